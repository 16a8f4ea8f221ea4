"""Games that were saved earlier: with the rules of today they are the same games, byte for byte; with earlier rules they go on.

Whoever changes what a game does runs `make saves`, which adds games of the present revision to `tests/saves`, or replaces them
there. The `revision` of the game is raised before that if people have played with the one before; games of earlier ones stay.
"""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from miskatonic import load_table
from miskatonic.kernel.errors import RulesChanged
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.record import Recording
from miskatonic.kernel.replay import Divergence, verify
from miskatonic.kernel.sight import Sight
from miskatonic.players import make_bot

SAVES = sorted((Path(__file__).parent / "saves").glob("*.json"))


def revision(path: Path) -> tuple[str, int]:
    """The game of a file and the revision of the rules that it was played with."""
    game, number, _ = path.stem.rsplit("-", 2)
    return game, int(number)


OF_TODAY = [path for path in SAVES if GAMES[revision(path)[0]].rules.revision == revision(path)[1]]
EARLIER = [path for path in SAVES if path not in OF_TODAY]


def play_on(data: bytes) -> bytes:
    """Fifty choices more, each of which must leave a possible position; the game as it is saved then."""
    table = load_table(data)
    bot = make_bot("random", table.rules.slug, seed=1)
    for _ in range(50):
        if table.decision is None:
            break
        table.choose(*bot.pick(Sight(table)))
        table.rules.check(table.state)
    return table.save()


def with_checksum(record: dict[str, Any]) -> bytes:
    return msgspec.json.encode(msgspec.convert(record, Recording).sealed())


def test_there_are_saves_of_every_game() -> None:
    assert {revision(path)[0] for path in SAVES} == set(GAMES.names())


@pytest.mark.parametrize("path", OF_TODAY, ids=lambda path: str(path.stem))
def test_the_same_seed_and_choices_still_give_the_same_game(path: Path) -> None:
    try:
        verify(path.read_bytes())
    except Divergence as divergence:
        game, number = revision(path)
        pytest.fail(
            f"{divergence} If the rules of {game} were meant to change: has revision {number} been played by people? Then raise "
            f"`revision` in games/{game}/__init__.py. In any case run `make saves` and commit tests/saves."
        )


@pytest.mark.parametrize("path", SAVES, ids=lambda path: str(path.stem))
def test_a_game_saved_earlier_goes_on(path: Path) -> None:
    verify(play_on(path.read_bytes()))


@pytest.mark.parametrize("path", EARLIER, ids=lambda path: str(path.stem))
def test_a_game_of_earlier_rules_is_not_played_again_and_one_sentence_says_why(path: Path) -> None:
    with pytest.raises(RulesChanged) as refusal:
        verify(path.read_bytes())
    assert "have changed since this game was recorded: it can continue" in refusal.value.say("en")
    assert "ont changé depuis l’enregistrement" in refusal.value.say("fr")


@pytest.mark.parametrize("path", EARLIER, ids=lambda path: str(path.stem))
def test_a_game_of_earlier_rules_whose_position_cannot_be_read_is_not_called_damaged(path: Path) -> None:
    record = msgspec.json.decode(path.read_bytes())
    record["checkpoint"]["rng"] = "as it once was"
    with pytest.raises(RulesChanged, match="it cannot go on with those of today"):
        load_table(with_checksum(record))


@pytest.mark.parametrize("path", EARLIER, ids=lambda path: str(path.stem))
def test_choices_that_are_no_longer_possible_are_left_out(path: Path) -> None:
    record = msgspec.json.decode(path.read_bytes())
    record["moves"][record["checkpoint_after"] :] = [[0, ["as:it_once_was"]]]
    assert load_table(with_checksum(record)).moves == []


def test_a_game_of_newer_rules_is_refused() -> None:
    record = msgspec.json.decode(SAVES[0].read_bytes())
    record |= {"format": 4, "revision": 99}
    with pytest.raises(RulesChanged, match="newer rules of"):
        load_table(with_checksum(record))
