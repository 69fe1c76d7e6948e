/** Turned dice: just enough of quaternions to show the same die from above and in space. */

export type Quaternion = [x: number, y: number, z: number, w: number];
export type Vector = [x: number, y: number, z: number];

const HALF = Math.SQRT1_2;

/** Which way each face looks in the die's own axes: 1 along x, 2 along y, 3 along z, their opposites the other way. */
const LOOKS: Record<number, Vector> = {
  1: [1, 0, 0],
  2: [0, 1, 0],
  3: [0, 0, 1],
  4: [0, 0, -1],
  5: [0, -1, 0],
  6: [-1, 0, 0],
};

/** How a die is turned whose face looks up. */
const UP: Record<number, Quaternion> = {
  1: [0, -HALF, 0, HALF],
  2: [HALF, 0, 0, HALF],
  3: [0, 0, 0, 1],
  4: [1, 0, 0, 0],
  5: [-HALF, 0, 0, HALF],
  6: [0, HALF, 0, HALF],
};

export function times(a: Quaternion, b: Quaternion): Quaternion {
  return [
    a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1],
    a[3] * b[1] - a[0] * b[2] + a[1] * b[3] + a[2] * b[0],
    a[3] * b[2] + a[0] * b[1] - a[1] * b[0] + a[2] * b[3],
    a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2],
  ];
}

const inverse = (q: Quaternion): Quaternion => [-q[0], -q[1], -q[2], q[3]];

export function turned(q: Quaternion, [x, y, z]: Vector): Vector {
  const [a, b, c] = times(times(q, [x, y, z, 0]), inverse(q));
  return [a, b, c];
}

/** A lying die: the face up, turned about the vertical by so many degrees. */
export function lying(face: number, degrees: number): Quaternion {
  const half = (degrees * Math.PI) / 360;
  return times([0, 0, Math.sin(half), Math.cos(half)], UP[face] ?? UP[3]!);
}

/** The face that looks up most, and how it is turned about the vertical in degrees. */
export function fromAbove(q: Quaternion): { face: number; turn: number } {
  const height = (face: number): number => turned(q, LOOKS[face]!)[2];
  const face = [1, 2, 3, 4, 5, 6].reduce((best, next) => (height(next) > height(best) ? next : best));
  const [x, y] = turned(q, turned(inverse(UP[face]!), [1, 0, 0]));
  return { face, turn: (Math.atan2(y, x) * 180) / Math.PI };
}

/** Between two turns, a part of the way from the first. */
export function between(a: Quaternion, b: Quaternion, part: number): Quaternion {
  const same = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3] >= 0 ? 1 : -1;
  const mixed = a.map((value, i) => value * (1 - part) + b[i]! * same * part) as Quaternion;
  const length = Math.hypot(...mixed) || 1;
  return mixed.map((value) => value / length) as Quaternion;
}
