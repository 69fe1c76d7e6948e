/** The arena in space. Told what to show, it draws only when something changes, and less finely where that is slow. */

import {
  DirectionalLight,
  Group,
  HemisphereLight,
  Mesh,
  PCFShadowMap,
  Plane,
  Quaternion,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
  type Material,
  type Texture,
} from 'three';
import type { Aim } from '../aim';
import type { Arena } from '../arena';
import type { Die } from '../dice';
import type { Ring, Splash } from '../view';
import { arenaBody, SHORE, type ArenaBody } from './arena-body';
import { Camera, type Bearing } from './camera';
import { DiceMaker } from './die-body';
import { advisedArrow, arrowBody, ringBody, splashBody } from './marks-body';
import { palette, type Palette } from './palette';

/** How deep a die sinks that has fallen into the water. */
const SINK = 9;
const SPLASH_TIME = 900;
/** Slower frames than this, in milliseconds, mean that the device has too much to do. */
const SLOW = 30;
/** So long may it be slow before less is drawn. */
const PATIENCE = 700;

interface Shown {
  mesh: Mesh;
  colour: string;
}

export class Space {
  private readonly scene = new Scene();
  private readonly camera = new Camera();
  private readonly renderer: WebGLRenderer;
  private readonly colours: Palette;
  private readonly arenaBody: ArenaBody;
  private readonly maker: DiceMaker;
  private readonly dice = new Map<string, Shown>();
  private readonly rings = new Group();
  private readonly splashes = new Map<number, { grow: (age: number) => void; mesh: Mesh; born: number }>();
  private readonly light = new DirectionalLight('#ffffff', 2);
  private arrows: Group[] = [];
  private asked = 0;
  private last = 0;
  private slowTime = 0;
  private settled = false;

