// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answers,
  asking,
  button,
  click,
  closeHouse,
  field,
  openHouse,
  panel,
  press,
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

beforeEach(() => openHouse());
afterEach(closeHouse);

const WHY = `GET /api/tables/${TABLE}/why`;
const HINT = `POST /api/tables/${TABLE}/hint?seat=0`;
const FORBIDDEN = 2;

/** An answer of the house that takes its time. */
function late(): { answer: Promise<unknown>; give: (answer: unknown) => Promise<void> } {
  let resolve: (answer: unknown) => void;
  const answer = new Promise<unknown>((done) => (resolve = done));
  return {
    answer,
    async give(answer) {
      resolve(answer);
      await settled();
    },
  };
}

const asked = () => vi.mocked(fetch).mock.calls.filter(([path]) => String(path).includes('hint'));

describe('a hint', () => {
  const hint = () => document.querySelector('.prompt .hint')?.textContent;

  it('is what a bot would do, said and shown, until the table goes on', async () => {
    const thought = late();
    answers.set(HINT, thought.answer);
    await sitDown();
    await press('h');
    expect(hint()).toBe('A bot is thinking about it …');
    expect(button('Hint')?.getAttribute('aria-busy')).toBe('true');
    await thought.give({ action: 1 });
    expect(hint()).toBe('A bot would: Discard Gold');
    expect(button('Discard Gold')?.title).toBe('hinted');
    await tell({ choices: asking(1) });
    expect(hint()).toBeUndefined();
    expect(button('Discard Gold')?.title).toBe('');
  });

  it('that comes too late is not given', async () => {
    const thought = late();
    answers.set(HINT, thought.answer);
    await sitDown();
    await click('Hint');
    await tell({ choices: asking(1) });
    await thought.give({ action: 1 });
    expect(hint()).toBeUndefined();
  });

  it('is asked for once at a time', async () => {
    answers.set(HINT, late().answer);
    await sitDown();
    await click('Hint');
    await press('h');
    expect(asked()).toHaveLength(1);
  });

  it('that cannot be had leaves a word, and can be asked for again', async () => {
    await sitDown();
    await click('Hint');
    expect(told()).toEqual(['There is nothing at this address.']);
    answers.set(HINT, { action: 0 });
    await click('Hint');
    expect(hint()).toBe('A bot would: Pass');
  });

  it.each([
    ['where the table plays without hints', false, asking(0)],
    ['where I am not asked', true, asking(0, [1])],
  ])('is not to be had %s', async (_where, hints, choices) => {
    answers.set(HINT, { action: 0 });
    await sitDown({ hints }, { choices });
    expect(button('Hint')).toHaveProperty('disabled', true);
    await press('h');
    expect(asked()).toEqual([]);
  });
});

describe('why something is not possible', () => {
  const dialog = () => screen.queryByRole('dialog', { name: 'Why can’t I …?' });
  const found = () =>
    within(dialog()!)
      .getAllByRole('listitem')
      .map((item) => item.textContent.trim());

  it('is told with the rule, which can be read', async () => {
    answers.set(`${WHY}/${FORBIDDEN}?seat=0`, { rule: 'TY-2' });
    await sitDown();
    await press('w');
    expect(found()).toEqual(['Discard Penny jar']);
    await click('Discard Penny jar');
    expect(found()).toEqual([expect.stringContaining('A penny jar stays (TY-1).')]);
    await click('Read rule TY-2');
    expect(dialog()).toBeNull();
    expect(panel('Rules')?.querySelector('.at')?.textContent).toContain('A penny jar stays');
  });

  it('is told in words, too, where it is possible after all', async () => {
    answers.set(`${WHY}/${FORBIDDEN}?seat=0`, { rule: '' });
    await sitDown();
    await click('Why not?');
    await click('Discard Penny jar');
    expect(found()).toEqual([expect.stringContaining('This is possible after all.')]);
  });

  it('is looked for in my own words', async () => {
    await sitDown({}, { choices: asking(0, [1]) });
    await press('w');
    expect(found()).toEqual(['Pass', 'Discard Gold', 'Discard Penny jar']);
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'GOLD' } });
    expect(found()).toEqual(['Discard Gold']);
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'horse' } });
    expect(screen.getByText(/^Nothing here is called “horse”/)).toBeTruthy();
  });

  it('cannot be asked while the house is away', async () => {
    await sitDown();
    await press('w');
    vi.stubGlobal('fetch', () => Promise.reject(new Error('gone')));
    await click('Discard Penny jar');
    expect(told()).toEqual([expect.stringMatching(/^The house cannot be reached/)]);
  });
});

