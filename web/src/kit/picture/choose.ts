// Chooses what the picture of a component shows. The first that answers wins: what is declared of the component, what follows
// from its facts, words of its name, its kind. Everything is data; chance is the hash of its slug.
import { type Album, type KindOfPicture, type Pictured, wordsOf } from "./album";
import { isBanned } from "./banned";
import { hash, pickBy } from "./chance";
import { isFire } from "./emblem";
import { FIGURES } from "./figures";
import { isIndoors } from "./light";
import type { Facade, Line, Mode, Omen, PaletteName, Scene, Weather } from "./line";
import { PEOPLE } from "./people";
import type { Company, Spec } from "./spec";

type Some<T> = readonly [T, ...T[]];

export function choose(component: Pictured, album: Album): Spec {
  const { slug, kind } = component;
  const about = album.kinds[kind] ?? OTHERWISE;
  const of = about.of?.(component);
  if (about.same !== undefined && of !== undefined && component.picture == null && album.lines[slug] === undefined)
    return choose({ slug: of, kind: about.same }, album);
  const person = PEOPLE[slug];
  const line: Line = {
    ...(person === undefined ? {} : { looks: person }),
    ...about.line?.(component),
    ...album.lines[slug],
    ...declared(component),
  };
  const place = of === undefined ? undefined : album.lines[of];
  return fromLine(component, about, line, place, of ?? "");
}

function fromLine(
  component: Pictured,
  about: KindOfPicture,
  line: Line,
  place: Line | undefined,
  placeSlug: string,
): Spec {
  const { slug, kind } = component;
  const mode = modeOf(component, about, line);
  const emblem = emblemOf(component, about, line, mode);
  const body = bodyOf(component, line, mode);
  const facade = facadeOf(component, line, place, mode);
  const scene = facade === null ? sceneOf(component, about, line, place, placeSlug, mode) : "street";
  const palette = line.palette ?? paletteOf(component, about, emblem, scene, facade);
  return {
    slug,
    kind,
    mode,
    scene,
    palette,
    emblem: body === "" ? emblem : "",
    body,
    looks: mode === "bust" ? (line.looks ?? null) : null,
    facade,
    omen: scene === "cave" ? "lit" : (line.omen ?? omenOf(slug, emblem, facade)),
    weather: line.weather === "clear" ? null : (line.weather ?? weatherOf(slug, mode, emblem, scene, palette)),
    company: mode === "loom" ? (COMPANY[body === "" ? slug : body] ?? null) : null,
    size: sizeOf(component),
    mirrored: hash(slug) % 2 === 0,
    monument: mode === "place" && emblem !== "" && facade === null && !isIndoors(scene) && line.emblem !== undefined,
  };
}

/** What a box says of a picture, as a line. */
function declared({ picture }: Pictured): Line {
  const said = Object.entries(picture ?? {}).filter(([, value]) => value !== null && value !== "");
  return Object.fromEntries(said) as Line;
}

const OTHERWISE: KindOfPicture = { mode: "omen" };

// --- how

function modeOf(component: Pictured, about: KindOfPicture, line: Line): Mode {
  if (line.mode !== undefined) return line.mode;
  if (line.looks !== undefined) return "bust";
  // Nobody's looks are guessed: who has none is a thing of theirs on a table.
  if (about.mode === "bust") return "poster";
  if (wordsOf(component, "traits").includes("Spell")) return "sigil";
  return about.mode;
}

// --- what

function emblemOf(component: Pictured, about: KindOfPicture, line: Line, mode: Mode): string {
  if (line.emblem !== undefined && !isBanned(line.emblem)) return line.emblem;
  const drawn = line.body !== undefined && FIGURES.includes(line.body);
  if (drawn || (mode === "place" && about.emblems === undefined)) return "";
  const byEffect = mode === "omen" ? emblemOfEffect(component) : undefined;
  return byEffect ?? emblemOfWords(component) ?? pickBy(component.slug, about.emblems ?? DEFAULTS[mode]);
}

