// What the pictures of the unique items show.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  brazier_of_souls: { emblem: "brasero", scene: "altar", palette: "oxblood" },
  crystal_of_the_elder_things: { emblem: "crystal-growth", scene: "cave", palette: "sea" },
  elder_sign_kingsport: { emblem: "cursed-star", scene: "shore", palette: "sea" },
  eltdown_shards: { emblem: "broken-tablet", scene: "museum", palette: "slate" },
  livre_d_ivon: { emblem: "burning-book", scene: "room", palette: "slate" },
  massa_di_requiem_per_shuggay: { emblem: "musical-score", scene: "void", palette: "violet" },
  yithian_rifle: { emblem: "blunderbuss", scene: "otherworld", palette: "sea" },
};

export default LINES;
