/** What lies on the ice to show something: rings round dice, the arrow of an aim, splashes. */

import { DoubleSide, Group, Mesh, MeshBasicMaterial, RingGeometry, Shape, ShapeGeometry, TorusGeometry } from 'three';
import { target, type Aim } from '../aim';
import type { Ring } from '../view';
import type { Palette } from './palette';
import { WATER_LEVEL } from './arena-body';

const HUES: Record<Ring['kind'], string> = {
  marked: '#d99500',
  choice: '#0b7d80',
  good: '#1d8a48',
  bad: '#c2321f',
  scoring: '#d99500',
  spot: '#0b7d80',
  advised: '#7a2ea0',
};

/** Outer and inner edge of a painted ring, and its corners: that of the coach is a square on its tip. */
const PAINTED: Partial<Record<Ring['kind'], [inner: number, outer: number, corners: number]>> = {
  spot: [5.4, 7, 24],
  advised: [15.5, 19, 4],
};

/** A ring round a die. The marked die's is a real one; others are painted. */
export function ringBody({ x, y, kind }: Ring): Mesh {
  const real = kind === 'marked' || kind === 'scoring';
  const shape = real ? new TorusGeometry(11.5, 1.5, 10, 40) : new RingGeometry(...(PAINTED[kind] ?? [9.6, 12.2, 40]));
  const mesh = new Mesh(shape, new MeshBasicMaterial({ color: HUES[kind], side: DoubleSide }));
  mesh.position.set(x, y, real ? 1.4 : 0.5);
  mesh.castShadow = real;
  return mesh;
}

export function arrowBody(aim: Aim, colours: Palette): Group {
  const [x, y] = target(aim);
  const far = Math.max(Math.hypot(x - aim.place, y), 24);
  const wide = far * 0.11 + 6;
  const spread = new Shape();
  spread.moveTo(-5, 0);
  spread.lineTo(-wide, far);
  spread.quadraticCurveTo(0, far + wide * 0.9, wide, far);
  spread.lineTo(5, 0);
  const arrow = new Shape();
  const points = [[-3, 0], [-2.2, far - 12], [-9, far - 14], [0, far + 3], [9, far - 14], [2.2, far - 12], [3, 0]];
  points.forEach(([px = 0, py = 0], i) => (i === 0 ? arrow.moveTo(px, py) : arrow.lineTo(px, py)));
  const ink = colours.dark ? '#0b5f63' : colours.token('accent');
  const soft = new MeshBasicMaterial({ color: ink, transparent: true, opacity: 0.16, depthWrite: false });
  const group = new Group();
  const fan = new Mesh(new ShapeGeometry(spread), soft);
  const shaft = new Mesh(new ShapeGeometry(arrow), new MeshBasicMaterial({ color: ink, transparent: true, opacity: 0.92 }));
  fan.position.z = 0.6;
  shaft.position.z = 0.9;
  group.add(fan, shaft);
  group.position.set(aim.place, 0, 0);
  group.rotation.z = -aim.direction / 1000;
  return group;
}

/** How the coach would aim: dashes, and a head, in the colour of its marks. */
export function advisedArrow(aim: Aim): Group {
  const [x, y] = target(aim);
  const far = Math.max(Math.hypot(x - aim.place, y), 24);
  const ink = new MeshBasicMaterial({ color: HUES.advised, transparent: true, opacity: 0.85 });
  const shape = (points: [number, number][]): Mesh => {
    const outline = new Shape();
    points.forEach(([px, py], i) => (i === 0 ? outline.moveTo(px, py) : outline.lineTo(px, py)));
    return new Mesh(new ShapeGeometry(outline), ink);
  };
  const group = new Group();
  for (let from = 0; from < far - 18; from += 14) group.add(shape([[-1.8, from], [-1.8, from + 9], [1.8, from + 9], [1.8, from]]));
  group.add(shape([[-9, far - 14], [0, far + 3], [9, far - 14], [0, far - 9]]));
  group.position.set(aim.place, 0, 0.75);
  group.rotation.z = -aim.direction / 1000;
  return group;
}

/** A widening ring on the water; `age` goes from 0 to 1. */
export function splashBody(x: number, y: number): { mesh: Mesh; grow: (age: number) => void } {
  const material = new MeshBasicMaterial({ color: '#ffffff', transparent: true, side: DoubleSide, depthWrite: false });
  const mesh = new Mesh(new RingGeometry(0.82, 1, 36), material);
  mesh.position.set(x, y, WATER_LEVEL + 0.6);
  return {
    mesh,
    grow: (age) => {
      mesh.scale.setScalar(5 + age * 20);
      material.opacity = 0.9 * (1 - age);
    },
  };
}
