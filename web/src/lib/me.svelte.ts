/** Who this device's person is to the server: a guest with a name. */

import { ApiError, get, post } from './api';
import { remember, remembered } from './memory';
import { forgetTables } from './kept';
import type { MeView } from './protocol';
import { t } from './words.svelte';

export const me: { name: string | null; known: boolean } = $state({ name: null, known: false });

/** The question for a name while it is asked: `parts/AskName.svelte` answers it, with nothing if the person wants to go back. */
export const question: { answer: ((name: string | null) => void) | null } = $state({ answer: null });

/** Finds out who we are. */
export async function find(): Promise<void> {
  const found = await get<MeView>('/me').catch(() => null);
  me.name = found?.name ?? null;
  // Whoever signed this device out from elsewhere leaves nothing here.
  if (found !== null && found.name === null) forgetTables();
  me.known = true;
}

/** Gives ourselves a name. */
export async function rename(name: string): Promise<void> {
  me.name = (await post<MeView>('/me', { name })).name;
}

/** Makes sure that the server knows us before we sit down; whoever comes for the first time is asked for a name. */
export async function introduce(): Promise<void> {
  if (!me.known) await find();
  if (me.name === null) await rename((await askName()) || t('guest'));
}

/** Asks once; whoever likes to be a guest is not asked again. */
async function askName(): Promise<string> {
  if (remembered('asked', false)) return '';
  const name = await new Promise<string | null>((answer) => (question.answer = answer));
  question.answer = null;
  // What was begun is left; there is nothing to tell about it.
  if (name === null) throw new ApiError('withdrawn', '', 0);
  remember('asked', true);
  return name.trim();
}
