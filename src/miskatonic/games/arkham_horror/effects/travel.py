"""Lines of cards for movement."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import (
    AREAS,
    ASK,
)
from miskatonic.games.arkham_horror.effects.costs import costing
from miskatonic.games.arkham_horror.events.town import CameHome, CombatEnded
from miskatonic.games.arkham_horror.rules import combat, gates, holding, skill_checks
from miskatonic.games.arkham_horror.rules.movement import MOVEMENT_POINTS
from miskatonic.games.arkham_horror.rules.places import areas, barred, go, place_option
from miskatonic.games.arkham_horror.rules.windows import IN_MOVEMENT
from miskatonic.games.arkham_horror.state import (
    Arkham,
)
from miskatonic.kernel.decision import Rules, ask
from miskatonic.kernel.hooks import (
    Ability,
    Modifier,
    Setter,
    Source,
    Trigger,
    for_owner,
    is_owner,
    modifies,
    owner,
    sets,
)
from miskatonic.kernel.line import line, timed
from miskatonic.kernel.text import text


@line(
    "movement_points",
    lambda n: timed(text("ah-line-in-movement"), costing("exhaust"), text("ah-line-movement-points", n=n)),
    gives=lambda n: {"movement": n},
    cost=lambda n: costing("exhaust"),
)
def movement_points(n: int) -> Ability:
    """Exhausted for movement points, in town, by an investigator on foot."""

    def available(game: Arkham, source: Source) -> bool:
        you = owner(game, source)
        on_foot = you.at in AREAS and game.step == "walk" and you.moved in ("", "walked")
        return on_foot and source.card not in you.exhausted

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        holding.exhaust(game, you, source.card)
        you.points += n
        yield from ()

    return Ability(IN_MOVEMENT, run, available)


@line("faster", lambda n: text("ah-line-faster", n=n), gives=lambda n: {"movement": n})
def faster(n: int) -> Modifier:
    """More movement points every turn."""
    return modifies(MOVEMENT_POINTS, for_owner(n))


DRIVE_TO = ASK("drive_to", "AH-FAQ-075", str)


@line("drives", lambda: text("ah-line-drives"), gives=lambda: {"movement": 4})
def drives() -> tuple[Ability, Trigger, Trigger]:
    """Instead of walking, to any place in town; after fights and journeys it may be gone."""

    def available(game: Arkham, source: Source) -> bool:
        you = owner(game, source)
        free = you.at in AREAS and you.at not in barred(game) and not you.moved
        return game.step == "walk" and free and source.card not in you.used

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        you.used.append(source.card)
        if not (yield from combat.face_all(game, you)):
            return
        options = [place_option("drive", place) for place in areas(game) if place != you.at]
        to = yield from ask(you.seat, DRIVE_TO, options, source.card)
        you.points, you.moved = 0, "over"
        go(game, you, to)

    def mine(game: Arkham, source: Source, event: CombatEnded | CameHome) -> bool:
        return event.who == owner(game, source).slug

    def wear(game: Arkham, source: Source, event: CombatEnded | CameHome) -> Rules[None]:
        you = owner(game, source)
        if skill_checks.roll(game, you, 1)[0] == 1:
            holding.to_the_box(game, you, source.card)
        yield from ()

    return Ability(IN_MOVEMENT, run, available), Trigger(CombatEnded, wear, mine), Trigger(CameHome, wear, mine)


@line("home_by_any_gate", lambda: text("ah-line-home-by-any-gate"), gives=lambda: {"way_home": 1})
def home_by_any_gate() -> Setter:
    """Back from an Other World by any gate."""
    return sets(gates.ANY_GATE_HOME, is_owner)
