"""Each check finds what it is there for: boxes that break one promise each."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from typing import Any

import msgspec
import pytest

from miskatonic import Table
from miskatonic.conformance import CHECKS, Subject, examined
from miskatonic.conformance.checks import malformed
from miskatonic.games import elder_sign
from miskatonic.games.elder_sign.declare import investigator
from miskatonic.games.elder_sign.effects.using import once_a_day
from miskatonic.games.elder_sign.events import CluesGained
from miskatonic.games.elder_sign.rules.attempt import BEFORE_ROLL
from miskatonic.games.elder_sign.state import ElderSign, Investigator
from miskatonic.kernel.decision import Decision, Rules
from miskatonic.kernel.effect import function
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.text import key_of
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


@function("the others gain 1 card each", "les autres gagnent chacun 1 carte")
def hand_out_in_silence(game: ElderSign, you: Investigator) -> Rules[None]:
    for other in game.present():
        if other is not you:
            other.cards.append(game.deck("common").pop())
    yield from ()


@function("the others gain 5 clues each", "les autres gagnent chacun 5 indices")
def tell_of_too_few(game: ElderSign, you: Investigator) -> Rules[None]:
    for other in game.present():
        if other is not you:
            other.clues += 5
            game.tell(CluesGained(other.slug, 1))
    yield from ()


@pytest.mark.parametrize(("effect", "field"), [(hand_out_in_silence, "cards"), (tell_of_too_few, "clues")])
def test_a_card_that_no_line_names_and_a_number_that_lines_do_not_add_up_to_are_found(effect: Any, field: str) -> None:
    with home_made("elder_sign"):
        investigator(
            "miss_lupin",
            "Miss Lupin",
            ("The Thief", "La voleuse"),
            ("Light Fingers", "Doigts agiles"),
            once_a_day(BEFORE_ROLL, effect),
            sanity=5,
            stamina=5,
        )
        told = [str(fault.what) for fault in examined(CHECKS["log"], PAIR, 3)]
    assert any(f"seats.investigator.{field} (joe_diamond)" in each for each in told)


def test_a_malformed_question_is_found() -> None:
    decision = Subject("elder_sign").table(1).decision
    assert decision is not None
    first, *_ = decision.options
    wrong = [
        msgspec.structs.replace(decision, options=(first, first)),
        msgspec.structs.replace(decision, options=(first,)),
        msgspec.structs.replace(decision, seat=2),
        msgspec.structs.replace(decision, most=len(decision.options) + 1),
    ]
    assert [malformed(each, 2) is None for each in (decision, *wrong)] == [True, False, False, False, False]


def test_a_view_that_changes_after_it_was_sent_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    table = import_module("miskatonic.games.mansions.view.table")
    monkeypatch.setattr(table, "see_puzzle", lambda puzzle: puzzle)
    assert "check-view-moves" in faults("secrets", "mansions")


def test_an_imagined_world_with_the_true_future_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["elder_sign"]
    rules = replace(game.rules, determinize=lambda state, seat, rng: None)
    monkeypatch.setattr(elder_sign, "GAME", replace(game, rules=rules))
    assert "check-same-chance" in faults("secrets", "elder_sign")


def test_a_loaded_game_that_loses_its_log_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def without_log(table: Table[Any]) -> Table[Any]:
        clone = table.clone()
        clone.log.clear()
        return clone

    monkeypatch.setattr(Table, "with_history", without_log)
    assert "check-loaded-log" in faults("saving", "elder_sign")


def faults(check: str, game: str) -> set[str]:
    """The kinds of faults that a check finds in a few games."""
    return {key_of(fault.what) for fault in examined(CHECKS[check], Subject(game), 3)}
