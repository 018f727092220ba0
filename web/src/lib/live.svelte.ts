/**
 * The live connection of one table. It comes back by itself, says honestly whether it is there, and keeps what
 * could not be delivered: a click goes again under the same name, so that it counts once. From a game that is over
 * to the next one the socket goes along.
 */
import type { Choices, Clock, Go, Happening, Look, Request, Seating, Undo, Update } from './wire';

export type Status = 'connecting' | 'online' | 'offline';

/** A choice on its way. */
export interface Click {
  action: number;
  number: number;
  click: string;
}

/** What I want besides a choice. */
type Wish = Exclude<Request, { do: 'choose' } | Look | Go>;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** What is not answered in this time means that the connection is dead, whatever the browser says. */
const PATIENCE = 6_000;
/** After so long without a word it is asked whether the house is still there. */
const SILENCE = 45_000;
/** So long the socket of a game that is over waits to be taken along to the next one. */
const SPARE = 5_000;
const NOT_YOUR_SEAT = 4403;
const NO_TABLE = 4404;

/** How long to wait before the nth try: doubling, with jitter so that not all come back at once. */
export function backOff(tries: number, random: () => number = Math.random): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries);
  return longest * (0.5 + random() / 2);
}

let spare: WebSocket | null = null;

function keepSpare(socket: WebSocket): void {
  spare?.close();
  spare = socket;
  socket.onmessage = null;
  socket.onclose = null;
  setTimeout(() => {
    if (spare !== socket) return;
    spare = null;
    socket.close();
  }, SPARE);
}

function takeSpare(): WebSocket | null {
  const socket = spare;
  spare = null;
  return socket?.readyState === WebSocket.OPEN ? socket : null;
}

export class Live {
  status: Status = $state('connecting');
  /** When the next try is due, in milliseconds since 1970; 0 while one runs. */
  nextTry = $state(0);
  view: unknown = $state.raw(null);
  choices: Choices | null = $state.raw(null);
  seating: Seating | null = $state.raw(null);
  undo: Undo | null = $state.raw(null);
  clock: Clock | null = $state.raw(null);
  /** When the clock was told, by `performance.now()`. */
  clockAt = 0;
  log: Happening[] = $state.raw([]);
  /** What came with the last update, to animate; nothing after a first or whole one. */
  fresh: Happening[] = $state.raw([]);
  /** The problem that makes another try pointless; "" for none. */
  refused = $state('');
  /** My choice that the table has not answered yet. */
  pending: Click | null = $state.raw(null);
  /** What else I want and the table has not answered yet. */
  wishes: Wish[] = $state.raw([]);

  private readonly table: string;
  private readonly tell: (happening: Happening) => void;
  private seat: number | null;
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private whole = true;

