"""A server that is killed at any moment loses nothing that it has acknowledged, and leaves nothing broken behind."""

from __future__ import annotations

import random
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import Struct, field
from tests.server.serving import PATIENCE, QuickServer, Scene, Server

from miskatonic.kernel.record import Move, read_recording
from miskatonic.kernel.replay import replay, verify
from miskatonic.kernel.table import load_table

KILLS = 50


class Visit:
    """Somebody who comes back whenever the server has gone away."""

    def __init__(self, url: str, token: str | None = None) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)
        if token is None:
            self.http.get("/api/me").raise_for_status()
        else:
            self.http.cookies.set("miskatonic", token)
        self.token = self.http.cookies["miskatonic"]

    def get(self, path: str) -> Any:
        """What is there, as soon as the server answers."""
        return self.until_answered("GET", path).json()

    def see(self, story: Story) -> Scene:
        """A table as it is now, without its log."""
        scene: Scene = self.get(f"{story.path}?log_after=1000000")
        return scene

    def until_answered(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Asks again and again, until it is granted."""
        deadline = time.monotonic() + PATIENCE
        while (answer := self.ask(method, path, body)) is None:
            assert time.monotonic() < deadline, "the server does not come back"
            time.sleep(0.02)
        assert answer.is_success, f"{method} {path}: {answer.text}"
        return answer

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response | None:
        """The answer; None if the server has gone away, and nobody knows what it has done."""
        try:
            return self.http.request(method, path, json=body)
        except httpx.TransportError:
            return None


class Story(Struct):
    """What is known of a table outside of the server. A choice that was taken back is told as None."""

    table: str
    visit: Visit
    shift: int
    """The version of the table before its first choice."""
    asked: dict[int, list[Move | None]] = field(default_factory=dict)
    """What was asked for and may have been done, by the version that it would lead to."""
    acknowledged: dict[int, Move | None] = field(default_factory=dict)
    """What the server has said that it has done."""
    said: list[str] = field(default_factory=list)

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"


class Player(threading.Thread):
    """Plays at random at one table after the other, as fast as the server answers."""

    def __init__(self, visit: Visit, *seats: str, seed: int, fickle: float = 0) -> None:
        super().__init__(daemon=True)
        self.visit = visit
        self.seats = seats
        self.rng = random.Random(seed)
        self.fickle = fickle
        """How often a choice is taken back."""
        self.stories: list[Story] = []
        self.news = 0
        """How often something has changed at the table."""
        self.enough = False
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.enough:
                self.play(self.sit_down())
        except BaseException as error:
            self.failure = error

    def sit_down(self) -> Story:
        """Opens a table."""
        kinds = [{"kind": "me"} if seat == "me" else {"kind": "bot", "bot": seat} for seat in self.seats]
        body = {"game": "elder_sign", "seats": kinds, "settings": {"pace": 0, "free_undo": True}}
        scene = self.visit.until_answered("POST", "/api/tables", body).json()
        self.stories.append(Story(scene["id"], self.visit, scene["version"] - scene["moves"]))
        return self.stories[-1]

    def play(self, story: Story) -> None:
        """Until the game is over, or until it is enough."""
        scene = self.visit.see(story)
        known = 0
        while scene["status"] == "playing" and not self.enough:
            assert scene["version"] >= known, "what was acknowledged has gone"
            self.news += scene["version"] > known
            known = scene["version"]
            self.talk(story)
            scene = self.act(story, scene) or self.visit.see(story)

    def act(self, story: Story, scene: Scene) -> Scene | None:
        """Makes a choice or takes one back; None if it has to be looked up what came of it, or of another's turn."""
        if not scene["question"]["options"]:
            time.sleep(0.01)
            return None
        if scene["moves"] and self.rng.random() < self.fickle:
            return self.do(story, scene, "undo", None, {})
        question = scene["question"]
        offered = [option["id"] for option in question["options"]]
        number = self.rng.randint(question["least"], min(question["most"], len(offered)))
        move = Move(question["seat"], self.rng.sample(offered, number))
        return self.do(story, scene, "choices", move, {"seat": move.seat, "options": move.options})

    def do(self, story: Story, scene: Scene, what: str, move: Move | None, body: dict[str, Any]) -> Scene | None:
        version = scene["version"] + 1
        possible = story.asked.setdefault(version, [])
        possible.append(move)
        answer = self.visit.ask("POST", f"{story.path}/{what}", {"version": scene["version"], **body})
        if answer is None:
            return None
        if answer.status_code == 409:
            assert answer.json()["code"] == "stale_version", answer.text
            possible.remove(move)
            return None
        assert answer.is_success, answer.text
        after: Scene = answer.json()
        assert after["version"] == version
        assert version not in story.acknowledged, "two have been told that they were the first"
        story.acknowledged[version] = move
        return after

    def talk(self, story: Story) -> None:
        """Says something now and then."""
        if len(story.said) < 40 and self.rng.random() < 0.02:
            words = f"{self.name}: {self.rng.random()}"
            answer = self.visit.ask("POST", f"{story.path}/chat", {"words": words})
            if answer is not None:
                assert answer.is_success, answer.text
                story.said.append(words)


class Rival(Player):
    """The same visitor in another window: clicks whenever the other one does."""

    def __init__(self, other: Player, *, seed: int) -> None:
        super().__init__(Visit(other.visit.url, other.visit.token), seed=seed)
        self.other = other

    def sit_down(self) -> Story:
        while not self.other.stories:
            time.sleep(0.01)
        return self.other.stories[-1]


def test_a_server_that_is_killed_fifty_times_loses_no_acknowledged_move(database: str, tmp_path: Path) -> None:
    server = QuickServer(tmp_path, "--database", database, "--rate", "0")
    try:
        server.start()
        players = seat_players(server)
        only_bots = players[0]
        rng = random.Random(1926)
        for _ in range(KILLS):
            wait_for_news(only_bots, players)
            time.sleep(rng.uniform(0, 0.3))
            server.kill()
            server.start()
        wait_for_news(only_bots, players)
        leave(players)
        stories = [story for player in players for story in player.stories]
        for story in stories:
            check(story)
        moves = sum(len(story.acknowledged) for story in stories)
        assert moves > KILLS, "the players were hardly there"
    finally:
        server.close()
    if not database.startswith("postgresql"):
        with closing(sqlite3.connect(database)) as db:
            assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def seat_players(server: Server) -> list[Player]:
    """The tables that are played at meanwhile: bots alone first, then people."""
    players = [
        Player(Visit(server.url), "random", "heuristic", "random", seed=1),
        Player(Visit(server.url), "me", "heuristic", seed=2),
        Player(Visit(server.url), "me", "me", seed=3, fickle=0.15),
        Player(Visit(server.url), "me", "random", "me", seed=4),
    ]
    players.append(Rival(players[-1], seed=5))
    for player in players:
        player.start()
    return players


def wait_for_news(bots: Player, players: list[Player]) -> None:
    """Bots go on by themselves after the server has been started."""
    enough = bots.news + 2  # one may have happened before the kill

    def go_on() -> bool:
        complain(players)
        return bots.news >= enough

    wait_until(go_on, "the bots do not go on")


def leave(players: list[Player]) -> None:
    """Everybody stops playing."""
    for player in players:
        player.enough = True
    for player in players:
        player.join(PATIENCE)
    complain(players)


def complain(players: list[Player]) -> None:
    """Tells what has gone wrong at a table."""
    for player in players:
        if player.failure is not None:
            raise player.failure


def check(story: Story) -> None:
    """The table is whole, and holds what was acknowledged: nothing is missing, nothing is there twice."""
    visit = story.visit
    if visit.see(story)["status"] == "playing":
        visit.until_answered("PATCH", f"{story.path}/settings", {"paused": True})
    scene = visit.see(story)
    saved = visit.until_answered("GET", f"{story.path}/save").content
    verify(saved)
    load_table(saved)
    moves = read_recording(saved)[0].moves
    assert len(moves) == scene["moves"]
    assert len(replay(saved).events) == scene["log_length"]
    for number in range(len(moves) + 1):
        assert visit.get(f"{story.path}/moments/{number}")["at"] == number
    check_moves(story, moves)
    heard = [line["words"] for line in visit.get(f"{story.path}/chat")]
    assert len(heard) == len(set(heard))
    assert set(story.said) <= set(heard)


def check_moves(story: Story, moves: list[Move]) -> None:
    if None in story.acknowledged.values():
        assert moves in histories(story)
        return
    for version, move in story.acknowledged.items():
        assert moves[version - story.shift - 1] == move
    people = {move.seat for asked in story.asked.values() for move in asked if move is not None}
    for version, move in enumerate(moves, start=story.shift + 1):
        assert move.seat not in people or move in story.asked[version], "nobody has asked for that"


def histories(story: Story) -> list[list[Move]]:
    """The choices that may stand at a table without bots, by what was asked for and what was acknowledged."""
    possible: list[list[Move]] = [[]]
    for version in range(story.shift + 1, max(story.acknowledged) + 1):
        done = [story.acknowledged[version]] if version in story.acknowledged else story.asked[version]
        possible = [moves[:-1] if move is None else [*moves, move] for moves in possible for move in done]
    last = story.asked.get(max(story.acknowledged) + 1, [])
    return possible + [moves[:-1] if move is None else [*moves, move] for moves in possible for move in last]


@pytest.mark.parametrize("after", [0.0, 0.3, 3.0])
def test_bots_that_think_go_away_with_a_killed_server(
    after: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONWARNINGS", "ignore:resource_tracker")  # it complains of what the killed have left to it
    server = Server(tmp_path, "--think", "30").start()
    try:
        Player(Visit(server.url), "search", "search", seed=1).sit_down()
        wait_until(lambda: len(processes(tmp_path)) > 1, "nobody thinks")
        time.sleep(after)
    finally:
        server.kill()
    wait_until(lambda: not processes(tmp_path), "somebody thinks on without a server")


def processes(data: Path) -> list[int]:
    """The processes of a server with that data folder: itself, and the bots that think."""
    mark = f"MISKATONIC_DATA={data}".encode()
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if mark in (folder / "environ").read_bytes().split(b"\0"):
                found.append(int(folder.name))
    return found


def wait_until(it_is_so: Callable[[], bool], otherwise: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while not it_is_so():
        assert time.monotonic() < deadline, otherwise
        time.sleep(0.02)
