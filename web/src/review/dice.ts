/** The scheme `bonecup/1`: how dice follow from a seed, a table and what everybody added. See docs/fairness.md. */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { hex } from '../lib/hex';

/** The sealed envelope: a fingerprint of the seed. */
export const commitment = (seed: Uint8Array): string => hex(sha256(concatBytes(utf8ToBytes('bonecup/1 commit'), seed)));

/** The key of a game, from the seed, the table and what each seat added. */
export const gameKey = (seed: Uint8Array, table: string, contributions: string[]): Uint8Array =>
  hmac(sha256, seed, utf8ToBytes(['bonecup/1 game', table, ...contributions].join('\0')));

/** All dice of a game. */
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
