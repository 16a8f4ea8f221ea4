"""What the keeper does by Mythos cards and keeper actions: fire, darkness, monsters, corpses and locks."""

from __future__ import annotations

from functools import cache
from typing import Literal

from miskatonic.games.mansions.components import ASK, LOCKS, MONSTERS, room_of
from miskatonic.games.mansions.effects import possession
from miskatonic.games.mansions.effects.abilities import happens, limited
from miskatonic.games.mansions.effects.conditions import rooms_called
from miskatonic.games.mansions.events import (
    InvestigatorKilled,
    LockPlaced,
    MansionEvent,
    MonsterKilled,
)
from miskatonic.games.mansions.rules import (
    corpses,
    house,
    keeper_cards,
    monsters,
)
from miskatonic.games.mansions.rules.attribute_tests import passes
from miskatonic.games.mansions.rules.monsters import figure_option, space_option
from miskatonic.games.mansions.state import (
    Investigator,
    InvestigatorEffect,
    Keeper,
    KeeperCondition,
    KeeperEffect,
    Mansion,
    piece,
)
from miskatonic.kernel.decision import Option, Rules, ask, ask_many
from miskatonic.kernel.effect import word
from miskatonic.kernel.event import Event
from miskatonic.kernel.hooks import Source, Trigger, always
from miskatonic.kernel.line import line, timed
from miskatonic.kernel.text import text

WHICH_ROOM = ASK("which_room", "MM-KACT-03", str)
NEW_LOCK = ASK("new_lock", "MM-MYTH-07", str, secret="seat")
DRAW_WHICH = ASK("draw_which", "MM-KDRAW-01", str)
OFFERING = ASK("offering", "MM-KACT-03", str)
WHICH_SPACE = ASK("which_space", "MM-KACT-03", str)


@cache
def room_option(room: str) -> Option[str]:
    """A room."""
    return Option(f"room:{room}", room, piece(room), (room,))


def choose_room(game: Mansion, rooms: list[str], deed: Literal["kindle", "darken", "lock"]) -> Rules[str]:
    """The room that the keeper chooses for a deed."""
    options = [room_option(room) for room in rooms]
    return (yield from ask(game.keeper.seat, WHICH_ROOM, options, game.cause, deed=deed))


# --- threat that is paid for a part of a card


@word(
    "paying",
    lambda n, effect: text("mm-effect-paying", n=n, effect=effect.text),
    gives=lambda n, effect: {**effect.gives, "threat": -n},
    can=lambda game, keeper, n, effect: keeper.threat >= n and effect.possible(game, keeper),
)
def paying(game: Mansion, keeper: Keeper, n: int, effect: KeeperEffect) -> Rules[None]:
    """Something that the keeper pays threat for."""
    keeper_cards.change_threat(game, -n)
    yield from effect.run(game, keeper)


# --- fire and darkness


def kindled(game: Mansion, campfires: bool) -> list[str]:
    """The rooms that fire can spread to: beside burning ones, or with a campfire."""
    found = house.beside_fire(game)
    if campfires:
        hearths = [room_of(space) for space in game.features.get("campfire", ())]
        found += [room for room in hearths if room not in found and not game.has_status(room, "fire")]
    return found


@word(
    "kindle",
    lambda campfires: text("mm-effect-kindle-campfires" if campfires else "mm-effect-kindle"),
    gives=lambda campfires: {"fire": 1},
    can=lambda game, keeper, campfires: bool(kindled(game, campfires)),
)
def kindle(game: Mansion, keeper: Keeper, campfires: bool = False) -> Rules[None]:
    """Fire spreads to a room beside a burning one, or to one with a campfire."""
    if rooms := kindled(game, campfires):
        yield from house.place_status(game, (yield from choose_room(game, rooms, "kindle")), "fire")


def bright(game: Mansion) -> list[str]:
    """The rooms that are not dark."""
    return [room for room in game.piles if not game.has_status(room, "darkness")]


@word(
    "darken",
    lambda effect: text("mm-effect-darken", effect=effect.text),
    gives=lambda effect: {"darkness": 1},
    can=lambda game, keeper, effect: bool(bright(game)),
)
def darken(game: Mansion, keeper: Keeper, effect: InvestigatorEffect) -> Rules[None]:
    """A room becomes dark, with an effect on the investigators in the dark there."""
    room = yield from choose_room(game, bright(game), "darken")
    yield from house.place_status(game, room, "darkness")
    for you in game.in_room(room):
        if house.in_the_dark(game, you):
            yield from effect.run(game, you)


# --- cards of the keeper


