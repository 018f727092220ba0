import { describe, expect, it } from 'vitest';
import type { Phrases } from '../../lib/phrases';
import type { View } from '../../lib/games/western_legends';
import { effectInWords, itemInWords, linesInWords } from './words';

const WORDS: Record<string, string> = {
  'effect-may': 'You may:',
  'effect-gain-lp': 'Gain 1 LP',
  'effect-gain-cards': 'Draw 1 card',
  'effect-or': 'or',
  'poker-payday.text': 'Action: gain $30.',
  'item-mule.text': 'Movement 3.',
  'item-mule.upgraded': 'Movement 4.',
};
const phrases = { say: (id: string) => WORDS[id] } as unknown as Phrases;
const lines = (...texts: string[]) => texts.map((text) => ({ text, depth: 0, arguments: {} }));

describe('lines of a card in one sentence', () => {
  it('are set apart', () => {
    expect(linesInWords(phrases, lines('effect-gain-lp', 'effect-gain-cards'))).toBe(
      'Gain 1 LP · Draw 1 card',
    );
  });

  it('belong together after a colon and around an "or"', () => {
    expect(
      linesInWords(phrases, lines('effect-may', 'effect-gain-lp', 'effect-or', 'effect-gain-cards')),
    ).toBe('You may: Gain 1 LP or Draw 1 card');
  });
});

describe('what a card does', () => {
  const printed = { box: {} } as View;
  const own = {
    box: { 'poker-payday': lines('effect-gain-lp'), 'item-mule': lines('effect-gain-cards') },
  } as unknown as View;

  it('is what is printed on it', () => {
    expect(effectInWords(phrases, printed, 'payday')).toBe('Action: gain $30.');
    expect(itemInWords(phrases, printed, 'mule', false)).toBe('Movement 3.');
    expect(itemInWords(phrases, printed, 'mule', true)).toBe('Movement 4.');
  });

  it("is what a user's own components say", () => {
    expect(effectInWords(phrases, own, 'payday')).toBe('Gain 1 LP');
    expect(itemInWords(phrases, own, 'mule', true)).toBe('Draw 1 card');
  });
});
