/**
 * What this browser noted of a table when it first saw it: the hash of the secret, and the salt that it drew after
 * that and brought to chance. The fairness page compares both with what the house shows at the end.
 */
import { keep, recall } from './kept';

const KEY = 'saloon-noted';
const SALT_BYTES = 16;

export interface Noted {
  commitment: string;
  /** "" where I brought none. */
  salt: string;
}

export const notedOf = (table: string): Noted | null => recall<Noted>(KEY, table);

/** Note the hash of a table, unless one is noted already. */
export function noteHash(table: string, commitment: string): void {
  if (!notedOf(table)) keep<Noted>(KEY, table, { commitment, salt: '' });
}

/** A salt for a table whose hash was shown; the same one when I ask again, so that a second try brings no other. */
export function drawSalt(table: string, commitment: string): string {
  const noted = notedOf(table);
  if (noted?.salt) return noted.salt;
  const bytes = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const salt = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  keep<Noted>(KEY, table, { commitment: noted?.commitment ?? commitment, salt });
  return salt;
}
