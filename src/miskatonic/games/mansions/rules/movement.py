"""The movement step of an investigator: evading, locks, fire, and horror; hiding; escaping."""

from __future__ import annotations

from functools import cache

from miskatonic.games.mansions.components import ASK, BARRIERS, GAME, MONSTERS, room_of
from miskatonic.games.mansions.events import BarrierPassed, Escaped, Hid, Leaving, LockMet, Moved
from miskatonic.games.mansions.rules import puzzles, victory
from miskatonic.games.mansions.rules.attribute_tests import passes
from miskatonic.games.mansions.rules.combat import hurt_by
from miskatonic.games.mansions.rules.corpses import drag, lying, takes_along
from miskatonic.games.mansions.rules.harm import goes_on, in_play, leave, take_horror
from miskatonic.games.mansions.rules.house import adjacent, in_vain, lock_of
from miskatonic.games.mansions.rules.monsters import AWARENESS, figure_option, fright, is_due
from miskatonic.games.mansions.state import KEEPER, Investigator, Mansion, piece
from miskatonic.kernel.decision import NOTHING, Option, Rules, ask
from miskatonic.kernel.hooks import Settled, after, before, settle, total
from miskatonic.kernel.registry import NAMES
from miskatonic.kernel.state import caused
from miskatonic.kernel.text import text

MAY_ENTER: Settled[bool, Investigator, str] = Settled("may move into a space")
EVADES: Settled[bool, Investigator, str] = Settled("has to evade a monster")

EVADE_FIRST = ASK("evade_first", "MM-EVA-07", str)
STRIKE = ASK("strike", "MM-EVA-04", bool, passing="spare")
FACE = ASK("face", "MM-HOR-01", str)


# --- where one can go


def reachable(game: Mansion, you: Investigator) -> list[str]:
    """The spaces that an investigator may move into."""
    if you.hidden:
        return []
    return [space for space in adjacent(game, you.at) if may_enter(game, you, space)]


def may_enter(game: Mansion, you: Investigator, space: str) -> bool:
    """Whether nothing forbids it: a room whose lock could not be opened stays closed for the rest of the turn, and a lock
    that is known to stay shut is not tried."""
    room = room_of(space)
    if room in you.turned_away:
        return False
    if game.face_up and room != you.room and (lock := lock_of(game, room)) and in_vain(game, you, lock):
        return False
    return settle(game, MAY_ENTER, True, you, space)


def open_to_all(game: Mansion, you: Investigator) -> list[str]:
    """The spaces that an investigator can be made to move into: adjacent ones, not in other rooms with a lock."""
    return [
        space
        for space in adjacent(game, you.at)
        if (room_of(space) == you.room or not lock_of(game, room_of(space)))
        and settle(game, MAY_ENTER, True, you, space)
    ]


@cache
def move_option(verb: str, space: str) -> Option[str]:
    """Moving into a space."""
    return Option(f"{verb}:{space}", space, text(f"mm-option-{verb}", space=piece(space)), (space,))


# --- evading


def must_evade(game: Mansion, you: Investigator, space: str = "") -> list[str]:
    """The monsters in a space, the investigator's own one if it is not named, that it has not tried to evade in this turn;
    stunned ones let everybody go."""
    at = space or you.at
    return [
        figure
        for figure, monster in game.monsters.items()
        if monster.at == at
        and not monster.stunned
        and figure not in you.evaded
        and settle(game, EVADES, True, you, figure)
    ]


def evade_all(game: Mansion, you: Investigator) -> Rules[None]:
    """Before moving or acting: a test against each monster in the space, in the order of the player's choice."""
    if not game.monsters:
        return NOTHING
    return _evade_all(game, you)


def _evade_all(game: Mansion, you: Investigator) -> Rules[None]:
    while goes_on(game, you) and (here := must_evade(game, you)):
        figure = yield from ask(you.seat, EVADE_FIRST, [figure_option("evade", each) for each in here], you.slug)
        you.evaded.append(figure)
        passed = yield from evades(game, you, figure)
        if not passed and (
            yield from ask(game.keeper.seat, STRIKE, _STRIKES, figure, who=piece(you.slug), monster=piece(figure))
        ):
            yield from caused(game, figure, hurt_by, game, figure, you)


def evades(game: Mansion, you: Investigator, figure: str) -> Rules[bool]:
    """A Dexterity test with the awareness of the monster."""
    awareness = total(game, AWARENESS, MONSTERS[figure].awareness, you, figure)
    return (yield from passes(game, you, "dexterity", awareness, kind="evade", monster=figure))


_STRIKES: list[Option[bool]] = [
    Option("strike", True, text("mm-option-strike")),
    Option("spare", False, text("mm-option-spare")),
]


# --- moving


