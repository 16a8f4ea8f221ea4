// Emblems of investigators and monsters. All are from game-icons.net.
import type { Component } from "svelte";
import AlienBug from "~icons/game-icons/alien-bug";
import Bindle from "~icons/game-icons/bindle";
import Cultist from "~icons/game-icons/cultist";
import Crucifix from "~icons/game-icons/crucifix";
import Erlenmeyer from "~icons/game-icons/erlenmeyer";
import Fedora from "~icons/game-icons/fedora";
import GooeyDaemon from "~icons/game-icons/gooey-daemon";
import GraduateCap from "~icons/game-icons/graduate-cap";
import Hound from "~icons/game-icons/hound";
import MachineGun from "~icons/game-icons/machine-gun";
import MaskedMan from "~icons/game-icons/jason-mask";
import PearlNecklace from "~icons/game-icons/pearl-necklace";
import Quill from "~icons/game-icons/quill-ink";
import Robe from "~icons/game-icons/warlock-hood";
import Witch from "~icons/game-icons/witch-face";
import Worm from "~icons/game-icons/worm-mouth";
import Zombie from "~icons/game-icons/shambling-zombie";

export const EMBLEMS: Readonly<Record<string, Component>> = {
  ashcan_pete: Bindle,
  gloria_goldberg: Quill,
  harvey_walters: GraduateCap,
  jenny_barnes: PearlNecklace,
  joe_diamond: Fedora,
  kate_winthrop: Erlenmeyer,
  michael_mcglen: MachineGun,
  sister_mary: Crucifix,

  chthonian: Worm,
  cult_leader: Robe,
  cultist: Cultist,
  hound_of_tindalos: Hound,
  maniac: MaskedMan,
  mi_go: AlienBug,
  shoggoth: GooeyDaemon,
  witch: Witch,
  zombie: Zombie,
};
