"""A game of secrets, to test that they are kept.

Four players of two teams, the owls and the crows, sit in turn around the table. Each hears a word that only its team may
know and another that nobody else may know, and keeps them or forgets them. What the moment, the chronicle, the odds, the
questions and the events say contains such words wherever it can.
"""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from msgspec import field

from miskatonic.kernel.decision import Decision, Kinds, Option, Rules
from miskatonic.kernel.event import Event
from miskatonic.kernel.game import Game
from miskatonic.kernel.reading import Chapter, Reading
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.rulebook import Rulebook, View
from miskatonic.kernel.setup import Options
from miskatonic.kernel.simulating import Simulating
from miskatonic.kernel.staging import Stage
from miskatonic.kernel.state import Outcome, State
from miskatonic.kernel.text import Text, own_words, text

TURNS = 16
SEATS = 4
TEAMS = ("owls", "crows")
ASK = Kinds("whispers", "wh")
TEAM_WORD = ASK("team_word", "", bool, secret="team")
OWN_WORD = ASK("own_word", "", bool, secret="seat")
OPEN_QUESTION = ASK("open", "", bool)


class Whispers(State, kw_only=True):
    """What each team and each player knows."""

    game: ClassVar[str] = "whispers"
    team_words: list[list[str]] = field(default_factory=lambda: [[], []])
    own_words: list[list[str]] = field(default_factory=lambda: [[] for _ in range(SEATS)])
    turn: int = 0

    @property
    def players(self) -> int:
        return SEATS

    def length(self) -> dict[str, int]:
        return {"turn": self.turn}

    def team(self, seat: int) -> str:
        """The owls have the even seats."""
        return TEAMS[seat % 2]

    def screen(self, seat: int) -> str:
        """Even players of one team have words that the other may not know."""
        return f"{self.team(seat)} {seat}"


class WhispersView(View, frozen=True, kw_only=True):
    """The words of one's team and one's own, and how many everybody has."""

    team: tuple[str, ...]
    own: tuple[str, ...]
    counts: tuple[int, ...]


class _OfWhispers(Event, frozen=True, gc=False):
    game: ClassVar[str] = "whispers"
    prefix: ClassVar[str] = "wh"


class TeamHeard(_OfWhispers, frozen=True, gc=False):
    """A team hears a word."""

    private: ClassVar[str] = "team"
    stage = Stage(2, "mark")
    team: str
    word: str


class Heard(_OfWhispers, frozen=True, gc=False):
    """A player hears a word."""

    private: ClassVar[str] = "seat"
    stage = Stage(2, "mark")
    seat: int
    word: str


class Ended(_OfWhispers, frozen=True, gc=False):
    """A turn is over."""

    stage = Stage(3, "banner")
    seat: int


def step(state: Whispers) -> Rules[None]:
    """A player hears two words, keeps or forgets each of them, and says that the turn is over."""
    seat = state.turn % SEATS
    team = f"team{seat % 2}x{state.rng.below(10**9)}"
    own = f"seat{seat}x{state.rng.below(10**9)}"
    state.tell(TeamHeard(state.team(seat), team))
    chosen = yield Decision(seat, TEAM_WORD, options_for(team), source=team, args=(("word", team),))
    if chosen[0].value:
        state.team_words[seat % 2].append(team)
    state.tell(Heard(seat, own))
    chosen = yield Decision(seat, OWN_WORD, options_for(own), source=own, args=(("word", own),))
    if chosen[0].value:
        state.own_words[seat].append(own)
    yield Decision(
        seat, OPEN_QUESTION, [Option("yes", True, own_words("yes", "oui")), Option("no", False, own_words("no", "non"))]
    )
    state.tell(Ended(seat))
    state.turn += 1
    if state.turn == TURNS:
        state.outcome = Outcome(list(range(SEATS)), "wh-ending")


def options_for(word: str) -> list[Option[bool]]:
    """Keeping a word or forgetting it; everything about them names the word."""
    return [
        Option(f"keep:{word}", True, own_words(word, word), (word,), own_words(f"keep {word}", f"garder {word}")),
        Option(f"drop:{word}", False, own_words("forget it", "l'oublier")),
    ]


def known_to(state: Whispers, seat: int | None) -> list[str]:
    """The words that a seat may know."""
    return [] if seat is None else [*state.team_words[seat % 2], *state.own_words[seat]]


def setup(options: Options, rng: Rng) -> Whispers:
    """Nobody has heard anything."""
    return Whispers(rng=rng)


def view(state: Whispers, seat: int | None) -> View:
    """The words of the team and one's own, and how many the others have."""
    team = () if seat is None else tuple(state.team_words[seat % 2])
    own = () if seat is None else tuple(state.own_words[seat])
    counts = tuple(map(len, (*state.team_words, *state.own_words)))
    return WhispersView(game="whispers", seat=seat, team=team, own=own, counts=counts)


def determinize(state: Whispers, seat: int, rng: Rng) -> None:
    """Nobody knows the words of others."""
    state.team_words[1 - seat % 2] = ["?" for _ in state.team_words[1 - seat % 2]]
    for other in range(SEATS):
        if other != seat:
            state.own_words[other] = ["?" for _ in state.own_words[other]]


def odds(state: Whispers, decision: Decision) -> dict[str, float]:
    """They name every word that is asked about."""
    return {option.id: 0.5 for option in decision.options}


def board_odds(state: Whispers, seat: int | None) -> dict[str, float]:
    """They name every word that the seat knows."""
    return dict.fromkeys(known_to(state, seat), 0.5)


def moment(state: Whispers, seat: int | None) -> Text:
    """It names every word that the seat knows."""
    return text("wh-moment", words=" ".join(known_to(state, seat)))


def chronicle(state: Whispers, seat: int | None) -> list[Chapter]:
    """It names every word that the seat knows."""
    return [Chapter(text("wh-title"), tuple(own_words(word, word) for word in known_to(state, seat)))]


GAME: Game[Whispers] = Game(
    rules=Rulebook(
        title=text("wh-title"),
        players=(SEATS, SEATS),
        state_type=Whispers,
        setup=setup,
        step=step,
        view=view,
        determinize=determinize,
    ),
    reading=Reading(
        prefix="wh",
        home=Path(__file__).parent,
        wire_types=(WhispersView,),
        odds=odds,
        board_odds=board_odds,
        moment=moment,
        chronicle=chronicle,
    ),
    simulating=Simulating(benchmark={"players": SEATS}),
)
