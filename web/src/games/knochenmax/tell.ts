/** Moves and events in words. */

import type { RoomEvent } from '../../lib/protocol';
import { t } from '../../lib/words.svelte';
import { readMove, readSides, SIDES, type Side } from './notation';
import { BONES } from './slots';
import { moveOf } from './steps';

/** Sides in words, each once with how often it lies: “2 × Rücken, Chios”. */
export function sidesText(sides: Side[]): string {
  return SIDES.flatMap((side) => {
    const count = sides.filter((one) => one === side).length;
    return count === 0 ? [] : [t('km-times', { count, side: t(`km-side-${side}`) })];
  }).join(', ');
}

/** A move, such as “keep 2 × Rücken, throw 3 bones”. Only several sheets are told apart by numbers. */
export function moveText(text: string): string {
  const move = readMove(text);
  if (!move) return text;
  if (move.kind === 'keep') {
    return t('km-move-keep', { sides: sidesText(move.sides), kept: move.sides.length, bones: BONES - move.sides.length });
  }
  return t('km-move-fill', { box: t(`km-box-${move.box}`), sheet: text.includes(':') ? move.sheet + 1 : 0 });
}

/** What happened, as a sentence. Who threw is left open: the first throw of a turn follows another person's move. */
export function tell(event: RoomEvent, who: string): string | null {
  if (event.type === 'rolled') {
    const sides = readSides(event.outcome);
    return sides && t('km-told-throw', { sides: sidesText(sides), bones: sides.length });
  }
  const move = readMove(moveOf(event));
  if (move?.kind === 'keep') {
    return t('km-told-keep', { who, sides: sidesText(move.sides), kept: move.sides.length, bones: BONES - move.sides.length });
  }
  if (move?.kind !== 'fill') return null;
  const sheet = moveOf(event).includes(':') ? move.sheet + 1 : 0;
  return t('km-told-fill', { who, box: t(`km-box-${move.box}`), sheet });
}
