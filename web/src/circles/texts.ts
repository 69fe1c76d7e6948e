/** The texts of circles. */

import { speak, type Source } from '../lib/words.svelte';

const TEXTS: Source = {
  de: () => import('../../../locales/de/web-circles.ftl?raw'),
  en: () => import('../../../locales/en/web-circles.ftl?raw'),
};

export const speakCircles = (): Promise<void> => speak(TEXTS);
