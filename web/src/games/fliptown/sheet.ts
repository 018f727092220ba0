/** A player's map: what is printed on it, with what the pen of its owner has marked. */
import type { MapView, View } from '../../lib/views/fliptown';
import { landOf } from './land';
import { areaOf, counted, figure, figures, GROUPS, price, PRINTED, signsOf, type RoomPrint } from './printed';
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

export function handPays(hand: string): Counted[] {
  const pays = PRINTED.poker[hand];
  return Array.isArray(pays) ? counted({ money: pays[0], stars: pays[1] }) : [];
}

export class Sheet {
  readonly map: MapView;
  readonly mine: boolean;
  private readonly circled: Set<string>;
  private readonly crossed: Set<string>;
  private readonly gunBonus: number[];

  constructor(map: MapView, view: View, mine: boolean) {
    this.map = map;
    this.mine = mine;
    this.circled = new Set(map.circled);
    this.crossed = new Set(map.crossed);
    this.gunBonus = view.gun_bonus;
  }

  mark(space: string): Mark {
    if (this.circled.has(space)) return 'circled';
    return this.crossed.has(space) ? 'crossed' : 'free';
  }

  readonly trail = PRINTED.trail.list.map((stop) => ({
    id: stop.id,
    rank: stop.rank,
    either: Boolean(stop.tool),
    signs: [
      ...(stop.tool ? counted({ pans: 1, hammers: 1 }) : []),
      ...(stop.cross ? crossing(stop.cross) : []),
      ...signsOf(stop),
    ],
  }));

  readonly targets = PRINTED.badlands.list.map(({ id, rank, group, gain }) => ({
    id,
    rank,
    group,
    signs: counted(gain),
  }));

  get groups() {
    return GROUPS.map((id) => {
      const targets = this.targets.filter(({ group }) => group === id).map((target) => target.id);
      return {
        id,
        bonus: PRINTED.groups[id]!,
        targets,
        gained: targets.every((target) => this.circled.has(target)),
      };
    });
  }

  readonly rooms = PRINTED.mine.list.map((room: RoomPrint) => ({
    id: room.id,
    signs: signsOf(room),
    silver_per: room.silver ?? null,
    from: room.from.map(({ room: parent, least, most }) => ({ room: parent, low: least, high: most })),
  }));

  /** What circled rooms are worth as things stand. */
  get silver(): Record<string, number> {
    const worth: Record<string, number> = {};
    for (const { id, silver_per } of this.rooms)
      if (silver_per && this.circled.has(id))
        worth[id] = [...this.circled].filter((space) => areaOf(space) === silver_per).length;
    return worth;
  }

  readonly graves = PRINTED.cemetery.list;

  get links() {
    return PRINTED.links.list.map((link) => ({
      id: link.id,
      between: link.between,
      signs: signsOf(link),
      gained: this.map.links.includes(link.id),
    }));
  }

  /** How many stays in the hotel were paid. */
  get hotel(): number {
    return figures('hotel').indexOf(this.map.hotel) + 1;
  }

  /** For each lot the number of the claim that covers it, from 1; 0 for none. */
  get land(): number[] {
    return landOf(this.map.claims);
  }

  get hands(): Hand[] {
    return this.map.poker.map((column, round) => {
      const hand = this.map.hands[round] ?? null;
      return { cards: column.map(cardFace), hand, pays: hand ? handPays(hand) : [] };
    });
  }

  readonly payouts = Object.entries(PRINTED.poker)
    .filter(([hand, pays]) => Array.isArray(pays) && hand !== 'nothing')
    .map(([hand]) => ({ hand, signs: handPays(hand) }))
    .reverse();

  get buildings(): House[] {
    return PRINTED.town.list.map((print) => ({
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
    switch (building) {
      case 'town_01':
        return {
          offers: [
            this.offer('undertaker', 0, crossing(PRINTED.cemetery.wanted)),
            this.offer('shovel', 0, [star]),
          ],
        };
      case 'town_02': {
        const stars = figures('bank').join('-');
        return {
          offers: ['bank_red', 'bank_black'].map((item) => this.offer(item, price('bank'), [], `${stars}★`)),
        };
      }
      case 'town_03':
        return { pays: crossing(figure('hideout_cross')) };
      case 'town_04':
        return {
          offers: [
            this.offer(
              'work_horse',
              price('work_horse'),
              counted({ hammers: 1, stars: figure('work_horse_stars') }),
            ),
            this.offer('trail_horse', price('trail_horse'), [], `+${figure('trail_horse_step')} ♥`),
          ],
        };
      case 'town_05':
        return {
          offers: [
            this.offer('store_pan', price('store_pan'), counted({ stars: figure('store_pan_stars') })),
            this.offer(
              'pickaxe',
              price('pickaxe'),
              counted({ stars: figure('pickaxe_stars') }),
              `±${figure('pickaxe_step')}`,
            ),
            this.offer('bandana', price('bandana'), crossing(1)),
          ],
        };
      case 'town_06':
        return {
          pays: counted({ money: figure('church_price') }),
          gets: crossing(1),
          most: figure('church_most'),
        };
      case 'town_07':
        return { money: price('hotel'), steps: figures('hotel') };
      case 'town_08':
        return {
          lots: figures('lots'),
          shapes: SHAPES.map((shape) => ({ ...shape, money: price(shape.id) })),
        };
      case 'town_09':
        return {
          offers: ['pistol', 'rifle'].map((gun, at) =>
            this.offer(gun, price(gun), [], `+${this.gunBonus[at] ?? 0}`),
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
            ...counted({ money: figure('outlaw_money'), gold: figure('outlaw_gold') }),
            ...crossing(figure('outlaw_cross')),
          ],
        };
      case 'town_11':
        return {
          pays: counted({ stars: figure('office_stars') }),
          gets: crossing(figure('office_cross')),
          either: true,
          peeks: true,
        };
      case 'town_12':
        return {
          pays: counted({ money: figure('saloon_price') }),
          gets: [star],
          most: figure('saloon_most'),
        };
      default:
        return { pays: counted({ gold: figure('club_price') }), gets: [star], most: figure('club_most') };
    }
  }
}
