"""Looks at a page as its rules do (DESIGN 17): nothing scrolls away, what is lit can be seen, words can be read."""

from __future__ import annotations

from playwright.sync_api import Page

SETTLED = (
    "() => document.fonts.ready.then(() => new Promise(rest => requestAnimationFrame(() => setTimeout(rest, 60))))"
)
"""The letters are there and the last change is drawn."""

BROKEN = ("SCROLLS", "EMPTY", "HIDDEN", "SMALL", "SHRUNK", "PALE", "OVERLAP", "PROMPT")
"""The faults that no screen may have; the others are worth a look."""

AUDIT = r"""sheet => {
  const faults = new Set();
  const [width, height] = [innerWidth, innerHeight];
  const phone = width <= 600;
  const regionOf = element =>
    element.closest("[data-region]")?.dataset.region ?? element.closest("[data-testid]")?.dataset.testid ?? "page";
  const wordsOf = element => element.textContent.trim().replace(/\s+/g, " ").slice(0, 40);
  const named = element => {
    const piece = element.dataset?.piece
      ?? (element.matches("[data-solid]") && element.querySelector("[data-piece]")?.dataset.piece)
      ?? (element.matches("[data-solid]") && `${wordsOf(element)} of ${element.closest("[data-piece]")?.dataset.piece}`);
    return `"${piece || wordsOf(element)}" in ${regionOf(element)}`;
  };
  const isUnseen = element => {
    for (let at = element; at !== null; at = at.parentElement)
      if (/inset\(50%/.test(getComputedStyle(at).clipPath)) return true;
    return false;
  };
  const isDrawn = element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  // --- the page itself

  const page = document.scrollingElement;
  if (page.scrollHeight > height || page.scrollTop > 0) faults.add(`SCROLLS down, ${page.scrollHeight} of ${height}`);
  if (page.scrollWidth > width) faults.add(`SCROLLS sideways, ${page.scrollWidth} of ${width}`);

  // --- what is lit in the region in front

  const spots = [0.5, 0.12, 0.88];
  const isSeen = element => {
    const box = element.getBoundingClientRect();
    // What has no room of its own is where its parts are.
    if (box.width < 1 || box.height < 1) return [...element.children].some(isSeen);
    return spots.some(x => spots.some(y => {
      const [left, top] = [box.left + box.width * x, box.top + box.height * y];
      const there = document.elementFromPoint(left, top);
      return there !== null && element.contains(there);
    }));
  };
  const pans = element => {
    for (let at = element; at !== null; at = at.matches("[data-region]") ? null : at.parentElement) {
      if (at.dataset.surface === "near") return true;
      const way = getComputedStyle(at);
      if (/auto|scroll/.test(way.overflowX) && at.scrollWidth > at.clientWidth) return true;
      if (/auto|scroll/.test(way.overflowY) && at.scrollHeight > at.clientHeight) return true;
    }
    return false;
  };
  const front = document.querySelector("[data-region].front");
  const known = front === null ? [] : [...front.querySelectorAll("[data-lit]")];
  // What lies in a drawer that is shut need not be seen if it lies in another place, too.
  const isOpen = element => isDrawn(element) || [...element.children].some(isOpen);
  const open = known.filter(isOpen);
  const lit = known.filter(one => open.includes(one) || !open.some(({ dataset }) => dataset.piece === one.dataset.piece));
  const hidden = lit.filter(element => !isSeen(element));
  for (const element of hidden) {
    // The same piece may lie in another place of the region too.
    if (lit.some(other => other.dataset.piece === element.dataset.piece && !hidden.includes(other))) continue;
    if (phone && pans(element) && hidden.length < lit.length) continue;
    faults.add(`HIDDEN ${named(element)}`);
  }

  // --- what is asked

  // What a question brings to the front has something in it: words, a picture, a piece.
  const hasWords = element => [...element.childNodes].some(node => node.nodeType === 3 && node.textContent.trim() !== "");
  const tells = element => (element.matches("[data-piece], svg, img, canvas") || hasWords(element)) && isSeen(element);
  if (front !== null && ![...front.querySelectorAll("*")].some(tells)) faults.add(`EMPTY ${front.dataset.region} is in front`);

  const prompt = document.querySelector("[data-testid=prompt]");
  if (prompt !== null && isDrawn(prompt)) {
    const box = prompt.getBoundingClientRect();
    if (prompt.scrollWidth > prompt.clientWidth + 1) faults.add(`PROMPT is wider than its place: ${named(prompt)}`);
    for (let at = prompt.parentElement; at !== null; at = at.parentElement) {
      if (getComputedStyle(at).overflow === "visible" && at !== document.documentElement) continue;
      const frame = at === document.documentElement ? new DOMRect(0, 0, width, height) : at.getBoundingClientRect();
      if (box.top < frame.top - 1 || box.bottom > frame.bottom + 1 || box.right > frame.right + 1)
        faults.add(`PROMPT is cut: ${named(prompt)}`);
    }
  }

  // --- letters

  const light = ([red, green, blue]) => {
    const [r, g, b] = [red, green, blue].map(one => one / 255).map(one =>
      one <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const easel = Object.assign(document.createElement("canvas"), { width: 1, height: 1 })
    .getContext("2d", { willReadFrequently: true });
  const mixed = new Map();
  // Red, green, blue and how much of it is opaque, however a colour is written.
  const numbers = color => {
    if (!mixed.has(color)) {
      easel.clearRect(0, 0, 1, 1);
      easel.fillStyle = color;
      easel.fillRect(0, 0, 1, 1);
      mixed.set(color, [...easel.getImageData(0, 0, 1, 1).data]);
    }
    return mixed.get(color);
  };
  // The plain colour that something stands on, or null.
  const groundOf = element => {
    for (let at = element; at !== null; at = at.parentElement) {
      const { backgroundImage, backgroundColor } = getComputedStyle(at);
      const ground = numbers(backgroundColor);
      if (backgroundImage !== "none" || (ground[3] > 0 && ground[3] < 255)) return null;
      if (ground[3] === 255) return ground;
      // What is laid over others stands on what nobody knows.
      if (/absolute|fixed/.test(getComputedStyle(at).position)) return null;
    }
    return null;
  };
  // How much smaller or larger than it is set something is drawn.
  const scales = new Map([[null, 1]]);
  const scaleOf = element => {
    if (!scales.has(element)) {
      const { transform, scale } = getComputedStyle(element);
      const own = (transform === "none" ? 1 : Math.abs(new DOMMatrix(transform).d)) * (parseFloat(scale) || 1);
      scales.set(element, own * scaleOf(element.parentElement));
    }
    return scales.get(element);
  };
  for (const element of document.querySelectorAll("body *")) {
    if (!hasWords(element)) continue;
    if (!isDrawn(element)) continue;
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    if (box.width < 2 || box.height < 2 || isUnseen(element) || /^rgba\(.*, 0\)$/.test(style.color)) continue;
    if (box.bottom <= 0 || box.top >= height || box.right <= 0 || box.left >= width) continue;
    const drawing = element.ownerSVGElement ? element.getScreenCTM?.() : null;
    const scale = drawing ? drawing.d : scaleOf(element);
    const size = parseFloat(style.fontSize) * scale;
    // Letters that shrink with a drawing are another matter than letters that are set too small.
    if (size < 11.7) faults.add(`${scale < 0.99 ? "SHRUNK" : "SMALL"} ${size.toFixed(1)} px: ${named(element)}`);
    if (style.overflowX !== "visible" && element.scrollWidth > element.clientWidth + 2 && style.textOverflow !== "ellipsis")
      faults.add(`CLIPPED ${named(element)}`);
    const [ink, ground] = [numbers(style.color), groundOf(element)];
    if (ink[3] === 255 && ground !== null && element.closest(":disabled, [aria-disabled=true]") === null) {
      const [high, low] = [light(ink), light(ground)].sort((one, other) => other - one);
      const contrast = (high + 0.05) / (low + 0.05);
      if (contrast < (size >= 24 ? 3 : 4.5)) faults.add(`PALE ${contrast.toFixed(2)}: ${named(element)}`);
    }
  }

  // --- a sheet: its words are as long as they are, and it pans where it should

  // Whether words go beyond the edge of something that hides them.
  const isCut = element => {
    const own = getComputedStyle(element);
    if (own.textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth + 1) return true;
    const words = document.createRange();
    words.selectNodeContents(element);
    const lines = [...words.getClientRects()].filter(line => line.width > 2 && line.height > 2);
    // A font may be higher than its line.
    const slack = parseFloat(own.fontSize) / 3;
    let [across, down] = [true, true];
    for (let at = element; at !== null && (across || down); at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      const frame = at.getBoundingClientRect();
      across &&= !/auto|scroll/.test(overflowX);
      down &&= !/auto|scroll/.test(overflowY);
      const [narrow, low] = [across && /hidden|clip/.test(overflowX), down && /hidden|clip/.test(overflowY)];
      if (narrow && lines.some(line => line.left < frame.left - 2 || line.right > frame.right + 2)) return true;
      if (low && lines.some(line => line.top < frame.top - slack || line.bottom > frame.bottom + slack)) return true;
      if (position === "fixed") return false;
    }
    return false;
  };
  for (const element of sheet === null ? [] : document.querySelectorAll(`${sheet}, ${sheet} *`)) {
    if (!isDrawn(element) || isUnseen(element)) continue;
    if (hasWords(element) && isCut(element)) faults.add(`CUT ${named(element)}`);
    const [down, across] = [element.scrollHeight - element.clientHeight, element.scrollWidth - element.clientWidth];
    const pane = getComputedStyle(element);
    const part = element.dataset.testid ?? (element.id || element.localName);
    if (/auto|scroll/.test(pane.overflowY) && down > 1) faults.add(`PANS ${part}, ${down} px down`);
    if (/auto|scroll/.test(pane.overflowX) && across > 1) faults.add(`PANS ${part}, ${across} px sideways`);
  }

  // --- what lies on a map: nothing covers a name

  // The lines of a name, or all of a thing, as far as they lie within their element and the frame of its region: letters that are
  // cut off cover nothing, and a font may be higher than its line.
  const boxesOf = element => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const whole = element.getBoundingClientRect();
    const frame = element.closest("[data-region]")?.getBoundingClientRect() ?? whole;
    return (element.dataset.solid === "name" ? [...words.getClientRects()] : [whole]).map(box => ({
      left: Math.max(box.left, whole.left, frame.left), right: Math.min(box.right, whole.right, frame.right),
      top: Math.max(box.top, whole.top, frame.top), bottom: Math.min(box.bottom, whole.bottom, frame.bottom),
    }));
  };
  const isCovered = element => [...element.closest("[data-region]")?.querySelectorAll("[data-cover]") ?? []]
    .some(cover => isDrawn(cover) && !cover.contains(element));
  const solid = [...document.querySelectorAll("[data-solid]")].filter(one => isDrawn(one) && !isUnseen(one) && !isCovered(one));
  solid.forEach((one, number) => solid.slice(number + 1).forEach(other => {
    if (one.contains(other) || other.contains(one)) return;
    if (![one, other].some(({ dataset }) => dataset.solid === "name")) return;
    const lie = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    if (boxesOf(one).some(a => boxesOf(other).some(b => lie(a, b)))) faults.add(`OVERLAP ${named(one)} / ${named(other)}`);
  }));
  return [...faults];
}"""
"""What is wrong with the screen, each as a word in capitals and where."""


def audit(page: Page, sheet: str | None = None) -> list[str]:
    """Everything that falls short on the screen, once it has come to rest."""
    page.evaluate(SETTLED)
    found: list[str] = page.evaluate(AUDIT, sheet)
    return found


def broken(page: Page) -> list[str]:
    """What no screen may have."""
    return [fault for fault in audit(page) if fault.split(" ", 1)[0] in BROKEN]


def flaws(page: Page, sheet: str, *pans: str) -> list[str]:
    """What a screen may not have on which a sheet lies (a selector), of which only some parts pan."""
    found = (fault.partition(" ") for fault in audit(page, sheet))
    return [
        f"{kind} {where}"
        for kind, _, where in found
        if kind in BROKEN or kind == "CUT" or (kind == "PANS" and where.partition(",")[0] not in pans)
    ]
