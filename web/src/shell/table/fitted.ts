import type { Attachment } from "svelte/attachments";

/** As wide as a phone: a sheet scrolls there, and its letters are as large as others. */
const NARROW = 600;
const USUAL = 16;

/** Sets the letters of a sheet in the largest of some sizes, in pixels, in which all of it fits into what holds it. */
export function fitted(sizes: readonly number[]): Attachment<HTMLElement> {
  return (node) => {
    const holder = node.parentElement;
    const fit = (): void => {
      for (const size of holder !== null && holder.clientWidth <= NARROW ? [USUAL] : sizes) {
        node.style.fontSize = `${size}px`;
        if (holder === null || holder.scrollHeight <= holder.clientHeight) return;
      }
    };
    const watch = new ResizeObserver(fit);
    watch.observe(node);
    if (holder !== null) watch.observe(holder);
    return () => watch.disconnect();
  };
}
