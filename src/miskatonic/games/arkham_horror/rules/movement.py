"""Phase II, movement: walking through a town, crossing an Other World, coming home."""

from __future__ import annotations

from functools import cache
from types import NoneType
from typing import Any

from msgspec.structs import replace

from miskatonic.games.arkham_horror.components import AREAS, ASK
from miskatonic.games.arkham_horror.events.people import CluesTaken, StoodUp
from miskatonic.games.arkham_horror.events.town import ElusiveGone, MovementEnded, SecondArea, TookTrain, Walked
from miskatonic.games.arkham_horror.rules.combat import BEFORE_EVADING, before_evading, evade, face_all, facing, fight
from miskatonic.games.arkham_horror.rules.fates import is_out
from miskatonic.games.arkham_horror.rules.gates import come_home, reach
from miskatonic.games.arkham_horror.rules.harm import in_play, settle_fall
from miskatonic.games.arkham_horror.rules.holding import gain_clues, money_for, room_for_clues, spend_money
from miskatonic.games.arkham_horror.rules.moments import aside_options, do_aside
from miskatonic.games.arkham_horror.rules.monsters import elusive
from miskatonic.games.arkham_horror.rules.places import barred, depots, leave_place, out_of_the_cell, walks
from miskatonic.games.arkham_horror.rules.skill_checks import skill
from miskatonic.games.arkham_horror.rules.trading import trade
from miskatonic.games.arkham_horror.rules.windows import IN_MOVEMENT
from miskatonic.games.arkham_horror.state import JAIL, LOST, Arkham, Investigator, piece, world_of
from miskatonic.kernel.decision import Decision, Option, Rules, ask
from miskatonic.kernel.hooks import Total, after, total, use
from miskatonic.kernel.memory import printed
from miskatonic.kernel.space import Routes
from miskatonic.kernel.text import Text, join, text

MOVEMENT_POINTS: Total[Investigator] = Total("movement points")
FARE = 1

WALK = ASK.mixed("walk", "AH-MOV-03", tuple, str, Investigator, NoneType)
CROSS = ASK.mixed("cross", "AH-MOV-15", tuple, Investigator, NoneType, passing="go_on")
BEFORE_HUNT = ASK.mixed("before_hunt", "AH-EVADE-01", tuple, str)
TAKE_CLUES = ASK("take_clues", "AH-MOV-11", int)

STOP: Option[None] = Option("stop", None, text("ah-option-stop"))
GO_ON: Option[None] = Option("go_on", None, text("ah-option-cross"))


def begin_movement(game: Arkham, you: Investigator) -> Rules[bool]:
    """The movement of an investigator; whether it is one on foot, which goes on step by step. A delayed investigator takes no
    step, but may go after the elusive monsters that are there."""
    you.points = 0
    you.moved = ""
    you.traded.clear()
    you.evaded.clear()
    if you.delayed:
        stand_up(game, you)
        you.moved = "over"
        return not is_out(game, you) and bool(hunt_options(game, you))
    if you.at == LOST or is_out(game, you):
        pass
    elif world_of(you.at):
        yield from cross_other_world(game, you)
    elif you.at in AREAS:
        you.points = max(0, total(game, MOVEMENT_POINTS, skill(game, you, "speed"), you))
        return True
    return False


def stand_up(game: Arkham, you: Investigator) -> None:
    """The delay is over, and so is the movement; from the cell one comes to the station that it belongs to."""
    you.delayed = False
    if you.at == JAIL:
        you.at = out_of_the_cell(game)
    game.tell(StoodUp(you.slug))


# --- in an Other World


def cross_other_world(game: Arkham, you: Investigator) -> Rules[None]:
    """From the first area to the second, from the second back to Arkham."""
    here = you.at
    while options := aside_options(game, you, IN_MOVEMENT):
        chosen = (yield Decision(you.seat, CROSS, [GO_ON, *options], source=world_of(here)))[0]
        if chosen is GO_ON:
            break
        if not (yield from do_aside(game, you, chosen)):
            return
    if here.endswith("_1"):
        if game.watched:
            game.tell(SecondArea(you.slug, world_of(here)))
        yield from reach(game, you, f"{world_of(here)}_2")
    else:
        yield from come_home(game, you)


# --- on foot


