/** Dice that roll when the phone is shaken. */

import { isStill } from './settings.svelte';

/** Faster than this, in metres per second squared beside the earth's own, is a shake; a step or a bump is less. */
const STRONG = 14;
/** One shake has several jerks; so many within the time are one. */
const JERKS = 3;
const WITHIN = 700;

type Asking = typeof DeviceMotionEvent & { requestPermission?: () => Promise<'granted' | 'denied'> };

const motion = (): Asking | null => (typeof DeviceMotionEvent === 'undefined' ? null : (DeviceMotionEvent as Asking));

/** Whether the device tells of shakes only to those whom its person allowed it. */
export const mustAsk = (): boolean =>
  typeof motion()?.requestPermission === 'function' && !isStill() && matchMedia('(pointer: coarse)').matches;

/** Asks the person; by a press of a button, or else no device would. */
export async function askForShakes(): Promise<boolean> {
  return (await motion()?.requestPermission?.().catch(() => 'denied' as const)) === 'granted';
}

/** Counts jerks; tells when they are a shake. */
export class Jerks {
  private times: number[] = [];

  felt(strength: number, now: number): boolean {
    if (strength < STRONG) return false;
    this.times = [...this.times.filter((time) => now - time < WITHIN), now];
    if (this.times.length < JERKS) return false;
    this.times = [];
    return true;
  }
}

/** Calls when the device is shaken, until the answer is called. Nothing moves for those who want things still. */
export function onShake(call: () => void): () => void {
  if (isStill() || motion() === null) return () => undefined;
  const jerks = new Jerks();
  const feel = ({ acceleration, timeStamp }: DeviceMotionEvent): void => {
    const { x, y, z } = acceleration ?? { x: 0, y: 0, z: 0 };
    if (jerks.felt(Math.hypot(x ?? 0, y ?? 0, z ?? 0), timeStamp)) call();
  };
  addEventListener('devicemotion', feel);
  return () => removeEventListener('devicemotion', feel);
}
