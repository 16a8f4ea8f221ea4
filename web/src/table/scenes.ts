// Scenes, compared.
import type { Scene } from "../protocol/types";

/** Whether that scene tells nothing that is not shown: the answer to a choice and its echo are the same scene. */
export function isShown(scene: Scene, shown: Scene | null): boolean {
  return shown !== null && said(scene) === said(shown);
}

/** The position has a version; who sits there, and who is here, has none. */
function said({ version, timeline, seat, lang, at, host, seats }: Scene): string {
  return JSON.stringify([version, timeline, seat, lang, at, host, seats]);
}

export function isScene(answer: unknown): answer is Scene {
  return typeof answer === "object" && answer !== null && "timeline" in answer && "seats" in answer;
}
