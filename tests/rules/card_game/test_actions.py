"""Actions."""

import pytest
from tests.rules.card_game.conftest import Homemade
from tests.rules.card_game.shared import end_turns, house

from miskatonic.games.card_game.effects.cards import gain_resources
from miskatonic.games.card_game.effects.costs import costing
from miskatonic.games.card_game.effects.using import action
from miskatonic.games.card_game.events import AssetHarmed, EnemyAttacks, ResourcesGained, ResourcesSpent
from miskatonic.games.card_game.rules.values import EXTRA_ACTIONS
from miskatonic.kernel.hooks import modifies
from miskatonic.kernel.line import typed
from miskatonic.testing import rule, scenario


@rule("CG-ACTN-01")
def test_a_turn_has_three_actions() -> None:
    g = house("roland_banks", "daisy_walker").choose("end_turn")
    for left in (3, 2, 1):
        assert (g.state.active, g["daisy_walker"].actions) == (1, left)
        g.choose("resource")
    assert g.state.active != 1


@rule("CG-ACTN-02")
def test_the_costs_of_an_action_are_paid_before_anything_comes_of_it() -> None:
    g = house().give("roland_banks", "machete").spawn("ghoul_minion", at="hallway", engaged="roland_banks")
    g.choose("play:machete")
    told = [type(event) for event in g.events if isinstance(event, ResourcesSpent | EnemyAttacks)]
    assert told == [ResourcesSpent, EnemyAttacks]
    assert g["roland_banks"].actions == 2


@rule("CG-ACTN-02", "CG-AOO-05")
def test_what_was_paid_for_an_action_cannot_be_spent_on_anything_else() -> None:
    g = house().give("roland_banks", "beat_cop", "dodge").set("roland_banks.resources", 4)
    g.spawn("ghoul_minion", at="hallway", engaged="roland_banks").choose("play:beat_cop")
    assert g["beat_cop"].card == "beat_cop#1", "there was nothing left for Dodge"
    assert g["roland_banks"].resources == 0
    assert g["roland_banks"].hand == ["dodge#1"]


@rule("CG-ACTN-03")
def test_lost_actions_are_fewer_actions_to_take(homemade: Homemade) -> None:
    chain = homemade.asset(typed("-2.", "-2 .", modifies(EXTRA_ACTIONS, -2)))
    g = end_turns(house().give("roland_banks", f"play:{chain}"))
    assert g["roland_banks"].actions == 1


@rule("CG-ACTN-04")
def test_the_nine_actions() -> None:
    g = house().give("roland_banks", "machete", "play:flashlight").spawn("ghoul_minion", at="hallway")
    g.spawn("swarm_of_rats", at="hallway", engaged="roland_banks")
    kinds = {option.partition(":")[0] for option in g.options}
    assert kinds == {"investigate", "move", "draw", "resource", "play", "use", "fight", "engage", "evade", "end_turn"}


@rule("CG-ACTN-05")
@pytest.mark.parametrize("chosen", [("resource", "resource", "resource"), ("draw", "resource", "draw")])
def test_actions_may_be_repeated_in_any_order(chosen: tuple[str, ...]) -> None:
    g = house("roland_banks", "daisy_walker").play(*chosen)
    assert g["roland_banks"].resources == 5 + chosen.count("resource")
    assert len(g["roland_banks"].hand) == chosen.count("draw")


@rule("CG-ACTN-05")
def test_the_last_action_is_as_good_as_the_first() -> None:
    g = house().give("roland_banks", "machete", "play:flashlight").spawn("ghoul_minion", at="hallway")
    g.spawn("swarm_of_rats", at="hallway", engaged="roland_banks")
    three = g.options
    assert g.set("roland_banks.actions", 1).options == three


@rule("CG-ACTN-06", "CG-ABIL-26", "CG-OWN-02")
def test_actions_are_for_ones_own_turn() -> None:
    g = house("roland_banks", "daisy_walker").give("daisy_walker", "machete", "play:old_book_of_lore")
    assert g.decision.seat == 0
    assert not [option for option in g.options if "machete" in option or "lore" in option]
    g.choose("end_turn")
    assert g.decision.seat == 1
    assert {"play:machete#11", "use:old_book_of_lore#11"} <= set(g.options)


@rule("CG-ACTN-07", "CG-DECK-06")
def test_drawing_takes_the_top_card_of_ones_deck() -> None:
    g = house().stack("roland_banks", ["machete", "knife"]).choose("draw")
    assert g["roland_banks"].hand == ["machete#1"]
    assert g["roland_banks"].deck[-1] == "knife#1"


@rule("CG-ACTN-08", "CG-TERM-25")
def test_the_resource_action_gains_one_resource() -> None:
    g = house().choose("resource")
    assert g["roland_banks"].resources == 6
    assert g.happened(ResourcesGained) == [ResourcesGained("roland_banks", 0, 1)]


@rule("CG-ACTN-09")
def test_moving_leads_to_a_connected_location() -> None:
    g = house().place("roland_banks", at="attic")
    assert [option for option in g.options if option.startswith("move")] == ["move:hallway"]
    assert g.choose("move:hallway")["roland_banks"].at == "hallway"


@rule("CG-ACTN-10", "CG-CARD-01", "CG-COST-02")
def test_an_asset_is_paid_for_and_stays_in_play() -> None:
    g = house().give("roland_banks", "machete").choose("play:machete")
    assert (g["roland_banks"].resources, g["roland_banks"].actions) == (2, 2)
    assert [asset.card for asset in g["roland_banks"].play] == ["machete#1"]
    assert g["roland_banks"].hand == []


