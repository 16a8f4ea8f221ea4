"""How a server bears up: many tables played at once against it, by visitors who send and ask what browsers do."""

from __future__ import annotations

import asyncio
import math
import random
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct, field

from miskatonic.simulate.collector import rare_collections
from miskatonic.simulate.processes import Server, Taken, memory_of, servers, taken
from miskatonic.simulate.visitor import REQUEST_TIMEOUT, Line, NoSuccess, Socket

OPENING_AT_ONCE = 8
"""Number of tables that are opened concurrently before anything is measured."""

QUIET = 0.12
"""Seconds after which a browser asks for the odds of a question that it shows."""

FAILURES = (OSError, NoSuccess, msgspec.DecodeError)

_write = msgspec.json.encode


class Plan(Struct, frozen=True, kw_only=True):
    """The parameters of a measurement."""

    game: str
    options: Mapping[str, Any] = field(default_factory=dict)
    tables: int = 500
    players: int = 2
    """Seats of a table."""
    people: int = 1
    """Visitors who hold them, each with a browser of its own."""
    seconds: float = 60.0
    think: float = 4.0
    """Mean of the seconds before a move; they are distributed exponentially."""
    odds: bool = True
    """Whether clients ask for the odds, as browsers do unless the player switches it off."""
    processes: int = 1
    database: str = ""
    redis: str = ""


class Times(Struct, frozen=True):
    """Milliseconds that something took: half of the times, 95 and 99 % of them, all."""

    p50: float
    p95: float
    p99: float
    max: float


class Load(Struct, frozen=True, kw_only=True):
    """What was measured."""

    game: str
    tables: int
    people: int
    think: float
    processes: int
    seconds: float
    moves: int
    moves_per_second: float
    answered_ms: Times
    """From the click to the answer with the scene after the move."""
    shown_ms: Times
    """From the click until the WebSocket of each visitor at the table shows that scene."""
    odds_ms: Times
    games_finished: int
    errors: int
    server_share: float | None
    """Of one processor, by all server processes together: 1.5 is one and a half of them."""
    players_share: float | None
    """The same of this process."""
    others_share: float | None
    """The same of everything else on the machine: the database, Redis, neighbours."""
    server_ms_per_move: float | None
    """Milliseconds of the processor that the server processes took for a move with all that follows from it."""
    server_memory_mb: float | None


# --- what visitors read of what they are sent


class Option(Struct, frozen=True):
    """What can be chosen, as far as a player at random cares."""

    id: str


class Question(Struct, frozen=True):
    """The fields of a question that a random player needs."""

    seat: int
    least: int
    options: list[Option]


class Seat(Struct, frozen=True):
    """A seat, as a browser looks at it."""

    seat: int
    yours: bool
    screen: str
    invite: str


class Scene(Struct, frozen=True):
    """A table."""

    id: str
    version: int
    timeline: int
    log_length: int
    seat: int | None
    seats: list[Seat]
    question: Question | None


class Message(Struct, frozen=True):
    """What comes over the WebSocket."""

    type: str
    scene: Scene | None = None


_read_scene = msgspec.json.Decoder(Scene).decode
_read_message = msgspec.json.Decoder(Message).decode


class Visitor:
    """One person with a browser, at one table after the other."""

    def __init__(self, crowd: Crowd, port: int) -> None:
        self.crowd = crowd
        self.line = Line(port)
        self.beside: Line | None = None
        """Another connection, for what moves do not wait for."""
        self.socket: Socket | None = None
        self.latest: Scene | None = None
        self.news = asyncio.Event()
        self.seat: int | None = None
        self.screen = ""
        self.clicked: tuple[int, float] | None = None
        """The version that is to be shown next, and the time of the click that caused it."""

    async def enter(self, table: str) -> None:
        """Comes to a table, as the page does: looks at it, listens, and reads what was said there."""
        self.latest, self.clicked = None, None
        scene = _read_scene(await self.line.ask(f"GET /api/tables/{table}?lang=en"))
        self.latest = scene
        self.seat, self.screen = self._seat_to_show(scene), self._screen_of(scene, scene.seat)
        self.socket = Socket(self._hear, self.crowd.failed)
        await self.socket.open(self.line.port, f"/api/tables/{table}/live", self.line.cookie)
        self._watch(scene.log_length, scene.timeline)
        await self.line.ask(f"GET /api/tables/{table}/chat")

    def leave(self) -> None:
        """Goes away from the table."""
        if self.socket is not None:
            self.socket.close()
            self.socket = None

    def close(self) -> None:
        """Closes the browser."""
        self.leave()
        for line in (self.line, self.beside):
            if line is not None:
                line.close()

    async def look_at_odds(self, path: str) -> None:
        """Asks for them."""
        self.beside = self.beside or Line(self.line.port, self.line.cookie)
        await self.beside.ask(f"GET {path}")

    def expect(self, version: int, clicked: float) -> None:
        """Notes the time of a click, and the version that is to be shown after it."""
        self.clicked = (version, clicked)

    def _hear(self, message: bytes) -> None:
        scene = _read_message(message).scene
        if scene is None:
            return
        if self.clicked is not None and scene.version >= self.clicked[0]:
            self.crowd.shown.append(time.perf_counter() - self.clicked[1])
            self.clicked = None
        self.arrive(scene)

    def arrive(self, scene: Scene) -> None:
        """A scene is shown, if it is none of earlier; where it is seen by another seat than it should, it is asked for anew."""
        if self.latest is not None and scene.version < self.latest.version:
            return
        self.seat = self._seat_to_show(scene)
        screen = self._screen_of(scene, self.seat)
        if screen != self.screen:
            self.screen = screen
            self._watch(0, 0)
        elif self.seat != scene.seat:
            self._watch(scene.log_length, scene.timeline)
        if self.seat == scene.seat:
            self.latest = scene
            self.news.set()

    def _watch(self, log_after: int, timeline: int) -> None:
        watch = {"type": "watch", "lang": "en", "seat": self.seat, "log_after": log_after, "timeline": timeline}
        if self.socket is not None:
            self.socket.say(_write(watch))

    def _seat_to_show(self, scene: Scene) -> int | None:
        """Of several seats of one's own the one that is asked, otherwise the one there was."""
        mine = [seat.seat for seat in scene.seats if seat.yours]
        if scene.question is not None and scene.question.seat in mine:
            return scene.question.seat
        return self.seat if self.seat in mine else next(iter(mine), None)

    def _screen_of(self, scene: Scene, number: int | None) -> str:
        return next((seat.screen for seat in scene.seats if seat.seat == number), "")

    async def sees(self, version: int) -> Scene:
        """What the visitor sees, as soon as it is that version or a later one."""
        async with asyncio.timeout(REQUEST_TIMEOUT):
            while self.latest is None or self.latest.version < version:
                self.news.clear()
                await self.news.wait()
        return self.latest


