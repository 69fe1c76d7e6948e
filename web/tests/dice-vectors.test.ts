/** The bytes of version 2 against the vectors of docs/fairness.md, read from there. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { canonical, readAgreement } from '../src/lib/dice/agreement';
import { EventChain, unsealed } from '../src/lib/dice/eventChain';
import { agreementHash, begunHash, Chain, commandBytes, eventHash, follows, LINKS, sealOf, tableIdOf } from '../src/lib/dice/scheme';
import { isReceipt } from '../src/lib/dice/signing';
import { bytesOf, faultOf } from '../src/lib/dice/text';
import { hex, unhex } from '../src/lib/hex';

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/fairness.md'), 'utf8');

/** The value beside a name in the tables of the page; the last, where version 1 has the same name. */
function vector(name: string): string {
  const row = PAGE.split('\n').filter((line) => line.startsWith(`| ${name} |`)).at(-1);
  const value = row && /`([^`]+)` \|$/.exec(row)?.[1];
  if (!value) throw new Error(`docs/fairness.md has no ${name}`);
  return value;
}

/** The links of a chain stand below its last one. */
function linksOf(who: string): { last: string; first: string; second: string; anchor: string } {
  const rows = PAGE.split('\n');
  const at = rows.findIndex((line) => line.startsWith(`| ${who}'s chain, link 4095`));
  const [last = '', second = '', first = '', anchor = ''] = rows.slice(at, at + 4).map((row) => /`([^`]+)`/.exec(row)?.[1] ?? '');
  return { last, second, first, anchor };
}

const TABLE = vector('table id');
const AGREEMENT = /```\n(bonecup\/2 agreed\n[^`]+)\n```/.exec(PAGE.slice(PAGE.indexOf('| A, the hash')))![1]!;
const [ADA, BO] = [linksOf('Ada'), linksOf('Bo')];
const TEXT = 'Würfelglück ☠';
const B = vector('B');

test('the table id follows from the commitment', () => {
  expect(tableIdOf(vector('commitment'))).toBe(TABLE);
});

describe.each([['Ada', ADA], ['Bo', BO]])('the chain of %s', (_, { last, first, second, anchor }) => {
  const chain = new Chain(last);

  it('has its links where they belong, and none beyond', () => {
    expect([chain.anchor, chain.link(0), chain.link(1), chain.link(LINKS - 1)]).toEqual([anchor, first, second, last]);
    expect(chain.link(LINKS)).toBeNull();
  });

  it('is followed from any place that is known, forward only', () => {
    const start = { position: -1, link: anchor };
    expect(follows(start, 0, first)).toBe(true);
    expect(follows(start, LINKS - 1, last)).toBe(true);
    expect(follows({ position: 0, link: first }, 1, second)).toBe(true);
    expect(follows(start, 1, first)).toBe(false);
    expect(follows({ position: 1, link: second }, 0, first)).toBe(false);
    expect(follows(start, LINKS, last)).toBe(false);
  });
});

test('seals are those of the page', () => {
  expect(sealOf(TABLE, ADA.anchor, '')).toBe(vector("Ada's seal"));
  expect(sealOf(TABLE, BO.anchor, TEXT)).toBe(vector("Bo's seal"));
});

test('the agreement is read, hashed, and begins the game', () => {
  const agreement = readAgreement(AGREEMENT)!;
  expect(agreement.seats.map(({ player, device, name }) => [player, device, name])).toEqual([
    ['human', 0, 'Ada'],
    ['bot:steady', null, 'Stone'],
    ['human', 1, 'Bo Ö.'],
  ]);
  expect(agreementHash(AGREEMENT)).toBe(vector('A, the hash of the agreement below'));
  const revealed = [{ anchor: ADA.anchor, contribution: '' }, null, { anchor: BO.anchor, contribution: TEXT }];
  expect(begunHash(agreementHash(AGREEMENT), revealed)).toBe(B);
  expect(unsealed(TABLE, agreement, revealed)).toEqual([]);
  expect(unsealed(TABLE, agreement, [null, null, { anchor: BO.anchor, contribution: 'other' }])).toHaveLength(1);
});

test('an agreement that is written otherwise is none', () => {
  for (const broken of ['', AGREEMENT.replace('agreed', 'agreet'), AGREEMENT.replace('seat 1', 'seat 3'), `${AGREEMENT}\n`, AGREEMENT.replace('engine -\n', '')]) {
    expect(readAgreement(broken)).toBeNull();
  }
});

test('options are written without spaces, sorted', () => {
  expect(canonical({ b: [1, { d: null, c: 'ä' }], a: true })).toBe('{"a":true,"b":[1,{"c":"ä","d":null}]}');
});

test('every line of the chain of events gives the hash beside it', () => {
  const rows = [...PAGE.slice(PAGE.indexOf('| line | hash')).matchAll(/^\| `(.+)` \| `([0-9a-f]{64})` \|$/gm)];
  expect(rows.length).toBeGreaterThan(4);
  rows.reduce((head, [, line, hash]) => {
    expect(eventHash(head, line!)).toBe(hash);
    return hash!;
  }, B);
});

test('a cast with both links is taken in, and nothing of it was foreseeable', () => {
  const agreement = readAgreement(AGREEMENT)!;
  const revealed = [{ anchor: ADA.anchor, contribution: '' }, null, { anchor: BO.anchor, contribution: TEXT }];
  const chain = new EventChain(agreementHash(AGREEMENT), agreement, revealed);
  expect(chain.take({ type: 'cast', roll: 0, seat: 0, link: ADA.first, asks: 2 })).toBeNull();
  expect(chain.take({ type: 'rolled', roll: 0, by: 'drawn', outcome: '4 3 4 1 3', link: BO.first })).toBeNull();
  expect(chain.take({ type: 'moved', seat: 0, move: 'keep 3 3' })).toBeNull();
  expect(chain.head).toBe('9c95bfabebfa22dd2cc470c64d879c5ef8470989c7f28b3cc98be20665d5bc56');
  expect([chain.drawn, chain.foreseeable]).toEqual([1, 0]);
});

describe('signatures', () => {
  it('of the server are known from others', async () => {
    const [key, hash, receipt] = [vector('public key of the server'), agreementHash(AGREEMENT), vector("the server's receipt for A")];
    expect(await isReceipt(key, hash, receipt)).toBe(true);
    expect(await isReceipt(key, B, receipt)).toBe(false);
    expect(await isReceipt(vector("public key of Ada's device"), hash, receipt)).toBe(false);
  });

  it('of a device are of the bytes that are signed', async () => {
    const key = await crypto.subtle.importKey('raw', unhex(vector("public key of Ada's device")), 'Ed25519', false, ['verify']);
    const signed = (name: string, text: string): Promise<boolean> =>
      crypto.subtle.verify('Ed25519', key, unhex(vector(name)), commandBytes(B, 0, text));
    expect(await signed("Ada's signature of `throw`, with h = B", 'throw')).toBe(true);
    expect(await signed("Ada's signature of the moves `lay RI` and `lay SK`, with h = B", 'lay RI\nlay SK')).toBe(true);
    expect(await signed("Ada's signature of `enter 1 3 3 4 6`, with h = B", 'enter 1 3 3 4 6')).toBe(true);
    expect(hex(commandBytes(B, 3, 'throw')).endsWith(`${B}03${hex(new TextEncoder().encode('throw'))}`)).toBe(true);
  });
});

test('a text is counted in bytes and has no control characters', () => {
  expect(bytesOf(TEXT)).toBe(17);
  expect([faultOf(''), faultOf('ä'.repeat(128)), faultOf(`${'ä'.repeat(128)}.`), faultOf('a\tb'), faultOf('\u0000')]).toEqual([
    null,
    null,
    'long',
    'control',
    'control',
  ]);
});
