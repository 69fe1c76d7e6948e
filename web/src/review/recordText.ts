/** The record of a table as the server wrote it. */

import { getText } from '../lib/api';

/** Where the record is downloaded from. */
export const recordPath = (table: string): string => `/api/tables/${encodeURIComponent(table)}/record`;

/** The text itself, so that a table's record and a file's are read by the same eyes. */
export const recordText = (table: string): Promise<string> => getText(`/tables/${encodeURIComponent(table)}/record`);
