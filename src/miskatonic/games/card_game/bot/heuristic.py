"""The heuristic bot of the card game: it estimates its chances, knows what things are worth, and what the scenario wants."""

from __future__ import annotations

from typing import Any, ClassVar
from zlib import crc32

from msgspec.json import encode

from miskatonic.games.card_game.bot.guess import Guess
from miskatonic.games.card_game.bot.position import SECOND_ACT
from miskatonic.games.card_game.bot.questions import ANSWERS, SURE, Answer
from miskatonic.games.card_game.bot.trial import Trial
from miskatonic.games.card_game.bot.turn import Turn
from miskatonic.games.card_game.rules.enemies import ENEMY
from miskatonic.games.card_game.rules.round import TURN
from miskatonic.games.card_game.rules.skill_test import COMMIT, COMMIT_OTHER
from miskatonic.games.card_game.state import CardGame
from miskatonic.kernel.decision import Decision, Kind
from miskatonic.kernel.sight import Sight
from miskatonic.players.choosing import best
from miskatonic.players.guessing import guess
from miskatonic.players.search import SearchBot

LAST_FIGHT = "act_what_have_you_done"
"""The act in which the bot thinks twice: it decides The Gathering, and `position.py` knows best what is good there."""
THOUGHT_ABOUT = (TURN, ENEMY)
"""What the bot thinks twice about: its actions, and whom they are aimed at."""
TRIALS = 64
"""Number of trials for a second thought."""
CONTENDERS = 4
"""Maximum number of actions that a second thought compares."""
REACH = 12.0
"""A second thought compares no action that scores less than the best one by more than this."""
CAUTION = 0.7
"""Standard errors by which another action must look better in trials than the one with the best score."""
MOST_RIVALS = 5
"""Maximum number of actions of a turn that the search compares."""


class FastBot:
    """Takes the action that is worth most, and commits to tests what pays. What trials of other bots are played on with."""

    __slots__ = ("_answers",)

    horizon: ClassVar[int] = 60
    caution: ClassVar[float] = 1.7

    def __init__(self) -> None:
        self._answers: dict[Kind[Any], Answer] = {
            **ANSWERS,
            TURN: self._turn,
            COMMIT: self._commit,
            COMMIT_OTHER: self._commit,
        }

    def pick(self, sight: Sight[CardGame]) -> list[int]:
        """The options that look best; a considered guess where the bot does not know the question."""
        decision = sight.decision
        answer = self._answers.get(decision.kind)
        if answer is None:
            return guess(sight, Guess(sight.state, decision.seat))
        return answer(sight.state, decision)

    def sure(self, sight: Sight[CardGame]) -> bool:
        """Whether there is little to think about."""
        return sight.decision.kind in SURE

    def rivals(self, sight: Sight[CardGame]) -> list[list[int]] | None:
        """The best actions; to commit what the bot would, and less, and more."""
        decision = sight.decision
        if decision.kind is TURN:
            return [[n] for _, n in ranked(sight.state, decision)[:MOST_RIVALS]]
        if decision.kind in (COMMIT, COMMIT_OTHER):
            return self._other_commitments(decision, self.pick(sight))
        return None

    def rests(self, sight: Sight[CardGame], trial: Sight[CardGame]) -> bool:
        """Where a turn of the next round begins."""
        return trial.state.round > sight.state.round and trial.decision.kind is TURN

    def _other_commitments(self, decision: Decision, chosen: list[int]) -> list[list[int]]:
        others: list[list[int]] = [[]]
        if len(chosen) > 1:
            others += [[n for n in chosen if n != gone] for gone in chosen]
        if len(chosen) < decision.most:
            others += [sorted([*chosen, n]) for n in range(len(decision.options)) if n not in chosen]
        return [choice for choice in others if decision.allowed(choice) == choice][:MOST_RIVALS]

    def _turn(self, game: CardGame, decision: Decision) -> list[int]:
        return best(decision, Turn(game, game.investigators[decision.seat]).score)

    def _commit(self, game: CardGame, decision: Decision) -> list[int]:
        assert game.test is not None
        who = game.investigators[decision.seat]
        return Trial(game, game.test, decision.seat).commit(who, list(decision.options), decision.most)


class HeuristicBot(FastBot):
    """The fast bot with second thoughts about the actions that decide The Gathering: it tries the best ones in some worlds."""

    __slots__ = ()

    def pick(self, sight: Sight[CardGame]) -> list[int]:
        """The options that look best."""
        decision = sight.decision
        if not thinks_twice(sight.state) or decision.kind not in THOUGHT_ABOUT:
            return super().pick(sight)
        # What the seat sees decides which worlds are tried: the same table gives the same choice, wherever it comes from.
        seed = crc32(encode(sight.view))
        return SearchBot(Contender(), seed=seed, iterations=TRIALS).pick(sight)


class Contender(FastBot):
    """The fast bot as second thoughts see it: only actions that it finds nearly as good as its own are tried."""

    __slots__ = ()

    caution: ClassVar[float] = CAUTION

    def rivals(self, sight: Sight[CardGame]) -> list[list[int]] | None:
        """The actions that are nearly as good as the best one; of other options, all."""
        decision = sight.decision
        if decision.kind is not TURN:
            return None
        order = ranked(sight.state, decision)
        return [[n] for score, n in order[:CONTENDERS] if score >= order[0][0] - REACH]


def thinks_twice(game: CardGame) -> bool:
    """Whether trials are better than rules of thumb now.

    In the act before the last one they are for an investigator alone: `position.py` has learnt from such games what is good then.
    """
    return game.act == LAST_FIGHT or (game.act == SECOND_ACT and game.started == 1)


TrialPolicy = FastBot
"""What the search plays its trials with."""


def ranked(game: CardGame, decision: Decision) -> list[tuple[float, int]]:
    """The actions of a turn by what they are worth, each with its position, the best one first."""
    turn = Turn(game, game.investigators[decision.seat])
    scores = [(turn.score(option), n) for n, option in enumerate(decision.options)]
    return sorted(scores, key=lambda scored: -scored[0])
