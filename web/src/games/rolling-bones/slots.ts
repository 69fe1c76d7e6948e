/**
 * Where the eighteen dice lie in the tray. A die keeps its slot from one roll to the next, so nothing jumps when
 * another one is laid or taken back.
 */

import { FACES, KINDS, laidOf, PER_KIND, kindOf, type Face, type Kind, type Position } from './bones';

/** A slot: a die of the roll, one without a face (a hat that was taken off), one on the skeleton, or one that paid. */
export interface Slot {
  id: string;
  kind: Kind;
  face: Face | null;
  state: 'roll' | 'blank' | 'laid' | 'paid' | 'cup';
}

/** The faces of a roll as they lie in their slots. */
export interface Cast {
  turn: string;
  faces: Record<Kind, Face[]>;
}

const turnOf = (position: Position): string => `${position.to_move ?? 0}/${position.supplementary}`;

function facesOf(position: Position, kind: Kind): Face[] {
  return position.roll.filter((face) => kindOf(face) === kind);
}

function within(part: Face[], whole: Face[]): boolean {
  const rest = [...whole];
  return part.every((face) => {
    const at = rest.indexOf(face);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

/** The cast that a position belongs to: the one before, as long as it is the same roll. */
export function castOf(position: Position, before: Cast | null): Cast {
  const turn = turnOf(position);
  const same = before?.turn === turn && KINDS.every((kind) => within(facesOf(position, kind), before.faces[kind]));
  if (before && same && !position.rolling) return before;
  const faces = Object.fromEntries(KINDS.map((kind) => [kind, facesOf(position, kind)])) as Record<Kind, Face[]>;
  return { turn, faces };
}

/** The cast of a roll that a position came from, as far as it can be told: the dice lie in the order of the server. */
export function castOfRoll(position: Position, roll: readonly Face[]): Cast {
  const sorted = KINDS.map((kind) => [kind, FACES[kind].flatMap((face) => roll.filter((each) => each === face))]);
  return { turn: turnOf(position), faces: Object.fromEntries(sorted) as Record<Kind, Face[]> };
}

/** All slots; of equal dice, those in `taken` leave first. */
export function slotsOf(position: Position, cast: Cast, taken: ReadonlySet<string> = new Set()): Slot[] {
  return KINDS.flatMap((kind) => slotsOfKind(position, cast, kind, taken));
}

function slotsOfKind(position: Position, cast: Cast, kind: Kind, taken: ReadonlySet<string>): Slot[] {
  const faces: (Face | null)[] = cast.faces[kind];
  const slots = Array.from({ length: PER_KIND }, (_, i): Slot => {
    return { id: `${kind}-${i}`, kind, face: faces[i] ?? null, state: 'laid' };
  });
  markRoll(slots, facesOf(position, kind), taken);
  markPaid(slots, position.out[kind]);
  const free = PER_KIND - laidOf(position, kind) - position.out[kind] - facesOf(position, kind).length;
  markFree(slots, free, position.rolling ? 'cup' : 'blank');
  return slots;
}

function markRoll(slots: Slot[], faces: Face[], taken: ReadonlySet<string>): void {
  for (const face of faces) {
    const alike = slots.filter((slot) => slot.face === face && slot.state === 'laid');
    const slot = alike.find((each) => !taken.has(each.id)) ?? alike[0];
    if (slot) slot.state = 'roll';
  }
}

/** Dice that paid lie at the end of their row. */
function markPaid(slots: Slot[], out: number): void {
  const free = slots.filter((slot) => slot.state === 'laid' && slot.face === null);
  for (const slot of free.slice(free.length - out)) slot.state = 'paid';
}

/** A hat that was put on and taken off in the same roll stays in its slot; other dice take the first that is free. */
function markFree(slots: Slot[], count: number, state: 'blank' | 'cup'): void {
  const free = slots.filter((slot) => slot.state === 'laid');
  const hats = free.filter((slot) => slot.face === 'HA');
  for (const slot of [...hats, ...free.filter((each) => each.face === null)].slice(0, Math.max(0, count))) slot.state = state;
}
