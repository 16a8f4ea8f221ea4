"""The rifts and the markers of their progress."""

from miskatonic.games.arkham_horror.components import Symbol
from miskatonic.games.arkham_horror.declare import declare
from miskatonic.games.kingsport.box import BOARD
from miskatonic.games.kingsport.components import RIFTS, Rift, Shade
from miskatonic.kernel.text import own_words


def rift(slug: str, en: str, fr: str, symbol: Symbol, shade: Shade) -> Rift:
    """A rift."""
    words = own_words(
        "Moves with the monsters of its dimension; a monster comes out of it, and a doom token if the arrow is of its colour.",
        "Se déplace avec les monstres de sa dimension ; un monstre en sort, et un pion Destin vient si la flèche est de sa couleur.",
    )
    return declare(RIFTS, Rift(slug=slug, en=en, fr=fr, text=words, symbol=symbol, shade=shade))


with BOARD:
    rift("rift_white_circle", "White circle rift", "Faille du cercle blanc", "circle", "white")
    rift("rift_black_crescent", "Black moon rift", "Faille de la lune noire", "crescent", "black")
    rift("rift_black_hexagon", "Black hexagon rift", "Faille de l'hexagone noir", "hexagon", "black")
