// What the pictures of the common items show.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  elephant_gun: { emblem: "musket", scene: "museum", palette: "amber" },
  flare_gun: { emblem: "firework-rocket", scene: "shore", palette: "dusk" },
  food_kingsport: { emblem: "canned-fish", scene: "ship", palette: "sea" },
  handcuffs: { emblem: "handcuffs", scene: "asylum", palette: "slate" },
  kerosene: { emblem: "oil-can", scene: "cellar", palette: "sickly" },
  makeup_kit: { emblem: "lipstick", scene: "room", palette: "oxblood" },
  telescope: { emblem: "telescope", scene: "attic", palette: "midnight" },
  whiskey_kingsport: { emblem: "brandy-bottle", scene: "ship", palette: "dusk" },
};

export default LINES;
