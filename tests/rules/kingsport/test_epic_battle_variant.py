"""The Epic Battle variant."""

import pytest
from tests.games.kingsport.battles import JOE, PETE, drawn, epic

from miskatonic import new_table
from miskatonic.games.arkham_horror.events.fate import AncientOneAttacks, BattleRound
from miskatonic.games.kingsport.box import EPIC
from miskatonic.games.kingsport.components import EPIC_CARDS, PLOTS
from miskatonic.games.kingsport.events import EpicCardDrawn
from miskatonic.kernel.errors import BadSetup
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.state import Outcome
from miskatonic.testing import rule, scenario

YES = {"epic_battle": "yes"}


@rule("KH-EPIC-01")
def test_without_the_variant_the_rounds_are_ordinary_ones() -> None:
    g = scenario("arkham_horror", seats=[PETE], boxes=["kingsport"]).awaken().begin(step="battle_upkeep")
    g.rig(dice=[1, 1, 5, 1, 1, 1])
    drawn(g)
    assert g.state.battle.card == ""
    assert (g.happened(EpicCardDrawn), len(g.happened(AncientOneAttacks))) == ([], 1)


@rule("KH-EPIC-02")
def test_there_is_no_epic_battle_with_azathoth() -> None:
    with pytest.raises(BadSetup, match="no Epic Battle"):
        new_table("arkham_horror", boxes=["kingsport_epic"], ancient_one="azathoth")
    with pytest.raises(BadSetup, match="no Epic Battle"):
        new_table("arkham_horror", boxes=["kingsport"], answers=YES, ancient_one="azathoth")
    assert new_table("arkham_horror", boxes=["kingsport"], ancient_one="azathoth").decision


@rule("KH-EPIC-02")
def test_chance_never_chooses_azathoth_for_an_epic_battle() -> None:
    chosen = {new_table("arkham_horror", boxes=["kingsport_epic"], seed=seed).state.ancient_one for seed in range(60)}
    assert len(chosen) == 7
    assert "azathoth" not in chosen


@rule("KH-EPIC-03", "KH-EPIC-04", "KH-SETUP-18")
def test_green_cards_lie_on_red_ones_and_the_plots_of_the_ancient_one_beside_them() -> None:
    state = new_table("arkham_horror", boxes=["kingsport"], answers=YES, ancient_one="eihort").state
    assert {EPIC_CARDS[card].pile for card in state.piles["epic_green"]} == {"green"}
    assert (len(state.piles["epic_green"]), len(state.piles["epic_red"])) == (8, 8)
    assert sorted(state.piles["plots"]) == ["plot_eihort_1", "plot_eihort_2", "plot_eihort_3"]


@rule("KH-EPIC-03")
def test_red_cards_come_when_no_green_one_is_left() -> None:
    g = drawn(epic("epic_no_quarter").rig(dice=[5, 1, 1, 1]))
    assert [event.card for event in g.happened(EpicCardDrawn)] == ["epic_no_quarter"]


@rule("KH-EPIC-05", "KH-EPIC-06", "KH-EPIC-08")
def test_upkeep_comes_before_each_card() -> None:
    g = epic("epic_moment_of_weakness", PETE, JOE).rig(dice=[1] * 4).stop("battle_attack")
    assert (g.happened(EpicCardDrawn), g.decision.kind.name) == ([], "adjust")
    g.stop("battle_upkeep").choose("done")
    assert [type(event) for event in g.events if isinstance(event, EpicCardDrawn | BattleRound)] == [
        EpicCardDrawn,
        BattleRound,
    ]
    assert (g.state.battle.round, g.state.first, g.state.battle.card) == (2, 1, "")


def test_without_any_card_left_the_game_is_lost() -> None:
    used = [card.slug for card in (*EPIC.components(EPIC_CARDS), *EPIC.components(PLOTS)) if "plot_" not in card.slug]
    used += ["epic_sinister_plot_1", "epic_sinister_plot_2", "epic_sinister_plot_3"]
    used += ["plot_hastur_1", "plot_hastur_2", "plot_hastur_3"]
    piles = {"epic_green": Pile(), "epic_red": Pile(), "plots": Pile(), "epic_used": Pile.of(used)}
    g = drawn(epic("epic_no_quarter").set("piles", piles))
    assert g.state.outcome == Outcome([], "kh-lost-no-card")


@rule("KH-PREP-06")
def test_the_epic_battle_can_be_played_with_the_game_itself_alone() -> None:
    state = new_table("arkham_horror", boxes=["kingsport_epic"], ancient_one="yig").state
    assert (state.boxes, sorted(state.piles)) == (
        ("kingsport_epic",),
        ["epic_green", "epic_red", "epic_used", "plots"],
    )
    assert not [card for card in state.decks["special"] if "nodens" in card]
    assert "KH-EPIC-09" in GAMES["arkham_horror"].reading.ledger(state.edition)
