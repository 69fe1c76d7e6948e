/** Texts that few pages need. */

import { speak, type Source } from './words.svelte';

const PUSH: Source = {
  de: () => import('../../../locales/de/web-push.ftl?raw'),
  en: () => import('../../../locales/en/web-push.ftl?raw'),
};

export const speakPush = (): Promise<void> => speak(PUSH);
