/** The arena's measures, told by the server in millimetres: x along the entrance, y forward from it. */

import { get } from '../../lib/api';
import type { AimPartView, ArenaView, Colour, PatchView } from '../../lib/protocol';
import type { AimPart } from './aim';

export type Point = [x: number, y: number];

export interface Patch extends PatchView {
  centre: Point;
}

/** What a part of an aim can be, in the units of the notation. */
export type Range = Pick<AimPartView, 'least' | 'most' | 'step' | 'usual'>;

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
  /** The points that end the game, for two seats and more. */
  goals: number[];
}

/** The parts by name; a part that is not told stays as it is. */
function ranges(parts: AimPartView[]): Record<AimPart, Range> {
  const nothing: Range = { least: 0, most: 0, step: 1, usual: 0 };
  const all = { place: nothing, direction: nothing, strength: nothing, loft: nothing, spin: nothing };
  for (const range of parts) all[range.part] = range;
  return all;
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
    aim: ranges(view.aim),
    colours: view.colours,
    goals: view.goals,
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
