/** Dice, bones and positions of Rolling Bones as the server writes them. */

import type { Bone, BoneFace, DiceCount, FactsOf, Positions } from '../../lib/protocol';

export type { Bone };
export type Face = BoneFace;
export type Counts = DiceCount;
export type Kind = keyof Counts;
export type Position = Positions['rolling-bones'];
export type Facts = FactsOf<'rolling-bones'>;

const LEFT = ['LA1', 'LA2', 'LA3', 'LL3', 'LL4', 'LL5'] as const;
const RIGHT = ['RA1', 'RA2', 'RA3', 'RL3', 'RL4', 'RL5'] as const;
const TRUNK = ['SK', 'RI', 'SP', 'PE'] as const;

export const BONES = [...LEFT, ...RIGHT, ...TRUNK] as const satisfies readonly Bone[];

export const KINDS: Kind[] = ['left', 'right', 'centre'];
export const FACES: Record<Kind, readonly Face[]> = { left: LEFT, right: RIGHT, centre: [...TRUNK, 'HA', 'GR'] };
/** Six dice of each kind, as printed in the box. */
export const PER_KIND = 6;

export const EMPTY: Position = {
  skeleton: [],
  hat: false,
  roll: [],
  out: { left: 0, right: 0, centre: 0 },
  supplementary: 0,
  laid_this_roll: false,
};

/** The sections of the body, in the order in which the eye meets them. */
export const SECTIONS: { name: string; bones: Bone[] }[] = [
  { name: 'left-arm', bones: ['LA1', 'LA2', 'LA3'] },
  { name: 'trunk', bones: ['SK', 'RI', 'SP', 'PE'] },
  { name: 'right-arm', bones: ['RA1', 'RA2', 'RA3'] },
  { name: 'left-leg', bones: ['LL3', 'LL4', 'LL5'] },
  { name: 'right-leg', bones: ['RL3', 'RL4', 'RL5'] },
];

export function isBone(face: string): face is Bone {
  return (BONES as readonly string[]).includes(face);
}

export function isFace(text: string): text is Face {
  return isBone(text) || text === 'HA' || text === 'GR';
}

export function kindOf(face: Face): Kind {
  if ((LEFT as readonly string[]).includes(face)) return 'left';
  return (RIGHT as readonly string[]).includes(face) ? 'right' : 'centre';
}

/** Every filled place with the bone that lies there. */
export function lying(position: Position): Map<Bone, Bone> {
  const places = new Map<Bone, Bone>(position.skeleton.map((bone) => [bone, bone]));
  for (const [place, bone] of Object.entries(position.false ?? {})) places.set(place as Bone, bone);
  return places;
}

/** How many dice of a kind lie on the skeleton. */
export function laidOf(position: Position, kind: Kind): number {
  const bones = [...lying(position).values()].filter((bone) => kindOf(bone) === kind).length;
  return bones + (kind === 'centre' && position.hat ? 1 : 0);
}
