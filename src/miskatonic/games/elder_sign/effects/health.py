"""Sanity and stamina."""

from __future__ import annotations

from typing import Literal

from miskatonic.games.elder_sign.components import ASK
from miskatonic.games.elder_sign.effects.combining import PRINTED
from miskatonic.games.elder_sign.events import MaximumLowered, SanityLost, StaminaLost
from miskatonic.games.elder_sign.rules import body_and_mind
from miskatonic.games.elder_sign.rules.body_and_mind import Points
from miskatonic.games.elder_sign.rules.dice_pool import piece
from miskatonic.games.elder_sign.state import ElderSign, Investigator
from miskatonic.kernel.decision import Kind, Option, Rules, ask
from miskatonic.kernel.effect import Gives, word
from miskatonic.kernel.text import Text, text

LARGEST_MAXIMUM = 7
"""The largest printed sanity or stamina: as many points complete healing may give."""


def _health(verb: str, sanity: Points, stamina: Points) -> Text:
    if "all" in (sanity, stamina):
        return text(f"es-effect-{verb}-all")
    if sanity and stamina:
        return text(f"es-effect-{verb}-both", sanity=sanity, stamina=stamina)
    return text(f"es-effect-{verb}-sanity", n=sanity) if sanity else text(f"es-effect-{verb}-stamina", n=stamina)


def _points(sanity: Points, stamina: Points) -> Gives:
    """Points of sanity and stamina."""
    given = (("sanity", sanity), ("stamina", stamina))
    return {what: LARGEST_MAXIMUM if n == "all" else n for what, n in given if n}


@word("lose", lambda sanity, stamina: _health("lose", sanity, stamina), gives=lambda s, t: _points(-s, -t))
def lose(game: ElderSign, you: Investigator, sanity: int = 0, stamina: int = 0) -> Rules[None]:
    """Sanity and stamina."""
    return body_and_mind.lose_health(game, you, sanity, stamina)


@word(
    "heal",
    lambda sanity, stamina: _health("heal", sanity, stamina),
    gives=_points,
    can=lambda game, you, sanity, stamina: bool(
        (sanity and you.sanity < you.max_sanity) or (stamina and you.stamina < you.max_stamina)
    ),
)
def heal(game: ElderSign, you: Investigator, sanity: Points = 0, stamina: Points = 0) -> Rules[None]:
    """Sanity and stamina, up to the maximum."""
    body_and_mind.heal(game, you, sanity, stamina)
    yield from ()


WHO_HEALS: Kind[tuple[Investigator, str]] = ASK("who_heals", PRINTED, tuple)


def _hurt(game: ElderSign, sanity: int, stamina: int) -> list[Investigator]:
    return [
        investigator
        for investigator in game.present()
        if (sanity and investigator.sanity < investigator.max_sanity)
        or (stamina and investigator.stamina < investigator.max_stamina)
    ]


@word(
    "heal_somebody",
    lambda sanity, stamina: text("es-effect-heal-somebody", what=_either_health(sanity, stamina)),
    gives=lambda sanity, stamina: {"healing": max(sanity, stamina)},
    can=lambda game, you, sanity, stamina: bool(_hurt(game, sanity, stamina)),
)
def heal_somebody(game: ElderSign, you: Investigator, sanity: int = 1, stamina: int = 1) -> Rules[None]:
    """An investigator of your choice heals sanity or stamina."""
    options = [
        Option(
            f"heal:{investigator.slug}:{what}",
            (investigator, what),
            text(f"es-option-heal-{what}", who=piece(investigator.slug)),
            (investigator.slug,),
        )
        for investigator in _hurt(game, sanity, stamina)
        for what, wanted in (
            ("sanity", sanity and investigator.sanity < investigator.max_sanity),
            ("stamina", stamina and investigator.stamina < investigator.max_stamina),
        )
        if wanted
    ]
    if options:
        investigator, what = yield from ask(you.seat, WHO_HEALS, options, game.cause)
        body_and_mind.heal(game, investigator, **{what: sanity if what == "sanity" else stamina})


def _either_health(sanity: int, stamina: int) -> Text:
    if sanity and stamina:
        return text("es-health-either", sanity=sanity, stamina=stamina)
    return text("es-health-sanity", n=sanity) if sanity else text("es-health-stamina", n=stamina)


@word("lower_maximum", lambda what: text(f"es-effect-lower-{what}"), gives=lambda what: {f"max_{what}": -1})
def lower_maximum(game: ElderSign, you: Investigator, what: Literal["sanity", "stamina"]) -> Rules[None]:
    """The maximum is lower for the rest of the game."""
    game.tell(MaximumLowered(you.slug, what))
    if what == "sanity":
        you.max_sanity -= 1
        if you.sanity > you.max_sanity:
            you.sanity = you.max_sanity
            game.tell(SanityLost(you.slug, 1))
    else:
        you.max_stamina -= 1
        if you.stamina > you.max_stamina:
            you.stamina = you.max_stamina
            game.tell(StaminaLost(you.slug, 1))
    if not you.sanity or not you.stamina:
        yield from body_and_mind.devour(game, you)
