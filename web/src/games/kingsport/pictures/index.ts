// What is known of the pictures of Kingsport Horror, by slug.
import type { Lines } from "../../../kit/picture/line";
import allies from "./allies";
import ancient_ones from "./ancient_ones";
import common_items from "./common_items";
import encounters from "./encounters";
import gate_cards from "./gate_cards";
import investigators from "./investigators";
import monsters from "./monsters";
import mythos from "./mythos";
import places from "./places";
import skills from "./skills";
import specials from "./specials";
import spells from "./spells";
import unique_items from "./unique_items";

const LINES: Lines = {
  ...allies,
  ...ancient_ones,
  ...common_items,
  ...encounters,
  ...gate_cards,
  ...investigators,
  ...monsters,
  ...mythos,
  ...places,
  ...skills,
  ...specials,
  ...spells,
  ...unique_items,
};

export default LINES;
