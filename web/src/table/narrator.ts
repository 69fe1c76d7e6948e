/**
 * Tells those who hear a game what happens at the table: whose roll and what it shows, what a turn brought, whose turn it
 * is, who won. A person's steps are told as they come, a bot's turn in one go when it is over. What was before the page
 * was opened, or while the connection was lost, is told in one sentence: how things stand.
 */

import { load, recordDice, type LoadedGame } from '../games/card';
import { number, t } from '../lib/words.svelte';
import type { PastStep, Turn, TurnEvent } from '../lib/past';
import type { RoomEvent, SeatView } from '../lib/protocol';
import { say, type Rank } from '../lib/speech.svelte';
import type { Follower, TableStore } from '../lib/table.svelte';
import { isYou, winText } from './winning';

/** Events about the table itself that are worth a sentence. Who sits down is told with how many are still missing, where a table gathers. */
const TABLE_EVENTS = new Set(['unseated', 'started', 'minded', 'returned', 'closed']);
/** Whoever loads the page anew is away for a moment; nobody needs to hear of it. */
const AWAY = 4000;

type Ended = Extract<RoomEvent, { type: 'ended' }>;

export class Narrator implements Follower {
  private loading: Promise<LoadedGame> | null = null;
  /** What was told comes one after the other, although a game's words have to be loaded first. */
  private last: Promise<void> = Promise.resolve();
  private waiting = 0;
  private loaded: LoadedGame | null = null;
  private acting: number | null = null;
  private before: readonly number[] | null = null;
  /** Who sat where before a step changed it. */
  private seats: readonly SeatView[];
  /** Those of whom it was said, or is about to be, that they are away. */
  private readonly away = new Map<number, ReturnType<typeof setTimeout> | null>();

  constructor(private readonly table: TableStore) {
    this.seats = table.view.seats;
    // Asked for at once, so that how things stand is said before the board says anything.
    if (table.view.phase === 'playing') void this.words();
    this.jumped();
  }

  step(step: PastStep): void {
    // At once where that is possible: what a step asks of a person is said after what happened.
    if (this.loaded && this.waiting === 0) this.tell(this.loaded, step);
    else this.later(async () => this.tell(step.points === null ? null : await this.game(), step));
  }

  jumped(): void {
    this.later(() => this.standing());
  }

  private later(job: () => Promise<void>): void {
    this.waiting += 1;
    this.last = this.last.then(job).catch((error: unknown) => console.error(error)).finally(() => (this.waiting -= 1));
  }

  presence(): void {
    this.table.view.seats.forEach((seat, index) => {
      if (seat.kind !== 'person' || seat.yours || this.table.view.phase !== 'playing') return;
      if (seat.present) this.returned(index);
      else if (!this.away.has(index)) this.away.set(index, setTimeout(() => this.gone(index), AWAY));
    });
  }

  end(): void {
    for (const timer of this.away.values()) clearTimeout(timer ?? undefined);
    this.away.clear();
  }

  private gone(seat: number): void {
    this.away.set(seat, null);
    say(t('told-away', { who: this.nameOf(seat) }));
  }

  private returned(seat: number): void {
    const timer = this.away.get(seat);
    if (timer === undefined) return;
    this.away.delete(seat);
    if (timer !== null) clearTimeout(timer);
    else say(t('told-back', { who: this.nameOf(seat) }));
  }

  /** How things stand, in one go. */
  private async standing(): Promise<void> {
    if (this.table.view.phase !== 'playing') return;
    await this.words();
    const { phase, game, play } = this.table.view;
    if (phase !== 'playing' || !play) return;
    this.acting = play.turn.kind === 'over' ? null : play.turn.seat;
    this.before = play.points;
    const score = play.points.some((points) => points !== 0) ? t('told-score', { list: this.scores(play.points) }) : '';
    const turn = this.acting === null ? '' : (this.turnText(this.acting) ?? t('told-turn', { who: this.nameOf(this.acting) }));
    say([`${t(`game-${game}`)}.`, score, turn].filter(Boolean).join(' '));
  }