/** What an encounter gives or takes; several for each, by hash. */
const EFFECTS: Readonly<Record<string, Some<string>>> = {
  clue: ["magnifying-glass", "footprint", "papers", "eye-target"],
  spell: ["scroll-unfurled", "spell-book", "magic-palm", "stone-tablet"],
  unique_item: ["crystal-ball", "amphora", "gem-pendant", "totem-head"],
  common_item: ["knapsack", "toolbox", "lantern-flame", "revolver"],
  money: ["money-stack", "coins", "wallet", "receive-money"],
  skill: ["graduate-cap", "open-book", "archive-research"],
  ally: ["shaking-hands", "three-friends", "conversation"],
  sanity: ["brain-tentacle", "despair", "screaming", "terror"],
  stamina: ["broken-heart", "bleeding-wound", "arm-bandage", "half-heart"],
  monster: ["monster-grasp", "evil-eyes", "claws", "sharp-lips"],
  gate: ["portal", "magic-portal", "magic-gate"],
  doom: ["death-skull", "death-note", "candle-skull", "bell-shield"],
};

function emblemOfEffect(component: Pictured): string | undefined {
  const facts = component.facts as { rewards?: unknown; effect?: unknown } | undefined;
  for (const list of [facts?.rewards, facts?.effect]) {
    if (!Array.isArray(list)) continue;
    for (const one of list as { kind?: string }[]) {
      const icons = one.kind === undefined ? undefined : EFFECTS[one.kind];
      if (icons !== undefined) return pickBy(component.slug, icons);
    }
  }
  return undefined;
}

const words = (pattern: string): RegExp => new RegExp(`(?:^|_)(?:${pattern})(?:_|$|s_|s$)`);

/** Words of a slug, which is the English name, for what nobody has declared: somebody's own box. */
const EMBLEMS: readonly (readonly [RegExp, string])[] = (
  [
    ["revolver|derringer|pistol|automatic", "revolver"],
    ["shotgun", "sawed-off-shotgun"],
    ["rifle|carbine", "winchester-rifle"],
    ["dynamite", "dynamite"],
    ["axe|hatchet", "wood-axe"],
    ["whip|bullwhip", "whip"],
    ["knife|dagger", "bowie-knife"],
    ["sword|blade|sabre|saber", "broadsword"],
    ["lantern", "lantern-flame"],
    ["lamp", "magic-lamp"],
    ["torch", "torch"],
    ["candle", "candle-light"],
    ["lens|magnifying|glass", "magnifying-glass"],
    ["map|chart", "treasure-map"],
    ["whiskey|brandy|wine|bottle", "brandy-bottle"],
    ["cross|crucifix", "crucifix"],
    ["book|tome|grimoire|journal|diary|manuscript", "spell-book"],
    ["scroll|letter|note|cipher", "scroll-unfurled"],
    ["newspaper|headline", "newspaper"],
    ["key", "skeleton-key"],
    ["statue|idol|figurine", "totem-head"],
    ["amulet|talisman|pendant|locket", "gem-pendant"],
    ["ruby|gem|jewel|crystal|diamond", "emerald"],
    ["mask", "duality-mask"],
    ["ring", "ring"],
    ["powder|dust", "powder"],
    ["potion|elixir|tonic|flask|serum", "round-bottom-flask"],
    ["box|chest|casket|trunk", "locked-chest"],
    ["clock|watch|hour|time", "pocket-watch"],
    ["gate|portal", "portal"],
    ["eye|vision|sight", "sunken-eye"],
    ["skull|death|dead", "death-skull"],
    ["grave|tomb|burial", "tombstone"],
    ["dream|sleep|nightmare", "sleepy"],
    ["fire|flame|burning", "flame"],
    ["storm|lightning|thunder", "lightning-storm"],
    ["wave|tide|flood|sea", "big-wave"],
    ["snow|ice|cold|frost", "snowflake-2"],
    ["star|comet", "star-swirl"],
    ["moon|night|eclipse", "moon-bats"],
    ["web|spider", "spider-web"],
    ["rat|vermin", "rat"],
    ["snake|serpent", "snake"],
    ["dog|hound|wolf", "hound"],
    ["cat", "cat"],
    ["crow|raven|bird", "raven"],
    ["ghost|spirit|phantom|whisper|shadow", "haunting"],
    ["cult|ritual|ceremony|sacrifice", "cultist"],
    ["tentacle|deep|kraken", "floating-tentacles"],
    ["curse|hex", "voodoo-doll"],
    ["blessing|prayer|faith", "prayer"],
    ["chain|bind|trap", "crossed-chains"],
    ["money|bank|loan|debt", "money-stack"],
    ["police|deputy|law", "police-badge"],
    ["clue|evidence|research", "magnifying-glass"],
    ["music|song|violin", "violin"],
    ["train|railroad", "steam-locomotive"],
    ["boat|ship|sail", "sailboat"],
  ] as const
).map(([pattern, icon]) => [words(pattern), icon]);

