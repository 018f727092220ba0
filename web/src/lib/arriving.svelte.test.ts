// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Marks, onArrival } from './arriving.svelte';
import type { BoardProps } from './board';
import { settings } from './settings.svelte';

interface Toy {
  view: { player: number | null; over: boolean; round: number };
  families: Record<string, never>;
  events: { laid: { player: number } };
  prompt: 'turn';
}
type View = Toy['view'];

const seen = (player: number | null, round = 1): View => ({ player, over: false, round });
const HAPPENED = { number: 1, event: 'table_began', arguments: {}, at: 0 } as const;

describe('an arrival', () => {
  let stop = (): void => {};
  let props: BoardProps<Toy> = $state.raw({} as BoardProps<Toy>);
  const arrive = vi.fn((_was: View | null, _follows: boolean) => [{ from: 'pile', to: 'seat:1' }]);
  const landed = vi.fn();
  const root = document.createElement('div');
  const animate = vi.fn(() => ({}) as Animation);

  function show(view: View, more: Partial<BoardProps<Toy>> = {}): void {
    props = { ...props, events: [HAPPENED], replaying: false, ...more, view };
    flushSync();
  }
  function open(board?: () => HTMLElement): void {
    props = { ...props, events: [], replaying: false, view: seen(0) };
    const wentBack = (was: View, is: View): boolean => was.round > is.round;
    stop = $effect.root(() => onArrival(() => props, { arrive, wentBack, root: board, landed }));
    flushSync();
  }
  beforeEach(() => {
    vi.clearAllMocks();
    settings.speed = 'normal';
    root.innerHTML = '<i data-travel="pile"></i><i data-travel="seat:1"></i>';
    HTMLElement.prototype.animate = animate;
    HTMLElement.prototype.getAnimations = () => [];
  });
  afterEach(() => stop());

  it('comes once for every view, and says whether it follows from the last', () => {
    open();
    const [first, second] = [props.view, seen(0)];
    show(second);
    show(second);
    expect(arrive.mock.calls).toEqual([
      [null, false],
      [first, true],
    ]);
  });

  it('does not follow from another seat, from a later moment, or by a jump', () => {
    open();
    show(seen(1));
    show(seen(1, 2));
    show(seen(1, 1));
    show(seen(1, 1), { replaying: true, events: [] });
    show(seen(1, 1), { replaying: true });
    expect(arrive.mock.calls.map(([, follows]) => follows)).toEqual([false, false, true, false, false, true]);
  });

  it('lets things fly to where they go, and tells when they are on their way', () => {
    open(() => root);
    expect(landed).not.toHaveBeenCalled();
    show(seen(0));
    expect(landed).toHaveBeenCalledOnce();
    expect(root.querySelectorAll('[aria-hidden="true"]')).toHaveLength(1);
    show(seen(1));
    expect(landed).toHaveBeenCalledOnce();
  });
});

it('marks what is new until somebody looks there', () => {
  const marks = new Marks<string>();
  marks.add(['T1', 'T2', 'T3']);
  marks.see('T2');
  marks.see('T9');
  expect(['T1', 'T2', 'T3'].map((place) => marks.has(place))).toEqual([true, false, true]);
  marks.add([]);
  marks.clear();
  expect(marks.has('T1')).toBe(false);
});
