/** What the server knows about this device's person. */

import { drop, get, post } from '../lib/api';
import type { GameId, Phase } from '../lib/protocol';

export interface MyTable {
  table: string;
  touched: number;
  game: GameId;
  phase: Phase;
  seats: (string | null)[];
  open: number;
}

export interface MyResult {
  table: string;
  game: GameId;
  seat: number;
  seats: number;
  at: number;
  points: number;
  /** The part of the win: 1 alone, less if shared, 0 if lost. */
  won: number;
  luck: number | null;
  loss: number | null;
}

export interface MyFigures {
  game: GameId;
  games: number;
  wins: number;
  mean_score: number;
  analysed: number;
  mean_luck: number | null;
  mean_loss: number | null;
}

export interface Token {
  id: number;
  kind: 'device' | 'api';
  label: string;
  since: number;
}

/** How many entries a list gives at once. */
export const PAGE = 50;

export const myTables = async (): Promise<MyTable[]> =>
  (await get<MyTable[]>('/me/tables')).filter(({ phase }) => phase === 'gathering' || phase === 'playing');

export const myResults = (before?: number): Promise<MyResult[]> =>
  get(`/me/results?limit=${PAGE}${before === undefined ? '' : `&before=${before}`}`);

export const myFigures = (): Promise<MyFigures[]> => get('/me/figures');
export const myTokens = (): Promise<Token[]> => get('/me/tokens');
export const dropToken = (id: number): Promise<void> => drop(`/me/tokens/${id}`);
export const newToken = async (label: string): Promise<string> => (await post<{ token: string }>('/me/tokens', { label })).token;
export const newRecovery = async (): Promise<string> => (await post<{ code: string }>('/me/recovery')).code;
export const recover = async (code: string): Promise<string> => (await post<{ name: string }>('/me/recover', { code })).name;
export const forget = (): Promise<void> => drop('/me');

/** How a result ended for its person. */
export function ending({ won, seats }: MyResult): 'alone' | 'won' | 'shared' | 'lost' {
  if (seats === 1) return 'alone';
  return won >= 1 ? 'won' : won > 0 ? 'shared' : 'lost';
}
