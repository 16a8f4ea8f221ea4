"""Losing, paying and being offered things: what is kept safe, what can be paid, what stands in for clues and money."""

from typing import Any

import pytest
from tests.games.kingsport.carrying import game
from tests.games.kingsport.meeting import YOU, dreams, meets
from tests.rules.arkham_horror.fights import PETE, facing

from miskatonic.conformance.offers import staged
from miskatonic.games.arkham_horror import GAME
from miskatonic.games.arkham_horror.components import MYTHOS
from miskatonic.games.arkham_horror.effects.checks import choose
from miskatonic.games.arkham_horror.effects.losses import (
    cards_of_kind,
    give_up,
    give_up_by_price,
    give_up_every,
    give_up_half_items,
    lose_by_price,
    lose_cards,
    lose_every,
    lose_half_items,
)
from miskatonic.games.arkham_horror.effects.people import lose, pay
from miskatonic.games.arkham_horror.events.people import CardDiscarded, CheckMade
from miskatonic.games.arkham_horror.events.town import GatePrevented, MonsterDrawn
from miskatonic.games.arkham_horror.state import ArkhamEffect
from miskatonic.kernel.table import Table
from miskatonic.testing import Scenario, rule, scenario

HARVEY, KATE, MICHAEL = "harvey_walters", "kate_winthrop", "michael_mcglen"
DERRINGER = "18_derringer"
NODENS_PAYS = "nodens_blessing_07"
"""The blessing of Nodens that stands in for up to $10."""


def suffering(effect: ArkhamEffect, *things: str) -> Table[Any]:
    """Pete, with some things, while something happens to him."""
    g = scenario("arkham_horror", seats=[PETE]).give(PETE, *things)
    return staged(GAME.rules, g.state, lambda state: effect.run(state, state.present()[0]))


def asked(table: Table[Any]) -> tuple[list[str], int]:
    """What is offered, and how much of it has to be taken."""
    assert table.decision is not None
    return [option.id for option in table.decision.options], table.decision.least


def held(table: Table[Any]) -> list[str]:
    """What Pete has left."""
    return list(table.state.present()[0].cards)


# --- what is kept safe


def test_a_derringer_can_be_lost_in_place_of_something_else() -> None:
    table = suffering(lose_cards("item"), DERRINGER, "knife")
    assert asked(table) == ([f"lose:{DERRINGER}", "lose:knife"], 1)
    table.choose(f"lose:{DERRINGER}")
    assert held(table) == ["knife"]


def test_a_derringer_alone_may_be_kept() -> None:
    table = suffering(lose_cards("item"), DERRINGER)
    assert asked(table) == ([f"lose:{DERRINGER}"], 0)
    table.choose()
    assert held(table) == [DERRINGER]


def test_whoever_allows_a_derringer_to_be_lost_keeps_something_else() -> None:
    table = suffering(lose_half_items(), DERRINGER, "deputys_revolver", "18_derringer#2", "axe")
    assert asked(table)[1] == 0, "two of four are lost, and one can be taken against the owner's will"
    table.choose(f"lose:{DERRINGER}", "lose:deputys_revolver")
    assert held(table) == ["18_derringer#2", "axe"]


def test_of_everything_that_is_lost_what_is_kept_safe_stays() -> None:
    table = suffering(lose_every("weapon"), DERRINGER, "knife", "axe")
    table.choose()
    assert held(table) == [DERRINGER]


def test_the_dearest_item_may_be_the_derringer_if_its_owner_likes() -> None:
    assert asked(suffering(lose_by_price("item", "dearest"), DERRINGER, "knife"))[0] == [
        f"lose:{DERRINGER}",
        "lose:knife",
    ]


def test_an_elder_thing_takes_a_derringer_only_from_whoever_lets_it() -> None:
    g = facing("elder_thing", cards=(DERRINGER, "axe")).rig(dice=[6, 1, 1]).choose("fight:elder_thing")
    g.rig(dice=[1] * 5).choose("fight:elder_thing")
    assert g.options == [f"lose:{DERRINGER}", "lose:axe"]


