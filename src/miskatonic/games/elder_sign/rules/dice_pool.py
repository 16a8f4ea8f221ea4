"""Where the dice are: the pool, spells, markers, locks."""

from bisect import insort
from collections.abc import Iterable, Sequence
from functools import cache

from miskatonic.games.elder_sign.components import ADVENTURE_CARDS, ASK, MONSTER_CARDS, MYTHOS, Color
from miskatonic.games.elder_sign.dice import (
    COLORS,
    DICE,
    FACE_NAMES,
    FACES,
    TERROR,
    UNROLLED,
    WILD_ERRATA,
    WILD_PRINTED,
    YELLOW,
    Task,
)
from miskatonic.games.elder_sign.events import CardLost
from miskatonic.games.elder_sign.events.dice import (
    DieAdded,
    DieFreed,
    DieLocked,
    DieLost,
    DieTakenBack,
    LockWaits,
    Rolled,
)
from miskatonic.games.elder_sign.state import Attempt, ElderSign, Investigator, Zone
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.hooks import Flag, is_set
from miskatonic.kernel.rng import Dice, dice_of
from miskatonic.kernel.text import Text, name, text

IGNORES_LOCKS: Flag[Investigator | None] = Flag("ignores locks")
HOLDING = ("spell", "marker")
OVER = ("task", "aside")
"""Where what a die shows counts no more."""


def wild_value(game: ElderSign) -> int:
    """What a wild result is worth as investigations."""
    return WILD_ERRATA if game.errata else WILD_PRINTED


def in_zone(game: ElderSign, zone: str) -> list[int]:
    """The dice that are there."""
    return [i for i, die in enumerate(game.dice) if die.zone == zone]


def pool_of(game: ElderSign) -> list[int]:
    """The dice of the pool, if there is an attempt."""
    return [] if game.attempt is None else game.attempt.pool


def terror_in_pool(game: ElderSign, attempt: Attempt) -> bool:
    """Whether a die of the pool shows terror."""
    for i in attempt.pool:  # noqa: SIM110  (a loop is faster)
        if game.dice[i].face == TERROR:
            return True
    return False


def useful_dice(game: ElderSign, attempt: Attempt, task: Task) -> list[int]:
    """The dice whose results can be of use for the task: rolled, held by a spell, or on a marker."""
    return [i for i in sorted(attempt.pool + attempt.held) if game.dice[i].face in task.faces]


def kinds_of(game: ElderSign, attempt: Attempt, indexes: list[int]) -> list[int]:
    """A number for each of those dice, the same for the same colour, result and place."""
    dice = game.dice
    if not attempt.held:
        return [dice[i].face if i < YELLOW else dice[i].face + 10 * i for i in indexes]
    sorts = [(dice[i].color, dice[i].face, dice[i].zone, dice[i].at) for i in indexes]
    return [sorts.index(sort) for sort in sorts]


@cache
def dice_together(indexes: tuple[int, ...]) -> Dice[int]:
    """Those dice, to be rolled together."""
    return dice_of(*(FACES[COLORS[i]] for i in indexes))


ONE_GREEN_DIE = dice_together((0,))


def roll(game: ElderSign, investigator: Investigator, chosen: Sequence[int]) -> None:
    """Rolls those dice."""
    dice = game.dice
    results = game.rng.roll(dice_together(tuple(chosen)))
    for i, face in zip(chosen, results, strict=True):
        dice[i].face = face
    if game.watched:
        game.tell(Rolled(investigator.slug, tuple(chosen), results))


def lay_die(game: ElderSign, index: int, zone: Zone, at: str = "") -> None:
    """Moves a die. The attempt knows its pool and the dice that are held."""
    die, attempt = game.dice[index], game.attempt
    if attempt is not None:
        if die.zone == "pool":
            attempt.pool.remove(index)
        elif die.zone in HOLDING:
            attempt.held.remove(index)
        if zone == "pool":
            insort(attempt.pool, index)
        elif zone in HOLDING:
            insort(attempt.held, index)
    die.zone = zone
    die.at = at


def put_back(game: ElderSign, index: int) -> None:
    """The die goes back beside the entrance, or onto the icon that it is locked by."""
    die = game.dice[index]
    lay_die(game, index, "lock" if die.lock else "supply")
    die.face = UNROLLED


def add_die(game: ElderSign, investigator: Investigator, index: int) -> None:
    """The die joins the pool, unrolled."""
    attempt, die = game.attempt, game.dice[index]
    if index >= YELLOW and attempt is not None:
        attempt.joined.append(index)
    if die.zone == "spell":
        take_back(game, investigator, index)
        return
    lay_die(game, index, "pool")
    die.face = UNROLLED
    if game.watched:
        game.tell(DieAdded(investigator.slug, DICE[index]))


def take_back(game: ElderSign, investigator: Investigator, index: int) -> None:
    """A held die joins the pool, unrolled; its spell is discarded if it holds no other."""
    spell = game.dice[index].at
    lay_die(game, index, "pool")
    game.dice[index].face = UNROLLED
    if game.watched:
        game.tell(DieTakenBack(investigator.slug, DICE[index], spell))
    discard_empty_spell(game, spell)


