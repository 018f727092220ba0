import { expect, it } from 'vitest';
import { intoLines } from './lines';

it('leaves a short text in one line', () => {
  expect(intoLines('House', 13)).toEqual(['House']);
});
it('breaks a long one into lines of about equal length', () => {
  expect(intoLines('Cash Under the Mattress', 13)).toEqual(['Cash Under', 'the Mattress']);
});
it('does not break words', () => {
  expect(intoLines('Nezdolatelnost', 5)).toEqual(['Nezdolatelnost']);
});
