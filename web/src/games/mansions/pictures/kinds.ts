// How the components of each kind are pictured.
import type { KindsOfPictures, Pictured } from "../../../kit/picture/album";
import type { Line } from "../../../kit/picture/line";

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

/** A piece of a puzzle shows what the puzzle is made of: `lock_1`, `rune_7_3`, `wiring_4`. */
const PUZZLES: Readonly<Record<string, Line>> = {
  lock: { emblem: "padlock", scene: "room", palette: "amber" },
  rune: { emblem: "rune-stone", scene: "altar", palette: "violet" },
  wiring: { emblem: "wire-coil", scene: "cellar", palette: "sea" },
};

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
  puzzle_layout: { mode: "still", emblems: ["puzzle"] },
  puzzle_piece: { mode: "still", line: ({ slug }) => PUZZLES[slug.split("_")[0]!] },
  room: { mode: "place" },
  spell: { mode: "sigil" },
  starting_item: { mode: "still" },
  story: { mode: "omen" },
  tile: { mode: "place", of: ({ slug }) => ROOMS[slug], same: "room" },
  tile_side: { mode: "place", of: roomOfSide, same: "room" },
  trait: { mode: "poster" },
  trauma: { mode: "poster" },
};
