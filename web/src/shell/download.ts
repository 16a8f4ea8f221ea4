// A saved game as a file. It is asked for first, so that a refusal is told instead of being saved.
import { api } from "../protocol/api";
import type { Scene } from "../protocol/types";
import { settings } from "./settings.svelte";
import { toasts } from "./toasts.svelte";

export async function download(scene: Scene): Promise<void> {
  try {
    const saved = await api.saved(scene.id, settings.lang);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(saved);
    link.download = `${scene.game}-${scene.id.slice(0, 6)}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  } catch (reason) {
    toasts.complain(reason);
  }
}
