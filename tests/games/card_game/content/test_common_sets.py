"""The encounter sets that scenarios share, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.card_game.events import EnemyEngaged
from miskatonic.games.card_game.events.told import ActionsSpent
from miskatonic.games.card_game.rules.values import shroud
from miskatonic.games.card_game.state import enemy_card
from miskatonic.kernel.pile import Pile
from miskatonic.testing import Scenario, rule, scenario

ROLAND = "roland_banks"


def alone(who: str = ROLAND, **setup: Any) -> Scenario:
    """One investigator without a deck, so that nothing can be drawn and committed."""
    return scenario("card_game", seats=[who], **setup).set(f"{who}.deck", Pile())


def together(*seats: str, **setup: Any) -> Scenario:
    """Several investigators without decks."""
    g = scenario("card_game", seats=list(seats), **setup)
    for who in seats:
        g.set(f"{who}.deck", Pile())
    return g


def drawing(card: str, *tokens: str, who: str = ROLAND, g: Scenario | None = None) -> Scenario:
    """The only investigator ends the turn and draws that card in the mythos phase."""
    g = g or alone(who)
    g.stack("encounter", [card])
    if tokens:
        g.rig(tokens=tokens)
    return g.choose("end_turn")


@pytest.mark.parametrize(
    ("card", "values", "keywords"),
    [
        ("swarm_of_rats", (1, 1, 3, 1, 0), ("hunter",)),
        ("ghoul_minion", (2, 2, 2, 1, 1), ()),
        ("ravenous_ghoul", (3, 3, 3, 1, 1), ()),
        ("acolyte", (3, 1, 2, 1, 0), ()),
        ("wizard_of_the_order", (4, 2, 2, 1, 0), ("retaliate",)),
        ("hunting_nightgaunt", (3, 4, 1, 1, 1), ("hunter",)),
    ],
)
def test_enemies_of_the_shared_sets_have_their_published_values(
    card: str, values: tuple[int, ...], keywords: tuple[str, ...]
) -> None:
    printed = enemy_card(card)
    assert printed.keywords == keywords
    assert (printed.fight, printed.health, printed.evade, printed.damage, printed.horror) == values


# --- Rats and Ghouls


@rule("CG-HUNT-01")
def test_a_swarm_of_rats_hunts() -> None:
    g = alone().place(ROLAND, at="attic").spawn("swarm_of_rats", at="hallway").place("hallway", at="revealed")
    g.stack("encounter", ["swarm_of_rats#2"]).choose("end_turn")
    assert g["swarm_of_rats"].at == "attic"
    assert g[ROLAND].damage == 1


@rule("CG-ENEM-09")
def test_a_ghoul_minion_comes_to_whoever_draws_it() -> None:
    g = drawing("ghoul_minion")
    assert g.state.enemy("ghoul_minion").engaged == 0


@rule("CG-ENEM-14")
def test_a_ravenous_ghoul_prefers_whoever_has_the_least_health_left() -> None:
    g = together(ROLAND, "daisy_walker").place(ROLAND, at="hallway").place("daisy_walker", at="hallway")
    g.set("roland_banks.damage", 6).spawn("ravenous_ghoul", at="hallway", exhausted=True)
    g.play("end_turn", "end_turn")
    assert [event.seat for event in g.happened(EnemyEngaged) if event.enemy == "ravenous_ghoul"] == [0]


@pytest.mark.parametrize(("token", "damage"), [("+1", 0), ("0", 1), ("-1", 2), ("auto_fail", 3)])
def test_grasping_hands_wound_by_the_margin_of_failure(token: str, damage: int) -> None:
    g = drawing("grasping_hands", token)
    assert g[ROLAND].damage == damage
    assert "grasping_hands" in g.state.encounter_discard


# --- Striking Fear


@pytest.mark.parametrize(("token", "horror"), [("0", 0), ("-2", 2), ("auto_fail", 3)])
def test_rotting_remains_frighten_by_the_margin_of_failure(token: str, horror: int) -> None:
    assert drawing("rotting_remains", token)[ROLAND].horror == horror


def frozen(**setup: Any) -> Scenario:
    """Somebody frozen in fear in the Hallway, who could walk."""
    g = alone(**setup).place(ROLAND, at="hallway").place("attic", at="revealed").place("cellar", at="revealed")
    return g.give(ROLAND, "threat:frozen_in_fear")


def test_frozen_in_fear_comes_into_the_threat_area() -> None:
    g = drawing("frozen_in_fear")
    assert [asset.card for asset in g[ROLAND].threat] == ["frozen_in_fear"]


def test_frozen_in_fear_makes_the_first_move_of_a_round_dearer() -> None:
    g = frozen().set("roland_banks.actions", 4).choose("move:attic")
    assert g[ROLAND].actions == 2
    g.choose("move:hallway")
    assert g[ROLAND].actions == 1


def test_frozen_in_fear_leaves_other_actions_alone() -> None:
    g = frozen().choose("resource")
    assert g[ROLAND].actions == 2


def test_frozen_in_fear_forbids_the_first_fight_with_one_action_left() -> None:
    g = frozen().spawn("ghoul_minion", at="hallway", engaged=ROLAND).set("roland_banks.actions", 1)
    assert "fight:ghoul_minion" not in g.options
    assert "evade:ghoul_minion" not in g.options


def test_frozen_in_fear_makes_the_fight_of_a_weapon_dearer() -> None:
    g = frozen().spawn("ghoul_minion", at="hallway", engaged=ROLAND).give(ROLAND, "play:45_automatic")
    g.rig(tokens=["0"]).choose("use:45_automatic")
    assert g[ROLAND].actions == 1


def test_frozen_in_fear_makes_only_the_first_of_these_actions_dearer() -> None:
    g = frozen().choose("move:attic").spawn("ghoul_minion", at="attic", engaged=ROLAND)
    assert "fight:ghoul_minion" in g.options


def test_two_copies_of_frozen_in_fear_add_up() -> None:
    g = frozen().give(ROLAND, "threat:frozen_in_fear#2").choose("move:attic")
    assert [event.amount for event in g.happened(ActionsSpent)] == [3]


@pytest.mark.parametrize(("token", "left"), [("0", 0), ("-1", 1)])
def test_frozen_in_fear_is_shaken_off_by_willpower_at_the_end_of_the_turn(token: str, left: int) -> None:
    g = frozen().stack("encounter", ["swarm_of_rats"]).rig(tokens=[token]).choose("end_turn")
    assert len(g[ROLAND].threat) == left


def test_dissonant_voices_forbid_assets_and_events_until_the_round_ends() -> None:
    g = alone().give(ROLAND, "machete", "emergency_cache", "threat:dissonant_voices")
    assert not [option for option in g.options if option.startswith("play:")]
    g.stack("encounter", ["swarm_of_rats"]).choose("end_turn")
    assert g[ROLAND].threat == []
    assert "play:machete#1" in g.options


def test_dissonant_voices_leave_others_alone() -> None:
    g = together("daisy_walker", ROLAND).give("daisy_walker", "emergency_cache").give(ROLAND, "threat:dissonant_voices")
    assert any(option.startswith("play:emergency_cache") for option in g.options)


# --- Ancient Evils


def test_ancient_evils_place_doom() -> None:
    g = drawing("ancient_evils")
    assert g.state.agenda_doom == 2


@rule("CG-DOOM-02")
def test_ancient_evils_may_advance_the_agenda_at_once() -> None:
    g = drawing("ancient_evils", g=alone().set("agenda_doom", 1))
    assert g.state.agenda == "agenda_rise_of_the_ghouls"
    assert g[ROLAND].horror == 2


# --- Chilling Cold


def test_crypt_chill_takes_an_asset_of_ones_choice() -> None:
    g = drawing("crypt_chill", "-1", g=alone().give(ROLAND, "play:machete", "play:beat_cop"))
    g.choose("card:beat_cop#1")
    assert [asset.card for asset in g[ROLAND].play] == ["machete#1"]
    assert g[ROLAND].discard == ["beat_cop#1"]


def test_crypt_chill_wounds_whoever_has_no_asset() -> None:
    assert drawing("crypt_chill", "-1")[ROLAND].damage == 2


def test_crypt_chill_does_nothing_to_whoever_resists() -> None:
    assert drawing("crypt_chill", "+1")[ROLAND].damage == 0


def test_obscuring_fog_makes_its_location_hard_to_search() -> None:
    g = drawing("obscuring_fog")
    assert shroud(g.state, g["study"]) == 4


def test_obscuring_fog_lifts_before_the_clue_is_taken() -> None:
    g = drawing("obscuring_fog").rig(tokens=["+1"]).choose("investigate")
    assert g["study"].attached == []
    assert "obscuring_fog" in g.state.encounter_discard
    assert g[ROLAND].clues == 1


def test_obscuring_fog_stays_if_the_investigation_fails() -> None:
    g = drawing("obscuring_fog").rig(tokens=["0"]).choose("investigate")
    assert len(g["study"].attached) == 1


def test_there_is_only_one_obscuring_fog_at_a_location() -> None:
    g = drawing("obscuring_fog#2", g=alone().place("obscuring_fog", at="study"))
    assert [asset.card for asset in g["study"].attached] == ["obscuring_fog"]
    assert "obscuring_fog#2" in g.state.encounter_discard


# --- Dark Cult


@rule("CG-TERM-22", "CG-ENEM-12")
def test_an_acolyte_appears_at_an_empty_location_with_a_doom() -> None:
    g = alone().place("attic", at="unrevealed").place("cellar", at="unrevealed").place("hallway", at="unrevealed")
    g.spawn("ghoul_minion", at="hallway")
    drawing("acolyte", g=g)
    assert g.options == ["at:attic", "at:cellar"]
    g.choose("at:cellar")
    assert (g["acolyte"].at, g["acolyte"].doom) == ("cellar", 1)


@rule("CG-ENEM-11")
def test_an_acolyte_without_an_empty_location_is_discarded() -> None:
    g = drawing("acolyte")
    assert "acolyte" in g.state.encounter_discard


def test_an_acolyte_does_not_get_doom_for_others_that_appear() -> None:
    g = alone().place("attic", at="unrevealed").spawn("acolyte", at="attic")
    drawing("ghoul_minion", g=g)
    assert g["acolyte"].doom == 0


def test_a_wizard_of_the_order_gathers_doom_after_each_mythos_phase() -> None:
    g = alone().place("attic", at="unrevealed").spawn("wizard_of_the_order", at="attic")
    drawing("swarm_of_rats", g=g)
    assert g["wizard_of_the_order"].doom == 1


def test_a_wizard_of_the_order_retaliates() -> None:
    g = alone().spawn("wizard_of_the_order", at="study", engaged=ROLAND)
    g.rig(tokens=["-1"]).choose("fight:wizard_of_the_order")
    assert g[ROLAND].damage == 1


@rule("CG-TERM-19")
def test_mysterious_chanting_feeds_the_nearest_cultist() -> None:
    g = alone().place(ROLAND, at="attic").place("hallway", at="revealed").place("cellar", at="revealed")
    g.spawn("acolyte", at="cellar").spawn("wizard_of_the_order", at="hallway")
    drawing("mysterious_chanting", g=g)
    assert g["acolyte"].doom == 0
    assert g["wizard_of_the_order"].doom == 3  # and one at the end of the mythos phase


def test_mysterious_chanting_leaves_the_choice_between_equally_near_cultists_to_the_lead() -> None:
    g = alone().place(ROLAND, at="hallway").spawn("acolyte", at="attic").spawn("acolyte#2", at="cellar")
    drawing("mysterious_chanting", g=g).choose("enemy:acolyte#2")
    assert (g["acolyte"].doom, g["acolyte#2"].doom) == (0, 2)


def test_mysterious_chanting_leaves_the_choice_to_the_lead_where_no_cultist_can_be_reached() -> None:
    g = alone().place("hallway", at="revealed").spawn("acolyte", at="attic").spawn("acolyte#2", at="hallway")
    drawing("mysterious_chanting", g=g).choose("enemy:acolyte")
    assert (g["acolyte"].doom, g["acolyte#2"].doom) == (2, 0)


@rule("CG-DECK-14")
def test_mysterious_chanting_finds_a_cultist_where_there_is_none() -> None:
    g = alone().place("attic", at="unrevealed").stack("encounter", ["acolyte", "wizard_of_the_order"])
    drawing("mysterious_chanting", g=g)
    assert sorted(g.options) == ["card:acolyte", "card:wizard_of_the_order"]
    g.choose("card:wizard_of_the_order")
    assert g["wizard_of_the_order"].at == "attic"
    assert "wizard_of_the_order" not in g.state.encounter_deck


def test_mysterious_chanting_finds_a_cultist_in_the_discard_pile_too() -> None:
    g = alone().place("attic", at="unrevealed").set("encounter_discard", ["acolyte"])
    drawing("mysterious_chanting", g=g)
    assert g["acolyte"].at == "attic"
    assert g.state.encounter_discard == ["mysterious_chanting"]


# --- Nightgaunts


@pytest.mark.parametrize(("token", "evaded"), [("-1", True), ("-2", False), ("+1", True)])
def test_a_minus_counts_twice_when_a_hunting_nightgaunt_is_evaded(token: str, evaded: bool) -> None:
    # Agility 4 against 1: even a -2 would be enough if it counted once.
    g = alone("wendy_adams").spawn("hunting_nightgaunt", at="study", engaged="wendy_adams")
    g.rig(tokens=[token]).choose("evade:hunting_nightgaunt")
    assert g["hunting_nightgaunt"].exhausted is evaded


def test_a_hunting_nightgaunt_is_fought_with_tokens_as_they_are() -> None:
    g = alone().spawn("hunting_nightgaunt", at="study", engaged=ROLAND)
    g.rig(tokens=["-1"]).choose("fight:hunting_nightgaunt")
    assert g["hunting_nightgaunt"].damage == 1


def in_town(who: str = ROLAND) -> Scenario:
    """Somebody at Northside, away from the centre."""
    return alone(who, scenario="the_midnight_masks").place(who, at="northside").set(f"{who}.horror", 0)


def test_on_wings_of_darkness_carries_off_to_the_centre_of_the_town() -> None:
    g = in_town().spawn("hunting_nightgaunt", at="northside", engaged=ROLAND)
    g.spawn("ghoul_minion", at="northside", engaged=ROLAND).set("hunting_nightgaunt.exhausted", True)
    g.set("ghoul_minion.exhausted", True)
    drawing("on_wings_of_darkness", "-2", g=g)
    assert g[ROLAND].at == "rivertown"
    assert (g["hunting_nightgaunt"].at, g["ghoul_minion"].at) == ("rivertown", "northside")


def test_on_wings_of_darkness_hurts_and_frightens() -> None:
    g = drawing("on_wings_of_darkness", "-2", g=in_town())
    assert (g[ROLAND].damage, g[ROLAND].horror) == (1, 1)


def test_on_wings_of_darkness_passes_over_whoever_is_quick() -> None:
    g = drawing("on_wings_of_darkness", "0", g=in_town("wendy_adams"))
    assert (g["wendy_adams"].at, g["wendy_adams"].damage) == ("northside", 0)


# --- Locked Doors


def test_a_locked_door_closes_the_location_with_the_most_clues() -> None:
    g = drawing("locked_door", g=alone().place("attic", at="revealed").set("attic.clues", 1))
    assert [asset.card for asset in g["study"].attached] == ["locked_door"]
    assert "investigate" not in g.options


def test_the_lead_chooses_between_locations_with_equally_many_clues() -> None:
    g = drawing("locked_door", g=alone().place("attic", at="revealed"))
    assert g.options == ["at:study", "at:attic"]
    g.choose("at:attic")
    assert [asset.card for asset in g["attic"].attached] == ["locked_door"]


def test_a_location_gets_only_one_locked_door() -> None:
    g = alone().place("attic", at="revealed").set("attic.clues", 1).place("locked_door", at="study")
    drawing("locked_door#2", g=g)
    assert [asset.card for asset in g["attic"].attached] == ["locked_door#2"]


@pytest.mark.parametrize(
    ("skill", "token", "open_again"),
    [
        ("effect:skill_check_combat", "0", True),
        ("effect:skill_check_combat", "-1", False),
        ("effect:skill_check_agility", "+1", False),
    ],
)
def test_a_locked_door_is_forced_by_combat_or_agility(skill: str, token: str, open_again: bool) -> None:
    g = alone().place("locked_door", at="study").rig(tokens=[token])
    g.play("use:locked_door", skill)
    assert ("investigate" in g.options) is open_again
    assert ("locked_door" in g.state.encounter_discard) is open_again
