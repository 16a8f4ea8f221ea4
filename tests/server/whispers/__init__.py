"""A game of secrets, to test that they are kept: in turn, each of two players draws a word that the other must not know."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from msgspec import Struct, field

from miskatonic.kernel.decision import Decision, Option, Rules
from miskatonic.kernel.event import Event
from miskatonic.kernel.game import CardText, Chapter, Field, Options, View
from miskatonic.kernel.ledger import Ledger
from miskatonic.kernel.registry import Registry
from miskatonic.kernel.rng import Rng, seeded
from miskatonic.kernel.state import Outcome, State
from miskatonic.kernel.text import PHRASES, Lang, Text, own_words, text

PHRASES.add_folder(Path(__file__).parent)
TURNS = 8


class Whispers(State, kw_only=True):
    """What each player knows."""

    game: ClassVar[str] = "whispers"
    words: list[list[str]] = field(default_factory=lambda: [[], []])
    turn: int = 0
    dropped: int = 0


class WhispersView(View, frozen=True, kw_only=True):
    """One's own words, and how many everybody has."""

    own: tuple[str, ...]
    counts: tuple[int, ...]


class Heard(Event, frozen=True, gc=False):
    """A player hears a word."""

    game: ClassVar[str] = "whispers"
    prefix: ClassVar[str] = "wh"
    private: ClassVar[str] = "seat"
    seat: int
    word: str


class Ended(Event, frozen=True, gc=False):
    """A turn is over."""

    game: ClassVar[str] = "whispers"
    prefix: ClassVar[str] = "wh"
    seat: int


def step(state: Whispers) -> Rules[None]:
    """A player hears a word and keeps it or forgets it."""
    seat = state.turn % 2
    word = f"secret{seat}x{state.rng.below(10**9)}"
    state.tell(Heard(seat, word))
    prompt = own_words("Will you keep it?", "Le gardez-vous ?")
    options = [
        Option(f"keep:{word}", True, own_words(word, word), (word,), own_words(f"keep {word}", f"garder {word}")),
        Option(f"drop:{word}", False, own_words("forget it", "l'oublier")),
    ]
    chosen = yield Decision(seat, prompt, options)
    if chosen[0].value:
        state.words[seat].append(word)
    state.tell(Ended(seat))
    state.turn += 1
    if state.turn == TURNS:
        state.outcome = Outcome([0, 1], "wh-ending")


class WhispersGame:
    """The rules."""

    slug = "whispers"
    title = text("wh-title")
    state_type = Whispers
    wire_types: tuple[type[Struct], ...] = (WhispersView,)
    options_type = Options
    players = (2, 2)
    registries: Mapping[str, Registry[Any]] = {}
    step = staticmethod(step)

    def setup(self, options: Options, seed: int) -> Whispers:
        return Whispers(rng=seeded(seed))

    def view(self, state: Whispers, seat: int | None) -> View:
        own = () if seat is None else tuple(state.words[seat])
        return WhispersView(game="whispers", seat=seat, own=own, counts=tuple(map(len, state.words)))

    def determinize(self, state: Whispers, seat: int, rng: Rng) -> None:
        state.words[1 - seat] = ["?" for _ in state.words[1 - seat]]

    def value(self, state: Whispers, seat: int) -> float:
        return 0.5

    def check(self, state: Whispers) -> None:
        pass

    def odds(self, state: Whispers, decision: Decision) -> dict[str, float]:
        return {option.id: 0.5 for option in decision.options}

    def board_odds(self, state: Whispers) -> dict[str, float]:
        return {}

    def moment(self, state: Whispers) -> Text:
        return text("wh-title")

    def problems(self, options: Options) -> list[Text]:
        return []

    def chronicle(self, state: Whispers) -> list[Chapter]:
        return []

    def form(self) -> tuple[Field, ...]:
        return ()

    def card_text(self, slug: str, lang: Lang) -> CardText:
        raise LookupError(slug)

    def facts(self, slug: str) -> Struct:
        raise LookupError(slug)

    def ledger(self) -> Ledger:
        raise LookupError("no ledger")

    def setup_facts(self, state: Whispers) -> dict[str, str]:
        return {"players": "2"}

    def length(self, state: Whispers) -> dict[str, int]:
        return {"turn": state.turn}


GAME = WhispersGame()
