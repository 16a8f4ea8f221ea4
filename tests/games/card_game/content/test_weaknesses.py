"""The weaknesses of the five investigators, and the basic ones."""

from __future__ import annotations

import pytest

from miskatonic.games.card_game.components import WEAKNESSES
from miskatonic.games.card_game.events import DoomPlaced, EnemyAttacked, Harmed, TokenRevealed, Traumatized
from miskatonic.games.card_game.events.told import CardShown
from miskatonic.games.card_game.rules.harm import eliminate
from miskatonic.games.card_game.rules.values import skill_value
from miskatonic.games.card_game.state import enemy_card
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.pile import Pile
from miskatonic.testing import Scenario, rule, scenario

ROLAND, DAISY, SKIDS, AGNES, WENDY = "roland_banks", "daisy_walker", "skids_otoole", "agnes_baker", "wendy_adams"


def alone(who: str) -> Scenario:
    """One investigator without a deck."""
    return scenario("card_game", seats=[who]).set(f"{who}.deck", Pile())


def together(*seats: str) -> Scenario:
    """Several investigators without decks."""
    g = scenario("card_game", seats=list(seats))
    for who in seats:
        g.set(f"{who}.deck", Pile())
    return g


def drawing(card: str, who: str, *things: str) -> Scenario:
    """An investigator with those things draws that card by an action."""
    return alone(who).give(who, *things).stack(who, [card]).choose("draw")


def threats(g: Scenario, who: str) -> list[str]:
    """What lies in the threat area of an investigator."""
    return [asset.card for asset in g[who].threat]


def test_there_are_fifteen_weaknesses_in_the_box() -> None:
    weaknesses = edition_of("card_game")[WEAKNESSES]
    assert len(weaknesses.copies()) == 15
    assert sum(card.weakness == "basic" for card in weaknesses) == 8


# --- Cover Up


def test_cover_up_comes_with_three_clues() -> None:
    g = drawing("cover_up", ROLAND)
    assert threats(g, ROLAND) == ["cover_up#1"]
    assert g["cover_up"].clues == 3


@rule("CG-TRIG-06")
def test_roland_may_cover_up_what_he_would_discover() -> None:
    g = drawing("cover_up", ROLAND).rig(tokens=["0"]).play("investigate", "use:cover_up#1")
    assert g["cover_up"].clues == 2
    assert (g[ROLAND].clues, g["study"].clues) == (0, 2)


def test_roland_may_discover_the_clue_all_the_same() -> None:
    g = drawing("cover_up", ROLAND).rig(tokens=["0"]).play("investigate", "pass")
    assert g["cover_up"].clues == 3
    assert g[ROLAND].clues == 1


def test_as_many_clues_are_covered_up_as_would_be_discovered() -> None:
    g = drawing("cover_up", ROLAND).give(ROLAND, "deduction").rig(tokens=["0"])
    g.play("investigate", "commit:deduction", "use:cover_up#1")
    assert g["cover_up"].clues == 1


def test_nothing_is_covered_up_where_there_is_nothing_to_discover() -> None:
    g = drawing("cover_up", ROLAND).set("study.clues", 0).rig(tokens=["0"]).choose("investigate")
    assert "end_turn" in g.options


def test_with_all_covered_up_clues_are_discovered_as_usual() -> None:
    g = drawing("cover_up", ROLAND).set("cover_up.clues", 0).rig(tokens=["0"]).choose("investigate")
    assert g[ROLAND].clues == 1


def test_clues_that_others_find_at_the_same_location_can_be_covered_up() -> None:
    g = together(AGNES, ROLAND).give(ROLAND, "threat:cover_up").rig(tokens=["0"])
    g.choose("investigate")
    assert g.decision.seat == 0
    g.choose("use:cover_up#11")
    assert g["cover_up"].clues == 2
    assert g[AGNES].clues == 0


def test_clues_that_others_find_elsewhere_cannot_be_covered_up() -> None:
    g = together(AGNES, ROLAND).give(ROLAND, "threat:cover_up")
    g.place(ROLAND, at="hallway").rig(tokens=["0"]).choose("investigate")
    assert g[AGNES].clues == 1


@pytest.mark.parametrize(("clues", "trauma"), [(1, 1), (0, 0)])
def test_what_was_not_covered_up_leaves_a_trauma_when_the_game_ends(clues: int, trauma: int) -> None:
    g = together(AGNES, ROLAND).give(ROLAND, "threat:cover_up").set("cover_up.clues", clues)
    end(g)
    assert g[ROLAND].mental_trauma == trauma


