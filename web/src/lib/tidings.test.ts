import { expect, it } from 'vitest';
import { isOneOf, playerOf, told } from './tidings';
import type { Happening } from './wire';

function happening(event: string, given: Happening['arguments'] = {}): Happening {
  return { number: 0, event, arguments: given, at: 0 };
}
const [drew, paid, said] = [
  happening('drew', { player: 2 }),
  happening('paid', { player: 0, money: 1 }),
  happening('table_said', { seat: 1 }),
];

it('knows whom an event names', () => {
  expect([drew, paid, said].map(playerOf)).toEqual([2, 0, null]);
});

it('tells what is worth a line, and nothing of the table', () => {
  expect(told([drew, said, paid], ['drew'])).toEqual([paid]);
  expect(told([drew, said, paid], [])).toEqual([drew, paid]);
});

it('finds events by name', () => {
  expect([drew, paid].map((one) => isOneOf(one, ['paid', 'stole']))).toEqual([false, true]);
});
