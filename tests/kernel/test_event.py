"""Events: the message they are told by, what they name, who may know of them."""

from typing import ClassVar

import pytest

from miskatonic.kernel.event import Event, event_key
from miskatonic.kernel.text import Text, name


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
    assert MonsterAppeared("witch", "woods", (1, 2)).text() == Text(
        "toy-event-monster-appeared",
        (("monster", name("toy", "witch")), ("place", "woods"), ("faces", "1 2"), ("by", "None")),
    )


def test_a_private_event_is_for_one_seat_only() -> None:
    assert [CardSeen(1).visible_to(seat) for seat in (0, 1, None)] == [False, True, False]
    assert all(A().visible_to(seat) for seat in (0, 1, None))
