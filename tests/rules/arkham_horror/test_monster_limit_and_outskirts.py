"""Monster limit and Outskirts."""

import pytest
from tests.rules.arkham_horror.fights import PETE, drawn

from miskatonic.games.arkham_horror.events.fate import TerrorRose
from miskatonic.games.arkham_horror.rules.doom import monster_limit, outskirts_limit
from miskatonic.testing import Scenario, rule, scenario

EIGHT = [
    "amanda_sharpe",
    "ashcan_pete",
    "bob_jenkins",
    "carolyn_fern",
    "darrell_simmons",
    "dexter_drake",
    "gloria_goldberg",
    "harvey_walters",
]
MONSTERS = ("cultist", "witch", "ghost", "zombie", "vampire", "ghoul", "byakhee", "mi_go", "gug", "dhole", "maniac")
BUTCHERED = "family_found_butchered"


def crowded(players: int, outside: int, drawn_next: str = "shoggoth") -> Scenario:
    """As many monsters in town as the limit allows, some in the Outskirts, and a gate about to open."""
    g = drawn(BUTCHERED, *EIGHT[:players], stop="mythos_clue").rig(monsters=[drawn_next])
    for monster in MONSTERS[: players + 3]:
        g.spawn(monster, at="downtown")
    outsiders = ("warlock", "warlock#2", "cultist#2", "cultist#3", "cultist#4", "cultist#5", "cultist#6")
    for monster in outsiders[:outside]:
        g.spawn(monster, at="outskirts")
    return g


@rule("AH-LIMIT-01", "AH-LIMIT-05", "AH-FAQ-038")
@pytest.mark.parametrize("players", range(1, 9))
def test_the_limit_is_the_number_of_players_and_3(players: int) -> None:
    g = drawn(BUTCHERED, *EIGHT[:players], stop="mythos_clue").rig(monsters=["shoggoth"])
    for monster in MONSTERS[: players + 2]:
        g.spawn(monster, at="downtown")
    assert (g["shoggoth"], monster_limit(g.state)) == ("graveyard", players + 3)


@rule("AH-LIMIT-02", "AH-LIMIT-03")
def test_monsters_in_the_outskirts_and_on_rumors_do_not_count() -> None:
    g = drawn(BUTCHERED, stop="mythos_clue").rig(monsters=["shoggoth"])
    for monster in ("ghoul", "ghoul#2", "ghost", "ghost#2", "gug"):
        g.spawn(monster, at="outskirts")
    g.place("the_terrible_experiment", at="play")
    assert g["shoggoth"] == "graveyard", "the limit is 4"


@rule("AH-LIMIT-04", "AH-TERR-12")
def test_at_terror_10_there_is_no_limit() -> None:
    assert crowded(1, 0).set("terror", 10)["shoggoth"] == "graveyard"


@rule("AH-LIMIT-05", "AH-LIMIT-06")
def test_a_monster_too_many_goes_to_the_outskirts_and_stays_there() -> None:
    g = crowded(1, 2)
    assert (g["shoggoth"], g.state.monsters_at("outskirts")) == ("outskirts", ["warlock", "warlock#2", "shoggoth"])
    g.spawn("mi_go", at="outskirts").place("alien_technology", at="drawn").begin(step="mythos_monsters")
    g.stop("mythos_ability")
    assert (g["shoggoth"], g["mi_go"]) == ("outskirts", "outskirts"), "their symbols have come up"


@rule(
    "AH-LIMIT-07",
    "AH-LIMIT-08",
    "AH-LIMIT-09",
    "AH-LIMIT-10",
    "AH-LIMIT-11",
    "AH-LIMIT-12",
    "AH-LIMIT-13",
    "AH-LIMIT-14",
    "AH-LIMIT-15",
    "AH-LIMIT-16",
    "AH-FAQ-038",
)
@pytest.mark.parametrize(("players", "room"), [(1, 7), (2, 6), (3, 5), (4, 4), (5, 3), (6, 2), (7, 1), (8, 0)])
def test_the_outskirts_hold_8_monsters_less_the_players_and_overflow_with_one_more(players: int, room: int) -> None:
    if room:
        g = crowded(players, room - 1)
        assert (len(g.state.monsters_at("outskirts")), g.state.terror) == (room, 0)
    g = crowded(players, room)
    assert (g.state.monsters_at("outskirts"), g.state.terror) == ([], 1), "they go back to the cup, and terror rises"
    assert outskirts_limit(g.state) == room
    assert "shoggoth" in g.state.cup
    assert len(g.happened(TerrorRose)) == 1


@rule("AH-LIMIT-03", "AH-FAQ-090")
def test_a_monster_of_an_encounter_does_not_count() -> None:
    g = scenario("arkham_horror", seats=[PETE], ancient_one="azathoth").place(PETE, at="graveyard")
    for monster in MONSTERS[:4]:
        g.spawn(monster, at="downtown")
    g.begin(step="encounter").stop("other_world").rig(encounters=["rivertown_5"], monsters=["shoggoth"], dice=[5] * 5)
    assert g.options == ["evade:shoggoth", "fight:shoggoth"], "it comes up although the town is full"
    g.choose("evade:shoggoth")
    assert g.state.monsters_at("outskirts") == []
