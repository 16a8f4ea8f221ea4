// What is known of a component's picture beside what follows from its kind, traits and effects: one line of data.

export type Scene =
  | "altar"
  | "asylum"
  | "attic"
  | "cave"
  | "cellar"
  | "graveyard"
  | "lab"
  | "library"
  | "museum"
  | "otherworld"
  | "room"
  | "ship"
  | "shop"
  | "shore"
  | "street"
  | "void"
  | "waste"
  | "wood";

export type Facade = "church" | "house" | "shop" | "station" | "temple" | "ward";

export type PaletteName =
  "amber" | "dusk" | "green" | "midnight" | "oxblood" | "sea" | "sepia" | "sickly" | "slate" | "violet";

/** How a picture is composed; it follows from the kind of the component where no line says it. */
export type Mode = "bust" | "gate" | "loom" | "omen" | "place" | "poster" | "press" | "sigil" | "stand" | "still";

export type Weather = "bats" | "embers" | "leaves" | "rain" | "snow";

/** How the subject of an omen is seen: in the moon, in a pool of light, as stars. */
export type Omen = "lit" | "moon" | "stars";

export type Hair =
  "bald" | "bob" | "bun" | "chignon" | "long" | "receding" | "short" | "slick" | "veil" | "waves" | "wild";
export type Hat = "bowler" | "cap" | "cloche" | "fedora" | "top" | "wide";
export type Wear = "clerical" | "coat" | "dress" | "fur" | "scarf" | "suit";

/** Somebody's looks. Nobody's are guessed from a name: who has none gets an emblem. */
export interface Looks {
  readonly woman?: true;
  readonly hair: Hair;
  readonly hat?: Hat;
  readonly wear: Wear;
  /** Width of build, 0.94 to 1.12. */
  readonly build?: number;
  readonly has?: readonly (
    "beard" | "bow_tie" | "cigarette" | "fair" | "grey" | "moustache" | "pearls" | "pipe" | "spectacles" | "tie"
  )[];
}

export interface Line {
  readonly mode?: Mode;
  readonly scene?: Scene;
  readonly facade?: Facade;
  readonly palette?: PaletteName;
  /** The name of an icon of game-icons. */
  readonly emblem?: string;
  /** The name of a drawn body, of a monster or an Ancient One. */
  readonly body?: string;
  readonly looks?: Looks;
  readonly omen?: Omen;
  /** What falls or flies; "clear" where nothing does. It follows from the scene where no line says it. */
  readonly weather?: Weather | "clear";
}

/** The lines of a deck or a kind, by slug. */
export type Lines = Readonly<Record<string, Line>>;
