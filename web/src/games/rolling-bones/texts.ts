/** Rolling Bones in words: what lies there, what a move does, what happened. */

import type { RoomEvent } from '../../lib/protocol';
import { settings } from '../../lib/settings.svelte';
import { number, t } from '../../lib/words.svelte';
import { BONES, FACES, KINDS, lying, type Counts, type Face, type Kind, type Position } from './bones';
import { plain } from './drawing';
import { readMove, readRoll, total } from './notation';

/** “left upper arm”, for labels. */
export const nameOf = (face: Face): string => t(`rb-face-${face}`);

/** “the left upper arm”, for sentences. */
export const named = (face: Face): string => t(`rb-the-${face}`);

/** “a, b and c”. */
export function listed(parts: string[], type: 'conjunction' | 'unit' = 'conjunction'): string {
  return new Intl.ListFormat(settings.language, { type, style: 'long' }).format(parts);
}

/** “1 left and 2 centre”, of dice. */
export function countsText(counts: Counts): string {
  const kinds = KINDS.filter((kind) => counts[kind] > 0);
  return listed(kinds.map((kind) => t(`rb-count-${kind}`, { count: counts[kind] })));
}

/** “+14 points”. */
export function pointsText(points: number): string {
  return t('rb-points', { count: Math.abs(points), points: `${points > 0 ? '+' : ''}${number(points)}` });
}

/** What a move of the hand has put on the skeleton, or taken off it. */
export function laidText(text: string): string {
  const move = readMove(text);
  return nameOf(move?.kind === 'lay' ? move.bone : 'HA');
}

/** What the player hears of an own move when it is made; the table tells what ends a turn. */
export function saidText(text: string, points: number): string | null {
  const move = readMove(text);
  switch (move?.kind) {
    case 'lay':
      if (move.bone === move.place) return t('rb-said-lay', { name: nameOf(move.bone), points });
      return t('rb-said-false', { name: nameOf(move.bone), place: nameOf(move.place), points });
    case 'put-on':
    case 'take-off':
      return t(`rb-said-${move.kind}`, { points });
    default:
      return null;
  }
}

export function moveText(text: string): string {
  const move = readMove(text);
  if (!move) return text;
  switch (move.kind) {
    case 'lay':
      if (move.bone === move.place) return t('rb-move-lay', { bone: named(move.bone) });
      return t('rb-move-false', { bone: named(move.bone), place: nameOf(move.place) });
    case 'roll':
      return t('rb-move-roll', { dice: countsText(move.paying), count: total(move.paying) });
    default:
      return t(`rb-move-${move.kind}`);
  }
}

function moved(text: string, who: string): string | null {
  const move = readMove(text);
  if (!move) return null;
  switch (move.kind) {
    case 'lay':
      if (move.bone === move.place) return t('rb-tell-lay', { who, bone: named(move.bone) });
      return t('rb-tell-false', { who, bone: named(move.bone), place: nameOf(move.place) });
    case 'roll':
      return t('rb-tell-roll', { who, dice: countsText(move.paying), count: total(move.paying) });
    default:
      return t(`rb-tell-${move.kind}`, { who });
  }
}

/** The dice of one kind: “2 × hand, foot”. */
function kindText(roll: Face[], kind: Kind): string {
  const parts = FACES[kind].flatMap((face) => {
    const count = roll.filter((each) => each === face).length;
    const name = t(`rb-short-${plain(face)}`);
    return count === 0 ? [] : [count === 1 ? name : t('rb-times', { count, name })];
  });
  return t('rb-roll-kind', { kind, dice: parts.join(', ') });
}

export function rollText(roll: Face[]): string {
  const kinds = KINDS.filter((kind) => roll.some((face) => FACES[kind].includes(face)));
  return kinds.map((kind) => kindText(roll, kind)).join('; ');
}

export function tell(event: RoomEvent, who: string): string | null {
  if (event.type === 'moved' && 'move' in event) return moved(String(event.move), who);
  if (event.type === 'rolled' && 'outcome' in event) return t('rb-tell-rolled', { dice: rollText(readRoll(String(event.outcome))) });
  return null;
}

/** The skeleton for those who cannot see it. */
export function skeletonText(position: Position): string {
  const places = lying(position);
  if (places.size === 0) return t('rb-skeleton-empty');
  const right = BONES.filter((bone) => places.get(bone) === bone).map(nameOf);
  const wrong = BONES.filter((place) => places.has(place) && places.get(place) !== place).map((place) =>
    t('rb-skeleton-false', { bone: nameOf(places.get(place) ?? place), place: nameOf(place) }),
  );
  const bones = listed([...right, ...wrong], 'unit');
  return t(position.hat ? 'rb-skeleton-hat' : 'rb-skeleton', { count: places.size, bones });
}
