/** How a thrown bone moves: out of the cup, over the table in hops, rolling about its long axis until it lies. */

import type { Side } from './notation';

/** The picture of each side among the eight views around a bone. */
export const VIEW: Record<Side, number> = { 3: 0, 6: 2, 4: 4, 1: 6 };
const VIEWS = 8;

export interface Pose {
  /** Which of the eight views is seen. */
  view: number;
  /** Where it is, in widths of a bone from where it will lie. */
  x: number;
  y: number;
  /** How high above the table, in widths. */
  lift: number;
  /** How far it is turned, in degrees. */
  turn: number;
}

export interface Flight {
  side: Side;
  /** Where it comes from, in widths. */
  from: { x: number; y: number };
  spin: number;
  rolls: number;
  /** When it starts and how long it flies, in milliseconds. */
  delay: number;
  length: number;
  rest: number;
}

/** How a bone lies: never quite straight, and always the same in the same place. */
export const tilt = (index: number): number => [-9, 6, -4, 10, -7][index % 5] ?? 0;

/** When bones come to rest after a throw, in milliseconds: one after the other. */
const FIRST_REST = 480;
const NEXT_REST = 110;
/** How much longer the last one rolls when much depends on it. */
const SUSPENSE = 280;
/** How much faster bones of a bot fall. */
export const BRISK = 0.55;

/** How a throw is shown. */
export interface Pace {
  /** The share of the usual time that it takes. */
  share: number;
  /** Whether everybody waits for the last bone. */
  tense: boolean;
}

/** The flights of thrown bones, by their places; those from left to right come to rest in that order. */
export function flights(thrown: readonly (Side | null)[], { share, tense }: Pace, chance: () => number = Math.random): (Flight | null)[] {
  const places = thrown.flatMap((side, index) => (side === null ? [] : [index]));
  return thrown.map((side, index) => {
    if (side === null) return null;
    const order = places.indexOf(index);
    const late = tense && order === places.length - 1 ? SUSPENSE : 0;
    const delay = order * 20 * share;
    return flight(side, index, { delay, length: (FIRST_REST + order * NEXT_REST + late) * share - delay }, chance);
  });
}

/** A flight of the bone on a place; the cup is below the middle. */
function flight(side: Side, index: number, time: Pick<Flight, 'delay' | 'length'>, chance: () => number): Flight {
  return {
    side,
    from: { x: (2 - index) * 0.8 + chance() - 0.5, y: 2.4 + chance() * 0.5 },
    spin: (chance() < 0.5 ? -1 : 1) * (200 + chance() * 260),
    rolls: Math.round(time.length / 60) + Math.floor(chance() * 6),
    ...time,
    rest: tilt(index),
  };
}

/** Whether the last bone to rest decides between a fine throw and a plain one: the others are alike, or lack one side only. */
export function isTense(slots: readonly { side: Side | null; held: boolean }[]): boolean {
  const last = slots.findLastIndex(({ held }) => !held);
  const others = new Set(slots.filter((_, index) => index !== last).map(({ side }) => side));
  return last >= 0 && (others.size === 1 || others.size === 3);
}

/** Three hops, each lower and shorter than the one before. */
function hop(progress: number): number {
  const hops: [number, number, number][] = [[0, 0.5, 0.95], [0.5, 0.8, 0.3], [0.8, 1, 0.08]];
  const now = hops.find(([from, to]) => progress >= from && progress < to);
  if (!now) return 0;
  const part = (progress - now[0]) / (now[1] - now[0]);
  return 4 * now[2] * part * (1 - part);
}

/** Where a flying bone is after some milliseconds; it lies as soon as `done`. */
export function poseAt(bone: Flight, elapsed: number): Pose & { done: boolean } {
  const progress = Math.min(1, Math.max(0, (elapsed - bone.delay) / bone.length));
  const left = (1 - progress) ** 2;
  const rolled = Math.round(bone.rolls * left);
  return {
    view: (VIEW[bone.side] + rolled) % VIEWS,
    x: bone.from.x * left,
    y: bone.from.y * left,
    lift: hop(progress),
    turn: bone.rest + bone.spin * left,
    done: progress >= 1,
  };
}
