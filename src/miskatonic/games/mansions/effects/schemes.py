"""What the keeper's own cards do: Mythos cards, traumas and keeper actions, and how those that stay reach into the rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from miskatonic.games.mansions.components import ASK, ITEMS, LOCKS, MONSTERS, WEAPONS, ItemType
from miskatonic.games.mansions.effects.abilities import owner
from miskatonic.games.mansions.effects.investigators import LOSE_CARD
from miskatonic.games.mansions.events import (
    CardFound,
    Explored,
    Given,
    InvestigatorKilled,
    Leaving,
    LockPlaced,
    MansionEvent,
    MonsterKilled,
    Moved,
    StatusPlaced,
)
from miskatonic.games.mansions.rules import (
    betrayal,
    corpses,
    exploring,
    harm,
    house,
    keeper_cards,
    monsters,
    possession,
)
from miskatonic.games.mansions.rules.attribute_tests import passes
from miskatonic.games.mansions.rules.combat import MAY_ATTACK, UNARMED
from miskatonic.games.mansions.rules.monsters import figure_option, space_option
from miskatonic.games.mansions.rules.movement import CAN_ESCAPE, MAY_ENTER
from miskatonic.games.mansions.rules.victory import SIDE
from miskatonic.games.mansions.rules.windows import KEEPER_ACTION
from miskatonic.games.mansions.state import (
    KEEPER,
    Investigator,
    InvestigatorEffect,
    Keeper,
    KeeperEffect,
    Mansion,
    of_type,
    piece,
)
from miskatonic.kernel.decision import Option, Rules, ask, ask_many
from miskatonic.kernel.effect import word
from miskatonic.kernel.event import Event
from miskatonic.kernel.hooks import Ability, Hook, Replacement, Settled, Source, Trigger, settles
from miskatonic.kernel.text import Text, text

WHICH_ROOM = ASK("which_room", "MM-KACT-03", str)
NEW_LOCK = ASK("new_lock", "MM-MYTH-07", str, secret="seat")
FORGET = ASK("forget", "MM-SEC-08", bool, secret="seat")
DRAW_WHICH = ASK("draw_which", "MM-KDRAW-01", str)
OFFERING = ASK("offering", "MM-KACT-03", str)
WHICH_SPACE = ASK("which_space", "MM-KACT-03", str)
AMONG_FRIENDS = ASK("among_friends", "MM-TRAU-01", tuple)
COVET = ASK("covet", "MM-TRAU-01", tuple)


@cache
def room_option(room: str) -> Option[str]:
    """A room."""
    return Option(f"room:{room}", room, piece(room), (room,))


def choose_room(game: Mansion, rooms: list[str]) -> Rules[str]:
    """The room that the keeper chooses."""
    return (yield from ask(game.keeper.seat, WHICH_ROOM, [room_option(room) for room in rooms], game.cause))


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
        hearths = [space.partition(".")[0] for space in game.features.get("campfire", ())]
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
        yield from house.place_status(game, (yield from choose_room(game, rooms)), "fire")


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
    """A room becomes dark, and something happens to whoever is in the dark there."""
    room = yield from choose_room(game, bright(game))
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
    """A card for each monster of a kind on the board, of the deck that the keeper chooses."""
    drawn = {"mythos": 0, "trauma": 0}
    for _ in monsters.on_board(game, kind):
        drawn[(yield from ask(keeper.seat, DRAW_WHICH, _DECKS, game.cause))] += 1
    yield from keeper_cards.draw(game, drawn["mythos"], drawn["trauma"])


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
    return [space for space in spaces if any(door not in game.barricades for door in house.doors_of(game, space))]


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
    """The altars with so many monsters of a kind in their room that are not the story's."""
    return [space for space in game.features.get("altar", ()) if len(victims_at(game, kind, space)) >= number]


def victims_at(game: Mansion, kind: str, altar: str) -> list[str]:
    """The monsters of a kind in the room of an altar that can be taken off the board."""
    return [
        figure
        for figure in monsters.on_board(game, kind)
        if game.monsters[figure].room == altar.partition(".")[0] and not game.monsters[figure].name
    ]


