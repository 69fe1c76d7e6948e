/** Who this device's person is to the server: a guest with a name. */

import { get, post } from './api';
import type { MeView } from './protocol';
import { t } from './words.svelte';

export const me: { name: string | null; known: boolean } = $state({ name: null, known: false });

/** Finds out who we are. */
export async function find(): Promise<void> {
  const found = await get<MeView>('/me').catch(() => null);
  me.name = found?.name ?? null;
  me.known = true;
}

/** Gives ourselves a name. */
export async function rename(name: string): Promise<void> {
  me.name = (await post<MeView>('/me', { name })).name;
}

/** Makes sure that the server knows us before we sit down. */
export async function introduce(): Promise<void> {
  if (!me.known) await find();
  if (me.name === null) await rename(t('guest'));
}
