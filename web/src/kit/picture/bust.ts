// Busts: ink and paper, so that skin is the colour of the print for everybody. Light falls from the left; the whole is mirrored.
import type { Hair, Hat, Looks } from "./line";
import { mix } from "./palettes";
import { path, share, short } from "./pen";
import type { Sheet } from "./sheet";

/** The origin is between the eyes; the chin is at 40, shoulders end at 140. */
const WOMAN = {
  shoulders: "M-78 140C-76 98-52 82-22 70L-13 46H13L22 70C52 82 76 98 78 140z",
  litShoulder: "M-78 140C-76 98-52 82-22 70L-18 60C-30 84-34 110-34 140z",
  neck: "M-14 16V62Q0 76 14 62V16z",
  litNeck: "M-14 30V61Q-8 69-3 71L-5 44z",
  head: "M-27-14C-29-46 29-46 27-14C27 8 16 38 0 40C-16 38-27 8-27-14z",
  lit: "M-26-16C-25-34-10-42-2-38L-3-15Q-3-10 0-4L5 8L-2 11L-3 16L2 19L-3 23L-1 29Q0 36-5 38C-17 34-27 8-26-16z",
  mouth: "M-9 21q5-4 9-2q4-2 8 2q-8 7-17 0z",
};

const MAN = {
  shoulders: "M-98 140C-96 92-66 78-26 66L-17 44H17L26 66C66 78 96 92 98 140z",
  litShoulder: "M-98 140C-96 92-66 78-26 66L-22 56C-36 80-46 110-46 140z",
  neck: "M-20 16V60Q0 74 20 60V16z",
  litNeck: "M-20 30V59Q-12 67-4 69L-6 44z",
  head: "M-29-16C-31-50 31-50 29-16C30 4 26 26 14 38Q0 48-14 38C-26 26-30 4-29-16z",
  lit: "M-28-16C-27-36-12-44-2-40L-3-16Q-3-10 0-5L6 9L-3 12L-4 17L1 20L-4 23L-2 30Q0 40-6 42Q-11 41-15 37C-25 26-29 4-28-16z",
  mouth: "M-10 22q10-4 20 0l-1 2q-9-1-18 0z",
};

/** What hangs behind the head. */
const BEHIND: Partial<Record<Hair, string>> = {
  chignon: "M12 14a15 14 0 1 0 30 0a15 14 0 1 0-30 0z",
  long: "M-36-20C-44-60 44-60 36-20C42 10 46 40 36 66L-38 66C-46 40-42 10-36-20z",
  veil: "M-38-10C-44-62 44-62 38-10C42 40 60 80 64 130L-64 130C-60 80-42 40-38-10z",
};

const HAIR: Partial<Record<Hair, string>> = {
  bald: "M-31 4Q-36-14-29-26Q-30-10-27-4zM31 4Q36-14 29-26Q30-10 27-4z",
  bob: "M-34 22C-42-62 42-62 34 22Q28 26 24 20C28-4 28-18 22-24Q0-20-22-28C-28-12-27 6-24 20Q-28 26-34 22z",
  bun: "M-31-8C-36-58 36-58 31-8C28-26 16-34 0-34S-28-26-31-8zM-12-46a14 12 0 1 1 24 0z",
  chignon: "M-31-2C-40-60 40-60 31-2C30-16 22-28 0-36C-22-28-30-16-31-2z",
  long: "M-34-4C-40-60 40-60 34-4C30-22 22-30 4-32Q-20-26-34-4z",
  receding: "M-31-4C-38-58 38-58 31-4L27-8C28-18 26-28 20-36Q14-42 6-34Q0-28-6-34Q-14-42-20-36Q-26-28-26-8z",
  short: "M-31-10C-38-60 38-60 31-10L27-12C28-26 20-32 8-32C-8-30-20-34-25-26Q-28-20-27-10z",
  slick: "M-31-8C-38-62 36-62 31-8L27-10C28-28 24-34 12-36Q-14-38-20-30Q-27-22-27-8z",
  waves:
    "M-33 14C-44 6-36-2-38-10C-42-58 42-58 38-10C36-2 44 6 33 14Q27 18 25 10C31 2 25-4 29-12C26-24 18-32 4-34Q-18-30-26-14C-23-6-31 2-25 10Q-27 18-33 14z",
  wild: "M-32 0c-10-6-8-14-4-16c-8-8-2-16 4-16c-2-12 8-18 14-14c4-10 16-10 20-4c8-8 18-2 18 6c10 0 14 10 8 16c8 4 6 16-2 22l1-8C28-22 20-30 0-30S-28-20-30-8z",
};

