"""Card anatomy: what is printed on the Ancient Ones and on the investigators, and what it is good for."""

from collections import Counter
from typing import get_args

import pytest
from tests.games.elder_sign.editions import BASE
from tests.rules.elder_sign.shared import set_up, walk_the_hidden_passage

from miskatonic.games.elder_sign.components import ANCIENT_ONES, CARDS, INVESTIGATORS, AncientOneCard, InvestigatorCard
from miskatonic.games.elder_sign.declare import Icon
from miskatonic.games.elder_sign.events import AncientOneAttacks, Awakened, CardGained, MythosDrawn
from miskatonic.games.elder_sign.events.dice import Rolled
from miskatonic.kernel.text import LANGUAGES, render
from miskatonic.testing import Scenario, rule, scenario

ancient_ones = pytest.mark.parametrize("card", BASE[ANCIENT_ONES], ids=lambda card: card.slug)
investigators = pytest.mark.parametrize("card", BASE[INVESTIGATORS], ids=lambda card: card.slug)


def against(ancient_one: str, *others: str) -> Scenario:
    """Joe Diamond, and perhaps others, against that Ancient One."""
    return scenario("elder_sign", seats=["joe_diamond", *others], ancient_one=ancient_one)


def add_doom(g: Scenario) -> Scenario:
    """The active investigator fails Gate to Elsewhere: 1 doom. The clock does not advance any more."""
    g.place("gate_to_elsewhere", at="museum:0").rig(dice=["peril"] * 6)
    return g.stop("clock").play("move:gate_to_elsewhere", "give_up")


def in_battle(hour: int = 0) -> Scenario:
    """Joe Diamond has just rolled for Cthulhu's combat task (terror, lore and peril); there are 5 doom tokens left."""
    g = against("cthulhu").awaken(doom=5).set("clock", hour)
    return g.rig(dice=["lore", "terror", "peril", "lore", "lore", "lore"])


# --- the Ancient One's card


@rule("ES-CARD-01")
@ancient_ones
def test_an_ancient_one_has_a_name_a_doom_track_a_limit_an_ability_an_attack_and_a_combat_task(
    card: AncientOneCard,
) -> None:
    assert card.en
    assert card.fr
    assert card.doom_track > 0
    assert card.elder_signs > 0
    for language in LANGUAGES:
        assert render(card.ability, language)
        assert render(card.text, language)
    never_fights = card.slug == "azathoth"
    assert (card.attack is None) == never_fights
    assert (card.combat is None) == never_fights


@rule("ES-CARD-02")
@ancient_ones
def test_the_ancient_one_wakes_up_when_every_space_of_its_track_has_a_token(card: AncientOneCard) -> None:
    g = add_doom(against(card.slug).set("doom", card.doom_track - 2))
    assert not g.happened(Awakened)
    assert add_doom(against(card.slug).set("doom", card.doom_track - 1)).happened(Awakened)


@rule("ES-CARD-03")
@ancient_ones
def test_as_many_elder_signs_as_the_limit_says_defeat_the_ancient_one(card: AncientOneCard) -> None:
    g = walk_the_hidden_passage(against(card.slug).set("elder_signs", card.elder_signs - 3))
    assert g.outcome is None
    g = walk_the_hidden_passage(against(card.slug).set("elder_signs", card.elder_signs - 2))
    assert g.outcome is not None
    assert g.outcome.winners == [0]


@rule("ES-CARD-04")
def test_cthulhu_lowers_the_maximums_of_everybody_from_the_start_and_of_those_who_come_later() -> None:
    state = set_up(seats=["joe_diamond", "sister_mary"], first_player=0, ancient_one="cthulhu").state
    assert [(investigator.max_sanity, investigator.max_stamina) for investigator in state.present()] == [(3, 5), (6, 2)]
    g = against("cthulhu").set("joe_diamond.sanity", 1).rig(dice=["peril"] * 6, investigators=["sister_mary"])
    g.play("move:the_missing_records", "give_up")
    assert (g["sister_mary"].max_sanity, g["sister_mary"].max_stamina) == (6, 2), "Joe has been devoured"
    assert (g["sister_mary"].sanity, g["sister_mary"].stamina) == (6, 2)


@rule("ES-CARD-04")
def test_another_ancient_one_does_not_lower_them() -> None:
    state = set_up(seats=["joe_diamond"], ancient_one="hastur").state
    assert [(investigator.max_sanity, investigator.max_stamina) for investigator in state.present()] == [(4, 6)]


@rule("ES-CARD-05")
def test_before_the_battle_midnight_brings_a_mythos_card_and_no_attack() -> None:
    g = against("cthulhu").stack("mythos", ["closed_for_mourning"]).set("clock", 3).rig(dice=["peril"] * 6)
    g.play("move:the_missing_records", "give_up")
    assert [event.card for event in g.happened(MythosDrawn)] == ["closed_for_mourning"]
    assert not g.happened(AncientOneAttacks)


