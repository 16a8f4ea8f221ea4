"""The view shares what never changes of the board: it must be, byte for byte, what is made afresh of every place and walk."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.games.arkham_horror.gambler import Gambler

from miskatonic import Table, new_table
from miskatonic.games.arkham_horror.components import AREAS, GAME, GATE_MARKERS, MYTHOS, Location
from miskatonic.games.arkham_horror.declare import location, mythos, street
from miskatonic.games.arkham_horror.rules.movement import dangers, next_step, walk_options
from miskatonic.games.arkham_horror.rules.places import board, depots
from miskatonic.games.arkham_horror.state import Arkham, Investigator
from miskatonic.games.arkham_horror.view.table import ArkhamView, view
from miskatonic.games.arkham_horror.view.towns import PlaceView, WalkView, printed_places, see_marker, see_place
from miskatonic.testing import scenario
from miskatonic.testing.home_made import home_made

BOXES = [[], ["kingsport"]]


def played(boxes: list[str], games: int) -> Iterator[Table[Any]]:
    """Tables before every third choice of some games."""
    for seed in range(games):
        setup: dict[str, Any] = {"boxes": boxes} if boxes else {}
        table = new_table("arkham_horror", seed=seed, players=1 + seed % 4, **setup)
        gambler = Gambler(seed, bold=True)
        while table.decision is not None:
            yield table
            gambler.play(table, choices=3)


def plain_view(state: Arkham) -> ArkhamView:
    """The view with every place and every walk made afresh."""
    return replace(
        view(state, 0),
        places=tuple(plain_place(state, place) for place in board(state.edition).places),
        walks=plain_walks(state),
    )


def plain_place(state: Arkham, place: str) -> PlaceView:
    """A place as the state alone tells it."""
    area = AREAS[place]
    gate = state.gates.get(place, "")
    marker = GATE_MARKERS[gate] if gate else None
    cards = [card for card in (state.environment, state.rumor, *state.headlines) if card]
    return PlaceView(
        id=place,
        town=area.town,
        kind="location" if isinstance(area, Location) else "street",
        x=area.x,
        y=area.y,
        ways=board(state.edition).by().connections[place],
        clues=state.clues.get(place, 0),
        gate=gate,
        world="" if marker is None else marker.world,
        symbol="" if marker is None else marker.symbol,
        modifier=0 if marker is None else marker.modifier,
        sealed=place in state.seals,
        closed=state.is_closed(place),
        stable=not isinstance(area, Location) or area.stable,
        marked=any(place in MYTHOS[card].marks for card in cards),
        neighborhood=area.neighborhood,
        depot=area.depot and len(depots(state.edition)) > 1,
        halts=area.halts,
        remote=area.remote,
        signs=area.signs,
        markers=tuple(see_marker(marker) for marker, at in state.markers.items() if at == place),
    )


def plain_walks(state: Arkham) -> tuple[WalkView, ...]:
    """The walks, each step of which is looked for when the one before it has been taken."""
    you = state.acting
    if state.step != "walk" or you is None:
        return ()
    return tuple(plain_walk(state, you, option.value) for option in walk_options(state, you))


def plain_walk(state: Arkham, you: Investigator, goal: str) -> WalkView:
    way = [you.at]
    while way[-1] != goal and (step := next_step(state, way[-1], goal)):
        way.append(step)
    passed, waiting = dangers(state, you, goal)
    return WalkView(goal, tuple(way), (*passed, *waiting))


@pytest.mark.parametrize("boxes", BOXES, ids=["base", "kingsport"])
def test_places_and_walks_are_what_is_made_of_them_afresh(boxes: list[str]) -> None:
    walking = lying = 0
    for table in played(boxes, 8):
        seen = view(table.state, 0)
        assert msgspec.json.encode(seen) == msgspec.json.encode(plain_view(table.state))
        walking += len(seen.walks) > 5
        lying += any(place.marked or place.closed or place.gate or place.markers for place in seen.places)
    assert walking > 50
    assert lying > 100


@pytest.mark.parametrize("boxes", BOXES, ids=["base", "kingsport"])
def test_a_place_that_is_shown_as_printed_has_nothing_on_it(boxes: list[str]) -> None:
    for table in played(boxes, 2):
        state = table.state
        places = printed_places(state.edition)
        assert view(state, 0).places == tuple(see_place(state, place) for place in places)


def test_a_box_may_add_places_and_mark_and_close_those_of_the_game() -> None:
    before = view(scenario("arkham_horror").state, 0).places
    with home_made(GAME):
        street("quay", "the quay", "le quai", beside=[], white="", black="", x=0.5, y=0.5, town="village", depot=True)
        location("tower", "the tower", "la tour", "quay", x=0.5, y=0.5, town="village")
        mythos("environment", "fog", "Fog", "Brouillard", gate="woods", clue=["woods"], marks=["tower", "woods"])
        state = scenario("arkham_horror", seats=["amanda_sharpe"]).place("amanda_sharpe", at="quay").state
        state.environment, state.shut = "fog", {"tower": "fog"}
        seen = {place.id: place for place in view(state, 0).places}
        assert len(seen) == len(before) + 2
        assert (seen["tower"].marked, seen["tower"].closed, seen["woods"].marked) == (True, True, True)
        assert not seen["quay"].marked
        assert seen["train_station"].depot, "trains have somewhere to go now"
        assert view(state, 0) == plain_view(state)
    assert view(scenario("arkham_horror").state, 0).places == before
