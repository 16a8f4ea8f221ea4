"""Players who know nothing, and a table that looks at everything before each step and each choice."""

from typing import Any

import msgspec

from miskatonic import Table
from miskatonic.games.card_game import CardGameGame
from miskatonic.games.card_game.decks import random_deck, write_deck
from miskatonic.games.card_game.invariants import check, check_between_steps, check_nothing_is_lost, physical_cards
from miskatonic.games.card_game.rules.round import step
from miskatonic.games.card_game.state import CardGame
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.game import read_options
from miskatonic.kernel.rng import seeded

ENDING = ("resign", "end_turn", "use:parlor", "use:main_path", "use:agenda_", "nobody", "done", "sit_out")
"""What ends a turn or leaves the scenario, and with it the chance to see more of the game."""
AFTERWARDS = ("scenario_end", "interlude")
"""Steps in which the cards of the scenario do not matter any more."""
LONGEST = 20_000
"""No game takes that many choices: one that does goes round in circles."""


class Gambler:
    """Takes options at random; a bold one stays as long as there is anything else to do, and so comes to see all of the game.

    What it takes follows from its seed and the number of the choice: it is the same however often it is asked.
    """

    def __init__(self, seed: int, *, bold: bool = False) -> None:
        self.seed = seed
        self.bold = bold

    def pick(self, table: Table[Any]) -> list[int]:
        """The positions of the options it takes."""
        decision = table.decision
        assert decision is not None
        rng = seeded(self.seed * 1_000_003 + len(table.moves))
        number = decision.least + rng.below(decision.most - decision.least + 1)
        positions = list(range(len(decision.options)))
        rng.shuffle(positions)
        if self.bold and rng.below(20):
            positions.sort(key=lambda n: decision.options[n].id.startswith(ENDING))
        return positions[:number]

    def play(self, table: Table[Any], choices: int | None = None) -> Table[Any]:
        """Plays so many choices, or to the end."""
        while table.decision is not None and choices != 0:
            table.choose(*self.pick(table))
            choices = None if choices is None else choices - 1
        return table


class Inspected(CardGameGame):
    """The card game, with a look at everything before every step."""

    def __init__(self, *, charmed: bool = False) -> None:
        self.charmed = charmed
        self.at_start: set[str] = set()
        self.bag: list[str] = []

    def step(self, state: CardGame) -> Rules[None]:  # type: ignore[override]
        """A step, if everything is in order."""
        if state.step == "mulligan" and state.pointer == 0:
            self.at_start = physical_cards(state)
            self.bag = sorted(state.bag)
        check_between_steps(state)
        if state.step not in AFTERWARDS:
            check_nothing_is_lost(state, self.at_start)
            assert sorted(state.bag) == self.bag
            if self.charmed:
                bless(state)
        return step(state)

    def look(self, state: CardGame) -> None:
        """Everything is in order at a decision."""
        check(state)
        if state.step not in AFTERWARDS:
            check_nothing_is_lost(state, self.at_start, at_rest=False)


def bless(state: CardGame) -> None:
    """Wounds close, clues are found, resources come in: so even players who know nothing get to the last act."""
    for hero in state.present():
        hero.damage = hero.horror = 0
        hero.clues += state.step == "turn"
        hero.resources = max(hero.resources, 3)


def inspected(seed: int, *, charmed: bool = False, **setup: Any) -> Table[Any]:
    """A table of which nothing escapes notice."""
    game = Inspected(charmed=charmed)
    return Table(game, game.setup(read_options(game, setup), seed), setup, seed, history=False)


def play_checked(table: Table[Any], gambler: Gambler) -> Table[Any]:
    """Plays to the end and looks at everything before each choice."""
    game = table.game
    assert isinstance(game, Inspected)
    while (decision := table.decision) is not None:
        game.look(table.state)
        ids = [option.id for option in decision.options]
        assert len(ids) > 1 or decision.least == 0, "a question with a single answer is not asked"
        assert len(set(ids)) == len(ids), "two options cannot be told apart"
        assert 0 <= decision.least <= decision.most <= len(ids)
        assert decision.most > 0
        assert 0 <= decision.seat < len(table.state.investigators)
        assert len(table.moves) < LONGEST
        table.choose(*gambler.pick(table))
    check(table.state)
    assert table.outcome is not None
    return table


def any_deck(investigator: str, seed: int, experience: int = 0) -> str:
    """A deck list of any legal deck."""
    return msgspec.json.encode(write_deck(random_deck(investigator, seeded(seed), experience))).decode()
