"""What the locations of Kingsport offer instead of an encounter."""

import pytest
from tests.rules.kingsport.shared import PETE, kingsport

from miskatonic.games.arkham_horror.components import CARDS
from miskatonic.games.arkham_horror.view.card_text import describe
from miskatonic.testing import Scenario, rule


def at(place: str, *things: str) -> Scenario:
    """Ashcan Pete, with Will 5, is somewhere in the encounter phase."""
    g = kingsport(PETE).place(PETE, at=place).give(PETE, *things).begin(phase="encounter")
    return g.stop("other_world")


@pytest.mark.parametrize(("choice", "card"), [("effect:find_food", "food"), ("effect:find_whiskey", "whiskey")])
def test_the_tavern_has_food_and_whiskey_for_a_dollar(choice: str, card: str) -> None:
    g = at("the_rope_and_anchor", "$1").choose("service:find_food_or_find_whiskey").choose(choice)
    assert (g[PETE].cards, g[PETE].money) == ([card], 0)


def test_nothing_is_to_be_had_without_money() -> None:
    g = kingsport(PETE).place(PETE, at="the_rope_and_anchor").begin(phase="encounter").stop("other_world")
    assert not any(option.startswith("service") for option in g.options)


def test_the_hospital_treats_body_and_mind_for_a_dollar() -> None:
    g = at("congregational_hospital", "$2").set("ashcan_pete.sanity", 2).set("ashcan_pete.stamina", 6)
    g.choose("service:gain")
    assert (g[PETE].sanity, g[PETE].stamina, g[PETE].money) == (3, 6, 1)


@pytest.mark.parametrize(("face", "money"), [(6, 7), (1, 4)])
def test_neil_pays_the_price_or_half_of_it_rounded_up(face: int, money: int) -> None:
    g = at("neils_curiosity_shop", "tommy_gun", "food").rig(dice=[face] * 4)
    g.choose("service:pawn").choose("sell:tommy_gun")
    assert (CARDS["tommy_gun"].price, g[PETE].money, g[PETE].cards) == (7, money, ["food"])


@pytest.mark.parametrize(("card", "dice"), [("research_materials", 1), ("lucky_cigarette_case", 4)])
def test_neil_pays_nothing_for_what_was_used_up_to_persuade_him(card: str, dice: int) -> None:
    g = at("neils_curiosity_shop", card, "food").rig(dice=[1] * 4 + [6] * dice)
    g.choose("service:pawn").choose(f"sell:{card}").choose(f"use:{card}")
    assert (g[PETE].money, g[PETE].cards) == (0, ["food"])


@rule("KH-COMP-36")
@pytest.mark.parametrize(
    "trophies", [("dhole", "vampire", "gug", "gug"), ("gate_abyss", "gate_abyss"), ("gate_abyss", "dhole", "vampire")]
)
def test_the_white_ship_takes_who_spends_trophies(trophies: tuple[str, ...]) -> None:
    g = at("north_point_lighthouse", *trophies).choose("service:take_special_captain_of_the_white_ship")
    while g.options != ["go_on"]:
        g.choose(g.options[0])
    assert g[PETE].cards[:1] == ["captain_of_the_white_ship"]


@rule("KH-COMP-37")
def test_the_strange_high_house_changes_who_spends_trophies() -> None:
    g = at("strange_high_house", "gate_abyss", "gate_abyss").choose("service:take_special_changed")
    while g.options != ["go_on"]:
        g.choose(g.options[0])
    assert g[PETE].cards[:1] == ["changed"]


def test_without_trophies_nothing_is_offered_there() -> None:
    g = kingsport(PETE).place(PETE, at="strange_high_house").begin(phase="encounter").stop("other_world")
    assert not any(option.startswith("service") for option in g.options)


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("the_causeway", "Whoever enters goes no further in that movement."),
        ("strange_high_house", "Is reached on foot only."),
        ("central_hill", "Trains to other towns stop here."),
        ("harborside", "Aquatic."),
    ],
)
def test_what_is_printed_on_a_place_can_be_read(place: str, line: str) -> None:
    assert line in describe(place, "en").lines
