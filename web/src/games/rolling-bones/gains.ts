/** What skeletons brought in a game that is over. */

import type { Frame, Positions } from '../../lib/protocol';

export interface Gain {
  points: number;
  /** The position in which it lay complete. */
  before: Positions['rolling-bones'];
}

/** The most that a seat earned at once; none if it never earned anything. */
export function bestGain(frames: readonly Frame[], seat: number): Gain | null {
  let best: Gain | null = null;
  frames.forEach((frame, at) => {
    const before = frames[at - 1];
    if (!before) return;
    const points = (frame.points[seat] ?? 0) - (before.points[seat] ?? 0);
    if (points > (best?.points ?? 0)) best = { points, before: before.position as Positions['rolling-bones'] };
  });
  return best;
}
