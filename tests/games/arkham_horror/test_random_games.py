"""Games at random: whatever is chosen, the game goes on, nothing is lost, and it ends."""

from typing import Any

import pytest
from tests.games.arkham_horror.editions import BASE
from tests.games.arkham_horror.gambler import Gambler
from tests.games.gambler import Gambler as AnyGambler

from miskatonic import Table, new_table
from miskatonic.games.arkham_horror.checks import check
from miskatonic.games.arkham_horror.components import ANCIENT_ONES
from miskatonic.kernel.game import GAMES, Game
from miskatonic.kernel.sight import Sight
from miskatonic.players import Bot, heuristic

GAME: Game[Any] = GAMES["arkham_horror"]
GREAT_OLD = [card.slug for card in BASE[ANCIENT_ONES]]
LONGEST = 20_000
"""No game takes that many choices: one that does goes round in circles."""


def play_checked(table: Table[Any], gambler: Bot | AnyGambler) -> Table[Any]:
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
        assert 0 <= decision.seat < table.state.players
        assert len(table.moves) < LONGEST
        table.choose(*gambler.pick(Sight(table)))
    check(table.state)
    assert table.outcome is not None
    return table


@pytest.mark.parametrize("players", range(1, 9))
@pytest.mark.parametrize("ancient_one", GREAT_OLD)
def test_every_game_goes_on_to_its_end_with_nothing_lost(ancient_one: str, players: int) -> None:
    seed = 8 * GREAT_OLD.index(ancient_one) + players
    for n in range(2 if players < 5 else 1):
        table = new_table("arkham_horror", seed=seed + 100 * n, ancient_one=ancient_one, players=players, history=False)
        play_checked(table, Gambler(seed + n, bold=(seed + n) % 2 == 0))


class HalfWitted:
    """Plays well four times out of five, and so comes to see Other Worlds, gates that are closed and victories."""

    def __init__(self, seed: int) -> None:
        self.sense = heuristic("arkham_horror")
        self.gambler = Gambler(seed)

    def pick(self, sight: Sight[Any]) -> list[int]:
        """Mostly what the bot that knows the game would do."""
        return (self.sense if sight.moves % 5 else self.gambler).pick(sight)


@pytest.mark.parametrize("ancient_one", GREAT_OLD)
def test_games_that_are_played_well_go_on_to_their_end_too(ancient_one: str) -> None:
    table = new_table("arkham_horror", seed=11, ancient_one=ancient_one, players=2, history=False)
    play_checked(table, HalfWitted(11))
