/** A bone that is laid comes flying from where its die lay. */

import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { isStill } from '../../lib/settings.svelte';

export const FLIGHT = 420;

/** Bones fly once, when they are laid. */
const landed = new WeakSet<Element>();

/** Lets a part of the drawing fly in from a place on the screen, if it has one to come from. */
export function flyFrom(origin: () => DOMRect | undefined): Attachment<SVGGElement> {
  return (node) => {
    const from = landed.has(node) ? undefined : untrack(origin);
    landed.add(node);
    const drawing = node.ownerSVGElement;
    if (!from || !drawing || isStill() || typeof node.animate !== 'function') return;
    const here = node.getBoundingClientRect();
    // The drawing counts in its own units, the screen in pixels.
    const unit = drawing.viewBox.baseVal.width / drawing.getBoundingClientRect().width;
    const dx = (middle(from).x - middle(here).x) * unit;
    const dy = (middle(from).y - middle(here).y) * unit;
    node.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(0.7)` },
        { transform: `translate(${dx * 0.12}px, ${dy * 0.12 - 14}px) scale(1.12)`, offset: 0.75 },
        { transform: 'none' },
      ],
      { duration: FLIGHT, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
    );
  };
}

function middle(rect: DOMRect): { x: number; y: number } {
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}

export const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
