// How the components of each kind are pictured.
import type { KindsOfPictures, Pictured } from "../../../kit/picture/album";
import type { Line, PaletteName, Scene } from "../../../kit/picture/line";

/** A side of a tile is called after its first room: `side_attic_loft`. */
const roomOfSide = ({ slug }: Pictured): string => slug.replace(/^side_/, "");

/** The first room on the front of each tile. */
const ROOMS: Readonly<Record<string, string>> = {
  tile_l1: "foyer",
  tile_m1: "attic_loft",
  tile_m2: "basement_landing",
  tile_m3: "corner_hallway_1",
  tile_m4: "dining_room",
  tile_m5: "laboratory",
  tile_m6: "gallery",
  tile_m7: "garden",
  tile_s1: "hallway_4",
  tile_s2: "hallway_3",
  tile_s3: "nursery",
  tile_s4: "hallway_2",
  tile_s5: "hallway_1",
  tile_s6: "master_bedroom",
  tile_s7: "guest_bedroom",
};

/** What the pieces of a puzzle and its layouts show in turn, and in which inks: `lock_1`, `rune_7_3`, `wiring_4`, `puzzle_2b`. */
interface Turns {
  readonly emblems: readonly string[];
  readonly palettes: readonly PaletteName[];
  readonly scene: Scene;
}

const PUZZLES: Readonly<Record<string, Turns>> = {
  lock: {
    emblems: ["padlock", "skeleton-key", "key-lock", "lockpicks", "gears"],
    palettes: ["amber", "sepia", "slate"],
    scene: "room",
  },
  puzzle: {
    emblems: ["puzzle", "jigsaw-box", "jigsaw-piece", "maze"],
    palettes: ["sepia", "midnight", "sickly", "oxblood", "sea"],
    scene: "attic",
  },
  rune: {
    emblems: [
      "tribal-pendant",
      "triquetra",
      "light-thorny-triskelion",
      "ankh",
      "bowen-knot",
      "zigzag-hieroglyph",
      "hieroglyph-y",
      "snake-spiral",
      "pentacle",
    ],
    palettes: ["green", "violet", "midnight", "oxblood"],
    scene: "altar",
  },
  wiring: {
    emblems: ["wire-coil", "light-bulb", "tesla-coil", "lever"],
    palettes: ["sea", "midnight", "sickly", "slate", "dusk"],
    scene: "cellar",
  },
};

/** Emblems and inks take turns of different lengths, so that no two pieces of a puzzle have both in common. */
function pieceOfPuzzle({ slug }: Pictured): Line | undefined {
  const [, puzzle, size, side, number] = /^([a-z]+)_(\d+)([ab]?)(?:_(\d+))?$/.exec(slug) ?? [];
  const turns = PUZZLES[puzzle ?? ""];
  if (turns === undefined) return undefined;
  const { emblems, palettes, scene } = turns;
  // Runes are numbered in each size of stone, layouts have two sides.
  const at = puzzle === "puzzle" ? Number(size) * 2 + (side === "b" ? 1 : 0) : Number(number ?? size) - 1;
  const ink = number === undefined ? at : Number(size);
  return { emblem: emblems[at % emblems.length]!, palette: palettes[ink % palettes.length]!, scene };
}

export const KINDS: KindsOfPictures = {
  combat: { mode: "poster" },
  event: { mode: "omen" },
  exploration: { mode: "still" },
  investigator: { mode: "bust" },
  keeper_action: { mode: "poster" },
  lock: { mode: "still" },
  monster: { mode: "stand" },
  mythos: { mode: "omen" },
  objective: { mode: "omen" },
  obstacle: { mode: "still" },
  puzzle_layout: { mode: "still", line: pieceOfPuzzle },
  puzzle_piece: { mode: "still", line: pieceOfPuzzle },
  room: { mode: "place" },
  spell: { mode: "sigil" },
  starting_item: { mode: "still" },
  story: { mode: "omen" },
  tile: { mode: "place", of: ({ slug }) => ROOMS[slug], same: "room" },
  tile_side: { mode: "place", of: roomOfSide, same: "room" },
  trait: { mode: "poster" },
  trauma: { mode: "poster" },
};
