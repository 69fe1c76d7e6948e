/** Sounds for those who want them; how they are made is loaded when somebody does. */

import { settings } from './settings.svelte';

export type Sound = 'roll' | 'settle' | 'gravestone' | 'lay' | 'bury' | 'score' | 'turn' | 'triumph' | 'win' | 'splash' | 'knock';

interface Played {
  context: AudioContext;
  play(sound: Sound): void;
}

/** A sound that comes later than this after what it belongs to is left out. */
const LATE = 250;
let loading: Promise<Played | null> | null = null;

/** Makes ready to be heard, so that the first sound is not late. */
export function warm(): void {
  if (settings.sound) void player();
}

/** Plays a sound if sounds are on. */
export function play(sound: Sound): void {
  if (!settings.sound) return;
  const asked = Date.now();
  void player().then(async (played) => {
    if (!played) return;
    // Browsers are silent until somebody has touched the page.
    if (played.context.state !== 'running') await played.context.resume();
    if (Date.now() - asked < LATE) played.play(sound);
  });
}

function player(): Promise<Played | null> {
  loading ??= set().catch(() => null);
  return loading;
}

async function set(): Promise<Played | null> {
  if (typeof AudioContext === 'undefined') return null;
  const { desk, make } = await import('./synth');
  const context = new AudioContext({ latencyHint: 'interactive' });
  const out = desk(context);
  const wake = (): void => void (context.state === 'suspended' && context.resume());
  for (const gesture of ['pointerdown', 'keydown'] as const) addEventListener(gesture, wake);
  return { context, play: (sound) => make(context, out, sound, context.currentTime + 0.005) };
}
