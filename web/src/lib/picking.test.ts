// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Bags, type Piece } from './bags';
import type { BoardProps } from './board';
import { asking, type ChoiceIn } from './game';
import type { Phrases } from './phrases';
import { askWhy, Picker } from './picking.svelte';

/** A small game: a card is thrown away, or goes with a set. */
interface Toy {
  view: { player: number | null; over: boolean };
  families: {
    discard: { card: 'gold' | 'jewels' };
    lay: { card: 'gold' | 'jewels'; set: number };
    pass: Record<string, never>;
  };
  events: { laid: { player: number } };
  prompt: 'turn';
}
const ask = asking<Toy>();
const CHOICES: ChoiceIn<Toy>[] = [
  { action: 1, family: 'lay', arguments: { card: 'gold', set: 1 } },
  { action: 2, family: 'lay', arguments: { card: 'gold', set: 2 } },
  { action: 3, family: 'lay', arguments: { card: 'jewels', set: 2 } },
  { action: 4, family: 'pass', arguments: {} },
];

function piecesOf({ family, arguments: given }: ChoiceIn<Toy>): Piece[] {
  switch (family) {
    case 'discard':
      return [`hand:${given.card}`];
    case 'lay':
      return [`hand:${given.card}`, `set:${given.set}`];
    case 'pass':
      return ['button:pass'];
  }
}

/** Of two cards of a kind, `hand:gold:1` is the second. */
class Play extends Picker<Toy, Bags<ChoiceIn<Toy>>> {
  protected override kind(piece: Piece): Piece {
    return piece.split(':').slice(0, 2).join(':');
  }

  protected override askedOf(piece: Piece) {
    const [kind, name = ''] = piece.split(':');
    return kind === 'hand' ? ask('discard', { card: name }) : kind === 'pile' ? 77 : null;
  }
}

const at = document.createElement('button');
const [choose, why, look] = [vi.fn(), vi.fn(), vi.fn()];
const number = vi.fn(({ family }: { family: string }) => (family === 'discard' ? 9 : -1));

function props(more: Partial<BoardProps<Toy>> = {}): BoardProps<Toy> {
  return {
    view: { player: 0, over: false },
    me: 0,
    seats: [],
    prompt: 'turn',
    choices: CHOICES,
    events: [],
    hinted: null,
    phrases: { number } as unknown as Phrases,
    settings: {} as BoardProps['settings'],
    replaying: false,
    choose,
    why,
    ...more,
  };
}
function sit(more: Partial<BoardProps<Toy>> = {}): Play {
  const given = props(more);
  return new Play(
    () => given,
    ({ choices }) => new Bags(choices, piecesOf),
    look,
  );
}
beforeEach(() => {
  vi.clearAllMocks();
});

describe('picking', () => {
  it('lights what some choice needs, and after a pick what still goes with it', () => {
    const play = sit();
    expect(['hand:gold:0', 'set:1', 'set:3'].map((piece) => play.lit(piece))).toEqual([true, true, false]);
    play.click('hand:jewels:0', at);
    expect(play.picked).toBe('hand:jewels:0');
    expect(['set:1', 'set:2'].map((piece) => play.lit(piece))).toEqual([false, true]);
    expect(choose).not.toHaveBeenCalled();
  });

  it('carries out at once what needs nothing more', () => {
    const play = sit();
    play.click('button:pass', at);
    expect(choose).toHaveBeenLastCalledWith(4);
    play.click('set:2', at);
    expect(play.completes('hand:gold:1')?.action).toBe(2);
    play.click('hand:gold:1', at);
    expect(choose).toHaveBeenLastCalledWith(2);
    expect(play.picks).toEqual([]);
  });

  it('puts back by a second click, and only the very piece that was picked', () => {
    const play = sit();
    play.click('hand:gold:1', at);
    expect(play.isPicked('hand:gold:1')).toBe(true);
    expect(play.isPicked('hand:gold:0')).toBe(false);
    play.click('hand:gold:1', at);
    expect(play.picks).toEqual([]);
  });

  it('takes another piece instead of what does not go with it', () => {
    const play = sit();
    expect(play.instead('hand:jewels:0')).toBe(false);
    play.click('set:1', at);
    expect(play.instead('hand:jewels:0')).toBe(true);
    play.click('hand:jewels:0', at);
    expect(play.picks).toEqual(['hand:jewels:0']);
  });

  it('puts back what no longer leads anywhere, and keeps what does', () => {
    const play = sit();
    play.click('set:1', at);
    play.tidy();
    expect(play.picks).toEqual(['set:1']);
    play.picks = ['set:3'];
    play.remark = 'old';
    play.tidy();
    expect([play.picks, play.remark]).toEqual([[], '']);
    play.picks = ['set:1'];
    play.putBack();
    expect(play.picks).toEqual([]);
  });

  it('shows a hint at its pieces, and tells of what is looked at', () => {
    const play = sit({ hinted: 3 });
    expect(['hand:jewels:1', 'set:2', 'set:1'].map((piece) => play.hinted(piece))).toEqual([
      true,
      true,
      false,
    ]);
    play.point('set:1');
    play.point(null);
    play.click('set:2', at);
    expect(look.mock.calls).toEqual([['set:1'], ['set:2']]);
  });
});

describe('asking why', () => {
  it('is about the action that goes with a piece, by name or by number', () => {
    const play = sit({ choices: [] });
    play.click('hand:gold:0', at);
    expect(number).toHaveBeenLastCalledWith({ family: 'discard', arguments: { card: 'gold' } });
    expect(why).toHaveBeenLastCalledWith(9, at);
    expect(play.explain('pile:1', at)).toBe(true);
    expect(why).toHaveBeenLastCalledWith(77, at);
  });

  it('says where no action goes with a piece', () => {
    expect(sit().explain('set:9', at)).toBe(false);
    expect(askWhy(props(), { family: 'steal', arguments: {} }, at)).toBe(false);
    expect(why).not.toHaveBeenCalled();
  });

  it('is not for spectators, replays and games that are over', () => {
    const silent = [{ me: null }, { replaying: true }, { view: { player: 0, over: true } }];
    for (const more of silent) expect(askWhy(props(more), 77, at)).toBe(true);
    expect(why).not.toHaveBeenCalled();
  });
});
