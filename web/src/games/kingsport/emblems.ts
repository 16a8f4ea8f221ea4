// Emblems of what comes with Kingsport, by slug; of markers, tokens and tracks, by kind. All are from game-icons.net.
import type { Component } from "svelte";
import BatwingEmblem from "~icons/game-icons/batwing-emblem";
import BeetleShell from "~icons/game-icons/beetle-shell";
import Bindle from "~icons/game-icons/bindle";
import Bookshelf from "~icons/game-icons/bookshelf";
import BurningMeteor from "~icons/game-icons/burning-meteor";
import Castle from "~icons/game-icons/castle";
import Cat from "~icons/game-icons/cat";
import CaveEntrance from "~icons/game-icons/cave-entrance";
import Cobra from "~icons/game-icons/cobra";
import DramaMasks from "~icons/game-icons/drama-masks";
import DreamCatcher from "~icons/game-icons/dream-catcher";
import EggClutch from "~icons/game-icons/egg-clutch";
import EggPod from "~icons/game-icons/egg-pod";
import FangedSkull from "~icons/game-icons/fanged-skull";
import Fist from "~icons/game-icons/biceps";
import Flame from "~icons/game-icons/flame";
import Handcuffs from "~icons/game-icons/handcuffs";
import HangingSpider from "~icons/game-icons/hanging-spider";
import HillFort from "~icons/game-icons/hill-fort";
import Hospital from "~icons/game-icons/hospital";
import House from "~icons/game-icons/house";
import Lighthouse from "~icons/game-icons/lighthouse";
import MonsterGrasp from "~icons/game-icons/monster-grasp";
import MouthWatering from "~icons/game-icons/mouth-watering";
import Newspaper from "~icons/game-icons/newspaper";
import Palette from "~icons/game-icons/palette";
import Portal from "~icons/game-icons/portal";
import RadioTower from "~icons/game-icons/radio-tower";
import RobberMask from "~icons/game-icons/robber-mask";
import RopeCoil from "~icons/game-icons/rope-coil";
import SacrificialDagger from "~icons/game-icons/sacrificial-dagger";
import ShipWheel from "~icons/game-icons/ship-wheel";
import Shop from "~icons/game-icons/shop";
import Skeleton from "~icons/game-icons/skeleton";
import Sleepy from "~icons/game-icons/sleepy";
import SpiderWeb from "~icons/game-icons/spider-web";
import SpiralTentacle from "~icons/game-icons/spiral-tentacle";
import StoneBridge from "~icons/game-icons/stone-bridge";
import Teacher from "~icons/game-icons/teacher";
import ToadTeeth from "~icons/game-icons/toad-teeth";
import TopHat from "~icons/game-icons/top-hat";
import Trident from "~icons/game-icons/trident";
import Unicorn from "~icons/game-icons/unicorn";
import Vortex from "~icons/game-icons/vortex";
import Waves from "~icons/game-icons/waves";
import Werewolf from "~icons/game-icons/werewolf";
import Worms from "~icons/game-icons/worms";

export const EMBLEMS: Readonly<Record<string, Component>> = {
  water_st_607: House,
  north_point_lighthouse: Lighthouse,
  the_rope_and_anchor: RopeCoil,
  seventh_house_on_the_left: Portal,
  congregational_hospital: Hospital,
  st_erasmuss_home: ShipWheel,
  artists_colony: Palette,
  hall_school: Teacher,
  neils_curiosity_shop: Shop,
  the_causeway: StoneBridge,
  wireless_station: RadioTower,
  strange_high_house: HillFort,
  charlie_kane: TopHat,
  daisy_walker: Bookshelf,
  lily_chen: Fist,
  lola_hayes: DramaMasks,
  luke_robinson: DreamCatcher,
  rex_murphy: Newspaper,
  tony_morgan: Handcuffs,
  wendy_adams: Bindle,
  atlach_nacha: SpiderWeb,
  eihort: EggPod,
  ygolonac: MouthWatering,
  yibb_tstll: BatwingEmblem,
  bast: Cat,
  hypnos: Sleepy,
  nodens: Trident,
  ghroth: BurningMeteor,
  tulzscha: Flame,
  unknown_kadath: Castle,
  the_underworld: CaveEntrance,
  crawling_one: Worms,
  ghast: FangedSkull,
  gnoph_keh: Unicorn,
  leng_spider: HangingSpider,
  moon_beast: ToadTeeth,
  serpent_people: Cobra,
  shan: BeetleShell,
  skeleton: Skeleton,
  tcho_tcho_priest: SacrificialDagger,
  werewolf: Werewolf,
  yithian: SpiralTentacle,
  shadowy_figure: RobberMask,
  the_skinless_one: MonsterGrasp,
  // What lies on the board, and how far tracks have got.
  aquatic: Waves,
  aquatic_marker: Waves,
  rift_track: Vortex,
  // Tokens that investigators keep.
  bast_token: Cat,
  brood_token: EggClutch,
};
