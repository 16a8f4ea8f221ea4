"""A line of a card works, speaks and can be read."""

from __future__ import annotations

from typing import Literal

import pytest

import miskatonic.games.arkham_horror  # noqa: F401  (whose words of costs are read)
from miskatonic.kernel.effect import Effect, Function
from miskatonic.kernel.event import Event
from miskatonic.kernel.hooks import Ability, Hook, Modifier, Replacement, Total, Trigger, Window, always, modifies
from miskatonic.kernel.line import Cost, Limit, hooks_in, line, timed, timing_of, typed
from miskatonic.kernel.text import own_words, render, sentences

LUCK: Total[()] = Total("luck")
REST = Window("rest")


@line(
    "adds",
    lambda skill, amount: own_words(f"+{amount} {skill}", f"+{amount} {skill}"),
    gives=lambda skill, amount: {skill: amount},
)
def adds(skill: Literal["luck", "lore"], amount: int = 1) -> Modifier:
    """A number is higher."""
    return modifies(LUCK, amount)


@line("both", lambda: own_words("both", "les deux"))
def both() -> tuple[Modifier, Modifier]:
    """Two hooks."""
    return modifies(LUCK, 1), modifies(LUCK, 2)


@line("keyword", lambda: own_words("unique", "unique"))
def keyword() -> tuple[Hook, ...]:
    """What the rules look at by themselves."""
    return ()


def test_a_line_tells_what_it_is_called_and_with_what() -> None:
    found = adds("luck", 2)
    assert (found.name, found.args, found.parameters) == ("adds", ("luck", 2), ("skill", "amount"))
    assert (found.given("skill"), found.given("amount")) == ("luck", 2)
    assert found.gives == {"luck": 2}
    assert render(found.text, "fr") == "+2 luck"


def test_what_is_not_given_is_what_the_word_says() -> None:
    assert adds("lore").args == ("lore", 1)


def test_a_line_refuses_what_it_cannot_be_about() -> None:
    with pytest.raises(ValueError, match="adds: skill cannot be 'strength'"):
        adds("strength")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="adds: amount cannot be 'two'; it is a whole number"):
        adds("luck", "two")  # type: ignore[arg-type]


def test_the_hooks_of_several_lines_are_one_after_the_other() -> None:
    assert [hook.amount for hook in hooks_in((adds("luck", 5), both())) if isinstance(hook, Modifier)] == [5, 1, 2]


def test_when_a_line_works_is_told_by_its_hooks() -> None:
    def run(*_: object) -> object:
        raise AssertionError

    assert adds("luck").timing == "always"
    assert keyword().timing == "rule"
    assert timing_of(Ability(REST, run, always)) == "use"  # type: ignore[arg-type]
    assert timing_of(Replacement(Event, run)) == "instead"  # type: ignore[arg-type]
    assert timing_of(Trigger(Event, run, always)) == "after"  # type: ignore[arg-type]
    assert timing_of(Trigger(Event, run, always, timing="when")) == "when"  # type: ignore[arg-type]


def test_a_line_gives_what_its_effect_gives() -> None:
    effect = Function[object, object](lambda game, you: iter(()), "gain", "gagner", gives={"clue": 1})  # type: ignore[arg-type, return-value]

    @line("waits", lambda effect: effect.text, once="turn")
    def waits(effect: Effect[object, object]) -> tuple[()]:
        return ()

    assert (waits(effect).effect, waits(effect).gives, waits(effect).limit) == (effect, {"clue": 1}, Limit(1, "turn"))


def test_hooks_that_no_word_says_have_words_typed_by_hand() -> None:
    found = typed("You are luckier.", "Vous avez plus de chance.", modifies(LUCK, 1))
    assert (found.name, len(found.hooks), found.effect, found.limit) == ("typed", 1, None, None)
    assert render(found.text, "en") == "You are luckier."


def test_lines_follow_one_pattern() -> None:
    when, what = own_words("upkeep", "entretien"), own_words("gain 1 clue", "gagner 1 indice")
    cost = Cost("ah-cost", {"focus": 1, "exhaust": 1})
    assert render(timed(None, None, what), "en") == "gain 1 clue"
    assert render(timed(when, None, what), "en") == "upkeep: gain 1 clue"
    assert (
        render(timed(None, cost, what), "fr")
        == "dépensez 1 point de concentration et déchargez cette carte\u202f: gagnez 1 indice"
    )
    assert render(timed(when, cost, what), "en") == "upkeep, spend 1 focus and exhaust this card: gain 1 clue"
    assert (cost["focus"], cost["movement"], bool(cost), bool(Cost("ah-cost", {}))) == (1, 0, True, False)


def test_texts_are_sentences_one_after_the_other() -> None:
    assert render(sentences([own_words("one", "un"), own_words("two!", "deux !")]), "en") == "One. Two!"
