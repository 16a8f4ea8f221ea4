"""Observations of all games: as much as the view shows, and no more."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from miskatonic import GAMES, Sight, Table, new_table, seeded
from miskatonic.conformance.subject import Subject, go_on
from miskatonic.kernel.answering import DONE, MOST_OPTIONS, Answer
from miskatonic.kernel.decision import Cap, Decision, Kinds, Option
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.observing import (
    BUCKETS,
    OPTION,
    PIECE,
    Observation,
    Vocabulary,
)
from miskatonic.kernel.text import text

SUBJECTS = [
    Subject("elder_sign"),
    Subject("card_game"),
    Subject("arkham_horror"),
    Subject("mansions"),
    Subject("arkham_horror", ("kingsport",)),
]
IDS = [" ".join([subject.game, *subject.boxes]) for subject in SUBJECTS]
COLOURS = "every die has its place and its colour for ever"
IN_THE_WALKS = "shows in the walks within reach alone, which are options of the question"
UNSEEN: dict[str, dict[str, str]] = {
    "elder_sign": {"dice": COLOURS, "dice/*/color": COLOURS, "attempt/done": "tasks that are done have no order"},
    "mansions": {
        "features/corpse": "no corpse is the same as no list of corpses",
        "investigators/*/evaded": IN_THE_WALKS,
        "investigators/*/evaded/*": IN_THE_WALKS,
        "investigators/*/frightened": IN_THE_WALKS,
        "investigators/*/frightened/*": IN_THE_WALKS,
        "investigators/*/turned_away": IN_THE_WALKS,
        "investigators/*/turned_away/*": IN_THE_WALKS,
    },
}
"""What a view shows and an observation leaves out, by game, with the reason."""


def positions(subject: Subject, games: int, every: int, most: int = 200) -> Iterator[Table[Any]]:
    """Tables at some of the decisions of some games."""
    for number in range(games):
        table = subject.table(number, history=False)
        while table.decision is not None and len(table.moves) < most:
            if len(table.moves) % every == number:
                yield table
            go_on(table, number)


def arrays(table: Table[Any]) -> Observation:
    """Arrays for the observations of a table."""
    return GAMES[table.rules.slug].observation_of(table.state)


def seen(subject: Subject, state: Any, seat: int, out: Observation) -> tuple[bytes, bytes]:
    """What a seat sees as a view and as an observation."""
    game = GAMES[subject.game]
    view = msgspec.json.encode(game.rules.view(state, seat))
    game.observe(state, seat, out)
    return view, out.pieces.tobytes()


def state_of(subject: Subject, tree: Any) -> Any:
    return msgspec.msgpack.decode(msgspec.msgpack.encode(tree), type=GAMES[subject.game].rules.state_type)


# --- as much as the view shows, and no more


@pytest.mark.parametrize("subject", SUBJECTS, ids=IDS)
def test_worlds_that_look_alike_to_a_seat_are_the_same_to_it_byte_for_byte(subject: Subject) -> None:
    compared = 0
    for n, table in enumerate(positions(subject, 3, 17)):
        out = arrays(table)
        for seat in range(table.state.players):
            tree = msgspec.msgpack.encode(table.state)
            here, other = (msgspec.msgpack.decode(tree, type=type(table.state)) for _ in range(2))
            table.rules.determinize(other, seat, seeded(n))
            (view, rows), (other_view, other_rows) = (seen(subject, each, seat, out) for each in (here, other))
            assert view == other_view
            assert rows == other_rows
            compared += 1
    assert compared > 20


class Mutations:
    """Trees of a state in each of which one leaf is another: a number, a word that stands there at other times, a list with
    one thing less or in another order."""

    def __init__(self) -> None:
        self._known: dict[str, dict[str, None]] = defaultdict(dict)

    def of(self, node: Any, path: str = "") -> Iterator[str]:
        """Changes the tree, says where, and changes it back."""
        items = list(node.items()) if isinstance(node, dict) else list(enumerate(node))
        for key, value in items:
            inner = f"{path}/{key if isinstance(node, dict) else '*'}".removeprefix("/")
            for other in self._others(inner, value):
                node[key] = other
                yield inner
                node[key] = value
            if isinstance(value, list | dict):
                yield from self.of(value, inner)
        if isinstance(node, dict):
            for key, value in items:
                del node[key]
                yield f"{path}/{key}".removeprefix("/")
                node[key] = value
        elif node:
            yield from self._reordered(node, path)

    def _others(self, path: str, value: Any) -> list[Any]:
        if isinstance(value, bool):
            return [not value]
        if isinstance(value, int):
            return [value + 1]
        if not isinstance(value, str):
            return []
        known = self._known[path]
        known[value] = None
        cards = value.split()
        shorter = [" ".join(cards[1:]), " ".join(reversed(cards))] if len(cards) > 1 else []
        return [*[each for each in known if each != value][-2:], *shorter]

    @staticmethod
    def _reordered(node: list[Any], path: str) -> Iterator[str]:
        last = node.pop()
        yield path
        node.append(last)
        if len(node) > 1:
            node.reverse()
            yield path
            node.reverse()


@pytest.mark.parametrize("subject", SUBJECTS, ids=IDS)
def test_what_changes_in_the_view_changes_in_the_observation_and_nothing_else(subject: Subject) -> None:
    mutations, lost, told, tried = Mutations(), Counter[str](), Counter[str](), 0
    for table in positions(subject, 3, 45):
        out = arrays(table)
        assert table.decision is not None
        seat = table.decision.seat
        tree = msgspec.msgpack.decode(msgspec.msgpack.encode(table.state))
        view, rows = seen(subject, state_of(subject, tree), seat, out)
        for path in mutations.of(tree):
            try:
                mutant = state_of(subject, tree)
                other_view, other_rows = seen(subject, mutant, seat, out)
            except (LookupError, ValueError, TypeError, AttributeError, AssertionError, RuntimeError, MiskatonicError):
                continue  # no position of the game
            tried += 1
            if other_view == view and other_rows != rows:
                told[path] += 1
            if other_view != view and other_rows == rows:
                lost[path] += 1
    assert tried > 500
    assert not told
    assert [path for path in lost if path not in UNSEEN.get(subject.game, {})] == []


# --- questions


ASK = Kinds("a_game", "a")
ANY = ASK("any", "", int)


def question(number: int, least: int, most: int, *caps: Cap) -> Decision:
    return Decision(0, ANY, [Option(f"take:{n}", n, text("toy")) for n in range(number)], least, most, caps=caps)


def open_actions(out: Observation) -> list[int]:
    return [action for action, is_open in enumerate(out.action_mask) if is_open]


def asked(decision: Decision | None, *taken: int) -> Observation:
    out = GAMES["elder_sign"].observation()
    out.ask(question(9, 1, 1))  # something else stood there before
    out.ask(decision, taken)
    return out


def test_one_option_of_several_is_one_action_and_there_is_no_done() -> None:
    assert open_actions(asked(question(3, 1, 1))) == [0, 1, 2]


def test_several_options_are_taken_one_at_a_time_and_then_done() -> None:
    decision = question(4, 1, 3)
    assert open_actions(asked(decision)) == [0, 1, 2, 3]
    assert open_actions(asked(decision, 2)) == [0, 1, 3, DONE]
    out = asked(decision, 2, 0)
    assert [out.options[OPTION * n + 4] for n in range(4)] == [1, 0, 1, 0]
    assert (out.question[3], out.question[4], out.question[5]) == (1, 3, 2)
    answer = Answer(decision)
    assert [answer.take(2), answer.take(0), answer.take(1)] == [None, None, [2, 0, 1]]
    assert open_actions(asked(question(2, 0, 1))) == [0, 1, DONE]


def test_a_cap_masks_what_it_forbids() -> None:
    decision = question(4, 2, 4, Cap((0, 1), 1), Cap((2, 3), 1))
    answer = Answer(decision)
    assert answer.take(0) is None
    assert answer.open() == open_actions(asked(decision, 0)) == [2, 3]
    assert open_actions(asked(decision, 0, 2)) == [DONE]
    assert answer.take(2) == [0, 2]


def test_an_answer_ends_when_its_player_is_done() -> None:
    answer = Answer(question(4, 1, 3))
    assert answer.open() == [0, 1, 2, 3]
    assert answer.take(3) is None
    assert answer.open() == [0, 1, 2, DONE]
    assert answer.take(DONE) == [3]


def test_who_is_asked_nothing_sees_no_question() -> None:
    out = asked(None)
    assert not any(out.question)
    assert not any(out.options)
    assert not any(out.action_mask)


@pytest.mark.parametrize("subject", SUBJECTS, ids=IDS)
def test_different_options_of_a_question_have_different_rows(subject: Subject) -> None:
    compared, alike = 0, list[str]()
    for table in positions(subject, 4, 7):
        out, decision = arrays(table), table.decision
        assert decision is not None
        assert len(decision.options) <= MOST_OPTIONS
        out.ask(decision)
        rows = [tuple(out.options[OPTION * n : OPTION * (n + 1)]) for n in range(len(decision.options))]
        by_row = defaultdict(list)
        for row, option in zip(rows, decision.options, strict=True):
            by_row[row].append(option.id)
        alike += [f"{decision.kind.name}: {' '.join(ids)}" for ids in by_row.values() if len(ids) > 1]
        compared += len(rows)
    assert compared > 100
    assert alike == []


# --- words


@pytest.mark.parametrize("subject", SUBJECTS, ids=IDS)
def test_every_piece_and_verb_is_a_word_and_every_piece_finds_room(subject: Subject) -> None:
    game = GAMES[subject.game]
    for table in positions(subject, 4, 3):
        out, decision = arrays(table), table.decision
        assert decision is not None
        game.observe(table.state, decision.seat, out)
        out.ask(decision)
        assert out.question[7] == 0
        words = [out.question[0], *out.options[0 : OPTION * len(decision.options) : OPTION]]
        assert all(word > BUCKETS for word in words)
        rows = [out.pieces[row : row + 6] for row in range(0, len(out.pieces), PIECE)]
        assert all(word == 0 or BUCKETS < word < len(out.words.words) for row in rows for word in (*row[:2], *row[3:]))


def test_the_numbers_of_a_game_are_the_same_with_its_boxes_and_the_digest_is_not() -> None:
    game = GAMES["arkham_horror"]
    plain, boxed = game.vocabulary(), game.vocabulary(["kingsport"])
    assert boxed.words[: len(plain.words)] == plain.words
    assert len(boxed.words) > len(plain.words)
    assert plain.digest != boxed.digest
    assert game.vocabulary() is plain


def test_arrays_of_another_edition_are_refused() -> None:
    game = GAMES["arkham_horror"]
    table = new_table("arkham_horror", seed=1, players=1, boxes=["kingsport"])
    with pytest.raises(MiskatonicError, match="other words"):
        game.observe(table.state, 0, game.observation())


def test_a_sight_is_observed_as_its_seat_sees_it() -> None:
    game, table = GAMES["elder_sign"], new_table("elder_sign", seed=5, players=2)
    one, other = game.observation(), game.observation()
    Sight(table).observe(one)
    assert table.decision is not None
    game.observe(table.state, table.decision.seat, other)
    other.ask(table.decision)
    assert (one.pieces, one.question, one.options, one.action_mask) == (
        other.pieces,
        other.question,
        other.options,
        other.action_mask,
    )


def test_an_option_keeps_every_component_copy_and_number_that_has_room() -> None:
    words = Vocabulary(["attack", "swap", "take", "zombie", "knife", "mary", "hall"])

    def row(option: str, *pieces: str) -> tuple[float, ...]:
        return words.options[option, pieces]

    assert row("attack:zombie#2:mary") == (words["attack"], words["zombie"], words["mary"], 2, 0, 0, 0, 0, 0, 0)
    assert row("attack:zombie#4:mary") != row("attack:zombie#2:mary")
    assert row("swap:1:2")[3::5] == (1, 2)
    assert row("swap:1:3") != row("swap:1:2")
    assert row("take:knife#11:2") != row("take:knife#12:2")
    assert row("take:knife:mary:hall")[1:8] == (words["knife"], words["mary"], 0, 0, words["hall"], 0, 0)
    assert row("swap:1:2:3:4") != row("swap:1:2:3:5")
