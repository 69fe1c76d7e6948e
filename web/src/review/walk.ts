/** A game event by event: whose turn it is as far as that can be told without rules, its dice, links, hashes and signatures. */

import type { RecordDice } from '../games/record';
import { canonical } from '../lib/dice/agreement';
import { agreementHash, begunHash, commandBytes, eventHash, follows, LINKS, receiptBytes, type Known } from '../lib/dice/scheme';
import { secondRoll, thirdRoll, type Cup, type Given, type Place, type Roll } from './dice';
import { isSignature } from './ed25519';
import {
  isCast, isChain, isGiven, isMove, isRoll,
  type CastEvent, type ChainEvent, type GameRecord, type MoveEvent, type RecordEvent, type RollEvent, type Signed,
} from './record';
import { need, Refused } from './refused';

/** The bytes of a roll: of version 2 they follow from its links, too. */
export type Draw = (roll: RollEvent, cast: CastEvent | null) => Roll;

const or = (value: string | number | null): string | number => value ?? '-';

/** The text that everybody agreed on before a game of version 2 (docs/fairness.md, step 5). */
export function agreementText({ commitment, engine, game, options, rules, seats, table }: GameRecord): string {
  const head = ['bonecup/2 agreed', `table ${table}`, `commitment ${commitment}`, `game ${game}`, `rules ${rules}`];
  const lines = seats.map(({ bot, device, dice, key, name, seal }, i) =>
    ['seat', i, bot === null ? 'human' : `bot:${bot}`, dice, or(device), or(seal), or(key), name].join(' '),
  );
  return [...head, `options ${canonical(options)}`, `engine ${or(engine)}`, ...lines].join('\n');
}

/** B: the hash of what a game of version 2 began with (step 6). */
export function begunOf(record: GameRecord): string {
  const revealed = record.seats.map(({ anchor, contribution }) => (anchor === null ? null : { anchor, contribution }));
  return begunHash(agreementHash(agreementText(record)), revealed);
}

/** The line by which an event enters the chain of events (step 12). */
export function lineOf(event: RecordEvent): string {
  if (isMove(event)) return `move ${event.seat} ${event.move}`;
  if (isCast(event)) return `cast ${event.cast} ${event.seat} ${or(event.link)} ${or(event.asks)}`;
  if (isChain(event)) return `chain ${event.seat} ${event.chain} ${or(event.key)}`;
  return isRoll(event) ? `roll ${event.roll} ${event.by} ${or(event.link)} ${event.outcome}` : '';
}

const given = (seat: number | null, link: string | null): Given | null => (seat === null || link === null ? null : { seat, link });

export const firstDraw =
  (cup: Cup): Draw =>
  ({ roll }) =>
    cup.roll(roll);
export const secondDraw =
  (key: Uint8Array): Draw =>
  (roll, cast) =>
    secondRoll(key, roll.roll, given(cast?.seat ?? null, cast?.link ?? null), given(cast?.asks ?? null, roll.link));

/** A turn begins with the game, and after a move that passes the dice on. */
export function thirdDraw(key: Uint8Array, { events }: GameRecord, { written }: RecordDice): Draw {
  const places = new Map<number, Place>();
  let place = { turn: 0, inTurn: 0 };
  for (const event of events) {
    if (isRoll(event)) {
      places.set(event.seq, place);
      place = { ...place, inTurn: place.inTurn + 1 };
    } else if (isMove(event) && written?.passes?.test(event.move)) place = { turn: place.turn + 1, inTurn: 0 };
  }
  return ({ seq }) => thirdRoll(key, places.get(seq)!);
}

interface SeatChain {
  /** The roll that its first link is for. */
  first: number;
  known: Known;
}

const chainOf = (anchor: string, first: number): SeatChain => ({ first, known: { position: -1, link: anchor } });