def move(game: Mansion, you: Investigator, space: str, *, evading: bool = True) -> Rules[bool]:
    """An investigator moves into an adjacent space if the room lets it in; whether it has."""
    if evading:
        yield from evade_all(game, you)
    if not goes_on(game, you):
        return False
    room = room_of(space)
    if room != you.room:
        if (yield from before(game, Leaving(who=you.slug, room=you.room))) is None:
            return False
        if not (yield from unlocked(game, you, room)):
            return False
    if not goes_on(game, you):
        return False
    you.walked += 1
    yield from enter(game, you, space)
    return True


def unlocked(game: Mansion, you: Investigator, room: str) -> Rules[bool]:
    """The lock of a room is turned over and tried before the figure moves; whether the investigator may go in."""
    if not (lock := lock_of(game, room)):
        return True
    if lock not in game.face_up:
        game.face_up.append(lock)
        game.rng.reveal()
    game.tell(LockMet(who=you.slug, card=lock, room=room))
    if (yield from caused(game, lock, BARRIERS[lock].barrier.tried, game, you, lock)):
        return True
    you.turned_away.append(room)
    return False


def discard_barrier(game: Mansion, you: Investigator, card: str) -> None:
    """A lock or an obstacle that has been overcome leaves the game."""
    for pile in game.piles.values():
        if card in pile:
            pile.remove(card)
    if card in game.face_up:
        game.face_up.remove(card)
    game.box.append(card)
    game.tell(BarrierPassed(who=you.slug, card=card))


def enter(game: Mansion, you: Investigator, space: str) -> Rules[None]:
    """An investigator enters a space: through fire if it burns, and then it faces whatever is in the room."""
    origin, room = you.at, you.room
    there = room_of(space)
    if there != room and game.has_status(there, "fire"):
        yield from brave_fire(game, you)
        if not in_play(game, you) or you.at != origin:
            return
    along = origin in lying(game) and (yield from takes_along(you))
    you.at = space
    uncover(game, you)
    if there != room:
        you.met.clear()
    if there not in game.entered:
        game.entered.append(there)
    if along:
        drag(game, you, origin)
    yield from after(game, Moved(who=you.slug, space=space, origin=origin))
    if there != room and game.monsters:
        yield from face_room(game, you)


def brave_fire(game: Mansion, you: Investigator) -> Rules[None]:
    """Who enters a burning room makes a Willpower test, and takes 1 horror if it fails."""
    if not (yield from passes(game, you, "willpower", kind="fire")):
        yield from take_horror(game, you, 1)


def face_room(game: Mansion, you: Investigator) -> Rules[None]:
    """A horror test for each monster in the room, as long as the investigator is there."""
    while in_play(game, you) and (
        here := [each for each in game.monsters_in_room(you.room) if is_due(game, you, each)]
    ):
        figure = yield from ask(you.seat, FACE, [figure_option("face", each) for each in here], you.slug)
        yield from fright(game, you, figure)


# --- hiding and escaping


HID = "hid"
"""The mark of an investigator that has gone into hiding in this turn."""


def hide(game: Mansion, you: Investigator) -> None:
    """An investigator goes into hiding, or comes out of it."""
    you.hidden = not you.hidden
    if you.hidden:
        you.once.append(HID)
    game.tell(Hid(who=you.slug, hidden=int(you.hidden)))


def uncover(game: Mansion, you: Investigator) -> None:
    """An investigator is no longer hidden, if it was."""
    if you.hidden:
        you.hidden = False
        game.tell(Hid(who=you.slug, hidden=0))


EXIT = "exit"
"""What stands for the way out among the cards that puzzles belong to."""
NAMES[f"{GAME}/{EXIT}"] = {"en": "the way out", "fr": "la sortie"}
CAN_ESCAPE: Settled[bool, Investigator] = Settled("may leave the house")


def can_escape(game: Mansion, you: Investigator) -> bool:
    """Whether the objective lets an investigator leave from its space, and neither a barricade is in the way nor a puzzle that
    it has tried in this turn."""
    if not game.revealed or you.hidden or (game.exit_puzzle and EXIT in you.puzzled):
        return False
    exits = [way.space for way in game.told_story.board.exits if way.slug not in game.barricades]
    return you.at in exits and settle(game, CAN_ESCAPE, False, you)


def escape(game: Mansion, you: Investigator) -> Rules[None]:
    """An investigator leaves the house; the first one has to solve the puzzle that keeps everybody in, if there is one."""
    yield from evade_all(game, you)
    if not goes_on(game, you):
        return
    if game.exit_puzzle:
        if not (yield from puzzles.attempt(game, you, EXIT, game.exit_puzzle)):
            return
        game.exit_puzzle = ""
    game.box += you.cards
    if victory.side(game, you.seat) == KEEPER:
        game.turncoats.append(you.seat)
    leave(game, you)
    game.escaped[you.seat] = you.slug
    yield from after(game, Escaped(who=you.slug))
    victory.check(game)
