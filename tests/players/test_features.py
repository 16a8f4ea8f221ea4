"""Positions and options as numbers: as much as the seat knows, in the same columns always."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from miskatonic.kernel.answering import Answer
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.registry import Component
from miskatonic.kernel.rng import seeded
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.table import Table, new_table
from miskatonic.players import make_bot
from miskatonic.players.features import (
    BUCKETS,
    NO_WORD,
    OPTION_WORDS,
    POSITION_WORDS,
    Encoded,
    encode,
    features_of,
    has_features,
    word,
    word_of,
)

WRITTEN_DOWN = [game for game in GAMES.names() if has_features(game)]
NETS = [(game, net) for game in WRITTEN_DOWN for net in features_of(game).NETS]


def positions(game: str, net: str, games: int = 2) -> Iterator[Table[Any]]:
    """The positions of some games of a net's setups, with decisions that belong to it."""
    features = features_of(game)
    setups = features.NETS[net]
    for seed in range(games):
        table = new_table(game, seed=seed, history=False, **setups[-1 - seed % len(setups)])
        bot = make_bot("quick", game)
        while table.decision is not None and len(table.moves) < 400:
            if features.net_of(table.state, table.decision) == net:
                yield table
            table.choose(*bot.pick(Sight(table)))


def seen(table: Table[Any]) -> Encoded:
    decision = table.decision
    assert decision is not None
    return encode(features_of(table.rules.slug).encoder(table.state, decision), decision, Answer(decision).open())


@pytest.mark.parametrize(("game", "net"), NETS)
def test_columns_are_as_many_as_they_have_names_and_finite(game: str, net: str) -> None:
    features = features_of(game)
    assert len(set(features.POSITION)) == len(features.POSITION)
    assert len(set(features.OPTION)) == len(features.OPTION)
    for table in positions(game, net, games=1):
        found = seen(table)
        assert found.position.shape == (len(features.POSITION),)
        assert found.position_words.shape == (POSITION_WORDS,)
        assert found.options.shape[1] == len(features.OPTION)
        assert found.option_words.shape == (len(found.options), OPTION_WORDS)
        assert np.isfinite(found.position).all()
        assert np.isfinite(found.options).all()
        assert np.abs(found.position).max() < 50
        assert np.abs(found.options).max() < 50


@pytest.mark.parametrize(("game", "net"), NETS)
def test_worlds_that_look_alike_have_the_same_features(game: str, net: str) -> None:
    for table in positions(game, net):
        if len(table.moves) % 3 or table.decision is None:
            continue
        true = seen(table)
        imagined = seen(table.imagine(table.decision.seat, seeded(len(table.moves))))
        for mine, its in (
            (true.position, imagined.position),
            (true.position_words, imagined.position_words),
            (true.options, imagined.options),
            (true.option_words, imagined.option_words),
        ):
            assert np.array_equal(mine, its), table.decision.kind


@pytest.mark.parametrize(("game", "net"), NETS)
def test_a_finished_game_is_worth_something_between_nothing_and_one(game: str, net: str) -> None:
    *_, last = positions(game, net, games=1)
    assert 0 <= features_of(game).result(last.state, 0) <= 1


def test_a_component_of_a_box_has_no_word() -> None:
    printed = Component(slug="ghoul", en="Ghoul", fr="la Goule")
    added = Component(slug="ghoul", en="Ghoul", fr="la Goule", box="more_ghouls")
    assert word_of(printed, "enemy") == word("enemy", "ghoul")
    assert 0 < word("enemy", "ghoul") < BUCKETS
    assert word_of(added, "enemy") == word_of(None, "enemy") == NO_WORD
