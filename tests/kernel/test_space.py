"""Places and ways: small boards that a reader can follow, and any board against a search that tries every path."""

from collections.abc import Iterator, Sequence
from itertools import chain, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from miskatonic.kernel import space
from miskatonic.kernel.space import Graph, Overlay, Way, both_ways

# --- a corner of Arkham: three streets in a row, a shop and a house, the Sky above, and arrows for monsters

STREETS = ("northside", "downtown", "easttown")
ARKHAM = Graph.of(
    [*STREETS, "newspaper", "general_store", "sky"],
    [
        *both_ways("northside", "downtown", "street"),
        *both_ways("downtown", "easttown", "street"),
        *both_ways("northside", "newspaper", "door"),
        *both_ways("easttown", "general_store", "door"),
        *chain.from_iterable(both_ways(street, "sky", "sky") for street in STREETS),
        Way("northside", "downtown", "white"),
        Way("downtown", "easttown", "white"),
        Way("newspaper", "northside", "white"),
        Way("newspaper", "northside", "black"),
        Way("easttown", "downtown", "black"),
        Way("downtown", "northside", "black"),
    ],
)
ON_FOOT = ("street", "door")

# --- a house: two rooms of two spaces with a door between them, and a yard behind the cellar

HOUSE = Graph.of(
    ["foyer", "stairs", "cellar", "coal", "yard"],
    [
        *both_ways("foyer", "stairs", "line"),
        *both_ways("stairs", "cellar", "door"),
        *both_ways("cellar", "coal", "line"),
        *both_ways("coal", "yard", "door"),
    ],
)

# --- a square, where there are two ways around every corner

SQUARE = Graph.of(
    ["north", "west", "east", "south"],
    [
        *both_ways("north", "east", "street"),
        *both_ways("north", "west", "street"),
        *both_ways("south", "east", "street"),
        *both_ways("south", "west", "street"),
    ],
)


def test_who_walks_uses_streets_and_doors() -> None:
    walk = ARKHAM.by(*ON_FOOT)
    assert walk.distance("newspaper", "general_store") == 4
    assert walk.connections["northside"] == ("downtown", "newspaper")
    assert walk.distance("newspaper", "sky") is None


def test_who_flies_crosses_the_town_by_the_sky() -> None:
    fly = ARKHAM.by("street", "sky")
    assert fly.connections["sky"] == STREETS
    assert fly.distance("northside", "easttown") == 2
    assert fly.distance("northside", "newspaper") is None
    assert fly.first_steps("northside", "easttown") == ("downtown", "sky")


def test_monsters_follow_the_arrows_of_one_colour_and_do_not_come_back() -> None:
    white, black = ARKHAM.by("white"), ARKHAM.by("black")
    assert (white.connections["northside"], black.connections["northside"]) == (("downtown",), ())
    assert white.connections["newspaper"] == black.connections["newspaper"] == ("northside",)
    assert (white.distance("newspaper", "easttown"), white.distance("easttown", "newspaper")) == (3, None)


def test_without_a_choice_of_kinds_every_way_counts() -> None:
    assert ARKHAM.by().distance("newspaper", "general_store") == 4
    assert ARKHAM.by().first_steps("northside", "easttown") == ("downtown", "sky")


def test_a_kind_that_the_board_does_not_have_leads_nowhere() -> None:
    assert ARKHAM.by("vent").distances_from("sky") == {"sky": 0}
    assert ARKHAM.by("vent", *ON_FOOT) is ARKHAM.by(*ON_FOOT)


# --- what is near


def test_all_first_steps_of_shortest_paths_are_found_where_several_are_equally_short() -> None:
    assert SQUARE.by().first_steps("north", "south") == ("west", "east")
    assert SQUARE.by().first_steps("north", "west") == ("west",)


def test_who_is_there_or_cannot_come_there_has_no_first_step() -> None:
    assert SQUARE.by().first_steps("north", "north") == ()
    assert ARKHAM.by("white").first_steps("easttown", "northside") == ()


