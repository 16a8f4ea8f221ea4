import type { Album } from "../../../kit/picture/album";
import LINES from ".";
import { KINDS } from "./kinds";

const ALBUM: Album = {
  kinds: KINDS,
  lines: LINES,
  drawings: () => import("drawings:kingsport"),
  game: "arkham_horror",
};

export default ALBUM;
