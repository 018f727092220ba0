/** What a player is about to do: cards laid in slots, the space that is picked, and what is said about it. */
import type { BoardProps } from '../../lib/board';
import type { Choice, Game, Prompt, View } from '../../lib/games/fliptown';
import { askWhy } from '../../lib/picking.svelte';
import {
  askedOf,
  assignments,
  isOnMap,
  pinsOf,
  ROLES,
  spaceOf,
  waysToAll,
  type Pins,
  type Role,
  type Way,
} from './choices';
import type { Area } from './looks';
import { areaOf, printOf } from './printed';
import { cardFace, type Sheet } from './sheet';
import { cardName, chance, describe, handName, pokerWords, spaceName, wayWords } from './words';

export class Play {
  readonly props: () => BoardProps<Game>;
  /** The mark of what is new, until I look there. */
  private readonly freshly: { has: (space: string, mine: boolean) => boolean; see: (space: string) => void };
  pins: Pins = $state({});
  /** The card that was taken up to be laid in a slot, by its place. */
  held: number | null = $state(null);
  picked: string | null = $state(null);
  pointed: string | null = $state(null);
  /** Only this area is lit. */
  area: Area | null = $state(null);
  /** Whether the whole map is shown too small to play on. */
  overview = $state(false);
  /** Whether all WANTED are to be taken where fewer would do. */
  full = $state(false);
  /** Where to go once the cards are assigned. */
  private bound: { space: string; gold: number } | null = null;
  /** Fingers pick first and confirm with a second touch; a mouse has already seen what it points at. */
  touching = false;

  readonly ways = $derived.by(() => {
    const ways = waysToAll(this.view, this.props().choices, this.pins, this.full);
    if (!this.introducing || !this.assigning) return ways;
    // The introduction speaks of what the cards lead to as they are, and of nothing else at first.
    return new Map([...ways].filter(([space, [way]]) => areaOf(space) !== 'cemetery' && way!.gold === 0));
  });
  readonly print = $derived.by(() => printOf(this.view));
  private readonly hint = $derived.by(() => this.hintedChoice());

  /** Whether this is the introduction, where laying the cards is a step of its own. */
  private readonly introducing: boolean;

  constructor(
    props: () => BoardProps<Game>,
    freshly: { has: (space: string, mine: boolean) => boolean; see: (space: string) => void },
    introducing: boolean,
  ) {
    this.introducing = introducing;
    this.props = props;
    this.freshly = freshly;
  }

  get view(): View {
    return this.props().view;
  }

  /** What is asked of me now; "" for nothing. */
  get prompt(): Prompt | '' {
    return this.props().choices.length ? this.props().prompt : '';
  }

  get assigning(): boolean {
    return this.props().choices.some(({ family }) => family === 'assign');
  }

  // -- the map -------------------------------------------------------------------------------------------

  lit(space: string): boolean {
    return this.ways.has(space) && (this.area === null || areaOf(space) === this.area);
  }

  waysTo(space: string | null): Way[] {
    return (space && this.ways.get(space)) || [];
  }

  /** The cheapest way to a space. */
  way(space: string): Way | null {
    return this.ways.get(space)?.[0] ?? null;
  }

  /** Whether some space costs gold. */
  get isPriced(): boolean {
    return [...this.ways.values()].some(([way]) => way!.gold > 0);
  }

  hinted(space: string): boolean {
    return this.hint !== null && spaceOf(this.hint) === space;
  }

  isFresh(space: string, mine: boolean): boolean {
    return this.freshly.has(space, mine);
  }

  /** The chance to rob a target in this turn, in percent; null while I have nothing to do in it. */
  odds(space: string): string | null {
    const odds = this.props().choices.length ? this.view.own?.odds[space] : undefined;
    return odds === undefined ? null : chance(this.props().phrases, odds);
  }

  point(space: string): void {
    this.pointed = space;
    this.freshly.see(space);
  }

  /** A click does it where there is one way, or one that costs nothing; else the ways are shown. */
  click(space: string, at: Element, choosing = false): void {
    const ways = this.waysTo(space);
    if (!this.lit(space)) this.explain(space, at);
    else if (this.picked === space && !choosing) this.take(ways[0]!);
    else if (this.touching || choosing || this.isOpen(ways)) this.picked = space;
    else this.take(ways[0]!);
  }

  /** Whether a player has something to decide between ways to the same space. */
  private isOpen(ways: Way[]): boolean {
    if (ways.length < 2) return false;
    if (ways[0]!.poker !== null) return true;
    const free = ways[0]!.gold + ways[0]!.jokers === 0 && !ways[0]!.shifts;
    return !free || this.view.cowbot !== null;
  }

  take({ action, space, gold, reach }: Way): void {
    this.bound = reach ? null : { space, gold };
    this.choose(action);
  }

