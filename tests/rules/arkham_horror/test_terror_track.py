"""Terror track."""

import pytest
from tests.rules.arkham_horror.fights import PETE, headline

from miskatonic.games.arkham_horror.events.fate import AllyLeftTown, TerrorRose
from miskatonic.testing import rule, scenario

BUTCHERED = "family_found_butchered"


@rule("AH-TERR-01", "AH-TERR-03")
def test_for_each_point_of_terror_an_ally_leaves_for_good() -> None:
    g = headline(BUTCHERED).rig(allies=["duke"])
    assert (g.state.terror, [event.card for event in g.happened(AllyLeftTown)]) == (1, ["duke"])
    assert "duke" in g.state.removed
    assert len(g.state.decks["ally"]) == 10


@rule("AH-TERR-04")
def test_without_an_ally_in_the_deck_nobody_leaves_and_those_of_investigators_stay() -> None:
    g = headline(BUTCHERED).give(PETE, "duke").place("ally", at="box")
    assert (g.state.terror, g.happened(AllyLeftTown), g[PETE].cards) == (1, [], ["duke"])


@rule("AH-TERR-05", "AH-TERR-06", "AH-TERR-07", "AH-TERR-08", "AH-TERR-09", "AH-TERR-10", "AH-TERR-11")
@pytest.mark.parametrize(
    ("level", "shop", "street"),
    [
        (3, "general_store", "rivertown"),
        (6, "curiositie_shoppe", "northside"),
        (9, "ye_olde_magick_shoppe", "uptown"),
    ],
)
def test_a_shop_closes_for_good_and_everybody_is_put_out(level: int, shop: str, street: str) -> None:
    g = headline(BUTCHERED).set("terror", level - 1).place(PETE, at=shop).spawn("cultist", at=shop)
    assert (g.state.closed, g[PETE].at, g["cultist"]) == ([shop], street, street)
    g.set("ashcan_pete.speed", 3).begin(phase="movement").stop("encounter")
    assert f"walk:{shop}" not in g.options


@rule("AH-TERR-11")
def test_a_shop_is_open_before() -> None:
    g = scenario("arkham_horror", seats=[PETE], ancient_one="azathoth").set("terror", 2).place(PETE, at="rivertown")
    assert "walk:general_store" in g.set("ashcan_pete.speed", 3).options


@rule("AH-TERR-13", "AH-TERR-02")
def test_at_10_a_doom_token_is_added_and_terror_stays_there() -> None:
    g = headline(BUTCHERED).set("terror", 9)
    assert (g.state.terror, g.state.doom) == (10, 1)
    assert len(g.happened(TerrorRose)) == 1
    assert headline(BUTCHERED).set("terror", 10).state.terror == 10
