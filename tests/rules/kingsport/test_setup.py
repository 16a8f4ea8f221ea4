"""Expansion setup, mixing the expansion with the base game, several expansions at once, exhausted allies."""

from collections import Counter
from typing import Any

import pytest
from tests.rules.kingsport.shared import AMANDA, BOB, JOE, PETE, drawn, kingsport, opened

from miskatonic import new_table
from miskatonic.games.arkham_horror.components import (
    ALLIES,
    AREAS,
    CARDS,
    GATE_MARKERS,
    LOCATIONS,
    MONSTERS,
    MYTHOS,
    SPECIALS,
)
from miskatonic.games.arkham_horror.declare import card, mythos, street
from miskatonic.games.arkham_horror.effects.costs import costing
from miskatonic.games.arkham_horror.effects.people import draw, gain
from miskatonic.games.arkham_horror.effects.using import uses
from miskatonic.games.arkham_horror.events.fate import CardIgnored
from miskatonic.games.arkham_horror.rules.doom import gate_limit, monster_limit, outskirts_limit
from miskatonic.games.arkham_horror.rules.places import board, towns
from miskatonic.games.arkham_horror.rules.skill_checks import skill
from miskatonic.games.arkham_horror.rules.windows import IN_MOVEMENT
from miskatonic.games.arkham_horror.state import Arkham
from miskatonic.games.kingsport.components import KINGSPORT_LOCATION_CARDS
from miskatonic.games.kingsport.events import AlliesDealt, RiftProgressed
from miskatonic.testing import home_made, rule, scenario

MANY = [PETE, AMANDA, BOB, JOE, "carolyn_fern", "dexter_drake", "gloria_goldberg", "jenny_barnes"]


def begun(*seats: str, seed: int = 1, **setup: Any) -> Arkham:
    """The state of a game when its first turn begins."""
    table = new_table("arkham_horror", seed=seed, seats=list(seats), boxes=["kingsport"], **setup)
    while table.decision is not None and table.state.turn == 0:
        table.choose(0)
    assert isinstance(table.state, Arkham)
    return table.state


# --- mixing


@rule("KH-PREP-01", "KH-PREP-02", "KH-COMP-28", "KH-COMP-21")
def test_gates_and_mythos_cards_are_mixed() -> None:
    edition = begun(PETE).edition
    assert (len(edition[GATE_MARKERS].copies()), len(edition[MYTHOS].copies())) == (20, 67 + 22)


@rule("KH-PREP-03", "KH-PREP-04", "KH-SETUP-13", "KH-COMP-25")
@pytest.mark.parametrize(("ancient_one", "cup"), [("yig", 55 + 26), ("nyarlathotep", 60 + 28)])
def test_masks_stay_out_of_the_cup_unless_the_ancient_one_says_otherwise(ancient_one: str, cup: int) -> None:
    state = begun(PETE, ancient_one=ancient_one)
    assert len(state.cup) + len(state.monsters) == cup
    assert ("shadowy_figure" in state.removed) == (ancient_one == "yig")


@rule("KH-PREP-05")
def test_without_the_town_the_people_and_the_monsters_take_part() -> None:
    state = begun(PETE, answers={"kingsport_board": "without"})
    assert (len(board(state.edition).places), len(state.edition[MYTHOS].copies()), state.markers) == (35, 67, {})
    assert "werewolf" in state.edition[MONSTERS]
    assert len(state.decks["ally"]) + 1 == 11


# --- setup


@rule("KH-SETUP-01")
def test_the_base_setup_is_followed() -> None:
    state = begun(AMANDA)
    assert (len(state.gates), len(state.seals), state.terror) == (1, 0, 0)
    assert set(state.clues) <= {place.slug for place in state.edition[LOCATIONS]}


@rule("KH-SETUP-02")
def test_kingsport_lies_beside_arkham() -> None:
    assert towns(begun(AMANDA).edition) == ("arkham", "kingsport")


@rule("KH-SETUP-11")
def test_allies_that_are_drawn_are_among_the_eleven() -> None:
    with home_made("arkham_horror"):
        mythos("headline", "friends", "Friends", "Amis", draw("ally", 20), gate="woods")
        g = scenario("arkham_horror", boxes=["kingsport", "home_made"], seats=[AMANDA]).place("friends", at="drawn")
        g.begin(step="mythos_ability").stop("turn_end")
        assert sum(CARDS[card].deck == "ally" for card in g[AMANDA].cards) == 11


@rule("KH-INTRO-02")
def test_every_component_knows_the_box_it_is_of() -> None:
    edition = begun(AMANDA).edition
    assert {card.box for card in edition[MYTHOS]} == {"", "kingsport_board"}
    assert {card.box for card in edition[MONSTERS]} == {"", "kingsport"}


@rule("KH-SETUP-06")
def test_no_clue_lies_in_kingsport() -> None:
    g = kingsport(PETE)
    assert all(area.stable for area in AREAS.values() if area.town == "kingsport" and hasattr(area, "stable"))
    assert not [place for place in g.state.clues if AREAS[place].town == "kingsport"]


@rule("KH-SETUP-07")
def test_there_are_four_decks_of_kingsport_and_special_cards_lie_together() -> None:
    state = begun(AMANDA)
    decks = Counter(card.neighborhood for card in state.edition[KINGSPORT_LOCATION_CARDS])
    assert (len(decks), set(decks.values())) == (4, {14})
    assert {SPECIALS[card].box for card in state.decks["special"]} == {"", "kingsport", "kingsport_board"}


