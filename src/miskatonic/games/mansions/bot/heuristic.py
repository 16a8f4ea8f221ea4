"""The heuristic bot of Mansions of Madness: a keeper that works at its objective, investigators that follow the trail."""

from __future__ import annotations

from typing import ClassVar
from zlib import crc32

from miskatonic.games.mansions.bot import investigators, keeper
from miskatonic.games.mansions.bot.worth import Judge
from miskatonic.games.mansions.rules.preparation import STORY_CHOICE
from miskatonic.games.mansions.state import Mansion
from miskatonic.kernel.decision import Decision
from miskatonic.kernel.table import Table
from miskatonic.players.choosing import best
from miskatonic.players.guessing import guess, guess_at_once

MOST_RIVALS = 4
"""So many choices are worth comparing."""
SCORES = {**keeper.SCORES, **investigators.SCORES}


class HeuristicBot:
    """Plays either side by what things are worth to it."""

    horizon: ClassVar[int] = 16
    caution: ClassVar[float] = 1.0

    def pick(self, table: Table[Mansion]) -> list[int]:
        """The options that look best; where the bot does not know the question, a considered guess."""
        decision, game = table.decision, table.state
        assert decision is not None
        if decision.kind is STORY_CHOICE:
            return story_choice(table, decision)
        if (scored := SCORES.get(decision.kind)) is not None:
            return best(decision, scored(game, decision))
        side = keeper.ANSWERS if decision.seat == game.keeper.seat else investigators.ANSWERS
        if (answer := side.get(decision.kind)) is not None:
            return answer(game, decision)
        return self.guess(table, Judge(game, decision.seat))

    def guess(self, table: Table[Mansion], judge: Judge) -> list[int]:
        """A considered guess; options that cannot be told apart are tried out."""
        return guess(table, judge)

    def sure(self, table: Table[Mansion]) -> bool:
        """Whether there is little to think about."""
        assert table.decision is not None
        return table.decision.kind not in SCORES

    def rivals(self, table: Table[Mansion]) -> list[list[int]] | None:
        """The few options that look best."""
        decision = table.decision
        assert decision is not None
        score = SCORES[decision.kind](table.state, decision)
        order = sorted(range(len(decision.options)), key=lambda n: -score(decision.options[n]))
        return [[n] for n in order[:MOST_RIVALS]]

    def rests(self, table: Table[Mansion], trial: Table[Mansion]) -> bool:
        """Nowhere before its time."""
        return False


def story_choice(table: Table[Mansion], decision: Decision) -> list[int]:
    """Any answer: a keeper whose answers can be guessed has no secrets. The number of the game serves as the die."""
    return [crc32(f"{table.seed} {len(table.state.choices)}".encode()) % len(decision.options)]


class TrialPolicy(HeuristicBot):
    """The same, without trying anything out: for trials."""

    def guess(self, table: Table[Mansion], judge: Judge) -> list[int]:
        """A considered guess at once."""
        assert table.decision is not None
        return guess_at_once(table.decision, judge)
