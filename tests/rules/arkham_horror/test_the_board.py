"""The board."""

from miskatonic.games.arkham_horror.components import GAME, LOCATION_CARDS, LOCATIONS, MYTHOS, OTHER_WORLDS, STREETS
from miskatonic.games.arkham_horror.rules.doom import HIGHEST_TERROR
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.text import render
from miskatonic.testing import rule, scenario

BASE = edition_of(GAME)


@rule("AH-BOARD-01", "AH-BOARD-02")
def test_arkham_has_nine_neighborhoods_of_two_or_three_locations() -> None:
    for street in BASE[STREETS]:
        here = [location for location in BASE[LOCATIONS] if location.neighborhood == street.slug]
        assert len(here) in (2, 3)
    assert (len(BASE[STREETS].slugs), len(BASE[OTHER_WORLDS].slugs), HIGHEST_TERROR) == (9, 8, 10)


@rule("AH-BOARD-03")
def test_beyond_the_city_are_the_outskirts_the_sky_and_the_lost() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe", "bob_jenkins"]).spawn("byakhee", at="sky")
    g.spawn("ghoul", at="outskirts").place("bob_jenkins", at="lost_in_time_and_space")
    assert (g["byakhee"], g["ghoul"], g["bob_jenkins"].at) == ("sky", "outskirts", "lost_in_time_and_space")


@rule("AH-BOARD-04")
def test_gates_open_at_unstable_locations_only() -> None:
    stable = {location.slug for location in BASE[LOCATIONS] if location.stable}
    assert not stable & {card.gate for card in BASE[MYTHOS]}
    assert not stable & {place for card in BASE[MYTHOS] for place in card.clues}
    for card in BASE[LOCATION_CARDS]:
        for place, effect in card.encounters.items():
            if place in stable:
                assert not {"monster", "gate"} & set(effect.gives), f"{card.slug} at {place}"


@rule("AH-BOARD-04")
def test_a_monster_may_move_into_a_stable_location() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe"], ancient_one="yig").place("amanda_sharpe", at="library")
    g.spawn("hound_of_tindalos", at="downtown").place("a_strange_plague", at="drawn").stop("mythos_ability")
    g.begin(step="mythos_monsters")
    assert g["hound_of_tindalos"] == "library"


@rule("AH-BOARD-05")
def test_gates_open_and_monsters_appear_at_unstable_locations() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe"], ancient_one="yig").stack("mythos", ["a_strange_plague"])
    g.begin(phase="mythos").stop("mythos_clue").rig(monsters=["ghoul"])
    assert list(g.state.gates) == ["independence_square"]
    assert g["ghoul"] == "independence_square"


@rule("AH-BOARD-06")
def test_every_location_shows_what_it_gives_most_often() -> None:
    known = {"ally", "blessing", "clue", "common_item", "money", "sanity", "skill", "spell", "stamina", "unique_item"}
    for location in BASE[LOCATIONS]:
        assert len(location.icons) == 2
        assert set(location.icons) <= known


@rule("AH-BOARD-07")
def test_a_reversed_icon_means_a_sure_way() -> None:
    gives = {"unique_item": "unique", "common_item": "common"}
    for location in BASE[LOCATIONS]:
        assert location.sure in (*location.icons, "")
        if location.sure:
            found = {what for service in location.services for what in service.gives}
            wanted = gives.get(location.sure, location.sure)
            assert wanted in found or (wanted, location.slug) == ("money", "bank_of_arkham")
    g = scenario("arkham_horror", seats=["amanda_sharpe"]).place("amanda_sharpe", at="arkham_asylum").stop("mythos")
    g.set("amanda_sharpe.sanity", 3).begin(step="encounter").choose("service:gain")
    assert g["amanda_sharpe"].sanity == 4


@rule("AH-BOARD-08", "AH-COMP-42")
def test_an_ally_may_be_met_at_every_unstable_location() -> None:
    for location in BASE[LOCATIONS]:
        if not location.stable:
            cards = [card for card in BASE[LOCATION_CARDS] if card.neighborhood == location.neighborhood]
            said = " ".join(render(card.encounters[location.slug].text, "en") for card in cards)
            assert "as an ally" in said, location.slug
            assert location.slug in {place for card in BASE[MYTHOS] for place in card.clues}
