/** The same dice for all: the dice of version 3, what the link of a deal proves, and turns side by side. */

import { beforeAll, expect, test } from 'vitest';
import { proofOf } from '../src/deals/proof';
import { sentences, sideBySide } from '../src/deals/turns';
import { load } from '../src/games/card';
import { recordDice } from '../src/games/card';
import { dealOf } from '../src/lib/deal';
import { dealIdOf } from '../src/lib/dice/deal';
import { hex } from '../src/lib/hex';
import type { ComparisonView } from '../src/lib/protocol';
import { speak } from '../src/lib/words.svelte';
import { commitment, thirdKey, thirdRoll } from '../src/review/dice';
import type { GameRecord } from '../src/review/record';

const SEED = Uint8Array.from({ length: 32 }, (_, i) => i);
const COMMITMENT = '0ce2c9a62724e327f3543ea79de0e85e9887212f6879b5cfe286ea21f824c92e';
const DEAL = '566e9eaceded2b72f56a';

beforeAll(() => speak());

test('the vectors of docs/fairness.md', async () => {
  expect(commitment(SEED, 3)).toBe(COMMITMENT);
  expect(dealIdOf(COMMITMENT)).toBe(DEAL);
  const key = thirdKey(SEED);
  expect(hex(key)).toBe('fceeef984599dcdf231ad4e1f91ec98756a26e618308f92c93ba689201041bf9');
  const bones = (await recordDice('rolling-bones')).drawn;
  const roll = (turn: number, inTurn: number, found: string): string => bones(thirdRoll(key, { turn, inTurn }), found, {} as GameRecord);
  const all = 'LA2 LA1 LA3 LA3 LA1 LA1 RL5 RL3 RA3 RL5 RA2 RA1 GR HA HA SP SK HA';
  expect(roll(0, 0, all)).toBe(all);
  expect(roll(0, 1, 'LA1 LA1 SK')).toBe('LL5 LL4 PE');
  expect(roll(0, 1, 'LA1 RA1 SK SK')).toBe('LL5 RL5 PE PE');
  const five = (await recordDice('knochenmax')).drawn;
  expect(five(thirdRoll(key, { turn: 7, inTurn: 0 }), '1 1 1 1 1', { weights: [1, 4, 4, 1] } as GameRecord)).toBe('4 4 6 4 4');
});

test('a table names its deal', () => {
  expect(dealOf(`${DEAL}-1`)).toBe(DEAL);
  expect(dealOf(`${DEAL}-999`)).toBe(DEAL);
  for (const other of [DEAL, `${DEAL}-0`, `${DEAL}-01`, `${DEAL}-1000`, 'table-1']) expect(dealOf(other)).toBeNull();
});

test('the link proves which dice were promised', () => {
  expect(proofOf(DEAL, { commitment: COMMITMENT, seed: null })).toBe('fixed');
  expect(proofOf(DEAL, { commitment: COMMITMENT, seed: hex(SEED) })).toBe('open');
  expect(proofOf(DEAL, { commitment: COMMITMENT, seed: hex(SEED.toReversed()) })).toBe('forged');
  expect(proofOf(DEAL, { commitment: COMMITMENT.replace('0', '1'), seed: null })).toBe('wrong');
});

const turn = (points: number, ...moves: string[]) => ({
  events: [{ rolled: true, text: '1 1 3 4 6' }, ...moves.map((text) => ({ rolled: false, text }))],
  points,
  loss: null,
});
const COMPARISON: ComparisonView = {
  parted: 1,
  lines: [
    { number: 1, unit: null, turns: [turn(10, 'fill hund'), turn(14, 'fill bauch')] },
    { number: 2, unit: null, turns: [turn(12, 'fill chios')] },
  ],
};

test('turns stand side by side, the best first', () => {
  const turns = sideBySide(COMPARISON, [2, 1, 3]);
  expect(turns.map((cells) => cells.map(({ number, gained }) => [number, gained]))).toEqual([
    [[2, 12], [1, 10]],
    [[2, 0], [1, 4]],
  ]);
  expect(turns[1]![0]!.turn).toBeNull();
});

test('a turn is told in sentences', async () => {
  const game = await load('knochenmax');
  const told = sentences(COMPARISON.lines[0]!.turns[0]!, 'Anna', game);
  expect(told).toHaveLength(2);
  expect(told[0]).toBe('The bones show 2 × Dog, Back, Belly, Chios.');
  expect(told[1]).not.toBe('fill hund');
});
