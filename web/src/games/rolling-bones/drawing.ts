/**
 * The drawings of all bones, of the hat and the gravestone. Each is drawn once, around its own middle, as a bone of the
 * left side; the right side is its mirror image. The skeleton and the dice place them.
 */

import type { Bone, Face } from './bones';

/** `bone` shapes have an outline and make the ghost of a place; the others lie on them. */
type Tone = 'bone' | 'shade' | 'hollow' | 'crease' | 'hat' | 'band' | 'stone' | 'engraved';

export interface Shape {
  d: string;
  tone: Tone;
}

const shape = (tone: Tone, ...paths: string[]): Shape[] => paths.map((d) => ({ d, tone }));
const fix = (value: number): string => String(Math.round(value * 10) / 10);

/** A little rod with round ends: a finger or a toe. */
function rod(x1: number, y1: number, x2: number, y2: number, r: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [nx, ny] = [((y2 - y1) / length) * r, ((x1 - x2) / length) * r];
  const at = (x: number, y: number): string => `${fix(x)} ${fix(y)}`;
  const arc = `A${r} ${r} 0 0 1`;
  return `M${at(x1 - nx, y1 - ny)}${arc} ${at(x1 + nx, y1 + ny)}L${at(x2 + nx, y2 + ny)}${arc} ${at(x2 - nx, y2 - ny)}Z`;
}

function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

/** A rib from the breastbone round to the side; `side` is -1 or 1. */
function rib(y: number, width: number, start: number, side: number): string {
  const at = (x: number, dy: number): string => `${fix(side * x)} ${fix(y + dy)}`;
  const sweep = side < 0 ? 0 : 1;
  return (
    `M${at(start, -3)}C${at(width * 0.55, -11)} ${at(width + 1, -8)} ${at(width + 1, 8)}` +
    `A3.2 3.2 0 0 ${sweep} ${at(width - 5, 8)}C${at(width - 5, 0)} ${at(width * 0.5, -3)} ${at(start, 3.2)}Z`
  );
}

const ribs = (y: number, width: number, start: number): string[] => [rib(y, width, start, -1), rib(y, width, start, 1)];

function vertebra(y: number): string {
  return (
    `M-7 ${y - 5.5}C-3 ${y - 7} 3 ${y - 7} 7 ${y - 5.5}C10 ${y - 4.5} 13 ${y - 4.5} 15.5 ${y - 4}C19 ${y - 3} 18 ${y + 3} 14.5 ${y + 2.5}` +
    `L7.5 ${y + 3}C6 ${y + 6.5} -6 ${y + 6.5} -7.5 ${y + 3}L-14.5 ${y + 2.5}C-18 ${y + 3} -19 ${y - 3} -15.5 ${y - 4}C-13 ${y - 4.5} -10 ${y - 4.5} -7 ${y - 5.5}Z`
  );
}

const UPPER_ARM: Shape[] = [
  ...shape(
    'bone',
    'M-5-21C-10-25-10-32-3-33C3-37 13-34 13-26C13-20 7-18 5.5-13C4.3-6 4.3 8 5.5 17C7 22 12.5 23 11.5 29C10.5 34.5 3 34.5.5 30.5C-2 34.5-10.5 34.5-11.5 29C-12.5 23-7 22-5.5 17C-4.5 8-4.3-10-5-21Z',
  ),
  ...shape('shade', 'M1.5-10C.8-2 .8 8 2 18C4 22 8 25 9 29C5 31 3 29 1 27C-1 14-1.5-2 1.5-10Z'),
  ...shape('crease', 'M4-30C8-29 10-27 9.5-23'),
];

const FOREARM: Shape[] = [
  ...shape(
    'bone',
    'M-9-28C-13-28-14-23-11.5-20C-10-14-11-4-12-6C-13 6-13 16-15 22C-17 29-6 32-3 28C-1.5 24-5 19-5.5 11C-6 1-5.2-10-5-19C-3-23-4-28-9-28Z',
    'M3-30C8-34 15-31 14-24C13.5-19 9.5-18 9-11C8.5-1 9 10 8.5 19C10.5 23 10.5 28.5 6 29C1.5 29.5 0 25 2 20.5C3 11 2.5 0 2.5-11C2-17-2-19-1-25C-.5-28 1-29 3-30Z',
  ),
  ...shape('shade', 'M6.5-16C5.5-4 6 8 5.5 20C7 22 7.5 25 6 26.5C3.5 24 4 22 4 18C4.5 6 4-6 6.5-16Z'),
  ...shape('crease', 'M2-24C4-22 7-22 9-24'),
];

