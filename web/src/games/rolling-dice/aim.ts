/** Aiming: the five parts of an aim, how drags and keys change them, and how it is written. */

import type { Arena, Point } from './arena';

export const AIM_PARTS = ['place', 'direction', 'strength', 'loft', 'spin'] as const;
export type AimPart = (typeof AIM_PARTS)[number];

/** In the units of the notation: mm, thousandths of a radian, mm per second, thousandths, radians per second. */
export type Aim = Record<AimPart, number>;

/** How many digits after the point the notation has. */
const DIGITS: Record<AimPart, number> = { place: 1, direction: 0, strength: 0, loft: 0, spin: 1 };

/** Where the hand lets go of the dice, before the entrance line. */
export const HAND_Y = -20;

/** Thrown flat, dice slide about strength² / 2600 mm from the entrance: measured, see docs/arena.md under “Strength”. */
const SLIDE = 2600;

export function usualAim(arena: Arena): Aim {
  return Object.fromEntries(AIM_PARTS.map((part) => [part, arena.aim[part].usual])) as Aim;
}

/** The nearest value that a hand can do. */
export function within(arena: Arena, part: AimPart, value: number): number {
  const { least, most } = arena.aim[part];
  const digits = 10 ** DIGITS[part];
  return Math.min(most, Math.max(least, Math.round(value * digits) / digits));
}

export function changed(arena: Arena, aim: Aim, part: AimPart, value: number): Aim {
  return { ...aim, [part]: within(arena, part, value) };
}

/** How far the dice will slide, roughly. */
export function reach(strength: number): number {
  return strength ** 2 / SLIDE;
}

/**
 * How far dice lie from where they were sent, as a hand trembles: to either side, and forward or back. Measured at strength 800
 * and 1100, see docs/arena.md under “The same aim again”.
 */
export function scatter(aim: Aim): { across: number; along: number } {
  const far = reach(aim.strength);
  return { across: far * 0.11 + 6, along: far * 0.24 };
}

/** Where the arrow ends. */
export function target(aim: Aim): Point {
  const angle = aim.direction / 1000;
  const far = reach(aim.strength);
  return [aim.place + Math.sin(angle) * far, Math.cos(angle) * far];
}

/** The aim whose arrow ends at a point, from the same place. */
export function aimedAt(arena: Arena, aim: Aim, [x, y]: Point): Aim {
  const forward = Math.max(y, 1);
  const turned = changed(arena, aim, 'direction', Math.atan2(x - aim.place, forward) * 1000);
  return changed(arena, turned, 'strength', Math.sqrt(Math.hypot(x - aim.place, forward) * SLIDE));
}

export function writeAim(aim: Aim): string {
  const part = (name: AimPart, word: string = name): string => `${word} ${aim[name].toFixed(DIGITS[name])}`;
  return [part('place', 'at'), ...AIM_PARTS.slice(1).map((name) => part(name))].join(' ');
}

export function readAim(text: string): Aim | null {
  const number = '(-?\\d+(?:\\.\\d+)?)';
  const words = AIM_PARTS.map((part) => `${part === 'place' ? 'at' : part} ${number}`).join(' ');
  const match = new RegExp(`^${words}$`).exec(text.trim());
  if (!match) return null;
  return Object.fromEntries(AIM_PARTS.map((part, i) => [part, Number(match[i + 1])])) as Aim;
}

/** What a key does to an aim; none if it does nothing. Shift makes fine steps of the place and turns instead. */
export function keyedAim(arena: Arena, aim: Aim, key: string, shift: boolean): Aim | null {
  const by = (part: AimPart, steps: number): Aim => changed(arena, aim, part, aim[part] + steps);
  switch (key) {
    case 'ArrowLeft':
      return shift ? by('direction', -20) : by('place', -5);
    case 'ArrowRight':
      return shift ? by('direction', 20) : by('place', 5);
    case ',':
    case '<':
      return by('direction', -20);
    case '.':
    case '>':
      return by('direction', 20);
    case 'ArrowUp':
    case '+':
    case '=':
      return by('strength', 25);
    case 'ArrowDown':
    case '-':
      return by('strength', -25);
    default:
      return null;
  }
}

export type Might = 'gentle' | 'middling' | 'bold' | 'wild';

/** How hard that is, by where it takes the dice: the near part, the middle, the far end, or the wall. */
export function might(arena: Arena, strength: number): Might {
  const share = reach(strength) / arena.box.depth;
  if (share < 0.4) return 'gentle';
  if (share < 0.68) return 'middling';
  return share < 0.95 ? 'bold' : 'wild';
}

export type Heading = 'left' | 'slightly-left' | 'straight' | 'slightly-right' | 'right';

export function heading(direction: number): Heading {
  if (Math.abs(direction) < 25) return 'straight';
  const slightly = Math.abs(direction) < 180;
  if (direction < 0) return slightly ? 'slightly-left' : 'left';
  return slightly ? 'slightly-right' : 'right';
}
