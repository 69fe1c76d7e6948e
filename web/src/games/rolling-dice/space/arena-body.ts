/** The box with its walls, the water, the floe and the ice blocks, as bodies in space (millimetres, z up). */

import {
  CanvasTexture,
  ExtrudeGeometry,
  Group,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
  RepeatWrapping,
  ShadowMaterial,
  Shape,
  ShapeGeometry,
  SRGBColorSpace,
} from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import type { Arena } from '../arena';
import { BLOCK_HEIGHT } from '../dice';
import { floePicture } from './floe-picture';
import type { Palette } from './palette';

export const WATER_LEVEL = -5;
const BOTTOM = -16;
/** How far the shore reaches before the entrance: the blocks stand on it. */
export const SHORE = 46;
const BEVEL = 1.6;

export interface ArenaBody {
  body: Group;
  /** Moves the waves on, by milliseconds. */
  wave: (time: number) => void;
}

export function arenaBody(arena: Arena, colours: Palette): ArenaBody {
  const body = new Group();
  const water = sea(arena, colours);
  body.add(table(colours), ...box(arena, colours), water.mesh, floe(arena, colours), ...blocks(arena, colours));
  return { body, wave: water.wave };
}

function table(colours: Palette): Mesh {
  const mesh = new Mesh(new PlaneGeometry(1600, 1600), new ShadowMaterial({ opacity: colours.dark ? 0.45 : 0.2 }));
  mesh.position.set(150, 200, BOTTOM - 0.5);
  mesh.receiveShadow = true;
  return mesh;
}

function box(arena: Arena, colours: Palette): Mesh[] {
  const { width, depth } = arena.box;
  const { height, thickness } = arena.wall;
  const wood = new MeshStandardMaterial({ color: colours.token('bone-shade'), roughness: 0.75 });
  const beam = (w: number, d: number, from: number, to: number, x: number, y: number): Mesh => {
    const mesh = new Mesh(new RoundedBoxGeometry(w, d, to - from, 2, 1.6), wood);
    mesh.position.set(x, y, (from + to) / 2);
    mesh.castShadow = mesh.receiveShadow = true;
    return mesh;
  };
  const long = depth + thickness;
  return [
    beam(thickness, long, BOTTOM, height, -thickness / 2, long / 2),
    beam(thickness, long, BOTTOM, height, width + thickness / 2, long / 2),
    beam(width + 2 * thickness, thickness, BOTTOM, height, width / 2, depth + thickness / 2),
    beam(width + 2 * thickness, SHORE, BOTTOM, 0, width / 2, -SHORE / 2),
  ];
}

function sea(arena: Arena, colours: Palette): { mesh: Mesh; wave: (time: number) => void } {
  const picture = ripples();
  const colour = colours.token('water');
  const material = new MeshStandardMaterial({ color: colour, map: picture, roughness: 0.35, metalness: 0.05 });
  const mesh = new Mesh(new PlaneGeometry(arena.box.width, arena.box.depth), material);
  mesh.position.set(arena.box.width / 2, arena.box.depth / 2, WATER_LEVEL);
  mesh.receiveShadow = true;
  return { mesh, wave: (time) => picture.offset.set(Math.sin(time / 2600) * 0.06, time / 30000) };
}

/** Light on the water: a tile of soft crests. */
function ripples(): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 256;
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#e6e6e6';
  pen.fillRect(0, 0, 256, 256);
  pen.strokeStyle = '#ffffff';
  pen.lineCap = 'round';
  for (let i = 0; i < 26; i++) {
    const [x, y] = [(i * 97) % 256, (i * 61) % 256];
    pen.lineWidth = 2 + (i % 3);
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo(x + 16, y - 12, x + 32, y);
    pen.stroke();
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.repeat.set(3, 4);
  return texture;
}

function floe(arena: Arena, colours: Palette): Group {
  const shape = new Shape();
  arena.floe.forEach(([x, y], i) => (i === 0 ? shape.moveTo(x, y) : shape.lineTo(x, y)));
  shape.closePath();
  // The bevel grows inwards, so that the rim is where the rules have it.
  const thick = -BOTTOM - 2 * BEVEL - 2;
  const bevel = { bevelThickness: BEVEL, bevelSize: BEVEL, bevelOffset: -BEVEL, bevelSegments: 2 };
  const side = new MeshStandardMaterial({ color: colours.dark ? '#9cc3d4' : '#bfdfea', roughness: 0.5 });
  const body = new Mesh(new ExtrudeGeometry(shape, { depth: thick, ...bevel }), side);
  body.position.z = -thick - BEVEL - 0.15;
  body.castShadow = body.receiveShadow = true;
  const top = new MeshStandardMaterial({ map: floePicture(arena, colours), roughness: 0.42 });
  const face = new Mesh(new ShapeGeometry(shape), top);
  face.receiveShadow = true;
  const group = new Group();
  group.add(body, face);
  return group;
}

function blocks(arena: Arena, colours: Palette): Mesh[] {
  const edge = arena.block_edge;
  const ice = new MeshStandardMaterial({ color: colours.token('ice'), roughness: 0.25, metalness: 0.05 });
  const shape = new RoundedBoxGeometry(edge, edge, BLOCK_HEIGHT, 2, 1.8);
  const cubes = arena.blocks.map(([x, y]) => {
    const mesh = new Mesh(shape, ice);
    mesh.position.set(x, y, BLOCK_HEIGHT / 2);
    mesh.castShadow = mesh.receiveShadow = true;
    return mesh;
  });
  const first = arena.blocks[0];
  return first ? [...cubes, star(first[0], first[1])] : cubes;
}

/** The start symbol on the first block. */
function star(x: number, y: number): Mesh {
  const shape = new Shape();
  for (let i = 0; i < 10; i++) {
    const [angle, far] = [(i * Math.PI) / 5 + Math.PI / 2, i % 2 === 0 ? 7 : 3.2];
    const [px, py] = [Math.cos(angle) * far, Math.sin(angle) * far];
    if (i === 0) shape.moveTo(px, py);
    else shape.lineTo(px, py);
  }
  const mesh = new Mesh(new ShapeGeometry(shape), new MeshStandardMaterial({ color: '#b77900', roughness: 0.6 }));
  mesh.position.set(x, y, BLOCK_HEIGHT + 0.1);
  return mesh;
}

