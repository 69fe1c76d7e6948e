/** A game of Rolling Dice on this page: what lies where, what is aimed, what moves. Both views show this. */

import { buzz } from '../../lib/buzz';
import { celebrate } from '../../lib/cheer.svelte';
import { play } from '../../lib/sound';
import { t } from '../../lib/words.svelte';
import type { PlayOf, RoomEvent, StepOf } from '../../lib/protocol';
import type { TableStore } from '../../lib/table.svelte';
import { usualAim, writeAim, type Aim } from './aim';
import type { Arena } from './arena';
import { Choosing } from './choosing.svelte';
import { diceOf, handOf, Memory, onBlock, type Die } from './dice';
import { newRound, sumOf } from './earning';
import { diceAt, duration, flight, frameAt, moments, splashes, type Flight } from './flight';
import type { Label } from './labels';
import { readMove, type Move } from './notation';
import { Placing } from './placing.svelte';
import type { Colour, Facts, Line, Position } from './position';
import { lostIn } from './telling';
import type { Ring, Splash } from './view';
import { mischiefText } from './words';

type Play = PlayOf<'rolling-dice'>;
type Step = StepOf<'rolling-dice'>;
type Rolled = Extract<RoomEvent, { type: 'rolled' }>;

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
/** How long the aim of somebody else is seen before the dice fly. */
const AIM_TIME = 450;

export class Floe {
  aim: Aim = $state.raw(undefined as unknown as Aim);
  /** The thrown die that is looked at before it is taken. */
  picked: number | null = $state(null);
  splashes: Splash[] = $state.raw([]);
  /** The aim of somebody else, for the moment before the dice leave the hand. */
  foreignAim: Aim | null = $state.raw(null);
  readonly placing: Placing;
  readonly choosing: Choosing;

  private flying: Flying | null = $state.raw(null);
  /** What is shown instead of the position until the table has moved on. */
  private held: { seq: number; dice: Die[] } | null = $state.raw(null);
  private scored: Scoring | null = $state.raw(null);
  private readonly memory = new Memory();
  private skip: (() => void) | null = null;
  private splashCount = 0;
  private cheered = 0;

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
  /** What the coach would do now, while somebody wants to know. */
  advised: Move | null = $derived.by(() => {
    const [move] = this.table.counsel.plan;
    return this.mine && move !== undefined ? readMove(move) : null;
  });
  private isHeld: boolean = $derived.by(() => this.held?.seq === this.table.view.seq);

  constructor(
    readonly table: TableStore<'rolling-dice'>,
    readonly arena: Arena,
  ) {
    this.aim = usualAim(arena);
    this.placing = new Placing(table, arena);
    this.choosing = new Choosing(table);
  }

  throwNow(): Promise<void> {
    return this.send(`throw ${writeAim(this.aim)}`);
  }

  takePicked(): Promise<void> {
    return this.picked === null ? Promise.resolve() : this.send(`choose ${this.picked}`);
  }

  /** Why a thrown die beats the marked one, in words; nothing where there is none to beat. */
  beats(choice: number): string {
    const beats = this.facts?.beating.find(({ die }) => die === choice);
    if (!beats) return '';
    if (beats.higher && beats.further) return t('rd-beats-both');
    if (beats.higher) return t('rd-beats-higher');
    return beats.further ? t('rd-beats-further') : '';
  }

  /** What whoever plays a colour is called; with two colours each, which of them it is. */
  nameOf(colour: Colour): string {
    const seat = this.table.view.seats.find(({ colours }) => colours.includes(colour));
    const hue = t(`rd-colour-${colour}`);
    if (!seat?.name) return hue;
    return seat.colours.length > 1 ? t('rd-name-colour', { who: seat.name, colour: hue }) : seat.name;
  }

  seatOf(colour: Colour): number | null {
    return this.facts?.seats[colour] ?? null;
  }

  /** Whether a seat is that of the one person at this device. */
  isYou(seat: number | null): boolean {
    const here = this.table.view.seats.filter(({ yours, kind }) => yours && kind === 'person');
    return seat !== null && here.length === 1 && here[0] === this.table.view.seats[seat];
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

  /** Dice that were knocked off are worth a laugh, one's own a kind word; once a throw. */
  async cheer({ roll, outcome }: Rolled, thrower: number | null): Promise<void> {
    const lost = lostIn(outcome);
    if (lost.length === 0 || this.cheered >= roll) return;
    this.cheered = roll;
    await celebrate('mischief', mischiefText(lost, this, thrower));
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
    if (this.table.sending) return;
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
      const own = this.mine || (this.table.inAir && this.table.mine);
      const place = own ? this.aim.place : (this.foreignAim?.place ?? this.arena.box.width / 2);
      return [...resting, ...handOf(this.colour, this.toThrow, place, this.arena)];
    }
    const ghost = this.due === 'place' && this.mine ? this.placing.ghost : null;
    return ghost ? [...resting, ghost] : resting;
  }

  /** The line of the round that is being scored; none before the first. */
  private get line(): Line | undefined {
    return this.scoring?.lines[this.scoring.shown - 1];
  }