def test_ithaqua_s_storm_leaves_a_derringer_to_whoever_wants_it() -> None:
    g = scenario("arkham_horror", seats=[PETE], ancient_one="ithaqua").give(PETE, DERRINGER, "knife")
    g.set("doom", 11).stack("mythos", ["private_security_hired_in_uptown"]).begin(phase="mythos").stop("battle_upkeep")
    g.rig(dice=[1, 1])
    while g.decision.kind.name != "lose_cards":
        g.choose(g.options[0])
    assert (g.options, g.decision.least) == ([f"lose:{DERRINGER}"], 0)
    assert [event.card for event in g.choose().happened(CardDiscarded)] == ["knife"]


def test_what_is_kept_safe_can_be_paid() -> None:
    g = meets("merchant_district_kh1", "river_docks", DERRINGER).stack("unique", ["holy_water"]).choose("yes")
    assert g[YOU].cards == ["holy_water"]


def test_a_choice_that_leaves_nothing_but_the_derringer_leaves_it_to_its_owner() -> None:
    table = suffering(choose(give_up("item"), lose(money=1)), DERRINGER)
    assert asked(table) == ([f"lose:{DERRINGER}"], 0)
    table.choose()
    assert held(table) == [DERRINGER]


def test_a_choice_between_nothing_but_losses_of_the_derringer_leaves_it_to_its_owner() -> None:
    table = suffering(choose(give_up("item"), give_up_every("weapon")), DERRINGER)
    table.choose("effect:give_up_every_weapon")
    assert asked(table) == ([f"lose:{DERRINGER}"], 0)


@pytest.mark.parametrize("effect", [give_up_every("weapon"), give_up_half_items(up=True)])
def test_a_derringer_saves_nothing_else_where_there_is_no_choice(effect: ArkhamEffect) -> None:
    table = suffering(choose(pay(money=5), effect), DERRINGER, "deputys_revolver", "knife")
    assert asked(table) == ([f"lose:{DERRINGER}", "lose:deputys_revolver"], 0)
    table.choose()
    assert held(table) == [DERRINGER, "deputys_revolver"]


@pytest.mark.parametrize("effect", [give_up("item"), give_up_every("weapon"), give_up_by_price("item", "dearest")])
def test_what_is_chosen_is_given_up_in_full(effect: ArkhamEffect) -> None:
    table = suffering(choose(effect, lose(sanity=1)), DERRINGER)
    table.choose(0)
    assert held(table) == []


# --- weapons


@rule("AH-WEAP-06")
def test_somebody_may_fight_with_nothing_in_hand() -> None:
    g = (
        facing("zombie", cards=("tommy_gun",))
        .rig(dice=[5, 1, 1, 1])
        .choose("fight:zombie")
        .choose("put_away:tommy_gun")
    )
    assert (g[PETE].hands, "hold:tommy_gun" in g.options) == ([], True)
    g.rig(dice=[6]).choose("fight:zombie")
    assert g.happened(CheckMade)[-1].modifier == -1


# --- what can be paid, and what it is good for


@rule("AH-FAQ-042")
@pytest.mark.parametrize(
    ("place", "things", "offered"),
    [
        ("police_station", ["gate_abyss", "gate_abyss"], True),
        ("police_station", ["gate_abyss", "gate_abyss", "deputy_of_arkham"], False),
        ("south_church", ["gate_abyss"], True),
        ("south_church", ["gate_abyss", "blessing"], False),
        ("mas_boarding_house", ["gate_abyss", "gate_abyss"], True),
        ("bank_of_arkham", [], True),
        ("bank_of_arkham", ["bank_loan"], False),
        ("arkham_asylum", ["$5"], False),
    ],
)
def test_a_location_offers_what_can_be_paid_and_brings_something(place: str, things: list[str], offered: bool) -> None:
    g = scenario("arkham_horror", seats=[PETE]).place(PETE, at=place).give(PETE, *things)
    g.begin(step="encounter").stop("other_world")
    assert any(option.startswith("service") for option in g.options) is offered


