/** The texts of everything that watches over dice. */

import { speak, type Source } from '../lib/words.svelte';

const TEXTS: Source = {
  de: () => import('../../../locales/de/web-dice.ftl?raw'),
  en: () => import('../../../locales/en/web-dice.ftl?raw'),
};

export const speakDice = (): Promise<void> => speak(TEXTS);
