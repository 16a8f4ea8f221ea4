"""Clues, cards and trophies that come and go."""

from __future__ import annotations

from typing import Literal

from miskatonic.games.elder_sign.components import ASK, CARDS, MONSTER_CARDS
from miskatonic.games.elder_sign.dice import LORE
from miskatonic.games.elder_sign.events.dice import Rolled
from miskatonic.games.elder_sign.rules import gains, trophies
from miskatonic.games.elder_sign.rules.dice_pool import ONE_GREEN_DIE, piece
from miskatonic.games.elder_sign.state import ElderSign, Investigator
from miskatonic.kernel.decision import Option, Rules, ask, distinct
from miskatonic.kernel.effect import word
from miskatonic.kernel.text import text

Gained = Literal["clue", "common", "unique", "spell", "ally"]


@word(
    "gain",
    lambda kind, n: text(f"es-effect-gain-{kind}", n=n),
    gives=lambda kind, n: {kind: n},
    can=lambda game, you, kind, n: gains.in_supply(game, kind),
)
def gain(game: ElderSign, you: Investigator, kind: Gained, n: int = 1) -> Rules[None]:
    """Clues, or cards from a deck."""
    return gains.gain(game, you, (kind, n))


@word(
    "lose_clues",
    lambda n: text("es-effect-lose-clues", n=n),
    gives=lambda n: {"clue": -n},
    can=lambda game, you, n: you.clues >= n,
)
def lose_clues(game: ElderSign, you: Investigator, n: int = 1) -> Rules[None]:
    """Clues go back to the supply."""
    if lost := min(n, you.clues):
        gains.spend_clues(game, you, lost)
    yield from ()


@word(
    "lose_trophies",
    lambda n: text("es-effect-lose-trophies", n=n),
    gives=lambda n: {"trophies": -n},
    can=lambda game, you, n: trophies.worth(you) >= n,
)
def lose_trophies(game: ElderSign, you: Investigator, n: int = 1) -> Rules[None]:
    """Trophies of a total value; no change is given."""
    return trophies.give_up_trophies(game, you, n, "ES-TRO-04")


def _monster_trophies(you: Investigator) -> list[str]:
    return [trophy for trophy in you.trophies if trophy in MONSTER_CARDS]


LOSE_MONSTER = ASK("lose_monster", "ES-AO-17", str)
LOSE_CARD = ASK("lose_card", "ES-CARD-04", str)


@word(
    "lose_monster_trophy",
    lambda: text("es-effect-lose-monster-trophy"),
    gives=lambda: {"monster_trophy": -1},
    can=lambda game, you: bool(_monster_trophies(you)),
)
def lose_monster_trophy(game: ElderSign, you: Investigator) -> Rules[None]:
    """A monster trophy goes back to the cup."""
    options = [Option(f"lose:{card}", card, piece(card), (card,)) for card in _monster_trophies(you)]
    if options:
        card = yield from ask(you.seat, LOSE_MONSTER, distinct(options, game.alike), game.cause)
        trophies.return_trophy(game, you, card)


def _cards(you: Investigator, kind: str) -> list[str]:
    return [card for card in you.cards if CARDS[card].deck == kind]


@word(
    "lose_card",
    lambda kind: text(f"es-effect-lose-{kind}"),
    gives=lambda kind: {kind: -1},
    can=lambda game, you, kind: bool(_cards(you, kind)),
)
def lose_card(game: ElderSign, you: Investigator, kind: Gained) -> Rules[None]:
    """A card of that kind goes to the bottom of its deck."""
    options = [Option(f"lose:{card}", card, piece(card), (card,)) for card in _cards(you, kind)]
    if options:
        card = yield from ask(you.seat, LOSE_CARD, distinct(options, game.alike), game.cause)
        gains.discard(game, you, card)


@word("have_clue", lambda: text("es-effect-have-clue"), can=lambda game, you: you.clues > 0)
def have_clue(game: ElderSign, you: Investigator) -> Rules[None]:
    """A condition, with `or_devoured`."""
    yield from ()


@word(
    "have_monster_trophy",
    lambda: text("es-effect-have-monster-trophy"),
    can=lambda game, you: bool(_monster_trophies(you)),
)
def have_monster_trophy(game: ElderSign, you: Investigator) -> Rules[None]:
    """A condition, with `or_devoured`."""
    yield from ()


@word("discard_by_dice", lambda: text("es-effect-discard-by-dice"), gives=lambda: {"hand": -0.5})
def discard_by_dice(game: ElderSign, you: Investigator) -> Rules[None]:
    """A green die for each item and spell: an investigation result discards it."""
    for card in [card for card in you.cards if CARDS[card].deck != "ally"]:
        face = game.rng.roll(ONE_GREEN_DIE)[0]
        game.tell(Rolled(you.slug, (0,), (face,)))
        if face < LORE:
            gains.discard(game, you, card)
    yield from ()
