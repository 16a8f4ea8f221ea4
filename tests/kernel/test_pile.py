"""A pile does what a list of ids would do."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from miskatonic.kernel.pile import Pile
from miskatonic.kernel.rng import seeded

IDS = st.from_regex(r"[a-z_]{1,5}(#[2-9])?", fullmatch=True)


class PileAndList(RuleBasedStateMachine):
    """A pile and a list that are treated alike."""

    def __init__(self) -> None:
        super().__init__()
        self.pile = Pile()
        self.list: list[str] = []

    @rule(piece=IDS)
    def put_on_top(self, piece: str) -> None:
        self.pile.append(piece)
        self.list.append(piece)

    @rule(piece=IDS)
    def put_under(self, piece: str) -> None:
        self.pile.put_under(piece)
        self.list.insert(0, piece)

    @rule(pieces=st.lists(IDS, max_size=3))
    def add(self, pieces: list[str]) -> None:
        self.pile += pieces
        self.list += pieces

    @precondition(lambda self: self.list)
    @rule()
    def draw(self) -> None:
        assert self.pile.pop() == self.list.pop()

    @precondition(lambda self: self.list)
    @rule(data=st.data())
    def take(self, data: st.DataObject) -> None:
        piece = data.draw(st.sampled_from(self.list))
        self.pile.remove(piece)
        self.list.remove(piece)

    @rule(seed=st.integers(min_value=0, max_value=99))
    def shuffle(self, seed: int) -> None:
        self.pile.shuffle(seeded(seed))
        seeded(seed).shuffle(self.list)

    @invariant()
    def alike(self) -> None:
        assert list(self.pile) == self.list
        assert self.pile == self.list
        assert len(self.pile) == len(self.list)
        assert bool(self.pile) == bool(self.list)
        assert self.pile[:2] == self.list[:2]
        assert self.pile.top == (self.list[-1] if self.list else "")
        if self.list:
            assert self.pile[-1] == self.list[-1]
            assert self.list[0] in self.pile
        assert "nowhere" not in self.pile
        assert msgspec.msgpack.decode(msgspec.msgpack.encode(self.pile), type=Pile) == self.list


TestPileAndList: Any = PileAndList.TestCase


@given(st.lists(IDS))
def test_a_pile_of_pieces_has_them_in_order(pieces: list[str]) -> None:
    assert list(Pile.of(pieces)) == pieces
    assert Pile.of(pieces) == Pile.of(pieces)


def test_nothing_can_be_drawn_from_an_empty_pile_nor_taken_where_it_is_not() -> None:
    with pytest.raises(IndexError):
        Pile().pop()
    with pytest.raises(ValueError, match="not in list"):
        Pile.of(["knife"]).remove("axe")