@word(
    "sacrifice",
    lambda number, kind, monster: text("mm-effect-sacrifice", n=number, victim=piece(kind), monster=piece(monster)),
    gives=lambda number, kind, monster: {"monster": 1},
    can=lambda game, keeper, number, kind, monster: (
        bool(altars_with(game, kind, number)) and monsters.can_place(game, monster)
    ),
)
def sacrifice(game: Mansion, keeper: Keeper, number: int, kind: str, monster: str) -> Rules[None]:
    """Monsters in the room of an altar are taken off the board, and another one appears in its space."""
    options = [space_option("altar", space) for space in altars_with(game, kind, number)]
    altar = yield from ask(keeper.seat, WHICH_SPACE, options, game.cause)
    offered = [figure_option("offer", figure) for figure in victims_at(game, kind, altar)]
    for figure in (yield from ask_many(keeper.seat, OFFERING, offered, number, number, game.cause)):
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


@word("banish", lambda kind: text("mm-effect-banish", monster=piece(kind)), gives=lambda kind: {"monster": -1})
def banish(game: Mansion, keeper: Keeper, kind: str) -> Rules[None]:
    """All monsters of a kind leave the board, but for those of the story."""
    for figure in nameless(game, kind):
        monsters.take_off(game, figure)
    yield from ()


@word(
    "possess",
    lambda: text("mm-effect-possess"),
    gives=lambda: {"move": -1},
    can=lambda game, keeper: bool(possession.possible(game)),
)
def possess(game: Mansion, keeper: Keeper) -> Rules[None]:
    """The keeper acts through an investigator."""
    yield from possession.possess(game)


# --- corpses


def graves(game: Mansion, rooms: tuple[str, ...]) -> list[str]:
    """The spaces of the rooms whose names contain one of those words."""
    return [space for room in game.piles if house.named_like(room, rooms) for space in house.spaces_of(game, room)]


@word(
    "lay_corpse",
    lambda rooms, words: text("mm-effect-lay-corpse", rooms=words),
    gives=lambda rooms, words: {"monster": 0.5},
    can=lambda game, keeper, rooms, words: corpses.left(game) > 0 and bool(graves(game, rooms)),
)
def lay_corpse(game: Mansion, keeper: Keeper, rooms: tuple[str, ...], words: Text) -> Rules[None]:
    """A corpse in a room of one of those names."""
    options = [space_option("corpse", space) for space in graves(game, rooms)]
    corpses.place(game, (yield from ask(keeper.seat, WHICH_SPACE, options, game.cause)))


@word(
    "raise_corpse",
    lambda kind: text("mm-effect-raise-corpse", monster=piece(kind)),
    gives=lambda kind: {"monster": 1},
    can=lambda game, keeper, kind: bool(corpses.lying(game)) and monsters.can_place(game, kind),
)
def raise_corpse(game: Mansion, keeper: Keeper, kind: str) -> Rules[None]:
    """A monster in place of a corpse."""
    options = [space_option("corpse", space) for space in dict.fromkeys(corpses.lying(game))]
    space = yield from ask(keeper.seat, WHICH_SPACE, options, game.cause)
    corpses.take_away(game, space)
    yield from monsters.place(game, kind, [space])


def humanoids_leave_corpses() -> Hook:
    """Where a humanoid monster is killed, a corpse comes to lie."""

    def run(game: Mansion, source: Source, killed: MonsterKilled) -> Rules[None]:
        corpses.place(game, killed.space)
        yield from ()

    return Trigger(MonsterKilled, run, lambda game, source, killed: MONSTERS[killed.monster].kind == "humanoid")


def investigators_leave_corpses() -> Hook:
    """Where an investigator is killed, a corpse comes to lie."""

    def run(game: Mansion, source: Source, killed: InvestigatorKilled) -> Rules[None]:
        corpses.place(game, killed.space)
        yield from ()

    return Trigger(InvestigatorKilled, run, lambda game, source, killed: True)


# --- what is forbidden as long as a card lasts


def forbids(question: Settled[bool, Investigator]) -> Hook:
    """Whoever has the card may not do something."""

    def answer(game: Mansion, source: Source, so_far: bool, you: Investigator) -> bool:
        return so_far and you.seat != source.seat

    return settles(question, answer)


