"""Effects on cards and resources: drawing, searching, putting into play, discarding."""

from __future__ import annotations

from collections.abc import Callable

from miskatonic.games.card_game.components import gift
from miskatonic.games.card_game.rules import cards, drawing
from miskatonic.games.card_game.state import CardGame, CardGameEffect, Investigator, Lasting
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.effect import Function, word
from miskatonic.kernel.text import text


@word(
    "draw",
    lambda n: text("cg-effect-draw", n=n),
    can=lambda game, you, n: bool(you.deck or you.discard),
    gives=lambda n: gift({"cards": n}),
)
def draw(game: CardGame, you: Investigator, n: int = 1) -> Rules[None]:
    """Cards of one's own deck."""
    return drawing.draw(game, you, n)


@word(
    "gain_resources",
    lambda n: text("cg-effect-gain-resources", n=n),
    gives=lambda n: gift({"resources": n}),
)
def gain_resources(game: CardGame, you: Investigator, n: int) -> Rules[None]:
    """Resources."""
    return cards.gain_resources(game, you, n)


def search_for(en: str, fr: str, fits: Callable[[str], bool], top: int = 0) -> CardGameEffect:
    """A search of one's own deck, or of its top cards, with those words; what is found must be taken."""

    def run(game: CardGame, you: Investigator) -> Rules[None]:
        yield from drawing.search(game, you, fits, top, least=1)

    return Function(run, en, fr, lambda game, you: bool(you.deck), name="search_for", gives=gift({"cards": 1}))


@word(
    "into_threat_area",
    lambda clues, horror: text("cg-effect-threat-area", clues=clues, horror=horror),
)
def into_threat_area(game: CardGame, you: Investigator, clues: int = 0, horror: int = 0) -> Rules[None]:
    """The card that was drawn goes into one's threat area, with tokens of the token pool on it."""
    return cards.enter_threat_area(game, you, game.drawn[-1], clues, horror)


@word(
    "discard_this",
    lambda: text("cg-effect-discard-this"),
)
def discard_this(game: CardGame, you: Investigator) -> Rules[None]:
    """The card itself leaves play, an enemy without being defeated."""
    return cards.discard_from_play(game, game.using)


@word(
    "gain_surge",
    lambda: text("cg-effect-gain-surge"),
)
def gain_surge(game: CardGame, you: Investigator) -> Rules[None]:
    """The card that is being resolved makes its drawer draw another one."""
    game.lasting.append(Lasting("surge", game.drawn[-1], "game", piece=game.drawn[-1]))
    yield from ()
