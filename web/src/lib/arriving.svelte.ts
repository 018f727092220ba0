/** What a board does when the table has changed: what is new is compared with what was seen, and things travel. */
import { untrack } from 'svelte';
import { land, takeOff, type Departure } from '../pieces/flights';
import { places, travel } from '../pieces/travel';
import type { BoardProps } from './board';
import type { SeatedGame } from './picking.svelte';
import { pace } from './settings.svelte';

interface Arriving<View> {
  /**
   * The page is about to change. `was` is the view that it still shows, null at first; `follows` says whether the new
   * one goes on from there: the same seat, and no jump of a replay. The answer is what flies away.
   */
  arrive: (was: View | null, follows: boolean) => Departure[] | void;
  /** Whether a view is of an earlier moment, so that it does not follow. */
  wentBack?: (was: View, is: View) => boolean;
  /** Where things travel and fly; on some boards nothing does. */
  root?: () => HTMLElement;
  /** The page has changed to a view that follows, and things are on their way. */
  landed?: () => void;
}

/** To be called while a board is made. */
export function onArrival<G extends SeatedGame>(
  props: () => BoardProps<G>,
  { arrive, wentBack = () => false, root, landed = () => {} }: Arriving<G['view']>,
): void {
  let seen: G['view'] | null = null;
  let before: ReturnType<typeof places> | null = null;
  let flights: ReturnType<typeof takeOff> = [];
  $effect.pre(() => {
    void props().view;
    untrack(() => {
      const { view, events, replaying } = props();
      const was = seen;
      if (was === view) return;
      seen = view;
      const jumped = was?.player !== view.player || (replaying && !events.length);
      const follows = was !== null && !jumped && !wentBack(was, view);
      const departures = arrive(was, follows) ?? [];
      before = follows && root ? places(root()) : null;
      flights = follows && root && pace() ? takeOff(root(), departures) : [];
    });
  });
  $effect(() => {
    void props().view;
    untrack(() => {
      if (!before || !root) return;
      travel(root(), before, pace());
      land(root(), flights, pace());
      before = null;
      landed();
    });
  });
}

/** What others changed, until I look there. */
export class Marks<Place> {
  private places = $state.raw(new Set<Place>());

  has(place: Place): boolean {
    return this.places.has(place);
  }

  add(places: Place[]): void {
    if (places.length) this.places = new Set([...this.places, ...places]);
  }

  see(place: Place): void {
    if (this.has(place)) this.places = new Set([...this.places].filter((other) => other !== place));
  }

  clear(): void {
    this.places = new Set();
  }
}
