"""A recorded game is played again from its start; whatever was changed in the record is found."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from miskatonic import Table, load_table, new_table
from miskatonic.kernel.errors import BadSave
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.replay import Divergence, replay, verify
from miskatonic.kernel.rng import seeded
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.table import encode
from miskatonic.players import make_bot
from miskatonic.testing import scenario

JSON = dict[str, Any]
SECRET = 2**128 + 0x1926
"""A seed as servers draw them."""


def played(choices: int | None = None, seed: int = 5) -> Table[Any]:
    """A game of two in which the last option is taken, so many times or to the end."""
    table = new_table("elder_sign", seed=seed, players=2)
    while table.decision is not None and (choices is None or len(table.moves) < choices):
        decision = table.decision
        most = len(decision.options)
        table.choose(*range(most - max(decision.least, 1), most))
    return table


def changed(data: bytes, change: Callable[[JSON], None]) -> bytes:
    record: JSON = msgspec.json.decode(data)
    change(record)
    return msgspec.json.encode(record)


def test_a_finished_game_is_verified_to_its_outcome() -> None:
    table = played()
    verified = verify(table.save())
    assert verified.choices == len(table.moves) > 50
    assert verified.outcome == table.outcome
    assert verified.outcome is not None


@pytest.mark.parametrize("choices", [0, 1, 7, 40])
def test_a_game_that_is_under_way_is_verified_as_far_as_it_goes(choices: int) -> None:
    verified = verify(played(choices).save())
    assert verified.choices == choices
    assert verified.checkpoint_after <= choices
    assert verified.outcome is None


def test_a_game_that_was_loaded_and_played_on_is_verified_from_its_first_choice() -> None:
    table = load_table(played(20).save())
    for _ in range(10):
        table.choose(0)
    assert verify(table.save()).choices == 30


def test_a_game_that_starts_from_a_situation_is_verified_from_there() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one="azathoth")
    for _ in range(3):
        g.table.choose(0)
    assert verify(g.table.save()).choices == 3


def test_the_replayed_table_has_the_whole_log() -> None:
    table = played(40)
    assert replay(table.save()).events == table.events


def test_an_option_that_was_not_offered_is_named_with_its_number() -> None:
    def forge(record: JSON) -> None:
        record["moves"][11][1] = ["fly:away"]

    with pytest.raises(Divergence, match=r"choice 12 .*fly:away") as caught:
        verify(changed(played(40).save(), forge))
    assert caught.value.number == 12
    assert "choix 12" in caught.value.say("fr")


def test_a_choice_by_another_seat_is_found() -> None:
    def forge(record: JSON) -> None:
        record["moves"][3][0] = 1 - record["moves"][3][0]

    with pytest.raises(Divergence) as caught:
        verify(changed(played(40).save(), forge))
    assert caught.value.number == 4


def test_too_many_options_at_once_are_found() -> None:
    def forge(record: JSON) -> None:
        record["moves"][0][1] = record["moves"][0][1] * 2

    with pytest.raises(Divergence) as caught:
        verify(changed(played(40).save(), forge))
    assert caught.value.number == 1


def test_choices_after_the_end_are_found() -> None:
    table = played()

    def forge(record: JSON) -> None:
        record["moves"].append(record["moves"][-1])

    with pytest.raises(Divergence) as caught:
        verify(changed(table.save(), forge))
    assert caught.value.number == len(table.moves) + 1


def test_another_seed_is_found() -> None:
    def forge(record: JSON) -> None:
        record["seed"] += 1

    with pytest.raises(Divergence):
        verify(changed(played(40).save(), forge))


def test_a_checkpoint_that_was_changed_is_found() -> None:
    table = played(40)

    def forge(record: JSON) -> None:
        record["checkpoint"]["elder_signs"] = record["checkpoint"].get("elder_signs", 0) + 1

    with pytest.raises(Divergence, match="checkpoint") as caught:
        verify(changed(table.save(), forge))
    assert caught.value.number == table.checkpoint_after


def test_a_digest_that_was_changed_is_found() -> None:
    def forge(record: JSON) -> None:
        record["digest"] = "0" * 16

    with pytest.raises(Divergence, match="choice 40"):
        verify(changed(played(40).save(), forge))


def test_a_record_that_plays_as_recorded_but_was_changed_all_the_same_is_damaged() -> None:
    def forge(record: JSON) -> None:
        record["players"] = ["somebody else"]

    with pytest.raises(BadSave):
        verify(changed(played(10).save(["me"]), forge))


@pytest.mark.parametrize("data", [b"", b"{}", b"not a game", b'{"program": "miskatonic", "format": 99}'])
def test_what_is_no_record_is_refused_before_anything_is_played(data: bytes) -> None:
    with pytest.raises(BadSave):
        verify(data)


# --- seeds that nobody can guess


@pytest.mark.parametrize("game", ["elder_sign", "card_game"])
def test_a_game_of_a_great_seed_is_saved_loaded_cloned_undone_and_played_again(game: str) -> None:
    table = new_table(game, seed=SECRET, players=2)
    bot = make_bot("random", game, seed=1)
    for _ in range(60):
        table.choose(*bot.pick(Sight(table)))
    saved = table.save()
    assert msgspec.json.decode(saved)["seed"] == hex(SECRET)
    loaded, again = load_table(saved), replay(saved)
    assert verify(saved).seed == loaded.seed == again.seed == SECRET
    for twin in (loaded, again, table.clone()):
        assert encode(twin.state) == encode(table.state)
        twin.choose(*bot.pick(Sight(table)))
        twin.undo(past_chance=True)
        assert encode(twin.state) == encode(table.state)


@pytest.mark.parametrize("game", ["elder_sign", "card_game"])
def test_a_bot_that_searches_does_not_know_the_key(game: str) -> None:
    worlds = []
    for seed in (SECRET, SECRET + 1):
        state = new_table(game, seed=seed, players=2).state
        GAMES[game].rules.determinize(state, 0, seeded(3))
        worlds.append(state.rng)
    assert worlds[0].secret is worlds[1].secret is msgspec.UNSET
    assert worlds[0].word == worlds[1].word


@pytest.mark.parametrize("seed", ["0x", "1234", "0X1" + "0" * 32, "0x1" + "g" * 20, "0x1" + "0" * 400, 1.5, None, [1]])
def test_what_is_no_seed_is_refused(seed: object) -> None:
    record = msgspec.json.decode(new_table("elder_sign", seed=SECRET, players=1).save())
    with pytest.raises(BadSave):
        verify(msgspec.json.encode(record | {"seed": seed}))
