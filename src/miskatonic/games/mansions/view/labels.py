"""Monsters of one kind are told apart where they are chosen from: by where they are, and by what everybody can see of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from miskatonic.games.mansions.rules import turn
from miskatonic.games.mansions.state import Mansion, Monster, piece
from miskatonic.kernel import labels
from miskatonic.kernel.decision import Decision, Option, Rules
from miskatonic.kernel.labels import Marks
from miskatonic.kernel.text import text


def step(state: Mansion) -> Rules[None]:
    """One step of the game, as it is read."""
    return told_apart(state, turn.step(state))


def as_step(state: Mansion, rules: Rules[None]) -> Rules[None]:
    """Rules that may end the game, as they are read."""
    return told_apart(state, turn.as_step(state, rules))


def told_apart(game: Mansion, rules: Rules[None]) -> Rules[None]:
    """The same rules, which ask their questions in such a way that no two options read the same, if anybody reads them."""
    if not game.watched:
        return rules

    def marks(decision: Decision, option: Option[Any], options: Sequence[Option[Any]]) -> Marks:
        figure = next((each for each in option.pieces if each in game.monsters), "")
        return monster_marks(game.monsters[figure]) if figure else {}

    return labels.told_apart(rules, marks, "mm-option-marked", lambda decision: len(game.monsters) > 1)


def monster_marks(monster: Monster) -> Marks:
    """Where a monster is and what it has suffered, as everybody can see."""
    return {
        "name": (monster.name, text("mm-mark-named") if monster.name else None),
        "at": (monster.at, text("mm-mark-at", space=piece(monster.at))),
        "damage": (monster.damage, text("mm-mark-hurt", n=monster.damage) if monster.damage else None),
        "stunned": (monster.stunned, text("mm-mark-stunned") if monster.stunned else None),
    }
