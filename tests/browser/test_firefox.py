"""The table in Firefox: every game is drawn, told and played there as well."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from msgspec import Struct, json
from tests.browser.audit import AUDIT, BROKEN
from tests.browser.pictures import kingsport_in_trouble
from tests.browser.situations import joe_in_danger, joe_with_two_guns, mandy_in_a_hurry, roland_and_the_ghoul
from tests.browser.test_moments import GO_ON_TO
from tests.browser.turning_points import TURNING_POINTS
from tests.programs import program
from tests.server.serving import Server

from miskatonic.kernel.table import Table

SIZES = ((1440, 900), (1024, 768), (390, 844))
CHOICES = 8
PLAYER = Path(__file__).with_name("firefox.mjs")
PATIENCE = 300
"""Seconds that all of it may take on a busy machine."""

POINT = TURNING_POINTS["insane"]


class Played(Struct, frozen=True):
    """A table in Firefox: what lies on it, who else plays, and what the visitor prefers."""

    situation: Callable[[], Table[Any]]
    others: tuple[str, ...] = ()
    lang: str = "en"
    theme: str = "light"
    pace: str = "off"
    point: dict[str, str] | None = None
    """What is told and read there, instead of a few questions."""


TABLES = {
    "elder_sign": Played(joe_with_two_guns),
    "card_game": Played(roland_and_the_ghoul, ("random",), lang="fr", theme="dark"),
    "arkham_horror": Played(mandy_in_a_hurry, ("random",)),
    "kingsport": Played(kingsport_in_trouble, ("random",)),
    "mansions": Played(joe_in_danger, ("random",)),
    "insane": Played(
        POINT.situation, pace="word", point={"choice": POINT.choice, "kind": POINT.kind, "words": POINT.words}
    ),
}


def test_every_game_is_played_in_firefox(server: Server) -> None:
    firefox = program("firefox-esr", "firefox-esr")
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as visitor:
        visitor.get("/api/me").raise_for_status()
        tables = []
        for title, played in TABLES.items():
            saved = played.situation().save(["me", *played.others])
            answer = visitor.post(
                "/api/tables/import", content=saved, headers={"content-type": "application/json"}
            ).raise_for_status()
            settings = {"pace": played.pace, "cover": False, "lang": played.lang, "theme": played.theme}
            tables.append({"title": title, "id": answer.json()["id"], "settings": settings, "point": played.point})
        [cookie] = visitor.cookies.jar
    asked = {
        "program": str(firefox),
        "url": server.url,
        "cookie": {"name": cookie.name, "value": cookie.value},
        "tables": tables,
        "sizes": SIZES,
        "choices": CHOICES,
        "audit": AUDIT,
        "broken": BROKEN,
        "goOn": GO_ON_TO,
    }
    told = subprocess.run(
        ["node", PLAYER, json.encode(asked).decode()], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert (told.stdout.splitlines(), told.returncode) == (["played"], 0), told.stderr
