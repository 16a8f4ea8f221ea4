"""A table: refusing what is not allowed, going back, looking back, and playing on in a copy."""

from dataclasses import replace
from itertools import cycle
from random import Random
from typing import Any, ClassVar

import pytest
from tests.games.elder_sign.gambler import Gambler
from tests.games.gambler import asked

from miskatonic import Table, load_table, new_table
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.errors import BadSetup, IllegalChoice, MiskatonicError, UndoRefused
from miskatonic.kernel.event import Event
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.table import resume
from miskatonic.kernel.text import LANGUAGES


def started(choices: int = 0, seed: int = 6, **setup: Any) -> Table[Any]:
    return Gambler(seed, bold=True).play(new_table("elder_sign", seed=seed, **{"players": 2, **setup}), choices)


def position(table: Table[Any]) -> tuple[object, ...]:
    return table.save(), asked(table.decision), table.view(None), list(table.moves), table.events


def say(error: MiskatonicError) -> None:
    """The sentence is there in both languages, and not the same."""
    en, fr = (error.say(lang) for lang in LANGUAGES)
    assert en.endswith((".", "…"))
    assert en != fr
    assert str(error) == en


# --- choosing


def test_taking_an_option_by_its_position_is_choosing_it() -> None:
    taken, chosen = started(), started()
    for _ in range(30):
        assert taken.decision is not None
        last = len(taken.decision.options) - 1
        taken.take(last)
        chosen.choose(last)
    assert position(taken) == position(chosen)


@pytest.mark.parametrize("nowhere", [-1, 99])
def test_a_position_without_an_option_is_refused(nowhere: int) -> None:
    table = started()
    before = position(table)
    with pytest.raises(IllegalChoice):
        table.take(nowhere)
    assert position(table) == before


def several(table: Table[Any]) -> Table[Any]:
    """Plays on to a question that takes more than one option."""
    gambler = Gambler(6, bold=True)
    while table.decision is not None and table.decision.most < 2:
        table.choose(*gambler.pick(Sight(table)))
    assert table.decision is not None
    return table


@pytest.mark.parametrize("chosen", [("fly:away",), ("",), (99,), (-1,), (), (0, 1), (0, 0)])
def test_what_is_not_offered_is_refused_and_nothing_is_changed(chosen: tuple[str | int, ...]) -> None:
    table = started(20)
    before = position(table)
    assert table.decision is not None
    assert table.decision.most == 1
    with pytest.raises(IllegalChoice) as refusal:
        table.choose(*chosen)
    say(refusal.value)
    assert position(table) == before
    table.choose(0)


def test_too_few_too_many_or_the_same_twice_are_refused_and_nothing_is_changed() -> None:
    table = several(started())
    decision = table.decision
    assert decision is not None
    before = position(table)
    wrong: list[tuple[str | int, ...]] = [(0, decision.options[0].id), tuple(range(decision.most + 1))]
    if decision.least:
        wrong.append(())
    for chosen in wrong:
        with pytest.raises(IllegalChoice) as refusal:
            table.choose(*chosen)
        say(refusal.value)
        assert position(table) == before


def test_another_seat_cannot_decide() -> None:
    table = started(20)
    before = position(table)
    assert table.decision is not None
    for seat in (1 - table.decision.seat, -1, 7):
        with pytest.raises(IllegalChoice, match="has to decide") as refusal:
            table.choose(0, seat=seat)
        say(refusal.value)
    assert position(table) == before
    table.choose(0, seat=table.decision.seat)


def test_nothing_can_be_chosen_after_the_end() -> None:
    table = Gambler(6).play(new_table("elder_sign", seed=6, players=2))
    before = position(table)
    for chosen in ((0,), (), ("pass",)):
        with pytest.raises(IllegalChoice, match="The game is over") as refusal:
            table.choose(*chosen)
        say(refusal.value)
    assert position(table) == before


def test_an_option_can_be_taken_by_id_or_by_position() -> None:
    by_id, by_position = started(20), started(20)
    assert by_id.decision is not None
    by_id.choose(by_id.decision.options[1].id)
    by_position.choose(1)
    assert position(by_id) == position(by_position)


class Broken(Exception):
    """A mistake in the rules."""


