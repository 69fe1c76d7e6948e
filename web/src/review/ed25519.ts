/** Signatures by Ed25519 (RFC 8032), checked by the browser itself where it can. */

import { unhex } from '../lib/hex';

const ALGORITHM = 'Ed25519';
/** Numbers of 32 bytes, written as hexadecimal digits from the smallest byte on, as the signatures have them. */
const number = (digits: string): bigint => BigInt(`0x${digits.match(/../g)!.reverse().join('')}`);
const PRIME = 2n ** 255n - 19n;
const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;
/** The heights of the eight points of small order, for which almost anything is a signature. */
const SMALL = [
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0100000000000000000000000000000000000000000000000000000000000000',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
].map(number);

/** Browsers differ in what they let pass, so that a point must be written in its only way, and not be of small order. */
function isSound(point: string): boolean {
  const height = number(point) & (2n ** 255n - 1n);
  return height < PRIME && !SMALL.includes(height);
}

/** Whether this browser can check signatures: only pages with https can, and only in newer browsers. */
async function canCheck(): Promise<boolean> {
  try {
    // The key of the first test of RFC 8032.
    await imported('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a');
    return true;
  } catch {
    return false;
  }
}

const imported = (key: string): Promise<CryptoKey> => crypto.subtle.importKey('raw', unhex(key), ALGORITHM, false, ['verify']);

/** Whether the bytes are signed by the key; nothing if this browser cannot tell. All but the bytes are hexadecimal digits. */
export async function isSignature(key: string, message: Uint8Array<ArrayBuffer>, signature: string): Promise<boolean | null> {
  if (!(await canCheck())) return null;
  if (!isSound(key) || !isSound(signature.slice(0, 64)) || number(signature.slice(64)) >= ORDER) return false;
  try {
    return await crypto.subtle.verify(ALGORITHM, await imported(key), unhex(signature), message);
  } catch {
    // Not a point at all.
    return false;
  }
}
