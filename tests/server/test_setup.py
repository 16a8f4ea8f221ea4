"""What is asked before a table is opened: what is wrong with a setup, and the components of a game."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from msgspec import json
from tests.server.serving import Visitor

from miskatonic.games.card_game.rules.decks import starter_deck, write_deck
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.game import GAMES

CHECK = "/api/games/card_game/check"


def deck(**slots: int) -> str:
    """The starter deck of Roland Banks with other numbers of copies."""
    written = write_deck(starter_deck("roland_banks"))
    written["slots"] |= slots
    return json.encode(written).decode()


def problems(visitor: Visitor, game: str = "card_game", lang: str = "en", **options: Any) -> list[str]:
    answer = visitor.post(f"/api/games/{game}/check?lang={lang}", {"options": options})
    return list(answer["problems"])


def test_a_deck_that_can_be_played_has_no_problems(visitor: Visitor) -> None:
    assert problems(visitor, decks=[deck()]) == []
    assert problems(visitor, decks=["", "random"], players=2) == []
    assert problems(visitor) == []


@pytest.mark.parametrize("option", ["decks", "reserve", "seats", "boxes", "log", "away"])
def test_nobody_has_any_number_of_lists_checked(visitor: Visitor, option: str) -> None:
    assert problems(visitor, "card_game", "en", **{option: ["{}"] * 700}) == [
        f"The setup option “{option}” lists more than 20 things."
    ]


def test_everything_that_is_wrong_with_a_deck_is_named_in_the_readers_language(visitor: Visitor) -> None:
    written = deck(**{"01016": 3, "01044": 1, "09999": 1, "01006": 2})
    english = problems(visitor, decks=[written])
    assert len(english) == 5
    for named in ("09999", "33 cards, not 30", "3 copies of .45 Automatic", "Switchblade", "Roland’s .38 Special"):
        assert any(named in problem for problem in english), named
    french = problems(visitor, lang="fr", decks=[written])
    assert len(french) == 5
    assert "Aucune carte de cette boîte ne porte le numéro 09999." in french
    assert not set(french) & set(english)


def test_with_several_decks_each_problem_names_its_seat(visitor: Visitor) -> None:
    assert problems(visitor, decks=["", deck(**{"09999": 1})], players=2) == [
        "Seat 2: There is no card with the number 09999 in this box."
    ]


def test_problems_of_a_deck_in_reserve_name_the_deck(visitor: Visitor) -> None:
    spare = json.encode(json.decode(deck(**{"09999": 1})) | {"name": "For later"}).decode()
    wrong = "There is no card with the number 09999 in this box."
    assert problems(visitor, campaign=True, reserve=[deck()]) == []
    assert problems(visitor, campaign=True, reserve=[spare]) == [f"For later (in reserve): {wrong}"]
    assert problems(visitor, campaign=True, reserve=["{"]) == problems(visitor, decks=["{"])


def test_a_campaign_begins_without_experience(visitor: Visitor) -> None:
    bought = deck(**{"01016": 0, "01029": 1})
    del_zero = json.decode(bought)
    del del_zero["slots"]["01016"]
    written = json.encode(del_zero).decode()
    assert problems(visitor, decks=[written]) == []
    assert problems(visitor, decks=[written], campaign=True) == ["The cards cost 4 experience, but there are only 0."]


@pytest.mark.parametrize("written", ["{}", "[", "null", "[" * 30_000, '{"investigator_code": "01001", "slots": []}'])
def test_what_is_no_deck_list_is_said_to_be_none(visitor: Visitor, written: str) -> None:
    (problem,) = problems(visitor, decks=[written])
    assert "investigator_code" in problem


def test_so_many_problems_as_anybody_reads_are_named(visitor: Visitor) -> None:
    written = deck(**{f"{number:05}": 1 for number in range(20_000, 20_500)})
    assert len(problems(visitor, decks=[written])) == 50
    (long, *_) = problems(visitor, decks=[deck(**{"9" * 5000: 1})])
    assert len(long) < 300


def test_whatever_a_setup_refuses_is_told_before(visitor: Visitor) -> None:
    for game, wrong in (
        ("card_game", {"seats": ["roland_banks", "roland_banks"]}),
        ("card_game", {"scenario": "nowhere"}),
        ("elder_sign", {"ancient_one": "nobody"}),
        ("elder_sign", {"seats": ["joe_diamond", "joe_diamond"], "players": 2}),
        ("elder_sign", {"cheat": True}),
        ("elder_sign", {"players": 99}),
    ):
        (problem,) = problems(visitor, game, **wrong)
        refused = visitor.http.post(
            "/api/tables",
            json={"game": game, "options": wrong, "seats": [{"kind": "me"}] * int(str(wrong.get("players", 1)))},
        )
        assert refused.status_code == 400
        if refused.json()["code"] == "bad_setup":
            assert refused.json()["message"] == problem


def test_a_table_is_refused_for_a_bad_deck(visitor: Visitor) -> None:
    body = {"game": "card_game", "options": {"decks": [deck(**{"09999": 1})]}, "seats": [{"kind": "me"}]}
    assert visitor.refused("POST", "/api/tables", body) == (400, "bad_setup")
    body["options"] = {"decks": [deck()]}
    assert visitor.post("/api/tables", body)["view"]["investigators"][0]["slug"] == "roland_banks"


def test_a_setup_that_is_too_large_is_refused(visitor: Visitor) -> None:
    assert visitor.refused("POST", CHECK, {"options": {"decks": ["x" * 70_000]}}) == (413, "too_large")
    assert visitor.refused("POST", CHECK, {"options": {}, "cheat": 1}) == (400, "bad_request")
    assert visitor.refused("POST", "/api/games/chess/check", {"options": {}}) == (404, "unknown_game")


def test_the_form_asks_for_a_deck_for_each_seat(visitor: Visitor) -> None:
    (form,) = (game["fields"] for game in visitor.get("/api/games", lang="fr") if game["slug"] == "card_game")
    (field,) = (field for field in form if field["kind"] == "decks")
    assert field["option"] == "decks"
    assert [pick["value"] for pick in field["picks"]] == ["", "random"]


def test_the_form_asks_for_no_scenario_of_a_campaign(visitor: Visitor) -> None:
    (form,) = (game["fields"] for game in visitor.get("/api/games") if game["slug"] == "card_game")
    assert {field["option"]: field["unless"] for field in form if field["unless"]} == {"scenario": "campaign"}


def test_the_form_asks_for_decks_in_reserve_of_a_campaign_only(visitor: Visitor) -> None:
    (form,) = (game["fields"] for game in visitor.get("/api/games") if game["slug"] == "card_game")
    belonging = {field["option"]: (field["kind"], field["only_with"]) for field in form if field["only_with"]}
    assert belonging == {"reserve": ("lists", "campaign")}


# --- components


def test_components_of_some_kinds_are_told_alone(visitor: Visitor) -> None:
    everything = visitor.get("/api/games/card_game/pieces")
    some = visitor.get("/api/games/card_game/pieces", kind=["asset", "skill"])
    assert some == {slug: card for slug, card in everything.items() if card["kind"] in ("asset", "skill")}
    assert {card["kind"] for card in some.values()} == {"asset", "skill"}
    assert visitor.get("/api/games/card_game/pieces", kind="nonsense") == {}
    assert set(everything) == {
        slug
        for registry in GAMES["card_game"].reading.registries.values()
        for slug in edition_of("card_game")[registry].slugs
    }


def test_components_that_are_known_already_are_not_sent_again(visitor: Visitor) -> None:
    def ask(etag: str = "", **query: Any) -> httpx.Response:
        headers = {"If-None-Match": etag} if etag else {}
        return visitor.http.get("/api/games/card_game/pieces", params=query, headers=headers)

    first = ask(lang="en")
    known = first.headers["ETag"]
    again = ask(known, lang="en")
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")
    assert ask(known, lang="fr").status_code == 200
    assert ask(known, lang="en", kind="skill").status_code == 200
    assert ask('"something else"', lang="en").content == first.content


# --- how events are told


def test_the_stage_says_how_each_kind_of_event_is_told(visitor: Visitor) -> None:
    stages = visitor.get("/api/games/elder_sign/stage")
    assert stages["MonsterPlaced"] == {"importance": 2, "own": 2, "form": "flight", "shows": "monster", "opens": False}
    assert (stages["ElderSignGained"]["importance"], stages["ElderSignGained"]["own"]) == (3, 4)
    assert stages["Midnight"]["opens"]
    assert "MonsterAppears" not in stages


def test_a_stage_that_is_known_already_is_not_sent_again(visitor: Visitor) -> None:
    path = "/api/games/elder_sign/stage"
    first = visitor.http.get(path)
    again = visitor.http.get(path, headers={"If-None-Match": first.headers["ETag"]})
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")


# --- decks


def test_a_deck_builder_knows_what_an_investigator_may_have(visitor: Visitor) -> None:
    pieces = visitor.get("/api/games/card_game/pieces", kind=["investigator", "asset", "treachery"])
    roland = pieces["roland_banks"]["facts"]
    assert {"machete", "magnifying_glass", "knife"} <= set(roland["pool"])
    assert "switchblade" not in roland["pool"]
    assert roland["required"] == ["rolands_38_special", "cover_up"]
    assert sum(roland["starter"].values()) == roland["deck_size"] + len(roland["required"])
    assert pieces["machete"]["facts"]["codes"] == ["01020", "01520"]
    assert pieces["haunted"]["facts"]["codes"] == ["01098", "01598"]