def walk(game: Arkham, you: Investigator) -> Rules[bool]:
    """One decision of a walk; whether there may be more of it."""
    options: list[Option[Any]] = [
        STOP,
        *walk_options(game, you),
        *train_options(game, you),
        *hunt_options(game, you),
        *aside_options(game, you, IN_MOVEMENT),
    ]
    if len(options) == 1:
        return False
    chosen = (yield Decision(you.seat, WALK, options, 1, 1, you.slug, you.points))[0]
    if chosen is STOP:
        return False
    if chosen.verb == "use":
        yield from use(game, chosen.value)
        if (yield from settle_fall(game, you)) or you.busy or you.moved == "fought":
            return False
        return you.at in AREAS
    if chosen.verb == "trade":
        yield from trade(game, you, chosen.value)
        return True
    if chosen.verb == "train":
        return (yield from take_train(game, you, chosen.value))
    if chosen.verb == "hunt":
        return (yield from hunt(game, you, chosen.value))
    return (yield from walk_to(game, you, chosen.value))


def walk_options(game: Arkham, you: Investigator) -> list[Option[str]]:
    """Every place within reach, by the number of points that it takes; where people read it, with the dangers of the way."""
    options = walks_within_reach(game, you)
    return [with_dangers(game, you, option) for option in options] if options and game.watched else options


def walks_within_reach(game: Arkham, you: Investigator) -> list[Option[str]]:
    """Walking to each place within reach, the nearest first."""
    if you.points < 1 or you.at in barred(game):
        return []
    here, points = you.at, you.points
    found: list[Option[str]] = []
    for place, steps in walks(game, here).distances_from(here).items():
        if steps > points:
            break
        if steps:
            found.append(walk_option(place, steps))
    return found


@cache
def walk_option(place: str, steps: int) -> Option[str]:
    """Walking to a place."""
    return Option(f"walk:{place}", place, text("ah-option-walk", place=piece(place), steps=steps), (place,))


def with_dangers(game: Arkham, you: Investigator, option: Option[str]) -> Option[str]:
    """A walk with the monsters that it leads to. Only people read this."""
    passed, waiting = dangers(game, you, option.value)
    if not passed and not waiting:
        return option
    which = "both" if passed and waiting else "passed" if passed else "waiting"
    return replace(option, hint=text(f"ah-hint-walk-{which}", passed=named(passed), waiting=named(waiting)))


def named(monsters: list[str]) -> Text:
    """The names of monsters."""
    return join([piece(monster) for monster in monsters], "comma")


def dangers(game: Arkham, you: Investigator, goal: str) -> tuple[list[str], list[str]]:
    """The monsters that are met on the way to a place, those here included, and those that wait at its end."""
    way = way_to(game, you.at, goal)
    passed = facing(game, you) + [monster for place in way[1:-1] for monster in met_at(game, place)]
    return passed, met_at(game, goal)


def met_at(game: Arkham, place: str) -> list[str]:
    """The monsters at a place that have to be evaded by those who pass or join them."""
    return [monster for monster in game.monsters_at(place) if not elusive(game, monster)]


def met_by_place(game: Arkham) -> dict[str, list[str]]:
    """What `met_at` says of each place where such monsters are."""
    found: dict[str, list[str]] = {}
    for monster, at in game.monsters.items():
        if not elusive(game, monster):
            found.setdefault(at, []).append(monster)
    return found


def way_to(game: Arkham, here: str, goal: str) -> list[str]:
    """The places of the way that a walk takes, both ends included, as long as nothing changes."""
    return way_along(game, walks(game, here), here, goal)


def way_along(game: Arkham, routes: Routes, here: str, goal: str) -> list[str]:
    """The same for who knows the `walks` from here. They hold for the whole way: no shortest one leads through here again, or
    through a place where every movement ends."""
    way = [here]
    while way[-1] != goal and (steps := routes.first_steps(way[-1], goal)):
        way.append(least_crowded(game, steps))
    return way


def next_step(game: Arkham, here: str, goal: str) -> str:
    """The first step of a shortest way, where the fewest monsters are; "" if there is none."""
    steps = walks(game, here).first_steps(here, goal)
    return least_crowded(game, steps) if steps else ""


def least_crowded(game: Arkham, places: tuple[str, ...]) -> str:
    """The place with the fewest monsters, the first of several."""
    if len(places) == 1:
        return places[0]
    return min(places, key=lambda place: len(game.monsters_at(place)))


