"""People who play in a browser: what they see and do, and what their browsers complain of."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Literal
from urllib.parse import urlsplit

from msgspec import json
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Route,
    WebSocket,
    expect,
)
from tests.server.serving import Scene, table

from miskatonic.kernel.table import Table

DESKTOP = (1440, 900)
PHONE = (360, 740)
LEFT_THE_PAGE = "net::ERR_ABORTED"
"""Whoever leaves a page does not wait for its answers."""

PREFERS = """(preferences => {
  if (!location.protocol.startsWith("http")) return;
  const kept = JSON.parse(localStorage.getItem("miskatonic.settings") ?? "{}");
  localStorage.setItem("miskatonic.settings", JSON.stringify({ ...preferences, ...kept }));
})"""
"""What somebody prefers before anything else is said."""
PRESSED = """before =>
    Number(document.querySelector('[data-testid=stage]').dataset.moves) > before
    || document.querySelector('[data-testid=piece-menu], [data-held]') !== null
"""
"""Something has come of a press: a choice is made, a menu is open, or a piece waits for another one."""
ASKED_AFTER = """moves => {
  const asked = document.querySelector("[data-testid=decision][data-yours=true] [data-testid=option]");
  return asked !== null && Number(document.querySelector("[data-testid=stage]").dataset.moves) === moves;
}"""


class People:
    """Everybody who takes part in a test, each with a browser of their own."""

    def __init__(self, browser: Browser, url: str, patience: float) -> None:
        self.browser = browser
        self.url = url
        self.patience = patience
        self.faults: list[str] = []
        self._contexts: list[BrowserContext] = []

    def come(
        self,
        *,
        phone: bool = False,
        lang: Literal["en", "fr"] = "en",
        theme: Literal["light", "dark"] = "light",
        motion: bool = False,
        tempo: Literal["slow", "normal", "brisk", "word", "off"] = "off",
        pictures: bool = True,
        odds: bool = True,
        cover: bool = False,
        forgives: str = "",
        url: str = "",
    ) -> Person:
        """Somebody new, whom nothing is told with leisure unless a tempo is given, and who begins at once without a cover. What
        `forgives` matches is no fault: this test brings it about."""
        width, height = PHONE if phone else DESKTOP
        context = self.browser.new_context(
            base_url=url or self.url,
            viewport={"width": width, "height": height},
            has_touch=phone,
            is_mobile=phone,
            locale="fr-FR" if lang == "fr" else "en-GB",
            color_scheme=theme,
            reduced_motion="no-preference" if motion else "reduce",
            accept_downloads=True,
        )
        context.set_default_timeout(self.patience)
        prefers = {"pace": tempo, "pictures": pictures, "odds": odds, "cover": cover}
        context.add_init_script(f"{PREFERS}({json.encode(prefers).decode()})")
        self._contexts.append(context)
        self._listen(context, urlsplit(url or self.url).netloc, re.compile(forgives or "(?!)"))
        return Person(context)

    def _listen(self, context: BrowserContext, host: str, forgiven: re.Pattern[str]) -> None:
        def blame(fault: str) -> None:
            if not forgiven.search(fault):
                self.faults.append(fault)

        def say(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning"):
                blame(f"console: {message.text} ({message.location.get('url', '')})")

        def fail(request: Request) -> None:
            if request.failure != LEFT_THE_PAGE:
                blame(f"failed: {request.method} {request.url}: {request.failure}")

        def ask(request: Request | WebSocket) -> None:
            address = urlsplit(request.url)
            if address.scheme not in ("data", "blob") and address.netloc != host:
                blame(f"elsewhere: {request.url}")

        context.on("console", say)
        context.on("weberror", lambda error: blame(f"error: {error.error}"))
        context.on("requestfailed", fail)
        context.on("request", ask)
        context.on("page", lambda page: page.on("websocket", ask))

    def leave(self) -> None:
        """Everybody goes home."""
        for context in self._contexts:
            context.close()


class Person:
    """Somebody in front of a page."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.page: Page = context.new_page()
        self.table_id = ""

    def fix_chance(self, seed: int) -> None:
        """The tables that are opened on this page have that seed."""

        def open_with_seed(route: Route) -> None:
            wanted = route.request.post_data_json
            if route.request.method == "POST" and wanted is not None:
                route.continue_(post_data=json.encode({**wanted, "seed": seed}))
            else:
                route.continue_()

        self.page.route(re.compile(r"/api/tables(\?|$)"), open_with_seed)

    # --- coming to a table

    def enter_lobby(self) -> None:
        """Opens the front page."""
        self.page.goto("/")
        expect(self.sees("play-now").first).to_be_visible()

    def set_table(self, cover: str) -> None:
        """Goes from the lobby to where a table is set, by the cover of a game (or `game/box`)."""
        self.page.locator(f'[data-cover="{cover}"]').get_by_test_id("set-table").click()
        expect(self.sees("setup")).to_be_visible()

    def set_table_by_address(self, game: str, box: str = "") -> None:
        """Opens the page where a table is set."""
        self.page.goto(f"/set/{game}{f'#box={box}' if box else ''}")
        expect(self.sees("setup")).to_be_visible()

    def open(self, *seats: str, seed: int = 7, pace: float = 0, **options: Any) -> Scene:
        """Opens a table and sits down at it: `me`, `open`, or the name of a bot for each seat."""
        self.context.request.get("/api/me")
        answer = self.context.request.post("/api/tables", data=table(*seats, seed=seed, pace=pace, **options))
        assert answer.ok, answer.text()
        return self._sit_down(answer.json())

    def bring(self, game: Table[Any], *others: str) -> Scene:
        """Goes on with a game as the first player; bots may play the other seats."""
        self.context.request.get("/api/me")
        saved = game.save(["me", *others])
        answer = self.context.request.post(
            "/api/tables/import", data=saved, headers={"content-type": "application/json"}
        )
        assert answer.ok, answer.text()
        return self._sit_down(answer.json())

    def _sit_down(self, scene: Scene) -> Scene:
        self.table_id = scene["id"]
        self.go_to_table(scene["id"])
        return scene

    def go_to_table(self, table_id: str) -> None:
        """Opens the page of a table."""
        self.table_id = table_id
        self.page.goto(f"/t/{table_id}")
        self.wait_for_board()

    def wait_for_board(self) -> None:
        """Until the table is drawn, or its cover or its end, and the line stands."""
        expect(self.sees("connection")).to_have_attribute("data-state", "open")
        drawn = self.board.locator("[data-piece]").or_(self.sees("cover")).or_(self.sees("ending"))
        expect(drawn.first).to_be_attached()

    def follow(self, scene: Scene, seat: int, name: str = "") -> None:
        """Follows the link to an open seat and takes it."""
        self.follow_link(f"/t/{scene['id']}#invite={scene['seats'][seat]['invite']}&seat={seat}", name)

    def follow_link(self, link: str, name: str = "") -> None:
        """Follows an invitation and takes the seat."""
        self.page.goto(link)
        self.sees("claim-name").fill(name)
        self.sees("claim").click()
        self.wait_for_board()

    def hand_over_to_a_bot(self) -> None:
        """A bot plays the seat from now on, as fast as it can."""
        self.sees("table-menu").click()
        self.sees("host-pace").first.select_option("0")
        self.page.keyboard.press("Escape")
        self.sees("tab-seats").click()
        self.page.get_by_role("button", name="Change the seat").first.click()
        self.page.locator('[data-testid=seat-bot][data-bot="heuristic"]').click()
        self.sees("seat-bot-sure").click()

    # --- what is on the screen

    def sees(self, name: str) -> Locator:
        """Something by the name that the client gives it for tests."""
        return self.page.get_by_test_id(name)

    @property
    def panel(self) -> Locator:
        return self.sees("decision")

    @property
    def options(self) -> Locator:
        return self.panel.get_by_test_id("option")

    @property
    def board(self) -> Locator:
        """All regions of the stage that the game fills."""
        return self.page.locator("[data-region]")

    @property
    def lit(self) -> Locator:
        """The pieces that can be clicked to choose."""
        return self.board.locator("[data-lit]")

    def option(self, name: str) -> Locator:
        """An option of the panel by its id."""
        return self.panel.locator(f'[data-option="{name}"]')

    def piece(self, name: str) -> Locator:
        """A piece on the board."""
        return self.board.locator(f'[data-piece="{name}"]').first

    @property
    def offered(self) -> list[str]:
        """The ids of the options."""
        return [str(option.get_attribute("data-option")) for option in self.options.all()]

    @property
    def moves(self) -> int:
        """How many choices have been made, as far as this page knows."""
        return int(self.sees("stage").get_attribute("data-moves") or 0)

    @property
    def log(self) -> list[str]:
        """The lines of the log."""
        return self.sees("log-line").all_inner_texts()

    @property
    def is_asked(self) -> bool:
        return self.panel.get_attribute("data-yours") == "true"

    @property
    def sees_the_end(self) -> bool:
        return self.sees("ending").is_visible()

    # --- choosing

    def wait_to_be_asked(self) -> None:
        """Until it is this person's decision."""
        expect(self.panel).to_have_attribute("data-yours", "true")
        expect(self.options.first).to_be_visible()

    def wait_for_moves(self, number: int) -> None:
        """Until so many choices have been made."""
        self.page.wait_for_function(
            "least => Number(document.querySelector('[data-testid=stage]').dataset.moves) >= least", arg=number
        )

    def wait_to_be_asked_after(self, moves: int) -> None:
        """Until it is this person's decision, after so many choices."""
        self.page.wait_for_function(ASKED_AFTER, arg=moves)

    def take(self, option: str) -> None:
        """Takes one option by its button."""
        self._make(lambda: self.option(option).click())

    def choose(self, *options: str) -> None:
        """Takes options by their buttons, and confirms them where several may be taken together."""
        several = self.sees("confirm").count() > 0

        def press() -> None:
            for option in options:
                self.option(option).click()
            if several:
                self.sees("confirm").click()

        self._make(press)

    def take_any(self, by_piece: bool = False) -> None:
        """Takes the first options that will do, by their buttons or by the first piece that is lit."""
        several = self.options.first.get_attribute("role") == "checkbox"
        pressing = by_piece and self.lit.count() > 0

        def choose() -> None:
            if pressing:
                self._press_piece(answered=not several)
            else:
                self.options.first.click()
            if several:
                for option in self.options.all()[1:]:
                    if self.sees("confirm").is_enabled():
                        break
                    option.click()
                self.sees("confirm").click()

        self._make(choose)

    def _press_piece(self, *, answered: bool) -> None:
        """The handle of a piece is what can surely be clicked: other pieces may lie on the rest of it. Where one press may
        answer the question, it does, or it opens a menu, or the piece waits for another one to be pressed (pressed again
        itself, it would be put down)."""
        before = self.moves
        piece = self.board.locator("[data-lit]:not([data-held])").first
        handle = piece.locator("[data-handle]")
        (handle.first if handle.count() > 0 else piece).click()
        if answered:
            self.page.wait_for_function(PRESSED, arg=before)
        menu = self.sees("piece-menu")
        if menu.is_visible():
            menu.get_by_test_id("option").first.click()
        elif answered and self.moves == before:
            self._press_piece(answered=True)

    def _make(self, choice: Callable[[], None]) -> None:
        before = self.moves
        choice()
        self.wait_for_moves(before + 1)

    def look_at(self, moment: int) -> None:
        """Moves the slider of the history."""
        if not self.sees("history-slider").is_visible():
            self.sees("history").click()
        self.sees("history-slider").fill(str(moment))
