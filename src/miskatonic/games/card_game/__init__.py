"""Arkham Horror: The Card Game: one to four investigators, a deck each, and the campaign Night of the Zealot."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from msgspec import Struct

from miskatonic.games.card_game import content
from miskatonic.games.card_game.bot.position import value
from miskatonic.games.card_game.checks import check
from miskatonic.games.card_game.declare import REGISTRIES
from miskatonic.games.card_game.odds.options import board_odds, odds
from miskatonic.games.card_game.rules.campaign import CAMPAIGN
from miskatonic.games.card_game.rules.round import step
from miskatonic.games.card_game.rules.scenarios import SCENARIOS
from miskatonic.games.card_game.setup import CardGameOptions, form, problems, setup
from miskatonic.games.card_game.state import CardGame
from miskatonic.games.card_game.view.card_text import describe
from miskatonic.games.card_game.view.chronicle import chronicle
from miskatonic.games.card_game.view.facts import CardGameFacts, facts
from miskatonic.games.card_game.view.report import report
from miskatonic.games.card_game.view.table import CardGameView, moment, view
from miskatonic.games.card_game.view.worlds import determinize
from miskatonic.kernel.decision import Decision
from miskatonic.kernel.game import CardText, Chapter, Field, View
from miskatonic.kernel.ledger import Ledger, load_ledger
from miskatonic.kernel.registry import Registry
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.text import PHRASES, Lang, Text, text

PHRASES.add_folder(Path(__file__).parent / "text")

__all__ = ["GAME", "content"]


class CardGameGame:
    """The rules of the card game, as the rest of the project sees them."""

    slug = "card_game"
    title = text("cg-title")
    state_type = CardGame
    wire_types: tuple[type[Struct], ...] = (CardGameView, CardGameFacts)
    options_type = CardGameOptions
    players = (1, 4)
    benchmark: ClassVar[Mapping[str, Any]] = {"players": 1, "scenario": "the_gathering"}
    registries: ClassVar[Mapping[str, Registry[Any]]] = {**REGISTRIES, "scenario": SCENARIOS}

    def in_turn(self, options: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
        """The scenarios; a campaign always begins with the first."""
        return [{}] if options.get("campaign") else [{"scenario": slug} for slug in CAMPAIGN]

    def setup(self, options: CardGameOptions, seed: int) -> CardGame:
        """A new game, before its first step."""
        return setup(options, seed)

    def problems(self, options: CardGameOptions) -> list[Text]:
        """Everything that is wrong with the decks; else why no game can be set up, if none can."""
        return problems(options)

    step = staticmethod(step)

    def view(self, state: CardGame, seat: int | None) -> View:
        """What that seat (None: a spectator) may see."""
        return view(state, seat)

    def determinize(self, state: CardGame, seat: int, rng: Rng) -> None:
        """Deals anew what that seat cannot know."""
        determinize(state, seat, rng)

    def value(self, state: CardGame, seat: int) -> float:
        """How good the position looks."""
        return value(state, seat)

    def check(self, state: CardGame) -> None:
        """Raises ValueError if anything is impossible."""
        check(state)

    def odds(self, state: CardGame, decision: Decision) -> dict[str, float]:
        """The chance of success of those options that are tests, by option id."""
        return odds(state, decision)

    def board_odds(self, state: CardGame) -> dict[str, float]:
        """The chance of the test under way."""
        return board_odds(state)

    def moment(self, state: CardGame) -> Text:
        """The round and the phase."""
        return moment(state)

    def chronicle(self, state: CardGame) -> list[Chapter]:
        """How the scenarios ended, the campaign log, and what became of the investigators."""
        return chronicle(state)

    def form(self) -> tuple[Field, ...]:
        """The scenario or campaign, the difficulty, the investigators and their decks."""
        return form()

    def card_text(self, slug: str, lang: Lang) -> CardText:
        """What is printed on a component."""
        return describe(slug, lang)

    def facts(self, slug: str) -> CardGameFacts:
        """What a board draws of a component beside its words."""
        return facts(slug)

    def ledger(self) -> Ledger:
        """The numbered rules."""
        return load_ledger(Path(__file__).parent / "ledger.toml")

    def setup_facts(self, state: CardGame) -> dict[str, str]:
        """The scenario, the difficulty and the investigators."""
        return {
            "scenario": "night_of_the_zealot" if state.campaign else state.scenario,
            "difficulty": state.difficulty,
            "investigators": "+".join(sorted(investigator.slug for investigator in state.investigators)),
            "players": str(len(state.investigators)),
        }

    def length(self, state: CardGame) -> dict[str, int]:
        """The round that has begun."""
        return {"round": state.round}

    def report(self, state: CardGame) -> dict[str, str | int]:
        """The resolutions, and what became of the investigators."""
        return report(state)


GAME = CardGameGame()