def test_all_shortest_paths_are_found() -> None:
    routes = SQUARE.by()
    assert list(routes.shortest_paths("north", "south")) == [("north", "west", "south"), ("north", "east", "south")]
    assert list(routes.shortest_paths("north", "north")) == [("north",)]
    assert list(ARKHAM.by("white").shortest_paths("easttown", "northside")) == []


def test_within_reach_is_the_start_then_what_is_near_then_what_is_farther() -> None:
    routes = SQUARE.by()
    assert routes.within("south", 0) == ("south",)
    assert routes.within("south", 1) == ("south", "west", "east")
    assert routes.within("south", 5) == ("south", "west", "east", "north")


def test_the_nearest_are_all_that_are_equally_near() -> None:
    routes = SQUARE.by()
    assert routes.nearest("north", ["south", "east", "west", "east"]) == ("west", "east")
    assert routes.nearest("north", ["south", "east"]) == ("east",)
    assert routes.nearest("north", ["south", "north"]) == ("north",)


def test_what_cannot_be_reached_or_is_not_on_the_board_is_never_nearest() -> None:
    white = ARKHAM.by("white")
    assert white.nearest("downtown", ["northside", "easttown", "yuggoth"]) == ("easttown",)
    assert white.nearest("downtown", ["northside", "yuggoth"]) == ()
    assert white.nearest("downtown", []) == ()


def test_among_equals_the_place_that_was_declared_first_comes_first() -> None:
    for places in permutations(SQUARE.places):
        routes = Graph.of(places, SQUARE.ways).by()
        either = tuple(place for place in places if place in ("east", "west"))
        assert routes.connections["north"] == either
        assert routes.first_steps("north", "south") == either
        assert routes.nearest("north", ["west", "south", "east"]) == either
        assert routes.within("north", 1) == tuple(routes.distances_from("north"))[:3] == ("north", *either)


# --- what changes in play


def test_a_closed_place_can_be_left_but_neither_entered_nor_crossed() -> None:
    walk = ARKHAM.under(Overlay(closed=("downtown",))).by(*ON_FOOT)
    assert walk.distance("northside", "downtown") is None
    assert walk.distance("northside", "easttown") is None
    assert walk.distance("downtown", "easttown") == 1
    assert walk.distance("downtown", "downtown") == 0
    assert walk.within("easttown", 9) == ("easttown", "general_store")
    assert walk.nearest("northside", ["downtown", "newspaper"]) == ("newspaper",)


def test_a_door_that_is_locked_from_outside_lets_people_out() -> None:
    move = HOUSE.under(Overlay(blocked=(Way("stairs", "cellar", "door"),))).by()
    assert move.distance("foyer", "cellar") is None
    assert move.distance("cellar", "foyer") == 2


def test_a_barricade_blocks_every_way_between_two_places() -> None:
    barricade = ARKHAM.between("downtown", "northside")
    assert [(way.start, way.kind) for way in barricade] == [
        ("northside", "street"),
        ("northside", "white"),
        ("downtown", "black"),
        ("downtown", "street"),
    ]
    now = ARKHAM.under(Overlay(blocked=barricade))
    assert now.between("northside", "downtown") == ()
    assert now.by().first_steps("northside", "downtown") == ("sky",)


def test_ladders_and_vents_are_for_those_who_can_use_them_and_do_not_count_for_range() -> None:
    now = HOUSE.under(
        Overlay(added=(*both_ways("foyer", "yard", "ladder"), *both_ways("foyer", "coal", "vent"))),
    )
    assert now.by("line", "door").distance("foyer", "yard") == 4
    assert now.by("line", "door", "ladder").distance("foyer", "yard") == 1
    assert now.by("line", "door", "vent").distance("foyer", "yard") == 2


def test_what_is_closed_or_blocked_stays_so_whatever_is_added() -> None:
    rope = Way("foyer", "yard", "rope")
    assert HOUSE.under(Overlay(closed=("yard",), added=(rope,))).by().distance("foyer", "yard") is None
    assert HOUSE.under(Overlay(blocked=(rope,), added=(rope,))).by().distance("foyer", "yard") == 4


