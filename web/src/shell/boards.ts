/** The board that a table is played on: the game's own, or the plain one where there is none or it cannot be loaded. */
import { loadBoard, type Board } from '../lib/board';
import { notify } from '../lib/notices.svelte';
import { t } from '../lib/text.svelte';
import PlainBoard from './PlainBoard.svelte';

export async function boardFor(game: string): Promise<Board> {
  try {
    return (await loadBoard(game)) ?? PlainBoard;
  } catch {
    notify(t('no-board'), 'problem');
    return PlainBoard;
  }
}
