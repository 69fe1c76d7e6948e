import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { halves } from '../src/circles/circles';
import type { Evening, Pairing, Round } from '../src/circles/contract';
import { newsOf, partOf, playerOf } from '../src/circles/evening';
import { enoughRounds, planOf, usualSchedule } from '../src/circles/plan';
import { renewing } from '../src/circles/renewing';

describe('what a schedule comes to', () => {
  /** All pairs, counted one by one. */
  function pairs(players: number): number {
    let count = 0;
    for (let one = 0; one < players; one++) for (let other = one + 1; other < players; other++) count += 1;
    return count;
  }

  it('everyone against everyone: as many tables as there are pairs, in rounds in which nobody plays twice', () => {
    for (let players = 2; players <= 32; players++) {
      for (let games = 1; games <= 4; games++) {
        const plan = planOf(players, { kind: 'round_robin', games });
        expect(plan.tables).toBe(pairs(players) * games);
        expect(plan.games).toEqual([(players - 1) * games, (players - 1) * games]);
        expect(plan.atOnce * 2).toBeLessThanOrEqual(players);
        expect(plan.odd).toBe(players % 2 === 1);
      }
    }
  });

  it('Swiss: every place at a table is somebody’s game', () => {
    for (let players = 2; players <= 32; players++) {
      for (let rounds = 1; rounds <= Math.min(20, players - 1); rounds++) {
        const { tables, games } = planOf(players, { kind: 'swiss', rounds });
        expect(tables * 2).toBeGreaterThanOrEqual(games[0] * players);
        expect(tables * 2).toBeLessThanOrEqual(games[1] * players);
        expect(games[1] - games[0]).toBeLessThanOrEqual(1);
      }
    }
  });

  it('proposes as many Swiss rounds as it takes to find one winner', () => {
    expect([2, 3, 8, 9, 32].map(enoughRounds)).toEqual([1, 2, 3, 4, 5]);
    expect(usualSchedule(5)).toEqual({ kind: 'round_robin', games: 1 });
    expect(usualSchedule(30)).toEqual({ kind: 'swiss', rounds: 5 });
  });
});

it('shared wins are halves where they can be', () => {
  expect([0, 0.5, 1, 7.5, 1 / 3].map(halves)).toEqual(['0', '½', '1', '7½', '0.33']);
});

const pairing = (players: [number, number], state: Pairing['state'], table: string | null = null): Pairing => ({
  pairing: 0,
  players,
  table,
  state,
  won: state === 'over' ? [1, 0] : null,
  points: null,
});
const round = (number: number, phase: Round['phase'], bye: number | null, ...pairings: Pairing[]): Round => ({ round: number, phase, bye, pairings });

/** An evening of the members 7, 8 and 9 with these rounds. */
const evening = (rounds: Round[], some: Partial<Evening> = {}): Evening => ({ phase: 'playing', players: [7, 8, 9], rounds, winners: [], ...some }) as Evening;

describe('an evening as one of its players sees it', () => {
  const before = evening([round(1, 'playing', 2, pairing([0, 1], 'open', 'oak')), round(2, 'planned', 1, pairing([2, 0], 'planned'))]);
  const after = evening([round(1, 'over', 2, pairing([0, 1], 'over', 'oak')), round(2, 'playing', 1, pairing([2, 0], 'open', 'elm'))]);

  it('says at which table one plays, who sits out, and who has played', () => {
    expect(partOf(before, playerOf(before, 7))).toEqual({ kind: 'play', round: 1, table: 'oak', rival: 1 });
    expect(partOf(before, playerOf(before, 9))).toEqual({ kind: 'bye', round: 1 });
    expect(partOf(after, 2)).toEqual({ kind: 'play', round: 2, table: 'elm', rival: 0 });
    const done = evening([round(1, 'playing', null, pairing([0, 1], 'over', 'oak'))]);
    expect(partOf(done, 0)).toEqual({ kind: 'in', round: 1, rival: 1 });
    expect(partOf(done, 2)).toBeNull();
  });

  it('has nothing to do for those who only look, or before it begins', () => {
    expect(playerOf(before, 99)).toBeNull();
    expect(partOf(before, null)).toBeNull();
    expect(partOf(evening([round(1, 'planned', 2, pairing([0, 1], 'planned'))], { phase: 'planned' }), 0)).toBeNull();
  });

  it('has news when a round begins, when one’s table is closed, and at the end, each once', () => {
    expect(newsOf(before, after, 0)).toEqual({ kind: 'round', round: 2, part: { kind: 'play', round: 2, table: 'elm', rival: 2 } });
    expect(newsOf(after, after, 0)).toBeNull();
    const closed = evening([round(1, 'playing', 2, pairing([0, 1], 'closed', 'oak'))]);
    expect(newsOf(before, closed, 0)).toEqual({ kind: 'closed', rival: 1 });
    expect(newsOf(before, closed, 2)).toBeNull();
    const over = evening(after.rounds, { phase: 'over', winners: [0] });
    expect(newsOf(after, over, 0)).toEqual({ kind: 'over', winners: [0] });
    expect(newsOf(over, over, 0)).toBeNull();
  });
});

describe('a page that renews itself', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('waits twice as long after each failure, and goes on as before once it works', async () => {
    let works = false;
    const work = vi.fn(async () => {
      if (!works) throw new Error('away');
    });
    const end = renewing(work, () => 1000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(work).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1999);
    expect(work).toHaveBeenCalledTimes(1);
    works = true;
    await vi.advanceTimersByTimeAsync(1);
    expect(work).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(work).toHaveBeenCalledTimes(3);
    end();
    await vi.advanceTimersByTimeAsync(100_000);
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('asks nothing while nobody looks, and at once when somebody comes back', async () => {
    const work = vi.fn(async () => undefined);
    let hidden = true;
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
    const end = renewing(work, () => 1000);
    await vi.advanceTimersByTimeAsync(5000);
    expect(work).not.toHaveBeenCalled();
    hidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(work).toHaveBeenCalledTimes(1);
    end();
    vi.restoreAllMocks();
  });
});
