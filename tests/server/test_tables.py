"""The tables of a visitor: the list, what is put away and comes back, and how much one may ask for."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.server.serving import Server, Visitor, in_process, serving, stranger, table, wait_for

from miskatonic.server.config import Config, Limits
from miskatonic.server.devices import Devices
from miskatonic.server.visitors import MOST_BUCKETS, Throttle, household


def cards(visitor: Visitor, **query: object) -> dict[str, Any]:
    return {card["id"]: card for card in visitor.get("/api/tables", **query)}


# --- the list


def test_a_visitor_finds_its_tables_again_the_latest_first(visitor: Visitor) -> None:
    first, second = visitor.open("me"), visitor.open("me", "random", first_player=0)
    assert [card["id"] for card in visitor.get("/api/tables")] == [second["id"], first["id"]]
    visitor.choose(first)
    assert [card["id"] for card in visitor.get("/api/tables")] == [first["id"], second["id"]]


def test_a_card_says_what_matters_of_a_table(visitor: Visitor, server: Server) -> None:
    visitor.post("/api/me", {"name": "Harvey"}, "PUT")
    scene = visitor.open("me", "open", "random", first_player=0)
    guest = server.guest(scene, 1, "Zoey")
    mine, theirs = cards(visitor)[scene["id"]], cards(guest)[scene["id"]]
    assert mine["names"] == theirs["names"] == ["Harvey", "Zoey", "random"]
    assert (mine["host"], theirs["host"]) == (True, False)
    assert (mine["your_turn"], theirs["your_turn"]) == (True, False)
    assert mine["waits_for"] == theirs["waits_for"] == 0
    assert mine["won"] is None
    assert (mine["game"], mine["title"], mine["status"]) == ("elder_sign", "Elder Sign", "playing")
    assert mine["moment"] == scene["moment"]
    assert cards(visitor, lang="fr")[scene["id"]]["title"] == "Le Signe des Anciens"
    assert abs(mine["touched"] - time.time()) < 60


def test_a_record_counts_the_games_that_were_played_to_their_end(visitor: Visitor, server: Server) -> None:
    assert visitor.get("/api/me/record") == []
    scene = visitor.open("me", "random", first_player=0)
    visitor.open("me")
    while scene["question"] is not None or scene["status"] == "playing":
        scene = visitor.see_turn(visitor.choose(scene)["id"])
    won = 0 in scene["ending"]["winners"]
    card = cards(visitor)[scene["id"]]
    assert (card["status"], card["waits_for"], card["won"]) == ("over", None, won)
    assert visitor.get("/api/me/record") == [{"game": "elder_sign", "played": 1, "won": int(won)}]
    assert server.visitor().get("/api/me/record") == []


def test_it_is_nobodys_turn_at_a_table_that_is_paused_or_closed(visitor: Visitor) -> None:
    scene = visitor.open("me")
    visitor.set(scene["id"], paused=True)
    assert (cards(visitor)[scene["id"]]["status"], cards(visitor)[scene["id"]]["your_turn"]) == ("paused", False)
    assert cards(visitor)[scene["id"]]["waits_for"] is None
    visitor.post(f"/api/tables/{scene['id']}/close")
    assert (cards(visitor)[scene["id"]]["status"], cards(visitor)[scene["id"]]["your_turn"]) == ("closed", False)


def test_the_tables_of_others_are_not_in_the_list(visitor: Visitor, server: Server) -> None:
    scene = visitor.open("me", "open")
    other = server.visitor()
    other.see(scene["id"])
    assert other.get("/api/tables") == []


def test_who_has_given_its_seat_away_does_not_find_the_table_any_more(visitor: Visitor, server: Server) -> None:
    scene = visitor.open("me", "open")
    guest = server.guest(scene, 1)
    assert scene["id"] in cards(guest)
    visitor.post(f"/api/tables/{scene['id']}/seats/1/bot", {"bot": "random"})
    assert scene["id"] not in cards(guest)


# --- what nobody touches any more


@contextmanager
def at_home(folder: Path, **config: Any) -> Iterator[TestClient[Any]]:
    """A server in this process, on the database of that folder, and the same visitor as the last time."""
    with in_process(Config(database=str(folder / "tables.sqlite3"), **config)) as client:
        cookie = folder / "cookie"
        if not cookie.exists():
            cookie.write_text(client.get("/api/me").cookies["miskatonic"])
        client.headers["Authorization"] = f"Bearer {cookie.read_text()}"
        yield client


def archived(client: TestClient[Any]) -> list[str]:
    """The tables that were put away, as soon as there are any."""
    return wait_for(lambda: [card["id"] for card in client.get("/api/tables?archived=true").json()])


@pytest.fixture
def put_away(tmp_path: Path) -> Iterator[tuple[TestClient[Any], str]]:
    """A server, and a table on it that was put away."""
    with at_home(tmp_path) as client:
        scene = client.post("/api/tables", json=table("me", "random", "random", first_player=0)).json()
        client.patch(f"/api/tables/{scene['id']}/settings", json={"free_undo": True})
    with at_home(tmp_path, archive_after=0.0) as client:
        assert archived(client) == [scene["id"]]
        yield client, scene["id"]


def test_a_table_that_nobody_touches_is_put_away_and_not_lost(put_away: tuple[TestClient[Any], str]) -> None:
    client, name = put_away
    assert client.get("/api/tables").json() == []
    assert [card["id"] for card in client.get("/api/tables?archived=true").json()] == [name]


def test_a_table_that_was_put_away_comes_back_when_it_is_opened(put_away: tuple[TestClient[Any], str]) -> None:
    client, name = put_away
    assert client.get(f"/api/tables/{name}").json()["question"]["options"]
    assert [card["id"] for card in client.get("/api/tables").json()] == [name]
    assert client.get("/api/tables?archived=true").json() == []


def test_a_table_that_was_put_away_can_be_played_on(put_away: tuple[TestClient[Any], str]) -> None:
    client, name = put_away
    body = {"version": 1, "seat": 0, "options": ["nonsense"]}
    assert client.post(f"/api/tables/{name}/choices", json=body).json()["code"] == "illegal_choice"
    scene = client.get(f"/api/tables/{name}").json()
    while scene["question"]["seat"] == 0:
        chosen = [option["id"] for option in scene["question"]["options"][: scene["question"]["least"]]]
        body = {"version": scene["version"], "seat": 0, "options": chosen}
        scene = client.post(f"/api/tables/{name}/choices", json=body).json()
    assert [card["id"] for card in client.get("/api/tables").json()] == [name]


def test_bots_whose_table_was_put_away_go_on_when_somebody_looks(tmp_path: Path) -> None:
    with at_home(tmp_path, pace=60.0) as client:
        name = client.post("/api/tables", json=table("open", "random", first_player=1)).json()["id"]
    with at_home(tmp_path, archive_after=0.0, pace=60.0) as client:
        archived(client)
    with at_home(tmp_path, pace=0.0) as client:
        scene = client.get(f"/api/tables/{name}").json()
        assert scene["moves"] == 0
        wait_for(lambda: client.get(f"/api/tables/{name}").json()["question"]["seat"] == 0)


def test_tables_are_not_put_away_too_early(tmp_path: Path) -> None:
    with at_home(tmp_path) as client:
        client.post("/api/tables", json=table("me"))
    with at_home(tmp_path, archive_after=3600.0) as client:
        time.sleep(0.1)
        assert client.get("/api/tables?archived=true").json() == []


# --- how much one may ask for


def test_a_visitor_has_only_so_many_tables(tmp_path: Path) -> None:
    with at_home(tmp_path, limits=Limits(tables=2)) as client:
        first, _ = (client.post("/api/tables", json=table("me")).json()["id"] for _ in range(2))
        saved = client.get(f"/api/tables/{first}/save").json()
        for path, body in (("/api/tables", table("me")), ("/api/tables/import", saved)):
            refused = client.post(path, json=body)
            assert (refused.status_code, refused.json()["code"]) == (429, "too_many_tables")
            assert "2" in refused.json()["message"]
        assert client.post("/api/tables", json=table("me"), headers=stranger(client)).is_success
        client.post(f"/api/tables/{first}/close")
        assert client.post("/api/tables", json=table("me")).is_success


def test_a_visitor_has_only_so_many_seats(tmp_path: Path) -> None:
    with at_home(tmp_path, limits=Limits(seats=3)) as client:
        assert client.post("/api/tables", json=table("me", "me")).is_success
        refused = client.post("/api/tables", json=table("me", "me"))
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many_seats")
        other = stranger(client)
        scene = client.post("/api/tables", json=table("open", "open"), headers=other).json()
        answers = [
            client.post(f"/api/tables/{scene['id']}/seats/{n}/claim", json={"invite": scene["seats"][n]["invite"]})
            for n in (0, 1)
        ]
        assert [answer.status_code for answer in answers] == [200, 429]
        assert answers[1].json()["code"] == "too_many_seats"
        assert client.post(f"/api/tables/{scene['id']}/close", headers=other).is_success
        assert client.post("/api/tables", json=table("me")).is_success, "those at closed tables do not count"


def test_of_many_tables_at_once_only_so_many_are_opened(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, "--rate", "0", "--tables", "3", "--database", database) as server:
        visitor = server.visitor()
        with ThreadPoolExecutor(12) as threads:
            asked = [threads.submit(visitor.http.post, "/api/tables", json=table("me")) for _ in range(12)]
        assert sorted(answer.result().status_code for answer in asked) == [201] * 3 + [429] * 9
        assert len(visitor.get("/api/tables")) == 3


def test_who_asks_too_fast_has_to_wait(tmp_path: Path) -> None:
    with at_home(tmp_path, limits=Limits(rate=1, burst=5)) as client:
        assert [client.get("/api/me").status_code for _ in range(5)] == [200] * 5
        refused = wait_for(lambda: answer if (answer := client.get("/api/me")).status_code != 200 else None)
        assert refused is not None
        assert (refused.status_code, refused.json()["code"]) == (429, "too_fast")
        wait = float(refused.headers["Retry-After"])
        assert client.get("/", headers={}).status_code != 429, "the client itself can be loaded"
        time.sleep(wait)
        assert client.get("/api/me").status_code == 200


def test_whoever_asks_too_fast_is_told_how_long_to_wait(tmp_path: Path) -> None:
    with at_home(tmp_path, limits=Limits(rate=0.01, burst=5)) as client:
        answers = [client.get("/api/me") for _ in range(6)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429]
        assert 60 < int(answers[-1].headers["Retry-After"]) <= 100, "a request in a hundred seconds"


def test_new_cookies_do_not_help_who_asks_too_fast(tmp_path: Path) -> None:
    with at_home(tmp_path, limits=Limits(rate=0.001, burst=2)) as client:
        del client.headers["Authorization"]
        answers = []
        for _ in range(20):
            client.cookies.clear()
            answers.append(client.get("/api/me").status_code)
        assert 429 in answers


def test_nobody_looks_up_who_asks_from_an_address_that_asks_too_fast(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked_up: list[str] = []

    async def visitor_at(_: Devices, device: str) -> None:
        looked_up.append(device)

    monkeypatch.setattr(Devices, "visitor_at", visitor_at)
    with in_process(Config(database=str(tmp_path / "tables.sqlite3"), limits=Limits(rate=0.001, burst=1))) as client:
        made_up = [{"Authorization": f"Bearer {number:043}"} for number in range(20)]
        answers = [client.get("/api/me", headers=token).status_code for token in made_up]
        with client.websocket_connect("/api/tables/x/live", headers=made_up[0]) as socket:
            assert socket.receive_json()["code"] == "too_fast"
    assert answers == [200] * 4 + [429] * 16
    assert len(looked_up) == 4


def test_who_is_too_fast_alone_takes_nothing_from_others_at_its_address(tmp_path: Path) -> None:
    with at_home(tmp_path, limits=Limits(rate=0.001, burst=3)) as client:
        assert [client.get("/api/me").status_code for _ in range(10)] == [200] * 3 + [429] * 7
        assert client.get("/api/me", headers={"Authorization": "Bearer nobody"}).status_code == 200


def test_who_has_many_addresses_in_one_network_counts_once() -> None:
    same = {household("2001:db8:1:2::1"), household("2001:db8:1:2:ffff::7"), household("2001:db8:1:2::1%eth0")}
    assert len(same) == 1
    assert household("2001:db8:1:3::1") not in same
    assert household("192.0.2.7") != household("192.0.2.8")
    assert household("::ffff:192.0.2.7") == household("192.0.2.7"), "as a server on :: is told it"
    assert household("no address") == "no address"


def test_opening_tables_counts_for_more_than_looking(tmp_path: Path) -> None:
    with at_home(tmp_path, limits=Limits(rate=0.001, burst=30)) as client:
        answers = [client.post("/api/tables", json=table("me")).status_code for _ in range(8)]
        assert answers[0] == 201
        assert answers[-1] == 429
        assert client.get("/api/nothing").status_code == 404


def test_what_is_remembered_of_visitors_has_an_end() -> None:
    throttle = Throttle(Limits(rate=1000, burst=1))
    for number in range(3 * MOST_BUCKETS):
        throttle._draw(str(number), 1, 1)
    assert len(throttle._buckets) <= 2 * MOST_BUCKETS