  constructor(
    canvas: HTMLCanvasElement,
    private readonly arena: Arena,
    private readonly still: () => boolean,
    private readonly drawn: () => void,
  ) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, powerPreference: 'low-power' });
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.colours = palette();
    this.maker = new DiceMaker(arena, this.colours);
    this.arenaBody = arenaBody(arena, this.colours);
    this.scene.add(this.arenaBody.body, this.rings);
    this.lights();
    this.lookHome();
  }

  resize(width: number, height: number): void {
    if (width === 0 || height === 0) return;
    this.renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    this.renderer.setSize(width, height, false);
    this.camera.frame(width, height);
    this.settled = false;
    this.draw();
  }

  setDice(dice: Die[]): void {
    const ids = new Set(dice.map((die) => die.id));
    for (const [id, { mesh }] of this.dice) {
      if (ids.has(id)) continue;
      this.scene.remove(mesh);
      this.dice.delete(id);
    }
    for (const die of dice) this.put(die);
    this.draw();
  }

  setRings(rings: Ring[]): void {
    for (const ring of this.rings.children) (ring as Mesh).geometry.dispose();
    this.rings.clear();
    for (const ring of rings) this.rings.add(ringBody(ring));
    this.draw();
  }

  /** The arrow of the aim, and that of the coach. */
  setAims(aim: Aim | null, advised: Aim | null): void {
    this.scene.remove(...this.arrows);
    this.arrows = [aim && arrowBody(aim, this.colours), advised && advisedArrow(advised)].filter((arrow) => arrow !== null);
    if (this.arrows.length > 0) this.scene.add(...this.arrows);
    this.draw();
  }

  setSplashes(splashes: Splash[]): void {
    for (const { id, x, y } of splashes) {
      if (this.splashes.has(id)) continue;
      const splash = { ...splashBody(x, y), born: performance.now() };
      this.splashes.set(id, splash);
      this.scene.add(splash.mesh);
    }
    this.draw();
  }

  /** Everything in the frame. */
  lookHome(): void {
    const { width, depth } = this.arena.box;
    const edge = this.arena.wall.thickness;
    const corners = [-edge, width + edge].flatMap((x) => [
      new Vector3(x, -SHORE, 0),
      new Vector3(x, depth + edge, this.arena.wall.height),
      new Vector3(x, depth + edge, -16),
    ]);
    this.camera.show(corners);
    this.draw();
  }

  /** Some dice in the frame, with room round them. */
  lookAt(dice: Pick<Die, 'x' | 'y'>[], room: number): void {
    if (dice.length === 0) return this.lookHome();
    const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
    const xs = dice.map(({ x }) => clamp(x, 0, this.arena.box.width));
    const ys = dice.map(({ y }) => clamp(y, -SHORE, this.arena.box.depth));
    const corner = (x: number, y: number): Vector3 => new Vector3(x, y, 0);
    const [left, right] = [Math.min(...xs) - room, Math.max(...xs) + room];
    const [back, front] = [Math.min(...ys) - room, Math.max(...ys) + room];
    this.camera.show([corner(left, back), corner(right, back), corner(left, front), corner(right, front)]);
    this.draw();
  }

  turn(by: Partial<Bearing>): void {
    this.camera.turn(by);
    this.draw();
  }

  reset(): void {
    this.camera.reset();
    this.lookHome();
  }

  /** Where a point is on the canvas, in its own pixels. */
  project(x: number, y: number, z: number): { x: number; y: number } {
    const at = new Vector3(x, y, z).project(this.camera.lens);
    const size = this.renderer.getSize(new Vector2());
    return { x: ((at.x + 1) / 2) * size.x, y: ((1 - at.y) / 2) * size.y };
  }

  /** The point of the ice under a point of the canvas. */
  ground(x: number, y: number): { x: number; y: number } | null {
    const size = this.renderer.getSize(new Vector2());
    const caster = new Raycaster();
    caster.setFromCamera(new Vector2((x / size.x) * 2 - 1, 1 - (y / size.y) * 2), this.camera.lens);
    const hit = caster.ray.intersectPlane(new Plane(new Vector3(0, 0, 1), 0), new Vector3());
    return hit && { x: hit.x, y: hit.y };
  }

  dispose(): void {
    cancelAnimationFrame(this.asked);
    this.scene.traverse((part) => {
      if (!(part instanceof Mesh)) return;
      (part.geometry as { dispose(): void }).dispose();
      const material = part.material as Material & { map?: Texture | null };
      material.map?.dispose();
      material.dispose();
    });
    this.renderer.dispose();
  }

  private lights(): void {
    const sky = new HemisphereLight('#ffffff', '#a9c4d2', this.colours.dark ? 1.5 : 2.1);
    this.light.intensity = this.colours.dark ? 1.5 : 1.9;
    const { width, depth } = this.arena.box;
    this.light.position.set(-140, depth * 0.2, 520);
    this.light.target.position.set(width / 2, depth / 2, 0);
    this.light.castShadow = true;
    this.light.shadow.mapSize.set(2048, 2048);
    this.light.shadow.radius = 3;
    this.light.shadow.bias = -0.0006;
    this.light.shadow.normalBias = 0.4;
    const view = this.light.shadow.camera;
    Object.assign(view, { left: -330, right: 330, top: 330, bottom: -330, near: 100, far: 1100 });
    this.scene.add(sky, this.light, this.light.target);
  }

  private put(die: Die): void {
    let shown = this.dice.get(die.id);
    if (!shown || shown.colour !== die.colour) {
      if (shown) this.scene.remove(shown.mesh);
      shown = { mesh: this.maker.make(die.colour), colour: die.colour };
      this.dice.set(die.id, shown);
      this.scene.add(shown.mesh);
    }
    shown.mesh.position.set(die.x, die.y, die.z - die.sunk * SINK);
    shown.mesh.quaternion.copy(new Quaternion(...die.turn));
  }

  /** Asks for a frame; many wishes before it come to one. */
  private draw(): void {
    if (this.asked) return;
    this.asked = requestAnimationFrame((time) => {
      this.asked = 0;
      this.render(time);
    });
  }

  private render(time: number): void {
    const passed = Math.min(250, time - this.last);
    // After a longer pause the time says nothing about how fast the device is.
    const running = time - this.last < 400;
    this.last = time;
    const part = this.still() || !this.settled ? 1 : 1 - Math.exp(-passed / 170);
    this.settled = true;
    const moving = this.camera.glide(part);
    const splashing = this.grow();
    if (!this.still()) this.arenaBody.wave(time);
    this.renderer.render(this.scene, this.camera.lens);
    this.drawn();
    if (running) this.spare(passed);
    if (moving || splashing) this.draw();
  }

  private grow(): boolean {
    const now = performance.now();
    for (const [id, { mesh, grow, born }] of this.splashes) {
      const age = (now - born) / SPLASH_TIME;
      if (age < 1) grow(age);
      else {
        this.scene.remove(mesh);
        // It stays known, so that it is not shown a second time.
        this.splashes.set(id, { mesh, grow: () => undefined, born: -Infinity });
      }
    }
    return [...this.splashes.values()].some(({ born }) => now - born < SPLASH_TIME);
  }

  /** Where frames are slow for a while it does with fewer pixels, coarser shadows, and at last without them. */
  private spare(passed: number): void {
    this.slowTime = passed > SLOW ? this.slowTime + passed : Math.max(0, this.slowTime - 2 * passed);
    if (this.slowTime < PATIENCE) return;
    this.slowTime = 0;
    const ratio = this.renderer.getPixelRatio();
    const { shadow } = this.light;
    if (ratio > 1) this.renderer.setPixelRatio(Math.max(1, ratio * 0.7));
    else if (this.light.castShadow && shadow.mapSize.x > 512) {
      shadow.mapSize.set(512, 512);
      shadow.map?.dispose();
      shadow.map = null;
    } else if (this.light.castShadow) this.light.castShadow = false;
    else this.renderer.setPixelRatio(Math.max(0.75, ratio * 0.85));
  }
}
