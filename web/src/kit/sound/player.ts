// Plays the sounds. It is loaded with the first one that is wanted.
import { render } from "./render";
import { type Sound, SOUNDS } from "./sounds";

/** No more sounds begin in a second. */
export const MOST = 6;

let audio: AudioContext | null = null;
const rendered = new Map<Sound, AudioBuffer>();
/** When the latest ones began, in milliseconds. */
let begun: readonly number[] = [];

/** Browsers let a page sound only after it was touched; until then it is silent. */
export function play(sound: Sound, volume: number): void {
  if (navigator.userActivation?.hasBeenActive === false) return;
  const now = performance.now();
  const lately = begun.filter((time) => now - time < 1000);
  if (lately.length >= MOST) return;
  begun = [...lately, now];
  audio ??= new AudioContext();
  void audio.resume();
  const loudness = audio.createGain();
  loudness.gain.value = (volume / 100) ** 2;
  loudness.connect(audio.destination);
  const source = audio.createBufferSource();
  source.buffer = bufferOf(audio, sound);
  source.connect(loudness);
  source.start();
}

function bufferOf(context: AudioContext, sound: Sound): AudioBuffer {
  const known = rendered.get(sound);
  if (known !== undefined) return known;
  const samples = render(SOUNDS[sound], context.sampleRate);
  const buffer = context.createBuffer(1, samples.length, context.sampleRate);
  buffer.copyToChannel(samples, 0);
  rendered.set(sound, buffer);
  return buffer;
}
