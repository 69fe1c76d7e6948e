/** Opening tables: the seats, what we add to the dice, and the start. */

import { freshContribution, freshKey, get, post } from './api';
import { introduce } from './me.svelte';
import type { AnswerView, Found, JoinBody, NewTableBody, SeatBody, TableView } from './protocol';

export type SeatWish = SeatBody;
export type TableWish = Pick<NewTableBody, 'game' | 'seats'> & Partial<NewTableBody>;

/** Opens a table and adds to its dice for each of our seats. */
export async function open(wish: TableWish): Promise<TableView> {
  await introduce();
  const table = await post<TableView>('/tables', wish);
  return contribute(table);
}

/** Adds to the dice for our seats that have not done so, after we have seen what the dice are committed to. */
export async function contribute(table: TableView): Promise<TableView> {
  let newest = table;
  for (const [seat, { yours, kind, contribution, dice }] of table.seats.entries()) {
    if (!yours || kind !== 'person' || contribution !== '' || dice === 'hand') continue;
    const body = { seat, contribution: freshContribution(), key: freshKey() };
    newest = (await post<AnswerView>(`/tables/${table.id}/contribute`, body)).table;
  }
  return newest;
}

/** Opens a table and begins at once. */
export async function begin(wish: TableWish): Promise<TableView> {
  const table = await open(wish);
  return (await post<AnswerView>(`/tables/${table.id}/start`, { key: freshKey() })).table;
}

/** Sits down at a table. */
export async function join(table: string, seat?: number, wish: Pick<JoinBody, 'name' | 'colours'> = {}): Promise<TableView> {
  await introduce();
  const body: JoinBody = { seat, ...wish, contribution: freshContribution(), key: freshKey() };
  return (await post<AnswerView>(`/tables/${table}/join`, body)).table;
}

/** The table with a code. */
export async function findCode(code: string): Promise<string> {
  const plain = code.replace(/[^0-9a-z]/gi, '').toUpperCase();
  return (await get<Found>(`/codes/${encodeURIComponent(plain)}`)).table;
}
