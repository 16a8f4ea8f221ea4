// The sounds of the table, as data: each is a few voices, made on the spot. No recording is loaded.

/** One stroke: a tone, or noise around a pitch, that swells and dies away. */
export interface Voice {
  /** Seconds after the beginning of the sound. */
  readonly at: number;
  /** How long it takes to die away, in seconds. */
  readonly lasts: number;
  /** How long it takes to swell, in seconds. */
  readonly swells?: number;
  /** In Hz: of the tone, or the middle of the noise. */
  readonly pitch: number;
  /** The pitch at its end, where it glides. */
  readonly to?: number;
  /** Noise instead of a tone: how narrow it is around its pitch. */
  readonly noise?: number;
  /** How loud it is beside the other voices. */
  readonly loud: number;
}

export interface Recipe {
  /** The peak of the whole, below 1. */
  readonly peak: number;
  readonly voices: readonly Voice[];
}

/** A die that meets the table: a dry click and the wood below it. */
function clack(at: number, loud: number, pitch: number): Voice[] {
  return [
    { at, lasts: 0.03, pitch: pitch * 2.6, noise: 2.5, loud },
    { at, lasts: 0.05, pitch, loud: loud * 0.45 },
  ];
}

/** A stroke of a large bell: its partials, the higher the shorter. */
function struck(pitch: number): Voice[] {
  const partials = [
    [0.5, 2.6, 0.5],
    [1, 2.2, 1],
    [1.19, 1.7, 0.55],
    [1.56, 1.2, 0.3],
    [2, 1.1, 0.45],
    [2.66, 0.7, 0.2],
    [4.1, 0.35, 0.12],
  ] as const;
  return partials.map(([of, lasts, loud]) => ({ at: 0, lasts, swells: 0.006, pitch: pitch * of, loud }));
}

/** One beat of a heart. */
function thud(at: number, loud: number): Voice {
  return { at, lasts: 0.2, swells: 0.015, pitch: 64, to: 38, loud };
}

export const SOUNDS = {
  dice: {
    peak: 0.5,
    voices: [
      ...clack(0, 1, 980),
      ...clack(0.07, 0.8, 1130),
      ...clack(0.12, 0.9, 870),
      ...clack(0.2, 0.55, 1210),
      ...clack(0.26, 0.4, 940),
      ...clack(0.3, 0.25, 1060),
    ],
  },
  card: {
    peak: 0.3,
    voices: [
      { at: 0, lasts: 0.16, swells: 0.07, pitch: 2400, to: 5200, noise: 0.9, loud: 1 },
      { at: 0.15, lasts: 0.05, pitch: 1500, noise: 1.2, loud: 0.8 },
    ],
  },
  token: {
    peak: 0.36,
    voices: [
      { at: 0, lasts: 0.09, pitch: 1720, to: 1650, loud: 1 },
      { at: 0, lasts: 0.02, pitch: 4200, noise: 2, loud: 0.7 },
      { at: 0.085, lasts: 0.06, pitch: 1790, to: 1740, loud: 0.4 },
      { at: 0.14, lasts: 0.04, pitch: 1830, loud: 0.18 },
    ],
  },
  door: {
    peak: 0.5,
    voices: [
      { at: 0, lasts: 0.03, pitch: 2100, noise: 4, loud: 0.5 },
      { at: 0.08, lasts: 0.5, swells: 0.2, pitch: 210, to: 330, noise: 14, loud: 1.6 },
      { at: 0.12, lasts: 0.42, swells: 0.15, pitch: 560, to: 720, noise: 20, loud: 0.7 },
      { at: 0.56, lasts: 0.3, swells: 0.008, pitch: 92, to: 58, loud: 0.9 },
      { at: 0.56, lasts: 0.07, pitch: 420, noise: 1.5, loud: 0.5 },
    ],
  },
  bell: { peak: 0.42, voices: struck(220) },
  heartbeat: { peak: 0.7, voices: [thud(0, 1), thud(0.24, 0.7), thud(0.86, 0.9), thud(1.1, 0.6)] },
  /** Two notes of a clock in another room: it is the visitor's turn. */
  chime: {
    peak: 0.26,
    voices: [
      { at: 0, lasts: 0.9, swells: 0.015, pitch: 659.3, loud: 1 },
      { at: 0.22, lasts: 0.9, swells: 0.015, pitch: 523.3, loud: 1 },
    ],
  },
} as const satisfies Record<string, Recipe>;

export type Sound = keyof typeof SOUNDS;
