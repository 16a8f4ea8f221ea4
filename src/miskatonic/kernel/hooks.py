"""How a card reaches into the rules.

The rules never name a card. They ask, and the cards in play answer:

- `total(game, question, base, ...)` adds up what modifiers say;
- `is_set(game, flag, ...)` is true if any card says so;
- `settle(game, question, usual, ...)` lets cards put another answer in place of the usual one;
- `yield from before(game, event)` lets replacements change or prevent what is about to happen;
- `yield from when(game, event)` does the same by triggers that players may use or not, as games with reactions have them;
- `yield from after(game, event)` lets triggers react: forced ones first, then those that a player may use or not;
  `yield from reactions(game, event)` does so later than the event is told;
- `abilities(game, window)` lists what players may do in a window of the rules, `ability_options` what one of them may.

An index from question to answers is made when it is first needed and thrown away when a card with hooks moves, so that an
unanswered question costs one look-up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, Literal, Protocol, TypeVar, TypeVarTuple, Unpack

from msgspec import Struct
from msgspec.structs import force_setattr

from miskatonic.kernel.box import edition_of
from miskatonic.kernel.decision import NOTHING, Decision, Kinds, Option, Rules, distinct
from miskatonic.kernel.event import STANDING, Event
from miskatonic.kernel.memory import printed, printed_at_most, remembered
from miskatonic.kernel.state import Hooked, State, caused
from miskatonic.kernel.text import text

E = TypeVar("E", bound=Event)
T = TypeVar("T")
G = TypeVar("G", bound=State)
Of = TypeVarTuple("Of")
Person_co = TypeVar("Person_co", covariant=True)


class Question:
    """Something that rules ask and cards answer. There is one object for each question, declared where it is asked."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"


class Total(Question, Generic[*Of]):
    """A question about a number that cards add to: `FIGHT: Total[Enemy] = Total("fight")`. In brackets, what it is about."""

    __slots__ = ()


class Flag(Question, Generic[*Of]):
    """A question that is answered with yes as soon as one card says so: `NO_SEAL: Flag[Investigator] = Flag("no seal")`. In
    brackets, what it is about."""

    __slots__ = ()


class Settled(Question, Generic[T, *Of]):
    """A question that has one answer, which cards may replace: `MOVES_AS: Settled[Movement, Monster] = Settled("moves as")`.

    In brackets, the type of the answer, then what it is about.
    """

    __slots__ = ()


class Window(Question):
    """A moment when players may use abilities."""

    __slots__ = ()


class Modifier(Struct, frozen=True, eq=False):
    """Adds to a number: always the same, or what a function of the game, the source and the subject says."""

    question: Total[*tuple[Any, ...]]
    amount: int | Callable[..., int]


class Setter(Struct, frozen=True, eq=False):
    """Answers a flag with yes where a function of the game, the source and the subject says so."""

    question: Flag[*tuple[Any, ...]]
    when: Callable[..., bool]


class Settler(Struct, frozen=True, eq=False):
    """Answers a question instead of the rules: a function of the game, the source, the answer so far and the subject."""

    question: Settled[Any, *tuple[Any, ...]]
    answer: Callable[..., Any]


class Replacement(Struct, frozen=True, eq=False):
    """Changes an event before it happens: returns it, another one of its kind, or None to prevent it."""

    event: type[Event]
    run: Callable[..., Rules[Any]]


class Trigger(Struct, frozen=True, eq=False):
    """Answers an event that has happened. `forced`: it must; otherwise its player is asked.

    With the timing "when" it answers an event that is about to happen, and returns what becomes of it: the event, another one
    of its kind, or None to prevent it.
    """

    event: type[Event]
    run: Callable[..., Rules[Any]]
    when: Callable[..., bool]
    forced: bool = True
    timing: Literal["when", "after"] = "after"


class Ability(Struct, frozen=True, eq=False):
    """Something that a player may do in a window, offered while `available`: it can be paid and would change something."""

    window: Window
    run: Callable[..., Rules[None]]
    available: Callable[..., bool]


Hook = Modifier | Setter | Settler | Replacement | Trigger | Ability


class Source(Struct, frozen=True, gc=False):
    """A card in play: its id and the seat of its owner (None: no owner)."""

    card: str
    seat: int | None


Bound = tuple[Any, Source]
Index = dict[Question | type[Event], list[Bound]]

_NONE: list[Bound] = []


