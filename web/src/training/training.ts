/** Positions to think about, what the coach says to answers, and what this device remembers of them. */

import { get, post } from '../lib/api';
import { remember, remembered } from '../lib/memory';
import type { DailyView, GameId, MistakesView, MistakeView, SolutionView } from '../lib/protocol';

export const dailyOf = (game: GameId): Promise<DailyView> => get(`/daily/${game}`);
export const answerDaily = (game: GameId, date: string, move: string): Promise<SolutionView> =>
  post(`/daily/${game}`, { date, move });
export const mistakesBefore = (before: number | null): Promise<MistakesView> =>
  get(`/me/mistakes${before === null ? '' : `?before=${before}`}`);
export const answerMistake = ({ table, event }: MistakeView, move: string): Promise<SolutionView> =>
  post('/me/mistakes', { table, event, move });

/** How a position was answered. */
export interface Answered {
  /** What the first answer lost: later ones are known. */
  loss: number;
  /** Whether the last answer was right. */
  right: boolean;
}

/** Answers that are remembered at most. */
const MOST = 500;
type Answers = Record<string, Answered>;

const answers = (): Answers => remembered<Answers>('training', {});

/** Under which an answer is remembered. */
export const dailyKey = (game: GameId, date: string): string => `${date} ${game}`;
export const mistakeKey = ({ table, event }: MistakeView): string => `${table} ${event}`;

/** How a position was answered on this device, if it was. */
export const answeredBefore = (key: string): Answered | null => answers()[key] ?? null;

/** Remembers an answer; of too many the one that was given first is forgotten. */
export function noteAnswer(key: string, { loss, right }: SolutionView): void {
  const { [key]: before, ...others } = answers();
  const kept = Object.entries(others).slice(1 - MOST);
  remember('training', Object.fromEntries([...kept, [key, { loss: before?.loss ?? loss, right }]]));
}

/** What has never been answered comes first, then what was not answered rightly; the rest is known. */
export function inOrder(mistakes: readonly MistakeView[]): MistakeView[] {
  const rank = (mistake: MistakeView): number => {
    const answered = answeredBefore(mistakeKey(mistake));
    return answered === null ? 0 : answered.right ? 2 : 1;
  };
  return [...mistakes].sort((one, other) => rank(one) - rank(other));
}

/** Today in UTC, as days are written. */
export const today = (): string => new Date().toISOString().slice(0, 10);
