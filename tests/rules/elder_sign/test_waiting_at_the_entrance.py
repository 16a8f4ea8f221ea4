"""Waiting at the entrance."""

import pytest

from miskatonic.testing import Scenario, rule, scenario


def kate_waits(*trophies: str, sanity: int = 6, stamina: int = 4, ancient_one: str = "azathoth") -> Scenario:
    """Kate Winthrop (6 sanity, 4 stamina) waits at the entrance, with Joe Diamond to follow."""
    g = scenario("elder_sign", seats=["kate_winthrop", "joe_diamond"], ancient_one=ancient_one)
    g.set("kate_winthrop.sanity", sanity).set("kate_winthrop.stamina", stamina)
    return g.give("kate_winthrop", *trophies).choose("move:entrance")


TWO_WORTH_TWO = ("the_archives", "lights_out")


@rule("ES-ENT-01")
def test_a_visitor_of_the_entrance_chooses_among_three_activities() -> None:
    g = kate_waits(*TWO_WORTH_TWO, sanity=3)
    assert {option.partition(":")[0] for option in g.options} == {"first_aid", "lost_and_found", "buy"}
    assert g.decision.rule == "ES-ENT-01"


@rule("ES-ENT-01", "ES-ENT-04")
def test_a_healthy_visitor_may_receive_first_aid_in_vain_rather_than_search() -> None:
    g = kate_waits()
    assert g.options == ["first_aid:sanity", "first_aid:stamina", "lost_and_found"]
    g.choose("first_aid:stamina")
    assert (g["kate_winthrop"].sanity, g["kate_winthrop"].stamina) == (6, 4)


@rule("ES-ENT-02")
def test_one_activity_is_all_that_a_turn_at_the_entrance_allows() -> None:
    g = kate_waits(*TWO_WORTH_TWO, sanity=3).choose("first_aid:sanity")
    assert g.decision.seat == 1, "the clock has moved on and it is Joe's turn"
    assert g.state.clock == 1


@rule("ES-ENT-03", "ES-ENT-04")
@pytest.mark.parametrize(("aid", "health"), [("first_aid:sanity", (4, 2)), ("first_aid:stamina", (3, 3))])
def test_free_first_aid_restores_one_sanity_or_one_stamina(aid: str, health: tuple[int, int]) -> None:
    g = kate_waits(sanity=3, stamina=2)
    assert [option for option in g.options if option.startswith("first_aid")] == [
        "first_aid:sanity",
        "first_aid:stamina",
    ]
    g.choose(aid)
    assert (g["kate_winthrop"].sanity, g["kate_winthrop"].stamina) == health


@rule("ES-ENT-03", "ES-ENT-05")
@pytest.mark.parametrize(("aid", "health"), [("first_aid:all_sanity", (6, 1)), ("first_aid:all_stamina", (1, 4))])
def test_two_trophies_restore_all_sanity_or_all_stamina(aid: str, health: tuple[int, int]) -> None:
    g = kate_waits("the_archives", sanity=1, stamina=1)
    assert "first_aid:all" not in g.options, "two trophies are not four"
    g.choose(aid)
    assert (g["kate_winthrop"].sanity, g["kate_winthrop"].stamina) == health
    assert g["kate_winthrop"].trophies == []


@rule("ES-ENT-06")
def test_four_trophies_restore_all_sanity_and_all_stamina() -> None:
    g = kate_waits(*TWO_WORTH_TWO, "byakhee", sanity=1, stamina=1).choose("first_aid:all")
    while g.decision.rule == "ES-TRO-03":
        g.choose("pay:the_archives" if "pay:the_archives" in g.options else "pay:lights_out")
    assert (g["kate_winthrop"].sanity, g["kate_winthrop"].stamina) == (6, 4)
    assert g["kate_winthrop"].trophies == ["byakhee"]


@rule("ES-ENT-05")
def test_first_aid_costs_trophies_that_a_visitor_without_any_cannot_pay() -> None:
    g = kate_waits("byakhee", sanity=1, stamina=1)
    assert [option for option in g.options if "all" in option] == []


@rule("ES-ENT-03")
def test_whoever_is_hurt_is_offered_the_aid_that_helps() -> None:
    g = kate_waits(*TWO_WORTH_TWO, sanity=1)
    assert [option for option in g.options if option.startswith("first_aid")] == [
        "first_aid:sanity",
        "first_aid:all_sanity",
    ]


@rule("ES-ENT-07")
@pytest.mark.parametrize(
    ("face", "cards", "clues", "health"),
    [
        (1, [], 1, (6, 4)),
        (2, ["axe"], 0, (6, 4)),
        (3, ["holy_water"], 0, (6, 4)),
        ("lore", ["wither"], 0, (6, 4)),
        ("peril", [], 0, (6, 3)),
        ("terror", [], 0, (5, 4)),
    ],
)
def test_one_green_die_tells_what_turns_up_among_the_lost_objects(
    face: str | int, cards: list[str], clues: int, health: tuple[int, int]
) -> None:
    g = scenario("elder_sign", seats=["kate_winthrop"], ancient_one="azathoth")
    g.stack("common", ["axe"]).stack("unique", ["holy_water"]).stack("spell", ["wither"]).choose("move:entrance")
    g.rig(dice=[face]).choose("lost_and_found")
    kate = g["kate_winthrop"]
    assert (kate.cards, kate.clues, (kate.sanity, kate.stamina)) == (cards, clues, health)


@rule("ES-ENT-07", "ES-DEV-11")
def test_the_lost_and_found_can_devour_its_visitor() -> None:
    g = kate_waits(stamina=1).rig(dice=["peril"], investigators=["gloria_goldberg"]).choose("lost_and_found")
    assert g.state.devoured == ["kate_winthrop"]
    assert (g.state.clock, g.decision.seat) == (1, 1), "the clock step is all that is left of her turn"


@rule("ES-ENT-08")
def test_a_visitor_buys_one_thing_for_its_price_in_trophies() -> None:
    g = kate_waits("the_archives", "byakhee")
    assert [option for option in g.options if option.startswith("buy")] == ["buy:clue", "buy:common", "buy:unique"]
    g.choose("buy:unique")
    assert len(g["kate_winthrop"].cards) == 1
    assert g["kate_winthrop"].cards[0] not in g.state.unique_deck
    assert g["kate_winthrop"].trophies == []
    assert g.decision.seat == 1


@rule("ES-ENT-08", "ES-END-01")
def test_ten_trophies_buy_an_elder_sign_and_the_last_one_wins_at_once() -> None:
    g = scenario("elder_sign", seats=["kate_winthrop"], ancient_one="yig").set("elder_signs", 9)
    g.give("kate_winthrop", *TWO_WORTH_TWO, "gug", "shoggoth", "dhole").choose("move:entrance").choose("buy:elder_sign")
    assert g["kate_winthrop"].trophies == []
    assert g.outcome is not None
    assert g.outcome.winners == [0]


@rule("ES-ENT-08")
def test_what_the_supply_does_not_have_cannot_be_bought() -> None:
    g = scenario("elder_sign", seats=["kate_winthrop"], ancient_one="azathoth").give("kate_winthrop", "the_archives")
    g.give("kate_winthrop", *["clue"] * 15).choose("move:entrance")
    assert [option for option in g.options if option.startswith("buy")] == ["buy:common"]
