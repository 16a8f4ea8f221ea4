// What stands about in the rooms: drawings in ink, each on a square of a hundred, seen from above or from the front as is easier
// to recognise. They say what a room is; they mean nothing in the game.

/** The strokes of each drawing. */
export const DRAWINGS: Readonly<Record<string, string>> = {
  armchair: "M22 78V40q0-18 28-18t28 18v38zM22 44q-10 0-10 10v24h10M78 44q10 0 10 10v24H78M30 50h40v20H30z",
  barrels:
    "M10 55a20 20 0 1 0 40 0a20 20 0 1 0-40 0M18 55a12 12 0 1 0 24 0a12 12 0 1 0-24 0M50 30a20 20 0 1 0 40 0a20 20 0 1 0-40 0M58 30a12 12 0 1 0 24 0a12 12 0 1 0-24 0M54 74a17 17 0 1 0 34 0a17 17 0 1 0-34 0",
  bed: "M20 10h60v80H20zM20 38h60M28 16h44v15H28zM20 46q30 12 60 0",
  bush: "M50 18q14-12 24 4q18 0 14 18q14 12-2 24q2 18-18 16q-10 16-24 4q-18 6-20-10q-18-4-10-20q-12-16 6-22q2-18 20-14M40 44q10-8 18 2M52 62q10-8 18 0M28 60q6-6 12-1",
  candles: "M50 10L62 42L96 44L69 64L79 96L50 77L21 96L31 64L4 44L38 42zM50 50m-46 0a46 46 0 1 0 92 0a46 46 0 1 0-92 0",
  chasm:
    "M4 46L20 34L34 48L50 30L66 44L82 32L96 42M4 58L18 66L36 58L52 72L68 58L84 68L96 56M24 44l6 14M46 40l6 22M70 44l-4 10",
  coats:
    "M8 14h84M20 14v8M20 22q-12 8-10 50h20q2-42-10-50M50 14v8M50 22q-12 8-10 58h20q2-50-10-58M80 14v8M80 22q-12 8-10 44h20q2-36-10-44",
  coffin: "M36 6h28l14 26l-12 62H34L22 32zM42 14h16l11 19l-10 53H41L31 33zM50 28v24M42 36h16",
  crates: "M8 34h42v42H8zM8 34l42 42M50 34L8 76M56 18h36v36H56zM56 18l36 36M92 18L56 54M58 62h28v28H58z",
  desk: "M8 30h84v34H8zM8 30v34M32 64q18 26 36 0M18 38h24v14H18zM60 36l20 6l-4 14l-20-6z",
  easel: "M50 6v14M22 20h56v44H22zM30 64L18 94M70 64L82 94M50 64v30M30 54q10-22 18-8q8-18 22 8",
  fountain:
    "M50 50m-44 0a44 44 0 1 0 88 0a44 44 0 1 0-88 0M50 50m-34 0a34 34 0 1 0 68 0a34 34 0 1 0-68 0M50 50m-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0M28 46q6-6 12 0M60 60q6-6 12 0M44 74q6-6 12 0M44 26q6-6 12 0",
  furnace: "M14 24h72v70H14zM38 24V6h24v18M30 52q20-24 40 0v30H30zM40 82q-2-14 8-22q0 8 8 10q6 4 4 12",
  hooks: "M6 16h88M22 16v20q0 10 8 10q7 0 7-7M50 16v34q0 10 8 10q7 0 7-7M78 16v20q0 10 8 10q7 0 7-7M14 70h72M14 80h72",
  lamp: "M50 94V50M38 94h24M30 50L40 16h20l10 34zM50 6v10",
  operating: "M30 8h40v84H30zM36 14h28v16H36M30 40h40M30 64h40M14 34h16M70 34h16M14 70h16M70 70h16",
  pews: "M10 16h80v10H10zM10 40h80v10H10zM10 64h80v10H10zM10 16v-6M90 16v-6",
  piano: "M12 20h62q16 0 16 20t-24 22q-12 2-14 26H12zM12 76h40M20 76v12M28 76v12M36 76v12M44 76v12",
  pram: "M14 42q2-28 34-28v28zM14 42h66q-4 30-32 30T14 42M80 42q2-14 14-14M30 84a7 7 0 1 0 14 0a7 7 0 1 0-14 0M56 84a7 7 0 1 0 14 0a7 7 0 1 0-14 0",
  retorts:
    "M6 58h88v30H6zM18 58V36l-6-14h16l-6 14v22M40 58L52 34V18h-4h14h-4v16l12 24M46 46h18M76 58V26h12v32M76 38h12",
  rocks: "M10 78L24 40L40 26L52 52L60 78zM24 40l12 12M54 78L64 50L80 40L94 78zM64 50l12 8",
  rug: "M14 24h72v52H14zM22 32h56v36H22zM14 24l-6-3M14 36l-6-3M14 50H7M14 64l-6 3M14 76l-6 3M86 24l6-3M86 36l6-3M86 50h7M86 64l6 3M86 76l6 3M50 38l12 12l-12 12l-12-12z",
  shelf:
    "M8 10h84v80H8zM8 36h84M8 62h84M16 16v20M24 14v22M32 18v18M44 14v22M58 16v20M66 14v22M80 18v18M18 42v20M30 40v22M40 44v18M64 42v20M74 40v22M22 68v22M34 66v24M56 70v20M70 66v24",
  skylight: "M50 50m-42 0a42 42 0 1 0 84 0a42 42 0 1 0-84 0M50 8v84M8 50h84M20 20l60 60M80 20L20 80",
  stove:
    "M10 14h80v72H10zM32 36m-13 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0M68 36m-13 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0M32 66m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M68 66m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0",
  table:
    "M18 30h64v40H18zM30 20a8 8 0 1 0 0-.1M70 20a8 8 0 1 0 0-.1M24 84a8 8 0 1 0 14 0M62 84a8 8 0 1 0 14 0M34 44h10v10H34zM56 44h10v10H56z",
  tombs: "M12 84V44q0-18 16-18t16 18v40zM20 46h16M28 38v18M56 90V56q0-15 14-15t14 15v34zM62 58h16M6 84h46M50 90h42",
  tools: "M20 8v84M12 8h16v18H12zM50 8q-12 0-12 14h24q0-14-12-14M50 22v70M80 20v72M70 8q10 16 20 0",
  tree: "M50 50m-40 0q-2-18 14-22q2-18 20-16q14-12 26 2q18 2 16 20q12 14-2 26q0 18-18 16q-12 14-26 4q-20 2-20-16q-10-4-10-14M50 50m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0M50 44V26M54 53l16 10M45 54L30 64",
  tub: "M12 22h76v56H12zM20 30q0-2 2-2h48q12 0 12 22t-12 22H22q-2 0-2-2zM68 50m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4 42h12M4 58h12",
};

