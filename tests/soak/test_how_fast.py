"""How long people wait, on a machine that does nothing else. `make soak` runs this; `make test` may run anywhere."""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage

import pytest
from tests.browser.conftest import browser, client, people, server
from tests.browser.people import People, Person
from tests.browser.test_quick_bots import delays_of_choices
from tests.games.mansions.test_puzzle_solving import LAYOUTS, dealt
from tests.server.serving import Server

from miskatonic.games.mansions.odds.puzzles import needed

__all__ = ["browser", "client", "people", "server"]

IN_TIME = 150
"""Milliseconds after which a move is to be seen by others."""
A_THOUGHT = 500
"""Milliseconds between two moves of a person: where things move, quicker ones are shown one after the other."""
MISKATONIC = Path(sys.executable).with_name("miskatonic")


def test_help_comes_at_once() -> None:
    def spent() -> float:
        used = getrusage(RUSAGE_CHILDREN)
        return used.ru_utime + used.ru_stime

    times = []
    for _ in range(5):
        began = spent()
        subprocess.run([MISKATONIC, "--help"], check=True, capture_output=True)
        times.append(spent() - began)
    assert min(times) < 0.5, "seconds of processor time"


def test_a_move_is_sent_to_others_before_one_can_tell(server: Server) -> None:
    visitor = server.visitor()
    scene = visitor.open("me", "open", first_player=0)
    guest = server.guest(scene, 1)
    took: list[float] = []
    with guest.live(scene["id"], lang="en") as connection:
        scene = visitor.see_turn(scene["id"])
        connection.scene_of(scene["version"])
        while len(took) < 20:
            mover = visitor if scene["question"]["seat"] == 0 else guest
            scene = mover.see(scene["id"])
            began = time.perf_counter()
            scene = mover.choose(scene)
            connection.scene_of(scene["version"])
            took.append(time.perf_counter() - began)
    assert 1000 * statistics.median(took) < IN_TIME, took


@pytest.mark.parametrize("layout", LAYOUTS)
def test_how_many_puzzle_actions_are_needed_is_found_at_once(layout: str) -> None:
    needed(dealt(layout, 0))
    for seed in range(1, 200):
        began = time.process_time()
        needed(dealt(layout, seed))
        assert time.process_time() - began < 0.1, "seconds of processor time"


CLICKED = (
    """() => addEventListener("click", () => (window.clicked = performance.timeOrigin + performance.now()), true)"""
)
SEEN = """() => {
  const slider = document.querySelector("[data-testid=history-slider]");
  let known = slider.max;
  const look = () => {
    if (slider.max === known) return;
    known = slider.max;
    requestAnimationFrame(() => (window.seen = performance.timeOrigin + performance.now()));
  };
  new MutationObserver(look).observe(document.body, { attributes: true, childList: true, subtree: true });
}"""


@pytest.mark.parametrize("motion", [False, True])
def test_a_move_appears_on_the_other_screen_at_once(people: People, motion: bool) -> None:
    """The quickest of three rounds counts."""
    one, other = people.come(motion=motion), people.come(motion=motion)
    other.follow(one.open("me", "open", seed=11), 1)
    for person in (one, other):
        person.page.evaluate(CLICKED)
        person.page.evaluate(SEEN)
    rounds: list[float] = []
    while len(rounds) < 3 and min(rounds, default=IN_TIME) >= IN_TIME:
        delays = delays_of_moves(one, other, moves=9 if motion else 15, thinking=A_THOUGHT if motion else 0)
        rounds.append(statistics.median(delays))
        print(f"a move in another browser: p50 {rounds[-1]:.0f} ms, p90 {sorted(delays)[-2]:.0f} ms")
    assert min(rounds) < IN_TIME


def test_something_of_a_choice_is_told_to_others_at_once(people: People) -> None:
    """Of all choices that are measured, the one in the middle counts."""
    delays = delays_of_choices(people, 12)
    print(f"a choice told in another browser: p50 {statistics.median(delays):.0f} ms, most {max(delays):.0f} ms")
    assert statistics.median(delays) < IN_TIME, sorted(delays)


def delays_of_moves(one: Person, other: Person, moves: int, thinking: float) -> list[float]:
    """How long it took to see so many moves."""
    delays: list[float] = []
    while len(delays) < moves:
        for mover, watcher in ((one, other), (other, one)):
            if mover.is_asked:
                watcher.page.wait_for_timeout(thinking)
                delays.append(delay_of_a_move(mover, watcher))
    return delays


def delay_of_a_move(mover: Person, watcher: Person) -> float:
    """Milliseconds from a click in one browser until the other draws what has changed."""
    watcher.page.evaluate("() => (window.seen = null)")
    mover.take_any()
    watcher.page.wait_for_function("() => window.seen !== null")
    return float(watcher.page.evaluate("() => window.seen")) - float(mover.page.evaluate("() => window.clicked"))
