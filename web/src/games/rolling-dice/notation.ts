/** Moves and landings as the server writes them. */

import { readAim, type Aim } from './aim';
import { isColour, type Colour, type Ground, type Rest } from './position';

export type Move =
  | { kind: 'throw'; aim: Aim }
  | { kind: 'choose'; number: number }
  | { kind: 'place'; x: number; y: number; turn: number; patch?: number };

/** A die of a landing: thrown, or the scoring die of a colour. */
export interface Landed extends Rest {
  whose: 'thrown' | Colour;
  place: Ground;
}

export function readMove(text: string): Move | null {
  if (text.startsWith('throw ')) {
    const aim = readAim(text.slice(6));
    return aim && { kind: 'throw', aim };
  }
  const choice = /^choose (\d+)$/.exec(text);
  if (choice) return { kind: 'choose', number: Number(choice[1]) };
  const spot = /^place (-?[\d.]+) (-?[\d.]+) turn ([\d.]+)(?: patch (-?\d+))?$/.exec(text);
  if (spot) return { kind: 'place', x: Number(spot[1]), y: Number(spot[2]), turn: Number(spot[3]), ...told(spot[4]) };
  return null;
}

export function writePlace(x: number, y: number, turn: number, patch?: number): string {
  return `place ${x.toFixed(2)} ${y.toFixed(2)} turn ${quarter(turn).toFixed(2)}${writePatch(patch)}`;
}

/** What a die touches, if somebody tells it. */
function told(patch: string | undefined): { patch?: number } {
  return patch === undefined ? {} : { patch: Number(patch) };
}

function writePatch(patch: number | undefined): string {
  return patch === undefined ? '' : ` patch ${patch}`;
}

/** A die looks the same after a quarter turn, and only the part below one is written. */
export function quarter(degrees: number): number {
  const turn = ((degrees % 90) + 90) % 90;
  return turn >= 89.995 ? 0 : turn;
}

export function readLanding(text: string): Landed[] {
  const dice = text.split(';').slice(1).map((part) => readDie(part.trim()));
  return dice.filter((die): die is Landed => die !== null);
}

function readDie(text: string): Landed | null {
  const [whose, face, place, x, y, turn, level, , patch] = text.split(/\s+/);
  if (level === undefined || !isWhose(whose) || !isGround(place)) return null;
  return { whose, face: Number(face), place, x: Number(x), y: Number(y), turn: Number(turn), level: Number(level), ...told(patch) };
}

/** What was entered by hand, thrown dice first. */
export function writeLanding(dice: Landed[]): string {
  const sorted = [...dice].sort((a, b) => Number(a.whose !== 'thrown') - Number(b.whose !== 'thrown'));
  return ['hand', ...sorted.map(writeDie)].join('; ');
}

function writeDie({ whose, face, place, x, y, turn = 0, level = 0, patch }: Landed): string {
  return `${whose} ${face} ${place} ${x.toFixed(2)} ${y.toFixed(2)} ${quarter(turn).toFixed(2)} ${level}${writePatch(patch)}`;
}

function isWhose(word: string | undefined): word is 'thrown' | Colour {
  return word === 'thrown' || (word !== undefined && isColour(word));
}

function isGround(word: string | undefined): word is Ground {
  return word === 'floe' || word === 'water' || word === 'outside';
}
