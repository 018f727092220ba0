import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket, newest } from '../testing/socket';
import { Live } from './live.svelte';
import type { Happening, SeatInfo, Seating, Undo } from './wire';

const BEGAN: Happening = { number: 0, event: 'table_began', arguments: {}, at: 1 };
const STALE: Happening = { number: 9, event: 'table_stale', arguments: {}, at: 2 };

const SAID: Happening = {
  number: 4,
  event: 'table_said',
  arguments: { seat: 2, name: 'Anna', text: 'Howdy' },
  at: 3,
};
const OTHER: SeatInfo = {
  name: '',
  kind: 'person',
  level: '',
  here: true,
  stand_in: false,
  mine: false,
};
const SEATS: SeatInfo[] = [OTHER, OTHER, { ...OTHER, mine: true }];

function seating(looking_as: number | null): Seating {
  return {
    table: 'abc',
    looking_as,
    host: false,
    phase: 'playing',
    seats: [],
    watching: 0,
    outcome: null,
    rematch: null,
  };
}

function choices(number: number) {
  return { number, asked: [0, 1], prompt: 'turn', actions: [{ action: 7, family: 'pass', arguments: {} }] };
}

describe('the live connection', () => {
  let told: string[];
  let live: Live;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('location', { protocol: 'http:', host: 'house' });
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('removeEventListener', () => undefined);
    FakeSocket.all = [];
    told = [];
    live = new Live('abc', 2, ({ event }) => told.push(event));
    newest().tell({ view: {}, choices: choices(4), events: [BEGAN], seats: seating(2) });
  });

  afterEach(() => {
    live.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('asks for the seat and is online once the table has told all', () => {
    expect(newest().url).toBe('ws://house/api/tables/abc/live?seat=2');
    expect(live.status).toBe('online');
    expect(live.log).toEqual([BEGAN]);
  });

  it('sends a click once, with the number that was seen', () => {
    live.choose(7);
    live.choose(7);
    live.choose(8);
    expect(newest().clicks).toMatchObject([{ action: 7, number: 4 }]);
    newest().tell({ choices: choices(5) });
    expect(live.pending).toBeNull();
  });

  it('sends a click again under the same name when the connection is back', () => {
    live.choose(7);
    const [click] = newest().clicks;
    newest().close();
    expect(live.status).toBe('offline');
    expect(live.pending).not.toBeNull();
    vi.advanceTimersByTime(20_000);
    newest().tell({ view: {}, choices: choices(4), events: [BEGAN], seats: seating(2) });
    expect(FakeSocket.all).toHaveLength(2);
    expect(newest().clicks).toEqual([click]);
  });

  it('waits in simultaneous play until the own choice counts', () => {
    newest().tell({ seats: { ...seating(2), seats: [OTHER, OTHER] } });
    live.choose(7);
    newest().tell({ choices: choices(4) });
    expect(live.pending).not.toBeNull();
    expect(newest().clicks).toEqual([
      { do: 'choose', action: 7, number: 4, click: expect.any(String) as string },
    ]);
    newest().tell({ choices: choices(5) });
    expect(live.pending).toBeNull();
  });

  it('takes a click for answered that had arrived before the connection was lost', () => {
    live.choose(7);
    newest().close();
    vi.advanceTimersByTime(20_000);
    newest().tell({ view: {}, choices: choices(5), events: [BEGAN], seats: seating(2) });
    expect(live.pending).not.toBeNull();
    newest().tell({ events: [{ number: 5, event: 'table_counted', arguments: {}, at: 2 }] });
    expect(live.pending).toBeNull();
    expect(live.log).toEqual([BEGAN]);
  });

  it('keeps a click that was made offline', () => {
    newest().close();
    live.choose(7);
    vi.advanceTimersByTime(20_000);
    newest().tell({ view: {}, choices: choices(4), events: [BEGAN], seats: seating(2) });
    expect(newest().clicks).toMatchObject([{ action: 7, number: 4 }]);
  });

  it('says so when the table has moved on meanwhile', () => {
    live.choose(7);
    newest().close();
    vi.advanceTimersByTime(20_000);
    newest().tell({ view: {}, choices: choices(9), events: [BEGAN], seats: seating(2) });
    expect(live.pending).not.toBeNull();
    newest().tell({ choices: choices(9), events: [STALE] });
    expect(live.pending).toBeNull();
    expect(told).toEqual(['table_stale']);
    expect(live.log).toEqual([BEGAN]);
  });

  it('does not trust a connection on which a click gets no answer', () => {
    live.choose(7);
    vi.advanceTimersByTime(7_000);
    expect(live.status).toBe('offline');
    expect(live.pending).not.toBeNull();
  });

  it('keeps what was said while offline, until somebody has heard it', () => {
    newest().close();
    live.say('Howdy');
    expect(live.wishes).toEqual([{ do: 'say', text: 'Howdy' }]);
    vi.advanceTimersByTime(20_000);
    newest().tell({ view: {}, choices: choices(4), events: [BEGAN], seats: seating(2) });
    expect(newest().sent).toEqual([JSON.stringify({ do: 'say', text: 'Howdy' })]);
    newest().tell({ events: [SAID] });
    expect(live.wishes).toEqual([]);
  });

  it('sends what was said again after a lost connection, unless it had arrived', () => {
    newest().tell({ seats: { ...seating(2), seats: SEATS } });
    live.say('Howdy');
    newest().close();
    vi.advanceTimersByTime(20_000);
    newest().tell({ view: {}, choices: choices(4), events: [BEGAN], seats: seating(2) });
    expect(newest().sent).toEqual([JSON.stringify({ do: 'say', text: 'Howdy' })]);
    newest().close();
    vi.advanceTimersByTime(20_000);
    newest().tell({
      view: {},
      choices: choices(4),
      events: [BEGAN, SAID],
      seats: { ...seating(2), seats: SEATS },
    });
    expect(newest().sent).toEqual([]);
    expect(live.wishes).toEqual([]);
  });

  it('keeps an answer and a take-back that were given while offline', () => {
    const asked: Undo = { free: false, by_consent: false, asked_by: 0, waiting_for: [2] };
    newest().tell({ undo: asked });
    newest().close();
    live.answer(true);
    live.answer(true);
    live.takeBack();
    vi.advanceTimersByTime(20_000);
    newest().tell({
      view: {},
      choices: choices(4),
      events: [BEGAN],
      undo: asked,
      seats: seating(2),
    });
    expect(newest().sent.map((text) => JSON.parse(text) as unknown)).toEqual([
      { do: 'answer', agree: true },
      { do: 'take_back', number: 4 },
    ]);
  });

  it('does not give an answer for which nobody waits any more', () => {
    newest().close();
    live.answer(true);
    vi.advanceTimersByTime(20_000);
    const undo: Undo = { free: false, by_consent: false, asked_by: null, waiting_for: [] };
    newest().tell({ view: {}, choices: choices(4), events: [BEGAN], undo, seats: seating(2) });
    expect(newest().sent).toEqual([]);
  });

  it('does not trust a connection on which a wish gets no answer', () => {
    live.takeBack();
    vi.advanceTimersByTime(7_000);
    expect(live.status).toBe('offline');
    expect(live.wishes).toHaveLength(1);
  });

  it('notices that the house is gone although nobody said so', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve());
    await vi.advanceTimersByTimeAsync(50_000);
    expect(live.status).toBe('online');
    vi.stubGlobal('fetch', () => Promise.reject(new Error('gone')));
    await vi.advanceTimersByTimeAsync(50_000);
    expect(live.status).toBe('offline');
  });

  it('takes the whole log anew when it looks as another seat, and does not animate it', () => {
    const drew: Happening = { number: 1, event: 'drew', arguments: {}, at: 5 };
    newest().tell({ events: [drew], seats: seating(2) });
    expect(live.fresh).toEqual([drew]);
    newest().tell({ view: {}, events: [BEGAN, drew], seats: seating(null) });
    expect(live.log).toEqual([BEGAN, drew]);
    expect(live.fresh).toEqual([]);
  });

  it('gives up where there is no table, and watches where the seat is lost', () => {
    newest().close(4403, 'problem-not-your-seat');
    vi.advanceTimersByTime(20_000);
    expect(newest().url).toBe('ws://house/api/tables/abc/live');
    newest().close(4404, 'problem-no-table');
    vi.advanceTimersByTime(60_000);
    expect(live.refused).toBe('problem-no-table');
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('takes its socket along from a game that is over to the next table', () => {
    const socket = newest();
    socket.tell({ seats: { ...seating(2), phase: 'over', rematch: 'next' } });
    live.close();
    live = new Live('next', 1, ({ event }) => told.push(event));
    expect(FakeSocket.all).toEqual([socket]);
    expect(JSON.parse(socket.sent.at(-1)!)).toEqual({ do: 'go', table: 'next', seat: 1 });
    socket.tell({ seats: { ...seating(2), phase: 'over' } });
    expect(live.status).toBe('connecting');
    socket.tell({ view: {}, choices: choices(0), events: [BEGAN], seats: { ...seating(1), table: 'next' } });
    expect(live.status).toBe('online');
    expect(live.seating?.table).toBe('next');
    vi.advanceTimersByTime(20_000);
    expect(socket.readyState).toBe(FakeSocket.OPEN);
  });

  it('connects anew when nobody answers on the socket that was taken along', () => {
    newest().tell({ seats: { ...seating(2), phase: 'over' } });
    live.close();
    live = new Live('next', 1, ({ event }) => told.push(event));
    vi.advanceTimersByTime(20_000);
    expect(newest().url).toBe('ws://house/api/tables/next/live?seat=1');
  });

  it('lets go of a socket that nobody takes along, and of one whose game goes on', () => {
    newest().tell({ seats: { ...seating(2), phase: 'over' } });
    live.close();
    expect(newest().readyState).toBe(FakeSocket.OPEN);
    vi.advanceTimersByTime(20_000);
    expect(newest().readyState).not.toBe(FakeSocket.OPEN);
    live = new Live('abc', 2, () => undefined);
    newest().tell({ view: {}, choices: choices(4), events: [BEGAN], seats: seating(2) });
    live.close();
    expect(newest().readyState).not.toBe(FakeSocket.OPEN);
  });
});
