/** A table of a small game with a browser around it; the test is the house. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { vi } from 'vitest';
import { loadHouse, loadTexts } from '../lib/house.svelte';
import { dismiss, notices } from '../lib/notices.svelte';
import { settings } from '../lib/settings.svelte';
import type {
  Choices,
  GameInfo,
  Happening,
  SeatInfo,
  Seating,
  TableSummary,
  Undo,
  Update,
} from '../lib/wire';
import TableRoom from '../shell/TableRoom.svelte';
import { FakeSocket, newest } from './socket';

export const TABLE = 'abc';
const CARDS = ['gold', 'penny_jar'];
const GAME: GameInfo = {
  name: 'toy',
  version: 1,
  least_players: 2,
  most_players: 3,
  options: [],
  families: [
    { name: 'pass', arguments: [] },
    { name: 'discard', arguments: [{ name: 'card', words: 'card', values: CARDS }] },
  ],
  events: [{ name: 'drew', arguments: [{ name: 'player', words: 'seat', values: 3 }] }],
};
/** A game of the house that has an introduction; its rules do not matter here. */
const WITH_INTRO = 'point_city';
const WORDS = `
game-name = Toy
card-gold = Gold
card-penny-jar = Penny jar
action-pass = Pass
action-discard = Discard { $card }
event-drew = { $player } draws.
prompt-turn = It is your turn.
reason-empty = The pile is empty.
score-cards = Cards

## 1 Turn

TY-1 = Do one thing.
TY-2 = A penny jar stays (TY-1).
`;
const FREE: SeatInfo = { name: '', kind: 'free', level: '', here: false, stand_in: false, mine: false };
const NAMES = ['Anna', 'Berta', 'Cyril'];
export const NOTHING_TO_UNDO: Undo = { free: false, by_consent: false, asked_by: null, waiting_for: [] };

/** A line that somebody said. */
export function said(seat: number, text: string): Happening {
  return happening('table_said', { seat, name: NAMES[seat]!, text });
}

/** What the house answers to requests, by method and path; a test adds what it needs. */
export const answers = new Map<string, unknown>();

async function answer(path: string, init: RequestInit = {}): Promise<Partial<Response>> {
  const found = await answers.get(`${init.method ?? 'GET'} ${path}`);
  const json = () => Promise.resolve(found ?? { problem: 'problem-no-page' });
  return { ok: found !== undefined, status: 404, json, text: () => Promise.resolve(String(found)) };
}

/** Open the house; `desk` is a wide screen, else it is a phone. */
export async function openHouse({ desk = false } = {}): Promise<void> {
  FakeSocket.all = [];
  answers.clear();
  localStorage.clear();
  settings.muted = [];
  settings.lang = 'en';
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', vi.fn(answer));
  vi.stubGlobal('matchMedia', () => ({ matches: desk, addEventListener() {}, removeEventListener() {} }));
  HTMLElement.prototype.showPopover = function () {
    this.dataset.open = '';
  };
  answers.set('GET /api/house', {
    games: [GAME, { ...GAME, name: WITH_INTRO }],
    levels: ['cowpoke'],
    languages: ['en'],
  });
  for (const game of [GAME.name, WITH_INTRO]) answers.set(`GET /api/games/${game}/words/en`, WORDS);
  await loadHouse();
  await Promise.all([loadTexts(GAME.name, 'en'), loadTexts(WITH_INTRO, 'en')]);
}

export function closeHouse(): void {
  goAway();
  for (const { id } of [...notices]) dismiss(id);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
}

interface Sitting {
  /** The seats that are mine. */
  mine?: number[];
  hints?: boolean;
  intro?: boolean;
}

/** Open the page of the table, and hear nothing from it yet. */
export function comeIn({ mine = [0], hints = true, intro = false }: Sitting = {}): void {
  const summary: TableSummary = {
    table: TABLE,
    other_version: null,
    game: intro ? WITH_INTRO : GAME.name,
    options: {},
    phase: 'playing',
    names: NAMES,
    free: [],
    mine,
    my_turn: false,
    host: false,
    listed: false,
    clock: null,
    hints,
    pace: 'instant',
    created: 0,
    own_components: false,
    commitment: 'f00d',
  };
  render(TableRoom, { summary });
}

/** Open the page of the table, and hear all about it. */
export async function sitDown(sitting: Sitting = {}, update: Update = {}): Promise<void> {
  comeIn(sitting);
  await tell(all(sitting.mine ?? [0], update));
}

/** What a table tells first. */
export function all(mine: number[], update: Update = {}): Update {
  return {
    view: {},
    choices: asking(0),
    events: [happening('table_began')],
    seats: seating({ mine, looking_as: mine.length === 1 ? mine[0]! : null }),
    undo: NOTHING_TO_UNDO,
    ...update,
  };
}

/** The page is closed; what this browser keeps stays. */
export function goAway(): void {
  cleanup();
  for (const socket of FakeSocket.all) socket.readyState = FakeSocket.CLOSED; // none is taken along
}

/** The house tells something, and it is on the screen. */
export async function tell(update: Update): Promise<void> {
  newest().tell(update);
  await settled();
}

/** All that follows from what was done has followed: no answer goes through more hands than this. */
export async function settled(): Promise<void> {
  for (let hand = 0; hand < 20; hand++) await tick();
}

export function happening(event: string, values: Happening['arguments'] = {}): Happening {
  return { number: 0, event, arguments: values, at: 0 };
}

/** A question to a seat, which I hear if it is mine. */
export function asking(number: number, asked = [0], mine = asked.includes(0)): Choices {
  const discard = { action: 1, family: 'discard', arguments: { card: 'gold' } };
  const pass = { action: 0, family: 'pass', arguments: {} };
  return { number, asked, prompt: mine ? 'turn' : '', actions: mine ? [pass, discard] : [] };
}

type Seats = Partial<Seating> & { mine?: number[]; change?: Record<number, Partial<SeatInfo>> };

export function seating({ mine = [0], change = {}, ...more }: Seats = {}): Seating {
  const seats = NAMES.map((name, seat): SeatInfo => ({
    ...FREE,
    name,
    kind: seat === 2 ? 'bot' : 'person',
    level: seat === 2 ? 'cowpoke' : '',
    here: true,
    mine: mine.includes(seat),
    ...change[seat],
  }));
  return {
    table: TABLE,
    looking_as: mine[0] ?? null,
    host: false,
    phase: 'playing',
    seats,
    watching: 0,
    outcome: null,
    rematch: null,
    ...more,
  };
}

export const button = (name: string | RegExp) => screen.queryByRole('button', { name });
export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const prompt = () => document.querySelector('.prompt .sentence')?.textContent;
export const requests = () => newest().requests;
export const panel = (name: string) => screen.queryByRole('complementary', { name });
export const lines = (name: string) =>
  within(panel(name)!)
    .queryAllByRole('listitem')
    .map((line) => line.textContent.trim());
export const told = () => notices.map(({ text }) => text);

export async function click(name: string | RegExp) {
  await fireEvent.click(button(name)!);
  await settled();
}

export async function press(key: string, more: KeyboardEventInit = {}, at: Element = document.body) {
  const goesOn = await fireEvent.keyDown(at, { key, ...more });
  await settled();
  return goesOn;
}

export async function type(name: string, text: string) {
  await fireEvent.input(field(name), { target: { value: text } });
}

/** The connection is back, and the table stands like this. */
export async function reconnect(mine = [0], update = {}) {
  await click(/^Try now/);
  await tell(all(mine, update));
}
