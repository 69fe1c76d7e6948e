/** The texts of training. */

import { speak, type Source } from '../lib/words.svelte';

const TEXTS: Source = {
  de: () => import('../../../locales/de/web-training.ftl?raw'),
  en: () => import('../../../locales/en/web-training.ftl?raw'),
};

export const speakTraining = (): Promise<void> => speak(TEXTS);
