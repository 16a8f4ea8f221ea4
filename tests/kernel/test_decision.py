"""Questions: when they are asked, what may be answered, and what the rules receive."""

import ast
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from miskatonic.kernel.decision import (
    KINDS,
    NONE,
    NOTHING,
    VERBS,
    VERBS_OF,
    Decision,
    Kinds,
    Option,
    Rules,
    ask,
    ask_many,
    ask_option,
    distinct,
)
from miskatonic.kernel.errors import IllegalChoice
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.picking import pick_options, recorded_options
from miskatonic.kernel.record import Move
from miskatonic.kernel.text import LANGUAGES, text

ASK = Kinds("questions_of_a_test", "toy")
NUMBER = ASK("number", "TOY-01", int)


def options(n: int) -> list[Option[int]]:
    return [Option(f"option:{i}", i * 10, text("option-pass")) for i in range(n)]


def decide(n: int, least: int, most: int) -> Decision:
    return Decision(0, NUMBER, options(n), least, most)


class Answered(Exception):
    """The rules have come to their end."""


def answer(rules: Rules[Any], *chosen: int) -> object:
    """What the rules return after one answer; or at once, if they ask nothing."""
    try:
        decision = next(rules)
    except StopIteration as end:
        raise Answered(end.value) from None
    try:
        rules.send([decision.options[i] for i in chosen])
    except StopIteration as end:
        return end.value
    raise AssertionError("asked twice")


@given(st.integers(min_value=2, max_value=9), st.data())
def test_the_rules_receive_the_value_of_the_option_that_was_taken(n: int, data: st.DataObject) -> None:
    taken = data.draw(st.integers(min_value=0, max_value=n - 1))
    assert answer(ask(0, NUMBER, options(n)), taken) == taken * 10
    assert answer(ask_option(0, NUMBER, options(n)), taken) == options(n)[taken]


@pytest.mark.parametrize(
    ("rules", "value"),
    [
        (ask(0, NUMBER, options(1)), 0),
        (ask_option(0, NUMBER, options(1)), options(1)[0]),
        (ask_many(0, NUMBER, options(2), least=2, most=2), [0, 10]),
        (ask_many(0, NUMBER, options(2), least=5, most=5), [0, 10]),
        (ask_many(0, NUMBER, options(0), least=0, most=3), []),
        (ask_many(0, NUMBER, options(3), least=0, most=0), []),
    ],
)
def test_a_question_with_a_single_answer_is_not_asked(rules: Rules[Any], value: object) -> None:
    with pytest.raises(Answered) as end:
        answer(rules)
    assert end.value.args == (value,)


@pytest.mark.parametrize("rules", [ask(0, NUMBER, []), ask_option(0, NUMBER, [])])
def test_a_question_without_an_answer_is_a_mistake_of_the_rules_and_is_not_asked(rules: Rules[Any]) -> None:
    with pytest.raises(IndexError):
        answer(rules)


@given(st.integers(min_value=1, max_value=9), st.data())
def test_several_options_are_received_in_the_order_in_which_they_were_taken(n: int, data: st.DataObject) -> None:
    least = data.draw(st.integers(min_value=0, max_value=n - 1))
    most = data.draw(st.integers(min_value=max(least, 1), max_value=12))
    taken = data.draw(st.permutations(range(n)))[:most]
    assert answer(ask_many(0, NUMBER, options(n), least, most), *taken) == [i * 10 for i in taken]


def test_no_more_can_be_asked_for_than_there_is() -> None:
    assert next(ask_many(0, NUMBER, options(3), least=1, most=8)).most == 3


def test_nothing_can_be_waited_for_as_often_as_one_likes() -> None:
    def rules() -> Rules[str]:
        yield from NOTHING
        yield from NOTHING
        return "done"

    with pytest.raises(Answered, match="done"):
        answer(rules())


# --- what a question means


def test_a_kind_of_question_has_a_name_a_rule_words_and_a_type() -> None:
    assert (NUMBER.name, NUMBER.rule, NUMBER.key, NUMBER.of) == ("number", "TOY-01", "toy-prompt-number", int)
    assert KINDS["questions_of_a_test"]["number"] is NUMBER


