"""Beats: choices told again to a seat, with its view at each thing that happened."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient
from tests.server.serving import Scene, Server, Visitor, as_sent, in_process, playable, table
from tests.server.told_again import choices_of, components_of, fails_to_show, named_in, retold
from tests.server.treadmill import RACE
from tests.server.two_worlds import KINDS, audiences

from miskatonic.kernel.event import event_types
from miskatonic.kernel.game import GAMES
from miskatonic.server.beats import MOST_BEATS, MOST_CHOICES
from miskatonic.server.config import Config, Limits

ALSO_WORDS = {"fight", "lore", "luck", "speed", "sneak", "will"}
"""Names of skill cards, and of skills."""


def beats_of(visitor: Visitor, scene: Scene, after: int, to: int, **query: Any) -> list[Any]:
    path = f"/api/tables/{scene['id']}/beats"
    answer = visitor.get(path, after=after, to=to, timeline=scene["timeline"], **query)
    assert (answer["timeline"], answer["after"], answer["to"]) == (scene["timeline"], after, to)
    beats: list[Any] = answer["beats"]
    return beats


def played(visitor: Visitor, choices: int, *seats: str, **options: Any) -> Scene:
    """A table where some choices were made."""
    scene = visitor.open(*seats or ("me",), **options)
    while scene["moves"] < choices:
        scene = visitor.choose(scene)
    return scene


def importance(scene: Scene, line: Any) -> int:
    """How a line of the log is told."""
    _ = GAMES[scene["game"]]
    stage = event_types(scene["game"])[line["kind"]].stage
    return stage.importance if stage is not None else 0


# --- what is sent


@pytest.mark.parametrize("game", ["elder_sign", "arkham_horror"])
def test_every_line_of_some_importance_has_its_beat(visitor: Visitor, game: str) -> None:
    scene = played(visitor, 24, "me", "me", game=game)
    lines = visitor.get(f"/api/tables/{scene['id']}/log", before=scene["log_length"])["log"]
    matter = [line["number"] for line in lines if line["move"] > 4 and importance(scene, line) > 1]
    assert [beat["number"] for beat in beats_of(visitor, scene, 4, 24)] == matter
    assert len(matter) > 10


def test_beats_begin_with_what_was_seen_before_and_a_choice_is_told_as_alone(visitor: Visitor) -> None:
    scene = played(visitor, 20)
    view = visitor.get(f"/api/tables/{scene['id']}/moments/8")["view"]
    together = {}
    for beat in beats_of(visitor, scene, 8, 20):
        view = view | beat["change"]
        together[beat["number"]] = view
    for number in range(8, 20):
        view = visitor.get(f"/api/tables/{scene['id']}/moments/{number}")["view"]
        for beat in beats_of(visitor, scene, number, number + 1):
            view = view | beat["change"]
            assert together.pop(beat["number"]) == view
    assert not together


def test_where_nothing_was_chosen_there_is_nothing_to_tell(visitor: Visitor) -> None:
    scene = played(visitor, 3)
    assert beats_of(visitor, scene, 3, 3) == []


def test_everybody_is_told_through_the_own_eyes(visitor: Visitor, server: Server) -> None:
    scene = visitor.open("me", "open", game="arkham_horror")
    guest, passer_by = server.guest(scene, 1), server.visitor()
    for _ in range(6):
        mover = (visitor, guest)[scene["question"]["seat"]]
        scene = mover.choose(mover.see(scene["id"]))
    for who, seat in ((visitor, 0), (guest, 1), (passer_by, None)):
        view = who.get(f"/api/tables/{scene['id']}/moments/0")["view"]
        beats = beats_of(who, scene, 0, 6)
        assert beats
        assert view["seat"] == seat
        assert not [beat for beat in beats if "seat" in beat["change"]]
    assert guest.refused("GET", f"/api/tables/{scene['id']}/beats?after=0&to=1&timeline=0&seat=0") == (
        403,
        "not_your_seat",
    )


# --- what is refused


def test_what_cannot_be_told_again_is_refused(visitor: Visitor, server: Server) -> None:
    scene = played(visitor, MOST_CHOICES + 2)
    path, most = f"/api/tables/{scene['id']}/beats", scene["moves"]

    def refused(after: int, to: int, timeline: int = 0) -> tuple[int, str]:
        return visitor.refused("GET", f"{path}?after={after}&to={to}&timeline={timeline}")

    assert refused(most, most + 1) == (404, "unknown_moment")
    assert refused(most + 1, most + 1) == (404, "unknown_moment")
    assert refused(3, 2) == (400, "bad_request")
    assert refused(-1, 2) == (400, "bad_request")
    assert refused(0, MOST_CHOICES + 1) == (400, "too_many_choices")
    assert refused(0, 1, timeline=1) == (409, "stale_version")
    assert visitor.refused("GET", f"{path}?after=0&to=1") == (400, "bad_request")
    assert beats_of(visitor, scene, 1, MOST_CHOICES + 1)
    visitor.set(scene["id"], spectators=False)
    assert server.visitor().refused("GET", f"{path}?after=0&to=1&timeline=0") == (403, "not_for_spectators")


def test_what_was_taken_back_is_not_told_again(visitor: Visitor) -> None:
    scene = visitor.open("me", "me", game="arkham_horror")
    visitor.set(scene["id"], free_undo=True)
    scene = visitor.choose(visitor.see(scene["id"]))
    first = beats_of(visitor, scene, 0, 1)
    scene = visitor.undo(scene)
    assert scene["timeline"] == 1
    path = f"/api/tables/{scene['id']}/beats?after=0"
    assert visitor.refused("GET", f"{path}&to=1&timeline=0") == (409, "stale_version")
    assert visitor.refused("GET", f"{path}&to=1&timeline=1") == (404, "unknown_moment")
    assert beats_of(visitor, visitor.choose(scene), 0, 1) == first


# --- where it is too much, or fails


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    limits = Limits(rate=0, look_seconds=1.0)
    with (
        playable("treadmill"),
        in_process(Config(database=str(tmp_path / "tables.sqlite3"), limits=limits)) as client,
    ):
        yield client


def walked(client: TestClient[Any], *ways: str) -> str:
    """The address of a table at the treadmill, where somebody has gone those ways."""
    path = f"/api/tables/{client.post('/api/tables', json=table('me', game='treadmill')).json()['id']}"
    for version, way in enumerate(ways):
        body = {"version": version, "seat": 0, "options": [way]}
        assert client.post(f"{path}/choices", json=body).status_code == 200
    return path


def test_where_too_much_has_happened_the_earliest_details_are_left_out(client: TestClient[Any]) -> None:
    path = walked(client, "walk", "race")
    beats = client.get(f"{path}/beats?after=0&to=2&timeline=0").json()["beats"]
    last = 1 + 1 + RACE + 1
    assert [beat["number"] for beat in beats] == [1, *range(last - MOST_BEATS + 1, last)]
    assert [beat["change"]["turn"] for beat in beats] == [1, *range(RACE + 3 - MOST_BEATS + 1, RACE + 3)]


def test_a_view_that_cannot_be_made_ends_the_beats_and_fails_nothing(
    client: TestClient[Any], caplog: pytest.LogCaptureFixture
) -> None:
    path = walked(client, "walk", "stumble", "walk")
    with caplog.at_level(logging.INFO, "miskatonic.server.beats"):
        answer = client.get(f"{path}/beats?after=0&to=3&timeline=0")
    assert answer.status_code == 200
    assert answer.json()["beats"] == [{"number": 0, "change": {"turn": 1}}, {"number": 1, "change": {"turn": 2}}]
    told = [(record.levelname, record.getMessage()) for record in caplog.records if "beats" in record.name]
    assert len(told) == 1
    assert told[0][0] == "INFO"
    assert "ValueError" in told[0][1]
    assert "ground" not in told[0][1], "what was in hand is not told"


def test_looking_that_takes_for_ever_in_the_middle_of_a_choice_is_refused(client: TestClient[Any]) -> None:
    path = walked(client, "doze", "walk")
    answer = client.get(f"{path}/beats?after=0&to=1&timeline=0")
    assert (answer.status_code, answer.json()["code"]) == (413, "too_long")
    assert len(client.get(f"{path}/beats?after=1&to=2&timeline=0").json()["beats"]) == 1


# --- every game


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("lot", range(3))
def test_whatever_happens_in_a_game_can_be_looked_at_while_it_does(name: str, lot: int) -> None:
    assert list(fails_to_show(KINDS[name], range(10 * lot, 10 * lot + 10))) == []


@pytest.mark.parametrize("name", KINDS)
def test_beats_are_views_of_the_game_and_name_nothing_that_the_seat_does_not_learn(name: str) -> None:
    assert check_beats(name, 5, every=3, most=240) > 30


def check_beats(name: str, seed: int, every: int, most: int | None = None) -> int:
    """Looks at the beats of a game's choices for several seats, and counts them. They add up to whole views, lead where the
    choice led, stand at the lines that the seat may read, and name no component that is neither in its view before or after the
    choice nor in its log."""
    told = 0
    for at, picked in islice(choices_of(KINDS[name], seed), 0, most, every):
        components = components_of(at) - ALSO_WORDS
        for seat in audiences(at):
            again = retold(at, picked, seat)
            assert again.same
            assert [beat.number for beat in again.beats.beats] == again.important
            known = named_in(again.before, again.after, *(again.events[line] for line in again.heard))
            for view in again.views():
                whole = msgspec.json.decode(msgspec.json.encode(view), type=type(again.before))
                assert as_sent(whole) == view
                assert (whole.game, whole.seat) == (again.after.game, seat)
                assert not (named_in(view) & components) - known
                told += 1
    return told
