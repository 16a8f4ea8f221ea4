"""Each check finds what it is there for: boxes that break one promise each."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from miskatonic.conformance import CHECKS, Subject, examined
from miskatonic.games.elder_sign.declare import investigator
from miskatonic.games.elder_sign.effects.using import once_a_day
from miskatonic.games.elder_sign.rules.attempt import BEFORE_ROLL
from miskatonic.games.elder_sign.state import ElderSign, Investigator
from miskatonic.kernel.decision import Decision, Rules
from miskatonic.kernel.effect import function
from miskatonic.kernel.game import GAMES
from miskatonic.testing import home_made

PAIR = Subject("elder_sign", ("home_made",), ({"seats": ["miss_lupin", "joe_diamond"], "ancient_one": "yig"},))


@function("the others gain 1 clue each", "les autres gagnent chacun 1 indice")
def remember_in_silence(game: ElderSign, you: Investigator) -> Rules[None]:
    for other in game.present():
        if other is not you:
            other.clues += 1
    yield from ()


def test_a_number_that_changes_without_a_line_is_found() -> None:
    with home_made("elder_sign"):
        investigator(
            "miss_lupin",
            "Miss Lupin",
            ("The Thief", "La voleuse"),
            ("Light Fingers", "Doigts agiles"),
            once_a_day(BEFORE_ROLL, remember_in_silence),
            sanity=5,
            stamina=5,
        )
        told = [str(fault.what) for fault in examined(CHECKS["log"], PAIR, 3)]
    assert any("seats.investigator.clues (joe_diamond)" in each for each in told)


def test_chances_that_do_not_come_true_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    trial = import_module("miskatonic.games.arkham_horror.odds.trial")
    shown = GAMES["arkham_horror"].reading.odds

    def boasting(state: Any, decision: Decision) -> dict[str, float]:
        return {option: min(1.0, chance + 0.4) for option, chance in shown(state, decision).items()}

    monkeypatch.setattr(trial, "odds", boasting)
    assert list(examined(CHECKS["chances"], Subject("arkham_horror"), 3))
