"""Two worlds that differ only in what somebody may not know are the same to it: everything that the server sends is compared."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient, WebSocketTestSession
from tests.games.card_game.gambler import Gambler as CardGambler
from tests.games.hidden import strings
from tests.server.serving import in_process, stranger
from tests.server.two_worlds import KINDS, asked, audiences, exchange, look_at_games, received

from miskatonic import new_table
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.state import State
from miskatonic.kernel.table import Table, decoder, encode
from miskatonic.server.config import Config, Limits


@pytest.mark.parametrize("name", KINDS)
def test_what_somebody_may_not_know_changes_nothing_of_what_it_is_sent(name: str) -> None:
    kind = KINDS[name]
    look = look_at_games(kind, range(6), every=9)
    assert not look.found
    assert set(kind.hidden) <= look.changed
    assert look.steps > 100
    assert look.beats > 30


@pytest.mark.parametrize("scenario", ["the_gathering", "the_midnight_masks", "the_devourer_below"])
def test_nobody_is_asked_in_the_name_of_a_card_that_others_may_not_see(scenario: str) -> None:
    named: set[str] = set()
    table, gambler = new_table("card_game", seed=1, players=2, scenario=scenario), CardGambler(1, bold=True)
    while table.decision is not None:
        for seat in audiences(table):
            others = [each for each in table.state.investigators if each.seat != seat]
            hidden = {card for each in others for card in (*each.hand, *each.deck)}
            named |= hidden.intersection(strings(msgspec.json.decode(received(table, seat))["en"]["question"]))
        gambler.play(table, choices=2)
    assert not named


PATHS = ("", "?lang=fr", "/odds", "/log?before=1000")
HOST, GUEST, PASSER_BY = 0, 1, None


class Parlour:
    """A table of the server where a host and a guest play, and somebody looks on who holds no seat."""

    def __init__(self, client: TestClient[Any], database: Path, game: str, options: dict[str, Any]) -> None:
        self.client = client
        self.database = database
        self.headers: dict[int | None, dict[str, str]] = {who: stranger(client) for who in (HOST, GUEST, PASSER_BY)}
        seats = [{"kind": "me"}, {"kind": "open"}]
        opened = self.ask(HOST, "POST", "/api/tables", {"game": game, "options": options, "seats": seats, "seed": 5})
        self.path = f"/api/tables/{opened['id']}"
        self.ask(GUEST, "POST", f"{self.path}/seats/1/claim", {"invite": opened["seats"][1]["invite"]})

    def ask(self, who: int | None, method: str, path: str, body: Any = None) -> Any:
        """What comes of it."""
        answer = self.client.request(method, path, json=body, headers=self.headers[who])
        assert answer.is_success, answer.text
        return answer.json()

    def choose(self, number: int) -> bool:
        """Whoever is asked takes some option; False when the game is over."""
        question = self.ask(PASSER_BY, "GET", self.path)["question"]
        if question is None:
            return False
        scene = self.ask(question["seat"], "GET", self.path)
        question = scene["question"]
        first = number % max(1, len(question["options"]) - question["least"])
        options = [option["id"] for option in question["options"][first : first + max(1, question["least"])]]
        body = {"version": scene["version"], "seat": question["seat"], "options": options}
        self.ask(question["seat"], "POST", f"{self.path}/choices", body)
        return True

    def sent(self, who: int | None) -> list[str]:
        """Everything that somebody is sent, over a live connection too, as it goes over the wire."""
        words = [self.client.get(f"{self.path}{path}", headers=self.headers[who]).text for path in PATHS]
        with self.live(who) as socket:
            words.append(socket.receive_text())
        scene = f'"version":{self.version},'
        assert [scene in each for each in words] == [True, True, True, False, True], "it is what the database holds"
        return [each.replace(scene, "") for each in words]

    @contextmanager
    def live(self, who: int | None) -> Iterator[WebSocketTestSession]:
        """A connection of somebody to the table, which asks for everything."""
        with self.client.websocket_connect(f"{self.path}/live", headers=self.headers[who]) as socket:
            socket.send_json({"type": "watch", "lang": "fr"})
            yield socket

    def other_world(self, who: int | None) -> bytes | None:
        """The checkpoint of another world that looks the same to somebody; None if the choices since lead elsewhere there."""
        with closing(sqlite3.connect(self.database)) as db:
            game, checkpoint, since = db.execute("SELECT game, checkpoint, since FROM tables").fetchone()
        rules = GAMES[game].rules
        kind: type[State] = rules.state_type
        read = decoder(kind).decode
        state = read(checkpoint)
        exchange(rules, state, who, world=1)
        another, reveals = encode(state), state.rng.reveals
        worlds = [Table(rules, read(each), {}, 0) for each in (checkpoint, another)]
        for seat, options in msgspec.msgpack.decode(since):
            for table in worlds:
                if table.decision is None or any(table.decision.index(option) < 0 for option in options):
                    return None
                table.choose(*options, seat=seat)
        same = asked(worlds[0]) == asked(worlds[1]) and {table.state.rng.reveals for table in worlds} == {reveals}
        return another if same and another != checkpoint else None

    def put(self, checkpoint: bytes) -> bytes:
        """Has the game go on from another checkpoint, in a version that no process has seen before; the one that it had."""
        with closing(sqlite3.connect(self.database)) as db, db:
            (before,) = db.execute("SELECT checkpoint FROM tables").fetchone()
            db.execute("UPDATE tables SET checkpoint = ?, version = version + 1", (checkpoint,))
        return bytes(before)

    @property
    def version(self) -> int:
        """That the table has in the database."""
        with closing(sqlite3.connect(self.database)) as db:
            return int(db.execute("SELECT version FROM tables").fetchone()[0])


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("elder_sign", {}),
        ("card_game", {"scenario": "the_devourer_below"}),
        ("arkham_horror", {}),
        ("arkham_horror", {"boxes": ["kingsport"]}),
        ("mansions", {"keeper": HOST}),
    ],
)
def test_two_worlds_are_the_same_over_the_wire_and_over_a_live_connection(
    game: str, options: dict[str, Any], tmp_path: Path
) -> None:
    database = tmp_path / "tables.sqlite3"
    compared = 0
    with in_process(Config(database=str(database), limits=Limits(rate=0))) as client:
        parlour = Parlour(client, database, game, options)
        with parlour.live(GUEST):  # as long as the guest is there, it does not come and go
            for number in range(40):
                who = (GUEST, PASSER_BY)[number % 2]
                if (another := parlour.other_world(who)) is not None:
                    here = parlour.sent(who)
                    own = parlour.put(another)
                    assert parlour.sent(who) == here
                    parlour.put(own)
                    compared += 1
                if not parlour.choose(number):
                    break
    assert compared > 5
