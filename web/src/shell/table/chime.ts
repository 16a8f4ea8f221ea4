// A small chime, made on the spot: two notes of a clock in another room.

let audio: AudioContext | null = null;

/** Browsers let a page sound only after it was touched; until then the chime is silent. */
export function chime(): void {
  if (navigator.userActivation?.hasBeenActive === false) return;
  audio ??= new AudioContext();
  void audio.resume();
  strike(audio, 659.3, 0);
  strike(audio, 523.3, 0.22);
}

function strike(context: AudioContext, pitch: number, after: number): void {
  const start = context.currentTime + after;
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0.0001, start);
  loudness.gain.exponentialRampToValueAtTime(0.14, start + 0.015);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.9);
  loudness.connect(context.destination);
  const tone = context.createOscillator();
  tone.frequency.value = pitch;
  tone.connect(loudness);
  tone.start(start);
  tone.stop(start + 1);
}