def no_leaving() -> tuple[Hook, Hook]:
    """One cannot leave the room."""

    def answer(game: Mansion, source: Source, so_far: bool, you: Investigator, space: str) -> bool:
        return so_far and (you.seat != source.seat or space.partition(".")[0] == you.room)

    return settles(MAY_ENTER, answer), forbids(CAN_ESCAPE)


def no_doors() -> tuple[Hook, Hook]:
    """One cannot go through doors."""

    def answer(game: Mansion, source: Source, so_far: bool, you: Investigator, space: str) -> bool:
        return so_far and (you.seat != source.seat or not house.door_between(game, you.at, space))

    return settles(MAY_ENTER, answer), forbids(CAN_ESCAPE)


def no_ranged_attacks() -> Hook:
    """One cannot attack with ranged weapons."""

    def answer(game: Mansion, source: Source, so_far: bool, you: Investigator, weapon: str) -> bool:
        ranged = weapon != UNARMED and ITEMS[weapon].weapon == "ranged_weapon"
        return so_far and not (ranged and you.seat == source.seat)

    return settles(MAY_ATTACK, answer)


def blinded() -> Hook:
    """Every room that one explores counts as dark, unless one ignores darkness."""

    def answer(game: Mansion, source: Source, so_far: bool, you: Investigator) -> bool:
        return so_far or (you.seat == source.seat and not house.ignores_darkness(game, you))

    return settles(house.IN_DARKNESS, answer)


# --- locks


def latches(game: Mansion, locks: tuple[str, ...]) -> list[str]:
    """Which of some locks lie on no room."""
    lying = [card for pile in game.piles.values() for card in pile if card in LOCKS]
    return [lock for lock in locks if lock not in lying]


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
    room = yield from choose_room(game, rooms)
    options = [Option(f"lock:{lock}", lock, piece(lock), (lock,)) for lock in free]
    lock = yield from ask(game.keeper.seat, NEW_LOCK, options, game.cause)
    if lock in game.box:
        game.box.remove(lock)
    game.piles[room].append(lock)
    game.tell(LockPlaced(room=room))


# --- what traumas do when they are received


@word("turn_ends", lambda: text("mm-effect-turn-ends"), gives=lambda: {"action": -1})
def turn_ends(game: Mansion, you: Investigator) -> Rules[None]:
    """If it is the investigator's turn, it ends."""
    if game.acting is you:
        game.turn_over = True
    yield from ()


@word("lose_spells", lambda: text("mm-effect-lose-spells"), gives=lambda: {"spell": -1})
def lose_spells(game: Mansion, you: Investigator) -> Rules[None]:
    """All spells are discarded."""
    harm.lose_spells(game, you)
    yield from ()


@word("lash_out", lambda: text("mm-effect-lash-out"), gives=lambda: {"damage": 1})
def lash_out(game: Mansion, you: Investigator) -> Rules[None]:
    """The investigator attacks another with a weapon, or without one if it has none; the keeper chooses both."""
    options = betrayal.assaults_with(game, you, *(of_type(you, *WEAPONS) or [UNARMED]))
    if options:
        weapon, seat = yield from ask(game.keeper.seat, AMONG_FRIENDS, options, game.cause)
        yield from betrayal.assault(game, you, weapon, seat)


@word("covet", lambda: text("mm-effect-covet"), gives=lambda: {"item": 0})
def covet(game: Mansion, you: Investigator) -> Rules[None]:
    """The investigator takes a card that is no clue of another in the room; the keeper chooses which."""
    options = [
        Option(f"take:{card}:{other.slug}", (card, other.seat), piece(card), (card, other.slug))
        for other in game.in_room(you.room)
        if other is not you
        for card in other.cards
        if card not in of_type(other, "clue")
    ]
    if not options:
        return
    card, seat = yield from ask(game.keeper.seat, COVET, options, game.cause)
    robbed = game.investigators[seat]
    assert robbed is not None
    yield from exploring.hand_over(game, robbed, you, card)


