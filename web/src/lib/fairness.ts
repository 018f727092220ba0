import { blake2b } from '@noble/hashes/blake2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const HASH_BYTES = 32;
const PERSON_BYTES = 16;

/** The hash that fixes a secret without telling it: BLAKE2b with the person "saloon" (as `core/chance.py`). */
export function commitment(secret: string): string {
  const person = new Uint8Array(PERSON_BYTES);
  person.set(utf8ToBytes('saloon'));
  return bytesToHex(blake2b(hexToBytes(secret), { dkLen: HASH_BYTES, personalization: person }));
}
