/**
 * A table as this device's person sees it: what the server told, the moves that are staged but not sent, and what
 * would be after them. Holds no rules: legal moves and what they earn come from the server.
 */

import { recordDice } from '../games/card';
import { ApiError, freshKey, get, post } from './api';
import { Counsel } from './counsel.svelte';
import { Guard, type Attached } from './dice/guard.svelte';
import { dropCommand, forgetTable, isPatient, keepCommand, keepTable, keptCommand, keptTable, type Command as Kept } from './kept';
import { mergedPast, pastOf, turnsOf, type PastStep, type Turn } from './past';
import type { ClientMessage, GameId, LinkBody, LookedOf, PlayOf, Positions, PreviewedMove, RoomEvent, SeatView, StepMessage, StepOf, StreamOf, TableOf, TableView } from './protocol';
import { isStill } from './settings.svelte';
import { speakUp } from './speech.svelte';
import { Talk } from './talk.svelte';
import { Wire, type Link } from './wire';
import { knows, t } from './words.svelte';

/** Shows a step before the table changes; the table waits for it. */
export type Animator<G extends GameId = GameId> = (step: StepOf<G>, before: PlayOf<G> | null) => Promise<void> | void;

/** Is told what was shown, when the table has changed. */
export interface Follower {
  step(step: PastStep): void;
  /** The table is shown as it is now; what happened in between was not. */
  jumped(): void;
  /** Somebody came, or went away. */
  presence(): void;
}

interface Waiting {
  message: ClientMessage;
  /** Whether it may have reached the server. */
  sent: boolean;
  resolve: (seq: number) => void;
  reject: (error: ApiError) => void;
}

/** Bots are called by their strength, in the language of the page; several of a kind are numbered. */
function named<G extends GameId>(view: TableOf<G>): TableOf<G> {
  const met = new Map<string, number>();
  const seats = view.seats.map((seat) => {
    if (seat.kind !== 'bot' || seat.bot === null) return seat;
    const number = (met.get(seat.bot) ?? 0) + 1;
    met.set(seat.bot, number);
    return { ...seat, name: number > 1 ? `${t(`bot-${seat.bot}`)} ${number}` : t(`bot-${seat.bot}`) };
  });
  return { ...view, seats };
}

/** Whether a person plays there on this device. */
const isHere = ({ kind, yours, bot }: SeatView): boolean => kind === 'person' && yours && bot === null;

/** What the server tells of the table as it is: facts for everybody, legal moves for whoever has to move. */
function seenIn<G extends GameId>({ phase, seq, play }: TableOf<G>): LookedOf<G> | null {
  if (phase !== 'playing' || !play?.facts) return null;
  const seat = play.turn.kind === 'move' ? play.turn.seat : null;
  return { seq, position: play.position, seat, moves: play.previews ?? [], facts: play.facts };
}

/** Time for a move runs by this device's clock, whatever that shows: what counts is how much was left. */
function byOwnClock<T extends { play?: { due: number | null; left?: number } | null }>(told: T): T {
  if (told.play?.left !== undefined) told.play.due = Date.now() + told.play.left;
  return told;
}

/** Steps whose events say all about a table that the step's own `play` does not. */
const IN_PLAY = new Set(['moved', 'cast', 'rolled', 'chained', 'clock-restarted']);

/** How long the last board of a game stays before the result, and for those who want things still. */
const LAST_LOOK = 2600;
const LAST_LOOK_STILL = 1300;
/** Between a turn and dice that came with its last move. */
const BREATH = 450;
/** Steps that wait longer than this are not shown one by one; shorter if somebody here is waited for. */
const LAG = 3000;
const LAG_MINE = 1200;
/** After this time without an answer a person is told that their move is still under way. */
const SLOW = 2000;
/** Steps that come right after a connection that was lost for so long are old news. */
const LOST_LONG = 5000;
const CAUGHT_UP = 1500;

/** Whether a game is over with this step. */
const isLast = ({ events }: { events: readonly RoomEvent[] }): boolean => events.some(({ type }) => type === 'ended');

/** How often a command is signed at most. */
const SIGNINGS = 3;

