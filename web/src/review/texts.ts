/** The texts of everything after a game. */

import { speak, type Source } from '../lib/words.svelte';

const TEXTS: Source = {
  de: () => import('../../../locales/de/web-review.ftl?raw'),
  en: () => import('../../../locales/en/web-review.ftl?raw'),
};

export const speakReview = (): Promise<void> => speak(TEXTS);