class Failing:
    """Steps of Elder Sign that fail once, where a test wants them to: as they begin, in their middle, or as they end."""

    def __init__(self) -> None:
        self.where = ""
        self.error: BaseException | None = None

    def step(self, state: Any) -> Rules[None]:
        rules = GAMES["elder_sign"].rules.step(state)
        try:
            decision = next(rules)
            self.fail("begin", state)
            while True:
                chosen = yield decision
                decision = rules.send(chosen)
                self.fail("middle", state)
        except StopIteration:
            self.fail("end", state)

    def fail(self, where: str, state: Any) -> None:
        error, self.error = (self.error, None) if where == self.where else (None, self.error)
        if error is not None:
            state.doom += 1
            state.events.clear()
            raise error


@pytest.mark.parametrize("history", [True, False])
@pytest.mark.parametrize("error", [ZeroDivisionError, KeyboardInterrupt])
def test_a_choice_that_the_rules_fail_at_changes_nothing(error: type[BaseException], history: bool) -> None:
    rules = Failing()
    table = started(history=history)
    table.rules = replace(table.rules, step=rules.step)
    gambler = Gambler(6, bold=True)
    failures = dict.fromkeys(("begin", "middle", "end"), 0)
    for rules.where in cycle(failures):
        if table.decision is None:
            break
        before = position(table)
        rules.error = error()
        try:
            table.choose(*gambler.pick(Sight(table)))
        except error:
            failures[rules.where] += 1
            assert position(table) == before
        rules.error = None
    assert min(failures.values()) > 2
    assert position(table) == position(started(len(table.moves), history=history))
    assert table.at(30).save() == started(30).save()


# --- going back


def test_a_choice_is_taken_back_unless_chance_or_a_card_has_shown_something_since() -> None:
    gambler = Gambler(6, bold=True)
    table = started()
    refused = taken_back = 0
    while table.decision is not None and len(table.moves) < 120:
        before, reveals = position(table), table.state.rng.reveals
        table.choose(*gambler.pick(Sight(table)))
        after = position(table)
        if table.state.rng.reveals == reveals:
            table.undo()
            assert position(table) == before
            table.choose(*gambler.pick(Sight(table)))
            taken_back += 1
        else:
            with pytest.raises(UndoRefused, match="random or hidden") as refusal:
                table.undo()
            say(refusal.value)
            refused += 1
        assert position(table) == after
    assert refused > 10
    assert taken_back > 10


def test_the_host_can_allow_taking_back_anything_down_to_the_start() -> None:
    table = started(30)
    positions = [position(started(n)) for n in range(31)]
    for expected in reversed(positions[:-1]):
        table.undo(past_chance=True)
        assert position(table) == expected
    with pytest.raises(UndoRefused, match="nothing to undo") as refusal:
        table.undo(past_chance=True)
    say(refusal.value)
    assert position(table) == positions[0]


def test_another_way_can_be_taken_after_going_back() -> None:
    table = started(30)
    table.undo(past_chance=True)
    Gambler(99).play(table, choices=20)
    again = new_table("elder_sign", seed=6, players=2)
    for move in table.moves:
        again.choose(*move.options, seat=move.seat)
    assert position(again) == position(table)


@pytest.mark.parametrize("history", [True, False])
def test_a_table_can_be_seen_as_it_was_after_any_number_of_choices(history: bool) -> None:
    table = started(40, history=history)
    before = table.save()
    for number in (0, 1, 17, 39, 40):
        assert position(table.at(number)) == position(started(number))
    assert table.save() == before


@pytest.mark.parametrize("number", [-1, 41, 10**30])
def test_there_is_no_moment_before_the_start_or_after_the_present(number: int) -> None:
    with pytest.raises(UndoRefused) as refusal:
        started(40).at(number)
    say(refusal.value)


def test_a_table_without_a_log_finds_it_again() -> None:
    table = started(40, history=False)
    assert table.log == []
    whole = table.with_history()
    assert position(whole) == position(started(40))
    assert whole.save() == table.save()


# --- copies


@pytest.mark.parametrize("choices", [0, 1, 25, 60])
def test_playing_a_copy_changes_nothing_in_the_original(choices: int) -> None:
    table = started(choices)
    before = position(table)
    twin = table.clone()
    assert twin.save() == table.save()
    assert asked(twin.decision) == asked(table.decision)
    Gambler(1).play(twin)
    assert twin.outcome is not None
    assert position(table) == before
    Gambler(2).play(table, choices=10)
    assert position(table) == position(Gambler(2).play(started(choices), choices=10))


