/**
 * A table as this device's person sees it: what the server told, the moves that are staged but not sent, and what
 * would be after them. Holds no rules: legal moves and what they earn come from the server.
 */

import { recordDice } from '../games/card';
import { ApiError, freshKey, get, post } from './api';
import { Guard, type Attached } from './dice/guard.svelte';
import type { ClientMessage, GameId, LinkBody, LookedOf, PlayOf, Positions, PreviewedMove, StepOf, StreamOf, TableOf, TableView } from './protocol';
import { isStill } from './settings.svelte';
import { Wire, type Link } from './wire';
import { t } from './words.svelte';

/** Shows a step before the table changes; the table waits for it. */
export type Animator<G extends GameId = GameId> = (step: StepOf<G>, before: PlayOf<G> | null) => Promise<void> | void;

interface Waiting {
  message: ClientMessage;
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

/** What the server tells of the table as it is: facts for everybody, legal moves for whoever has to move. */
function seenIn<G extends GameId>({ phase, seq, play }: TableOf<G>): LookedOf<G> | null {
  if (phase !== 'playing' || !play?.facts) return null;
  const seat = play.turn.kind === 'move' ? play.turn.seat : null;
  return { seq, position: play.position, seat, moves: play.previews ?? [], facts: play.facts };
}

/** Steps whose events say all about a table that the step's own `play` does not. */
const IN_PLAY = new Set(['moved', 'cast', 'rolled', 'chained', 'clock-restarted']);

/** How often a command is signed at most. */
const SIGNINGS = 3;

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
  private commanding = $state(false);
  /** Whether dice are cast that wait for a link of somebody else's device: for a moment nobody can do anything. */
  inAir: boolean = $derived.by(() => this.view.play?.turn.kind === 'link');
  /** Whether the board waits for an answer, or for dice in the air. */
  sending: boolean = $derived(this.commanding || this.inAir);
  /** What went wrong last, in words. */
  trouble: string | null = $state(null);
  /** What happened since the page was opened, the newest last. */
  steps: StepOf<G>[] = $state.raw([]);

  /** Whose turn it is; none when the game is over or has not begun. */
  acting: number | null = $derived.by(() => {
    const turn = this.view.play?.turn;
    return turn && turn.kind !== 'over' && this.view.phase === 'playing' ? turn.seat : null;
  });
  /** Whether this device's person has to act now. */
  mine: boolean = $derived.by(() => {
    const seat = this.acting === null ? undefined : this.view.seats[this.acting];
    if (seat === undefined) return false;
    // Somebody has to roll a bot's real dice for it.
    if (seat.kind === 'bot') return this.view.play?.turn.kind === 'enter' && this.view.seats.some(({ yours }) => yours);
    return seat.yours && seat.bot === null;
  });
  /** Whether somebody has to roll the dice with which their turn begins, and whether that is this device's person. */
  awaited: boolean = $derived.by(() => this.view.play?.turn.kind === 'throw');
  throwing: boolean = $derived(this.mine && this.awaited);
  /** The position after the staged moves. */
  position: Positions[G] | null = $derived(
    this.staged.length > 0 && this.looked ? this.looked.position : (this.view.play?.position ?? null),
  );
  /** The legal moves of this device's person; none while somebody else acts. */
  moves: PreviewedMove[] = $derived(this.mine && this.looked ? this.looked.moves : []);

  /** Watches over the table's dice. */
  readonly dice: Guard;
  /** The table as the server tells it. */
  private told: TableOf<G> = $state.raw(undefined as unknown as TableOf<G>);
  private wire: Wire<G> | null = null;
  private animator: Animator<G> | null = null;
  private queue: StepOf<G>[] = [];
  private showing = false;
  private questions = 0;
  private readonly looks = new Map<number, (looked: LookedOf<G> | ApiError) => void>();
  private readonly waiting = new Map<string, Waiting>();

  constructor(view: TableOf<G>) {
    this.told = view;
    this.dice = new Guard(view, (link) => this.giveLink(link));
    this.recall();
  }