@rule("CG-ELIM-05", "CG-ELIM-08")
def test_the_game_ends_for_a_bearer_who_is_eliminated() -> None:
    g = together(ROLAND, AGNES).give(ROLAND, "threat:cover_up")
    g.spawn("ghoul_minion", at="study", engaged=ROLAND).set(f"{ROLAND}.damage", 8).choose("resource")
    assert g[ROLAND].fate == "damage"
    assert [(event.seat, event.mental) for event in g.happened(Traumatized)] == [(0, 1)]
    assert "cover_up#1" in g[ROLAND].removed


def end(g: Scenario) -> None:
    """The scenario ends."""
    g.set("resolution", 1).begin(step="scenario_end")


# --- The Necronomicon


def test_the_necronomicon_lies_in_the_threat_area_with_three_horror() -> None:
    g = drawing("the_necronomicon", DAISY)
    assert threats(g, DAISY) == ["the_necronomicon#1"]
    assert g["the_necronomicon"].horror == 3
    assert g[DAISY].hand == []


@rule("CG-SLOT-02")
def test_the_necronomicon_takes_a_hand_slot() -> None:
    g = drawing("the_necronomicon", DAISY, "play:knife", "play:flashlight")
    assert sorted(g.options) == ["card:flashlight#1", "card:knife#1"]
    g.choose("card:knife")
    assert [asset.card for asset in g[DAISY].play] == ["flashlight#1"]
    assert threats(g, DAISY) == ["the_necronomicon#1"]


@rule("CG-SLOT-02")
def test_the_necronomicon_never_makes_room() -> None:
    g = drawing("the_necronomicon", DAISY, "play:knife").give(DAISY, "flashlight").choose("play:flashlight")
    assert [asset.card for asset in g[DAISY].play] == ["flashlight#1"]
    assert threats(g, DAISY) == ["the_necronomicon#1"]


def test_the_tote_bag_holds_the_necronomicon() -> None:
    g = drawing("the_necronomicon", DAISY, "play:knife", "play:flashlight", "play:daisys_tote_bag")
    assert len(g[DAISY].play) == 3
    assert threats(g, DAISY) == ["the_necronomicon#1"]


def test_with_the_necronomicon_the_elder_sign_is_a_failure() -> None:
    g = drawing("the_necronomicon", DAISY).rig(tokens=["elder_sign"]).choose("investigate")
    assert g[DAISY].clues == 0
    assert [event.token for event in g.happened(TokenRevealed)] == ["auto_fail"]


def test_the_necronomicon_leaves_the_elder_signs_of_others_alone() -> None:
    g = together(ROLAND, DAISY).give(DAISY, "threat:the_necronomicon").rig(tokens=["elder_sign"]).choose("investigate")
    assert g[ROLAND].clues == 1


def test_horror_moves_from_the_necronomicon_onto_daisy() -> None:
    g = drawing("the_necronomicon", DAISY).choose("use:the_necronomicon#1")
    assert (g["the_necronomicon"].horror, g[DAISY].horror) == (2, 1)
    assert (g[DAISY].actions, g[DAISY].tome_actions) == (2, 0)
    assert not g.happened(Harmed)


@rule("CG-TRIG-11", "CG-TRIG-12")
def test_the_necronomicon_is_discarded_once_it_has_no_horror_left() -> None:
    g = drawing("the_necronomicon", DAISY).set(f"{DAISY}.actions", 3)
    g.play("use:the_necronomicon#1", "use:the_necronomicon#1", "use:the_necronomicon#1")
    assert g[DAISY].horror == 3
    assert threats(g, DAISY) == []
    assert g[DAISY].discard == ["the_necronomicon#1"]


def test_the_necronomicon_can_drive_daisy_mad() -> None:
    g = together(DAISY, ROLAND).give(DAISY, "threat:the_necronomicon").set("the_necronomicon.horror", 3)
    g.set(f"{DAISY}.horror", 8).choose("use:the_necronomicon#1")
    assert g[DAISY].fate == "horror"
    assert "the_necronomicon#1" in g[DAISY].removed


# --- Hospital Debts


def test_hospital_debts_are_paid_by_two_resources_a_round() -> None:
    g = drawing("hospital_debts", SKIDS).play("use:hospital_debts#1", "use:hospital_debts#1")
    assert g["hospital_debts"].resources == 2
    assert (g[SKIDS].resources, g[SKIDS].actions) == (3, 2)
    assert "use:hospital_debts#1" not in g.options


