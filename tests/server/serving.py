"""Servers as processes of their own, and visitors that use them."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from sqlite3 import connect as open_file
from typing import Any, TypeVar

import httpx
from litestar.testing import TestClient
from msgspec import json
from tests.processes import ending_with_us
from websockets.sync.client import ClientConnection, connect

from miskatonic.kernel.game import GAMES
from miskatonic.server.app import make_app
from miskatonic.server.config import Config
from miskatonic.server.workers import LOADED

Scene = dict[str, Any]
T = TypeVar("T")


PATIENCE = 120.0
"""Seconds that anything may take before it is given up: everything takes far less, unless the machine has a lot to do."""

PORTS = range(20_000, 32_000)
"""Below those that connections take for their own end: nobody gets one of these while its server is away."""


def free_port() -> int:
    """A port that nobody listens on."""
    while True:
        port = random.choice(PORTS)
        with socket.socket() as listener, suppress(OSError):
            listener.bind(("127.0.0.1", port))
            return port


def wait_for(find: Callable[[], T]) -> T:
    """What is looked for, as soon as it is there and true."""
    deadline = time.monotonic() + PATIENCE
    while not (found := find()):
        assert time.monotonic() < deadline, "it does not happen"
        time.sleep(0.005)
    return found


def in_process(config: Config) -> TestClient[Any]:
    """A server in this process; it keeps the cookie of whoever asks."""
    return TestClient(make_app(config), base_url="http://127.0.0.1")


@contextmanager
def playable(game: str) -> Iterator[None]:
    """A game of the tests can be played for a while, also on servers in this process."""
    known = f"tests.server.{game}.known"
    GAMES.add(game, f"tests.server.{game}")
    LOADED.append(known)
    try:
        yield
    finally:
        LOADED.remove(known)
        GAMES.remove(game)


class Somebody:
    """Somebody who comes back to servers in this process: who it is stays known."""

    def __init__(self) -> None:
        self.token = ""

    @contextmanager
    def at(self, config: Config) -> Iterator[TestClient[Any]]:
        """Uses a server as long as it is there."""
        with in_process(config) as client:
            self.token = self.token or client.get("/api/me").cookies["miskatonic"]
            client.cookies.clear()
            client.headers["Authorization"] = f"Bearer {self.token}"
            yield client


def stranger(client: TestClient[Any]) -> dict[str, str]:
    """The headers by which a server in this process knows somebody else."""
    own = client.cookies.get("miskatonic")
    client.cookies.clear()
    token = client.get("/api/me", headers={"Authorization": "Bearer nobody"}).cookies["miskatonic"]
    client.cookies.clear()
    if own is not None:
        client.cookies.set("miskatonic", own)
    return {"Authorization": f"Bearer {token}"}


class Server:
    """A `miskatonic serve` that can be killed and started again at the same address."""

    def __init__(self, data: Path, *options: str, port: int | None = None, knows: str = "") -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.data = data
        self.options = options
        self.knows = knows
        """A module that it imports first: what is declared there can be played on it."""
        self.within: list[str] = []
        """A command that it is run by."""
        self.process: subprocess.Popen[bytes] | Born | None = None

    def start(self) -> Server:
        """Starts the process and waits until it answers."""
        self.process = self._begin(["serve", "--port", str(self.port), *self.options])
        deadline = time.monotonic() + PATIENCE
        with httpx.Client(timeout=PATIENCE) as http:
            while time.monotonic() < deadline:
                assert self.process.poll() is None, "the server has ended by itself"
                try:
                    http.get(f"{self.url}/api/me")
                except httpx.TransportError:
                    time.sleep(0.02)
                else:
                    return self
        raise TimeoutError("the server does not answer")

    def _begin(self, arguments: list[str]) -> subprocess.Popen[bytes] | Born:
        program = f"{f'import {self.knows}; ' if self.knows else ''}from miskatonic.cli import main; main()"
        return subprocess.Popen(
            [*self.within, *ending_with_us([sys.executable, "-c", program, *arguments])],
            env={**os.environ, "MISKATONIC_DATA": str(self.data)},
        )

    def kill(self) -> None:
        """Ends the process without a warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Asks the process to end."""
        self._end(signal.SIGTERM)

    def _end(self, how: int) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    def visitor(self) -> Visitor:
        """Somebody with a browser of its own."""
        return Visitor(self.url)

    def guest(self, scene: Scene, seat: int, name: str = "") -> Visitor:
        """Somebody who has followed the link to an open seat."""
        guest = self.visitor()
        invite = scene["seats"][seat]["invite"]
        guest.post(f"/api/tables/{scene['id']}/seats/{seat}/claim", {"invite": invite, "name": name})
        return guest

    def long_gone(self, scene: Scene, seat: int) -> None:
        """The holder of a seat has not been there for an hour."""
        with closing(open_file(self.data / "tables.sqlite3", timeout=PATIENCE)) as db, db:
            hour_ago = time.time() - 3600
            db.execute("UPDATE seats SET seen = ? WHERE table_id = ? AND seat = ?", [-hour_ago, scene["id"], seat])


NURSERY = """
import ctypes, json, os, signal, sys, threading
import anyio._backends._asyncio, rich.console, uvicorn.lifespan.on, uvicorn.loops.auto
import uvicorn.protocols.http.auto, uvicorn.protocols.websockets.auto
import miskatonic.server.transport
from miskatonic.server.app import make_app
from miskatonic.server.config import Config
from miskatonic.cli import app, main
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.text import LANGUAGES, PHRASES

