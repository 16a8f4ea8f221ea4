// What is wrong with the screen, each fault as a word in capitals and where. `glance` is quick enough for every question of a game and
// says what shape the question has; `audit` looks at every letter and every piece.
(() => {
  /** From this size up, board, own things, case and question are seen together; each has at least this width and height. */
  const TOGETHER = { width: 1024, height: 720 };
  const LEAST = { board: [480, 240], own: [480, 90], case: [280, 60], decision: [280, 100] };
  /** Letters of 0.75rem; browsers round sizes that follow from others. */
  const LETTERS = 11.95;

  const isDrawn = element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const regionOf = element =>
    element.closest("[data-region]")?.dataset.region ?? element.closest("[data-testid]")?.dataset.testid ?? "page";
  const wordsOf = element => element.textContent.trim().replace(/\s+/g, " ").slice(0, 40);
  const named = element => {
    const piece = element.dataset?.piece
      ?? (element.matches("[data-solid]") && element.querySelector("[data-piece]")?.dataset.piece)
      ?? (element.matches("[data-solid]") && `${wordsOf(element)} of ${element.closest("[data-piece]")?.dataset.piece}`);
    return `"${piece || wordsOf(element)}" in ${regionOf(element)}`;
  };
  const regions = () => [...document.querySelectorAll("[data-region]")].filter(region => {
    const { width, height } = region.getBoundingClientRect();
    return width > 0 && height > 0 && isDrawn(region);
  });
  // What lies in a drawer that is shut is not open; what has no room of its own is where its parts are.
  const isOpen = element => isDrawn(element) || [...element.children].some(isOpen);

  const scrolls = () => {
    const [page, faults] = [document.scrollingElement, []];
    if (page.scrollHeight > innerHeight || page.scrollTop > 0) faults.push(`SCROLLS down, ${page.scrollHeight} of ${innerHeight}`);
    if (page.scrollWidth > innerWidth) faults.push(`SCROLLS sideways, ${page.scrollWidth} of ${innerWidth}`);
    return faults;
  };

  // --- at a glance

  /** Numbers in classes: one, a few, many. */
  const classOf = number => [0, 1, 3, 6, 12].findLastIndex(least => number >= least);

  const glance = question => {
    const faults = scrolls();
    const there = regions();
    const front = document.querySelector("[data-region].front");
    const lit = there.flatMap(region => [...region.querySelectorAll("[data-lit]")]).filter(isOpen);
    const counts = [...document.querySelectorAll("[data-counts]")].filter(isDrawn);
    if (question !== null) {
      const buttons = new Map([...document.querySelectorAll("[data-option]")].map(one => [one.dataset.option, one]));
      const known = new Set([
        ...lit.map(({ dataset }) => dataset.piece),
        ...counts.flatMap(({ dataset }) => dataset.counts.split(" ")),
      ]);
      for (const { id, pieces } of question.options) {
        if (!buttons.has(id)) faults.push(`UNASKED no button for ${id}`);
        // Answers that many pieces have are folded away under the name of each.
        else if (wordsOf(buttons.get(id)) === "" || !(isDrawn(buttons.get(id)) || buttons.get(id).closest("details:not([open])"))) faults.push(`UNASKED no words on ${id}`);
        if (pieces.length > 0 && !pieces.some(piece => known.has(piece))) faults.push(`UNLIT ${id}`);
      }
      if (front !== null && !there.includes(front)) faults.push(`EMPTY ${front.dataset.region} is in front`);
    }
    faults.push(...together(there));
    return { faults, shape: question === null ? "" : shapeOf(question, there, front, lit) };
  };

  const together = there => {
    if (innerWidth < TOGETHER.width || innerHeight < TOGETHER.height) return [];
    const decision = document.querySelector("[data-testid=decision]");
    const sizes = { decision, ...Object.fromEntries(there.map(region => [region.dataset.region, region])) };
    return Object.entries(LEAST).flatMap(([name, [width, height]]) => {
      const region = sizes[name];
      // The game has no such region, nothing lies in it, or one part stands for board, bench and own things.
      if (region === undefined) return name === "board" || (name === "own" && !there.some(one => one.matches(".whole")))
        ? [`TOGETHER ${name} is not there`] : [];
      const box = region.getBoundingClientRect();
      const [wide, high] = [Math.min(box.right, innerWidth) - Math.max(box.left, 0), Math.min(box.bottom, innerHeight) - Math.max(box.top, 0)];
      return wide < width || high < Math.min(height, region.scrollHeight)
        ? [`TOGETHER ${name} is ${Math.round(wide)}x${Math.round(high)}`] : [];
    });
  };

  /** What a screen looks like, but for names and numbers: what is asked, where, and how full things are. */
  const shapeOf = (question, there, front, lit) => {
    const most = (selector, count) => Math.max(0, ...[...document.querySelectorAll(selector)].map(count));
    const board = "[data-region=board]";
    return [
      question.kind,
      front?.dataset.region ?? "",
      document.querySelector("[data-testid=stage]").dataset.page,
      [...new Set(lit.map(regionOf))].sort(),
      classOf(lit.length),
      classOf(question.options.length),
      there.map(({ dataset }) => dataset.region).sort(),
      classOf(document.querySelectorAll("[data-region=own] [data-piece]").length),
      classOf(most(`${board} :is(ul, ol)`, list => list.children.length)),
      ["bench", "case"].flatMap(name => [...document.querySelectorAll(`[data-region=${name}] [data-testid]`)])
        .map(({ dataset }) => dataset.testid).filter((one, at, all) => all.indexOf(one) === at),
      document.querySelectorAll("[data-cover]").length,
    ].join("/");
  };

  // --- everything

  const audit = (sheet = null) => {
    const faults = new Set(scrolls());
    const [width, height] = [innerWidth, innerHeight];
    const phone = width <= 600;
    const together = width >= TOGETHER.width && height >= TOGETHER.height;

    // --- what is lit

    const spots = [0.5, 0.12, 0.88];
    const isSeen = element => {
      const box = element.getBoundingClientRect();
      if (box.width < 1 || box.height < 1) return [...element.children].some(isSeen);
      return spots.some(x => spots.some(y => {
        const there = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
        return there !== null && element.contains(there);
      }));
    };
    const scrolled = element => {
      for (let at = element; at !== null; at = at.matches("[data-region]") ? null : at.parentElement) {
        const way = getComputedStyle(at);
        if (/auto|scroll/.test(way.overflowX) && at.scrollWidth > at.clientWidth) return true;
        if (/auto|scroll/.test(way.overflowY) && at.scrollHeight > at.clientHeight) return true;
      }
      return false;
    };
    /** A map that has been brought nearer, and what scrolls, show a part: on smaller screens anywhere, on others only a hand of cards and
        cards that are offered over the board, of which there may be dozens. */
    const pans = element => together ? scrolled(element) && element.closest("[data-region=own], [data-region=board]") !== null
      : scrolled(element) || element.closest("[data-surface=near]") !== null;
    const front = document.querySelector("[data-region].front");
    const everywhere = regions().flatMap(region => [...region.querySelectorAll("[data-lit]")]);
    const seen = new Set(everywhere.filter(isSeen));
    const pieces = new Set([...seen].map(({ dataset }) => dataset.piece));
    const counted = new Set([...document.querySelectorAll("[data-counts]")].filter(isSeen).flatMap(({ dataset }) => dataset.counts.split(" ")));
    for (const region of regions()) {
      const known = everywhere.filter(one => region.contains(one));
      const open = known.filter(isOpen);
      // What lies in a drawer that is shut need not be seen if it lies in another place, too.
      const lit = known.filter(one => open.includes(one) || !everywhere.some(other => other !== one && other.dataset.piece === one.dataset.piece));
      const hidden = lit.filter(element => !seen.has(element));
      for (const element of hidden) {
        // The same piece is seen in another place.
        if (pieces.has(element.dataset.piece)) continue;
        // What a strip has no room for is counted on the page that has.
        if (region !== front && counted.has(element.dataset.piece)) continue;
        if (pans(element) && hidden.length < lit.length) continue;
        faults.add(`HIDDEN ${named(element)}`);
      }
    }

    // --- what is asked

    // What a question brings to the front has something in it: words, a picture, a piece.
    const hasWords = element => [...element.childNodes].some(node => node.nodeType === 3 && node.textContent.trim() !== "");
    const tells = element => (element.matches("[data-piece], svg, img, canvas") || hasWords(element)) && isSeen(element);
    if (front !== null && ![...front.querySelectorAll("*")].some(tells)) faults.add(`EMPTY ${front.dataset.region} is in front`);

    for (const option of document.querySelectorAll("[data-testid=option]")) {
      const edge = option.getBoundingClientRect().right;
      for (const part of option.querySelectorAll(":scope > *, .odds *"))
        if (isDrawn(part) && part.getBoundingClientRect().right > edge + 1) faults.add(`CLIPPED ${wordsOf(part)}: ${named(option)}`);
    }

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
    /** What follows from an element and what is around it, reckoned once. */
    const inherited = (outermost, reckon) => {
      const known = new Map([[null, outermost]]);
      const of = element => {
        if (!known.has(element)) known.set(element, reckon(element, getComputedStyle(element), () => of(element.parentElement)));
        return known.get(element);
      };
      return of;
    };
    const isUnseen = inherited(false, (_, { clipPath }, around) => /inset\(50%/.test(clipPath) || around());
    // The plain colour that something stands on, or null. What is laid over others stands on what nobody knows.
    const groundOf = inherited(null, (_, { backgroundImage, backgroundColor, position }, around) => {
      const ground = numbers(backgroundColor);
      if (backgroundImage !== "none" || (ground[3] > 0 && ground[3] < 255)) return null;
      return ground[3] === 255 ? ground : /absolute|fixed/.test(position) ? null : around();
    });
    // How much smaller or larger than it is set something is drawn.
    const scaleOf = inherited(1, (_, { transform, scale }, around) =>
      (transform === "none" ? 1 : Math.abs(new DOMMatrix(transform).d)) * (parseFloat(scale) || 1) * around());
    // What does not scroll and cuts off what is larger.
    const frameOf = inherited(null, (element, { overflowX, overflowY }, around) =>
      element.dataset.surface === "near" ? null : [overflowX, overflowY].some(way => /auto|scroll/.test(way)) ? null
        : [overflowX, overflowY].some(way => /hidden|clip/.test(way)) ? element : around());

    /** The strips around the board are as low as a line or two, whatever lies in them, and so are enemies at a location of the card game,
        and the location itself where a phone has room for a line and tokens only: a name there may end in an ellipsis, and is read
        whole when it is pointed at or pressed. */
    const isShort = element => element.closest("[data-region=band], [data-region=own], [data-region=others], .place.least, .foe:not(.full)") !== null;
    /** A name, an answer, or a tab: of these, no letter is cut off. Of other words, none is cut off without a sign that it goes on. */
    const isRead = element => element.closest("[data-testid=option] .label, [role=tab], h1, h2, h3") !== null || element.closest("[data-solid=name]") !== null
      || element.closest("[data-piece]")?.dataset.name === element.textContent.trim();
    const isCut = element => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const ends = textOverflow === "ellipsis" || webkitLineClamp !== "none";
      const whole = isRead(element) && !(ends && isShort(element));
      if (overflowX !== "visible" && element.scrollWidth > element.clientWidth + 2) return whole || !ends;
      if (!whole) return false;
      if (overflowY !== "visible" && element.scrollHeight > element.clientHeight + 4) return true;
      const frame = frameOf(element)?.getBoundingClientRect();
      if (frame === undefined) return false;
      const letters = document.createRange();
      letters.selectNodeContents(element);
      // A font may be higher than its line; what lies wholly outside has been scrolled or folded away.
      const lines = [...letters.getClientRects()];
      const isOut = ({ left, right, top, bottom }) => right <= frame.left || left >= frame.right || bottom <= frame.top || top >= frame.bottom;
      if (lines.every(isOut)) return false;
      return lines.some(({ left, right, top, bottom }) => left < frame.left - 2 || right > frame.right + 2
        || (top + bottom) / 2 > frame.bottom || (top + bottom) / 2 < frame.top);
    };

    for (const element of document.querySelectorAll("body *")) {
      if (!hasWords(element) || !isDrawn(element) || isUnseen(element)) continue;
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      if (box.width < 2 || box.height < 2 || /^rgba\(.*, 0\)$/.test(style.color)) continue;
      if (box.bottom <= 0 || box.top >= height || box.right <= 0 || box.left >= width) continue;
      const drawing = element.ownerSVGElement ? element.getScreenCTM?.() : null;
      const scale = drawing ? drawing.d : scaleOf(element);
      const size = parseFloat(style.fontSize) * scale;
      // Letters that shrink with a drawing are another matter than letters that are set too small.
      if (size < LETTERS) faults.add(`${scale < 0.99 ? "SHRUNK" : "SMALL"} ${size.toFixed(1)} px: ${named(element)}`);
      if (isCut(element)) faults.add(`CLIPPED ${wordsOf(element)}: ${named(element)}`);
      const [ink, ground] = [numbers(style.color), groundOf(element)];
      if (ink[3] === 255 && ground !== null && element.closest(":disabled, [aria-disabled=true]") === null) {
        const [high, low] = [light(ink), light(ground)].sort((one, other) => other - one);
        const contrast = (high + 0.05) / (low + 0.05);
        if (contrast < (size >= 24 ? 3 : 4.5)) faults.add(`PALE ${contrast.toFixed(2)}: ${named(element)}`);
      }
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
    const lie = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    const solid = [...document.querySelectorAll("[data-solid]")].filter(one => isDrawn(one) && !isUnseen(one) && !isCovered(one))
      .map(one => ({ one, name: one.dataset.solid === "name", boxes: boxesOf(one) }));
    solid.forEach(({ one, name, boxes }, number) => solid.slice(number + 1).forEach(other => {
      if ((!name && !other.name) || one.contains(other.one) || other.one.contains(one)) return;
      if (boxes.some(a => other.boxes.some(b => lie(a, b)))) faults.add(`OVERLAP ${named(one)} / ${named(other.one)}`);
    }));
    // --- a sheet: its words are as long as they are, and it pans where it should

    // Whether words go beyond the edge of something that hides them.
    const goesOn = element => {
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
      if (hasWords(element) && goesOn(element)) faults.add(`CUT ${named(element)}`);
      const [down, across] = [element.scrollHeight - element.clientHeight, element.scrollWidth - element.clientWidth];
      const pane = getComputedStyle(element);
      const part = element.dataset.testid ?? (element.id || element.localName);
      if (/auto|scroll/.test(pane.overflowY) && down > 1) faults.add(`PANS ${part}, ${down} px down`);
      if (/auto|scroll/.test(pane.overflowX) && across > 1) faults.add(`PANS ${part}, ${across} px sideways`);
    }

    return [...faults];
  };

  return { audit, glance };
})()
