/**
 * Signatures by Ed25519, made and checked by the browser itself (WebCrypto), which has it in secure contexts only. The private key
 * never leaves the browser: it is made as one that cannot be read out, and is kept in IndexedDB, which can hold such keys.
 */

import { isSignature } from '../../review/ed25519';
import { hex } from '../hex';
import { commandBytes, receiptBytes } from './scheme';

const ALGORITHM = 'Ed25519';
const DATABASE = 'bonecup';
const STORE = 'keys';
/** One key for all tables of this browser: whoever has played with it before knows it again. */
const DEVICE = 'device';

interface DeviceKey {
  pair: CryptoKeyPair;
  public: string;
}

const web = (): SubtleCrypto | undefined => globalThis.crypto?.subtle;

function database(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error ?? new Error('no database'));
  });
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('not stored'));
  });
}

async function kept(store: IDBDatabase): Promise<CryptoKeyPair | undefined> {
  return done<CryptoKeyPair | undefined>(store.transaction(STORE).objectStore(STORE).get(DEVICE));
}

async function pairOf(subtle: SubtleCrypto): Promise<CryptoKeyPair> {
  const store = await database();
  const known = await kept(store);
  if (known) return known;
  const made = (await subtle.generateKey(ALGORITHM, false, ['sign', 'verify'])) as CryptoKeyPair;
  // Of two tabs that begin together the first one's key counts: `add` refuses the second.
  await done(store.transaction(STORE, 'readwrite').objectStore(STORE).add(made, DEVICE)).catch(() => undefined);
  return (await kept(store)) ?? made;
}

async function load(): Promise<DeviceKey | null> {
  const subtle = web();
  if (!subtle) return null;
  try {
    const pair = await pairOf(subtle);
    return { pair, public: hex(new Uint8Array(await subtle.exportKey('raw', pair.publicKey))) };
  } catch {
    // A browser without the algorithm, or one that keeps nothing: then we play unsigned, and it shows.
    return null;
  }
}

let loading: Promise<DeviceKey | null> | null = null;
const device = (): Promise<DeviceKey | null> => (loading ??= load());

/** The public key of this browser; none if it cannot sign. */
export const publicKey = async (): Promise<string | null> => (await device())?.public ?? null;

/** Signs a command of a seat of ours. */
export async function signCommand(head: string, seat: number, text: string): Promise<string | null> {
  const key = await device();
  if (!key) return null;
  return hex(new Uint8Array(await web()!.sign(ALGORITHM, key.pair.privateKey, commandBytes(head, seat, text))));
}

/** Whether a server signed a hash; none if this browser cannot tell. */
export const isReceipt = (serverKey: string, hash: string, receipt: string): Promise<boolean | null> =>
  isSignature(serverKey, receiptBytes(hash), receipt);
