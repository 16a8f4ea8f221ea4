// What falls or flies over everything else: one path.
import { path } from "./pen";
import type { Sheet } from "./sheet";
import type { Weather } from "./line";

export function weather(s: Sheet, kind: Weather): void {
  if (kind === "bats") bats(s);
  else if (kind === "rain") rain(s);
  else flakes(s, kind);
}

function bats(s: Sheet): void {
  let d = "";
  for (let left = s.whole(3, 5); left > 0; left--) {
    const [x, y, k] = [s.some(s.width * 0.1, s.width * 0.9), s.some(16, s.height * 0.4), s.some(0.7, 1.6)];
    d += path("M", x, y, "q", 4 * k, -6 * k, 9 * k, -3 * k, "q", -4 * k, 0, -4 * k, 4 * k);
    d += path("q", -3 * k, -2 * k, -5 * k, k, "q", -2 * k, -3 * k, -5 * k, -k);
    d += path("q", 0, -4 * k, -4 * k, -4 * k, "q", 5 * k, -3 * k, 9 * k, 3 * k, "z");
  }
  s.fill(d, s.tones[6]);
}

function rain(s: Sheet): void {
  let d = "";
  for (let x = -20; x < s.width + 60; x += 11) d += path("M", x + s.some(0, 8), -5, "l-52", s.height + 10);
  s.line(d, s.tones[1], 0.9, { dash: s.dashes(7, 20, 14, 44), opacity: 0.8 });
}

function flakes(s: Sheet, kind: "embers" | "leaves" | "snow"): void {
  let d = "";
  for (let at = 0; at < 34; at++) {
    const start = path("M", s.some(0, s.width), s.some(0, s.height * 0.92));
    d += start + (kind === "leaves" ? "q4-4 8-1q-3 5-8 1z" : "h.5");
  }
  if (kind === "leaves") s.fill(d, s.tones[5]);
  else if (kind === "embers") s.line(d, s.accent, 2, { round: true });
  else s.line(d, s.tones[0], 2.6, { round: true });
}
