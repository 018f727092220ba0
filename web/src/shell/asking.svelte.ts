import type { Refusal } from '../lib/board';
import { getHint, getWhy } from '../lib/http';
import type { Live } from '../lib/live.svelte';
import { complain } from '../lib/notices.svelte';
import type { Phrases } from '../lib/phrases';

/** What I ask the house about a choice: why it is not possible, and what a bot would do. An answer is about one moment
 * and goes when the table goes on. To be made while a component is made. */
export class Asking {
  /** The action that a bot would choose. */
  hinted: number | null = $state(null);
  /** A bot is thinking about my hint. */
  thinking = $state(false);
  /** Why something is not possible, and what that is. */
  note: { refusal: Refusal; at: Element } | null = $state.raw(null);

  private readonly table: string;
  private readonly live: Live;
  private readonly phrases: () => Phrases | null;

  constructor(table: string, live: Live, phrases: () => Phrases | null) {
    this.table = table;
    this.live = live;
    this.phrases = phrases;
    $effect(() => {
      void live.choices?.number;
      this.hinted = null;
      this.note = null;
    });
  }

  /** The rule that forbids an action; null if it is possible after all, or nobody can say. */
  async why(action: number): Promise<Refusal | null> {
    try {
      const { rule } = await getWhy(this.table, action, this.me);
      return rule ? { rule, text: this.phrases()?.rule(rule) ?? rule } : null;
    } catch (error) {
      complain(error);
      return null;
    }
  }

  /** The same, with a note at what is not possible. */
  async whyHere(action: number, at: Element): Promise<Refusal | null> {
    const number = this.live.choices?.number;
    const refusal = await this.why(action);
    // What was asked about another moment must not lie over this one.
    this.note = refusal && this.live.choices?.number === number ? { refusal, at } : null;
    return refusal;
  }

  async hint(): Promise<void> {
    if (this.me === null || this.thinking) return;
    const number = this.live.choices?.number;
    this.thinking = true;
    try {
      const { action } = await getHint(this.table, this.me);
      if (this.live.choices?.number === number) this.hinted = action;
    } catch (error) {
      complain(error);
    } finally {
      this.thinking = false;
    }
  }

  private get me(): number | null {
    return this.live.seating?.looking_as ?? null;
  }
}
