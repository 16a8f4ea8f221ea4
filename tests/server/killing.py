"""A server that is killed again and again while people and bots play at many tables, and what must be true of it afterwards.

Whoever plays knows what was acknowledged; whoever looks on over a live connection comes back after each kill with what it
knows already. At the end the tables are compared with both.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
from msgspec import Struct, field, json
from tests.server.serving import PATIENCE, Scene, Server
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from miskatonic.kernel.record import Move, read_recording
from miskatonic.kernel.replay import replay, verify
from miskatonic.kernel.table import load_table
from miskatonic.server.log import MOST_LINES

BREATH = 0.15
"""Seconds that somebody thinks at most: all tables together keep a server busy."""
MOMENTS = 9
"""Of so many moments of a game one is looked at again."""


class Visit:
    """Somebody who comes back whenever the server has gone away."""

    def __init__(self, url: str, token: str = "") -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE)
        if token:
            self.http.cookies.set("miskatonic", token)

    @property
    def token(self) -> str:
        """By which the server knows it."""
        return self.http.cookies["miskatonic"]

    async def get(self, path: str) -> Any:
        """What is there, as soon as the server answers."""
        return (await self.until_answered("GET", path)).json()

    async def until_answered(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Asks again and again, until it is granted."""
        deadline = time.monotonic() + PATIENCE
        while (answer := await self.ask(method, path, body)) is None:
            assert time.monotonic() < deadline, "the server does not come back"
            await asyncio.sleep(0.05)
        assert answer.is_success, f"{method} {path}: {answer.text}"
        return answer

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response | None:
        """The answer; None if the server has gone away, and nobody knows what it has done."""
        try:
            return await self.http.request(method, path, json=body)
        except httpx.TransportError:
            return None


class Story(Struct):
    """What is known of a table outside of the server. A choice that was taken back is told as None."""

    table: str
    visit: Visit
    shift: int
    """The version of the table before its first choice."""
    seat: int | None
    """Through whose eyes it is looked at all the time."""
    asked: dict[int, list[Move | None]] = field(default_factory=dict)
    """What was asked for and may have been done, by the version that it would lead to."""
    acknowledged: dict[int, Move | None] = field(default_factory=dict)
    """What the server has said that it has done."""
    said: list[str] = field(default_factory=list)

    @property
    def path(self) -> str:
        """Where the table is."""
        return f"/api/tables/{self.table}"

    async def see(self, log_after: int = 1_000_000, seat: int | None = None) -> Scene:
        """The table as it is now, mostly without its log."""
        eyes = "" if seat is None else f"&seat={seat}"
        scene: Scene = await self.visit.get(f"{self.path}?log_after={log_after}{eyes}")
        return scene


