"""Monsters: what they are like now, how they come up, where they go, and what becomes of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from miskatonic.games.arkham_horror.components import (
    AREAS,
    ASK,
    MONSTER_CARDS,
    Defense,
    MonsterCard,
    Movement,
    MythosCard,
    Street,
)
from miskatonic.games.arkham_horror.events.town import (
    MonsterAppeared,
    MonsterAppears,
    MonsterBackInCup,
    MonsterDrawn,
    MonsterEnters,
    MonsterMoved,
    MonsterPrevented,
    SentToOutskirts,
)
from miskatonic.games.arkham_horror.rules.doom import (
    HIGHEST_TERROR,
    awaken,
    check_overrun,
    empty_outskirts,
    is_counted,
    monster_limit,
    monsters_in_play,
    outskirts_limit,
)
from miskatonic.games.arkham_horror.rules.places import board, is_street, place_option
from miskatonic.games.arkham_horror.rules.skill_checks import skill
from miskatonic.games.arkham_horror.state import OUTSKIRTS, SKY, Arkham, Investigator, piece
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.hooks import (
    Flag,
    Modifier,
    Settled,
    Settler,
    Source,
    Total,
    before,
    index_of,
    is_set,
    settle,
    total,
)
from miskatonic.kernel.state import caused

T = TypeVar("T")

# What the cards in play are asked about a monster.
TOUGHNESS: Total[str] = Total("toughness")
AWARENESS: Total[str] = Total("awareness")
HORROR_RATING: Total[str] = Total("horror rating")
HORROR_DAMAGE: Total[str] = Total("horror damage")
COMBAT_RATING: Total[str] = Total("combat rating")
COMBAT_DAMAGE: Total[str] = Total("combat damage")
NIGHTMARISH: Total[str] = Total("nightmarish")
OVERWHELMING: Total[str] = Total("overwhelming")
PHYSICAL: Settled[Defense, str] = Settled("physical defense")
MAGICAL: Settled[Defense, str] = Settled("magical defense")
AMBUSH: Settled[bool, str] = Settled("ambush")
ELUSIVE: Settled[bool, str] = Settled("elusive")
ENDLESS: Settled[bool, str] = Settled("endless")
MOVES_AS: Settled[Movement, str] = Settled("movement")
FRIGHTENS: Settled[int | None, str] = Settled("horror rating of what has none")
CANNOT_FLY: Flag[str] = Flag("fliers stay where they are")
KEPT_OUT: Flag[str, str] = Flag("a monster does not enter a place")
LURED: Settled[tuple[str, ...], str] = Settled("places to one of which a monster goes, however it moves")

PREY = ASK("prey", "AH-MMOV-18", str)
LURED_TO = ASK("lured_to", "AH-MMOV-18", str)


# --- what a monster is like now


def value(game: Arkham, question: Total[str], printed: int, monster: str) -> int:
    """A number of a monster with what cards, and the monster itself, add to it."""
    for hook in MONSTER_CARDS[monster].hooks:
        if isinstance(hook, Modifier) and hook.question is question:
            amount = hook.amount
            printed += amount if isinstance(amount, int) else amount(game, Source(monster, None), monster)
    return total(game, question, printed, monster)


def trait(game: Arkham, question: Settled[T, str], printed: T, monster: str) -> T:
    """A quality of a monster as cards, and the monster itself, have it. One that is ignored in combat is not there."""
    for hook in MONSTER_CARDS[monster].hooks:
        if isinstance(hook, Settler) and hook.question is question:
            printed = hook.answer(game, Source(monster, None), printed, monster)
    return settle(game, question, printed, monster)


def ignored(game: Arkham, monster: str, ability: str) -> bool:
    """Whether an ability of a monster does not count in the fight with it."""
    combat = game.combat
    return combat is not None and combat.monster == monster and ability in combat.ignored.values()


def toughness(game: Arkham, monster: str) -> int:
    """The successes that defeat it; it may be weakened, but never to less than 1."""
    found = value(game, TOUGHNESS, MONSTER_CARDS[monster].toughness, monster)
    combat = game.combat
    if combat is not None and combat.monster == monster:
        found -= len(combat.ignored)
    return max(1, found)


def awareness(game: Arkham, monster: str) -> int:
    """The modifier of dice to evade it."""
    return value(game, AWARENESS, MONSTER_CARDS[monster].awareness, monster)


def horror_rating(game: Arkham, monster: str) -> int | None:
    """The modifier of dice of its horror check; None if there is none."""
    printed = MONSTER_CARDS[monster].horror
    if printed is None:
        return settle(game, FRIGHTENS, None, monster)
    return value(game, HORROR_RATING, printed, monster)


def horror_damage(game: Arkham, monster: str) -> int:
    """The sanity that a failed horror check costs."""
    return value(game, HORROR_DAMAGE, MONSTER_CARDS[monster].horror_damage, monster)


def combat_rating(game: Arkham, monster: str) -> int:
    """The modifier of dice to fight it."""
    return value(game, COMBAT_RATING, MONSTER_CARDS[monster].combat or 0, monster)


def combat_damage(game: Arkham, monster: str) -> int:
    """The stamina that a failed check against it costs."""
    return value(game, COMBAT_DAMAGE, MONSTER_CARDS[monster].combat_damage, monster)


def nightmarish(game: Arkham, monster: str) -> int:
    """The sanity that even a passed horror check costs."""
    if ignored(game, monster, "nightmarish"):
        return 0
    return value(game, NIGHTMARISH, MONSTER_CARDS[monster].nightmarish, monster)


def overwhelming(game: Arkham, monster: str) -> int:
    """The stamina that even its defeat costs."""
    if ignored(game, monster, "overwhelming"):
        return 0
    return value(game, OVERWHELMING, MONSTER_CARDS[monster].overwhelming, monster)


def physical(game: Arkham, monster: str) -> Defense:
    """What physical weapons do against it."""
    if ignored(game, monster, "physical"):
        return "none"
    return trait(game, PHYSICAL, MONSTER_CARDS[monster].physical, monster)


def magical(game: Arkham, monster: str) -> Defense:
    """What magical weapons and spells do against it."""
    if ignored(game, monster, "magical"):
        return "none"
    return trait(game, MAGICAL, MONSTER_CARDS[monster].magical, monster)


def ambush(game: Arkham, monster: str) -> bool:
    """Whether fleeing from it is impossible once they fight."""
    return not ignored(game, monster, "ambush") and trait(game, AMBUSH, MONSTER_CARDS[monster].ambush, monster)


def elusive(game: Arkham, monster: str) -> bool:
    """Whether it need not be evaded or fought."""
    return trait(game, ELUSIVE, MONSTER_CARDS[monster].elusive, monster)


def endless(game: Arkham, monster: str) -> bool:
    """Whether it is never a trophy."""
    return not ignored(game, monster, "endless") and trait(game, ENDLESS, MONSTER_CARDS[monster].endless, monster)


def movement(game: Arkham, monster: str) -> Movement:
    """How it moves."""
    return trait(game, MOVES_AS, MONSTER_CARDS[monster].movement, monster)


# --- coming up


def draw_monster(game: Arkham) -> Rules[str]:
    """A marker from the cup; what may not enter play is put back and another one drawn."""
    refused: list[str] = []
    while True:
        left = [monster for monster in game.cup if monster not in refused]
        if not left:
            yield from awaken(game, "ah-awake-cup")
        monster = game.rng.pick(left, of="monsters")
        if MonsterEnters in index_of(game) and (yield from before(game, MonsterEnters(monster))) is None:
            game.tell(MonsterPrevented(monster))
            refused.append(monster)
            continue
        game.cup.remove(monster)
        return monster


def meet(game: Arkham) -> Rules[str]:
    """A monster that an encounter brings up, beside the board."""
    monster = yield from draw_monster(game)
    game.met.append(monster)
    game.tell(MonsterDrawn(monster))
    return monster


def appear(game: Arkham, place: str, n: int = 1) -> Rules[None]:
    """A number of monsters appears at a place, one after the other, unless prevented."""
    for _ in range(n):
        if (yield from may_appear(game, place)):
            yield from put_on_board(game, (yield from draw_monster(game)), place)


def may_appear(game: Arkham, place: str) -> Rules[bool]:
    """Whether nothing keeps monsters from appearing at a place."""
    return (yield from before(game, MonsterAppears(place))) is not None


def put_on_board(game: Arkham, monster: str, place: str) -> Rules[None]:
    """A monster is placed, or goes to the Outskirts where there are too many of them already."""
    limited = game.terror < HIGHEST_TERROR and is_counted(place)
    if limited and monsters_in_play(game) >= monster_limit(game):
        game.monsters[monster] = OUTSKIRTS
        game.tell(SentToOutskirts(monster))
        if len(game.monsters_at(OUTSKIRTS)) > outskirts_limit(game):
            yield from empty_outskirts(game)
        return
    game.monsters[monster] = place
    game.tell(MonsterAppeared(monster, place))
    yield from check_overrun(game)


def back_to_cup(game: Arkham, monster: str) -> None:
    """A monster leaves the board, or wherever it is beside it, for the cup."""
    withdraw(game, monster)
    game.cup.append(monster)
    game.tell(MonsterBackInCup(monster))


def withdraw(game: Arkham, monster: str) -> None:
    """A monster is taken from where it is, to be put elsewhere."""
    game.monsters.pop(monster, None)
    for pile in (game.met, game.rumor_monsters):
        if monster in pile:
            pile.remove(monster)


def return_all(game: Arkham, monsters: Iterable[str]) -> int:
    """How many monsters have been returned to the cup."""
    gone = list(monsters)
    for monster in gone:
        back_to_cup(game, monster)
    return len(gone)


# --- moving


def move_monsters(game: Arkham, card: MythosCard, fliers: bool) -> Rules[None]:
    """The monsters of the dimensions in the white and in the black box of a Mythos card move, and perhaps all `fliers`."""
    for monster, place in list(game.monsters.items()):
        symbol = MONSTER_CARDS[monster].symbol
        if place != OUTSKIRTS and monster in game.monsters:
            if symbol in card.white:
                yield from move_monster(game, monster, "white")
            elif symbol in card.black:
                yield from move_monster(game, monster, "black")
            elif fliers and movement(game, monster) == "flying":
                yield from move_monster(game, monster, "white")


Mover = Callable[[Arkham, str, str], Rules[None]]
"""How a monster moves when a Mythos card has it move along the arrows of a colour."""


def move_monster(game: Arkham, monster: str, color: str) -> Rules[None]:
    """A monster that shares its place with an investigator stays, but for one with a movement of its own and for elusive ones;
    the others move as they do."""
    kind = movement(game, monster)
    if kind != "unique" and stopped(game, monster):
        return
    if lured := settle(game, LURED, (), monster):
        options = [place_option("lure", place) for place in lured]
        shift(game, monster, (yield from ask(game.first, LURED_TO, options, monster)))
        return
    yield from MOVERS[kind](game, monster, color)


def stopped(game: Arkham, monster: str) -> bool:
    """Whether a monster stays where it is because of an investigator there; elusive ones do not care."""
    return bool(game.at(game.monsters[monster])) and not elusive(game, monster)


def stay(game: Arkham, monster: str, color: str) -> Rules[None]:
    """Stationary monsters never move."""
    yield from ()


def walk_on(game: Arkham, monster: str, color: str) -> Rules[None]:
    """One arrow."""
    yield from ()
    before_it = game.monsters[monster]
    follow_arrow(game, monster, color)
    arrives = MONSTER_CARDS[monster].arrives
    if arrives is not None and game.monsters[monster] != before_it:
        for person in game.at(game.monsters[monster]):
            yield from caused(game, monster, arrives.run, game, person)


def run_on(game: Arkham, monster: str, color: str) -> Rules[None]:
    """Two arrows, unless there is an investigator where the first one leads."""
    yield from walk_on(game, monster, color)
    if not stopped(game, monster):
        yield from walk_on(game, monster, color)


def move_in_its_own_way(game: Arkham, monster: str, color: str) -> Rules[None]:
    """What its marker says."""
    printed: MonsterCard = MONSTER_CARDS[monster]
    if printed.strides:
        yield from MOVERS[printed.strides](game, monster, color)
    if printed.moves is not None and (leader := next(iter(game.present()), None)) is not None:
        yield from caused(game, monster, printed.moves.run, game, leader)


def follow_arrow(game: Arkham, monster: str, color: str) -> None:
    """Along the arrow of that colour which leaves its place, if there is one."""
    area = AREAS.get(game.monsters[monster])
    if area is not None and (to := area.white if color == "white" else area.black):
        shift(game, monster, to)


def shift(game: Arkham, monster: str, to: str) -> None:
    """A monster goes from one place to another, unless something keeps it where it is."""
    if game.monsters[monster] != to and not is_set(game, KEPT_OUT, monster, to):
        game.monsters[monster] = to
        if game.watched:
            game.tell(MonsterMoved(monster, to))


def fly(game: Arkham, monster: str, color: str) -> Rules[None]:
    """To an adjacent street with an investigator, else to the Sky; from there down on an investigator in the streets."""
    if is_set(game, CANNOT_FLY, monster):
        return
    here = game.monsters[monster]
    if here == SKY:
        near = [person for person in game.present() if is_street(person.at)]
    else:
        around = board(game.edition).by().connections[here]
        near = [person for person in game.present() if person.at in around and isinstance(AREAS[person.at], Street)]
    if near:
        shift(game, monster, (yield from hunted(game, monster, near)).at)
    elif here != SKY:
        shift(game, monster, SKY)


def hunted(game: Arkham, monster: str, among: list[Investigator], rule: str = "") -> Rules[Investigator]:
    """The one with the lowest sneak; of several, the one whom the first player points out."""
    lowest = min(skill(game, person, "sneak") for person in among)
    prey = [person for person in among if skill(game, person, "sneak") == lowest]
    places = {person.at: person for person in reversed(prey)}
    options = [
        Option(f"prey:{person.slug}", person.slug, piece(person.slug), (person.slug,)) for person in places.values()
    ]
    chosen = yield from ask(game.first, PREY, options, monster, rule=rule, monster=piece(monster))
    return next(person for person in prey if person.slug == chosen)


MOVERS: dict[Movement, Mover] = {
    "normal": walk_on,
    "stationary": stay,
    "fast": run_on,
    "flying": fly,
    "unique": move_in_its_own_way,
}
"""How monsters move, by the kind of their movement; boxes add theirs."""