def walk_to(game: Arkham, you: Investigator, goal: str) -> Rules[bool]:
    """Along a shortest way, past as few monsters as can be; whether the walk may go on."""
    while you.at != goal:
        if not (yield from face_all(game, you)):
            return False
        if you.points < 1 or you.at == goal:
            return True
        if not (step := next_step(game, you.at, goal)):
            return True
        step_to(game, you, step)
        if AREAS[you.at].halts:
            return False
    return True


def step_to(game: Arkham, you: Investigator, place: str) -> None:
    """One step costs one point."""
    leave_place(game, you)
    you.points -= 1
    you.moved = "walked"
    you.at = place
    if game.watched:
        game.tell(Walked(you.slug, place))


# --- to other towns


def train_options(game: Arkham, you: Investigator) -> list[Option[str]]:
    """From where trains stop to where they stop in another town, for a dollar and a movement point."""
    here = AREAS[you.at]
    if not here.depot or you.points < 1 or money_for(game, you) < FARE or you.at in barred(game):
        return []
    stops = [place for place in depots(game.edition) if AREAS[place].town != here.town]
    return [train_option(place) for place in stops if not game.is_closed(place) and place not in barred(game)]


@cache
def train_option(place: str) -> Option[str]:
    """Taking the train."""
    return Option(f"train:{place}", place, text("ah-option-train", place=piece(place), price=FARE), (place,))


def take_train(game: Arkham, you: Investigator, place: str) -> Rules[bool]:
    """Past the monsters that are here; whether the walk may go on."""
    here = you.at
    if not (yield from face_all(game, you)):
        return False
    if you.at == here and you.points and money_for(game, you) >= FARE:
        yield from spend_money(game, you, FARE)
        leave_place(game, you)
        you.points -= 1
        you.moved = "walked"
        you.at = place
        game.tell(TookTrain(you.slug, place))
    return True


# --- after elusive monsters


def hunt_options(game: Arkham, you: Investigator) -> list[Option[str]]:
    """The elusive monsters here that have not been tried yet."""
    here = you.at
    return [
        hunt_option(monster)
        for monster, at in game.monsters.items()
        if at == here and monster not in you.evaded and elusive(game, monster)
    ]


@printed
def hunt_option(monster: str) -> Option[str]:
    """Trying to catch an elusive monster."""
    return Option(f"hunt:{monster}", monster, text("ah-option-hunt", monster=piece(monster)), (monster,))


def hunt(game: Arkham, you: Investigator, monster: str) -> Rules[bool]:
    """An investigator that passes an evade check against it may fight it; otherwise the movement is over."""
    you.evaded.append(monster)
    if (yield from before_evading(game, you, monster, BEFORE_HUNT, [hunt_option(monster)], BEFORE_EVADING)) is None:
        return False
    if (yield from evade(game, you, monster)):
        yield from fight(game, you, monster)
    else:
        game.tell(ElusiveGone(you.slug, monster))
    return False


# --- at the end of a movement


def arrive(game: Arkham, you: Investigator) -> Rules[None]:
    """An investigator that ends a movement, and does not lose the turn, faces the monsters there, and then may take clues."""
    you.points = 0
    if you.at not in AREAS or is_out(game, you):
        return
    if not you.home_again and facing(game, you):
        yield from face_all(game, you)
    if not in_play(game, you) or you.busy or you.at not in AREAS:
        return
    yield from take_clues(game, you)
    if not you.home_again:
        yield from after(game, MovementEnded(you.slug, you.at))
        yield from settle_fall(game, you)


def take_clues(game: Arkham, you: Investigator) -> Rules[None]:
    """Any number of the clues that lie here."""
    lying = game.clues.get(you.at, 0)
    if not (most := room_for_clues(game, you, lying)):
        return
    options = [Option(f"take:{n}", n, text("ah-option-take-clues", n=n), (you.at,)) for n in range(most, -1, -1)]
    n = yield from ask(you.seat, TAKE_CLUES, options, you.at, amount=lying)
    if not n:
        return
    if n == lying:
        del game.clues[you.at]
    else:
        game.clues[you.at] -= n
    gain_clues(game, you, n)
    if game.watched:
        game.tell(CluesTaken(you.slug, you.at, n))
