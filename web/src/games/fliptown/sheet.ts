/** A player's map: what is printed on it, with what the pen of its owner has marked. */
import type { MapView, View } from '../../lib/games/fliptown';
import { landOf } from './land';
import { areaOf, counted, GROUPS, HANDS, printOf, signsOf, type Print, type RoomPrint } from './printed';
import type { Play } from './play.svelte';
import type { Counted } from './signs';

export type Mark = 'free' | 'circled' | 'crossed';

export interface AreaProps {
  play: Play;
  sheet: Sheet;
  /** Whether the area is shown alone, on a phone. */
  alone: boolean;
}

export interface CardFace {
  suit: string;
  rank: number;
}

const SUIT_LETTERS: Record<string, string> = { h: 'hearts', s: 'spades', d: 'diamonds', c: 'clubs' };

/** `h1` is the ace of hearts. */
export function cardFace(card: string): CardFace {
  return { suit: SUIT_LETTERS[card[0]!] ?? 'hearts', rank: Number(card.slice(1)) };
}

export interface Offer {
  item: string;
  money: number;
  signs: Counted[];
  note: string;
  owned: boolean;
}

/** A building, and what it does: the fields that it does not need are empty. */
export interface House {
  id: string;
  rank: number;
  first: Counted[];
  offers: Offer[];
  pays: Counted[];
  gets: Counted[];
  /** Whether one of `pays` and `gets` is chosen, not exchanged. */
  either?: boolean;
  most?: number;
  peeks?: boolean;
  outlaws?: { item: string; rank: number; owned: boolean }[];
  money?: number;
  steps?: number[];
  lots?: number[];
  shapes?: { id: string; cells: [number, number][]; money: number }[];
}

interface Hand {
  cards: CardFace[];
  /** What it was worth, once it was. */
  hand: string | null;
  pays: Counted[];
}

