/** The scheme `bonecup/1`: how dice follow from a seed, a table and what everybody added. See docs/fairness.md. */

import { hex } from '../lib/hex';
import { hmac, joined, sha256 } from './sha256';

const FACES = {
  L: ['LA1', 'LA2', 'LA3', 'LL3', 'LL4', 'LL5'],
  R: ['RA1', 'RA2', 'RA3', 'RL3', 'RL4', 'RL5'],
  C: ['SK', 'RI', 'SP', 'PE', 'HA', 'GR'],
};
/** Sides of a bone, in the order of the weights. */
const SIDES = ['1', '3', '4', '6'];

export type DieKind = keyof typeof FACES;

export const kindOf = (face: string): DieKind | undefined =>
  (Object.keys(FACES) as DieKind[]).find((kind) => FACES[kind].includes(face));

/** Makes the HMAC of messages with one key. */
type Mac = (message: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;

const text = (words: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(words) as Uint8Array<ArrayBuffer>;

/** WebCrypto, where the browser lets us have it: with https, and on this very device. */
const subtle = (): SubtleCrypto | undefined => globalThis.crypto?.subtle;

async function macWith(key: Uint8Array<ArrayBuffer>): Promise<Mac> {
  const web = subtle();
  if (!web) return (message) => Promise.resolve(hmac(key, message));
  const kept = await web.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return async (message) => new Uint8Array(await web.sign('HMAC', kept, message));
}

async function digest(message: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const web = subtle();
  return web ? new Uint8Array(await web.digest('SHA-256', message)) : sha256(message);
}

/** The sealed envelope: a fingerprint of the seed. */
export const commitment = async (seed: Uint8Array): Promise<string> =>
  hex(await digest(joined(text('bonecup/1 commit'), seed)));

/** The key of a game, from the seed, the table and what each seat added. */
export async function gameKey(
  seed: Uint8Array<ArrayBuffer>,
  table: string,
  contributions: string[],
): Promise<Uint8Array<ArrayBuffer>> {
  const mac = await macWith(seed);
  return joined(await mac(text(['bonecup/1 game', table, ...contributions].join('\0'))));
}

/** All dice of a game. */
export class Cup {
  private constructor(private readonly mac: Mac) {}

  static async of(key: Uint8Array<ArrayBuffer>): Promise<Cup> {
    return new Cup(await macWith(key));
  }

  /** The roll with this number, whose bytes are read from their beginning. */
  roll(number: number): Roll {
    return new Roll((block) => {
      const place = new DataView(new ArrayBuffer(12));
      place.setBigUint64(0, BigInt(number));
      place.setUint32(8, block);
      return this.mac(joined(text('bonecup/1 roll'), new Uint8Array(place.buffer)));
    });
  }
}

/** The bytes of one roll, read one after the other. */
export class Roll {
  private bytes: Uint8Array = new Uint8Array();
  private at = 0;
  private blocks = 0;

  constructor(private readonly block: (number: number) => Promise<Uint8Array>) {}

  /** Dice of Rolling Bones: left ones first, then right, then centre. */
  async bones(kinds: DieKind[]): Promise<string[]> {
    const order = [...kinds].sort((one, other) => 'LRC'.indexOf(one) - 'LRC'.indexOf(other));
    const faces: string[] = [];
    for (const kind of order) faces.push(FACES[kind][Number(await this.evenly(1, 6n))]!);
    return faces;
  }

  /** Knucklebones that fall by their weights. */
  async knuckles(count: number, weights: number[]): Promise<string[]> {
    const sides: string[] = [];
    while (sides.length < count) sides.push(await this.knuckle(weights));
    return sides;
  }

  /** The tremor of a throw on the floe. */
  async noise(): Promise<string> {
    return (await this.number(8)).toString(16).padStart(16, '0');
  }

  private async knuckle(weights: number[]): Promise<string> {
    const sum = weights.reduce((one, other) => one + other, 0);
    let point = Number(await this.evenly(8, BigInt(sum)));
    const side = weights.findIndex((weight) => (point -= weight) < 0);
    return SIDES[side]!;
  }

  /** A number below a bound. The topmost values, which would favour small ones, are skipped. */
  private async evenly(size: number, below: bigint): Promise<bigint> {
    const all = 256n ** BigInt(size);
    for (;;) {
      const value = await this.number(size);
      if (value < (all / below) * below) return value % below;
    }
  }

  private async number(size: number): Promise<bigint> {
    let value = 0n;
    for (let i = 0; i < size; i += 1) value = value * 256n + BigInt(await this.byte());
    return value;
  }

  private async byte(): Promise<number> {
    if (this.at === this.bytes.length) {
      this.bytes = await this.block(this.blocks++);
      this.at = 0;
    }
    return this.bytes[this.at++]!;
  }
}
