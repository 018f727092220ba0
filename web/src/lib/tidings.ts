/** What a board tells of what happened. */
import type { TableEvent } from './game';
import type { Happening } from './wire';

/** Who did it, or to whom it happened; null where no player is named. */
export function playerOf({ arguments: given }: Pick<Happening, 'arguments'>): number | null {
  return typeof given.player === 'number' ? given.player : null;
}

/** Whether it is one of these events. */
export function isOneOf<H extends Happening, E extends H['event']>(
  happening: H,
  events: readonly E[],
): happening is Extract<H, { event: E }> {
  const names: readonly string[] = events;
  return names.includes(happening.event);
}

/** What was told since the last thing that a player did; all of it to a spectator. */
export function sinceMine<H extends Happening>(log: H[], me: number | null): H[] {
  return log.slice(log.findLastIndex((happening) => me !== null && playerOf(happening) === me) + 1);
}

/** The events worth a line on the board: nothing of the table itself, and nothing that everybody sees anyway. */
export function told<H extends Happening>(
  events: H[],
  untold: readonly H['event'][],
): Exclude<H, { event: TableEvent }>[] {
  return events.filter(
    (happening): happening is Exclude<H, { event: TableEvent }> =>
      !happening.event.startsWith('table_') && !untold.includes(happening.event),
  );
}
