/**
 * The sounds of the table, made as they are heard. Bones, wood and stone are struck bars: a few partials that are no
 * multiples of each other and die away at their own pace, with a click of noise where they meet. No two strikes are alike.
 */

import type { Sound } from './sound';

/** Where sounds go: a dry way, and a little room around it. */
interface Room {
  context: BaseAudioContext;
  out: AudioNode;
}

/** A partial: how much higher than the pitch, how loud, and after how many seconds it is gone. */
type Partial = readonly [ratio: number, loudness: number, decay: number];

/** Free bars ring at these ratios; short ones die at once. */
const BONE: readonly Partial[] = [[1, 1, 0.05], [2.76, 0.55, 0.035], [5.4, 0.3, 0.022], [8.93, 0.15, 0.014]];
const WOOD: readonly Partial[] = [[1, 1, 0.11], [2.57, 0.4, 0.06], [4.95, 0.16, 0.03]];
const STONE: readonly Partial[] = [[1, 1, 0.3], [1.52, 0.5, 0.18], [2.4, 0.3, 0.09], [4.7, 0.12, 0.04]];
const BELL: readonly Partial[] = [[0.5, 0.5, 2.4], [1, 1, 1.9], [1.19, 0.55, 1.5], [1.5, 0.3, 1.1], [2, 0.4, 0.9], [2.51, 0.18, 0.6], [4.07, 0.1, 0.3]];
const MARIMBA: readonly Partial[] = [[1, 1, 0.55], [3.93, 0.22, 0.14], [9.2, 0.06, 0.05]];

const between = (low: number, high: number): number => low + Math.random() * (high - low);
/** A little off, as everything is that hands make. */
const about = (value: number, share = 0.1): number => value * between(1 - share, 1 + share);

interface Strike {
  pitch: number;
  partials: readonly Partial[];
  loudness: number;
  /** How much of it is the click, and where that lies. */
  click?: number;
  clickPitch?: number;
  pan?: number;
  /** How long it takes to be there; at once if left out. */
  rise?: number;
}

let noise: AudioBuffer | null = null;

/** A second of noise that every click, splash and scrape takes its piece from. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  if (noise?.sampleRate === context.sampleRate) return noise;
  noise = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
  const data = noise.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
  return noise;
}

interface Hiss {
  length: number;
  loudness: number;
  type?: BiquadFilterType;
  from: number;
  to?: number;
  q?: number;
  rise?: number;
}

/** Noise through a filter that may wander. */
function hiss({ context, out }: Room, at: number, { length, loudness, type = 'bandpass', from, to = from, q = 1, rise = 0.001 }: Hiss): void {
  const source = new AudioBufferSourceNode(context, { buffer: noiseOf(context), loop: true, loopStart: 0 });
  const filter = new BiquadFilterNode(context, { type, frequency: from, Q: q });
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(filter).connect(swell(context, at, rise, length, loudness)).connect(out);
  source.start(at, Math.random() * 0.5);
  source.stop(at + length + 0.02);
}

/** A loudness that comes within `rise` seconds and is gone after `length`. */
function swell(context: BaseAudioContext, at: number, rise: number, length: number, loudness: number): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loudness), at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + Math.max(length, rise + 0.005));
  return gain;
}

/** Something hard is hit. */
function strike({ context, out }: Room, at: number, { pitch, partials, loudness, click = 0.5, clickPitch = 3200, pan = 0, rise = 0.0015 }: Strike): void {
  const side = new StereoPannerNode(context, { pan });
  side.connect(out);
  for (const [ratio, share, decay] of partials) {
    const frequency = about(pitch * ratio, 0.008);
    if (frequency > context.sampleRate / 2.2) continue;
    const tone = new OscillatorNode(context, { frequency });
    const length = about(decay, 0.15) * 2.2;
    tone.connect(swell(context, at, rise, length, loudness * share * 0.5)).connect(side);
    tone.start(at);
    tone.stop(at + length + 0.02);
  }
  if (click > 0) hiss({ context, out: side }, at, { length: 0.014, loudness: loudness * click, from: about(clickPitch, 0.2), q: 0.8 });
}

