"""What events, clues and objectives of the stories do."""

from __future__ import annotations

from collections.abc import Mapping

from miskatonic.games.mansions.components import ASK, MONSTERS, Feature, Status, room_of
from miskatonic.games.mansions.effects import possession
from miskatonic.games.mansions.effects.keeper import place_monster
from miskatonic.games.mansions.effects.schemes import bright, choose_room
from miskatonic.games.mansions.events import LockPlaced, MarkerPlaced, MonsterKilled
from miskatonic.games.mansions.rules import exploring, house, keeper_cards, monster_moves, monsters
from miskatonic.games.mansions.state import Investigator, InvestigatorEffect, Keeper, KeeperEffect, Mansion, piece
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.effect import word
from miskatonic.kernel.hooks import Source, Trigger
from miskatonic.kernel.line import Line, line
from miskatonic.kernel.text import Text, join, text

KEEPER_WANTS = ASK("keeper_wants", "MM-KACT-03", bool, secret="seat")

NO: Option[bool] = Option("no", False, text("option-pass"))


# --- monsters


@word(
    "place_by",
    lambda kind, feature: text("mm-effect-place-by", monster=piece(kind), feature=text(f"mm-feature-{feature}")),
    gives=lambda kind, feature: {"monster": 1},
)
def place_by(game: Mansion, keeper: Keeper, kind: str, feature: Feature) -> Rules[None]:
    """A monster in any room with a marker of a kind."""
    spaces = [space for room in house.rooms_with(game, feature) for space in house.spaces_of(game, room)]
    yield from monsters.place(game, kind, spaces)


@word(
    "place_by_each",
    lambda kind, feature: text("mm-effect-place-by-each", monster=piece(kind), feature=text(f"mm-feature-{feature}")),
    gives=lambda kind, feature: {"monster": 2},
)
def place_by_each(game: Mansion, keeper: Keeper, kind: str, feature: Feature) -> Rules[None]:
    """A monster in each room with a marker of a kind."""
    for room in house.rooms_with(game, feature):
        yield from monsters.place_in_room(game, kind, room)


@word(
    "place_beside_people",
    lambda kind: text("mm-effect-place-beside-people", monster=piece(kind)),
    gives=lambda kind: {"monster": 1},
)
def place_beside_people(game: Mansion, keeper: Keeper, kind: str) -> Rules[None]:
    """A monster in the room of any investigator."""
    rooms = dict.fromkeys(you.room for you in game.present())
    yield from monsters.place(game, kind, [space for room in rooms for space in house.spaces_of(game, room)])


@word("comes_to_you", lambda kind: text("mm-effect-comes-to-you", monster=piece(kind)), gives=lambda kind: {})
def comes_to_you(game: Mansion, you: Investigator, kind: str) -> Rules[None]:
    """A monster in the space of the investigator."""
    yield from monsters.place(game, kind, [you.at])


@word(
    "move_each",
    lambda kind, spaces: text("mm-effect-move-each", n=spaces, monster=piece(kind)),
    gives=lambda kind, spaces: {"monster": 1},
)
def move_each(game: Mansion, keeper: Keeper, kind: str, spaces: int) -> Rules[None]:
    """The keeper may move every monster of a kind that is not stunned, in any order."""
    waiting = [figure for figure in monster_moves.movable(game) if figure in MONSTERS[kind].ids]
    while waiting := [figure for figure in waiting if figure in game.monsters]:
        figure = yield from monster_moves.choose(game, waiting)
        waiting.remove(figure)
        yield from monster_moves.walk(game, figure, spaces)


@word(
    "threat_for_each",
    lambda kinds: text("mm-effect-threat-for-each", monsters=join([piece(kind) for kind in kinds], "and")),
    gives=lambda kinds: {"threat": 2},
)
def threat_for_each(game: Mansion, keeper: Keeper, kinds: tuple[str, ...]) -> Rules[None]:
    """A threat token for each monster of those kinds on the board."""
    keeper_cards.change_threat(game, sum(len(monsters.on_board(game, kind)) for kind in kinds))
    yield from ()


# --- the house


def _answer_words(effects: Mapping[str, KeeperEffect]) -> Text:
    words = [text("mm-effect-by-answer", answers=answers, effect=effect.text) for answers, effect in effects.items()]
    return join(words, "semicolon")


@word("by_answer", _answer_words, gives=lambda effects: next(iter(effects.values())).gives)
def by_answer(game: Mansion, keeper: Keeper, effects: Mapping[str, KeeperEffect]) -> Rules[None]:
    """What happens depends on answers that the keeper gave at setup."""
    for answers, effect in effects.items():
        if game.answered(answers):
            yield from effect.run(game, keeper)


