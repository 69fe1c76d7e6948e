/** Dice in space: rounded cubes whose pips have the shape of their colour. */

import { BufferAttribute, CanvasTexture, Mesh, MeshStandardMaterial, SRGBColorSpace, type BufferGeometry } from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import type { Arena } from '../arena';
import { MARKS, PIPS, PIP_SIZE } from '../marks';
import type { Colour } from '../position';
import type { Palette } from './palette';

/** The faces in the order in which a box has its sides: along x, against it, then y, then z. */
const SIDES = [1, 6, 2, 5, 3, 4];
const CELL = 128;

export class DiceMaker {
  private readonly shape: BufferGeometry;
  private readonly skins = new Map<string, MeshStandardMaterial>();

  constructor(
    arena: Arena,
    private readonly colours: Palette,
  ) {
    this.shape = dieShape(arena.die.edge, arena.die.rounding * 1.5);
  }

  make(colour: Colour): Mesh {
    const mesh = new Mesh(this.shape, this.skin(colour));
    mesh.castShadow = mesh.receiveShadow = true;
    return mesh;
  }

  private skin(colour: Colour): MeshStandardMaterial {
    const known = this.skins.get(colour);
    if (known) return known;
    const map = atlas(colour, this.colours);
    const skin = new MeshStandardMaterial({ map, roughness: 0.38, metalness: 0.02 });
    this.skins.set(colour, skin);
    return skin;
  }
}

/** Each side shows its cell of a picture with three by two faces. */
function dieShape(edge: number, rounding: number): BufferGeometry {
  const shape = new RoundedBoxGeometry(edge, edge, edge, 3, rounding);
  const position = shape.getAttribute('position');
  const flat = new Float32Array(position.count * 2);
  for (let i = 0; i < position.count; i++) {
    const side = Math.floor(i / (position.count / 6));
    const at = [position.getX(i), position.getY(i), position.getZ(i)].map((value) => value / edge + 0.5);
    const [u, v] = side < 2 ? [at[1]!, at[2]!] : side < 4 ? [at[0]!, at[2]!] : [at[0]!, at[1]!];
    flat[2 * i] = ((side % 3) + u) / 3;
    flat[2 * i + 1] = (Math.floor(side / 3) + v) / 2;
  }
  shape.setAttribute('uv', new BufferAttribute(flat, 2));
  return shape;
}

function atlas(colour: Colour, colours: Palette): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = CELL * 3;
  canvas.height = CELL * 2;
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = colours.die(colour);
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = colours.pip(colour);
  const mark = new Path2D(MARKS[colour]);
  SIDES.forEach((face, side) => {
    const [x, y] = [((side % 3) + 0.5) * CELL, canvas.height - (Math.floor(side / 3) + 0.5) * CELL];
    for (const [dx, dy] of PIPS[face]!) {
      pen.setTransform(CELL * PIP_SIZE * 1.1, 0, 0, CELL * PIP_SIZE * 1.1, x + dx * CELL, y + dy * CELL);
      pen.fill(mark);
    }
  });
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}
