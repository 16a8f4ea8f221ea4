"""What the cards of investigators do: traits, what they carry, and spells that are aimed at monsters."""

from __future__ import annotations

from typing import Literal

from miskatonic.games.mansions.components import (
    ASK,
    BARRIERS,
    ITEMS,
    MONSTERS,
    PUZZLE_LAYOUTS,
    TRADED,
    WEAPONS,
    Attribute,
    TraumaKind,
    room_of,
)
from miskatonic.games.mansions.effects.combat import opponent
from miskatonic.games.mansions.effects.investigators import AIM, walk
from miskatonic.games.mansions.events import CardSeen, ObjectiveRead, PuzzleSolved, RoomSeen
from miskatonic.games.mansions.rules import (
    attribute_tests,
    combat,
    exploring,
    harm,
    house,
    keeper_cards,
    keeper_turn,
    monsters,
    movement,
    puzzles,
)
from miskatonic.games.mansions.rules.monster_moves import choose
from miskatonic.games.mansions.rules.monsters import figure_option, space_option
from miskatonic.games.mansions.rules.turn import attack_option
from miskatonic.games.mansions.state import (
    Investigator,
    InvestigatorEffect,
    KeeperEffect,
    Lasting,
    Mansion,
    TestKind,
    of_type,
    piece,
)
from miskatonic.kernel.decision import Option, Rules, ask, ask_many
from miskatonic.kernel.effect import word
from miskatonic.kernel.text import signed, text

Near = Literal["space", "room"]

AIM_MONSTER = ASK("aim_monster", "MM-ATT-01", str)
CHARGE = ASK("charge", "MM-ATT-01", tuple)
TRADE_IN = ASK("trade_in", "MM-ACT-03", str)
LOOK_INTO = ASK("look_into", "MM-ACT-03", str)
FETCH = ASK("fetch", "MM-FAQ-10", tuple)
BREAK_OPEN = ASK("break_open", "MM-FAQ-09", str)
DRIVE_AWAY = ASK("drive_away", "MM-ACT-03", str)
PUT_OUT = ASK("put_out", "MM-ACT-03", str)
BREAK_DOWN = ASK("break_down", "MM-ACT-03", str)
CURE = ASK("cure", "MM-ACT-03", tuple)
KEEPER_MAY = ASK("keeper_may", "MM-TEST-03", bool)


# --- tests


@word(
    "add_to_test",
    lambda n: text("mm-effect-add-to-test", n=signed(n)),
    gives=lambda n: {"skill_point": n / 4},
    can=lambda game, you, n: bool(game.tests) and attribute_tests.can_be_easier(game, you, game.tests[-1]),
)
def add_to_test(game: Mansion, you: Investigator, n: int) -> Rules[None]:
    """The test that is about to be rolled becomes easier."""
    game.tests[-1].bonus += n
    yield from ()


@word("pass_test", lambda: text("mm-effect-pass-test"), gives=lambda: {"skill_point": 2})
def pass_test(game: Mansion, you: Investigator) -> Rules[None]:
    """The test that is about to be rolled is passed."""
    game.tests[-1].sure = True
    yield from ()


@word(
    "until_turn_ends",
    lambda kind, amount: text(f"mm-effect-until-turn-ends-{kind}", n=signed(amount)),
    gives=lambda kind, amount: {"skill_point": amount / 4},
)
def until_turn_ends(game: Mansion, you: Investigator, kind: TestKind, amount: int) -> Rules[None]:
    """Something is added to tests of a kind until the turn ends, whosever it is."""
    you.lasting.append(Lasting(kind, amount, turns=int(game.acting is you)))
    yield from ()


