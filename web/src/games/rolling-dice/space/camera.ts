/** The camera: it stands so that what matters fills the frame, glides, and can be turned by hand. */

import { PerspectiveCamera, Vector3 } from 'three';

/** Where it looks from: turned about the vertical, and up from the horizon; in radians. */
export interface Bearing {
  turn: number;
  tilt: number;
}

export const HOME: Bearing = { turn: 0, tilt: 0.98 };
const TILTS = { least: 0.45, most: 1.5 };
const TURNS = 1.3;

interface Stand {
  centre: Vector3;
  distance: number;
}

export class Camera {
  readonly lens = new PerspectiveCamera(32, 1, 20, 4000);
  private bearing: Bearing = { ...HOME };
  private wanted: Bearing = { ...HOME };
  private points: Vector3[] = [];
  private now: Stand | null = null;

  constructor() {
    this.lens.up.set(0, 0, 1);
  }

  frame(width: number, height: number): void {
    this.lens.aspect = width / height;
    this.lens.updateProjectionMatrix();
  }

  /** What has to be in the frame. */
  show(points: Vector3[]): void {
    this.points = points;
  }

  turn(by: Partial<Bearing>): void {
    const turn = this.wanted.turn + (by.turn ?? 0);
    const tilt = this.wanted.tilt + (by.tilt ?? 0);
    this.wanted = {
      turn: Math.min(TURNS, Math.max(-TURNS, turn)),
      tilt: Math.min(TILTS.most, Math.max(TILTS.least, tilt)),
    };
  }

  reset(): void {
    this.wanted = { ...HOME };
  }

  /** Goes a part of the way to where it should be; whether it is still on its way. */
  glide(part: number): boolean {
    this.bearing.turn += (this.wanted.turn - this.bearing.turn) * part;
    this.bearing.tilt += (this.wanted.tilt - this.bearing.tilt) * part;
    const goal = this.stand();
    const before = this.now ?? goal;
    const centre = before.centre.clone().lerp(goal.centre, part);
    const distance = before.distance + (goal.distance - before.distance) * part;
    this.now = { centre, distance };
    this.lens.position.copy(centre).addScaledVector(this.axes().ahead, -distance);
    this.lens.lookAt(centre);
    this.lens.updateMatrixWorld();
    const off = Math.abs(goal.distance - distance) + centre.distanceTo(goal.centre);
    return off + Math.abs(this.wanted.turn - this.bearing.turn) * 300 + Math.abs(this.wanted.tilt - this.bearing.tilt) * 300 > 0.4;
  }

  private axes(): { ahead: Vector3; right: Vector3; above: Vector3 } {
    const { turn, tilt } = this.bearing;
    const ahead = new Vector3(Math.sin(turn) * Math.cos(tilt), Math.cos(turn) * Math.cos(tilt), -Math.sin(tilt));
    const right = new Vector3(Math.cos(turn), -Math.sin(turn), 0);
    return { ahead, right, above: right.clone().cross(ahead) };
  }

  /** The nearest stand from which all points are seen, with the picture in the middle. */
  private stand(): Stand {
    const { ahead, right, above } = this.axes();
    const tall = Math.tan((this.lens.fov * Math.PI) / 360);
    const wide = tall * this.lens.aspect;
    const centre = this.points.reduce((sum, point) => sum.add(point), new Vector3()).divideScalar(this.points.length || 1);
    let distance = 400;
    for (let round = 0; round < 4; round++) {
      const seen = this.points.map((point) => {
        const away = point.clone().sub(centre);
        return { x: away.dot(right), y: away.dot(above), far: away.dot(ahead) };
      });
      distance = Math.max(120, ...seen.map(({ x, y, far }) => Math.max(Math.abs(x) / wide, Math.abs(y) / tall) - far));
      const xs = seen.map(({ x, far }) => x / (distance + far));
      const ys = seen.map(({ y, far }) => y / (distance + far));
      centre.addScaledVector(right, ((Math.max(...xs) + Math.min(...xs)) / 2) * distance);
      centre.addScaledVector(above, ((Math.max(...ys) + Math.min(...ys)) / 2) * distance);
    }
    return { centre, distance };
  }
}
