"""Costs, restrictions and permissions; limits and maximums; the initiation sequence (appendix I)."""

import pytest
from tests.rules.card_game.conftest import Homemade
from tests.rules.card_game.shared import end_turns, house

from miskatonic.games.card_game.effects.cards import draw, gain_resources
from miskatonic.games.card_game.effects.checks import skill_check
from miskatonic.games.card_game.effects.costs import costing
from miskatonic.games.card_game.effects.timing import TimingPoint, after, of_phase
from miskatonic.games.card_game.effects.using import action, fast, forced, reaction
from miskatonic.games.card_game.events import (
    CardCommitted,
    CardPlayed,
    CardsDrawn,
    EnteredPlay,
    PhaseEnded,
    ResourcesGained,
    ResourcesSpent,
    RoundEnded,
)
from miskatonic.games.card_game.rules.values import COST
from miskatonic.games.card_game.state import Lasting, Period
from miskatonic.kernel.errors import IllegalChoice
from miskatonic.kernel.hooks import modifies
from miskatonic.kernel.line import Limit, typed
from miskatonic.testing import rule, scenario


@rule("CG-COST-01", "CG-COST-02", "CG-COST-03")
def test_cards_cost_resources_and_abilities_what_stands_before_the_colon(homemade: Homemade) -> None:
    book = homemade.asset(action(draw(1), cost=costing(resources=2)), cost=3)
    g = house().give("roland_banks", book).choose(f"play:{book}")
    assert g["roland_banks"].resources == 2
    g.choose(f"use:{book}")
    assert (g["roland_banks"].resources, len(g["roland_banks"].hand)) == (0, 1)


@rule("CG-COST-04", "CG-INIT-05", "CG-INIT-06")
def test_either_all_of_a_cost_is_paid_or_nothing(homemade: Homemade) -> None:
    book = homemade.asset(action(draw(1), cost=costing("exhaust", resources=2, clues=1)))
    g = house().give("roland_banks", f"play:{book}")
    assert f"use:{book}#1" not in g.options, "there is no clue"
    g.give("roland_banks", "clue").choose(f"use:{book}")
    assert (g["roland_banks"].resources, g["roland_banks"].clues, g[book].exhausted) == (3, 0, True)


@rule("CG-COST-05")
def test_nobody_pays_with_what_others_control(homemade: Homemade) -> None:
    book = homemade.asset(action(draw(1), cost=costing(clues=1)))
    g = house("roland_banks", "daisy_walker").give("roland_banks", f"play:{book}").give("daisy_walker", "clue")
    assert f"use:{book}#1" not in g.options


@rule("CG-COST-06")
def test_an_exhausted_card_cannot_be_exhausted_as_a_cost(homemade: Homemade) -> None:
    book = homemade.asset(action(draw(1), cost=costing("exhaust")))
    g = house().give("roland_banks", f"play:{book}").choose(f"use:{book}")
    assert f"use:{book}#1" not in g.options


@rule("CG-COST-09")
def test_horror_as_a_cost_is_paid_even_if_an_asset_takes_it(homemade: Homemade) -> None:
    book = homemade.asset(action(draw(1), cost=costing(horror=1)))
    g = house().give("roland_banks", f"play:{book}", "play:beat_cop").play(f"use:{book}", "assign:beat_cop")
    assert (g["beat_cop"].horror, g["roland_banks"].horror, len(g["roland_banks"].hand)) == (1, 0, 1)


# --- limits and maximums


@rule("CG-LIM-01", "CG-LIM-02")
def test_an_ability_with_a_limit_is_used_so_many_times_a_period(homemade: Homemade) -> None:
    watch = homemade.asset(fast(gain_resources(1), limit=Limit(2, "round")))
    g = house().give("roland_banks", f"play:{watch}").play(f"use:{watch}", f"use:{watch}")
    assert f"use:{watch}#1" not in g.options
    assert f"use:{watch}#1" in end_turns(g).options, "a new round"


@rule("CG-LIM-01")
def test_each_copy_has_its_own_limit(homemade: Homemade) -> None:
    watch = homemade.asset(fast(gain_resources(1), limit=Limit(1, "round")))
    g = house().give("roland_banks", f"play:{watch}", f"play:{watch}").choose(f"use:{watch}#1")
    assert [option for option in g.options if option.startswith("use")] == [f"use:{watch}#2"]


@rule("CG-LIM-03")
def test_a_card_that_comes_back_has_a_new_limit(homemade: Homemade) -> None:
    watch = homemade.asset(fast(gain_resources(1), limit=Limit(1, "round")), action(draw(1), cost=costing("discard")))
    g = house().give("roland_banks", f"play:{watch}").play(f"use:{watch}#1:free", f"use:{watch}#1")
    assert g["roland_banks"].discard == [f"{watch}#1"]
    g.give("roland_banks", f"{watch}").choose(f"play:{watch}")
    assert g["roland_banks"].resources == 6
    assert f"use:{watch}#1:free" in g.options, "it can be used again"


@rule("CG-LIM-06")
def test_a_group_limit_counts_for_everybody(homemade: Homemade) -> None:
    gift = homemade.treachery(gain_resources(0), action(gain_resources(1), limit=Limit(1, "game", group=True)))
    g = house("roland_banks", "daisy_walker").place(gift, at="hallway").choose(f"use:{gift}")
    assert g["roland_banks"].resources == 6
    assert f"use:{gift}" not in g.choose("end_turn").options