@word(
    "until_next_turn_ends",
    lambda attribute, amount: text(
        "mm-effect-until-next-turn-ends", attribute=text(f"mm-attribute-{attribute}"), n=signed(amount)
    ),
    gives=lambda attribute, amount: {"skill_point": amount},
)
def until_next_turn_ends(game: Mansion, you: Investigator, attribute: Attribute, amount: int) -> Rules[None]:
    """Something is added to an attribute until the end of the next turn of the investigator."""
    you.lasting.append(Lasting(attribute, amount, turns=2 if game.acting is you else 1))
    yield from ()


# --- monsters


def near(game: Mansion, you: Investigator, where: Near) -> list[str]:
    """The monsters in the space or in the room of an investigator."""
    return game.monsters_in_room(you.room) if where == "room" else game.monsters_in_space(you.at)


@word(
    "at_monster",
    lambda where, effect: text(f"mm-effect-at-monster-{where}", effect=effect.text),
    gives=lambda where, effect: effect.gives,
    can=lambda game, you, where, effect: bool(near(game, you, where)),
)
def at_monster(game: Mansion, you: Investigator, where: Near, effect: InvestigatorEffect) -> Rules[None]:
    """The player chooses a monster in the space or in the room; something happens to it."""
    yield from _aim(game, you, near(game, you, where))
    yield from effect.run(game, you)


@word(
    "aim_in_range",
    lambda spaces: text("mm-effect-aim-in-range", n=spaces),
    gives=lambda spaces: {"monster_damage": 2},
    can=lambda game, you, spaces: bool(combat.in_range(game, you, spaces)),
)
def aim_in_range(game: Mansion, you: Investigator, spaces: int) -> Rules[None]:
    """The player chooses a monster within a number of spaces and in sight."""
    yield from _aim(game, you, combat.in_range(game, you, spaces))


def _aim(game: Mansion, you: Investigator, figures: list[str]) -> Rules[None]:
    options = [figure_option("aim", each) for each in figures]
    game.target = yield from ask(you.seat, AIM_MONSTER, options, game.cause)


@word("kill_it", lambda: text("mm-effect-kill-it"), gives=lambda: {"monster_damage": 5})
def kill_it(game: Mansion, you: Investigator) -> Rules[None]:
    """The monster is killed."""
    if opponent(game) in game.monsters:
        yield from monsters.kill(game, opponent(game))


@word(
    "drive_away",
    lambda spaces: text("mm-effect-drive-away", n=spaces),
    gives=lambda spaces: {"monster": -1},
    can=lambda game, you, spaces: bool(near(game, you, "room")),
)
def drive_away(game: Mansion, you: Investigator, spaces: int) -> Rules[None]:
    """The keeper must move every monster in the room a number of spaces away from the investigator; stunned ones stay."""
    waiting = [figure for figure in game.monsters_in_room(you.room) if not game.monsters[figure].stunned]
    while waiting := [figure for figure in waiting if figure in game.monsters]:
        figure = yield from choose(game, waiting)
        waiting.remove(figure)
        yield from _drive(game, you, figure, spaces)


def _drive(game: Mansion, you: Investigator, figure: str, spaces: int) -> Rules[None]:
    for _ in range(spaces):
        if figure not in game.monsters or not harm.in_play(game, you):
            return
        at, kind = game.monsters[figure].at, MONSTERS[figure].kind
        far = house.routes(game, kind).distances_from(you.at)
        there = [space for space in house.adjacent(game, at, kind) if far.get(space, 0) > far.get(at, 0)]
        if not there:
            return
        options = [space_option("move", space) for space in there]
        space = yield from ask(game.keeper.seat, DRIVE_AWAY, options, figure, monster=piece(figure))
        yield from monsters.enter(game, figure, space)


# --- moving


@word(
    "slip_up_to",
    lambda spaces: text("mm-effect-slip", n=spaces),
    gives=lambda spaces: {"move": spaces},
    can=lambda game, you, spaces: not you.hidden,
)
def slip_up_to(game: Mansion, you: Investigator, spaces: int) -> Rules[None]:
    """The player may move a number of spaces without evade tests."""
    yield from walk(game, you, spaces, evading=False)