@word(
    "put_status",
    lambda room, status: text("mm-effect-put-status", room=piece(room), status=status),
    gives=lambda room, status: {status: 1},
)
def put_status(game: Mansion, keeper: Keeper, room: str, status: Status) -> Rules[None]:
    """Fire or darkness in a room."""
    yield from house.place_status(game, room, status)


@word(
    "lights_out",
    lambda rooms, effect: text("mm-effect-lights-out", n=rooms, effect=effect.text),
    gives=lambda rooms, effect: {"darkness": rooms},
)
def lights_out(game: Mansion, keeper: Keeper, rooms: int, effect: InvestigatorEffect) -> Rules[None]:
    """A number of rooms becomes dark, with an effect on everyone in them."""
    for _ in range(rooms):
        room = yield from choose_room(game, bright(game), "darken")
        yield from house.place_status(game, room, "darkness")
        for you in game.in_room(room):
            yield from effect.run(game, you)


@word(
    "put_marker",
    lambda feature, space: text("mm-effect-put-marker", feature=text(f"mm-feature-{feature}"), space=piece(space)),
    gives=lambda feature, space: {},
)
def put_marker(game: Mansion, keeper: Keeper, feature: Feature, space: str) -> Rules[None]:
    """A marker comes onto the board."""
    game.features.setdefault(feature, []).append(space)
    game.tell(MarkerPlaced(space=space, feature=feature, there=1))
    yield from ()


def rooms_to_lock(game: Mansion) -> list[str]:
    """The rooms without a lock where no investigator is, but for the one where investigators start."""
    start = room_of(game.told_story.board.start)
    return [room for room in game.piles if room != start and not house.lock_of(game, room) and not game.in_room(room)]


@word(
    "lay_lock_aside",
    lambda card: text("mm-effect-lay-lock-aside", card=piece(card)),
    gives=lambda card: {"room": -1},
    can=lambda game, keeper, card: card in game.aside and bool(rooms_to_lock(game)),
)
def lay_lock_aside(game: Mansion, keeper: Keeper, card: str) -> Rules[None]:
    """A lock that was set aside is put face down on a room."""
    room = yield from choose_room(game, rooms_to_lock(game), "lock")
    game.aside.remove(card)
    game.piles[room].append(card)
    game.tell(LockPlaced(room=room))


# --- investigators


@word("on_one", lambda effect: text("mm-effect-on-one", effect=effect.text), gives=lambda effect: effect.gives)
def on_one(game: Mansion, keeper: Keeper, effect: InvestigatorEffect) -> Rules[None]:
    """Something happens to an investigator that the keeper chooses."""
    if people := game.present():
        seat = yield from ask(keeper.seat, possession.WHOM, possession.people(people), game.cause)
        you = game.investigators[seat]
        assert you is not None
        yield from effect.run(game, you)


@word(
    "keeper_wants", lambda effect: text("mm-effect-keeper-may", effect=effect.text), gives=lambda effect: effect.gives
)
def keeper_wants(game: Mansion, keeper: Keeper, effect: KeeperEffect) -> Rules[None]:
    """The keeper decides whether something happens."""
    if not effect.possible(game, keeper):
        return
    options = [Option("yes", True, text("mm-option-may", deed=effect.text)), NO]
    if (yield from ask(keeper.seat, KEEPER_WANTS, options, game.cause, deed=effect.text)):
        yield from effect.run(game, keeper)


@word(
    "gain_from_aside", lambda card: text("mm-effect-gain-from-aside", card=piece(card)), gives=lambda card: {"item": 1}
)
def gain_from_aside(game: Mansion, you: Investigator, card: str) -> Rules[None]:
    """A card that was set aside."""
    if card in game.aside:
        game.aside.remove(card)
        exploring.gain(game, you, card)
    yield from ()


@line(
    "reward_for",
    lambda name, effect: text("mm-line-reward-for", monster=text(f"mm-called-{name}"), effect=effect.text),
)
def reward_for(name: str, effect: InvestigatorEffect) -> Trigger:
    """An effect on the investigator that kills a monster of the story."""

    def run(game: Mansion, source: Source, killed: MonsterKilled) -> Rules[None]:
        if (you := monsters.killer(game)) is not None:
            yield from effect.run(game, you)

    return Trigger(MonsterKilled, run, lambda game, source, killed: killed.named == name)


@word(
    "place_rewarded",
    lambda kind, room, reward: join([_rewarded(kind, room, reward).text, reward.text], "semicolon"),
    gives=lambda kind, room, reward: {"monster": 1},
)
def place_rewarded(game: Mansion, keeper: Keeper, kind: str, room: str, reward: Line) -> Rules[None]:
    """A monster of the story in a room, with the reward of `reward_for` for its killer."""
    yield from _rewarded(kind, room, reward).run(game, keeper)


def _rewarded(kind: str, room: str, reward: Line) -> KeeperEffect:
    return place_monster(kind, room, reward.given("name"))