def index_of(game: State) -> Index:
    """Which questions the cards in play answer: `if QUESTION in index_of(game)`."""
    index: Index | None = game.index
    if index is None:
        index = game.__dict__["index"] = _make_index(game)
    return index


def answers(game: State, question: Question | type[Event]) -> list[Bound]:
    """The hooks in play that answer a question, each with the card it is on."""
    return (game.index or index_of(game)).get(question, _NONE)


def _make_index(game: State) -> Index:
    if game.boxes:
        return _index_of_cards(type(game), (*game.edition.standing, *game.hooked()))
    return _index_of_cards(type(game), game.hooked())


@printed_at_most(4096)
def _index_of_cards(game_type: type[State], cards: Hooked) -> Index:
    """The index of those cards in play, cached and never changed. Hooks of boxes themselves come first."""
    index: Index = {}
    seat: int | None = None
    for card in cards:
        if not isinstance(card, str):
            seat = card
            continue
        for question, bound in _bound_hooks(game_type, card, seat):
            if question in index:
                index[question].append(bound)
            else:
                index[question] = [bound]
    return index


@printed
def _bound_hooks(game_type: type[State], card: str, seat: int | None) -> list[tuple[Question | type[Event], Bound]]:
    """The hooks of a card that belongs to that seat, each with the question that it answers."""
    source = Source(card, seat)
    hooks = edition_of(game_type.game).hooks_of(card) if card.startswith(STANDING) else game_type.hooks_of(card)
    return [(_question(hook), (hook, source)) for hook in hooks]


def _question(hook: Hook) -> Question | type[Event]:
    if isinstance(hook, Modifier | Setter | Settler):
        return hook.question
    if isinstance(hook, Ability):
        return hook.window
    if isinstance(hook, Trigger) and hook.timing == "when":
        return about_to(hook.event)
    return hook.event


@remembered
def about_to(event: type[Event]) -> Question:
    """The question that triggers answer which come before an event."""
    return Question(f"when {event.__qualname__}")


def total(game: State, question: Total[*Of], base: int, *subject: *Of) -> int:
    """The number with everything that the cards in play add to it."""
    for hook, source in (game.index or index_of(game)).get(question, _NONE):
        amount = hook.amount
        base += amount if isinstance(amount, int) else amount(game, source, *subject)
    return base


def is_set(game: State, flag: Flag[*Of], *subject: *Of) -> bool:
    """Whether any of the cards in play says so."""
    asked = (game.index or index_of(game)).get(flag)
    return asked is not None and any(hook.when(game, source, *subject) for hook, source in asked)


def settle(game: State, question: Settled[T, *Of], usual: T, *subject: *Of) -> T:
    """The answer that the cards in play leave, each of which may put its own in place of the one so far."""
    for hook, source in (game.index or index_of(game)).get(question, _NONE):
        usual = hook.answer(game, source, usual, *subject)
    return usual


def modifies(question: Total[*Of], amount: int | Callable[[G, Source, Unpack[Of]], int]) -> Modifier:
    """Adds to a number: a number, or what a function `(game, source, *subject)` says."""
    return Modifier(question, amount)


def sets(flag: Flag[*Of], when: Callable[[G, Source, Unpack[Of]], bool] | None = None) -> Setter:
    """Answers a flag with yes: always, or where a function `(game, source, *subject)` says so."""
    return Setter(flag, always if when is None else when)


def settles(question: Settled[T, *Of], answer: Callable[[G, Source, T, Unpack[Of]], T]) -> Settler:
    """Puts an answer in place of another one: what a function `(game, source, answer so far, *subject)` says."""
    return Settler(question, answer)


def before(game: State, event: E) -> Rules[E | None]:
    """The event as the replacements in play leave it; None if one of them prevents it."""
    if type(event) in (game.index or index_of(game)):
        return _replace(game, event)
    return _unchanged(event)


def prevented(game: State, event: Event) -> bool:
    """Whether a replacement in play prevents an event without a question; its replacements may do nothing else."""
    if type(event) not in (game.index or index_of(game)):
        return False
    rules = before(game, event)
    try:
        next(rules)
    except StopIteration as over:
        return over.value is None
    rules.close()
    return False


def _unchanged(event: E) -> Rules[E | None]:
    yield from ()
    return event


def _replace(game: State, event: E) -> Rules[E | None]:
    for bound in answers(game, type(event)):
        if isinstance(bound[0], Replacement) and _in_play(game, bound, type(event)):
            changed: E | None = yield from use(game, bound, event)
            if changed is None:
                return None
            event = changed
    return event


