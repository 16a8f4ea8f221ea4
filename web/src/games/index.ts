// Games are found by their `face.ts`, and what boxes add to them by their `box.ts`; a game that has none is drawn by the generic board.
import { bound } from "../kit/picture/album";
import type { BoxFace, GameFace } from "./face";

const FACES = import.meta.glob<GameFace>("./*/face.ts", { import: "default", eager: true });
const FOLDERS = Object.entries(import.meta.glob<BoxFace>("./*/box.ts", { import: "default", eager: true }));
const BOXES = FOLDERS.map(([, box]) => box);

const FOUND = new Map(
  Object.entries(FACES).map(([path, face]) => {
    const game = path.split("/")[1]!;
    return [game, BOXES.filter((box) => box.game === game).reduce(withBox, face)];
  }),
);

export function faceOf(game: string): GameFace {
  return FOUND.get(game) ?? FOUND.get("generic")!;
}

/** The pictures of a game with those of some boxes; the album of a box that is not played with is not loaded. */
export function picturesOf(game: string, boxes: readonly string[]): GameFace["pictures"] {
  const own = faceOf(game).pictures;
  const added = FOLDERS.filter(([path, box]) => box.game === game && boxes.some((name) => isIn(path, name)));
  return own && added.reduce((load, [, { pictures }]) => both(load, pictures, bound), own);
}

/** Whether a box is one of those whose face a folder holds: that of its name, or a part of it, `kingsport_board`. */
function isIn(path: string, box: string): boolean {
  const folder = path.split("/")[1]!;
  return box === folder || box.startsWith(`${folder}_`);
}

/** A game with what a box adds to it, but for its pictures. */
function withBox(face: GameFace, box: BoxFace): GameFace {
  const { sounds, marks, picked } = face;
  return {
    ...face,
    covers: [...face.covers, ...(box.cover ? [box.cover] : [])],
    sounds: sounds && both(sounds, box.sounds, (own, more) => ({ ...own, kinds: { ...own.kinds, ...more.kinds } })),
    ...(marks && {
      marks: async () => {
        const [own, more] = await Promise.all([marks(), box.marks?.()]);
        return { default: { ...own.default, ...more?.default }, GOALS: { ...own.GOALS, ...more?.GOALS } };
      },
    }),
    picked: picked && {
      kinds: [...picked.kinds, ...(box.picked?.kinds ?? [])],
      emblems: async () => {
        const [own, more] = await Promise.all([picked.emblems(), box.picked?.emblems()]);
        return { EMBLEMS: { ...own.EMBLEMS, ...more?.EMBLEMS } };
      },
    },
  };
}

type Load<T> = () => Promise<{ default: T }>;

function both<T, M>(own: Load<T>, more: Load<M> | undefined, add: (own: T, more: M) => T): Load<T> {
  if (more === undefined) return own;
  return async () => {
    const [first, second] = await Promise.all([own(), more()]);
    return { default: add(first.default, second.default) };
  };
}
