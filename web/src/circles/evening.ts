/** An evening as one of its players sees it. */

import type { Evening, Pairing, Round } from './contract';

/** What a player does in the round that is on: `bye` sits out, `waits` is for the planner to say, `in` has played. */
export type Part =
  | { kind: 'play'; round: number; table: string; rival: number }
  | { kind: 'waits' | 'in'; round: number; rival: number }
  | { kind: 'bye'; round: number };

export const currentRound = ({ rounds }: Evening): Round | undefined => rounds.find(({ phase }) => phase === 'playing');

/** The number of a member among the players; none of somebody who only looks. */
export function playerOf({ players }: Evening, member: number): number | null {
  const player = players.indexOf(member);
  return player < 0 ? null : player;
}

const rivalIn = ({ players }: Pairing, player: number): number => (players[0] === player ? players[1] : players[0]);

/** What a player does now; nothing while no round is on, or if they are paired no more. */
export function partOf(evening: Evening, player: number | null): Part | null {
  const round = currentRound(evening);
  if (!round || player === null) return null;
  const own = round.pairings.find(({ players }) => players.includes(player));
  if (!own) return round.bye === player ? { kind: 'bye', round: round.round } : null;
  const rival = rivalIn(own, player);
  if (own.state === 'open' && own.table !== null) return { kind: 'play', round: round.round, table: own.table, rival };
  return { kind: own.state === 'closed' ? 'waits' : 'in', round: round.round, rival };
}

/** Something that whoever hears the page is told. */
export type News = { kind: 'round'; round: number; part: Part | null } | { kind: 'closed'; rival: number } | { kind: 'over'; winners: number[] };

/** What has happened between two looks, if it is worth a word. */
export function newsOf(before: Evening, after: Evening, player: number | null): News | null {
  if (after.phase === 'over') return before.phase === 'over' ? null : { kind: 'over', winners: after.winners };
  const round = currentRound(after);
  const part = partOf(after, player);
  if (round && round.round !== currentRound(before)?.round) return { kind: 'round', round: round.round, part };
  const had = partOf(before, player);
  return part?.kind === 'waits' && had?.kind === 'play' ? { kind: 'closed', rival: part.rival } : null;
}

/** Pairings of the round that is on which wait for the planner. */
export const waitingPairings = (evening: Evening): Pairing[] =>
  (currentRound(evening)?.pairings ?? []).filter(({ state }) => state === 'closed');

