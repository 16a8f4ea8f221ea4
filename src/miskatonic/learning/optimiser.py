"""Adam: how weights follow their gradients."""

from __future__ import annotations

import numpy as np

from miskatonic.players.net import Net, Weights

FIRST, SECOND = 0.9, 0.999
"""How much of the moments is kept from step to step."""
SMALLEST = 1e-6
"""What keeps the division from failing."""


class Adam:
    """Moments of the gradients of one net. The length of each gradient is limited."""

    __slots__ = ("first", "net", "second", "steps")

    def __init__(self, net: Net) -> None:
        self.net = net
        self.first: Weights = {name: np.zeros_like(array) for name, array in net.weights.items()}
        self.second: Weights = {name: np.zeros_like(array) for name, array in net.weights.items()}
        self.steps = 0

    def step(self, gradients: Weights, rate: float, longest: float) -> None:
        """Takes a step down those gradients."""
        self.steps += 1
        length = sum(float((gradient * gradient).sum()) for gradient in gradients.values()) ** 0.5
        scale = min(1.0, longest / (length + 1e-9))
        for name, gradient in gradients.items():
            short = gradient * np.float32(scale)
            first = self.first[name] = (FIRST * self.first[name] + (1 - FIRST) * short).astype(np.float32)
            second = self.second[name] = (SECOND * self.second[name] + (1 - SECOND) * short * short).astype(np.float32)
            mean, spread = first / (1 - FIRST**self.steps), second / (1 - SECOND**self.steps)
            self.net.weights[name] -= (rate * mean / (np.sqrt(spread) + SMALLEST)).astype(np.float32)
