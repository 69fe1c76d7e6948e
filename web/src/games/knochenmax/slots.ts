/**
 * Where the five bones lie. A position only says which sides show; on the table each bone has a place of its own, and
 * keeps it while the others are thrown again.
 */

import type { Side } from './notation';

export interface Slot {
  /** None while the bone is in the cup. */
  side: Side | null;
  held: boolean;
}

export const BONES = 5;

export const emptySlots = (): Slot[] => Array.from({ length: BONES }, () => ({ side: null, held: false }));

/** The sides of the bones that are held. */
export function heldSides(slots: Slot[]): Side[] {
  return slots.flatMap(({ side, held }) => (held && side !== null ? [side] : []));
}

export function toggled(slots: Slot[], index: number): Slot[] {
  return slots.map((slot, i) => (i === index && slot.side !== null ? { ...slot, held: !slot.held } : slot));
}

/** Nothing is held any more. */
export const released = (slots: Slot[]): Slot[] => slots.map((slot) => ({ ...slot, held: false }));

/** Holds bones that show these sides, first those that are held already, and lets go of all others. */
export function holding(slots: Slot[], sides: Side[]): Slot[] {
  const open = [...sides];
  const order = slots.map((_, index) => index).sort((a, b) => Number(slots[b]?.held) - Number(slots[a]?.held) || a - b);
  const held = new Set<number>();
  for (const index of order) {
    const found = open.findIndex((side) => side === slots[index]?.side);
    if (found < 0) continue;
    open.splice(found, 1);
    held.add(index);
  }
  return slots.map((slot, index) => ({ ...slot, held: held.has(index) }));
}

/** Thrown bones have come down on the places of those that are not held. */
export function landed(slots: Slot[], thrown: Side[]): Slot[] {
  const open = [...thrown];
  return slots.map((slot) => (slot.held ? slot : { side: open.shift() ?? null, held: false }));
}

/** Bones as a position has them, each left where it is as far as that can be. */
export function agreeing(slots: Slot[], sides: Side[]): Slot[] {
  const kept = holding(slots, sides);
  const open = [...sides];
  const stay = kept.map((slot) => slot.held && open.splice(open.indexOf(slot.side as Side), 1).length > 0);
  return slots.map((slot, index) => {
    if (stay[index]) return slot;
    const side = open.shift() ?? null;
    return { side, held: side !== null && slot.held && slot.side === side };
  });
}
