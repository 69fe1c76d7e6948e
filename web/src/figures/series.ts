/** One's games as series over time. */

import { myResults, PAGE, type MyResult } from '../review/history';

/** Pages of results that are read at most: what is older changes no picture. */
const MOST_PAGES = 6;
/** Of so many games the curve is the mean. */
export const SPAN = 10;

/** A game with one of its figures. */
export interface Point {
  table: string;
  seat: number;
  at: number;
  value: number;
}

/** The newest results, the newest first, and whether there are older ones. */
export async function newestResults(): Promise<{ results: MyResult[]; more: boolean }> {
  const results: MyResult[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const next = await myResults(results.at(-1)?.at);
    results.push(...next);
    if (next.length < PAGE) return { results, more: false };
  }
  return { results, more: true };
}

/** A figure of each game that has it, the oldest first. */
export function seriesOf(results: readonly MyResult[], figure: (result: MyResult) => number | null): Point[] {
  const points = results.flatMap((result) => {
    const value = figure(result);
    return value === null ? [] : [{ table: result.table, seat: result.seat, at: result.at, value }];
  });
  return points.reverse();
}

/** What a real decision lost on average; none where nobody knows, or nothing was to be decided. */
export function lossPerDecision({ loss, decisions }: MyResult): number | null {
  return loss === null || decisions === null || decisions === 0 ? null : loss / decisions;
}

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean of each value and those before it, of so many at most. */
export function movingMean(values: readonly number[], span = SPAN): number[] {
  return values.map((_, at) => mean(values.slice(Math.max(0, at + 1 - span), at + 1)));
}
