"""A thousand games at random: whatever is chosen, the game goes on, nothing is lost, and it ends."""

from itertools import product
from typing import Any

import msgspec
import pytest
from tests.games.elder_sign.editions import BASE
from tests.games.elder_sign.gambler import Gambler

from miskatonic import Table, new_table
from miskatonic.games.elder_sign.checks import check
from miskatonic.games.elder_sign.components import ANCIENT_ONES
from miskatonic.games.elder_sign.state import ANCIENT_ONE, ElderSign
from miskatonic.kernel.sight import Sight
from miskatonic.players import Bot, heuristic

GREAT_OLD = [card.slug for card in BASE[ANCIENT_ONES]]
LONGEST = 5_000
"""No game takes that many choices: one that does goes round in circles."""


def play_checked(table: Table[Any], gambler: Bot) -> Table[Any]:
    """Plays to the end and looks at everything before each choice."""
    while (decision := table.decision) is not None:
        check(table.state)
        ids = [option.id for option in decision.options]
        assert len(ids) > 1 or decision.least == 0 or decision.whole is not None, (
            "a question with a single answer is not asked"
        )
        assert len(set(ids)) == len(ids), "two options cannot be told apart"
        assert 0 <= decision.least <= decision.most <= len(ids)
        assert decision.most > 0
        assert 0 <= decision.seat < len(table.state.investigators)
        assert len(table.moves) < LONGEST
        table.choose(*gambler.pick(Sight(table)))
    check(table.state)
    assert table.outcome is not None
    return table


@pytest.mark.parametrize("players", range(1, 9))
@pytest.mark.parametrize("ancient_one", GREAT_OLD)
def test_every_game_goes_on_to_its_end_with_nothing_lost(ancient_one: str, players: int) -> None:
    for seed, (errata, draft, bold) in enumerate(product((False, True), repeat=3)):
        for more in (0, 100):
            setup = {"ancient_one": ancient_one, "players": players, "errata": errata, "draft": draft}
            table = new_table("elder_sign", seed=seed + more, history=False, **setup)
            play_checked(table, Gambler(seed + more, bold=bold))


class HalfWitted:
    """Plays well four times out of five, and so comes to see Other Worlds, final battles and victories."""

    def __init__(self, seed: int) -> None:
        self.sense = heuristic("elder_sign")
        self.gambler = Gambler(seed)

    def pick(self, sight: Sight[Any]) -> list[int]:
        """Mostly what the bot that knows the game would do."""
        return (self.sense if sight.moves % 5 else self.gambler).pick(sight)


@pytest.mark.parametrize("ancient_one", GREAT_OLD)
def test_games_that_are_played_well_go_on_to_their_end_too(ancient_one: str) -> None:
    table = new_table("elder_sign", seed=11, ancient_one=ancient_one, players=2, history=False)
    play_checked(table, HalfWitted(11))


def first_turn(seed: int, ancient_one: str) -> Table[Any]:
    """A game of three whose first turn is about to begin."""
    table = new_table("elder_sign", seed=seed, ancient_one=ancient_one, players=3, errata=bool(seed % 2), history=False)
    while table.state.step in ("prepare", "first_mythos"):
        table.choose(0)
    return table


@pytest.mark.parametrize("ancient_one", GREAT_OLD)
def test_games_that_are_nearly_won_are_won_by_an_elder_sign(ancient_one: str) -> None:
    reasons = set()
    for seed in range(12):
        table = first_turn(seed, ancient_one)
        table.state.elder_signs = ANCIENT_ONES[ancient_one].elder_signs - 1
        table.edited()
        outcome = play_checked(table, Gambler(seed, bold=True)).outcome
        assert outcome is not None
        assert outcome.winners == ([0, 1, 2] if outcome.reason.startswith("es-won") else [])
        reasons.add(outcome.reason)
    assert "es-won-sealed" in reasons


@pytest.mark.parametrize("ancient_one", [slug for slug in GREAT_OLD if ANCIENT_ONES[slug].combat])
def test_final_battles_that_are_nearly_won_are_won(ancient_one: str) -> None:
    reasons = set()
    for seed in range(12):
        table = first_turn(seed, ancient_one)
        table.state.awake, table.state.doom = True, 2
        for investigator in table.state.present():
            investigator.at = ANCIENT_ONE
        for die in table.state.dice:
            if die.lock == table.state.mythos:
                die.lock, die.zone = "", "supply"
        table.edited()
        outcome = play_checked(table, Gambler(seed, bold=True)).outcome
        assert outcome is not None
        reasons.add(outcome.reason)
    assert "es-won-battle" in reasons


@pytest.mark.parametrize("errata", [False, True])
@pytest.mark.parametrize("ancient_one", GREAT_OLD)
def test_between_two_steps_everybody_who_is_not_out_is_in_play(ancient_one: str, errata: bool) -> None:
    for seed in range(4):
        table = new_table("elder_sign", seed=seed, ancient_one=ancient_one, players=3, errata=errata, history=False)
        gambler = Gambler(seed, bold=bool(seed % 2))
        while table.decision is not None:
            before = table.checkpoint
            table.choose(*gambler.pick(Sight(table)))
            if table.checkpoint == before:
                continue
            state = msgspec.msgpack.decode(table.checkpoint, type=ElderSign)
            check(state)
            if state.step != "prepare" and state.outcome is None:
                assert [n for n, investigator in enumerate(state.investigators) if investigator is None] == sorted(
                    state.out
                )
                assert state.active_investigator is not None or state.step in ("clock", "midnight"), (
                    "the clock moves after the last turn too"
                )
                assert (state.attempt is not None) == (state.step in ("roll", "retry"))
                assert not any(cast.fresh for cast in state.cast)
