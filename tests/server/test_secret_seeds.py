"""The chance of a table is nobody's to know; where somebody may know it all the same, everybody is told."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import json
from tests.server.serving import Scene, Server, Visitor, table

from miskatonic.kernel.replay import verify
from miskatonic.server.place import secret_seed

WORDS = {
    "en": "The seed of this game, 7, was chosen: anyone who knows it can find out what is hidden.",
    "fr": "La graine de cette partie, 7, a été choisie\u202f: quiconque la connaît peut découvrir ce qui est caché.",
}


def open_secretly(visitor: Visitor, *seats: str, game: str = "elder_sign", **options: Any) -> Scene:
    """A table whose seed nobody has chosen."""
    wanted = table(*seats, game=game, **options) | {"seed": None}
    scene: Scene = visitor.post("/api/tables", wanted)
    return scene


def file_of(visitor: Visitor, scene: Scene) -> bytes:
    answer = visitor.http.get(f"/api/tables/{scene['id']}/save")
    assert answer.status_code == 200, answer.text
    return answer.content


def play_to_the_end(visitor: Visitor, scene: Scene) -> Scene:
    while scene["question"] is not None:
        scene = visitor.choose(scene)
    return scene


def test_seeds_that_nobody_chose_have_128_bits_that_all_count() -> None:
    seeds = [secret_seed() for _ in range(200)]
    assert len(set(seeds)) == 200
    assert all(seed.bit_length() == 129 for seed in seeds)
    assert all(0 < sum(seed >> bit & 1 for seed in seeds) < 200 for bit in range(128))


SURELY = 12
"""So many choices are asked for in every game; the shortest of 3,000 in which the first option is always taken had 23."""


@pytest.mark.parametrize("game", ["elder_sign", "card_game"])
def test_a_table_of_a_secret_seed_is_played_taken_back_saved_and_played_again(visitor: Visitor, game: str) -> None:
    scene = open_secretly(visitor, "me", "me", game=game)
    visitor.set(scene["id"], free_undo=True)
    for _ in range(SURELY):
        scene = visitor.choose(visitor.see_turn(scene["id"]))
    before = visitor.see_turn(scene["id"])
    after = visitor.undo(visitor.choose(before))
    assert after["view"] == before["view"]
    verified = verify(file_of(visitor, scene))
    assert verified.seed.bit_length() == 129
    again = visitor.post("/api/tables/import", json.decode(file_of(visitor, scene)))
    assert again["view"] == visitor.see(scene["id"])["view"]
    assert verify(file_of(visitor, again)).seed == verified.seed


def test_two_tables_of_nobodys_seed_have_nothing_in_common(visitor: Visitor) -> None:
    seeds = {json.decode(file_of(visitor, open_secretly(visitor, "me")))["seed"] for _ in range(3)}
    assert len(seeds) == 3


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_seed_that_somebody_chose_is_told_to_everybody(server: Server, visitor: Visitor, lang: str) -> None:
    scene = visitor.open("me", "open", seed=7)
    guest, passer_by = server.guest(scene, 1), server.visitor()
    for person in (visitor, guest, passer_by):
        assert person.see(scene["id"], lang=lang)["notes"] == [WORDS[lang]]


def test_a_seed_that_nobody_chose_is_told_to_nobody(server: Server, visitor: Visitor) -> None:
    scene = open_secretly(visitor, "me", "open")
    for person in (visitor, server.guest(scene, 1), server.visitor()):
        assert person.see(scene["id"])["notes"] == []


def test_whoever_joins_a_game_that_comes_from_a_file_is_told(server: Server, visitor: Visitor) -> None:
    scene = visitor.post("/api/tables/import", json.decode(file_of(visitor, open_secretly(visitor, "me"))))
    assert "comes from a file" in server.visitor().see(scene["id"])["notes"][0]


def test_whoever_joins_a_game_of_which_somebody_has_the_file_is_told(server: Server, visitor: Visitor) -> None:
    scene = open_secretly(visitor, "me", "random")
    file_of(visitor, scene)
    opened = visitor.post(f"/api/tables/{scene['id']}/seats/1/open")
    assert "A player has the file" in server.guest(opened, 1).see(scene["id"])["notes"][0]


# --- a game that is over and has been opened


def over(visitor: Visitor) -> Scene:
    """A game that is over, at a table where choices can be taken back."""
    scene = open_secretly(visitor, "me", players=1)
    visitor.set(scene["id"], free_undo=True)
    return play_to_the_end(visitor, visitor.see(scene["id"]))


def test_a_game_that_is_over_and_has_been_opened_is_not_taken_up_again(server: Server, visitor: Visitor) -> None:
    scene = over(visitor)
    file_of(server.visitor(), scene)
    undo = f"/api/tables/{scene['id']}/undo"
    now = visitor.see(scene["id"])
    assert visitor.refused("POST", undo, {"version": now["version"]}) == (409, "undo_opened")
    assert visitor.refused("POST", undo, {"version": scene["version"]}) == (409, "stale_version")
    assert visitor.see(scene["id"])["ending"] is not None


def test_a_game_that_is_over_and_that_nobody_has_opened_goes_on(visitor: Visitor) -> None:
    scene = over(visitor)
    assert visitor.undo(scene)["ending"] is None


def test_the_file_of_a_game_that_was_taken_up_again_is_hidden_again(server: Server, visitor: Visitor) -> None:
    scene = visitor.undo(over(visitor))
    assert server.visitor().refused("GET", f"/api/tables/{scene['id']}/save") == (403, "hidden")
