/** The circles of this device's person, as far as pages need them that are not about circles. */

import { get } from './api';
import { find, me } from './me.svelte';
import { remember, remembered } from './memory';
import type { ListedCircle } from '../circles/contract';

/** The circles that one is in; none of somebody whom the server does not know. */
export async function myCircles(): Promise<ListedCircle[]> {
  if (!me.known) await find();
  const circles = me.name === null ? [] : await get<ListedCircle[]>('/me/circles');
  belong(circles.length > 0);
  return circles;
}

/** Notes whether one is in a circle, so that nobody else's tables are asked whose they are. */
export const belong = (isMember: boolean): void => remember('circles', isMember);
export const belongs = (): boolean => remembered('circles', false);
