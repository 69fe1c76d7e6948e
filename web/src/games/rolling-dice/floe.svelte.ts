/** A game of Rolling Dice on this page: what lies where, what is aimed, what moves. Both views show this. */

import { play } from '../../lib/sound';
import type { PlayOf, RoomEvent, StepOf } from '../../lib/protocol';
import type { TableStore } from '../../lib/table.svelte';
import { usualAim, writeAim, type Aim } from './aim';
import type { Arena } from './arena';
import { diceOf, handOf, Memory, onBlock, type Die } from './dice';
import { diceAt, duration, flight, frameAt, splashes, type Flight } from './flight';
import type { Label } from './labels';
import { readMove } from './notation';
import { Placing } from './placing.svelte';
import type { Colour, Facts, Line, Position } from './position';
import type { Ring, Splash } from './view';

type Play = PlayOf<'rolling-dice'>;
type Step = StepOf<'rolling-dice'>;

interface Flying {
  flown: Flight;
  frame: number;
  owner: Colour;
}

/** How a round is being scored: the lines up to `shown` are done. */
export interface Scoring {
  seq: number;
  lines: Line[];
  shown: number;
}

const LINE_TIME = 1100;

export class Floe {
  aim: Aim = $state.raw(undefined as unknown as Aim);
  /** The thrown die that is looked at before it is taken. */
  picked: number | null = $state(null);
  splashes: Splash[] = $state.raw([]);
  readonly placing: Placing;

  private flying: Flying | null = $state.raw(null);
  /** What is shown instead of the position until the table has moved on. */
  private held: { seq: number; dice: Die[] } | null = $state.raw(null);
  private scored: Scoring | null = $state.raw(null);
  private readonly memory = new Memory();
  private skip: (() => void) | null = null;
  private splashCount = 0;

  position: Position | null = $derived.by(() => this.table.position);
  facts: Facts | null = $derived.by(() => this.table.looked?.facts ?? this.table.view.play?.facts ?? null);
  /** What has to be done. */
  due: Facts['task'] = $derived.by(() => this.facts?.task ?? 'nothing');
  /** Whether this device's person has to decide something on the ice. */
  mine: boolean = $derived.by(() => this.table.mine && this.table.view.play?.turn.kind === 'move' && !this.moving);
  /** The scoring that is being shown; it is over when the table has moved on. */
  scoring: Scoring | null = $derived.by(() => (this.scored?.seq === this.table.view.seq ? this.scored : null));
  moving: boolean = $derived.by(() => this.flying !== null || this.isHeld);
  isFlying: boolean = $derived.by(() => this.flying !== null);
  /** Whoever does it. */
  colour: Colour | null = $derived.by(() => this.facts?.colour ?? null);
  choices: number[] = $derived.by(() => (this.due === 'choose' ? this.chosenFrom() : []));
  dice: Die[] = $derived.by(() => this.shownDice());
  rings: Ring[] = $derived.by(() => this.shownRings());
  labels: Label[] = $derived.by(() => this.shownLabels());
  seals: Partial<Record<Colour, number>> = $derived.by(() => this.shownSeals());
  private isHeld: boolean = $derived.by(() => this.held?.seq === this.table.view.seq);

  constructor(
    readonly table: TableStore<'rolling-dice'>,
    readonly arena: Arena,
  ) {
    this.aim = usualAim(arena);
    this.placing = new Placing(table, arena);
  }

  throwNow(): Promise<void> {
    return this.send(`throw ${writeAim(this.aim)}`);
  }

  takePicked(): Promise<void> {
    return this.picked === null ? Promise.resolve() : this.send(`choose ${this.picked}`);
  }

  /** How many dice go into the air. */
  get toThrow(): number {
    return this.facts?.dice ?? 0;
  }

  /** Shows a step before the table changes. */
  async show(step: Step, before: Play | null): Promise<void> {
    this.picked = null;
    this.scored = null;
    for (const event of step.events) await this.showEvent(event, before);
    await this.showScoring(step, before);
  }

