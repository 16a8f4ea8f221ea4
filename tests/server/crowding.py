"""Visitors who ask for as much as a server lets them, while somebody else plays."""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import cycle
from typing import Any

import httpx
from tests.server.serving import PATIENCE, Server, Visitor

from miskatonic.kernel.record import Recording
from miskatonic.kernel.table import Table, new_table
from miskatonic.server.config import Limits

LUGGAGE = 8000
"""Bytes that make a state about as large as one of Arkham Horror."""

Ask = Callable[[httpx.Client], httpx.Response]


def walked(choices: int, way: str = "walk") -> Table[Any]:
    """A long game with a large state."""
    table = new_table("treadmill", players=1)
    table.state.luggage = "x" * LUGGAGE
    table.edited()
    for _ in range(choices):
        table.choose(way)
        table.forget_earlier()
    return table


def worst_files(choices: int) -> list[bytes]:
    """The worst that can be brought with so many choices: one that is kept, one that takes long, one that leads elsewhere at its
    very end, and one as large as allowed that says nothing."""
    long = walked(choices).record()
    elsewhere = Recording(**{name: getattr(long, name) for name in long.__struct_fields__})
    elsewhere.digest = "0" * 16
    nothing = b'{"program":"miskatonic","format":4,"checkpoint":{"x":['
    nothing += b"[]," * ((Limits().saved_game - len(nothing)) // 3 - 2) + b"0]}}"
    return [long.file(), walked(choices, "toil").save(), elsewhere.sealed().file(), nothing]


def importing(files: Sequence[bytes]) -> Iterator[Ask]:
    """Brings one file after the other, again and again."""
    for file in cycle(files):
        yield lambda http, file=file: http.post("/api/tables/import", content=file)  # type: ignore[misc]


def looking(visitor: Visitor, *paths: str) -> Iterator[Ask]:
    """Somebody asks for one thing after the other, again and again."""
    headers = {"Authorization": f"Bearer {visitor.token}"}
    for path in cycle(paths):
        yield lambda http, path=path: http.get(path, headers=headers)  # type: ignore[misc]


@contextmanager
def crowd(server: Server, *wishes: Iterator[Ask]) -> Iterator[Counter[int]]:
    """Visitors who ask for something, each as soon as the last answer is there; what they were answered is counted."""
    over = threading.Event()
    answers: Counter[int] = Counter()

    def visit(asks: Iterator[Ask]) -> None:
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as http, suppress(httpx.TransportError):
            while not over.is_set():
                answers[next(asks)(http).status_code] += 1

    visitors = [threading.Thread(target=visit, args=[asks], daemon=True) for asks in wishes]
    for visitor in visitors:
        visitor.start()
    try:
        yield answers
    finally:
        over.set()


def time_of_moves(server: Server, moves: int) -> list[float]:
    """How many seconds each of so many moves took of somebody who plays."""
    visitor = server.visitor()
    took: list[float] = []
    while len(took) < moves:
        scene = visitor.open("me", seed=len(took))
        while scene["question"] is not None and len(took) < moves:
            began = time.perf_counter()
            scene = visitor.choose(scene)
            took.append(time.perf_counter() - began)
            time.sleep(0.02)
    return took


def quantile(took: Sequence[float], share: float) -> float:
    """So many of them were quicker, in milliseconds."""
    return 1000 * sorted(took)[min(len(took) - 1, int(share * len(took)))]
