import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hex, unhex } from '../src/lib/hex';
import knochenmax from '../src/games/knochenmax/record';
import rollingBones from '../src/games/rolling-bones/record';
import { GAME_IDS } from '../src/api/protocol';
import { recordDice } from '../src/games/card';
import { commitment, Cup, gameKey } from '../src/review/dice';
import { readRecord, Unreadable } from '../src/review/record';
import { verify, type Report } from '../src/review/verify';
import type { GameRecord } from '../src/review/record';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const KEY = '694556d0cd0f0628710dc37802059f726dc658d6924e03222c63d74fb8db7da1';
const RECORDS = ['rolling-bones', 'knochenmax', 'rolling-dice', 'own-bones', 'by-hand'];

const DICE = new Map(await Promise.all(GAME_IDS.map(async (game) => [game, await recordDice(game)] as const)));
const checked = (record: GameRecord): Report => verify(record, DICE.get(record.game)!);

const text = (name: string): string => readFileSync(`${import.meta.dirname}/records/${name}.json`, 'utf8');

// eslint-disable-next-line -- a record is changed in places that its types do not know
type Loose = any;

function forged(name: string, change: (record: Loose) => void): Report {
  const record = JSON.parse(text(name)) as Loose;
  change(record);
  return checked(readRecord(JSON.stringify(record)));
}

const codes = (report: Report): string[] => report.faults.map((fault) => fault.code);
const rolls = (record: Loose): Loose[] => record.events.filter((event: Loose) => 'roll' in event);

function renumber(record: Loose): void {
  record.events.forEach((event: Loose, i: number) => (event.seq = i + 1));
  rolls(record).forEach((event, i) => (event.roll = i));
}

afterEach(() => vi.unstubAllGlobals());

describe('the scheme, by the vectors of docs/fairness.md', () => {
  it('seals the seed', () => {
    expect(commitment(unhex(SEED))).toBe('1933dbb063f6b2daf079dee47b3bceb2979f535b2c75e61182a679a201ffd1e3');
    expect(commitment(unhex('ff'.repeat(32)))).toBe('ac77ac387b71216b46e6fc15a03392831755dd1ea0ce99416bb06a535b7b7ebd');
  });

  it('makes the key of a game', () => {
    const key = (table: string, ...added: string[]) => hex(gameKey(unhex(SEED), table, added));
    expect(key('table-1', '', 'Würfelglück ☠')).toBe(KEY);
    expect(key('t', 'ab')).toBe('913ab9194022e658c20c853c75508865d5d1beb6723a9c962aa5a067e68ff1c5');
    expect(key('t', 'a', 'b')).toBe('dee40aaddefc9adeccde1997d8704d9a5f72edaa6606c0cbeded493b4aae4326');
    expect(key('t', '')).toBe('d81310531ed9161b4ac18cdf4af92186947828c3bbbc4d558dc07d1fd7182299');
  });

  it('rolls all eighteen dice, and skips bytes that would favour small faces', () => {
    const cup = new Cup(unhex(KEY));
    const all = 'LL4 LA1 LA2 LL5 LL4 LL4 RA3 RL3 RA1 RL3 RL3 RA3 SK GR RI SP GR HA';
    expect(rollingBones.drawn(cup.roll(0), all)).toBe(all);
    // In whatever order they are found: left dice are drawn first.
    expect(rollingBones.drawn(cup.roll(3), 'SK LA1 LA1')).toBe('LA2 LA2 SK');
  });

  it.each([
    [[1, 4, 4, 1], '6 4 3 4 3', '3 1 3 6 3'],
    [[27, 77, 77, 19], '3 3 4 3 6', '3 3 4 4 4'],
    [[1, 1, 1, 1], '6 6 3 1 1', '3 4 6 6 4'],
    [[999999937, 1000000000, 999999999, 1], '4 1 1 3 3', '3 4 4 1 3'],
    [[1000000000, 1000000000, 999999999, 999999937], '6 4 6 4 4', '4 4 4 3 6'],
  ])('throws bones of weights %j', (weights, first, second) => {
    const cup = new Cup(unhex(KEY));
    const record = { ...readRecord(text('knochenmax')), weights };
    expect(knochenmax.drawn(cup.roll(0), first, record)).toBe(first);
    expect(knochenmax.drawn(cup.roll(1), second, record)).toBe(second);
  });

  it('gives the tremor of a throw', () => {
    const cup = new Cup(unhex(KEY));
    expect(cup.roll(0).noise()).toBe('46a8e51d7c4ce09f');
    expect(cup.roll(7).noise()).toBe('2ad03ff4de15ace4');
  });

  it('needs no WebCrypto, which browsers keep from pages without https', () => {
    vi.stubGlobal('crypto', {});
    expect(checked(readRecord(text('knochenmax'))).verdict).toBe('holds');
  });
});

describe('real records', () => {
  it.each(RECORDS)('%s holds', (name) => {
    const report = checked(readRecord(text(name)));
    expect(report.faults).toEqual([]);
    expect(report.verdict).toBe('holds');
    expect(report.lines.length).toBeGreaterThan(1);
    expect(report.lines.every((line) => line.mark === (line.expected === null ? 'hand' : 'right'))).toBe(true);
  });

  it('says which dice were typed in, and proves nothing about them', () => {
    const report = checked(readRecord(text('by-hand')));
    expect(report.lines.map((line) => [line.mark, line.seat])).toEqual([['right', 0], ['hand', 1]]);
  });

  it('names the engine whose landings it cannot check', () => {
    expect(checked(readRecord(text('rolling-dice'))).engines).toEqual(['rapier/1']);
  });

  it('waits for a seed that is not published', () => {
    const report = forged('knochenmax', (record) => (record.dice.seed = null));
    expect(report.verdict).toBe('sealed');
    expect(report.lines.every((line) => line.mark === 'unchecked')).toBe(true);
  });

  it('has nothing to check where all dice were real', () => {
    const report = forged('by-hand', (record) => {
      record.seats[0].dice = 'hand';
      rolls(record)[0].by = 'hand';
      record.dice.commitment = record.dice.seed = null;
    });
    expect(report.verdict).toBe('nothing');
  });
});