const HAND: Shape[] = [
  ...shape('bone', 'M-8 15C-4 13 4 13 8 15C11 18 10 25 6 26.5C2 28-3 28-6.5 26.5C-10 25-11 18-8 15Z'),
  ...shape(
    'bone',
    rod(-7.5, 11, -10.5, 0, 2.9),
    rod(-2.5, 9.5, -3.6, -3, 2.9),
    rod(3, 9.5, 3.9, -3, 2.9),
    rod(8.2, 11.5, 11.3, 1, 2.9),
    rod(12.3, 18.5, 18, 13, 2.9),
    rod(-12.2, -6, -15.2, -17, 2.6),
    rod(-4.3, -9, -5.8, -23, 2.6),
    rod(4.6, -9, 6, -22, 2.6),
    rod(13, -4.5, 16.5, -15, 2.6),
    rod(21, 9, 24, 2, 2.6),
  ),
  ...shape('crease', 'M-4 20C-2 18 0 22 0 24M3 18C5 19 5 21 4 23'),
];

const THIGH: Shape[] = [
  ...shape(
    'bone',
    'M-8-24C-14-27-13.5-37-6-37C-1.5-37 0-33 3.5-34C4.5-41 17-42 18-33C18.5-26 10.5-23 7-18C5.5-10 5.5 8 7 19C8.5 25 15 26.5 14 33C13 39.5 3.5 39.5.5 35C-2.5 39.5-13 39.5-14 33C-15 26.5-8.5 25-7.5 19C-6 8-6-12-8-24Z',
  ),
  ...shape('shade', 'M2-14C1-4 1 8 2.5 20C4 26 11 28 11 33C7 36 4 34 2 31C-1 16-1.5-2 2-14Z'),
  ...shape('crease', 'M9-36C13-36 15-33 14.5-30M.5 35C0 32 0 30 .5 28'),
];

const LOWER_LEG: Shape[] = [
  ...shape(
    'bone',
    'M-12-23C-16-24-17-19-14-16.5C-12.5-7-11.3 8-10.8 19C-12.5 25-11 30-7.5 30C-4 30-3.5 25-6 19C-6.5 8-7.5-7-9.5-16.5C-7.5-20-8.5-23-12-23Z',
    'M-6-27C-8-33 2-34 4-32C9-34 17-32 16-26C15 -21 11-19 10-11C9 0 8.5 12 10 21C13.5 25 13 32 6.5 32C.5 32.5-2.5 30.5-2 26C-1 14-1 0-2-11C-3-19-5.5-22-6-27Z',
    ellipse(4, -29, 6, 5.5),
  ),
  ...shape('shade', 'M6-14C5-2 5 12 6.5 24C9 27 9 29 6 29.5C3 26 3 22 3 16C3 4 3-6 6-14Z'),
];

const FOOT: Shape[] = [
  ...shape(
    'bone',
    'M3-13C8-17 17-15 17-8C17-4 21 0 21 6C21 13 12 14 9 10.5C6 8 3 7-1 6C-6 5-9 1-7-2C-4-5 0-9 3-13Z',
    rod(-10.5, -1, -19.5, 4.5, 3.2),
    rod(-8, 6.5, -17, 10.5, 2.9),
    rod(-24.5, 7.5, -28, 9.3, 3),
    rod(-22, 12.5, -25.5, 13.5, 2.5),
  ),
  ...shape('crease', 'M7-9C10-10 12-8 12-5M11 4C14 3 16 4 17 6'),
];

const SKULL: Shape[] = [
  ...shape(
    'bone',
    'M0-37C22-37 33-21 31-2C30 6 26 9 24 13C22.5 17 20 19 16 20L15.5 29C14 36-14 36-15.5 29L-16 20C-20 19-22.5 17-24 13C-26 9-30 6-31-2C-33-21-22-37 0-37Z',
  ),
  ...shape('shade', 'M19-28C27-19 28-8 26 0C25 6 21 9 19 14C24 12 28 8 29-1C30-12 27-22 19-28Z'),
  ...shape(
    'hollow',
    ellipse(-12.5, -1, 8.6, 9.6),
    ellipse(12.5, -1, 8.6, 9.6),
    'M0 9C-2 12-4.5 15-4 17.5C-3 19.5-1 18.5 0 16.5C1 18.5 3 19.5 4 17.5C4.5 15 2 12 0 9Z',
  ),
  ...shape('crease', 'M-14 24C-6 28.5 6 28.5 14 24M-9 23V31M-3 24V33M3 24V33M9 23V31M-21-15C-17-19-11-19-7-16M7-16C11-19 17-19 21-15'),
];

