// The subjects of the pictures of this game, by slug.
import type { Lines } from "../../../kit/picture/line";
import acts from "./acts";
import agendas from "./agendas";
import assets from "./assets";
import enemies from "./enemies";
import events from "./events";
import investigators from "./investigators";
import locations from "./locations";
import scenarios from "./scenarios";
import skills from "./skills";
import treacheries from "./treacheries";

const LINES: Lines = {
  ...acts,
  ...agendas,
  ...assets,
  ...enemies,
  ...events,
  ...investigators,
  ...locations,
  ...scenarios,
  ...skills,
  ...treacheries,
};

export default LINES;
