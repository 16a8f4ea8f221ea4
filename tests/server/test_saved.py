"""Saved games: what is saved comes back whole, and what is damaged, foreign or forged is refused."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from sqlite3 import connect
from typing import Any

import pytest
from msgspec import json, msgpack
from msgspec.structs import replace
from tests.server.serving import Scene, Server, Visitor, as_sent, events_of

from miskatonic.kernel.record import Move, Recording
from miskatonic.kernel.replay import verify
from miskatonic.kernel.table import Table, load_table, new_table
from miskatonic.testing import scenario


def saved(visitor: Visitor, scene: Scene) -> dict[str, Any]:
    file: dict[str, Any] = visitor.get(f"/api/tables/{scene['id']}/save")
    return file


def bring(visitor: Visitor, file: Any) -> Scene:
    scene: Scene = visitor.post("/api/tables/import", file)
    return scene


def played(visitor: Visitor, *seats: str, choices: int = 20) -> Scene:
    scene = visitor.open(*seats)
    for _ in range(choices):
        scene = visitor.choose(visitor.see_turn(scene["id"]))
    return visitor.see_turn(scene["id"])


# --- there and back again


def test_a_saved_game_is_the_game_of_the_engine(visitor: Visitor) -> None:
    scene = played(visitor, "me")
    answer = visitor.http.get(f"/api/tables/{scene['id']}/save")
    table = load_table(answer.content)
    assert as_sent(table.view(0)) == scene["view"]
    assert len(table.moves) == scene["moves"]
    assert answer.headers["content-disposition"].startswith('attachment; filename="elder_sign-')
    assert answer.headers["content-type"] == "application/json"


def test_a_game_that_is_brought_back_is_as_it_was_with_all_its_history(visitor: Visitor, server: Server) -> None:
    scene = played(visitor, "me", "random")
    file = saved(visitor, scene)
    other = server.visitor()
    again = bring(other, file)
    assert again["id"] != scene["id"]
    for what in ("view", "question", "moment", "moves", "log_length"):
        assert again[what] == scene[what], what
    assert events_of(again) == events_of(visitor.see(scene["id"]))
    for number in (0, 1, 17, scene["moves"]):
        mine, theirs = (
            who.get(f"/api/tables/{table['id']}/moments/{number}") for who, table in ((visitor, scene), (other, again))
        )
        assert mine["view"] == theirs["view"]
        assert events_of(mine) == events_of(theirs)
    assert saved(other, again) == file


def test_bots_sit_where_they_sat_and_everybody_else_is_the_visitor(visitor: Visitor) -> None:
    scene = visitor.open("me", "random", "heuristic", "me", first_player=0)
    again = bring(visitor, saved(visitor, scene))
    assert [(seat["kind"], seat["bot"]) for seat in again["seats"]] == [
        ("person", ""),
        ("bot", "random"),
        ("bot", "heuristic"),
        ("person", ""),
    ]


def test_a_game_that_is_brought_back_goes_on(visitor: Visitor) -> None:
    again = bring(visitor, saved(visitor, played(visitor, "me", "random")))
    for _ in range(5):
        again = visitor.choose(visitor.see_turn(again["id"]))


def test_a_game_that_is_brought_back_can_be_taken_back_to_its_start(visitor: Visitor) -> None:
    scene = played(visitor, "me", choices=20)
    again = visitor.set(bring(visitor, saved(visitor, scene))["id"], free_undo=True)
    while again["moves"]:
        again = visitor.undo(again)
    assert again["view"] == visitor.get(f"/api/tables/{scene['id']}/moments/0")["view"]
    assert visitor.choose(again)["moves"] == 1


def test_a_game_after_taking_back_is_saved_without_what_was_taken_back(visitor: Visitor) -> None:
    scene = visitor.set(played(visitor, "me", choices=5)["id"], free_undo=True)
    scene = visitor.choose(visitor.undo(visitor.undo(scene)))
    assert len(saved(visitor, scene)["moves"]) == scene["moves"] == 4
    assert bring(visitor, saved(visitor, scene))["view"] == scene["view"]


def test_a_game_that_is_over_can_be_brought_back_to_be_looked_at(visitor: Visitor) -> None:
    scene = visitor.see_turn(visitor.open("random")["id"])
    again = bring(visitor, saved(visitor, scene))
    assert (again["status"], again["ending"]) == ("over", scene["ending"])


def test_a_game_of_the_command_line_can_be_gone_on_with_in_the_browser(visitor: Visitor) -> None:
    table = new_table("elder_sign", seed=11, players=2)
    for _ in range(10):
        choose(table)
    scene = bring(visitor, json.decode(table.save(["me", "heuristic"])))
    assert [seat["kind"] for seat in scene["seats"]] == ["person", "bot"]
    assert scene["moves"] >= 10


def test_a_situation_that_was_set_up_by_hand_can_be_played_and_saved(visitor: Visitor) -> None:
    situation = scenario("elder_sign", seats=["amanda_sharpe"], ancient_one="yig").set("doom", 3)
    scene = bring(visitor, json.decode(situation.table.save()))
    assert scene["view"]["ancient_one"]["doom"] == 3
    scene = visitor.choose(scene)
    assert bring(visitor, saved(visitor, scene))["view"] == scene["view"]
    assert visitor.get(f"/api/tables/{scene['id']}/moments/0")["view"]["ancient_one"]["doom"] == 3


# --- what was played with earlier rules

EARLIER = sorted((Path(__file__).parents[1] / "saves").glob("*-1-*.json"))


@pytest.mark.parametrize("path", EARLIER, ids=lambda path: str(path.stem))
def test_a_game_of_earlier_rules_goes_on_and_is_saved_with_those_of_today(visitor: Visitor, path: Path) -> None:
    scene = bring(visitor, json.decode(path.read_bytes()))
    for _ in range(5):
        if scene["status"] != "over":
            scene = visitor.choose(visitor.see_turn(scene["id"]))
    verify(json.encode(saved(visitor, scene)))


def test_a_table_whose_latest_choices_are_no_longer_possible_says_that_the_rules_have_changed(
    visitor: Visitor, server: Server
) -> None:
    table = played(visitor, "me", choices=3)["id"]
    with closing(connect(server.data / "tables.sqlite3")) as database, database:
        since = msgpack.encode([Move(0, ["as:it_once_was"])])
        database.execute("UPDATE tables SET since = ? WHERE id = ?", (since, table))
    answer = visitor.http.get(f"/api/tables/{table}")
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_save")
    assert "have changed since this game was recorded" in answer.json()["message"]


def test_a_table_whose_first_choices_are_no_longer_possible_is_saved_from_its_latest_step(
    visitor: Visitor, server: Server
) -> None:
    scene = played(visitor, "me", choices=30)
    with closing(connect(server.data / "tables.sqlite3")) as database, database:
        options = msgpack.encode(["as:it_once_was"])
        database.execute("UPDATE records SET options = ? WHERE table_id = ? AND number = 1", (options, scene["id"]))
    file = saved(visitor, scene)
    verify(json.encode(file))
    assert len(file["moves"]) < scene["moves"]
    assert bring(visitor, file)["view"] == scene["view"]


def of_revision(number: int, server: Server, table: str) -> None:
    """The table, with all that was chosen at it so far, was played with the rules of that revision."""
    with closing(connect(server.data / "tables.sqlite3")) as database, database:
        database.execute("UPDATE tables SET revision = ? WHERE id = ?", (number, table))
        database.execute("UPDATE records SET revision = ? WHERE table_id = ?", (number, table))


def choices_since(server: Server, table: str) -> int:
    """How many choices have been made since the latest checkpoint of a table."""
    with closing(connect(server.data / "tables.sqlite3")) as database:
        (since,) = database.execute("SELECT since FROM tables WHERE id = ?", (table,)).fetchone()
    return len(msgpack.decode(since))


def within_a_step(visitor: Visitor, server: Server) -> tuple[Scene, int]:
    """A table where choices have been made since its latest checkpoint, and how many."""
    scene = played(visitor, "me", choices=30)
    while not (since := choices_since(server, scene["id"])):
        scene = visitor.choose(scene)
    return scene, since


def test_a_table_of_earlier_rules_goes_on_from_its_latest_step(visitor: Visitor, server: Server) -> None:
    scene, since = within_a_step(visitor, server)
    of_revision(1, server, scene["id"])
    renewed = visitor.see(scene["id"])
    assert (renewed["moves"], renewed["timeline"]) == (scene["moves"] - since, scene["timeline"] + 1)
    after = visitor.choose(renewed)
    assert after["moves"] == renewed["moves"] + 1
    assert visitor.undo(after)["view"] == renewed["view"]
    verify(json.encode(saved(visitor, after)))


def test_what_was_played_by_earlier_rules_is_not_played_again_by_those_of_today(
    visitor: Visitor, server: Server
) -> None:
    scene, _ = within_a_step(visitor, server)
    of_revision(1, server, scene["id"])
    renewed = visitor.see(scene["id"])
    assert visitor.get(f"/api/tables/{scene['id']}/moments/{renewed['moves']}")["view"] == renewed["view"]
    answer = visitor.http.get(f"/api/tables/{scene['id']}/moments/1")
    assert "have changed since this game was recorded: it can continue" in answer.json()["message"]


def test_a_table_of_newer_rules_is_refused(visitor: Visitor, server: Server) -> None:
    scene = visitor.open("me")
    of_revision(99, server, scene["id"])
    answer = visitor.http.get(f"/api/tables/{scene['id']}")
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_save")
    assert "newer rules of" in answer.json()["message"]


# --- what is hidden


def test_with_others_at_the_table_nobody_gets_the_file_before_the_end(visitor: Visitor, server: Server) -> None:
    scene = visitor.open("me", "open")
    file = f"/api/tables/{scene['id']}/save"
    assert visitor.refused("GET", file) == (403, "open_seats"), "somebody is to come"
    guest = server.guest(scene, 1)
    for who in (visitor, guest, server.visitor()):
        assert who.refused("GET", file) == (403, "hidden")


def test_whoever_lets_bots_play_may_have_the_file_while_they_do(visitor: Visitor) -> None:
    scene = visitor.open("random", "random", pace=5)
    visitor.post(f"/api/tables/{scene['id']}/settings", {"paused": True}, method="PATCH")
    assert visitor.see(scene["id"])["status"] == "paused"
    assert saved(visitor, scene)["game"] == "elder_sign"


def test_when_the_game_is_over_everybody_may_have_the_file(visitor: Visitor, server: Server) -> None:
    scene = visitor.see_turn(visitor.open("random")["id"])
    assert saved(server.visitor(), scene)["digest"]


# --- what cannot be brought back


@pytest.fixture(scope="module")
def table() -> Table[Any]:
    table = new_table("elder_sign", seed=7, players=1)
    for _ in range(25):
        choose(table)
    return table


def choose(table: Table[Any], *, last: bool = False) -> None:
    """Takes the first options that will do, or the last ones."""
    assert table.decision is not None
    number, most = max(1, table.decision.least), len(table.decision.options)
    table.choose(*(range(most - number, most) if last else range(number)))


@pytest.mark.parametrize(
    "file",
    [{}, {"program": "chess", "format": 1}, {"program": "miskatonic"}, {"program": "miskatonic", "format": 99}],
    ids=["nothing", "another program", "no version", "another version"],
)
def test_a_foreign_file_is_refused(visitor: Visitor, file: dict[str, Any]) -> None:
    assert visitor.refused("POST", "/api/tables/import", file) == (400, "bad_save")
    assert visitor.get("/api/tables") == []


def without(key: str) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda file: {name: value for name, value in file.items() if name != key}


DAMAGE: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
    "changed": lambda file: file | {"seed": file["seed"] + 1},
    "a choice too few": lambda file: file | {"moves": file["moves"][:-1]},
    "another game": lambda file: file | {"game": "chess"},
    "another type": lambda file: file | {"moves": "none"},
    "an unknown field": lambda file: file | {"cheat": True},
    "no digest": without("digest"),
    "no checkpoint": without("checkpoint"),
    "no seed": without("seed"),
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_file_is_refused(
    visitor: Visitor, table: Table[Any], damage: Callable[[dict[str, Any]], dict[str, Any]]
) -> None:
    file = json.decode(table.save())
    assert visitor.refused("POST", "/api/tables/import", damage(file)) == (400, "bad_save")
    assert visitor.get("/api/tables") == []


def wrong_start(record: Recording) -> Recording:
    """The choices since the checkpoint are right, those before it are not."""
    return replace(record, moves=[Move(0, ["nonsense"]), *record.moves[1:]])


def other_seat(record: Recording) -> Recording:
    return replace(record, moves=[Move(5, record.moves[0].options), *record.moves[1:]])


def other_history(record: Recording) -> Recording:
    """Choices that are possible but lead elsewhere than to the checkpoint."""
    elsewhere = new_table("elder_sign", seed=7, players=1)
    while len(elsewhere.moves) < record.checkpoint_after:
        choose(elsewhere, last=True)
    return replace(record, moves=elsewhere.moves + record.moves[record.checkpoint_after :])


def many_moves(record: Recording) -> Recording:
    return replace(
        record, moves=record.moves[:1] * 50_000 + record.moves, checkpoint_after=record.checkpoint_after + 50_000
    )


FORGERIES: dict[str, Callable[[Recording], Recording]] = {
    "impossible choices at the start": wrong_start,
    "choices of a seat that is not there": other_seat,
    "a history that leads elsewhere": other_history,
    "more choices than there were": many_moves,
    "another seed": lambda record: replace(record, seed=8),
    "a great seed": lambda record: replace(record, seed=2**63),
    "a negative seed": lambda record: replace(record, seed=-(2**63)),
    "other options": lambda record: replace(record, options={"players": 2}),
    "unknown options": lambda record: replace(record, options={"cheat": "x" * 5000}),
    "a long name of a game": lambda record: replace(record, game="x" * 100_000),
    "a position that cannot be": lambda record: replace(record, checkpoint=record.checkpoint | {"doom": 99}),
    "a piece that is not there": lambda record: replace(record, checkpoint=record.checkpoint | {"mythos": "x" * 5000}),
    "an origin that cannot be": lambda record: replace(record, origin=record.checkpoint | {"active": 7}),
    "a start in the middle": lambda record: replace(record, origin=record.checkpoint),
    "a checkpoint after the end": lambda record: replace(record, checkpoint_after=10**6),
}


@pytest.mark.parametrize("forge", FORGERIES.values(), ids=FORGERIES)
def test_a_forged_file_is_refused_even_with_the_right_seal(
    visitor: Visitor, table: Table[Any], forge: Callable[[Recording], Recording]
) -> None:
    file = json.decode(json.encode(forge(table.record()).sealed()))
    answer = visitor.http.post("/api/tables/import?lang=fr", json=file)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_save"), answer.text
    assert visitor.get("/api/tables") == []


@pytest.mark.parametrize("seed", [2**32, 2**63, 2**64 + 7, -5, -(2**80)])
def test_a_game_of_any_seed_can_be_brought_back(visitor: Visitor, seed: int) -> None:
    table = new_table("elder_sign", seed=seed, players=1)
    choose(table)
    scene = bring(visitor, json.decode(table.save()))
    assert scene["view"] == as_sent(table.view(0))
    assert visitor.choose(scene)["moves"] == 2
    assert bring(visitor, saved(visitor, scene))["moves"] == 2


def test_who_played_is_no_way_in(visitor: Visitor, table: Table[Any]) -> None:
    for players in (["hal"], ["x" * 10_000], ["me"] * 500, []):
        file = json.decode(table.save(players))
        assert [seat["kind"] for seat in bring(visitor, file)["seats"]] == ["person"]