def test_the_board_is_what_it_was_once_an_overlay_is_gone() -> None:
    house = Graph.of(HOUSE.places, HOUSE.ways)
    before = house.by().distances_from("foyer")
    assert house.under(Overlay(closed=("stairs",))).by().distances_from("foyer") == {"foyer": 0}
    assert house.by().distances_from("foyer") is before
    assert house.under(Overlay()) is house


# --- what was found out is kept


def test_the_same_map_is_the_same_graph() -> None:
    square = Graph.of(SQUARE.places, SQUARE.ways)
    assert Graph.of(SQUARE.places, reversed(SQUARE.ways)) is square
    assert Graph.of(SQUARE.places, [*SQUARE.ways, *SQUARE.ways]) is square
    assert Graph.of(reversed(SQUARE.places), SQUARE.ways) is not square
    assert Graph.of(SQUARE.places, SQUARE.ways[1:]) is not square


def test_the_same_changes_give_the_same_graph() -> None:
    closed = HOUSE.under(Overlay(closed=("coal", "yard")))
    assert closed is HOUSE.under(Overlay(closed=("yard", "coal")))
    assert closed is not HOUSE.under(Overlay(closed=("yard",)))


def test_routes_are_the_same_as_long_as_nothing_that_concerns_them_changes() -> None:
    assert ARKHAM.by("door", "street") is ARKHAM.by("street", "door")
    dark_sky = ARKHAM.under(Overlay(closed=("sky",)))
    assert dark_sky is not ARKHAM
    assert dark_sky.by(*ON_FOOT) is ARKHAM.by(*ON_FOOT)


def test_distances_are_found_once() -> None:
    assert HOUSE.by().distances_from("yard") is HOUSE.by("line", "door").distances_from("yard")


def test_what_is_kept_does_not_grow_without_end() -> None:
    for n in range(space._MOST_KEPT + 10):
        island = Graph.of([f"island {n}", "sea"], both_ways(f"island {n}", "sea", "boat"))
        assert island.under(Overlay(closed=("sea",))).by().within("sea", 1) == ("sea", f"island {n}")
    for kept in (space._graph, space._under, space._routes_by, space._routes):
        assert kept.cache_info().currsize == space._MOST_KEPT


# --- nonsense is refused where it is written


def test_a_graph_refuses_what_cannot_be() -> None:
    with pytest.raises(ValueError, match="a place is declared twice: hall, attic, hall"):
        Graph.of(["hall", "attic", "hall"])
    with pytest.raises(ValueError, match="'attic', which is not declared"):
        Graph.of(["hall"], both_ways("hall", "attic", "door"))
    with pytest.raises(ValueError, match="leads nowhere"):
        Graph.of(["hall"], [Way("hall", "hall", "door")])


@pytest.mark.parametrize(
    "overlay",
    [
        Overlay(closed=("attic",)),
        Overlay(blocked=(Way("foyer", "yard", "door"),)),
        Overlay(blocked=(Way("foyer", "stairs", "door"),)),
        Overlay(added=(Way("foyer", "attic", "ladder"),)),
        Overlay(added=(Way("foyer", "foyer", "ladder"),)),
        Overlay(closed=("yard",), added=(Way("attic", "yard", "ladder"),)),
    ],
)
def test_an_overlay_changes_only_what_there_is(overlay: Overlay) -> None:
    with pytest.raises(ValueError, match=r"is closed, but|is blocked, but|is not declared|leads nowhere"):
        HOUSE.under(overlay)


def test_nobody_starts_from_a_place_that_is_not_on_the_board() -> None:
    routes = HOUSE.by()
    for ask in (routes.distances_from, lambda start: routes.nearest(start, ["yard"])):
        with pytest.raises(KeyError, match="yuggoth"):
            ask("yuggoth")
    with pytest.raises(KeyError, match="yuggoth"):
        list(routes.shortest_paths("yuggoth", "yuggoth"))


def test_a_graph_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        HOUSE.ways = ()  # type: ignore[misc]


