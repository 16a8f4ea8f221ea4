"""Elder Sign: one to eight investigators, a museum full of adventures, and an Ancient One about to wake up."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from msgspec import Struct

from miskatonic.games.elder_sign import content
from miskatonic.games.elder_sign.bot.position import value
from miskatonic.games.elder_sign.checks import check
from miskatonic.games.elder_sign.components import REGISTRIES
from miskatonic.games.elder_sign.odds.attempt import odds, task_odds
from miskatonic.games.elder_sign.rules.turn import step
from miskatonic.games.elder_sign.setup import ElderSignOptions, form, setup
from miskatonic.games.elder_sign.state import ElderSign
from miskatonic.games.elder_sign.view.card_text import describe
from miskatonic.games.elder_sign.view.facts import ElderSignFacts, facts
from miskatonic.games.elder_sign.view.table import ElderSignView, determinize, moment, view
from miskatonic.kernel.decision import Decision
from miskatonic.kernel.errors import BadSetup
from miskatonic.kernel.game import CardText, Chapter, Field, View
from miskatonic.kernel.ledger import Ledger, load_ledger
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.text import PHRASES, Lang, Text, text

PHRASES.add_folder(Path(__file__).parent / "text")

__all__ = ["GAME", "content"]


class ElderSignGame:
    """The rules of Elder Sign, as the rest of the project sees them."""

    slug = "elder_sign"
    title = text("es-title")
    state_type = ElderSign
    wire_types: tuple[type[Struct], ...] = (ElderSignView, ElderSignFacts)
    options_type = ElderSignOptions
    players = (1, 8)
    benchmark: ClassVar[Mapping[str, Any]] = {"players": 4}
    registries = REGISTRIES

    def in_turn(self, options: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
        """Chance makes games differ enough."""
        return [{}]

    def setup(self, options: ElderSignOptions, seed: int) -> ElderSign:
        """A new game, before its first step."""
        return setup(options, seed)

    def problems(self, options: ElderSignOptions) -> list[Text]:
        """Why no game can be set up with these options, if none can."""
        try:
            setup(options, 0)
        except BadSetup as refused:
            return [refused.text]
        return []

    step = staticmethod(step)

    def view(self, state: ElderSign, seat: int | None) -> View:
        """What that seat (None: a spectator) may see."""
        return view(state, seat)

    def determinize(self, state: ElderSign, seat: int, rng: Rng) -> None:
        """Deals anew what nobody can know: all seats of this game see the same."""
        determinize(state, rng)

    def value(self, state: ElderSign, seat: int) -> float:
        """How good the position looks for the investigators."""
        return value(state)

    def check(self, state: ElderSign) -> None:
        """Raises ValueError if anything is impossible."""
        check(state)

    def odds(self, state: ElderSign, decision: Decision) -> dict[str, float]:
        """The chance of success of those options that have one, by option id."""
        return odds(state, decision)

    def board_odds(self, state: ElderSign) -> dict[str, float]:
        """The chance of each open task to be completed with the next roll of the active investigator."""
        return {
            f"{laid.card}/{number}": chance
            for laid in [*state.museum, *state.other_worlds]
            if laid is not None
            for number, chance in enumerate(task_odds(state, laid.card))
            if chance is not None
        }

    def moment(self, state: ElderSign) -> Text:
        """The day, the hour and what the active investigator is about."""
        return moment(state)

    def chronicle(self, state: ElderSign) -> list[Chapter]:
        """Nothing is written down."""
        return []

    def form(self) -> tuple[Field, ...]:
        """The Ancient One, the investigators, and how to play."""
        return form()

    def card_text(self, slug: str, lang: Lang) -> CardText:
        """What is printed on a component."""
        return describe(slug, lang)

    def facts(self, slug: str) -> ElderSignFacts:
        """What a board draws of a component beside its words."""
        return facts(slug)

    def ledger(self) -> Ledger:
        """The numbered rules."""
        return load_ledger(Path(__file__).parent / "ledger.toml")

    def setup_facts(self, state: ElderSign) -> dict[str, str]:
        """The Ancient One and the number of players."""
        return {"ancient_one": state.ancient_one, "players": str(len(state.investigators))}

    def length(self, state: ElderSign) -> dict[str, int]:
        """The day that has begun."""
        return {"day": state.day}

    def report(self, state: ElderSign) -> dict[str, str | int]:
        """Nothing beside who won."""
        return {}


GAME = ElderSignGame()