@word(
    "draw_for_each",
    lambda kind: text("mm-effect-draw-for-each", monster=piece(kind)),
    gives=lambda kind: {"mythos_card": 1, "trauma_card": 1},
    can=lambda game, keeper, kind: bool(monsters.on_board(game, kind)),
)
def draw_for_each(game: Mansion, keeper: Keeper, kind: str) -> Rules[None]:
    """A card for each monster of a kind on the board, one after the other, of the deck that the keeper chooses."""
    for _ in monsters.on_board(game, kind):
        deck = yield from ask(keeper.seat, DRAW_WHICH, _DECKS, game.cause)
        keeper_cards.draw_at_will(game, int(deck == "mythos"), int(deck == "trauma"))
    yield from keeper_cards.keep_to_limits(game)


_DECKS: list[Option[str]] = [
    Option("draw:mythos", "mythos", text("mm-option-draw-mythos")),
    Option("draw:trauma", "trauma", text("mm-option-draw-trauma")),
]


# --- monsters of the keeper


def thresholds(game: Mansion) -> list[str]:
    """The spaces with a door that nothing blocks, in rooms with an investigator or joined to one."""
    near: dict[str, None] = {}
    for you in game.present():
        near |= dict.fromkeys((you.room, *house.joined_rooms(game, you.room)))
    spaces = [space for room in near for space in house.spaces_of(game, room)]
    return [space for space in spaces if any(door not in game.barricades for door in house.closable_doors(game, space))]


@word(
    "burst_in",
    lambda kind: text("mm-effect-burst-in", monster=piece(kind)),
    gives=lambda kind: {"monster": 1},
    can=lambda game, keeper, kind: monsters.can_place(game, kind) and bool(thresholds(game)),
)
def burst_in(game: Mansion, keeper: Keeper, kind: str) -> Rules[None]:
    """A monster comes through a door near an investigator."""
    yield from monsters.place(game, kind, thresholds(game))


@word(
    "place_at_altar",
    lambda kind: text("mm-effect-place-at-altar", monster=piece(kind)),
    gives=lambda kind: {"monster": 1},
    can=lambda game, keeper, kind: bool(game.features.get("altar")) and monsters.can_place(game, kind),
)
def place_at_altar(game: Mansion, keeper: Keeper, kind: str) -> Rules[None]:
    """A monster appears in the space of an altar."""
    yield from monsters.place(game, kind, game.features["altar"])


def altars_with(game: Mansion, kind: str, number: int) -> list[str]:
    """The altars with that many monsters of a kind in their room that are not the story's."""
    return [space for space in game.features.get("altar", ()) if len(victims_at(game, kind, space)) >= number]


def victims_at(game: Mansion, kind: str, altar: str) -> list[str]:
    """The monsters of a kind in the room of an altar that can be taken off the board."""
    return [
        figure
        for figure in monsters.on_board(game, kind)
        if game.monsters[figure].room == room_of(altar) and not game.monsters[figure].name
    ]


def might(kind: str) -> float:
    """How dangerous a monster of a kind is, by what its tokens say: what it deals, as long as it lasts."""
    tokens = MONSTERS[kind].tokens
    return sum(token.damage for token in tokens) * sum(token.health for token in tokens) / len(tokens) ** 2


@word(
    "sacrifice",
    lambda number, kind, monster: text("mm-effect-sacrifice", n=number, victim=piece(kind), monster=piece(monster)),
    gives=lambda number, kind, monster: {"monster": might(monster) / might(kind) - number},
    can=lambda game, keeper, number, kind, monster: (
        bool(altars_with(game, kind, number)) and monsters.can_place(game, monster)
    ),
)
def sacrifice(game: Mansion, keeper: Keeper, number: int, kind: str, monster: str) -> Rules[None]:
    """Monsters in the room of an altar are taken off the board, and another one appears in its space."""
    options = [space_option("altar", space) for space in altars_with(game, kind, number)]
    altar = yield from ask(keeper.seat, WHICH_SPACE, options, game.cause, deed="altar")
    offered = [figure_option("offer", figure) for figure in victims_at(game, kind, altar)]
    for figure in (yield from ask_many(keeper.seat, OFFERING, offered, number, number, game.cause, amount=number)):
        monsters.take_off(game, figure)
    yield from monsters.place(game, monster, [altar])


@word(
    "bewitch",
    lambda kind: text("mm-effect-bewitch", monster=piece(kind)),
    gives=lambda kind: {"monster": 0.5},
    can=lambda game, keeper, kind: bool(game.present()) and monsters.can_place(game, kind),
)
def bewitch(game: Mansion, keeper: Keeper, kind: str) -> Rules[None]:
    """A monster appears beside an investigator that fails a Willpower test."""
    seat = yield from ask(keeper.seat, possession.WHOM, possession.people(game.present()), game.cause)
    you = game.investigators[seat]
    assert you is not None
    if not (yield from passes(game, you, "willpower")):
        yield from monsters.place(game, kind, [you.at])


def nameless(game: Mansion, kind: str) -> list[str]:
    """The monsters of a kind that are not the story's."""
    return [figure for figure in monsters.on_board(game, kind) if not game.monsters[figure].name]


