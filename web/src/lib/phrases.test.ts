import { describe, expect, it } from 'vitest';
import { Phrases } from './phrases';
import type { GameInfo } from './wire';
import { Words } from './words';

const GAME: GameInfo = {
  name: 'toy',
  version: 1,
  least_players: 2,
  most_players: 3,
  options: [],
  families: [
    { name: 'pass', arguments: [] },
    {
      name: 'give_card',
      arguments: [
        { name: 'target', words: 'seat', values: 3 },
        { name: 'card', words: 'card', values: ['gold', 'penny_jar'] },
      ],
    },
  ],
  events: [
    {
      name: 'drew',
      arguments: [
        { name: 'player', words: 'seat', values: 3 },
        { name: 'count', words: '', values: 100 },
      ],
    },
  ],
};
const CZECH = new Words(
  'cs',
  `
card-gold = Zlato
card-penny-jar = Kasička
    .short = Kas.
action-pass = Dál
action-give-card = { $target } dostane kartu { $card }
    .group = Dát
    .short = { $card }
event-drew =
    { $count ->
        [one] { $player } bere kartu.
        [few] { $player } bere { $count } karty.
       *[other] { $player } bere { $count } karet.
    }
view-own-cards = Vaše karty
score-cards = { $card } ×{ $count }
`,
);
const SHELL = new Words(
  'cs',
  `
seat-unnamed = Hráč { $number }
event-table-stand-in =
    { $on ->
        [yes] zaskok
       *[no] návrat
    }
`,
);
const phrases = new Phrases(GAME, CZECH, SHELL, ['Anna', 'Karel', '']);

describe('phrases', () => {
  it('put actions into words, long, short and under headings', () => {
    const action = { family: 'give_card', arguments: { target: 1, card: 'penny_jar' } };
    expect(phrases.action(action)).toBe('Karel dostane kartu Kasička');
    expect(phrases.choice(action)).toBe('Kas.');
    expect(phrases.heading(action)).toBe('Dát');
    expect(phrases.choice({ family: 'pass', arguments: {} })).toBe('Dál');
    expect(phrases.heading({ family: 'pass', arguments: {} })).toBe('');
  });

  it('inflect events and name the seats without a name', () => {
    const drew = (player: number, count: number) =>
      phrases.event({ number: 1, event: 'drew', arguments: { player, count }, at: 0 });
    expect(drew(0, 1)).toBe('Anna bere kartu.');
    expect(drew(0, 3)).toBe('Anna bere 3 karty.');
    expect(drew(2, 5)).toBe('Hráč 3 bere 5 karet.');
  });

  it('put what happens at the table into the words of the shell', () => {
    const stand = (on: number) => ({ number: 1, event: 'table_stand_in', arguments: { seat: 0, on }, at: 0 });
    expect(phrases.event(stand(1))).toBe('zaskok');
    expect(phrases.event(stand(0))).toBe('návrat');
    expect(phrases.actor(stand(0))).toBe(0);
  });

  it('put names into score lines where there are some', () => {
    expect(phrases.scoreLine({ name: 'cards', points: 5, arguments: { card: 'gold', count: 2 } })).toBe(
      'Zlato ×2',
    );
  });

  it('number actions as the server does, and list them all', () => {
    expect(phrases.number({ family: 'pass', arguments: {} })).toBe(0);
    expect(phrases.number({ family: 'give_card', arguments: { target: 2, card: 'gold' } })).toBe(5);
    expect(phrases.number({ family: 'give_card', arguments: { target: 3, card: 'gold' } })).toBe(-1);
    expect(phrases.number({ family: 'steal', arguments: {} })).toBe(-1);
    const all = phrases.all(2);
    expect(all).toHaveLength(5);
    for (const choice of all) expect(phrases.number(choice)).toBe(choice.action);
  });

  it('name what a plain view shows, as far as there are words', () => {
    expect(phrases.field('own_cards')).toBe('Vaše karty');
    expect(phrases.field('draw_pile')).toBe('draw pile');
    expect(phrases.named('penny_jar')).toBe('Kasička');
    expect(phrases.named('top_set')).toBe('top set');
  });
});
