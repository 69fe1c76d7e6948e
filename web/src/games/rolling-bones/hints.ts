/** One line that says what to do now, and why something cannot be done. */

import { BONES, lying, type Position } from './bones';
import type { Offers } from './notation';

/** What the server tells about the hand's position. */
export interface Situation {
  offers: Offers;
  position: Position;
  /** Whether a die must still be laid. */
  duty: boolean;
  /** Whether the next roll could have been paid before the dice were laid that can still be taken back. */
  spent: boolean;
}

/** The key of the sentence for somebody who has to move. Each names a way on. */
export function hintOf(situation: Situation): string {
  const { offers, position } = situation;
  const canLay = offers.lays.size > 0 || offers.putOn;
  if (offers.falses.size > 0) return offers.putOn ? 'rb-hint-false-die-hat' : 'rb-hint-false-die';
  if (offers.payments.length > 0) return rollHint(offers, position, canLay);
  if (offers.leave) return leaveHint(situation);
  return situation.duty ? dutyHint(offers, canLay) : hatHint(offers);
}

function rollHint(offers: Offers, position: Position, canLay: boolean): string {
  const bury = offers.bury ? '-bury' : '';
  if (isFull(position)) return `rb-hint-full${bury}`;
  if (!canLay) return `rb-hint-roll${bury}`;
  return lying(position).size === 0 ? 'rb-hint-first' : `rb-hint-lay${bury}`;
}

/** Nothing is left to pay with, or nothing can be laid that must be. */
function leaveHint({ offers, duty, spent }: Situation): string {
  const bury = offers.bury ? '-bury' : '';
  if (spent) return `rb-hint-spent${bury}`;
  if (bury) return 'rb-hint-last-bury';
  return duty ? 'rb-hint-stuck' : 'rb-hint-leave';
}

function dutyHint(offers: Offers, canLay: boolean): string {
  if (offers.bury) return canLay ? 'rb-hint-duty-bury' : 'rb-hint-must-bury';
  // Only the worn hat is in the way of the one that has to be laid.
  return canLay ? 'rb-hint-duty' : 'rb-hint-swap-hat';
}

/** The next roll can only be paid with the hat. */
function hatHint(offers: Offers): string {
  return offers.bury ? 'rb-hint-hat-pays-bury' : 'rb-hint-hat-pays';
}

export function isFull(position: Position): boolean {
  return lying(position).size === BONES.length;
}