  /** Ends what is being shown at once. */
  hurry(): void {
    this.skip?.();
  }

  /** Shows how the last round was scored once more. */
  async again(): Promise<void> {
    const lines = this.position?.last_round ?? [];
    if (lines.length > 0) await this.countUp({ seq: this.table.view.seq, lines, shown: 0 });
    this.scored = null;
  }

  private async send(move: string): Promise<void> {
    this.picked = null;
    // What went wrong is in the table's `trouble`.
    await this.table.send([move]).catch(() => undefined);
  }

  private chosenFrom(): number[] {
    if (!this.mine) return (this.facts?.beating ?? []).map(({ die }) => die);
    return this.table.moves.flatMap(({ move }) => {
      const read = readMove(move);
      return read?.kind === 'choose' ? [read.number] : [];
    });
  }

  private shownDice(): Die[] {
    if (!this.position || !this.facts) return [];
    const { thrower } = this.facts;
    const resting = this.isHeld && this.held ? this.held.dice : diceOf(this.position, thrower, this.arena, this.memory);
    if (this.flying) {
      const { flown, frame, owner } = this.flying;
      const flyers = diceAt(flown, frame, owner);
      return [...resting.filter((die) => !flyers.some(({ id }) => id === die.id)), ...flyers];
    }
    if (this.isHeld || !this.colour) return resting;
    // Dice that wait for a link have not left the hand yet.
    if (this.due === 'throw' || this.table.inAir) {
      const place = this.mine || (this.table.inAir && this.table.mine) ? this.aim.place : this.arena.box.width / 2;
      return [...resting, ...handOf(this.colour, this.toThrow, place, this.arena)];
    }
    const ghost = this.due === 'place' && this.mine ? this.placing.ghost : null;
    return ghost ? [...resting, ghost] : resting;
  }

  private shownRings(): Ring[] {
    const rings: Ring[] = [];
    if (this.scoring) {
      const line = this.scoring.lines[this.scoring.shown];
      const die = this.dice.find((die) => die.id === line?.colour);
      return die ? [{ id: die.id, x: die.x, y: die.y, kind: 'scoring' }] : [];
    }
    for (const die of this.dice) {
      const { id, x, y } = die;
      if (this.isMarked(die)) rings.push({ id, x, y, kind: 'marked' });
      else if (this.isChoice(die)) rings.push({ id, x, y, kind: this.picked === choiceOf(die) ? 'good' : 'choice' });
      else if (die.role === 'ghost') rings.push({ id, x, y, kind: this.placing.refusal === null ? 'good' : 'bad' });
    }
    return rings;
  }

  private shownLabels(): Label[] {
    if (this.flying) return [];
    return this.dice
      .filter((die) => die.role === 'scoring' || die.role === 'block' || this.isChoice(die))
      .map((die) => ({
        ...die,
        tone: this.isMarked(die) ? 'marked' : this.isChoice(die) ? 'choice' : 'plain',
      }));
  }

  private shownSeals(): Partial<Record<Colour, number>> {
    const seals = { ...this.position?.seals };
    for (const [i, line] of (this.scoring?.lines ?? []).entries()) {
      seals[line.colour] = i < this.scoring!.shown ? line.to : line.from;
    }
    return seals;
  }

  /** The die that has to be beaten wears the ring while its colour throws and chooses. */
  private isMarked(die: Die): boolean {
    return die.role === 'scoring' && die.id === this.colour && (this.due === 'throw' || this.due === 'choose');
  }

  private isChoice(die: Die): boolean {
    const number = choiceOf(die);
    return !this.moving && number !== null && this.choices.includes(number);
  }

  private async showEvent(event: RoomEvent, before: Play | null): Promise<void> {
    if (event.type === 'rolled' && event.by === 'drawn') await this.fly(event.roll, before);
    else if (event.type === 'moved') await this.showMove(event.move, before);
  }

  private async fly(roll: number, before: Play | null): Promise<void> {
    if (!before?.facts) return;
    const flown = await flight(this.table.view.id, roll).catch(() => null);
    if (!flown) return;
    play('roll');
    await this.playBack(flown, before.facts.thrower);
  }

