"""Bots with learned nets: one that plays by its policy, and one that searches with policy and value."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from miskatonic.kernel.answering import DONE, Answer
from miskatonic.kernel.decision import Decision
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import text
from miskatonic.players import Policy, trial_policy
from miskatonic.players.features import Encoded, Encoder, encode, encode_position, features_of
from miskatonic.players.net import Net, net_of, shipped
from miskatonic.players.search import SearchBot

SURE = 0.85
"""The probability of an option from which on there is nothing to think about."""
LEAST_RIVAL = 0.04
"""The lowest probability of an option that is worth comparing."""
MOST_RIVALS = 4
"""Maximum number of options that are compared."""

Nets = Callable[[str], Net | None]
"""The net of a game by its name; None where there is none."""
Chooser = Callable[[Encoded], int]
"""Which of the open actions is taken, by its place among them."""


def answer_with(encoder: Encoder, decision: Decision, choose: Chooser) -> list[int]:
    """The answer that grows option by option, as a chooser takes them. It is asked only where several actions are open."""
    answer = Answer(decision)
    while True:
        actions = answer.open()
        taken = list(answer.taken)
        place = choose(encode(encoder, decision, actions, taken)) if len(actions) > 1 else 0
        if (whole := answer.take(actions[place])) is not None:
            return sorted(whole)


class LearnedBot:
    """Takes the option that its net likes best; where no net decides, it plays like the quickest bot that knows the game."""

    __slots__ = ("_fallback", "_features", "_nets", "game")

    horizon: ClassVar[int] = 60
    caution: ClassVar[float] = 1.0

    def __init__(self, game: str, nets: Nets | None = None) -> None:
        if nets is None and not shipped(game):
            raise MiskatonicError(text("error-no-net", game=game))
        self.game = game
        self._features = features_of(game)
        self._nets: Nets = nets or (lambda name: net_of(game, name))
        self._fallback: Policy = trial_policy(game)

    def net(self, sight: Sight[Any]) -> Net | None:
        """The net that decides for the seat."""
        return self._nets(self._features.net_of(sight.state, sight.decision))

    def pick(self, sight: Sight[Any]) -> list[int]:
        """The options that the net likes best, one after the other."""
        net = self.net(sight)
        if net is None:
            return self._fallback.pick(sight)
        encoder = self._features.encoder(sight.state, sight.decision)
        return answer_with(encoder, sight.decision, lambda seen: int(net.logits(seen).argmax()))

    def sure(self, sight: Sight[Any]) -> bool:
        """Whether one option is likely by far, or several are taken together."""
        net, decision = self.net(sight), sight.decision
        if net is None:
            return self._fallback.sure(sight)
        if not decision.least == decision.most == 1:
            return True
        return max(self._probabilities(net, sight)) > SURE

    def rivals(self, sight: Sight[Any]) -> list[list[int]] | None:
        """The likeliest options."""
        net = self.net(sight)
        if net is None:
            return self._fallback.rivals(sight)
        likely = self._probabilities(net, sight)
        order = sorted(range(len(likely)), key=lambda n: -likely[n])[:MOST_RIVALS]
        return [[n] for n in order if likely[n] >= LEAST_RIVAL]

    def rests(self, sight: Sight[Any], trial: Sight[Any]) -> bool:
        """Where the features of the game say that positions are easy to value."""
        return self._features.rests(sight.state, trial.state, trial.decision)

    def value(self, table: Table[Any], seat: int) -> float | None:
        """The value of an imagined world for a seat, as the one that is asked there sees it; None where no net decides."""
        state, decision = table.state, table.decision
        assert decision is not None
        net = self._nets(self._features.net_of(state, decision))
        if net is None:
            return None
        found = net.value(*encode_position(self._features.encoder(state, decision)))
        return found if state.team(seat) == state.team(decision.seat) else 1 - found

    def _probabilities(self, net: Net, sight: Sight[Any]) -> list[float]:
        decision = sight.decision
        actions = [action for action in Answer(decision).open() if action != DONE]
        seen = encode(self._features.encoder(sight.state, decision), decision, actions)
        return [float(each) for each in net.probabilities(seen)]


class LearnedSearch(SearchBot):
    """Search whose options, trials and values come from learned nets."""

    __slots__ = ("_learned",)

    def __init__(
        self,
        game: str,
        nets: Nets | None = None,
        *,
        seed: int = 0,
        budget: float = 0.2,
        iterations: int | None = None,
    ) -> None:
        self._learned = LearnedBot(game, nets)
        super().__init__(self._learned, seed=seed, budget=budget, iterations=iterations)

    def _value(self, table: Table[Any], seat: int) -> float:
        found = None if table.outcome is not None else self._learned.value(table, seat)
        return super()._value(table, seat) if found is None else found
