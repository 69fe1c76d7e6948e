/** The bytes of the scheme `bonecup/2` that a player's device computes: docs/fairness.md, step by step. */

import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { hex, unhex } from '../hex';

export const SCHEME = 'bonecup/2';
/** How many links a chain has. */
export const LINKS = 4096;

const ZERO = Uint8Array.of(0);

const sha = (label: string, ...parts: Uint8Array[]): Uint8Array => sha256(concatBytes(utf8ToBytes(`${SCHEME} ${label}`), ...parts));

/** The table's id follows from what its dice are committed to, so that nobody can choose it (step 2). */
export const tableIdOf = (commitment: string): string => hex(sha('table', unhex(commitment))).slice(0, 20);

/** The link before this one; of the first link it is the anchor (step 3). */
export const linkBefore = (link: Uint8Array): Uint8Array => sha('link', link);

/** A chain, from its last link on. */
export class Chain {
  private readonly links: Uint8Array[];
  readonly anchor: string;

  constructor(last: string) {
    this.links = new Array<Uint8Array>(LINKS);
    let link = unhex(last) as Uint8Array;
    for (let position = LINKS - 1; position >= 0; position -= 1) {
      this.links[position] = link;
      link = linkBefore(link);
    }
    this.anchor = hex(link);
  }

  /** The link at a position; none beyond the end. */
  link(position: number): string | null {
    const found = this.links[position];
    return found ? hex(found) : null;
  }
}

/** A place of a chain that is known: the anchor at first, which is at −1. */
export interface Known {
  position: number;
  link: string;
}

/** Whether a link belongs at a later place of a chain of which an earlier place is known (step 9). */
export function follows(known: Known, position: number, link: string): boolean {
  if (position <= known.position || position >= LINKS) return false;
  let hash = unhex(link) as Uint8Array;
  for (let steps = position - known.position; steps > 0; steps -= 1) hash = linkBefore(hash);
  return hex(hash) === known.link;
}

/** What a seat sends before anything of it is known (step 4). */
export const sealOf = (table: string, anchor: string, contribution: string): string =>
  hex(sha('seal', utf8ToBytes(table), ZERO, unhex(anchor), utf8ToBytes(contribution)));

/** The hash of the agreement, whose first line is its label (step 5). */
export const agreementHash = (text: string): string => hex(sha256(utf8ToBytes(text)));

/** What a seat has revealed. */
export interface Revealed {
  anchor: string;
  contribution: string;
}

function revealBytes(revealed: Revealed | null): Uint8Array {
  if (revealed === null) return ZERO;
  const text = utf8ToBytes(revealed.contribution);
  return concatBytes(Uint8Array.of(1), unhex(revealed.anchor), Uint8Array.of(text.length >> 8, text.length & 255), text);
}

/** The hash at the beginning of the game (step 6). */
export const begunHash = (agreement: string, seats: (Revealed | null)[]): string =>
  hex(sha('begun', unhex(agreement), ...seats.map(revealBytes)));

/** The hash after one more event (step 12). */
export const eventHash = (before: string, line: string): string => hex(sha('event', unhex(before), utf8ToBytes(line)));

/** What the server signs (step 13). */
export const receiptBytes = (hash: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(concatBytes(utf8ToBytes(`${SCHEME} receipt`), unhex(hash)));

/** What a device signs (step 14). */
export const commandBytes = (head: string, seat: number, text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(concatBytes(utf8ToBytes(`${SCHEME} command`), unhex(head), Uint8Array.of(seat), utf8ToBytes(text)));
