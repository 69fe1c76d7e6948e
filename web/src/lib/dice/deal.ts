/** What of the scheme `bonecup/3` can be checked before its seed is published: docs/fairness.md. */

import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { hex, unhex } from '../hex';

/** The only id that a deal with this commitment can have: whoever has its link knows its dice by it. */
export const dealIdOf = (committed: string): string => hex(sha256(concatBytes(utf8ToBytes('bonecup/3 deal'), unhex(committed)))).slice(0, 20);
