/** Keeping the score of the printed game: what lies in which order goes in, the server scores it and says what is due. */

import { post } from '../../lib/api';
import type { KeptRound as Round, ScoreBody, ScoreView } from '../../lib/protocol';
import type { Colour } from './position';

/** Where a colour's scoring die is. Those on the floe are listed from front to back, those on blocks from the first. */
export interface Entry {
  colour: Colour;
  face: number;
  where: 'floe' | 'block';
  /** Whether it is at equal height with the one listed before it. */
  level: boolean;
  /** What the net gives or the hole takes that it touches; 0 for none. */
  patch: number;
}

export interface Player {
  name: string;
  /** One, or with two people two. */
  colours: Colour[];
}

export interface KeptRound {
  entries: Entry[];
  starter: Colour;
  scored: ScoreView;
}

export interface Kept {
  players: Player[];
  rounds: KeptRound[];
  draft: Entry[];
  starter: Colour;
}

export function begin(players: Player[]): Kept {
  const colours = orderOf(players);
  return { players, rounds: [], draft: blank(colours), starter: colours[0]! };
}

export function blank(colours: Colour[]): Entry[] {
  return colours.map((colour) => ({ colour, face: 1, where: 'floe', level: false, patch: 0 }));
}

/** The colours in the order of play: everybody's first, then everybody's second. */
export function orderOf(players: Player[]): Colour[] {
  return [0, 1].flatMap((round) => players.flatMap(({ colours }) => colours.slice(round, round + 1)));
}

export function sealsOf(kept: Kept): Partial<Record<Colour, number>> {
  const lines = kept.rounds.at(-1)?.scored.lines ?? [];
  const start = orderOf(kept.players).map((colour): [Colour, number] => [colour, 0]);
  return Object.fromEntries([...start, ...lines.map(({ colour, to }): [Colour, number] => [colour, to])]);
}

export function nameOf(kept: Kept, colour: Colour): string {
  return kept.players.find(({ colours }) => colours.includes(colour))?.name ?? '';
}

/** What each person has, as the server adds it up. */
export function totals(kept: Kept): number[] {
  return kept.rounds.at(-1)?.scored.totals ?? kept.players.map(() => 0);
}

/** The round as people know it: nobody measures where dice lie, but everybody sees which is further forward. */
export function roundOf(kept: Kept): Round {
  const listed = (where: Entry['where']): Entry[] => kept.draft.filter((entry) => entry.where === where);
  return {
    seats: kept.players.length,
    starter: kept.starter,
    seals: sealsOf(kept),
    floe: listed('floe').map(({ colour, face, level, patch }, i) => ({ colour, face, level: level && i > 0, patch })),
    blocks: listed('block').map(({ colour, face }) => ({ colour, face })),
  };
}

/** Has the server score the round. */
export async function score(kept: Kept): Promise<Kept> {
  const body: ScoreBody = { game: 'rolling-dice', options: { colours: orderOf(kept.players) }, round: roundOf(kept) };
  const scored = await post<ScoreView>('/score', body);
  const round = { entries: kept.draft, starter: kept.starter, scored };
  return { ...kept, rounds: [...kept.rounds, round], draft: nextDraft(kept.draft, scored), starter: scored.next_starter ?? kept.starter };
}

/** Dice that stay for the next round are listed as they lay, the others behind them. */
function nextDraft(draft: Entry[], scored: ScoreView): Entry[] {
  const staying = scored.next_round.filter(({ stays }) => stays).map(({ colour }) => colour);
  const [stay, leave] = [true, false].map((wanted) => draft.filter(({ colour }) => staying.includes(colour) === wanted));
  return [...stay!, ...blank(leave!.map(({ colour }) => colour))];
}

/** Takes the last round back, to be entered anew. */
export function undo(kept: Kept): Kept {
  const last = kept.rounds.at(-1);
  if (!last) return kept;
  return { ...kept, rounds: kept.rounds.slice(0, -1), draft: last.entries, starter: last.starter };
}

/** Moves an entry up or down in the list of its kind. */
export function moved(entries: Entry[], colour: Colour, by: -1 | 1): Entry[] {
  const at = entries.findIndex((entry) => entry.colour === colour);
  const where = entries[at]?.where;
  let to = at + by;
  while (entries[to] && entries[to]!.where !== where) to += by;
  if (!entries[to]) return entries;
  const next = [...entries];
  [next[at], next[to]] = [next[to]!, next[at]!];
  return next;
}

export function changedEntry(entries: Entry[], colour: Colour, change: Partial<Entry>): Entry[] {
  return entries.map((entry) => (entry.colour === colour ? { ...entry, ...change } : entry));
}

const PLACE = 'bonecup-keeper';

export function recall(): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? 'null') as Kept | null;
    return kept && Array.isArray(kept.players) && Array.isArray(kept.rounds) && Array.isArray(kept.draft) ? kept : null;
  } catch {
    return null;
  }
}

export function remember(kept: Kept | null): void {
  try {
    if (kept) localStorage.setItem(PLACE, JSON.stringify(kept));
    else localStorage.removeItem(PLACE);
  } catch {
    // Then it lasts as long as the page.
  }
}
