"""The Devourer Below: how it is set up, and what each of its endings brings."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.rules.card_game.shared import keep_hands

from miskatonic.games.card_game.components import SCENARIOS, slug_of
from miskatonic.games.card_game.rules.scenarios import gather
from miskatonic.games.card_game.state import CardGame, card_of
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.table import new_table
from miskatonic.testing import Scenario, rule, scenario

ROLAND, DAISY, SKIDS, WENDY = "roland_banks", "daisy_walker", "skids_otoole", "wendy_adams"
SEATS = (ROLAND, DAISY, SKIDS, WENDY)
ACT_3 = "act_disrupting_the_ritual"
CULT = ["wolf_man_drew", "herman_collins", "peter_warren", "victoria_devereux", "ruth_turner", "the_masked_hunter"]
AGENTS = ["agents_of_yog_sothoth", "agents_of_shub_niggurath", "agents_of_cthulhu", "agents_of_hastur"]


def new_game(*seats: str, **setup: Any) -> CardGame:
    """The state once nobody has exchanged a card."""
    table = new_table("card_game", seats=list(seats), scenario="the_devourer_below", **{"earlier": [2, 1], **setup})
    state: CardGame = keep_hands(table).state
    return state


def in_the_woods(*seats: str, **setup: Any) -> Scenario:
    """The first turn, without decks."""
    g = scenario("card_game", seats=list(seats), scenario="the_devourer_below", **{"earlier": [2, 1], **setup})
    for who in seats:
        g.set(f"{who}.deck", Pile())
    return g


# --- setup


@rule("CG-SETUP-16", "CG-LOC-03")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_starts_on_the_main_path_with_four_woods_around(players: int) -> None:
    game = new_game(*SEATS[:players])
    assert [(place.card, place.revealed, place.clues) for place in game.locations] == [
        ("main_path", True, 0),
        ("arkham_woods", False, 0),
        ("arkham_woods#2", False, 0),
        ("arkham_woods#3", False, 0),
        ("arkham_woods#4", False, 0),
    ]
    assert {investigator.at for investigator in game.investigators} == {"main_path"}


def test_which_woods_are_there_is_a_matter_of_chance() -> None:
    decks = [new_game(ROLAND, seed=seed).side_deck for seed in range(12)]
    assert len({deck.ids for deck in decks}) > 8
    assert {len(set(deck)) for deck in decks} == {6}
    assert all(slug_of(card).startswith("arkham_woods_") for deck in decks for card in deck)


def test_the_ritual_site_and_umordhoth_are_set_aside() -> None:
    assert sorted(new_game(ROLAND).set_aside) == ["ritual_site", "umordhoth"]


@rule("CG-SETUP-17")
@pytest.mark.parametrize("players", [1, 4])
def test_the_encounter_deck_holds_five_sets_and_one_of_the_agents(players: int) -> None:
    deck = list(new_game(*SEATS[:players]).encounter_deck)
    agents = [card for card in deck if card_of(card).encounter_set in AGENTS]
    assert len(agents) == 4
    assert len({card_of(card).encounter_set for card in agents}) == 1
    assert Counter(card_of(card).code for card in deck if card not in agents) == {
        "01158": 2,
        "01160": 3,
        "01161": 1,
        "01162": 3,
        "01163": 3,
        "01164": 2,
        "01165": 2,
        "01166": 3,
        "01169": 3,
        "01170": 1,
        "01171": 2,
    }
    assert len(deck) == 29


def test_any_of_the_four_sets_of_agents_may_take_part() -> None:
    decks = [new_game(ROLAND, seed=seed).encounter_deck for seed in range(40)]
    seen = Counter(next(found for card in deck if (found := card_of(card).encounter_set) in AGENTS) for deck in decks)
    assert len(seen) == 4
    assert min(seen.values()) > 2


@pytest.mark.parametrize(("names", "doom"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_first_agenda_has_doom_for_the_cultists_who_got_away(names: int, doom: int) -> None:
    log = [f"got_away:{card}" for card in CULT[:names]] + [f"interrogated:{card}" for card in CULT[names:]]
    assert new_game(ROLAND, log=log).agenda_doom == doom


@pytest.mark.parametrize("difficulty", ["easy", "expert"])
def test_an_elder_thing_joins_the_chaos_bag(difficulty: str) -> None:
    without = new_table("card_game", seats=[ROLAND], scenario="the_midnight_masks", difficulty=difficulty).state.bag
    assert new_game(ROLAND, difficulty=difficulty).bag == [*without, "elder_thing"]


def test_the_ghoul_priest_is_in_the_encounter_deck_if_it_lives() -> None:
    assert "ghoul_priest" not in new_game(ROLAND).encounter_deck
    game = new_game(ROLAND, log=["ghoul_priest_alive"])
    assert list(game.encounter_deck).count("ghoul_priest") == 1
    assert len(game.encounter_deck) == 30


@pytest.mark.parametrize(("log", "hand"), [([], 5), (["past_midnight"], 3)])
@pytest.mark.parametrize("players", [1, 3])
def test_past_midnight_everybody_loses_two_cards_of_the_opening_hand(log: list[str], hand: int, players: int) -> None:
    table = new_table("card_game", seats=list(SEATS[:players]), scenario="the_devourer_below", log=log)
    assert {len(investigator.hand) for investigator in table.state.investigators} == {5}
    while table.state.step == "mulligan":
        table.choose()
    assert [len(investigator.hand) for investigator in table.state.investigators] == [hand] * players
    assert [len(investigator.discard) for investigator in table.state.investigators] == [5 - hand] * players


def test_there_are_three_agendas_and_three_acts() -> None:
    game = new_game(ROLAND)
    assert [game.agenda, *game.agenda_deck] == [
        "agenda_the_arkham_woods",
        "agenda_the_ritual_begins",
        "agenda_vengeance_awaits",
    ]
    assert [game.act, *game.act_deck] == ["act_investigating_the_trail", "act_into_the_darkness", ACT_3]


def test_every_set_of_the_scenario_has_cards() -> None:
    assert all(gather(edition_of("card_game"), name) for name in SCENARIOS["the_devourer_below"].sets)


# --- endings


def ritual_broken(*seats: str, **setup: Any) -> Scenario:
    """The last clue is placed on the last act."""
    g = in_the_woods(*seats, **setup).place(ACT_3, at="current").set("act_clues", 2 * len(seats) - 1)
    return g.give(seats[0], "clue").rig(tokens=["0"]).play(f"use:{ACT_3}", "effect:skill_check_willpower")


def umordhoth_risen(*seats: str) -> Scenario:
    """The same without decks."""
    return risen(in_the_woods(*seats), *seats)


def risen(g: Scenario, *seats: str) -> Scenario:
    """Umôrdhoth is act and agenda; everybody is with it at the Ritual Site, and it sleeps."""
    g.set("act", "").set("act_deck", []).set("agenda", "agenda_the_devourer_below")
    g.set("agenda_deck", []).place("ritual_site", at="revealed")
    for who in seats:
        g.place(who, at="ritual_site")
    return g.spawn("umordhoth", at="ritual_site", exhausted=True)


def repelled(*seats: str) -> Scenario:
    """Umôrdhoth is dealt the last blow."""
    g = umordhoth_risen(*seats).set("umordhoth.damage", 6 + 4 * len(seats) - 1)
    return g.rig(tokens=["+1"]).choose("fight:umordhoth")


def lita_given_up(*seats: str) -> Scenario:
    """The lead gives up Lita Chantler."""
    return umordhoth_risen(*seats).give(seats[0], "play:lita_chantler").choose("use:umordhoth")


def trauma(g: Scenario) -> list[tuple[int, int]]:
    """Everybody's physical and mental trauma."""
    return [(investigator.physical_trauma, investigator.mental_trauma) for investigator in g.state.investigators]


