"""Nobody learns from the program what lies in a deck, in the cup or in the stack of gates, or what chance will bring.

That worlds which differ only in what is hidden look the same is checked for all games (`tests/conformance`).
"""

from collections.abc import Iterator
from typing import Any

from tests.games.arkham_horror.gambler import Gambler
from tests.games.hidden import copy

from miskatonic import Table, new_table
from miskatonic.games.arkham_horror.checks import check
from miskatonic.games.arkham_horror.state import Arkham
from miskatonic.kernel.game import GAMES, Game
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.rng import seeded
from miskatonic.testing import scenario

GAME: Game[Any] = GAMES["arkham_horror"]
SETUPS = [1, 2, 3, 5]
OPEN = ("ally",)
"""Decks whose cards everybody may look through: which allies are still in town is public, the order is not."""


def tables() -> Iterator[Table[Any]]:
    """Tables of all sorts: before every tenth choice of some whole games, and after the last one."""
    for players in SETUPS:
        table = new_table("arkham_horror", seed=players, players=players)
        gambler = Gambler(players, bold=True)
        while table.decision is not None:
            yield table
            gambler.play(table, choices=10)
        yield table


def piles(state: Arkham) -> dict[str, Pile]:
    """Everything that lies face down, by name."""
    return {**state.decks, "gates": state.gate_stack, "gate cards": state.gate_deck, "mythos": state.mythos_deck}


def test_another_world_is_a_possible_one_with_other_decks_and_another_future() -> None:
    for table in tables():
        state = copy(table.state)
        GAME.rules.determinize(state, 0, seeded(1))
        check(state)
        assert state.rng.word != table.state.rng.word
        assert state.rng.reveals == table.state.rng.reveals
        assert sorted(state.cup) == sorted(table.state.cup)
        before = piles(table.state)
        for name, pile in piles(state).items():
            assert sorted(pile) == sorted(before[name])
            assert pile != before[name] or len(pile) < 8, f"{name} lies as it did"


def test_which_allies_are_in_town_is_told_in_an_order_that_says_nothing() -> None:
    for table in tables():
        view: Any = GAME.rules.view(table.state, 0)
        assert list(view.allies) == sorted(table.state.decks["ally"])


def test_whoever_is_told_the_bottom_card_of_a_deck_draws_that_card_in_every_world() -> None:
    for world in range(5):
        g = scenario("arkham_horror", seats=["ashcan_pete"]).stack("unique", ["holy_water", "elder_sign"])
        g.spawn("mi_go", at="river_docks").give("ashcan_pete", "tommy_gun").stop("encounter")
        g.rig(dice=[5] * 12).play("fight:mi_go", "fight:mi_go")
        bottom = next(option.pieces[0] for option in g.decision.options if option.id == "bottom")
        GAME.rules.determinize(g.state, 0, seeded(world))
        assert bottom in g.choose("bottom")["ashcan_pete"].cards


def test_a_card_that_is_known_to_be_the_bottom_one_stays_there_in_another_world() -> None:
    g = scenario("arkham_horror", seats=["ashcan_pete", "jenny_barnes"])
    for seat in (0, 1):
        state = copy(g.state)
        bottoms = {deck: state.decks[deck][0] for deck in ("common", "unique", "spell")}
        for world in range(5):
            GAME.rules.determinize(state, seat, seeded(world))
            assert {deck: state.decks[deck][0] for deck in bottoms} == bottoms
