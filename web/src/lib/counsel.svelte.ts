/** What the coach says to this device's person about the position before them, and what the board points at. */

import { ApiError, post, told } from './api';
import type { AdviceView } from './protocol';
import type { Unit } from './settings.svelte';

/** What a question is about. */
interface Asked {
  table: string;
  /** The step, and the moves that are only thought of. */
  seq: number;
  staged: readonly string[];
  /** What the coach is to count in. */
  unit: Unit;
}

/** Nothing to complain about: the game was faster, or the next question. */
const OVERTAKEN = new Set(['server-position-gone', 'server-question-replaced']);

/** What is said of a question that came to nothing: nothing if it was only overtaken. */
function refusal(error: unknown): string | null {
  return error instanceof ApiError && OVERTAKEN.has(error.code) ? null : told(error);
}

export class Counsel {
  /** Whether somebody wants to hear the coach. */
  open = $state(false);
  /** What it says; none while it thinks or has nothing to say. */
  advice: AdviceView | null = $state.raw(null);
  trouble: string | null = $state(null);
  busy = $state(false);
  /** The moves that it would play from here on until dice roll or another acts: what a board lets glow. */
  plan: readonly string[] = $derived(this.open && !this.busy ? (this.advice?.plan ?? []) : []);
  private question = '';

  /** Asks about a position, unless it was asked about already. */
  async ask({ table, seq, staged, unit }: Asked): Promise<void> {
    const question = `${table} ${seq} ${unit} ${staged.join(';')}`;
    if (question === this.question) return;
    this.question = question;
    this.busy = true;
    this.trouble = null;
    const answer = await post<AdviceView>(`/tables/${table}/advice`, { moves: staged, expected: seq, in: unit }).catch((error: unknown) => refusal(error));
    // The question of a position that is gone needs no answer, and no complaint.
    if (question !== this.question) return;
    [this.advice, this.trouble] = answer === null || typeof answer === 'string' ? [null, answer] : [answer, null];
    this.busy = false;
  }

  /** Nobody is asked any more: the position is gone. */
  forget(): void {
    this.question = '';
    this.advice = null;
    this.trouble = null;
    this.busy = false;
  }
}