@rule("CG-LIM-05")
def test_others_at_the_location_may_help_to_pay() -> None:
    g = together(ROLAND, SKIDS).give(SKIDS, "threat:hospital_debts").set(f"{SKIDS}.resources", 0)
    g.play("use:hospital_debts#11", "use:hospital_debts#11")
    assert g[ROLAND].resources == 3
    assert g["hospital_debts"].resources == 2
    assert "use:hospital_debts#11" not in g.options


@pytest.mark.parametrize(("paid", "experience"), [(5, -2), (6, 0)])
def test_debts_that_were_not_paid_cost_experience(paid: int, experience: int) -> None:
    g = together(ROLAND, SKIDS).give(SKIDS, "threat:hospital_debts").set("hospital_debts.resources", paid)
    for _ in eliminate(g.state, g[SKIDS], "resigned"):
        pass
    assert g[SKIDS].experience == experience


# --- Dark Memory


def test_dark_memory_comes_into_the_hand() -> None:
    assert drawing("dark_memory", AGNES)[AGNES].hand == ["dark_memory#1"]


@rule("CG-ABIL-03")
def test_dark_memory_hurts_at_the_end_of_each_turn() -> None:
    g = alone(AGNES).give(AGNES, "dark_memory").stack("encounter", ["ancient_evils"]).choose("end_turn")
    assert g[AGNES].horror == 2
    assert g[AGNES].hand == ["dark_memory#1"]


def test_dark_memory_is_shown_to_everybody_when_it_strikes() -> None:
    g = together(AGNES, ROLAND).give(AGNES, "dark_memory")
    seen = g.state.rng.reveals
    g.choose("end_turn")
    shown = [event for event in g.table.events_for(None) if isinstance(event, CardShown)]
    assert [(event.who, event.card) for event in shown] == [(AGNES, "dark_memory#1")]
    assert g.state.rng.reveals > seen, "so that it is not taken back as if nobody had seen it"


def test_dark_memory_hurts_only_whoever_holds_it() -> None:
    g = together(ROLAND, AGNES).give(AGNES, "dark_memory").choose("end_turn")
    assert g[AGNES].horror == 0


def test_dark_memory_can_be_played_for_a_doom() -> None:
    g = alone(AGNES).give(AGNES, "dark_memory").choose("play:dark_memory")
    assert g.state.agenda_doom == 1
    assert g[AGNES].resources == 3
    assert g[AGNES].discard == ["dark_memory#1"]


def test_dark_memory_may_advance_the_agenda() -> None:
    g = alone(AGNES).give(AGNES, "dark_memory", "knife").set("agenda_doom", 2)
    before = g.state.agenda
    g.choose("play:dark_memory")
    g.table.choose(0)
    assert g.state.agenda != before


# --- Abandoned and Alone


@rule("CG-ZONE-17")
def test_abandoned_and_alone_takes_two_horror_and_the_discard_pile() -> None:
    g = drawing("abandoned_and_alone", WENDY, "discard:knife", "discard:elusive")
    assert g[WENDY].horror == 2
    assert g[WENDY].discard == ["abandoned_and_alone#1"]
    assert {"knife#1", "elusive#1"} <= set(g[WENDY].removed)


def test_the_horror_of_abandoned_and_alone_is_direct() -> None:
    g = drawing("abandoned_and_alone", WENDY, "play:leo_de_luca")
    assert g[WENDY].horror == 2


# --- Amnesia and Paranoia


@rule("CG-WEAK-09")
def test_amnesia_leaves_one_card_in_the_hand() -> None:
    g = drawing("amnesia", ROLAND, "knife", "flashlight", "machete").choose("card:flashlight")
    assert g[ROLAND].hand == ["flashlight#1"]
    assert sorted(g[ROLAND].discard) == ["amnesia#1", "knife#1", "machete#1"]


@rule("CG-WEAK-07")
def test_a_weakness_is_what_stays_in_the_hand_after_amnesia() -> None:
    g = drawing("amnesia", AGNES, "knife", "dark_memory")
    assert g[AGNES].hand == ["dark_memory#1"]


def test_amnesia_does_nothing_to_an_empty_hand() -> None:
    assert drawing("amnesia", ROLAND)[ROLAND].discard == ["amnesia#1"]


def test_paranoia_takes_all_resources() -> None:
    g = drawing("paranoia", ROLAND)
    assert g[ROLAND].resources == 0
    assert g[ROLAND].discard == ["paranoia#1"]


# --- Haunted, Psychosis, Hypochondria


def test_haunted_lowers_every_skill() -> None:
    g = drawing("haunted", ROLAND)
    skills = [skill_value(g.state, g[ROLAND], skill) for skill in ("willpower", "intellect", "combat", "agility")]
    assert skills == [2, 2, 3, 1]


