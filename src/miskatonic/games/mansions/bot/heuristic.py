"""The heuristic bot of Mansions of Madness: a keeper that works at its objective, investigators that follow the trail."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.games.mansions.bot import investigators, keeper
from miskatonic.games.mansions.bot.worth import Judge
from miskatonic.games.mansions.rules.preparation import STORY_CHOICE
from miskatonic.games.mansions.state import Mansion
from miskatonic.kernel.sight import Sight
from miskatonic.players.choosing import best
from miskatonic.players.guessing import guess, guess_at_once

MOST_RIVALS = 4
"""Maximum number of choices that are compared."""
SCORES = {**keeper.SCORES, **investigators.SCORES}


class HeuristicBot:
    """Plays either side by what things are worth to it."""

    horizon: ClassVar[int] = 16
    caution: ClassVar[float] = 1.0

    def pick(self, sight: Sight[Mansion]) -> list[int]:
        """The options that look best; where the bot does not know the question, a considered guess."""
        decision, game = sight.decision, sight.state
        if decision.kind is STORY_CHOICE:
            return story_choice(sight)
        if (scored := SCORES.get(decision.kind)) is not None:
            return best(decision, scored(game, decision))
        side = keeper.ANSWERS if decision.seat == game.keeper.seat else investigators.ANSWERS
        if (answer := side.get(decision.kind)) is not None:
            return answer(game, decision)
        return self.guess(sight, Judge(game, decision.seat))

    def guess(self, sight: Sight[Mansion], judge: Judge) -> list[int]:
        """A considered guess; options that cannot be told apart are tried out."""
        return guess(sight, judge)

    def sure(self, sight: Sight[Mansion]) -> bool:
        """Whether there is little to think about."""
        return sight.decision.kind not in SCORES

    def rivals(self, sight: Sight[Mansion]) -> list[list[int]] | None:
        """The few options that look best."""
        decision = sight.decision
        score = SCORES[decision.kind](sight.state, decision)
        order = sorted(range(len(decision.options)), key=lambda n: -score(decision.options[n]))
        return [[n] for n in order[:MOST_RIVALS]]

    def rests(self, sight: Sight[Mansion], trial: Sight[Mansion]) -> bool:
        """Nowhere before its time."""
        return False


def story_choice(sight: Sight[Mansion]) -> list[int]:
    """Any answer: a keeper whose answers can be guessed has no secrets."""
    return [sight.lot % len(sight.decision.options)]


class TrialPolicy(HeuristicBot):
    """The same, without trying anything out: for trials."""

    def guess(self, sight: Sight[Mansion], judge: Judge) -> list[int]:
        """A considered guess at once."""
        return guess_at_once(sight.decision, judge)
