/** Keeping the score of the printed game: what lies in which order goes in, the server scores it, seals move. */

import { post } from '../../lib/api';
import { COLOURS, type Colour, type Gain, type Line, type Position } from './position';

/** Where a colour's scoring die is. Those on the floe are listed from front to back, those on blocks from the first. */
export interface Entry {
  colour: Colour;
  face: number;
  where: 'floe' | 'block';
  /** Whether it is at equal height with the one listed before it. */
  level: boolean;
  /** What the net gives or the hole takes that it touches; 0 for none. */
  ground: number;
}

export interface KeptRound {
  entries: Entry[];
  lines: Line[];
  starter: Colour;
  next: Colour | null;
}

export interface Kept {
  names: string[];
  /** In the order of play; two people have two each, in turn. */
  colours: Colour[];
  rounds: KeptRound[];
  draft: Entry[];
  starter: Colour;
}

interface Scored {
  lines: (Line & { earned: number })[];
  over: boolean;
  goal: number;
  next_starter: Colour | null;
}

export function begin(names: string[], colours: Colour[]): Kept {
  const starter = colours[0]!;
  return { names, colours, rounds: [], draft: blank(colours), starter };
}

export function blank(colours: Colour[]): Entry[] {
  return colours.map((colour) => ({ colour, face: 1, where: 'floe', level: false, ground: 0 }));
}

/** How many colours so many people play. */
export function colourCount(people: number): number {
  return people === 2 ? 4 : people;
}

export function sealsOf(kept: Kept): Partial<Record<Colour, number>> {
  const lines = kept.rounds.at(-1)?.lines ?? [];
  return Object.fromEntries(kept.colours.map((colour) => [colour, lines.find((line) => line.colour === colour)?.to ?? 0]));
}

export function nameOf(kept: Kept, colour: Colour): string {
  return kept.names[kept.colours.indexOf(colour) % kept.names.length] ?? '';
}

/** What each person has, in the order of the names. */
export function totals(kept: Kept): number[] {
  const seals = sealsOf(kept);
  return kept.names.map((_, seat) =>
    kept.colours.filter((_, i) => i % kept.names.length === seat).reduce((sum, colour) => sum + (seals[colour] ?? 0), 0),
  );
}

/** The server knows the first colours only: whoever plays with others has them stand for those. */
function standIn(kept: Kept, colour: Colour): Colour {
  return COLOURS[kept.colours.indexOf(colour)]!;
}

/** Where dice are put for the server: in a part of our floe without nets and holes, side by side, a bit behind each other. */
const FRONT = 277;
const STEP = 2.5;
const LEFT = 45;
const APART = 38;

export function positionOf(kept: Kept, entries: Entry[]): Partial<Position> {
  const floe: Position['floe'] = {};
  let row = -1;
  entries
    .filter((entry) => entry.where === 'floe')
    .forEach(({ colour, face, level }, i) => {
      if (!level || i === 0) row += 1;
      floe[standIn(kept, colour)] = { face, x: LEFT + i * APART, y: FRONT - row * STEP };
    });
  const blocks = entries
    .filter((entry) => entry.where === 'block')
    .map(({ colour, face }) => ({ colour: standIn(kept, colour), face }));
  const seals = Object.fromEntries(Object.entries(sealsOf(kept)).map(([colour, field]) => [standIn(kept, colour as Colour), field]));
  return { seats: kept.names.length, starter: standIn(kept, kept.starter), seals, floe, blocks };
}

/** Has the server score a round and moves the seals. */
export async function score(kept: Kept): Promise<Kept> {
  const position = positionOf(kept, kept.draft);
  const scored = await post<Scored>('/score', { game: 'rolling-dice', position });
  const real = (colour: Colour): Colour => kept.colours[COLOURS.indexOf(colour)]!;
  const plain = scored.lines.map((line) => ({ ...line, colour: real(line.colour) }));
  const lines = withGround(plain, kept.draft);
  const over = lines.some((line) => line.to >= scored.goal);
  const next = over ? null : nextStarter(scored.next_starter && real(scored.next_starter), kept.draft, lines);
  const round = { entries: kept.draft, lines, starter: kept.starter, next };
  return { ...kept, rounds: [...kept.rounds, round], draft: stay(kept), starter: next ?? kept.starter };
}

/**
 * The printed floe has its nets and holes elsewhere than ours, with values of its own, so the server has scored the
 * round without them: what they give is added here, and the seals move in the same order.
 */
export function withGround(lines: Line[], entries: Entry[]): Line[] {
  const fields = new Map(lines.map((line) => [line.colour, line.from]));
  return lines.map(({ colour, gain, from }) => {
    const patch = entries.find((entry) => entry.colour === colour)?.ground ?? 0;
    const full: Gain | null = gain ? { ...gain, patch } : null;
    const earned = full ? Math.max(0, full.own + full.behind + full.blocks + full.patch) : 0;
    let to = from + earned;
    while (earned > 0 && [...fields].some(([other, field]) => other !== colour && field === to)) to += 1;
    fields.set(colour, to);
    return { colour, gain: full, from, to };
  });
}

/** Of several furthest back the seal further back begins, and nets and holes have moved the seals. */
function nextStarter(told: Colour | null, entries: Entry[], lines: Line[]): Colour | null {
  const floe = entries.filter((entry) => entry.where === 'floe');
  if (entries.length > floe.length || floe.length === 0) return told;
  const first = floe.findLastIndex((entry) => !entry.level);
  const last = floe.slice(Math.max(0, first)).map((entry) => entry.colour);
  const fieldOf = (colour: Colour): number => lines.find((line) => line.colour === colour)?.to ?? 0;
  const least = Math.min(...last.map(fieldOf));
  const hindmost = last.filter((colour) => fieldOf(colour) === least);
  return hindmost.length === 1 ? hindmost[0]! : told;
}

/** Dice on the floe stay for the next round, so they are listed as they lay. */
function stay(kept: Kept): Entry[] {
  const floe = kept.draft.filter((entry) => entry.where === 'floe');
  const blocks = kept.draft.filter((entry) => entry.where === 'block');
  return [...floe, ...blocks.map((entry): Entry => ({ ...entry, where: 'floe', level: false, ground: 0 }))];
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
    return kept && Array.isArray(kept.rounds) && Array.isArray(kept.draft) ? kept : null;
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
