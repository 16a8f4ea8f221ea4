"""The Gathering: how it is set up, and what each of its endings brings."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.rules.card_game.shared import keep_hands

from miskatonic.games.card_game.components import SCENARIOS, slug_of
from miskatonic.games.card_game.rules.scenarios import award, cross_out, gather, record
from miskatonic.games.card_game.state import CardGame, card_of
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.table import new_table
from miskatonic.testing import Scenario, rule, scenario

ROLAND, DAISY, SKIDS = "roland_banks", "daisy_walker", "skids_otoole"


def new_game(*seats: str, **setup: Any) -> CardGame:
    """The state once nobody has exchanged a card."""
    table = new_table("card_game", seats=list(seats), scenario="the_gathering", **setup)
    state: CardGame = keep_hands(table).state
    return state


# --- setup


@rule("CG-SETUP-16", "CG-LOC-06")
@pytest.mark.parametrize("seats", [(ROLAND,), (ROLAND, DAISY, SKIDS)])
def test_everybody_starts_in_the_study_with_two_clues_each(seats: tuple[str, ...]) -> None:
    game = new_game(*seats)
    (study,) = game.locations
    assert (study.card, study.revealed, study.clues) == ("study", True, 2 * len(seats))
    assert [investigator.at for investigator in game.investigators] == ["study"] * len(seats)


def test_the_house_the_priest_and_lita_are_set_aside() -> None:
    assert sorted(new_game(ROLAND).set_aside) == [
        "attic",
        "cellar",
        "ghoul_priest",
        "hallway",
        "lita_chantler",
        "parlor",
    ]


@rule("CG-SETUP-17")
def test_the_encounter_deck_holds_the_rest_of_the_six_sets() -> None:
    deck = Counter(card_of(card).code for card in new_game(ROLAND).encounter_deck)
    assert deck == {
        "01118": 1,
        "01119": 1,
        "01159": 3,
        "01160": 3,
        "01161": 1,
        "01162": 3,
        "01163": 3,
        "01164": 2,
        "01165": 2,
        "01166": 3,
        "01167": 2,
        "01168": 2,
    }


def test_the_encounter_deck_is_shuffled() -> None:
    decks = {new_game(ROLAND, seed=seed).encounter_deck.ids for seed in range(3)}
    assert len(decks) == 3


@rule("CG-SETUP-18", "CG-SETUP-19")
def test_agendas_and_acts_lie_in_order() -> None:
    game = new_game(ROLAND)
    assert [card_of(card).code for card in (game.agenda, *game.agenda_deck)] == ["01105", "01106", "01107"]
    assert [card_of(card).code for card in (game.act, *game.act_deck)] == ["01108", "01109", "01110"]


# --- the endings

ACT_3 = "act_what_have_you_done"


def at_the_end(*seats: str, **setup: Any) -> Scenario:
    """The third act in the Hallway; nobody has a deck."""
    g = scenario("card_game", seats=list(seats), campaign=True, **setup)
    g.place(ACT_3, at="current")
    g.state.set_aside.clear()
    for who in seats:
        g.place(who, at="hallway").set(f"{who}.deck", Pile())
    return g.place("parlor", at="revealed")


def priest_falls(*seats: str) -> Scenario:
    """The lead deals the Ghoul Priest the last blow."""
    g = at_the_end(*seats).spawn("ghoul_priest", at="hallway", engaged=seats[0])
    g.set("ghoul_priest.damage", 5 * len(seats) - 1).rig(tokens=["0"])
    return g.choose("fight:ghoul_priest")


BURN, REFUSE = "effect:burn_the_house", "effect:keep_the_house"


def test_burning_the_house_is_recorded_and_haunts_the_lead() -> None:
    g = priest_falls(ROLAND, DAISY).choose(BURN)
    assert "house_burned" in g.state.log
    assert "house_standing" not in g.state.log
    assert [investigator.mental_trauma for investigator in g.state.investigators] == [1, 0]


def test_who_burns_the_house_may_take_lita_along() -> None:
    g = priest_falls(ROLAND, DAISY).choose(BURN)
    assert g.options == ["who:roland_banks", "nobody"]
    g.choose("who:roland_banks")
    assert "lita_earned" in g.state.log
    assert "lita_chantler" in g.state.dossiers[0].cards
    assert "lita_chantler" not in g.state.dossiers[1].cards


def test_who_burns_the_house_may_leave_lita_behind() -> None:
    g = priest_falls(ROLAND, DAISY).play(BURN, "nobody")
    assert "lita_earned" not in g.state.log
    assert "lita_chantler" not in g.state.dossiers[0].cards


@rule("CG-CAMP-05")
def test_burning_the_house_brings_the_victory_display_and_two_more() -> None:
    g = priest_falls(ROLAND, DAISY).play(BURN, "nobody")
    assert [investigator.experience for investigator in g.state.investigators] == [4, 4]


@rule("CG-VICT-09")
def test_rooms_without_clues_are_worth_experience_at_the_end() -> None:
    g = at_the_end(ROLAND).place("attic", at="revealed").place("cellar", at="revealed").set("attic.clues", 0)
    g.spawn("ghoul_priest", at="hallway", engaged=ROLAND, damage=4).rig(tokens=["0"])
    g.play("fight:ghoul_priest", REFUSE)
    assert g.state.victory == ["ghoul_priest", "attic"]


def test_refusing_to_burn_the_house_is_recorded_and_costs_nothing() -> None:
    g = priest_falls(ROLAND, DAISY).choose(REFUSE)
    assert "house_standing" in g.state.log
    assert not {"house_burned", "ghoul_priest_alive", "lita_earned"} & set(g.state.log)
    assert [investigator.mental_trauma for investigator in g.state.investigators] == [0, 0]


def test_refusing_to_burn_the_house_teaches_the_lead_more() -> None:
    g = priest_falls(ROLAND, DAISY).choose(REFUSE)
    assert [investigator.experience for investigator in g.state.investigators] == [5, 4]
    assert "lita_chantler" not in g.state.dossiers[0].cards


@rule("CG-VICT-03", "CG-ELIM-10")
def test_without_a_resolution_the_house_stands_and_the_priest_lives() -> None:
    g = at_the_end(ROLAND).place(ROLAND, at="parlor").choose("use:parlor")
    assert {"house_standing", "ghoul_priest_alive"} <= set(g.state.log)
    g.choose("who:roland_banks")
    assert "lita_chantler" in g.state.dossiers[0].cards
    assert g[ROLAND].experience == 2


def test_without_a_resolution_only_the_defeated_carry_trauma() -> None:
    g = at_the_end(ROLAND, DAISY).place(ROLAND, at="parlor").set("daisy_walker.damage", 4)
    g.spawn("swarm_of_rats", at="hallway", engaged=DAISY).choose("use:parlor")
    g.play("resource")
    assert [investigator.physical_trauma for investigator in g.state.investigators] == [0, 1]
    assert [investigator.fate for investigator in g.state.investigators] == ["resigned", "damage"]


def test_a_lead_who_is_killed_leaves_lita_to_another() -> None:
    g = at_the_end(ROLAND, DAISY).place(ROLAND, at="parlor").set("daisy_walker.damage", 4)
    g.set("daisy_walker.physical_trauma", 4).spawn("swarm_of_rats", at="hallway", engaged=DAISY)
    g.play("use:parlor", "resource")
    assert g[DAISY].killed
    assert g.options == ["who:roland_banks", "nobody"]


def ghouls_out(*seats: str, act: str = "act_the_barrier") -> Scenario:
    """The last agenda is about to advance."""
    g = scenario("card_game", seats=list(seats), campaign=True).place("agenda_theyre_getting_out", at="current")
    for who in seats:
        g.set(f"{who}.deck", Pile())
    if act != "act_trapped":
        g.place(act, at="current")
    return g.set("agenda_doom", 9)


@pytest.mark.parametrize("act", ["act_trapped", "act_the_barrier"])
def test_whoever_is_in_the_house_when_the_ghouls_get_out_is_killed(act: str) -> None:
    g = ghouls_out(ROLAND, DAISY, act=act).eliminate(DAISY).choose("end_turn")
    assert g.state.resolution == 3
    assert [investigator.killed for investigator in g.state.investigators] == [True, False]
    assert {"lita_found_others", "house_standing", "ghoul_priest_alive"} <= set(g.state.log)


@rule("CG-TRAU-07")
def test_those_defeated_before_the_ghouls_get_out_are_killed_too() -> None:
    g = ghouls_out(ROLAND, DAISY, SKIDS).eliminate(DAISY, "horror").eliminate(SKIDS)
    g.choose("end_turn")
    assert [investigator.killed for investigator in g.state.investigators] == [True, True, False]


def test_a_survivor_earns_lita_when_the_ghouls_get_out() -> None:
    g = ghouls_out(ROLAND, DAISY).eliminate(DAISY).choose("end_turn")
    assert g.options == ["who:daisy_walker", "nobody"]
    g.choose("who:daisy_walker")
    assert "lita_chantler" in g.state.dossiers[1].cards


def test_if_nobody_is_left_lita_joins_whoever_takes_a_seat_next() -> None:
    g = ghouls_out(ROLAND).play("end_turn", "who:roland_banks", "take:daisy_walker")
    assert g.state.dossiers[0].slug == DAISY
    assert "lita_chantler" in g.state.dossiers[0].cards


def test_there_is_no_experience_when_the_ghouls_get_out() -> None:
    g = ghouls_out(ROLAND, DAISY).eliminate(DAISY).place("icy_ghoul", at="victory")
    g.play("end_turn", "nobody")
    assert g.state.dossiers[1].experience == 0


# --- on its own


@rule("CG-VICT-05")
@pytest.mark.parametrize(("choice", "winners"), [(BURN, [0]), (REFUSE, [0])])
def test_on_its_own_the_scenario_is_won_through_the_last_act(choice: str, winners: list[int]) -> None:
    g = scenario("card_game", seats=[ROLAND]).place(ACT_3, at="current").set("roland_banks.deck", Pile())
    g.spawn("ghoul_priest", at="study", engaged=ROLAND, damage=4).rig(tokens=["0"])
    g.play("fight:ghoul_priest", choice)
    assert g.outcome is not None
    assert g.outcome.winners == winners


def test_on_its_own_the_scenario_is_lost_when_the_ghouls_get_out() -> None:
    g = scenario("card_game", seats=[ROLAND]).place("agenda_theyre_getting_out", at="current").set("agenda_doom", 9)
    g.choose("end_turn")
    assert g.outcome is not None
    assert g.outcome.winners == []
    assert g.state.resolution == 3


def test_on_its_own_the_scenario_is_lost_by_resigning() -> None:
    g = scenario("card_game", seats=[ROLAND]).place(ROLAND, at="parlor").choose("use:parlor")
    assert g.outcome is not None
    assert g.outcome.winners == []


# --- the words that scenarios share


def test_gathering_sets_takes_all_copies_of_their_enemies_and_treacheries() -> None:
    cards = gather(edition_of("card_game"), "rats", "chilling_cold")
    assert Counter(map(slug_of, cards)) == {"swarm_of_rats": 3, "crypt_chill": 2, "obscuring_fog": 2}
    assert len(set(cards)) == len(cards)


def test_every_set_of_the_scenario_has_cards() -> None:
    assert all(gather(edition_of("card_game"), name) for name in SCENARIOS["the_gathering"].sets)


def test_experience_is_never_less_than_nothing() -> None:
    game = new_game(ROLAND, DAISY)
    game.investigators[0].experience = -2
    award(game, 1)
    assert [investigator.experience for investigator in game.investigators] == [0, 1]


def test_the_dead_and_the_mad_earn_no_experience() -> None:
    game = new_game(ROLAND, DAISY, SKIDS)
    game.investigators[0].killed = game.investigators[1].insane = True
    award(game, 2)
    assert [investigator.experience for investigator in game.investigators] == [0, 0, 2]


@rule("CG-CAMP-03")
def test_the_log_holds_an_entry_once_and_forgets_what_is_crossed_out() -> None:
    game = new_game(ROLAND)
    record(game, "ghoul_priest_alive")
    record(game, "ghoul_priest_alive")
    assert game.log.count("ghoul_priest_alive") == 1
    cross_out(game, "ghoul_priest_alive")
    cross_out(game, "ghoul_priest_alive")
    assert game.log == []
