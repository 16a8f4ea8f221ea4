"""Questions to a seat. Rules are generators that yield a `Decision` and are sent the options that were taken.

What a question means is data: its `kind`, declared once, says what is asked and by which rule; its `source` is the card,
enemy or place that asks. The sentence that people read is made from them and is for people alone.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, Generic, Literal, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from miskatonic.kernel.audience import EVERYBODY, Audience
from miskatonic.kernel.event import Event, names_piece
from miskatonic.kernel.text import Arg, Message, Text, ended, text

T = TypeVar("T")
R = TypeVar("R")


class Option(Struct, Generic[T], frozen=True, gc=False):
    """One answer. `value` is what the rules receive; `pieces` are what a board lights up.

    The id is a verb, and what it is done to: `move:woods`. `hint` says what the option costs or risks, where its label does not.
    """

    id: str
    value: T
    label: Text
    pieces: tuple[str, ...] = ()
    hint: Text | None = None
    twins: tuple[Option[T], ...] = ()
    """Options that come to the same and that it stands for: each of them can still be taken by its own id."""
    was: str = ""
    """Its id in games that were recorded before it got the present one."""

    @property
    def verb(self) -> str:
        """What one does by taking it: `move`."""
        return self.id.partition(":")[0]

    def called(self, option_id: str) -> Option[T]:
        """That of its twins with that id, if one has it; otherwise itself."""
        return next((twin for twin in self.twins if twin.id == option_id), self)


NONE = "none"
"""What passes a question of which none of the options need be taken: taking none of them."""

Secrecy = Literal["", "seat", "team"]
"""Who may read a question besides the seat that is asked: everybody, no other seat, or its team."""


Aim = Literal["", "get", "lose", "pass"]
"""What an answer comes to, whatever it is about: to get something, to be rid of it, to leave things as they are; "" where that
depends."""


class Verb(Struct, frozen=True, gc=False):
    """What one does by taking an option: the first word of its id. See `Kinds.verbs`."""

    name: str
    aim: Aim = ""


class Kind(Generic[T]):
    """A kind of question: its name, the rule that it comes from, and the type of what its options are worth to the rules.

    A kind is declared once, where the rule is that asks it. The words of the question are the message
    `<prefix>-prompt-<name>` of its game. There is one object for each kind, so kinds are compared by identity.

    `passing` is the id of the option that does nothing, for a kind that comes again and again, or `NONE`: whoever is asked may
    promise to take it until something changes. `unless` is the verb of options that are too good to be passed. `aim` says what
    every answer comes to, where the verbs of its options do not.
    """

    __slots__ = ("aim", "game", "key", "name", "of", "passing", "rule", "secret", "unless")

    def __init__(
        self,
        game: str,
        name: str,
        rule: str,
        of: type[T] | tuple[type, ...],
        *,
        key: str,
        secret: Secrecy = "",
        passing: str = "",
        unless: str = "",
        aim: Aim = "",
    ) -> None:
        self.aim = aim
        self.game = game
        self.name = name
        self.rule = rule
        self.of = of
        self.key = key
        self.secret = secret
        self.passing = passing
        self.unless = unless

    def __repr__(self) -> str:
        return f"<question {self.name}>"


class Kinds:
    """The kinds of question of one game: `ASK = Kinds("elder_sign", "es")`, then `MOVE = ASK("move", "ES-MOVE-01", str)`."""

    def __init__(self, game: str, prefix: str) -> None:
        self.game = game
        self._prefix = prefix
        KINDS.setdefault(game, {})

    def __call__(
        self, name: str, rule: str, of: type[T], *, secret: Secrecy = "", passing: str = "", aim: Aim = ""
    ) -> Kind[T]:
        """Declares a kind of question whose options all have values of that type."""
        key = self._key(name)
        return self._declare(Kind(self.game, name, rule, of, key=key, secret=secret, passing=passing, aim=aim))

    def mixed(
        self,
        name: str,
        rule: str,
        *of: type,
        secret: Secrecy = "",
        passing: str = "",
        unless: str = "",
        aim: Aim = "",
    ) -> Kind[Any]:
        """Declares a kind of question that offers options of several sorts together."""
        key = self._key(name)
        kind = Kind[Any](self.game, name, rule, of, key=key, secret=secret, passing=passing, unless=unless, aim=aim)
        return self._declare(kind)

    def verbs(self, aim: Aim, names: str) -> None:
        """Declares verbs of options that all come to the same: `ASK.verbs("lose", "discard pay")`. A verb means the same in every
        game, so that it may be declared in several."""
        declared = VERBS_OF.setdefault((self.game, self._prefix), [])
        for name in names.split():
            declared.append(name)
            known = VERBS.setdefault(name, Verb(name, aim))
            if known.aim != aim:
                raise ValueError(f"the verb {name!r} of {self.game} is declared elsewhere with another aim")

    @property
    def names(self) -> tuple[str, ...]:
        """The kinds and verbs that have been declared here, in order of the alphabet: words of the vocabulary of observations."""
        kinds = [kind.name for kind in KINDS[self.game].values() if kind.key == self._key(kind.name)]
        return tuple(sorted({*kinds, *VERBS_OF.get((self.game, self._prefix), ())}))

    def _key(self, name: str) -> str:
        words = name.replace("_", "-")
        return f"{self._prefix}-prompt-{words}" if self._prefix else f"prompt-{words}"

    def _declare(self, kind: Kind[T]) -> Kind[T]:
        known = KINDS[self.game]
        if kind.name in known:
            raise ValueError(f"the question {kind.name!r} of {self.game} is declared twice")
        known[kind.name] = kind
        return kind


VERBS: dict[str, Verb] = {}
"""Every verb that has been declared, by name."""
VERBS_OF: dict[tuple[str, str], list[str]] = {}
"""The verbs that a game or a box has declared, by game and prefix."""
KINDS: dict[str, dict[str, Kind[Any]]] = {}
"""Every kind of question that has been declared, by game and name; those of the kernel belong to the game ""."""


class Cap(Struct, frozen=True, gc=False):
    """The maximum number of some options, named by their places, that may be taken together."""

    of: tuple[int, ...]
    most: int


class Decision(Struct, frozen=True, gc=False):
    """A question to one seat: take at least `least` and at most `most` of the options."""

    seat: int
    kind: Kind[Any]
    options: Sequence[Option[Any]]
    least: int = 1
    most: int = 1
    source: str = ""
    """The card, enemy or place that asks; "" where the rules themselves do."""
    amount: int = 0
    """How much it is about, where that is a number: the damage that is still to be assigned."""
    args: tuple[tuple[str, Arg], ...] = ()
    """What the words of the question name beside that."""
    own_rule: str = ""
    """The rule that it comes from, where that is not the rule of its kind."""
    event: Event | None = None
    """What has happened, or is about to, where that is why it is asked."""
    caps: tuple[Cap, ...] = ()
    """Which options exclude one another: two copies of a card of which one may be taken."""
    whole: Decision | None = None
    """The same question with everything that could be chosen, where some of it only leads round in a circle."""

    @property
    def everything(self) -> Decision:
        """The question with all that has ever been offered: what was chosen once can be played again."""
        return self.whole or self

    @property
    def prompt(self) -> Text:
        """The question in words."""
        if self.whole is not None:
            return text("prompt-without-circles", prompt=self.whole.prompt)
        args = (*self.args, ("amount", self.amount))
        if self.event is not None:
            about = self.event.about(self.seat)
            args = (*args, ("told", 0 if about is None else 1), ("event", "" if about is None else ended(about)))
        return Message(self.kind.key, args)

    @property
    def asker(self) -> str:
        """The source as clients name it beside the question; "" where there is none, or the question names it itself."""
        return "" if self.source and names_piece(self.prompt, self.source) else self.source

    @property
    def rule(self) -> str:
        """The number of the rule that it comes from."""
        return self.own_rule or self.kind.rule

    @property
    def passing(self) -> str:
        """The id of the option that passes, or `NONE`, where the question is of a kind that comes again and again; "" where it
        cannot be passed."""
        passing, unless = self.kind.passing, self.kind.unless
        if passing == NONE:
            return NONE if self.least == 0 else ""
        if not passing or self.index(passing) < 0:
            return ""
        return "" if unless and any(option.verb == unless for option in self.options) else passing

    def audience(self, team: str = "") -> Audience:
        """Who may read the question, if the asked seat is of that team."""
        secret = self.kind.secret
        if not secret:
            return EVERYBODY
        return team if secret == "team" and team else self.seat

    def allowed(self, places: Sequence[int]) -> list[int]:
        """Those of several places that may be taken together: the first ones, where all would be too many."""
        kept = list(places)
        for cap in self.caps:
            for place in [place for place in kept if place in cap.of][cap.most :]:
                kept.remove(place)
        return kept

    def reduced(self, places: Sequence[int]) -> Decision:
        """The question with the options at those places alone; whole where that is all of them, or too few to answer it."""
        if len(places) == len(self.options) or len(self.allowed(places)) < max(self.least, 1):
            return self
        caps = tuple(Cap(tuple(n for n, place in enumerate(places) if place in cap.of), cap.most) for cap in self.caps)
        options = [self.options[place] for place in places]
        return replace(self, options=options, most=min(self.most, len(options)), caps=caps, whole=self)

    def index(self, option_id: str) -> int:
        """Where the option with that id is, or the one that stands for it; or -1."""
        for i, option in enumerate(self.options):
            if option.id == option_id or (option.twins and any(twin.id == option_id for twin in option.twins)):
                return i
        return -1

    def renamed(self, recorded: str) -> str:
        """The id today of the option that a recorded choice took."""
        if self.index(recorded) >= 0:
            return recorded
        return next((option.id for option in self.options if option.was == recorded), recorded)

    def option(self, option_id: str) -> Option[Any]:
        """The option with that id, be it one that another stands for."""
        return self.options[self.index(option_id)].called(option_id)


def distinct(options: Sequence[Option[T]], alike: Callable[[T, T], bool]) -> list[Option[T]]:
    """Of options that come to the same, the first one stands for all and lights up the pieces of all."""
    kept: list[Option[T]] = []
    for option in options:
        for place, first in enumerate(kept):
            if alike(first.value, option.value):
                kept[place] = replace(first, pieces=(*first.pieces, *option.pieces), twins=(*first.twins, option))
                break
        else:
            kept.append(option)
    return kept


Choice = list[Option[Any]]
Rules = Generator[Decision, Choice, R]


def _nothing() -> Rules[None]:
    yield from ()


NOTHING: Rules[None] = _nothing()
"""Rules that are over already: `yield from NOTHING` costs next to nothing, as often as one likes."""
for _ in NOTHING:
    pass


def ask(
    seat: int,
    kind: Kind[T],
    options: Sequence[Option[T]],
    source: str = "",
    *,
    amount: int = 0,
    rule: str = "",
    event: Event | None = None,
    **args: Arg,
) -> Rules[T]:
    """The value of the option that the seat takes. A question with a single answer is not asked."""
    if len(options) < 2:
        return options[0].value
    said = tuple(args.items()) if args else ()
    chosen = yield Decision(seat, kind, options, 1, 1, source, amount, said, rule, event)
    value: T = chosen[0].value
    return value


def ask_option(
    seat: int,
    kind: Kind[Any],
    options: Sequence[Option[Any]],
    source: str = "",
    *,
    amount: int = 0,
    rule: str = "",
    event: Event | None = None,
    **args: Arg,
) -> Rules[Option[Any]]:
    """The option that the seat takes, where options of different sorts are offered together."""
    if len(options) < 2:
        return options[0]
    said = tuple(args.items()) if args else ()
    chosen = yield Decision(seat, kind, options, 1, 1, source, amount, said, rule, event)
    return chosen[0]


def ask_many(
    seat: int,
    kind: Kind[T],
    options: Sequence[Option[T]],
    least: int,
    most: int,
    source: str = "",
    *,
    amount: int = 0,
    rule: str = "",
    event: Event | None = None,
    caps: tuple[Cap, ...] = (),
    **args: Arg,
) -> Rules[list[T]]:
    """The values of the options that the seat takes, between `least` and `most` of them."""
    most = min(most, len(options))
    if least >= len(options):
        return [option.value for option in options]
    if most < 1:
        return []
    said = tuple(args.items()) if args else ()
    chosen = yield Decision(seat, kind, options, least, most, source, amount, said, rule, event, caps)
    return [option.value for option in chosen]
