/** The picture of a result, painted. */

import { inLines, shortened, type Fits } from './fit';
import type { ResultCard, Row } from './result';

const WIDTH = 1200;
const EDGE = 64;
/** The drawing of the game, at the top on the right. */
export const COVER = { width: 384, height: 256 };
const HEAD = 372;
/** A row, and one with a note below. */
const [ROW, NOTED] = [104, 136];
const FOOT = 112;
const TEXT = WIDTH - 2 * EDGE;

/** Colours and letters of the page. */
export type Look = (name: string) => string;

/** Those that the page has now. */
export function lookOf(page: Element): Look {
  const style = getComputedStyle(page);
  return (name) => style.getPropertyValue(name).trim();
}

type Pen = CanvasRenderingContext2D;

/** Paints the card, as high as it has rows. */
export function paint(canvas: HTMLCanvasElement, card: ResultCard, cover: CanvasImageSource, look: Look): void {
  const each = card.rows.some(({ note }) => note !== '') ? NOTED : ROW;
  canvas.width = WIDTH;
  canvas.height = HEAD + card.rows.length * each + FOOT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  // Names may be written from right to left, the card is not.
  pen.direction = 'ltr';
  pen.textBaseline = 'alphabetic';
  background(pen, canvas.height, look);
  head(pen, card, cover, look);
  card.rows.forEach((row, index) => rowOf(pen, row, HEAD + index * each, look));
  foot(pen, card, canvas.height - 48, look);
}

function background(pen: Pen, height: number, look: Look): void {
  pen.fillStyle = look('--card');
  pen.fillRect(0, 0, WIDTH, height);
  const light = pen.createRadialGradient(0, 0, 0, 0, 0, WIDTH * 0.6);
  light.addColorStop(0, look('--gold-soft'));
  light.addColorStop(1, look('--card'));
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDTH, height);
  pen.fillStyle = look('--gold');
  pen.fillRect(0, 0, WIDTH, 10);
}

function head(pen: Pen, card: ResultCard, cover: CanvasImageSource, look: Look): void {
  const [x, y] = [WIDTH - EDGE - COVER.width, 58];
  pen.save();
  pen.beginPath();
  pen.roundRect(x, y, COVER.width, COVER.height, 24);
  pen.clip();
  pen.fillStyle = look('--sunken');
  pen.fillRect(x, y, COVER.width, COVER.height);
  pen.drawImage(cover, x, y, COVER.width, COVER.height);
  pen.restore();
  pen.strokeStyle = look('--line');
  pen.lineWidth = 2;
  pen.beginPath();
  pen.roundRect(x, y, COVER.width, COVER.height, 24);
  pen.stroke();

  letters(pen, 600, 38, look('--font'), look('--ink-soft'));
  pen.fillText(card.game, EDGE, 104);
  letters(pen, 700, 64, look('--serif'), look('--ink'));
  const lines = inLines(card.title, 3, within(pen, x - EDGE - 36));
  lines.forEach((line, index) => pen.fillText(line, EDGE, 184 + index * 72));
}

function rowOf(pen: Pen, row: Row, top: number, look: Look): void {
  const middle = top + 34;
  place(pen, row, EDGE + 30, middle, look);
  letters(pen, 700, 38, look('--font'), look('--ink'));
  const [left, right] = [EDGE + 88, WIDTH - EDGE];
  const points = pen.measureText(row.points).width;
  pen.fillText(row.points, right - points, middle + 13);
  letters(pen, row.won ? 700 : 500, 38, look('--font'), look('--ink'));
  pen.fillText(shortened(row.name, within(pen, right - points - 32 - left)), left, middle + 13);
  bar(pen, left, middle + 40, TEXT - 88, look('--sunken'));
  bar(pen, left, middle + 40, (TEXT - 88) * row.part, look(row.won ? '--gold' : '--line-strong'));
  letters(pen, 500, 26, look('--font'), look('--ink-soft'));
  pen.fillText(row.note, left, middle + 84);
}

function place(pen: Pen, row: Row, x: number, y: number, look: Look): void {
  pen.beginPath();
  pen.arc(x, y, 29, 0, 2 * Math.PI);
  pen.fillStyle = look(row.won ? '--gold-soft' : '--card');
  pen.fill();
  pen.strokeStyle = look(row.won ? '--gold' : '--line-strong');
  pen.lineWidth = row.won ? 5 : 3;
  pen.stroke();
  letters(pen, 700, 32, look('--serif'), look('--ink'));
  const text = String(row.place);
  pen.fillText(text, x - pen.measureText(text).width / 2, y + 11);
}

function bar(pen: Pen, x: number, y: number, width: number, colour: string): void {
  if (width <= 0) return;
  pen.fillStyle = colour;
  pen.beginPath();
  pen.roundRect(x, y, Math.max(width, 12), 12, 6);
  pen.fill();
}

function foot(pen: Pen, card: ResultCard, y: number, look: Look): void {
  letters(pen, 500, 30, look('--font'), look('--ink-soft'));
  pen.fillText(card.footer, EDGE, y);
  letters(pen, 700, 34, look('--serif'), look('--accent'));
  const name = 'Bonecup';
  pen.fillText(name, WIDTH - EDGE - pen.measureText(name).width, y);
}

function letters(pen: Pen, weight: number, size: number, family: string, colour: string): void {
  pen.font = `${weight} ${size}px ${family}`;
  pen.fillStyle = colour;
}

const within =
  (pen: Pen, width: number): Fits =>
  (text) =>
    pen.measureText(text).width <= width;
