// Locks.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  barred_entry: { mode: "omen", emblem: "portculis", scene: "cellar", omen: "lit", palette: "oxblood" },
  dark_room: { mode: "omen", emblem: "unlit-candelabra", scene: "room", omen: "lit", palette: "midnight" },
  dreadful_passage: { mode: "omen", emblem: "dungeon-gate", scene: "cave", omen: "lit", palette: "violet" },
  electric_lock: { mode: "omen", emblem: "electric", scene: "lab", omen: "lit", palette: "sea" },
  guarded_passage: { mode: "omen", emblem: "mantrap", scene: "cellar", omen: "lit", palette: "slate" },
  jammed_door: { mode: "omen", emblem: "wooden-door", scene: "attic", omen: "lit", palette: "sepia" },
  locked_door: { mode: "omen", emblem: "locked-door", scene: "room", omen: "lit", palette: "amber" },
  magical_lock: { mode: "omen", emblem: "triple-lock", scene: "altar", omen: "lit", palette: "violet" },
  opening_the_gate: { mode: "omen", emblem: "magic-gate", scene: "otherworld", omen: "lit", palette: "green" },
  padlocked_door: { mode: "omen", emblem: "padlock", scene: "cellar", omen: "lit", palette: "green" },
  runelocked_door: { mode: "omen", emblem: "stone-tablet", scene: "cave", omen: "lit", palette: "dusk" },
  sealed_door: { mode: "omen", emblem: "brick-wall", scene: "library", omen: "lit", palette: "oxblood" },
};

export default LINES;