@rule("KH-SETUP-08", "KH-SETUP-09", "KH-SETUP-10")
def test_eleven_allies_take_part_and_everybody_sees_them() -> None:
    table = new_table("arkham_horror", seed=3, seats=[AMANDA], boxes=["kingsport"])
    dealt = [event for event in table.events if isinstance(event, AlliesDealt)]
    assert sorted(dealt[0].allies) == sorted(table.state.decks["ally"])
    assert len(dealt[0].allies) == 11
    assert len(table.state.removed) >= len(table.state.edition[ALLIES].copies()) - 11


@rule("KH-SETUP-12")
@pytest.mark.parametrize("seed", range(5))
def test_an_ally_that_somebody_begins_with_is_one_of_the_eleven(seed: int) -> None:
    state = begun(PETE, seed=seed)
    assert state.investigators[0] is not None
    assert "duke" in state.investigators[0].cards
    assert len(state.decks["ally"]) == 10


@rule("KH-SETUP-14")
def test_a_rumor_is_no_card_for_the_setup() -> None:
    g = kingsport(PETE).stack("mythos", ["cover_up", "hallelujah"]).set("turn", 0).set("step", "first_mythos")
    g.stop("mythos_clue").rig(monsters=["ghoul"])
    assert (g.state.mythos, [event.card for event in g.happened(CardIgnored)]) == ("hallelujah", ["cover_up"])


@rule("KH-SETUP-15")
@pytest.mark.parametrize(("players", "monsters"), [(4, 1), (5, 2)])
def test_with_five_players_two_monsters_come_with_a_gate(players: int, monsters: int) -> None:
    g = drawn("hallelujah", *MANY[:players], stop="mythos_clue").rig(monsters=["ghoul", "zombie"][:monsters])
    assert len(g.state.monsters_at("graveyard")) == monsters


@rule("KH-SETUP-16")
def test_the_first_mythos_card_brings_progress_already() -> None:
    table = new_table("arkham_horror", seed=1, seats=[AMANDA], boxes=["kingsport"])
    while table.decision is not None and table.state.turn == 0:
        table.choose(0)
    assert sum(isinstance(event, RiftProgressed) for event in table.events) == 1


# --- several expansions


def far_street() -> None:
    """Somebody's own third town, of one street with a depot."""
    street(
        "far_street",
        "Far Street",
        "Rue Lointaine",
        beside=[],
        white="",
        black="",
        x=0.5,
        y=0.5,
        town="far",
        depot=True,
    )


@rule("KH-MULTI-01", "KH-MULTI-02", "KH-MULTI-03")
def test_with_two_more_towns_there_is_a_player_less() -> None:
    with home_made("arkham_horror"):
        far_street()
        seats = MANY[:6]
        g = scenario("arkham_horror", boxes=["kingsport", "home_made"], seats=seats, ancient_one="yig").stop("movement")
        assert (monster_limit(g.state), outskirts_limit(g.state), gate_limit(g.state)) == (8, 3, 6)


@rule("KH-MULTI-04")
def test_never_fewer_than_one() -> None:
    with home_made("arkham_horror"):
        for n in (1, 2):
            street(f"far_{n}", f"Far {n}", f"Loin {n}", beside=[], white="", black="", x=0.5, y=0.5, town=f"far_{n}")
        g = scenario("arkham_horror", boxes=["kingsport", "home_made"], seats=[AMANDA], ancient_one="yig")
        assert monster_limit(g.state) == 4


@rule("KH-MULTI-05", "KH-MULTI-06")
def test_one_town_more_changes_nothing() -> None:
    assert monster_limit(kingsport(*MANY[:6]).stop("movement").state) == 9


@rule("KH-TRAV-02", "KH-MULTI-01")
def test_trains_go_to_every_other_town() -> None:
    with home_made("arkham_horror"):
        far_street()
        g = scenario("arkham_horror", boxes=["kingsport", "home_made"], seats=[AMANDA], ancient_one="yig")
        g.place(AMANDA, at="central_hill").give(AMANDA, "$1")
        assert {"train:far_street", "train:train_station"} <= set(g.options)


# --- exhausted allies


@rule("KH-ALLY-01")
def test_an_exhausted_ally_still_gives_its_bonus() -> None:
    g = kingsport(AMANDA).give(AMANDA, "ryan_dean").exhaust("ryan_dean")
    rested = kingsport(AMANDA).give(AMANDA, "ryan_dean")
    assert skill(g.state, g[AMANDA], "sneak") == skill(rested.state, rested[AMANDA], "sneak")


@rule("KH-ALLY-03")
def test_exhausted_allies_are_refreshed() -> None:
    g = kingsport(AMANDA).give(AMANDA, "ryan_dean").exhaust("ryan_dean").begin(phase="upkeep")
    assert g[AMANDA].exhausted == []


@rule("KH-COMP-41")
def test_open_rifts_can_be_put_into_a_situation() -> None:
    assert opened(kingsport(PETE), "rift_white_circle", "woods").stop("encounter")["rift_white_circle"] == "woods"


@rule("KH-ALLY-02")
def test_an_exhausted_ally_cannot_be_exhausted_again() -> None:
    with home_made("arkham_horror"):
        card("ally", "scout", "Scout", "Éclaireur", uses(IN_MOVEMENT, gain(clue=1), costing("exhaust")))
        g = scenario("arkham_horror", boxes=["kingsport", "home_made"], seats=[AMANDA], ancient_one="yig")
        g.give(AMANDA, "scout")
        assert "use:scout" in g.options
        g.choose("use:scout")
        assert (g[AMANDA].clues, "use:scout" in g.options) == (1, False)
