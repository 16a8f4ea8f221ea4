// What a reader takes home as a file.
import { api, Refused } from "../../protocol/client";
import type { Scene } from "../../protocol/types";
import { settings } from "../../visitor/settings.svelte";
import { toasts } from "../../visitor/toasts.svelte";

/** A saved game. It is asked for first, so that a refusal is told instead of being saved; where others must agree, they are asked. */
export async function download(scene: Scene): Promise<void> {
  try {
    const saved = await api.saved(scene.id, settings.lang);
    give(`${scene.game}-${scene.id.slice(0, 6)}.json`, saved);
  } catch (reason) {
    if (reason instanceof Refused && reason.code === "hidden" && (await askAll(scene)))
      toasts.say(settings.words.fileAsked);
    else toasts.complain(reason);
  }
}

/** Asks everybody at the table whether the visitor may have the file; false if that is not for the visitor to ask. */
function askAll(scene: Scene): Promise<boolean> {
  return api.vote(scene.id, "file", true, settings.lang).then(
    () => true,
    () => false,
  );
}

export function giveFile(name: string, content: string): void {
  give(name, new Blob([content], { type: "application/json" }));
}

function give(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
