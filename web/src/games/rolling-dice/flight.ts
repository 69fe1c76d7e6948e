/** A throw as the server computed it, and where its dice are at any moment of it. */

import { get } from '../../lib/api';
import type { Die } from './dice';
import { isColour, type Colour } from './position';
import { between, fromAbove, type Quaternion } from './turning';

export type Pose = [x: number, y: number, z: number, qx: number, qy: number, qz: number, qw: number];

export interface Track {
  /** `thrown 1` … or a colour. */
  die: string;
  /** The frame in which it fell into the water. */
  wet: number | null;
  poses: Pose[];
}

export interface Flight {
  frames_per_second: number;
  frames: number;
  dice: Track[];
}

/** Small dice are too quick for the eye: everything is shown at this part of its true speed. */
const SLOWNESS = 0.6;

/** How many frames a wet die takes to sink. */
const SINKING = 14;

export function flight(table: string, roll: number): Promise<Flight> {
  return get<Flight>(`/tables/${encodeURIComponent(table)}/throws/${roll}`);
}

/** How long it is shown, in milliseconds, with a moment for dice to sink. */
export function duration(flown: Flight): number {
  const sinking = flown.dice.some((die) => die.wet !== null) ? SINKING : 0;
  return ((flown.frames - 1 + sinking) / flown.frames_per_second / SLOWNESS) * 1000;
}

export function frameAt(flown: Flight, milliseconds: number): number {
  return (milliseconds / 1000) * flown.frames_per_second * SLOWNESS;
}

/** Where the flying dice are at a frame, which may lie between two. */
export function diceAt(flown: Flight, frame: number, owner: Colour): Die[] {
  return flown.dice.map((track) => dieAt(track, frame, owner));
}

function dieAt(track: Track, frame: number, owner: Colour): Die {
  const last = track.poses.length - 1;
  const at = Math.min(Math.max(frame, 0), last);
  const a = track.poses[Math.floor(at)]!;
  const b = track.poses[Math.ceil(at)]!;
  const part = at - Math.floor(at);
  const mix = (i: 0 | 1 | 2): number => a[i] * (1 - part) + b[i] * part;
  const turn = between(turnOf(a), turnOf(b), part);
  const sunk = track.wet === null ? 0 : Math.min(1, Math.max(0, (frame - track.wet) / SINKING));
  const own = isColour(track.die) ? track.die : null;
  return {
    id: track.die,
    colour: own ?? owner,
    face: fromAbove(turn).face,
    x: mix(0),
    y: mix(1),
    z: mix(2),
    turn,
    role: own ? 'scoring' : 'thrown',
    sunk,
    still: frame >= restOf(track),
  };
}

const turnOf = (pose: Pose): Quaternion => [pose[3], pose[4], pose[5], pose[6]];

/** The dice that fall into the water between two frames, with where they do. */
export function splashes(flown: Flight, from: number, to: number): { x: number; y: number; frame: number }[] {
  return flown.dice.flatMap(({ wet, poses }) => {
    if (wet === null || wet < from || wet >= to) return [];
    const pose = poses[Math.min(wet, poses.length - 1)]!;
    return [{ x: pose[0], y: pose[1], frame: wet }];
  });
}

/** What is to be heard of a throw, and when. */
export interface Moment {
  frame: number;
  sound: 'knock' | 'settle';
}

/** Dice move at least so much from one frame to the next, in millimetres, or they rest. */
const STIR = 0.15;

const rests = new WeakMap<Track, number>();

/** The frame from which on a die lies as it will. */
export function restOf(track: Track): number {
  const known = rests.get(track);
  if (known !== undefined) return known;
  const last = track.poses.at(-1)!;
  let frame = track.poses.length - 1;
  while (frame > 0 && away(track.poses[frame - 1]!, last) < STIR) frame -= 1;
  rests.set(track, frame);
  return frame;
}

function away(a: Pose, b: Pose): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Knocks of dice on each other, and each die that comes to rest on the ice, in order. */
export function moments(flown: Flight): Moment[] {
  const settles = flown.dice
    .filter((track) => track.wet === null && restOf(track) > 0)
    .map((track): Moment => ({ frame: restOf(track), sound: 'settle' }));
  return [...knocks(flown), ...settles].sort((a, b) => a.frame - b.frame);
}

/** Middles nearer than this may touch; a blow ends an approach faster than `BLOW` mm per frame. */
const NEAR = 19;
const BLOW = 1.5;
/** So many frames a knock is heard before the next is. */
const APART = 4;

function knocks(flown: Flight): Moment[] {
  const heard: Moment[] = [];
  for (let frame = 1; frame < flown.frames - 1; frame += 1) {
    const last = heard.at(-1);
    if (last && frame - last.frame < APART) continue;
    if (isBlow(flown.dice, frame)) heard.push({ frame, sound: 'knock' });
  }
  return heard;
}

function isBlow(tracks: Track[], frame: number): boolean {
  return tracks.some((a, i) =>
    tracks.slice(i + 1).some((b) => {
      if (gap(a, b, frame) > NEAR) return false;
      const before = gap(a, b, frame - 1) - gap(a, b, frame);
      const after = gap(a, b, frame) - gap(a, b, frame + 1);
      return before > BLOW && after < before * 0.3;
    }),
  );
}

function gap(a: Track, b: Track, frame: number): number {
  const at = ({ poses }: Track): Pose => poses[Math.min(frame, poses.length - 1)]!;
  return away(at(a), at(b));
}
