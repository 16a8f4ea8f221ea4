"""What a person types: numbers of options, or a command."""

from __future__ import annotations

import re
from dataclasses import dataclass

from miskatonic.kernel.decision import Decision
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.text import text

COMMANDS = ("?", "u", "s", "l", "c", "b", "h", "q")


@dataclass(frozen=True)
class Command:
    """One letter and what stands behind it."""

    letter: str
    rest: str


def read_answer(line: str, decision: Decision) -> Command | list[int]:
    """A command, or the positions of the options that were taken. Anything else is refused with a clear sentence."""
    line = line.strip()
    letter, _, rest = line.partition(" ")
    if letter.lower() in COMMANDS:
        return Command(letter.lower(), rest.strip())
    if (position := decision.index(line)) >= 0:
        return [position]
    if not re.fullmatch(r"[\d\s,;]+", line):
        raise MiskatonicError(text("cli-answer-unknown", answer=line, most=len(decision.options)))
    return read_numbers([int(number) for number in re.findall(r"\d+", line)], decision)


def read_numbers(numbers: list[int], decision: Decision) -> list[int]:
    """The positions of options that are counted from 1; 0 alone stands for none."""
    if numbers == [0] and not decision.least:
        return []
    for number in numbers:
        if not 1 <= number <= len(decision.options):
            raise MiskatonicError(text("cli-answer-no-number", number=number, most=len(decision.options)))
        if numbers.count(number) > 1:
            raise MiskatonicError(text("cli-answer-twice", number=number))
    if len(numbers) < decision.least:
        raise MiskatonicError(text("error-too-few", least=decision.least))
    if len(numbers) > decision.most:
        raise MiskatonicError(text("error-too-many", most=decision.most))
    return [number - 1 for number in numbers]
