// Many things of which the tabulator stops at one: the arrow keys go on from there, to the nearest in their way.
import { tick, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

import type { Desk } from "../../table/desk";

/** Where a thing lies on its drawing; what is `focal` is where one begins. */
export function rover(x: number, y: number, focal = false) {
  return { "data-rove": `${x} ${y}`, "data-focus": focal ? "" : undefined };
}

/** The way of an arrow key. */
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The nearest of several spots in the way of an arrow key; what lies straight ahead is nearer than what lies aside. */
export function nearest<T extends { readonly x: number; readonly y: number }>(
  key: string,
  from: { readonly x: number; readonly y: number },
  spots: readonly T[],
): T | undefined {
  const way = WAYS[key];
  if (way === undefined) return undefined;
  const far = ({ x, y }: T) => {
    const ahead = (x - from.x) * way[0] + (y - from.y) * way[1];
    const aside = Math.abs((x - from.x) * way[1]) + Math.abs((y - from.y) * way[0]);
    return ahead > 1 ? ahead + 2 * aside : Infinity;
  };
  const found = spots.reduce<T | undefined>((best, one) => (best && far(best) <= far(one) ? best : one), undefined);
  return found && far(found) < Infinity ? found : undefined;
}

/** The handles of the things that lie here are one stop for the tabulator. */
export function roves(desk: Desk): Attachment<HTMLElement> {
  return (board) => {
    let chosen: HTMLElement | null = null;

    const handles = () => [...board.querySelectorAll<HTMLElement>("[data-rove] [data-handle]")];

    function settle(): void {
      const all = handles();
      if (chosen === null || !all.includes(chosen)) {
        chosen = board.querySelector<HTMLElement>("[data-rove][data-focus] [data-handle]") ?? all[0] ?? null;
      }
      for (const handle of all) handle.tabIndex = handle === chosen ? 0 : -1;
    }

    $effect(() => {
      void desk.scene.version;
      untrack(() => void tick().then(settle));
    });

    const ends = [
      on(board, "focusin", (event) => {
        const handle = (event.target as Element).closest<HTMLElement>("[data-rove] [data-handle]");
        if (handle === null || handle === chosen) return;
        chosen = handle;
        settle();
      }),
      on(board, "keydown", (event) => {
        const thing = (event.target as Element).closest<HTMLElement>("[data-rove]");
        if (thing === null || !(event.key in WAYS) || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        const spots = [...board.querySelectorAll<HTMLElement>("[data-rove]")].map(spotOf);
        nearest(event.key, spotOf(thing), spots)?.thing.querySelector<HTMLElement>("[data-handle]")?.focus();
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  };
}

function spotOf(thing: HTMLElement): { x: number; y: number; thing: HTMLElement } {
  const [x = 0, y = 0] = (thing.dataset.rove ?? "").split(" ").map(Number);
  return { x, y, thing };
}
