/** What a player is about to do: what is picked, what may go with it, and what is said about it. */
import { named } from '../../lib/bags';
import type { BoardProps } from '../../lib/board';
import type { ChoiceIn } from '../../lib/game';
import type { Choice, Game } from '../../lib/games/dice_town';
import { keep, recall } from '../../lib/kept';
import { askWhy, Picker } from '../../lib/picking.svelte';
import {
  askedOf,
  askToKeep,
  copies,
  isMoment,
  Menu,
  nextOfOffer,
  OFFERING,
  placesIn,
  type Offer,
  type Piece,
} from './choices';
import { cardLine, goods, placeLine, seatLine } from './words';

const KEY = 'saloon-unasked';
const GAME = 'dice_town';
/** So long at least, and at most so much longer, does it take to pass for a player when people are at the table. */
const [SOON, LATER] = [500, 1200];

const NOTHING: Offer = { money: 0, nuggets: 0, cards: [] };

export class Play extends Picker<Game, Menu> {
  /** The offer that is being put together. */
  draft: Offer = $state.raw(NOTHING);
  /** An offer that was made: its steps are sent one after the other. */
  plan: Offer | null = $state.raw(null);
  /** The choices that were answered by themselves: the same ones are not answered twice. */
  private answered: Choice[] = [];

  readonly offering = $derived.by(() => OFFERING.includes(this.props().prompt));

  constructor(props: () => BoardProps<Game>) {
    super(props, ({ choices }) => new Menu(choices));
  }

  protected override askedOf(piece: Piece) {
    const { view, prompt } = this.props();
    return askedOf(piece, this.picks, view, prompt);
  }

  // -- pieces --------------------------------------------------------------------------------------------

  override lit(piece: Piece): boolean {
    return this.offering ? this.canOffer(piece) : super.lit(piece);
  }

  override isPicked(piece: Piece): boolean {
    return this.count(piece) > 0;
  }

  /** How many of equal pieces are picked. */
  count(piece: Piece): number {
    const card = named(piece, 'hand');
    return this.offering && card !== null ? copies(this.draft.cards, card) : copies(this.picks, piece);
  }

  override point(piece: Piece | null): void {
    super.point(piece);
    if (piece) this.remark = '';
  }

  override click(piece: Piece, at: Element): void {
    this.remark = '';
    const card = named(piece, 'hand');
    if (this.offering && card !== null) this.offerCard(card, piece, at);
    else if (this.lit(piece))
      this.pick(piece); // also another one of equal pieces
    else if (!this.isPicked(piece) && this.instead(piece)) this.picks = [piece];
    else super.click(piece, at);
  }

  /** Another player, another die to turn. */
  override instead(piece: Piece): boolean {
    return super.instead(piece) && !named(piece, 'die') && !named(piece, 'hand');
  }

  /** Besides the rule, what the piece is. */
  override explain(piece: Piece, at: Element): boolean {
    this.remark = this.about(piece);
    return super.explain(piece, at);
  }

  /** Say why what is picked cannot be kept as it is. */
  explainKeep(at: Element): void {
    const places = this.picks.flatMap((piece) => named(piece, 'die') ?? []).map(Number);
    this.remark = this.props().phrases.say('board-ask-keep');
    askWhy(this.props(), askToKeep(places, this.isPicked('hand:tough_guy')), at);
  }

  override putBack(): void {
    super.putBack();
    if (this.offering) this.draft = this.least;
  }

  override tidy(): void {
    super.tidy();
    if (this.offering && !this.plan) this.draft = this.least;
    if (!this.offering) this.plan = null;
  }

  /** A choice without a piece, by its family; null if it is not offered. */
  offered(family: Choice['family']): Choice | null {
    return this.props().choices.find((choice) => choice.family === family) ?? null;
  }

  // -- offers --------------------------------------------------------------------------------------------

  /** What an offer must contain at least: what was said already. */
  get least(): Offer {
    const { tie } = this.props().view;
    const [made, first] = [tie?.making, tie?.least];
    return {
      money: made?.money || first?.money || 0,
      nuggets: made?.nuggets || first?.nuggets || 0,
      cards: (made?.cards?.length ? made.cards : (first?.cards ?? [])).map(({ card }) => card),
    };
  }

  /** What I have: an offer cannot contain more. */
  get most(): Offer {
    const { view, prompt } = this.props();
    const mine = view.player === null ? undefined : view.seats[view.player];
    const { money, nuggets } = this.least;
    return {
      money: prompt === 'offer_money' ? (mine?.money ?? 0) : money,
      nuggets: prompt === 'offer_cards' ? nuggets : (mine?.nuggets ?? 0),
      cards: mine?.hand?.map(({ card }) => card) ?? [],
    };
  }

  private canOffer(piece: Piece): boolean {
    const card = named(piece, 'hand');
    if (card === null || !this.props().choices.length) return false;
    return copies(this.draft.cards, card) < copies(this.most.cards, card);
  }

  private offerCard(card: string, piece: Piece, at: Element): void {
    const { draft, least } = this;
    if (this.canOffer(piece)) this.draft = { ...draft, cards: [...draft.cards, card] };
    else if (copies(draft.cards, card) > copies(least.cards, card))
      this.draft = {
        ...draft,
        cards: [
          ...draft.cards.filter((other) => other !== card),
          ...least.cards.filter((other) => other === card),
        ],
      };
    else this.explain(piece, at);
  }

  /** Put so much into the offer. */
  put(change: Partial<Offer>): void {
    this.draft = { ...this.draft, ...change };
  }

  /** Make the offer: from now on its steps answer the questions. */
  makeOffer(): void {
    this.plan = this.draft;
    this.goOn();
  }

