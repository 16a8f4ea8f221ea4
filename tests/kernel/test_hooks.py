"""How cards reach into the rules: numbers add up, what is about to happen is changed, what has happened is answered."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import field

from miskatonic.kernel.decision import Rules
from miskatonic.kernel.event import Event
from miskatonic.kernel.hooks import (
    ORDER,
    REACTION,
    Ability,
    Hook,
    Modifier,
    Replacement,
    Settled,
    Source,
    Total,
    Trigger,
    Window,
    abilities,
    after,
    always,
    answers,
    before,
    settle,
    settles,
    total,
    when,
)
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import Hooked, State, caused


class Harm(Event, frozen=True):
    amount: int


class Rest(Event, frozen=True):
    pass


STRENGTH: Total[int] = Total("strength")
WIT: Total[int] = Total("wit")
UNHEARD_OF: Total[int] = Total("unheard of")
WALKS: Settled[str, int] = Settled("walks")
CAMP = Window("camp")


class Den(State, kw_only=True):
    """A little game: cards that belong to seats."""

    HOOKS: ClassVar[dict[str, tuple[Hook, ...]]] = {}
    cards: list[str] = field(default_factory=list)
    done: list[str] = field(default_factory=list)

    def hooked(self) -> Hooked:
        cards: list[str | int | None] = []
        for card in self.cards:
            seat = card.partition("@")[2]
            cards += (int(seat) if seat else None, card)
        return tuple(cards)

    def lead_seat(self) -> int:
        return 2

    @staticmethod
    def hooks_of(card: str) -> tuple[Hook, ...]:
        return Den.HOOKS[card.partition("@")[0]]


def does(what: str, then: Event | None = None) -> Any:
    """Notes what is done, by which card."""

    def run(game: Den, source: Source, *event: Event) -> Rules[Event | None]:
        game.done.append(f"{what} {source.card}")
        yield from ()
        return then

    return run


def passes_on(change: int) -> Any:
    def run(game: Den, source: Source, event: Harm) -> Rules[Harm | None]:
        yield from ()
        return None if event.amount + change <= 0 else Harm(event.amount + change)

    return run


def leaves(game: Den, source: Source, event: Harm) -> Rules[None]:
    """Discards all cards of its own seat, itself too."""
    game.cards[:] = [card for card in game.cards if not card.endswith(f"@{source.seat}")]
    game.cards_changed()
    yield from ()
    game.done.append(f"leaves {source.card}")


def removes(what: str, then: Event | None = None) -> Any:
    """Takes every other card of that sort out of play."""

    def run(game: Den, source: Source, *event: Event) -> Rules[Event | None]:
        game.done.append(f"removes {source.card}")
        game.cards[:] = [card for card in game.cards if card == source.card or not card.startswith(what)]
        game.cards_changed()
        yield from ()
        return then or (event[0] if event else None)

    return run


def tells(game: Den, source: Source, event: Harm) -> Rules[None]:
    """Something else happens."""
    game.tell(Rest())
    yield from ()


Den.HOOKS.update(
    purge=(Trigger(Harm, removes("forced"), always),),
    duel=(Trigger(Harm, removes("duel"), always),),
    thief=(Trigger(Harm, removes("offered"), always, forced=False),),
    breaker=(Replacement(Harm, removes("shield")),),
    twofold=(Trigger(Harm, does("first"), always, forced=False), Trigger(Harm, does("second"), always, forced=False)),
    leaving=(Trigger(Harm, leaves, always),),
    still_calm=(Trigger(Harm, does("calm"), lambda game, source, event: not game.done),),
    relic=(Trigger(Harm, does("relic"), always, forced=False),),
    boots=(settles(WALKS, lambda game, source, so_far, who: "fast"),),
    mud=(settles(WALKS, lambda game, source, so_far, who: f"not {so_far}"),),
    teller=(Trigger(Harm, tells, always),),
    one=(Modifier(STRENGTH, 1),),
    two=(Modifier(STRENGTH, 2), Modifier(WIT, 5)),
    by_seat=(Modifier(STRENGTH, lambda game, source, investigator: 10 if source.seat == investigator else 0),),
    shield=(Replacement(Harm, passes_on(-1)),),
    curse=(Replacement(Harm, passes_on(+3)),),
    forced=(Trigger(Harm, does("forced"), always),),
    offered=(Trigger(Harm, does("offered"), always, forced=False),),
    small=(Trigger(Harm, does("small"), lambda game, source, event: event.amount < 3, forced=False),),
    once=(Trigger(Harm, does("once"), lambda game, source, event: not game.done, forced=False),),
    action=(Ability(CAMP, does("action"), lambda game, source: not game.done),),
)


def den(*cards: str) -> Den:
    return Den(rng=Rng(0), cards=list(cards))


def finish(rules: Rules[Any], *chosen: str) -> Any:
    """Runs rules, taking those options by id, and gives what they return."""
    answers_given = list(chosen)
    try:
        decision = next(rules)
        while True:
            option = decision.options[decision.index(answers_given.pop(0))]
            decision = rules.send([option])
    except StopIteration as end:
        assert not answers_given, f"never asked for {answers_given}"
        return end.value


# --- modifiers


@given(st.lists(st.sampled_from(["one@0", "two@1", "by_seat@0", "by_seat@2", "shield@1"])), st.integers())
def test_a_total_is_the_base_and_all_that_the_cards_in_play_add(cards: list[str], base: int) -> None:
    game = den(*cards)
    added = sum({"one@0": 1, "two@1": 2, "by_seat@2": 10}.get(card, 0) for card in cards)
    assert total(game, STRENGTH, base, 2) == base + added
    assert total(game, UNHEARD_OF, base, 2) == base


@given(st.lists(st.sampled_from(["one@0", "two@1"])), st.lists(st.sampled_from(["one@0", "two@1"])))
def test_a_card_that_comes_or_goes_is_heard_once_the_state_says_so(before_: list[str], after_: list[str]) -> None:
    game = den(*before_)
    worth = {"one@0": 1, "two@1": 2}
    assert total(game, STRENGTH, 0, 7) == sum(worth[card] for card in before_)
    game.cards[:] = after_
    game.cards_changed()
    assert total(game, STRENGTH, 0, 7) == sum(worth[card] for card in after_)


def test_cards_answer_in_the_order_in_which_the_state_names_them() -> None:
    assert [source.card for _, source in answers(den("two@1", "one@0", "two@0"), STRENGTH)] == [
        "two@1",
        "one@0",
        "two@0",
    ]


def test_two_states_with_the_same_cards_do_not_share_what_happens_to_them() -> None:
    first, second = den("one@0"), den("one@0")
    assert total(first, STRENGTH, 0, 7) == total(second, STRENGTH, 0, 7) == 1
    first.cards.clear()
    first.cards_changed()
    assert (total(first, STRENGTH, 0, 7), total(second, STRENGTH, 0, 7)) == (0, 1)


# --- settled questions


def test_a_card_puts_its_answer_in_place_of_the_usual_one() -> None:
    assert settle(den("one@0"), WALKS, "slowly", 2) == "slowly"
    assert settle(den("boots@0"), WALKS, "slowly", 2) == "fast"


def test_answers_replace_one_another_in_the_order_of_the_cards() -> None:
    assert settle(den("boots@0", "mud@1"), WALKS, "slowly", 2) == "not fast"
    assert settle(den("mud@1", "boots@0"), WALKS, "slowly", 2) == "fast"


# --- causes


def test_what_a_card_does_is_told_with_the_card_for_its_cause() -> None:
    game = den("teller@0")
    finish(after(game, Harm(1)))
    assert [(type(event).__name__, event.cause) for event in game.events] == [("Harm", ""), ("Rest", "teller@0")]


# --- replacements


def test_what_is_about_to_happen_is_changed_by_one_card_after_the_other() -> None:
    assert finish(before(den("shield@0", "curse@1"), Harm(2))) == Harm(4)
    assert finish(before(den(), Harm(2))) == Harm(2)


def test_what_is_prevented_is_not_shown_to_the_next_card() -> None:
    assert finish(before(den("shield@0", "curse@1"), Harm(1))) is None


def test_a_card_that_has_left_play_in_the_meantime_changes_nothing() -> None:
    assert finish(before(den("breaker@0", "shield@1"), Harm(1))) == Harm(1)
    assert finish(before(den("breaker@0", "shield@1", "curse@1"), Harm(1))) == Harm(4)


def test_a_card_changes_only_what_it_speaks_of() -> None:
    assert finish(before(den("shield@0"), Rest())) == Rest()


# --- triggers


def test_what_has_happened_is_told_even_if_nobody_answers() -> None:
    game = den("one@0")
    finish(after(game, Harm(1)))
    assert game.events == [Harm(1)]


def test_forced_answers_come_before_those_that_are_offered() -> None:
    game = den("offered@0", "forced@1")
    finish(after(game, Harm(1)), "use:offered@0")
    assert game.done == ["forced forced@1", "offered offered@0"]


def test_an_offered_answer_may_be_declined() -> None:
    game = den("offered@0", "small@0")
    finish(after(game, Harm(1)), "pass")
    assert game.done == []


def test_each_seat_is_asked_until_it_passes_or_has_used_everything() -> None:
    game = den("offered@1", "small@1", "offered@0")
    finish(after(game, Harm(1)), "use:small@1", "pass", "use:offered@0")
    assert game.done == ["small small@1", "offered offered@0"]


def test_an_answer_whose_condition_is_not_met_is_not_offered() -> None:
    game = den("small@0")
    finish(after(game, Harm(5)))
    assert game.done == []


def test_a_condition_that_another_answer_has_undone_is_looked_at_again() -> None:
    game = den("offered@0", "once@0")
    finish(after(game, Harm(1)), "use:offered@0")
    assert game.done == ["offered offered@0"]


def test_a_forced_answer_whose_condition_an_earlier_one_has_undone_does_nothing() -> None:
    game = den("forced@0", "still_calm@1")
    finish(after(game, Harm(1)))
    assert game.done == ["forced forced@0"]


@pytest.mark.parametrize(
    ("cards", "chosen", "done"),
    [
        (["purge@0", "forced@1"], [], ["removes purge@0"]),
        (["forced@1", "purge@0"], [], ["forced forced@1", "removes purge@0"]),
        (["duel@0", "duel@1"], [], ["removes duel@0"]),
        (["thief@0", "offered@0", "offered@1"], ["use:thief@0"], ["removes thief@0"]),
        (["thief@0", "offered@1", "small@1"], ["use:thief@0", "use:small@1"], ["removes thief@0", "small small@1"]),
    ],
)
def test_a_card_that_has_left_play_in_the_meantime_does_not_answer(
    cards: list[str], chosen: list[str], done: list[str]
) -> None:
    game = den(*cards)
    finish(after(game, Harm(1)), *chosen)
    assert game.done == done


def test_a_card_that_takes_itself_out_of_play_answers_to_the_end() -> None:
    game = den("offered@0", "leaving@0", "offered@1")
    finish(after(game, Harm(1)), "use:offered@1")
    assert game.done == ["leaves leaving@0", "offered offered@1"]


def test_two_answers_of_one_card_can_be_told_apart() -> None:
    game = den("twofold@0", "offered@0")
    rules = after(game, Harm(1))
    assert [option.id for option in next(rules).options] == [
        "use:twofold@0",
        "use:twofold@0:2",
        "use:offered@0",
        "pass",
    ]
    rules.close()
    finish(after(game, Harm(1)), "use:twofold@0:2", "use:twofold@0", "pass")
    assert game.done == ["second twofold@0", "first twofold@0"]


def test_an_answer_on_a_card_that_belongs_to_nobody_is_for_the_lead_to_give() -> None:
    rules = after(den("offered@0", "relic"), Harm(1))
    asked = next(rules)
    assert (asked.seat, [option.id for option in asked.options]) == (0, ["use:offered@0", "pass"])
    asked = rules.send([asked.options[-1]])
    assert (asked.seat, [option.id for option in asked.options]) == (2, ["use:relic", "pass"])


# --- abilities


@pytest.mark.parametrize(("done", "offered"), [([], ["action@0", "action@2"]), (["rest"], [])])
def test_an_ability_is_listed_while_it_is_available(done: list[str], offered: list[str]) -> None:
    game = den("action@0", "one@1", "action@2")
    game.done += done
    assert [source.card for _, source in abilities(game, CAMP)] == offered
    assert abilities(game, Window("elsewhere")) == []


# --- what is asked says why


class Lair(Den, kw_only=True):
    """A den whose lead orders what must happen, and where cards of one name are alike unless they are marked."""

    game: ClassVar[str] = "lair"
    lead_orders_forced: ClassVar[bool] = True

    def alike(self, one: str, other: str) -> bool:
        return one.partition("@")[0] == other.partition("@")[0]


def lair(*cards: str) -> Lair:
    return Lair(rng=Rng(0), cards=list(cards))


def test_whoever_is_asked_for_an_answer_is_told_what_it_answers() -> None:
    asked = next(after(den("offered@0"), Harm(1)))
    assert (asked.kind, asked.event) == (REACTION, Harm(1))


def test_whoever_orders_forced_answers_is_told_what_they_answer() -> None:
    asked = next(after(lair("forced@0", "purge@1"), Harm(1)))
    assert (asked.kind, asked.seat, asked.event) == (ORDER, 2, Harm(1))


def test_the_order_of_forced_answers_that_are_alike_is_not_asked() -> None:
    game = lair("forced@0", "forced@0")
    finish(after(game, Harm(1)))
    assert game.done == ["forced forced@0", "forced forced@0"]


def test_answers_that_belong_to_different_seats_are_not_alike() -> None:
    asked = next(after(lair("forced@0", "forced@1"), Harm(1)))
    assert [option.id for option in asked.options] == ["use:forced@0", "use:forced@1"]


def test_copies_that_are_alike_are_offered_once_and_light_up_together() -> None:
    game = lair("offered@0", "offered@0")
    asked = next(after(game, Harm(1)))
    assert [(option.id, option.pieces) for option in asked.options] == [
        ("use:offered@0", ("offered@0", "offered@0")),
        ("pass", ()),
    ]


def test_what_is_about_to_happen_has_its_cause_when_it_is_asked_about() -> None:
    Den.HOOKS["warner"] = (Trigger(Harm, does("warner"), always, forced=False, timing="when"),)
    game = den("warner@0")
    asked = next(caused(game, "tentacle", when, game, Harm(1)))
    assert asked.event is not None
    assert asked.event.cause == "tentacle"
