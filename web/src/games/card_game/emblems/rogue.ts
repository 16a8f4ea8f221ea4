// Rogue cards.
import backstab from "drawing:backstab";
import boxingGlove from "drawing:boxing-glove";
import butterflyKnife from "drawing:butterfly-knife";
import cloakDagger from "drawing:cloak-dagger";
import coinflip from "drawing:coinflip";
import mustache from "drawing:mustache";
import ninjaMask from "drawing:ninja-mask";
import pokerHand from "drawing:poker-hand";
import revolver from "drawing:revolver";
import robber from "drawing:robber";
import robberMask from "drawing:robber-mask";
import rollingDices from "drawing:rolling-dices";
import snatch from "drawing:snatch";

export const EMBLEMS: Readonly<Record<string, string>> = {
  switchblade: butterflyKnife,
  burglary: robber,
  pickpocketing: snatch,
  "41_derringer": revolver,
  leo_de_luca: mustache,
  hard_knocks: boxingGlove,
  elusive: ninjaMask,
  backstab,
  sneak_attack: cloakDagger,
  opportunist: rollingDices,
  leo_de_luca_1: mustache,
  cat_burglar: robberMask,
  sure_gamble: coinflip,
  hot_streak: pokerHand,
};
