"""What a server knows that imports this module: the little game of secrets, and a box for the card game with one card and two
questions at setup."""

from __future__ import annotations

from miskatonic.games.card_game.declare import asset
from miskatonic.kernel.box import BOXES, Box
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.setup import Field, Pick
from miskatonic.kernel.text import own_words
from miskatonic.server.workers import LOADED

LOADED.append(__name__)
GAMES.add("whispers", "tests.server.whispers")
_ = GAMES["card_game"]

CURIOS = BOXES.add(Box("curios", "card_game", "Cabinet of Curios", "Cabinet de curiosités"))

with CURIOS:
    asset("brass_lens", "Brass Lens", "Lentille de cuivre", "C001", faction="neutral", cost=1, level=0)

CURIOS.question(
    Field(
        option="wing",
        label=own_words("Wing of the museum", "Aile du musée"),
        help=own_words("Where the cabinet stands.", "Où se trouve le cabinet."),
        kind="pick",
        picks=(Pick("east", own_words("East wing", "Aile est")), Pick("west", own_words("West wing", "Aile ouest"))),
        usual="east",
        chance=False,
    )
)
CURIOS.question(
    Field(
        option="haunted",
        label=own_words("The cabinet is haunted", "Le cabinet est hanté"),
        help=own_words("Nobody looks into it alone.", "Personne n'y regarde seul."),
        kind="flag",
    )
)
