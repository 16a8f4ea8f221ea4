"""Players who know nothing, and a table that looks at everything before each step and each choice."""

from dataclasses import replace
from typing import Any

import msgspec
from tests.games import gambler

from miskatonic import Table
from miskatonic.games.card_game import GAME
from miskatonic.games.card_game.checks import (
    check,
    check_between_steps,
    check_nothing_is_lost,
    in_play,
    physical_cards,
)
from miskatonic.games.card_game.components import INVESTIGATORS, slug_of
from miskatonic.games.card_game.rules.decks import random_deck, write_deck
from miskatonic.games.card_game.rules.round import step
from miskatonic.games.card_game.state import CardGame
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.decision import Decision, Rules
from miskatonic.kernel.rng import seeded
from miskatonic.kernel.setup import read_options
from miskatonic.kernel.sight import Sight

ENDING = ("resign", "end_turn", "use:parlor", "use:main_path", "use:agenda_", "nobody", "done", "sit_out")
"""What ends a turn or leaves the scenario, and with it the chance to see more of the game."""
SCENARIOS = ("the_gathering", "the_midnight_masks", "the_devourer_below")
DIFFICULTIES = ("easy", "standard", "hard", "expert")
WHO = edition_of("card_game")[INVESTIGATORS].slugs
AFTERWARDS = ("scenario_end", "interlude")
"""Steps in which the cards of the scenario do not matter any more."""
LONGEST = 20_000
"""No game takes that many choices: one that does goes round in circles."""


class Gambler(gambler.Gambler):
    """A bold one stays as long as there is anything else to do."""

    lapse = 20

    def leads_on(self, option: str) -> bool:
        return not option.startswith(ENDING)


class Inspected:
    """A game of which nothing escapes notice: everything is looked at before each step and each choice.

    In a charmed one wounds close, clues are found and resources come in, so that players who know nothing see the last act.
    """

    def __init__(self, seed: int, *, charmed: bool = False, **setup: Any) -> None:
        self.charmed = charmed
        self.at_start: set[str] = set()
        self.bag: list[str] = []
        self.seen: set[str] = set()
        """The cards that have been somewhere in play, or were played or committed."""
        rules = replace(GAME.rules, step=self.step)
        self.table = Table(rules, rules.setup(read_options(rules, setup), seeded(seed)), setup, seed, history=False)

    def step(self, state: CardGame) -> Rules[None]:
        """A step, if everything is in order."""
        if (state.step == "mulligan" and state.pointer == 0) or state.step == "opening":
            assert state.step == "mulligan" or self.at_start <= physical_cards(state), (
                "hands are dealt, nothing else is"
            )
            self.at_start = physical_cards(state)
            self.bag = sorted(state.bag)
        check_between_steps(state)
        if state.step not in AFTERWARDS:
            check_nothing_is_lost(state, self.at_start)
            assert sorted(state.bag) == self.bag
            self.seen.update(map(slug_of, cards_seen(state)))
            if self.charmed:
                bless(state)
        return step(state)

    def play(self, gambler: Gambler) -> Table[Any]:
        """Plays to the end and looks at everything before each choice."""
        table = self.table
        while (decision := table.decision) is not None:
            check(table.state)
            if table.state.step not in AFTERWARDS:
                check_nothing_is_lost(table.state, self.at_start, at_rest=False)
            look_at(decision, len(table.state.investigators))
            assert len(table.moves) < LONGEST
            table.choose(*gambler.pick(Sight(table)))
        check(table.state)
        assert table.outcome is not None
        return table


def look_at(decision: Decision, seats: int) -> None:
    """A question is one that can be answered, and in more than one way."""
    ids = [option.id for option in decision.options]
    assert len(ids) > 1 or decision.least == 0 or decision.whole is not None, (
        "a question with a single answer is not asked"
    )
    assert len(set(ids)) == len(ids), "two options cannot be told apart"
    assert 0 <= decision.least <= decision.most <= len(ids)
    assert decision.most > 0
    assert 0 <= decision.seat < seats


def bless(state: CardGame) -> None:
    """Wounds close, clues are found, resources come in."""
    for investigator in state.present():
        investigator.damage = investigator.horror = 0
        investigator.clues += state.step == "turn"
        investigator.resources = max(investigator.resources, 3)


def cards_seen(state: CardGame) -> list[str]:
    """The cards in play and those that have been played, committed, drawn or discarded."""
    seen = [*in_play(state), state.act, state.agenda, *state.encounter_discard, *state.victory]
    return seen + [card for investigator in state.investigators for card in investigator.discard]


def any_deck(investigator: str, seed: int, experience: int = 0) -> str:
    """A deck list of any legal deck."""
    return msgspec.json.encode(
        write_deck(random_deck(edition_of("card_game"), investigator, seeded(seed), experience))
    ).decode()


def some_setup(seed: int, players: int, **more: Any) -> dict[str, Any]:
    """A setup that follows from the seed: investigators, difficulty, decks with experience, earlier endings."""
    who = [WHO[(seed + n) % 5] for n in range(players)]
    decks = [any_deck(slug, seed, experience=7 * n) if seed % 3 else "" for n, slug in enumerate(who)]
    return {"seats": who, "decks": decks, "difficulty": DIFFICULTIES[seed % 4], "lead": seed % players, **more}
