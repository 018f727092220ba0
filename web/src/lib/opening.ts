/** Opening a table: what the lobby's one button and the setting-up page ask of the server. */
import { openTable, promiseTable, rematch } from './http';
import { drawSalt, noteHash } from './noted';
import { go } from './route.svelte';
import { settings } from './settings.svelte';
import { t } from './text.svelte';
import type { GameInfo, House, SeatRequest, TableRequest } from './wire';

const USUAL_BOTS = 3;

/** My name, or what strangers are called. */
export function myName(): string {
  return settings.name.trim() || t('default-name');
}

/** A name for the bot in a seat, none of which is already taken. */
export function botNames(count: number, taken: string[]): string[] {
  const free = t('bot-names')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => !taken.includes(name));
  return free.slice(0, count);
}

/** The level that newcomers meet: the second of those that the house has. */
export function usualLevel(house: House): string {
  return house.levels[1] ?? house.levels[0] ?? '';
}

/** How many bots sit down when somebody just wants to play. */
export function usualBots(game: GameInfo): number {
  return Math.min(Math.max(USUAL_BOTS, game.least_players - 1), game.most_players - 1);
}

/** I and a few bots, everything as the rules say. */
export function quickTable(house: House, game: GameInfo): TableRequest {
  const level = usualLevel(house);
  const me: SeatRequest = { kind: 'me', name: myName() };
  const bots = botNames(usualBots(game), [myName()]).map((name): SeatRequest => ({
    kind: 'bot',
    name,
    level,
  }));
  return { game: game.name, seats: [me, ...bots] };
}

/** Open a table and sit down at it. The house shows the hash of its secret first; I draw my salt after that. */
export async function openAndGo(request: TableRequest): Promise<void> {
  const { promise, table, commitment } = await promiseTable();
  noteHash(table, commitment);
  const seated = request.seats.some((seat) => seat.kind === 'me');
  const salt = seated ? drawSalt(table, commitment) : null;
  const opened = await openTable({ ...request, promise, salt });
  go(`/t/${opened.table}`);
}

/** The same people once more; somebody else may have asked before me. */
export async function rematchAndGo(over: string): Promise<void> {
  const { promise, table, commitment } = await promiseTable();
  const following = await rematch(over, { promise, salt: drawSalt(table, commitment) });
  go(`/t/${following.table}`);
}
