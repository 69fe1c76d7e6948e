/**
 * Sculpts the knucklebone and prints `shapes.ts`: `node sculpt.mjs > shapes.ts`.
 *
 * The bone is modelled once, out of spools and hollows, and drawn from eight directions around its long axis: the four
 * sides on which it can lie and the four in between, which are seen while it tumbles. Each picture is an outline and
 * a few nested areas of shade, so it takes the colours of the page.
 */

const GRID = 150;
const EXTENT = 1.36;
/** Light from the upper left, towards the viewer. */
const LIGHT = unit([-0.5, 0.62, 0.72]);
/** Shade begins at these brightnesses; above the last number it shines. */
const SHADES = [0.77, 0.6, 0.44];
const SHINE = 0.93;

function unit(v) {
  const length = Math.hypot(...v);
  return v.map((part) => part / length);
}

const clamp = (value, least, most) => Math.min(most, Math.max(least, value));

function join(a, b, soft) {
  const h = clamp(0.5 + (0.5 * (b - a)) / soft, 0, 1);
  return b + (a - b) * h - soft * h * (1 - h);
}

const carve = (a, b, soft) => -join(-a, b, soft);

/** A disc with rounded edges whose axis is the bone's width. */
function disc([x, y, z], [cx, cy, cz], radius, half, round) {
  const across = Math.hypot(y - cy, z - cz) - radius + round;
  const along = Math.abs(x - cx) - half + round;
  return Math.min(Math.max(across, along), 0) + Math.hypot(Math.max(across, 0), Math.max(along, 0)) - round;
}

function ball([x, y, z], [cx, cy, cz], [rx, ry, rz]) {
  const k0 = Math.hypot((x - cx) / rx, (y - cy) / ry, (z - cz) / rz);
  const k1 = Math.hypot((x - cx) / rx ** 2, (y - cy) / ry ** 2, (z - cz) / rz ** 2);
  return k1 === 0 ? -Math.min(rx, ry, rz) : (k0 * (k0 - 1)) / k1;
}

function block([x, y, z], [cx, cy, cz], [hx, hy, hz], round) {
  const q = [Math.abs(x - cx) - hx + round, Math.abs(y - cy) - hy + round, Math.abs(z - cz) - hz + round];
  const outside = Math.hypot(Math.max(q[0], 0), Math.max(q[1], 0), Math.max(q[2], 0));
  return outside + Math.min(Math.max(...q), 0) - round;
}

/**
 * The distance to the bone. Opposite sides of a solid have mirrored outlines; so that people tell them apart at a
 * glance, the bone is a little plumper seen from the belly (`plump`) and more bent seen from Chios (`bent`).
 */
function bone(p, { plump, bent, slim }) {
  const [x, y, z] = p;
  // From Chios it bends like a C, from the dog like an S.
  const bend = bent * 0.3 * (y * y - 0.5) - (1 - bent) * (0.05 + 0.16 * slim) * Math.sin(y * 2.2);
  const q = [x, y, z + bend];
  const wide = 0.55 + 0.02 * plump;
  let d = block(q, [0, 0, 0], [0.38 + 0.46 * plump, 0.74, 0.4 - 0.08 * slim], 0.28 + 0.08 * plump);
  d = join(d, disc(q, [-wide, 0.7, 0.05], 0.6, 0.26, 0.25), 0.26 - 0.1 * plump);
  d = join(d, disc(q, [wide, 0.64, 0.05], 0.54, 0.24, 0.23), 0.26 - 0.1 * plump);
  d = join(d, disc(q, [0, 0.66, 0.04], 0.36 + 0.1 * plump, 0.5, 0.1), 0.14);
  d = join(d, disc(q, [-wide * 0.8, -0.74, -0.04], 0.5, 0.28, 0.24), 0.28 - 0.1 * plump);
  d = join(d, disc(q, [wide * 0.84, -0.78, -0.04], 0.47, 0.24, 0.22), 0.28 - 0.1 * plump);
  d = join(d, disc(q, [0, -0.74, -0.04], 0.4, 0.5, 0.12), 0.1);
  // The back: a shield with a keel.
  d = join(d, ball(q, [0.02, -0.02, 0.34], [0.27, 0.6, 0.3]), 0.1);
  // The belly: a dish with a rim.
  d = carve(d, ball(q, [0, -0.06, -0.56], [0.45, 0.56, 0.52 * (0.4 + 0.6 * plump)]), 0.03);
  // Chios: a hollow like an ear, with a lobe in it.
  d = carve(d, ball(q, [0.8, -0.02, 0.04], [0.46, 0.62, 0.25]), 0.05);
  if (bent > 0) d = join(d, ball(q, [0.36, -0.1, 0.06], [0.16 * bent, 0.26 * bent, 0.1 * bent]), 0.05);
  // The dog: a knob, and a notch beside it.
  if (slim > 0) d = join(d, ball(q, [-0.42, -0.1, -0.02], [0.16 * slim, 0.34 * slim, 0.17 * slim]), 0.08);
  d = carve(d, ball(q, [-0.86, 0.62, 0.06], [0.2, 0.26, 0.26]), 0.06);
  return d;
}