def _in_play(game: State, bound: Bound, question: Question | type[Event]) -> bool:
    """Whether the card is still there to answer, whatever the answers before its own have done."""
    return bound in answers(game, question)


def after(game: State, event: Event) -> Rules[None]:
    """Tells that something has happened and lets the cards in play react."""
    if game.cause and not event.cause:
        force_setattr(event, "cause", game.cause)
    game.events.append(event)
    if type(event) in (game.index or index_of(game)):
        return _react(game, event)
    return NOTHING


def reactions(game: State, event: Event) -> Rules[None]:
    """Lets the cards in play react to what has been told already, if it was told before what came of it."""
    if type(event) in (game.index or index_of(game)):
        return _react(game, event)
    return NOTHING


def may_be_answered(game: State, event: type[Event]) -> bool:
    """Whether any trigger in play comes before events of that kind: where none does, they need not be asked about."""
    return about_to(event) in (game.index or index_of(game))


def when(game: State, event: E) -> Rules[E | None]:
    """The event as the triggers leave it that come before it; None if one of them prevents it."""
    if about_to(type(event)) in (game.index or index_of(game)):
        return _interrupt(game, event)
    return _unchanged(event)


def _interrupt(game: State, event: E) -> Rules[E | None]:
    question = about_to(type(event))
    if game.cause and not event.cause:
        force_setattr(event, "cause", game.cause)
    changed: E | None = event
    heard = _heard(game, event, question)
    while changed is not None and (bound := (yield from _next_answer(game, changed, heard, question))) is not None:
        changed = yield from use(game, bound, changed)
    return changed


def _react(game: State, event: Event) -> Rules[None]:
    """What has heard the event answers it, unless an answer before it took its card or its reason away."""
    heard = _heard(game, event, type(event))
    while (bound := (yield from _next_answer(game, event, heard, type(event)))) is not None:
        yield from use(game, bound, event)


def use(game: State, bound: Bound, *event: Event) -> Rules[Any]:
    """Carries out an ability of a card: whatever happens meanwhile happens because of that card."""
    hook, source = bound
    return caused(game, source.card, hook.run, game, source, *event)


class _Heard(Struct):
    """Who has heard an event and has not answered it yet."""

    forced: list[Bound]
    optional: list[Bound]
    passed: list[int]
    """Seats that have passed."""
    used: list[Bound]
    """What players have answered with."""
    fresh: bool = True
    """Nothing has been answered since, so that all of them may still answer."""


def _heard(game: State, event: Event, question: Question | type[Event]) -> _Heard:
    forced: list[Bound] = []
    free: list[Bound] = []
    for bound in answers(game, question):
        hook, source = bound
        if isinstance(hook, Trigger) and hook.when(game, source, event):
            if hook.forced:
                forced.append(bound)
            elif not game.barred(asked_seat(game, source)):
                free.append(bound)
    return _Heard(forced, free, [], [])


def _latecomers(game: State, event: Event, heard: _Heard, question: Question | type[Event]) -> list[Bound]:
    """What players may answer with only since something else was answered: a card just drawn, a cost that can be paid now."""
    return [bound for bound in _heard(game, event, question).optional if bound not in heard.optional + heard.used]


def _next_answer(game: State, event: Event, heard: _Heard, question: Question | type[Event]) -> Rules[Bound | None]:
    """What answers next: first whatever must, then whatever a player wants to use; None when all is said."""
    fresh, heard.fresh = heard.fresh, False
    if heard.forced:
        heard.forced = [bound for bound in heard.forced if fresh or _may_answer(game, bound, event, question)]
        if heard.forced:
            return (yield from _first_forced(game, heard.forced, event))
    if heard.used and not game.pass_is_final:
        heard.optional += _latecomers(game, event, heard, question)
    while waiting := [
        bound
        for bound in heard.optional
        if asked_seat(game, bound[1], event) not in heard.passed
        and (fresh or _may_answer(game, bound, event, question))
    ]:
        seat = asked_seat(game, waiting[0][1], event)
        mine = [bound for bound in waiting if asked_seat(game, bound[1], event) == seat]
        rule = game.offer(mine[0][1].card).rule
        options = [*_different(game, mine), PASS]
        chosen = yield Decision(seat, REACTION, options, own_rule=rule, event=event)
        if chosen[0] is PASS:
            heard.passed.append(seat)
            continue
        bound: Bound = chosen[0].value
        heard.optional.remove(bound)
        heard.used.append(bound)
        if not game.pass_is_final:
            heard.passed.clear()
        return bound
    return None


