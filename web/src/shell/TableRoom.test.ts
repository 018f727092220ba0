// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { play } from '../lib/sound';
import type { Outcome, Undo } from '../lib/wire';
import { FakeSocket, newest } from '../testing/socket';
import {
  all,
  answers,
  asking,
  button,
  click,
  closeHouse,
  comeIn,
  goAway,
  happening,
  lines,
  NOTHING_TO_UNDO,
  openHouse,
  panel,
  press,
  prompt,
  reconnect,
  requests,
  said,
  seating,
  settled,
  sitDown,
  TABLE,
  tell,
  told,
} from '../testing/table';

vi.mock('./boards', async () => {
  const { default: board } = await import('../testing/Board.svelte');
  return { boardFor: () => Promise.resolve(board) };
});

vi.mock('../lib/sound', () => ({ play: vi.fn() }));

/** Milliseconds to wait for the code of a board: the machine may be busy. */
const PATIENCE = 10_000;
const outcome: Outcome = {
  reason: 'empty',
  scores: [3, 5, 1],
  ranking: [[1], [0], [2]],
  sheets: [3, 5, 1].map((points) => [{ name: 'cards', points, arguments: {} }]),
  rival: null,
};
const over = { phase: 'over', outcome } as const;

beforeEach(() => openHouse());
afterEach(closeHouse);

describe('coming to a table', () => {
  it('says that it takes a moment, and then asks', async () => {
    comeIn();
    expect(newest().url).toMatch(/\/api\/tables\/abc\/live\?seat=0$/);
    expect(screen.getByRole('status').textContent).toBe('One moment …');
    await tell(all([0]));
    expect(prompt()).toBe('It is your turn.');
    expect(document.title).toBe('● Toy · Saloon');
    expect(screen.getByText('hand of Anna')).toBeTruthy();
  });

  it('says that there is none, and leads to the lobby', async () => {
    comeIn();
    newest().close(4404, 'problem-no-table');
    await settled();
    expect(screen.getByText('There is no such table. Perhaps the link is incomplete.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To the lobby' }).getAttribute('href')).toBe('/');
  });

  it('waits for those who are not there yet', async () => {
    const free = { kind: 'free', here: false } as const;
    await sitDown({}, { seats: seating({ phase: 'waiting', change: { 1: free } }) });
    expect(screen.getByText('Waiting for one more player')).toBeTruthy();
    expect(screen.queryByText('hand of Anna')).toBeNull();
    await tell({ seats: seating() });
    expect(screen.getByText('hand of Anna')).toBeTruthy();
  });

  it('offers a newcomer the introduction, until a few choices are made', async () => {
    await sitDown({ intro: true });
    for (let number = 0; number < 6; number++) {
      expect(button(/^New here\?/)).toBeTruthy();
      await click('Pass');
      await tell({ choices: asking(number + 1, [1]) });
      expect(button(/^New here\?/)).toBeNull();
      await tell({ choices: asking(number + 1) });
    }
    expect(button(/^New here\?/)).toBeNull();
  });

  it('does not offer the introduction again to whoever has seen it', async () => {
    await sitDown({ intro: true });
    await click(/^New here\?/);
    await screen.findByRole('dialog', {}, { timeout: PATIENCE });
    await fireEvent(screen.getByRole('dialog'), new Event('cancel'));
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button(/^New here\?/)).toBeNull();
    goAway();
    await sitDown({ intro: true });
    expect(button(/^New here\?/)).toBeNull();
  });

  it('offers no introduction where there is none', async () => {
    await sitDown();
    expect(button(/^New here\?/)).toBeNull();
  });
});

