"""Results as a picture: win rates with 95 % intervals, by what the games were set up with."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from miskatonic.simulate.statistics import Group, wilson

if TYPE_CHECKING:
    from matplotlib.axes import Axes

PAPER, INK, FAINT, GREEN, OXBLOOD = "#f6f1e4", "#2b2a26", "#cfc6b0", "#2f5d4a", "#7c2b2b"
WIDTH, ROW, HEAD = 5.6, 0.34, 2.0
"""Inches: the width of a panel, the height of a row, and that of title and axis together."""


class Panel(Struct, frozen=True):
    """Groups of games that differ in one respect, under the name of that respect."""

    title: str
    groups: Mapping[str, Group]
    sort: bool
    """Put the highest rate on top; otherwise the order of the groups is kept."""


def can_plot() -> bool:
    """Whether matplotlib is installed (the extra `plot`)."""
    return find_spec("matplotlib") is not None


def plot(file: Path, title: str, subtitle: str, axis: str, overall: Group, panels: list[Panel]) -> None:
    """Writes the picture as PNG."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    rows = max((len(panel.groups) for panel in panels), default=1)
    figure = Figure(figsize=(WIDTH * max(len(panels), 1), HEAD + ROW * max(rows, 4)), dpi=150, facecolor=PAPER)
    FigureCanvasAgg(figure)
    axes = figure.subplots(1, max(len(panels), 1), squeeze=False)[0]
    for panel, ax in zip(panels, axes, strict=False):
        _draw(ax, panel, axis, overall)
    height = figure.get_figheight()
    figure.text(0.02, 1 - 0.38 / height, title, fontsize=15, fontweight="bold", family="serif", color=INK)
    figure.text(0.02, 1 - 0.64 / height, subtitle, fontsize=9.5, color=INK)
    figure.tight_layout(rect=(0, 0, 1, 1 - 0.75 / height), w_pad=2.5)
    figure.savefig(file, facecolor=PAPER, format="png")


def _draw(ax: Axes, panel: Panel, axis: str, overall: Group) -> None:
    groups = list(panel.groups.items())
    if panel.sort:
        groups.sort(key=lambda item: item[1].wins / item[1].games if item[1].games else 0.0, reverse=True)
    rate = overall.wins / overall.games if overall.games else 0.0
    ax.axvline(rate * 100, color=OXBLOOD, linewidth=1, linestyle=(0, (4, 3)), zorder=1)
    for row, (_, group) in enumerate(groups):
        low, high = (bound * 100 for bound in wilson(group.wins, group.games))
        middle = group.wins / group.games * 100 if group.games else 0.0
        ax.plot([low, high], [row, row], color=GREEN, linewidth=5, alpha=0.28, solid_capstyle="round", zorder=2)
        ax.plot([middle], [row], "o", color=GREEN, markersize=7, markeredgecolor=PAPER, zorder=3, clip_on=False)
        ax.text(102, row, f"{group.wins} / {group.games}", va="center", fontsize=8, color=INK)
    ax.set_yticks(range(len(groups)), [name for name, _ in groups], fontsize=9.5, color=INK)
    ax.set_ylim(len(groups) - 0.4, -0.6)
    ax.set_xlim(0, 100)
    ax.set_xticks(range(0, 101, 20), [f"{tick} %" for tick in range(0, 101, 20)], fontsize=8.5, color=INK)
    ax.set_xlabel(axis, fontsize=9, color=INK)
    ax.set_title(panel.title, loc="left", fontsize=11, family="serif", color=INK, pad=8)
    ax.set_facecolor(PAPER)
    ax.grid(axis="x", color=FAINT, linewidth=0.6)
    ax.set_axisbelow(True)
    ax.tick_params(length=0)
    for side in ("top", "right", "left"):
        ax.spines[side].set_visible(False)
    ax.spines["bottom"].set_color(FAINT)