  /** Reads a table, ready to be watched. */
  static async open(id: string): Promise<TableStore> {
    return new TableStore(await get<TableView>(`/tables/${encodeURIComponent(id)}`));
  }

  /** Follows the table until it is closed. */
  connect(): void {
    void this.dice.look(this.told);
    this.wire = new Wire<G>(this.view.id, {
      seen: () => this.newest(),
      hear: (message) => this.hear(message),
      linked: (link) => this.linked(link),
    });
  }

  /** We have become somebody here: what is streamed is told to that person from now on. */
  welcome(view: TableOf<G>): void {
    this.refresh(view);
    if (this.wire === null) return;
    this.close();
    this.connect();
  }

  close(): void {
    this.wire?.close();
    this.wire = null;
  }

  /** Has steps shown by a view before the table changes. */
  animate(animator: Animator<G> | null): void {
    this.animator = animator;
  }

  /** Chooses a move. One after which dice roll or others act is sent with all before it. */
  async stage(move: string): Promise<void> {
    const ends = this.moves.find((known) => known.move === move)?.ends ?? false;
    if (ends) return this.send([...this.staged, move]);
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
    if (this.acting === null || moves.length === 0) return;
    await this.command({ type: 'play', moves });
    this.unstageAll();
  }

  /** Rolls the dice with which our turn begins. */
  async throwDice(): Promise<void> {
    if (this.throwing && !this.sending) await this.command({ type: 'throw' });
  }

  /** Enters what real dice showed. */
  async enter(outcome: string): Promise<void> {
    if (this.acting !== null) await this.command({ type: 'enter', outcome });
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
    const [seat, expected] = [this.acting, this.view.seq];
    if (seat === null) return;
    this.commanding = true;
    this.trouble = null;
    try {
      await this.attempt(command, seat, expected, SIGNINGS);
    } catch (error) {
      this.trouble = (error as Error).message;
      throw error;
    } finally {
      this.commanding = false;
    }
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
  private async submit(key: string, message: ClientMessage): Promise<number> {
    try {
      return await new Promise<number>((resolve, reject) => {
        this.waiting.set(key, { message, resolve, reject });
        // Without a connection it is sent as soon as there is one; the key keeps it from being done twice.
        this.wire?.send(message);
      });
    } finally {
      this.waiting.delete(key);
    }
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
        this.refresh(message.table);
        break;
      case 'step':
        void this.dice.hear(message);
        this.queue.push(message);
        void this.show();
        break;
      case 'presence':
        this.told = { ...this.told, seats: message.seats, connected: message.connected };
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
      // Whoever asked on the old connection asks again.
      for (const [id, resolve] of this.looks) {
        this.looks.delete(id);
        resolve(new ApiError('offline', '', 0));
      }
      return;
    }
    this.dice.connected();
    for (const { message } of this.waiting.values()) this.wire?.send(message);
    void this.relook();
  }

  /** Shows the steps that wait, one after the other. */
  private async show(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      // Whoever was away sees the table as it is, not a film of what they missed.
      const behind = this.queue.length > 6;
      if (!behind && !document.hidden && !isStill()) {
        await Promise.resolve(this.animator?.(step, this.view.play)).catch(() => undefined);
      }
      await this.take(step);
    }
    this.showing = false;
  }

  private async take(step: StepOf<G>): Promise<void> {
    if (step.seq <= this.view.seq) return;
    this.steps = [...this.steps.slice(-199), step];
    if (step.events.every((event) => IN_PLAY.has(event.type))) {
      this.told = { ...this.told, seq: step.seq, at: step.at, phase: step.phase, play: step.play ?? this.view.play };
      await this.relook();
    } else {
      const view = await get<TableOf<G>>(`/tables/${this.view.id}`).catch(() => null);
      // What has come meanwhile is in the answer already.
      if (view) this.refresh(view);
      else this.told = { ...this.told, seq: step.seq, phase: step.phase, play: step.play ?? this.view.play };
    }
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
    return this.queue.at(-1)?.seq ?? this.view.seq;
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
