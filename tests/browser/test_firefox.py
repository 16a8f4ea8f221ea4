"""The table in Firefox: every game is drawn and played there as well."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from msgspec import json
from tests.browser.pictures import kingsport_in_trouble
from tests.browser.situations import joe_in_danger, joe_with_two_guns, mandy_in_a_hurry, roland_and_the_ghoul
from tests.programs import program
from tests.server.serving import Server

from miskatonic.kernel.table import Table

SIZES = ((1440, 900), (1024, 768), (390, 844))
CHOICES = 3
SITUATIONS: dict[str, tuple[Callable[[], Table[Any]], list[str]]] = {
    "elder_sign": (joe_with_two_guns, []),
    "card_game": (roland_and_the_ghoul, ["random"]),
    "arkham_horror": (mandy_in_a_hurry, ["random"]),
    "kingsport": (kingsport_in_trouble, ["random"]),
    "mansions": (joe_in_danger, ["random"]),
}
PLAYER = Path(__file__).with_name("firefox.mjs")
PATIENCE = 300
"""Seconds that all of it may take on a busy machine."""


def test_every_game_is_played_in_firefox(server: Server) -> None:
    firefox = program("firefox-esr", "firefox-esr")
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as visitor:
        visitor.get("/api/me").raise_for_status()
        tables = {}
        for game, (situation, others) in SITUATIONS.items():
            saved = situation().save(["me", *others])
            answer = visitor.post(
                "/api/tables/import", content=saved, headers={"content-type": "application/json"}
            ).raise_for_status()
            tables[game] = answer.json()["id"]
        [cookie] = visitor.cookies.jar
    asked = {
        "program": str(firefox),
        "url": server.url,
        "cookie": {"name": cookie.name, "value": cookie.value},
        "tables": tables,
        "sizes": SIZES,
        "choices": CHOICES,
    }
    played = subprocess.run(
        ["node", PLAYER, json.encode(asked).decode()], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert (played.stdout.splitlines(), played.returncode) == (["played"], 0), played.stderr
