/** What a result is made of, line by line. */

import type { Analysis } from './analysis';
import { cost, signed } from './format';
import { chanceText } from '../lib/chance';
import { number } from '../lib/words.svelte';

export interface SumRow {
  /** Ends the key of its name. */
  key: 'start' | 'luck' | 'dice' | 'gifts' | 'loss' | 'result';
  figure: string;
  /** What the figure scatters by. */
  error: number | null;
  /** Where its bar begins and ends. */
  from: number;
  to: number;
  kind: 'plain' | 'good' | 'bad' | 'strong';
}

/** Expected + luck − mistakes = result; in chances luck is dice and what others did. */
export function sumRows(analysis: Analysis, seat: number): SumRow[] {
  const sums = analysis.seats[seat]!;
  const winning = analysis.unit === 'winning';
  const worth = (value: number): string => (winning ? chanceText(value / 100, analysis.kind === 'exact') : number(value, 1));
  let at = sums.start;
  const part = (key: SumRow['key'], change: number, error: number | null = null): SumRow => {
    const from = at;
    at += change;
    return { key, figure: key === 'loss' ? cost(change) : signed(change), error, from, to: at, kind: change < 0 || key === 'loss' ? 'bad' : 'good' };
  };
  const luck = winning
    ? [part('dice', sums.luck_of_dice, sums.luck_error), part('gifts', sums.gifts)]
    : [part('luck', sums.luck, sums.luck_error)];
  return [
    { key: 'start', figure: worth(sums.start), error: null, from: 0, to: sums.start, kind: 'plain' },
    ...luck,
    part('loss', -sums.loss),
    { key: 'result', figure: worth(sums.result), error: null, from: 0, to: sums.result, kind: 'strong' },
  ];
}
