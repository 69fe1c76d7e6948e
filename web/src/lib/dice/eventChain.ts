/**
 * The chain of a game's events as this browser computes it: hash by hash, with every link held against the chain that its seat
 * committed to. It finds out whether the server tells one story only; whether it is the one that was promised is for others to say.
 */

import type { RoomEvent } from '../protocol';
import { alarm, type Alarm } from './alarm';
import type { Agreement } from './agreement';
import { begunHash, eventHash, follows, sealOf, type Known, type Revealed } from './scheme';

type Cast = Extract<RoomEvent, { type: 'cast' }>;
type Rolled = Extract<RoomEvent, { type: 'rolled' }>;

interface SeatChain {
  anchor: string;
  /** The number of the roll that the first link is for. */
  first: number;
  /** The last place of it that is known. */
  known: Known;
}

const chainOf = (anchor: string, first: number): SeatChain => ({ anchor, first, known: { position: -1, link: anchor } });

/** The line of an event; none for events that are not of the game (step 12). */
export function lineOf(event: RoomEvent): string | null {
  switch (event.type) {
    case 'moved':
      return `move ${event.seat} ${event.move}`;
    case 'cast':
      return `cast ${event.roll} ${event.seat} ${event.link ?? '-'} ${event.asks ?? '-'}`;
    case 'rolled':
      return `roll ${event.roll} ${event.by} ${event.link ?? '-'} ${event.outcome}`;
    case 'chained':
      return `chain ${event.seat} ${event.anchor} ${event.signing_key ?? '-'}`;
    default:
      return null;
  }
}

export class EventChain {
  /** The hash after the last event. */
  head: string;
  /** How many events led to it. */
  events = 0;
  /** The number of the next roll. */
  next = 0;
  /** The cast whose dice are in the air. */
  cast: Cast | null = null;
  /** Drawn rolls, and those of them that the host could have known before (step 11). */
  drawn = 0;
  foreseeable = 0;
  /** By seat. */
  readonly chains: (SeatChain | null)[];
  readonly keys: (string | null)[];
  private readonly devices: number;

  constructor(
    agreementHash: string,
    private readonly agreement: Agreement,
    revealed: (Revealed | null)[],
  ) {
    this.head = begunHash(agreementHash, revealed);
    this.chains = revealed.map((one) => one && chainOf(one.anchor, 0));
    this.keys = agreement.seats.map(({ key }) => key);
    this.devices = new Set(agreement.seats.map(({ device }) => device).filter((device) => device !== null)).size;
  }

  /** Takes an event in, and tells what is wrong with it. */
  take(event: RoomEvent): Alarm | null {
    const line = lineOf(event);
    if (line === null) return null;
    const wrong = this.judge(event);
    this.head = eventHash(this.head, line);
    this.events += 1;
    return wrong;
  }

  private judge(event: RoomEvent): Alarm | null {
    switch (event.type) {
      case 'chained':
        return this.commit(event.seat, event.anchor, event.signing_key ?? null);
      case 'cast':
        return this.begin(event);
      case 'rolled':
        return this.end(event);
      default:
        return this.cast && alarm('roll', `roll ${this.cast.roll}`, lineOf(event));
    }
  }

  private commit(seat: number, anchor: string, key: string | null): Alarm | null {
    if (this.cast) return alarm('roll', `roll ${this.cast.roll}`, `chain ${seat}`);
    this.chains[seat] = chainOf(anchor, this.next);
    this.keys[seat] = key;
    return null;
  }

  private begin(cast: Cast): Alarm | null {
    const before = this.cast;
    this.cast = cast;
    if (before || cast.roll !== this.next) return alarm('roll', `roll ${before?.roll ?? this.next}`, `cast ${cast.roll}`);
    if (!this.mayAsk(cast)) return alarm('link', '–', `cast ${cast.roll} ${cast.seat} asks ${cast.asks}`);
    return cast.link ? this.check(cast.seat, cast.link) : null;
  }

  /** The asked seat is another device's, and has a chain. */
  private mayAsk({ seat, asks }: Cast): boolean {
    if (asks === null || asks === undefined) return true;
    const asked = this.agreement.seats[asks];
    return !!this.chains[asks] && !!asked && asked.device !== null && asked.device !== this.agreement.seats[seat]?.device;
  }

  private end(rolled: Rolled): Alarm | null {
    const { cast, next } = this;
    this.cast = null;
    this.next = next + 1;
    if (rolled.roll !== next) return alarm('roll', `roll ${next}`, `roll ${rolled.roll}`);
    if (rolled.by === 'hand') return cast ? alarm('roll', `roll ${next} drawn`, `roll ${next} hand`) : null;
    if (!cast) return alarm('roll', `cast ${next}`, `roll ${next}`);
    this.count(cast, rolled);
    if (!rolled.link) return null;
    return typeof cast.asks === 'number' ? this.check(cast.asks, rolled.link, next) : alarm('link', '–', rolled.link);
  }

  private count(cast: Cast, rolled: Rolled): void {
    this.drawn += 1;
    const alone = !!cast.link && this.devices === 1 && this.agreement.seats[cast.seat]?.device !== null;
    if (!rolled.link && !alone) this.foreseeable += 1;
  }

  /** Whether a link is the one of its seat's chain for this roll. */
  private check(seat: number, link: string, roll = this.next): Alarm | null {
    const chain = this.chains[seat];
    const position = roll - (chain?.first ?? 0);
    if (!chain || !follows(chain.known, position, link)) return alarm('link', chain?.anchor, link);
    chain.known = { position, link };
    return null;
  }
}

/** What every seat has revealed, held against what it had sealed. */
export function unsealed(table: string, agreement: Agreement, revealed: (Revealed | null)[]): Alarm[] {
  return agreement.seats.flatMap(({ seal, name }, seat) => {
    const one = revealed[seat];
    if (!one) return [];
    const given = sealOf(table, one.anchor, one.contribution);
    return given === seal ? [] : [alarm('other-text', `${name}: ${seal ?? '–'}`, given)];
  });
}