function turned([x, y, z], angle) {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [c * x + s * z, y, -s * x + c * z];
}

/** How much of each exaggeration is seen from an angle. */
function manner(angle) {
  const near = (centre) => Math.max(0, Math.cos(angle - centre));
  return { plump: near(Math.PI), bent: near(Math.PI / 2), slim: near((3 * Math.PI) / 2) };
}

function march(solid, x, y) {
  for (let z = 1.8, steps = 0; z > -1.8 && steps < 90; steps += 1) {
    const d = solid([x, y, z]);
    if (d < 0.004) return z;
    z -= d * 0.8;
  }
  return null;
}

function slope(solid, p) {
  const e = 0.012;
  const at = (dx, dy, dz) => solid([p[0] + dx, p[1] + dy, p[2] + dz]);
  return unit([at(e, 0, 0) - at(-e, 0, 0), at(0, e, 0) - at(0, -e, 0), at(0, 0, e) - at(0, 0, -e)]);
}

/** How open the sky is above a point: hollows are darker. */
function openness(solid, p, n) {
  let shut = 0;
  for (let i = 1; i <= 5; i += 1) {
    const reach = 0.12 * i;
    shut += Math.max(0, reach - solid(p.map((part, k) => part + n[k] * reach))) / 2 ** i;
  }
  return clamp(1 - 4 * shut, 0, 1);
}

function picture(angle) {
  const form = manner(angle);
  const solid = (p) => bone(turned(p, -angle), form);
  const light = new Float64Array(GRID * GRID).fill(1.2);
  const inside = new Float64Array(GRID * GRID);
  for (let j = 0; j < GRID; j += 1) {
    for (let i = 0; i < GRID; i += 1) {
      const x = ((i + 0.5) / GRID - 0.5) * 2 * EXTENT;
      const y = (0.5 - (j + 0.5) / GRID) * 2 * EXTENT;
      const z = march(solid, x, y);
      if (z === null) continue;
      const p = [x, y, z];
      const n = slope(solid, p);
      const lit = 0.5 + 0.5 * (n[0] * LIGHT[0] + n[1] * LIGHT[1] + n[2] * LIGHT[2]);
      inside[j * GRID + i] = 1;
      light[j * GRID + i] = lit * (0.35 + 0.65 * openness(solid, p, n));
    }
  }
  return { inside, light };
}

/** Softens a field, but only with what is on the bone. */
function soften({ inside, light }, rounds) {
  let field = light;
  for (let round = 0; round < rounds; round += 1) {
    const next = field.slice();
    for (let j = 1; j < GRID - 1; j += 1) {
      for (let i = 1; i < GRID - 1; i += 1) {
        let [sum, weight] = [0, 0];
        for (const [dx, dy, w] of KERNEL) {
          const at = (j + dy) * GRID + i + dx;
          if (inside[at] === 0) continue;
          sum += field[at] * w;
          weight += w;
        }
        if (weight > 0) next[j * GRID + i] = sum / weight;
      }
    }
    field = next;
  }
  return field;
}

const KERNEL = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy, (2 - Math.abs(dx)) * (2 - Math.abs(dy))]));

