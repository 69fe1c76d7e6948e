/** What the server tells of circles: the contract of `docs/circles.md`. */

import type { Deadline, GameId } from '../lib/protocol';

/** A circle in the list of one's own. */
export interface ListedCircle {
  circle: string;
  name: string;
  members: number;
  you: number;
  host: number;
}

/** A circle as whoever has its link sees it; `circle` is there for its members. */
export interface LinkedCircle {
  name: string;
  members: number;
  circle: string | null;
}

export interface Member {
  member: number;
  name: string;
  since: number;
  looks_like?: number;
}

export interface Season {
  season: number;
  name: string;
  begun: number;
  ended: number | null;
}

export interface Circle {
  circle: string;
  name: string;
  link: string;
  you: number;
  host: number;
  members: Member[];
  season: number;
  seasons: Season[];
}

/** A table of the circle that gathers or plays. */
export interface CircleTable {
  table: string;
  game: GameId;
  phase: 'gathering' | 'settled' | 'playing';
  touched: number;
  members: number[];
  seats: number;
  open: number;
  deadline: Deadline;
  real_dice: boolean;
  evening: number | null;
}

export interface PlayedSeat {
  seat: number;
  member: number | null;
  points: number;
  won: number;
  luck: number | null;
  loss: number | null;
}

/** A game of the circle that ended. */
export interface PlayedGame {
  table: string;
  game: GameId;
  season: number;
  at: number;
  counts: boolean;
  evening: number | null;
  seats: PlayedSeat[];
}

export interface Ranked {
  place: number;
  member: number | null;
  played: number;
  won: number;
  points: number;
  analysed: number;
  luck: number | null;
  loss: number | null;
  decisions: number;
  rating: { rating: number; deviation: number; games: number } | null;
}

export interface Duel {
  members: [number, number];
  played: number;
  won: [number, number];
  shared: number;
}

export interface Best {
  kind: 'highest' | 'luckiest' | 'least-loss' | 'greatest-lead';
  member: number | null;
  value: number;
  table: string;
  at: number;
}

/** The league of one game. */
export interface GameLeague {
  game: GameId;
  played: number;
  table: Ranked[];
  head_to_head: Duel[];
  records: Best[];
}

export interface League {
  season: number;
  games: GameLeague[];
}

/** Where a table belongs. */
export interface TableCircle {
  circle: string;
  name: string;
  evening: number | null;
}

export type Schedule = { kind: 'round_robin'; games: number } | { kind: 'swiss'; rounds: number };
export type EveningPhase = 'planned' | 'playing' | 'over';

/** What is planned. */
export interface NewEvening {
  name: string;
  game: GameId;
  options: Record<string, unknown>;
  members: number[];
  schedule: Schedule;
  deadline: Deadline;
  coach: boolean;
  real_dice: boolean;
}

/** An evening in the list of a circle. */
export interface ListedEvening {
  evening: number;
  name: string;
  game: GameId;
  phase: EveningPhase;
  created: number;
  players: number;
  round: number;
  rounds: number;
  winners: (number | null)[];
}

export interface Pairing {
  pairing: number;
  players: [number, number];
  table: string | null;
  state: 'planned' | 'open' | 'closed' | 'over' | 'given_up';
  won: [number, number] | null;
  points: [number, number] | null;
}

export interface Round {
  round: number;
  phase: EveningPhase;
  bye: number | null;
  pairings: Pairing[];
}

export interface Standing {
  place: number;
  player: number;
  points: number;
  played: number;
  won: number;
  shared: number;
  byes: number;
  buchholz: number;
  sonneborn_berger: number;
}

export type TieBreak = 'buchholz' | 'sonneborn-berger' | 'direct';

export interface Evening {
  evening: number;
  name: string;
  planner: number | null;
  phase: EveningPhase;
  game: GameId;
  options: Record<string, unknown>;
  schedule: Schedule;
  deadline: Deadline;
  coach: boolean;
  real_dice: boolean;
  created: number;
  /** Members, by the number that pairings and standings name them by; null for somebody who left. */
  players: (number | null)[];
  rounds: Round[];
  rounds_in_all: number;
  tie_breaks: TieBreak[];
  standings: Standing[];
  winners: number[];
}
