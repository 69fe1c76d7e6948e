/**
 * JSON that can be read in one way only. `JSON.parse` takes the last of two fields with one name, and rounds large numbers; other
 * programs do not, and a record that is read differently by two of them proves nothing.
 */

import { need, wrong } from './refused';

/** Larger files are not read; see docs/record.md. */
const MOST_BYTES = 16 * 1024 * 1024;
const MOST_DEPTH = 127;
/** Strings, the signs between values, and other values: enough to walk through JSON that is known to be well formed. */
const TOKEN = /"(?:[^"\\]+|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

export function parseStrict(source: string | Uint8Array): unknown {
  const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : source;
  need(bytes.length <= MOST_BYTES, 'record-too-large');
  try {
    const text = typeof source === 'string' ? source : new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(source);
    const value: unknown = JSON.parse(text);
    scan(text);
    return value;
  } catch {
    return wrong('JSON');
  }
}

/** Finds what `JSON.parse` lets pass. */
function scan(text: string): void {
  /** The names of the fields of each object that is open, and nothing for a list. */
  const open: (Set<string> | null)[] = [];
  let before = '';
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') open.push(token === '{' ? new Set() : null);
    else if (token === '}' || token === ']') open.pop();
    else if (token.startsWith('"')) checkText(token, before === '{' || before === ',' ? (open.at(-1) ?? null) : null);
    else if (/^[-\d]/.test(token)) checkNumber(token);
    if (open.length > MOST_DEPTH) wrong('JSON');
    before = token;
  }
}

/** A text, which is the name of a field if there are names. */
function checkText(token: string, names: Set<string> | null): void {
  const text = JSON.parse(token) as string;
  if (/\p{Cs}/u.test(text) || names?.has(text)) wrong('JSON');
  names?.add(text);
}

function checkNumber(token: string): void {
  if (!/^-?\d+$/.test(token) || token === '-0') wrong('JSON');
  const value = BigInt(token);
  if (value < -(2n ** 63n) || value >= 2n ** 64n) wrong('JSON');
}
