"""A game that never ends, to test how a server bears it: one walks on, or does what a server should not wait for."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from miskatonic.kernel.decision import Decision, Kinds, Option, Rules
from miskatonic.kernel.event import Event
from miskatonic.kernel.game import Game
from miskatonic.kernel.reading import Reading
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.rulebook import Rulebook, View
from miskatonic.kernel.setup import Options
from miskatonic.kernel.simulating import Simulating
from miskatonic.kernel.staging import Stage
from miskatonic.kernel.state import State
from miskatonic.kernel.text import Text, own_words, text

WAYS = ("walk", "toil", "run", "hoard", "haul", "ponder", "race", "stumble", "doze")
NEXT = Kinds("treadmill", "tr")("next", "", str)
TOIL = 20_000
"""So many numbers are added to do something for a while."""
RACE = 100
"""Steps of a race."""


class Treadmill(State, kw_only=True):
    """How far one has come, and what one carries."""

    game: ClassVar[str] = "treadmill"
    turn: int = 0
    baggage: int = 0
    """Every look at it takes so much longer."""
    pondering: bool = False
    fallen: bool = False
    """Nothing can be seen of it."""
    asleep: bool = False
    """Whoever looks does not stop."""
    luggage: str = ""
    """Makes the state as large as that of other games."""

    def length(self) -> dict[str, int]:
        return {"turn": self.turn}


class TreadmillView(View, frozen=True, kw_only=True):
    """How far one has come."""

    turn: int


class Walked(Event, frozen=True, gc=False):
    """A step forward."""

    game: ClassVar[str] = "treadmill"
    prefix: ClassVar[str] = "tr"
    stage = Stage(2, "flight")
    turn: int


class Fell(Event, frozen=True, gc=False):
    """A step that went wrong."""

    game: ClassVar[str] = "treadmill"
    prefix: ClassVar[str] = "tr"
    stage = Stage(3, "banner")


def toil() -> None:
    """Takes about a thousandth of a second."""
    sum(range(TOIL))


def step(state: Treadmill) -> Rules[None]:
    """Walks; or toils for a moment, runs for ever, hoards more than there is, takes more along, ponders what may come, runs a
    race, falls, or falls asleep on the way."""
    (chosen,) = yield Decision(0, NEXT, [Option(way, way, own_words(way, way)) for way in WAYS])
    match chosen.value:
        case "toil":
            toil()
        case "run":
            while True:
                pass
        case "hoard":
            _ = [bytes(2**20) for _ in range(2**14)]
        case "haul":
            state.baggage += 1
        case "ponder":
            state.pondering = True
        case "race":
            fall(state)
            for _ in range(RACE):
                walk(state)
        case "stumble":
            walk(state)
            state.fallen = True
            fall(state)
            state.fallen = False
        case "doze":
            state.asleep = True
            walk(state)
            state.asleep = False
    walk(state)


def walk(state: Treadmill) -> None:
    """One step."""
    state.turn += 1
    state.tell(Walked(state.turn))


def fall(state: Treadmill) -> None:
    """None."""
    state.tell(Fell())


def setup(options: Options, rng: Rng) -> Treadmill:
    """The beginning."""
    return Treadmill(rng=rng)


def view(state: Treadmill, seat: int | None) -> View:
    """How far one has come, after as much time as the state says."""
    if state.fallen:
        raise ValueError("it lies on the ground")
    while state.asleep:
        pass
    for _ in range(state.baggage):
        toil()
    return TreadmillView(game="treadmill", seat=seat, turn=state.turn)


def determinize(state: Treadmill, seat: int, rng: Rng) -> None:
    """Nothing is hidden."""


def board_odds(state: Treadmill, seat: int | None) -> dict[str, float]:
    """None, sooner or later."""
    while state.pondering:
        pass
    return {}


def moment(state: Treadmill, seat: int | None) -> Text:
    """How far one has come."""
    return text("tr-moment", turn=state.turn)


GAME: Game[Treadmill] = Game(
    rules=Rulebook(
        title=own_words("Treadmill", "Tapis roulant"),
        revision=2,
        players=(1, 1),
        state_type=Treadmill,
        bounds={Treadmill: {"baggage": (0, 10_000)}},
        setup=setup,
        step=step,
        view=view,
        determinize=determinize,
    ),
    reading=Reading(
        prefix="tr",
        home=Path(__file__).parent,
        wire_types=(TreadmillView,),
        board_odds=board_odds,
        moment=moment,
    ),
    simulating=Simulating(benchmark={"players": 1}),
)
