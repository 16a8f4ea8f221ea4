"""Looks at a page as its rules do (DESIGN 17): nothing scrolls away, what is lit can be seen, words can be read."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

EYES = Path(__file__).with_name("audit.js").read_text()
"""An expression: what looks at the page, all of it or at a glance."""

AUDIT = f"sheet => {EYES}.audit(sheet)"
"""What is wrong with the screen, each as a word in capitals and where; with a sheet (a selector), also what is wrong with it."""

SETTLED = (
    "() => document.fonts.ready.then(() => new Promise(rest => requestAnimationFrame(() => setTimeout(rest, 60))))"
)
"""The letters are there and the last change is drawn."""

BROKEN = ("SCROLLS", "EMPTY", "HIDDEN", "SMALL", "SHRUNK", "PALE", "OVERLAP", "PROMPT", "CLIPPED")
"""The faults that no screen may have; the others are worth a look."""


def audit(page: Page, sheet: str | None = None) -> list[str]:
    """Everything that falls short on the screen, once it has come to rest."""
    page.evaluate(SETTLED)
    found: list[str] = page.evaluate(AUDIT, sheet)
    return found


def broken(page: Page) -> list[str]:
    """What no screen may have."""
    return [fault for fault in audit(page) if fault.split(" ", 1)[0] in BROKEN]


def flaws(page: Page, sheet: str, *pans: str) -> list[str]:
    """What a screen may not have on which a sheet lies (a selector), of which only some parts pan."""
    found = (fault.partition(" ") for fault in audit(page, sheet))
    return [
        f"{kind} {where}"
        for kind, _, where in found
        if kind in BROKEN or kind == "CUT" or (kind == "PANS" and where.partition(",")[0] not in pans)
    ]
