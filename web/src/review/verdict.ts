/** Was I unlucky, or did I play badly? An answer in words. */

import { isMistake, WORTH_TELLING, type Analysis } from './analysis';

/** A text's key and values. */
export interface Said {
  key: string;
  values: Record<string, string | number>;
}

export interface Verdict {
  /** What decided the game for this seat. */
  answer: Said;
  /** How unusual the luck of its dice was. */
  luck: Said;
}

interface Gap {
  rival: number;
  /** What this seat had more of than the rival: luck, and points not lost by mistakes. */
  luck: number;
  skill: number;
}

/** More than this part of what went wrong is most of it. */
const MOST = 2 / 3;

function rivalOf({ seats }: Analysis, seat: number): number | null {
  const others = seats.map((_, other) => other).filter((other) => other !== seat);
  return others.reduce<number | null>((best, one) => (best === null || seats[one]!.points > seats[best]!.points ? one : best), null);
}

function gapTo({ seats }: Analysis, seat: number, rival: number): Gap {
  const [own, other] = [seats[seat]!, seats[rival]!];
  const shown = (value: number): number => (Math.abs(value) < WORTH_TELLING ? 0 : value);
  return { rival, luck: shown(own.luck - other.luck), skill: shown(other.loss - own.loss) };
}

/** Which of two things did it, both counted so that more is more of the outcome. */
function cause(luck: number, skill: number): string {
  if (luck <= 0 && skill <= 0) return 'neither';
  if (luck <= 0) return 'skill';
  if (skill <= 0) return 'luck';
  const part = luck / (luck + skill);
  return part > MOST ? 'mostly-luck' : part < 1 - MOST ? 'mostly-skill' : 'both';
}

function alone(analysis: Analysis, seat: number): Said {
  const { luck, loss, start, result } = analysis.seats[seat]!;
  const values = { luck: Math.abs(luck), loss, by: Math.abs(result - start) };
  if (result >= start) return { key: loss < luck / 10 ? 'review-alone-good' : 'review-alone-above', values };
  return { key: `review-alone-${cause(-luck, loss)}`, values };
}

function against(seat: number, winners: number[], gap: Gap): Said {
  const won = winners.includes(seat);
  if (won && winners.length > 1) return { key: 'review-shared', values: {} };
  const why = won ? cause(gap.luck, gap.skill) : cause(-gap.luck, -gap.skill);
  // What is equal is said to be, instead of “0.0 points more”.
  const values = { luck: Math.abs(gap.luck), skill: Math.abs(gap.skill), even: gap.skill === 0 ? 'yes' : 'no', same: gap.luck === 0 ? 'yes' : 'no' };
  return { key: `review-${won ? 'won' : 'lost'}-${why}`, values };
}

/** The part of games with at least so much luck, if it scatters like most sums of many small things. */
export function asLucky(deviations: number): number {
  const z = Math.abs(deviations) / Math.SQRT2;
  // Abramowitz and Stegun 7.1.26, right to seven digits.
  const k = 1 / (1 + 0.3275911 * z);
  const sum = k * (0.254829592 + k * (-0.284496736 + k * (1.421413741 + k * (-1.453152027 + k * 1.061405429))));
  return (sum * Math.exp(-z * z)) / 2;
}

function luckOf(analysis: Analysis, seat: number): Said {
  const { luck, luck_error: error } = analysis.seats[seat]!;
  const side = luck < 0 ? 'bad' : 'good';
  if (!error) return { key: `review-luck-unknown`, values: { luck, side } };
  const deviations = luck / error;
  const size = Math.abs(deviations) < 0.5 ? 'usual' : Math.abs(deviations) < 2 ? 'some' : 'rare';
  return { key: `review-luck-${size}`, values: { luck, side, error, part: asLucky(deviations) } };
}

export function verdictOf(analysis: Analysis, seat: number, winners: number[]): Verdict & { rival: number | null } {
  const rival = rivalOf(analysis, seat);
  const answer = rival === null ? alone(analysis, seat) : against(seat, winners, gapTo(analysis, seat, rival));
  return { answer, luck: luckOf(analysis, seat), rival };
}

/** How many of a seat's decisions were not the best. */
export const mistakesOf = (analysis: Analysis, seat: number): number =>
  analysis.steps.filter((step) => step.seat === seat && isMistake(step)).length;
