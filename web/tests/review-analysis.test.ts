import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { analysisOf, decisions, extremes, worst, type Analysis, type SeatSums } from '../src/review/analysis';
import { courseOf, spaced, ticks } from '../src/review/course';
import { throwSums } from '../src/games/rolling-dice/review';
import { ranking } from '../src/review/ranking';
import { readRecord } from '../src/review/record';
import { asLucky, mistakesOf, verdictOf } from '../src/review/verdict';
import type { TableView } from '../src/lib/protocol';

const read = (name: string): string => readFileSync(`${import.meta.dirname}/records/${name}.json`, 'utf8');
const game = (): Analysis => JSON.parse(read('knochenmax.analysis')) as Analysis;

/** A game in which seats had this luck and lost this much, and nothing else is told. */
function gameOf(...seats: { luck: number; loss: number; error?: number | null }[]): Analysis {
  const sums = seats.map(
    ({ luck, loss, error = 20 }): SeatSums => ({
      start: 100, luck, loss, luck_error: error, luck_of_dice: luck, gifts: 0, others_turns: 0, result: 100 + luck - loss, points: 100 + luck - loss, decisions: 5, rolls: 5, turns: 5,
    }),
  );
  return { unit: 'points', kind: 'exact', error: null, finished: true, seats: sums, steps: [] };
}

const answer = (winners: number[], ...seats: Parameters<typeof gameOf>): string => verdictOf(gameOf(...seats), 0, winners).answer.key;

afterEach(() => vi.unstubAllGlobals());

