// Games are found by their `face.ts`, and what boxes add to them by their `box.ts`; a game that has none is drawn by the generic board.
import { bound } from "../kit/picture/album";
import type { BoxFace, GameFace } from "./face";

const FACES = import.meta.glob<GameFace>("./*/face.ts", { import: "default", eager: true });
const BOXES = Object.values(import.meta.glob<BoxFace>("./*/box.ts", { import: "default", eager: true }));

const FOUND = new Map(
  Object.entries(FACES).map(([path, face]) => {
    const game = path.split("/")[1]!;
    return [game, BOXES.filter((box) => box.game === game).reduce(withBox, face)];
  }),
);

export function faceOf(game: string): GameFace {
  return FOUND.get(game) ?? FOUND.get("generic")!;
}

/** A game with what a box adds to it. */
function withBox(face: GameFace, box: BoxFace): GameFace {
  const { pictures, sounds, marks, picked } = face;
  return {
    ...face,
    covers: [...face.covers, ...(box.cover ? [box.cover] : [])],
    sounds: sounds && both(sounds, box.sounds, (own, more) => ({ ...own, kinds: { ...own.kinds, ...more.kinds } })),
    ...(pictures && { pictures: both(pictures, box.pictures, bound) }),
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
