"""Saved games that somebody has crafted: each is refused with a sentence or opens a table that can be played at."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.server.crafted import crafted, honest
from tests.server.serving import in_process

from miskatonic.kernel.game import GAMES
from miskatonic.server.config import Config, Limits

SAVES = 300
LIMITS = Limits(rate=0, tables=10**6, seats=10**6)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    config = Config(database=str(tmp_path / "tables.sqlite3"), limits=LIMITS, pace=3600)
    with in_process(config) as client:
        yield client


def bring(client: TestClient[Any], file: bytes) -> dict[str, Any] | None:
    """The scene that comes of it; None if it is refused, with a sentence."""
    answer = client.post("/api/tables/import", content=file)
    if answer.status_code == 201:
        scene: dict[str, Any] = answer.json()
        return scene
    assert answer.status_code == 400, (answer.text, file)
    assert answer.json()["message"].endswith(".")
    return None


def play_on(client: TestClient[Any], scene: dict[str, Any]) -> None:
    """A few choices: each is made, or refused with a sentence and the table is as it was."""
    table = f"/api/tables/{scene['id']}"
    for _ in range(3):
        scene = client.get(table).json()
        question = scene["question"]
        if question is None or not question["options"]:
            return
        options = [option["id"] for option in question["options"][: max(1, question["least"])]]
        choice = {"version": scene["version"], "seat": question["seat"], "options": options}
        answer = client.post(f"{table}/choices", json=choice)
        assert answer.status_code in (200, 400, 409), answer.text
        assert client.get(table).status_code == 200


def everything_is_met(client: TestClient[Any], game: str, numbers: range) -> None:
    """Crafted saves of a game are brought in, and where they open a table it is played at."""
    files = [honest(game, seed) for seed in range(8)]
    opened = 0
    for number in numbers:
        if (scene := bring(client, crafted(game, number, files))) is not None:
            opened += 1
            play_on(client, scene)
    assert 0 < opened < len(numbers)


@pytest.mark.parametrize("game", GAMES.names())
def test_a_crafted_save_is_refused_with_a_sentence_or_opens_a_table_that_can_be_played_at(
    client: TestClient[Any], game: str
) -> None:
    everything_is_met(client, game, range(SAVES))


def test_what_is_refused_has_left_nothing_behind(client: TestClient[Any]) -> None:
    files = [honest("card_game", seed) for seed in range(8)]
    brought = [bring(client, crafted("card_game", number, files)) for number in range(120, 140)]
    assert [None for _ in client.get("/api/tables").json()] == [None for scene in brought if scene is not None]
