// What the pictures of the special cards show.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  bank_loan: { mode: "still", emblem: "scroll-quill", scene: "museum", palette: "green" },
  blessing: { mode: "poster", emblem: "angel-wings", scene: "altar", palette: "midnight" },
  deputy_of_arkham: { mode: "still", emblem: "law-star", scene: "street", palette: "amber" },
  deputys_revolver: { mode: "still", emblem: "revolver", scene: "cellar", palette: "slate" },
  patrol_wagon: { mode: "still", emblem: "handcuffs", scene: "street", palette: "midnight" },
  retainer: { mode: "still", emblem: "money-stack", scene: "room", palette: "amber" },
  silver_twilight_lodge_membership: { mode: "still", emblem: "all-seeing-eye", scene: "room", palette: "violet" },
};

export default LINES;
