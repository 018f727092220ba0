import { untrack } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import type { Live } from '../lib/live.svelte';
import { keepSeen, seenSoFar } from './seen';

/** What is told at a table, and how much of it I have not seen yet. To be made while a component is made. */
export class News {
  readonly events = $derived.by(() => this.live.log.filter(({ event }) => event !== 'table_said'));
  readonly said = $derived.by(() => this.live.log.filter(({ event }) => event === 'table_said'));
  /** Lines of the log and of the chat that I have not seen. */
  readonly log = $derived.by(() => Math.max(0, this.events.length - Math.max(this.seen, this.answered)));
  readonly chat = $derived.by(() => (this.saidSeen < 0 ? 0 : this.said.length - this.saidSeen));
  /** Where the news began when I looked again; -1 for none. */
  newFrom = $state(-1);

  private readonly live: Live;
  private seen = $state(0);
  private saidSeen = $state(-1);
  /** How long the log was when I chose last: what I answered to is no news. */
  private answered = $state(0);
  private visible = $state(!document.hidden);
  private readonly wide = new MediaQuery('(width >= 72rem) and (height >= 30rem)');

  /** `panel` is what is open beside the board, `open` whether all is told where the board would be. */
  constructor(table: string, live: Live, panel: () => string | null, open = false) {
    this.live = live;
    this.seen = seenSoFar(table);
    /** On a desk the last lines are always in sight; on a smaller screen only the open log shows them. */
    const looking = $derived(panel() === 'log' || ((open || this.wide.current) && this.visible));
    let wasLooking = false;
    $effect(() => {
      const lines = this.events.length;
      if (!looking) wasLooking = false;
      if (!looking || lines === 0) return;
      const before = untrack(() => this.seen);
      if (!wasLooking) this.newFrom = before > 0 && before < lines ? before : -1;
      wasLooking = true;
      this.seen = lines;
      keepSeen(table, lines);
    });
    $effect(() => {
      if (panel() === 'chat' || this.saidSeen < 0)
        this.saidSeen = live.status === 'connecting' ? -1 : this.said.length;
    });
    $effect(() => {
      const follow = () => (this.visible = !document.hidden);
      document.addEventListener('visibilitychange', follow);
      return () => document.removeEventListener('visibilitychange', follow);
    });
  }

  /** I chose, so I know what was told until now. */
  answer(): void {
    this.answered = this.events.length;
  }
}