/** A bone or a die that falls on the table: the bone, and the wood below it. */
function bone(room: Room, at: number, loudness: number, pitch = 1150): void {
  const pan = between(-0.55, 0.55);
  strike(room, at, { pitch: about(pitch, 0.16), partials: BONE, loudness, pan, clickPitch: 4200 });
  strike(room, at + 0.001, { pitch: about(310, 0.12), partials: WOOD, loudness: loudness * 0.45, pan, click: 0 });
}

/** Dice in a cup: dull knocks that come faster, with the cup's own sound around them. */
function rattle(room: Room, at: number): void {
  const cup = new BiquadFilterNode(room.context, { type: 'peaking', frequency: 720, Q: 1.6, gain: 9 });
  const lid = new BiquadFilterNode(room.context, { type: 'lowpass', frequency: 3400 });
  cup.connect(lid).connect(room.out);
  const inside = { ...room, out: cup };
  for (let i = 0; i < 15; i += 1) {
    const when = at + 0.42 * (i / 15) ** 0.9 + between(0, 0.02);
    strike(inside, when, { pitch: about(940, 0.3), partials: BONE, loudness: between(0.12, 0.3), click: 0.4, pan: between(-0.3, 0.3) });
  }
}

function thud(room: Room, at: number, loudness: number): void {
  strike(room, at, { pitch: about(82, 0.05), partials: STONE, loudness, click: 0.25, clickPitch: 900, rise: 0.003 });
  hiss(room, at, { length: 0.16, loudness: loudness * 0.5, type: 'lowpass', from: 420, to: 120 });
}

const note = (room: Room, at: number, pitch: number, loudness: number, pan = 0): void =>
  strike(room, at, { pitch, partials: MARIMBA, loudness, click: 0.05, clickPitch: 1800, pan, rise: 0.004 });

/** Two reeds, a little apart, behind a filter that opens: a small brass. */
function brass({ context, out }: Room, at: number, length: number, pitch: number, loudness: number): void {
  const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency: pitch * 1.5, Q: 0.7 });
  filter.frequency.setValueAtTime(pitch * 1.5, at);
  filter.frequency.linearRampToValueAtTime(pitch * 4.5, at + 0.07);
  filter.frequency.exponentialRampToValueAtTime(pitch * 1.8, at + length);
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loudness, at + 0.03);
  gain.gain.setValueAtTime(loudness, at + length * 0.6);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  filter.connect(gain).connect(out);
  for (const detune of [-6, 6]) {
    const reed = new OscillatorNode(context, { type: 'sawtooth', frequency: pitch, detune });
    reed.connect(filter);
    reed.start(at);
    reed.stop(at + length + 0.02);
  }
}

function bubble({ context, out }: Room, at: number): void {
  const low = between(260, 520);
  const tone = new OscillatorNode(context, { frequency: low });
  tone.frequency.setValueAtTime(low, at);
  tone.frequency.exponentialRampToValueAtTime(low * between(1.8, 2.8), at + 0.07);
  const side = new StereoPannerNode(context, { pan: between(-0.4, 0.4) });
  tone.connect(swell(context, at, 0.008, 0.08, between(0.08, 0.2))).connect(side).connect(out);
  tone.start(at);
  tone.stop(at + 0.1);
}

const [G4, C5, E5, G5, C6, E6] = [392, 523.25, 659.26, 783.99, 1046.5, 1318.5];

