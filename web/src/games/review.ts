/** What a game shows after its end instead of luck and skill. */

import type { Component } from 'svelte';
import type { Frame } from '../review/replay';

export type OwnReview = Component<{
  /** The table. */
  table: string;
  frames: Frame[];
  names: string[];
  /** The event that is looked at; none at the end. */
  at: number | null;
  onpick: (event: number) => void;
  /** Something could not be read. */
  ontrouble: (error: unknown) => void;
}>;