/** What stands in a room, in the order in which places are found for it. */
export const FURNITURE: Readonly<Record<string, readonly string[]>> = {
  attic_loft: ["crates", "rug", "pram", "crates"],
  attic_storage: ["crates", "barrels", "coats"],
  backyard: ["tree", "bush", "tree"],
  basement_landing: ["barrels", "crates"],
  basement_storage: ["crates"],
  bathroom_1: ["tub"],
  bathroom_2: ["tub"],
  cave_1: ["rocks", "rocks"],
  cave_2: ["rocks", "rocks"],
  ceremony_room: ["candles"],
  chapel: ["pews", "pews", "pews"],
  chasm: ["chasm", "chasm", "rocks"],
  coat_room: ["coats"],
  crypt: ["coffin", "coffin"],
  dining_room: ["table", "table", "lamp"],
  entryway: ["coats"],
  foyer: ["rug", "lamp", "armchair", "lamp"],
  freezer: ["hooks"],
  front_path: ["bush", "bush"],
  front_porch: ["armchair", "barrels"],
  front_yard: ["tree", "fountain", "bush", "tree"],
  furnace_room: ["furnace", "crates"],
  gallery: ["easel", "easel", "armchair"],
  garden: ["fountain", "tree", "bush", "bush"],
  graveyard: ["tombs", "tombs", "tree", "tombs"],
  guest_bedroom: ["bed"],
  kitchen: ["stove"],
  kitchen_storage: ["barrels"],
  laboratory: ["retorts", "retorts"],
  library: ["shelf", "shelf", "armchair"],
  master_bedroom: ["bed", "rug"],
  mud_room: ["coats"],
  nursery: ["pram"],
  operating_room: ["operating"],
  patio: ["armchair", "bush"],
  root_cellar: ["barrels", "crates"],
  secret_passage: ["rocks"],
  storage_closet: ["crates"],
  storage_shed: ["tools"],
  study: ["desk", "shelf"],
  tower_room: ["skylight"],
};

/** What the floor of a room is made of; planks if nothing else is said. */
const FLOORS: Readonly<Record<string, readonly string[]>> = {
  stone: [
    "basement_landing",
    "basement_stairs",
    "basement_storage",
    "cave_1",
    "cave_2",
    "ceremony_room",
    "chasm",
    "crypt",
    "furnace_room",
    "root_cellar",
    "secret_passage",
    "storage_shed",
  ],
  tiles: ["bathroom_1", "bathroom_2", "foyer", "freezer", "kitchen", "laboratory", "operating_room", "patio"],
  gravel: ["front_path", "front_porch"],
};

/** What the floor of a room is made of. */
export function floorOf(room: string, outdoor: boolean): string {
  const found = Object.keys(FLOORS).find((floor) => FLOORS[floor]!.includes(room));
  return found ?? (outdoor ? "grass" : "planks");
}

/** Whether a space is drawn with steps. */
export function isStairs(space: string): boolean {
  return space.includes("stairs");
}
