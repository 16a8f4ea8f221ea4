import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

/** Pixels that stay free beside what is brought into sight. */
const EDGE = 8;

/** What has more in it than it shows can be reached by the keyboard, which then scrolls it; `data-more` says that it goes on below. */
export const reached: Attachment<HTMLElement> = (node) => {
  const look = (): void => {
    if (node.scrollHeight > node.clientHeight + 1) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
    node.toggleAttribute("data-more", node.scrollHeight - node.scrollTop - node.clientHeight > EDGE);
  };
  const size = new ResizeObserver(look);
  const content = new MutationObserver(look);
  size.observe(node);
  content.observe(node, { childList: true, characterData: true, subtree: true });
  node.addEventListener("scroll", look, { passive: true });
  return () => {
    node.removeEventListener("scroll", look);
    size.disconnect();
    content.disconnect();
  };
};

/**
 * Where the first thing that is lit in a region cannot be seen, whatever scrolls in it brings it into sight: when something else is
 * asked, and when the region has another size. The page itself never scrolls.
 */
export function lights(asked: () => unknown): Attachment<HTMLElement> {
  return (node) => {
    if (asked() === undefined) return;
    void tick().then(() => bring(node));
    const size = new ResizeObserver(() => bring(node));
    size.observe(node);
    return () => size.disconnect();
  };
}

function bring(region: HTMLElement): void {
  const first = [...region.querySelectorAll<HTMLElement>("[data-lit]")].find((piece) => piece.checkVisibility());
  if (first === undefined || scrollersOf(first, region).every((one) => isIn(first, one))) return;
  for (const scroller of scrollersOf(first, region)) {
    const [thing, frame] = [first.getBoundingClientRect(), scroller.getBoundingClientRect()];
    scroller.scrollTop += off(thing.top, thing.bottom, frame.top, frame.bottom);
    scroller.scrollLeft += off(thing.left, thing.right, frame.left, frame.right);
  }
}

/** How far something has to be moved to be seen, its beginning first. */
export function off(start: number, end: number, from: number, to: number): number {
  if (start >= from && end <= to) return 0;
  return end > to ? Math.min(end - to + EDGE, start - from) : start - from - EDGE;
}

/** Whether the greater part of something is in a frame. */
function isIn(piece: Element, scroller: Element): boolean {
  const [a, b] = [piece.getBoundingClientRect(), scroller.getBoundingClientRect()];
  const seen = (start: number, end: number, from: number, to: number) => Math.min(end, to) - Math.max(start, from);
  return seen(a.top, a.bottom, b.top, b.bottom) * 2 > a.height && seen(a.left, a.right, b.left, b.right) * 2 > a.width;
}

/** What scrolls around a piece, from the inside, as far as its region. */
function scrollersOf(piece: HTMLElement, region: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at = piece.parentElement; at !== null; at = at === region ? null : at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    const scrolls =
      (/auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight) ||
      (/auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth);
    if (scrolls) found.push(at);
  }
  return found;
}
