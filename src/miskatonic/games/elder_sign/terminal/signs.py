"""The signs of Elder Sign in a terminal: one cell wide each, with letters where a terminal has no such signs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from miskatonic.cli.boards import Scene, ink
from miskatonic.games.elder_sign.state import ElderSignEffect
from miskatonic.games.elder_sign.view.facts import signs

# Name: sign, sign in ASCII, style.
SIGNS = {
    "investigation": ("⌕", "i", "green"),
    "lore": ("§", "L", "yellow"),
    "peril": ("☠", "P", "red"),
    "terror": ("Ψ", "T", "magenta"),
    "wild": ("✱", "*", "bold"),
    "unrolled": ("·", ".", "dim"),
    "sanity": ("♦", "San", "bright_blue"),
    "stamina": ("♥", "Sta", "bright_red"),
    "clock": ("↻", "clock", "cyan"),
    "clue": ("?", "?", "bright_yellow"),
    "common": ("C", "C", "bright_white"),
    "unique": ("U", "U", "bright_magenta"),
    "spell": ("S", "S", "bright_cyan"),
    "ally": ("A", "A", "bright_green"),
    "elder_sign": ("★", "ES", "bold bright_green"),
    "gate": ("Ω", "G", "bright_magenta"),
    "monster": ("Ж", "M", "bright_red"),
    "doom": ("■", "D", "red"),
    "remove_doom": ("□", "-D", "green"),
    "trophy": ("⚑", "#", "yellow"),
    "done": ("✓", "+", "bold green"),
    "failed": ("✗", "-", "bold red"),
    "locked": ("◙", "x", "bright_red"),
    "active": ("▶", ">", "bold bright_white"),
    "arrow": ("↓", "v", "bright_white"),
}
HANDS = {"XII": ("↑", "^"), "III": ("→", ">"), "VI": ("↓", "v"), "IX": ("←", "<")}
DICE_STYLES = {"green": "black on green", "yellow": "black on yellow", "red": "bright_white on red"}

_CONSOLE = Console(width=80)
LEGEND = (
    ("investigation", "lore", "peril", "terror", "wild"),
    ("sanity", "stamina", "clock", "locked", "monster"),
    ("clue", "common", "unique", "spell", "ally"),
    ("elder_sign", "gate", "doom", "remove_doom", "trophy"),
)


def sign(name: str, scene: Scene, number: int | None = None) -> Text:
    """A sign, with a number behind it."""
    drawn, plain, style = SIGNS[name]
    behind = "" if number is None else str(number)
    return ink((plain if scene.ascii else drawn) + behind, style=style)


def face(name: str, scene: Scene) -> Text:
    """A result of a die: `⌕3`, `§`."""
    if name.startswith("investigation"):
        return sign("investigation", scene, int(name[-1]))
    return sign(name, scene)


def die(color: str, showing: str, scene: Scene, *, faint: bool = False) -> Text:
    """A die: in its colour, with a letter for the yellow and the red one."""
    letter = "" if color == "green" else scene.words(f"es-die-{color}")
    inner = f"{letter}{face(showing, scene).plain}"
    drawn = ink(f" {inner} " if not scene.ascii else f"[{inner}]")
    drawn.stylize(f"{DICE_STYLES[color]} dim" if faint else DICE_STYLES[color])
    return drawn


def need(requirement: Any, scene: Scene) -> Text:
    """One requirement of a task."""
    if requirement.kind == "either":
        return ink("/").join(need(one, scene) for one in requirement.of)
    if requirement.kind in ("sanity", "stamina"):
        return ink("−" if not scene.ascii else "-", style=SIGNS[requirement.kind][2]) + sign(
            requirement.kind, scene, requirement.amount
        )
    if requirement.kind == "investigation":
        return sign("investigation", scene, requirement.amount)
    return sign(requirement.kind, scene)


def needs(requirements: Sequence[Any], scene: Scene) -> Text:
    """A row of requirements."""
    return ink(" ").join(need(requirement, scene) for requirement in requirements)


def one_sign(effect: ElderSignEffect) -> tuple[str, int]:
    """The one sign that says it all, with its number; "" where there is none."""
    found = signs(effect)
    if len(found) == 1 and found[0].kind in SIGNS:
        return found[0].kind, found[0].amount
    return "", 0


def effects_in_signs(effects: Sequence[ElderSignEffect], scene: Scene) -> Text:
    """Rewards or penalties in as few cells as possible: `?2 S ★`."""
    drawn = []
    for effect in effects:
        name, amount = one_sign(effect)
        if name:
            drawn.append(sign(name, scene, amount if amount > 1 else None))
        else:
            drawn.append(ink(scene.words.read(effect.text), style="dim"))
    return ink(" ").join(drawn)


def effects_in_words(effects: Sequence[ElderSignEffect], scene: Scene) -> list[Text]:
    """Rewards or penalties, each with its sign: `? 2 clues`, `★ 1 elder sign`."""
    drawn = []
    for effect in effects:
        name, amount = one_sign(effect)
        if name:
            words = scene.words(f"es-short-{name.replace('_', '-')}", n=amount)
            drawn.append(sign(name, scene) + ink(f" {words}"))
        else:
            drawn.append(ink(scene.words.read(effect.text)))
    return drawn


def flow(first: Text, parts: Sequence[Text], width: int) -> Iterator[Text]:
    """Parts after each other, in as many lines as it takes; none is torn apart as long as it fits a line."""
    line, empty = first.copy(), True
    for n, part in enumerate(parts):
        ended = part + ink("," if n < len(parts) - 1 else "")
        if not empty and line.cell_len + 1 + ended.cell_len > width:
            yield line
            line = ink(" ")
        line += ink(" ") + ended
        empty = False
    yield from wrapped(line, width)


def wrapped(line: Text, width: int) -> Iterator[Text]:
    """A line as several ones, the further ones indented."""
    if line.cell_len <= width:
        yield line
        return
    for n, part in enumerate(line.wrap(_CONSOLE, width - 2)):
        yield part if not n else ink("  ") + part


def legend_rows(scene: Scene) -> list[list[Text]]:
    """Every sign with its meaning."""
    return [
        [sign(name, scene) + ink(f" {scene.words('es-sign-' + name.replace('_', '-'))}") for name in row]
        for row in LEGEND
    ]