make_app(Config(database=":memory:"))
games = [GAMES[game] for game in GAMES.names()]
words = [PHRASES.has("words", lang) for lang in LANGUAGES]
assert threading.active_count() == 1
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for line in sys.stdin:
    environment, arguments = json.loads(line)
    if (child := os.fork()) == 0:
        if sys.platform == "linux":
            ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG: it ends with the nursery
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.dup2(2, 1)
        os.environ.update(environment)
        sys.argv[1:] = arguments
        main()
    print(child, flush=True)
"""


class Born:
    """A process of the nursery: what `subprocess.Popen` is to a process of one's own."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def poll(self) -> int | None:
        """None as long as it lives."""
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return 0
        return None

    def send_signal(self, signal: int) -> None:
        os.kill(self.pid, signal)

    def wait(self, timeout: float) -> None:
        """Until it has ended."""
        wait_for(lambda: self.poll() is not None)


class QuickServer(Server):
    """A server that is there in no time: it is forked from a process that has imported and read everything already."""

    def __init__(self, data: Path, *options: str) -> None:
        super().__init__(data, *options)
        self.nursery = subprocess.Popen(
            ending_with_us([sys.executable, "-c", NURSERY]), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def _begin(self, arguments: list[str]) -> Born:
        assert self.nursery.stdin is not None
        assert self.nursery.stdout is not None
        wanted = ({"MISKATONIC_DATA": str(self.data)}, arguments)
        print(json.encode(wanted).decode(), file=self.nursery.stdin, flush=True)
        return Born(int(self.nursery.stdout.readline()))

    def close(self) -> None:
        """Ends it for good, and the nursery too."""
        self.kill()
        self.nursery.communicate(timeout=PATIENCE)


@contextmanager
def serving(data: Path, *options: str, knows: str = "") -> Iterator[Server]:
    """A server for as long as it is needed."""
    server = Server(data, *options, knows=knows).start()
    try:
        yield server
    finally:
        server.kill()


class Visitor:
    """Somebody who uses a server: keeps its cookie, speaks JSON."""

    def __init__(self, url: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)
        self.http.get("/api/me").raise_for_status()

    @property
    def token(self) -> str:
        """What its cookie holds."""
        return self.http.cookies["miskatonic"]

    def open(self, *seats: str, game: str = "elder_sign", seed: int = 7, pace: float = 0, **options: Any) -> Scene:
        """Opens a table: `me`, `open`, or the name of a bot for each seat."""
        scene: Scene = self.post("/api/tables", table(*seats, game=game, seed=seed, pace=pace, **options))
        return scene

    def get(self, path: str, **query: Any) -> Any:
        """What is there; anything but success is an error."""
        answer = self.http.get(path, params=query)
        assert answer.is_success, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, method: str = "POST") -> Any:
        """What comes of it; anything but success is an error."""
        answer = self.http.request(method, path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def set(self, table: str, **settings: Any) -> Scene:
        """The host decides."""
        scene: Scene = self.post(f"/api/tables/{table}/settings", settings, "PATCH")
        return scene

    def refused(self, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, str]:
        """The status and the code with which a request is refused."""
        answer = self.http.request(method, path, json=body, **more)
        problem = answer.json()
        assert problem["message"]
        return answer.status_code, problem["code"]

    def see(self, table: str, **query: Any) -> Scene:
        """The table as this visitor sees it."""
        scene: Scene = self.get(f"/api/tables/{table}", **query)
        return scene

    def choose(self, scene: Scene, *options: str) -> Scene:
        """Takes options in that scene; by default the first ones that will do."""
        question = scene["question"]
        chosen = options or [option["id"] for option in question["options"][: question["least"] or 1]]
        body = {"version": scene["version"], "seat": question["seat"], "options": list(chosen)}
        after: Scene = self.post(f"/api/tables/{scene['id']}/choices", body)
        return after

    def undo(self, scene: Scene) -> Scene:
        """Takes its latest choice back."""
        after: Scene = self.post(f"/api/tables/{scene['id']}/undo", {"version": scene["version"]})
        return after

    def see_turn(self, table: str, **query: Any) -> Scene:
        """The table as soon as this visitor is asked, or the game is over."""
        return self.see_when(table, lambda scene: scene["question"] is None or scene["question"]["options"], **query)

    def see_when(self, table: str, it_is_so: Callable[[Scene], object], **query: Any) -> Scene:
        """The table as soon as that is true of it."""
        scene = wait_for(lambda: self._seen_if(table, it_is_so, query))
        assert scene is not None
        return scene

    def _seen_if(self, table: str, it_is_so: Callable[[Scene], object], query: dict[str, Any]) -> Scene | None:
        scene = self.see(table, **query)
        return scene if it_is_so(scene) else None

    @contextmanager
    def live(self, table: str, **watch: Any) -> Iterator[Live]:
        """A connection to the table. With what is to be watched, if anything is given."""
        url = f"{self.http.base_url.copy_with(scheme='ws')}/api/tables/{table}/live"
        cookie = {"Cookie": f"miskatonic={self.token}"}
        with connect(url, additional_headers=cookie, open_timeout=PATIENCE, ping_timeout=PATIENCE) as socket:
            live = Live(socket)
            if watch:
                live.watch(**watch)
            yield live


class Live:
    """A live connection."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def watch(self, **watch: Any) -> None:
        """Says what is to be watched."""
        self.socket.send(json.encode({"type": "watch", **watch}).decode())

    def hear(self, kind: str, seconds: float = PATIENCE) -> Any:
        """The next message of that kind."""
        deadline = time.monotonic() + seconds
        while True:
            message = json.decode(self.socket.recv(timeout=deadline - time.monotonic()))
            if message["type"] == kind:
                return message

    def scene(self, seconds: float = PATIENCE) -> Scene:
        """The next scene."""
        scene: Scene = self.hear("scene", seconds)["scene"]
        return scene

    def scene_of(self, version: int) -> Scene:
        """The scene with that version of the table, or a later one."""
        while (scene := self.scene())["version"] < version:
            pass
        return scene


def table(*seats: str, game: str = "elder_sign", seed: int = 7, pace: float = 0, **options: Any) -> dict[str, Any]:
    """What is asked for to open a table: `me`, `open`, or the name of a bot for each seat."""
    wanted = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
    return {"game": game, "seats": wanted, "options": options, "seed": seed, "settings": {"pace": pace}}


def events_of(scene: Scene) -> list[tuple[int, int, str, Any]]:
    """The log of a scene without its words."""
    return [(line["number"], line["move"], line["kind"], line["data"]) for line in scene["log"]]


def as_sent(data: Any) -> Any:
    """Data of the engine as it comes over the wire."""
    return json.decode(json.encode(data))
