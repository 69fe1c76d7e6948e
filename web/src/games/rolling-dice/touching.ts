/** What a die can touch on a floe of one's own. */

import { number, t } from '../../lib/words.svelte';

/** Plain ice, nets, holes: as much as the rules let a floe have. */
export const PATCHES = [0, 1, 2, 3, 4, 5, 6, 7, 8, -1, -2, -3, -4, -5, -6];

export function patchText(patch: number): string {
  if (patch === 0) return t('rd-touch-none');
  return t(patch > 0 ? 'rd-touch-net' : 'rd-touch-hole', { points: number(Math.abs(patch)) });
}
