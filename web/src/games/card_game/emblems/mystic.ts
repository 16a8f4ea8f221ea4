// Mystic cards.
import blackBook from "drawing:black-book";
import boltSpellCast from "drawing:bolt-spell-cast";
import brainDump from "drawing:brain-dump";
import candleFlame from "drawing:candle-flame";
import crystalBall from "drawing:crystal-ball";
import gargoyle from "drawing:gargoyle";
import heartShield from "drawing:heart-shield";
import magicShield from "drawing:magic-shield";
import prayerBeads from "drawing:prayer-beads";
import secretBook from "drawing:secret-book";
import spellBook from "drawing:spell-book";
import sunbeams from "drawing:sunbeams";
import warlockHood from "drawing:warlock-hood";

export const EMBLEMS: Readonly<Record<string, string>> = {
  forbidden_knowledge: secretBook,
  holy_rosary: prayerBeads,
  shrivelling: boltSpellCast,
  scrying: crystalBall,
  arcane_studies: spellBook,
  arcane_initiate: warlockHood,
  drawn_to_the_flame: candleFlame,
  ward_of_protection: magicShield,
  blinding_light: sunbeams,
  fearless: heartShield,
  mind_wipe: brainDump,
  blinding_light_2: sunbeams,
  book_of_shadows: blackBook,
  grotesque_statue: gargoyle,
};