class Crowd:
    """Everybody who plays, and what came of it."""

    def __init__(self, plan: Plan, ports: Sequence[int]) -> None:
        self.plan = plan
        self.answered: list[float] = []
        self.shown: list[float] = []
        self.odds: list[float] = []
        self.finished = 0
        self.errors = 0
        doors = asyncio.Semaphore(OPENING_AT_ONCE)
        self.tables = [Party(self, number, ports, doors) for number in range(plan.tables)]

    def failed(self) -> None:
        """Something went wrong."""
        self.errors += 1

    async def last_scenes(self) -> None:
        """Waits a while until everybody is shown the last move; who is not has been forgotten."""
        waiting = [visitor for party in self.tables for visitor in party.visitors]
        deadline = time.monotonic() + REQUEST_TIMEOUT
        while (waiting := [visitor for visitor in waiting if visitor.clicked]) and time.monotonic() < deadline:
            await asyncio.sleep(0.05)
        self.errors += len(waiting)


class Party:
    """The people who play at one table, game after game."""

    def __init__(self, crowd: Crowd, number: int, ports: Sequence[int], doors: asyncio.Semaphore) -> None:
        people = crowd.plan.people
        self.crowd = crowd
        self.visitors = [Visitor(crowd, ports[(number * people + each) % len(ports)]) for each in range(people)]
        self.chance = random.Random(number)
        self.doors = doors
        self.version = 0
        self.asking: asyncio.Task[None] | None = None
        """The odds are being asked for."""

    async def begin(self) -> None:
        """Opens a table, with the seats given to all in turn, and everybody enters it."""
        async with self.doors:
            for visitor in self.visitors:
                visitor.leave()
            plan, host = self.crowd.plan, self.visitors[0]
            holders = [number % len(self.visitors) for number in range(plan.players)]
            body = {
                "game": plan.game,
                "seats": [{"kind": "open" if holder else "me"} for holder in holders],
                "seed": self.chance.randrange(2**32),
                "options": plan.options,
            }
            scene = _read_scene(await host.line.ask("POST /api/tables?lang=en", _write(body)))
            for number, holder in enumerate(holders):
                if holder:
                    claim = _write({"invite": scene.seats[number].invite, "name": "Ruth"})
                    path = f"/api/tables/{scene.id}/seats/{number}/claim?lang=en"
                    await self.visitors[holder].line.ask(f"POST {path}", claim)
            for visitor in self.visitors:
                await visitor.enter(scene.id)
            assert host.latest is not None
            self.version = host.latest.version

    async def play(self, until: float) -> None:
        """Moves at random until time is up, game after game, and thinks before the first move as before the others.

        If all of them came within the first few seconds, they would move twice as often there as they do in the long run.
        """
        think = self.crowd.plan.think
        while (pause := self.chance.expovariate(1 / think)) < until - time.monotonic():
            due = time.monotonic() + pause
            try:
                mover = await self._mover()
                if mover is None:
                    await asyncio.sleep(due - time.monotonic())
                    self.crowd.finished += 1
                    await self.begin()
                else:
                    await self._think(mover, due)
                    await self._move(mover)
            except FAILURES:
                self.crowd.failed()
        await asyncio.sleep(max(0.0, until - time.monotonic()))

    async def _mover(self) -> Visitor | None:
        """The visitor whose decision it is, after it has received the question; None at the end of a game."""
        scene = await self.visitors[0].sees(self.version)
        if scene.question is None:
            return None
        mover = self.visitors[scene.question.seat % len(self.visitors)]
        await mover.sees(self.version)
        return mover

    async def _think(self, mover: Visitor, due: float) -> None:
        """Looks at the odds, as soon as they are there, until it is time to move."""
        scene = mover.latest
        if self.crowd.plan.odds and scene is not None and due - time.monotonic() > QUIET:
            await asyncio.sleep(QUIET)
            path = f"/api/tables/{scene.id}/odds?seat={mover.seat}"
            self.asking = asyncio.create_task(self._ask_odds(mover, path))
        await asyncio.sleep(max(0.0, due - time.monotonic()))

    async def _ask_odds(self, mover: Visitor, path: str) -> None:
        began = time.perf_counter()
        try:
            await mover.look_at_odds(path)
        except FAILURES:
            self.crowd.failed()
        else:
            self.crowd.odds.append(time.perf_counter() - began)

    async def _move(self, mover: Visitor) -> None:
        """One move, timed from the click."""
        scene = mover.latest
        if scene is None or scene.question is None:
            return
        question = scene.question
        chosen = self.chance.sample([option.id for option in question.options], max(question.least, 1))
        body = _write({"version": scene.version, "seat": question.seat, "options": chosen})
        began = time.perf_counter()
        for visitor in self.visitors:
            visitor.expect(scene.version + 1, began)
        answer = await mover.line.ask(f"POST /api/tables/{scene.id}/choices?lang=en", body)
        self.crowd.answered.append(time.perf_counter() - began)
        after = _read_scene(answer)
        self.version = after.version
        mover.arrive(after)

    def close(self) -> None:
        """Everybody goes home."""
        for visitor in self.visitors:
            visitor.close()


