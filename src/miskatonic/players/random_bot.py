"""The bot that knows nothing: what everything else is measured against."""

from typing import Any, ClassVar

from miskatonic.kernel.decision import Decision
from miskatonic.kernel.rng import seeded
from miskatonic.kernel.sight import Sight


class RandomBot:
    """Takes options at random: any number of them that is allowed, then any of them, all equally likely."""

    __slots__ = ("_rng",)

    horizon: ClassVar[int] = 0
    caution: ClassVar[float] = 0.0

    def __init__(self, seed: int = 0) -> None:
        self._rng = seeded(seed)

    def sure(self, sight: Sight[Any]) -> bool:
        """Never."""
        return False

    def rivals(self, sight: Sight[Any]) -> list[list[int]] | None:
        """All of them."""
        return None

    def rests(self, sight: Sight[Any], trial: Sight[Any]) -> bool:
        """Nowhere before its time."""
        return False

    def pick(self, sight: Sight[Any]) -> list[int]:
        """Random positions."""
        return self.choose_from(sight.question)

    def choose_from(self, decision: Decision) -> list[int]:
        """Random positions of a decision."""
        options, rng = len(decision.options), self._rng
        if decision.least == decision.most == 1:
            return [rng.below(options)]
        number = decision.least + rng.below(decision.most - decision.least + 1)
        positions = list(range(options))
        rng.shuffle(positions)
        return sorted(decision.allowed(positions[:number]))