@word(
    "banish",
    lambda kind: text("mm-effect-banish", monster=piece(kind)),
    gives=lambda kind: {"monster": -1},
    can=lambda game, keeper, kind: bool(nameless(game, kind)),
)
def banish(game: Mansion, keeper: Keeper, kind: str) -> Rules[None]:
    """All monsters of a kind leave the board, but for those of the story."""
    for figure in nameless(game, kind):
        monsters.take_off(game, figure)
    yield from ()


# --- corpses


def graves(game: Mansion, rooms: tuple[str, ...]) -> list[str]:
    """The spaces of the rooms whose names contain one of those words, and in which a corpse would not burn at once."""
    fit = [room for room in game.piles if house.named_like(room, rooms) and not game.has_status(room, "fire")]
    return [space for room in fit for space in house.spaces_of(game, room)]


@word(
    "lay_corpse",
    lambda rooms: text("mm-effect-lay-corpse", within=rooms_called(rooms)),
    gives=lambda rooms: {"monster": 0.5},
    can=lambda game, keeper, rooms: corpses.left(game) > 0 and bool(graves(game, rooms)),
)
def lay_corpse(game: Mansion, keeper: Keeper, rooms: tuple[str, ...]) -> Rules[None]:
    """A corpse in a room of one of those names."""
    options = [space_option("corpse", space) for space in graves(game, rooms)]
    corpses.place(game, (yield from ask(keeper.seat, WHICH_SPACE, options, game.cause, deed="lay")))


@word(
    "raise_corpse",
    lambda kind: text("mm-effect-raise-corpse", monster=piece(kind)),
    gives=lambda kind: {"monster": 1},
    can=lambda game, keeper, kind: bool(corpses.lying(game)) and monsters.can_place(game, kind),
)
def raise_corpse(game: Mansion, keeper: Keeper, kind: str) -> Rules[None]:
    """A monster in place of a corpse."""
    options = [space_option("corpse", space) for space in dict.fromkeys(corpses.lying(game))]
    space = yield from ask(keeper.seat, WHICH_SPACE, options, game.cause, deed="raise")
    corpses.take_away(game, space)
    yield from monsters.place(game, kind, [space])


@line("leave_corpses", lambda: text("mm-line-leave-corpses"), gives=lambda: {"monster": 0.5})
def leave_corpses() -> tuple[Trigger, Trigger]:
    """Where a humanoid monster or an investigator is killed, a corpse comes to lie."""

    def run(game: Mansion, source: Source, killed: MonsterKilled | InvestigatorKilled) -> Rules[None]:
        corpses.place(game, killed.space)
        yield from ()

    def humanoid(game: Mansion, source: Source, killed: MonsterKilled) -> bool:
        return MONSTERS[killed.monster].kind == "humanoid"

    return Trigger(MonsterKilled, run, humanoid), Trigger(InvestigatorKilled, run, always)


# --- what the keeper has to do


@line(
    "keeper_forced",
    lambda event, effect, condition, *, name: timed(
        limited(
            happens(event) if condition is None else text("mm-line-when-true", condition=condition.text),
            "game" if name else "",
        ),
        None,
        effect.text,
    ),
)
def keeper_forced(
    event: type[MansionEvent], effect: KeeperEffect, condition: KeeperCondition | None = None, *, name: str = ""
) -> Trigger:
    """Something of the keeper or of the story that must happen; what has a `name`, by which it is crossed off, happens once."""

    def due(game: Mansion, source: Source, happened: Event) -> bool:
        if name in game.keeper.done or not effect.possible(game, game.keeper):
            return False
        return condition is None or condition.holds(game, game.keeper)

    def run(game: Mansion, source: Source, happened: Event) -> Rules[None]:
        if name:
            game.keeper.done.append(name)
        yield from effect.run(game, game.keeper)

    return Trigger(event, run, due)


# --- locks


def latches(game: Mansion, locks: tuple[str, ...]) -> list[str]:
    """Which of some locks lie on no room and are not kept for later."""
    taken = [card for pile in game.piles.values() for card in pile if card in LOCKS] + game.aside
    return [lock for lock in locks if lock not in taken]


@word(
    "lock_a_room",
    lambda locks: text("mm-effect-lock-a-room"),
    gives=lambda locks: {"room": -1},
)
def lock_a_room(game: Mansion, you: Investigator, locks: tuple[str, ...]) -> Rules[None]:
    """The keeper puts a lock that is not in use face down on a room behind a door of the investigator's."""
    rooms, free = house.lockable(game, you.room), latches(game, locks)
    if not rooms or not free:
        return
    room = yield from choose_room(game, rooms, "lock")
    options = [Option(f"lock:{lock}", lock, piece(lock), (lock,)) for lock in free]
    lock = yield from ask(game.keeper.seat, NEW_LOCK, options, game.cause)
    if lock in game.box:
        game.box.remove(lock)
    game.piles[room].append(lock)
    game.tell(LockPlaced(room=room))
