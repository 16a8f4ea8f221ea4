"""Monsters: how they appear, where they lie, how they are defeated."""

from functools import lru_cache

from miskatonic.games.elder_sign.components import ADVENTURE_CARDS, ANCIENT_ONE_CARDS, ASK, MONSTER_CARDS, needs_text
from miskatonic.games.elder_sign.events import MonsterAppears, MonsterDefeated, MonsterPlaced, MonsterReturned
from miskatonic.games.elder_sign.rules.dice_pool import free_die, lock_die, piece
from miskatonic.games.elder_sign.state import Adventure, ElderSign, Investigator
from miskatonic.kernel.decision import Kind, Option, Rules, ask
from miskatonic.kernel.hooks import before
from miskatonic.kernel.memory import printed
from miskatonic.kernel.state import caused
from miskatonic.kernel.text import text

Place = tuple[str, int]
"""An adventure card and the number of one of its printed tasks; -1 for below its last task."""

PLACE_MONSTER: Kind[Place] = ASK("place_monster", "ES-MON-10", tuple)


def monster_appears(game: ElderSign, amount: int = 1, at: str = "", doom: int = 0) -> Rules[None]:
    """The active player draws a marker from the cup and puts it on a monster task; none comes any more in the final battle.

    `doom` tokens follow at once.
    """
    if game.awake:
        return
    for _ in range(amount):
        allowed = yield from before(game, MonsterAppears())
        if allowed is not None and game.cup:
            yield from place_monster(game, game.rng.pick(list(game.cup), of="monsters"), at, doom)


def place_monster(game: ElderSign, monster: str, at: str = "", doom: int = 0) -> Rules[None]:
    """On a free monster task; without one, below an adventure of the active player's choice; else it stays in the cup.

    One that appears at a named card goes there. When the Ancient One wakes up anyway, it makes no difference where.
    """
    if at:
        places = [place for place in free_monster_tasks(game) if place[0] == at] or [(at, -1)]
    else:
        places = free_monster_tasks(game) or below_adventures(game)
    if not places:
        return
    if game.doom + doom >= ANCIENT_ONE_CARDS[game.ancient_one].doom_track:
        del places[1:]
    options = [place_option(monster, place) for place in places]
    rule = "ES-MON-11" if places[0][1] < 0 else ""
    card, task = yield from ask(game.active, PLACE_MONSTER, options, monster, rule=rule)
    adventure = game.adventure(card)
    game.cup.remove(monster)
    if task < 0:
        adventure.below.append(monster)
    else:
        if not adventure.covers:
            adventure.covers = [""] * len(ADVENTURE_CARDS[card].tasks)
        adventure.covers[task] = monster
    if game.watched:
        game.tell(MonsterPlaced(monster, card))
    yield from lock_die(game, MONSTER_CARDS[monster].locked, monster)


@lru_cache(maxsize=4096)
def place_option(monster: str, place: Place) -> Option[Place]:
    """Putting a monster there."""
    card, task = place
    if task < 0:
        label = text("es-option-place-below", monster=piece(monster), place=piece(card))
        return Option(f"monster:{card}", place, label, (card,))
    printed = ADVENTURE_CARDS[card].tasks[task].needs
    if printed:
        label = text("es-option-place-monster", monster=piece(monster), place=piece(card), needs=needs_text(printed))
    else:
        label = text("es-option-place-on-its-own", monster=piece(monster), place=piece(card))
    return Option(f"monster:{card}:{task}", place, label, (card,))


def free_monster_tasks(game: ElderSign) -> list[Place]:
    """The monster tasks that no marker covers and that are not completed already."""
    attempt = game.attempt
    found: list[Place] = []
    for adventure in open_adventures(game):
        free = [
            place
            for place in monster_tasks(adventure.card)
            if not (adventure.covers and adventure.covers[place[1]])
            and not (attempt is not None and attempt.place == adventure.card and place[1] in attempt.done)
        ]
        found += different_tasks(adventure.card, free) if len(free) > 1 else free
    return found


def different_tasks(card: str, places: list[Place]) -> list[Place]:
    """One of each sort of monster task, unless an arrow makes a difference between them."""
    printed = ADVENTURE_CARDS[card]
    if printed.ordered:
        return places
    return [
        place
        for n, place in enumerate(places)
        if printed.tasks[place[1]] not in [printed.tasks[i] for _, i in places[:n]]
    ]


@printed
def monster_tasks(card: str) -> list[Place]:
    """The printed tasks of an adventure with a border for a monster."""
    return [(card, i) for i, task in enumerate(ADVENTURE_CARDS[card].tasks) if task.monster != "none"]


def open_adventures(game: ElderSign) -> list[Adventure]:
    """The adventures in play but for one that has just been resolved."""
    attempt = game.attempt
    resolved = attempt.place if attempt is not None and attempt.over else ""
    return [adventure for adventure in game.adventures() if adventure.card != resolved]


def below_adventures(game: ElderSign) -> list[Place]:
    """Below any adventure; spread evenly if the errata are used."""
    adventures = open_adventures(game)
    if game.errata and adventures:
        fewest = min(len(adventure.below) for adventure in adventures)
        adventures = [adventure for adventure in adventures if len(adventure.below) == fewest]
    return [(adventure.card, -1) for adventure in adventures]


def take_off(adventure: Adventure, monster: str) -> None:
    """The marker leaves the adventure."""
    if monster in adventure.below:
        adventure.below.remove(monster)
    else:
        adventure.covers[adventure.covers.index(monster)] = ""
    if not any(adventure.covers):
        adventure.covers = []


def defeat(game: ElderSign, investigator: Investigator, adventure: Adventure, monster: str) -> Rules[None]:
    """The investigator takes the marker as a trophy and gains the reward on its back."""
    take_off(adventure, monster)
    free_die(game, monster)
    investigator.trophies.append(monster)
    game.tell(MonsterDefeated(investigator.slug, monster))
    for reward in MONSTER_CARDS[monster].rewards:
        yield from caused(game, monster, reward.run, game, investigator)


def back_to_the_cup(game: ElderSign, monster: str) -> None:
    """A marker that has left its adventure without becoming a trophy."""
    game.cup.append(monster)
    game.tell(MonsterReturned(monster))
