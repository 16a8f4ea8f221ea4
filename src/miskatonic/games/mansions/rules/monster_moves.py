"""The keeper moves monsters: space by space, through barricades if they give way."""

from __future__ import annotations

from collections.abc import Iterable
from types import NoneType

from miskatonic.games.mansions.components import ASK, MONSTERS
from miskatonic.games.mansions.events import MonsterLeft
from miskatonic.games.mansions.rules import victory
from miskatonic.games.mansions.rules.combat import force_door
from miskatonic.games.mansions.rules.house import adjacent, beyond, door_between, doors_of, way_out
from miskatonic.games.mansions.rules.monsters import enter, figure_option, space_option
from miskatonic.games.mansions.state import Mansion, piece
from miskatonic.kernel.decision import Decision, Option, Rules, ask
from miskatonic.kernel.hooks import Settled, settle
from miskatonic.kernel.text import text

WHICH_MONSTER = ASK("which_monster", "MM-KMOV-02", str)
WALK_MONSTER = ASK.mixed("walk_monster", "MM-KMOV-02", str, NoneType)
STOP: Option[None] = Option("stop", None, text("mm-option-stop"))
OUTSIDE = ""
"""The space beyond the way out."""
LEAVE: Option[str] = Option("leave", OUTSIDE, text("mm-option-leave"))
FORCE_WAY_OUT: Option[str] = Option("force:outside", OUTSIDE, text("mm-option-leave"))

MAY_LEAVE: Settled[bool, str] = Settled("a monster may leave the house")


def movable(game: Mansion) -> list[str]:
    """The monsters that the keeper may move."""
    return [figure for figure, monster in game.monsters.items() if not monster.stunned and not monster.stopped]


def choose(game: Mansion, figures: Iterable[str], verb: str = "choose") -> Rules[str]:
    """The monster that the keeper chooses."""
    return (
        yield from ask(game.keeper.seat, WHICH_MONSTER, [figure_option(verb, each) for each in figures], game.cause)
    )


def walk(game: Mansion, figure: str, spaces: int, further_in_darkness: int = 0) -> Rules[None]:
    """The keeper moves a monster up to a number of spaces, one at a time, and may stop at any of them. Some get further if they
    begin in a dark room, or enter one with the first step."""
    started = in_darkness(game, figure)
    left = spaces + (further_in_darkness if started else 0)
    first = not started
    while left > 0 and figure in game.monsters and not game.monsters[figure].stopped:
        monster = game.monsters[figure]
        options: list[Option[str]] = [
            space_option("move", space) for space in adjacent(game, monster.at, MONSTERS[figure].kind)
        ]
        options += [space_option("force", space) for space in behind_barricades(game, figure)]
        if settle(game, MAY_LEAVE, False, figure):
            options.append(FORCE_WAY_OUT if way_out(game, monster.at) in game.barricades else LEAVE)
        said = (("monster", piece(figure)),)
        decision = Decision(game.keeper.seat, WALK_MONSTER, [STOP, *options], 1, 1, figure, left, said)
        chosen = (yield decision)[0]
        if chosen is STOP:
            return
        left -= 1
        if chosen.verb == "force" and not (yield from force_door(game, figure, door_to(game, figure, chosen.value))):
            return
        if chosen.value == OUTSIDE:
            leave(game, figure)
            return
        yield from enter(game, figure, chosen.value)
        if first and figure in game.monsters and in_darkness(game, figure):
            left += further_in_darkness
        first = False


def in_darkness(game: Mansion, figure: str) -> bool:
    """Whether a monster is in a dark room."""
    return game.has_status(game.monsters[figure].room, "darkness")


def door_to(game: Mansion, figure: str, space: str) -> str:
    """The door between a monster and a space, or the way out."""
    at = game.monsters[figure].at
    return way_out(game, at) if space == OUTSIDE else door_between(game, at, space)


def behind_barricades(game: Mansion, figure: str) -> list[str]:
    """The spaces behind barricaded doors of the monster's space."""
    at = game.monsters[figure].at
    return [beyond(game, door, at) for door in doors_of(game, at) if door in game.barricades]


def leave(game: Mansion, figure: str) -> None:
    """A monster of the story goes out of the house."""
    monster = game.monsters.pop(figure)
    game.left.append(monster.name)
    game.tell(MonsterLeft(monster=figure))
    victory.check(game)