def can_add(game: ElderSign, index: int) -> bool:
    """Whether the die is free to join the pool; a locked one only for somebody who may ignore locks.

    The yellow and the red die join once in an attempt; with the errata also from a spell.
    """
    zone, attempt = game.dice[index].zone, game.attempt
    if attempt is not None and index in attempt.joined:
        return False
    if zone == "supply" or (zone == "spell" and game.errata and index >= YELLOW):
        return True
    return zone == "lock" and is_set(game, IGNORES_LOCKS, game.active_investigator)


def clear_dice(game: ElderSign) -> None:
    """After an attempt all dice leave it, but for those that spells hold; locked ones go back to their icons."""
    for die in game.dice:
        if die.zone != "supply" and die.zone != "out" and (die.zone != "spell" or die.lock):
            die.zone = "lock" if die.lock else "supply"
            die.at = ""
            die.face = UNROLLED
    for cast in game.cast:
        discard_empty_spell(game, cast.card)


def different(game: ElderSign, indexes: list[int]) -> list[int]:
    """One die of each sort: same colour, result and place make no difference, nor does a result that counts no more."""
    seen: dict[tuple[str, int, str, str], int] = {}
    for i in indexes:
        die = game.dice[i]
        seen.setdefault((die.color, 0 if die.zone in OVER else die.face, die.zone, die.at), i)
    return list(seen.values())


def different_in_pool(game: ElderSign, attempt: Attempt) -> list[tuple[int, int]]:
    """One die of each sort in the pool, with its result."""
    dice = game.dice
    found: dict[int, tuple[int, int]] = {}
    for i in attempt.pool:
        face = dice[i].face
        sort = face if i < YELLOW else -i
        if sort not in found:
            found[sort] = i, face
    return list(found.values())


@cache
def face_text(face: int) -> Text:
    """The name of a result."""
    return text(f"es-face-{FACE_NAMES[face]}")


@cache
def die_text(index: int, face: int, *, held: bool = False) -> Text:
    """A die with its result; held from an earlier roll, it is told apart from one of this roll."""
    return text("es-die-held" if held else "es-die", color=COLORS[index], face=face_text(face))


@cache
def die_option(verb: str, index: int, face: int) -> Option[int]:
    """Doing something with that die, which shows that result."""
    return Option(f"{verb}:{DICE[index]}", index, text(f"es-option-{verb}", die=die_text(index, face)), (DICE[index],))


ASIDE = [[die_option("aside", i, face) for face in range(len(FACE_NAMES))] for i in range(len(DICE))]
"""Setting a die aside, by die and result."""


def die_options(game: ElderSign, verb: str, indexes: Iterable[int]) -> list[Option[int]]:
    """Doing something with one of those dice."""
    return [die_option(verb, i, game.dice[i].face) for i in indexes]


# --- locked dice

LOCK = ASK("lock", "ES-LOCK-02", int)


def lock_die(game: ElderSign, color: Color | None, icon: str) -> Rules[None]:
    """A locked-die icon enters play: the active player puts a die of its colour on it, from wherever it is.

    If all are locked already, the icon waits for the first that is freed.
    """
    if color is None:
        return
    free = [i for i, die in enumerate(game.dice) if die.color == color and not die.lock and die.zone != "out"]
    if not free:
        game.waiting.append(icon)
        game.tell(LockWaits(color, icon, cause=icon))
        return
    options = die_options(game, "lock", different(game, free))
    index = yield from ask(game.active, LOCK, options, icon)
    die = game.dice[index]
    spell = die.at if die.zone == "spell" else ""
    die.lock = icon
    put_back(game, index)
    game.tell(DieLocked(DICE[index], icon, cause=icon))
    if spell:
        discard_empty_spell(game, spell)


def free_die(game: ElderSign, icon: str) -> None:
    """The icon leaves play: its die can be used again, unless another icon has waited for it."""
    if icon in game.waiting:
        game.waiting.remove(icon)
    for index, die in enumerate(game.dice):
        if die.lock == icon:
            die.lock = next((waiting for waiting in game.waiting if color_locked(waiting) == die.color), "")
            if die.lock:
                game.waiting.remove(die.lock)
                game.tell(DieLocked(DICE[index], die.lock, cause=die.lock))
                continue
            if die.zone == "lock":
                die.zone = "supply"
            game.tell(DieFreed(DICE[index], cause=icon))


def color_locked(icon: str) -> Color | None:
    """The colour of the die that an adventure, a monster or a Mythos card locks."""
    return (ADVENTURE_CARDS.get(icon) or MONSTER_CARDS.get(icon) or MYTHOS[icon]).locked


def give_up_locked_dice(game: ElderSign) -> None:
    """The dice that adventures and monsters lock are out of the game, and nothing waits for a die any more."""
    game.waiting.clear()
    for index, die in enumerate(game.dice):
        if die.lock:
            lay_die(game, index, "out")
            die.lock, die.face = "", UNROLLED
            game.tell(DieLost(DICE[index]))


def discard_empty_spell(game: ElderSign, card: str) -> None:
    """A cast spell without dice goes to the bottom of its deck."""
    if not any(die.zone == "spell" and die.at == card for die in game.dice):
        owner = next((game.investigators[cast.seat] for cast in game.cast if cast.card == card), None)
        game.cast = [cast for cast in game.cast if cast.card != card]
        game.spell_deck.put_under(card)
        if game.watched:
            game.tell(CardLost("" if owner is None else owner.slug, card))


def piece(card: str) -> Text:
    """The name of a piece of this game."""
    return name("elder_sign", card)