describe('choosing', () => {
  it('sends one click, and offers nothing while it is on its way', async () => {
    await sitDown();
    await click('Discard Gold');
    expect(newest().clicks).toMatchObject([{ action: 1, number: 0 }]);
    expect(prompt()).toBe('Your choice is on its way …');
    expect(button('Pass')).toBeNull();
    await tell({ choices: asking(1, [1]) });
    expect(prompt()).toBe('Waiting for Berta.');
    expect(document.title).toBe('Toy · Saloon');
  });

  it('says whom it waits for: a bot that thinks, or others when my choice counts', async () => {
    await sitDown({}, { choices: asking(0, [2]) });
    expect(prompt()).toBe('Cyril is thinking …');
    await tell({ choices: { ...asking(1, [1]), done: true } });
    expect(prompt()).toBe('Your choice counts. Now we wait for Berta.');
  });

  it.each([
    [happening('table_stale'), /^The table had moved on/],
    [happening('table_slow_down'), /^A little slower/],
    [happening('table_refused', { rule: 'TY-2' }), /^That is not possible: A penny jar stays/],
    [happening('table_refused', { rule: 'problem-not-your-turn' }), /^You are not asked just now/],
  ])('says why a choice did not count: $event', async (answer, words) => {
    await sitDown();
    await click('Pass');
    await tell({ events: [answer] });
    expect(told()).toEqual([expect.stringMatching(words)]);
    expect(button('Pass')).toBeTruthy();
  });

  it('is announced by a sound, if something has happened before', async () => {
    await sitDown();
    await tell({ choices: asking(1, [1]), events: [happening('drew', { player: 0 })] });
    expect(play).not.toHaveBeenCalled();
    await tell({ choices: asking(2), events: [happening('drew', { player: 1 })] });
    expect(play).toHaveBeenCalledExactlyOnceWith('stamp');
  });

  it('has nothing to say where a choice counts', async () => {
    await sitDown();
    await click('Pass');
    await tell({ events: [happening('table_counted')] });
    expect(told()).toEqual([]);
  });
});

describe('a lost connection', () => {
  it('is said, and that nothing is lost, until it is back', async () => {
    await sitDown();
    newest().close();
    await settled();
    expect(screen.getByRole('alert').textContent).toContain('No connection to the table. Nothing is lost.');
    await reconnect();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('hand of Anna')).toBeTruthy();
  });

  it('keeps a choice, says so, and sends it when it is back', async () => {
    await sitDown();
    newest().close();
    await settled();
    await click('Pass');
    expect(screen.getByRole('alert').textContent).toContain('What you did is kept and will go out.');
    await reconnect();
    expect(newest().clicks).toMatchObject([{ action: 0, number: 0 }]);
  });

  it('counts down to the next try, and tries by itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    await sitDown();
    for (let tries = 0; tries < 4; tries++) {
      newest().close();
      await vi.advanceTimersByTimeAsync(tries < 3 ? 15_000 : 0);
    }
    expect(FakeSocket.all).toHaveLength(4);
    const waits = /^Try now \(in (\d) s\)$/.exec(
      screen.getByRole('button', { name: /^Try now/ }).textContent.trim(),
    );
    expect(Number(waits?.[1])).toBeGreaterThan(1);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(FakeSocket.all).toHaveLength(5);
    expect(button('Trying again …')).toBeTruthy();
  });

  it('is said before the game, too, and before anything was heard', async () => {
    comeIn();
    newest().close();
    await settled();
    expect(screen.getByRole('alert')).toBeTruthy();
    await reconnect([0], { seats: seating({ phase: 'waiting' }) });
    expect(screen.queryByRole('alert')).toBeNull();
    newest().close();
    await settled();
    expect(screen.getByRole('alert')).toBeTruthy();
  });
});