  private tell(game: LoadedGame | null, step: PastStep): void {
    const before = this.before;
    this.before = step.points ?? before;
    for (const event of step.events) if (TABLE_EVENTS.has(event.type)) this.tellTable(event);
    this.seats = this.table.view.seats;
    if (step.points === null || game === null) return;
    const turns = this.table.turns.filter(({ end, events }) => end === step.seq || events.some(({ seq }) => seq === step.seq));
    const over = turns.filter(({ end }) => end === step.seq);
    for (const turn of over) this.tellTurn(game, turn, step, before);
    // Where a round has been counted, even the same seat begins anew.
    const counted = before?.some((points, seat) => points !== step.points?.[seat]) ?? false;
    this.tellNext(step, over.length > 0 || counted);
    // Dice that come with the move before them are of the next turn.
    for (const turn of turns) if (!over.includes(turn)) this.tellTurn(game, turn, step, before, over.length > 0 ? 'turn' : 'told');
  }

  /** Who won, or whose turn it is if that is news. */
  private tellNext(step: PastStep, passed: boolean): void {
    const ended = step.events.find((event) => event.type === 'ended');
    if (ended) say(this.endText(ended), 'turn');
    else if (step.acting !== null && (passed || step.acting !== this.acting)) {
      say(this.turnText(step.acting), 'turn');
    }
    this.acting = step.acting;
  }

  private words(): Promise<LoadedGame> {
    this.loading ??= load(this.table.view.game);
    return this.loading;
  }

  /** The game's words, when it is also known how it passes the cup on. */
  private async game(): Promise<LoadedGame> {
    const [game] = await Promise.all([this.words(), recordDice(this.table.view.game)]);
    this.loaded = game;
    return game;
  }

  private tellTable(event: RoomEvent): void {
    const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
    const held = seat === null ? undefined : (event.type === 'unseated' ? this.seats : this.table.view.seats)[seat];
    // Whoever does it knows.
    if (event.type !== 'minded' && held?.yours) return;
    const declined = event.type === 'unseated' && held?.kind === 'reserved';
    say(t(declined ? 'event-declined' : `event-${event.type}`, { who: held?.name ?? t('somebody') }), 'told');
  }

  private tellTurn(game: LoadedGame, turn: Turn, step: PastStep, before: readonly number[] | null, rank: Rank = 'told'): void {
    const who = this.nameOf(turn.seat);
    if (this.isBot(turn.seat)) {
      if (turn.end === step.seq) say(game.summary(turn, who), rank);
      return;
    }
    const points = step.points?.[turn.seat] ?? null;
    const had = before?.[turn.seat];
    const gained = points === null || had === undefined ? null : points - had;
    const yours = this.isYou(turn.seat);
    const here = turn.events.filter(({ seq }) => seq === step.seq);
    here.forEach(({ event }: TurnEvent) => say(game.announce(event, { who, yours, gained, points }), rank));
  }

  /** Whose turn it is; a bot's is told when it is over. */
  private turnText(seat: number): string | null {
    if (this.isBot(seat)) return null;
    const { table } = this;
    if (this.isYou(seat)) return t(table.throwing ? table.throwText : 'your-turn-told');
    return t(table.passTo === null ? 'told-turn' : 'told-turn-here', { who: this.nameOf(seat) });
  }

  private endText({ points, winners }: Ended): string {
    const rest = points.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
    return [winText(this.table.view.seats, winners, points), this.scores(points, rest)].filter(Boolean).map(sentence).join(' ');
  }

  private scores(points: readonly number[], seats: readonly number[] = points.map((_, seat) => seat)): string {
    return seats.map((seat) => t('told-has', { who: this.isYou(seat) ? t('told-you') : this.nameOf(seat), points: number(points[seat] ?? 0) })).join(', ');
  }

  private nameOf(seat: number): string {
    return this.table.view.seats[seat]?.name ?? t('somebody');
  }

  private isBot(seat: number): boolean {
    return (this.table.view.seats[seat]?.bot ?? null) !== null;
  }

  private isYou(seat: number): boolean {
    return isYou(this.table.view.seats, seat);
  }
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?…]$/.test(text) ? '' : '.');