@word("drop_excess", lambda: text("mm-effect-drop-excess"), gives=lambda: {"item": -1})
def drop_excess(game: Mansion, you: Investigator) -> Rules[None]:
    """One equipment card and one weapon at most are kept; the player chooses which."""
    for types in _BURDENS:
        while len(cards := of_type(you, *types)) > 1:
            options = [Option(f"lose:{card}", card, piece(card), (card,)) for card in cards]
            exploring.drop(game, you, [(yield from ask(you.seat, LOSE_CARD, options, game.cause, who=piece(you.slug)))])


_BURDENS: tuple[tuple[ItemType, ...], ...] = (("equipment",), WEAPONS)


def burdened(event: type[CardFound] | type[Given], effect: InvestigatorEffect) -> Hook:
    """Something that happens when one has got a card."""

    def due(game: Mansion, source: Source, happened: CardFound | Given) -> bool:
        you = owner(game, source)
        return you is not None and you.slug == (happened.other if isinstance(happened, Given) else happened.who)

    return Trigger(event, lambda game, source, _: _suffer(game, source, effect), due)


def _suffer(game: Mansion, source: Source, effect: InvestigatorEffect) -> Rules[None]:
    you = owner(game, source)
    if you is not None:
        yield from effect.run(game, you)


# --- what traumas do as long as they stay


def _first_time(you: Investigator, what: str) -> bool:
    """Whether something has not happened to the investigator in this turn; from now on it has."""
    if what in you.once:
        return False
    you.once.append(what)
    return True


def after_the_first_step(effect: InvestigatorEffect) -> Hook:
    """Something that happens when one goes on after the first space, once a turn."""

    def due(game: Mansion, source: Source, moved: Moved) -> bool:
        you = owner(game, source)
        return (
            you is not None
            and moved.who == you.slug
            and not moved.cause
            and you.walked > 1
            and source.card not in you.once
        )

    def run(game: Mansion, source: Source, moved: Moved) -> Rules[None]:
        you = owner(game, source)
        if you is not None and _first_time(you, source.card):
            yield from effect.run(game, you)

    return Trigger(Moved, run, due)


def in_company(effect: InvestigatorEffect) -> Hook:
    """Something that happens for each other investigator, once a turn, when one comes into the same room."""

    def met(game: Mansion, source: Source, moved: Moved) -> list[Investigator]:
        you = owner(game, source)
        if you is None or moved.origin.partition(".")[0] == moved.space.partition(".")[0]:
            return []
        others = [other for other in game.in_room(you.room) if other is not you]
        if moved.who != you.slug:
            others = [other for other in others if other.slug == moved.who]
        return [other for other in others if f"{source.card}:{other.slug}" not in you.once]

    def run(game: Mansion, source: Source, moved: Moved) -> Rules[None]:
        you = owner(game, source)
        for other in met(game, source, moved):
            if you is not None and harm.in_play(game, you) and _first_time(you, f"{source.card}:{other.slug}"):
                yield from effect.run(game, you)

    return Trigger(Moved, run, lambda game, source, moved: bool(met(game, source, moved)))


def when_in_darkness(event: type[Moved] | type[StatusPlaced], effect: InvestigatorEffect) -> Hook:
    """Something that happens, once a turn, when one enters a dark room, or one's own room becomes dark."""

    def due(game: Mansion, source: Source, happened: Moved | StatusPlaced) -> bool:
        you = owner(game, source)
        if you is None or source.card in you.once or not house.in_the_dark(game, you):
            return False
        if isinstance(happened, Moved):
            return happened.who == you.slug and happened.origin.partition(".")[0] != you.room
        return happened.status == "darkness" and happened.room == you.room

    def run(game: Mansion, source: Source, happened: Event) -> Rules[None]:
        you = owner(game, source)
        if you is not None and _first_time(you, source.card):
            yield from effect.run(game, you)

    return Trigger(event, run, due)


def torn_from(holds: Callable[[Mansion, Investigator], bool]) -> Hook:
    """To leave a room of which something is true one has to pass a Willpower test; who has failed may leave in this turn."""

    def run(game: Mansion, source: Source, leaving: Leaving) -> Rules[Leaving | None]:
        you = owner(game, source)
        if you is None or leaving.who != you.slug or source.card in you.once or not holds(game, you):
            return leaving
        if (yield from passes(game, you, "willpower")):
            return leaving
        you.once.append(source.card)
        return None

    return Replacement(Leaving, run)


