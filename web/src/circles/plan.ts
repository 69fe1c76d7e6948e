/** What a schedule means, before it is planned: the same sums as on the server. */

import type { Schedule } from './contract';

/** How many take part. */
export const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = 32;
/** How many games each pair may play. */
export const MOST_GAMES = 4;
/** The most rounds of a Swiss evening, however many take part. */
const MOST_ROUNDS = 20;
/** The most tables of an evening. */
export const MOST_TABLES = 200;

export interface Plan {
  rounds: number;
  /** How many tables there are at the same time. */
  atOnce: number;
  tables: number;
  /** How many games each plays, the fewest and the most. */
  games: [number, number];
  /** Whether one sits out in every round. */
  odd: boolean;
}

export const mostRounds = (players: number): number => Math.max(1, Math.min(MOST_ROUNDS, players - 1));

/** Rounds after which somebody stands alone at the top, if nobody shares a win. */
export const enoughRounds = (players: number): number => Math.min(mostRounds(players), Math.max(1, Math.ceil(Math.log2(players))));

/** Up to this many everybody can meet all others in an evening. */
const FEW_PLAYERS = 8;

/** What is proposed to so many. */
export function usualSchedule(players: number): Schedule {
  return players <= FEW_PLAYERS ? { kind: 'round_robin', games: 1 } : { kind: 'swiss', rounds: enoughRounds(players) };
}

export function planOf(players: number, schedule: Schedule): Plan {
  const odd = players % 2 === 1;
  const atOnce = Math.floor(players / 2);
  if (schedule.kind === 'round_robin') {
    const rounds = (odd ? players : players - 1) * schedule.games;
    const each = (players - 1) * schedule.games;
    return { rounds, atOnce, tables: rounds * atOnce, games: [each, each], odd };
  }
  const { rounds } = schedule;
  // Nobody sits out twice before everybody has.
  const sitsOut = odd ? [Math.floor(rounds / players), Math.ceil(rounds / players)] : [0, 0];
  return { rounds, atOnce, tables: rounds * atOnce, games: [rounds - sitsOut[1]!, rounds - sitsOut[0]!], odd };
}
