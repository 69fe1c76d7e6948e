/** A moment that is celebrated on the board: what a game counts as great luck, or as mischief. */

import { buzz } from './buzz';
import { play } from './sound';
import { isStill } from './settings.svelte';

export type CheerKind = 'triumph' | 'mischief';

/** What is shown over the board now; `parts/Cheers.svelte` shows it. */
export const cheer: { now: { id: number; kind: CheerKind; text: string } | null } = $state({ now: null });

/** How long it is seen. */
const SHOWN = 1800;
let cheers = 0;

/** Celebrates; done when the game may go on. Said aloud by whoever tells the move, not here. */
export async function celebrate(kind: CheerKind, text: string): Promise<void> {
  const id = ++cheers;
  cheer.now = { id, kind, text };
  play(kind === 'triumph' ? 'triumph' : 'splash');
  buzz('cheer');
  await new Promise((resolve) => setTimeout(resolve, isStill() ? SHOWN / 3 : SHOWN));
  if (cheer.now?.id === id) cheer.now = null;
}