  choose(action: number): void {
    this.picked = null;
    this.held = null;
    this.pointed = null;
    this.props().choose(action);
  }

  /** Go on to the space that the cards were assigned for; where that is not plain any more, ask. */
  settle(): void {
    const { choices, prompt } = this.props();
    if (!choices.length) return;
    if (prompt !== 'assign') this.pins = {};
    const bound = this.bound;
    this.bound = null;
    if (this.picked && !this.ways.has(this.picked)) this.picked = null;
    if (this.area && ![...this.ways.keys()].some((space) => areaOf(space) === this.area)) this.area = null;
    if (!bound || prompt === 'assign') return;
    const ways = this.waysTo(bound.space);
    const as = ways.filter(({ gold, jokers, shifts }) => gold === bound.gold && !jokers && !shifts);
    if (as.length === 1) this.take(as[0]!);
    else if (ways.length) this.picked = bound.space;
  }

  /** Say why a space cannot be reached, by the rule. */
  explain(space: string, at: Element): void {
    askWhy(this.props(), askedOf(space), at);
  }

  putBack(): boolean {
    const had =
      this.picked !== null || this.held !== null || this.area !== null || Object.keys(this.pins).length > 0;
    if (this.picked !== null || this.held !== null) [this.picked, this.held] = [null, null];
    else if (this.area !== null) this.area = null;
    else this.pins = {};
    return had;
  }

  // -- the cards -----------------------------------------------------------------------------------------

  /** The place of the card in a slot; null while it is empty. */
  slot(role: Role): number | null {
    const { own, lineup } = this.view;
    if (own?.suit_card) {
      const cards = { suit: own.suit_card, value: own.value_card, poker: own.poker_card };
      return lineup.indexOf(cards[role] ?? '');
    }
    return this.pins[role] ?? null;
  }

  roleOf(place: number): Role | null {
    return ROLES.find((role) => this.slot(role) === place) ?? null;
  }

  /** Lay a card in a slot; what lay there changes places with it. The last card finds the last slot by itself. */
  pin(place: number, role: Role): void {
    if (!this.assigning) return;
    const pins: Pins = {};
    const from = this.roleOf(place);
    for (const other of ROLES) {
      const lies = this.pins[other];
      if (lies === undefined || lies === place || other === role) continue;
      pins[other] = lies;
    }
    const moved = this.pins[role];
    if (from && from !== role && moved !== undefined) pins[from] = moved;
    pins[role] = place;
    const free = ROLES.filter((other) => pins[other] === undefined);
    const left = [0, 1, 2].filter((card) => !Object.values(pins).includes(card));
    if (free.length === 1) pins[free[0]!] = left[0]!;
    this.pins = pins;
    this.held = null;
    this.picked = null;
    const [only] = assignments(this.view, this.props().choices, pins);
    if (this.introducing && !free.slice(1).length && only) this.choose(only.action);
  }

  unpin(role: Role): void {
    const { [role]: _, ...others } = this.pins;
    this.pins = others;
    this.held = null;
  }

  clickCard(place: number): void {
    if (this.assigning) this.held = this.held === place ? null : place;
  }

  clickSlot(role: Role): void {
    if (!this.assigning) return;
    if (this.held !== null) this.pin(this.held, role);
    else if (this.pins[role] !== undefined) this.held = this.pins[role];
  }

  /** How many assignments are still possible with the cards as they lie. */
  get open(): number {
    return assignments(this.view, this.props().choices, this.pins).length;
  }

  // -- the rest ------------------------------------------------------------------------------------------

  /** Choices that are buttons with words. */
  get worded(): Choice[] {
    return this.props().choices.filter((choice) => !isOnMap(choice));
  }

  private hintedChoice(): Choice | null {
    const { choices, hinted } = this.props();
    return choices.find(({ action }) => action === hinted) ?? null;
  }

  /** The slots that a hint would fill, by card. */
  hintedRole(place: number): Role | null {
    if (this.hint?.family !== 'assign') return null;
    const pins = pinsOf(this.hint);
    return ROLES.find((role) => pins[role] === place) ?? null;
  }

  // -- words ---------------------------------------------------------------------------------------------

  name(space: string): string {
    return spaceName(this.props().phrases, space);
  }

  describe(space: string, sheet: Sheet): string {
    return describe(
      this.props().phrases,
      space,
      sheet,
      this.lit(space) ? this.way(space) : null,
      this.odds(space),
    );
  }

  handName(hand: string): string {
    return handName(this.props().phrases, hand);
  }

  pokerWords(sheet: Sheet): string {
    return pokerWords(this.props().phrases, sheet);
  }

  wayWords(way: Way): string {
    return wayWords(this.props().phrases, way, this.view);
  }

  card(card: string): string {
    return cardName(this.props().phrases, card);
  }

  face(place: number) {
    return cardFace(this.view.lineup[place] ?? 'h1');
  }
}
