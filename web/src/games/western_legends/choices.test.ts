import { describe, expect, it } from 'vitest';
import type { Game } from '../../lib/games/western_legends';
import { offering } from '../../testing/named';
import { askedOf, Menu } from './choices';

const offer = offering<Game>();

describe('what can be clicked', () => {
  it('is a space, a card or a figure, and all else is a button', () => {
    const menu = new Menu([
      offer(0, 'step', { space: 'D2' }),
      offer(1, 'play', { card: '9_spades' }),
      offer(2, 'attack', { target: 2, fight: 'duel' }),
      offer(3, 'work', {}),
    ]);
    expect([...menu.after([]).next.keys()]).toEqual(['space:D2', 'card:9_spades', 'seat:2']);
    expect(menu.buttons(null).map(({ family }) => family)).toEqual(['work']);
    expect(menu.foes()).toEqual(['seat:2']);
  });

  it('asks which fight is meant once a figure is picked', () => {
    const menu = new Menu([
      offer(4, 'attack', { target: 2, fight: 'duel' }),
      offer(5, 'attack', { target: 2, fight: 'robbery' }),
      offer(6, 'attack', { target: 1, fight: 'duel' }),
    ]);
    expect(menu.of('seat:2')).toHaveLength(2);
    expect(menu.buttons('seat:2').map(({ action }) => action)).toEqual([4, 5]);
  });

  it('lays two cards in either order', () => {
    const menu = new Menu([
      offer(7, 'lay', { card: '2_hearts', second: '9_spades' }),
      offer(8, 'lay', { card: '2_hearts', second: 'ace_clubs' }),
    ]);
    expect(menu.isHalf('card:9_spades')).toBe(true);
    expect([...menu.after(['card:9_spades']).next.keys()]).toEqual(['card:2_hearts']);
    expect(menu.atOnce(['card:9_spades'], 'card:2_hearts')).not.toBeNull();
    expect(menu.atOnce(['card:9_spades'], 'card:ace_clubs')).toBeNull();
  });

  it('puts what ends the turn last', () => {
    const menu = new Menu([offer(9, 'end_turn', {}), offer(10, 'work', {}), offer(11, 'rob_bank', {})]);
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
