/** How dice follow from a seed and what everybody added, in all versions. See docs/fairness.md. */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { dealIdOf } from '../lib/dice/deal';
import { hex, unhex } from '../lib/hex';

/** The sealed envelope: a fingerprint of the seed. */
export const commitment = (seed: Uint8Array, version = 1): string => hex(sha256(concatBytes(utf8ToBytes(`bonecup/${version} commit`), seed)));

/** The key of a game, from the seed, the table and what each seat added. */
export const gameKey = (seed: Uint8Array, table: string, contributions: string[]): Uint8Array =>
  hmac(sha256, seed, utf8ToBytes(['bonecup/1 game', table, ...contributions].join('\0')));

/** The key of a game of version 2, from the seed and the hash of what it began with. */
export const secondKey = (seed: Uint8Array, begun: string): Uint8Array =>
  hmac(sha256, seed, concatBytes(utf8ToBytes('bonecup/2 game'), unhex(begun)));

/** The key of all tables of a deal, from its seed. */
export const thirdKey = (seed: Uint8Array): Uint8Array => hmac(sha256, seed, utf8ToBytes(`bonecup/3 game${dealIdOf(commitment(seed, 3))}`));

/** Where in a game a roll is: the turn and the roll in it, both from 0. */
export interface Place {
  turn: number;
  inTurn: number;
}

/** A seat with its link for a roll. */
export interface Given {
  seat: number;
  link: string;
}

const givenBytes = (given: Given | null): Uint8Array =>
  given ? concatBytes(Uint8Array.of(1, given.seat), unhex(given.link)) : Uint8Array.of(0);

/** A roll of version 2, which follows from the key, its number and the links of the caster and of the seat that was asked. */
export function secondRoll(key: Uint8Array, number: number, cast: Given | null, asked: Given | null): Roll {
  const place = new DataView(new ArrayBuffer(8));
  place.setBigUint64(0, BigInt(number));
  const label = concatBytes(utf8ToBytes('bonecup/2 roll'), new Uint8Array(place.buffer));
  const rollKey = hmac(sha256, key, concatBytes(label, givenBytes(cast), givenBytes(asked)));
  return new Roll((block) => {
    const count = new DataView(new ArrayBuffer(4));
    count.setUint32(0, block);
    return hmac(sha256, rollKey, new Uint8Array(count.buffer));
  });
}

/** A roll of version 3, which follows from its place alone. */
export function thirdRoll(key: Uint8Array, { inTurn, turn }: Place): Roll {
  const place = new DataView(new ArrayBuffer(16));
  place.setBigUint64(0, BigInt(turn));
  place.setBigUint64(8, BigInt(inTurn));
  const label = concatBytes(utf8ToBytes('bonecup/3 roll'), new Uint8Array(place.buffer));
  return new DealtRoll((kind, die, block) => {
    const count = new DataView(new ArrayBuffer(4));
    count.setUint32(0, block);
    return hmac(sha256, key, concatBytes(label, Uint8Array.of(kind, die), new Uint8Array(count.buffer)));
  });
}

/** All dice of a game of version 1. */
export class Cup {
  constructor(private readonly key: Uint8Array) {}

  /** The roll with this number, whose bytes are read from their beginning. */
  roll(number: number): Roll {
    return new Roll((block) => {
      const place = new DataView(new ArrayBuffer(12));
      place.setBigUint64(0, BigInt(number));
      place.setUint32(8, block);
      return hmac(sha256, this.key, concatBytes(utf8ToBytes('bonecup/1 roll'), new Uint8Array(place.buffer)));
    });
  }
}

/** The bytes of one roll, read one after the other. */
export class Roll {
  private bytes: Uint8Array = new Uint8Array();
  private at = 0;
  private blocks = 0;

  constructor(private readonly block: (number: number) => Uint8Array) {}

  /** A face of a die with so many, from 0; one byte decides. */
  below(faces: number): number {
    return Number(this.evenly(1, BigInt(faces)));
  }

  /** A side by the weights of the sides, from 0. */
  weighted(weights: number[]): number {
    const sum = weights.reduce((one, other) => one + other, 0);
    let point = Number(this.evenly(8, BigInt(sum)));
    return weights.findIndex((weight) => (point -= weight) < 0);
  }

  /** The dice read next are of this kind, counted from 0. Only where every die has bytes of its own it matters. */
  ofKind(_kind: number): void {}

  /** Sixty-four bits, as hexadecimal digits. */
  noise(): string {
    return this.number(8).toString(16).padStart(16, '0');
  }

  /** A number below a bound. The topmost values, which would favour small ones, are skipped. */
  private evenly(size: number, below: bigint): bigint {
    const all = 256n ** BigInt(size);
    for (;;) {
      const value = this.number(size);
      if (value < (all / below) * below) return value % below;
    }
  }

  private number(size: number): bigint {
    let value = 0n;
    for (let i = 0; i < size; i += 1) value = value * 256n + BigInt(this.byte());
    return value;
  }

  private byte(): number {
    if (this.at === this.bytes.length) {
      this.bytes = this.block(this.blocks++);
      this.at = 0;
    }
    return this.bytes[this.at++]!;
  }
}

/** A roll in which every die has bytes of its own. */
class DealtRoll extends Roll {
  private kind = 0;
  private dice = 0;

  constructor(private readonly blockOf: (kind: number, die: number, block: number) => Uint8Array) {
    super(() => new Uint8Array());
  }

  override ofKind(kind: number): void {
    [this.kind, this.dice] = [kind, 0];
  }

  override below(faces: number): number {
    return this.next().below(faces);
  }

  override weighted(weights: number[]): number {
    return this.next().weighted(weights);
  }

  override noise(): string {
    return this.next().noise();
  }

  private next(): Roll {
    const [kind, die] = [this.kind, this.dice++];
    return new Roll((block) => this.blockOf(kind, die, block));
  }
}