/** A command without what went with it when it was sent. */
function plain(kept: Kept): Command {
  if (kept.type === 'play') return { type: 'play', moves: kept.moves };
  return kept.type === 'enter' ? { type: 'enter', outcome: kept.outcome } : { type: 'throw' };
}

/** A command to the game; what goes with it for the dice is added when it is sent. */
type Command = { type: 'play'; moves: string[] } | { type: 'enter'; outcome: string } | { type: 'throw' };

/** What a device signs of a command: docs/fairness.md, step 14. */
function signedText(command: Command): string {
  if (command.type === 'play') return command.moves.join('\n');
  return command.type === 'enter' ? `enter ${command.outcome}` : 'throw';
}

export class TableStore<G extends GameId = GameId> {
  /** The table; its `play` is what is shown, so it stays behind while a step is animated. */
  view: TableOf<G> = $derived.by(() => named(this.told));
  /** Moves that are chosen but not sent; they can be taken back. */
  staged: string[] = $state.raw([]);
  /** What would be after them, as far as it has been answered; none while nothing is staged. */
  private preview: LookedOf<G> | null = $state.raw(null);
  /** What is, or would be after the staged moves: legal moves with what they earn, and what follows from the position. */
  looked: LookedOf<G> | null = $derived.by(() => this.preview ?? seenIn(this.view));
  /** How the connection is. */
  link: Link = $state('connecting');
  /** Whether a command is on its way. */
  commanding = $state(false);
  /** Whether dice are cast that wait for a link of somebody else's device: for a moment nobody can do anything. */
  inAir: boolean = $derived.by(() => this.view.play?.turn.kind === 'link');
  /** Whether the board waits for an answer, or for dice in the air. */
  sending: boolean = $derived(this.commanding || this.inAir);
  /** Whether a command has been on its way for long. */
  late = $state(false);
  /** Whether the game is over and its last board is still to be seen. */
  ending = $state(false);
  /** Whether bots are watched in a hurry, until a person has to act. */
  hurried = $state(false);
  /** What went wrong last, in words. */
  trouble: string | null = $state(null);
  /** The moves of a command that waits for a connection, or did and was refused. */
  waited: readonly string[] | null = $state.raw(null);
  /** When the table was told last, while there is no connection; none if it is told now. */
  asOf: number | null = $state(null);
  /** Whether the command that waits has never been sent, so that it can be taken back. */
  mayWithdraw = $state(false);
  /** What happened, the newest last: also before we came, but nothing that is not shown yet. */
  steps: PastStep[] = $derived.by(() => this.past.filter(({ seq }) => seq <= this.view.seq));
  /** The same in turns, as soon as the game's own words for passing the cup on are known. */
  turns: Turn[] = $derived.by(() => turnsOf(this.steps, (move) => this.passing?.test(move) ?? false));

  /** Whose turn it is; none when the game is over or has not begun. */
  acting: number | null = $derived.by(() => (this.between ? this.between.acting : this.due));
  /** Whether it is a bot's turn that needs nobody. */
  botActs: boolean = $derived.by(() => {
    const bot = this.acting === null ? null : this.view.seats[this.acting]?.bot;
    return bot != null && this.view.play?.turn.kind !== 'enter';
  });
  /** The points of each seat. */
  points: readonly number[] = $derived.by(() => this.between?.points ?? this.view.play?.points ?? []);
  /** Names of the people who play on this device. */
  here: string[] = $derived.by(() => [...new Set(this.view.seats.filter(isHere).map(({ name }) => name ?? ''))]);
  /** Whom this device has to be given to before the game goes on. */
  passTo: string | null = $derived.by(() => {
    const seat = this.due === null ? undefined : this.view.seats[this.due];
    if (!seat || !isHere(seat) || this.here.length < 2 || !this.passes || this.holder === null) return null;
    return seat.name === this.holder ? null : seat.name;
  });
  /** Whether this device's person has to act now. */
  mine: boolean = $derived.by(() => {
    const seat = this.due === null ? undefined : this.view.seats[this.due];
    if (seat === undefined || this.passTo !== null) return false;
    // Somebody has to roll a bot's real dice for it.
    if (seat.kind === 'bot') return this.view.play?.turn.kind === 'enter' && this.view.seats.some(({ yours }) => yours);
    return seat.yours && seat.bot === null;
  });
  /** Whether somebody has to roll the dice with which their turn begins, and whether that is this device's person. */
  awaited: boolean = $derived.by(() => this.view.play?.turn.kind === 'throw');
  throwing: boolean = $derived(this.mine && this.awaited);
  /** The text that asks for it. */
  throwText: string = $derived.by(() => (knows(`throw-yours-${this.view.game}`) ? `throw-yours-${this.view.game}` : 'throw-yours'));
  /** The position after the staged moves. */
  position: Positions[G] | null = $derived(
    this.staged.length > 0 && this.looked ? this.looked.position : (this.view.play?.position ?? null),
  );
  /** The legal moves of this device's person; none while somebody else acts. */
  moves: PreviewedMove[] = $derived(this.mine && this.looked ? this.looked.moves : []);