def measure(plan: Plan, progress: Callable[[float], None] = lambda _: None) -> Load:
    """Starts servers and plays a number of tables on them concurrently."""

    async def all_of_it() -> Load:
        async with servers(plan.processes, plan.database, plan.redis) as running:
            return await play_on(running, plan, progress)

    # A pause of the players, who collect garbage, would count as one of the server.
    with rare_collections(), asyncio.Runner(loop_factory=fast_loop()) as runner:
        return runner.run(all_of_it())


def fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The event loop that servers have too, where there is one for the system."""
    try:
        from uvloop import new_event_loop
    except ImportError:
        return None
    return new_event_loop


async def play_on(running: Sequence[Server], plan: Plan, progress: Callable[[float], None] = lambda _: None) -> Load:
    """Plays on servers that are there."""
    crowd = Crowd(plan, [each.port for each in running])
    try:
        await asyncio.gather(*(party.begin() for party in crowd.tables))
        before, began = taken(running), time.monotonic()
        ticking = asyncio.create_task(_tick(began, plan.seconds, progress))
        await asyncio.gather(*(party.play(began + plan.seconds) for party in crowd.tables))
        after, took = taken(running), time.monotonic() - began
        ticking.cancel()
        await crowd.last_scenes()
        return result(crowd, took, before, after, memory_of(running))
    finally:
        for party in crowd.tables:
            party.close()


async def _tick(began: float, seconds: float, progress: Callable[[float], None]) -> None:
    while True:
        progress(min(1.0, (time.monotonic() - began) / seconds))
        await asyncio.sleep(0.5)


def result(crowd: Crowd, took: float, before: Taken | None, after: Taken | None, memory: float | None) -> Load:
    """What was measured, as a whole."""
    plan, moves = crowd.plan, len(crowd.answered)
    server = players = others = None
    if before is not None and after is not None:
        passed = after.at - before.at
        server = (after.servers - before.servers) / passed
        players = (after.players - before.players) / passed
        others = max(0.0, (after.machine - before.machine) / passed - server - players)
    return Load(
        game=plan.game,
        tables=plan.tables,
        people=plan.people,
        think=plan.think,
        processes=plan.processes,
        seconds=round(took, 1),
        moves=moves,
        moves_per_second=round(moves / took, 1),
        answered_ms=times(crowd.answered),
        shown_ms=times(crowd.shown),
        odds_ms=times(crowd.odds),
        games_finished=crowd.finished,
        errors=crowd.errors,
        server_share=rounded(server, 2),
        players_share=rounded(players, 2),
        others_share=rounded(others, 2),
        server_ms_per_move=None if server is None or not moves else round(server * took * 1000 / moves, 2),
        server_memory_mb=rounded(memory, 0),
    )


def rounded(number: float | None, digits: int) -> float | None:
    """Rounds a figure to a number of decimals."""
    return None if number is None else round(number, digits)


def times(seconds: Sequence[float]) -> Times:
    """How long something took."""
    ordered = sorted(seconds)
    return Times(*(percentile(ordered, share) for share in (0.50, 0.95, 0.99, 1.0)))


def percentile(times: Sequence[float], share: float) -> float:
    """How many milliseconds that share of the times took at most; they are sorted."""
    if not times:
        return math.nan
    return round(times[max(0, math.ceil(share * len(times)) - 1)] * 1000, 1)