@rule("CG-LIM-08")
def test_a_maximum_of_committed_copies_counts_for_everybody() -> None:
    g = house("roland_banks", "daisy_walker").place("roland_banks", at="attic").place("daisy_walker", at="attic")
    g.give("roland_banks", "perception", "deduction").give("daisy_walker", "perception").rig(tokens=["0"])
    g.choose("investigate").choose("commit:perception")
    assert [event.who for event in g.happened(CardCommitted)] == ["roland_banks"]
    assert g.decision.kind.name == "result", "Daisy was not asked: hers would be the second copy"


@rule("CG-LIM-08")
def test_two_copies_are_refused_where_the_maximum_is_one() -> None:
    g = house().place("roland_banks", at="attic").give("roland_banks", "perception", "perception").choose("investigate")
    with pytest.raises(IllegalChoice, match="Choose “Perception” at most once"):
        g.table.choose("commit:perception#1", "commit:perception#2")
    assert g["roland_banks"].hand == ["perception#1", "perception#2"]


@rule("CG-LIM-01")
def test_a_limit_lasts_until_all_that_happens_at_the_end_of_the_turn_is_over() -> None:
    """Frozen in Fear has Skids take a test at the end of his turn, in which he could use free abilities."""
    g = scenario("card_game", seats=["skids_otoole"]).give("skids_otoole", "threat:frozen_in_fear")
    g.stack("encounter", ["ancient_evils"]).rig(tokens=["0"]).play("use:skids_otoole", "end_turn")
    assert g.state.round == 2, "he was not asked again"
    assert "use:skids_otoole" in g.options


@rule("CG-LIM-01")
@pytest.mark.parametrize(
    ("period", "point"), [("phase", after(PhaseEnded, of_phase("investigation"))), ("round", after(RoundEnded))]
)
def test_a_limit_lasts_until_all_that_happens_at_the_end_of_its_period_is_over(
    homemade: Homemade, period: Period, point: TimingPoint
) -> None:
    watch = homemade.asset(
        fast(gain_resources(1), limit=Limit(1, period)), forced(point, skill_check("willpower", 0, passed=draw(1)))
    )
    g = house().give("roland_banks", f"play:{watch}").stack("encounter", ["ancient_evils"]).rig(tokens=["0"])
    g.play(f"use:{watch}", "end_turn")
    assert f"use:{watch}#1" in g.options
    assert g.state.test is None, "it was not offered in the test"


# --- the initiation sequence


@rule("CG-INIT-01", "CG-INIT-04", "CG-INIT-05", "CG-INIT-08", "CG-INIT-09")
def test_a_card_is_paid_for_put_into_play_and_then_counts_as_played(homemade: Homemade) -> None:
    sale = homemade.asset(typed("-1.", "-1 .", modifies(COST, -1)))
    bonus = homemade.asset(forced(after(CardPlayed), gain_resources(1)))
    g = house().give("roland_banks", f"play:{sale}", f"play:{bonus}", "machete").choose("play:machete")
    assert g["roland_banks"].resources == 5 - 3 + 1 + 1
    told = [type(event) for event in g.events if isinstance(event, ResourcesSpent | EnteredPlay | ResourcesGained)]
    assert told == [ResourcesSpent, EnteredPlay, ResourcesGained]


@rule("CG-INIT-07", "CG-INIT-10")
def test_an_ability_resolves_after_its_costs(homemade: Homemade) -> None:
    book = homemade.asset(action(gain_resources(3), cost=costing(resources=1)))
    g = house().give("roland_banks", f"play:{book}").choose(f"use:{book}")
    assert [type(event) for event in g.events if isinstance(event, ResourcesSpent | ResourcesGained)] == [
        ResourcesSpent,
        ResourcesGained,
    ]


@rule("CG-INIT-11")
def test_an_ability_goes_on_when_its_card_has_left_play() -> None:
    g = house().give("roland_banks", "play:beat_cop").spawn("ghoul_minion", at="hallway").choose("use:beat_cop")
    assert g["roland_banks"].discard == ["beat_cop#1"]
    assert g["ghoul_minion"].damage == 1


@rule("CG-EFF-05", "CG-EFF-03")
def test_all_of_an_effect_is_resolved_before_abilities_that_come_after_it(homemade: Homemade) -> None:
    both_at_once = homemade.event(draw(3))
    purse = homemade.asset(reaction(after(CardsDrawn), gain_resources(1)))
    g = house().give("roland_banks", both_at_once, f"play:{purse}").choose(f"play:{both_at_once}")
    assert g.options == [f"use:{purse}#1", "pass"]
    assert len(g["roland_banks"].hand) == 3


@rule("CG-EFF-15")
def test_what_lasts_until_the_end_of_a_phase_is_over_before_what_happens_then(homemade: Homemade) -> None:
    watch = homemade.asset(reaction(after(PhaseEnded, of_phase("investigation")), gain_resources(1)))
    g = house().give("roland_banks", f"play:{watch}").set("lasting", [Lasting("combat", watch, "phase", 0, amount=1)])
    g.choose("end_turn")
    assert g.decision.kind.name == "reaction"
    assert g.state.lasting == []
