/** What a person does on the ice, by pointer and by keys: aims, puts a die back, chooses. Each is said as it is done. */

import { buzz } from '../../lib/buzz';
import { aimedAt, changed, keyedAim, type Aim } from './aim';
import type { Floe } from './floe.svelte';
import { later, sayNow } from './saying';
import type { Pointed } from './view';
import { aimText, choiceText, spotText } from './words';

/** Up to here from the entrance line a press takes the hand; further on it sets where the arrow ends. */
const HAND_REACH = 38;

/** What is to be done on the ice by this device's person. */
export type Doing = 'aim' | 'place' | 'choose' | null;

export class Control {
  doing: Doing = $derived.by(() => {
    const { mine, due } = this.floe;
    if (!mine) return null;
    if (due === 'throw') return this.isByHand ? null : 'aim';
    return due === 'place' || due === 'choose' ? due : null;
  });
  /** Whether whoever acts throws real dice. */
  isByHand: boolean = $derived.by(() => {
    const { acting, view } = this.floe.table;
    return acting !== null && view.seats[acting]?.dice === 'hand';
  });

  constructor(readonly floe: Floe) {}

  point(phase: 'down' | 'move' | 'up', pointed: Pointed): void {
    if (!pointed.held) return;
    if (this.doing === 'aim' && phase !== 'up') this.aimAt(phase, pointed);
    else if (this.doing === 'place' && phase !== 'up') this.floe.placing.to(pointed.x, pointed.y);
    else if (this.doing === 'choose' && phase === 'down' && pointed.die) this.press(pointed.die);
  }

  private aimAt(phase: 'down' | 'move', { x, y }: Pointed): void {
    const { floe } = this;
    if (y > HAND_REACH) floe.aim = aimedAt(floe.arena, floe.aim, [x, y]);
    // A drag that began at the entrance keeps its place while it goes forward.
    else if (phase === 'down' || y < 0) floe.aim = changed(floe.arena, floe.aim, 'place', x);
  }

  /** A tag was pressed, or the die beside it: a choice, or a spot for a die. */
  press(id: string): void {
    const [what, number] = [id.split(' ')[0], Number(id.split(' ')[1])];
    if (what === 'spot') this.takeSpot(number - 1);
    else if (this.floe.choices.includes(number)) this.pick(number);
  }

  aim(aim: Aim): void {
    this.floe.aim = aim;
    later(() => aimText(this.floe.arena, this.floe.aim));
  }

  /** Aims as the coach would. */
  takeAdvice(): void {
    const { advised } = this.floe;
    if (advised?.kind === 'throw') this.aim(advised.aim);
    else if (advised?.kind === 'choose') this.pick(advised.number);
    else if (advised?.kind === 'place') this.moveDie(() => this.floe.placing.take(advised));
  }

  pick(choice: number): void {
    const { floe } = this;
    const rest = floe.position?.thrown?.[choice - 1];
    if (!rest) return;
    floe.picked = choice;
    buzz('tap');
    later(() => choiceText(floe.arena, choice, rest, floe.beats(choice), floe.choosing.worth[choice]));
  }

  takeSpot(index: number): void {
    const spot = this.floe.placing.spots[index];
    if (spot) this.moveDie(() => this.floe.placing.take(spot));
  }

  /** Moves the die that is put back, and says what the server thinks of it. */
  moveDie(move: () => void): void {
    move();
    const { placing, arena } = this.floe;
    later(() => (placing.sure ? (placing.refusal ?? spotText(arena, placing.x, placing.y, placing.points)) : null));
  }

  /** Answers a key on the stage; whether it meant something. */
  key(key: string, shift: boolean): boolean {
    if (this.doing === null) return false;
    if (key === 'Enter' || key === ' ') return this.confirm();
    if (key === 'c' && this.floe.advised) {
      this.takeAdvice();
      return true;
    }
    if (this.doing === 'aim') return this.aimKey(key, shift);
    return this.doing === 'place' ? this.placeKey(key, shift) : this.chooseKey(key);
  }

  private confirm(): boolean {
    const { floe } = this;
    if (floe.table.sending) return true;
    if (this.doing === 'aim') void floe.throwNow();
    else if (this.doing === 'place') this.put();
    else void floe.takePicked();
    return true;
  }

  private put(): void {
    const { placing } = this.floe;
    if (placing.refusal !== null) sayNow(placing.refusal);
    else void placing.put();
  }

  private aimKey(key: string, shift: boolean): boolean {
    const aim = keyedAim(this.floe.arena, this.floe.aim, key, shift);
    if (aim) this.aim(aim);
    return aim !== null;
  }

  private placeKey(key: string, shift: boolean): boolean {
    let known = false;
    this.moveDie(() => (known = this.floe.placing.key(key, shift)));
    return known;
  }

  private chooseKey(key: string): boolean {
    const { choices, picked } = this.floe;
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
    if (step !== undefined && choices.length > 0) {
      const now = picked === null ? (step > 0 ? -1 : 0) : choices.indexOf(picked);
      this.pick(choices[(now + step + choices.length) % choices.length]!);
      return true;
    }
    if (!choices.includes(Number(key))) return false;
    this.pick(Number(key));
    return true;
  }
}