describe('a note at what is not possible', () => {
  const note = () => screen.queryByRole('dialog', { name: 'Not possible now' });

  it('tells the rule, which can be read', async () => {
    answers.set(`${WHY}/${FORBIDDEN}?seat=0`, { rule: 'TY-2' });
    await sitDown();
    await click('Penny jar');
    expect(note()?.textContent).toContain('A penny jar stays (TY-1).');
    await click('Read rule TY-2');
    expect(note()).toBeNull();
    expect(panel('Rules')).toBeTruthy();
  });

  it('goes when it is closed, and when the table goes on', async () => {
    answers.set(`${WHY}/${FORBIDDEN}?seat=0`, { rule: 'TY-2' });
    await sitDown();
    await click('Penny jar');
    await fireEvent(note()!, Object.assign(new Event('toggle'), { newState: 'closed' }));
    expect(note()).toBeNull();
    await click('Penny jar');
    await tell({ choices: asking(1) });
    expect(note()).toBeNull();
  });

  it('about another moment does not lie over this one', async () => {
    const answer = late();
    answers.set(`${WHY}/${FORBIDDEN}?seat=0`, answer.answer);
    await sitDown();
    await click('Penny jar');
    await tell({ choices: asking(1) });
    await answer.give({ rule: 'TY-2' });
    expect(note()).toBeNull();
  });
});

describe('the rules', () => {
  it('are opened at their beginning, and lead from one to another', async () => {
    await sitDown();
    await press('r');
    expect(panel('Rules')?.querySelector('.at')).toBeNull();
    await click('TY-1');
    expect(panel('Rules')?.querySelector('.at')?.textContent).toContain('Do one thing.');
    await press('r');
    await press('r');
    expect(panel('Rules')?.querySelector('.at')).toBeNull();
  });
});

describe('keys', () => {
  it.each([
    ['l', 'Log'],
    ['c', 'Chat'],
    ['r', 'Rules'],
    ['R', 'Rules'],
  ])('open and close what lies beside the board: %s', async (key, name) => {
    await sitDown();
    await press(key);
    expect(panel(name)).toBeTruthy();
    await press(key);
    expect(panel(name)).toBeNull();
  });

  it('are told when asked for, and are then for the sheet alone', async () => {
    await sitDown();
    await press('?');
    expect(screen.getByRole('dialog', { name: 'Keys' }).textContent).toContain('take your last choice back');
    await press('l');
    expect(panel('Log')).toBeNull();
    await click('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are left to the browser with Control, to a field, and to a board that used them', async () => {
    await sitDown();
    await press('l', { ctrlKey: true });
    await press('l', { metaKey: true });
    await press('l', { altKey: true });
    document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    await press('l');
    expect(panel('Log')).toBeNull();
    await press('c');
    await press('l', {}, field('Say something'));
    expect(panel('Chat')).toBeTruthy();
  });

  it('do not type into the field that they open', async () => {
    await sitDown();
    expect(await press('c')).toBe(false);
    expect(await press('x')).toBe(true);
  });

  it('walk among what can be chosen, and scroll where there is something to scroll', async () => {
    await sitDown();
    await press('l');
    const log = screen.getByRole('log', { name: 'Log' });
    expect(await press('ArrowDown', {}, log)).toBe(true);
    expect(document.activeElement).toBe(document.body);
    expect(await press('ArrowDown')).toBe(false);
    expect(document.activeElement).toBe(button('Pass'));
  });

  it('find the focus on a choice again when what had it is gone', async () => {
    await sitDown();
    await press('ArrowRight');
    await click('Pass');
    await tell({ choices: asking(1) });
    expect(document.activeElement).toBe(button('Pass'));
  });
});
