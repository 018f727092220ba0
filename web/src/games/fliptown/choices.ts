/**
 * From choices to spaces of the map. While cards are being assigned, a space can be reached by any assignment that
 * opens it; when they are, by what the view calls its reach. No rule is known here: what is lit is what the server
 * offers, and what it costs is what the view says.
 */
import { asking, type AnyNamed, type ChoiceIn } from '../../lib/game';
import type { AssignmentView, Choice, Game, Named, Place, ReachView, View } from '../../lib/games/fliptown';
import { areaOf, SPACES } from './printed';

export type Role = 'suit' | 'value' | 'poker';
export const ROLES: readonly Role[] = ['suit', 'value', 'poker'];
/** Cards of the line-up that a player has laid in slots, by their places from 0. */
export type Pins = Partial<Record<Role, number>>;

export const PLACES: readonly Place[] = ['left', 'middle', 'right'];

/** One way to get to a space. */
export interface Way {
  /** What is chosen now. */
  action: number;
  space: string;
  gold: number;
  jokers: number;
  shifts: boolean;
  /** The card that would be kept for the poker hand, where cards are still to be assigned. */
  poker: string | null;
  /** What it brings; not known before the cards are assigned. */
  reach: ReachView | null;
}

/** Choices about the map; all others are buttons with words. */
const ON_MAP = new Set<Choice['family']>(['assign', 'ride', 'rob', 'dig', 'visit', 'mourn']);

export function isOnMap({ family }: Pick<Choice, 'family'>): boolean {
  return ON_MAP.has(family);
}

/** Which places of the line-up an assignment gives to which role, by the choice that makes it. */
export function pinsOf({ arguments: given }: ChoiceIn<Game, 'assign'>): Required<Pins> {
  const [suit, value] = [PLACES.indexOf(given.suit), PLACES.indexOf(given.value)];
  return { suit, value, poker: 3 - suit - value };
}

function agrees(pins: Pins, wanted: Required<Pins>): boolean {
  return ROLES.every((role) => pins[role] === undefined || pins[role] === wanted[role]);
}

/** The assignments that leave the cards where a player has laid them. */
export function assignments(view: View, choices: Choice[], pins: Pins): AssignmentView[] {
  const offered = new Map(
    choices.filter((choice) => choice.family === 'assign').map((choice) => [choice.action, choice]),
  );
  return (view.own?.assignments ?? []).filter(({ action }) => {
    const choice = offered.get(action);
    return choice !== undefined && agrees(pins, pinsOf(choice));
  });
}

/** What it costs to get to a space with an assignment; null if that is not possible. */
export function costOf(assignment: AssignmentView, space: string, isFree: boolean): number | null {
  if (areaOf(space) === 'cemetery') return isFree ? 0 : null;
  const number = SPACES.indexOf(space);
  if (assignment.free.includes(number)) return 0;
  return assignment.paid[String(number)] ?? null;
}

function byCost(one: Way, other: Way): number {
  return one.jokers - other.jokers || Number(one.shifts) - Number(other.shifts) || one.gold - other.gold;
}

/** All ways to all spaces, cheapest first. */
export function waysToAll(view: View, choices: Choice[], pins: Pins, full: boolean): Map<string, Way[]> {
  const ways = new Map<string, Way[]>();
  const add = (way: Way): void => {
    const known = ways.get(way.space);
    if (known) known.push(way);
    else ways.set(way.space, [way]);
  };
  const circled = new Set(view.player === null ? [] : view.maps[view.player]!.circled);
  for (const assignment of assignments(view, choices, pins))
    for (const space of SPACES) {
      const gold = costOf(assignment, space, !circled.has(space));
      if (gold !== null)
        add({
          action: assignment.action,
          space,
          gold,
          jokers: 0,
          shifts: false,
          poker: assignment.poker,
          reach: null,
        });
    }
  const offered = new Set(choices.map(({ action }) => action));
  for (const reach of view.own?.reach ?? []) {
    if (!offered.has(reach.action)) continue;
    // Taking more WANTED than one must is a wish of its own.
    if (Boolean(reach.full_wanted) !== full && hasFewer(view.own!.reach, reach)) continue;
    const { action, space, gold = 0, jokers = 0, shifts = false } = reach;
    add({ action, space, gold, jokers, shifts, poker: null, reach });
  }
  for (const [space, found] of ways) ways.set(space, onePerPoker(found.sort(byCost)));
  return ways;
}

/** Whether there are two ways that differ in nothing but the WANTED taken. */
function hasFewer(reach: ReachView[], { space }: ReachView): boolean {
  return (
    reach.some((other) => other.space === space && other.full_wanted) &&
    reach.some((other) => other.space === space && !other.full_wanted)
  );
}

/** Of the ways that keep the same poker card only the cheapest: the rest makes no difference. */
function onePerPoker(ways: Way[]): Way[] {
  const seen = new Set<string>();
  return ways.filter(({ poker }) => {
    if (poker === null) return true;
    if (seen.has(poker)) return false;
    seen.add(poker);
    return true;
  });
}

const ask = asking<Game>();

/** The action to ask about when a space cannot be reached. */
export function askedOf(space: string): AnyNamed {
  switch (areaOf(space)) {
    case 'trail':
      return ask('ride', { stop: space, way: 'plain' });
    case 'badlands':
      return ask('rob', { target: space, way: 'plain', wanted: 'all' });
    case 'mine':
      return ask('dig', { room: space, way: 'plain' });
    case 'town':
      return ask('visit', { building: space, way: 'plain' });
    case 'cemetery':
      return ask('mourn', { grave: space, change: 'none', wanted: 'all' });
  }
}

/** The space that an action is about; null for none. */
export function spaceOf({ family, arguments: given }: Named): string | null {
  switch (family) {
    case 'ride':
      return given.stop;
    case 'rob':
      return given.target;
    case 'dig':
      return given.room;
    case 'visit':
      return given.building;
    case 'mourn':
      return given.grave;
    default:
      return null;
  }
}
