/** A game in chances of winning: asked of the server, and what is read from it. */

import { isDecision, type Analysis, type Step } from './analysis';
import { get } from '../lib/api';
import type { MakingView } from '../lib/protocol';

/** The server has waited some seconds before it says that the answer is still being made. */
const AGAIN = 400;

const later = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, AGAIN);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/** The analysis of a table in percentage points of the chance of winning; none if the page was left meanwhile. */
export async function chancesOf(table: string, signal: AbortSignal, onprogress: (part: number) => void): Promise<Analysis | null> {
  while (!signal.aborted) {
    const answer = await get<Analysis | MakingView>(`/tables/${encodeURIComponent(table)}/chances`);
    if ('steps' in answer) return inHundredths(answer);
    onprogress(answer.done);
    await later(signal);
  }
  return null;
}

/** The same in hundredths of a win, so that figures and what is worth telling are about as large as in points. */
export function inHundredths(analysis: Analysis): Analysis {
  const times = <T>(value: T): T => (typeof value === 'number' ? value * 100 : value) as T;
  const seats = analysis.seats.map((seat) => ({
    ...seat,
    start: times(seat.start),
    luck: times(seat.luck),
    loss: times(seat.loss),
    result: times(seat.result),
    luck_of_dice: times(seat.luck_of_dice),
    gifts: times(seat.gifts),
    others_turns: times(seat.others_turns),
    luck_error: times(seat.luck_error),
  }));
  return { ...analysis, error: times(analysis.error), seats, steps: analysis.steps.map(stepInHundredths) };

  function stepInHundredths(step: Step): Step {
    const common = { value: times(step.value), values: step.values.map(times) };
    if (step.type === 'roll') return { ...step, ...common, before: times(step.before), luck: times(step.luck) };
    if (step.type === 'decision') return { ...step, ...common, best_value: times(step.best_value), loss: times(step.loss) };
    return { ...step, ...common };
  }
}

/** Each seat's chance after each event of the record, the first before any. */
export function valuesOf({ seats, steps }: Analysis, last = steps.at(-1)?.event ?? 0): number[][] {
  const curves = seats.map(({ start }) => [start]);
  const byEvent = new Map(steps.map((step) => [step.event, step]));
  for (let event = 1; event <= last; event += 1) {
    const values = byEvent.get(event)?.values;
    curves.forEach((curve, seat) => curve.push(values?.[seat] ?? curve.at(-1)!));
  }
  return curves;
}

export interface Swing {
  step: Step;
  /** The chance of the seat that is looked at, before it and after it. */
  from: number;
  to: number;
}

/** Less than this in a game is no swing. */
const LEAST = 1;

/** What changed a seat's chance most, in the order of play: its own rolls and mistakes, and those of the others. */
export function swings(analysis: Analysis, seat: number, most = 5): Swing[] {
  const start = analysis.seats[seat]!.start;
  const found = analysis.steps.map((step, i): Swing => ({ step, from: analysis.steps[i - 1]?.values[seat] ?? start, to: step.values[seat] ?? 0 }));
  const size = ({ from, to }: Swing): number => Math.abs(to - from);
  const large = found.filter((swing) => size(swing) >= LEAST).sort((one, other) => size(other) - size(one));
  return large.slice(0, most).sort((one, other) => one.step.event - other.step.event);
}

/** What a round of turns brought a seat, and where it stood then. */
export interface RoundSum {
  round: number;
  /** The last event of it. */
  end: number;
  chance: number;
  /** All that was not the seat's own decision. */
  luck: number;
  loss: number;
}

export function roundSums(analysis: Analysis, seat: number): RoundSum[] {
  const sums: RoundSum[] = [];
  let before = analysis.seats[seat]!.start;
  for (const step of analysis.steps) {
    if (step.turn > (sums.at(-1)?.round ?? 0)) {
      before = sums.at(-1)?.chance ?? before;
      sums.push({ round: step.turn, end: step.event, chance: before, luck: 0, loss: 0 });
    }
    const sum = sums.at(-1)!;
    sum.end = step.event;
    sum.chance = step.values[seat] ?? sum.chance;
    if (step.seat === seat && isDecision(step)) sum.loss += step.loss;
    sum.luck = sum.chance - before + sum.loss;
  }
  return sums;
}

/** What decided it for a seat: the dice, what was played, or both about as much. */
export function decisive(analysis: Analysis, seat: number): 'dice' | 'play' | 'both' {
  const { gifts, loss, luck_of_dice: dice } = analysis.seats[seat]!;
  const [byDice, byPlay] = [Math.abs(dice), Math.abs(gifts - loss)];
  if (byDice + byPlay < LEAST) return 'both';
  const part = byDice / (byDice + byPlay);
  return part > 2 / 3 ? 'dice' : part < 1 / 3 ? 'play' : 'both';
}
