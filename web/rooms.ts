import { relative, sep } from 'node:path';
import type { Reporter } from 'vitest/node';

/** What is covered of one file, as far as it matters here. */
interface Covered {
  branches: { covered: number; total: number };
}
interface CoverageMap {
  files(): string[];
  fileCoverageFor(file: string): { toSummary(): { data: Covered } };
}

/** The room that a file belongs to: `shell`, `lib`, `games/dice_town`; what stands before all of them is the door. */
function roomOf(file: string): string {
  const folders = relative(import.meta.dirname, file)
    .split(sep)
    .slice(1, -1);
  return folders.slice(0, folders[0] === 'games' ? 2 : 1).join('/') || 'door';
}

/** Prints how many branches the tests take, room by room; file by file it is in `coverage/coverage-summary.json`. */
export const byRoom: Reporter = {
  onCoverage(coverage) {
    const map = coverage as CoverageMap;
    const rooms = new Map<string, { covered: number; total: number }>();
    for (const file of map.files()) {
      const { covered, total } = map.fileCoverageFor(file).toSummary().data.branches;
      const room = rooms.get(roomOf(file)) ?? { covered: 0, total: 0 };
      rooms.set(roomOf(file), { covered: room.covered + covered, total: room.total + total });
    }
    console.log('Branches that the tests take:');
    for (const [room, { covered, total }] of [...rooms].sort()) {
      const share = total > 0 ? Math.floor((100 * covered) / total) : 100;
      console.log(`  ${room.padEnd(24)} ${String(share).padStart(3)} % ${covered}/${total}`);
    }
  },
};
