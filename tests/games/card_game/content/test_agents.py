"""The agents of Hastur, Yog-Sothoth, Shub-Niggurath and Cthulhu, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.card_game.components import slug_of
from miskatonic.games.card_game.events import EnemyEngaged
from miskatonic.games.card_game.rules.values import evade_value, fight_value, max_sanity, skill_value
from miskatonic.games.card_game.state import enemy_card
from miskatonic.kernel.pile import Pile
from miskatonic.testing import Scenario, rule, scenario

ROLAND, DAISY, WENDY, SKIDS = "roland_banks", "daisy_walker", "wendy_adams", "skids_otoole"
QUIET = ["dissonant_voices", "dissonant_voices#2", "frozen_in_fear"]
"""Encounter cards that ask nothing."""


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


def preferred(enemy: str, *seats: str, g: Scenario) -> list[int]:
    """Whom an enemy engages that is readied among them."""
    g.spawn(enemy, at="main_path", exhausted=True).stack("encounter", QUIET).play(*["end_turn"] * len(seats))
    return [event.seat for event in g.happened(EnemyEngaged) if event.enemy == enemy]


@pytest.mark.parametrize(
    ("card", "values", "keywords", "victory"),
    [
        ("screeching_byakhee", (3, 4, 3, 1, 2), ("hunter",), 1),
        ("yithian_observer", (4, 4, 3, 1, 1), (), 1),
        ("relentless_dark_young", (4, 5, 2, 2, 1), (), 1),
        ("goat_spawn", (3, 3, 2, 1, 0), ("hunter", "retaliate"), 0),
        ("young_deep_one", (3, 3, 3, 1, 1), ("hunter",), 0),
    ],
)
def test_agents_have_their_published_values(
    card: str, values: tuple[int, ...], keywords: tuple[str, ...], victory: int
) -> None:
    printed = enemy_card(card)
    assert (printed.fight, printed.health, printed.evade, printed.damage, printed.horror) == values
    assert (printed.keywords, printed.victory) == (keywords, victory)


# --- Hastur


@pytest.mark.parametrize(("horror", "bonus"), [(0, 0), (1, 1), (3, 1)])
def test_a_screeching_byakhee_feeds_on_the_frightened(horror: int, bonus: int) -> None:
    g = woods().spawn("screeching_byakhee", at="main_path", engaged=ROLAND).set("roland_banks.horror", horror)
    byakhee = g["screeching_byakhee"]
    assert (fight_value(g.state, byakhee), evade_value(g.state, byakhee)) == (3 + bonus, 3 + bonus)


def test_a_screeching_byakhee_is_as_usual_engaged_with_nobody() -> None:
    g = woods().spawn("screeching_byakhee", at="main_path", exhausted=True).set("roland_banks.horror", 3)
    g.spawn("screeching_byakhee#2", at="main_path", engaged=ROLAND)
    assert [fight_value(g.state, enemy) for enemy in g.state.enemies] == [3, 4]


@rule("CG-ENEM-14")
def test_a_screeching_byakhee_prefers_the_least_sane() -> None:
    g = woods(ROLAND, DAISY).set("daisy_walker.horror", 5)
    assert preferred("screeching_byakhee", ROLAND, DAISY, g=g) == [1]


def test_the_yellow_sign_brings_out_the_madness_in_a_deck() -> None:
    g = woods().stack(ROLAND, ["knife", "paranoia", "machete"])
    drawing("the_yellow_sign", "0", g=g)
    assert g[ROLAND].horror == 2
    assert g[ROLAND].resources == 0  # what Paranoia takes
    assert "paranoia#1" in g[ROLAND].discard


def test_the_yellow_sign_frightens_those_without_madness_too() -> None:
    g = drawing("the_yellow_sign", "0", g=woods().stack(ROLAND, ["knife", "mob_enforcer", "machete"]))
    assert g[ROLAND].horror == 2
    assert g.state.enemies == []


def test_the_yellow_sign_leaves_the_strong_willed_alone() -> None:
    g = drawing("the_yellow_sign", "+1", g=woods().stack(ROLAND, ["knife", "paranoia"]))
    assert g[ROLAND].horror == 0
    assert list(g[ROLAND].deck) == ["paranoia#1"]


# --- Yog-Sothoth


def test_a_yithian_observer_takes_a_card_when_it_attacks() -> None:
    g = woods().give(ROLAND, "machete").spawn("yithian_observer", at="main_path", engaged=ROLAND).choose("resource")
    assert (g[ROLAND].hand, g[ROLAND].discard) == ([], ["machete#1"])
    assert (g[ROLAND].damage, g[ROLAND].horror) == (1, 1)


def test_a_yithian_observer_hits_harder_where_there_is_no_card_to_take() -> None:
    g = woods().spawn("yithian_observer", at="main_path", engaged=ROLAND).choose("resource")
    assert (g[ROLAND].damage, g[ROLAND].horror) == (2, 2)


def test_a_yithian_observer_watches_attacks_of_others_without_taking_cards() -> None:
    g = woods(ROLAND, DAISY).give(ROLAND, "machete").spawn("yithian_observer", at="main_path", engaged=DAISY)
    g.spawn("acolyte", at="main_path", engaged=ROLAND).choose("resource")
    assert g[ROLAND].hand == ["machete#1"]


def test_a_yithian_observer_prefers_whoever_has_the_fewest_cards() -> None:
    g = woods(ROLAND, DAISY).give(ROLAND, "machete")
    assert preferred("yithian_observer", ROLAND, DAISY, g=g) == [1]


@rule("CG-DOOM-02")
def test_who_takes_the_offer_of_power_draws_cards_and_brings_doom() -> None:
    g = drawing("offer_of_power", g=woods().stack(ROLAND, ["guts", "machete", "knife"])).choose(
        "effect:draw_and_place_doom"
    )
    assert g[ROLAND].hand == ["guts#1", "machete#1", "knife#1"]
    assert g.state.agenda_doom == 3
    assert g[ROLAND].horror == 0


def test_the_offer_of_power_may_advance_the_agenda_at_once() -> None:
    g = woods().stack(ROLAND, ["guts", "machete", "knife"]).set("agenda_doom", 1)
    drawing("offer_of_power", g=g).choose("effect:draw_and_place_doom")
    assert g.state.agenda == "agenda_the_ritual_begins"


def test_who_refuses_the_offer_of_power_is_frightened() -> None:
    g = drawing("offer_of_power", g=woods().stack(ROLAND, ["guts", "machete", "knife"])).choose("effect:take")
    assert (g[ROLAND].horror, g.state.agenda_doom) == (2, 1)


# --- Shub-Niggurath


@pytest.mark.parametrize(("damage", "left"), [(3, 1), (1, 0)])
def test_a_relentless_dark_young_heals_at_the_end_of_the_round(damage: int, left: int) -> None:
    g = woods().place(ROLAND, at="arkham_woods_old_house").spawn("relentless_dark_young", at="main_path", damage=damage)
    assert drawing(QUIET[0], g=g)["relentless_dark_young"].damage == left


def test_a_relentless_dark_young_prefers_the_clumsy() -> None:
    assert preferred("relentless_dark_young", SKIDS, ROLAND, g=woods(SKIDS, ROLAND)) == [1]


def test_the_death_of_a_goat_spawn_frightens_everybody_there() -> None:
    g = woods(ROLAND, DAISY, WENDY).place(WENDY, at="arkham_woods_old_house")
    g.spawn("goat_spawn", at="main_path", engaged=ROLAND, damage=2).rig(tokens=["0"]).choose("fight:goat_spawn")
    assert [g[who].horror for who in (ROLAND, DAISY, WENDY)] == [1, 1, 0]
    assert g.state.enemies == []


def test_a_goat_spawn_that_is_only_wounded_frightens_nobody() -> None:
    g = woods().spawn("goat_spawn", at="main_path", engaged=ROLAND).rig(tokens=["0"]).choose("fight:goat_spawn")
    assert (g[ROLAND].horror, g["goat_spawn"].damage) == (0, 1)


@rule("CG-RETA-01")
def test_a_goat_spawn_retaliates() -> None:
    g = woods().spawn("goat_spawn", at="main_path", engaged=ROLAND).rig(tokens=["-2"]).choose("fight:goat_spawn")
    assert g[ROLAND].damage == 1


# --- Cthulhu


def test_a_young_deep_one_frightens_whoever_draws_it() -> None:
    assert drawing("young_deep_one")[ROLAND].horror == 1


@rule("CG-ENGA-01")
def test_a_young_deep_one_frightens_whoever_engages_it() -> None:
    g = woods(ROLAND, DAISY).spawn("young_deep_one", at="main_path", engaged=DAISY).choose("engage:young_deep_one")
    assert (g[ROLAND].horror, g[DAISY].horror) == (1, 0)


def test_a_young_deep_one_prefers_the_weak() -> None:
    assert preferred("young_deep_one", ROLAND, WENDY, g=woods(ROLAND, WENDY)) == [1]


def test_dreams_of_rlyeh_sap_will_and_sanity() -> None:
    g = drawing("dreams_of_rlyeh")
    assert [asset.card for asset in g[ROLAND].threat] == ["dreams_of_rlyeh"]
    assert (skill_value(g.state, g[ROLAND], "willpower"), max_sanity(g.state, g[ROLAND])) == (2, 4)
    assert skill_value(g.state, g[ROLAND], "intellect") == 3


def test_dreams_of_rlyeh_are_dreamt_by_one_alone() -> None:
    g = woods(ROLAND, DAISY).give(ROLAND, "threat:dreams_of_rlyeh")
    assert (skill_value(g.state, g[DAISY], "willpower"), max_sanity(g.state, g[DAISY])) == (3, 9)


def test_dreams_of_rlyeh_are_the_end_of_whoever_has_no_sanity_to_lose() -> None:
    g = drawing("dreams_of_rlyeh", g=woods().set("roland_banks.horror", 4))
    assert g[ROLAND].fate == "horror"


@pytest.mark.parametrize(("token", "left"), [("+1", 0), ("0", 1)])
def test_dreams_of_rlyeh_are_shaken_off_by_willpower(token: str, left: int) -> None:
    g = woods().give(ROLAND, "threat:dreams_of_rlyeh").rig(tokens=[token]).choose("use:dreams_of_rlyeh")
    assert len(g[ROLAND].threat) == left
    assert [slug_of(card) for card in g.state.encounter_discard] == ["dreams_of_rlyeh"] * (1 - left)


def test_somebody_else_there_may_end_the_dreams_of_rlyeh_by_an_action_of_its_own() -> None:
    # Wendy's will is 4, Roland's would be 2.
    g = woods(WENDY, ROLAND).give(ROLAND, "threat:dreams_of_rlyeh").rig(tokens=["-1"]).choose("use:dreams_of_rlyeh")
    assert g[ROLAND].threat == []
    assert g[WENDY].actions == 2
    assert [slug_of(card) for card in g.state.encounter_discard] == ["dreams_of_rlyeh"]
