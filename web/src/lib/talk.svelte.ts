/** What people at a table say to each other: reactions and phrases by name, whom one does not want to hear, and nudges. */

import { callFor } from './attention';
import { buzz } from './buzz';
import type { GameId, Phrase, StreamOf, TableOf } from './protocol';
import { say } from './speech.svelte';
import { t } from './words.svelte';

export const REACTIONS = ['laugh', 'clap', 'wow', 'oops', 'phew', 'sad', 'think', 'heart'] as const satisfies readonly Phrase[];
export const PHRASES = ['good-luck', 'well-played', 'one-moment', 'thanks', 'again', 'good-game'] as const satisfies readonly Phrase[];
/** Reactions are drawn, phrases are written. */
export type Reaction = (typeof REACTIONS)[number];

/** How long something that was said stands beside its seat. */
const SHOWN = 4000;
/** How long a nudged seat shakes. */
const SHAKEN = 600;
/** How long nobody can be nudged again: as long as the server says. */
const NUDGE_PAUSE = 30_000;
/** As much as the server lets one person say: so many in so long. */
const AT_ONCE = 3;
const IN_TIME = 6000;
/** Tables whose muted seats are remembered. */
const REMEMBERED = 20;
const PLACE = 'bonecup-muted';

/** Whom this device does not want to hear. */
interface Muted {
  all: boolean;
  /** Seats by table, the newest table last. */
  tables: [string, number[]][];
}

/** What somebody says right now. */
export interface Bubble {
  /** Counts up, so that the same words said twice are seen twice. */
  id: number;
  text: string;
  reaction: Reaction | null;
}

export class Talk {
  /** What each seat says right now. */
  bubbles: Record<number, Bubble> = $state({});
  /** The seat that was nudged this moment. */
  shaken: number | null = $state(null);
  /** The seat that was nudged so lately that it has to do. */
  nudged: number | null = $state(null);
  /** Whether nobody at all is heard, and which seats are not. */
  all = $state(false);
  seats: number[] = $state([]);
  /** Whether this device has said enough for now. */
  tired = $state(false);
  private said = 0;
  private spoken: number[] = [];

  constructor(private readonly table: string) {
    const { all, tables } = recalled();
    this.all = all;
    this.seats = tables.find(([id]) => id === table)?.[1] ?? [];
  }

  /** Takes in what the table tells. */
  hear<G extends GameId>(message: Extract<StreamOf<G>, { type: 'said' | 'nudged' }>, view: TableOf<G>): void {
    const by = message.type === 'said' ? message.seat : message.by;
    if (this.mutes(by) && !view.seats[by]?.yours) return;
    if (message.type === 'said') this.utter(message.seat, message.what, view);
    else this.nudge(message.by, message.seat, view);
  }

  /** Counts something that this device says; false if it is enough for now. */
  mayUtter(): boolean {
    const now = Date.now();
    this.spoken = [...this.spoken.filter((at) => now - at < IN_TIME), now];
    this.tired = this.spoken.length >= AT_ONCE;
    if (this.tired) setTimeout(() => (this.tired = false), IN_TIME - (now - (this.spoken[0] ?? now)));
    return this.spoken.length <= AT_ONCE;
  }

  mutes(seat: number): boolean {
    return this.all || this.seats.includes(seat);
  }

  muteAll(all: boolean): void {
    this.all = all;
    this.remember();
  }

  mute(seat: number, muted: boolean): void {
    this.seats = muted ? [...this.seats, seat] : this.seats.filter((other) => other !== seat);
    this.remember();
  }

  private utter<G extends GameId>(seat: number, what: Phrase, view: TableOf<G>): void {
    const reaction = REACTIONS.find((known) => known === what) ?? null;
    this.show(seat, t(`talk-${what}`), reaction);
    say(t('talk-said', { who: view.seats[seat]?.name ?? '', what: t(`talk-${what}`) }));
  }

  private nudge<G extends GameId>(by: number, seat: number, view: TableOf<G>): void {
    const [from, to] = [view.seats[by]?.name ?? '', view.seats[seat]?.name ?? ''];
    this.nudged = seat;
    setTimeout(() => this.nudged === seat && (this.nudged = null), NUDGE_PAUSE);
    this.shaken = seat;
    setTimeout(() => (this.shaken = null), SHAKEN);
    const own = view.seats[seat]?.yours === true;
    const text = own ? t('nudged-you', { who: from }) : t('nudged-other', { who: to });
    this.show(by, text, null);
    say(own ? text : t('talk-said', { who: from, what: text }));
    if (!own) return;
    callFor(t(`game-${view.game}`));
    buzz('turn');
  }

  private show(seat: number, text: string, reaction: Reaction | null): void {
    this.said += 1;
    const id = this.said;
    this.bubbles[seat] = { id, text, reaction };
    setTimeout(() => {
      if (this.bubbles[seat]?.id === id) delete this.bubbles[seat];
    }, SHOWN);
  }

  private remember(): void {
    const others = recalled().tables.filter(([id]) => id !== this.table);
    const own: Muted['tables'] = this.seats.length > 0 ? [[this.table, this.seats]] : [];
    const muted: Muted = { all: this.all, tables: [...others, ...own].slice(-REMEMBERED) };
    try {
      localStorage.setItem(PLACE, JSON.stringify(muted));
    } catch {
      // Then it lasts as long as the page.
    }
  }
}

function recalled(): Muted {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? 'null') as Partial<Muted> | null;
    return { all: kept?.all === true, tables: Array.isArray(kept?.tables) ? kept.tables : [] };
  } catch {
    return { all: false, tables: [] };
  }
}