  /** What the coach says. */
  readonly counsel = new Counsel();
  /** What people say to each other. */
  readonly talk: Talk;
  /** Watches over the table's dice. */
  readonly dice: Guard;
  /** The table as the server tells it. */
  private told: TableOf<G> = $state.raw(undefined as unknown as TableOf<G>);
  /** Who acts, as the server tells it. */
  private due: number | null = $derived.by(() => {
    const turn = this.view.play?.turn;
    return turn && turn.kind !== 'over' && this.view.phase === 'playing' ? turn.seat : null;
  });
  /** Whose turn it is while dice are shown that came with the last move of another. */
  private between: { acting: number; points: readonly number[] } | null = $state.raw(null);
  /** Who of those here has the device in hand. */
  private holder: string | null = $state(null);
  /** Whether it is passed on by asking. */
  private passes = $state(true);
  private passing: RegExp | null = $state.raw(null);
  private follower: Follower | null = null;
  /** The newest step that is noted, or was over when we came. */
  private noted: number;
  /** The steps that are known, those included that wait to be shown. */
  private past: PastStep[] = $state.raw([]);
  private wire: Wire<G> | null = null;
  private animator: Animator<G> | null = null;
  private queue: { step: StepOf<G>; heard: number }[] = [];
  private showing = false;
  private lookedOver: (() => void) | null = null;
  /** When the connection was lost, and until when what comes is old news. */
  private lostAt: number | null = null;
  private oldNews = 0;
  private questions = 0;
  private readonly looks = new Map<number, (looked: LookedOf<G> | ApiError) => void>();
  private readonly waiting = new Map<string, Waiting>();

  constructor(view: TableOf<G>, asOf: number | null = null) {
    this.told = view;
    this.asOf = asOf;
    this.noted = view.seq;
    this.talk = new Talk(view.id);
    this.dice = new Guard(view, (link) => this.giveLink(link));
    this.recall();
    this.hold();
  }

