/** Being told of one's turn at a slow table when the page is closed: what this browser can, what its person allows, and what the server has. */

import { drop, get, post } from './api';
import { remember, remembered } from './memory';
import type { PushView } from './protocol';
import { settings } from './settings.svelte';

/** Whether this browser is told, and if it cannot be, why. */
export type Telling = 'on' | 'off' | 'denied' | 'unsupported' | 'unoffered';

/** In which language it was asked for. */
const LANGUAGE = 'push-language';

async function manager(): Promise<PushManager | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return null;
  const known = await navigator.serviceWorker.getRegistration();
  return known ? (await navigator.serviceWorker.ready).pushManager : null;
}

async function subscribe(pushes: PushManager, key: string): Promise<void> {
  const before = await pushes.getSubscription();
  const subscription = before ?? (await pushes.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { endpoint, keys } = subscription.toJSON();
  try {
    await post<void>('/push', { endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  remember(LANGUAGE, settings.language);
}

/** How it is now. */
export async function telling(): Promise<Telling> {
  const { key, on } = await get<PushView>('/push');
  if (key === null) return 'unoffered';
  const pushes = await manager();
  if (!pushes) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  if (!on || Notification.permission !== 'granted' || !(await pushes.getSubscription())) return 'off';
  // Whoever reads in another language by now is told in that one.
  if (remembered(LANGUAGE, settings.language) !== settings.language) await subscribe(pushes, key);
  return 'on';
}

/** Asks the browser, and the server if the browser may. */
export async function tellMe(): Promise<Telling> {
  const pushes = await manager();
  if (!pushes) return 'unsupported';
  // Asked first, while the click still counts.
  const allowed = await Notification.requestPermission();
  if (allowed !== 'granted') return allowed === 'denied' ? 'denied' : 'off';
  const { key } = await get<PushView>('/push');
  if (key === null) return 'unoffered';
  // One that the server does not know any more may have been made with another key.
  await (await pushes.getSubscription())?.unsubscribe();
  await subscribe(pushes, key);
  return 'on';
}

/** Ends it, on the server and in the browser. */
export async function hushMe(): Promise<Telling> {
  await drop<void>('/push');
  await forgetPush();
  return 'off';
}

/** Ends it in the browser alone: the server has forgotten this device. */
export async function forgetPush(): Promise<void> {
  await (await (await manager())?.getSubscription())?.unsubscribe();
}
