"""Throws positions of a game on a page: what the client draws of them is looked at without waiting for a server, other players or
a click, thousands of times. The page and its words come from the server; the table is in this process."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace
from playwright.sync_api import Error, Route
from tests.browser.audit import BROKEN, EYES
from tests.browser.people import Person

from miskatonic.kernel.table import Table
from miskatonic.kernel.text import Lang
from miskatonic.server import log
from miskatonic.server.course import Goals
from miskatonic.server.place import Place, begun, settle
from miskatonic.server.protocol import Scene, Settings
from miskatonic.server.rows import Record, SeatRow
from miskatonic.server.scene import compose, odds_of
from miskatonic.server.telling import goals_of

VIEWER = "viewer"

CLIENT = Path(__file__).parents[2] / "web" / "src"
QUIET = re.findall(r"QUIET = (\d+);", (CLIENT / "table" / "table.svelte.ts").read_text())[0]
"""Milliseconds after a question until the client asks for its chances, unless another one has come."""

LANTERN = (
    """(() => {
  let line;
  window.WebSocket = class {
    static OPEN = 1;
    readyState = 1;
    constructor() { line = this; setTimeout(() => this.onopen?.()); }
    send() {}
    close() {}
  };
  // Nobody plays on while a question is looked at: its chances are asked for at once.
  const later = window.setTimeout;
  window.setTimeout = (then, ms, ...more) => later(then, ms === QUIET ? 0 : ms, ...more);
  // The last chances that have come.
  let chances = -1;
  const ask = window.fetch;
  window.fetch = async (...asked) => {
    const answer = await ask(...asked);
    if (/\\/odds\\b/.test(answer.url)) answer.clone().json().then(({ version }) => (chances = version));
    return answer;
  };
  const frame = () => new Promise(done => requestAnimationFrame(done));
  const until = async (what, holds) => {
    for (let frames = 0; !holds(); frames++) {
      if (frames > 1200) throw Error(`${what}: waited in vain`);
      await frame();
    }
  };
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
  const { audit, glance } = EYES;
  // What is on its way somewhere is no fault.
  const steady = async look => {
    const found = look();
    if (found.length === 0) return found;
    await new Promise(done => setTimeout(done, 200));
    const still = new Set(look());
    return found.filter(fault => still.has(fault));
  };
  window.project = async (message, withOdds) => {
    const { scene } = JSON.parse(message);
    line.onmessage({ data: message });
    await until("the scene", () => seen === scene.version);
    if (withOdds && scene.question !== null) await until("its chances", () => chances === scene.version);
    await rest();
    await document.fonts.ready;
    const faults = await steady(() => glance(scene.question).faults);
    return [faults, glance(scene.question).shape];
  };
  window.look = () => steady(() => audit().filter(fault => KINDS.includes(fault.split(" ", 1)[0])));
})()""".replace("EYES", EYES)
    .replace("KINDS", msgspec.json.encode(BROKEN).decode())
    .replace("QUIET", QUIET)
)
"""Instead of the live connection, `project` brings the page a scene and says what is wrong at a glance and what shape the
question has, and `look` says what is wrong with every letter and piece."""

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
    odds: bool = False
    """Whether the page shows chances, as its person prefers."""
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

    def project(self) -> tuple[list[str], str]:
        """Draws the question: what is wrong at a glance, and what shape the question has."""
        self._follow()
        message = msgspec.json.encode({"type": "scene", "scene": self._scene()}).decode()
        faults, shape = self.person.page.evaluate("([message, odds]) => project(message, odds)", [message, self.odds])
        return faults, shape

    def audit(self) -> list[str]:
        """What is wrong with the letters and pieces of the question that is drawn."""
        found: list[str] = self.person.page.evaluate("() => look()")
        return found

    def look(self) -> list[str]:
        """What is wrong with the question as the page draws it."""
        return [*self.project()[0], *self.audit()]

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
        if asked == "report":
            # The end of a game is looked at elsewhere: its report never comes.
            return
        if asked == self._place.row.id:
            answer = self._scene(0)
        elif asked == "goals":
            answer = Goals(self._place.row.version, goals_of(self.table, self.lang, self.seat))
        elif asked == "odds":
            answer = odds_of(self.table, self._place.row.version, (self.seat,), self.seat)
        elif asked == "choices":
            chosen = route.request.post_data_json
            assert chosen is not None
            self.choose(*chosen["options"])
            self.taken += 1
            self._follow()
            answer = self._scene()
        route.fulfill(body=msgspec.json.encode(answer), content_type="application/json")
