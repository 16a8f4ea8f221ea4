"""Between the scenarios of a campaign, as everybody sees it."""

from miskatonic import new_table
from miskatonic.games.card_game.view.table import CardGameView
from miskatonic.kernel.sight import Sight
from miskatonic.players import make_bot


def test_everybody_sees_the_table_whatever_is_asked_between_two_scenarios() -> None:
    table = new_table("card_game", seed=2, seats=["roland_banks", "wendy_adams"], campaign=True)
    bot = make_bot("random", "card_game", seed=2)
    asked: set[str] = set()
    while table.decision is not None and table.state.scenario == "the_gathering":
        if table.state.step == "interlude":
            asked.add(table.decision.kind.name)
            for seat in (None, 0, 1):
                seen = table.view(seat)
                assert isinstance(seen, CardGameView)
                assert [dossier.cards is not None for dossier in seen.dossiers] == [seat == 0, seat == 1]
        table.choose(*bot.pick(Sight(table)))
    assert {"experience", "lead"} <= asked
    assert table.state.scenario == "the_midnight_masks"
