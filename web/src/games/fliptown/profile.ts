/** The solo challenges that were met in this browser, over all games, and the cowbots that were beaten. */
import { keep, recall } from '../../lib/kept';
import type { View } from '../../lib/games/fliptown';

const KEY = 'saloon-fliptown';
const MET = 'met';
const BEATEN = 'beaten';
const COWBOTS = ['jane', 'billy', 'bart', 'earp'];
/** All four on easy, and any one on hard: what no single game decides. */
const ALL_EASY = 'SC14';
const ONE_HARD = 'SC15';

export interface Profile {
  /** Challenges by id, and when they were first met (milliseconds since 1970). */
  met: Record<string, number>;
  /** `jane:easy` */
  beaten: string[];
}

export function profile(): Profile {
  return {
    met: recall<Record<string, number>>(KEY, MET) ?? {},
    beaten: recall<string[]>(KEY, BEATEN) ?? [],
  };
}

/** What a profile is after a game: the same object if nothing is new. */
export function after(before: Profile, view: View, now: number): Profile {
  if (!view.over || view.player === null || view.maps.length !== 1) return before;
  const { cowbot } = view;
  const won = cowbot !== null && view.maps[0]!.score > cowbot.score;
  const win = won ? `${cowbot.cowbot}:${cowbot.difficulty}` : '';
  const beaten = win && !before.beaten.includes(win) ? [...before.beaten, win] : before.beaten;
  const fresh = view.challenges
    .filter(({ met, campaign }) => met && !campaign)
    .map(({ challenge }) => challenge);
  if (COWBOTS.every((name) => beaten.includes(`${name}:easy`))) fresh.push(ALL_EASY);
  if (beaten.some((name) => name.endsWith(':hard'))) fresh.push(ONE_HARD);
  const added = fresh.filter((challenge) => !(challenge in before.met));
  if (beaten === before.beaten && !added.length) return before;
  return {
    met: { ...before.met, ...Object.fromEntries(added.map((challenge) => [challenge, now])) },
    beaten,
  };
}

/** Remember what a finished game has brought. */
export function remember(view: View): Profile {
  const before = profile();
  const now = after(before, view, Date.now());
  if (now !== before) {
    keep(KEY, MET, now.met);
    keep(KEY, BEATEN, now.beaten);
  }
  return now;
}