@rule("CG-VICT-01", "CG-VICT-05", "CG-ALONE-14")
def test_breaking_the_ritual_wins_the_campaign_and_marks_the_mind() -> None:
    g = ritual_broken(ROLAND, DAISY)
    assert g.outcome is not None
    assert g.outcome.winners == [0, 1]
    assert "ritual_broken" in g.state.log
    assert trauma(g) == [(0, 2), (0, 2)]


@rule("CG-CAMP-05")
def test_breaking_the_ritual_brings_the_victory_display_and_five_more() -> None:
    g = in_the_woods(ROLAND, DAISY).place("ruth_turner", at="victory").place("the_masked_hunter", at="victory")
    g.place(ACT_3, at="current").set("act_clues", 3).give(ROLAND, "clue").rig(tokens=["0"])
    g.play(f"use:{ACT_3}", "effect:skill_check_willpower")
    assert [investigator.experience for investigator in g.state.investigators] == [8, 8]


@rule("CG-TRAU-06")
def test_who_is_driven_insane_by_the_end_earns_nothing() -> None:
    g = in_the_woods(ROLAND, DAISY).set("roland_banks.mental_trauma", 3).place(ACT_3, at="current")
    g.set("act_clues", 3).give(ROLAND, "clue").rig(tokens=["0"]).play(f"use:{ACT_3}", "effect:skill_check_willpower")
    assert [investigator.insane for investigator in g.state.investigators] == [True, False]
    assert [investigator.experience for investigator in g.state.investigators] == [0, 5]


