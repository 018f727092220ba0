// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Happening } from '../lib/wire';
import { newest } from '../testing/socket';
import {
  asking,
  button,
  click,
  closeHouse,
  field,
  goAway,
  happening,
  lines,
  openHouse,
  panel,
  press,
  reconnect,
  requests,
  said,
  sitDown,
  tell,
  type,
} from '../testing/table';

vi.mock('./boards', async () => {
  const { default: board } = await import('../testing/Board.svelte');
  return { boardFor: () => Promise.resolve(board) };
});

beforeEach(() => openHouse());
afterEach(closeHouse);

describe('the chat', () => {
  it('says what I type, and nothing where I typed nothing', async () => {
    await sitDown();
    await press('c');
    expect(screen.getByText('Nobody has said anything yet.')).toBeTruthy();
    await type('Say something', '  Howdy ');
    await fireEvent.submit(field('Say something').form!);
    await fireEvent.submit(field('Say something').form!);
    expect(requests()).toEqual([{ do: 'say', text: 'Howdy' }]);
    expect(field('Say something').value).toBe('');
    await tell({ events: [said(0, 'Howdy')] });
    expect(lines('Chat')).toEqual(['Anna Howdy']);
  });

  it('keeps what I have typed while it is closed', async () => {
    await sitDown();
    await press('c');
    await type('Say something', 'How');
    await press('Escape');
    expect(panel('Chat')).toBeNull();
    await press('c');
    expect(field('Say something').value).toBe('How');
  });

  it('counts what I have not read, but not what was said before I came', async () => {
    await sitDown({}, { events: [said(1, 'Anybody here?')] });
    expect(button('Chat')).toBeTruthy();
    await tell({ events: [said(1, 'Howdy')] });
    expect(button('Chat one new line')).toBeTruthy();
    await press('c');
    await press('c');
    expect(button('Chat')).toBeTruthy();
  });

  it('shows what goes out later while there is no connection', async () => {
    await sitDown();
    await press('c');
    newest().close();
    await type('Say something', 'Still there?');
    await fireEvent.submit(field('Say something').form!);
    expect(lines('Chat')).toEqual(['Still there? goes out when the connection is back']);
    await reconnect();
    expect(requests()).toEqual([{ do: 'say', text: 'Still there?' }]);
    await tell({ events: [said(0, 'Still there?')] });
    expect(lines('Chat')).toEqual(['Anna Still there?']);
  });

  it('is silent about whom I muted, until I want to hear them again', async () => {
    await sitDown({}, { events: [said(1, 'Boo'), said(0, 'Please')] });
    await press('c');
    expect(button('Mute Anna')).toBeNull();
    await click('Mute Berta');
    expect(lines('Chat')).toEqual(['Anna Please']);
    await click('Hear them');
    expect(lines('Chat')).toHaveLength(2);
  });

  it('has no part in the log', async () => {
    await sitDown({}, { events: [happening('table_began'), said(1, 'Boo')] });
    await press('l');
    expect(lines('Log')).toEqual(['The game begins.']);
  });
});

describe('the log', () => {
  const drew = happening('drew', { player: 1 });

  it('counts what I have not seen on a phone, and marks where it begins', async () => {
    await sitDown({}, { choices: asking(0, [1]) });
    await press('l');
    expect(panel('Log')!.querySelector('.fresh')).toBeNull();
    await press('l');
    expect(button('Log')).toBeTruthy();
    await tell({ events: [drew, drew] });
    expect(button('Log 2 new lines')).toBeTruthy();
    await press('l');
    expect(lines('Log')).toEqual(['The game begins.', 'New', 'Berta draws.', 'Berta draws.']);
    await tell({ events: [happening('drew', { player: 2 })] });
    expect(lines('Log').slice(-3)).toEqual(['Berta draws.', 'Berta draws.', 'Cyril draws.']);
    await press('l');
    expect(button('Log')).toBeTruthy();
  });

  it('remembers what I have seen until I come back', async () => {
    await sitDown();
    await press('l');
    await press('l');
    goAway();
    await sitDown({}, { events: [happening('table_began'), drew] });
    expect(button('Log one new line')).toBeTruthy();
  });

  it('does not count what I have answered to', async () => {
    await sitDown();
    await tell({ events: [drew] });
    expect(button('Log 2 new lines')).toBeTruthy();
    await click('Pass');
    expect(button('Log')).toBeTruthy();
    await tell({ choices: asking(1, [1]), events: [drew] });
    expect(button('Log one new line')).toBeTruthy();
  });

  it('has no news on a desk, where its last lines are always in sight', async () => {
    await openHouse({ desk: true });
    await sitDown();
    await tell({ events: [drew] });
    expect(button('Log')).toBeTruthy();
    await tell({ events: Array<Happening>(50).fill(drew) });
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await fireEvent(document, new Event('visibilitychange'));
    await tell({ events: [happening('drew', { player: 2 })] });
    expect(button('Log one new line')).toBeTruthy();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    await fireEvent(document, new Event('visibilitychange'));
    expect(button('Log')).toBeTruthy();
    expect(document.querySelector('.recent .mark')?.nextElementSibling?.textContent.trim()).toBe(
      'Cyril draws.',
    );
  });

  it('is opened by a click on its last lines', async () => {
    await sitDown();
    await fireEvent.click(document.querySelector('.recent')!);
    expect(lines('Log')).toEqual(['The game begins.']);
  });

  it('reads aloud what is new, and nothing of what was before', async () => {
    await sitDown();
    const spoken = document.querySelector('main [role=log]')!;
    expect(spoken.textContent.trim()).toBe('');
    await tell({ events: [drew] });
    expect(spoken.textContent.trim()).toBe('Berta draws.');
  });
});
