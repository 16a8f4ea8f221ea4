// What the pictures of the monsters show.
import type { Lines } from "../../../kit/picture/line";

const LINES: Lines = {
  crawling_one: { body: "blob", scene: "cellar", palette: "sickly" },
  cultist_kingsport: { body: "robed", scene: "shore", palette: "sea" },
  formless_spawn_kingsport: { body: "blob", scene: "shore", palette: "slate" },
  ghast: { body: "ghast", emblem: "troglodyte", scene: "cave", palette: "oxblood" },
  gnoph_keh: { body: "gnoph_keh", emblem: "ice-golem", scene: "waste", palette: "slate" },
  leng_spider: { body: "leng_spider", emblem: "masked-spider", scene: "cave", palette: "violet" },
  moon_beast: { body: "moon_beast", emblem: "toad-teeth", scene: "ship", palette: "midnight" },
  nightgaunt_kingsport: { body: "winged", scene: "shore", palette: "dusk" },
  serpent_people: { body: "serpent", emblem: "lizardman", scene: "altar", palette: "green" },
  shadowy_figure: { body: "shade", scene: "street", palette: "slate" },
  shan: { body: "shan", emblem: "flying-beetle", scene: "wood", palette: "sickly" },
  skeleton: { body: "skeleton", scene: "ship", palette: "sea" },
  tcho_tcho_priest: { body: "robed2", emblem: "sacrificial-dagger", scene: "cave", palette: "oxblood" },
  the_skinless_one: { body: "skinless", scene: "asylum", palette: "oxblood" },
  werewolf: { body: "werewolf", emblem: "werewolf", scene: "wood", palette: "slate" },
  yithian: { body: "yithian", emblem: "eyestalk", scene: "otherworld", palette: "sepia" },
};

export default LINES;
