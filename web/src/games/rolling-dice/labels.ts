/** Tags beside dice: where they go so that none covers another. */

import type { Colour } from './position';

export interface Label {
  id: string;
  x: number;
  y: number;
  z: number;
  colour: Colour;
  /** None for a spot where no die lies yet. */
  face: number | null;
  tone: 'plain' | 'marked' | 'choice' | 'spot';
  /** What the tag says beside the pips. */
  note?: string;
  /** Its name for those who cannot see it; only those that can be pressed have one. */
  name?: string;
}

export interface Spot {
  x: number;
  y: number;
}

/** Where a tag may be, seen from its die, the best first: in steps of its own height. */
const WAYS: [number, number][] = [
  [0, -1.1], [1.3, -0.7], [-1.3, -0.7], [1.6, 0.2], [-1.6, 0.2], [1.2, 1], [-1.2, 1], [0, 1.2],
  [0, -2.2], [1.6, -1.8], [-1.6, -1.8], [2.8, -0.4], [-2.8, -0.4], [2.6, 1], [-2.6, 1], [0, 2.4], [0, -3.3], [3, -2.4], [-3, -2.4],
];

/** Room that a die takes on the page. */
const DIE = 9;

interface Box extends Spot {
  width: number;
  height: number;
}

/** Finds a place for every tag that covers neither other tags nor dice and stays in the frame. */
export function spread(anchors: Spot[], sizes: number[], height: number, frame: { width: number; height: number }): Spot[] {
  const placed: Box[] = [];
  for (const [i, anchor] of anchors.entries()) {
    const boxes = WAYS.map(([dx, dy]) => inside({ x: anchor.x + dx * height, y: anchor.y + dy * height, width: sizes[i]!, height }, frame));
    const costs = boxes.map((box, rank) => rank + cost(box, placed, anchors));
    placed.push(boxes[costs.indexOf(Math.min(...costs))]!);
  }
  return placed.map(({ x, y }) => ({ x, y }));
}

function inside(box: Box, frame: { width: number; height: number }): Box {
  const clamp = (value: number, half: number, most: number): number => Math.min(Math.max(value, half), Math.max(half, most - half));
  return { ...box, x: clamp(box.x, box.width / 2, frame.width), y: clamp(box.y, box.height / 2, frame.height) };
}

function cost(box: Box, placed: Box[], anchors: Spot[]): number {
  const tags = placed.filter((other) => meets(box, other)).length;
  const dice = anchors.filter(({ x, y }) => meets(box, { x, y, width: DIE * 2, height: DIE * 2 })).length;
  return tags * 60 + dice * 25;
}

function meets(a: Box, b: Box): boolean {
  return Math.abs(a.x - b.x) < (a.width + b.width) / 2 + 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2 + 2;
}
