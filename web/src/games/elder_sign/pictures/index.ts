// The subjects of the pictures of this game, by slug.
import type { Lines } from "../../../kit/picture/line";
import adventures from "./adventures";
import allies from "./allies";
import ancient_ones from "./ancient_ones";
import investigators from "./investigators";
import items from "./items";
import monsters from "./monsters";
import mythos from "./mythos";
import other_worlds from "./other_worlds";
import spells from "./spells";

const LINES: Lines = {
  ...adventures,
  ...allies,
  ...ancient_ones,
  ...investigators,
  ...items,
  ...monsters,
  ...mythos,
  ...other_worlds,
  ...spells,
};

export default LINES;
