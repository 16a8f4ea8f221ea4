"""Servers as processes of their own, and visitors that use them."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

Scene = dict[str, Any]


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


class Server:
    """A `miskatonic serve` that can be killed and started again at the same address."""

    def __init__(self, data: Path, *options: str, port: int | None = None) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.data = data
        self.options = options
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        """Starts the process and waits until it answers."""
        command = [sys.executable, "-c", "from miskatonic.cli import main; main()", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, *self.options],
            env={**os.environ, "MISKATONIC_DATA": str(self.data)},
            stdout=subprocess.DEVNULL,
        )
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            assert self.process.poll() is None, "the server has ended by itself"
            try:
                httpx.get(f"{self.url}/api/me", timeout=5)
            except httpx.TransportError:
                time.sleep(0.02)
            else:
                return self
        raise TimeoutError("the server does not answer")

    def kill(self) -> None:
        """Ends the process without a warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Asks the process to end."""
        self._end(signal.SIGTERM)

    def _end(self, how: int) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(30)
            self.process = None

    def visitor(self) -> Visitor:
        """Somebody with a browser of its own."""
        return Visitor(self.url)


@contextmanager
def serving(data: Path, *options: str) -> Iterator[Server]:
    """A server for as long as it is needed."""
    server = Server(data, *options).start()
    try:
        yield server
    finally:
        server.kill()


class Visitor:
    """Somebody who uses a server: keeps its cookie, speaks JSON."""

    def __init__(self, url: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=30)
        self.http.get("/api/me").raise_for_status()

    @property
    def token(self) -> str:
        """What its cookie holds."""
        return self.http.cookies["miskatonic"]

    def open(self, *seats: str, game: str = "elder_sign", pace: float = 0, **options: Any) -> Scene:
        """Opens a table: `me`, `open`, or the name of a bot for each seat."""
        wanted = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        body = {"game": game, "seats": wanted, "options": options, "seed": 7, "settings": {"pace": pace}}
        scene: Scene = self.post("/api/tables", body)
        return scene

    def get(self, path: str, **query: Any) -> Any:
        """What is there; anything but success is an error."""
        answer = self.http.get(path, params=query)
        assert answer.is_success, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None) -> Any:
        """What comes of it; anything but success is an error."""
        answer = self.http.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

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