@word(
    "charge",
    lambda spaces, bonus: text("mm-effect-charge", n=spaces, bonus=signed(bonus)),
    gives=lambda spaces, bonus: {"move": spaces, "monster_damage": 3},
    can=lambda game, you, spaces, bonus: bool(game.monsters),
)
def charge(game: Mansion, you: Investigator, spaces: int, bonus: int) -> Rules[None]:
    """The player may move up to a number of spaces, then attacks with a bonus to all tests of the combat."""
    yield from walk(game, you, spaces, evading=True)
    if not harm.goes_on(game, you):
        return
    if options := [attack_option(weapon, figure) for weapon, figure in combat.attacks(game, you)]:
        weapon, figure = yield from ask(you.seat, CHARGE, options, game.cause)
        yield from combat.attack(game, you, figure, weapon, bonus=bonus)


# --- what lies face down


def rooms_to_look_into(game: Mansion, you: Investigator) -> list[str]:
    """The rooms with exploration cards that the player has not seen."""
    return [room for room in game.piles if unseen_cards(game, you, room)]


def unseen_cards(game: Mansion, you: Investigator, room: str) -> list[str]:
    """The exploration cards of a room that lie face down."""
    return [card for card in game.piles[room] if card in ITEMS and card not in game.face_up and card not in you.seen]


@word(
    "look_into_room",
    lambda: text("mm-effect-look-into-room"),
    gives=lambda: {"room": 1},
    can=lambda game, you: bool(rooms_to_look_into(game, you)),
)
def look_into_room(game: Mansion, you: Investigator) -> Rules[None]:
    """The player looks at the cards that lie face down in a room."""
    options = [Option(f"look:{room}", room, piece(room), (room,)) for room in rooms_to_look_into(game, you)]
    room = yield from ask(you.seat, LOOK_INTO, options, game.cause)
    game.rng.reveal()
    game.tell(RoomSeen(who=you.slug, room=room))
    for card in unseen_cards(game, you, room):
        you.seen.append(card)
        game.tell(CardSeen(seat=you.seat, card=card))


@word(
    "read_objective",
    lambda: text("mm-effect-read-objective"),
    gives=lambda: {"room": 2},
    can=lambda game, you: not game.revealed and game.objective.slug not in you.seen,
)
def read_objective(game: Mansion, you: Investigator) -> Rules[None]:
    """The player reads the objective, which stays face down."""
    you.seen.append(game.objective.slug)
    game.rng.reveal()
    game.tell(ObjectiveRead(who=you.slug))
    game.tell(CardSeen(seat=you.seat, card=game.objective.slug))
    yield from ()


# --- puzzles


@word(
    "study",
    lambda attribute: text("mm-effect-study", attribute=text(f"mm-attribute-{attribute}")),
    gives=lambda attribute: {"action": 3},
)
def study(game: Mansion, you: Investigator, attribute: Attribute) -> Rules[None]:
    """As many puzzle actions more as the investigator has of an attribute."""
    assert game.attempt is not None
    game.attempt.left += attribute_tests.attribute(game, you, attribute)
    yield from ()


def _can_sort_pieces(game: Mansion, you: Investigator, n: int) -> bool:
    """Whether there are other pieces to be had for the puzzle."""
    if game.attempt is None:
        return False
    layout = PUZZLE_LAYOUTS[game.puzzles[game.attempt.card].layout]
    return layout.kind != "rune" and bool(game.pieces[layout.pile])


@word("sort_pieces", lambda n: text("mm-effect-sort-pieces", n=n), gives=lambda n: {"action": n}, can=_can_sort_pieces)
def sort_pieces(game: Mansion, you: Investigator, n: int) -> Rules[None]:
    """A number of pieces may be replaced without puzzle actions."""
    assert game.attempt is not None
    game.attempt.free_pieces += n
    yield from ()


