"""What the two sides are after, read from the conditions of the objective."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec.structs import replace

from miskatonic.games.mansions.components import OBJECTIVES, TRADED, slug_of
from miskatonic.games.mansions.rules import trail
from miskatonic.games.mansions.rules.betrayal import MAY_ASSAULT
from miskatonic.games.mansions.rules.house import spaces_of
from miskatonic.games.mansions.rules.movement import can_escape
from miskatonic.games.mansions.rules.victory import side
from miskatonic.games.mansions.rules.windows import OBJECTIVE_ACTION
from miskatonic.games.mansions.state import KEEPER, Condition, Investigator, Mansion, of_type
from miskatonic.kernel.hooks import answers, settle
from miskatonic.kernel.memory import printed


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
    """What the keeper has to bring about, by name: what the objective says itself, and what its lines wait for."""
    return _keepers_aims(game.objective.slug, tuple(game.counters)) if game.choices else {}


@printed
def _keepers_aims(slug: str, counted: tuple[str, ...]) -> dict[str, tuple[Any, ...]]:
    objective = OBJECTIVES[slug]
    awaited = tuple(
        line.given("condition")
        for line in objective.lines
        if line.name == "summons_once" and line.given("name") not in counted
    )
    return dict(flat(objective.keeper + awaited))


def aims(game: Mansion, seat: int) -> dict[str, tuple[Any, ...]]:
    """What the investigators have to bring about, by name; nothing as long as the player of a seat does not know it."""
    return _investigators_aims(game.objective.slug) if knows_objective(game, seat) else {}


@printed
def _investigators_aims(slug: str) -> dict[str, tuple[Any, ...]]:
    return dict(flat(OBJECTIVES[slug].investigators))


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


def victims(game: Mansion, you: Investigator) -> list[Investigator]:
    """The other investigators that one has to kill: to get away as the objective says, or because one serves the keeper."""
    turned = side(game, you.seat) == KEEPER
    murderous = "murderer_escaped" in aims(game, you.seat) and you.seat not in game.murderers
    if not (turned or murderous) or not settle(game, MAY_ASSAULT, False, you):
        return []
    return [other for other in game.present() if other is not you]


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


def able(game: Mansion, you: Investigator) -> bool:
    """Whether an investigator can do something for the objective, with what it carries now."""
    return bool(work_spaces(game, you) or ways_out(game, you))


def enables(game: Mansion, other: Investigator, card: str) -> bool:
    """Whether an investigator could do something for the objective with a card that it cannot do now."""
    return not able(game, other) and able(game, replace(other, cards=[*other.cards, card]))


def partners(game: Mansion, you: Investigator) -> list[Investigator]:
    """The investigators to whom one has to bring a card for the objective, or who have one to bring."""
    others = [other for other in game.present() if other is not you]
    return [
        other
        for other in others
        if any(enables(game, other, card) for card in of_type(you, *TRADED))
        or any(enables(game, you, card) for card in of_type(other, *TRADED))
    ]