def test_those_who_resigned_before_share_the_end() -> None:
    g = in_the_woods(ROLAND, DAISY).eliminate(DAISY).place(ACT_3, at="current").set("act_clues", 3)
    g.give(ROLAND, "clue").rig(tokens=["0"]).play(f"use:{ACT_3}", "effect:skill_check_willpower")
    assert trauma(g) == [(0, 2), (0, 2)]
    assert [investigator.experience for investigator in g.state.investigators] == [5, 5]


@rule("CG-VICT-05")
def test_repelling_umordhoth_wins_the_campaign_and_marks_body_and_mind() -> None:
    g = repelled(ROLAND, DAISY)
    assert g.outcome is not None
    assert g.outcome.winners == [0, 1]
    assert "umordhoth_repelled" in g.state.log
    assert trauma(g) == [(2, 2), (2, 2)]
    assert [investigator.experience for investigator in g.state.investigators] == [10, 10]


@rule("CG-VICT-05")
def test_giving_up_lita_saves_everybody_but_does_not_win() -> None:
    g = lita_given_up(ROLAND, DAISY)
    assert g.outcome is not None
    assert g.outcome.winners == []
    assert g.state.resolution == 3
    assert "lita_sacrificed" in g.state.log
    assert trauma(g) == [(2, 2), (2, 2)]
    assert [investigator.experience for investigator in g.state.investigators] == [0, 0]


def test_giving_up_lita_leaves_madness_in_every_deck() -> None:
    g = umordhoth_risen(ROLAND, DAISY).give(ROLAND, "play:lita_chantler")
    g.set("collection", Pile.of(["psychosis", "mob_enforcer", "hypochondria"])).record("lita_earned")
    g.choose("use:umordhoth")
    assert sorted(slug for investigator in g.state.investigators for slug in investigator.earned) == [
        "hypochondria",
        "psychosis",
    ]
    assert [len(investigator.earned) for investigator in g.state.investigators] == [1, 1]
    assert list(g.state.collection) == ["mob_enforcer"]
    assert "lita_sacrificed" in g.state.log
    assert "lita_earned" not in g.state.log


def test_giving_up_lita_takes_her_out_of_the_deck_of_a_campaign() -> None:
    g = scenario("card_game", seats=[ROLAND], campaign=True).record(ROLAND, cards=["lita_chantler"])
    g = risen(g.begin(scenario="the_devourer_below"), ROLAND).give(ROLAND, "play:lita_chantler").choose("use:umordhoth")
    assert g.outcome is not None
    assert "lita_chantler" not in g.state.dossiers[0].cards
    assert g[ROLAND].earned[0] in g.state.dossiers[0].cards


@rule("CG-VICT-03", "CG-TRAU-07")
def test_arkham_falls_with_everybody_if_nobody_is_left() -> None:
    g = in_the_woods(ROLAND, DAISY).place("ruth_turner", at="victory")
    g.play("use:main_path", "use:main_path")
    assert g.outcome is not None
    assert g.outcome.winners == []
    assert g.state.resolution == 0
    assert "arkham_succumbed" in g.state.log
    assert [investigator.killed for investigator in g.state.investigators] == [True, True]
    assert [investigator.experience for investigator in g.state.investigators] == [0, 0]
    assert trauma(g) == [(0, 0), (0, 0)]