def test_haunted_leaves_others_alone() -> None:
    g = together(ROLAND, AGNES).give(ROLAND, "threat:haunted")
    assert skill_value(g.state, g[AGNES], "willpower") == 5


@pytest.mark.parametrize("weakness", ["haunted", "psychosis", "hypochondria"])
@rule("CG-ACTN-13")
def test_two_actions_are_the_end_of_it(weakness: str) -> None:
    g = drawing(weakness, ROLAND).set(f"{ROLAND}.actions", 3).choose(f"use:{weakness}")
    assert g[ROLAND].actions == 1
    assert threats(g, ROLAND) == []
    assert g[ROLAND].discard == [f"{weakness}#1"]


def test_one_action_is_not_enough() -> None:
    g = drawing("haunted", ROLAND).set(f"{ROLAND}.actions", 1)
    assert "use:haunted#1" not in g.options


@rule("CG-ACTN-17")
def test_others_at_the_location_may_end_it() -> None:
    g = together(AGNES, ROLAND).give(ROLAND, "threat:haunted").spawn("ghoul_minion", at="study", engaged=AGNES)
    g.play("use:haunted#11", "pass")
    assert (g[AGNES].actions, g[AGNES].damage, g[ROLAND].damage) == (1, 1, 0)
    assert g[ROLAND].discard == ["haunted#11"]


@rule("CG-ACTN-17")
def test_nobody_elsewhere_can_end_it() -> None:
    g = together(AGNES, ROLAND).give(ROLAND, "threat:haunted").place(ROLAND, at="hallway")
    assert "use:haunted#11" not in g.options


@pytest.mark.parametrize(("weakness", "harm"), [("psychosis", (2, 1)), ("hypochondria", (1, 2))])
def test_harm_of_one_kind_brings_the_other(weakness: str, harm: tuple[int, int]) -> None:
    g = drawing(weakness, ROLAND).spawn("ghoul_minion", at="study", engaged=ROLAND).choose("resource")
    assert (g[ROLAND].damage, g[ROLAND].horror) == harm


def test_psychosis_does_not_mind_damage() -> None:
    g = drawing("psychosis", ROLAND).spawn("swarm_of_rats", at="study", engaged=ROLAND).choose("resource")
    assert (g[ROLAND].damage, g[ROLAND].horror) == (1, 0)


@pytest.mark.parametrize(("weakness", "harm"), [("psychosis", (1, 0)), ("hypochondria", (0, 1))])
def test_what_assets_take_counts_as_well(weakness: str, harm: tuple[int, int]) -> None:
    g = drawing(weakness, ROLAND, "play:beat_cop").spawn("ghoul_minion", at="study", engaged=ROLAND)
    g.play("resource", "assign:beat_cop#1", "assign:beat_cop#1")
    assert (g[ROLAND].damage, g[ROLAND].horror) == harm


# --- enemies


@pytest.mark.parametrize(
    ("card", "values"),
    [
        ("mob_enforcer", (4, 3, 3, 1, 0)),
        ("silver_twilight_acolyte", (2, 3, 3, 1, 0)),
        ("stubborn_detective", (3, 2, 2, 1, 0)),
    ],
)
@rule("CG-WEAK-02")
def test_an_enemy_that_is_a_weakness_engages_its_bearer(card: str, values: tuple[int, ...]) -> None:
    g = drawing(card, ROLAND)
    printed = enemy_card(card)
    assert (printed.fight, printed.health, printed.evade, printed.damage, printed.horror) == values
    assert (g[card].engaged, g[card].bearer) == (0, 0)


@pytest.mark.parametrize("card", ["mob_enforcer", "silver_twilight_acolyte", "stubborn_detective"])
@rule("CG-ENEM-17")
def test_it_hunts_its_bearer_alone(card: str) -> None:
    g = together(ROLAND, AGNES).place(ROLAND, at="attic").place(AGNES, at="hallway").spawn(f"{card}#1", at="hallway")
    g.stack("encounter", ["ancient_evils", "ancient_evils#2"]).play("end_turn", "end_turn")
    assert g[card].at == "attic"
    assert g[card].engaged == 0
    assert g[AGNES].damage == 0


@rule("CG-ENEM-18")
def test_others_may_engage_it() -> None:
    g = together(AGNES, ROLAND).spawn("mob_enforcer#11", at="study", engaged=ROLAND).choose("engage:mob_enforcer#11")
    assert g["mob_enforcer"].engaged == 0


