// The subjects of the pictures of this game, by slug.
import type { Lines } from "../../../kit/picture/line";
import clues from "./clues";
import combat from "./combat";
import events from "./events";
import exploration from "./exploration";
import investigators from "./investigators";
import keeper_actions from "./keeper_actions";
import locks from "./locks";
import monsters from "./monsters";
import mythos from "./mythos";
import objectives from "./objectives";
import obstacles from "./obstacles";
import rooms from "./rooms";
import spells from "./spells";
import starting_items from "./starting_items";
import stories from "./stories";
import traits from "./traits";
import traumas from "./traumas";

const LINES: Lines = {
  ...clues,
  ...combat,
  ...events,
  ...exploration,
  ...investigators,
  ...keeper_actions,
  ...locks,
  ...monsters,
  ...mythos,
  ...objectives,
  ...obstacles,
  ...rooms,
  ...spells,
  ...starting_items,
  ...stories,
  ...traits,
  ...traumas,
};

export default LINES;