describe('forged records', () => {
  it('a changed face is named with roll, expected and found', () => {
    const report = forged('knochenmax', (record) => (rolls(record)[4].outcome = '6 6 6 6 6'));
    expect(report.verdict).toBe('forged');
    expect(report.faults).toEqual([
      { code: 'roll', values: { roll: 5, seq: 9, expected: '3 1 1 3 1', found: '6 6 6 6 6', more: 0 } },
    ]);
    expect(report.lines.filter((line) => line.mark === 'wrong').map((line) => line.roll)).toEqual([4]);
  });

  it('faces in another order are found', () => {
    const report = forged('rolling-bones', (record) => {
      const [first] = rolls(record);
      first.outcome = first.outcome.split(' ').reverse().join(' ');
    });
    expect(codes(report)).toEqual(['roll']);
  });

  it('another tremor is found', () => {
    const report = forged('rolling-dice', (record) => {
      const roll = rolls(record)[2];
      roll.outcome = roll.outcome.replace(/noise \w+/, 'noise 0000000000000000');
    });
    expect(report.faults).toEqual([
      { code: 'noise', values: { roll: 3, seq: 8, expected: 'd9004d638ca4a2de', found: '0000000000000000', more: 0 } },
    ]);
  });

  it.each(['rolling-bones', 'knochenmax', 'rolling-dice'])('another seed is found in %s', (name) => {
    const report = forged(name, (record) => (record.dice.seed = SEED));
    expect(codes(report)).toContain('commitment');
    expect(report.lines.some((line) => line.mark === 'wrong')).toBe(true);
  });

  it('another commitment is told apart from another seed', () => {
    const report = forged('knochenmax', (record) => (record.dice.commitment = 'ab'.repeat(32)));
    expect(codes(report)).toEqual(['commitment-replaced']);
  });

  it('a commitment that was taken out is found', () => {
    const report = forged('knochenmax', (record) => (record.dice.commitment = null));
    expect(codes(report)).toEqual(['no-commitment']);
  });

  it.each([
    ['contribution', (record: Loose) => (record.seats[1].contribution = 'lucky')],
    ['table', (record: Loose) => (record.table = 'another')],
    ['seat', (record: Loose) => record.seats.push({ ...record.seats[0], contribution: '' })],
  ])('another %s is found by the key', (_, change) => {
    const report = forged('knochenmax', change);
    expect(codes(report)).toEqual(['key', 'roll']);
  });

  it('a roll that was cut out leaves a gap', () => {
    const report = forged('knochenmax', (record) => record.events.splice(6, 1));
    expect(codes(report)).toContain('event-missing');
    expect(report.faults.find((fault) => fault.code === 'roll-missing')?.values).toEqual({ roll: 4 });
  });

  it('a roll that was cut out is found even if everything is numbered anew', () => {
    const report = forged('knochenmax', (record) => {
      record.events.splice(6, 1);
      renumber(record);
    });
    expect(codes(report)).toEqual(['roll-left-out', 'roll']);
    expect(report.faults[0]?.values).toEqual({ roll: 4 });
  });

  it('the last roll cannot be cut out after a move that rolls', () => {
    const report = forged('own-bones', (record) => {
      const last = record.events.findLastIndex((event: Loose) => 'roll' in event);
      record.events.splice(last, 1);
      renumber(record);
    });
    expect(codes(report)).toEqual(['not-rolled']);
  });

  it('dice are not said to be real where none are', () => {
    const report = forged('knochenmax', (record) => (rolls(record)[1].by = 'hand'));
    expect(codes(report)).toEqual(['by-hand']);
    const claimed = forged('rolling-dice', (record) => (rolls(record)[0].outcome += ' patch 6'));
    expect(codes(claimed)).toEqual(['told-patch']);
    const mixed = forged('by-hand', (record) => (rolls(record)[0].by = 'hand'));
    expect(codes(mixed)).toEqual(['by-hand']);
  });

  it('bones of other weights are found', () => {
    const report = forged('own-bones', (record) => (record.options.bones = [1, 4, 4, 1]));
    expect(codes(report)).toEqual(['weights']);
    expect(codes(forged('knochenmax', (record) => (record.options.bones = 'fair')))).toEqual(['weights']);
  });
});

describe('files that are no records of ours', () => {
  it.each([
    ['json', '{'],
    ['format', '[]'],
    ['format', '{"format":"other"}'],
    ['version', '{"format":"bonecup-record","version":2}'],
    ['rules', '{"format":"bonecup-record","version":1,"rules":7}'],
    ['shape', '{"format":"bonecup-record","version":1,"rules":1}'],
    ['scheme', '{"format":"bonecup-record","version":1,"rules":1,"dice":{"scheme":"bonecup/9"}}'],
  ])('%s: %s', (code, source) => {
    expect(() => readRecord(source)).toThrow(expect.objectContaining({ code }));
    expect(() => readRecord(source)).toThrow(Unreadable);
  });

  it('says where the shape is wrong', () => {
    expect(() => forged('knochenmax', (record) => (record.events[3].move = 5))).toThrow(
      expect.objectContaining({ values: { where: 'events[3].move' } }),
    );
    expect(() => forged('knochenmax', (record) => (record.seats[0].contribution = 'a\0b'))).toThrow(
      expect.objectContaining({ values: { where: 'seats[0].contribution' } }),
    );
  });
});