function emblemOfWords({ slug }: Pictured): string | undefined {
  return EMBLEMS.find(([pattern, icon]) => pattern.test(slug) && !isBanned(icon))?.[1];
}

const DEFAULTS: Readonly<Record<Mode, Some<string>>> = {
  bust: ["fedora"],
  gate: ["portal"],
  loom: ["evil-eyes", "kraken-tentacle", "gooey-eyed-sun"],
  omen: ["evil-eyes", "moon-bats", "candle-light", "footprint", "key", "crow-dive"],
  place: ["street-light"],
  poster: ["candle-light", "compass", "gears"],
  press: ["newspaper"],
  sigil: ["magic-swirl", "pentacle", "magic-palm"],
  stand: ["evil-eyes", "monster-grasp", "claws"],
  still: ["knapsack", "locked-chest", "crystal-ball"],
};

/** All icons that are chosen where no line names one, apart from those of kinds. */
export const ICONS: readonly string[] = [
  ...Object.values(EFFECTS).flat(),
  ...EMBLEMS.map(([, icon]) => icon),
  ...Object.values(DEFAULTS).flat(),
];

/** Monsters by their names and traits. */
const BODIES_BY_WORD: readonly (readonly [RegExp, string])[] = (
  [
    ["elder_thing", "elder"],
    ["mi_go", "migo"],
    ["gug", "gug"],
    ["ghast", "ghast"],
    ["fire_vampire", "fire"],
    ["polyp", "polyp"],
    ["zombie|skeleton|corpse", "zombie"],
    ["witch", "witch"],
    ["vampire", "vampire"],
    ["nightgaunt|byakhee", "winged"],
    ["shoggoth|formless|crawling|ooze|slime", "blob"],
    ["dhole|chthonian|worm", "worm"],
    ["hound|wolf|dog", "hound"],
    ["ghost|wraith|spectre|spirit", "shade"],
    ["star_spawn", "star_spawn"],
    ["dark_young", "young"],
    ["goat", "goat_spawn"],
    ["ghoul", "ghoul"],
    ["deep_one", "deep_one"],
    ["shambler", "shambler"],
    ["moon_beast", "moon_beast"],
    ["spider", "leng_spider"],
    ["serpent", "serpent"],
    ["rat", "rats"],
    ["maniac|thug|enforcer", "maniac"],
    ["cultist|priest|acolyte|warlock|wizard", "robed"],
  ] as const
).map(([pattern, body]) => [words(pattern), body]);

function bodyOf(component: Pictured, line: Line, mode: Mode): string {
  if (mode !== "stand" && mode !== "loom") return "";
  if (line.body !== undefined) return FIGURES.includes(line.body) ? line.body : "";
  if (mode === "loom") return FIGURES.includes(component.slug) ? component.slug : "";
  if (line.emblem !== undefined) return "";
  const text = [component.slug, ...wordsOf(component, "traits")].join("_").toLowerCase().replace(/\W+/g, "_");
  const found = BODIES_BY_WORD.find(([pattern]) => pattern.test(text))?.[1];
  return found !== undefined && FIGURES.includes(found) ? found : "";
}

function sizeOf({ facts }: Pictured): number {
  const toughness = (facts as { toughness?: unknown } | undefined)?.toughness;
  return typeof toughness === "number" ? 140 + Math.min(toughness, 6) * 8 : 162;
}

const COMPANY: Readonly<Record<string, Company>> = {
  atlach_nacha: "web",
  azathoth: "tentacles",
  cthulhu: "tentacles",
  ithaqua: "snow",
  nodens: "waves",
  nyarlathotep: "pyramids",
  shub_niggurath: "tentacles",
  yig: "pines",
  yibb_tstll: "pines",
};

// --- where

function facadeOf(component: Pictured, line: Line, place: Line | undefined, mode: Mode): Facade | null {
  if (line.facade !== undefined) return mode === "place" || mode === "omen" ? line.facade : null;
  if (line.scene !== undefined) return null;
  // Some of what happens in a building is seen in its street, before it; the rest inside.
  if (mode === "omen" && place?.facade !== undefined && hash(component.slug) % 5 < 3) return place.facade;
  return null;
}

/** The room behind a façade. */
const BEHIND: Readonly<Record<Facade, Some<Scene>>> = {
  church: ["altar", "graveyard", "library"],
  house: ["room", "attic", "cellar"],
  shop: ["shop", "cellar"],
  station: ["street", "room"],
  temple: ["museum", "library"],
  ward: ["asylum", "lab"],
};

