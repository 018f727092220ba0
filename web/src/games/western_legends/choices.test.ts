import { describe, expect, it } from 'vitest';
import type { Choice } from '../../lib/wire';
import { askedOf, Menu } from './choices';

let number = 0;
const choice = (family: string, given: Choice['arguments'] = {}): Choice => ({
  action: number++,
  family,
  arguments: given,
});

describe('what can be clicked', () => {
  it('is a space, a card or a figure, and all else is a button', () => {
    const menu = new Menu([
      choice('step', { space: 'D2' }),
      choice('play', { card: '9_spades' }),
      choice('attack', { target: 2, fight: 'duel' }),
      choice('work'),
    ]);
    expect([...menu.lit(null)]).toEqual(['space:D2', 'card:9_spades', 'seat:2']);
    expect(menu.buttons(null).map(({ family }) => family)).toEqual(['work']);
    expect(menu.foes()).toEqual(['seat:2']);
  });

  it('asks which fight is meant once a figure is picked', () => {
    const menu = new Menu([
      choice('attack', { target: 2, fight: 'duel' }),
      choice('attack', { target: 2, fight: 'robbery' }),
      choice('attack', { target: 1, fight: 'duel' }),
    ]);
    expect(menu.of('seat:2')).toHaveLength(2);
    expect(menu.buttons('seat:2').map((each) => each.arguments.fight)).toEqual(['duel', 'robbery']);
  });

  it('lays two cards in either order', () => {
    const menu = new Menu([
      choice('lay', { card: '2_hearts', second: '9_spades' }),
      choice('lay', { card: '2_hearts', second: 'ace_clubs' }),
    ]);
    expect(menu.isHalf('card:9_spades')).toBe(true);
    expect([...menu.lit('card:9_spades')]).toEqual(['card:2_hearts']);
    expect(menu.both('card:9_spades', 'card:2_hearts')).not.toBeNull();
    expect(menu.both('card:9_spades', 'card:ace_clubs')).toBeNull();
  });

  it('puts what ends the turn last', () => {
    const menu = new Menu([choice('end_turn'), choice('work'), choice('rob_bank')]);
    expect(menu.buttons(null).map(({ family }) => family)).toEqual(['work', 'rob_bank', 'end_turn']);
  });
});

describe('what to ask about', () => {
  it('is the action that a piece stands for', () => {
    expect(askedOf('space:D2', 'act')).toEqual({ family: 'step', arguments: { space: 'D2' } });
    expect(askedOf('card:9_spades', 'act')?.family).toBe('play');
    expect(askedOf('card:9_spades', 'defend')?.family).toBe('prepare');
    expect(askedOf('die:0', 'reroll')).toBeNull();
  });
});