class Watcher:
    """Somebody who looks at a table over a live connection, and comes back with what it knows already."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self.scene: Scene = {"version": -1, "timeline": 0, "log_length": 0, "status": "playing"}
        self.log: list[Any] = []
        self.connections = 0

    async def run(self) -> None:
        """Until the game is over."""
        visit, seat = self.story.visit, self.story.seat
        url = f"{visit.url.replace('http', 'ws', 1)}{self.story.path}/live"
        while self.scene["status"] == "playing":
            with suppress(WebSocketException, OSError, EOFError):
                async with connect(url, additional_headers={"Cookie": f"miskatonic={visit.token}"}) as socket:
                    known = {"log_after": self.scene["log_length"], "timeline": self.scene["timeline"]}
                    await socket.send(json.encode({"type": "watch", "seat": seat, **known}).decode())
                    self.connections += 1
                    async for words in socket:
                        self.hear(json.decode(words))
                        if self.scene["status"] != "playing":
                            break
            await asyncio.sleep(0.05)

    def hear(self, message: Any) -> None:
        """What has come: no earlier than what is known, and no line of the log twice."""
        assert message["type"] != "error", message
        if message["type"] != "scene":
            return
        before, scene = self.scene, message["scene"]
        assert scene["version"] >= before["version"], "a table has gone back"
        numbers = [line["number"] for line in scene["log"]]
        assert numbers == sorted(set(numbers))
        if scene["timeline"] != before["timeline"] or len(numbers) == MOST_LINES:
            self.log = []
        elif numbers:
            assert numbers[0] >= before["log_length"], "a line is told twice"
        self.log += scene["log"]
        self.scene = scene

    async def check(self) -> None:
        """It shows what the table is like, and knows every line of its log since the first one that it knows."""
        now = await self.story.see(seat=self.story.seat)
        # A game that ended by itself may have been paused afterwards, which is a version that nobody looked at any more.
        parts = ("status", "moves") if now["status"] == "over" else ("version", "status", "moves")
        shown, is_so = ([each[part] for part in parts] for each in (self.scene, now))
        assert shown == is_so, f"{now['game']}: {shown} is shown, {is_so} is so, after {self.connections} connections"
        for part in ("timeline", "moves", "status", "moment", "view", "question", "ending", "chronicle", "log_length"):
            assert self.scene[part] == now[part], part
        first = self.log[0]["number"] if self.log else now["log_length"]
        assert self.log == await self.lines(first, now["log_length"])

    async def lines(self, first: int, before: int) -> list[Any]:
        """The lines of the log from that place on, page by page."""
        eyes = "" if self.story.seat is None else f"&seat={self.story.seat}"
        found: list[Any] = []
        while before > first:
            page = (await self.story.visit.get(f"{self.story.path}/log?before={before}{eyes}"))["log"]
            if not page:
                break
            found = page + found
            before = page[0]["number"]
        return [line for line in found if line["number"] >= first]


class Player:
    """Plays at random at one table after the other."""

    def __init__(self, party: Party, game: str, *seats: str, fickle: float = 0, **options: Any) -> None:
        self.party = party
        self.visit = Visit(party.url)
        self.seats = seats
        kinds = [{"kind": "me"} if seat == "me" else {"kind": "bot", "bot": seat} for seat in seats]
        settings = {"pace": 0, "free_undo": True}
        self.wanted = {"game": game, "options": options, "seats": kinds, "settings": settings}
        self.rng = random.Random(len(party.players))
        self.fickle = fickle
        """How often a choice is taken back."""
        self.stories: list[Story] = []
        self.news = 0
        """How often something has changed at the table."""

    async def run(self) -> None:
        """Until everybody leaves."""
        while not self.party.enough:
            await self.play(await self.sit_down())

    async def sit_down(self) -> Story:
        """Opens a table, and looks at it all the time."""
        scene = (await self.visit.until_answered("POST", "/api/tables", self.wanted)).json()
        seat = self.seats.index("me") if "me" in self.seats else None
        story = Story(scene["id"], self.visit, scene["version"] - scene["moves"], seat)
        self.stories.append(story)
        self.party.look_at(story)
        return story

    async def play(self, story: Story) -> None:
        """Until the game is over, or until it is enough."""
        scene = await story.see()
        known = 0
        while scene["status"] == "playing" and not self.party.enough:
            assert scene["version"] >= known, "what was acknowledged has gone"
            self.news += scene["version"] > known
            known = scene["version"]
            await asyncio.sleep(self.rng.uniform(0, BREATH))
            await self.talk(story)
            scene = await self.act(story, scene) or await story.see()

    async def act(self, story: Story, scene: Scene) -> Scene | None:
        """Makes a choice or takes one back; None if it has to be looked up what came of it, or of another's turn."""
        question = scene["question"]
        if not question["options"]:
            return None
        if scene["moves"] and self.rng.random() < self.fickle:
            return await self.do(story, scene, "undo", None, {})
        offered = [option["id"] for option in question["options"]]
        number = self.rng.randint(question["least"], min(question["most"], len(offered)))
        move = Move(question["seat"], self.rng.sample(offered, number))
        return await self.do(story, scene, "choices", move, {"seat": move.seat, "options": move.options})

    async def do(self, story: Story, scene: Scene, what: str, move: Move | None, body: dict[str, Any]) -> Scene | None:
        """Asks for it, and writes down what was acknowledged. What the rules refuse (too many of a kind) is asked otherwise."""
        version = scene["version"] + 1
        possible = story.asked.setdefault(version, [])
        possible.append(move)
        answer = await self.visit.ask("POST", f"{story.path}/{what}", {"version": scene["version"], **body})
        if answer is None:
            return None
        if answer.status_code in (400, 409):
            assert answer.json()["code"] in ("stale_version", "illegal_choice"), answer.text
            possible.remove(move)
            return None
        assert answer.is_success, answer.text
        after: Scene = answer.json()
        assert after["version"] == version
        assert version not in story.acknowledged, "two have been told that they were the first"
        story.acknowledged[version] = move
        return after

    async def talk(self, story: Story) -> None:
        """Says something now and then."""
        if len(story.said) < 40 and self.rng.random() < 0.02:
            words = f"{story.table}: {self.rng.random()}"
            answer = await self.visit.ask("POST", f"{story.path}/chat", {"words": words})
            if answer is not None:
                assert answer.is_success, answer.text
                story.said.append(words)


class Rival(Player):
    """The same visitor in another window: clicks whenever the other one does."""

    def __init__(self, party: Party, other: Player) -> None:
        super().__init__(party, "")
        self.other = other

    async def sit_down(self) -> Story:
        """At the table of the other one."""
        while not self.other.stories:
            await asyncio.sleep(0.01)
        self.visit = Visit(self.party.url, self.other.visit.token)
        return self.other.stories[-1]