const SCENES_BY_WORD: readonly (readonly [RegExp, Scene])[] = (
  [
    ["asylum|hospital|ward|operating|bathroom|lavatory|freezer|sanatorium", "asylum"],
    ["graveyard|tomb|crypt|grave|burial|cemetery|unnamable", "graveyard"],
    ["cave|cavern|chasm|abyss|underworld|tunnel", "cave"],
    ["wood|forest|tree|hedge|garden|yard|patio|path|glade", "wood"],
    ["library|archive|study|book|tome|record|celeano|knowledge|office", "library"],
    ["dock|isle|causeway|lighthouse|pond|shore|coast|sea|rlyeh|wave|tide|river|harbor", "shore"],
    ["ship|boat|sail", "ship"],
    ["cellar|basement|furnace|closet|storage|stairs|pipe|shed", "cellar"],
    ["attic|loft|tower|nursery", "attic"],
    ["lab|laboratory|science|specimen|habitat|experiment|kitchen", "lab"],
    ["exhibit|museum|historical|curator|relic|gallery|lodge|bank|school|hall", "museum"],
    ["shop|store|diner|shoppe|roadhouse", "shop"],
    ["church|chapel|altar|ritual|ceremony|sacrifice|priest|cult|temple", "altar"],
    ["room|house|parlor|bedroom|foyer|hallway|sleep|lens|lamp", "room"],
    ["leng|kadath|plateau|peak|mountain|cold|snow|waste", "waste"],
    ["dimension|yuggoth|dreamland|race|elsewhere|beyond|gate|portal", "otherworld"],
    ["star|void|cosmic|space", "void"],
    ["street|town|downtown|square|station|riot|police", "street"],
  ] as const
).map(([pattern, scene]) => [words(pattern), scene]);

const SCENES_BY_MOVEMENT: Readonly<Record<string, Some<Scene>>> = {
  aquatic: ["shore"],
  fast: ["wood", "street"],
  flying: ["waste", "graveyard"],
  stationary: ["wood", "altar", "cave"],
  unique: ["cave", "otherworld"],
};

const SCENES_BY_FACTION: Readonly<Record<string, Some<Scene>>> = {
  guardian: ["street", "museum"],
  mystic: ["altar", "void", "attic"],
  rogue: ["street", "shop", "cellar"],
  seeker: ["library", "lab"],
  survivor: ["cellar", "wood"],
};

const SCENES_BY_MODE: Readonly<Record<Mode, Some<Scene>>> = {
  bust: ["street", "room", "library", "museum"],
  gate: ["otherworld", "void", "waste", "shore", "cave"],
  loom: ["waste", "void", "shore"],
  omen: ["street", "wood", "museum", "graveyard", "room", "shore", "cellar"],
  place: ["street"],
  poster: ["street"],
  press: ["street", "wood", "shore", "museum", "graveyard"],
  sigil: ["void", "altar", "otherworld", "attic"],
  stand: ["street", "graveyard", "wood", "cellar", "cave"],
  still: ["shop", "room", "attic", "lab", "library"],
};

function sceneOf(
  component: Pictured,
  about: KindOfPicture,
  line: Line,
  place: Line | undefined,
  placeSlug: string,
  mode: Mode,
): Scene {
  const { slug } = component;
  const byFact = (table: Readonly<Record<string, Some<Scene>>>, fact: string): Scene | undefined => {
    const scenes = table[wordsOf(component, fact)[0] ?? ""];
    return scenes === undefined ? undefined : pickBy(slug, scenes);
  };
  const byWords = (text: string): Scene | undefined => SCENES_BY_WORD.find(([pattern]) => pattern.test(text))?.[1];
  return (
    line.scene ??
    place?.scene ??
    (place?.facade === undefined ? undefined : pickBy(slug, BEHIND[place.facade])) ??
    (placeSlug === "" ? undefined : byWords(placeSlug)) ??
    byWords(slug) ??
    (about.scenes === undefined ? undefined : pickBy(slug, about.scenes)) ??
    byFact(SCENES_BY_MOVEMENT, "movement") ??
    byFact(SCENES_BY_FACTION, "faction") ??
    pickBy(slug, SCENES_BY_MODE[mode])
  );
}

// --- in which inks

const PALETTES_BY_FACTION: Readonly<Record<string, PaletteName>> = {
  guardian: "midnight",
  mystic: "violet",
  rogue: "green",
  seeker: "amber",
  survivor: "oxblood",
};

