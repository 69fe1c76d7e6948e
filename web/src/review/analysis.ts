/** Luck and skill of a game, as the server tells them: the same JSON as `bonecup analyse --json`. */

import { ApiError, get } from '../lib/api';
import type { Analysis, AnalysisStep, SeatSums } from '../lib/protocol';

export type { Analysis, SeatSums };
export type Step = AnalysisStep;
export type RollStep = Extract<Step, { type: 'roll' }>;
export type Decision = Extract<Step, { type: 'decision' }>;

/** Less than this is nothing that one would call a mistake: it would be shown as 0.0. */
export const WORTH_TELLING = 0.05;

const WAIT = 1500;

const later = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, WAIT);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/** The analysis of a table, waiting until it is made; none if such a game cannot be analysed. */
export async function analysisOf(table: string, signal: AbortSignal): Promise<Analysis | null> {
  while (!signal.aborted) {
    try {
      return await get<Analysis | null>(`/tables/${encodeURIComponent(table)}/analysis`);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'server-no-analysis') throw error;
    }
    await later(signal);
  }
  return null;
}

export const isDecision = (step: Step): step is Decision => step.type === 'decision';
/** Whether a decision lost more than can be neglected. */
export const isFlawed = (step: Decision): boolean => step.loss >= WORTH_TELLING;
export const isMistake = (step: Step): step is Decision => isDecision(step) && isFlawed(step);

/** The decisions of some seats, in the order of play. */
export function decisions(analysis: Analysis, seat: number | null): Decision[] {
  return analysis.steps.filter(isDecision).filter((step) => seat === null || step.seat === seat);
}

/** The costliest mistakes first. */
export function worst(all: Decision[], most = 3): Decision[] {
  return all.filter(isFlawed).sort((one, other) => other.loss - one.loss).slice(0, most);
}

/** The roll that brought a seat most, and the one that cost it most. */
export function extremes(analysis: Analysis, seat: number): { best: RollStep; worst: RollStep } | null {
  const rolls = analysis.steps.filter((step): step is RollStep => step.type === 'roll' && step.seat === seat);
  const sorted = rolls.sort((one, other) => one.luck - other.luck);
  const [least, most] = [sorted[0], sorted.at(-1)];
  return least && most ? { best: most, worst: least } : null;
}
