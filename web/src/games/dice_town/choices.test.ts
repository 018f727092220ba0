import { describe, expect, it } from 'vitest';
import type { Game, View } from '../../lib/games/dice_town';
import { offering } from '../../testing/named';
import { askedOf, diceNamed, isMoment, Menu, nextOfOffer, piecesOf, placesIn } from './choices';

const offer = offering<Game>();
const view = { tie: null } as unknown as View;
const tied = { tie: { tied: [1, 2] } } as unknown as View;

describe('a choice in pieces', () => {
  it('is dice by their places, and the Tough Guy who pays for them', () => {
    expect(piecesOf(offer(1, 'keep', { dice: '135' }))).toEqual(['die:0', 'die:2', 'die:4']);
    expect(piecesOf(offer(1, 'keep', { dice: 'none' }))).toEqual([]);
    expect(piecesOf(offer(1, 'keep_free', { dice: '2' }))).toEqual(['die:1', 'hand:tough_guy']);
  });
  it('is a die and its new face, a victim and what is taken, two deeds', () => {
    expect(piecesOf(offer(1, 'cheat', { die: '4', face: 'A' }))).toEqual(['die:3', 'face:A']);
    expect(piecesOf(offer(1, 'rob', { target: 2, deeds: 1 }))).toEqual(['seat:2', 'take:1']);
    expect(piecesOf(offer(1, 'fence', { deed: 'deed_3', second: 'deed_5' }))).toEqual([
      'hand:deed_3',
      'hand:deed_5',
    ]);
  });
  it('is one piece or a button for all the rest', () => {
    expect(piecesOf(offer(1, 'choose', { player: 4 }))).toEqual(['seat:4']);
    expect(piecesOf(offer(1, 'shake', { target: 0 }))).toEqual(['seat:0']);
    expect(piecesOf(offer(1, 'keep_card', { card: 'horse' }))).toEqual(['drawn:horse']);
    expect(piecesOf(offer(1, 'console', { consolation: 'big_raid' }))).toEqual(['doc:big_raid']);
    expect(piecesOf(offer(1, 'play', { card: 'wanted' }))).toEqual(['hand:wanted']);
    expect(piecesOf(offer(1, 'pass_round', {}))).toEqual(['button:pass_round']);
  });
});

describe('the menu', () => {
  const keeps = [
    offer(0, 'keep', { dice: 'none' }),
    offer(1, 'keep', { dice: '1' }),
    offer(2, 'keep', { dice: '2' }),
    offer(3, 'keep', { dice: '12' }),
    offer(9, 'keep_free', { dice: '12' }),
  ];
  it('lights dice in any order, and tells which picks make up a choice', () => {
    const menu = new Menu(keeps);
    expect(menu.after([]).done?.action).toBe(0);
    expect([...menu.after(['die:1']).next.keys()].sort()).toEqual(['die:0', 'hand:tough_guy']);
    expect(menu.after(['die:1', 'die:0']).done?.action).toBe(3);
    expect(menu.after(['hand:tough_guy']).done).toBeNull();
  });
  it('keeps dice only after a second look', () => {
    const menu = new Menu(keeps);
    expect(menu.atOnce(['die:0', 'hand:tough_guy'], 'die:1')).toBeNull();
  });
  it('does at once what needs no more', () => {
    const rob = [
      offer(5, 'rob', { target: 1, deeds: 0 }),
      offer(6, 'rob', { target: 2, deeds: 0 }),
      offer(7, 'rob', { target: 2, deeds: 1 }),
    ];
    expect(new Menu(rob).atOnce([], 'seat:1')?.action).toBe(5);
    expect(new Menu(rob).atOnce([], 'seat:2')).toBeNull();
    expect(new Menu(rob).atOnce(['seat:2'], 'take:1')?.action).toBe(7);
    expect(new Menu([offer(7, 'choose', { player: 3 })]).atOnce([], 'seat:3')?.action).toBe(7);
  });
});

describe('what to ask about when something cannot be picked', () => {
  it('is the dice that are picked with one more', () => {
    const asked = askedOf('die:0', ['die:3'], view, 'keep');
    expect(asked).toEqual({ family: 'keep', arguments: { dice: '14' } });
    const free = askedOf('die:0', ['hand:tough_guy'], view, 'keep');
    expect(free?.family).toBe('keep_free');
  });
  it('is the card in its moment, a deed under barbed wire, a consolation', () => {
    expect(askedOf('hand:marshal', [], view, '')).toEqual({ family: 'play', arguments: { card: 'marshal' } });
    expect(askedOf('hand:deed_2', [], view, '')?.family).toBe('fence');
    expect(askedOf('doc:big_raid', [], view, 'visit')?.arguments).toEqual({ consolation: 'big_raid' });
  });
  it('is the player for whom the question is, and nothing at other times', () => {
    expect(askedOf('seat:2', [], view, 'rob')?.family).toBe('rob');
    expect(askedOf('seat:2', [], view, 'shake')?.family).toBe('shake');
    expect(askedOf('seat:2', [], tied, 'decide_tie')?.family).toBe('choose');
    expect(askedOf('seat:2', [], view, 'keep')).toBeNull();
    expect(askedOf('place:bank', [], view, 'keep')).toBeNull();
  });
});

describe('an offer', () => {
  const wish = { money: 2, nuggets: 1, cards: ['deed_1', 'deed_1', 'horse'] };
  const add = [offer(1, 'offer_card', { card: 'horse' }), offer(2, 'offer_card', { card: 'deed_1' })];
  const seal = offer(3, 'seal', {});

  it('goes step by step: money, nuggets, every card, and then it is sealed', () => {
    const money = [0, 1, 2].map((count) => offer(10 + count, 'offer_money', { money: count }));
    expect(nextOfOffer(wish, [], money)?.action).toBe(12);
    const nuggets = [0, 1].map((count) => offer(20 + count, 'offer_nuggets', { nuggets: count }));
    expect(nextOfOffer(wish, [], nuggets)?.action).toBe(21);
    expect(nextOfOffer(wish, ['deed_1', 'deed_1'], [...add, seal])?.action).toBe(1);
    expect(nextOfOffer(wish, ['horse', 'deed_1'], [...add, seal])?.action).toBe(2);
    expect(nextOfOffer(wish, ['deed_1', 'horse', 'deed_1'], [...add, seal])?.action).toBe(3);
  });
  it('stops where it can no longer be carried out', () => {
    expect(nextOfOffer(wish, [], [offer(10, 'offer_money', { money: 0 })])).toBeNull();
    expect(nextOfOffer(wish, [], [seal])).toBeNull();
  });
});

it('names dice as actions do', () => {
  expect([diceNamed([4, 0]), diceNamed([])]).toEqual(['15', 'none']);
  expect([placesIn('15'), placesIn('none')]).toEqual([[0, 4], []]);
});
it('knows the moments for cards by their questions', () => {
  expect([isMoment('play_wanted'), isMoment('keep')]).toEqual([true, false]);
});
