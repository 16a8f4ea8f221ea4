"""The heuristic bot of Mansions of Madness: a keeper that works at its objective, investigators that follow the trail."""

from __future__ import annotations

from typing import ClassVar
from zlib import crc32

from miskatonic.games.mansions.bot import investigators, keeper
from miskatonic.games.mansions.bot.worth import Judge
from miskatonic.games.mansions.rules import keeper_cards, keeper_turn, monster_moves, preparation, turn
from miskatonic.games.mansions.state import Mansion
from miskatonic.kernel.decision import Decision
from miskatonic.kernel.table import Table
from miskatonic.players.guessing import guess, guess_at_once

UNSURE = (
    turn.ACT,
    keeper_turn.KEEPER_ACTS,
    keeper_cards.PLAY_MYTHOS,
    monster_moves.WHICH_MONSTER,
)
"""Questions that are worth a second thought."""
MOST_RIVALS = 8
"""So many choices are worth comparing at most."""


class HeuristicBot:
    """Plays either side by what things are worth to it."""

    horizon: ClassVar[int] = 40
    caution: ClassVar[float] = 1.0

    def pick(self, table: Table[Mansion]) -> list[int]:
        """The options that look best; where the bot does not know the question, a considered guess."""
        decision, game = table.decision, table.state
        assert decision is not None
        side = keeper.ANSWERS if decision.seat == game.keeper.seat else investigators.ANSWERS
        if decision.kind is preparation.STORY_CHOICE:
            return story_choice(table, decision)
        answer = side.get(decision.kind)
        if answer is not None:
            return answer(game, decision)
        return self.guess(table, Judge(game, decision.seat))

    def guess(self, table: Table[Mansion], judge: Judge) -> list[int]:
        """A considered guess; options that cannot be told apart are tried out."""
        return guess(table, judge)

    def sure(self, table: Table[Mansion]) -> bool:
        """Whether there is little to think about."""
        decision = table.decision
        assert decision is not None
        return decision.kind not in UNSURE

    def rivals(self, table: Table[Mansion]) -> list[list[int]] | None:
        """All choices are worth comparing."""
        return None

    def rests(self, table: Table[Mansion], trial: Table[Mansion]) -> bool:
        """At the start of a round."""
        return trial.state.round > table.state.round + 1 and trial.state.step == "order"


def story_choice(table: Table[Mansion], decision: Decision) -> list[int]:
    """Any answer: a keeper whose answers can be guessed has no secrets. The number of the game serves as the die."""
    return [crc32(f"{table.seed} {len(table.state.choices)}".encode()) % len(decision.options)]


class TrialPolicy(HeuristicBot):
    """The same, without trying anything out: for trials."""

    def guess(self, table: Table[Mansion], judge: Judge) -> list[int]:
        """A considered guess at once."""
        assert table.decision is not None
        return guess_at_once(table.decision, judge)
