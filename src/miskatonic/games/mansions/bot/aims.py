"""What the two sides are after, read from the conditions of the objective."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec.structs import replace

from miskatonic.games.mansions.components import slug_of
from miskatonic.games.mansions.rules import trail
from miskatonic.games.mansions.rules.house import spaces_of
from miskatonic.games.mansions.rules.movement import can_escape
from miskatonic.games.mansions.rules.windows import OBJECTIVE_ACTION
from miskatonic.games.mansions.state import Condition, Investigator, Mansion
from miskatonic.kernel.hooks import answers


class Aim(NamedTuple):
    """One condition of an objective."""

    name: str
    args: tuple[Any, ...]


def flat(conditions: tuple[Condition[Any], ...]) -> Iterator[Aim]:
    """Conditions with those inside them."""
    for condition in conditions:
        inner = tuple(each for each in condition.args if isinstance(each, Condition))
        if inner:
            yield from flat(inner)
        else:
            yield Aim(condition.name, condition.args)


def keepers_aims(game: Mansion) -> dict[str, tuple[Any, ...]]:
    """What the keeper has to bring about, by name."""
    return dict(flat(game.objective.keeper)) if game.choices else {}


def aims(game: Mansion, seat: int) -> dict[str, tuple[Any, ...]]:
    """What the investigators have to bring about, by name; nothing as long as the player of a seat does not know it."""
    return dict(flat(game.objective.investigators)) if knows_objective(game, seat) else {}


def knows_objective(game: Mansion, seat: int) -> bool:
    """Whether the player of a seat knows the objective."""
    you = game.investigators[seat]
    return game.revealed or (you is not None and game.objective.slug in you.seen)


def prey(game: Mansion, seat: int) -> list[str]:
    """The monsters that the investigators have to kill."""
    wanted = aims(game, seat)
    name = wanted.get("monster_killed", ("",))[0]
    kind = wanted["exactly"][0] if "exactly" in wanted else ""
    return [
        figure
        for figure, monster in game.monsters.items()
        if (name and monster.name == name) or (kind and slug_of(figure) == kind)
    ]


def trail_room(game: Mansion) -> str:
    """The room that the trail of clues leads to, as everybody knows; "" where it has ended."""
    return trail.leads_to(game)


def work_spaces(game: Mansion, you: Investigator) -> list[str]:
    """The spaces where the objective lets an investigator do something, with what it carries now."""
    if not game.revealed:
        return []
    effects = [hook.effect for hook, _ in answers(game, OBJECTIVE_ACTION) if hasattr(hook, "effect")]
    spaces = [space for room in game.piles for space in spaces_of(game, room)]
    return [space for space in spaces for effect in effects if effect.possible(game, replace(you, at=space))]


def ways_out(game: Mansion, you: Investigator) -> list[str]:
    """The spaces from where an investigator may leave the house."""
    if not game.revealed:
        return []
    exits = [way.space for way in game.told_story.board.exits]
    return [space for space in exits if can_escape(game, replace(you, at=space, hidden=False))]
