/** The arena's measures, told by the server in millimetres: x along the entrance, y forward from it. */

import { get } from '../../lib/api';
import type { AimPart } from './aim';
import type { Colour } from './position';

export type Point = [x: number, y: number];

export interface Patch {
  kind: 'net' | 'hole';
  centre: Point;
  radius: number;
  points: number;
}

/** What a part of an aim can be, in the units of the notation. */
export interface Range {
  least: number;
  most: number;
  step: number;
  usual: number;
}

export interface Arena {
  box: { width: number; depth: number };
  wall: { height: number; thickness: number };
  floe: Point[];
  patches: Patch[];
  blocks: Point[];
  block_edge: number;
  die: { edge: number; rounding: number };
  aim: Record<AimPart, Range>;
  colours: Colour[];
}

/** As the server writes it. */
export interface ArenaView {
  box: { width: number; depth: number; wall_height: number; wall_thickness: number };
  floe: { x: number; y: number }[];
  patches: { kind: 'net' | 'hole'; x: number; y: number; radius: number; points: number }[];
  blocks: { x: number; y: number }[];
  block_edge: number;
  die: { edge: number; rounding: number };
  aim: ({ part: AimPart } & Range)[];
  colours: string[];
}

export function arenaOf(view: ArenaView): Arena {
  const { box, die, block_edge } = view;
  const point = ({ x, y }: { x: number; y: number }): Point => [x, y];
  return {
    box: { width: box.width, depth: box.depth },
    wall: { height: box.wall_height, thickness: box.wall_thickness },
    floe: view.floe.map(point),
    patches: view.patches.map((patch) => ({ ...patch, centre: point(patch) })),
    blocks: view.blocks.map(point),
    block_edge,
    die,
    aim: Object.fromEntries(view.aim.map((range) => [range.part, range])) as unknown as Record<AimPart, Range>,
    colours: view.colours as Colour[],
  };
}

/** The version of the rules that new tables are played by. */
const RULES = 2;

const asked = new Map<number, Promise<Arena>>();

/** The arena as a version of the rules has it, asked for once. */
export function arena(rules: number = RULES): Promise<Arena> {
  const known = asked.get(rules);
  if (known) return known;
  const told = get<ArenaView>(`/arena?rules=${rules}`).then(arenaOf, (error: unknown) => {
    asked.delete(rules);
    throw error;
  });
  asked.set(rules, told);
  return told;
}