  private shownRings(): Ring[] {
    const rings: Ring[] = this.adviceRings();
    if (this.scoring) {
      const die = this.dice.find((die) => die.id === this.line?.colour);
      return die ? [{ id: die.id, x: die.x, y: die.y, kind: 'scoring' }] : [];
    }
    if (this.isPlacing) rings.push(...this.placing.spots.map(({ x, y }, i): Ring => ({ id: `spot ${i + 1}`, x, y, kind: 'spot' })));
    for (const die of this.dice) {
      const { id, x, y } = die;
      if (this.isMarked(die)) rings.push({ id, x, y, kind: 'marked' });
      else if (this.isChoice(die)) rings.push({ id, x, y, kind: this.picked === choiceOf(die) ? 'good' : 'choice' });
      else if (die.role === 'ghost') rings.push({ id, x, y, kind: this.placing.refusal === null ? 'good' : 'bad' });
    }
    return rings;
  }

  /** The die or spot that the coach would take. */
  private adviceRings(): Ring[] {
    const { advised } = this;
    if (advised?.kind === 'place') return [{ id: 'advised', x: advised.x, y: advised.y, kind: 'advised' }];
    const die = advised?.kind === 'choose' ? this.dice.find((die) => choiceOf(die) === advised.number) : undefined;
    return die ? [{ id: 'advised', x: die.x, y: die.y, kind: 'advised' }] : [];
  }

  private get isPlacing(): boolean {
    return this.mine && this.due === 'place';
  }

  private shownLabels(): Label[] {
    if (this.flying) return [];
    const dice = this.dice
      .filter((die) => die.role === 'scoring' || die.role === 'block' || this.isChoice(die))
      .map((die): Label => ({ ...die, ...this.labelOf(die) }));
    return this.isPlacing ? [...dice, ...this.spotLabels()] : dice;
  }

  private labelOf(die: Die): Pick<Label, 'tone' | 'note'> {
    const { line } = this;
    if (line?.gain && line.colour === die.id) return { tone: 'marked', note: `+${sumOf(line.gain)}` };
    if (this.isMarked(die)) return { tone: 'marked' };
    const worth = this.isChoice(die) ? this.choosing.worth[choiceOf(die) ?? 0] : undefined;
    if (!this.isChoice(die)) return { tone: 'plain' };
    return worth ? { tone: 'choice', note: `+${worth.points}` } : { tone: 'choice' };
  }

  private spotLabels(): Label[] {
    const { colour, arena } = this;
    if (!colour) return [];
    return this.placing.spots.map(({ x, y, points }, i) => ({
      id: `spot ${i + 1}`, x, y, z: arena.die.edge / 2, colour, face: null, tone: 'spot', note: `+${points}`,
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
    if (event.type === 'rolled') {
      if (event.by === 'drawn') await this.fly(event.roll, before);
      await this.cheer(event, before && before.turn.kind !== 'over' ? before.turn.seat : null);
    } else if (event.type === 'moved') await this.showMove(event.move, before);
  }

  private async fly(roll: number, before: Play | null): Promise<void> {
    if (!before?.facts) return;
    const flown = await flight(this.table.view.id, roll).catch(() => null);
    if (!flown) return;
    this.foreignAim = null;
    play('roll');
    await this.playBack(flown, before.facts.thrower);
  }

  /** Plays a throw back; also used where there is no table. */
  private async playBack(flown: Flight, owner: Colour): Promise<void> {
    const whole = duration(flown);
    const heard = moments(flown);
    let last = 0;
    await this.run(whole, (time) => {
      const frame = frameAt(flown, time);
      this.splash(flown, last, frame);
      for (const { sound } of heard.filter(({ frame: at }) => at >= last && at < frame)) this.sound(sound);
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

  private sound(sound: 'knock' | 'settle'): void {
    play(sound);
    if (sound === 'settle') buzz('settle');
  }

  private async showMove(text: string, before: Play | null): Promise<void> {
    const move = readMove(text);
    if (move?.kind === 'throw') return this.showAim(move.aim, before);
    if (move?.kind !== 'choose' || !before?.facts) return;
    const owner = before.facts.thrower;
    const chosen = before.position.thrown?.[move.number - 1];
    if (!chosen) return;
    const floe = { ...before.position.floe, [owner]: chosen };
    this.hold(diceOf({ ...before.position, floe, thrown: [] }, owner, this.arena, this.memory));
    play('lay');
    await pause(450);
  }

  /** Others see how somebody aims; whoever aimed has seen it. */
  private async showAim(aim: Aim, before: Play | null): Promise<void> {
    const seat = before?.turn.kind === 'move' ? this.table.view.seats[before.turn.seat] : undefined;
    if (seat === undefined || (seat.yours && seat.bot === null)) return;
    this.foreignAim = aim;
    await this.run(AIM_TIME, () => undefined);
  }

  private async showScoring(step: Step, before: Play | null): Promise<void> {
    const [was, is] = [before?.position, step.play?.position];
    const lines = was && is && newRound(is, was);
    if (!lines) return;
    this.holdRound(lines);
    await this.countUp({ seq: this.table.view.seq, lines, shown: 0 });
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
