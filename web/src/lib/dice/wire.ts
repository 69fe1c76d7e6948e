/** What tables, seats, steps and events say about dice of version 2; see docs/protocol.md. */

import type { RoomEvent, SeatView, TableView } from '../protocol';

/** A seat with what it has sealed, revealed and signs with. */
export type DiceSeat = SeatView & {
  seal?: string | null;
  anchor?: string | null;
  signing_key?: string | null;
};

/** A table with what its dice are made of. */
export type DiceTable = Omit<TableView, 'seats' | 'phase'> & {
  phase: TableView['phase'] | 'settled';
  scheme?: string;
  engine?: string | null;
  server_key?: string | null;
  /** The text of the agreement, once the seats are settled. */
  agreed?: string | null;
  head?: string | null;
  receipt?: string | null;
  seats: DiceSeat[];
};

type Signed = { signed?: unknown };

export type DiceEvent =
  | Exclude<RoomEvent, { type: 'rolled' | 'moved' }>
  | ({ type: 'moved'; seat: number; move: string } & Signed)
  | { type: 'rolled'; roll: number; by: 'drawn' | 'hand'; outcome: string; link?: string | null }
  | { type: 'sealed'; seat: number; seal: string; signing_key?: string | null }
  | { type: 'settled' }
  | { type: 'revealed'; seat: number; anchor: string; contribution: string }
  | ({ type: 'cast'; roll: number; seat: number; link?: string | null; asks?: number | null } & Signed)
  | { type: 'chained'; seat: number; anchor: string; signing_key?: string | null };

/** A step, from the stream or from the log; only the stream has the server's receipt with it. */
export interface DiceStep {
  seq: number;
  events: DiceEvent[];
  head?: string | null;
  receipt?: string | null;
}
