// A recipe becomes samples, always the same ones.
import type { Recipe, Voice } from "./sounds";

/** The end of every sound is silent, in seconds: nothing clicks when it is cut off. */
const SILENCE = 0.02;
/** By how much a voice has died away at its end, as a power of e: a thousandth of its loudness. */
const DYING = Math.log(1000);

export function render({ peak, voices }: Recipe, rate: number): Float32Array<ArrayBuffer> {
  const end = Math.max(...voices.map(({ at, swells = 0, lasts }) => at + swells + lasts));
  const samples = new Float32Array(Math.ceil((end + SILENCE) * rate));
  voices.forEach((voice, n) => add(samples, voice, n + 1, rate));
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return samples.map((sample) => (sample * peak) / loudest);
}

function add(samples: Float32Array, voice: Voice, seed: number, rate: number): void {
  const first = Math.round(voice.at * rate);
  const length = Math.floor(((voice.swells ?? 0) + voice.lasts) * rate);
  const wave = voice.noise === undefined ? tone(voice, length, rate) : hiss(voice, voice.noise, length, rate, seed);
  for (let n = 0; n < length; n++) samples[first + n]! += wave() * voice.loud * envelope(voice, n, length, rate);
}

/** It swells evenly, dies away by equal parts, and is quite gone at its end. */
function envelope({ swells = 0.002, lasts }: Voice, n: number, length: number, rate: number): number {
  const seconds = n / rate;
  const swollen = Math.min(1, seconds / swells);
  const dying = Math.exp((-DYING * Math.max(0, seconds - swells)) / lasts);
  return swollen * dying * Math.min(1, (length - 1 - n) / (0.003 * rate));
}

/** The pitch at each sample. */
function glide({ pitch, to = pitch }: Voice, length: number): (n: number) => number {
  return (n) => pitch + ((to - pitch) * n) / length;
}

function tone(voice: Voice, length: number, rate: number): () => number {
  const pitch = glide(voice, length);
  let [n, phase] = [0, 0];
  return () => {
    phase += (2 * Math.PI * pitch(n++)) / rate;
    return Math.sin(phase);
  };
}

/** Noise through a band-pass (two poles, two zeros) around the pitch. */
function hiss(voice: Voice, narrow: number, length: number, rate: number, seed: number): () => number {
  const pitch = glide(voice, length);
  const random = noise(seed);
  let [n, x1, x2, y1, y2] = [0, 0, 0, 0, 0];
  return () => {
    const angle = (2 * Math.PI * pitch(n++)) / rate;
    const alpha = Math.sin(angle) / (2 * narrow);
    const x = random();
    const y = (alpha * (x - x2) + 2 * Math.cos(angle) * y1 - (1 - alpha) * y2) / (1 + alpha);
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  };
}

/** White noise between -1 and 1, the same for the same seed. */
function noise(seed: number): () => number {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 31 - 1;
  };
}
