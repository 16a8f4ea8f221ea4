"""What events, clues and objectives of the stories do, and how those that stay reach into the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from miskatonic.games.mansions.components import ASK, MONSTERS, Attribute, Feature, Side, Status, room_of, signed
from miskatonic.games.mansions.effects.abilities import CardAbility
from miskatonic.games.mansions.effects.keeper import place_monster
from miskatonic.games.mansions.effects.schemes import bright, choose_room
from miskatonic.games.mansions.events import (
    Arrived,
    EventResolved,
    InvestigatorMurdered,
    KeeperTurnBegan,
    KeeperTurnEnded,
    LockPlaced,
    MarkerPlaced,
    MonsterKilled,
    ObjectiveAdvanced,
    StoryBegan,
)
from miskatonic.games.mansions.rules import (
    attribute_tests,
    betrayal,
    exploring,
    harm,
    house,
    keeper_cards,
    monster_moves,
    monsters,
    possession,
    relatives,
    samples,
    victory,
)
from miskatonic.games.mansions.rules.movement import CAN_ESCAPE
from miskatonic.games.mansions.rules.windows import KEEPER_ACTION, OBJECTIVE_ACTION
from miskatonic.games.mansions.state import (
    KEEPER,
    Investigator,
    InvestigatorEffect,
    Keeper,
    KeeperCondition,
    KeeperEffect,
    Mansion,
    piece,
)
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.effect import word
from miskatonic.kernel.hooks import Ability, Hook, Settler, Source, Trigger, settles
from miskatonic.kernel.text import Text, join, text

KEEPER_WANTS = ASK("keeper_wants", "MM-KACT-03", bool, secret="seat")
SUMMON = ASK("summon", "MM-STORY-04", bool, secret="seat")
KIN_MAY = ASK("kin_may", "MM-EVT-03", bool)

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
    lambda room, status: text("mm-effect-put-status", room=piece(room), status=text(f"mm-status-{status}")),
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
    """So many rooms become dark, and something happens to everybody in them."""
    for _ in range(rooms):
        room = yield from choose_room(game, bright(game))
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
    room = yield from choose_room(game, rooms_to_lock(game))
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
    if (yield from ask(keeper.seat, KEEPER_WANTS, [Option("yes", True, effect.text), NO], game.cause)):
        yield from effect.run(game, keeper)


# --- the blood relative


@word(
    "on_relative", lambda effect: text("mm-effect-on-relative", effect=effect.text), gives=lambda effect: effect.gives
)
def on_relative(game: Mansion, keeper: Keeper, effect: InvestigatorEffect) -> Rules[None]:
    """Something happens to the blood relative, if it is on the board."""
    if (you := relatives.relative(game)) is not None:
        yield from effect.run(game, you)


@word(
    "relative_may",
    lambda words, effect: text("mm-effect-relative-may", words=words, effect=effect.text),
    gives=lambda words, effect: {},
)
def relative_may(game: Mansion, keeper: Keeper, words: Text, effect: KeeperEffect) -> Rules[None]:
    """The blood relative may do something without knowing what comes of it."""
    you = relatives.relative(game)
    if you is not None and (yield from ask(you.seat, KIN_MAY, [Option("yes", True, words), NO], game.cause)):
        yield from effect.run(game, keeper)


@word("sample_of_kin", lambda: text("mm-effect-sample-of-kin"), gives=lambda: {"threat": 2})
def sample_of_kin(game: Mansion, keeper: Keeper) -> Rules[None]:
    """A sample of the blood relative lies on the altar, if there is one left."""
    you = relatives.relative(game)
    if you is not None and samples.left(game):
        game.altar.append(you.slug)
    yield from ()


def has_blood_relative() -> tuple[Hook, Hook]:
    """The investigators choose one of them as the story begins; whoever takes its place is the blood relative then."""

    def chosen(game: Mansion, source: Source, began: StoryBegan) -> Rules[None]:
        yield from relatives.choose(game)

    def newcomer(game: Mansion, source: Source, arrived: Arrived) -> bool:
        you = relatives.relative(game)
        return you is not None and you.slug == arrived.who

    def inherits(game: Mansion, source: Source, arrived: Arrived) -> Rules[None]:
        relatives.become(game, game.relative)
        yield from ()

    return Trigger(StoryBegan, chosen, lambda game, source, began: True), Trigger(Arrived, inherits, newcomer)


# --- what an objective lets every investigator do


def objective_action(effect: InvestigatorEffect) -> Hook:
    """Once the objective is revealed, something takes the action step of any investigator."""

    def available(game: Mansion, source: Source) -> bool:
        you = game.acting
        return you is not None and not you.hidden and effect.possible(game, you)

    def run(game: Mansion, source: Source) -> Rules[None]:
        if (you := game.acting) is not None:
            yield from effect.run(game, you)

    return CardAbility(OBJECTIVE_ACTION, run, available, effect)


def advance(game: Mansion, counter: str) -> None:
    """One more of what the objective counts."""
    game.counters[counter] = game.counters.get(counter, 0) + 1
    game.tell(ObjectiveAdvanced(card=game.objective.slug, number=game.counters[counter]))


@word(
    "clear_marker",
    lambda feature: text("mm-effect-clear-marker", feature=text(f"mm-feature-{feature}")),
    gives=lambda feature: {"win": 0.5},
    can=lambda game, you, feature: game.has_feature(you.at, feature) and not game.monsters_in_space(you.at),
)
def clear_marker(game: Mansion, you: Investigator, feature: Feature) -> Rules[None]:
    """A marker of the space leaves the board."""
    game.features[feature].remove(you.at)
    game.tell(MarkerPlaced(space=you.at, feature=feature, there=0))
    victory.check(game)
    yield from ()


@word(
    "burn_card",
    lambda card, counter: text("mm-effect-burn-card", card=piece(card)),
    gives=lambda card, counter: {"win": 1},
    can=lambda game, you, card, counter: card in you.cards and by_a_fire(game, you),
)
def burn_card(game: Mansion, you: Investigator, card: str, counter: str) -> Rules[None]:
    """A card is thrown into a campfire of the space, or into the fire of the room."""
    exploring.discard(game, you, card)
    advance(game, counter)
    victory.check(game)
    yield from ()


def by_a_fire(game: Mansion, you: Investigator) -> bool:
    """Whether a campfire is in the space, or the room burns."""
    return game.has_feature(you.at, "campfire") or game.has_status(you.room, "fire")


def _rite_words(
    room: str, attribute: Attribute, modifier: int, helpers: tuple[str, ...], help: int, counter: str
) -> Text:
    return text(
        "mm-effect-rite",
        room=piece(room),
        attribute=text(f"mm-attribute-{attribute}"),
        modifier=signed(modifier),
        help=signed(help),
        cards=join([piece(card) for card in helpers], "or"),
    )


@word(
    "rite",
    _rite_words,
    gives=lambda room, attribute, modifier, helpers, help, counter: {"win": 0.5, "horror": 0.5},
    can=lambda game, you, room, attribute, modifier, helpers, help, counter: you.room == room,
)
def rite(
    game: Mansion,
    you: Investigator,
    room: str,
    attribute: Attribute,
    modifier: int,
    helpers: tuple[str, ...],
    help: int,
    counter: str,
) -> Rules[None]:
    """A test in a room, easier with one of some cards: who passes comes nearer to the objective, who fails takes 1 horror."""
    bonus = help if any(card in you.cards for card in helpers) else 0
    if (yield from attribute_tests.passes(game, you, attribute, modifier + bonus)):
        advance(game, counter)
        victory.check(game)
    else:
        yield from harm.take_horror(game, you, 1)


# --- what an objective lets the keeper do, and what it counts


class Summons(Ability, frozen=True, eq=False):
    """What the keeper may do once something is true: it says what that is, and under which name it is kept that it was done."""

    name: str
    condition: KeeperCondition


class Counts(Trigger, frozen=True, eq=False, kw_only=True):
    """Counts how often something is true that the keeper brings about."""

    condition: KeeperCondition


def summons_once(name: str, condition: KeeperCondition, effect: KeeperEffect) -> tuple[Hook, Hook, Hook]:
    """Once a game, whenever something is true in a turn of the keeper, the keeper may reveal the objective and summon a
    monster: between two keeper actions, after the event, and at the end of the turn. The round is kept under its name."""

    def due(game: Mansion) -> bool:
        return name not in game.counters and condition.holds(game, game.keeper)

    def summon(game: Mansion) -> Rules[None]:
        game.counters[name] = game.round
        yield from victory.reveal(game)
        yield from effect.run(game, game.keeper)

    def offered(game: Mansion, source: Source, happened: EventResolved | KeeperTurnEnded) -> Rules[None]:
        options = [Option("yes", True, effect.text), NO]
        if (yield from ask(game.keeper.seat, SUMMON, options, source.card)):
            yield from summon(game)

    return (
        Summons(KEEPER_ACTION, lambda game, source: summon(game), lambda game, source: due(game), name, condition),
        Trigger(EventResolved, offered, lambda game, source, _: due(game)),
        Trigger(KeeperTurnEnded, offered, lambda game, source, _: due(game)),
    )


def counts_survival(name: str, turns: int, counter: str) -> Hook:
    """Counts if a monster that was summoned lives at the end of so many turns of the keeper after that of its arrival."""

    def due(game: Mansion, source: Source, ended: KeeperTurnEnded) -> bool:
        arrived = game.counters.get(name)
        alive = any(monster.name == name for monster in game.monsters.values())
        return arrived is not None and alive and game.round >= arrived + turns

    return Trigger(KeeperTurnEnded, lambda game, source, ended: _count(game, counter), due)


def _count(game: Mansion, counter: str) -> Rules[None]:
    game.counters[counter] = game.counters.get(counter, 0) + 1
    yield from ()


def counts_in_a_row(counter: str, condition: KeeperCondition) -> Hook:
    """Counts how many turns of the keeper in a row have begun with something being true, the objective revealed."""

    def run(game: Mansion, source: Source, began: KeeperTurnBegan) -> Rules[None]:
        if condition.holds(game, game.keeper):
            yield from _count(game, counter)
        else:
            game.counters.pop(counter, None)

    return Counts(KeeperTurnBegan, run, lambda game, source, began: game.revealed, condition=condition)


@word(
    "place_rewarded",
    lambda kind, room, name, reward: text(
        "mm-effect-place-rewarded", place=place_monster(kind, room, name).text, reward=reward.text
    ),
    gives=lambda kind, room, name, reward: {"monster": 1},
)
def place_rewarded(
    game: Mansion, keeper: Keeper, kind: str, room: str, name: str, reward: InvestigatorEffect
) -> Rules[None]:
    """A monster of the story in a room, with what `reward_for` gives whoever kills it."""
    yield from place_monster(kind, room, name).run(game, keeper)


def reward_for(name: str, effect: InvestigatorEffect) -> Hook:
    """Something happens to whoever kills a monster of the story."""

    def run(game: Mansion, source: Source, killed: MonsterKilled) -> Rules[None]:
        if (you := monsters.killer(game)) is not None:
            yield from effect.run(game, you)

    return Trigger(MonsterKilled, run, lambda game, source, killed: killed.named == name)


@word(
    "gain_from_aside", lambda card: text("mm-effect-gain-from-aside", card=piece(card)), gives=lambda card: {"item": 1}
)
def gain_from_aside(game: Mansion, you: Investigator, card: str) -> Rules[None]:
    """A card that was set aside."""
    if card in game.aside:
        game.aside.remove(card)
        exploring.gain(game, you, card)
    yield from ()


# --- escaping, and winning alone


def lets_escape_who(space: str, may: Callable[[Mansion, Investigator], bool]) -> Settler:
    """An objective lets those investigators leave from a space of whom something is true."""

    def answer(game: Mansion, source: Source, so_far: bool, you: Investigator) -> bool:
        return so_far or (you.at == space and may(game, you))

    return settles(CAN_ESCAPE, answer)


def relative_with(card: str) -> Callable[[Mansion, Investigator], bool]:
    """Whether an investigator is the blood relative and carries a card."""
    return lambda game, you: you.seat == game.relative and card in you.cards


def murderer_or_turncoat(game: Mansion, you: Investigator) -> bool:
    """Whether an investigator has killed another since the objective was revealed, or is on the keeper's side."""
    return you.seat in game.murderers or victory.side(game, you.seat) == KEEPER


