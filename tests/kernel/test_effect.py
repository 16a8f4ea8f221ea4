"""Effects: values that can be run, say what they do, and know whether they can be done."""

from typing import Any

import pytest

from miskatonic.kernel.decision import NOTHING, Rules
from miskatonic.kernel.effect import EFFECT, AllOf, Effect, Function, OneOf, Word, told_apart, word
from miskatonic.kernel.text import own_words, render

Diary = list[str]


@word(
    "note",
    say=lambda what, times: own_words(f"note {what} {times}", f"noter {what} {times}"),
    gives=lambda what, times: {what: times, "ink": -1},
    can=lambda game, you, what, times: times < 3,
)
def note(game: Diary, you: int, what: str, times: int = 1) -> Rules[None]:
    """Writes something down."""
    game += [f"{you} {what}"] * times
    yield from ()


def run(effect: Effect[Diary, int], *chosen: int) -> Diary:
    """What has been noted once seat 7 has resolved the effect."""
    diary: Diary = []
    answers = list(chosen)
    rules = effect.run(diary, 7)
    try:
        decision = next(rules)
        while True:
            assert decision.seat == 7
            decision = rules.send([decision.options[answers.pop(0)]])
    except StopIteration:
        assert not answers
        return diary


@pytest.mark.parametrize("effect", [note("a", 2), note("a", times=2), note(what="a", times=2), note(times=2, what="a")])
def test_a_word_is_declared_with_its_arguments_in_any_form(effect: Effect[Diary, int]) -> None:
    assert run(effect) == ["7 a", "7 a"]
    assert render(effect.text, "en") == "note a 2"
    assert render(effect.text, "fr") == "noter a 2"


def test_a_word_keeps_what_it_is_not_given_as_it_is_declared() -> None:
    assert run(note("a")) == ["7 a"]


@pytest.mark.parametrize(
    ("args", "named"), [((), {}), (("a", 1, 2), {}), (("a",), {"colour": 3}), (("a",), {"what": "b"})]
)
def test_a_word_with_wrong_arguments_cannot_be_declared(args: tuple[Any, ...], named: dict[str, Any]) -> None:
    declare: Any = note
    with pytest.raises(TypeError):
        declare(*args, **named)


def test_an_argument_of_the_wrong_kind_is_refused_where_it_is_declared() -> None:
    declare: Any = note
    with pytest.raises(ValueError, match="note: times cannot be 'two'; it is a whole number"):
        declare("a", "two")


def test_effects_happen_one_after_the_other() -> None:
    both = AllOf(note("a"), note("b"))
    assert run(both) == ["7 a", "7 b"]
    assert render(both.text, "fr") == "noter a 1 et noter b 1"


@pytest.mark.parametrize(("second", "possible", "useful"), [(1, True, True), (3, False, True)])
def test_several_effects_are_possible_together_and_useful_each(second: int, possible: bool, useful: bool) -> None:
    both = AllOf(note("a"), note("b", second))
    assert (both.possible([], 7), both.useful([], 7)) == (possible, useful)
    assert not AllOf(note("a", 3), note("b", 3)).useful([], 7)


def test_whoever_resolves_a_choice_chooses_among_what_can_be_done() -> None:
    choice = OneOf(int, note("a"), note("b"), note("c", 3))
    assert run(choice, 1) == ["7 b"]
    assert run(OneOf(int, note("a", 3), note("b"))) == ["7 b"], "the only one is not asked for"
    assert run(OneOf(int, note("a", 3))) == []
    assert render(choice.text, "en") == "note a 1, note b 1 or note c 3"
    assert choice.possible([], 7)
    assert not OneOf(int, note("a", 3)).possible([], 7)


def test_a_function_carries_its_own_words() -> None:
    def twice(game: Diary, you: int) -> Rules[None]:
        yield from note("x", 2).run(game, you)

    effect: Effect[Diary, int] = Function(twice, "twice", "deux fois")
    assert run(effect) == ["7 x", "7 x"]
    assert (render(effect.text, "en"), render(effect.text, "fr")) == ("twice", "deux fois")
    assert effect.possible([], 7)