@rule("CG-ACTN-21")
def test_a_mob_enforcer_is_bought_off() -> None:
    g = drawing("mob_enforcer", ROLAND).choose("use:mob_enforcer#1")
    assert g[ROLAND].resources == 1
    assert g[ROLAND].damage == 0
    assert g.state.enemies == []
    assert g[ROLAND].discard == ["mob_enforcer#1"]


def test_a_mob_enforcer_wants_four_resources() -> None:
    g = drawing("mob_enforcer", ROLAND).set(f"{ROLAND}.resources", 3)
    assert "use:mob_enforcer#1" not in g.options


def test_others_at_the_location_may_buy_a_mob_enforcer_off() -> None:
    g = together(AGNES, ROLAND).spawn("mob_enforcer#11", at="study", engaged=ROLAND).choose("use:mob_enforcer#11")
    assert (g[AGNES].resources, g[ROLAND].resources) == (1, 5)
    assert g[ROLAND].discard == ["mob_enforcer#11"]


def test_a_silver_twilight_acolyte_brings_doom_when_it_attacks() -> None:
    g = drawing("silver_twilight_acolyte", ROLAND).choose("resource")
    assert g.happened(EnemyAttacked)
    assert [event.amount for event in g.happened(DoomPlaced)] == [1]
    assert g.state.agenda_doom == 1


def test_the_attacks_of_others_bring_no_doom() -> None:
    g = drawing("silver_twilight_acolyte", ROLAND).set("silver_twilight_acolyte.exhausted", True)
    g.spawn("ghoul_minion", at="study", engaged=ROLAND).choose("resource")
    assert g.state.agenda_doom == 0


# --- Stubborn Detective


def watched(who: str, *things: str) -> Scenario:
    """An investigator with the detective at the location."""
    g = alone(who).give(who, *things)
    return g.spawn("stubborn_detective#1", at="study", engaged=who).set("stubborn_detective.exhausted", True)


@rule("CG-TERM-29")
def test_roland_finds_nothing_while_the_detective_watches() -> None:
    g = watched(ROLAND).spawn("swarm_of_rats", at="study", engaged=ROLAND).rig(tokens=["0"])
    g.choose("fight:swarm_of_rats")
    assert "end_turn" in g.options


def test_skids_buys_no_actions_while_the_detective_watches() -> None:
    assert "use:skids_otoole" not in watched(SKIDS).options


def test_daisys_own_action_cannot_be_used_while_the_detective_watches() -> None:
    g = watched(DAISY, "threat:the_necronomicon").set("the_necronomicon.horror", 3).choose("use:the_necronomicon#1")
    assert (g[DAISY].actions, g[DAISY].tome_actions) == (2, 1)


def test_daisys_own_action_is_there_once_the_detective_is_gone() -> None:
    g = watched(DAISY, "threat:the_necronomicon").set("the_necronomicon.horror", 3)
    g.stack("encounter", ["ancient_evils"]).choose("end_turn")
    assert g.state.round == 2
    g.set("stubborn_detective.damage", 1).rig(tokens=["+1"]).play(
        "fight:stubborn_detective#1", "use:the_necronomicon#1"
    )
    assert (g[DAISY].actions, g[DAISY].tome_actions) == (2, 0)


@rule("CG-CHAOS-03")
def test_the_elder_sign_does_nothing_while_the_detective_watches() -> None:
    g = watched(AGNES).set(f"{AGNES}.horror", 4).spawn("ghoul_priest", at="study", engaged=AGNES)
    g.rig(tokens=["elder_sign"]).choose("fight:ghoul_priest")
    assert g["ghoul_priest"].damage == 0


def test_wendy_cannot_look_away_while_the_detective_watches() -> None:
    g = watched(WENDY, "knife").rig(tokens=["auto_fail"]).choose("investigate")
    assert "end_turn" in g.options


def test_the_detective_watches_everybody_at_the_location() -> None:
    g = together(SKIDS, ROLAND).spawn("stubborn_detective#11", at="study", engaged=ROLAND)
    assert "use:skids_otoole" not in g.options


def test_nobody_elsewhere_is_watched() -> None:
    g = together(SKIDS, ROLAND).spawn("stubborn_detective#11", at="hallway")
    assert "use:skids_otoole" in g.options


def test_who_walks_away_from_the_detective_is_free_again() -> None:
    g = alone(SKIDS).place(SKIDS, at="hallway").place("attic", at="revealed")
    g.spawn("stubborn_detective#1", at="hallway").set("stubborn_detective.exhausted", True)
    assert "use:skids_otoole" not in g.options
    g.choose("move:attic")
    assert "use:skids_otoole" in g.options
