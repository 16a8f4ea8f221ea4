"""The screen at a decision: the board, the latest events, the question and its options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Literal

from rich.console import Console, Group, RenderableType
from rich.segment import Segment, SegmentLines
from rich.table import Table
from rich.text import Text

from miskatonic.cli.boards import BRIEF, FULL, NARROW, ROWS, Board, Scene, ink
from miskatonic.cli.words import Words
from miskatonic.kernel.decision import Decision
from miskatonic.kernel.text import Text as Sentence
from miskatonic.kernel.text import sentence

FEWEST_NEWS = 4
"""Lines of the log that are shown even where the screen is small."""
Packing = Literal["list", "columns", "tight", "tighter", "tightest"]
PACKINGS: tuple[Packing, ...] = ("list", "columns", "tight", "tighter", "tightest")
"""How options are laid out, the roomiest first: with hints; side by side as far as they fit; at least two, three or four side
by side, where they may be cut off."""
ROOMY = 2
"""Number of shapes that do without cutting options off; the others are for a brief board."""
ACROSS: dict[Packing, int] = {"tight": 2, "tighter": 3, "tightest": 4}


Lines = list[list[Segment]]


def page(
    console: Console, board: Board, view: Any, scene: Scene, news: Sequence[Text], below: Sequence[RenderableType]
) -> SegmentLines:
    """The fullest page that fits on the screen; where nobody's screen sets a height, the full one.

    `below` is what stands below the board and the log, from its roomiest form to its tightest; those beyond the second are for
    a brief board. Before options are cut off further, the log is.
    """
    room = console.height - 1 if console.is_terminal else None
    told = [line for text in news for line in console.render_lines(text, pad=False)]
    forms = [console.render_lines(form, pad=False) for form in below]
    for detail in (FULL, ROWS, BRIEF):
        drawn = console.render_lines(board.draw(view, replace(scene, detail=detail)), pad=False)
        for form in forms[: ROOMY + 1] if detail == BRIEF else forms[:ROOMY]:
            used = len(drawn) + len(form) + 1
            if room is None or used + min(len(told), FEWEST_NEWS) <= room:
                return _joined(console, drawn, told, None if room is None else room - used, form, scene)
    for form in forms[ROOMY:] or forms[-1:]:
        used = len(drawn) + len(form) + 1
        if room is not None and used < room:
            break
    return _joined(console, drawn, told, max(1, (room or 0) - used), form, scene)


def _joined(console: Console, drawn: Lines, told: Lines, room: int | None, below: Lines, scene: Scene) -> SegmentLines:
    """The board, the last lines of the log, what stands below."""
    if room is not None and len(told) > room:
        left_out = len(told) - room + 1
        more = ink(scene.words("news-more", number=left_out), style="dim")
        told = [*console.render_lines(more, pad=False), *told[left_out:]]
    return SegmentLines([*drawn, *told, [], *below], new_lines=True)


class Question:
    """A decision as it is asked: who, by what card, what, and the numbered options with their odds and hints."""

    def __init__(
        self,
        decision: Decision,
        who: str,
        source: str,
        odds: Mapping[str, float],
        words: Words,
        width: int,
        hints: Mapping[str, Sentence] | None = None,
    ) -> None:
        self.decision = decision
        self.who = who
        self.source = source
        self.odds = odds
        self.words = words
        self.width = width
        self.hints = hints or {}
        """What is said of options as things stand, instead of their own hints."""

    def forms(self) -> list[RenderableType]:
        """The question from its roomiest form to its tightest."""
        return [self.draw(packing) for packing in PACKINGS]

    def draw(self, packing: Packing) -> RenderableType:
        """One option a line with its hint, or several side by side without."""
        across = ACROSS.get(packing, 1) if self.width >= NARROW else 1
        options = self._list() if packing == "list" else self._columns(across)
        return Group(self._head(), options, *self._foot())

    def _head(self) -> Text:
        head = ink(f"{self.who}  ", style="bold bright_cyan")
        if self.source:
            head += ink(self.words("asked-by", source=self.source) + " ", style="italic")
        return head + ink(self.words.read(self.decision.prompt), style="bold")

    def _foot(self) -> Iterator[Text]:
        least, most = self.decision.least, self.decision.most
        if least != 1 or most != 1:
            key = "take-exactly" if least == most else "take-up-to" if not least else "take-between"
            yield ink(self.words(key, least=least, most=most), style="yellow")
        yield ink(self.words("commands", why="?"), style="dim")

    def _list(self) -> Table:
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column(max_width=max(30, self.width // 2))
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column(style="dim")
        for number, option in enumerate(self.decision.options, start=1):
            said = self.hints.get(option.id, option.hint)
            hint = "" if said is None else self.words.read(said)
            grid.add_row(self._number(number), self._label(number), self._chance(option.id), ink(hint))
        return grid

    def _columns(self, fewest: int) -> Table:
        cells = [
            Text(" ").join([self._number(number), *self._chance_before(option.id), self._label(number)])
            for number, option in enumerate(self.decision.options, start=1)
        ]
        widest = max(cell.cell_len for cell in cells) + 2
        across = max(fewest, self.width // widest)
        down = -(-len(cells) // across)
        grid = Table.grid(padding=(0, 2))
        columns = [cells[start : start + down] for start in range(0, len(cells), down)]
        widths = [max(cell.cell_len for cell in column) for column in columns]
        for width in fitting(widths, self.width - 2 * len(widths)):
            grid.add_column(no_wrap=True, overflow="ellipsis", max_width=width)
        for row in range(down):
            grid.add_row(*cells[row::down])
        return grid

    def _number(self, number: int) -> Text:
        return ink(f"{number:>2}", style="bold black on white")

    def _label(self, number: int) -> Text:
        label = self.words.read(self.decision.options[number - 1].label)
        return ink(label[:1].upper() + label[1:])

    def _chance_before(self, option: str) -> list[Text]:
        """Before the label, where that may be cut off; in a column if any option has one."""
        if not self.odds:
            return []
        chance = self._chance(option)
        return [ink(" " * (len(self.words("odds", percent=100)) - chance.cell_len)) + chance]

    def _chance(self, option: str) -> Text:
        """The chance of success, and that of death."""
        shown = []
        if option in self.odds:
            chance = self.odds[option]
            style = "green" if chance >= 2 / 3 else "yellow" if chance >= 1 / 3 else "red"
            shown.append(ink(self.words("odds", percent=percent(chance)), style=style))
        if death := self.odds.get(f"{option}/death"):
            shown.append(ink(self.words("death", percent=percent(death)), style="bold red"))
        return Text(" ").join(shown)


def percent(chance: float) -> int:
    """A chance as a percentage; neither 0 nor 100 unless it is exactly that."""
    return min(max(round(chance * 100), int(chance > 0)), 100 - int(chance < 1))


def fitting(widths: Sequence[int], room: int) -> list[int]:
    """The widths of columns, of which the widest become narrower until there is room for all."""
    found = list(widths)
    while sum(found) > max(room, len(found)):
        found[found.index(max(found))] -= 1
    return found


def why(words: Words, number: str, chapter: str, rule: str, example: str | None) -> Text:
    """A rule of the ledger, in answer to "why?"."""
    drawn = ink(f"{number} · {chapter}\n", style="bold") + ink(sentence(rule))
    if example:
        drawn += ink("\n" + words("rule-example", example=example), style="dim")
    return drawn