def test_an_effect_is_known_by_its_name_its_arguments_and_what_it_gives() -> None:
    effect = note("clues", 2)
    assert isinstance(effect, Word)
    assert (effect.name, effect.args, effect.gives) == ("note", ("clues", 2), {"clues": 2, "ink": -1})


def test_effects_together_give_what_each_of_them_gives() -> None:
    assert AllOf(note("a", 2), note("b"), note("a")).gives == {"a": 3, "ink": -3, "b": 1}


def test_a_function_says_what_it_is_called_and_what_it_gives() -> None:
    effect: Effect[Diary, int] = Function(lambda game, you: NOTHING, "x", "x", name="odd", gives={"clues": 1})
    assert (effect.name, effect.gives) == ("odd", {"clues": 1})


def test_the_question_which_effect_happens_names_the_card_that_asks() -> None:
    choice: Effect[Diary, int] = OneOf(int, note("a"), note("b"), source_of=lambda game: "necronomicon")
    asked = next(choice.run([], 7))
    assert (asked.kind, asked.source) == (EFFECT, "necronomicon")


def test_only_what_can_be_done_in_full_and_changes_something_is_on_offer() -> None:
    @word("doze", say=lambda: own_words("doze", "somnoler"), useful=lambda game, you: "tired" in game)
    def doze(game: Diary, you: int) -> Rules[None]:
        yield from ()

    choice: Effect[Diary, int] = OneOf(int, note("a", 3), doze())
    assert note("a").on_offer([], 7)
    assert not any(effect.on_offer([], 7) for effect in (note("a", 3), doze(), choice))
    assert choice.possible(["tired"], 7)
    assert not AllOf(note("a", 3), doze()).on_offer(["tired"], 7)


def test_a_word_is_asked_once_whether_it_is_on_offer() -> None:
    asked: list[int] = []

    def can(game: Diary, you: int) -> bool:
        asked.append(you)
        return True

    @word("yawn", say=lambda: own_words("yawn", "bailler"), can=can)
    def yawn(game: Diary, you: int) -> Rules[None]:
        yield from ()

    assert OneOf(int, yawn(), yawn()).possible([], 7)
    assert asked == [7]


@word("pay", say=lambda price, effect: own_words("pay", "payer"))
def pay(game: Diary, you: int, price: int, effect: Effect[Diary, int]) -> Rules[None]:
    """Something for a price."""
    yield from effect.run(game, you)


@word("rest", say=lambda hours, days: own_words("rest", "se reposer"))
def rest(game: Diary, you: int, hours: int = 0, days: int = 0) -> Rules[None]:
    """Nothing for a while."""
    yield from ()


@pytest.mark.parametrize(
    ("effects", "names"),
    [
        ([note("a"), rest(hours=1)], ["note_a", "rest"]),
        ([rest(hours=1), rest(days=1)], ["rest_hours", "rest_days"]),
        ([rest(hours=1), rest(hours=2)], ["rest_hours_1", "rest_hours_2"]),
        ([pay(1, note("a")), AllOf(note("a"), note("b"))], ["note_a", "note_a_and_note_b"]),
        ([rest(hours=1), rest(hours=1)], ["rest_hours_1_1", "rest_hours_1_2"]),
    ],
)
def test_effects_are_told_apart_by_what_they_are(effects: list[Effect[Diary, int]], names: list[str]) -> None:
    assert told_apart(effects) == names


def test_an_option_is_known_by_what_it_is_and_by_its_place_in_earlier_records() -> None:
    asked = next(OneOf(int, note("a"), note("b", 3), rest(hours=1)).run([], 7))
    assert [(option.id, option.was) for option in asked.options] == [
        ("effect:note_a", "effect:0"),
        ("effect:rest", "effect:2"),
    ]
    assert [asked.renamed(recorded) for recorded in ("effect:2", "effect:rest", "effect:9")] == [
        "effect:rest",
        "effect:rest",
        "effect:9",
    ]