export class Walk {
  drawn = 0;
  /** Drawn rolls that the host could have known before (step 11). */
  knowable = 0;
  /** Signed commands by seat. */
  readonly signed = new Map<number, number>();
  /** Whether a signature could not be checked by this browser. */
  unchecked = false;
  private rolls = 0;
  /** Whose dice are to roll, and who is to move, where that is known. */
  private roller: number | null;
  private mover: number | null = null;
  private cast: CastEvent | null = null;
  /** Whether the last landing was told by people. */
  private told = false;
  private readonly chains: (SeatChain | null)[];
  private readonly keys: (string | null)[];
  private readonly devices: number;
  /** The hash before each event, and the one after the last. */
  private readonly hashes: string[];

  constructor(
    private readonly record: GameRecord,
    private readonly dice: RecordDice,
    private readonly draw: Draw | null,
  ) {
    this.roller = dice.written?.passes ? 0 : null;
    this.chains = record.seats.map(({ anchor }) => anchor && chainOf(anchor, 0)) as (SeatChain | null)[];
    this.keys = record.seats.map(({ key }) => key);
    this.devices = new Set(record.seats.flatMap(({ device }) => device ?? [])).size;
    this.hashes = record.version === 2 ? [begunOf(record)] : [];
  }

  /** Takes all events in. */
  async run(): Promise<void> {
    for (const event of this.record.events) {
      // A long game does not hold up the page.
      if (event.seq % 200 === 0) await new Promise((resolve) => setTimeout(resolve));
      need(this.cast === null || isRoll(event), 'verify-cast', { seq: event.seq });
      const roller = this.roller;
      if (isMove(event)) this.takeMove(event);
      else if (isRoll(event)) this.takeRoll(event);
      else if (isCast(event)) this.takeCast(event);
      else if (isChain(event)) this.takeChain(event);
      if ('signed' in event && event.signed) await this.checkSigned(event, event.seat ?? roller, event.signed);
      if (this.hashes.length > 0) this.hashes.push(eventHash(this.hashes.at(-1)!, lineOf(event)));
    }
    if (this.record.version === 2) await this.checkHead();
  }

  private takeMove({ move, seat, seq }: MoveEvent): void {
    const { rollsAfter, written } = this.dice;
    need(this.roller === null, 'record-event', { seq: seq - 1 }, 'not-rolled');
    need(seat < this.record.seats.length && (this.mover ?? seat) === seat, 'record-event', { seq });
    need(!move.includes(' patch ') || this.told, 'record-event', { seq }, 'told-patch');
    if (rollsAfter(move)) this.roller = seat;
    else if (written?.passes?.test(move)) [this.roller, this.mover] = [(seat + 1) % this.record.seats.length, null];
  }

  private takeRoll(event: RollEvent): void {
    const { by, outcome, roll, seq } = event;
    // In a game whose turns are not known here, whoever the record names may roll.
    const seat = this.roller ?? (this.dice.written ? null : event.seat);
    need(seat !== null || !this.dice.written, 'record-event', { seq });
    need(roll === this.rolls, 'record-event', { roll: this.rolls + 1 }, 'roll-missing');
    // A practice may have the dice of the game that it comes from, and they are checked there.
    const source = by === 'taken' && this.record.from ? 'drawn' : by;
    need(source === (this.record.seats[seat ?? -1]?.dice ?? source), 'record-event', { roll: roll + 1, seq }, 'by-hand');
    const given = isGiven(this.record, event);
    if (by === 'drawn') {
      if (!given) this.checkDrawn(event);
    } else if (by === 'hand') need(!outcome.includes(' patch ') || outcome.startsWith('hand;'), 'record-event', { seq }, 'told-patch');
    this.told = (by === 'hand' || given) && (this.dice.engines === undefined || outcome.startsWith('hand'));
    this.rolls += 1;
    [this.roller, this.cast, this.mover] = [null, null, this.dice.written?.passes ? seat : null];
  }