def test_a_kind_of_question_is_declared_once() -> None:
    with pytest.raises(ValueError, match="'number' of questions_of_a_test is declared twice"):
        ASK("number", "TOY-02", int)


def test_a_question_says_what_asks_it_and_how_much_it_is_about() -> None:
    asked = next(ask(2, NUMBER, options(2), "machete#1", amount=3, who="Joe"))
    assert (asked.seat, asked.kind, asked.source, asked.amount, asked.rule) == (2, NUMBER, "machete#1", 3, "TOY-01")
    assert asked.prompt == text("toy-prompt-number", who="Joe", amount=3)
    nothing_left = Decision(0, asked.kind, asked.options)
    assert nothing_left.prompt == text("toy-prompt-number", amount=0), "a question can be about nothing that is left"


def test_a_question_may_come_from_another_rule_than_its_kind() -> None:
    assert next(ask(0, NUMBER, options(2), rule="TOY-07")).rule == "TOY-07"


def test_an_option_begins_with_its_verb() -> None:
    assert [Option(option, None, text("no")).verb for option in ("move:woods:2", "pass")] == ["move", "pass"]


def test_a_secret_question_is_for_the_seat_or_its_team() -> None:
    secret = Decision(3, ASK("seat_secret", "", int, secret="seat"), options(2))
    shared = Decision(3, ASK("team_secret", "", int, secret="team"), options(2))
    assert (
        secret.audience("owls"),
        shared.audience("owls"),
        shared.audience(""),
        decide(2, 1, 1).audience("owls"),
    ) == (
        3,
        "owls",
        3,
        None,
    )


# --- what may be answered


@given(st.integers(min_value=1, max_value=9), st.data())
def test_options_are_taken_by_id_or_by_position(n: int, data: st.DataObject) -> None:
    least = data.draw(st.integers(min_value=0, max_value=n))
    most = data.draw(st.integers(min_value=max(least, 1), max_value=n))
    taken = data.draw(st.permutations(range(n)))[: data.draw(st.integers(min_value=least, max_value=most))]
    given_as = [i if data.draw(st.booleans()) else f"option:{i}" for i in taken]
    assert [option.value for option in pick_options(decide(n, least, most), given_as)] == [i * 10 for i in taken]


WHATEVER = st.one_of(st.text(max_size=3), st.integers(), st.sampled_from([f"option:{i}" for i in range(-1, 12)]))


@given(st.integers(min_value=1, max_value=9), st.lists(WHATEVER, max_size=12), st.data())
def test_whatever_is_given_is_a_legal_choice_or_refused(n: int, chosen: list[str | int], data: st.DataObject) -> None:
    least = data.draw(st.integers(min_value=0, max_value=n))
    most = data.draw(st.integers(min_value=max(least, 1), max_value=n))
    decision = decide(n, least, most)
    sentences = []
    picked = []
    try:
        picked = pick_options(decision, chosen)
    except IllegalChoice as refusal:
        sentences = [refusal.say(lang) for lang in LANGUAGES]
    if sentences:
        assert all(sentences)
    else:
        assert least <= len(picked) == len({option.id for option in picked}) <= most
        assert all(option in decision.options for option in picked)


@pytest.mark.parametrize(
    ("chosen", "sentence"),
    [
        (["option:9"], "is not one of the options. You can choose: option:0, option:1, option:2"),
        ([-1], "is not one of the options"),
        ([3], "is not one of the options"),
        ([""], "is not one of the options"),
        (["option:1", 1], "“1” is given twice"),
        ([], "Choose at least 1"),
        ([0, 1, 2], "Choose at most 2"),
    ],
)
def test_what_is_not_allowed_is_refused_with_a_sentence(chosen: Sequence[str | int], sentence: str) -> None:
    with pytest.raises(IllegalChoice, match=sentence):
        pick_options(decide(3, 1, 2), chosen)


def test_there_is_nothing_to_choose_when_the_game_is_over() -> None:
    with pytest.raises(IllegalChoice, match="The game is over"):
        pick_options(None, [0])


