"""Heralds and guardians: which of them are in play, and what they need at setup."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import CARDS, SHEETS, SheetCard
from miskatonic.games.arkham_horror.state import Arkham
from miskatonic.games.kingsport.box import BOX
from miskatonic.games.kingsport.components import GUARDIANS, HERALDS
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.registry import Registry
from miskatonic.kernel.setup import Field, Pick
from miskatonic.kernel.text import text

NONE, RANDOM = "none", "random"
KINDS: dict[str, Registry[SheetCard]] = {"herald": HERALDS, "guardian": GUARDIANS}
"""The questions at setup, with the sheets that answer them."""


def ask_for_sheets() -> None:
    """Which herald and which guardian there is, is asked at setup: none, one at random, or a certain one."""
    for option in KINDS:
        BOX.question(
            Field(
                option=option,
                label=text(f"kh-setup-{option}"),
                help=text(f"kh-setup-{option}-help"),
                kind="pick",
                picks=(
                    Pick(NONE, text("kh-setup-sheet-none")),
                    Pick(RANDOM, text("kh-setup-sheet-random")),
                ),
                names=option,
                usual=NONE,
                chance=False,
            )
        )


@BOX.setup
def lay_sheets(state: Arkham) -> None:
    """After the Ancient One, a herald and a guardian lie down, if any are wanted, with what they need."""
    for option, sheets in KINDS.items():
        answer = state.answers.get(option) or NONE
        if answer != NONE:
            slug = state.rng.pick(state.edition[sheets].slugs) if answer == RANDOM else answer
            state.sheets.append(slug)
            state.doom += SHEETS[slug].doom
            if SHEETS[slug].pile:
                set_aside(state, SHEETS[slug].pile)
    state.cards_changed()


def set_aside(state: Arkham, pile: str) -> None:
    """The cards that belong to a pile leave the special cards and are shuffled."""
    special = state.decks["special"]
    cards = [card for card in special if CARDS[card].pile == pile]
    for card in cards:
        special.remove(card)
    state.piles[pile] = Pile.of(cards)
    state.piles[pile].shuffle(state.rng)