  /** Reads a table, ready to be watched; without a connection as it was told last, if it is kept. */
  static async open(id: string): Promise<TableStore> {
    try {
      return new TableStore(await get<TableView>(`/tables/${encodeURIComponent(id)}`));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 404) forgetTable(id);
      const kept = error.code === 'offline' ? keptTable(id) : null;
      if (kept === null) throw error;
      return new TableStore(kept.view, kept.at);
    }
  }

  /** Follows the table until it is closed. */
  connect(): void {
    void this.dice.look(this.told);
    void recordDice(this.view.game).then(({ written }) => (this.passing = written?.passes ?? null), () => undefined);
    this.wire = new Wire<G>(this.view.id, {
      seen: () => this.newest(),
      hear: (message) => this.hear(message),
      linked: (link) => this.linked(link),
    });
    const kept = keptCommand(this.view.id);
    if (kept) void this.carry(kept.command, () => this.resume(kept.command, kept.sent)).catch(() => undefined);
    else this.keep();
  }

  /** Keeps the table for when there is no connection. */
  keep(): void {
    if (this.asOf === null) keepTable(this.told as TableView);
  }

  /** We have become somebody here: what is streamed is told to that person from now on. */
  welcome(view: TableOf<G>): void {
    this.refresh(view);
    if (this.wire === null) return;
    this.close();
    this.connect();
  }

  close(): void {
    this.keep();
    this.wire?.close();
    this.wire = null;
  }

  /** Has steps shown by a view before the table changes. */
  animate(animator: Animator<G> | null): void {
    this.animator = animator;
  }

  /** Whoever is asked for has the device in hand. */
  takeOver(): void {
    this.holder = this.passTo;
  }

  /** The people here pass the device on by themselves. */
  passUnasked(): void {
    this.passes = false;
  }

  /** Watches the bots in a hurry. */
  hurry(): void {
    if (this.hurried) return;
    this.hurried = true;
    // Those who only watch see it in a hurry; the bots play as fast as those who play want it.
    if (this.view.seats.some(({ yours }) => yours)) this.wire?.send({ type: 'hurry' });
  }

  /** Goes on from the last board to the result. */
  toResult(): void {
    this.lookedOver?.();
  }

  /** Tells somebody what was shown. */
  follow(follower: Follower | null): void {
    this.follower = follower;
  }

  /** Chooses a move. One after which dice roll or others act is sent with all before it. */
  async stage(move: string): Promise<void> {
    const ends = this.moves.find((known) => known.move === move)?.ends ?? false;
    // Without a connection nobody can say what would be after it: one move is all that can be chosen.
    const blind = this.link === 'lost' && isPatient(this.view as TableView);
    if (ends || blind) return this.send([...this.staged, move]);
    await this.restage([...this.staged, move]);
  }

  /** Takes back the last chosen move, or the one at a place and all after it. */
  async unstage(from = this.staged.length - 1): Promise<void> {
    await this.restage(this.staged.slice(0, Math.max(0, from)));
  }

  /** Asks whether moves could be played, without choosing them. */
  async ask(moves: string[]): Promise<LookedOf<G>> {
    const answer = await this.question(moves);
    if (answer instanceof ApiError) throw answer;
    return answer;
  }

  /** Sends moves; done when they are durable. */
  async send(moves: string[] = this.staged): Promise<void> {
    if (this.due === null || moves.length === 0) return;
    await this.command({ type: 'play', moves });
    this.unstageAll();
  }

  /** Rolls the dice with which our turn begins. */
  async throwDice(): Promise<void> {
    if (this.throwing && !this.sending) await this.command({ type: 'throw' });
  }

  /** Enters what real dice showed. */
  async enter(outcome: string): Promise<void> {
    if (this.due !== null) await this.command({ type: 'enter', outcome });
  }

  /** Says something that is told and forgotten: a reaction, a nudge, or that bots may hurry. Without a connection nobody hears it. */
  speak(message: Extract<ClientMessage, { type: 'talk' | 'nudge' | 'hurry' }>): void {
    this.wire?.send(message);
  }

  /** A command about the table itself: start, leave, mind, close and the like. */
  async manage(name: string, body: Record<string, unknown> = {}): Promise<void> {
    this.trouble = null;
    try {
      const answer = await post<{ table: TableOf<G> }>(`/tables/${this.view.id}/${name}`, { ...body, key: freshKey() });
      this.refresh(answer.table);
    } catch (error) {
      this.trouble = (error as Error).message;
      throw error;
    }
  }

  private async command(command: Command): Promise<void> {
    const [seat, expected] = [this.due, this.view.seq];
    if (seat === null) return;
    await this.carry(command, () => this.attempt(command, seat, expected, SIGNINGS));
  }

  /** Has a command under way until it is answered. */
  private async carry(command: Command, work: () => Promise<void>): Promise<void> {
    this.commanding = true;
    this.trouble = null;
    this.waited = null;
    const slow = setTimeout(() => this.slow(), SLOW);
    if (this.link !== 'open') this.waits(command);
    try {
      await work();
      this.waited = null;
    } catch (error) {
      if ((error as ApiError).code === 'withdrawn') this.waited = null;
      this.trouble = (error as Error).message || null;
      throw error;
    } finally {
      clearTimeout(slow);
      dropCommand(this.view.id);
      this.late = false;
      this.commanding = false;
    }
  }

  /** The command has to wait for a connection. */
  private waits(command: Command): void {
    if (isPatient(this.view as TableView)) this.waited = command.type === 'play' ? command.moves : [];
  }

  /** Takes back the command that waits, if the server cannot have it. */
  withdraw(): void {
    for (const { sent, reject } of this.waiting.values()) if (!sent) reject(new ApiError('withdrawn', '', 0));
  }

  /** A command of an earlier page that nobody has answered: under its key it is done once, however often it is sent. */
  private async resume(kept: Kept, sent: boolean): Promise<void> {
    try {
      this.dice.answered(await this.submit(kept.key, kept, sent), kept);
    } catch (error) {
      if ((error as ApiError).code !== 'command-signature') throw error;
      await this.attempt(plain(kept), kept.seat, kept.expected, SIGNINGS);
    }
  }

  /** No answer for a while: either the server is slow, or nobody is there any more. */
  private slow(): void {
    this.late = true;
    this.wire?.probe();
  }

  /** Others may commit to new chains between our signing and the server's reading: then it is signed anew. */
  private async attempt(command: Command, seat: number, expected: number, tries: number): Promise<void> {
    const key = freshKey();
    const attached = this.dice.isSecond ? await this.attach(seat, command) : {};
    try {
      const seq = await this.submit(key, { ...command, seat, expected, key, ...attached } as ClientMessage);
      this.dice.answered(seq, attached);
    } catch (error) {
      if (tries <= 1 || (error as ApiError).code !== 'command-signature') throw error;
      await this.attempt(command, seat, expected, tries - 1);
    }
  }

  /** What goes with a command at a table with dice of version 2: a link with exactly those that cast. */
  private async attach(seat: number, command: Command): Promise<Attached> {
    const { rollsAfter } = await recordDice(this.view.game);
    const last = command.type === 'play' ? (command.moves.at(-1) ?? '') : '';
    const rolls = command.type === 'throw' || (command.type === 'play' && rollsAfter(last));
    return this.dice.attach(seat, signedText(command), rolls && this.view.seats[seat]?.dice === 'drawn');
  }

  /** Sends a command until it is answered; gives the step that answered it. */
  private async submit(key: string, message: ClientMessage, before = false): Promise<number> {
    try {
      return await new Promise<number>((resolve, reject) => {
        const waiting = { message, resolve, reject, sent: before };
        this.waiting.set(key, waiting);
        // Without a connection it is sent as soon as there is one; the key keeps it from being done twice.
        this.dispatch(waiting);
      });
    } finally {
      this.waiting.delete(key);
      this.mayWithdraw = false;
    }
  }

  /** Sends what waits, or keeps it until that is possible. */
  private dispatch(waiting: Waiting): void {
    const { message } = waiting;
    waiting.sent = (this.wire?.send(message) ?? false) || waiting.sent;
    if (message.type !== 'play' && message.type !== 'enter' && message.type !== 'throw') return;
    this.mayWithdraw = !waiting.sent;
    if (isPatient(this.view as TableView)) keepCommand(this.view.id, { command: message, sent: waiting.sent });
  }

  /** A roll waits for two seconds only, so a link takes the way that is open. */
  private giveLink(link: LinkBody): Promise<unknown> {
    if (this.link !== 'open') return post(`/tables/${this.view.id}/link`, link);
    return this.submit(`link-${link.seat}-${link.roll}`, { type: 'link', ...link });
  }

  private async restage(staged: string[]): Promise<void> {
    if (staged.length === 0) return this.unstageAll();
    const before = this.staged;
    this.staged = staged;
    const answer = await this.question(staged);
    if (this.staged !== staged) return;
    if (answer instanceof ApiError) {
      this.staged = before;
      this.trouble = answer.message;
      return;
    }
    this.trouble = null;
    this.preview = answer;
    this.remember();
  }

  private unstageAll(): void {
    this.staged = [];
    this.preview = null;
    this.remember();
  }

  private question(moves: string[]): Promise<LookedOf<G> | ApiError> {
    const id = ++this.questions;
    return new Promise((resolve) => {
      this.looks.set(id, resolve);
      if (!this.wire?.send({ type: 'look', id, moves })) {
        this.looks.delete(id);
        // Without the stream we ask in the ordinary way, which says what is wrong.
        post<LookedOf<G>>(`/tables/${this.view.id}/look`, { moves }).then(resolve, (error: ApiError) => resolve(error));
      }
    });
  }

  private hear(message: StreamOf<G>): void {
    switch (message.type) {
      case 'snapshot':
        this.queue = [];
        this.jump(byOwnClock(message.table));
        void this.readPast();
        break;
      case 'step':
        void this.dice.hear(message);
        this.queue.push({ step: byOwnClock(message), heard: Date.now() });
        void this.show();
        break;
      case 'presence':
        this.told = { ...this.told, seats: message.seats, connected: message.connected };
        this.follower?.presence();
        break;
      case 'said':
      case 'nudged':
        this.talk.hear(message, this.view);
        break;
      case 'done':
        this.waiting.get(message.key)?.resolve(message.seq);
        break;
      case 'refused':
        this.refused(message.key, message.id, ApiError.of(message.error));
        break;
      case 'looked':
        this.looks.get(message.id)?.(message);
        this.looks.delete(message.id);
        break;
      case 'pong':
        break;
    }
  }

  private refused(key: string | undefined, id: number | undefined, error: ApiError): void {
    if (key !== undefined) this.waiting.get(key)?.reject(error);
    else if (id !== undefined) {
      this.looks.get(id)?.(error);
      this.looks.delete(id);
    } else this.trouble = error.message;
  }

  private linked(link: Link): void {
    this.link = link;
    if (link !== 'open') {
      this.lostAt ??= Date.now();
      this.keep();
      this.asOf ??= Date.now();
      for (const { message } of this.waiting.values()) if (message.type === 'play') this.waits(message);
      // Whoever asked on the old connection asks again.
      for (const [id, resolve] of this.looks) {
        this.looks.delete(id);
        resolve(new ApiError('offline', '', 0));
      }
      return;
    }
    if (this.lostAt !== null && Date.now() - this.lostAt > LOST_LONG) this.oldNews = Date.now() + CAUGHT_UP;
    this.lostAt = null;
    this.asOf = null;
    this.dice.connected();
    void this.readPast();
    for (const waiting of this.waiting.values()) this.dispatch(waiting);
    void this.relook();
  }

  /** Shows the steps that wait, one after the other. */
  private async show(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      const seen = this.isSeen(next);
      if (seen && !isStill() && !this.hurried) await this.play(next.step);
      await this.take(next.step, seen);
    }
    this.showing = false;
  }

  /** Whoever was away, or is behind, sees the table as it is, not a film of what they missed. */
  private isSeen({ step, heard }: { step: StepOf<G>; heard: number }): boolean {
    if (document.hidden || heard < this.oldNews) return false;
    // The last move is never left out, however far the board is behind.
    if (isLast(step)) return true;
    if (this.queue.length > 6) return false;
    const newest = this.queue.at(-1)?.step.play?.turn;
    const waited = newest !== undefined && newest.kind !== 'over' && this.view.seats[newest.seat]?.yours;
    return Date.now() - heard < (waited ? LAG_MINE : LAG);
  }

  /** Has a step shown; if dice of the next turn came with it, the turn changes before they roll. */
  private async play(step: StepOf<G>): Promise<void> {
    const passed = step.events.findIndex((event) => event.type === 'moved' && this.passing?.test(event.move));
    const parts = passed < 0 || passed === step.events.length - 1 ? [step.events] : [step.events.slice(0, passed + 1), step.events.slice(passed + 1)];
    for (const [index, events] of parts.entries()) {
      if (index > 0) await this.turnOver(step);
      await Promise.resolve(this.animator?.({ ...step, events }, this.view.play)).catch(() => undefined);
    }
  }

  private async turnOver({ play }: StepOf<G>): Promise<void> {
    if (!play || play.turn.kind === 'over') return;
    this.between = { acting: play.turn.seat, points: play.points };
    await new Promise((resolve) => setTimeout(resolve, BREATH));
  }

  private async take(step: StepOf<G>, seen: boolean): Promise<void> {
    const past = pastOf(step as StepMessage);
    const fresh = step.seq > this.noted;
    // What the step before it brought is said before this one changes anything.
    speakUp();
    const last = seen && fresh && isLast(step);
    this.past = mergedPast(this.past, [past]);
    this.noted = Math.max(this.noted, step.seq);
    // What the last move brought is looked at before everything else about the game.
    if (last) this.advance(step);
    else await this.become(step);
    this.between = null;
    this.hold();
    if (fresh) this.follower?.step(past);
    if (last) await this.lastLook(step);
  }

  /** The last board stays for a moment. */
  private async lastLook(step: StepOf<G>): Promise<void> {
    this.ending = true;
    await new Promise<void>((resolve) => {
      this.lookedOver = resolve;
      setTimeout(resolve, isStill() ? LAST_LOOK_STILL : LAST_LOOK);
    });
    this.lookedOver = null;
    await this.renew(step);
    this.ending = false;
  }

  /** The first of those here who has to act has the device in hand; and bots need not hurry when people act. */
  private hold(): void {
    const seat = this.due === null ? undefined : this.view.seats[this.due];
    if (seat && seat.bot === null) this.hurried = false;
    if (this.holder === null && this.due !== null) this.holder = (seat && isHere(seat) ? seat.name : this.here[0]) ?? null;
  }

  private async become(step: StepOf<G>): Promise<void> {
    if (step.seq <= this.view.seq) return;
    if (!step.events.every((event) => IN_PLAY.has(event.type))) return this.renew(step);
    this.advance(step);
    await this.relook();
  }

  private advance(step: StepOf<G>): void {
    this.told = { ...this.told, seq: step.seq, at: step.at, phase: step.phase, play: step.play ?? this.view.play };
  }

  /** Asks for the whole table: a step has changed more of it than the game. */
  private async renew(step: StepOf<G>): Promise<void> {
    const view = await get<TableOf<G>>(`/tables/${this.view.id}`).catch(() => null);
    // What has come meanwhile is in the answer already.
    if (view) this.refresh(byOwnClock(view));
    else this.advance(step);
  }

  /** Shows the table as it is, whatever happened in between. */
  private jump(view: TableOf<G>): void {
    const behind = view.seq > this.noted;
    this.noted = Math.max(this.noted, view.seq);
    this.refresh(view);
    this.hold();
    if (behind) this.follower?.jumped();
  }

  /** Asks what happened before we came, or came back: steps that are told together have the points of the last one only. */
  private async readPast(): Promise<void> {
    const told = await get<PastStep[]>(`/tables/${encodeURIComponent(this.view.id)}/past`).catch(() => []);
    this.past = mergedPast(told, this.past);
  }

  private refresh(view: TableOf<G>): void {
    if (view.seq < this.view.seq) return;
    this.told = view;
    void this.dice.look(view);
    void this.relook();
  }

  /** Asks anew about staged moves: they stay as long as they still can be played. */
  private async relook(): Promise<void> {
    const staged = this.staged;
    if (this.view.phase !== 'playing' || !this.mine || staged.length === 0) return this.unstageAll();
    const answer = await this.question(staged);
    if (this.staged !== staged) return;
    if (!(answer instanceof ApiError)) this.preview = answer;
    else if (answer.code !== 'offline') this.unstageAll();
  }

  private newest(): number | null {
    return this.queue.at(-1)?.step.seq ?? this.view.seq;
  }

  private place(): string {
    return `bonecup-staged-${this.view.id}`;
  }

  /** Staged moves outlive a page that is loaded anew. */
  private remember(): void {
    try {
      if (this.staged.length === 0) sessionStorage.removeItem(this.place());
      else sessionStorage.setItem(this.place(), JSON.stringify({ seq: this.view.seq, moves: this.staged }));
    } catch {
      // Then they live as long as the page.
    }
  }

  private recall(): void {
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.place()) ?? 'null') as { seq: number; moves: string[] } | null;
      if (kept?.seq === this.view.seq && this.mine) this.staged = kept.moves;
    } catch {
      // Nothing that could be read.
    }
  }
}