def lock_puzzles_here(game: Mansion, you: Investigator) -> list[str]:
    """The cards of the room that lie face up and need a lock puzzle."""
    found = []
    for card in game.piles[you.room]:
        if card in BARRIERS and card in game.face_up and BARRIERS[card].barrier.name == "needs_puzzle":
            layout = str(BARRIERS[card].barrier.args[0])
            if PUZZLE_LAYOUTS[layout].kind == "lock":
                found.append(card)
    return found


@word(
    "break_open",
    lambda: text("mm-effect-break-open"),
    gives=lambda: {"room": 1},
    can=lambda game, you: bool(lock_puzzles_here(game, you)),
)
def break_open(game: Mansion, you: Investigator) -> Rules[None]:
    """A lock puzzle of the room is solved."""
    options = [Option(f"solve:{card}", card, piece(card), (card,)) for card in lock_puzzles_here(game, you)]
    card = yield from ask(you.seat, BREAK_OPEN, options, game.cause)
    if card in game.puzzles:
        puzzles.put_away(game, card)
    game.tell(PuzzleSolved(who=you.slug, card=str(BARRIERS[card].barrier.args[0])))
    movement.discard_barrier(game, you, card)


# --- what one carries


SCRAP = ("equipment", "tome", "artifact", *WEAPONS)
"""What a scavenger can make something of."""


@word(
    "trade_in",
    lambda: text("mm-effect-trade-in"),
    gives=lambda: {"skill_point": 2, "item": -2},
    can=lambda game, you: bool(of_type(you, *SCRAP)),
)
def trade_in(game: Mansion, you: Investigator) -> Rules[None]:
    """Any of those cards are discarded for a skill point each."""
    options = [Option(f"discard:{card}", card, piece(card), (card,)) for card in of_type(you, *SCRAP)]
    chosen = yield from ask_many(you.seat, TRADE_IN, options, 1, len(options), game.cause)
    for card in chosen:
        exploring.discard(game, you, card)
    harm.change_skill_points(game, you, len(chosen))


def fetches(game: Mansion, you: Investigator) -> list[Option[tuple[str, int]]]:
    """What can be carried to whom within two spaces, by ways that no lock closes."""
    cards = [card for card in of_type(you, *TRADED) if ITEMS[card].deck == "exploration"]
    if not cards or not keeper_turn.may_trade(game, you):
        return []
    reached = _within_two(game, you)
    others = [other for other in game.present() if other is not you and other.at in reached]
    others = [other for other in others if keeper_turn.may_trade(game, other)]
    return [keeper_turn.gift_option(card, other.slug, other.seat) for card in cards for other in others]


def _within_two(game: Mansion, you: Investigator) -> list[str]:
    reached = {you.at: None}
    for _ in range(2):
        for at in list(reached):
            room = room_of(at)
            for space in house.adjacent(game, at):
                there = room_of(space)
                if there == room or not house.lock_of(game, there):
                    reached[space] = None
    return list(reached)


@word(
    "fetch",
    lambda: text("mm-effect-fetch"),
    gives=lambda: {"item": -2},
    can=lambda game, you: bool(fetches(game, you)),
)
def fetch(game: Mansion, you: Investigator) -> Rules[None]:
    """The ally and a card go to another investigator."""
    card, seat = yield from ask(you.seat, FETCH, fetches(game, you), game.cause)
    other = game.investigators[seat]
    assert other is not None
    yield from exploring.hand_over(game, you, other, game.cause)
    yield from exploring.hand_over(game, you, other, card)


def _helped(game: Mansion, you: Investigator, where: Near, effect: InvestigatorEffect) -> list[Investigator]:
    here = game.in_room(you.room) if where == "room" else game.in_space(you.at)
    return [other for other in here if effect.possible(game, other)]


