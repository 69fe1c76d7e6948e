/** The record of a table as the server wrote it. */

import { get } from '../lib/api';

/** Where the record is downloaded from. */
export const recordPath = (table: string): string => `/api/tables/${encodeURIComponent(table)}/record`;

/** Written anew as text, so that a table's record and a file's are read by the same eyes. */
export async function recordText(table: string): Promise<string> {
  return JSON.stringify(await get<unknown>(`/tables/${encodeURIComponent(table)}/record`));
}
