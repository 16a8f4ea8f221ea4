"""Events: the message they are told by, what they name, who may know of them."""

from typing import ClassVar

import msgspec
import pytest

from miskatonic.kernel.audience import ears_of
from miskatonic.kernel.event import Event, event_key
from miskatonic.kernel.staging import Stage
from miskatonic.kernel.text import Message, because, ended, name, own_words, parts, render


class Told(Event, frozen=True):
    game: ClassVar[str] = "toy"
    prefix: ClassVar[str] = "toy"


class A(Told, frozen=True):
    pass


class MonsterAppeared(Told, frozen=True):
    pieces: ClassVar[tuple[str, ...]] = ("monster",)
    monster: str
    place: str
    faces: tuple[int, ...] = ()
    by: int | None = None


class CardSeen(Told, frozen=True):
    private: ClassVar[str] = "seat"
    seat: int


class TeamSeen(Told, frozen=True):
    private: ClassVar[str] = "team"
    team: str


@pytest.mark.parametrize(
    ("kind", "key"),
    [
        (A, "toy-event-a"),
        (MonsterAppeared, "toy-event-monster-appeared"),
    ],
)
def test_an_event_is_told_by_the_message_of_its_name(kind: type[Event], key: str) -> None:
    assert event_key(kind) == key


def test_pieces_are_named_and_everything_else_is_told_as_it_is() -> None:
    assert MonsterAppeared("witch", "woods", (1, 2)).text() == Message(
        "toy-event-monster-appeared",
        (("monster", name("toy", "witch")), ("place", "woods"), ("faces", "1 2"), ("by", "None")),
    )


def test_a_private_event_is_for_one_seat_only() -> None:
    assert [CardSeen(1).visible_to(ears_of(seat)) for seat in (0, 1, None)] == [False, True, False]
    assert all(A().visible_to(ears_of(seat)) for seat in (0, 1, None))


def test_what_a_team_may_know_its_seats_may_know_and_nobody_else() -> None:
    heard = TeamSeen("owls")
    assert heard.visible_to(ears_of(0, "owls"))
    assert not heard.visible_to(ears_of(1, "crows"))
    assert not heard.visible_to(ears_of(None))


def test_a_line_of_the_log_is_a_sentence_that_says_what_brought_it_about_unless_it_names_that_already() -> None:
    plain = MonsterAppeared("witch", "woods")
    assert plain.line() == ended(plain.text())
    assert MonsterAppeared("witch", "woods", cause="witch#2").line() == plain.line()
    assert MonsterAppeared("witch", "woods", cause="box/town").line() == plain.line()
    caused = MonsterAppeared("witch", "woods", cause="gate")
    assert caused.line() == ended(because(plain.text(), name("toy", "gate")))


def test_an_event_whose_cause_would_mislead_does_not_say_it() -> None:
    class Over(MonsterAppeared, frozen=True, gc=False):
        says_why = False

    assert Over("witch", "woods", cause="gate").line() == ended(Over("witch", "woods").text())


def test_what_brought_a_line_about_stands_before_its_full_stop() -> None:
    gate = own_words("Gate", "Portail")
    assert (
        render(because(own_words("A witch appears", "Une sorcière apparaît"), gate), "en") == "A witch appears (Gate)"
    )
    ended = because(own_words("A witch appears.", "Une sorcière apparaît."), gate)
    assert render(ended, "fr") == "Une sorcière apparaît (Portail)."
    assert "".join(part.words for part in parts(ended, "en")) == "A witch appears (Gate)."
    bracket = because(own_words("A die (yellow) is rolled.", "Un dé roule (jaune)."), gate)
    assert render(bracket, "fr") == "Un dé roule (jaune, Portail)."


# --- how events are told


class GateOpened(Told, frozen=True):
    pieces: ClassVar[tuple[str, ...]] = ("gate", "place")
    stage = Stage(3, "card", own=4, shows="gate", opens=True)
    gate: str
    number: int = 0


def test_an_event_that_says_nothing_of_it_has_no_stage() -> None:
    assert (A.stage, GateOpened.stage) == (None, Stage(3, "card", own=4, shows="gate", opens=True))


def test_a_stage_is_no_part_of_what_happened() -> None:
    assert msgspec.to_builtins(GateOpened("moon")) == {"gate": "moon", "number": 0, "cause": ""}


@pytest.mark.parametrize(
    ("stage", "problem"),
    [
        (Stage(5, "card"), "its importance is not one of 1 to 4"),  # type: ignore[arg-type]
        (Stage(1, "card", own=7), "its importance is not one of 1 to 4"),  # type: ignore[arg-type]
        (Stage(1, "song"), "there is no form 'song'"),  # type: ignore[arg-type]
        (Stage(1, "flight", opens=True), "a flight is over too soon to open a moment"),
        (Stage(1, "flight", shows="moon"), "it has no field 'moon' to show"),
        (Stage(1, "flight", shows="place"), "it has no field 'place' to show"),
        (Stage(1, "flight", shows="number"), "'number' holds no piece"),
    ],
)
def test_a_stage_that_cannot_be_is_refused_where_it_is_declared(stage: Stage, problem: str) -> None:
    def declare() -> None:
        type("Wrong", (GateOpened,), {"stage": stage, "__annotations__": {}})

    with pytest.raises(ValueError, match=rf"the stage of Wrong is wrong: {problem}"):
        declare()
    type("Right", (GateOpened,), {"stage": Stage(2, "flight", shows="gate"), "__annotations__": {}})
