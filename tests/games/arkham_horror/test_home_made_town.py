"""What a box may bring along: a town, monsters and Mythos cards that work unlike those of the game itself, and sheets."""

from collections.abc import Iterator

import pytest

from miskatonic.games.arkham_horror.components import GAME, SHEETS, SheetCard
from miskatonic.games.arkham_horror.declare import location, monster, mythos, sheet, street
from miskatonic.games.arkham_horror.events.town import TookTrain
from miskatonic.games.arkham_horror.rules.doom import MONSTER_LIMIT, monster_limit, monsters_in_play
from miskatonic.games.arkham_horror.rules.gates import SEAL_HOLDS
from miskatonic.games.arkham_horror.rules.places import areas
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.hooks import modifies, sets
from miskatonic.kernel.line import typed
from miskatonic.kernel.registry import Registry
from miskatonic.testing import Scenario, scenario
from miskatonic.testing.home_made import home_made

OMENS: Registry[SheetCard] = Registry(GAME, "omen", 0, SHEETS)


@pytest.fixture(autouse=True)
def box() -> Iterator[None]:
    """A village on the coast: a quay where trains stop, a ladder that takes the whole day, and a tower at its top."""
    with home_made(GAME):
        street(
            "quay",
            "the quay",
            "le quai",
            beside=[],
            white="",
            black="",
            x=0.5,
            y=0.5,
            town="village",
            depot=True,
            counted=False,
        )
        location(
            "ladder",
            "the ladder",
            "l'échelle",
            "quay",
            x=0.5,
            y=0.5,
            town="village",
            halts=True,
            remote=True,
            counted=False,
        )
        location("tower", "the tower", "la tour", "ladder", x=0.5, y=0.5, town="village", remote=True, counted=False)
        monster("shade", "Shade", "Ombre", "star", "normal", awareness=0, toughness=1, combat=(0, 1), elusive=True)
        mythos("headline", "flood", "Flood", "Crue", gate="woods", burst=True, clue=["quay", "woods"], white=["star"])
        mythos("headline", "ebb", "Ebb", "Reflux", doom=2, black=["star"])
        mythos("headline", "swarm", "Swarm", "Nuée", surge=True, black=["star"])
        sheet(
            OMENS, "comet", "Comet", "Comète", typed("More monsters.", "Plus de monstres.", modifies(MONSTER_LIMIT, 2))
        )
        sheet(OMENS, "lock", "Lock", "Verrou", typed("Seals hold.", "Les sceaux tiennent.", sets(SEAL_HOLDS)))
        yield


def at(place: str, speed: int = 4, money: int = 0) -> Scenario:
    """Amanda Sharpe at a place, with that speed and that much money."""
    g = scenario("arkham_horror", seats=["amanda_sharpe"], ancient_one="yig")
    g.set("amanda_sharpe.sliders", [speed - 1, 0, 0]).set("amanda_sharpe.money", money)
    return g.place("amanda_sharpe", at=place)


def test_a_train_costs_a_dollar_and_a_point_and_one_may_walk_on() -> None:
    g = at("train_station", speed=3, money=1).choose("train:quay")
    assert (g["amanda_sharpe"].at, g["amanda_sharpe"].money, g["amanda_sharpe"].points) == ("quay", 0, 2)
    assert g.happened(TookTrain)
    assert "walk:ladder" in g.options
    assert "train:train_station" not in g.options, "without a dollar there is no way back"


def test_nobody_takes_a_train_where_none_stops_or_without_a_dollar() -> None:
    assert "train:quay" not in at("train_station").options
    assert "train:quay" not in at("northside", money=1).options


def test_a_place_that_ends_movements_is_not_passed_and_left_in_the_next_one() -> None:
    g = at("quay")
    assert "walk:ladder" in g.options
    assert "walk:tower" not in g.options
    assert {"walk:tower", "walk:quay"} <= set(at("ladder").options)
    assert at("quay").choose("walk:ladder")["amanda_sharpe"].points == 0


def test_nobody_gets_to_a_remote_place_but_on_foot() -> None:
    found = areas(at("quay").state)
    assert "quay" in found
    assert "woods" in found
    assert "ladder" not in found
    assert "tower" not in found


def test_monsters_where_they_do_not_count_leave_room_for_others() -> None:
    g = at("woods").spawn("cultist", at="quay").spawn("zombie", at="uptown")
    assert monsters_in_play(g.state) == 1


def test_an_elusive_monster_is_fought_only_by_who_evades_it() -> None:
    g = at("uptown").spawn("shade", at="uptown")
    assert "hunt:shade" in g.options
    assert g.choose("walk:woods")["amanda_sharpe"].at == "woods", "one passes it by"
    caught = at("uptown").spawn("shade", at="uptown").rig(dice=[6]).set("amanda_sharpe.sliders", [3, 0, 0])
    assert caught.choose("hunt:shade").decision.kind.name == "fight_or_flee"


def test_whoever_does_not_catch_an_elusive_monster_goes_no_further() -> None:
    g = at("uptown").spawn("shade", at="uptown").rig(dice=[1]).choose("hunt:shade")
    assert g["amanda_sharpe"].at == "uptown"
    assert g["amanda_sharpe"].stamina == g.state.present()[0].stamina
    assert g.decision.kind.name != "walk"


def drawn(card: str, *sheets: str, **places: str) -> Scenario:
    """The Mythos phase with that card on top of the deck, and those sheets beside the Ancient One's."""
    g = at("newspaper").set("sheets", list(sheets)).stack("mythos", [card])
    for monster_kind, place in places.items():
        g.spawn(monster_kind, at=place)
    return g


def test_a_gate_bursts_through_an_elder_sign_without_doom() -> None:
    g = drawn("flood").set("seals", ["woods"]).rig(monsters=["cultist"]).begin(phase="mythos")
    assert "woods" in g.state.gates
    assert g.state.seals == []
    assert g.state.doom == 0
    assert g.state.clues == {"quay": 1}, "one clue, because the woods have a gate"


def test_a_seal_that_holds_is_not_broken() -> None:
    g = drawn("flood", "lock").set("seals", ["woods"]).begin(phase="mythos")
    assert g.state.seals == ["woods"]
    assert not g.state.gates


def test_some_cards_bring_doom_or_a_surge_instead_of_a_gate() -> None:
    assert drawn("ebb").begin(phase="mythos").state.doom == 2
    g = drawn("swarm").place("gate_abyss", at="woods").rig(monsters=["cultist"]).begin(phase="mythos")
    assert g.state.monsters_at("woods") == ["cultist"]


def test_what_a_sheet_says_is_in_force() -> None:
    g = at("woods")
    before = monster_limit(g.state)
    assert monster_limit(g.set("sheets", ["comet"]).state) == before + 2


def test_streets_that_lead_nowhere_say_nothing_of_ways() -> None:
    assert not any(line.startswith("Leads to") for line in GAMES[GAME].reading.card_text("quay", "en").lines)