const PALETTES_BY_SET: Readonly<Record<string, PaletteName>> = {
  agents_of_cthulhu: "sea",
  agents_of_hastur: "sickly",
  agents_of_shub_niggurath: "green",
  agents_of_yog_sothoth: "violet",
  ancient_evils: "dusk",
  chilling_cold: "midnight",
  dark_cult: "oxblood",
  ghouls: "oxblood",
  locked_doors: "amber",
  nightgaunts: "midnight",
  rats: "sepia",
  striking_fear: "violet",
};

const PALETTES_BY_COLOUR: Readonly<Record<string, PaletteName>> = {
  blue: "midnight",
  green: "green",
  red: "oxblood",
  yellow: "amber",
};

/** The mood of an emblem. */
const MOODS: readonly (readonly [RegExp, PaletteName])[] = [
  [/flame|fire|burn|blood|fang|demon|horn|dynamite/, "oxblood"],
  [/tree|pine|snake|goo|slime|plant|leech|worm/, "green"],
  [/wave|tentacle|octop|fish|anchor|crab/, "sea"],
  [/snow|ice-|moon|night|ghost|haunt|bat/, "midnight"],
  [/eye|portal|star|brain|hood|magic|mask|cultist/, "violet"],
  [/book|scroll|key|lamp|candle|lantern/, "amber"],
];

const PALETTES_BY_SCENE: Readonly<Record<Scene, Some<PaletteName>>> = {
  altar: ["oxblood", "violet"],
  asylum: ["slate", "sea"],
  attic: ["sepia", "midnight", "dusk"],
  cave: ["sea", "oxblood", "violet"],
  cellar: ["amber", "green"],
  graveyard: ["midnight", "slate", "green"],
  lab: ["sickly", "sea", "slate"],
  library: ["amber", "sepia"],
  museum: ["sepia", "slate", "amber"],
  otherworld: ["violet", "sickly", "sea"],
  room: ["amber", "oxblood", "green"],
  ship: ["sea", "midnight"],
  shop: ["amber", "sepia"],
  shore: ["sea", "midnight", "dusk"],
  street: ["midnight", "amber", "dusk", "slate"],
  void: ["violet", "midnight"],
  waste: ["slate", "midnight", "violet"],
  wood: ["green", "midnight", "dusk"],
};

const OF_A_TOWN: Some<PaletteName> = ["midnight", "amber", "dusk", "slate", "green", "oxblood", "sea", "sepia"];

function paletteOf(
  component: Pictured,
  about: KindOfPicture,
  emblem: string,
  scene: Scene,
  facade: Facade | null,
): PaletteName {
  const { slug } = component;
  const byFact = (table: Readonly<Record<string, PaletteName>>, fact: string): PaletteName | undefined =>
    table[wordsOf(component, fact)[0] ?? ""];
  return (
    byFact(PALETTES_BY_FACTION, "faction") ??
    byFact(PALETTES_BY_SET, "encounter_set") ??
    (facade === null ? undefined : pickBy(slug, OF_A_TOWN)) ??
    (about.palettes === undefined ? undefined : pickBy(`${slug}/ink`, about.palettes)) ??
    byFact(PALETTES_BY_COLOUR, "colors") ??
    MOODS.find(([pattern]) => pattern.test(emblem))?.[1] ??
    pickBy(`${slug}/ink`, PALETTES_BY_SCENE[scene])
  );
}

// --- by chance

function omenOf(slug: string, emblem: string, facade: Facade | null): Omen {
  const chance = hash(slug);
  if (facade !== null) return "lit";
  if (/star|portal|eye|brain|moon|sleep|swirl|orbit|mask|sun/.test(emblem) && chance % 2 === 1) return "stars";
  return chance % 5 < 2 ? "moon" : chance % 5 < 4 ? "lit" : "moon";
}

function weatherOf(slug: string, mode: Mode, emblem: string, scene: Scene, palette: PaletteName): Weather | null {
  if ((mode !== "place" && mode !== "stand" && mode !== "omen") || isIndoors(scene)) return null;
  const chance = hash(slug);
  if (scene === "cave") return chance % 5 === 2 ? "bats" : null;
  if (/snow|\bice-/.test(emblem) || scene === "waste") return "snow";
  if (palette === "oxblood" && /flame|fire|burn/.test(emblem)) return "embers";
  if (scene === "wood" && chance % 3 === 0) return "leaves";
  // Nothing falls from the sky of other worlds, nor on candles and fires.
  const dry = scene === "void" || scene === "otherworld" || scene === "altar" || isFire(emblem);
  if (chance % 6 === 1) return dry ? null : "rain";
  return chance % 5 === 2 ? "bats" : null;
}
