/** Sounds, made from noise and tones; silent unless somebody wants them. */

import { settings } from './settings.svelte';

export type Sound = 'roll' | 'lay' | 'bury' | 'score' | 'turn' | 'win' | 'splash' | 'knock';

let context: AudioContext | null = null;

/** A short burst of filtered noise, as things make that hit each other. */
function burst(at: number, length: number, pitch: number, loudness: number): void {
  if (!context) return;
  const samples = Math.max(1, Math.floor(context.sampleRate * length));
  const buffer = context.createBuffer(1, samples, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 3;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 2 });
  const gain = new GainNode(context, { gain: loudness });
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(at);
}

function tone(at: number, length: number, pitch: number, loudness: number): void {
  if (!context) return;
  const source = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  source.connect(gain).connect(context.destination);
  source.start(at);
  source.stop(at + length);
}

const PLAYED: Record<Sound, (now: number) => void> = {
  roll: (now) => {
    for (let i = 0; i < 9; i += 1) burst(now + i * 0.055 + Math.random() * 0.03, 0.05, 1400 + Math.random() * 1600, 0.5);
  },
  lay: (now) => burst(now, 0.08, 900, 0.8),
  bury: (now) => {
    burst(now, 0.5, 160, 1);
    [196, 247, 294].forEach((pitch, i) => tone(now + 0.25 + i * 0.12, 0.6, pitch, 0.2));
  },
  score: (now) => [523, 659].forEach((pitch, i) => tone(now + i * 0.09, 0.25, pitch, 0.18)),
  turn: (now) => [440, 587].forEach((pitch, i) => tone(now + i * 0.14, 0.35, pitch, 0.2)),
  win: (now) => [392, 494, 587, 784].forEach((pitch, i) => tone(now + i * 0.13, 0.6, pitch, 0.2)),
  splash: (now) => burst(now, 0.35, 500, 0.7),
  knock: (now) => burst(now, 0.04, 2200, 0.6),
};

/** Plays a sound if sounds are on. */
export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  PLAYED[sound](context.currentTime);
}
