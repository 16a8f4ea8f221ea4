"""Other Worlds."""

from miskatonic.games.elder_sign.components import ADVENTURE_CARDS
from miskatonic.testing import Scenario, rule, scenario


def joe(*other_worlds: str) -> Scenario:
    """Joe Diamond and Kate Winthrop, and those Other Worlds in play."""
    g = scenario("elder_sign", seats=["joe_diamond", "kate_winthrop"], ancient_one="azathoth")
    for world in other_worlds:
        g.place(world, at="other_worlds")
    return g


def through_the_gate(g: Scenario) -> Scenario:
    """Joe resolves The Key to the Beyond, whose rewards end with a gate."""
    g.place("the_key_to_the_beyond", at="museum:0")
    g.rig(dice=[3, *["peril"] * 5]).choose("move:the_key_to_the_beyond")
    return g.rig(dice=["lore", "peril", 2, "peril", "peril"]).choose("task:0").choose("task:1")


@rule("ES-OW-01")
def test_other_worlds_are_not_among_the_adventures_of_the_museum() -> None:
    g = joe()
    drawn = [*g.state.adventure_deck, *(adventure.card for adventure in g.state.museum)]
    assert len(drawn) == 48
    assert not any(ADVENTURE_CARDS[card].other_world for card in drawn)
    assert not any(ADVENTURE_CARDS[option.removeprefix("move:")].other_world for option in g.options[:-1])


@rule("ES-OW-01")
def test_once_a_gate_is_open_anybody_may_go_to_the_other_world() -> None:
    g = through_the_gate(joe().stack("other_world", ["the_abyss"]))
    assert g.decision.seat == 1
    assert "move:the_abyss" in g.options


@rule("ES-OW-02")
def test_an_other_world_takes_none_of_the_six_places() -> None:
    g = through_the_gate(joe().stack("other_world", ["the_abyss"]).stack("adventure", ["the_graveyard"]))
    assert [world.card for world in g.state.other_worlds] == ["the_abyss"]
    museum = [adventure.card for adventure in g.state.museum]
    assert museum[0] == "the_graveyard", "the resolved adventure was replaced as usual"
    assert len(museum) == 6
    assert "the_abyss" not in museum


@rule("ES-OW-03")
def test_any_number_of_other_worlds_may_be_in_play() -> None:
    worlds = ["the_dreamlands", "yuggoth", "r_lyeh", "plateau_of_leng", "another_dimension", "the_abyss"]
    g = through_the_gate(joe(*worlds).stack("other_world", ["great_hall_of_celeano"]))
    assert [world.card for world in g.state.other_worlds] == [*worlds, "great_hall_of_celeano"]
    assert len(g.options) == 6 + 7 + 1


@rule("ES-OW-04", "ES-OW-05")
def test_a_resolved_other_world_is_kept_as_a_trophy_and_not_replaced() -> None:
    g = joe("the_dreamlands").place("kate_winthrop", at="the_dreamlands")
    museum = [adventure.card for adventure in g.state.museum]
    decks = list(g.state.adventure_deck), list(g.state.other_world_deck)
    g.rig(dice=["peril", "lore", 3, *["terror"] * 3]).choose("move:the_dreamlands").choose("task:0")
    assert g.state.other_worlds == []
    assert [adventure.card for adventure in g.state.museum] == museum
    assert (g.state.adventure_deck, g.state.other_world_deck) == decks
    assert g["joe_diamond"].trophies == ["the_dreamlands"]
    assert (g.state.elder_signs, g["joe_diamond"].clues) == (1, 2)
    assert g["joe_diamond"].at == g["kate_winthrop"].at == "entrance"


@rule("ES-OW-05")
def test_a_failed_other_world_costs_its_penalty_and_stays_in_play() -> None:
    g = joe("plateau_of_leng").rig(dice=[1, 1, 1, 1, 1, "terror"]).choose("move:plateau_of_leng")
    assert g["joe_diamond"].sanity == 3, "its terror effect"
    g.choose("give_up")
    assert g["joe_diamond"].sanity == 1, "its penalty"
    assert [world.card for world in g.state.other_worlds] == ["plateau_of_leng"]


@rule("ES-OW-05")
def test_a_monster_task_of_an_other_world_takes_a_monster() -> None:
    g = joe("city_of_the_great_race").set("clock", 3).stack("mythos", ["wet_footprints"])
    g.rig(monsters=["maniac"]).play("move:entrance", "first_aid:sanity")
    assert g["city_of_the_great_race"].covers == ["maniac", ""]