@word(
    "one_near",
    lambda where, effect: text(f"mm-effect-one-near-{where}", effect=effect.text),
    gives=lambda where, effect: effect.gives,
    can=lambda game, you, where, effect: bool(_helped(game, you, where, effect)),
)
def one_near(game: Mansion, you: Investigator, where: Near, effect: InvestigatorEffect) -> Rules[None]:
    """The player chooses an investigator in the space or in the room, the own one included: something happens to it."""
    others = _helped(game, you, where, effect)
    if others:
        options = [Option(f"aim:{each.slug}", each.seat, piece(each.slug), (each.slug,)) for each in others]
        other = game.investigators[(yield from ask(you.seat, AIM, options, game.cause))]
        assert other is not None
        yield from effect.run(game, other)


def traumas_here(game: Mansion, you: Investigator) -> list[Option[tuple[int, TraumaKind]]]:
    """The traumas of the investigators in the space."""
    found: list[Option[tuple[int, TraumaKind]]] = []
    for other in game.in_space(you.at):
        if other.injury:
            found.append(Option(f"cure:{other.injury}", (other.seat, "injury"), piece(other.injury), (other.injury,)))
        if other.insanity:
            found.append(
                Option(f"cure:{other.insanity}", (other.seat, "insanity"), piece(other.insanity), (other.insanity,))
            )
    return found


@word(
    "cure",
    lambda: text("mm-effect-cure"),
    gives=lambda: {"trauma": -1},
    can=lambda game, you: bool(traumas_here(game, you)),
)
def cure(game: Mansion, you: Investigator) -> Rules[None]:
    """A trauma of an investigator in the space is discarded."""
    seat, kind = yield from ask(you.seat, CURE, traumas_here(game, you), game.cause)
    other = game.investigators[seat]
    assert other is not None
    keeper_cards.lose_trauma(game, other, kind)


# --- the house


def fires_near(game: Mansion, you: Investigator) -> list[str]:
    """The burning rooms among the own one and those that are joined to it."""
    rooms = (you.room, *house.joined_rooms(game, you.room))
    return [room for room in rooms if game.has_status(room, "fire")]


@word(
    "put_out",
    lambda: text("mm-effect-put-out"),
    gives=lambda: {"fire": -1},
    can=lambda game, you: bool(fires_near(game, you)),
)
def put_out(game: Mansion, you: Investigator) -> Rules[None]:
    """The fire of a room is put out."""
    options = [Option(f"put_out:{room}", room, piece(room), (room,)) for room in fires_near(game, you)]
    room = yield from ask(you.seat, PUT_OUT, options, game.cause)
    house.remove_status(game, room, "fire")


def barricades_here(game: Mansion, you: Investigator) -> list[str]:
    """The doors of the space with a barricade on them."""
    return [door for door in house.closable_doors(game, you.at) if door in game.barricades]


@word(
    "break_down",
    lambda: text("mm-effect-break-down"),
    gives=lambda: {"room": 1},
    can=lambda game, you: bool(barricades_here(game, you)),
)
def break_down(game: Mansion, you: Investigator) -> Rules[None]:
    """A barricade on a door of the space is destroyed."""
    options = [Option(f"break:{door}", door, piece(door), (door,)) for door in barricades_here(game, you)]
    door = yield from ask(you.seat, BREAK_DOWN, options, game.cause)
    house.destroy_barricade(game, door)


# --- the keeper


@word("keeper_may", lambda effect: text("mm-effect-keeper-may", effect=effect.text), gives=lambda effect: {})
def keeper_may(game: Mansion, you: Investigator, effect: KeeperEffect) -> Rules[None]:
    """The keeper decides whether something happens."""
    options = [Option("yes", True, text("mm-option-may", deed=effect.text)), Option("no", False, text("option-pass"))]
    if (yield from ask(game.keeper.seat, KEEPER_MAY, options, game.cause, deed=effect.text)):
        yield from effect.run(game, game.keeper)
