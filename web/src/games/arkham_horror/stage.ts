import Board from "./Board.svelte";
import type { GameStage } from "../face";

export default { parts: { board: Board }, laid: () => ({}), scrolls: true } satisfies GameStage;
