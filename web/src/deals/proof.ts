/** What this browser can say about the dice of a deal: whether they belong to its link, and the seed to them. */

import { dealIdOf } from '../lib/dice/deal';
import { unhex } from '../lib/hex';
import type { DealView } from '../lib/protocol';
import { commitment } from '../review/dice';

export type Proof = 'fixed' | 'wrong' | 'open' | 'forged';

/** The link was sent before anybody played; what the server says later is held against it. */
export function proofOf(link: string, deal: Pick<DealView, 'commitment' | 'seed'>): Proof {
  if (dealIdOf(deal.commitment) !== link) return 'wrong';
  if (deal.seed === null) return 'fixed';
  return commitment(unhex(deal.seed), 3) === deal.commitment ? 'open' : 'forged';
}
