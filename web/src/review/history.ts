/** What the server knows about this device's person. */

import { drop, get, post } from '../lib/api';
import { forgetTables } from '../lib/kept';
import { forgetPush } from '../lib/push';
import type { FiguresView, ListedTable, MeView, NewToken, RatingsView, RatingView, RecoveryCode, ResultView, TokenView } from '../lib/protocol';

export type MyTable = ListedTable;
export type MyResult = ResultView;
export type MyFigures = FiguresView;
export type MyRating = RatingView;
export type Token = TokenView;

/** How many entries a list gives at once. */
export const PAGE = 50;

const olderThan = (before?: number): string => (before === undefined ? '' : `&before=${before}`);

export const myTables = async (): Promise<MyTable[]> =>
  (await get<MyTable[]>('/me/tables')).filter(({ phase }) => phase !== 'over' && phase !== 'closed');

/** Tables that were closed before the end of their game. */
export const myClosed = (before?: number): Promise<MyTable[]> =>
  get(`/me/tables?phase=closed&limit=${PAGE}${olderThan(before)}`);

export const myResults = (before?: number): Promise<MyResult[]> =>
  get(`/me/results?limit=${PAGE}${olderThan(before)}`);

export const myFigures = (): Promise<MyFigures[]> => get('/me/figures');
export const myRatings = async (): Promise<MyRating[]> => (await get<RatingsView>('/me/ratings')).games;
export const myTokens = (): Promise<Token[]> => get('/me/tokens');
export const dropToken = (id: number): Promise<void> => drop(`/me/tokens/${id}`);
export const newToken = async (label: string): Promise<string> => (await post<NewToken>('/me/tokens', { label })).token;
export const newRecovery = async (): Promise<string> => (await post<RecoveryCode>('/me/recovery')).code;
export const recover = async (code: string): Promise<string | null> => {
  const { name } = await post<MeView>('/me/recover', { code });
  forgetTables();
  return name;
};
/** Forgets us on this device alone; with the recovery code we can come back. */
export const forget = (): Promise<void> => leave('/me/device');
/** Ends us everywhere: every device, program and code is void. */
export const vanish = (): Promise<void> => leave('/me');

async function leave(way: string): Promise<void> {
  await drop<void>(way);
  forgetTables();
  // The server tells this device nothing any more. A browser that cannot be asked has nothing to be told by.
  await forgetPush().catch(() => undefined);
}

/** How a result ended for its person. */
export function ending({ won, seats }: MyResult): 'alone' | 'won' | 'shared' | 'lost' {
  if (seats === 1) return 'alone';
  return won >= 1 ? 'won' : won > 0 ? 'shared' : 'lost';
}