/** Bright spots in the eyes, which make the skull look at you. */
export const GLINTS = [ellipse(-10, -4, 2.6, 2.6), ellipse(15, -4, 2.6, 2.6)];

const RIB_CAGE: Shape[] = [
  ...shape('bone', 'M-7-46C-3-48 3-48 7-46C9-44 9-41 7-40C3-38.5-3-38.5-7-40C-9-41-9-44-7-46Z'),
  ...shape('bone', ...ribs(30, 27, 7), ...ribs(18, 38, 4), ...ribs(6, 42, 4), ...ribs(-6, 41, 4), ...ribs(-18, 36, 4)),
  ...shape(
    'bone',
    'M-4-30C-14-37-30-40-46-33C-51-31-49-25-45-26C-32-30-18-28-5-23Z',
    'M4-30C14-37 30-40 46-33C51-31 49-25 45-26C32-30 18-28 5-23Z',
    'M-7-34C-3-36 3-36 7-34C9-29 6-25 5.5-21L5 16C4 23 2 27 0 28C-2 27-4 23-5 16L-5.5-21C-6-25-9-29-7-34Z',
  ),
  ...shape('shade', 'M1-30C4-27 2-22 2-16L2 18L4 14L4.5-20C5-25 6-28 5-31Z'),
];

const SPINE: Shape[] = [
  ...shape('bone', ...[-22, -7.5, 7.5, 22].map(vertebra)),
  ...shape('crease', ...[-22, -7.5, 7.5, 22].map((y) => `M-4 ${y + 1}C-1 ${y + 2.5} 1 ${y + 2.5} 4 ${y + 1}`)),
];

const PELVIS: Shape[] = [
  ...shape(
    'bone',
    'M-7-15C-16-26-41-31-47-18C-50-8-41 4-31 8C-27 13-28 20-21 25C-13 30-4 27-2 20L-2 9C-9 4-8-6-7-15Z',
    'M7-15C16-26 41-31 47-18C50-8 41 4 31 8C27 13 28 20 21 25C13 30 4 27 2 20L2 9C9 4 8-6 7-15Z',
    'M-10-18C-4-21 4-21 10-18C11-6 6 6 0 11C-6 6-11-6-10-18Z',
  ),
  ...shape('shade', 'M38-20C43-16 41-8 34-2C30 2 25 3 22 2C32-1 38-9 38-20Z'),
  ...shape('hollow', ellipse(-15, 15.5, 5.5, 5), ellipse(15, 15.5, 5.5, 5)),
  ...shape('crease', 'M-4-11H4M-3.5-4H3.5'),
];

const HAT: Shape[] = [
  ...shape(
    'hat',
    'M-19-33C-8-37 8-37 19-33L22 4C10 9-10 9-22 4Z',
    'M-38 0C-31-5-26 0-21 2C-8 7 8 7 21 2C26 0 31-5 38 0C38 11 16 15 0 15C-16 15-38 11-38 0Z',
  ),
  ...shape('band', 'M-20.5-9C-8-4.5 8-4.5 20.5-9L21.5 1.5C9 7-9 7-21.5 1.5Z'),
  ...shape('crease', 'M-13-28L-14-14'),
];

const GRAVESTONE: Shape[] = [
  ...shape('stone', 'M-24 32L-24-8C-24-26-12-36 0-36C12-36 24-26 24-8L24 32Z', 'M-32 31C-32 27-29 26-26 26L26 26C29 26 32 27 32 31L32 37L-32 37Z'),
  ...shape('engraved', 'M0-24V12M-11-13H11'),
];

const ART: Record<string, Shape[]> = {
  A1: UPPER_ARM,
  A2: FOREARM,
  A3: HAND,
  L3: THIGH,
  L4: LOWER_LEG,
  L5: FOOT,
  SK: SKULL,
  RI: RIB_CAGE,
  SP: SPINE,
  PE: PELVIS,
  HA: HAT,
  GR: GRAVESTONE,
};