const MADE: Record<Sound, (room: Room, at: number) => void> = {
  roll: (room, at) => {
    rattle(room, at);
    for (let i = 0; i < 6; i += 1) bone(room, at + 0.46 + i * 0.045 + between(0, 0.03), between(0.2, 0.42));
  },
  settle: (room, at) => bone(room, at, between(0.42, 0.56)),
  gravestone: (room, at) => {
    hiss(room, at, { length: 0.14, loudness: 0.1, from: 700, to: 420, q: 2, rise: 0.05 });
    thud(room, at + 0.1, 0.55);
  },
  lay: (room, at) => {
    bone(room, at, 0.5, 820);
    bone(room, at + 0.055, 0.18, 980);
  },
  bury: (room, at) => {
    thud(room, at, 0.8);
    strike(room, at + 0.16, { pitch: 196, partials: BELL, loudness: 0.4, click: 0.04, rise: 0.004 });
  },
  score: (room, at) => [E5, G5].forEach((pitch, i) => note(room, at + i * 0.09, pitch, 0.4, i * 0.3 - 0.15)),
  turn: (room, at) => [G4, C5].forEach((pitch, i) => note(room, at + i * 0.16, pitch, 0.36)),
  triumph: (room, at) => {
    [C5, E5, G5, C6].forEach((pitch, i) => brass(room, at + i * 0.1, i === 3 ? 0.7 : 0.16, pitch, 0.13));
    [C6, E6, C6 * 2].forEach((pitch, i) => note(room, at + 0.42 + i * 0.08, pitch, 0.16, i * 0.4 - 0.4));
  },
  win: (room, at) => {
    [G4, C5, E5].forEach((pitch, i) => brass(room, at + i * 0.14, 0.2, pitch, 0.13));
    brass(room, at + 0.42, 0.3, G5, 0.13);
    brass(room, at + 0.74, 0.16, E5, 0.12);
    for (const pitch of [C5, E5, G5, C6]) brass(room, at + 0.92, 1.3, pitch, 0.075);
    [C6, E6, C6 * 2].forEach((pitch, i) => note(room, at + 1.05 + i * 0.11, pitch, 0.16, i * 0.4 - 0.4));
  },
  splash: (room, at) => {
    hiss(room, at, { length: 0.5, loudness: 0.5, from: 2400, to: 380, q: 0.7, rise: 0.012 });
    hiss(room, at + 0.04, { length: 0.7, loudness: 0.14, type: 'highpass', from: 2600, to: 4200, rise: 0.05 });
    for (let i = 0; i < 6; i += 1) bubble(room, at + 0.14 + i * 0.07 + between(0, 0.05));
  },
  knock: (room, at) => {
    const pan = between(-0.5, 0.5);
    strike(room, at, { pitch: about(1750, 0.12), partials: BONE, loudness: 0.52, pan, clickPitch: 5200 });
  },
};

/** A small wooden room: noise that dies away, softly. */
function roomOf(context: BaseAudioContext): ConvolverNode {
  const length = Math.floor(context.sampleRate * 0.45);
  const buffer = new AudioBuffer({ length, sampleRate: context.sampleRate, numberOfChannels: 2 });
  for (const channel of [0, 1]) {
    const data = buffer.getChannelData(channel);
    for (let i = 0; i < length; i += 1) data[i] = (Math.random() * 2 - 1) * Math.exp((-6 * i) / length);
  }
  return new ConvolverNode(context, { buffer });
}

/** What all sounds go through: however many there are at once, they stay below the limit. */
export function desk(context: BaseAudioContext): AudioNode {
  const master = new GainNode(context, { gain: 0.75 });
  const compressor = new DynamicsCompressorNode(context, { threshold: -16, knee: 10, ratio: 12, attack: 0.001, release: 0.16 });
  const wet = new GainNode(context, { gain: 0.16 });
  const limit = new WaveShaperNode(context, { curve: soft(), oversample: '2x' });
  master.connect(compressor).connect(limit).connect(context.destination);
  master.connect(roomOf(context)).connect(wet).connect(compressor);
  return master;
}

/** Straight in the middle, and never beyond nine tenths. */
function soft(): Float32Array<ArrayBuffer> {
  const curve = new Float32Array(1025);
  for (let i = 0; i < curve.length; i += 1) curve[i] = 0.9 * Math.tanh((i / 512 - 1) * 1.1);
  return curve;
}

/** Makes a sound at a time of the context. */
export function make(context: BaseAudioContext, out: AudioNode, sound: Sound, at: number): void {
  MADE[sound]({ context, out }, at);
}
