"""Effects on the scenario: clues, doom, the act, the way out and the end."""

from __future__ import annotations

from miskatonic.games.card_game.components import gift, trait_text
from miskatonic.games.card_game.rules import agenda, ending, enemies, harm, places
from miskatonic.games.card_game.rules.values import has_trait
from miskatonic.games.card_game.state import CardGame, Investigator
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.effect import word
from miskatonic.kernel.text import text


@word(
    "discover",
    lambda n: text("cg-effect-discover", n=n),
    can=lambda game, you, n: places.may_discover(game, you),
    gives=lambda n: gift({"clues": n}),
)
def discover(game: CardGame, you: Investigator, n: int = 1) -> Rules[None]:
    """Clues at one's location."""
    return places.discover(game, you, n)


@word(
    "place_doom",
    lambda n, may_advance: text("cg-effect-doom", n=n, advance=int(may_advance)),
    gives=lambda n, may_advance: gift({"doom": -n}),
)
def place_doom(game: CardGame, you: Investigator, n: int = 1, may_advance: bool = False) -> Rules[None]:
    """Doom on the current agenda."""
    return agenda.place_doom(game, n, may_advance=may_advance)


@word(
    "doom_on_nearest",
    lambda n, trait: text(
        "cg-effect-doom-on-nearest", n=n, any=int(not trait), trait=trait_text(trait) if trait else text("cg-nothing")
    ),
    gives=lambda n, trait: gift({"doom": -n}),
)
def doom_on_nearest(game: CardGame, you: Investigator, n: int, trait: str = "") -> Rules[None]:
    """Doom on the nearest enemy, or the nearest one with a trait; nothing if there is none in play."""
    if foes := [enemy for enemy in game.enemies if not trait or has_trait(enemy.card, trait)]:
        yield from agenda.place_doom_on(game, (yield from enemies.nearest_enemy(game, you, foes)), n)


@word(
    "advance_act",
    lambda: text("cg-effect-advance-act"),
)
def advance_act(game: CardGame, you: Investigator) -> Rules[None]:
    """The act advances."""
    return agenda.advance_act(game)


@word(
    "resign",
    lambda: text("cg-effect-resign"),
)
def resign(game: CardGame, you: Investigator) -> Rules[None]:
    """Leaves the scenario."""
    return harm.resign(game, you)


@word(
    "resolution",
    lambda n: text("cg-effect-resolution", n=n),
)
def resolution(game: CardGame, you: Investigator, n: int) -> Rules[None]:
    """The scenario ends with that resolution."""
    ending.reach(game, n)
    yield from ()
