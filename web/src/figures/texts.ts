/** The texts of the figures over time. */

import { speak, type Source } from '../lib/words.svelte';

const TEXTS: Source = {
  de: () => import('../../../locales/de/web-figures.ftl?raw'),
  en: () => import('../../../locales/en/web-figures.ftl?raw'),
};

export const speakFigures = (): Promise<void> => speak(TEXTS);