def test_a_copy_of_a_copy_and_the_original_go_on_alike() -> None:
    table = started(25)
    first = table.clone()
    second = first.clone()
    ends = [Gambler(3).play(each).save() for each in (second, first, table)]
    assert ends[0] == ends[1] == ends[2]


def test_a_finished_game_can_be_copied() -> None:
    table = Gambler(6).play(new_table("elder_sign", seed=6, players=2))
    assert table.clone().outcome == table.outcome


# --- telling


class Whispered(Event, frozen=True):
    private: ClassVar[str] = "seat"
    seat: int


def test_what_is_for_one_seat_is_told_to_no_other() -> None:
    table = started(10)
    for seat in (0, 1):
        table.state.tell(Whispered(seat))
    public = table.events[:-2]
    assert public
    assert table.events_for(0) == [*public, Whispered(0)]
    assert table.events_for(1) == [*public, Whispered(1)]
    assert table.events_for(None) == public


def test_a_record_is_not_changed_by_playing_on() -> None:
    table = started(10)
    record = table.record()
    moves = len(record.moves)
    table.choose(0)
    assert len(record.moves) == moves
    record.verify_checksum()


def test_who_listens_hears_everything_in_its_order_and_changes_nothing() -> None:
    table, alone = started(), started()
    known = len(table.events)
    heard: list[Event] = []
    table.state.listen(heard.append)
    for each in (table, alone):
        Gambler(6, bold=True).play(each, choices=60)
    assert len(heard) > 60
    assert heard == table.events[known:]
    assert position(table) == position(alone)


def test_something_is_heard_while_it_happens() -> None:
    table = started()
    shown: list[int] = []
    table.state.listen(lambda _: shown.append(table.state.rng.reveals))
    Gambler(6, bold=True).play(table, choices=20)
    assert len(set(shown)) > 5


# --- setting up


@pytest.mark.parametrize(
    "setup",
    [
        {"players": 0},
        {"players": 9},
        {"players": -1},
        {"players": "two"},
        {"players": 2.5},
        {"players": None},
        {"players": 10**5000},
        {"seats": "joe_diamond"},
        {"seats": ["joe_diamond", "joe_diamond"]},
        {"seats": ["nobody"]},
        {"seats": [1, 2]},
        {"seats": [""] * 9},
        {"ancient_one": "dagon"},
        {"ancient_one": 3},
        {"first_player": 2},
        {"first_player": -1},
        {"first_player": 10**5000},
        {"first_player": "me"},
        {"errata": "yes"},
        {"draft": 1},
        {"doom": 3},
    ],
)
def test_an_impossible_setup_is_refused(setup: dict[str, Any]) -> None:
    with pytest.raises(BadSetup) as refusal:
        new_table("elder_sign", **{"players": 2, **setup})
    say(refusal.value)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(MiskatonicError, match="There is no game called “chess”") as refusal:
        new_table("chess")
    say(refusal.value)


@pytest.mark.parametrize("seed", [0, -1, 2**63, 2**64, 10**40])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    table = started(5, seed=seed)
    assert table.at(5).save() == table.save()


def test_a_table_goes_on_from_a_checkpoint_and_the_choices_since() -> None:
    whole = new_table("elder_sign", seed=5, players=2)
    chance = Random(5)
    for _ in range(60):
        twin = resume(whole.rules, whole.options, whole.seed, whole.checkpoint, whole.moves[whole.checkpoint_after :])
        told, known = len(whole.events), len(twin.events)
        assert twin.decision == whole.decision
        assert whole.decision is not None
        options = [option.id for option in chance.sample(whole.decision.options, whole.decision.least)]
        whole.choose(*options)
        twin.choose(*options)
        assert twin.events[known:] == whole.events[told:]
        assert twin.checkpoint == whole.checkpoint


def test_tables_that_are_loaded_resumed_or_gone_back_in_are_no_made_up_worlds() -> None:
    whole = started(5)
    since = whole.moves[whole.checkpoint_after :]
    resumed = resume(whole.rules, whole.options, whole.seed, whole.checkpoint, since)
    assert not any(table.made_up for table in (whole, resumed, load_table(whole.save()), whole.at(2), whole.clone()))