  /** Answer the next question about an offer that was made. */
  goOn(): void {
    const { choices, view } = this.props();
    if (!this.plan || !choices.length || choices === this.answered) return;
    const made = view.tie?.making?.cards?.map(({ card }) => card) ?? [];
    const choice = this.offering ? nextOfOffer(this.plan, made, choices) : null;
    if (!choice) {
      this.plan = null;
      return;
    }
    if (choice.family === 'seal') this.plan = null;
    this.answered = choices;
    this.props().choose(choice.action);
  }

  // -- moments for cards ---------------------------------------------------------------------------------

  private wish = $state(recall<boolean>(KEY, GAME));

  /** Whether others would notice how long I take. */
  private readonly people = $derived.by(() =>
    this.props().seats.some(({ kind }, seat) => kind !== 'bot' && seat !== this.props().view.player),
  );

  /** Whether to pass by itself in moments for a card that I do not hold: among people only if I want it. */
  readonly unasked = $derived.by(() => this.wish ?? !this.people);

  setUnasked(unasked: boolean): void {
    this.wish = unasked;
    keep(KEY, GAME, unasked);
  }

  /** Whether this is a moment in which I pass by itself: nothing is asked of me, so no button is shown. */
  readonly passing = $derived.by(() => {
    const { prompt, view, choices } = this.props();
    // What was passed once and is asked again was refused: then I am asked after all.
    if (choices === this.answered) return false;
    return this.unasked && isMoment(prompt) && view.window?.holds === false;
  });

  /**
   * Everybody is asked, so that nobody learns who holds a card (DT-I8). Whoever does not hold it can only pass, and
   * need not be bothered; among people that takes a moment, as if the player had thought about it.
   */
  passUnasked(): () => void {
    const { choices } = this.props();
    const pass = this.offered('pass');
    if (!this.passing || !pass) return () => {};
    const timer = setTimeout(
      () => {
        this.answered = choices;
        this.choose(pass.action);
      },
      this.people ? SOON + Math.random() * LATER : 0,
    );
    return () => clearTimeout(timer);
  }

  // -- words ---------------------------------------------------------------------------------------------

  /** What the piece that I point at is, or what would happen. */
  get caption(): string {
    const { choices } = this.props();
    if (this.remark) return this.remark;
    const pointed = this.pointed;
    if (pointed && this.lit(pointed) && !this.offering) {
      const choice = this.completes(pointed);
      if (choice) return this.words(choice, pointed);
    }
    if (pointed) {
      const about = this.about(pointed);
      if (about) return about;
    }
    if (!choices.length) return '';
    if (this.offering) return this.offerWords();
    if (this.step.done && this.picks.length) return this.words(this.step.done, null);
    return this.question();
  }

  /** A choice in words, with what is known about the piece that makes it. */
  private words(choice: Choice, piece: Piece | null): string {
    const { phrases, view } = this.props();
    if (choice.family === 'keep' || choice.family === 'keep_free') return this.keepWords(choice);
    const about = piece && !named(piece, 'seat') ? this.about(piece) : '';
    if (choice.family === 'choose' && view.tie) {
      const offer = view.tie.offers.find(({ player }) => player === choice.arguments.player);
      const brings = phrases.say('board-verdict-brings', { goods: goods(phrases, offer ?? {}) });
      return view.tie.stage === 'decision' && offer
        ? `${phrases.action(choice)} ${brings}`
        : phrases.action(choice);
    }
    return about || phrases.action(choice);
  }

  private keepWords(choice: ChoiceIn<Game, 'keep' | 'keep_free'>): string {
    const { phrases, view } = this.props();
    const count = placesIn(choice.arguments.dice).length;
    const cost = choice.family === 'keep_free' ? 0 : (view.keep?.cost[count] ?? 0);
    const free = choice.family === 'keep_free' ? 'tough' : cost ? 'pay' : 'free';
    return phrases.say(`board-keep-${free}`, { count, cost });
  }

  /** What a piece is. */
  about(piece: Piece): string {
    const { phrases, view } = this.props();
    const place = named(piece, 'place');
    const location = view.locations.find((found) => found.location === place);
    if (location) return placeLine(phrases, view, location);
    const seat = named(piece, 'seat');
    if (seat !== null && view.seats[Number(seat)]) return seatLine(phrases, view, Number(seat));
    const card = named(piece, 'hand') ?? named(piece, 'drawn');
    const own = view.player === null ? null : view.seats[view.player]!.hand;
    const found = [...(own ?? []), ...(view.drawn?.cards ?? [])].find((other) => other.card === card);
    if (found) return cardLine(phrases, found);
    const consolation = named(piece, 'doc');
    if (consolation) return phrases.value('board-doc', consolation);
    return '';
  }

  private offerWords(): string {
    const { phrases, view } = this.props();
    const sheriff = phrases.seat(view.tie?.sheriff ?? view.sheriff);
    return phrases.say('board-offer-help', { sheriff });
  }

  private question(): string {
    const { phrases, prompt, view } = this.props();
    if (prompt === 'give_back') return phrases.say('board-ask-give-back', { count: view.keep?.exactly ?? 0 });
    if (prompt === 'rob' && this.picks.length) return phrases.say('board-ask-split');
    if (prompt === 'cheat' && this.picks.length) return phrases.say('board-ask-face');
    if (prompt === 'shake') return phrases.say('board-ask-shake', { money: view.joe_money });
    const message = `board-ask-${prompt}`;
    return phrases.words.has(message.replaceAll('_', '-')) ? phrases.say(message) : '';
  }
}
