"""What happens to the whole table: doom, elder signs, monsters, gates."""

from __future__ import annotations

from miskatonic.games.elder_sign.rules import doom as doom_track
from miskatonic.games.elder_sign.rules import monsters, museum
from miskatonic.games.elder_sign.state import ElderSign, Investigator
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.effect import word
from miskatonic.kernel.text import text


@word("end_of_the_world", lambda: text("es-effect-end-of-the-world"), gives=lambda: {"victory": -1})
def end_of_the_world(game: ElderSign, you: Investigator) -> Rules[None]:
    """The game is lost."""
    doom_track.lose(game, "es-lost-azathoth")
    yield from ()


@word("doom", lambda n: text("es-effect-doom", n=n), gives=lambda n: {"doom": n})
def doom(game: ElderSign, you: Investigator, n: int = 1) -> Rules[None]:
    """The doom track grows."""
    return doom_track.add_doom(game, n)


@word(
    "doom_per_other_world",
    lambda: text("es-effect-doom-per-other-world"),
    gives=lambda: {"doom_per_other_world": 1},
)
def doom_per_other_world(game: ElderSign, you: Investigator) -> Rules[None]:
    """One for each Other World in play."""
    return doom_track.add_doom(game, len(game.other_worlds))


@word("remove_doom", lambda n: text("es-effect-remove-doom", n=n), gives=lambda n: {"doom": -n})
def remove_doom(game: ElderSign, you: Investigator, n: int = 1) -> Rules[None]:
    """The doom track shrinks."""
    doom_track.remove_doom(game, n)
    yield from ()


@word("elder_sign", lambda n: text("es-effect-elder-sign", n=n), gives=lambda n: {"elder_sign": n})
def elder_sign(game: ElderSign, you: Investigator, n: int = 1) -> Rules[None]:
    """Elder signs for the whole team."""
    doom_track.gain_elder_signs(game, n)
    yield from ()


@word("monster", lambda n: text("es-effect-monster", n=n), gives=lambda n: {"monster": n})
def monster(game: ElderSign, you: Investigator, n: int = 1) -> Rules[None]:
    """Monsters appear."""
    return monsters.monster_appears(game, n)


@word(
    "gate",
    lambda n: text("es-effect-gate", n=n),
    gives=lambda n: {"gate": n},
    can=lambda game, you, n: bool(game.other_world_deck) and not game.awake,
)
def gate(game: ElderSign, you: Investigator, n: int = 1) -> Rules[None]:
    """Other Worlds enter play."""
    for _ in range(n):
        yield from museum.open_gate(game)


@word("additional_adventure", lambda: text("es-effect-additional-adventure"))
def additional_adventure(game: ElderSign, you: Investigator) -> Rules[None]:
    """One adventure more is in play until it is resolved."""
    return museum.add_adventure(game)