/** The closed lines along which a field is at a level (marching squares). */
function contours(field, level) {
  // From the edge of the grid at which a line leaves a cell to the one at which it came in.
  const next = new Map();
  const points = new Map();
  const value = ([i, j]) => (i < 0 || j < 0 || i >= GRID || j >= GRID ? -9 : field[j * GRID + i]);
  const cross = (a, b) => {
    const name = `${a[0] + b[0]} ${a[1] + b[1]}`;
    const f = (level - value(a)) / (value(b) - value(a));
    points.set(name, [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f]);
    return name;
  };
  for (let j = -1; j < GRID; j += 1) {
    for (let i = -1; i < GRID; i += 1) {
      const corners = [[i, j], [i + 1, j], [i + 1, j + 1], [i, j + 1]];
      const [into, out] = [[], []];
      corners.forEach((a, k) => {
        const b = corners[(k + 1) % 4];
        if (value(a) >= level !== value(b) >= level) (value(a) >= level ? out : into).push(cross(a, b));
      });
      into.forEach((from, n) => next.set(out[n], from));
    }
  }
  return loops(next).map((loop) => loop.map((name) => points.get(name)));
}

function loops(next) {
  const found = [];
  while (next.size > 0) {
    const loop = [];
    for (let at = next.keys().next().value; next.has(at); ) {
      const to = next.get(at);
      next.delete(at);
      loop.push(at);
      at = to;
    }
    if (loop.length > 8) found.push(loop);
  }
  return found;
}

function area(loop) {
  return Math.abs(loop.reduce((sum, [x, y], i) => {
    const [u, v] = loop[(i + 1) % loop.length];
    return sum + x * v - u * y;
  }, 0) / 2);
}

/** Fewer points on the same line (Douglas and Peucker). */
function thin(points, off) {
  if (points.length < 3) return points;
  const [a, b] = [points[0], points.at(-1)];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1e-9;
  let [far, at] = [0, 0];
  points.forEach(([x, y], i) => {
    const d = length < 1e-6 ? Math.hypot(x - a[0], y - a[1]) : Math.abs((b[0] - a[0]) * (a[1] - y) - (a[0] - x) * (b[1] - a[1])) / length;
    if (d > far) [far, at] = [d, i];
  });
  if (far <= off) return [a, b];
  return [...thin(points.slice(0, at + 1), off).slice(0, -1), ...thin(points.slice(at), off)];
}

/** Pictures are 200 units wide and high; whole ones are fine enough. */
const scale = (v) => Math.round((v / (GRID - 1)) * 200);

/** A smooth closed path through the middles of the lines between points, in steps from point to point. */
function path(loop, off) {
  const half = Math.floor(loop.length / 2);
  const ends = [loop.slice(0, half + 1), [...loop.slice(half), loop[0]]];
  const points = ends.flatMap((part) => thin(part, off).slice(0, -1)).map(([x, y]) => [scale(x), scale(y)]);
  if (points.length < 3) return '';
  const middle = (a, b) => [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)];
  let at = middle(points.at(-1), points[0]);
  const start = `M${at[0]} ${at[1]}q`;
  const steps = points.map((p, i) => {
    const to = middle(p, points[(i + 1) % points.length]);
    const step = [p[0] - at[0], p[1] - at[1], to[0] - at[0], to[1] - at[1]];
    at = to;
    return step.join(' ').replaceAll(' -', '-');
  });
  return `${start}${steps.join(' ').replaceAll(' -', '-')}z`;
}

const drawn = (field, level, off, least) =>
  contours(field, level).filter((loop) => area(loop) > least).map((loop) => path(loop, off)).join('');

function frame(angle) {
  const seen = picture(angle);
  const light = soften(seen, 5);
  const blurred = soften({ inside: new Float64Array(GRID * GRID).fill(1), light: seen.inside }, 2);
  const dark = light.map((value, i) => (seen.inside[i] ? -value : -9));
  const bright = light.map((value, i) => (seen.inside[i] ? value : -9));
  return {
    outline: drawn(blurred, 0.5, 0.35, 40),
    shades: SHADES.map((level) => drawn(dark, -level, 0.8, 60)),
    shine: drawn(bright, SHINE, 0.8, 50),
  };
}

const frames = Array.from({ length: 8 }, (_, i) => frame((i * Math.PI) / 4));
console.log(`/** Eight views of a knucklebone around its long axis, made by sculpt.mjs: back, Chios, belly, dog and what lies between. */

export interface Shape {
  outline: string;
  /** Areas of shade, each within the one before. */
  shades: string[];
  shine: string;
}

export const SHAPES: Shape[] = ${JSON.stringify(frames, null, 2)};`);
