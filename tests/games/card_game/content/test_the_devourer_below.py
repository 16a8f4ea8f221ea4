"""The cards of The Devourer Below, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.card_game.components import AGENDAS, LOCATIONS, slug_of
from miskatonic.games.card_game.events import (
    EncounterDrawn,
    LocationRevealed,
    TestBegan,
    TestFailed,
    TestPassed,
    TokenRevealed,
)
from miskatonic.games.card_game.rules.places import connected
from miskatonic.games.card_game.rules.values import enemy_health, evade_value, fight_value
from miskatonic.games.card_game.state import enemy_card, location_card
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.pile import Pile
from miskatonic.testing import Scenario, rule, scenario

ROLAND, DAISY, WENDY, AGNES = "roland_banks", "daisy_walker", "wendy_adams", "agnes_baker"
UMORDHOTH, RITUAL_SITE = "umordhoth", "ritual_site"
AGENDA_2, AGENDA_3 = "agenda_the_ritual_begins", "agenda_vengeance_awaits"
ACT_2, ACT_3 = "act_into_the_darkness", "act_disrupting_the_ritual"
QUIET = "dissonant_voices"
"""An encounter card that asks nothing."""
MORE_QUIET = ["dissonant_voices#2", "frozen_in_fear", "frozen_in_fear#2"]


def woods(*seats: str, **setup: Any) -> Scenario:
    """Everybody on the Main Path, without a deck, so that nothing can be drawn and committed."""
    seats = seats or (ROLAND,)
    g = scenario("card_game", seats=list(seats), scenario="the_devourer_below", **{"earlier": [2, 1], **setup})
    for who in seats:
        g.set(f"{who}.deck", Pile())
    return g


def drawing(card: str, *tokens: str, g: Scenario | None = None) -> Scenario:
    """The only investigator ends the turn and draws that card in the mythos phase."""
    g = (g or woods()).stack("encounter", [card])
    if tokens:
        g.rig(tokens=tokens)
    return g.choose("end_turn")


def investigating(g: Scenario, *tokens: str) -> int:
    """By how much an investigation of the Main Path (shroud 2, intellect 3) is passed; below zero, failed."""
    g.rig(tokens=tokens).choose("investigate")
    if passed := g.happened(TestPassed):
        return int(passed[-1].by)
    return -int(g.happened(TestFailed)[-1].by)


# --- the reference card


def test_a_skull_counts_the_monsters_in_play() -> None:
    g = woods().spawn("ghoul_minion", at=RITUAL_SITE).spawn("ghoul_minion#2", at=RITUAL_SITE)
    assert investigating(g.spawn("acolyte", at=RITUAL_SITE), "skull") == -1


@pytest.mark.parametrize(("difficulty", "doom"), [("standard", 1), ("hard", 2)])
def test_a_cultist_token_puts_doom_on_the_nearest_enemy(difficulty: str, doom: int) -> None:
    g = woods(difficulty=difficulty).place("arkham_woods_old_house", at="revealed")
    g.place("arkham_woods_twisting_paths", at="revealed").place(ROLAND, at="arkham_woods_old_house")
    g.spawn("acolyte", at=RITUAL_SITE).spawn("ghoul_minion", at="arkham_woods_twisting_paths")
    investigating(g, "cultist")
    assert (g["acolyte"].doom, g["ghoul_minion"].doom) == (0, doom)


@pytest.mark.parametrize(("difficulty", "margin"), [("standard", 1), ("hard", -1)])
def test_a_cultist_token_without_enemies_is_only_a_minus(difficulty: str, margin: int) -> None:
    assert investigating(woods(DAISY, difficulty=difficulty), "cultist") == margin


@pytest.mark.parametrize(
    ("difficulty", "monster", "harm"),
    [("standard", True, (1, 0)), ("standard", False, (0, 0)), ("hard", True, (1, 1)), ("hard", False, (0, 0))],
)
def test_a_tablet_hurts_beside_a_monster(difficulty: str, monster: bool, harm: tuple[int, int]) -> None:
    g = woods(difficulty=difficulty).spawn("ghoul_minion", at="main_path" if monster else RITUAL_SITE, exhausted=True)
    g.spawn("acolyte", at="main_path", exhausted=True)
    assert investigating(g, "tablet") == -2
    assert (g[ROLAND].damage, g[ROLAND].horror) == harm


@pytest.mark.parametrize(("difficulty", "margin"), [("standard", 2), ("hard", 0)])
def test_an_elder_thing_is_a_great_minus(difficulty: str, margin: int) -> None:
    g = woods(DAISY, difficulty=difficulty).give(DAISY, "perception", "unexpected_courage")
    g.rig(tokens=["elder_thing"]).choose("investigate").choose("commit:perception", "commit:unexpected")
    assert [event.by for event in g.happened(TestPassed)] == [margin]


@pytest.mark.parametrize("difficulty", ["standard", "hard"])
def test_an_elder_thing_brings_another_token_while_an_ancient_one_is_in_play(difficulty: str) -> None:
    g = woods(difficulty=difficulty).spawn(UMORDHOTH, at=RITUAL_SITE).rig(tokens=["elder_thing", "elder_sign"])
    g.choose("investigate")
    assert [event.token for event in g.happened(TokenRevealed)] == ["elder_thing", "elder_sign"]


def test_a_hard_skull_brings_a_monster_after_a_test_that_is_failed() -> None:
    g = woods(difficulty="hard").set("encounter_deck", Pile.of(["acolyte", "ghoul_minion", QUIET]))
    assert investigating(g, "skull") == -2
    assert g["ghoul_minion"].engaged == 0
    assert sorted(g.state.encounter_deck) == ["acolyte", QUIET]


def test_a_hard_skull_brings_nobody_after_a_test_that_is_passed() -> None:
    g = woods(DAISY, difficulty="hard").set("encounter_deck", Pile.of(["ghoul_minion"]))
    assert investigating(g, "skull") == 0
    assert g.state.enemies == []


# --- agendas


@rule("CG-ENEM-10")
def test_the_first_agenda_sends_a_monster_to_the_main_path() -> None:
    g = woods().place(ROLAND, at="arkham_woods_old_house").set("agenda_doom", 3)
    g.set("encounter_deck", Pile.of(MORE_QUIET)).set("encounter_discard", [QUIET, "ghoul_minion"]).choose("end_turn")
    assert g.state.agenda == AGENDA_2
    assert (g["ghoul_minion"].at, g["ghoul_minion"].doom) == ("main_path", 1)
    left = [*g.state.encounter_deck, *g.state.encounter_discard, *(asset.card for asset in g[ROLAND].threat)]
    assert sorted(left) == sorted([QUIET, *MORE_QUIET])


def test_the_first_agenda_calls_nobody_where_there_is_no_monster() -> None:
    g = woods().set("agenda_doom", 3).set("encounter_deck", Pile.of(MORE_QUIET)).choose("end_turn")
    assert g.state.agenda == AGENDA_2
    assert g.state.enemies == []


def test_the_second_agenda_makes_enemies_harder_to_hit_and_to_evade() -> None:
    g = woods().spawn("ghoul_minion", at=RITUAL_SITE)
    assert (fight_value(g.state, g["ghoul_minion"]), evade_value(g.state, g["ghoul_minion"])) == (2, 2)
    g.place(AGENDA_2, at="current")
    assert (fight_value(g.state, g["ghoul_minion"]), evade_value(g.state, g["ghoul_minion"])) == (3, 3)


def will_of_umordhoth(*seats: str) -> Scenario:
    """The second agenda is about to advance."""
    g = woods(*seats).place(AGENDA_2, at="current").set("agenda_doom", 4)
    return g.stack("encounter", [QUIET, *MORE_QUIET])


@rule("CG-WEAK-04", "CG-WEAK-06", "CG-PRIO-04")
def test_the_will_of_umordhoth_drives_those_mad_who_cannot_withstand_it() -> None:
    g = will_of_umordhoth(AGNES, ROLAND).set("collection", Pile.of(["psychosis", "mob_enforcer"]))
    g.rig(tokens=["+1", "-1"], weaknesses=["psychosis"]).play("end_turn", "end_turn")
    assert [event.seat for event in g.happened(TestBegan)] == [0, 1]
    assert g[AGNES].threat[:-1] == []
    assert "psychosis#19" in [asset.card for asset in g[ROLAND].threat]
    assert (g[AGNES].earned, g[ROLAND].earned) == ([], ["psychosis"])
    assert list(g.state.collection) == ["mob_enforcer"]
    assert g.state.agenda == AGENDA_3


def test_there_may_be_no_madness_left() -> None:
    g = will_of_umordhoth(ROLAND).set("collection", Pile.of(["mob_enforcer"])).rig(tokens=["-1"]).choose("end_turn")
    assert g[ROLAND].earned == []
    assert g.state.agenda == AGENDA_3


def test_the_will_of_umordhoth_is_no_attack_with_the_weapon_used_last() -> None:
    g = will_of_umordhoth(ROLAND).set("collection", Pile()).give(ROLAND, "play:baseball_bat")
    g.spawn("ghoul_minion", at="main_path", engaged=ROLAND).rig(tokens=["0", "skull"])
    g.play("use:baseball_bat#1", "end_turn")
    assert g.state.agenda == AGENDA_3
    assert [asset.card for asset in g[ROLAND].play] == ["baseball_bat#1"]


def rising(*seats: str, act: str = "") -> Scenario:
    """The last agenda is about to advance."""
    g = woods(*seats).place(AGENDA_3, at="current").set("agenda_doom", 4).stack("encounter", [QUIET, *MORE_QUIET])
    return g.place(act, at="current") if act else g


def test_umordhoth_rises_at_the_ritual_site_even_before_anybody_knows_the_place() -> None:
    g = rising().choose("end_turn")
    assert (g[UMORDHOTH].at, g[RITUAL_SITE].revealed) == (RITUAL_SITE, False)
    assert g.state.set_aside == []


@pytest.mark.parametrize("act", [ACT_2, ACT_3])
def test_umordhoth_takes_the_place_of_the_enemies_at_the_ritual_site(act: str) -> None:
    g = rising(act=act).place(RITUAL_SITE, at="unrevealed").spawn("ghoul_minion", at=RITUAL_SITE)
    g.spawn("acolyte", at="arkham_woods").choose("end_turn")
    assert sorted(enemy.card for enemy in g.state.enemies) == ["acolyte", UMORDHOTH]
    assert "ghoul_minion" in g.state.encounter_discard


@rule("CG-ACTAG-12")
@pytest.mark.parametrize("act", ["", ACT_2, ACT_3])
def test_the_last_agenda_is_act_and_agenda_at_once(act: str) -> None:
    g = rising(act=act)
    if act:
        g.place(RITUAL_SITE, at="unrevealed")
    g.choose("end_turn")
    assert g.state.agenda == "agenda_the_devourer_below"
    assert (g.state.act, g.state.act_deck, g.state.agenda_deck) == ("", [], [])
    assert {"act_investigating_the_trail", ACT_2, ACT_3} <= set(g.state.removed)


def devoured(*seats: str) -> Scenario:
    """Umôrdhoth has risen and is at the Ritual Site, and so is everybody."""
    seats = seats or (ROLAND,)
    g = rising(*seats).stop("investigation").begin(phase="mythos")
    assert g.options == ["go_on"]
    g.stop().begin(turn=seats[0])
    for who in seats:
        g.place(who, at=RITUAL_SITE).set(f"{who}.threat", [])
    return g


def test_doom_does_not_matter_any_more_once_umordhoth_has_risen() -> None:
    g = devoured().place(ROLAND, at="arkham_woods_old_house").set("agenda_doom", 30)
    g.stack("encounter", ["ancient_evils"]).choose("end_turn")
    assert g.state.resolution == -1
    assert g.state.agenda_doom == 32


@rule("CG-ACTAG-08")
def test_defeating_umordhoth_ends_the_scenario() -> None:
    g = devoured().set(f"{UMORDHOTH}.damage", 9).rig(tokens=["+1"]).choose(f"fight:{UMORDHOTH}")
    assert g.state.resolution == 2


def test_the_back_of_the_last_agenda_is_no_card_of_its_own() -> None:
    assert "agenda_the_devourer_below" not in edition_of("card_game")[AGENDAS].copies()


# --- acts


@rule("CG-ACTAG-03", "CG-ACTAG-05")
def test_the_trail_leads_to_the_ritual_site() -> None:
    g = woods().give(ROLAND, "clue", "clue", "clue").choose("advance")
    assert g.state.act == ACT_2
    assert (g[RITUAL_SITE].revealed, g[RITUAL_SITE].clues) == (False, 0)
    assert g.state.enemies == []


def test_cultists_who_got_away_wait_on_the_main_path() -> None:
    log = ["got_away:the_masked_hunter", "interrogated:peter_warren", "got_away:ruth_turner"]
    g = woods(log=log).place(ROLAND, at="arkham_woods_old_house").give(ROLAND, "clue", "clue", "clue").choose("advance")
    assert [(enemy.card, enemy.at, enemy.engaged) for enemy in g.state.enemies] == [
        ("the_masked_hunter", "main_path", -1),
        ("ruth_turner", "main_path", -1),
    ]


@pytest.mark.parametrize(("seats", "guards"), [((ROLAND, DAISY), 1), ((ROLAND, DAISY, WENDY), 2)])
def test_entering_the_ritual_site_calls_its_guards(seats: tuple[str, ...], guards: int) -> None:
    g = woods(*seats).place(ACT_2, at="current").place(RITUAL_SITE, at="unrevealed")
    g.set("encounter_deck", Pile.of(["ghoul_minion", QUIET])).set("encounter_discard", ["acolyte", "ancient_evils"])
    g.choose(f"move:{RITUAL_SITE}")
    assert g.state.act == ACT_3
    called = [enemy.card for enemy in g.state.enemies]
    assert len(called) == guards
    assert {enemy.at for enemy in g.state.enemies} == {RITUAL_SITE}
    left = [*g.state.encounter_deck, *g.state.encounter_discard]
    assert sorted([*called, *left]) == ["acolyte", "ancient_evils", QUIET, "ghoul_minion"]


def test_entering_other_places_calls_nobody() -> None:
    g = woods().place(ACT_2, at="current").place("arkham_woods_old_house", at="revealed")
    g.choose("move:arkham_woods_old_house")
    assert g.state.act == ACT_2


@rule("CG-ELIM-03")
def test_last_rites_count_only_those_who_are_still_in_the_game() -> None:
    g = woods(ROLAND, DAISY, WENDY).place(ACT_2, at="current").place(RITUAL_SITE, at="unrevealed")
    g.set("wendy_adams.fate", "resigned").set("encounter_deck", Pile.of(["ghoul_minion", "acolyte"]))
    g.choose(f"move:{RITUAL_SITE}")
    assert len(g.state.enemies) == 1


@pytest.mark.parametrize("choice", ["effect:skill_check_willpower", "effect:skill_check_agility"])
def test_a_clue_disrupts_the_ritual_if_a_test_is_passed(choice: str) -> None:
    g = woods(WENDY).place(ACT_3, at="current").give(WENDY, "clue").rig(tokens=["-1"]).play(f"use:{ACT_3}", choice)
    assert (g[WENDY].clues, g.state.act_clues) == (0, 1)


def test_a_clue_is_lost_if_the_test_is_failed() -> None:
    g = (
        woods(WENDY)
        .place(ACT_3, at="current")
        .give(WENDY, "clue")
        .rig(tokens=["-2"])
        .play(f"use:{ACT_3}", "effect:skill_check_willpower")
    )
    assert (g[WENDY].clues, g.state.act_clues) == (0, 0)


def test_the_ritual_is_not_disrupted_without_a_clue() -> None:
    assert f"use:{ACT_3}" not in woods().place(ACT_3, at="current").options


@pytest.mark.parametrize(("seats", "before"), [((ROLAND,), 1), ((ROLAND, DAISY), 3)])
def test_two_clues_for_each_investigator_break_the_ritual(seats: tuple[str, ...], before: int) -> None:
    g = woods(*seats).place(ACT_3, at="current").set("act_clues", before).give(ROLAND, "clue").rig(tokens=["0"])
    g.play(f"use:{ACT_3}", "effect:skill_check_willpower")
    assert g.state.resolution == 1


# --- the woods

RING = ["unhallowed_ground", "cliffside", "quiet_glade", "tangled_thicket", "twisting_paths", "old_house"]


@rule("CG-MOVE-03")
def test_revealed_woods_form_a_ring_around_the_main_path() -> None:
    g = woods()
    g.set("locations", [place for place in g.state.locations if place.card == "main_path"])
    for name in RING:
        g.place(f"arkham_woods_{name}", at="revealed")
    for number, name in enumerate(RING):
        neighbours = {RING[number - 1], RING[(number + 1) % 6]}
        there = set(connected(g.state, f"arkham_woods_{name}"))
        assert there == {"main_path", *(f"arkham_woods_{other}" for other in neighbours)}


def test_the_main_path_leads_to_all_woods_and_to_the_ritual_site() -> None:
    g = woods().place("arkham_woods_old_house", at="revealed").place(RITUAL_SITE, at="unrevealed")
    backs = {"arkham_woods#2", "arkham_woods#3", "arkham_woods#4"}
    assert set(connected(g.state, "main_path")) == {*backs, "arkham_woods_old_house", RITUAL_SITE}
    assert connected(g.state, RITUAL_SITE) == ("main_path",)
    assert connected(g.state, "arkham_woods#2") == ("main_path",)


def test_one_may_resign_on_the_main_path_only() -> None:
    g = woods(ROLAND, DAISY)
    assert "use:main_path" not in g.place(ROLAND, at="arkham_woods_old_house").options
    g.place(ROLAND, at="main_path").choose("use:main_path")
    assert g[ROLAND].fate == "resigned"


@rule("CG-LOC-03", "CG-LOC-04", "CG-LOC-05")
def test_woods_show_which_they_are_when_somebody_enters() -> None:
    g = (
        woods(ROLAND, DAISY)
        .spawn("acolyte", at="arkham_woods#3", exhausted=True)
        .stack("side", ["arkham_woods_old_house"])
    )
    g.choose("move:arkham_woods#3")
    assert (g[ROLAND].at, g["acolyte"].at) == ("arkham_woods_old_house", "arkham_woods_old_house")
    assert (g["arkham_woods_old_house"].revealed, g["arkham_woods_old_house"].clues) == (True, 2)
    assert [event.card for event in g.happened(LocationRevealed)] == ["arkham_woods_old_house"]
    assert len(g.state.locations) == 5
    assert "arkham_woods_old_house" not in g.state.side_deck


def test_the_back_of_the_woods_is_no_card_of_its_own() -> None:
    assert len(edition_of("card_game")[LOCATIONS].copies()) == 24


@pytest.mark.parametrize(
    ("card", "values"),
    [
        ("main_path", (2, 0)),
        ("arkham_woods_unhallowed_ground", (4, 1)),
        ("arkham_woods_twisting_paths", (3, 1)),
        ("arkham_woods_old_house", (2, 1)),
        ("arkham_woods_cliffside", (2, 1)),
        ("arkham_woods_tangled_thicket", (2, 1)),
        ("arkham_woods_quiet_glade", (1, 0)),
        (RITUAL_SITE, (3, 2)),
    ],
)
def test_the_places_in_the_woods_have_their_published_values(card: str, values: tuple[int, int]) -> None:
    assert (location_card(card).shroud, location_card(card).clues) == values


@pytest.mark.parametrize(("token", "harm"), [("+1", (0, 0)), ("0", (1, 1))])
def test_unhallowed_ground_harms_whoever_lacks_the_will(token: str, harm: tuple[int, int]) -> None:
    g = woods().stack("side", ["arkham_woods_unhallowed_ground"]).rig(tokens=[token]).choose("move:arkham_woods#2")
    assert g[ROLAND].at == "arkham_woods_unhallowed_ground"
    assert (g[ROLAND].damage, g[ROLAND].horror) == harm


@pytest.mark.parametrize(("token", "at"), [("0", "main_path"), ("-1", "arkham_woods_twisting_paths")])
def test_whoever_loses_the_way_stays_on_the_twisting_paths(token: str, at: str) -> None:
    g = woods().place(ROLAND, at="arkham_woods_twisting_paths").rig(tokens=[token]).choose("move:main_path")
    assert (g[ROLAND].at, g[ROLAND].actions) == (at, 2)


def test_nobody_loses_the_way_to_the_twisting_paths() -> None:
    g = woods().place("arkham_woods_twisting_paths", at="revealed").choose("move:arkham_woods_twisting_paths")
    assert g.happened(TestBegan) == []


@pytest.mark.parametrize(
    ("place", "skill"), [("old_house", "willpower"), ("cliffside", "agility"), ("tangled_thicket", "combat")]
)
def test_some_woods_are_investigated_with_another_skill(place: str, skill: str) -> None:
    g = woods().place(ROLAND, at=f"arkham_woods_{place}").rig(tokens=["0"]).choose("investigate")
    assert [event.skill for event in g.happened(TestBegan)] == [skill]
    assert g[ROLAND].clues == 1


def test_other_places_are_investigated_as_usual_beside_the_old_house() -> None:
    g = woods().place("arkham_woods_old_house", at="revealed").rig(tokens=["0"]).choose("investigate")
    assert [event.skill for event in g.happened(TestBegan)] == ["intellect"]


@pytest.mark.parametrize(("choice", "left"), [("effect:heal_damage", (1, 2)), ("effect:heal_horror", (2, 1))])
def test_the_quiet_glade_heals_a_little_once_a_turn(choice: str, left: tuple[int, int]) -> None:
    at = "arkham_woods_quiet_glade"
    g = woods().place(ROLAND, at=at).set("roland_banks.damage", 2).set("roland_banks.horror", 2)
    g.play(f"use:{at}", choice)
    assert (g[ROLAND].damage, g[ROLAND].horror) == left
    assert f"use:{at}" not in g.options
    assert f"use:{at}" in drawing(QUIET, g=g).options


def test_the_quiet_glade_has_nothing_for_the_healthy() -> None:
    assert "use:arkham_woods_quiet_glade" not in woods().place(ROLAND, at="arkham_woods_quiet_glade").options


@pytest.mark.parametrize(("seats", "clues", "after"), [((ROLAND,), 1, 2), ((ROLAND,), 3, 3), ((ROLAND, DAISY), 0, 4)])
def test_the_ritual_site_never_runs_out_of_clues(seats: tuple[str, ...], clues: int, after: int) -> None:
    g = woods(*seats).place(RITUAL_SITE, at="revealed").set(f"{RITUAL_SITE}.clues", clues)
    g.stack("encounter", [QUIET, *MORE_QUIET]).play(*["end_turn"] * len(seats))
    assert g[RITUAL_SITE].clues == after


def test_an_unrevealed_ritual_site_has_no_clues() -> None:
    g = drawing(QUIET, g=woods().place(RITUAL_SITE, at="unrevealed"))
    assert g[RITUAL_SITE].clues == 0


# --- Umôrdhoth


def test_umordhoth_has_its_published_values() -> None:
    printed = enemy_card(UMORDHOTH)
    assert (printed.fight, printed.evade, printed.damage, printed.horror, printed.victory) == (5, 6, 3, 3, 0)
    assert printed.keywords == ("hunter", "massive")
    assert printed.unique


@rule("CG-PERINV-01")
@pytest.mark.parametrize("seats", [(ROLAND,), (ROLAND, DAISY, WENDY)])
def test_umordhoth_has_more_health_the_more_investigators_there_are(seats: tuple[str, ...]) -> None:
    g = woods(*seats).spawn(UMORDHOTH, at=RITUAL_SITE)
    assert enemy_health(g.state, g[UMORDHOTH]) == 6 + 4 * len(seats)


@rule("CG-MASS-01", "CG-MASS-04", "CG-MASS-06")
def test_umordhoth_attacks_everybody_at_its_location() -> None:
    g = woods(ROLAND, DAISY).spawn(UMORDHOTH, at="main_path").stack("encounter", [QUIET, *MORE_QUIET])
    g.play("end_turn", "end_turn", "who:daisy_walker")
    assert (g[ROLAND].damage, g[ROLAND].horror) == (3, 3)
    assert (g[DAISY].damage, g[DAISY].horror) == (3, 3)


def test_umordhoth_is_ready_again_after_every_turn() -> None:
    g = woods(ROLAND, DAISY).spawn(UMORDHOTH, at=RITUAL_SITE, exhausted=True).choose("end_turn")
    assert not g[UMORDHOTH].exhausted


def test_umordhoth_is_ready_again_even_if_the_turn_ends_with_an_elimination() -> None:
    g = woods(ROLAND, DAISY).spawn(UMORDHOTH, at=RITUAL_SITE, exhausted=True).set("roland_banks.damage", 8)
    g.spawn("ghoul_minion", at="main_path", engaged=ROLAND).choose("resource")
    assert g[ROLAND].fate == "damage"
    assert not g[UMORDHOTH].exhausted


def test_lita_may_be_given_to_umordhoth() -> None:
    g = devoured()
    assert f"use:{UMORDHOTH}" not in g.options
    g.give(ROLAND, "play:lita_chantler").set(f"{UMORDHOTH}.exhausted", True).choose(f"use:{UMORDHOTH}")
    assert g.state.resolution == 3


def test_lita_cannot_be_given_to_umordhoth_from_afar() -> None:
    assert f"use:{UMORDHOTH}" not in devoured().give(ROLAND, "play:lita_chantler").place(ROLAND, at="main_path").options


@rule("CG-MASS-07")
def test_umordhoth_attacks_whoever_gives_up_lita() -> None:
    g = devoured(ROLAND, DAISY).give(ROLAND, "play:lita_chantler").set("roland_banks.damage", 6)
    g.play(f"use:{UMORDHOTH}", "assign:roland_banks", "assign:roland_banks")
    assert g[ROLAND].fate == "damage"
    assert g[DAISY].damage == 0
    assert g.state.resolution == -1


# --- treacheries


def test_umordhoths_wrath_takes_cards_or_blood_point_by_point() -> None:
    g = woods().give(ROLAND, "machete", "knife")
    drawing("umordhoths_wrath", "-1", g=g)
    g.play("effect:give_up_a_card", "card:machete#1", "effect:take", "effect:give_up_a_card")
    assert g[ROLAND].hand == []
    assert (g[ROLAND].damage, g[ROLAND].horror) == (1, 1)


def test_umordhoths_wrath_takes_blood_from_empty_hands() -> None:
    g = drawing("umordhoths_wrath", "-1")
    assert (g[ROLAND].damage, g[ROLAND].horror) == (3, 3)


def test_umordhoths_wrath_passes_over_the_strong_willed() -> None:
    g = drawing("umordhoths_wrath", "0", g=woods(AGNES))
    assert (g[AGNES].damage, g[AGNES].horror) == (0, 0)
    assert [slug_of(event.card) for event in g.happened(EncounterDrawn)] == ["umordhoths_wrath"]