def _first_forced(game: State, forced: list[Bound], event: Event) -> Rules[Bound]:
    """Which of several answers that must be given comes first: in the order of the seats, or as the lead says."""
    if len(forced) == 1 or not game.lead_orders_forced:
        return forced.pop(0)
    options = _different(game, forced)
    if len(options) == 1:
        return forced.pop(0)
    chosen = yield Decision(game.lead_seat(), ORDER, options, own_rule=game.forced_order_rule, event=event)
    bound: Bound = chosen[0].value
    forced.remove(bound)
    return bound


def _different(game: State, bounds: list[Bound]) -> list[Option[Bound]]:
    """Using the cards that answer, where copies that are alike are one option."""
    options = reaction_options(game, bounds)
    if len(options) == 1:
        return options
    return distinct(
        options,
        lambda one, other: (
            one[0] is other[0] and one[1].seat == other[1].seat and game.alike(one[1].card, other[1].card)
        ),
    )


def _may_answer(game: State, bound: Bound, event: Event, question: Question | type[Event]) -> bool:
    hook, source = bound
    may: bool = _in_play(game, bound, question) and hook.when(game, source, event)
    return may


def asked_seat(game: State, source: Source, event: Event | None = None) -> int:
    """The seat that decides about a card that answers an event: its owner, or the lead if it has none."""
    return game.asked_seat(source.card, source.seat, event)


def abilities(game: State, window: Window) -> list[Bound]:
    """What the players may do in that window now."""
    found = answers(game, window)
    return [bound for bound in found if bound[0].available(game, bound[1])] if found else found


def ability_options(game: State, window: Window, seat: int) -> list[Option[Bound]]:
    """What that player may do in that window now, as options."""
    mine: list[Bound] = []
    for bound in (game.index or index_of(game)).get(window, _NONE):
        hook, source = bound
        if source.seat == seat and hook.available(game, source):
            mine.append(bound)
    return reaction_options(game, mine) if mine else []


_ASK = Kinds("", "")
_ASK.verbs("", "use effect")
_ASK.verbs("pass", "pass")
REACTION = _ASK.mixed("reaction", "", tuple, type(None), passing="pass")
"""Whether a player answers what has happened, or is about to."""
ORDER = _ASK.mixed("order", "", tuple)
"""Which of several answers that must be given comes first."""
PASS: Option[Any] = Option("pass", None, text("option-pass"))


def reaction_options(game: State, bounds: Iterable[Bound]) -> list[Option[Bound]]:
    """Using the cards that answer. The second answer of one card has an id of its own."""
    options: list[Option[Bound]] = []
    game_type = type(game)
    for bound in bounds:
        n = 1
        for option in options:
            n += option.value[1] == bound[1]
        options.append(_reaction_option(game_type, bound, n))
    return options


@printed
def _reaction_option(game_type: type[State], bound: Bound, n: int) -> Option[Bound]:
    card = bound[1].card
    offer = game_type.offer(card, bound[0])
    return Option(f"use:{card}" if n == 1 else f"use:{card}:{n}", bound, offer.label, (card,), offer.hint)


class Seated(Protocol[Person_co]):
    """A game with an investigator at each seat, or none."""

    @property
    def investigators(self) -> Sequence[Person_co | None]:
        """The investigators by seat."""


def owner(game: Seated[Person_co], source: Source) -> Person_co:
    """The investigator whose card or ability it is."""
    assert source.seat is not None
    found = game.investigators[source.seat]
    assert found is not None
    return found


def owner_if_any(game: Seated[Person_co], source: Source) -> Person_co | None:
    """The investigator that has a card; None if the card has no owner, or the seat is empty."""
    return None if source.seat is None else game.investigators[source.seat]


def is_owner(game: State, source: Source, you: Any, *_: object) -> bool:
    """Whether a question is about the owner of a card."""
    return you is not None and you.seat == source.seat


def for_owner(amount: int) -> Callable[..., int]:
    """A number that counts for the owner of a card alone: the amount of a modifier of a question about an investigator."""

    def answer(game: State, source: Source, you: Any, *_: object) -> int:
        return amount if you is not None and you.seat == source.seat else 0

    return answer


def always(*_: Any) -> bool:
    """Whatever the circumstances."""
    return True
