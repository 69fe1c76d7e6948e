/** Dragging a die onto the skeleton, as an alternative to tapping it. */

import type { Bone } from './bones';
import type { Hand } from './hand.svelte';
import type { Slot } from './slots';

/** A finger moves a little even when it only taps. */
const LEAST = 9;

export class Drag {
  slot: Slot | null = $state.raw(null);
  moving = $state(false);
  x = $state(0);
  y = $state(0);
  /** The click that the browser makes of a drop is none. */
  justDropped = false;
  private start = { x: 0, y: 0 };

  constructor(private readonly hand: Hand) {}

  grab(slot: Slot, event: PointerEvent): void {
    const mark = this.hand.marks.get(slot.id);
    if (event.button !== 0 || (mark !== 'fits' && mark !== 'false')) return;
    this.justDropped = false;
    this.slot = slot;
    this.start = { x: event.clientX, y: event.clientY };
    this.moving = false;
  }

  move(event: PointerEvent): void {
    if (!this.slot) return;
    this.x = event.clientX;
    this.y = event.clientY;
    if (this.moving || Math.hypot(this.x - this.start.x, this.y - this.start.y) < LEAST) return;
    this.moving = true;
    // A false bone shows its places while it is carried.
    if (this.hand.marks.get(this.slot.id) === 'false') this.hand.falseSlot = this.slot.id;
  }

  drop(event: PointerEvent): void {
    const { slot, moving } = this;
    this.cancel();
    if (!slot || !moving) return;
    this.justDropped = true;
    setTimeout(() => (this.justDropped = false));
    const over = document.elementsFromPoint(event.clientX, event.clientY);
    if (!over.some((element) => element.closest('.skeleton'))) return;
    if (this.hand.marks.get(slot.id) !== 'false') {
      this.hand.pick(slot);
      return;
    }
    const place = over.find((element) => element instanceof HTMLElement && element.dataset.place) as HTMLElement | undefined;
    if (place) this.hand.layFalse(place.dataset.place as Bone);
  }

  cancel(): void {
    this.slot = null;
    this.moving = false;
  }
}
