"""What keeper actions, events, clues and objectives do. Whatever has to be decided, the keeper decides."""

from __future__ import annotations

from miskatonic.games.mansions.components import EVENTS, LOCKS, MONSTERS
from miskatonic.games.mansions.effects.common import Choice, Nothing
from miskatonic.games.mansions.events import LockGone
from miskatonic.games.mansions.rules import (
    harm,
    house,
    keeper_cards,
    keeper_turn,
    monster_moves,
    monsters,
    puzzles,
    victory,
)
from miskatonic.games.mansions.state import (
    Condition,
    Investigator,
    InvestigatorEffect,
    Keeper,
    KeeperEffect,
    Mansion,
    piece,
)
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.effect import word
from miskatonic.kernel.text import Text, join, text

NOTHING: KeeperEffect = Nothing()


def keeper_chooses(*effects: KeeperEffect) -> KeeperEffect:
    """One of several effects, as the keeper chooses among those that can be done."""
    return Choice(lambda keeper: keeper.seat, *effects, rule="MM-KACT-03", source_of=lambda game: game.cause)


# --- cards and threat


@word(
    "draw",
    lambda mythos, trauma: text("mm-effect-draw", mythos=mythos, trauma=trauma),
    gives=lambda mythos, trauma: {"mythos_card": mythos, "trauma_card": trauma},
)
def draw(game: Mansion, keeper: Keeper, mythos: int = 0, trauma: int = 0) -> Rules[None]:
    """Mythos and trauma cards."""
    yield from keeper_cards.draw(game, mythos, trauma)


@word("gain_threat", lambda n: text("mm-effect-threat", n=n), gives=lambda n: {"threat": n})
def gain_threat(game: Mansion, keeper: Keeper, n: int) -> Rules[None]:
    """Threat."""
    keeper_cards.change_threat(game, n)
    yield from ()


@word("add_time", lambda n: text("mm-effect-time", n=n), gives=lambda n: {"time": n})
def add_time(game: Mansion, keeper: Keeper, n: int = 1) -> Rules[None]:
    """Time tokens on the next event, which is resolved if that is enough: at once, or when the event under way is over."""
    keeper_turn.add_time(game, n)
    if game.cause not in EVENTS:
        yield from keeper_turn.resolve_due(game)


# --- monsters


def _move_words(spaces: int, kind: str, further_in_darkness: int) -> Text:
    words = (
        text("mm-effect-move-one-of", n=spaces, monster=piece(kind))
        if kind
        else text("mm-effect-move-a-monster", n=spaces)
    )
    if not further_in_darkness:
        return words
    return join([words, text("mm-effect-further-in-darkness", n=further_in_darkness)], "comma")


@word(
    "move_a_monster",
    _move_words,
    gives=lambda spaces, kind, further_in_darkness: {"monster": 0.5},
    can=lambda game, keeper, spaces, kind, further_in_darkness: bool(_movable(game, kind)),
)
def move_a_monster(
    game: Mansion, keeper: Keeper, spaces: int, kind: str = "", further_in_darkness: int = 0
) -> Rules[None]:
    """The keeper moves a monster that is not stunned up to a number of spaces; more if it begins or comes into the dark."""
    if figures := _movable(game, kind):
        figure = yield from monster_moves.choose(game, figures)
        yield from monster_moves.walk(game, figure, spaces, further_in_darkness)


def called(kind: str, name: str) -> Text:
    """A monster by its kind, with what the story calls it, if it does."""
    if not name:
        return piece(kind)
    return text("mm-called", monster=piece(kind), called=name, name=text(f"mm-called-{name}"))


def _movable(game: Mansion, kind: str) -> list[str]:
    return [figure for figure in monster_moves.movable(game) if not kind or figure in MONSTERS[kind].ids]