/** Hats, each with its band and the line of light on its crown. */
const HATS: Readonly<Record<Hat, { readonly shape: string; readonly band: string; readonly shine: string }>> = {
  bowler: {
    shape: "M-46-26Q0-14 46-26Q42-34 32-34C32-74-32-74-32-34Q-42-34-46-26z",
    band: "M-32-36Q0-24 32-36L33-45Q0-34-33-45z",
    shine: "M-28-42Q-26-62-6-64",
  },
  cap: {
    shape: "M-38-26C-38-58 38-62 40-28L50-20Q30-24 4-24T-38-26z",
    band: "",
    shine: "M-34-32Q-30-50-8-54",
  },
  cloche: {
    shape: "M-37 0C-42-66 42-66 37 0Q30-16 0-20T-37 0z",
    band: "M-38-8Q0-30 38-8L38-18Q0-40-38-18z",
    shine: "M-32-22Q-28-46-8-50",
  },
  fedora: {
    shape: "M-58-24Q0-8 58-24Q50-34 32-34Q30-70 16-72Q0-62-16-72Q-30-70-32-34Q-50-34-58-24z",
    band: "M-32-36Q0-24 32-36L33-45Q0-34-33-45z",
    shine: "M-30-40Q-28-66-18-68",
  },
  top: {
    shape: "M-52-28Q0-14 52-28Q46-36 32-36L36-104Q0-112-36-104L-32-36Q-46-36-52-28z",
    band: "M-32-38Q0-26 32-38L33-52Q0-42-33-52z",
    shine: "M-31-54L-33-100",
  },
  wide: {
    shape: "M-76-22Q-40-10 0-16T76-22Q50-36 30-36Q26-66 12-66Q0-60-12-66Q-26-66-30-36Q-50-36-76-22z",
    band: "M-32-36Q0-24 32-36L33-45Q0-34-33-45z",
    shine: "M-28-40Q-26-60-14-62",
  },
};

/** Pixels of a bust that fits below its hat or its knot of hair. */
function sizeOf({ hat, hair }: Looks): number {
  if (hat === undefined) return hair === "bun" ? 194 : 208;
  return hat === "top" ? 158 : 186;
}

type Ink = (d: string, colour: string, more?: string) => void;

export function bust(s: Sheet, looks: Looks, x: number, foot: number): void {
  const scale = sizeOf(looks) / 170;
  const side = s.light.x < x ? 1 : -1;
  const printed: string[] = [];
  const ink: Ink = (d, colour, more = "") => void printed.push(`<path d="${d}" fill="${colour}"${more}/>`);
  const { tones: t } = s;
  const has = new Set(looks.has ?? []);
  // Hair and coats of several tones tell people of one palette apart.
  const hair = has.has("grey") ? t[1] : has.has("fair") ? t[2] : t[5];
  const coat = s.one([t[5], t[5], t[3], t[4]]);
  const outlined = ` stroke="${t[6]}" stroke-width="2"`;
  const form = looks.woman ? WOMAN : MAN;
  const behind = BEHIND[looks.hair];
  if (behind !== undefined) ink(behind, looks.hair === "veil" ? t[6] : hair, ` stroke="${t[6]}" stroke-width="1.5"`);
  ink(form.shoulders, coat, outlined);
  ink(form.litShoulder, mix(coat, t[1], 0.45));
  ink(form.neck, t[4]);
  ink(form.litNeck, t[0]);
  clothes(s, looks, coat, ink);
  if (has.has("pearls"))
    printed.push(
      `<path d="M-20 60Q0 100 20 60M-24 62Q0 116 24 62" fill="none" stroke="${s.accent}" stroke-width="4" stroke-dasharray=".1 5" stroke-linecap="round"/>`,
    );
  face(s, form, ink, outlined);
  if (HAIR[looks.hair] !== undefined) ink(HAIR[looks.hair]!, hair, ` stroke="${t[6]}" stroke-width="1.5"`);
  if (looks.hair === "veil") {
    ink("M-34 16C-42-56 42-56 34 16C30-6 26-26 0-26S-30-6-34 16z", t[0], ` stroke="${t[6]}" stroke-width="1.5"`);
    ink("M-38 14C-46-64 46-64 38 14C36-14 30-40 0-40S-36-14-38 14z", t[6]);
  }
  details(s, has, hair, ink, printed);
  if (looks.hat !== undefined) hat(s, looks.hat, ink, printed);
  if (s.detail) printed.push(engraving(s));
  const wide = share(side * scale * (looks.build ?? 1));
  s.print(
    `<g transform="translate(${short(x)} ${short(foot - 140 * scale)}) scale(${wide} ${share(scale)})">${printed.join("")}</g>`,
  );
}

/** A dark head, and the lit plane which makes the face. */
function face(s: Sheet, form: typeof MAN, ink: Ink, outlined: string): void {
  const { tones: t } = s;
  ink(form.head, t[4], outlined);
  ink(form.lit, t[0]);
  ink("M-21-10q8-7 16-1l-1 5q-7 4-15-4z", t[4]);
  ink("M-23-17q9-7 19-2l0-3q-9-6-19 5zM-17-8q4-3 8 0q-4 4-8 0zM9-11q6-4 12 0q-6 3-12 0z", t[6]);
  ink("M8 1L19 0L14 11Q9 10 8 1z", t[0], ' opacity=".8"');
  ink(form.mouth, t[6]);
}

