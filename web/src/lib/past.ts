/** What has happened at a table, in turns: for the list of what happened and for those who hear the game. */

import type { PastStep, RoomEvent, StepMessage } from './protocol';

export type { PastStep } from './protocol';

/** How many steps are kept: as many as the server tells. */
const KEPT = 200;

/** What somebody did from their first roll or move on. */
export interface Turn {
  seat: number;
  /** What happened, in order: moves and dice that belong to this seat alone. */
  events: TurnEvent[];
  /** The points that the seat got by it, and what it has in all; none while nobody knows. */
  gained: number | null;
  points: number | null;
  /** Whether it is over, and the step that ended it. */
  done: boolean;
  end?: number | null;
}

/** An event of a turn, with the step that it is part of. */
export interface TurnEvent {
  seq: number;
  event: Extract<RoomEvent, { type: 'moved' | 'rolled' }>;
}

/** The steps in which whoever played a turn decided something. */
export const decisionsOf = ({ events }: Turn): number[] => [
  ...new Set(events.filter(({ event }) => event.type === 'moved').map(({ seq }) => seq)),
];

/** What is kept of a step. */
export function pastOf(step: StepMessage): PastStep {
  const turn = step.play?.turn;
  const acting = turn && turn.kind !== 'over' ? turn.seat : null;
  return { seq: step.seq, at: step.at, events: step.events, points: step.play?.points ?? null, acting };
}

/** All steps that either knows, in order; where both know one, what the first says counts. */
export function mergedPast(told: readonly PastStep[], known: readonly PastStep[]): PastStep[] {
  const numbers = new Set(told.map(({ seq }) => seq));
  const all = [...told, ...known.filter(({ seq }) => !numbers.has(seq))];
  return all.sort((one, other) => one.seq - other.seq).slice(-KEPT);
}

/**
 * The turns of steps that follow each other. Dice have no name on them: they belong to whoever cast them, or to whoever
 * moved last, unless that move passed the cup on.
 */
export function turnsOf(steps: readonly PastStep[], passes: (move: string) => boolean): Turn[] {
  const turns: Turn[] = [];
  let owner: number | null = null;
  let before: number[] | null = null;
  const open = (seat: number, seq: number): Turn => {
    const last = turns.at(-1);
    if (last && last.seat === seat && !last.done) return last;
    if (last && !last.done) Object.assign(last, { done: true, end: seq });
    const turn: Turn = { seat, events: [], gained: null, points: null, done: false, end: null };
    turns.push(turn);
    return turn;
  };
  for (const step of steps) {
    for (const event of ownEvents(step)) {
      if (event.type === 'cast') owner = event.seat;
      if (event.type === 'moved') {
        open(event.seat, step.seq).events.push({ seq: step.seq, event });
        owner = event.seat;
        if (passes(event.move)) {
          close(turns.at(-1), step, before);
          owner = step.acting;
        }
      }
      // Before anybody has moved they are of whoever acts on them.
      if (event.type === 'rolled') owner ??= step.acting;
      if (event.type === 'rolled' && owner !== null) open(owner, step.seq).events.push({ seq: step.seq, event });
    }
    const last = turns.at(-1);
    // What a turn brought counts when it is over; in some games that is when others may act.
    if (last && !last.done && step.acting !== last.seat) close(last, step, before);
    before = step.points ?? before;
    if (owner === null) owner = step.acting;
  }
  return turns;
}

/** A practice begins with what was played in another game: only the dice that lie there when it begins are part of it. */
function ownEvents({ events }: PastStep): readonly RoomEvent[] {
  const begins = events.some(({ type }) => type === 'started');
  return begins ? events.slice(events.findLastIndex(({ type }) => type === 'moved') + 1) : events;
}

function close(turn: Turn | undefined, step: PastStep, before: number[] | null): void {
  if (!turn) return;
  turn.done = true;
  turn.end = step.seq;
  turn.points = step.points?.[turn.seat] ?? null;
  const had = before?.[turn.seat];
  turn.gained = turn.points === null || had === undefined ? null : turn.points - had;
}
