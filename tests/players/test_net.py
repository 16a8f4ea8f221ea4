"""Nets: what is kept of them, and what is refused."""

from pathlib import Path

import numpy as np
import pytest

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.table import new_table
from miskatonic.players import bots_of, features, has_nets, make_bot, trial_policy
from miskatonic.players.learned import LearnedBot, LearnedSearch
from miskatonic.players.net import Net, shipped

GAME, NAME = "card_game", "the_gathering"


def test_a_net_is_read_as_it_was_written_in_half_precision(tmp_path: Path) -> None:
    net = Net.new(GAME, NAME, 7)
    net.note = {"seed": 7, "won": 0.5}
    net.save(tmp_path / "net.npz")
    read = Net.load(tmp_path / "net.npz")
    assert (read.game, read.name, read.note) == (GAME, NAME, net.note)
    assert all(np.allclose(read.weights[name], array, atol=1e-3) for name, array in net.weights.items())
    assert (tmp_path / "net.npz").stat().st_size < 400_000


def test_words_mean_nothing_to_a_net_that_has_learned_nothing() -> None:
    net = Net.new(GAME, NAME, 7)
    assert not any(net.weights[name].any() for name in ("position_words", "option_words", "value_words"))
    assert Net.new(GAME, NAME, 7).encode() == net.encode()
    assert Net.new(GAME, NAME, 8).encode() != net.encode()


def test_weights_of_other_features_are_refused_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    content = Net.new(GAME, NAME, 7).encode()
    module = features.features_of(GAME)
    monkeypatch.setattr(module, "OPTION", (*module.OPTION, "whether_it_rains"))
    features.digest_of.cache_clear()
    try:
        with pytest.raises(MiskatonicError, match="learned with other features"):
            Net.decode(content)
    finally:
        monkeypatch.undo()
        features.digest_of.cache_clear()


def test_a_learned_bot_answers_questions_with_several_options() -> None:
    net = Net.new(GAME, NAME, 7)
    for bot in (LearnedBot(GAME, {NAME: net}.get), LearnedSearch(GAME, {NAME: net}.get, seed=1, iterations=4)):
        table = new_table(GAME, seed=3, players=2, scenario=NAME, history=False)
        while table.decision is not None and len(table.moves) < 60:
            sight = Sight(table)
            answer = bot.pick(sight)
            assert answer == bot.pick(Sight(table)) or isinstance(bot, LearnedSearch)
            table.choose(*answer)


def test_where_no_net_decides_a_learned_bot_plays_like_the_quick_one() -> None:
    bot, quick = LearnedBot(GAME, lambda name: None), trial_policy(GAME)
    table = new_table(GAME, seed=3, players=1, scenario=NAME, history=False)
    while table.decision is not None and len(table.moves) < 40:
        sight = Sight(table)
        assert bot.pick(sight) == quick.pick(sight)
        assert bot.sure(sight) == quick.sure(sight)
        table.choose(*quick.pick(sight))


@pytest.mark.parametrize("game", ["card_game", "elder_sign", "arkham_horror", "mansions"])
def test_learned_bots_are_there_where_the_package_has_nets(game: str) -> None:
    known = features.has_features(game) and bool(shipped(game))
    assert has_nets(game) == known
    assert ("learned" in bots_of(game)) == known
    if known:
        assert [Net.load(path).game for path in _files(game)] == [game] * len(shipped(game))
    else:
        with pytest.raises(MiskatonicError, match="learned"):
            make_bot("learned", game)


def _files(game: str) -> list[Path]:
    from miskatonic.players.net import folder_of

    return sorted(folder_of(game).glob("*.npz"))
