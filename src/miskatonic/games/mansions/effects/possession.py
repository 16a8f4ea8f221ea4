"""The keeper acts through an investigator: moves it, or has it use what it carries, and makes all the choices."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec.structs import replace

from miskatonic.games.mansions.components import ASK, ItemType
from miskatonic.games.mansions.rules import movement, spells
from miskatonic.games.mansions.rules.attribute_tests import BEFORE_ROLL
from miskatonic.games.mansions.rules.turn import cast_option
from miskatonic.games.mansions.rules.windows import ACTION, FREE_ACTION
from miskatonic.games.mansions.state import Investigator, Keeper, Mansion, of_type, piece
from miskatonic.kernel.decision import Option, Rules, ask, ask_option
from miskatonic.kernel.effect import word
from miskatonic.kernel.hooks import REACTION, ability_options, use
from miskatonic.kernel.text import text

WHOM = ASK("whom", "MM-KACT-06", int)
URGE = ASK.mixed("urge", "MM-KACT-06", str, tuple)

USED: tuple[ItemType, ...] = ("equipment", "artifact", "tome")
"""What an investigator can be made to use, beside spells."""
ITS_OWN = (BEFORE_ROLL, REACTION)
"""Decisions left to its player: what to spend on a test, and answers to events."""


def urges(game: Mansion, you: Investigator) -> list[Option[Any]]:
    """Everything that an investigator can be made to do: a step, a spell, or the action of a card, each with a legal target."""
    options: list[Option[Any]] = [movement.move_option("move", space) for space in movement.open_to_all(game, you)]
    options += [cast_option(spell) for spell in spells.castable(game, you)]
    if cards := of_type(you, *USED):
        actions = [*ability_options(game, ACTION, you.seat), *ability_options(game, FREE_ACTION, you.seat)]
        options += [option for option in actions if option.value[1].card in cards]
    return options


def possible(game: Mansion) -> list[Investigator]:
    """The investigators that the keeper can still act through in this turn: once each."""
    return [you for you in game.present() if mark(you) not in game.keeper.used and urges(game, you)]


def mark(you: Investigator) -> str:
    """How it is noted that the keeper has acted through an investigator."""
    return f"possessed:{you.slug}"


@word(
    "possess",
    lambda: text("mm-effect-possess"),
    gives=lambda: {"move": -1},
    can=lambda game, keeper: bool(possible(game)),
)
def possess(game: Mansion, keeper: Keeper) -> Rules[None]:
    """The keeper chooses an investigator and what it does."""
    seat = yield from ask(keeper.seat, WHOM, people(possible(game)), game.cause)
    you = game.investigators[seat]
    assert you is not None
    keeper.used.append(mark(you))
    chosen = yield from ask_option(game.keeper.seat, URGE, urges(game, you), game.cause, who=piece(you.slug))
    yield from by_the_keeper(game, you, carried_out(game, you, chosen))


def people(those: list[Investigator]) -> list[Option[int]]:
    """One of several investigators."""
    return [_person(you.slug, you.seat) for you in those]


@cache
def _person(slug: str, seat: int) -> Option[int]:
    return Option(f"whom:{slug}", seat, piece(slug), (slug,))


def carried_out(game: Mansion, you: Investigator, chosen: Option[Any]) -> Rules[None]:
    """What an investigator is made to do; no monster has to be evaded for it."""
    if chosen.verb == "move":
        yield from movement.enter(game, you, chosen.value)
    elif chosen.verb == "cast":
        yield from spells.cast(game, you, chosen.value)
    else:
        yield from use(game, chosen.value)


def by_the_keeper(game: Mansion, you: Investigator, rules: Rules[None]) -> Rules[None]:
    """Rules in which the keeper makes the choices of an investigator."""
    try:
        decision = next(rules)
        while True:
            if decision.seat == you.seat and decision.kind not in ITS_OWN:
                decision = replace(decision, seat=game.keeper.seat)
            decision = rules.send((yield decision))
    except StopIteration:
        return
