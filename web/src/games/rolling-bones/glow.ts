/** What the coach points at: the dice and places of its plan, and the button that ends it. */

import { KINDS, type Counts } from './bones';
import { readMove, type Move } from './notation';
import type { Place } from './show.svelte';
import type { Slot } from './slots';

export interface Glow {
  slots: ReadonlySet<string>;
  places: ReadonlySet<Place | 'GR'>;
  /** The button that comes next, once nothing is to be laid before it. */
  action: 'roll' | 'bury' | 'leave' | 'hat' | null;
}

export const DARK: Glow = { slots: new Set(), places: new Set(), action: null };

/** The glow of moves that follow each other. Dice that pay glow while dice are chosen for it. */
export function glowOf(plan: readonly string[], slots: readonly Slot[], paying: boolean): Glow {
  const moves = plan.map(readMove).filter((move): move is Move => move !== null);
  const last = moves.at(-1);
  const laying = moves.filter(({ kind }) => kind === 'lay' || kind === 'put-on');
  const laid = diceOf(laying, slots);
  if (paying) return last?.kind === 'roll' ? { ...DARK, slots: payersOf(last.paying, slots, laid), action: 'roll' } : DARK;
  const places = new Set<Place | 'GR'>(laying.map((move) => (move.kind === 'lay' ? move.place : 'HA')));
  if (laying.length > 0) return { slots: laid, places, action: null };
  return ending(moves[0], slots);
}

function ending(move: Move | undefined, slots: readonly Slot[]): Glow {
  switch (move?.kind) {
    case 'bury': {
      const stone = slots.find(({ face, state }) => face === 'GR' && state === 'roll');
      return { slots: new Set(stone ? [stone.id] : []), places: new Set(['GR']), action: 'bury' };
    }
    case 'take-off':
      return { slots: new Set(), places: new Set(['HA']), action: 'hat' };
    case 'roll':
    case 'leave':
      return { ...DARK, action: move.kind };
    default:
      return DARK;
  }
}

/** The dice that would be laid, each once. */
function diceOf(laying: Move[], slots: readonly Slot[]): Set<string> {
  const ids = new Set<string>();
  for (const move of laying) {
    const face = move.kind === 'lay' ? move.bone : 'HA';
    const slot = slots.find(({ id, face: shown, state }) => state === 'roll' && shown === face && !ids.has(id));
    if (slot) ids.add(slot.id);
  }
  return ids;
}

/** Of the dice that could pay, those that the plan does not lay. */
function payersOf(paying: Counts, slots: readonly Slot[], laid: ReadonlySet<string>): Set<string> {
  const free = slots.filter(({ id, state }) => (state === 'roll' || state === 'blank') && !laid.has(id));
  return new Set(KINDS.flatMap((kind) => free.filter((slot) => slot.kind === kind).slice(0, paying[kind]).map(({ id }) => id)));
}
