/** What the eye sees after a move: bookkeeping for the drawing, while the server decides what is legal. */

import type { Bone, Face, Position } from './bones';
import { readMove } from './notation';

function without(roll: Face[], face: Face): Face[] {
  const at = roll.indexOf(face);
  return at < 0 ? roll : roll.toSpliced(at, 1);
}

function laid(position: Position, bone: Bone, place: Bone): Position {
  const rest = { ...position, roll: without(position.roll, bone), laid_this_roll: true };
  if (bone === place) return { ...rest, skeleton: [...position.skeleton, bone] };
  return { ...rest, false: { ...position.false, [place]: bone } };
}

/** The position to show after a move. Burying and leaving change nothing: the skeleton is still to be seen. */
export function after(position: Position, text: string): Position {
  const move = readMove(text);
  switch (move?.kind) {
    case 'lay':
      return laid(position, move.bone, move.place);
    case 'put-on':
      return { ...position, roll: without(position.roll, 'HA'), hat: true };
    case 'take-off':
      return { ...position, hat: false };
    case 'roll': {
      const { left, right, centre } = move.paying;
      const out = { left: position.out.left + left, right: position.out.right + right, centre: position.out.centre + centre };
      return { ...position, out, roll: [], rolling: true, supplementary: position.supplementary + 1 };
    }
    default:
      return position;
  }
}
