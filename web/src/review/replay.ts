/** A game step by step, as the slider shows it. */

import type { GameModule } from '../games/module';
import { get } from '../lib/api';
import type { RoomEvent } from '../lib/protocol';
import { t } from '../lib/words.svelte';
import { ROLLS } from './record';

export interface Frame {
  /** What happened; nothing before the first event. */
  event: RoomEvent | null;
  /** Who did it, as far as that can be told. */
  seat: number | null;
  position: unknown;
  points: number[];
}

/** What the server tells: the beginning, and then every event with what came of it. */
export interface ToldReplay {
  frames: { event: RoomEvent | null; position: unknown; points: number[] }[];
}

/** The game of a table, the beginning first. */
export async function replayOf(table: string): Promise<Frame[]> {
  return framesOf(await get<ToldReplay>(`/tables/${encodeURIComponent(table)}/replay`));
}

export function framesOf({ frames }: ToldReplay): Frame[] {
  return frames.map((frame, at) => ({ ...frame, seat: actor(frames, at) }));
}

/** Whoever moved; for dice whoever played the move that rolls them, or else whoever moves next. */
function actor(frames: ToldReplay['frames'], at: number): number | null {
  const moved = (i: number): { seat: number; move: string } | null => {
    const event = frames[i]?.event;
    return event?.type === 'moved' ? (event as { seat: number; move: string }) : null;
  };
  if (!frames[at]?.event) return null;
  const [before, own, after] = [moved(at - 1), moved(at), moved(at + 1)];
  if (own) return own.seat;
  return before && ROLLS.test(before.move) ? before.seat : (after?.seat ?? null);
}

/** What happened in a frame, in a sentence. */
export function wordsOf({ event, seat }: Frame, game: GameModule, names: string[]): string {
  if (!event) return t('review-replay-start');
  return game.tell(event, names[seat ?? -1] ?? t('review-somebody')) ?? '';
}

/** Where the rounds of a game of Rolling Dice begin. */
export async function roundsOf(table: string): Promise<{ round: number; event: number }[]> {
  const scored = await get<{ events: number }[]>(`/tables/${encodeURIComponent(table)}/rounds`);
  return [0, ...scored.map(({ events }) => events)].slice(0, scored.length).map((event, i) => ({ round: i + 1, event }));
}
