/** What the view in space and the view from above have in common. */

import type { Aim } from './aim';
import type { Arena } from './arena';
import type { Die } from './dice';
import type { Label } from './labels';

export interface Ring {
  id: string;
  x: number;
  y: number;
  kind: 'marked' | 'choice' | 'good' | 'bad' | 'scoring' | 'spot' | 'advised';
}

export interface Splash {
  id: number;
  x: number;
  y: number;
}

/** Where a pointer is on the ice, and which die is under it. */
export interface Pointed {
  x: number;
  y: number;
  held: boolean;
  die: string | null;
}

/** What the tools beside the view can do. */
export interface CameraTools {
  /** Whether the device can show space at all. */
  able: boolean;
  flat: boolean;
  turn: (by: { turn?: number; tilt?: number }) => void;
  reset: () => void;
}

export interface ViewProps {
  arena: Arena;
  dice: Die[];
  labels: Label[];
  rings: Ring[];
  splashes: Splash[];
  aim: Aim | null;
  /** How the coach would aim. */
  advised?: Aim | null;
  /** Whether drags on the ice mean something, so that they do not scroll the page. */
  busy: boolean;
  /** Where to look: at everything, at flying dice, or at some of them. */
  look: 'home' | 'flight' | 'dice';
  onpoint: (phase: 'down' | 'move' | 'up', pointed: Pointed) => void;
  onpress: (id: string) => void;
}
