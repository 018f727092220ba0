/** How many lines of a table's log I have seen, kept in this browser so that news shows when I come back. */
import { keep, recall } from '../lib/kept';

const KEY = 'saloon-seen';

export const seenSoFar = (table: string): number => recall<number>(KEY, table) ?? 0;
export const keepSeen = (table: string, lines: number): void => keep(KEY, table, lines);
