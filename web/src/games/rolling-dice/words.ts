/** Where things are and what they are worth, in words: for those who hear the ice instead of seeing it. */

import { joined, number, t } from '../../lib/words.svelte';
import { heading, might, reach, scatter, target, type Aim } from './aim';
import type { Arena } from './arena';
import { sumOf, type Worth } from './earning';
import type { Colour, Line, Rest } from './position';

export const asSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const centimetres = (mm: number): string => number(mm / 10);

/** A third of the box, seen from the entrance. */
function sideOf(arena: Arena, x: number): 'left' | 'middle' | 'right' {
  const share = x / arena.box.width;
  if (share < 0.36) return 'left';
  return share > 0.64 ? 'right' : 'middle';
}

/** Where something lies, such as “left, 21 cm forward”. */
export function whereText(arena: Arena, x: number, y: number): string {
  return t('rd-where', { side: t(`rd-side-${sideOf(arena, x)}`), y: centimetres(y) });
}

/** An aim: from where, which way, how hard, how far that goes and how far dice spread. */
export function aimText(arena: Arena, aim: Aim): string {
  const way = heading(aim.direction);
  const degrees = number(Math.abs(aim.direction) * 0.0573);
  return asSentence(t('rd-say-aim', {
    place: t(`rd-plain-place-${sideOf(arena, aim.place)}`),
    x: centimetres(aim.place),
    heading: way === 'straight' ? t('rd-plain-heading-straight') : t(`rd-heading-${way}`, { angle: t('rd-aim-degrees', { value: degrees }) }),
    might: t(`rd-plain-might-${might(arena, aim.strength)}`),
    beyond: reach(aim.strength) > arena.box.depth ? 'yes' : 'no',
    y: centimetres(target(aim)[1]),
    spread: centimetres(scatter(aim).across),
  }));
}

/** A thrown die that may be taken. */
export function choiceText(arena: Arena, choice: number, rest: Rest, beats: string, worth: Worth | undefined): string {
  const parts = [t('rd-pips', { pips: rest.face }), whereText(arena, rest.x, rest.y), beats, worth ? worthText(worth) : ''];
  return t('rd-say-die', { number: choice, told: parts.filter(Boolean).join(', ') });
}

/** What it would bring, with the net or hole that is part of it. */
export function worthText({ points, ground }: Worth): string {
  const all = t('rd-worth', { points });
  if (ground === 0) return all;
  return t(ground > 0 ? 'rd-worth-net' : 'rd-worth-hole', { all, points: Math.abs(ground) });
}

/** A spot for a knocked-off die. */
export function spotText(arena: Arena, x: number, y: number, points: number | null): string {
  return [whereText(arena, x, y), points === null ? t('rd-place-free') : t('rd-worth', { points })].join(': ');
}

/** How a round was scored. */
export function roundText(lines: Line[], nameOf: (colour: Colour) => string): string {
  const told = lines.map(({ colour, gain, to }) => t('rd-say-earned', { who: nameOf(colour), points: gain ? sumOf(gain) : 0, to }));
  return t('rd-say-round', { list: told.join('; ') });
}

/** What is called out when dice were knocked off: by somebody, or by their owner. */
export function mischiefText(lost: Colour[], game: Named, thrower: number | null): string {
  const seats = lost.map((colour) => game.seatOf(colour));
  const others = lost.filter((_, i) => seats[i] !== thrower);
  if (others.length === 0) return game.isYou(thrower) ? t('rd-oops-yours') : t('rd-oops', { who: game.nameOf(lost[0]!) });
  if (others.length === 1 && game.isYou(game.seatOf(others[0]!))) return t('rd-splash-yours');
  return t('rd-splash', { who: joined(others.map((colour) => game.nameOf(colour))) });
}

/** Who plays which colour. */
interface Named {
  nameOf(colour: Colour): string;
  seatOf(colour: Colour): number | null;
  /** Whether it is the one person at this device. */
  isYou(seat: number | null): boolean;
}

/** Everything that lies on the ice, for the description of the stage. */
export function lyingText(arena: Arena, dice: { colour: Colour; face: number; x: number; y: number; role: string }[], nameOf: (colour: Colour) => string): string {
  const told = dice
    .filter(({ role }) => role === 'scoring')
    .sort((a, b) => b.y - a.y)
    .map(({ colour, face, x, y }) => t('rd-say-lies', { who: nameOf(colour), pips: t('rd-pips', { pips: face }), where: whereText(arena, x, y) }));
  return told.length === 0 ? t('rd-say-empty') : told.join(' ');
}
