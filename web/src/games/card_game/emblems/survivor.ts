// Survivor cards.
import baseballBat from "drawing:baseball-bat";
import brokenSkull from "drawing:broken-skull";
import cat from "drawing:cat";
import clover from "drawing:clover";
import featherNecklace from "drawing:feather-necklace";
import heartBeats from "drawing:heart-beats";
import hidden from "drawing:hidden";
import jesterHat from "drawing:jester-hat";
import leatherArmor from "drawing:leather-armor";
import pawPrint from "drawing:paw-print";
import rabbit from "drawing:rabbit";
import spade from "drawing:spade";
import trashCan from "drawing:trash-can";

export const EMBLEMS: Readonly<Record<string, string>> = {
  leather_coat: leatherArmor,
  scavenging: trashCan,
  baseball_bat: baseballBat,
  rabbits_foot: rabbit,
  stray_cat: cat,
  dig_deep: spade,
  cunning_distraction: jesterHat,
  look_what_i_found: hidden,
  lucky: clover,
  survival_instinct: pawPrint,
  aquinnah: featherNecklace,
  close_call: brokenSkull,
  lucky_2: clover,
  will_to_survive: heartBeats,
};
