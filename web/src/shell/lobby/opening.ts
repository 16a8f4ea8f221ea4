// A new table, at once or once more.
import { api } from "../../protocol/client";
import type { NewTable } from "../../protocol/types";
import { rememberFirstGame, rememberSetup } from "./memory";
import { tablePath } from "./route";
import { router } from "./router.svelte";
import { settings } from "../../visitor/settings.svelte";
import { toasts } from "../../visitor/toasts.svelte";

/** For somebody who has never played the game, with the game in short. */
export async function openTable(request: NewTable, first = false): Promise<void> {
  try {
    const scene = await api.open(request, settings.lang);
    rememberSetup(scene.id, request);
    if (first) rememberFirstGame(scene.id);
    router.go(tablePath(scene.id));
  } catch (reason) {
    toasts.complain(reason);
  }
}