describe('a real analysis', () => {
  it('has curves that end at the sums', () => {
    const analysis = game();
    const course = courseOf(analysis);
    analysis.seats.forEach((seat, i) => {
      expect(course.luck[i]!.at(-1)).toBeCloseTo(seat.luck, 6);
      expect(course.loss[i]!.at(-1)).toBeCloseTo(seat.loss, 6);
      expect(course.luck[i]).toHaveLength(analysis.steps.length + 1);
    });
    expect(course.rounds.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(course.rounds[0]).toEqual({ round: 1, event: 0 });
  });

  it('names the three worst decisions of a seat first', () => {
    const three = worst(decisions(game(), 1));
    expect(three.map((step) => step.event)).toEqual([16, 56, 48]);
    expect(three[0]).toMatchObject({ move: 'fill venuswurf', best: 'keep 4 4 4 4' });
  });

  it('tells best and worst roll, and counts mistakes', () => {
    const analysis = game();
    const rolls = extremes(analysis, 0)!;
    const luck = analysis.steps.flatMap((step) => (step.type === 'roll' && step.seat === 0 ? [step.luck] : []));
    expect(rolls.best.luck).toBe(Math.max(...luck));
    expect(rolls.worst.luck).toBe(Math.min(...luck));
    expect(mistakesOf(analysis, 1)).toBeGreaterThan(mistakesOf(analysis, 0));
  });
});

describe('unlucky, or outplayed?', () => {
  it.each([
    ['review-lost-luck', [1], [{ luck: -30, loss: 2 }, { luck: 10, loss: 5 }]],
    ['review-lost-skill', [1], [{ luck: 10, loss: 60 }, { luck: -5, loss: 5 }]],
    ['review-lost-both', [1], [{ luck: -20, loss: 25 }, { luck: 0, loss: 5 }]],
    ['review-lost-mostly-luck', [1], [{ luck: -50, loss: 10 }, { luck: 0, loss: 5 }]],
    ['review-lost-mostly-skill', [1], [{ luck: -5, loss: 60 }, { luck: 0, loss: 5 }]],
    ['review-lost-neither', [1], [{ luck: 5, loss: 0 }, { luck: 5, loss: 0 }]],
    ['review-won-luck', [0], [{ luck: 40, loss: 20 }, { luck: 0, loss: 5 }]],
    ['review-won-skill', [0], [{ luck: -10, loss: 0 }, { luck: 0, loss: 35 }]],
    ['review-won-both', [0], [{ luck: 10, loss: 0 }, { luck: 0, loss: 12 }]],
    ['review-shared', [0, 1], [{ luck: 0, loss: 0 }, { luck: 0, loss: 0 }]],
    ['review-alone-good', [0], [{ luck: 30, loss: 1 }]],
    ['review-alone-above', [0], [{ luck: 30, loss: 10 }]],
    ['review-alone-mostly-luck', [0], [{ luck: -30, loss: 4 }]],
    ['review-alone-skill', [0], [{ luck: 3, loss: 40 }]],
  ] as const)('%s', (key, winners, seats) => {
    expect(answer([...winners], ...seats)).toBe(key);
  });

  it('measures against the best of the others', () => {
    const three = gameOf({ luck: -10, loss: 0 }, { luck: 0, loss: 50 }, { luck: 20, loss: 0 });
    expect(verdictOf(three, 0, [2])).toMatchObject({ rival: 2, answer: { values: { luck: 30, skill: 0, even: 'yes' } } });
  });

  it('says how unusual the luck was', () => {
    const luck = (own: number, error: number | null) => verdictOf(gameOf({ luck: own, loss: 0, error }), 0, [0]).luck;
    expect(luck(5, 20).key).toBe('review-luck-usual');
    expect(luck(-25, 20)).toMatchObject({ key: 'review-luck-some', values: { side: 'bad' } });
    expect(luck(50, 20)).toMatchObject({ key: 'review-luck-rare', values: { side: 'good' } });
    expect(luck(50, null).key).toBe('review-luck-unknown');
    expect(asLucky(0)).toBeCloseTo(0.5, 6);
    expect(asLucky(-1.96)).toBeCloseTo(0.025, 4);
  });
});

describe('an analysis that is not ready', () => {
  const answers = (...all: { status: number; body: unknown }[]) => {
    const asked = vi.fn(async () => {
      const { status, body } = all.shift()!;
      return new Response(JSON.stringify(body), { status });
    });
    vi.stubGlobal('fetch', asked);
    return asked;
  };

  it('is waited for', async () => {
    vi.useFakeTimers();
    const asked = answers({ status: 409, body: { error: { code: 'server-no-analysis', message: '' } } }, { status: 200, body: game() });
    const found = analysisOf('t', new AbortController().signal);
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    expect((await found)?.seats).toHaveLength(2);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('is not waited for where there is none', async () => {
    answers({ status: 200, body: null });
    expect(await analysisOf('t', new AbortController().signal)).toBeNull();
  });

  it('is given up when the page is left, and after another error', async () => {
    const leaving = new AbortController();
    answers({ status: 409, body: { error: { code: 'server-no-analysis', message: '' } } });
    const found = analysisOf('t', leaving.signal);
    leaving.abort();
    expect(await found).toBeNull();
    answers({ status: 404, body: { error: { code: 'server-no-table', message: 'gone' } } });
    await expect(analysisOf('t', new AbortController().signal)).rejects.toThrow('gone');
  });
});

describe('ranking', () => {
  const table = (points: number[], winners: number[]): TableView =>
    ({
      seats: points.map((_, i) => ({ kind: 'person', name: `P${i}`, yours: i === 0, bot: null })),
      play: { points, turn: { kind: 'over', winners } },
    }) as unknown as TableView;

  it('shares places, and puts winners first', () => {
    const places = (points: number[], winners: number[]) => ranking(table(points, winners)).map(({ seat, place }) => [seat, place]);
    expect(places([5, 9, 5], [1])).toEqual([[1, 1], [0, 2], [2, 2]]);
    expect(places([9, 9, 1], [0, 1])).toEqual([[0, 1], [1, 1], [2, 3]]);
    // A tie that a rule broke.
    expect(places([9, 9], [1])).toEqual([[1, 1], [0, 2]]);
  });
});

describe('axes', () => {
  it('have round figures', () => {
    expect(ticks(-60, 30, 4)).toEqual([-50, 0]);
    expect(ticks(0, 10, 5)).toEqual([0, 2, 4, 6, 8, 10]);
    expect(ticks(-0.35, 0.1, 4)).toEqual([-0.2, 0]);
  });

  it('keep figures apart', () => {
    expect(spaced([0, 10, 20, 35, 60], (x) => x, 25)).toEqual([0, 35, 60]);
  });
});

describe('Rolling Dice', () => {
  it('counts throws, dice, those in the water and pips by seat', () => {
    const [first, second] = throwSums(readRecord(read('rolling-dice')));
    expect(first!.throws + second!.throws).toBe(JSON.parse(read('rolling-dice')).events.filter((event: object) => 'roll' in event).length);
    expect(second!.wet).toBeGreaterThan(0);
    expect(first!.pips / first!.dice).toBeGreaterThan(1);
    expect(first!.pips / first!.dice).toBeLessThan(6);
  });
});
