"""Reading card text; rule precedence and general principles."""

from typing import Any

from tests.rules.card_game.conftest import Homemade
from tests.rules.card_game.shared import end_turns, house

from miskatonic.games.card_game.effects.cards import draw, gain_resources, gain_surge
from miskatonic.games.card_game.effects.combining import one_of
from miskatonic.games.card_game.effects.costs import costing
from miskatonic.games.card_game.effects.harm import heal, take
from miskatonic.games.card_game.effects.story import discover
from miskatonic.games.card_game.effects.timing import after
from miskatonic.games.card_game.effects.using import action, reaction
from miskatonic.games.card_game.events import AgendaAdvanced, EncounterDrawn, EnemyAttacks, Harmed, TestFailed
from miskatonic.games.card_game.rules.values import CANNOT_DISCOVER
from miskatonic.kernel.effect import both
from miskatonic.kernel.hooks import sets
from miskatonic.kernel.line import typed
from miskatonic.kernel.table import new_table
from miskatonic.testing import rule, scenario

# --- general principles


@rule("CG-PREC-02")
def test_a_card_prevails_over_the_rules() -> None:
    g = end_turns(house().set("agenda_doom", 1), "ancient_evils")
    assert len(g.happened(AgendaAdvanced)) == 1, "though it is not the moment when doom is checked"


@rule("CG-PREC-04")
def test_cannot_is_absolute(homemade: Homemade) -> None:
    blindfold = homemade.asset(typed("No.", "Non.", sets(CANNOT_DISCOVER)))
    eye = homemade.asset(action(discover(1)))
    g = house().give("roland_banks", "working_a_hunch", f"play:{eye}").set("hallway.clues", 1)
    assert {f"use:{eye}#1", "play:working_a_hunch#1"} <= set(g.options)
    g.give("roland_banks", f"play:{blindfold}")
    assert not {f"use:{eye}#1", "play:working_a_hunch#1"} & set(g.options)
    g.rig(tokens=["0"]).choose("investigate").choose()
    assert g["roland_banks"].clues == 0


@rule("CG-PREC-08")
def test_there_are_always_enough_tokens(homemade: Homemade) -> None:
    mint = homemade.asset(action(gain_resources(1000)))
    g = house().give("roland_banks", f"play:{mint}").choose(f"use:{mint}")
    assert g["roland_banks"].resources == 1005


# --- choosing


@rule("CG-TERM-03")
def test_an_option_that_would_change_nothing_cannot_be_chosen(homemade: Homemade) -> None:
    trap = homemade.treachery(one_of(heal(damage=1), take(horror=1)))
    g = end_turns(house(), trap)
    assert g["roland_banks"].horror == 1, "there was nothing to heal, so nobody was asked"
    g = end_turns(house().set("roland_banks.damage", 1), trap)
    assert g.options == ["effect:heal", "effect:take"]


@rule("CG-TERM-03")
def test_whoever_chooses_is_told_for_which_card() -> None:
    g = house().place("agenda_whats_going_on", at="current").set("agenda_doom", 2).give("roland_banks", "machete")
    g = end_turns(g)
    assert g.decision.source == "agenda_whats_going_on"
    g = house("agnes_baker").spawn("swarm_of_rats", at="hallway", engaged="agnes_baker")
    g.give("agnes_baker", "machete", "knife").rig(tokens=["-4"])
    end_turns(g, "umordhoths_wrath").play("effect:take", "use:agnes_baker")
    assert g.decision.source == "umordhoths_wrath", "though Agnes has answered meanwhile"


@rule("CG-TERM-05")
def test_one_or_more_is_enough_for_a_condition_about_one(homemade: Homemade) -> None:
    bribe = homemade.asset(action(draw(1), cost=costing(resources=1)))
    for resources in (1, 3):
        g = house().give("roland_banks", f"play:{bribe}").set("roland_banks.resources", resources)
        assert f"use:{bribe}#1" in g.options


# --- which card is meant


@rule("CG-TERM-07", "CG-TERM-08")
def test_a_card_that_names_itself_means_no_other_copy() -> None:
    g = house().give("roland_banks", "play:beat_cop", "play:beat_cop").spawn("ghoul_minion", at="hallway")
    g.choose("use:beat_cop#2")
    assert g["roland_banks"].discard == ["beat_cop#2"]
    assert [asset.card for asset in g["roland_banks"].play] == ["beat_cop#1"]


@rule("CG-TERM-11")
def test_you_is_whoever_uses_the_ability(homemade: Homemade) -> None:
    gift = homemade.treachery(gain_resources(0), action(gain_resources(2)))
    g = house("roland_banks", "daisy_walker").place(gift, at="hallway").choose("end_turn").choose(f"use:{gift}")
    assert (g["roland_banks"].resources, g["daisy_walker"].resources) == (5, 7)


@rule("CG-TERM-12")
def test_x_is_what_the_card_says() -> None:
    for clues in (0, 3):
        g = house().place("roland_banks", at="cellar").set("cellar.clues", clues).rig(tokens=["elder_sign"])
        g.choose("investigate")
        assert bool(g.happened(TestFailed)) == (clues == 0), "intellect 3 and X against shroud 4"


@rule("CG-TERM-17")
def test_traits_do_nothing_by_themselves(homemade: Homemade) -> None:
    thing = homemade.asset(traits=("Item", "Weapon", "Tome", "Ally"))
    assert house().give("roland_banks", f"play:{thing}").options == house().options


