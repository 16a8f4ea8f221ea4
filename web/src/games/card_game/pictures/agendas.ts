// Agendas.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  agenda_predator_or_prey: { emblem: "wolf-head", scene: "street", omen: "moon", palette: "dusk" },
  agenda_rise_of_the_ghouls: { emblem: "raise-skeleton", scene: "graveyard", omen: "lit", palette: "green" },
  agenda_the_arkham_woods: { emblem: "barn-owl", scene: "wood", omen: "moon", palette: "slate" },
  agenda_the_devourer_below: { emblem: "lamprey-mouth", scene: "cave", omen: "lit", palette: "sickly" },
  agenda_the_ritual_begins: { emblem: "pyre", scene: "altar", omen: "lit", palette: "oxblood" },
  agenda_theyre_getting_out: { emblem: "broken-wall", scene: "cellar", omen: "lit", palette: "oxblood" },
  agenda_time_is_running_short: { emblem: "clock-tower", scene: "street", omen: "moon", palette: "midnight" },
  agenda_vengeance_awaits: { emblem: "sacrificial-dagger", scene: "altar", omen: "moon", palette: "violet" },
  agenda_whats_going_on: { emblem: "worried-eyes", scene: "library", omen: "lit", palette: "midnight" },
};

export default LINES;
