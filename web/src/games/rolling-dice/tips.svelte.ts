/** What a first game explains when it matters: in the first games on this device, until somebody has read it. */

import { remember, remembered } from '../../lib/memory';
import type { Floe } from './floe.svelte';
import type { Doing } from './control.svelte';

export type Tip = 'target' | 'aim' | 'beat' | 'choose' | 'place' | 'score';

/** So many games are explained. */
const GAMES = 2;
const PLACE = 'rolling-dice-tips';

interface Kept {
  /** The tables at which something was explained. */
  tables: string[];
  read: Tip[];
}

export class Tips {
  private kept: Kept = $state.raw(remembered<Kept>(PLACE, { tables: [], read: [] }));
  /** Whether this game is one of those that are explained. */
  readonly explained: boolean;

  constructor(table: string) {
    const { tables } = this.kept;
    this.explained = tables.includes(table) || tables.length < GAMES;
    if (this.explained && !tables.includes(table)) this.keep({ ...this.kept, tables: [...tables, table] });
  }

  /** What to explain now; nothing to those who know. */
  about(floe: Floe, doing: Doing): Tip | null {
    if (!this.explained) return null;
    return wanted(floe, doing).find((tip) => !this.kept.read.includes(tip)) ?? null;
  }

  dismiss(tip: Tip): void {
    this.keep({ ...this.kept, read: [...this.kept.read, tip] });
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    remember(PLACE, kept);
  }
}

/** What could be explained at this moment, the most urgent first. */
function wanted(floe: Floe, doing: Doing): Tip[] {
  if (floe.scoring) return ['score'];
  if (doing === 'aim') return floe.facts?.marked ? ['beat'] : ['target', 'aim'];
  return doing === null ? [] : [doing];
}
