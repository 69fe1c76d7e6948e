/** What is explained on the board during the first games on a device, at the moment it matters. */

import type { Hand } from './hand.svelte';
import type { Position } from './bones';

const PLACE = 'bonecup-rolling-bones-tips';
/** Whoever has played so many games knows. */
const GAMES = 2;

export type Tip = 'target' | 'first' | 'grave' | 'bury' | 'price' | 'false' | 'hat';

interface Kept {
  /** Tables with notes on them. */
  games: string[];
  /** Notes that were closed. */
  closed: Tip[];
}

function kept(): Kept {
  try {
    return { games: [], closed: [], ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>) };
  } catch {
    return { games: [], closed: [] };
  }
}

function keep(some: Kept): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(some));
  } catch {
    // Then they are explained once more.
  }
}

/** The notes that were closed before, or none at all to whoever knows the game. */
export function tipsFor(table: string): Tip[] | null {
  const { games, closed } = kept();
  if (games.includes(table)) return closed;
  if (games.length >= GAMES) return null;
  keep({ games: [...games, table], closed });
  return closed;
}

export function close(tip: Tip): Tip[] {
  const { games, closed } = kept();
  keep({ games, closed: [...closed, tip] });
  return [...closed, tip];
}

/** What matters now, the most urgent first. */
export function matters(hand: Hand, position: Position): Tip[] {
  if (hand.throwing) return ['target'];
  if (!hand.active || hand.mode === 'bury') return [];
  if (hand.mode === 'pay') return ['price'];
  const { falses, bury, putOn, payments } = hand.offers;
  const tips: [Tip, boolean][] = [
    ['false', falses.size > 0],
    ['first', hand.hint === 'rb-hint-first'],
    ['hat', putOn],
    ['bury', bury !== null && payments.length > 0 && position.skeleton.length > 0],
    ['grave', bury === null && payments.length > 0],
    ['price', payments.length > 0],
  ];
  return tips.filter(([, now]) => now).map(([tip]) => tip);
}
