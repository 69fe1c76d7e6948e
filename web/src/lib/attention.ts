/** Calls for a person who looks elsewhere while the table waits for them. */

import { buzz } from './buzz';
import { play } from './sound';
import { settings } from './settings.svelte';
import { t } from './words.svelte';

let shown: Notification | null = null;

/** Tells that it is this person's turn, in the ways they allow. */
export function callFor(game: string): void {
  play('turn');
  buzz('turn');
  if (!document.hidden || !settings.notify || typeof Notification === 'undefined') return;
  if (Notification.permission !== 'granted') return;
  shown?.close();
  shown = new Notification(t('your-turn'), { body: game, icon: '/icon-192.png', tag: 'bonecup-turn' });
  shown.onclick = () => {
    window.focus();
    shown?.close();
  };
}

/** Nobody is called any more. */
export function hush(): void {
  shown?.close();
  shown = null;
}
