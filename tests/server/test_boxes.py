"""Boxes over the wire: the form of a game with its boxes, the components and the rules that they add, and tables with them.

The server of these tests runs in this process, so that it knows a box that was made here.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.server.serving import in_process, table

from miskatonic.games.card_game.declare import asset
from miskatonic.games.card_game.events import CardGameEvent
from miskatonic.kernel.box import Box
from miskatonic.kernel.event import EVENTS
from miskatonic.kernel.setup import Field, Pick
from miskatonic.kernel.text import Text, own_words
from miskatonic.server.config import Config, Limits
from miskatonic.server.routes import all_stages
from miskatonic.testing.home_made import home_made

GAME = "/api/games/card_game"
LEDGER = """
[chapters]
"Curios" = "Curiosités"

[[rule]]
id = "CU-01"
chapter = "Curios"
en = "The lens magnifies."
fr = "La lentille grossit."
kind = "effect"
"""


@pytest.fixture(scope="module")
def box(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Box]:
    """One more card, one more rule, and two questions at setup."""
    with home_made("card_game", "curios") as curios:
        curios.ledger = tmp_path_factory.mktemp("box") / "ledger.toml"
        curios.ledger.write_text(LEDGER)
        asset("brass_lens", "Brass Lens", "Lentille de cuivre", "C001", faction="seeker", cost=1, level=0)
        wings = tuple(Pick(wing, own_words(wing, wing)) for wing in ("east", "west"))
        wing = own_words("Wing", "Aile")
        curios.question(Field(option="wing", label=wing, help=wing, kind="pick", picks=wings, usual="east"))
        haunted = own_words("Haunted", "Hanté")
        curios.question(Field(option="haunted", label=haunted, help=haunted, kind="flag"))
        yield curios


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    with in_process(Config(database=str(tmp_path / "tables.sqlite3"), limits=Limits(rate=0))) as client:
        yield client


def fields(client: TestClient[Any], query: str = "") -> dict[str, Any]:
    return {field["option"]: field for field in client.get(f"{GAME}?lang=en{query}").json()["fields"]}


def test_without_boxes_nobody_is_asked_for_any(client: TestClient[Any]) -> None:
    assert "boxes" not in fields(client)


def test_the_form_names_the_boxes_and_asks_their_questions_only_with_them(box: Box, client: TestClient[Any]) -> None:
    plain = fields(client)
    assert plain["boxes"]["picks"] == [{"value": "curios", "label": "Home-made"}]
    assert "wing" not in plain
    opened = fields(client, "&box=curios")
    assert (opened["wing"]["usual"], opened["wing"]["box"]) == ("east", "curios")
    assert opened["haunted"]["kind"] == "flag"
    assert {field["box"] for option, field in opened.items() if option not in ("wing", "haunted")} == {""}
    listed = client.get("/api/games?lang=en").json()
    assert next(game for game in listed if game["slug"] == "card_game")["fields"] == list(plain.values())


def test_components_of_a_box_come_only_with_it(box: Box, client: TestClient[Any]) -> None:
    assert "brass_lens" not in client.get(f"{GAME}/pieces?lang=fr").json()
    pieces = client.get(f"{GAME}/pieces?lang=fr&box=curios&kind=asset").json()
    assert pieces["brass_lens"]["name"] == "Lentille de cuivre"


def test_decks_can_be_made_of_the_cards_of_a_box_only_with_it(box: Box, client: TestClient[Any]) -> None:
    def pool(query: str) -> list[str]:
        pieces = client.get(f"{GAME}/pieces?kind=investigator{query}").json()
        return list(pieces["daisy_walker"]["facts"]["pool"])

    assert "brass_lens" not in pool("")
    assert pool("&box=curios") == [*pool(""), "brass_lens"]


def test_rules_are_found_with_boxes_too(box: Box, client: TestClient[Any]) -> None:
    assert client.get(f"{GAME}/rules/CU-01?lang=fr&box=curios").json()["words"] == "La lentille grossit."
    assert client.get(f"{GAME}/rules/CU-01?lang=fr").json()["code"] == "unknown_rule"
    assert client.get(f"{GAME}/rules/CG-PREC-01?lang=en&box=curios").json()["id"] == "CG-PREC-01"


def test_events_of_a_box_come_only_with_it(client: TestClient[Any]) -> None:
    path = "/api/games/arkham_horror/stage"
    assert "RiftOpened" not in client.get(path).json()
    assert client.get(f"{path}?box=kingsport").json()["RiftOpened"]["importance"] == 4


def test_a_table_is_called_after_the_game_and_its_boxes(client: TestClient[Any]) -> None:
    def titles(**options: Any) -> set[str]:
        scene = client.post("/api/tables?lang=en", json=table("me", game="arkham_horror", **options)).json()
        listed = {card["id"]: card["title"] for card in client.get("/api/tables?lang=en").json()}
        return {scene["title"], listed[scene["id"]]}

    client.get("/api/me")
    assert titles() == {"Arkham Horror"}
    assert titles(boxes=["kingsport"]) == {"Arkham Horror · Kingsport Horror"}
    assert titles(boxes=["kingsport_epic"]) == {"Arkham Horror · Kingsport Horror: Epic Battle only"}


@pytest.fixture
def unstaged() -> Iterator[None]:
    """An event of a box whose author has not said how it is told, and one that only lets cards answer."""

    class BrassRings(CardGameEvent, frozen=True, gc=False):
        def text(self) -> Text:
            return own_words("The brass rings.", "Le cuivre sonne.")

    class BrassWillRing(CardGameEvent, frozen=True, gc=False):
        pass

    yield
    for event in (BrassRings, BrassWillRing):
        del EVENTS["card_game"][event.__name__]


def test_an_event_of_a_box_without_a_stage_is_a_mark(unstaged: None, box: Box, client: TestClient[Any]) -> None:
    all_stages.cache_clear()
    stages = client.get(f"{GAME}/stage?box=curios").json()
    assert stages["BrassRings"] == {"importance": 1, "own": 1, "form": "mark", "shows": "", "opens": False}
    assert "BrassWillRing" not in stages
    all_stages.cache_clear()


@pytest.mark.parametrize("path", ["", "/pieces", "/stage", "/rules/CG-PREC-01"])
def test_a_box_that_is_not_installed_is_refused(path: str, client: TestClient[Any]) -> None:
    answer = client.get(f"{GAME}{path}?lang=en&box=nonsense")
    assert answer.status_code == 400
    assert "nonsense" in answer.json()["message"]


def test_a_table_says_which_boxes_it_is_played_with(box: Box, client: TestClient[Any]) -> None:
    options = {"boxes": ["curios"], "answers": {"wing": "west", "haunted": "yes"}}
    opened = client.post("/api/tables", json={"game": "card_game", "options": options, "seats": [{"kind": "me"}]})
    assert opened.status_code == 201, opened.text
    assert opened.json()["boxes"] == ["curios"]
    plain = client.post("/api/tables", json={"game": "card_game", "seats": [{"kind": "me"}]})
    assert plain.json()["boxes"] == []