@rule("ES-CARD-05")
def test_in_the_battle_midnight_brings_the_attack_and_no_mythos_card() -> None:
    g = in_battle(hour=3).play("no_task", "give_up")
    assert g.happened(AncientOneAttacks)
    g.rig(dice=["peril"] * 6).choose("effect:lower_maximum_sanity")
    assert (g["joe_diamond"].max_sanity, g["joe_diamond"].max_stamina) == (2, 5)
    assert not g.happened(MythosDrawn)
    assert g.state.doom == 6


@rule("ES-CARD-06")
def test_completing_the_combat_task_removes_one_doom_token() -> None:
    g = in_battle()
    assert g.options == ["task:0", "no_task"], "Cthulhu: terror, lore and peril"
    g.rig(dice=[*["lore"] * 3, *["lore"] * 6]).choose("task:0")
    assert g.state.doom == 4
    assert "task:0" not in g.options, "three lores are not enough, and two dice never are: the next attack has begun"


# --- the investigator's card


@rule("ES-CARD-07")
@investigators
def test_an_investigator_has_a_name_two_maximums_an_ability_and_starting_items(card: InvestigatorCard) -> None:
    assert card.en
    assert card.fr
    assert card.sanity > 0
    assert card.stamina > 0
    assert card.lines
    for language in LANGUAGES:
        assert render(card.ability, language)
        assert render(card.text, language)
    assert card.start or card.ally or card.choice


@rule("ES-CARD-08", "ES-CARD-10")
@investigators
def test_an_investigator_begins_with_the_maximums_on_the_card(card: InvestigatorCard) -> None:
    investigator = set_up(seats=[card.slug], ancient_one="azathoth").state.present()[0]
    assert investigator.sanity == investigator.max_sanity == card.sanity
    assert investigator.stamina == investigator.max_stamina == card.stamina


@rule("ES-CARD-09", "ES-CARD-11")
def test_a_healing_stone_restores_no_more_than_the_maximums() -> None:
    g = against("azathoth").give("joe_diamond", "healing_stone")
    g.set("joe_diamond.sanity", 1).set("joe_diamond.stamina", 5).choose("move:the_missing_records")
    g.rig(dice=["peril"] * 6).choose("use:healing_stone")
    assert (g["joe_diamond"].sanity, g["joe_diamond"].stamina) == (4, 6)


@rule("ES-CARD-09", "ES-CARD-11")
@pytest.mark.parametrize(("what", "most"), [("sanity", 4), ("stamina", 6)])
def test_what_is_healed_beyond_the_maximum_is_lost(what: str, most: int) -> None:
    g = against("azathoth").play("move:entrance", f"first_aid:{what}")
    assert getattr(g["joe_diamond"], what) == most


@rule("ES-CARD-12")
def test_bob_gets_one_common_item_more_and_nobody_else_does() -> None:
    g = scenario("elder_sign", seats=["bob_jenkins", "joe_diamond"], ancient_one="azathoth")
    g.set("bob_jenkins.stamina", 5).set("joe_diamond.stamina", 5)
    g.rig(dice=[2]).play("move:entrance", "lost_and_found")
    assert len(g["bob_jenkins"].cards) == 2
    g.rig(dice=[2]).play("move:entrance", "lost_and_found")
    assert (len(g["bob_jenkins"].cards), len(g["joe_diamond"].cards)) == (2, 1)


@rule("ES-CARD-12")
def test_bobs_ability_does_not_touch_his_starting_items() -> None:
    table = set_up(seats=["bob_jenkins"], ancient_one="azathoth")
    gained = [event.card for event in table.events if isinstance(event, CardGained)]
    assert Counter(CARDS[card].deck for card in gained) == {"common": 2, "unique": 1}


@rule("ES-CARD-12")
def test_joes_second_reroll_is_joes_alone() -> None:
    g = scenario("elder_sign", seats=["bob_jenkins", "joe_diamond"], ancient_one="azathoth")
    g.give("bob_jenkins", "clue").give("joe_diamond", "clue").rig(dice=["peril"] * 6)
    g.play("move:the_missing_records", "clue").rig(dice=["peril"]).choose("reroll:green1")
    assert g.decision.rule == "ES-FAIL-05", "Bob has had his reroll"
    g.choose("give_up").rig(dice=["peril"] * 6).play("move:the_missing_records", "clue")
    g.rig(dice=["peril"]).choose("reroll:green1")
    assert g.decision.rule == "ES-CLUE-02", "Joe has another one"
    assert len(g.happened(Rolled)) == 4


@rule("ES-CARD-13")
@investigators
def test_starting_items_are_of_the_kinds_that_adventures_give_as_rewards(card: InvestigatorCard) -> None:
    assert set(card.start) <= set(get_args(Icon))
    investigator = set_up(seats=[card.slug], ancient_one="azathoth").state.present()[0]
    hand = Counter(CARDS[held].deck for held in investigator.cards)
    expected = Counter({kind: n for kind, n in card.start.items() if kind != "clue"})
    expected.update({"ally": 1} if card.ally else {})
    expected.update({"common": card.choice} if card.choice else {})
    assert hand == expected, "whoever may choose has taken the first kind offered"
    assert investigator.clues == card.start.get("clue", 0)
