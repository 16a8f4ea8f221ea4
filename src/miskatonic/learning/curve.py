"""The learning curve as a picture."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from miskatonic.learning.training import Progress
from miskatonic.simulate.plot import FAINT, GREEN, INK, OXBLOOD, PAPER

SMOOTH = 7
"""Iterations of which the curve shows the mean."""


def draw(file: Path, progress: Progress, title: str, across: str, up: str, teacher: str) -> None:
    """Writes the curve as PNG or SVG, by the name of the file: the share of games won over the games played."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7.0, 3.6), dpi=150, facecolor=PAPER)
    FigureCanvasAgg(figure)
    ax = figure.subplots()
    games = [point.games for point in progress.curve]
    won = np.array([100 * point.won for point in progress.curve])
    ax.plot(games, won, color=GREEN, linewidth=0.8, alpha=0.3)
    if len(won) >= SMOOTH:
        means = np.convolve(won, np.ones(SMOOTH) / SMOOTH, "valid")
        ax.plot(games[SMOOTH - 1 :], means, color=GREEN, linewidth=2)
    if progress.imitated:
        ax.axhline(100 * progress.teacher_won, color=OXBLOOD, linewidth=1, linestyle=(0, (4, 3)))
        ax.text(
            1.0, 100 * progress.teacher_won, f" {teacher}", transform=ax.get_yaxis_transform(),
            fontsize=8, color=OXBLOOD, va="center",
        )  # fmt: skip
    ax.set_ylim(bottom=0)
    ax.set_title(title, loc="left", fontsize=11, family="serif", color=INK, pad=8)
    ax.set_xlabel(across, fontsize=9, color=INK)
    ax.set_ylabel(up, fontsize=9, color=INK)
    ax.set_facecolor(PAPER)
    ax.grid(color=FAINT, linewidth=0.6)
    ax.set_axisbelow(True)
    ax.tick_params(length=0, labelsize=8.5, colors=INK)
    for side in ("top", "right"):
        ax.spines[side].set_visible(False)
    figure.tight_layout()
    figure.savefig(file, facecolor=PAPER)
