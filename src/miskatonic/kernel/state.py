"""The state of a game: plain data, and a few fields beside it that are never saved."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import copy
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar, TypeVarTuple

from msgspec import Struct, field
from msgspec.structs import force_setattr

from miskatonic.kernel.box import Edition, edition_of
from miskatonic.kernel.event import Event
from miskatonic.kernel.registry import open_box
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.text import Text, name

if TYPE_CHECKING:
    from miskatonic.kernel.decision import Rules
    from miskatonic.kernel.hooks import Hook

T = TypeVar("T")
Args = TypeVarTuple("Args")


class Outcome(Struct, frozen=True, gc=False):
    """How the game ended: who won, and the key of the text that says why."""

    winners: list[int]
    reason: str


class GameOver(Exception):
    """The game has ended, and with it whatever was going on."""


class Offer(Struct, frozen=True, gc=False):
    """What a player reads who may use a card in play: the option, what the card does, and the number of the rule about it."""

    label: Text
    hint: Text | None = None
    rule: str = ""


Hooked = tuple[str | int | None, ...]
"""Cards in play, those of each seat after its number. Cards before the first number, or after None, have no owner."""


class Heard(list[Event]):
    """A list of events that passes each one to a listener the moment it is told."""

    __slots__ = ("_hear",)

    def __init__(self, events: Iterable[Event], hear: Callable[[Event], None]) -> None:
        super().__init__(events)
        self._hear = hear

    def append(self, event: Event) -> None:
        """Something has happened."""
        super().append(event)
        self._hear(event)


class State(Struct, dict=True, kw_only=True, omit_defaults=True):
    """Everything that is true in a game, as data that can be copied, saved and sent.

    Four things live beside the data and are made again when it is loaded: `events`, what has happened and has not been
    read yet; `watched`, whether anybody reads them; `index`, which card in play answers which question; and `cause`, the
    card, enemy or place whose doing is being carried out.
    """

    game: ClassVar[str] = ""
    """The name of the game that this is a state of."""

    hooks: ClassVar[dict[str, tuple[Any, ...]]] = {}
    """The hooks of the components of this game that have any, by the id of each copy."""

    lead_orders_forced: ClassVar[bool] = False
    """Whether the lead says in which order forced answers are given; otherwise they follow the order of the seats."""
    forced_order_rule: ClassVar[str] = ""
    """The number of the rule by which the lead does so."""
    pass_is_final: ClassVar[bool] = True
    """Whether who passes in a window is out of it; otherwise it may answer again once somebody else has answered, and so may
    cards that have come up since."""

    stop_before: ClassVar[str] = ""
    """The step that does not follow in the same breath, because a test wants to look first; "" in every other game."""

    rng: Rng
    outcome: Outcome | None = None
    boxes: tuple[str, ...] = ()
    """The boxes that the table is played with beside the game itself."""
    dealt: dict[str, int] = field(default_factory=dict)
    """How many copies of each kind of component there were at the start, where that is not what the game itself has."""
    ahead: list[str] = field(default_factory=list)
    """Steps of boxes that come before the next step of the game."""
    answers: dict[str, str] = field(default_factory=dict)
    """What was answered at setup to the questions of boxes."""
    printing: str = ""
    """Of a table with boxes: what tells the cards that there were at its start from what those boxes hold later."""

    events: ClassVar[list[Event]]
    watched: ClassVar[bool]
    index: ClassVar[Any]
    cause: ClassVar[str]

    def __init_subclass__(cls) -> None:
        cls.hooks = open_box(cls.game).hooks

    def __post_init__(self) -> None:
        self.__dict__.update(events=[], watched=True, index=None, cause="")

    @property
    def edition(self) -> Edition:
        """The edition of this table: rules look up components there."""
        return edition_of(type(self).game, self.boxes)

    @property
    def players(self) -> int:
        """How many seats there are, those of eliminated players included."""
        return 1

    def length(self) -> dict[str, int]:
        """How long the game has lasted, in its own unit: `{"day": 7}`."""
        return {}

    def at_step(self) -> str:
        """The step of the round that comes next, by its name in the game; boxes put steps of their own between those."""
        return ""

    def pauses_before(self, step: str) -> bool:
        """Whether a step may not follow in the same breath: a box may put one of its own before it, a test may want to look."""
        return bool(self.boxes) or step == self.stop_before

    @property
    def naming(self) -> str:
        """The set of names that pieces go by at this table; "" where they have the same names everywhere."""
        return ""

    def team(self, seat: int) -> str:
        """The team that a seat plays for; "" where all play together or everybody alone."""
        return ""

    def hooked(self) -> Hooked:
        """The cards in play whose hooks are in force now, in the order in which they are asked.

        The order must follow from the state alone, whatever happened before.
        """
        return ()

    def lead_seat(self) -> int:
        """The lead: the seat that decides for all, and about cards without an owner."""
        return 0

    def asked_seat(self, card: str, seat: int | None, event: Event | None) -> int:
        """The seat that decides whether a card of that seat (None: without an owner) answers an event."""
        return self.lead_seat() if seat is None else seat

    def alike(self, one: str, other: str) -> bool:
        """Whether it makes no difference which of two cards is meant: copies of the same card in the same condition."""
        return one == other

    def barred(self, seat: int) -> bool:
        """Whether a player may not use anything in answer to what happens now."""
        return False

    @classmethod
    def hooks_of(cls, card: str) -> tuple[Hook, ...]:
        """The hooks of a card."""
        return cls.hooks.get(card, ())

    @classmethod
    def offer(cls, card: str, hook: Hook | None = None) -> Offer:
        """What a player reads who may use a card in play, or one of its abilities."""
        return Offer(name(cls.game, card))

    def screen(self, seat: int) -> str:
        """What tells those seats apart that may not look at one screen together, because they have secrets from each other: by
        default the teams. Players of one team who only happen to hold cards of their own may look over each other's shoulder."""
        return self.team(seat)

    def tell(self, event: Event) -> None:
        """Something has happened. Where it happens often, ask `watched` first and do not even make the event."""
        if self.cause and not event.cause:
            force_setattr(event, "cause", self.cause)
        self.events.append(event)

    def listen(self, hear: Callable[[Event], None]) -> None:
        """Calls a listener with every event from now on, the moment it is told: often in the middle of a step."""
        self.__dict__["events"] = Heard(self.events, hear)

    def watch(self, watched: bool, index: Any = None) -> None:
        """Sets whether events are read and, if it is known, the index of hooks."""
        beside = self.__dict__
        beside["watched"] = watched
        beside["index"] = index

    def supposing(self, **parts: Any) -> Self:
        """A copy to think with, in which those parts are others. Everything else is shared with this state, also which card
        answers which question: it may be read, and only what was replaced may be changed."""
        found = copy(self)
        found.__dict__.update(self.__dict__, events=[], watched=False)
        for part, value in parts.items():
            setattr(found, part, value)
        return found

    def cards_changed(self) -> None:
        """A card with hooks has entered or left play."""
        self.__dict__["index"] = None


def caused(game: State, cause: str, run: Callable[[*Args], Rules[T]], *args: *Args) -> Rules[T]:
    """Carries rules out in the name of a card, enemy or place: the events that they tell have it for their cause.

    `run(*args)` is called once the cause is known: rules may do everything as soon as they are called.
    """
    beside = game.__dict__
    outer, beside["cause"] = beside["cause"], cause
    try:
        return (yield from run(*args))
    finally:
        beside["cause"] = outer
