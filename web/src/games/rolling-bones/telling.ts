/** A turn, a roll or a plan of Rolling Bones in a sentence: for those who hear the game, and for the list of what happened. */

import type { Told } from '../module';
import type { Turn } from '../../lib/past';
import type { RoomEvent } from '../../lib/protocol';
import { number, t } from '../../lib/words.svelte';
import { BONES, EMPTY, KINDS, lying, SECTIONS, type Bone, type Counts } from './bones';
import { readMove, readRoll, total } from './notation';
import { after } from './scene';
import { countsText, listed, moveText, named, pointsText, rollText, tell } from './texts';

/** What somebody's roll or move means to those who hear it; what is laid is told when it is buried. */
export function announce(event: RoomEvent, { who, yours, gained, points }: Told): string | null {
  const key = (name: string): string => (yours ? `rb-heard-${name}-you` : `rb-heard-${name}`);
  if (event.type === 'rolled') return t(key('roll'), { who, dice: rollText(readRoll(event.outcome)) });
  const move = event.type === 'moved' ? readMove(event.move) : null;
  if (move?.kind === 'bury') return t(key('bury'), { who, gained: pointsText(gained ?? 0), points: number(points ?? 0) });
  if (move?.kind === 'leave') return t(key('leave'), { who, points: number(points ?? 0) });
  // Own moves are said when they are made.
  return !yours && move?.kind === 'lay' && move.bone !== move.place ? tell(event, who) : null;
}

/** Bones by the sections that they fill, and the others one by one. */
function grouped(bones: readonly Bone[]): { sections: string[]; rest: Bone[] } {
  const whole = SECTIONS.filter((section) => section.bones.every((bone) => bones.includes(bone)));
  const inWhole = new Set(whole.flatMap((section) => section.bones));
  return { sections: whole.map(({ name }) => t(`rb-the-section-${name}`)), rest: bones.filter((bone) => !inWhole.has(bone)) };
}

/** “the trunk, 3 more bones and 1 false bone”. */
function skeletonOf(moves: readonly string[]): string {
  const position = moves.reduce(after, EMPTY);
  const places = [...lying(position).keys()];
  const wrong = places.length - position.skeleton.length;
  if (places.length === 0) return t('rb-sum-nothing');
  const { sections, rest } = grouped(places);
  const parts = places.length === BONES.length ? [t('rb-sum-full')] : sections;
  // A false bone fills a section as a right one does.
  const more = places.length === BONES.length ? 0 : rest.length;
  const bones = more === 0 ? [] : [t(parts.length > 0 ? 'rb-sum-more' : 'rb-sum-bones', { count: more })];
  const right = listed([...parts, ...bones]);
  const text = wrong === 0 ? right : t('rb-sum-false', { bones: right, count: wrong });
  return position.hat ? t('rb-sum-hat', { bones: text }) : text;
}

/** Whether the hat was put on and is not on in the end. */
function isHatOff(moves: readonly string[]): boolean {
  return moves.includes('put on hat') && !moves.reduce(after, EMPTY).hat;
}

export function summary(turn: Turn, who: string): string {
  const moves = turn.events.flatMap(({ event }) => (event.type === 'moved' ? [event.move] : []));
  const rolls = turn.events.filter(({ event }) => event.type === 'rolled').length;
  const end = moves.at(-1) === 'bury' ? 'bury' : moves.at(-1) === 'leave' ? 'leave' : 'so-far';
  const known = turn.gained !== null && turn.points !== null;
  const told = t(end === 'so-far' || known ? `rb-sum-${end}` : `rb-sum-${end}-bare`, {
    who,
    what: skeletonOf(moves),
    rolls,
    gained: pointsText(turn.gained ?? 0),
    points: number(turn.points ?? 0),
  });
  return isHatOff(moves) ? `${told} ${t('rb-sum-hat-off')}` : told;
}

/** “a right die”, “2 right and 1 centre dice”. */
function paymentText(paying: Counts): string {
  const count = total(paying);
  if (count === 1) return t(`rb-one-${KINDS.find((kind) => paying[kind] === 1) ?? 'left'}`);
  return t('rb-dice', { dice: countsText(paying), count });
}

/** The parts of a plan in the order in which they are done; bones that follow each other are one part. */
function partsOf(plan: readonly string[]): string[] {
  const parts: string[] = [];
  let bones: Bone[] = [];
  const lay = (): void => {
    if (bones.length === 0) return;
    const { sections, rest } = grouped(bones);
    parts.push(t('rb-plan-lay', { bones: listed([...sections, ...rest.map(named)]) }));
    bones = [];
  };
  for (const text of plan) {
    const move = readMove(text);
    if (move?.kind === 'lay' && move.bone === move.place) {
      bones.push(move.bone);
      continue;
    }
    lay();
    parts.push(move?.kind === 'roll' ? t('rb-plan-roll', { dice: paymentText(move.paying) }) : moveText(text));
  }
  lay();
  return parts;
}

export function planText(moves: readonly string[]): string {
  const parts = partsOf(moves);
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : t('rb-plan-then', { first: listed(parts.slice(0, -1)), last });
}
