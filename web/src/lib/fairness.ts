import { blake2b } from '@noble/hashes/blake2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const HASH_BYTES = 32;
const PERSON_BYTES = 16;

/** The hash that fixes a secret without telling it: BLAKE2b with the person "saloon" (as `core/chance.py`). */
export function commitment(secret: string): string {
  return bytesToHex(blake2b(hexToBytes(secret), { dkLen: HASH_BYTES, personalization: person('saloon') }));
}

/** The key of all chance: BLAKE2b of the salts, one a line, keyed with the secret; without salts the secret. */
export function saltedKey(secret: string, salts: string[]): string {
  if (!salts.some(Boolean)) return secret;
  const lines = utf8ToBytes(salts.join('\n'));
  const key = hexToBytes(secret);
  return bytesToHex(blake2b(lines, { dkLen: HASH_BYTES, key, personalization: person('saloon salts') }));
}

function person(name: string): Uint8Array {
  const bytes = new Uint8Array(PERSON_BYTES);
  bytes.set(utf8ToBytes(name));
  return bytes;
}
