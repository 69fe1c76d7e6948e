/** What somebody is told on the board in their first games on this device, when it matters. */

import { remember, remembered } from '../../lib/memory';
import type { PreviewedMove } from '../../lib/protocol';
import type { Sheet } from './notation';

export type Tip = 'aim' | 'keep' | 'fill' | 'strike' | 'more';

/** Games in which there are tips, and turns in each of them that explain how a turn goes. */
const GAMES = 2;
const TURNS = 2;
const PLACE = 'knochenmax-tips';

interface Seen {
  tables: string[];
  off: boolean;
}

const seen = (): Seen => remembered(PLACE, { tables: [], off: false });

/** Whether a table is one of the first on this device, for somebody who has not had enough of tips. */
export function isFirst(table: string): boolean {
  const { tables, off } = seen();
  if (off || tables.includes(table)) return !off;
  if (tables.length >= GAMES) return false;
  remember(PLACE, { tables: [...tables, table], off });
  return true;
}

/** No more tips on this device. */
export const enough = (): void => remember(PLACE, { ...seen(), off: true });

export interface Moment {
  /** Our own sheets. */
  sheets: Sheet[];
  /** Whether the turn waits for its first throw. */
  throwing: boolean;
  throwsLeft: number;
  chosen: PreviewedMove | null;
}

/** What matters now; most of the time nothing. */
export function tipOf({ sheets, throwing, throwsLeft, chosen }: Moment): Tip | null {
  const filled = sheets.reduce((count, sheet) => count + Object.keys(sheet).length, 0);
  if (chosen) return chosen.gain === 0 ? 'strike' : null;
  if (throwing) return filled === 0 ? 'aim' : sheets.some((sheet) => sheet.knochenmax) ? 'more' : null;
  if (filled >= TURNS) return null;
  return throwsLeft === 0 ? 'fill' : 'keep';
}