def test_options_that_come_to_the_same_are_one() -> None:
    options = [Option(f"take:{n}", n, text("option-pass"), (f"card{n}",)) for n in (1, 2, 3)]
    kept = distinct(options, lambda one, other: one % 2 == other % 2)
    assert [(option.id, option.pieces) for option in kept] == [("take:1", ("card1", "card3")), ("take:2", ("card2",))]
    decision = Decision(0, NUMBER, kept)
    assert [pick_options(decision, [f"take:{n}"])[0].value for n in (1, 2, 3)] == [1, 2, 3]


def test_a_recorded_choice_is_found_by_the_id_of_its_option_then_or_now() -> None:
    offered = [Option("rest", 1, text("option-pass"), was="option:0"), Option("pray", 2, text("option-pass"))]
    decision = Decision(0, NUMBER, offered, 1, 2)
    for recorded in (["rest", "pray"], ["option:0", "pray"]):
        assert [option.value for option in recorded_options(decision, Move(0, recorded))] == [1, 2]
    with pytest.raises(IllegalChoice, match="option:1"):
        recorded_options(decision, Move(0, ["option:1"]))


def test_a_question_that_comes_again_and_again_says_which_option_passes() -> None:
    nagging = Kinds("questions_of_a_test", "toy")("nagging", "TOY-01", bool, passing="pass")
    use, keep = Option("use", True, text("toy")), Option("pass", False, text("toy"))
    assert Decision(0, nagging, [use, keep]).passing == "pass"
    assert Decision(0, nagging, [use]).passing == ""
    assert Decision(0, NUMBER, [use, keep]).passing == ""


def test_what_is_too_good_to_be_passed_leaves_no_passing_option() -> None:
    after = Kinds("rolls_of_a_test", "toy").mixed("after", "TOY-01", bool, passing="pass", unless="task")
    use, keep = Option("use", True, text("toy")), Option("pass", False, text("toy"))
    assert Decision(0, after, [use, keep]).passing == "pass"
    assert Decision(0, after, [Option("task:1", True, text("toy")), use, keep]).passing == ""


def test_taking_none_passes_where_none_need_be_taken() -> None:
    many = Kinds("marks_of_a_test", "toy")("many", "TOY-01", bool, passing=NONE)
    use, keep = Option("use", True, text("toy")), Option("pass", False, text("toy"))
    assert Decision(0, many, [use, keep], 0, 2).passing == NONE
    assert Decision(0, many, [use, keep], 1, 2).passing == ""


# --- verbs


def test_a_verb_is_declared_with_what_it_comes_to_and_means_the_same_everywhere() -> None:
    ASK.verbs("lose", "toss fling")
    Kinds("another_test", "toy").verbs("lose", "toss")
    assert (VERBS["toss"].aim, VERBS["fling"].name) == ("lose", "fling")
    with pytest.raises(ValueError, match=r"verb 'toss' of another_test.*another aim"):
        Kinds("another_test", "toy").verbs("get", "toss")


def verbs_written(node: ast.expr) -> list[str]:
    """The verbs that an option's id may begin with, where they stand in the source."""
    if isinstance(node, ast.IfExp):
        return [*verbs_written(node.body), *verbs_written(node.orelse)]
    first = node.values[0] if isinstance(node, ast.JoinedStr) else node
    return [str(first.value).partition(":")[0]] if isinstance(first, ast.Constant) else []


OPTION_MAKERS = {"Option": "*", "card_option": "arkham_horror kingsport", "place_option": "arkham_horror kingsport"}
"""Functions whose first argument is an option's id or its verb, and the games in which that is so."""


def makes_option(node: ast.AST, game: str) -> bool:
    """Whether that is a call of such a function."""
    if not isinstance(node, ast.Call):
        return False
    name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
    return OPTION_MAKERS.get(name) == "*" or game in OPTION_MAKERS.get(name, "").split()


@pytest.mark.parametrize("game", [*GAMES.names(), "kingsport"])
def test_every_verb_of_an_option_is_declared(game: str) -> None:
    package = import_module(f"miskatonic.games.{game}")
    folder = Path(str(package.__file__)).parent
    found = {
        verb
        for file in folder.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and makes_option(node, game)
        for verb in verbs_written(node.args[0])
    }
    assert len(found) > 20
    played = "arkham_horror" if game == "kingsport" else game
    declared = {verb for (of, prefix), verbs in VERBS_OF.items() if of in ("", played, game) for verb in verbs}
    assert sorted(found - declared) == []
