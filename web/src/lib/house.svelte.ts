/** What there is to play, and the words of every game: fetched once, kept while the page is open. */
import { SvelteMap } from 'svelte/reactivity';
import { getHouse, getWords } from './http';
import { readRules, type RuleGroup } from './rules';
import { Phrases } from './phrases';
import { settings } from './settings.svelte';
import { shellWords } from './text.svelte';
import type { GameInfo, House, OptionInfo } from './wire';
import { Words } from './words';

interface Texts {
  words: Words;
  rules: RuleGroup[];
}

/** What only the boards say, beside them. */
const boardTexts = import.meta.glob<string>('../games/*/*.ftl', { query: '?raw', import: 'default' });

let house: House | null = $state.raw(null);
const texts = new SvelteMap<string, Texts>();
const underWay = new Map<string, Promise<void>>();

/** The house once it is there; null before. */
export function theHouse(): House | null {
  return house;
}

export async function loadHouse(): Promise<House> {
  house ??= await getHouse();
  return house;
}

export function gameInfo(name: string): GameInfo | undefined {
  return house?.games.find((game) => game.name === name);
}

/** Whether an option has an effect with so many players. */
export function matters(option: OptionInfo, players: number): boolean {
  return option.least_players <= players && players <= option.most_players;
}

/** Fetch a game's texts in a language, unless they are here already. */
export function loadTexts(game: string, lang: string): Promise<void> {
  const key = `${game} ${lang}`;
  let loading = underWay.get(key);
  if (!loading) {
    const board = boardTexts[`../games/${game}/${lang}.ftl`]?.() ?? '';
    loading = Promise.all([getWords(game, lang), board]).then(([source, own]) => {
      texts.set(key, { words: new Words(lang, source, own), rules: readRules(source) });
    });
    loading.catch(() => underWay.delete(key)); // so that the next one asks again
    underWay.set(key, loading);
  }
  return loading;
}

/** A game's texts in the present language; while those are on their way, in any language that is here. */
export function gameTexts(game: string): Texts | undefined {
  const own = texts.get(`${game} ${settings.lang}`);
  return own ?? [...texts.entries()].find(([key]) => key.startsWith(`${game} `))?.[1];
}

/** A game's phrases in the present language, with the names of those at the table; null until it is here. */
export function gamePhrases(game: string, seats: string[]): Phrases | null {
  const info = gameInfo(game);
  const found = gameTexts(game);
  return info && found ? new Phrases(info, found.words, shellWords(), seats) : null;
}
