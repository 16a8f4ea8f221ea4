// Paths as text. Numbers are rounded, which saves bytes and makes every machine draw the same.

/** A number as short as it may be written: to halves up to 24, whole beyond. */
export function short(value: number): string {
  const rounded = Math.abs(value) > 24 ? Math.round(value) : Math.round(value * 2) / 2;
  if (rounded > -1 && rounded < 1 && rounded !== 0) return rounded < 0 ? "-.5" : ".5";
  return rounded === 0 ? "0" : String(rounded);
}

/** A share of one, such as an opacity or a scale. */
export function share(value: number, digits = 2): string {
  const scale = 10 ** digits;
  return String(Math.round(value * scale) / scale).replace("0.", ".");
}

const isDigit = (code: number): boolean => (code >= 48 && code <= 57) || code === 46;

/** Commands and numbers, one after the other: `path("M", x, y, "h", 5)`. */
export function path(...parts: readonly (string | number)[]): string {
  let written = "";
  for (const part of parts) {
    const next = typeof part === "number" ? short(part) : part;
    const touches =
      written !== "" && next !== "" && isDigit(written.charCodeAt(written.length - 1)) && isDigit(next.charCodeAt(0));
    written += touches ? ` ${next}` : next;
  }
  return written;
}

export const box = (x: number, y: number, width: number, height: number): string =>
  path("M", x, y, "h", width, "v", height, "h", -width, "z");

/** A pointed arch, from the middle of its foot. */
export const gothic = (x: number, foot: number, width: number, height: number): string =>
  path("M", x - width / 2, foot, "v", -height + width * 0.8) +
  path("q0", -width * 0.55, width / 2, -width * 0.8, "q", width / 2, width * 0.25, width / 2, width * 0.8) +
  path("v", height - width * 0.8, "z");
