// Tells what is in sight, or nearly so.

const waiting = new Map<Element, () => void>();

const observer =
  typeof IntersectionObserver === "undefined"
    ? null
    : new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (!isIntersecting) continue;
            waiting.get(target)?.();
            forget(target);
          }
        },
        { rootMargin: "120px" },
      );

function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}

/** Calls once, when an element comes into sight; where nobody can tell, at once. Returns what stops waiting. */
export function onceInSight(element: Element, seen: () => void): () => void {
  if (observer === null) seen();
  else {
    waiting.set(element, seen);
    observer.observe(element);
  }
  return () => forget(element);
}