@rule("AH-FAQ-042")
def test_nobody_is_recruited_where_no_ally_is_left() -> None:
    g = scenario("arkham_horror", seats=[PETE]).place(PETE, at="mas_boarding_house").place("ally", at="box")
    g.give(PETE, "gate_abyss", "gate_abyss").begin(step="encounter").stop("other_world")
    assert "service:recruit" not in g.options


def test_nobody_chooses_to_lose_clues_that_are_not_there() -> None:
    g = meets("downtown_3", "arkham_asylum", "luck", "wither", "shrivelling", *["clue"] * 3).rig(dice=[1] * 3)
    while g.decision.kind.name != "choose_effect":
        g.choose("accept")
    assert g.options == ["effect:give_up_spell", "effect:give_up_skill"]


@pytest.mark.parametrize("fate", ["curse", ""])
def test_a_curse_is_a_price_for_those_only_who_can_be_cursed(fate: str) -> None:
    g = dreams("green_kh2", "the_dreamlands_1", *[fate] if fate else [])
    assert ("yes" in g.options) is not bool(fate)


def test_wendy_adams_with_an_elder_sign_cannot_pay_with_a_curse() -> None:
    g = game("wendy_adams", ancient_one="yig").place("wendy_adams", at="mas_boarding_house")
    g.give("wendy_adams", "elder_sign").begin(step="encounter").stop("other_world").rig(encounters=["southside_kh1"])
    assert g.options == ["go_on"]


def test_progress_is_no_price_where_no_marker_can_be_placed() -> None:
    g = meets("south_shore_3", "hall_school").place("worlds_drifting_apart", at="play")
    assert g.options == ["go_on"]


# --- Kate Winthrop


@pytest.mark.parametrize(
    ("card", "place"),
    [
        ("rivertown_5", "graveyard"),
        ("rivertown_6", "black_cave"),
        ("easttown_3", "hibbs_roadhouse"),
        ("downtown_kh3", "independence_square"),
        ("merchant_district_kh1", "unvisited_isle"),
        ("uptown_kh2", "woods"),
    ],
)
def test_no_monster_appears_where_kate_winthrop_is(card: str, place: str) -> None:
    g = game(KATE, ancient_one="yig").place(KATE, at=place).begin(step="encounter").stop("other_world")
    g.rig(encounters=[card])
    assert g.options == ["go_on"]
    assert not g.happened(MonsterDrawn)


def test_no_monster_appears_in_the_inner_sanctum_where_kate_winthrop_is() -> None:
    g = (
        game(KATE, ancient_one="yig")
        .place(KATE, at="silver_twilight_lodge")
        .begin(step="encounter")
        .stop("other_world")
    )
    g.give(KATE, "silver_twilight_lodge_membership").rig(encounters=["french_hill_4"]).choose("part:inner_sanctum")
    assert not g.happened(MonsterDrawn)


@pytest.mark.parametrize(
    ("card", "place", "dice"), [("rivertown_5", "black_cave", 4), ("french_hill_kh1", "the_witch_house", 2)]
)
def test_no_monster_appears_after_a_failed_check_where_kate_winthrop_is(card: str, place: str, dice: int) -> None:
    g = game(KATE, ancient_one="yig").place(KATE, at=place).begin(step="encounter").stop("other_world")
    g.rig(encounters=[card], dice=[1] * dice)
    assert g.options == ["go_on"]
    assert not g.happened(MonsterDrawn)


