from miskatonic.kernel import memory
from miskatonic.kernel.memory import Memory, remembered


def test_what_was_found_once_is_not_looked_for_again() -> None:
    asked: list[str] = []

    @remembered
    def length_of(word: str) -> int:
        asked.append(word)
        return len(word)

    assert [length_of("ghoul"), length_of("attic"), length_of("ghoul")] == [5, 5, 5]
    assert asked == ["ghoul", "attic"]


def test_what_cannot_be_found_is_not_remembered() -> None:
    known: dict[str, int] = {}
    look_up = remembered(known.__getitem__)
    try:
        look_up("ghoul")
    except KeyError:
        known["ghoul"] = 1
    assert look_up("ghoul") == 1


def test_a_memory_does_not_grow_without_end() -> None:
    squares: Memory[int, int] = Memory(lambda n: n * n)
    for n in range(memory._MOST_REMEMBERED + 10):
        assert squares[n] == n * n
    assert len(squares) == 10
