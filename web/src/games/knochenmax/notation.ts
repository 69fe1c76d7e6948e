/** Sides, boxes, moves and positions of KnochenMAX as the server writes them. */

import type { Positions, Sheet, SheetBox, Side } from '../../lib/protocol';

export type { Sheet, Side };
export type Box = SheetBox;
export type Position = Positions['knochenmax'];

export const SIDES = [1, 3, 4, 6] as const satisfies readonly Side[];

export const UPPER = ['hund', 'ruecken', 'bauch', 'chios'] as const;
/** The box that collects a side. */
export const BOX_OF = { 1: 'hund', 3: 'ruecken', 4: 'bauch', 6: 'chios' } as const satisfies Record<Side, Box>;
export const LOWER = ['dreierpasch', 'viererpasch', 'full_house', 'venuswurf', 'knochenmax', 'besser_als_nix'] as const;
export const BOXES = [...UPPER, ...LOWER] as const satisfies readonly Box[];

/** A move; sheets count from 0, and there is one only unless the players agreed on more. */
export type Move = { kind: 'keep'; sides: Side[] } | { kind: 'fill'; sheet: number; box: Box };

const isSide = (value: number): value is Side => (SIDES as readonly number[]).includes(value);
const isBox = (value: string): value is Box => (BOXES as readonly string[]).includes(value);

/** Reads sides such as `1 3 3`; none if one of them is no side. */
export function readSides(text: string): Side[] | null {
  const sides = text.split(/\s+/).filter(Boolean).map(Number);
  return sides.every(isSide) ? sides : null;
}

/** Reads `keep 3 3`, `keep`, `fill venuswurf` or `fill 2:venuswurf`. */
export function readMove(text: string): Move | null {
  const [verb = '', ...rest] = text.trim().split(/\s+/);
  if (verb === 'keep') {
    const sides = readSides(rest.join(' '));
    return sides && { kind: 'keep', sides };
  }
  const found = verb === 'fill' ? /^(?:([1-6]):)?([a-z_]+)$/.exec(rest.join('')) : null;
  const box = found?.[2] ?? '';
  return isBox(box) ? { kind: 'fill', sheet: Number(found?.[1] ?? 1) - 1, box } : null;
}

/** The move that keeps these sides and throws the rest. */
export function keepMove(sides: Side[]): string {
  return ['keep', ...sides.toSorted((a, b) => a - b)].join(' ');
}

/** Everybody's sheets, by seat. */
export function sheetsOf(position: Position): Sheet[][] {
  return position.seats?.map((seat) => seat.sheets) ?? [position.sheets ?? [{}]];
}

export function sum(sheet: Sheet, boxes: readonly Box[] = BOXES): number {
  return boxes.reduce((total, box) => total + (sheet[box] ?? 0), 0);
}
