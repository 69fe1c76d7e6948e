/** The turns of a deal side by side. */

import type { LoadedGame } from '../games/card';
import type { ComparisonView, DealtTurn, RoomEvent } from '../lib/protocol';

/** What somebody did in a turn; nothing if they were through before it. */
export interface Cell {
  number: number;
  turn: DealtTurn | null;
  /** The points that the turn brought. */
  gained: number;
}

/** Turn by turn, everybody in the order of the places. */
export function sideBySide({ lines }: ComparisonView, order: readonly number[]): Cell[][] {
  const longest = Math.max(0, ...lines.map(({ turns }) => turns.length));
  const sorted = order.flatMap((number) => lines.filter((line) => line.number === number));
  return Array.from({ length: longest }, (_, at) =>
    sorted.map(({ number, turns }) => {
      const turn = turns[at] ?? null;
      return { number, turn, gained: turn ? turn.points - (turns[at - 1]?.points ?? 0) : 0 };
    }),
  );
}

/** A turn in sentences: each roll, and the moves after it. */
export function sentences({ events }: DealtTurn, who: string, game: LoadedGame): string[] {
  const texts: string[] = [];
  let moves: string[] = [];
  const flush = (): void => {
    if (moves.length > 0) texts.push(game.planText?.(moves) ?? moves.map((move) => game.moveText(move)).join(', '));
    moves = [];
  };
  for (const { rolled, text } of events) {
    if (!rolled) moves.push(text);
    else {
      flush();
      const event: RoomEvent = { type: 'rolled', roll: 0, by: 'drawn', outcome: text };
      texts.push(game.tell(event, who) ?? text);
    }
  }
  flush();
  return texts;
}
