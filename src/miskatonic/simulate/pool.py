"""Work on several processes, with results in order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

R = TypeVar("R")

CHUNKS_A_JOB = 32
LARGEST_CHUNK = 64


def in_order(work: Callable[[int], R], numbers: range, jobs: int) -> Iterator[R]:
    """What a function makes of each number, in order, whatever the number of processes."""
    if jobs <= 1:
        yield from map(work, numbers)
    else:
        yield from _on_processes(work, numbers, jobs)


def _on_processes(work: Callable[[int], R], numbers: range, jobs: int) -> Iterator[R]:
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import active_children

    others = active_children()
    chunk = max(1, min(LARGEST_CHUNK, len(numbers) // (jobs * CHUNKS_A_JOB)))
    with ProcessPoolExecutor(jobs, initializer=_leave_interrupts_to_the_parent) as pool:
        try:
            yield from pool.map(work, numbers, chunksize=chunk)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in active_children():
                if worker not in others:
                    worker.terminate()
            raise


def _leave_interrupts_to_the_parent() -> None:
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
