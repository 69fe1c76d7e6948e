/** Giving a turn up: which of the legal moves ends it soonest, without a loss if one can be avoided. */

import type { PreviewedMove } from '../../lib/protocol';
import { kindOf, lying, PER_KIND, type Facts, type Position } from './bones';
import { readMove, type Move } from './notation';

/** Whether nothing good can come of a turn that has to go on. */
export function isHopeless(position: Position, facts: Facts | null): boolean {
  if (!facts || position.rolling || position.supplementary === 0) return false;
  return isWithoutGrave(position) || (facts.score <= 0 && lying(position).size > position.skeleton.length);
}

/** Gravestones are on centre dice only: once all of them are laid or paid, none can come any more. */
function isWithoutGrave(position: Position): boolean {
  const laid = [...lying(position).values()].filter((bone) => kindOf(bone) === 'centre').length;
  return !position.hat && laid + position.out.centre === PER_KIND;
}

/** A burial that costs points comes last, after a hat that would double them. */
const RANKS: Record<Move['kind'], number> = { leave: 1, lay: 2, roll: 3, 'put-on': 4, 'take-off': 5, bury: 6 };

function rankOf({ move: text, gain }: PreviewedMove): number {
  const move = readMove(text);
  if (!move) return Infinity;
  // Luck is not refused.
  if (move.kind === 'bury' && gain > 0) return 0;
  // Whoever pays with centre dice is spared a gravestone that has to be laid.
  const spared = move.kind === 'roll' ? move.paying.centre / 100 : 0;
  return RANKS[move.kind] - spared;
}

export function surrendering(moves: readonly PreviewedMove[]): string | null {
  const [first] = [...moves].sort((one, other) => rankOf(one) - rankOf(other));
  return first?.move ?? null;
}
