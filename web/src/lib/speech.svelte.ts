/**
 * What the page says aloud, by one live region for all of it (`parts/Speaker.svelte`): several regions talk into each other,
 * and a region that comes with its text is often not read at all.
 */

import { untrack } from 'svelte';

/** Sentences that stay in the region; screen readers have read the older ones. */
const KEPT = 12;
/** How long sentences of one moment wait for each other. */
const MANNERS = 80;
/** In which order the sentences of one moment are said: what happened, what it means to all, whose turn it is, what to do now. */
const RANKS = { told: 0, news: 1, turn: 2, asked: 3 } as const;

export type Rank = keyof typeof RANKS;

export const speech: { lines: { id: number; text: string }[] } = $state({ lines: [] });
let spoken = 0;
let waiting: { rank: Rank; text: string }[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says a sentence once all before it are said. */
export function say(text: string | null | undefined, rank: Rank = 'asked'): void {
  if (!text) return;
  waiting.push({ rank, text });
  timer ??= setTimeout(speakUp, MANNERS);
}

/** Says what waits: another moment begins. */
export function speakUp(): void {
  clearTimeout(timer);
  timer = undefined;
  const fresh = waiting.sort((one, other) => RANKS[one.rank] - RANKS[other.rank]).map(({ text }) => ({ id: ++spoken, text }));
  waiting = [];
  // Whoever speaks in an effect is not run again by what is said.
  if (fresh.length > 0) speech.lines = [...untrack(() => speech.lines), ...fresh].slice(-KEPT);
}

/** Forgets what was said, on another page. */
export function hushed(): void {
  waiting = [];
  speech.lines = [];
}
