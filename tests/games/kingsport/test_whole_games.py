"""Whole games with the box: nothing is lost, nothing hidden is shown, and they are the same wherever they are played."""

from collections.abc import Iterator
from io import StringIO
from typing import Any

import msgspec
import pytest
from rich.console import Console
from tests.games.arkham_horror.gambler import Gambler
from tests.games.arkham_horror.test_hidden_information import piles, views
from tests.games.arkham_horror.test_random_games import LONGEST, HalfWitted
from tests.games.hidden import strings
from tests.rules.kingsport.shared import AMANDA, PETE, TRACKS, kingsport, marked, opened

from miskatonic import Table, new_table
from miskatonic.cli.boards import Scene, board_for
from miskatonic.cli.words import Words
from miskatonic.games.arkham_horror.components import ANCIENT_ONES, SKILLS
from miskatonic.kernel.decision import KINDS
from miskatonic.kernel.game import GAMES, Game
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.text import LANGUAGES, PHRASES, Lang

GAME: Game[Any] = GAMES["arkham_horror"]
CIRCLE, MOON, HEXAGON = TRACKS


def table_of(players: int, seed: int, **setup: Any) -> Table[Any]:
    """A table with the whole box."""
    return new_table("arkham_horror", seed=seed, players=players, boxes=["kingsport"], **setup)


# --- games at random


@pytest.mark.parametrize("players", range(1, 9))
@pytest.mark.parametrize("round_", range(5))
def test_every_game_goes_on_to_its_end_with_nothing_lost(players: int, round_: int) -> None:
    seed = 8 * round_ + players
    table = table_of(players, seed, history=False)
    gambler = Gambler(seed, bold=seed % 2 == 0)
    while (decision := table.decision) is not None:
        GAME.rules.check(table.state)
        ids = [option.id for option in decision.options]
        assert len(ids) > 1 or decision.least == 0 or decision.whole is not None, (
            "a question with a single answer is not asked"
        )
        assert len(set(ids)) == len(ids), "two options cannot be told apart"
        assert len(table.moves) < LONGEST
        table.choose(*gambler.pick(Sight(table)))
    GAME.rules.check(table.state)
    assert table.outcome is not None


@pytest.mark.parametrize("players", [2, 5])
def test_games_that_are_played_well_go_on_to_their_end_too(players: int) -> None:
    table = table_of(players, 11, history=False)
    player = HalfWitted(11)
    while table.decision is not None:
        GAME.rules.check(table.state)
        table.choose(*player.pick(Sight(table)))
    assert table.outcome is not None


@pytest.mark.parametrize("players", [1, 3, 6])
def test_games_without_the_town_go_on_to_their_end(players: int) -> None:
    table = table_of(players, players, history=False, answers={"kingsport_board": "without"})
    gambler = Gambler(players, bold=True)
    while table.decision is not None:
        GAME.rules.check(table.state)
        table.choose(*gambler.pick(Sight(table)))
    assert (table.outcome is not None, table.state.boxes) == (True, ("kingsport", "kingsport_epic"))


@pytest.mark.parametrize("ancient_one", [card.slug for card in table_of(1, 1).state.edition[ANCIENT_ONES]])
def test_every_ancient_one_can_be_played_against(ancient_one: str) -> None:
    assert Gambler(1).play(table_of(2, 5, ancient_one=ancient_one, history=False)).outcome is not None


def test_every_kind_of_question_has_words_in_both_languages_and_a_rule() -> None:
    ledger = GAME.reading.ledger(table_of(1, 1).state.edition)
    own = [kind for kind in KINDS["arkham_horror"].values() if kind.key.startswith("kh-")]
    assert own
    for kind in own:
        assert kind.rule in ledger, kind
        assert all(PHRASES.has(kind.key, lang) for lang in LANGUAGES), kind


# --- saves and seeds


# --- what nobody knows


def tables() -> Iterator[Table[Any]]:
    """Tables of all sorts."""
    for players in (1, 2, 4):
        table = table_of(players, players)
        gambler = Gambler(players, bold=True)
        while table.decision is not None:
            yield table
            gambler.play(table, choices=15)
        yield table


def test_what_lies_face_down_is_not_named_in_any_view() -> None:
    for table in tables():
        state = table.state
        shut = set(TRACKS) - {rift for rift in TRACKS if f"{rift}_opened" in state.counters}
        face_down = {card for name, pile in piles(state).items() if name != "ally" for card in pile} - set(SKILLS)
        face_down |= set(state.cup) | shut | set(state.piles["rift_progress"])
        if state.encounter is not None:  # It is counted among its deck already, and everybody reads it.
            face_down.discard(state.encounter.card)
        for view in views(state):
            assert face_down.isdisjoint(strings(msgspec.json.decode(view)))


# --- what everybody sees


def test_the_view_shows_both_towns_with_their_trains_waters_and_markers() -> None:
    g = opened(kingsport(PETE), CIRCLE, "woods")
    view: Any = g.table.view(0)
    places = {place.id: place for place in view.places}
    assert view.towns == ("arkham", "kingsport")
    assert [place.id for place in view.places if place.depot] == ["central_hill", "train_station"]
    assert (places["harborside"].signs, places["the_causeway"].halts) == (("aquatic",), True)
    assert [(m.id, m.kind, m.symbol, m.shade) for m in places["woods"].markers] == [(CIRCLE, "rift", "circle", "white")]
    assert [m.kind for m in places["river_docks"].markers] == ["aquatic_marker"]


def test_the_view_shows_how_far_the_rifts_have_got() -> None:
    g = marked(opened(kingsport(PETE), CIRCLE, "woods", face_down=1), MOON, "st_erasmuss_home")
    view: Any = g.table.view(0)
    one, other, _ = view.tracks
    assert (one.marker, one.at, one.active) == (CIRCLE, "woods", True)
    assert [(space.place, space.face_up) for space in one.groups[0].markers] == [
        ("artists_colony", True),
        ("neils_curiosity_shop", False),
    ]
    assert (other.marker, other.symbol, other.at) == ("", None, "")
    assert [space.place for space in other.groups[0].markers] == ["st_erasmuss_home"]
    assert (other.groups[0].white, other.groups[0].black, other.groups[0].spaces) == (
        ("circle",),
        ("square", "diamond"),
        2,
    )
    assert view.supplies["rift_progress"] == 7


def test_clues_in_streets_are_seen() -> None:
    view: Any = kingsport(PETE).place("clue", at="central_hill").table.view(0)
    assert next(place.clues for place in view.places if place.id == "central_hill") == 1


def drawn(table: Table[Any], lang: Lang) -> str:
    """The board in a terminal."""
    console = Console(file=StringIO(), width=140, highlight=False)
    console.print(board_for(GAMES["arkham_horror"].rules).draw(table.view(0), Scene(words=Words(lang), width=140)))
    return console.file.getvalue()  # type: ignore[attr-defined, no-any-return]


def test_the_terminal_shows_rifts_their_tracks_and_the_monsters_that_count() -> None:
    g = marked(opened(kingsport(AMANDA), CIRCLE, "woods"), MOON, "st_erasmuss_home")
    g.spawn("ghoul", at="harborside").spawn("zombie", at="woods")
    board = drawn(g.table, "en")
    assert "Woods White circle rift" in board
    assert "Rift track 2 1/4  circle / square diamond █░ St. Erasmus's Home" in board
    assert "▲ 1/4" in board
    assert "Piste de faille 2 1/4  cercle / carré losange █░ Foyer Saint-Érasme" in drawn(g.table, "fr")
