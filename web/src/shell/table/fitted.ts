import type { Attachment } from "svelte/attachments";

/** Sets the letters of a sheet in the largest of some sizes, in pixels, in which all of it fits into what holds it. */
export function fitted(sizes: readonly number[]): Attachment<HTMLElement> {
  return (node) => {
    const holder = node.parentElement;
    const fit = (): void => {
      for (const size of sizes) {
        node.style.fontSize = `${size}px`;
        if (holder === null || node.scrollHeight <= holder.clientHeight + 1) return;
      }
    };
    const watch = new ResizeObserver(fit);
    watch.observe(node);
    if (holder !== null) watch.observe(holder);
    return () => watch.disconnect();
  };
}