const sided = (face: Face): boolean => face.length === 3;

/** A face without its side: `A1` for both upper arms. */
export const plain = (face: Face): string => (sided(face) ? face.slice(1) : face);

export const shapesOf = (face: Face): Shape[] => ART[plain(face)] ?? [];

export const isMirrored = (face: Face): boolean => sided(face) && face.startsWith('R');

/** How large the picture of the skeleton is. */
export const WIDTH = 400;
export const HEIGHT = 440;

/** Where a drawing lies: its middle, its turn in degrees, its size. */
export interface Spot {
  x: number;
  y: number;
  turn: number;
  size: number;
}

const LEFT_SPOTS: Record<string, Spot> = {
  A1: { x: 126, y: 153, turn: 43, size: 1 },
  A2: { x: 80, y: 149, turn: 146, size: 1 },
  A3: { x: 50, y: 94, turn: -16, size: 1.05 },
  L3: { x: 158, y: 312, turn: 20, size: 0.92 },
  L4: { x: 142, y: 375, turn: 5, size: 0.94 },
  L5: { x: 127, y: 415, turn: -4, size: 1 },
};

const TRUNK_SPOTS: Record<string, Spot> = {
  SK: { x: 200, y: 76, turn: 0, size: 0.95 },
  RI: { x: 200, y: 154, turn: 0, size: 1 },
  SP: { x: 200, y: 217, turn: 0, size: 0.98 },
  PE: { x: 200, y: 268, turn: 0, size: 1 },
  HA: { x: 200, y: 44, turn: -4, size: 0.95 },
  GR: { x: 346, y: 366, turn: 0, size: 1.35 },
};

/** Where a bone belongs. */
export function spotOf(face: Face): Spot {
  const spot = LEFT_SPOTS[plain(face)] ?? TRUNK_SPOTS[face] ?? { x: 0, y: 0, turn: 0, size: 1 };
  return isMirrored(face) ? { ...spot, x: WIDTH - spot.x, turn: -spot.turn } : spot;
}

/** How much room the hand needs to hit a place, in units of the picture. */
const ROOMS: Record<string, [number, number]> = {
  A1: [62, 62],
  A2: [56, 66],
  A3: [58, 64],
  L3: [58, 66],
  L4: [58, 56],
  L5: [66, 50],
  SK: [68, 66],
  RI: [96, 76],
  SP: [60, 54],
  PE: [92, 54],
  HA: [76, 52],
  GR: [92, 112],
};

export const roomOf = (place: Bone | 'HA' | 'GR'): [number, number] => ROOMS[plain(place)] ?? [56, 56];

const DIE_FITS: Record<string, Spot> = {
  A1: { x: 24, y: 24, turn: 42, size: 0.56 },
  A2: { x: 24, y: 24, turn: 40, size: 0.6 },
  A3: { x: 23.5, y: 24, turn: 6, size: 0.6 },
  L3: { x: 23, y: 24, turn: 14, size: 0.52 },
  L4: { x: 24, y: 24, turn: 0, size: 0.6 },
  L5: { x: 25.5, y: 22, turn: -6, size: 0.7 },
  SK: { x: 24, y: 24.5, turn: 0, size: 0.53 },
  RI: { x: 24, y: 26, turn: 0, size: 0.41 },
  SP: { x: 24, y: 23, turn: 0, size: 0.66 },
  PE: { x: 24, y: 24, turn: 0, size: 0.42 },
  HA: { x: 24, y: 29, turn: -8, size: 0.5 },
  GR: { x: 24, y: 23.5, turn: 0, size: 0.5 },
};

/** How a drawing lies on the face of a die of 48 units. */
export function fitOf(face: Face): Spot {
  const fit = DIE_FITS[plain(face)] ?? { x: 24, y: 24, turn: 0, size: 0.5 };
  return isMirrored(face) ? { ...fit, x: 48 - fit.x, turn: -fit.turn } : fit;
}

/** The transform of an SVG group that puts a drawing there. */
export function transformOf(face: Face, spot: Spot, askew = 0): string {
  const flip = isMirrored(face) ? -1 : 1;
  return `translate(${spot.x} ${spot.y}) rotate(${spot.turn + askew}) scale(${flip * spot.size} ${spot.size})`;
}
