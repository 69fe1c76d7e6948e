/** Moves and rolls of Rolling Bones, read from the notation and sorted for the eye. */

import type { PreviewedMove } from '../../lib/protocol';
import { isBone, isFace, KINDS, type Bone, type Counts, type Face, type Kind } from './bones';

export type Move =
  | { kind: 'lay'; bone: Bone; place: Bone }
  | { kind: 'put-on' }
  | { kind: 'take-off' }
  | { kind: 'bury' }
  | { kind: 'roll'; paying: Counts }
  | { kind: 'leave' };

const LETTERS: Record<Kind, string> = { left: 'L', right: 'R', centre: 'C' };

/** Three counts such as `L1 R0 C2`: a payment, or the dice of a roll that is asked for. */
export function readCounts(text: string): Counts | null {
  const found = /^L(\d+) R(\d+) C(\d+)$/.exec(text.trim());
  return found ? { left: Number(found[1]), right: Number(found[2]), centre: Number(found[3]) } : null;
}

export function writeCounts(counts: Counts): string {
  return KINDS.map((kind) => `${LETTERS[kind]}${counts[kind]}`).join(' ');
}

export function total(counts: Counts): number {
  return counts.left + counts.right + counts.centre;
}

export function readRoll(text: string): Face[] {
  return text.split(/\s+/).filter(isFace);
}

const PLAIN: Record<string, Move> = {
  'put on hat': { kind: 'put-on' },
  'take off hat': { kind: 'take-off' },
  bury: { kind: 'bury' },
  leave: { kind: 'leave' },
};

export function readMove(text: string): Move | null {
  const plain = PLAIN[text];
  if (plain) return plain;
  if (text.startsWith('roll paying ')) {
    const paying = readCounts(text.slice('roll paying '.length));
    return paying && { kind: 'roll', paying };
  }
  const [verb, bone, on, place = bone] = text.split(' ');
  if (verb !== 'lay' || !bone || !isBone(bone) || !place || !isBone(place)) return null;
  return on === undefined || on === 'on' ? { kind: 'lay', bone, place } : null;
}

/** Whether a move puts a bone or hat where it belongs. */
export function isLaying(text: string): boolean {
  const move = readMove(text);
  return move?.kind === 'put-on' || (move?.kind === 'lay' && move.bone === move.place);
}

/** The legal moves, sorted by what a hand can do. */
export interface Offers {
  /** Bones that fit where they belong. */
  lays: Set<Bone>;
  /** Bones that would be false, with the places that would take them. */
  falses: Map<Bone, Bone[]>;
  putOn: boolean;
  takeOff: boolean;
  bury: PreviewedMove | null;
  payments: Counts[];
  leave: boolean;
}

export function sortMoves(moves: PreviewedMove[]): Offers {
  const offers: Offers = {
    lays: new Set(),
    falses: new Map(),
    putOn: false,
    takeOff: false,
    bury: null,
    payments: [],
    leave: false,
  };
  for (const move of moves) addTo(offers, move);
  return offers;
}

function addTo(offers: Offers, previewed: PreviewedMove): void {
  const move = readMove(previewed.move);
  switch (move?.kind) {
    case 'lay':
      if (move.bone === move.place) offers.lays.add(move.bone);
      else offers.falses.set(move.bone, [...(offers.falses.get(move.bone) ?? []), move.place]);
      break;
    case 'put-on':
      offers.putOn = true;
      break;
    case 'take-off':
      offers.takeOff = true;
      break;
    case 'bury':
      offers.bury = previewed;
      break;
    case 'roll':
      offers.payments.push(move.paying);
      break;
    case 'leave':
      offers.leave = true;
  }
}

/** What the next roll costs, as its payments say. */
export function priceOf(offers: Offers): number | null {
  const payment = offers.payments[0];
  return payment ? total(payment) : null;
}

/** Whether dice chosen so far are a payment. */
export function pays(payments: Counts[], chosen: Counts): boolean {
  return payments.some((payment) => KINDS.every((kind) => payment[kind] === chosen[kind]));
}

/** Whether another die of a kind can be added to the dice chosen so far. */
export function canAdd(payments: Counts[], chosen: Counts, kind: Kind): boolean {
  const more = { ...chosen, [kind]: chosen[kind] + 1 };
  return payments.some((payment) => KINDS.every((each) => payment[each] >= more[each]));
}