# --- any board, against a search that tries every path


def every_shortest_path(places: Sequence[str], ways: Sequence[Way], start: str, goal: str) -> list[tuple[str, ...]]:
    """All paths are made longer, step by step, until some of them arrive."""
    paths: list[tuple[str, ...]] = [(start,)]
    while paths:
        if arrived := [path for path in paths if path[-1] == goal]:
            return sorted(arrived, key=lambda path: [places.index(place) for place in path])
        ends = dict.fromkeys((way.start, way.end) for way in ways)
        paths = [(*path, there) for path in paths for here, there in ends if here == path[-1] and there not in path]
    return []


def assert_like_every_path(graph: Graph, kinds: Sequence[str], ways: Sequence[Way]) -> None:
    """The routes by some kinds of ways are those that one finds by trying every path along certain ways."""
    places, routes = graph.places, graph.by(*kinds)
    for start in places:
        paths = {goal: every_shortest_path(places, ways, start, goal) for goal in places}
        reached = [goal for goal in places if paths[goal]]
        far = {goal: len(paths[goal][0]) - 1 for goal in reached}
        nearest_first = sorted(reached, key=lambda goal: far[goal])
        assert list(routes.distances_from(start).items()) == [(goal, far[goal]) for goal in nearest_first]
        assert routes.connections[start] == tuple(goal for goal in reached if far[goal] == 1)
        for goal in places:
            assert routes.distance(start, goal) == far.get(goal)
            assert routes.first_steps(start, goal) == tuple(dict.fromkeys(path[1] for path in paths[goal] if path[1:]))
            assert list(routes.shortest_paths(start, goal)) == paths[goal]
        for steps in range(len(places)):
            assert routes.within(start, steps) == tuple(goal for goal in nearest_first if far[goal] <= steps)
        for goals in (places, places[1:], places[::2], places[-1:]):
            least = min((far[goal] for goal in goals if goal in far), default=-1)
            assert routes.nearest(start, goals) == tuple(goal for goal in goals if far.get(goal) == least)


def boards_of_four() -> Iterator[Graph]:
    """Every board of four places: all choices of the twelve ways that there can be."""
    ways = [Way(one, other, "way") for one, other in permutations("abcd", 2)]
    for chosen in range(2 ** len(ways)):
        yield Graph.of("abcd", [way for n, way in enumerate(ways) if chosen >> n & 1])


def test_every_board_of_four_places() -> None:
    for graph in boards_of_four():
        assert_like_every_path(graph, (), graph.ways)


KINDS = ("street", "door", "sky")
PLACES = "abcdefg"


@st.composite
def boards(draw: st.DrawFn) -> tuple[Graph, Overlay, list[str]]:
    """A board with ways of several kinds, what is different on it now, and the kinds of ways that somebody may use."""
    places = draw(st.permutations(PLACES[: draw(st.integers(2, len(PLACES)))]))
    anywhere = st.sampled_from([Way(one, other, kind) for one, other in permutations(places, 2) for kind in KINDS])
    ways = draw(st.lists(anywhere, max_size=20))
    added = draw(st.lists(anywhere, max_size=3))
    there = [*ways, *added]
    overlay = Overlay(
        closed=tuple(draw(st.lists(st.sampled_from(places), max_size=2))),
        blocked=tuple(draw(st.lists(st.sampled_from(there), max_size=4))) if there else (),
        added=tuple(added),
    )
    return Graph.of(places, ways), overlay, draw(st.lists(st.sampled_from(KINDS), unique=True))


@given(boards())
def test_any_board_whatever_is_closed_blocked_or_added(board: tuple[Graph, Overlay, list[str]]) -> None:
    graph, overlay, kinds = board
    usable = [way for way in (*graph.ways, *overlay.added) if not kinds or way.kind in kinds]
    open_now = [way for way in usable if way.end not in overlay.closed and way not in overlay.blocked]
    assert_like_every_path(graph.under(overlay), kinds, open_now)
    assert_like_every_path(graph, kinds, [way for way in graph.ways if not kinds or way.kind in kinds])