@rule("CG-ACTN-10", "CG-CARD-04")
def test_an_event_takes_effect_and_is_discarded() -> None:
    g = house().give("roland_banks", "emergency_cache").choose("play:emergency_cache")
    assert g["roland_banks"].resources == 8
    assert g["roland_banks"].discard == ["emergency_cache#2"]


@rule("CG-ACTN-11", "CG-INIT-03")
def test_a_card_that_cannot_be_paid_for_cannot_be_played() -> None:
    g = house().give("roland_banks", "machete").set("roland_banks.resources", 2)
    assert "play:machete#1" not in g.options
    assert "play:machete#1" in g.set("roland_banks.resources", 3).options


@rule("CG-ACTN-11")
def test_a_card_whose_restriction_is_not_met_cannot_be_played() -> None:
    g = house().give("roland_banks", "machete", "threat:dissonant_voices")
    assert "play:machete#1" not in g.options


@rule("CG-ACTN-12", "CG-CARD-07", "CG-FAST-01")
def test_fast_cards_take_no_action_and_skills_are_never_played() -> None:
    g = house().give("roland_banks", "working_a_hunch", "guts").set("hallway.clues", 1)
    assert "play:guts#1" not in g.options
    g.choose("play:working_a_hunch")
    assert (g["roland_banks"].actions, g["roland_banks"].clues) == (3, 1)


@rule("CG-ACTN-13", "CG-ABIL-27")
def test_an_ability_takes_an_action_for_each_of_its_icons(homemade: Homemade) -> None:
    machine = homemade.asset(action(gain_resources(5), actions=2))
    g = house().give("roland_banks", f"play:{machine}").choose(f"use:{machine}")
    assert (g["roland_banks"].actions, g["roland_banks"].resources) == (1, 10)
    assert f"use:{machine}#1" not in g.options, "one action is not enough"


@rule("CG-ACTN-14", "CG-COST-04")
def test_everything_that_an_ability_costs_is_paid_before_its_effect(homemade: Homemade) -> None:
    machine = homemade.asset(action(gain_resources(5), cost=costing("exhaust", resources=2, horror=1)))
    g = house().give("roland_banks", f"play:{machine}").set("roland_banks.resources", 2).choose(f"use:{machine}")
    assert g[machine].exhausted
    assert (g["roland_banks"].horror, g["roland_banks"].actions, g["roland_banks"].resources) == (1, 2, 5)
    assert [type(event) for event in g.events if isinstance(event, ResourcesSpent | ResourcesGained)] == [
        ResourcesSpent,
        ResourcesGained,
    ]


@rule("CG-ACTN-15")
def test_only_ones_own_cards_can_be_activated() -> None:
    g = house("roland_banks", "daisy_walker").give("daisy_walker", "play:old_book_of_lore")
    g.give("roland_banks", "play:flashlight")
    assert [option for option in g.options if option.startswith("use")] == ["use:flashlight#1"]


@rule("CG-ACTN-16")
def test_the_location_and_what_lies_there_can_be_activated_by_those_who_are_there() -> None:
    g = house("roland_banks", "daisy_walker").place("roland_banks", at="parlor")
    assert "use:parlor" in g.options
    assert "use:parlor" not in g.choose("end_turn").options


@rule("CG-ACTN-17")
def test_what_lies_before_somebody_at_the_same_location_can_be_activated_too(homemade: Homemade) -> None:
    curse = homemade.treachery(gain_resources(0), action(gain_resources(2)))
    g = house("roland_banks", "daisy_walker").give("daisy_walker", f"threat:{curse}")
    assert f"use:{curse}" in g.options
    assert g.choose(f"use:{curse}")["roland_banks"].resources == 7
    assert f"use:{curse}" not in g.place("roland_banks", at="attic").options


@rule("CG-ACTN-18")
def test_abilities_of_the_act_and_the_agenda_can_be_used_everywhere() -> None:
    g = scenario("card_game", seats=["roland_banks"], scenario="the_midnight_masks")
    for place in ("rivertown", "northside", "easttown"):
        assert "use:agenda_predator_or_prey" in g.place("roland_banks", at=place).options


@rule("CG-ACTN-19", "CG-ELIM-01")
def test_whoever_resigns_is_out_of_the_scenario() -> None:
    g = house("roland_banks", "daisy_walker").place("roland_banks", at="parlor")
    g.spawn("ghoul_minion", at="parlor", engaged="roland_banks").choose("use:parlor")
    assert g["roland_banks"].fate == "resigned"
    assert g.happened(EnemyAttacks) == []


@rule("CG-ACTN-20")
def test_whoever_resigned_is_not_defeated_and_suffers_no_trauma() -> None:
    g = house("roland_banks", "daisy_walker", campaign=True).place("roland_banks", at="parlor").choose("use:parlor")
    assert (g["roland_banks"].physical_trauma, g["roland_banks"].mental_trauma) == (0, 0)


@rule("CG-ACTN-21")
def test_parleying_is_an_action() -> None:
    g = house("roland_banks", "daisy_walker").place("roland_banks", at="parlor")
    g.place("lita_chantler", at="parlor")
    g.spawn("ghoul_minion", at="parlor", engaged="roland_banks").rig(tokens=["-3"]).choose("use:parlor:2")
    assert g["roland_banks"].actions == 2
    assert g.happened(EnemyAttacks) == g.happened(AssetHarmed) == []
