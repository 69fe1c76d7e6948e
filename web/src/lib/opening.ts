/**
 * Opening tables and sitting down: the seats, what we add to the dice, and the start. Adding is loaded when it is needed, since the
 * first page has nothing else to compute.
 */

import { ApiError, freshKey, get, post } from './api';
import { introduce } from './me.svelte';
import { know } from './played';
import type { AnswerView, Found, JoinBody, NewTableBody, SeatBody, TableView } from './protocol';

export type SeatWish = SeatBody;
export type TableWish = Pick<NewTableBody, 'game' | 'seats'> & Partial<NewTableBody>;

/** Opens a table and adds to its dice for each of our seats: a text of our own, or one that is drawn. */
export async function open(wish: TableWish, text?: string): Promise<TableView> {
  await introduce();
  know(wish.game);
  return contribute(await openOnce({ ...wish, key: freshKey() }), text);
}

/** How often a table is asked for whose answer got lost. Under its key it is opened once. */
const TRIES = 3;

async function openOnce(wish: TableWish, tries = TRIES): Promise<TableView> {
  try {
    return await post<TableView>('/tables', wish);
  } catch (error) {
    const lost = error instanceof ApiError && (error.code === 'offline' || error.status === 503);
    if (!lost || tries <= 1) throw error;
    return openOnce(wish, tries - 1);
  }
}

/** Adds to the dice for our seats that have not done so, after we have noted what the dice are committed to. */
export async function contribute(table: TableView, text?: string): Promise<TableView> {
  const { addForAll } = await import('./dice/entry');
  return addForAll(table, text);
}

/** Opens a table and begins at once. */
export async function begin(wish: TableWish, text?: string): Promise<TableView> {
  return start(await open(wish, text));
}

/** Begins at a table of ours, unless it is not what it promises: then its page says so. */
export async function start(table: TableView): Promise<TableView> {
  const { isTrusted, witness } = await import('./dice/entry');
  if (!isTrusted(witness(table))) return table;
  const { table: started } = await post<AnswerView>(`/tables/${table.id}/start`, { key: freshKey() });
  // Envelopes are opened within seconds: that does not wait until the table's page is loaded.
  const { Guard } = await import('./dice/guard.svelte');
  await new Guard(started).look(started);
  return started;
}

/** Sits down at a table. */
export async function join(table: TableView, seat: number, wish: Pick<JoinBody, 'name' | 'colours'> = {}, text?: string): Promise<TableView> {
  await introduce();
  const { sit } = await import('./dice/entry');
  return sit(table, seat, wish, text);
}

/** The table with a code. */
export async function findCode(code: string): Promise<string> {
  const plain = code.replace(/[^0-9a-z]/gi, '').toUpperCase();
  return (await get<Found>(`/codes/${encodeURIComponent(plain)}`)).table;
}
