"""Two server processes on one database and one Redis serve the same tables."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.server.databases import Service, postgresql, redis
from tests.server.serving import Live, Scene, Server, Visitor, serving

from miskatonic.kernel.replay import verify

BOTS_ARE_TAKEN_OVER = 120.0
"""Seconds after which another process surely moves for the bots of one that was killed."""


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgresql() as url:
        yield url


@pytest.fixture(scope="module")
def telegraph() -> Iterator[Service]:
    with redis() as service:
        yield service


@pytest.fixture(scope="module")
def processes(
    database: str, telegraph: Service, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    options = ("--database", database, "--redis", f"redis://127.0.0.1:{telegraph.port}/0", "--rate", "0")
    folder = tmp_path_factory.mktemp("unused")
    with serving(folder, *options) as one, serving(folder, *options) as other:
        yield one, other
    assert not list(folder.iterdir()), "nothing is kept beside the database"


def elsewhere(visitor: Visitor, server: Server) -> Visitor:
    """The same visitor, connected to another process."""
    there = server.visitor()
    there.http.cookies.clear()
    there.http.cookies.set("miskatonic", visitor.token)
    return there


def test_players_of_one_table_on_two_processes_play_a_game_to_its_end(processes: tuple[Server, Server]) -> None:
    one, other = processes
    host = one.visitor()
    opened = host.open("me", "open", "heuristic")
    guest = other.guest(opened, 1, "Zoey")
    with (
        host.live(opened["id"], lang="en") as near,
        guest.live(opened["id"], lang="fr") as far,
        ThreadPoolExecutor(2) as people,
    ):
        games = [people.submit(play_by_news, *who) for who in ((host, near), (guest, far))]
        endings = [game.result(300) for game in games]
    assert endings[0]["moves"] == endings[1]["moves"]
    assert endings[0]["ending"]["winners"] == endings[1]["ending"]["winners"]
    saved = guest.http.get(f"/api/tables/{opened['id']}/save").content
    assert verify(saved).choices == endings[0]["moves"]


def play_by_news(visitor: Visitor, live: Live) -> Scene:
    """Plays until the game is over, and knows of nothing but what the connection tells."""
    while (scene := live.scene(60))["status"] == "playing":
        if scene["question"]["options"]:
            answer = visitor.http.post(f"/api/tables/{scene['id']}/choices", json=first_choice(scene))
            assert answer.is_success or answer.json()["code"] == "stale_version", answer.text
    return scene


def first_choice(scene: Scene) -> dict[str, object]:
    question = scene["question"]
    chosen = [option["id"] for option in question["options"][: question["least"] or 1]]
    return {"version": scene["version"], "seat": question["seat"], "options": chosen}


def test_of_two_who_click_at_once_on_two_processes_one_wins(processes: tuple[Server, Server]) -> None:
    here = processes[0].visitor()
    there = elsewhere(here, processes[1])
    scene = here.open("me", "me")
    path = f"/api/tables/{scene['id']}/choices"
    winners = set()
    with ThreadPoolExecutor(2) as people:
        for first, second in [(here, there), (there, here)] * 20:
            body = first_choice(scene)
            clicks = {who: people.submit(who.http.post, path, json=body) for who in (first, second)}
            answers = {who: click.result(30) for who, click in clicks.items()}
            assert sorted(answer.status_code for answer in answers.values()) == [200, 409]
            winner, loser = sorted(answers, key=lambda who: answers[who].status_code)
            assert answers[loser].json()["code"] == "stale_version"
            winners.add(winner)
            after = loser.see(scene["id"])
            assert after["moves"] == scene["moves"] + 1
            scene = after
    assert winners == {here, there}, "each process has been the first now and then"


def test_what_is_said_is_heard_on_the_other_process(processes: tuple[Server, Server]) -> None:
    one, other = processes
    host = one.visitor()
    scene = host.open("me", "open")
    guest = other.guest(scene, 1, "Zoey")
    chat = f"/api/tables/{scene['id']}/chat"
    with host.live(scene["id"], lang="en") as near, guest.live(scene["id"], lang="en") as far:
        near.scene()
        far.scene()
        host.post(chat, {"words": "Do you hear it too?"})
        assert far.hear("chat")["line"]["words"] == "Do you hear it too?"
        guest.post(chat, {"words": "It is in the walls."})
        assert near.hear("chat")["line"]["words"] == "Do you hear it too?"
        assert near.hear("chat")["line"]["words"] == "It is in the walls."
    assert [line["number"] for line in host.get(chat)] == [1, 2]


def test_a_player_whose_process_is_killed_goes_on_at_the_other(processes: tuple[Server, Server]) -> None:
    one, other = processes
    host = one.visitor()
    opened = host.open("me", "open", "random")
    guest = other.guest(opened, 1)
    with guest.live(opened["id"], lang="en") as far:
        for _ in range(5):
            take_turns(opened["id"], host, guest)
        before = host.see(opened["id"])
        one.kill()
        host = elsewhere(host, other)
        with host.live(opened["id"], lang="en", log_after=before["log_length"]) as near:
            again = near.scene()
            assert again["version"] >= before["version"]
            assert all(line["number"] >= before["log_length"] for line in again["log"])
            take_turns(opened["id"], host, guest)
            made = take_turns(opened["id"], host, guest)
            assert near.scene_of(made["version"])["moves"] >= made["moves"]
            assert far.scene_of(made["version"])["moves"] >= made["moves"]
        one.start()
        host = elsewhere(host, one)
        with host.live(opened["id"], lang="en") as near:
            near.scene()
            made = take_turns(opened["id"], host, guest)
            assert near.scene_of(made["version"])["moves"] >= made["moves"]
            assert far.scene_of(made["version"])["moves"] >= made["moves"]


def take_turns(table: str, *people: Visitor) -> Scene:
    """Whoever is asked makes a choice; bots go first, even those that a killed process has left behind."""
    deadline = time.monotonic() + BOTS_ARE_TAKEN_OVER
    while time.monotonic() < deadline:
        for visitor in people:
            scene = visitor.see(table)
            if scene["question"]["options"]:
                return visitor.choose(scene)
        time.sleep(0.02)
    raise TimeoutError("nobody is asked")


def test_bots_of_a_killed_process_are_moved_by_the_other(processes: tuple[Server, Server]) -> None:
    one, other = processes
    host = one.visitor()
    scene = host.open("random", "random", pace=0.05)
    one.kill()
    try:
        there = elsewhere(host, other)
        with there.live(scene["id"], lang="en") as live:
            left = live.scene()
            while live.scene(BOTS_ARE_TAKEN_OVER)["moves"] == left["moves"]:
                pass  # somebody has come or gone
    finally:
        one.start()


def test_news_come_again_when_redis_comes_back(processes: tuple[Server, Server], telegraph: Service) -> None:
    one, other = processes
    host = one.visitor()
    scene = host.open("me", "open")
    guest = other.guest(scene, 1)
    table = scene["id"]
    with guest.live(table, lang="en") as far:
        far.scene()
        telegraph.stop(signal.SIGKILL)
        made = take_turns(table, host, guest)
        with host.live(table, lang="en") as near:
            telegraph.start()
            assert far.scene_of(made["version"])["moves"] == made["moves"], "that was missed, and is made up for"
            time.sleep(1)
            made = take_turns(table, host, guest)
            assert far.scene_of(made["version"])["moves"] == made["moves"]
            assert near.scene_of(made["version"])["moves"] == made["moves"]
