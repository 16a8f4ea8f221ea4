// Emblems of places, investigators, monsters, Ancient Ones and their kin, and Other Worlds. All are from game-icons.net.
import type { Component } from "svelte";
import Anchor from "~icons/game-icons/anchor";
import BackwardTime from "~icons/game-icons/backward-time";
import Bank from "~icons/game-icons/bank";
import Bat from "~icons/game-icons/bat";
import Bed from "~icons/game-icons/bed";
import BloodySword from "~icons/game-icons/bloody-sword";
import BookPile from "~icons/game-icons/book-pile";
import Bookshelf from "~icons/game-icons/bookshelf";
import Brain from "~icons/game-icons/brain";
import Briefcase from "~icons/game-icons/briefcase";
import BurningEye from "~icons/game-icons/burning-eye";
import CarnivoreMouth from "~icons/game-icons/carnivore-mouth";
import Cauldron from "~icons/game-icons/cauldron";
import CaveEntrance from "~icons/game-icons/cave-entrance";
import Church from "~icons/game-icons/church";
import Crown from "~icons/game-icons/crown";
import Cube from "~icons/game-icons/cube";
import Cultist from "~icons/game-icons/cultist";
import Dragonfly from "~icons/game-icons/dragonfly";
import DualityMask from "~icons/game-icons/duality-mask";
import EarthWorm from "~icons/game-icons/earth-worm";
import EvilTree from "~icons/game-icons/evil-tree";
import EyeOfHorus from "~icons/game-icons/eye-of-horus";
import Fedora from "~icons/game-icons/fedora";
import FireSilhouette from "~icons/game-icons/fire-silhouette";
import FloatingTentacles from "~icons/game-icons/floating-tentacles";
import Fly from "~icons/game-icons/fly";
import Galaxy from "~icons/game-icons/galaxy";
import Ghost from "~icons/game-icons/ghost";
import Goat from "~icons/game-icons/goat";
import GooeyEyedSun from "~icons/game-icons/gooey-eyed-sun";
import GraduateCap from "~icons/game-icons/graduate-cap";
import GreekTemple from "~icons/game-icons/greek-temple";
import Haunting from "~icons/game-icons/haunting";
import HoodedFigure from "~icons/game-icons/hooded-figure";
import HospitalCross from "~icons/game-icons/hospital-cross";
import HotMeal from "~icons/game-icons/hot-meal";
import Hound from "~icons/game-icons/hound";
import Island from "~icons/game-icons/island";
import MagnifyingGlass from "~icons/game-icons/magnifying-glass";
import MedicalPack from "~icons/game-icons/medical-pack";
import MedusaHead from "~icons/game-icons/medusa-head";
import Microscope from "~icons/game-icons/microscope";
import Newspaper from "~icons/game-icons/newspaper";
import NightSky from "~icons/game-icons/night-sky";
import Obelisk from "~icons/game-icons/obelisk";
import Octopus from "~icons/game-icons/octopus";
import Ogre from "~icons/game-icons/ogre";
import OpenBook from "~icons/game-icons/open-book";
import Orbital from "~icons/game-icons/orbital";
import Peaks from "~icons/game-icons/peaks";
import PearlNecklace from "~icons/game-icons/pearl-necklace";
import Pharoah from "~icons/game-icons/pharoah";
import PhotoCamera from "~icons/game-icons/photo-camera";
import PineTree from "~icons/game-icons/pine-tree";
import PointyHat from "~icons/game-icons/pointy-hat";
import PoliceBadge from "~icons/game-icons/police-badge";
import PopeCrown from "~icons/game-icons/pope-crown";
import Prayer from "~icons/game-icons/prayer";
import QuillInk from "~icons/game-icons/quill-ink";
import Revolver from "~icons/game-icons/revolver";
import RingedPlanet from "~icons/game-icons/ringed-planet";
import RoundBottomFlask from "~icons/game-icons/round-bottom-flask";
import ShamblingMound from "~icons/game-icons/shambling-mound";
import ShamblingZombie from "~icons/game-icons/shambling-zombie";
import ShoppingBag from "~icons/game-icons/shopping-bag";
import Slime from "~icons/game-icons/slime";
import Snake from "~icons/game-icons/snake";
import Snowflake2 from "~icons/game-icons/snowflake-2";
import StarShuriken from "~icons/game-icons/star-shuriken";
import SteamLocomotive from "~icons/game-icons/steam-locomotive";
import SunkenEye from "~icons/game-icons/sunken-eye";
import TavernSign from "~icons/game-icons/tavern-sign";
import Tombstone from "~icons/game-icons/tombstone";
import Tongue from "~icons/game-icons/tongue";
import Trinacria from "~icons/game-icons/trinacria";
import VampireDracula from "~icons/game-icons/vampire-dracula";
import WarlockHood from "~icons/game-icons/warlock-hood";
import Well from "~icons/game-icons/well";
import Whip from "~icons/game-icons/whip";
import WindowBars from "~icons/game-icons/window-bars";
import WitchFace from "~icons/game-icons/witch-face";
import WitchFlight from "~icons/game-icons/witch-flight";
import WolfHead from "~icons/game-icons/wolf-head";
import WormMouth from "~icons/game-icons/worm-mouth";

