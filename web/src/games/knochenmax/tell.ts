/** Moves and events in words. */

import type { Turn } from '../../lib/past';
import type { PreviewedMove, RoomEvent } from '../../lib/protocol';
import { t } from '../../lib/words.svelte';
import type { Told } from '../module';
import { readMove, readSides, SIDES, type Side } from './notation';
import { BONES } from './slots';
import { lyingAfter, moveOf } from './steps';

/** Sides in words, each once with how often it lies: “2 × Rücken, Chios”. */
export function sidesText(sides: Side[]): string {
  return SIDES.flatMap((side) => {
    const count = sides.filter((one) => one === side).length;
    return count === 0 ? [] : [t('km-times', { count, side: t(`km-side-${side}`) })];
  }).join(', ');
}

/** A move, such as “keep 2 × Rücken, throw 3 bones”. Only several sheets are told apart by numbers. */
export const moveText = (text: string): string => worded('km-move', text);

function worded(key: string, text: string): string {
  const move = readMove(text);
  if (!move) return text;
  if (move.kind === 'keep') {
    return t(`${key}-keep`, { sides: sidesText(move.sides), kept: move.sides.length, bones: BONES - move.sides.length });
  }
  return t(`${key}-fill`, { box: t(`km-box-${move.box}`), sheet: text.includes(':') ? move.sheet + 1 : 0 });
}

/** What a free box would give: “Four of a kind: 18 points”. */
export function offerText({ move, gain, note }: PreviewedMove, sheets: number): string {
  const read = readMove(move);
  if (read?.kind !== 'fill') return move;
  const kind = note ?? (gain === 0 ? 'strike' : 'plain');
  return t('km-offer', { kind, box: t(`km-box-${read.box}`), points: gain, sheet: read.sheet + 1, sheets });
}

/** What happened, as a sentence. Who threw is left open: the first throw of a turn follows another person's move. */
export function tell(event: RoomEvent, who: string): string | null {
  if (event.type === 'rolled') {
    const sides = readSides(event.outcome);
    return sides && t('km-told-throw', { sides: sidesText(sides), bones: sides.length });
  }
  const move = readMove(moveOf(event));
  if (move?.kind === 'keep') {
    return t('km-told-keep', { who, sides: sidesText(move.sides), kept: move.sides.length, bones: BONES - move.sides.length });
  }
  if (move?.kind !== 'fill') return null;
  const sheet = moveOf(event).includes(':') ? move.sheet + 1 : 0;
  return t('km-told-fill', { who, box: t(`km-box-${move.box}`), sheet });
}

/** What was kept before the next throw: whoever hears the throw wants to know what lies there in all. */
let kept: Side[] = [];

/** What a throw shows, what somebody else keeps, and what a box brings. Who keeps bones here has heard that already. */
export function announce(event: RoomEvent, { who, yours, gained, points }: Told): string | null {
  if (event.type === 'rolled') {
    const sides = readSides(event.outcome);
    const more = sides && sides.length + kept.length === BONES ? kept : [];
    return sides && t('km-said-throw', { who, you: yours ? 'yes' : 'no', sides: sidesText(sides), kept: more.length, more: sidesText(more) });
  }
  const move = readMove(moveOf(event));
  if (move) kept = move.kind === 'keep' ? move.sides : [];
  if (move?.kind === 'keep') return yours ? null : t('km-said-keep', { who, kept: move.sides.length, sides: sidesText(move.sides) });
  const filled = filledText(moveOf(event), gained, points);
  return yours || filled === null ? filled : `${who}: ${filled}`;
}

/** “22 points in Four of a kind, 118 in all.” None for moves that fill nothing. */
function filledText(text: string, gained: number | null, points: number | null): string | null {
  const move = readMove(text);
  if (move?.kind !== 'fill') return null;
  const kind = gained === null || points === null ? 'unknown' : gained === 0 ? 'strike' : 'points';
  const sheet = text.includes(':') ? move.sheet + 1 : 0;
  return t('km-said-fill', { kind, box: t(`km-box-${move.box}`), sheet, points: gained ?? 0, total: points ?? 0 });
}

/** A whole turn: how often somebody threw, what lay in the end, and what it brought. */
export function summary(turn: Turn, who: string): string {
  const events = turn.events.map(({ event }) => event);
  const throws = events.filter((event) => event.type === 'rolled').length;
  const sides = lyingAfter(events).flatMap(({ side }) => side ?? []);
  const thrown = throws > 0 ? [t('km-said-turn', { who, throws, sides: sidesText(sides) })] : [];
  const filled = events.flatMap((event) => filledText(moveOf(event), turn.gained, turn.points) ?? []);
  return [...thrown, ...filled].join(' ');
}

/** After what the coach proposes bones fall or another moves: a plan has one move. */
export const planText = (moves: readonly string[]): string => moves.map((move) => worded('km-plan', move)).join(' ');