def test_no_gate_bursts_through_an_elder_sign_where_kate_winthrop_is() -> None:
    g = game(KATE, ancient_one="yig").place(KATE, at="woods").place("seal", at="woods")
    g.stack("mythos", [burst_at("woods", g)]).begin(phase="mythos").stop("mythos_clue")
    assert ("woods" in g.state.seals, bool(g.happened(GatePrevented))) == (True, True)


def burst_at(place: str, g: Scenario) -> str:
    """A Mythos card whose gate bursts open at a place."""
    found: list[str] = [card.slug for card in g.state.edition[MYTHOS] if card.burst and card.gate == place]
    return found[0]


# --- costs


@rule("AH-FAQ-086", "AH-FAQ-087")
@pytest.mark.parametrize(
    ("who", "card", "place", "left"),
    [
        (HARVEY, "merchant_district_2", "the_unnamable", (5, 3)),
        (MICHAEL, "miskatonic_university_4", "science_building", (3, 5)),
    ],
)
def test_a_cost_that_is_worded_as_a_loss_is_not_lessened(
    who: str, card: str, place: str, left: tuple[int, int]
) -> None:
    g = scenario("arkham_horror", seats=[who], ancient_one="yig").place(who, at=place).begin(step="encounter")
    g.stop("other_world").rig(encounters=[card]).choose("yes")
    assert (g[who].sanity, g[who].stamina) == left


def test_research_materials_stand_in_for_a_clue_when_a_gate_is_sealed() -> None:
    g = (
        scenario("arkham_horror", seats=[PETE], ancient_one="yig")
        .place(PETE, at="woods")
        .place("gate_abyss", at="woods")
    )
    g.place("gate_yuggoth", at="graveyard").give(PETE, *["clue"] * 4, "research_materials", "explored")
    g.set(f"{PETE}.sliders", [0, 3, 3]).begin(step="encounter").stop("other_world")
    g.rig(dice=[6, 6, 6]).play("close", "close:fight", "seal")
    assert (g.state.seals, g[PETE].clues, g[PETE].cards) == (["woods"], 0, [])


# --- what stands in for money


def test_credit_rating_pays_the_interest_of_a_loan() -> None:
    g = game(PETE).give(PETE, "bank_loan", "credit_rating").begin(phase="upkeep").rig(dice=[1])
    assert (g[PETE].exhausted, "bank_loan" in g[PETE].cards) == (["credit_rating"], True)


def test_credit_rating_pays_at_hibb_s() -> None:
    g = meets("easttown_2", "hibbs_roadhouse", "credit_rating", "$1").rig(dice=[1] * 3)
    assert (g[YOU].money, g[YOU].at) == (0, "hibbs_roadhouse")


def test_credit_rating_pays_a_ransom() -> None:
    g = dreams("yellow_kh3", "another_dimension_1", "credit_rating", "$1", "knife").choose("money:knife")
    assert (g[YOU].money, cards_of_kind(g[YOU], "item")) == (0, ["knife"])


def test_a_blessing_of_nodens_pays_the_interest_of_a_loan() -> None:
    g = game(PETE).give(PETE, "bank_loan", "blessing", NODENS_PAYS).begin(phase="upkeep").rig(dice=[1, 2])
    g.choose("use:bank_loan")
    assert (NODENS_PAYS in g[PETE].cards, "bank_loan" in g[PETE].cards) == (False, True)


def test_a_blessing_of_nodens_pays_at_hibb_s() -> None:
    g = meets("easttown_2", "hibbs_roadhouse", "blessing", NODENS_PAYS).rig(dice=[1] * 3)
    assert (g[YOU].cards, g[YOU].at) == (["blessing"], "hibbs_roadhouse")


def test_a_blessing_of_nodens_pays_one_ransom() -> None:
    g = dreams("yellow_kh3", "another_dimension_1", "blessing", NODENS_PAYS, "knife", "axe").choose("money:knife")
    assert g[YOU].cards == ["blessing", "knife"]