export const EMBLEMS: Readonly<Record<string, Component>> = {
  train_station: SteamLocomotive,
  newspaper: Newspaper,
  curiositie_shoppe: Trinacria,
  bank_of_arkham: Bank,
  arkham_asylum: WindowBars,
  independence_square: Obelisk,
  hibbs_roadhouse: TavernSign,
  velmas_diner: HotMeal,
  police_station: PoliceBadge,
  graveyard: Tombstone,
  black_cave: CaveEntrance,
  general_store: ShoppingBag,
  the_witch_house: WitchFlight,
  silver_twilight_lodge: EyeOfHorus,
  mas_boarding_house: Bed,
  south_church: Church,
  historical_society: GreekTemple,
  st_marys_hospital: HospitalCross,
  ye_olde_magick_shoppe: Cauldron,
  woods: PineTree,
  science_building: Microscope,
  administration_building: GraduateCap,
  library: Bookshelf,
  unvisited_isle: Island,
  river_docks: Anchor,
  the_unnamable: Haunting,
  amanda_sharpe: OpenBook,
  ashcan_pete: Hound,
  bob_jenkins: Briefcase,
  carolyn_fern: Brain,
  darrell_simmons: PhotoCamera,
  dexter_drake: PointyHat,
  gloria_goldberg: QuillInk,
  harvey_walters: GraduateCap,
  jenny_barnes: PearlNecklace,
  joe_diamond: Fedora,
  kate_winthrop: RoundBottomFlask,
  mandy_thompson: MagnifyingGlass,
  michael_mcglen: Revolver,
  monterey_jack: Whip,
  sister_mary: Prayer,
  vincent_lee: MedicalPack,
  azathoth: Galaxy,
  cthulhu: Octopus,
  hastur: Crown,
  ithaqua: Snowflake2,
  nyarlathotep: DualityMask,
  shub_niggurath: Goat,
  yig: Snake,
  yog_sothoth: Orbital,
  abyss: Well,
  another_dimension: Cube,
  city_of_the_great_race: BackwardTime,
  great_hall_of_celeano: BookPile,
  plateau_of_leng: Peaks,
  rlyeh: SunkenEye,
  the_dreamlands: NightSky,
  yuggoth: RingedPlanet,
  byakhee: Dragonfly,
  chthonian: WormMouth,
  cultist: Cultist,
  dark_young: EvilTree,
  dhole: EarthWorm,
  dimensional_shambler: ShamblingMound,
  elder_thing: StarShuriken,
  fire_vampire: FireSilhouette,
  flying_polyp: FloatingTentacles,
  formless_spawn: Slime,
  ghost: Ghost,
  ghoul: CarnivoreMouth,
  gug: Ogre,
  high_priest: PopeCrown,
  hound_of_tindalos: WolfHead,
  maniac: BloodySword,
  mi_go: Fly,
  nightgaunt: Bat,
  shoggoth: GooeyEyedSun,
  star_spawn: Octopus,
  vampire: VampireDracula,
  warlock: WarlockHood,
  witch: WitchFace,
  zombie: ShamblingZombie,
  god_of_the_bloody_tongue: Tongue,
  haunter_of_the_dark: BurningEye,
  the_black_man: HoodedFigure,
  the_bloated_woman: MedusaHead,
  the_dark_pharaoh: Pharoah,
};
