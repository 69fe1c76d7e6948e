import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hex, unhex } from '../src/lib/hex';
import knochenmax from '../src/games/knochenmax/record';
import rollingBones from '../src/games/rolling-bones/record';
import { GAME_IDS } from '../src/api/protocol';
import { recordDice } from '../src/games/card';
import { commitment, Cup, gameKey, secondKey, secondRoll, type Given } from '../src/review/dice';
import { readRecord } from '../src/review/record';
import { Refused } from '../src/review/refused';
import { verify, type Report } from '../src/review/verify';
import { begunOf } from '../src/review/walk';
import type { GameRecord } from '../src/review/record';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const KEY = '694556d0cd0f0628710dc37802059f726dc658d6924e03222c63d74fb8db7da1';
const RECORDS = ['rolling-bones', 'knochenmax', 'rolling-dice', 'own-bones', 'by-hand'];

const DICE = new Map(await Promise.all(GAME_IDS.map(async (game) => [game, await recordDice(game)] as const)));
const checked = (record: GameRecord): Promise<Report> => verify(record, DICE.get(record.game)!);

const text = (name: string): string => readFileSync(`${import.meta.dirname}/records/${name}.json`, 'utf8');

// eslint-disable-next-line -- a record is changed in places that its types do not know
type Loose = any;

async function forged(name: string, change: (record: Loose) => void): Promise<Report> {
  const record = JSON.parse(text(name)) as Loose;
  change(record);
  return checked(readRecord(JSON.stringify(record)));
}

/** What is said: a guess at what was done, or the reason in more words than its code. */
const texts = (report: Report): string[] => report.faults.map((fault) => fault.text ?? fault.code);
const rolls = (record: Loose): Loose[] => record.events.filter((event: Loose) => 'roll' in event);

function renumber(record: Loose): void {
  record.events.forEach((event: Loose, i: number) => (event.seq = i + 1));
  rolls(record).forEach((event, i) => (event.roll = i));
}

afterEach(() => vi.unstubAllGlobals());

describe('a practice', () => {
  const from = { table: 'oak', event: 9, given: 5 };

  it('took its beginning over, which is not checked', async () => {
    const report = await forged('knochenmax', (record) => {
      record.from = from;
      const taken = rolls(record)[0];
      taken.outcome = taken.outcome.startsWith('1') ? taken.outcome.replace('1', '6') : taken.outcome.replace(/^./, '1');
    });
    expect([report.verdict, report.record.from]).toEqual(['holds', from]);
    expect(report.lines[0]?.mark).toBe('unchecked');
    expect(report.lines.at(-1)?.mark).toBe('right');
  });

  it('has the dice of its own seed from there on', async () => {
    const report = await forged('knochenmax', (record) => {
      record.from = { ...from, given: 0 };
      rolls(record)[0].outcome = rolls(record)[0].outcome.replace(/^./, (die: string) => (die === '6' ? '1' : '6'));
    });
    expect(report.verdict).toBe('forged');
  });

  it('may have rolls that fell as in the other game, which nothing else has', async () => {
    const taken = (record: Loose): void => {
      const roll = rolls(record)[0];
      roll.by = 'taken';
      roll.outcome = roll.outcome.replace(/^./, (die: string) => (die === '6' ? '1' : '6'));
    };
    const practice = await forged('knochenmax', (record) => {
      record.from = { ...from, given: 0 };
      taken(record);
    });
    expect([practice.verdict, practice.lines[0]?.mark, practice.lines.at(-1)?.mark]).toEqual(['holds', 'unchecked', 'right']);
    const alone = await forged('knochenmax', taken);
    expect([alone.verdict, alone.code]).toEqual(['forged', 'record-event']);
  });

  it('cannot have taken over more than there is', async () => {
    const report = await forged('knochenmax', (record) => (record.from = { ...from, given: 1e6 }));
    expect([report.verdict, report.code]).toEqual(['forged', 'record-form']);
  });
});