def may_attack_each_other() -> Hook:
    """Investigators may attack one another."""
    return settles(betrayal.MAY_ASSAULT, _anybody)


def _anybody(game: Mansion, source: Source, so_far: bool, you: Investigator) -> bool:
    return True


def notes_murders() -> Hook:
    """Who kills another investigator once the objective is revealed is remembered."""

    def run(game: Mansion, source: Source, murdered: InvestigatorMurdered) -> Rules[None]:
        game.murderers += [you.seat for you in game.present() if you.slug == murdered.who]
        yield from ()

    return Trigger(InvestigatorMurdered, run, lambda game, source, murdered: game.revealed)


def each_for_itself() -> Settler:
    """Whoever has escaped wins, and so does the keeper's side if anybody else has not."""

    def answer(game: Mansion, source: Source, so_far: list[int], winner: Side) -> list[int]:
        with_keeper = [seat for seat in range(game.players) if victory.side(game, seat) == KEEPER]
        away = [seat for seat in game.escaped if seat not in with_keeper]
        caught = len(away) + len(with_keeper) < game.players
        return sorted([*away, *with_keeper]) if caught else sorted(away)

    return settles(victory.WINNERS, answer)


def lone_murderer() -> Settler:
    """If the investigators win, the murderer who has escaped wins alone."""

    def answer(game: Mansion, source: Source, so_far: list[int], winner: Side) -> list[int]:
        if winner != "investigators":
            return so_far
        return [seat for seat in game.escaped if seat in game.murderers]

    return settles(victory.WINNERS, answer)
