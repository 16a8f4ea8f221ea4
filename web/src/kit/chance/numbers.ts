// Numbers as people read them.
import type { Lang } from "../../protocol/types";

/** A chance as a percentage; what is nearly sure is not called sure. */
export function percent(chance: number, lang: Lang): string {
  const shown = chance > 0.995 && chance < 1 ? 0.99 : chance > 0 && chance < 0.005 ? 0.01 : chance;
  return shown.toLocaleString(lang, { style: "percent", maximumFractionDigits: 0 });
}

/** A number with its sign: "+1", "−2", "0". */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `\u2212${-value}` : "0";
}
