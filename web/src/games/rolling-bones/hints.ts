/** One line that says what to do now, and why something cannot be done. */

import { lying, type Position } from './bones';
import type { Offers } from './notation';

/** The key of the sentence for somebody who has to move. */
export function hintOf(offers: Offers, position: Position): string {
  const canLay = offers.lays.size > 0 || offers.putOn;
  if (offers.falses.size > 0) return offers.putOn ? 'rb-hint-false-die-hat' : 'rb-hint-false-die';
  if (offers.payments.length > 0) return rollHint(offers, position, canLay);
  if (offers.leave) return leaveHint(offers, canLay);
  if (offers.bury) return buryHint(position, canLay);
  return 'rb-hint-duty';
}

function rollHint(offers: Offers, position: Position, canLay: boolean): string {
  const bury = offers.bury ? '-bury' : '';
  if (!canLay) return `rb-hint-roll${bury}`;
  return lying(position).size === 0 ? 'rb-hint-first' : `rb-hint-lay${bury}`;
}

function leaveHint(offers: Offers, canLay: boolean): string {
  if (offers.bury) return 'rb-hint-last-bury';
  return canLay ? 'rb-hint-leave-lay' : 'rb-hint-leave';
}

/** There is a gravestone, but no payment: either the duty is open, or nothing is left to pay with. */
function buryHint(position: Position, canLay: boolean): string {
  const duty = position.supplementary > 0 && !position.laid_this_roll;
  if (canLay) return duty ? 'rb-hint-duty-bury' : 'rb-hint-last-bury';
  return duty ? 'rb-hint-must-bury' : 'rb-hint-last-bury';
}
