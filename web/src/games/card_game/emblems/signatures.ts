// What only one investigator has in the deck.
import brainLeak from "drawing:brain-leak";
import despair from "drawing:despair";
import evilBook from "drawing:evil-book";
import gemPendant from "drawing:gem-pendant";
import hospitalCross from "drawing:hospital-cross";
import primitiveNecklace from "drawing:primitive-necklace";
import pistolGun from "drawing:colt-m1911";
import run from "drawing:run";
import shoppingBag from "drawing:shopping-bag";
import shutRose from "drawing:shut-rose";

export const EMBLEMS: Readonly<Record<string, string>> = {
  rolands_38_special: pistolGun,
  cover_up: shutRose,
  daisys_tote_bag: shoppingBag,
  the_necronomicon: evilBook,
  on_the_lam: run,
  hospital_debts: hospitalCross,
  heirloom_of_hyperborea: primitiveNecklace,
  dark_memory: brainLeak,
  wendys_amulet: gemPendant,
  abandoned_and_alone: despair,
};