@rule("CG-TERM-18")
def test_basic_weaknesses_come_from_one_collection() -> None:
    seats = ["roland_banks", "daisy_walker", "agnes_baker", "wendy_adams"]
    one, four = (new_table("card_game", seats=seats[:n], scenario="the_gathering").state.collection for n in (1, 4))
    assert len(one) - len(four) == 3


@rule("CG-TERM-23")
def test_the_attacker_and_the_attacked() -> None:
    g = house("roland_banks", "daisy_walker").spawn("ghoul_priest", at="hallway", engaged="daisy_walker")
    g.rig(tokens=["auto_fail"]).choose("fight:ghoul_priest")
    assert [(event.enemy, event.who) for event in g.happened(EnemyAttacks)] == [("ghoul_priest", "roland_banks")]


@rule("CG-TERM-26")
def test_an_action_that_is_gained_can_be_taken_in_that_turn() -> None:
    g = house("skids_otoole").choose("use:skids_otoole")
    assert (g["skids_otoole"].actions, g["skids_otoole"].resources) == (4, 3)


@rule("CG-TERM-27")
def test_a_gained_keyword_works_as_if_it_were_printed(homemade: Homemade) -> None:
    wave = homemade.treachery(both(take(damage=1), gain_surge()))
    g = end_turns(house(), wave, "obscuring_fog")
    assert [event.card for event in g.happened(EncounterDrawn)] == [wave, "obscuring_fog"]


# --- would


@rule("CG-TRIG-08", "CG-TRIG-09", "CG-TRIG-10")
def test_would_comes_first_and_may_change_what_happens(homemade: Homemade) -> None:
    solace = homemade.asset(reaction(after(TestFailed), gain_resources(1)))
    g = house().give("roland_banks", "lucky", f"play:{solace}").place("roland_banks", at="cellar")
    g.rig(tokens=["0"]).choose("investigate")
    assert g.options == ["use:lucky#1", "pass"]
    g.choose("use:lucky")
    assert g.happened(TestFailed) == []
    assert g["roland_banks"].clues == 1


# --- delayed effects


@rule("CG-EFF-17", "CG-EFF-18")
def test_a_delayed_effect_waits_for_its_condition() -> None:
    for place, horror in (("cellar", 1), ("attic", 0)):
        g = house().place("roland_banks", at=place).rig(tokens=["cultist"]).choose("investigate")
        assert g["roland_banks"].horror == horror, "the cultist: 1 horror if the test is failed"
        told = [type(event) for event in g.events if isinstance(event, TestFailed | Harmed)]
        assert told == [TestFailed, Harmed][: 2 * horror]


# --- costs from out of play, attachments, discard piles


@rule("CG-COST-07")
def test_only_ones_own_hand_pays_for_what_costs_cards(homemade: Homemade) -> None:
    fire = homemade.asset(action(gain_resources(2), cost=costing(cards=1)))
    g = house("roland_banks", "daisy_walker").give("roland_banks", f"play:{fire}").give("daisy_walker", "knife")
    assert f"use:{fire}#1" not in g.options
    g.give("roland_banks", "knife").choose(f"use:{fire}")
    assert (g["roland_banks"].discard, g["daisy_walker"].hand) == (["knife#1"], ["knife#11"])


@rule("CG-LIM-04", "CG-STATE-09")
def test_a_second_attachment_beyond_the_limit_is_discarded() -> None:
    g = end_turns(house().place("obscuring_fog", at="hallway"), "obscuring_fog#2")
    assert [asset.card for asset in g["hallway"].attached] == ["obscuring_fog"]
    assert g.state.encounter_discard == ["obscuring_fog#2"]


@rule("CG-OWN-12")
def test_who_discards_several_cards_chooses_their_order() -> None:
    hand = [
        "knife#1",
        "knife#2",
        "guts#1",
        "guts#2",
        "flashlight#1",
        "flashlight#2",
        "machete#1",
        "dodge#1",
        "evidence#1",
    ]
    g = end_turns(house().give("roland_banks", *hand)).choose("card:guts#2", "card:knife#1")
    assert g["roland_banks"].discard == ["guts#2", "knife#1"]


@rule("CG-OWN-10", "CG-OWN-11")
def test_everybody_sees_every_discard_pile_in_its_order() -> None:
    g = house("roland_banks", "daisy_walker").give("roland_banks", "discard:knife", "discard:guts")
    for seat in (0, 1, None):
        view: Any = g.table.view(seat)
        assert view.investigators[0].discard == ("knife#1", "guts#1")


@rule("CG-OWN-14")
def test_an_empty_discard_pile_does_not_shuffle_a_deck() -> None:
    g = house().place("agenda_rise_of_the_ghouls", at="current").set("agenda_doom", 6)
    end_turns(g, "ancient_evils", "crypt_chill", "ghoul_minion", "obscuring_fog")
    assert [event.card for event in g.happened(EncounterDrawn)] == ["ghoul_minion", "obscuring_fog"]
    assert g.state.encounter_discard == ["ancient_evils", "crypt_chill"]


@rule("CG-LIM-05")
def test_everybody_may_use_a_limited_ability_of_a_location() -> None:
    g = scenario("card_game", seats=["roland_banks", "daisy_walker"], scenario="the_midnight_masks")
    g.place("downtown_first_bank_of_arkham", at="revealed")
    for who in ("roland_banks", "daisy_walker"):
        g.place(who, at="downtown_first_bank_of_arkham")
    g.choose("use:downtown_first_bank_of_arkham")
    assert "use:downtown_first_bank_of_arkham" not in g.options
    g.choose("end_turn").choose("use:downtown_first_bank_of_arkham")
    assert (g["roland_banks"].resources, g["daisy_walker"].resources) == (8, 8)