describe('taking back', () => {
  const FREE: Undo = { ...NOTHING_TO_UNDO, free: true };
  const BY_CONSENT: Undo = { ...NOTHING_TO_UNDO, by_consent: true };

  it('is not possible where there is nothing to take back', async () => {
    await sitDown();
    expect(button('Undo')).toHaveProperty('disabled', true);
    await press('u');
    expect(requests()).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('goes at once where nothing became known', async () => {
    await sitDown({}, { undo: FREE });
    await press('u');
    expect(requests()).toEqual([{ do: 'take_back', number: 0 }]);
  });

  it('asks me whether to ask the table where all have to agree', async () => {
    await sitDown({}, { undo: BY_CONSENT });
    await click('Undo');
    await click('Back');
    expect(requests()).toEqual([]);
    await click('Undo');
    await click('Ask the table');
    expect(requests()).toEqual([{ do: 'take_back', number: 0 }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['Fine with me', true],
    ['No', false],
  ])('asks me when somebody else would like to, and I say: %s', async (answer, agree) => {
    await sitDown({}, { undo: { ...NOTHING_TO_UNDO, asked_by: 1, waiting_for: [0] } });
    expect(screen.getByRole('alertdialog').textContent).toContain(
      'Berta would like to take the last choice back.',
    );
    await click(answer);
    expect(requests()).toEqual([{ do: 'answer', agree }]);
    expect(button('Fine with me')).toHaveProperty('disabled', true);
    expect(button('No')).toHaveProperty('disabled', true);
    await tell({ undo: NOTHING_TO_UNDO });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('tells whose answers are missing, and cannot be asked for twice', async () => {
    await sitDown({}, { undo: { ...BY_CONSENT, asked_by: 0, waiting_for: [1] } });
    expect(screen.getByRole('alertdialog').textContent).toContain('Still to answer: Berta.');
    expect(button('Fine with me')).toBeNull();
    expect(button('Undo')).toHaveProperty('disabled', true);
  });
});

describe('two people at one screen', () => {
  const both = [0, 1];
  const curtain = () => screen.queryByRole('dialog', { name: /^Pass the device to/ });

  it('see nothing but a curtain until the right one has the device', async () => {
    await sitDown({ mine: both });
    expect(newest().url).toMatch(/\/live$/);
    expect(curtain()?.textContent).toContain('Pass the device to Anna');
    expect(screen.queryByText(/^hand of/)).toBeNull();
    expect(screen.queryByText('open cards')).toBeNull();
    await press('l');
    expect(panel('Log')).toBeNull();
    await click('I am Anna');
    expect(requests()).toEqual([{ do: 'look', seat: 0 }]);
    await tell(all(both, { seats: seating({ mine: both, looking_as: 0 }) }));
    expect(curtain()).toBeNull();
    expect(screen.getByText('hand of Anna')).toBeTruthy();
  });

  it('hide the cards of one before the other takes the device', async () => {
    await sitDown({ mine: both }, { seats: seating({ mine: both, looking_as: 0 }) });
    expect(screen.getByText('hand of Anna')).toBeTruthy();
    await tell({ choices: asking(1, [1]) });
    expect(curtain()?.textContent).toContain('Pass the device to Berta');
    expect(screen.queryByText('hand of Anna')).toBeNull();
    expect(requests()).toEqual([{ do: 'look', seat: null }]);
  });

  it('are not parted where it is the turn of somebody else, of a stand-in, or nobody’s any more', async () => {
    await sitDown({ mine: both }, { choices: asking(0, [2]) });
    expect(curtain()).toBeNull();
    await tell({
      choices: asking(1, [1]),
      seats: seating({ mine: both, looking_as: null, change: { 1: { stand_in: true } } }),
    });
    expect(curtain()).toBeNull();
    await tell({ seats: seating({ mine: both, looking_as: null, phase: 'closed' }) });
    expect(curtain()).toBeNull();
  });

  it('hear on the curtain that there is no connection', async () => {
    await sitDown({ mine: both });
    newest().close();
    await settled();
    expect(within(curtain()!).getByRole('alert')).toBeTruthy();
  });
});

describe('the clock', () => {
  it('runs for whoever is asked, and hurries in the last seconds', async () => {
    vi.useFakeTimers();
    const clock = { move: 30_000, bank: 0, left: [30_000, 30_000, 0], banks: [0, 0, 0] };
    await sitDown({}, { clock });
    const times = () => screen.getAllByRole('timer').map((timer) => timer.textContent);
    expect(times()).toEqual(['0:30', '0:30']);
    await vi.advanceTimersByTimeAsync(19_000);
    expect(times()).toEqual(['0:11', '0:30']);
    expect(screen.getAllByRole('timer')[0]!.className).not.toContain('hurry');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(times()).toEqual(['0:09', '0:30']);
    expect(screen.getAllByRole('timer')[0]!.className).toContain('hurry');
    await tell({ seats: seating({ change: { 0: { stand_in: true } } }) });
    expect(times()).toEqual(['0:30']);
  });
});

describe('a stand-in', () => {
  it('plays for me until I take my seat back', async () => {
    await sitDown(
      {},
      { choices: asking(0, [0], false), seats: seating({ change: { 0: { stand_in: true } } }) },
    );
    expect(prompt()).toBe('A bot plays for you at the moment.');
    await click('Take my seat back');
    expect(requests()).toEqual([{ do: 'stand_in', seat: 0, on: false }]);
    await tell({ choices: asking(0), seats: seating() });
    expect(button('Take my seat back')).toBeNull();
    expect(prompt()).toBe('It is your turn.');
  });

  it('can be asked for in the menu: for me, and for whoever is away', async () => {
    await sitDown();
    await click('Menu');
    expect(screen.queryByRole('checkbox', { name: 'Berta' })).toBeNull();
    await fireEvent.click(screen.getByRole('checkbox', { name: 'Anna' }));
    expect(requests()).toEqual([{ do: 'stand_in', seat: 0, on: true }]);
    await tell({ seats: seating({ change: { 1: { here: false } } }) });
    expect(screen.getByRole('checkbox', { name: 'Berta' })).toBeTruthy();
  });

  it('does not play for anybody when the game is over', async () => {
    await sitDown({}, { seats: seating({ phase: 'closed', change: { 0: { stand_in: true } } }) });
    expect(button('Take my seat back')).toBeNull();
  });
});

describe('the end', () => {
  it('tells who won and why, and lets me look at the board', async () => {
    await sitDown();
    await tell({ choices: asking(1, []), seats: seating(over) });
    expect(screen.getByRole('heading', { name: 'Berta wins!' })).toBeTruthy();
    expect(screen.getByText('The pile is empty.')).toBeTruthy();
    await click('Look at the board');
    expect(screen.queryByText('The pile is empty.')).toBeNull();
    expect(screen.getByText('hand of Anna')).toBeTruthy();
    await click('Scores');
    expect(screen.getByText('The pile is empty.')).toBeTruthy();
  });

  it('leads to another game of the same people', async () => {
    answers.set('POST /api/promise', { promise: 'p', table: 'next', commitment: 'beef' });
    answers.set(`POST /api/tables/${TABLE}/rematch`, { table: 'next' });
    await sitDown({}, { seats: seating(over) });
    await click('Play again');
    expect(location.pathname).toBe('/t/next');
  });

  it('leads to the game that somebody else began', async () => {
    await sitDown({}, { seats: seating({ ...over, rematch: 'next' }) });
    expect(screen.getByRole('link', { name: 'To the next game' }).getAttribute('href')).toBe('/t/next');
    expect(button('Play again')).toBeNull();
  });

  it('says what went wrong when there can be no other game', async () => {
    await sitDown({}, { seats: seating(over) });
    await click('Play again');
    expect(told()).toEqual(['There is nothing at this address.']);
  });

  it('of a table that the host closed is said, and nobody speaks any more', async () => {
    await sitDown();
    await tell({ choices: asking(0), seats: seating({ phase: 'closed' }) });
    expect(prompt()).toBe('The host has closed this table.');
    expect(button('Pass')).toBeNull();
    expect(screen.getByRole('link', { name: 'To the lobby' })).toBeTruthy();
    await press('c');
    expect(screen.queryByRole('textbox', { name: 'Say something' })).toBeNull();
  });
});

describe('a spectator', () => {
  it('sees the open cards, and has nothing to choose, to ask or to take back', async () => {
    await sitDown({ mine: [] }, { choices: asking(0, [0], false), undo: { ...NOTHING_TO_UNDO, free: true } });
    expect(screen.getByText('open cards')).toBeTruthy();
    expect(prompt()).toBe('Waiting for Anna.');
    for (const name of ['Pass', 'Undo', 'Hint', 'Why not?']) expect(button(name)).toBeNull();
    for (const key of ['h', 'w']) await press(key);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(fetch).not.toHaveBeenCalledWith(expect.stringContaining('hint'), expect.anything());
  });

  it('reads along and does not speak', async () => {
    await sitDown({ mine: [] }, { events: [said(0, 'Howdy')] });
    await press('c');
    expect(lines('Chat')).toEqual([expect.stringMatching(/^Anna Howdy/)]);
    expect(screen.queryByRole('textbox', { name: 'Say something' })).toBeNull();
  });

  it('hears that somebody asks to take back, and is not asked', async () => {
    await sitDown({ mine: [] }, { undo: { ...NOTHING_TO_UNDO, asked_by: 0, waiting_for: [1] } });
    expect(screen.getByRole('alertdialog').textContent).toContain('Still to answer: Berta.');
    expect(button('Fine with me')).toBeNull();
  });

  it('is counted for the others to see', async () => {
    await sitDown({}, { seats: seating({ watching: 1 }) });
    expect(screen.getByText('One person is watching')).toBeTruthy();
  });

  it('does not ask for another game', async () => {
    await sitDown({ mine: [] }, { seats: seating({ mine: [], ...over }) });
    expect(screen.getByRole('heading', { name: 'Berta wins!' })).toBeTruthy();
    expect(button('Play again')).toBeNull();
  });
});