GAMES: list[tuple[str, dict[str, Any]]] = [
    ("elder_sign", {}),
    ("card_game", {}),
    ("arkham_horror", {}),
    ("arkham_horror", {"boxes": ["kingsport"]}),
    ("mansions", {}),
]


class Party:
    """Everybody who plays and looks on: of each game bots alone, a person with a bot, people who take choices back, and two who
    click at once."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.players: list[Player] = []
        self.watchers: list[Watcher] = []
        self.enough = False
        self.only_bots = [self.seat(game, "random", "random", **options) for game, options in GAMES]
        for game, options in GAMES:
            # A keeper that is a bot lets nobody have the file of the game before its end.
            other = "me" if game == "mansions" else "random"
            self.seat(game, "me", other, **options)
            self.seat(game, "me", "me", fickle=0.15, **options)
            rivalled = self.seat(game, "me", other, "me", **options)
            self.players.append(Rival(self, rivalled))

    def seat(self, game: str, *seats: str, **how: Any) -> Player:
        """Somebody who opens tables of a game."""
        player = Player(self, game, *seats, **how)
        self.players.append(player)
        return player

    @property
    def stories(self) -> list[Story]:
        """All tables."""
        return [story for player in self.players if not isinstance(player, Rival) for story in player.stories]

    def look_at(self, story: Story) -> None:
        """Somebody looks at a table from now on."""
        watcher = Watcher(story)
        self.watchers.append(watcher)
        self.looking.create_task(watcher.run())

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """They play meanwhile; afterwards all tables rest, and everything about them is checked."""
        async with asyncio.TaskGroup() as self.looking:
            async with asyncio.TaskGroup() as moving:
                for player in self.players:
                    moving.create_task(player.run())
                yield
                self.enough = True
            for story in self.stories:
                if (await story.see())["status"] == "playing":
                    await story.visit.until_answered("PATCH", f"{story.path}/settings", {"paused": True})
        for watcher in self.watchers:
            await watcher.check()
        for story in self.stories:
            await check(story)

    async def news_of(self, player: Player) -> None:
        """Waits until something has happened at somebody's table: bots go on by themselves after a kill."""
        enough = player.news + 2  # one may have happened before the kill
        await until(lambda: player.news >= enough, "the bots do not go on")


class Tally(Struct, frozen=True):
    """What there was."""

    tables: int
    acknowledged: int
    """Choices, and choices taken back, that the server has said to have done."""
    connections: int
    """Live connections, one after the other."""


async def kill_again_and_again(server: Server, kills: int) -> Tally:
    """Everybody plays while the server is killed so many times; nothing that was acknowledged is lost."""
    rng = random.Random(1926)
    party = Party(server.url)
    async with party.playing():
        for number in range(kills):
            await party.news_of(party.only_bots[number % len(party.only_bots)])
            await asyncio.sleep(rng.uniform(0, 0.3))
            server.kill()
            await asyncio.to_thread(server.start)
        for bots in party.only_bots:
            await party.news_of(bots)
    moves = sum(len(story.acknowledged) for story in party.stories)
    return Tally(len(party.stories), moves, sum(watcher.connections for watcher in party.watchers))


async def check(story: Story) -> None:
    """The table is whole, and holds what was acknowledged: nothing is missing, nothing is there twice."""
    scene = await story.see()
    saved = (await story.visit.until_answered("GET", f"{story.path}/save")).content
    verify(saved)
    load_table(saved)
    moves = read_recording(saved)[0].moves
    assert len(moves) == scene["moves"]
    assert len(replay(saved).events) == scene["log_length"]
    for number in (*range(0, len(moves), MOMENTS), len(moves)):
        assert (await story.visit.get(f"{story.path}/moments/{number}"))["at"] == number
    check_moves(story, moves)
    heard = [line["words"] for line in await story.visit.get(f"{story.path}/chat")]
    assert len(heard) == len(set(heard))
    assert set(story.said) <= set(heard)


def check_moves(story: Story, moves: list[Move]) -> None:
    """Every choice that stands there was asked for, and every one is there that was acknowledged."""
    if any(None in asked for asked in story.asked.values()):
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
    latest = max(story.acknowledged, default=story.shift)
    for version in range(story.shift + 1, latest + 1):
        done = [story.acknowledged[version]] if version in story.acknowledged else story.asked[version]
        possible = [moves[:-1] if move is None else [*moves, move] for moves in possible for move in done]
    last = story.asked.get(latest + 1, [])
    return possible + [moves[:-1] if move is None else [*moves, move] for moves in possible for move in last]


async def until(it_is_so: Callable[[], bool], otherwise: str) -> None:
    """Waits until something is so."""
    deadline = time.monotonic() + PATIENCE
    while not it_is_so():
        assert time.monotonic() < deadline, otherwise
        await asyncio.sleep(0.02)