def unexplored(game: Mansion, you: Investigator) -> bool:
    """Whether cards of the room are still to be explored, and no monster is in it."""
    pile = game.piles[you.room]
    waiting = any(card not in game.face_up and card not in LOCKS for card in pile)
    return waiting and not game.monsters_in_room(you.room)


def keeper_may(cost: int, effect: InvestigatorEffect) -> Hook:
    """Once in a turn of the keeper, threat may be paid to do something to whoever has the card."""

    def available(game: Mansion, source: Source) -> bool:
        you = owner(game, source)
        ready = source.card not in game.keeper.used and game.keeper.threat >= cost
        return ready and you is not None and effect.possible(game, you)

    def run(game: Mansion, source: Source) -> Rules[None]:
        game.keeper.used.append(source.card)
        keeper_cards.change_threat(game, -cost)
        yield from _suffer(game, source, effect)

    return Ability(KEEPER_ACTION, run, available)


# --- cards that were given face down


def _holder(game: Mansion, source: Source, event: Event) -> Investigator | None:
    """The investigator that was given the card, if the event is about it."""
    you = owner(game, source)
    return you if you is not None and you.secret == source.card and getattr(event, "who", "") == you.slug else None


def comes_true(event: type[MansionEvent], effect: InvestigatorEffect, after_turns: int = 0, last: int = 0) -> Hook:
    """The card is turned up and does something, as soon as so many turns of its holder have begun, and is discarded; with
    `last`, only after that many of them."""

    def due(game: Mansion, source: Source, happened: Event) -> bool:
        you = _holder(game, source, happened)
        return you is not None and you.bound >= after_turns

    def run(game: Mansion, source: Source, happened: Event) -> Rules[None]:
        you = _holder(game, source, happened)
        if you is None:
            return
        keeper_cards.expose(game, you)
        over = you.bound >= last
        yield from effect.run(game, you)
        if over and you.secret == source.card:
            keeper_cards.discard_secret(game, you)

    return Trigger(event, run, due)


def serves_the_keeper() -> tuple[Hook, Hook]:
    """The holder wins and loses with the keeper, and may attack investigators."""

    def side(game: Mansion, source: Source, so_far: str, you: Investigator) -> str:
        return KEEPER if you.seat == source.seat else so_far

    def may(game: Mansion, source: Source, so_far: bool, you: Investigator) -> bool:
        return so_far or you.seat == source.seat

    return settles(SIDE, side), settles(betrayal.MAY_ASSAULT, may)


def shown_when(event: type[MansionEvent]) -> Hook:
    """The card is turned up, and stays."""

    def run(game: Mansion, source: Source, happened: Event) -> Rules[None]:
        if (you := _holder(game, source, happened)) is not None:
            keeper_cards.expose(game, you)
        yield from ()

    return Trigger(event, run, lambda game, source, happened: _holder(game, source, happened) is not None)


def forgets_a_find() -> tuple[Hook, Hook]:
    """Of the cards that the holder finds the next time it explores, the keeper may put one back, neither a clue nor a key."""

    def due(game: Mansion, source: Source, found: CardFound) -> bool:
        you = _holder(game, source, found)
        return you is not None and found.card in you.cards and found.card not in of_type(you, "clue", "key")

    def run(game: Mansion, source: Source, found: CardFound) -> Rules[None]:
        you = _holder(game, source, found)
        if you is None or not (yield from ask(game.keeper.seat, FORGET, _FORGETS, found.card, card=piece(found.card))):
            return
        you.cards.remove(found.card)
        game.piles[you.room].put_under(found.card)
        keeper_cards.discard_secret(game, you)

    def over(game: Mansion, source: Source, explored: Explored) -> Rules[None]:
        if (you := _holder(game, source, explored)) is not None:
            keeper_cards.discard_secret(game, you)
        yield from ()

    return (
        Trigger(CardFound, run, due),
        Trigger(Explored, over, lambda game, source, explored: _holder(game, source, explored) is not None),
    )


_FORGETS: list[Option[bool]] = [
    Option("leave", False, text("mm-option-let-it-be")),
    Option("forget", True, text("mm-option-forget")),
]
