// A new table, at once or once more.
import { api } from "../../protocol/client";
import type { NewTable } from "../../protocol/types";
import { rememberSetup } from "./memory";
import { tablePath } from "./route";
import { router } from "./router.svelte";
import { settings } from "../../visitor/settings.svelte";
import { toasts } from "../../visitor/toasts.svelte";

export async function openTable(request: NewTable): Promise<void> {
  try {
    const scene = await api.open(request, settings.lang);
    rememberSetup(scene.id, request);
    router.go(tablePath(scene.id));
  } catch (reason) {
    toasts.complain(reason);
  }
}
