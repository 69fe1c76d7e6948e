/** The first turn for somebody who has never played: fixed dice and fixed steps. */

import { EMPTY, type Face, type Position } from './bones';
import { after } from './scene';

/** What the pupil has to tap in a step: dice or places by their face, or a button. */
export interface LessonStep {
  /** The position when the step begins. */
  start: Position;
  /** Moves that are waited for, in any order. */
  wanted: string[];
  kind: 'read' | 'lay' | 'pay' | 'roll' | 'bury';
  /** What burying is worth, written on the stone. */
  worth: number;
}

const faces = (text: string): Face[] => text.split(' ') as Face[];
const play = (position: Position, ...moves: string[]): Position => moves.reduce(after, position);

const OPENING: Position = {
  ...EMPTY,
  roll: faces('LA1 LA3 LL4 LL4 LL5 LL5 RA2 RA2 RL4 RL4 RL5 RL5 SK RI RI SP HA HA'),
};
const SKULL = play(OPENING, 'lay SK');
const CHEST = play(SKULL, 'lay RI');
const DRESSED = play(CHEST, 'lay SP', 'lay LA1', 'put on hat');
const CUP = play(DRESSED, 'roll paying L0 R1 C0');
const SECOND: Position = {
  ...CUP,
  rolling: false,
  roll: faces('LA2 LL4 LL5 LL5 LL5 RA2 RL4 RL4 RL5 RL5 PE GR'),
  laid_this_roll: false,
};
const COMPLETE = play(SECOND, 'lay PE', 'lay LA2');

function step(kind: LessonStep['kind'], start: Position, worth: number, ...wanted: string[]): LessonStep {
  return { kind, start, worth, wanted };
}

export const LESSON: LessonStep[] = [
  step('read', OPENING, 0),
  step('lay', OPENING, 0, 'lay SK'),
  step('lay', SKULL, 1, 'lay RI'),
  step('lay', CHEST, 2, 'lay SP', 'lay LA1', 'put on hat'),
  step('pay', DRESSED, 8, 'RL5'),
  step('roll', CUP, 8),
  step('lay', SECOND, 8, 'lay PE', 'lay LA2'),
  step('bury', COMPLETE, 14, 'bury'),
  step('read', EMPTY, 0),
];
