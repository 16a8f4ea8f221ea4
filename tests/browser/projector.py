"""Throws positions of a game on a page: what the client draws of them is looked at without waiting for a server, other players or
a click, thousands of times. The page and its words come from the server; the table is in this process."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace
from playwright.sync_api import Error, Route
from tests.browser.audit import AUDIT, BROKEN
from tests.browser.people import Person

from miskatonic.kernel.table import Table
from miskatonic.kernel.text import Lang
from miskatonic.server import log
from miskatonic.server.course import Goals
from miskatonic.server.place import Place, begun, settle
from miskatonic.server.protocol import Scene, Settings
from miskatonic.server.rows import Record, SeatRow
from miskatonic.server.scene import compose
from miskatonic.server.telling import goals_of

VIEWER = "viewer"

LANTERN = """(() => {
  let line;
  window.WebSocket = class {
    static OPEN = 1;
    readyState = 1;
    constructor() { line = this; setTimeout(() => this.onopen?.()); }
    send() {}
    close() {}
  };
  const frame = () => new Promise(done => requestAnimationFrame(done));
  let changes = 0;
  // Two frames in which nothing changes: everything has found its place.
  const rest = async () => {
    for (let still = 0, frames = 0; still < 2 && frames < 60; frames++) {
      const before = changes;
      await frame();
      still = changes === before ? still + 1 : 0;
    }
  };
  addEventListener("DOMContentLoaded", () => new MutationObserver(() => changes++).observe(
    document, { attributes: true, childList: true, characterData: true, subtree: true }));
  let seen = -1;
  addEventListener("drawn", ({ detail }) => (seen = detail));
  window.project = async message => {
    const { scene } = JSON.parse(message);
    line.onmessage({ data: message });
    for (let frames = 0; seen !== scene.version; frames++) {
      if (frames > 1200) throw Error("the scene is not drawn");
      await frame();
    }
    await rest();
    await document.fonts.ready;
    return scene.question?.options ?? [];
  };
  const audit = AUDIT;
  const broken = () => audit().filter(fault => KINDS.includes(fault.split(" ", 1)[0]));
  window.look = async options => {
    const offered = new Set([...document.querySelectorAll("[data-option]")].map(({ dataset }) => dataset.option));
    const lacking = options.filter(({ id }) => !offered.has(id)).map(({ id }) => `no button for ${id}`);
    // A place on a map that is not shown now is counted on the tab that shows it.
    const known = new Set([
      ...[...document.querySelectorAll("[data-lit]")].map(({ dataset }) => dataset.piece),
      ...[...document.querySelectorAll("[data-counts]")].flatMap(({ dataset }) => dataset.counts.split(" ")),
    ]);
    const unlit = options.filter(({ pieces }) => pieces.length > 0 && !pieces.some(piece => known.has(piece)))
      .map(({ id }) => `UNLIT ${id}`);
    const seen = broken();
    if (seen.length === 0) return [...lacking, ...unlit];
    // What is on its way somewhere is no fault.
    await new Promise(done => setTimeout(done, 200));
    const still = new Set(broken());
    return [...lacking, ...unlit, ...seen.filter(fault => still.has(fault))];
  };
})()""".replace("AUDIT", AUDIT).replace("KINDS", msgspec.json.encode(BROKEN).decode())
"""Instead of the live connection, `project` brings the page a scene, and `look` says what is wrong with it."""

LIT = """() => [...document.querySelectorAll("[data-region] [data-lit]")].flatMap(lit => {
  const { left, top, width, height } = (lit.querySelector("[data-handle], button:enabled") ?? lit).getBoundingClientRect();
  for (const x of [0.5, 0.12, 0.88]) for (const y of [0.5, 0.12, 0.88]) {
    const [across, down] = [left + width * x, top + height * y];
    if (document.elementFromPoint(across, down)?.closest("[data-lit]") === lit)
      return [{ piece: lit.dataset.piece, region: lit.closest("[data-region]").dataset.region, across, down }];
  }
  return [];
})"""
"""The lit pieces that can be pressed, and where."""

STANCE = """() => JSON.stringify([
  document.querySelector("[data-testid=stage]").dataset.moves,
  document.querySelectorAll("button").length,
  [...document.querySelectorAll("[data-held], [data-marked]")].map(({ dataset }) => dataset.piece),
])"""
"""What a press may change."""


@dataclass
class Projector:
    """A game that is thrown on somebody's page, seen through the eyes of one seat."""

    person: Person
    table: Table[Any]
    seat: int
    lang: Lang
    taken: int = 0
    """How many choices were made by pressing something on the page."""
    _record: Record = field(init=False)
    _place: Place = field(init=False)
    _known: int = field(init=False)

    def __post_init__(self) -> None:
        table, here = self.table, self.seat
        self._record = log.beginning(table, table.events, time.time())
        bots = (SeatRow(seat=seat, kind="bot", bot="random") for seat in range(table.state.players))
        seats = [replace(bot, kind="person", holder=VIEWER) if bot.seat == here else bot for bot in bots]
        self._place = begun(table, [self._record], table.origin, seats, Settings(), VIEWER, "")
        self._known = len(table.events)

    def open(self) -> None:
        """Opens the page of the table."""
        page, name = self.person.page, self._place.row.id
        page.add_init_script(LANTERN)
        page.route(re.compile(rf"/api/tables/{name}\b"), self._answer)
        page.goto(f"/t/{name}")
        page.wait_for_selector("[data-testid=stage] [data-region] [data-piece]", state="attached")

    @property
    def is_asked(self) -> bool:
        """Whether the next question is for the seat."""
        return self.table.decision is not None and self.table.decision.seat == self.seat

    def choose(self, *options: str | int) -> None:
        """Takes options of the pending decision."""
        self.table.choose(*options)

    def look(self) -> list[str]:
        """What is wrong with the question as the page draws it."""
        self._follow()
        message = msgspec.json.encode({"type": "scene", "scene": self._scene()}).decode()
        found: list[str] = self.person.page.evaluate("async message => look(await project(message))", message)
        return found

    def press(self, rng: Random) -> list[str]:
        """Presses a piece that is lit: that must answer, mark, hold, or open a menu."""
        page = self.person.page
        lit = page.evaluate(LIT)
        if not lit:
            return []
        here = rng.choice(lit)
        before, taken = page.evaluate(STANCE), self.taken
        page.mouse.click(here["across"], here["down"])
        try:
            page.wait_for_function(f"before => ({STANCE})() !== before", arg=before, timeout=5000)
        except Error:
            if self.taken == taken:
                return [f"DEAD {here['piece']} in {here['region']}"]
        page.keyboard.press("Escape")
        return []

    def _scene(self, known: int | None = None) -> Scene:
        """What the seat is sent."""
        first = self._record.log_begin if known is None else known
        return compose(self._place, self.table, VIEWER, self.lang, self.seat, [self._record], first)

    def _follow(self) -> None:
        """The row of the table says where the game stands now."""
        table, row = self.table, self._place.row
        row.version = len(table.moves) + 1
        if len(table.moves) == row.moves:
            return
        self._record = log.record(
            table,
            table.events_from(self._known),
            version=row.version,
            number=len(table.moves),
            log_begin=row.log_length,
            checkpoint_at=table.checkpoint_after,
            kept_at=row.kept_at,
            now=row.created,
        )
        row.moves = len(table.moves)
        row.log_length = self._record.log_end
        settle(row, table, self._place.seats)
        table.forget_earlier()
        self._known = len(table.events)

    def _answer(self, route: Route) -> None:
        asked = route.request.url.split("?")[0].rsplit("/", 1)[-1]
        answer: Any = []
        if asked == self._place.row.id:
            answer = self._scene(0)
        elif asked == "goals":
            answer = Goals(self._place.row.version, goals_of(self.table, self.lang, self.seat))
        elif asked == "choices":
            chosen = route.request.post_data_json
            assert chosen is not None
            self.choose(*chosen["options"])
            self.taken += 1
            self._follow()
            answer = self._scene()
        route.fulfill(body=msgspec.json.encode(answer), content_type="application/json")
