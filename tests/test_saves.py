"""Games that were saved by earlier versions of the program load, go on, and are the same games, byte for byte."""

from pathlib import Path

import pytest

from miskatonic import load_table
from miskatonic.kernel.replay import verify
from miskatonic.players import make_bot

SAVES = sorted((Path(__file__).parent / "saves").glob("*.json"))


def test_there_are_saves() -> None:
    assert SAVES


@pytest.mark.parametrize("path", SAVES, ids=lambda path: str(path.stem))
def test_a_game_saved_earlier_goes_on(path: Path) -> None:
    table = load_table(path.read_bytes())
    bot = make_bot("random", table.game.slug, seed=1)
    for _ in range(50):
        if table.decision is None:
            break
        table.choose(*bot.pick(table))
        table.game.check(table.state)
    assert len(table.moves) > 20


@pytest.mark.parametrize("path", SAVES, ids=lambda path: str(path.stem))
def test_the_same_seed_and_choices_still_give_the_same_game(path: Path) -> None:
    verify(path.read_bytes())