function clothes(s: Sheet, { wear, has = [] }: Looks, coat: string, ink: Ink): void {
  const { tones: t } = s;
  const seam = ` stroke="${t[6]}" stroke-width="1.6"`;
  if (wear === "suit") {
    ink("M-26 62L0 100L26 62L32 74L0 140L-32 74z", t[0], ' opacity=".9"');
    if (has.includes("bow_tie")) ink("M-14 78L0 84L14 78V94L0 88L-14 94z", t[6]);
    else ink("M-4 84L4 84L8 92L3 140H-3L-8 92z", t[6]);
    ink("M-26 62L-34 78L-18 92L-28 104L0 140H-60zM26 62L34 78L18 92L28 104L0 140H60z", coat, seam);
  } else if (wear === "clerical") {
    ink("M-20 54Q0 70 20 54V66Q0 80-20 66z", t[6]);
    ink("M-6 60h12v11h-12z", t[0]);
  } else if (wear === "dress") {
    ink("M-24 68Q0 112 24 68L34 76Q10 130-2 130T-34 76z", t[0], ' opacity=".85"');
    ink("M-24 68Q0 112 24 68L14 60Q0 74-14 60z", t[4]);
  } else if (wear === "fur") {
    const pelt = "M-30 62c-14 2-26 14-22 28s20 26 52 46c32-20 48-32 52-46s-8-26-22-28q-8 28-30 44q-22-16-30-44z";
    ink(pelt, t[3], ` stroke="${t[6]}" stroke-width="3" stroke-dasharray="3 3"`);
  } else if (wear === "scarf") {
    ink("M-26 50Q0 70 26 50L30 66Q0 88-30 66zM8 74l18 0 4 44-18 4z", t[2], ` stroke="${t[6]}" stroke-width="2"`);
  } else {
    if (has.includes("tie")) {
      ink("M-20 60L0 88L20 60L24 84L0 130L-24 84z", t[0], ' opacity=".9"');
      ink("M-4 82L4 82L7 90L3 134H-3L-7 90z", t[6]);
    }
    ink("M-30 56L-44 90L-6 130L0 74zM30 56L44 90L6 130L0 74z", coat, ` stroke="${t[6]}" stroke-width="2"`);
    ink("M-30 56L-44 90L-24 110L-18 66z", mix(coat, t[1], 0.5));
  }
  if (has.includes("bow_tie") && wear !== "suit") ink("M-14 70L0 76L14 70V86L0 80L-14 86z", t[6]);
}

function details(s: Sheet, has: ReadonlySet<string>, hair: string, ink: Ink, printed: string[]): void {
  const { tones: t } = s;
  if (has.has("beard")) {
    const beard =
      "M-27 6Q-22 16-12 16Q0 12 12 16Q22 16 27 6Q28 40 12 52Q0 62-12 52Q-28 40-27 6zM-9 22q9-3 18 0q-9 6-18 0z";
    ink(beard, hair, ` fill-rule="evenodd" stroke="${t[6]}" stroke-width="1.2"`);
  }
  if (has.has("moustache")) ink("M-15 19Q-6 11 0 14Q6 11 15 19Q6 19 0 18Q-6 19-15 19z", t[6]);
  if (has.has("spectacles"))
    printed.push(
      `<g fill="${s.accent}" fill-opacity=".55" stroke="${t[6]}" stroke-width="2"><circle cx="-13" cy="-7" r="9"/><circle cx="13" cy="-7" r="9"/><path d="M-4-8q4-3 8 0M-22-9l-6-2M22-9l6-2" fill="none"/></g>`,
    );
  if (has.has("cigarette")) {
    ink("M4 21L30 26V29L4 24z", t[0]);
    printed.push(`<path d="M31 25q8-8 2-16t4-18t-3-18" fill="none" stroke="${t[1]}" stroke-width="2" opacity=".8"/>`);
  }
  if (has.has("pipe")) ink("M4 22L26 30L26 22H36L35 38Q28 42 24 34L3 25z", t[6]);
}

function hat(s: Sheet, name: Hat, ink: Ink, printed: string[]): void {
  const { tones: t } = s;
  const { shape, band, shine } = HATS[name];
  ink(shape, s.maybe(0.3) ? t[3] : t[5], ` stroke="${t[6]}" stroke-width="2"`);
  if (band !== "") ink(band, t[2]);
  printed.push(`<path d="${shine}" fill="none" stroke="${s.accent}" stroke-width="2.5" opacity=".8"/>`);
  if (name !== "cloche") ink("M-29-22Q0-12 29-22Q30-10 24-8Q0-18-27-8z", t[6], ' opacity=".55"');
}

/** The engraver's lines on the side that lies in the dark. */
function engraving(s: Sheet): string {
  let d = "";
  for (let at = 0; at < 8; at++) d += path("M", 4 + at * 0.5, -26 + at * 8, "L", 27 - at, -30 + at * 8.5);
  for (let at = 0; at < 9; at++) d += path("M", 30 + at * 7, 82 + at * 3, "l-8 60");
  return `<path d="${d}" stroke="${s.tones[3]}" stroke-width="1.1" fill="none" opacity=".7"/>`;
}
