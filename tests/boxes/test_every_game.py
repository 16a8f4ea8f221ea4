"""One suite over games and boxes: whatever a box adds to a game is set up, shown, saved and played to the end by every bot."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any, NamedTuple

import pytest

from miskatonic import Table, load_table, new_table
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.registry import OPEN_BOXES
from miskatonic.kernel.text import LANGUAGES, render
from miskatonic.players import make_bot
from miskatonic.testing import home_made

OWN = "home_made"
LONGEST = 20_000
"""No game takes that many choices."""


class Boxed(NamedTuple):
    """A game with the boxes of its tables, the home-made one among them, and setups: with what the box adds, and without."""

    game: str
    boxes: tuple[str, ...]
    setups: tuple[dict[str, Any], ...]

    def tables(self, seed: int) -> list[Table[Any]]:
        """A table for each setup."""
        return [
            new_table(self.game, seed=seed + n, boxes=list(self.boxes), **setup) for n, setup in enumerate(self.setups)
        ]

    def own(self) -> list[str]:
        """The slugs of what the home-made box has declared."""
        return [component.slug for registry in OPEN_BOXES[self.game].registries for component in registry.of_box(OWN)]


IN_ARKHAM: tuple[dict[str, Any], ...] = ({"seats": ["ida_marsh"], "ancient_one": "the_sleeper"}, {"players": 3})
BOXED = {
    "elder_sign": Boxed(
        "elder_sign", (OWN,), ({"seats": ["miss_lupin"], "ancient_one": "the_sleeper"}, {"players": 4})
    ),
    "card_game": Boxed(
        "card_game",
        (OWN,),
        (
            {"seats": ["ida_marsh"], "scenario": "the_gathering"},
            {"seats": ["ida_marsh", "roland_banks"], "scenario": "the_midnight_masks"},
        ),
    ),
    "arkham_horror": Boxed("arkham_horror", (OWN,), IN_ARKHAM),
    "kingsport": Boxed("arkham_horror", (OWN, "kingsport"), IN_ARKHAM),
    "mansions": Boxed(
        "mansions",
        (OWN,),
        (
            {"seats": ["keeper", "ida_marsh"], "story": "the_dry_dock"},
            {"seats": ["", "keeper", "ida_marsh"], "story": "the_dry_dock", "uncertain_end": True},
            {"players": 5, "keeper": 2},
        ),
    ),
}


@pytest.fixture(params=BOXED)
def boxed(request: pytest.FixtureRequest) -> Iterator[Boxed]:
    """A game with its home-made box installed."""
    found: Boxed = BOXED[request.param]
    with home_made(found.game):
        import_module(f"tests.boxes.home_made.{found.game}").fill()
        yield found


def read(table: Table[Any]) -> None:
    """Everybody looks at the table and reads the question, in both languages."""
    for seat in (None, *range(len(table.state.investigators))):
        table.view(seat)
    assert table.decision is not None
    for lang in LANGUAGES:
        assert render(table.decision.prompt, lang)
        assert all(render(option.label, lang) for option in table.decision.options)


def played(table: Table[Any], bot: str, seed: int) -> str:
    """Plays to the end; before each choice nothing is lost, doubled or out of bounds. Returns every state that was seen."""
    player = make_bot(bot, table.game.slug, seed=seed)
    seen = []
    while table.decision is not None:
        table.game.check(table.state)
        if len(table.moves) % 40 == 0:
            read(table)
            seen.append(table.checkpoint)
        assert len(table.moves) < LONGEST
        table.choose(*player.pick(table))
    table.game.check(table.state)
    assert table.outcome is not None
    return b" ".join([*seen, table.checkpoint]).decode(errors="replace")


def test_every_component_of_the_box_is_described_and_drawn(boxed: Boxed) -> None:
    game = GAMES[boxed.game]
    edition = boxed.tables(0)[0].state.edition
    for slug in boxed.own():
        assert all(game.card_text(slug, lang).name for lang in LANGUAGES), slug
        game.facts(slug, edition)


@pytest.mark.parametrize("bot", ["random", "heuristic"])
@pytest.mark.parametrize("seed", range(2))
def test_tables_with_the_box_are_played_to_the_end(boxed: Boxed, bot: str, seed: int) -> None:
    for table in boxed.tables(seed * 10):
        played(table, bot, seed)


def test_what_the_box_adds_comes_up_where_that_of_the_game_does(boxed: Boxed) -> None:
    seen = " ".join(played(table, "random", seed) for seed in range(4) for table in boxed.tables(seed))
    for registry in OPEN_BOXES[boxed.game].registries:
        ours, theirs = ([card.slug for card in registry.of_box(box)] for box in (OWN, ""))
        if ours and any(slug in seen for slug in theirs):
            assert any(slug in seen for slug in ours), registry.kind


def test_a_table_with_the_box_is_saved_and_goes_on_the_same(boxed: Boxed) -> None:
    for table in boxed.tables(5):
        player = make_bot("random", boxed.game, seed=5)
        while table.decision is not None and len(table.moves) < 60:
            table.choose(*player.pick(table))
        again: Table[Any] = load_table(table.save())
        assert again.checkpoint == table.checkpoint
        assert played(again, "random", 5) == played(table, "random", 5)