  /** Plays a throw back; also used where there is no table. */
  private async playBack(flown: Flight, owner: Colour): Promise<void> {
    const whole = duration(flown);
    let last = 0;
    await this.run(whole, (time) => {
      const frame = frameAt(flown, time);
      this.splash(flown, last, frame);
      last = frame;
      this.flying = { flown, frame, owner };
    });
    this.flying = { flown, frame: frameAt(flown, whole), owner };
    this.memory.keep(this.dice);
    this.hold(this.dice);
    this.flying = null;
    await pause(350);
  }

  private splash(flown: Flight, from: number, to: number): void {
    const fresh = splashes(flown, from, to).map(({ x, y }) => ({ id: ++this.splashCount, x, y }));
    if (fresh.length === 0) return;
    play('splash');
    this.splashes = [...this.splashes.slice(-8), ...fresh];
  }

  private async showMove(text: string, before: Play | null): Promise<void> {
    const move = readMove(text);
    if (move?.kind !== 'choose' || !before?.facts) return;
    const owner = before.facts.thrower;
    const chosen = before.position.thrown?.[move.number - 1];
    if (!chosen) return;
    const floe = { ...before.position.floe, [owner]: chosen };
    this.hold(diceOf({ ...before.position, floe, thrown: [] }, owner, this.arena, this.memory));
    play('lay');
    await pause(450);
  }

  private async showScoring(step: Step, before: Play | null): Promise<void> {
    const [was, is] = [before?.position, step.play?.position];
    if (!was || !is?.last_round?.length) return;
    if (JSON.stringify(was.last_round) === JSON.stringify(is.last_round)) return;
    this.holdRound(is.last_round);
    await this.countUp({ seq: this.table.view.seq, lines: is.last_round, shown: 0 });
  }

  /** Dice that just went to blocks are shown there while the round is scored, and thrown dice are gone. */
  private holdRound(lines: Line[]): void {
    const stay = this.dice.filter((die) => die.role === 'scoring' && lines.some(({ colour, gain }) => gain && colour === die.colour));
    const lost = lines.flatMap(({ colour, block }) => (block ? [onBlock(colour, block.face, block.number - 1, this.arena)] : []));
    this.hold([...stay, ...lost]);
  }

  private async countUp(scoring: Scoring): Promise<void> {
    this.scored = scoring;
    for (let shown = 0; shown <= scoring.lines.length; shown++) {
      const skipped = this.scored?.shown === scoring.lines.length;
      if (skipped) break;
      this.scored = { ...scoring, shown };
      const line = scoring.lines[shown - 1];
      if (line && line.to > line.from) play('score');
      const stopped = await this.run(shown === 0 ? 500 : line?.gain ? LINE_TIME : LINE_TIME / 2, () => undefined);
      if (stopped) this.scored = { ...scoring, shown: scoring.lines.length };
    }
  }

  private hold(dice: Die[]): void {
    this.held = { seq: this.table.view.seq, dice };
  }

  /** Calls a frame after the other until the time is over; whether somebody was in a hurry. */
  private run(whole: number, frame: (time: number) => void): Promise<boolean> {
    return new Promise((resolve) => {
      const start = performance.now();
      let timer = 0;
      const done = (stopped: boolean): void => {
        this.skip = null;
        clearTimeout(timer);
        resolve(stopped);
      };
      // A page that is put away gets no frames; the game goes on nevertheless.
      timer = window.setTimeout(() => done(false), whole + 400);
      let over = false;
      this.skip = () => {
        over = true;
        done(true);
      };
      const next = (now: number): void => {
        const time = now - start;
        if (over) return;
        if (time >= whole) return done(false);
        frame(Math.max(0, time));
        requestAnimationFrame(next);
      };
      requestAnimationFrame(next);
    });
  }
}

function choiceOf(die: Die): number | null {
  return die.role === 'thrown' ? Number(die.id.slice('thrown '.length)) : null;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
