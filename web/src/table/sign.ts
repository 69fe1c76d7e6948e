/** The small sign that says how things stand with the dice of a table; it ends a text's key. */

import type { Guard } from '../lib/dice/guard.svelte';
import type { TableView } from '../lib/protocol';

export type Sign = 'alarm' | 'unkept' | 'real' | 'promised' | 'first' | 'late' | 'checked';

/** So many links may come too late before it is worth a word, unless most of them arrive. */
const FEW_LATE = 3;

export function signOf(dice: Guard, { commitment, phase }: Pick<TableView, 'commitment' | 'phase'>): Sign {
  if (dice.alarms.length > 0) return 'alarm';
  if (commitment === null) return 'real';
  if (!dice.keeps) return 'unkept';
  if (phase !== 'playing' && phase !== 'over') return 'promised';
  if (!dice.isSecond) return 'first';
  return dice.late >= FEW_LATE && dice.late * 4 > dice.rolls.checked ? 'late' : 'checked';
}
