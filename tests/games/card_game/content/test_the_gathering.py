"""The cards of The Gathering, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.card_game.events import EnemyMoved, LocationRevealed
from miskatonic.games.card_game.rules.places import connected
from miskatonic.games.card_game.rules.values import enemy_health, skill_value
from miskatonic.games.card_game.state import enemy_card, location_card
from miskatonic.kernel.pile import Pile
from miskatonic.testing import Scenario, rule, scenario

ROLAND, DAISY, SKIDS = "roland_banks", "daisy_walker", "skids_otoole"


def party(*seats: str, **setup: Any) -> Scenario:
    """Investigators (Roland, if nobody is named) without decks, so that nothing can be drawn and committed."""
    investigators = seats or (ROLAND,)
    g = scenario("card_game", seats=list(investigators), **setup)
    for who in investigators:
        g.set(f"{who}.deck", Pile())
    return g


def end_round(g: Scenario, card: str = "swarm_of_rats") -> Scenario:
    """The investigators end their turns; the first one draws that encounter card."""
    g.stack("encounter", [card])
    for _ in g.state.present():
        g.choose("end_turn")
    return g


def whole_house(g: Scenario) -> Scenario:
    """All locations but the Study are in play, everybody is in the Hallway."""
    g.place("hallway", at="revealed").place("attic", at="unrevealed").place("cellar", at="unrevealed")
    g.place("parlor", at="unrevealed")
    for investigator in g.state.investigators:
        g.place(investigator.slug, at="hallway")
    return g


# --- the reference card


@pytest.mark.parametrize(("ghouls", "clues"), [(0, 1), (1, 1), (2, 0)])
def test_a_skull_counts_the_ghouls_around(ghouls: int, clues: int) -> None:
    g = party()
    for copy in ("ghoul_minion", "ghoul_minion#2")[:ghouls]:
        g.spawn(copy, at="study", exhausted=True)
    g.rig(tokens=["skull"]).choose("investigate")
    assert g[ROLAND].clues == clues


def test_a_skull_does_not_count_ghouls_elsewhere() -> None:
    g = party().spawn("ghoul_minion", at="attic").spawn("ghoul_minion#2", at="attic").rig(tokens=["skull"])
    assert g.choose("investigate")[ROLAND].clues == 1


def test_a_cultist_frightens_whoever_fails() -> None:
    g = party("agnes_baker").rig(tokens=["cultist"]).choose("investigate")
    assert (g["agnes_baker"].clues, g["agnes_baker"].horror) == (0, 1)


def test_whoever_falls_in_the_middle_of_a_test_finds_nothing() -> None:
    g = party(DAISY, ROLAND).place(DAISY, at="hallway").set("hallway.clues", 1).set("daisy_walker.damage", 4)
    g.spawn("ghoul_minion", at="hallway", exhausted=True).rig(tokens=["tablet"]).choose("investigate")
    assert g[DAISY].fate == "damage"
    assert (g[DAISY].clues, g["hallway"].clues, g.state.test) == (0, 1, None)


def test_a_cultist_takes_one_off_and_spares_whoever_passes() -> None:
    g = party().rig(tokens=["cultist"]).choose("investigate")
    assert (g[ROLAND].clues, g[ROLAND].horror) == (1, 0)


@pytest.mark.parametrize(("ghouls", "damage"), [(0, 0), (1, 1)])
def test_a_tablet_hurts_among_ghouls(ghouls: int, damage: int) -> None:
    g = party()
    if ghouls:
        g.spawn("ghoul_minion", at="study", exhausted=True)
    g.rig(tokens=["tablet"]).choose("investigate")
    assert (g[ROLAND].damage, g[ROLAND].clues) == (damage, 0)


def test_a_hard_skull_takes_two_off() -> None:
    g = party(difficulty="hard").set("study.clues", 2).give(ROLAND, "play:magnifying_glass").rig(tokens=["skull"])
    assert g.choose("investigate")[ROLAND].clues == 1


def test_a_hard_skull_brings_a_ghoul_after_a_test_that_is_failed() -> None:
    g = party(difficulty="hard").rig(tokens=["skull"]).choose("investigate")
    assert sorted(g.options) == ["card:flesh_eater", "card:ghoul_minion#3", "card:icy_ghoul", "card:ravenous_ghoul"]
    assert g.state.test is None
    g.choose("card:ravenous_ghoul")
    assert g["ravenous_ghoul"].engaged == 0


def test_a_hard_cultist_reveals_another_token_and_both_count() -> None:
    g = party(difficulty="expert").rig(tokens=["cultist", "-2"]).choose("investigate")
    assert (g[ROLAND].clues, g[ROLAND].horror) == (0, 2)


def test_a_hard_cultist_takes_nothing_off() -> None:
    g = party(difficulty="hard").rig(tokens=["cultist", "-1"]).choose("investigate")
    assert (g[ROLAND].clues, g[ROLAND].horror) == (1, 0)


def test_a_hard_tablet_takes_four_off_and_hurts_and_frightens_among_ghouls() -> None:
    g = party(DAISY, difficulty="hard").place(DAISY, at="hallway")
    g.spawn("ghoul_minion", at="hallway", exhausted=True).rig(tokens=["tablet"])
    g.set("hallway.clues", 1).choose("investigate")
    assert (g[DAISY].damage, g[DAISY].horror, g[DAISY].clues) == (1, 1, 1)


def test_a_hard_tablet_is_harmless_without_ghouls() -> None:
    g = party(DAISY, difficulty="hard").rig(tokens=["tablet"]).choose("investigate")
    assert (g[DAISY].damage, g[DAISY].horror, g[DAISY].clues) == (0, 0, 0)


# --- agendas


def with_doom(agenda: str, doom: int, *seats: str) -> Scenario:
    """That agenda with so much doom on it."""
    return party(*seats).place(agenda, at="current").set("agenda_doom", doom)


@rule("CG-ACTAG-10", "CG-ACTAG-12", "CG-ACTAG-13")
def test_a_lapse_in_time_costs_everybody_a_card_at_random() -> None:
    g = with_doom("agenda_whats_going_on", 2, ROLAND, DAISY).give(ROLAND, "machete").give(DAISY, "knife")
    end_round(g).choose("effect:all_discard_at_random")
    assert g[ROLAND].hand == g[DAISY].hand == []
    assert g.state.agenda == "agenda_rise_of_the_ghouls"
    assert "agenda_whats_going_on" in g.state.removed


def test_a_lapse_in_time_may_frighten_the_lead_instead() -> None:
    g = with_doom("agenda_whats_going_on", 2, ROLAND, DAISY).give(ROLAND, "machete").give(DAISY, "knife")
    end_round(g).choose("effect:lead_is_frightened")
    assert (g[ROLAND].horror, g[DAISY].horror) == (2, 0)
    assert g[ROLAND].hand == ["machete#1"]


def test_a_lapse_in_time_frightens_the_lead_if_nobody_has_a_card() -> None:
    assert end_round(with_doom("agenda_whats_going_on", 2))[ROLAND].horror == 2


def test_the_tunnels_below_send_the_next_ghoul_to_the_lead() -> None:
    g = with_doom("agenda_rise_of_the_ghouls", 6).set("encounter_deck", Pile.of(["crypt_chill", "ancient_evils"]))
    g.set("encounter_discard", ["ghoul_minion#2"])
    g.choose("end_turn")
    assert g["ghoul_minion#2"].engaged == 0
    assert g.state.agenda == "agenda_theyre_getting_out"


def test_the_tunnels_below_discard_what_is_no_ghoul() -> None:
    g = with_doom("agenda_rise_of_the_ghouls", 6)
    g.set("encounter_deck", Pile.of(["swarm_of_rats", "swarm_of_rats#2"])).choose("end_turn")
    # One of the two is drawn afterwards, from a deck made of the discard pile.
    assert len(g.state.encounter_discard) + len(g.state.encounter_deck) == 1


def getting_out(*seats: str) -> Scenario:
    """The third agenda, with the whole house in play and the second act."""
    g = party(*seats).place("agenda_theyre_getting_out", at="current").place("act_the_barrier", at="current")
    return whole_house(g)


def test_ghouls_gather_at_the_parlor_at_the_end_of_the_enemy_phase() -> None:
    g = getting_out().place(ROLAND, at="cellar").spawn("ghoul_minion", at="attic", exhausted=True)
    end_round(g.spawn("swarm_of_rats#2", at="attic", exhausted=True))
    assert [(event.enemy, event.to) for event in g.happened(EnemyMoved)] == [("ghoul_minion", "hallway")]


def test_an_engaged_ghoul_does_not_leave() -> None:
    g = end_round(getting_out().spawn("ghoul_minion", at="hallway", engaged=ROLAND))
    assert g["ghoul_minion"].at == "hallway"


def test_ghouls_engage_whom_they_meet_on_their_way() -> None:
    g = end_round(getting_out().spawn("ghoul_minion", at="attic"))
    assert g["ghoul_minion"].engaged == 0


def test_ghouls_stay_where_there_is_no_way_to_the_parlor() -> None:
    g = party().place("agenda_theyre_getting_out", at="current").spawn("ghoul_minion", at="attic")
    assert end_round(g)["ghoul_minion"].at == "attic"


def test_ghouls_at_hallway_and_parlor_bring_doom_at_the_end_of_the_round() -> None:
    g = getting_out().place(ROLAND, at="cellar")
    g.spawn("ghoul_minion", at="parlor").spawn("ghoul_minion#2", at="attic").spawn(
        "icy_ghoul", at="cellar", engaged=ROLAND
    )
    end_round(g)
    assert g.state.agenda_doom == 3  # Parlor, Hallway (come from the Attic), and that of the mythos phase


def test_the_ghouls_break_free_before_the_barrier_is_broken() -> None:
    g = getting_out().set("agenda_doom", 9).choose("end_turn")
    assert g.state.resolution == 3


@rule("CG-ELIM-02", "CG-TRAU-11")
def test_the_ghouls_break_free_and_defeat_all_who_are_still_there() -> None:
    g = getting_out(ROLAND, DAISY, SKIDS).place("act_what_have_you_done", at="current").set("agenda_doom", 9)
    g.eliminate(DAISY).play("end_turn", "end_turn")
    assert g.state.resolution == 0
    assert [investigator.fate for investigator in g.state.investigators] == ["defeated", "resigned", "defeated"]
    assert [investigator.physical_trauma for investigator in g.state.investigators] == [1, 0, 1]


# --- acts


@rule("CG-ACTAG-03", "CG-ACTAG-05")
def test_the_door_on_the_floor_leads_into_the_house() -> None:
    g = party().give(ROLAND, "clue", "clue").spawn("ghoul_minion", at="study", engaged=ROLAND)
    g.choose("advance")
    assert [place.card for place in g.state.locations] == ["hallway", "attic", "cellar", "parlor"]
    assert [place.revealed for place in g.state.locations] == [True, False, False, False]
    assert (g[ROLAND].at, g[ROLAND].clues) == ("hallway", 0)
    assert g.state.enemies == []
    assert "ghoul_minion" in g.state.encounter_discard
    assert "study" in g.state.removed
    assert g.state.act == "act_the_barrier"


def test_the_door_on_the_floor_costs_two_clues_for_each_investigator() -> None:
    g = party(ROLAND, DAISY).give(ROLAND, "clue", "clue", "clue")
    assert "advance" not in g.options
    g.give(DAISY, "clue").choose("advance")
    assert {investigator.at for investigator in g.state.investigators} == {"hallway"}


def test_what_is_attached_to_the_study_goes_with_it() -> None:
    g = party().give(ROLAND, "clue", "clue").place("obscuring_fog", at="study").choose("advance")
    assert "obscuring_fog" in g.state.encounter_discard


def at_the_barrier(*seats: str) -> Scenario:
    """The second act, everybody in the Hallway."""
    return whole_house(party(*seats).place("act_the_barrier", at="current"))


@rule("CG-ACTAG-07")
def test_the_barrier_is_broken_only_when_the_round_ends() -> None:
    g = at_the_barrier().give(ROLAND, "clue", "clue", "clue")
    assert "advance" not in g.options
    g.stack("encounter", ["swarm_of_rats"]).choose("end_turn")
    assert g.options == ["advance", "no"]


def test_the_barrier_is_broken_from_the_hallway_only() -> None:
    g = at_the_barrier().place(ROLAND, at="attic").give(ROLAND, "clue", "clue", "clue")
    end_round(g)
    assert g.state.act == "act_the_barrier"


def test_breaking_the_barrier_opens_the_parlor() -> None:
    g = at_the_barrier().give(ROLAND, "clue", "clue", "clue").stack("encounter", ["swarm_of_rats"])
    g.play("end_turn", "advance")
    assert g["parlor"].revealed
    assert g.state.loose == [("lita_chantler", "parlor")]
    assert (g["ghoul_priest"].at, g["ghoul_priest"].engaged) == ("hallway", 0)
    assert g.state.set_aside == []
    assert g.state.act == "act_what_have_you_done"


def with_priest(*seats: str) -> Scenario:
    """The third act: the Parlor is open, Lita is there, the Ghoul Priest is about to fall."""
    g = at_the_barrier(*seats).place("act_what_have_you_done", at="current").place("parlor", at="revealed")
    g.place("lita_chantler", at="parlor").spawn("ghoul_priest", at="hallway", engaged=seats[0] if seats else ROLAND)
    return g.set("ghoul_priest.damage", 5 * max(1, len(seats)) - 1)


@rule("CG-ACTAG-14")
@pytest.mark.parametrize(("choice", "resolution"), [("burn_the_house", 1), ("keep_the_house", 2)])
def test_with_the_ghoul_priest_dead_the_lead_decides_about_the_house(choice: str, resolution: int) -> None:
    g = with_priest().rig(tokens=["0"]).choose("fight:ghoul_priest")
    assert g.options == ["effect:burn_the_house", "effect:keep_the_house"]
    g.choose(f"effect:{choice}")
    assert g.state.resolution == resolution


# --- the house


@pytest.mark.parametrize(
    ("place", "values"),
    [("study", (2, 2, 0)), ("hallway", (1, 0, 0)), ("attic", (1, 2, 1)), ("cellar", (4, 2, 1)), ("parlor", (2, 0, 0))],
)
def test_locations_of_the_house_have_their_published_values(place: str, values: tuple[int, ...]) -> None:
    printed = location_card(place)
    assert (printed.shroud, printed.clues, printed.victory) == values


def test_all_rooms_lie_around_the_hallway() -> None:
    g = at_the_barrier().state
    assert connected(g, "hallway") == ("attic", "cellar", "parlor")
    assert connected(g, "attic") == connected(g, "cellar") == connected(g, "parlor") == ("hallway",)
    assert connected(party().place("attic", at="revealed").state, "study") == ()


@rule("CG-LOC-04", "CG-LOC-05")
def test_the_attic_frightens_whoever_enters() -> None:
    g = at_the_barrier().choose("move:attic")
    assert (g[ROLAND].horror, g[ROLAND].damage) == (1, 0)
    assert [(event.card, event.clues) for event in g.happened(LocationRevealed)] == [("attic", 2)]


def test_the_attic_frightens_every_time() -> None:
    assert at_the_barrier().play("move:attic", "move:hallway", "move:attic")[ROLAND].horror == 2


def test_the_cellar_hurts_whoever_enters() -> None:
    g = at_the_barrier().choose("move:cellar")
    assert (g[ROLAND].horror, g[ROLAND].damage) == (0, 1)


def test_the_parlor_cannot_be_entered_behind_the_barrier() -> None:
    g = at_the_barrier()
    assert "move:attic" in g.options
    assert "move:parlor" not in g.options


def test_one_may_resign_in_the_parlor() -> None:
    g = with_priest().place(ROLAND, at="parlor").choose("use:parlor")
    assert g[ROLAND].fate == "resigned"


def test_talking_to_lita_provokes_no_attack() -> None:
    g = with_priest().place(ROLAND, at="parlor").rig(tokens=["0"]).choose("use:parlor:2")
    assert g[ROLAND].damage == 0


# --- enemies


@pytest.mark.parametrize(
    ("card", "values"),
    [("ghoul_priest", (4, 0, 4, 2, 2, 2)), ("flesh_eater", (4, 4, 1, 1, 2, 1)), ("icy_ghoul", (3, 4, 4, 2, 1, 1))],
)
def test_ghouls_of_the_house_have_their_published_values(card: str, values: tuple[int, ...]) -> None:
    printed = enemy_card(card)
    assert (printed.fight, printed.health, printed.evade, printed.damage, printed.horror, printed.victory) == values


def test_the_ghoul_priest_has_five_health_for_each_investigator() -> None:
    g = with_priest(ROLAND, DAISY)
    assert enemy_health(g.state, g["ghoul_priest"]) == 10


def test_the_ghoul_priest_goes_for_the_best_fighter() -> None:
    g = at_the_barrier(DAISY, ROLAND).give(DAISY, "clue", "clue", "clue", "clue", "clue", "clue")
    g.stack("encounter", ["swarm_of_rats"]).play("end_turn", "end_turn", "advance")
    assert g["ghoul_priest"].engaged == 1


def test_the_ghoul_priest_retaliates() -> None:
    g = with_priest().rig(tokens=["-1"]).choose("fight:ghoul_priest")
    assert (g[ROLAND].damage, g[ROLAND].horror) == (2, 2)


def test_the_ghoul_priest_hunts() -> None:
    g = with_priest().place("ghoul_priest", at="attic").set("ghoul_priest.engaged", -1)
    end_round(g)
    assert (g["ghoul_priest"].at, g["ghoul_priest"].engaged) == ("hallway", 0)


@pytest.mark.parametrize(("card", "place"), [("flesh_eater", "attic"), ("icy_ghoul", "cellar")])
def test_ghouls_of_the_house_have_their_own_room(card: str, place: str) -> None:
    assert end_round(at_the_barrier(), card)[card].at == place


@rule("CG-ENEM-11")
@pytest.mark.parametrize("card", ["flesh_eater", "icy_ghoul"])
def test_ghouls_without_their_room_are_discarded(card: str) -> None:
    assert card in end_round(party(), card).state.encounter_discard


@rule("CG-VICT-08")
@pytest.mark.parametrize("card", ["flesh_eater", "icy_ghoul"])
def test_ghouls_of_the_house_are_worth_victory_points(card: str) -> None:
    g = party().spawn(card, at="study", engaged=ROLAND, damage=3).set("study.clues", 0)
    g.rig(tokens=["0"]).choose(f"fight:{card}")
    assert g.state.victory == [card]


# --- Lita Chantler


def won_over() -> Scenario:
    """Lita comes along with Roland, who is in the Parlor with her."""
    return with_priest().place(ROLAND, at="parlor").rig(tokens=["+1"]).choose("use:parlor:2")


def test_lita_is_won_over_by_intellect() -> None:
    g = won_over()
    assert [asset.card for asset in g[ROLAND].play] == ["lita_chantler"]
    assert g.state.loose == []
    assert "use:parlor:2" not in g.options


def test_lita_is_not_easily_won_over() -> None:
    g = with_priest().place(ROLAND, at="parlor").rig(tokens=["0"]).choose("use:parlor:2")
    assert g.state.loose == [("lita_chantler", "parlor")]
    assert "use:parlor:2" in g.options


def test_lita_takes_the_place_of_another_ally() -> None:
    g = with_priest().place(ROLAND, at="parlor").give(ROLAND, "play:beat_cop").rig(tokens=["+1"])
    g.play("use:parlor:2", "pass", "pass")
    assert [asset.card for asset in g[ROLAND].play] == ["lita_chantler"]


def test_lita_makes_everybody_at_the_location_fight_better() -> None:
    g = with_priest(ROLAND, DAISY, SKIDS).give(ROLAND, "play:lita_chantler").place(SKIDS, at="attic")
    values = [skill_value(g.state, investigator, "combat") for investigator in g.state.investigators]
    assert values == [5, 3, 3]


def test_lita_does_nothing_while_nobody_controls_her() -> None:
    g = with_priest().place(ROLAND, at="parlor")
    assert skill_value(g.state, g[ROLAND], "combat") == 4


def test_lita_makes_attacks_on_monsters_deal_more_damage() -> None:
    g = party().give(ROLAND, "play:lita_chantler").spawn("icy_ghoul", at="study", engaged=ROLAND)
    g.rig(tokens=["0"]).play("fight:icy_ghoul", "use:lita_chantler")
    assert g["icy_ghoul"].damage == 2


def test_lita_helps_others_at_the_location_if_her_controller_wants() -> None:
    g = party(DAISY, ROLAND).give(ROLAND, "play:lita_chantler").spawn("icy_ghoul", at="study", engaged=DAISY)
    g.rig(tokens=["0"]).play("fight:icy_ghoul", "pass")
    assert g["icy_ghoul"].damage == 1


def test_lita_does_not_help_against_what_is_no_monster() -> None:
    g = party().give(ROLAND, "play:lita_chantler").spawn("swarm_of_rats", at="study", engaged=ROLAND)
    g.set("study.clues", 0).rig(tokens=["0"]).choose("fight:swarm_of_rats")
    assert g.state.enemies == []


def test_lita_does_not_help_with_other_damage() -> None:
    g = party().give(ROLAND, "play:lita_chantler", "play:beat_cop").spawn("icy_ghoul", at="study", engaged=ROLAND)
    g.choose("use:beat_cop")
    assert g["icy_ghoul"].damage == 1


def test_lita_is_gone_if_she_falls_without_belonging_to_a_deck() -> None:
    g = won_over().set("lita_chantler.damage", 2)
    g.stack("encounter", ["swarm_of_rats"]).play("end_turn", "assign:lita_chantler", "assign:roland_banks")
    assert "lita_chantler" in g.state.removed
    assert "lita_chantler" not in g.state.encounter_discard


def test_lita_of_a_deck_goes_to_its_discard_pile() -> None:
    g = party()
    g.state.set_aside.clear()
    g.give(ROLAND, "play:lita_chantler").set("lita_chantler.damage", 2).spawn(
        "ghoul_minion", at="study", engaged=ROLAND
    )
    g.play("resource", "assign:lita_chantler#1", "assign:roland_banks")
    assert g[ROLAND].discard == ["lita_chantler#1"]


def test_lita_of_an_eliminated_investigator_is_removed_from_the_game() -> None:
    g = won_over().choose("use:parlor")
    assert "lita_chantler" in g.state.removed
    assert "lita_chantler" not in g[ROLAND].removed