  /** `tell` hears what concerns only me and is not for the log: a stale click, a refusal. */
  constructor(table: string, seat: number | null, tell: (happening: Happening) => void) {
    this.table = table;
    this.seat = seat;
    this.tell = tell;
    addEventListener('online', this.retryNow);
    addEventListener('offline', this.lost);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.patience);
    clearTimeout(this.silence);
    removeEventListener('online', this.retryNow);
    removeEventListener('offline', this.lost);
    if (this.socket && this.seating?.phase === 'over') {
      keepSpare(this.socket);
      this.socket = null;
    }
    this.drop();
  }

  /** Choose; nothing happens while another click is on its way or where there is nothing to choose. */
  choose(action: number): void {
    if (this.pending || !this.choices?.actions.some((choice) => choice.action === action)) return;
    this.pending = { action, number: this.choices.number, click: randomName() };
    this.sendClick();
  }

  takeBack(): void {
    if (this.choices) this.wish({ do: 'take_back', number: this.choices.number });
  }

  answer(agree: boolean): void {
    this.wish({ do: 'answer', agree });
  }

  say(text: string): void {
    this.wish({ do: 'say', text });
  }

  look(seat: number | null): void {
    this.seat = seat;
    this.send({ do: 'look', seat });
  }

  standIn(seat: number, on: boolean): void {
    this.wish({ do: 'stand_in', seat, on });
  }

  /** Try again at once. */
  retryNow = (): void => {
    if (this.status === 'online' || this.closed) return;
    this.tries = 0;
    this.connect();
  };

  // -- the socket ----------------------------------------------------------------------------------

  private connect(): void {
    clearTimeout(this.timer);
    this.drop();
    this.nextTry = 0;
    const taken = takeSpare();
    const socket = taken ?? new WebSocket(this.address());
    this.socket = socket;
    this.whole = true;
    socket.onmessage = (message) => this.receive(JSON.parse(String(message.data)) as Update);
    socket.onclose = ({ code, reason }) => {
      if (this.socket === socket) this.closedBy(code, reason);
    };
    if (taken) this.sendAndWait({ do: 'go', table: this.table, seat: this.seat });
  }

  private address(): string {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const seat = this.seat === null ? '' : `?seat=${this.seat}`;
    return `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/live${seat}`;
  }

  /** The server names its reasons: a seat that is mine no longer can still be watched, a table that is not
   * there cannot; all else is worth another try. */
  private closedBy(code: number, reason: string): void {
    if (code === NO_TABLE) {
      this.refused = reason;
      this.close();
      return;
    }
    if (code === NOT_YOUR_SEAT) this.seat = null;
    this.lost();
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private lost = (): void => {
    if (this.closed) return;
    this.drop();
    clearTimeout(this.patience);
    clearTimeout(this.silence);
    clearTimeout(this.timer);
    this.status = 'offline';
    const wait = backOff(this.tries++);
    this.nextTry = Date.now() + wait;
    this.timer = setTimeout(() => this.connect(), wait);
  };

  private send(request: Request): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(request));
    return true;
  }

  /** Kept until the table has answered, and sent again when the connection was lost before that. */
  private wish(wish: Wish): void {
    if (wish.do !== 'say' && this.wishes.some((other) => other.do === wish.do)) return;
    this.wishes = [...this.wishes, wish];
    if (this.status === 'online') this.sendAndWait(wish);
  }

  private sendClick(): void {
    if (!this.pending || this.status !== 'online') return;
    const { action, number, click } = this.pending;
    this.sendAndWait({ do: 'choose', action, number, click });
  }

  private sendAndWait(request: Request): void {
    this.send(request);
    clearTimeout(this.patience);
    this.patience = setTimeout(this.lost, PATIENCE);
  }

  /** A house that is gone without a word looks like people who take their time. */
  private listen(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      fetch('/api/house', { signal: AbortSignal.timeout(PATIENCE) }).then(
        () => this.status === 'online' && this.listen(),
        () => this.status === 'online' && this.lost(),
      );
    }, SILENCE);
  }

  // -- what comes ----------------------------------------------------------------------------------

  private receive(update: Update): void {
    const whole = this.whole;
    if (whole && update.seats?.table !== this.table) return; // the last words of the table before
    this.whole = false;
    // Whoever looks as another seat is sent the whole log anew.
    const turned = update.seats && update.seats.looking_as !== this.seating?.looking_as;
    const again = whole || turned;
    if (update.view !== undefined) this.view = update.view;
    if (update.choices) this.choices = update.choices;
    if (update.seats) this.seating = update.seats;
    if (update.undo) this.undo = update.undo;
    if (update.clock) {
      this.clock = update.clock;
      this.clockAt = performance.now();
    }
    const events = update.events ?? [];
    const mine = events.filter(isForMeAlone);
    const others = events.filter((happening) => !isForMeAlone(happening));
    const saidBefore = this.saidByMe();
    this.log = again ? others : [...this.log, ...others];
    this.fresh = again ? [] : others;
    this.settle(update, mine);
    for (const happening of mine) this.tell(happening);
    if (whole) this.arrived(this.saidByMe() - saidBefore);
    this.listen();
  }

  /** The connection is there again; `said` lines of mine had arrived before it was lost. */
  private arrived(said: number): void {
    this.status = 'online';
    clearTimeout(this.patience);
    this.tries = 0;
    this.nextTry = 0;
    this.wishes = this.wishes.filter((wish) => (wish.do === 'say' ? said-- <= 0 : this.isOpen(wish)));
    for (const wish of this.wishes) this.sendAndWait(wish);
    this.sendClick();
  }

  /** Whether the table does not stand as I wished already. */
  private isOpen(wish: Wish): boolean {
    if (wish.do === 'take_back') return wish.number <= (this.choices?.number ?? 0);
    if (wish.do === 'stand_in') return this.seating?.seats[wish.seat]?.stand_in !== wish.on;
    const me = this.seating?.looking_as;
    return wish.do !== 'answer' || Boolean(this.undo?.waiting_for.some((seat) => seat === me));
  }

  private saidByMe(): number {
    const seats = this.seating?.seats ?? [];
    return this.log.filter(
      ({ event, arguments: { seat } }) => event === 'table_said' && seats[Number(seat)]?.mine,
    ).length;
  }

  /** Whether the click on its way has been answered: by a line for me, or by a question with a higher number, which
   * counts no secret choices of others. What else I want is answered by whatever comes next. */
  private settle(update: Update, mine: Happening[]): void {
    const online = this.status === 'online';
    if (online && this.wishes.length > 0) this.wishes = [];
    if (this.pending) {
      const answered = mine.length > 0;
      const grown = update.choices && update.choices.number > this.pending.number;
      if (answered || (grown && online)) this.pending = null;
    }
    if (online && !this.pending) clearTimeout(this.patience);
  }
}

const FOR_ME_ALONE = new Set(['table_stale', 'table_refused', 'table_slow_down', 'table_counted']);

function isForMeAlone(happening: Happening): boolean {
  return FOR_ME_ALONE.has(happening.event);
}

function randomName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
