"""The box at a table: its questions, its view and its board in the terminal."""

from io import StringIO
from typing import Any

from rich.console import Console
from tests.rules.kingsport.shared import AMANDA, PETE, TRACKS, kingsport, marked, opened

from miskatonic import Table, new_table
from miskatonic.cli.boards import Scene, board_for
from miskatonic.cli.words import Words
from miskatonic.kernel.decision import KINDS
from miskatonic.kernel.game import GAMES, Game
from miskatonic.kernel.text import LANGUAGES, PHRASES, Lang

GAME: Game[Any] = GAMES["arkham_horror"]
CIRCLE, MOON, HEXAGON = TRACKS


def table_of(players: int, seed: int, **setup: Any) -> Table[Any]:
    """A table with the whole box."""
    return new_table("arkham_horror", seed=seed, players=players, boxes=["kingsport"], **setup)


def test_every_kind_of_question_has_words_in_both_languages_and_a_rule() -> None:
    ledger = GAME.reading.ledger(table_of(1, 1).state.edition)
    own = [kind for kind in KINDS["arkham_horror"].values() if kind.key.startswith("kh-")]
    assert own
    for kind in own:
        assert kind.rule in ledger, kind
        assert all(PHRASES.has(kind.key, lang) for lang in LANGUAGES), kind


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
    assert "Rift track 2 1/4  circle / square diamond █░ St. Erasmus’s Home" in board
    assert "▲ 1/4" in board
    assert "Piste de faille 2 1/4  cercle / carré losange █░ Foyer Saint-Érasme" in drawn(g.table, "fr")