const SHAPES: { id: string; cells: [number, number][] }[] = [
  {
    id: 'domino',
    cells: [
      [0, 0],
      [0, 1],
    ],
  },
  {
    id: 'line',
    cells: [
      [0, 0],
      [0, 1],
      [0, 2],
    ],
  },
  {
    id: 'corner',
    cells: [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
  },
];
const star: Counted = { kind: 'stars', count: 1 };

function crossing(count: number): Counted[] {
  return [{ kind: 'cross_wanted', count }];
}

export class Sheet {
  readonly map: MapView;
  readonly mine: boolean;
  readonly print: Print;
  private readonly circled: Set<string>;
  private readonly crossed: Set<string>;
  private readonly gunBonus: number[];

  constructor(map: MapView, view: View, mine: boolean) {
    this.map = map;
    this.mine = mine;
    this.circled = new Set(map.circled);
    this.crossed = new Set(map.crossed);
    this.gunBonus = view.gun_bonus;
    this.print = printOf(view);
  }

  mark(space: string): Mark {
    if (this.circled.has(space)) return 'circled';
    return this.crossed.has(space) ? 'crossed' : 'free';
  }

  get trail() {
    return this.print.all.trail.list.map((stop) => ({
      id: stop.id,
      rank: stop.rank,
      either: Boolean(stop.tool),
      signs: [
        ...(stop.tool ? counted({ pans: 1, hammers: 1 }) : []),
        ...(stop.cross ? crossing(stop.cross) : []),
        ...signsOf(stop),
      ],
    }));
  }

  get targets() {
    return this.print.all.badlands.list.map(({ id, rank, group, gain }) => ({
      id,
      rank,
      group,
      signs: counted(gain),
    }));
  }

  get groups() {
    return GROUPS.map((id) => {
      const targets = this.targets.filter(({ group }) => group === id).map((target) => target.id);
      return {
        id,
        bonus: this.print.all.groups[id]!,
        targets,
        gained: targets.every((target) => this.circled.has(target)),
      };
    });
  }

  get rooms() {
    return this.print.all.mine.list.map((room: RoomPrint) => ({
      id: room.id,
      signs: signsOf(room),
      silver_per: room.silver ?? null,
      from: room.from.map(({ room: parent, least, most }) => ({ room: parent, low: least, high: most })),
    }));
  }

  /** What circled rooms are worth as things stand. */
  get silver(): Record<string, number> {
    const worth: Record<string, number> = {};
    for (const { id, silver_per } of this.rooms)
      if (silver_per && this.circled.has(id))
        worth[id] = [...this.circled].filter((space) => areaOf(space) === silver_per).length;
    return worth;
  }

  get graves() {
    return this.print.all.cemetery.list;
  }

  get links() {
    return this.print.all.links.list.map((link) => ({
      id: link.id,
      between: link.between,
      signs: signsOf(link),
      gained: this.map.links.includes(link.id),
    }));
  }

  /** How many stays in the hotel were paid. */
  get hotel(): number {
    return this.print.figures('hotel').indexOf(this.map.hotel) + 1;
  }

  /** For each lot the number of the claim that covers it, from 1; 0 for none. */
  get land(): number[] {
    return landOf(this.map.claims);
  }

  /** The hold 'em cards, as far as I may know them. */
  get hole(): CardFace[] {
    return this.map.hole.map(cardFace);
  }

  get hands(): Hand[] {
    return this.map.poker.map((column, round) => {
      const hand = this.map.hands[round] ?? null;
      return { cards: column.map(cardFace), hand, pays: hand ? this.print.handPays(hand) : [] };
    });
  }

  get payouts() {
    return HANDS.map((hand) => ({ hand, signs: this.print.handPays(hand) }));
  }

  get buildings(): House[] {
    return this.print.all.town.list.map((print) => ({
      id: print.id,
      rank: print.rank,
      first: signsOf(print),
      offers: [],
      pays: [],
      gets: [],
      ...this.doing(print.id),
    }));
  }

  private offer(item: string, money: number, signs: Counted[] = [], note = ''): Offer {
    return { item, money, signs, note, owned: this.map.items.includes(item) };
  }

  private doing(building: string): Partial<House> {
    const print = this.print;
    switch (building) {
      case 'town_01':
        return {
          offers: [
            this.offer('undertaker', 0, crossing(this.print.all.cemetery.wanted)),
            this.offer('shovel', 0, [star]),
          ],
        };
      case 'town_02': {
        const stars = print.figures('bank').join('-');
        return {
          offers: ['bank_red', 'bank_black'].map((item) =>
            this.offer(item, print.price('bank'), [], `${stars}★`),
          ),
        };
      }
      case 'town_03':
        return { pays: crossing(print.figure('hideout_cross')) };
      case 'town_04':
        return {
          offers: [
            this.offer(
              'work_horse',
              print.price('work_horse'),
              counted({ hammers: 1, stars: print.figure('work_horse_stars') }),
            ),
            this.offer(
              'trail_horse',
              print.price('trail_horse'),
              [],
              `+${print.figure('trail_horse_step')} ♥`,
            ),
          ],
        };
      case 'town_05':
        return {
          offers: [
            this.offer(
              'store_pan',
              print.price('store_pan'),
              counted({ stars: print.figure('store_pan_stars') }),
            ),
            this.offer(
              'pickaxe',
              print.price('pickaxe'),
              counted({ stars: print.figure('pickaxe_stars') }),
              `±${print.figure('pickaxe_step')}`,
            ),
            this.offer('bandana', print.price('bandana'), crossing(1)),
          ],
        };
      case 'town_06':
        return {
          pays: counted({ money: print.figure('church_price') }),
          gets: crossing(1),
          most: print.figure('church_most'),
        };
      case 'town_07':
        return { money: print.price('hotel'), steps: print.figures('hotel') };
      case 'town_08':
        return {
          lots: print.figures('lots'),
          shapes: SHAPES.map((shape) => ({ ...shape, money: print.price(shape.id) })),
        };
      case 'town_09':
        return {
          offers: ['pistol', 'rifle'].map((gun, at) =>
            this.offer(gun, print.price(gun), [], `+${this.gunBonus[at] ?? 0}`),
          ),
        };
      case 'town_10':
        return {
          outlaws: ['outlaw_j', 'outlaw_q', 'outlaw_k'].map((item, at) => ({
            item,
            rank: 11 + at,
            owned: this.map.items.includes(item),
          })),
          pays: [
            ...counted({ money: print.figure('outlaw_money'), gold: print.figure('outlaw_gold') }),
            ...crossing(print.figure('outlaw_cross')),
          ],
        };
      case 'town_11':
        return {
          pays: counted({ stars: print.figure('office_stars') }),
          gets: crossing(print.figure('office_cross')),
          either: true,
          peeks: true,
        };
      case 'town_12':
        return {
          pays: counted({ money: print.figure('saloon_price') }),
          gets: [star],
          most: print.figure('saloon_most'),
        };
      default:
        return {
          pays: counted({ gold: print.figure('club_price') }),
          gets: [star],
          most: print.figure('club_most'),
        };
    }
  }
}
