/** What is painted on the ice: cracks, nets and holes with their values. */

import { CanvasTexture, SRGBColorSpace } from 'three';
import type { Arena, Patch } from '../arena';
import type { Palette } from './palette';

/** Pixels per millimetre. */
const FINE = 4;

const CRACKS = [
  [[40, 130], [78, 144], [96, 168], [132, 172], [150, 190]],
  [[262, 320], [236, 302], [214, 306]],
  [[110, 370], [128, 346], [120, 322], [138, 306]],
  [[230, 100], [212, 84], [214, 58]],
  [[60, 40], [86, 60], [84, 78]],
] as const;

export function floePicture(arena: Arena, colours: Palette): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = arena.box.width * FINE;
  canvas.height = arena.box.depth * FINE;
  const pen = canvas.getContext('2d')!;
  // Drawn in millimetres with y forward, as everything else.
  pen.setTransform(FINE, 0, 0, -FINE, 0, canvas.height);
  ice(pen, arena, colours);
  for (const patch of arena.patches) {
    if (patch.kind === 'net') net(pen, patch);
    else hole(pen, patch, colours);
    value(pen, patch);
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  // The extruded outline has millimetres for texture coordinates.
  texture.repeat.set(1 / arena.box.width, 1 / arena.box.depth);
  return texture;
}

function ice(pen: CanvasRenderingContext2D, arena: Arena, colours: Palette): void {
  const { width, depth } = arena.box;
  const shade = pen.createRadialGradient(width / 2, depth / 2, 40, width / 2, depth / 2, depth * 0.62);
  shade.addColorStop(0, colours.dark ? '#dcebf2' : '#fafdff');
  shade.addColorStop(0.7, colours.token('ice'));
  shade.addColorStop(1, colours.dark ? '#a9c9d7' : '#cfe6f0');
  pen.fillStyle = shade;
  pen.fillRect(0, 0, width, depth);
  pen.lineJoin = pen.lineCap = 'round';
  pen.strokeStyle = colours.token('ice-line');
  pen.globalAlpha = 0.7;
  for (const crack of CRACKS) {
    pen.lineWidth = 1;
    pen.beginPath();
    crack.forEach(([x, y]) => pen.lineTo(x, y));
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

function disc(pen: CanvasRenderingContext2D, { centre, radius }: Patch, more = 0): void {
  pen.beginPath();
  pen.arc(centre[0], centre[1], radius + more, 0, Math.PI * 2);
}

function net(pen: CanvasRenderingContext2D, patch: Patch): void {
  pen.save();
  disc(pen, patch);
  pen.fillStyle = '#f4e6c1';
  pen.fill();
  pen.clip();
  pen.translate(patch.centre[0], patch.centre[1]);
  pen.rotate(Math.PI / 4);
  pen.strokeStyle = '#8a6a2c';
  pen.lineWidth = 0.8;
  for (let at = -30; at <= 30; at += 5) {
    pen.beginPath();
    pen.moveTo(at, -30);
    pen.lineTo(at, 30);
    pen.moveTo(-30, at);
    pen.lineTo(30, at);
    pen.stroke();
  }
  pen.restore();
  disc(pen, patch, -1);
  pen.strokeStyle = '#6b4c17';
  pen.lineWidth = 2.4;
  pen.setLineDash([4.4, 1.8]);
  pen.stroke();
  pen.setLineDash([]);
}

function hole(pen: CanvasRenderingContext2D, patch: Patch, colours: Palette): void {
  const [x, y] = patch.centre;
  disc(pen, patch, 2.4);
  pen.fillStyle = '#ffffff';
  pen.fill();
  const deep = pen.createRadialGradient(x, y, 2, x, y, patch.radius);
  deep.addColorStop(0, '#04161f');
  deep.addColorStop(0.75, '#0d3b52');
  deep.addColorStop(1, colours.token('water'));
  disc(pen, patch);
  pen.fillStyle = deep;
  pen.fill();
}

function value(pen: CanvasRenderingContext2D, { kind, centre, points }: Patch): void {
  pen.save();
  pen.translate(centre[0], centre[1]);
  pen.scale(1, -1);
  pen.font = '800 16px system-ui, "Noto Sans", "DejaVu Sans", sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = 4;
  const text = points > 0 ? `+${points}` : `−${-points}`;
  pen.strokeStyle = kind === 'net' ? '#fbf4e0' : '#04161f';
  pen.fillStyle = kind === 'net' ? '#3a2807' : '#ffffff';
  pen.strokeText(text, 0, 1);
  pen.fillText(text, 0, 1);
  pen.restore();
}