  private checkDrawn(event: RollEvent): void {
    const { outcome, roll, seq } = event;
    if (this.record.version === 2) this.checkLinks(event);
    if (this.record.version === 2 && this.dice.engines) {
      const engine = outcome.split(/[\s;]/)[0]!;
      need(engine === this.record.engine || engine === 'hand', 'verify-engine', { seq, engine, agreed: this.record.engine ?? '–' });
    }
    this.drawn += 1;
    if (this.draw === null) return;
    const found = this.dice.shown ? this.dice.shown(outcome) : outcome;
    const expected = this.dice.drawn(this.draw(event, this.cast), found, this.record);
    need(expected === found, 'verify-roll', { roll: roll + 1, seq, expected, found }, this.dice.engines ? 'noise' : 'roll');
  }

  private takeCast(event: CastEvent): void {
    const { asks, cast, link, seat, seq } = event;
    const { seats } = this.record;
    const due = this.dice.written ? this.roller : seat;
    need(cast === this.rolls && seat === due && seats[seat]?.dice === 'drawn', 'verify-cast', { seq });
    if (link !== null) this.checkLink(seat, link, seq, 'verify-cast');
    const chain = this.chains[asks ?? -1];
    const other = chain && seats[asks!]!.device !== seats[seat].device && this.rolls - chain.first < LINKS;
    need(asks === null || other, 'verify-asked', { seq });
    this.cast = event;
  }

  private takeChain({ chain, key, seat, seq }: ChainEvent): void {
    need(this.record.seats[seat]?.bot === null, 'record-event', { seq });
    this.chains[seat] = chainOf(chain, this.rolls);
    this.keys[seat] = key;
  }

  private checkLinks({ link, seq }: RollEvent): void {
    need(this.cast, 'verify-cast', { seq });
    const { asks, link: own } = this.cast;
    if (link !== null) {
      need(asks !== null, 'verify-asked', { seq });
      this.checkLink(asks, link, seq, 'verify-asked');
    }
    if (link === null && (own === null || this.devices > 1)) this.knowable += 1;
  }

  /** A link is the one of the seat's chain for this roll; `code` says what a seat without a chain is. */
  private checkLink(seat: number, link: string, seq: number, code: string): void {
    const chain = this.chains[seat];
    need(chain, code, { seq });
    const position = this.rolls - chain.first;
    need(position < LINKS, 'verify-chain-used-up', { seq });
    need(follows(chain.known, position, link), 'verify-link', { seq });
    chain.known = { position, link };
  }

  /** The signature of a command, which is on its last event. */
  private async checkSigned(event: MoveEvent | RollEvent | CastEvent, seat: number | null, { moves, signature }: Signed): Promise<void> {
    const { seq } = event;
    const text = isRoll(event) ? `enter ${event.outcome}` : isCast(event) ? 'throw' : this.command(event, moves);
    const [key, before] = [this.keys[seat ?? -1], this.hashes[seq - Math.max(moves, 1)]];
    need(text !== null && seat !== null && key && before !== undefined, 'verify-signature', { seq });
    await this.believe(key, commandBytes(before, seat, text), signature, new Refused('verify-signature', { seq }));
    this.signed.set(seat, (this.signed.get(seat) ?? 0) + 1);
  }

  /** The moves of a command, of which this is the last: all of one seat, and of no other command. */
  private command({ seat, seq }: MoveEvent, count: number): string | null {
    const before = this.record.events.slice(Math.max(seq - count, 0), seq).filter(isMove);
    const moves = before.filter((event) => event.seat === seat);
    const whole = moves.length === count && moves.slice(0, -1).every((event) => event.signed === null);
    return whole ? moves.map(({ move }) => move).join('\n') : null;
  }

  private async checkHead(): Promise<void> {
    const { head, receipt, server } = this.record;
    const last = this.hashes.at(-1)!;
    need(last === head, 'verify-head');
    if (server && receipt) await this.believe(server, receiptBytes(last), receipt, new Refused('verify-receipt'));
  }

  private async believe(key: string, message: Uint8Array<ArrayBuffer>, signature: string, refused: Refused): Promise<void> {
    const right = await isSignature(key, message, signature);
    if (right === false) throw refused;
    if (right === null) this.unchecked = true;
  }
}