describe('the scheme, by the vectors of docs/fairness.md', () => {
  it('seals the seed', async () => {
    expect(commitment(unhex(SEED))).toBe('1933dbb063f6b2daf079dee47b3bceb2979f535b2c75e61182a679a201ffd1e3');
    expect(commitment(unhex('ff'.repeat(32)))).toBe('ac77ac387b71216b46e6fc15a03392831755dd1ea0ce99416bb06a535b7b7ebd');
  });

  it('makes the key of a game', async () => {
    const key = (table: string, ...added: string[]) => hex(gameKey(unhex(SEED), table, added));
    expect(key('table-1', '', 'Würfelglück ☠')).toBe(KEY);
    expect(key('t', 'ab')).toBe('913ab9194022e658c20c853c75508865d5d1beb6723a9c962aa5a067e68ff1c5');
    expect(key('t', 'a', 'b')).toBe('dee40aaddefc9adeccde1997d8704d9a5f72edaa6606c0cbeded493b4aae4326');
    expect(key('t', '')).toBe('d81310531ed9161b4ac18cdf4af92186947828c3bbbc4d558dc07d1fd7182299');
  });

  it('rolls all eighteen dice, and skips bytes that would favour small faces', async () => {
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

  it('gives the tremor of a throw', async () => {
    const cup = new Cup(unhex(KEY));
    expect(cup.roll(0).noise()).toBe('46a8e51d7c4ce09f');
    expect(cup.roll(7).noise()).toBe('2ad03ff4de15ace4');
  });

  it('needs no WebCrypto, which browsers keep from pages without https', async () => {
    vi.stubGlobal('crypto', {});
    expect((await checked(readRecord(text('knochenmax')))).verdict).toBe('holds');
  });
});

describe('version 2', () => {
  const corpus = readFileSync(`${import.meta.dirname}/../../docs/forgeries/knochenmax-2.jsonl`, 'utf8').split('\n').filter(Boolean);
  const honest = (name: string): GameRecord => {
    const found = corpus.map((line) => JSON.parse(line) as { name: string; record: string }).find((one) => one.name === `KnochenMAX, version 2: ${name}`);
    return readRecord(found!.record);
  };

  it('counts the rolls that the host could have known, and says who signed', async () => {
    const { vouched, verdict } = await checked(honest('honest'));
    expect(verdict).toBe('holds');
    expect(vouched).toMatchObject({ drawn: 7, knowable: 3, checked: true, server: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(vouched?.signed).toEqual(new Map([[0, 5]]));
    expect((await checked(honest('honest, one device'))).vouched).toMatchObject({ drawn: 3, knowable: 1, server: null });
    expect((await checked(honest('honest, nobody sealed anything'))).vouched).toMatchObject({ drawn: 2, knowable: 2 });
  });

  it('says so where signatures cannot be checked', async () => {
    vi.stubGlobal('crypto', {});
    const report = await checked(honest('another receipt'));
    expect([report.verdict, report.vouched?.checked]).toEqual(['holds', false]);
  });

  it('shows every roll with what it should have been', async () => {
    const report = await checked(honest('another face of drawn roll 2'));
    expect(report.lines.map(({ mark }) => mark)).toEqual(['right', 'right', 'wrong', 'right', 'hand', 'right', 'right', 'right']);
    expect(report.lines.map(({ seat }) => seat)).toEqual([0, 0, 1, 2, 3, 0, 1, 2]);
  });

  it('knows that a chain has an end', async () => {
    const short = honest('honest, one device');
    const record = { ...short, seats: short.seats.slice(0, 1) };
    const key = secondKey(unhex(record.seed!), begunOf(record));
    const casts = Array.from({ length: 4096 }, (_, roll) => [
      { cast: roll, seat: 0, link: null, asks: null, signed: null },
      { roll, by: 'drawn' as const, outcome: knochenmax.drawn(secondRoll(key, roll, null, null), '1 1 1 1 1', record), seat: 0, link: null, signed: null },
      { seat: 0, move: 'keep', signed: null },
    ]);
    const last = { cast: 4096, seat: 0, link: 'ab'.repeat(32), asks: null, signed: null };
    const numbered = [...casts.flat(), last].map((event, i) => ({ seq: i + 1, ...event }));
    expect((await checked({ ...record, events: numbered })).code).toBe('verify-chain-used-up');
  }, 60_000);

  it('agrees with the vectors of docs/fairness.md', () => {
    const fairness = readFileSync(`${import.meta.dirname}/../../docs/fairness.md`, 'utf8');
    const [seed, begun] = [unhex(SEED), 'fd0cfa6a81e3641c065f10bf049210feab7c58137c4256343f483d77f8e0af57'];
    const key = secondKey(seed, begun);
    const ada = { seat: 0, link: 'd3022080d5664d34cf2273c74124b2239a023fe87ac834f743e003232bad0b45' };
    const bo = { seat: 2, link: 'a4ac5b0cdc5a783a7648f04f77c879610f24951625606b76b8c1fd7dae12497f' };
    const bones = (...links: [Given | null, Given | null]) => rollingBones.drawn(secondRoll(key, 0, ...links), 'LA1 '.repeat(6) + 'RA1 '.repeat(6) + 'SK '.repeat(6));
    const found = [commitment(seed, 2), begun, hex(key), bones(null, null), bones(ada, null), bones(null, bo), bones(ada, bo), secondRoll(key, 0, ada, bo).noise()];
    for (const value of found) expect(fairness).toContain(value);
  });
});

describe('real records', () => {
  it.each(RECORDS)('%s holds', async (name) => {
    const report = await checked(readRecord(text(name)));
    expect(report.faults).toEqual([]);
    expect(report.verdict).toBe('holds');
    expect(report.lines.length).toBeGreaterThan(1);
    expect(report.lines.every((line) => line.mark === (line.expected === null ? 'hand' : 'right'))).toBe(true);
  });

  it('says which dice were typed in, and proves nothing about them', async () => {
    const report = await checked(readRecord(text('by-hand')));
    expect(report.lines.map((line) => [line.mark, line.seat])).toEqual([['right', 0], ['hand', 1]]);
  });

  it('names the engine whose landings it cannot check', async () => {
    expect((await checked(readRecord(text('rolling-dice')))).engines).toEqual(['rapier/1']);
  });

  it('waits for a seed that is not published', async () => {
    const report = await forged('knochenmax', (record) => (record.dice.seed = null));
    expect(report.verdict).toBe('sealed');
    expect(report.lines.every((line) => line.mark === 'unchecked')).toBe(true);
  });

  it('has nothing to check where all dice were real', async () => {
    const report = await forged('by-hand', (record) => {
      record.seats[0].dice = 'hand';
      rolls(record)[0].by = 'hand';
      record.dice.commitment = record.dice.seed = null;
    });
    expect(report.verdict).toBe('nothing');
  });
});

describe('forged records', () => {
  it('a changed face is named with roll, expected and found', async () => {
    const report = await forged('knochenmax', (record) => (rolls(record)[4].outcome = '6 6 6 6 6'));
    expect(report.verdict).toBe('forged');
    expect(report.faults).toEqual([
      { code: 'verify-roll', text: 'roll', values: { roll: 5, seq: 9, expected: '3 1 1 3 1', found: '6 6 6 6 6', more: 0 } },
    ]);
    expect(report.lines.filter((line) => line.mark === 'wrong').map((line) => line.roll)).toEqual([4]);
  });

  it('faces in another order are found', async () => {
    const report = await forged('rolling-bones', (record) => {
      const [first] = rolls(record);
      first.outcome = first.outcome.split(' ').reverse().join(' ');
    });
    expect(texts(report)).toEqual(['roll']);
  });

  it('another tremor is found', async () => {
    const report = await forged('rolling-dice', (record) => {
      const roll = rolls(record)[2];
      roll.outcome = roll.outcome.replace(/noise \w+/, 'noise 0000000000000000');
    });
    expect(report.faults).toEqual([
      { code: 'verify-roll', text: 'noise', values: { roll: 3, seq: 8, expected: 'd9004d638ca4a2de', found: '0000000000000000', more: 0 } },
    ]);
  });

  it.each(['rolling-bones', 'knochenmax', 'rolling-dice'])('another seed is found in %s', async (name) => {
    const report = await forged(name, (record) => (record.dice.seed = SEED));
    expect(texts(report)).toContain('commitment');
    expect(report.lines.some((line) => line.mark === 'wrong')).toBe(true);
  });

  it('another commitment is told apart from another seed', async () => {
    const report = await forged('knochenmax', (record) => (record.dice.commitment = 'ab'.repeat(32)));
    expect(texts(report)).toEqual(['commitment-replaced']);
  });

  it('a commitment that was taken out is found', async () => {
    const report = await forged('knochenmax', (record) => (record.dice.commitment = null));
    expect(texts(report)).toEqual(['no-commitment']);
  });

  it.each([
    ['table', (record: Loose) => (record.table = 'another')],
    ['seat', (record: Loose) => record.seats.push({ ...record.seats[0], contribution: '' })],
  ])('another %s is found by the key', async (_, change) => {
    const report = await forged('knochenmax', change);
    expect(texts(report)).toEqual(['key', 'roll']);
  });

  it('a roll that was cut out leaves a gap', async () => {
    const report = await forged('knochenmax', (record) => record.events.splice(6, 1));
    expect(report.faults).toEqual([{ code: 'record-event', text: 'event-missing', values: { seq: 7 } }]);
  });

  it('a roll that was cut out is found even if everything is numbered anew', async () => {
    const report = await forged('knochenmax', (record) => {
      record.events.splice(6, 1);
      renumber(record);
    });
    expect(report.faults).toEqual([{ code: 'record-event', text: 'not-rolled', values: { seq: 6 } }]);
  });

  it('a roll that was cut out with its move is found by those after it', async () => {
    const report = await forged('own-bones', (record) => {
      record.events.splice(1, 2);
      renumber(record);
    });
    expect(texts(report)).toEqual(['roll-left-out', 'roll']);
    expect([report.code, report.faults[0]?.values]).toEqual(['verify-roll', { roll: 3 }]);
  });

  it('the last roll cannot be cut out after a move that rolls', async () => {
    const report = await forged('own-bones', (record) => {
      const last = record.events.findLastIndex((event: Loose) => 'roll' in event);
      record.events.splice(last, 1);
      renumber(record);
    });
    expect(texts(report)).toEqual(['not-rolled']);
  });

  it('dice are not said to be real where none are', async () => {
    const report = await forged('knochenmax', (record) => (rolls(record)[1].by = 'hand'));
    expect(texts(report)).toEqual(['by-hand']);
    const claimed = await forged('rolling-dice', (record) => (rolls(record)[0].outcome += ' patch 6'));
    expect(texts(claimed)).toEqual(['noise']);
    const mixed = await forged('by-hand', (record) => (rolls(record)[0].by = 'hand'));
    expect(texts(mixed)).toEqual(['by-hand']);
  });

  it('bones of other weights are found', async () => {
    const report = await forged('own-bones', (record) => (record.options.bones = [1, 2, 3, 4]));
    expect(texts(report)).toEqual(['weights']);
    expect(texts(await forged('knochenmax', (record) => (record.options.bones = 'fair')))).toEqual(['weights']);
  });
});

describe('files that are no records of ours', () => {
  it.each([
    ['record-form', '{'],
    ['record-format', '[]'],
    ['record-format', '{"format":"other"}'],
    ['record-version', '{"format":"bonecup-record","version":4}'],
    ['record-rules', '{"format":"bonecup-record","version":1,"rules":7}'],
    ['record-form', '{"format":"bonecup-record","version":1,"rules":1}'],
    ['record-rules', '{"format":"bonecup-record","version":2,"rules":1}'],
  ])('%s: %s', (code, source) => {
    expect(() => readRecord(source)).toThrow(expect.objectContaining({ code }));
    expect(() => readRecord(source)).toThrow(Refused);
  });

  it('says where the form is wrong', async () => {
    const where = (place: string) => expect.objectContaining({ values: { where: place } });
    await expect(forged('knochenmax', (record) => (record.events[3].move = 5))).rejects.toThrow(where('events[3].move'));
    await expect(forged('knochenmax', (record) => (record.seats[0].contribution = 'a\0b'))).rejects.toThrow(where('seats[0].contribution'));
    await expect(forged('knochenmax', (record) => (record.dice.luck = 1))).rejects.toThrow(where('dice.luck'));
  });

  it('reads neither more bytes nor more events than any game has', async () => {
    const padded = (bytes: number) => text('knochenmax').padEnd(bytes, ' ');
    expect(readRecord(padded(1 << 24)).events.length).toBeGreaterThan(0);
    expect(() => readRecord(padded((1 << 24) + 1))).toThrow(expect.objectContaining({ code: 'record-too-large' }));
    const many = (count: number) => forged('knochenmax', (record) => (record.events = new Array(count).fill({ seq: 1, seat: 0, move: 'keep' })));
    await expect(many(100_001)).rejects.toThrow(expect.objectContaining({ code: 'record-too-many-events' }));
    expect((await many(100_000)).code).toBe('record-event');
  }, 60_000);
});
