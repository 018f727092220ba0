/** The lots of the land office: which are claimed, and what a claim costs and brings. */
import type { Print } from './printed';

const LOTS = 9;

/** For each lot the number of the claim that covers it, from 1; 0 for none. */
export function landOf(claims: readonly string[]): number[] {
  const land = Array<number>(LOTS).fill(0);
  claims.forEach((claim, at) => {
    for (const lot of lotsOf(claim)) land[lot] = at + 1;
  });
  return land;
}

/** `1_2_3` is the top row; lots count from 0 here. */
function lotsOf(claim: string): number[] {
  return claim.split('_').map((lot) => Number(lot) - 1);
}

/** Two lots are a domino; three are a line if they are evenly spaced, else a corner. */
function shapeOf([first, second, third]: number[]): string {
  if (third === undefined) return 'domino';
  return second! - first! === third - second! ? 'line' : 'corner';
}

export interface ClaimFacts {
  lots: number[];
  money: number;
  /** With those for all nine lots, if it is the last claim. */
  stars: number;
}

export function claimOf(claim: string, land: readonly number[], print: Print): ClaimFacts {
  const lots = lotsOf(claim);
  const printed = print.figures('lots');
  const fills = land.every((taken, lot) => taken > 0 || lots.includes(lot));
  const stars = lots.reduce((sum, lot) => sum + (printed[lot] ?? 0), fills ? print.figure('all_lots') : 0);
  return { lots, money: print.price(shapeOf(lots)), stars };
}
