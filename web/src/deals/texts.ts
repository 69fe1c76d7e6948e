/** The texts of deals. */

import { speak, type Source } from '../lib/words.svelte';

const TEXTS: Source = {
  de: () => import('../../../locales/de/web-deal.ftl?raw'),
  en: () => import('../../../locales/en/web-deal.ftl?raw'),
};

export const speakDeals = (): Promise<void> => speak(TEXTS);