@word(
    "place_monster",
    lambda kind, room, name, health_per_player, burning, number: text(
        "mm-effect-place-monster",
        n=number,
        monster=called(kind, name),
        room=piece(room),
        burning=int(burning),
        health=health_per_player,
    ),
    gives=lambda kind, room, name, health_per_player, burning, number: {"monster": number},
)
def place_monster(
    game: Mansion,
    keeper: Keeper,
    kind: str,
    room: str,
    name: str = "",
    health_per_player: int = 0,
    burning: bool = False,
    number: int = 1,
) -> Rules[None]:
    """Monsters in a room; one with a name belongs to the story and is there once."""
    if name and _in_story(game, name):
        return
    extra = health_per_player * game.investigator_players
    for _ in range(number):
        figure = yield from monsters.place_in_room(game, kind, room, name, extra)
        if figure in game.monsters:
            game.monsters[figure].burning = burning


def _in_story(game: Mansion, name: str) -> bool:
    """Whether a monster of the story is on the board, or has been killed already."""
    return name in game.slain or any(monster.name == name for monster in game.monsters.values())


@word(
    "place_near",
    lambda kind, spaces, name, health_per_player: text(
        "mm-effect-place-near", monster=called(kind, name), n=spaces, health=health_per_player
    ),
    gives=lambda kind, spaces, name, health_per_player: {"monster": 1},
)
def place_near(
    game: Mansion, keeper: Keeper, kind: str, spaces: int, name: str = "", health_per_player: int = 0
) -> Rules[None]:
    """A monster within a number of spaces of an investigator; of the start, if there is none on the board."""
    if name and _in_story(game, name):
        return
    people = [you.at for you in game.present()] or [game.told_story.board.start]
    near = dict.fromkeys(space for at in people for space in house.within(game, at, spaces))
    extra = health_per_player * game.investigator_players
    yield from monsters.place(game, kind, list(near), name, extra)


# --- investigators


@word(
    "each_investigator",
    lambda effect, where: (
        text("mm-effect-each", effect=effect.text)
        if where is None
        else text("mm-effect-each-where", effect=effect.text, where=where.text)
    ),
    gives=lambda effect, where: effect.gives,
)
def each_investigator(
    game: Mansion, keeper: Keeper, effect: InvestigatorEffect, where: Condition[Investigator] | None = None
) -> Rules[None]:
    """Something happens to every investigator, or to those of whom something is true."""
    for you in game.present():
        if harm.in_play(game, you) and (where is None or where.holds(game, you)):
            yield from effect.run(game, you)


# --- the house and the story


@word("discard_locks", lambda: text("mm-effect-discard-locks"), gives=lambda: {"room": 3})
def discard_locks(game: Mansion, keeper: Keeper) -> Rules[None]:
    """All locks on the board leave the game."""
    game.rng.reveal()
    for room, pile in game.piles.items():
        for card in [card for card in pile if card in LOCKS]:
            pile.remove(card)
            game.box.append(card)
            if card in game.face_up:
                game.face_up.remove(card)
            if card in game.puzzles:
                puzzles.put_away(game, card)
            game.tell(LockGone(card=card, room=room))
    yield from ()


@word(
    "discard_action", lambda card: text("mm-effect-discard-action", card=piece(card)), gives=lambda card: {"threat": -2}
)
def discard_action(game: Mansion, keeper: Keeper, card: str) -> Rules[None]:
    """A keeper action leaves the game."""
    if card in keeper.actions:
        keeper.actions.remove(card)
        game.cards_changed()
    yield from ()


@word(
    "close_exit",
    lambda number: text("mm-effect-close-exit", puzzle=piece(f"puzzle_{number.lower()}")),
    gives=lambda number: {},
)
def close_exit(game: Mansion, keeper: Keeper, number: str) -> Rules[None]:
    """A puzzle closes the way out until it is solved."""
    game.exit_puzzle = f"puzzle_{number.lower()}"
    yield from ()


@word("reveal_objective", lambda: text("mm-effect-reveal"), gives=dict)
def reveal_objective(game: Mansion, keeper: Keeper) -> Rules[None]:
    """The objective is turned face up."""
    yield from victory.reveal(game)


@word(
    "keeper_does",
    lambda effect: text("mm-effect-keeper-does", effect=effect.text),
    gives=lambda effect: {},
    useful=lambda game, you, effect: effect.useful(game, game.keeper),
)
def keeper_does(game: Mansion, you: Investigator, effect: KeeperEffect) -> Rules[None]:
    """What a card that is resolved by an investigator lets the keeper do."""
    yield from effect.run(game, game.keeper)
