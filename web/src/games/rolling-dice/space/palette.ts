/** The app's colours, read where three.js needs them. */

import { look } from '../../../lib/settings.svelte';
import { BRIGHT } from '../marks';
import type { Colour } from '../position';

export interface Palette {
  dark: boolean;
  token: (name: string) => string;
  die: (colour: Colour) => string;
  pip: (colour: Colour) => string;
}

export const DARK_PIP = '#1d140c';

export function palette(): Palette {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string): string => style.getPropertyValue(`--${name}`).trim() || '#888888';
  return {
    dark: look.dark,
    token,
    die: token,
    pip: (colour) => (look.dark || BRIGHT.includes(colour) ? DARK_PIP : '#ffffff'),
  };
}
