"""What a request costs the server itself: the processor time that its steps take on the event loop, where all others wait."""

from __future__ import annotations

from collections.abc import Awaitable, Generator
from functools import partial
from time import thread_time
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Timed(Generic[T]):
    """Awaits something and measures the processor time of this thread that its steps take; what it waits for costs nothing."""

    def __init__(self, work: Awaitable[T]) -> None:
        self._work = work
        self.seconds = 0.0

    def __await__(self) -> Generator[Any, Any, T]:
        steps: Any = self._work.__await__()
        step = partial(steps.send, None)
        while True:
            began = thread_time()
            try:
                awaited = step()
            except StopIteration as done:
                result: T = done.value
                return result
            finally:
                self.seconds += thread_time() - began
            try:
                received = yield awaited
            except BaseException as error:
                step = partial(steps.throw, error)
            else:
                step = partial(steps.send, received)
