"""Lines of Ancient Ones."""

from __future__ import annotations

from miskatonic.games.elder_sign.components import ADVENTURE_CARDS, MONSTER_CARDS, Deck
from miskatonic.games.elder_sign.effects.owning import befalls
from miskatonic.games.elder_sign.events import (
    AdventureFailed,
    AdventureRemoved,
    CardUsed,
    Devoured,
    Returned,
    TaskCompleted,
)
from miskatonic.games.elder_sign.rules.attempt import MONSTER_TASK_TERROR
from miskatonic.games.elder_sign.rules.body_and_mind import MAX_SANITY, MAX_STAMINA
from miskatonic.games.elder_sign.rules.dice_pool import free_die
from miskatonic.games.elder_sign.rules.doom import fill_track, lose_elder_sign
from miskatonic.games.elder_sign.rules.entrance import PRICE
from miskatonic.games.elder_sign.rules.monsters import back_to_the_cup
from miskatonic.games.elder_sign.state import ENTRANCE, ElderSign, ElderSignEffect
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.hooks import Modifier, Source, Trigger, modifies
from miskatonic.kernel.line import line, timed
from miskatonic.kernel.text import join, text


@line(
    "lower_maximums",
    lambda: text("es-line-lower-maximums"),
    gives=lambda: {"each_max_sanity": -1, "each_max_stamina": -1},
)
def lower_maximums() -> tuple[Modifier, Modifier]:
    """Everybody's maximum sanity and stamina are 1 lower."""
    return modifies(MAX_SANITY, -1), modifies(MAX_STAMINA, -1)


@line(
    "dearer",
    lambda item, trophies: text("es-line-dearer", item=text(f"es-a-{item.replace('_', '-')}"), n=trophies),
    gives=lambda item, trophies: {"trophies": -trophies},
)
def dearer(item: str, trophies: int) -> Modifier:
    """A souvenir costs more."""

    def more(game: ElderSign, source: Source, bought: str) -> int:
        return trophies if bought == item else 0

    return modifies(PRICE, more)


@line(
    "harms_users",
    lambda kinds, effect: text(
        "es-line-harms-users", cards=join((text(f"es-a-{kind}") for kind in kinds), "or"), effect=effect.text
    ),
)
def harms_users(kinds: tuple[Deck, ...], effect: ElderSignEffect) -> Trigger:
    """Using cards of those kinds does harm."""
    return befalls(CardUsed, effect, lambda game, investigator, event: event.kind in kinds)


@line("second_task_of_terror", lambda: text("es-line-second-task"), gives=lambda: {"task": -1})
def second_task_of_terror() -> Modifier:
    """Each monster has a second task: one terror."""
    return modifies(MONSTER_TASK_TERROR, 1)


@line(
    "signs_are_lost",
    lambda: timed(text("es-line-cultist-or-devoured"), None, text("es-line-signs-are-lost")),
    gives=lambda: {"elder_sign": -1},
)
def signs_are_lost() -> tuple[Trigger, Trigger]:
    """Beaten cultists and devoured investigators cost an elder sign."""

    def cultist(game: ElderSign, source: Source, event: TaskCompleted) -> bool:
        return bool(event.monster) and MONSTER_CARDS[event.monster].cultist

    def run(game: ElderSign, source: Source, event: TaskCompleted | Devoured) -> Rules[None]:
        lose_elder_sign(game)
        yield from ()

    return Trigger(TaskCompleted, run, cultist), Trigger(Devoured, run, lambda game, source, event: True)


@line(
    "worlds_vanish",
    lambda: timed(text("es-line-world-failed"), None, text("es-line-worlds-vanish")),
    gives=lambda: {"gate": -1},
)
def worlds_vanish() -> Trigger:
    """A failed Other World leaves the game; with the last one the Ancient One wakes up."""

    def when(game: ElderSign, source: Source, event: AdventureFailed) -> bool:
        return ADVENTURE_CARDS[event.card].other_world and not event.spared

    def run(game: ElderSign, source: Source, event: AdventureFailed) -> Rules[None]:
        adventure = game.adventure(event.card)
        game.other_worlds.remove(adventure)
        game.removed.append(event.card)
        game.tell(AdventureRemoved(event.card))
        for monster in adventure.monsters():
            back_to_the_cup(game, monster)
        for icon in (event.card, *adventure.monsters()):
            free_die(game, icon)
        for investigator in game.present():
            if investigator.at == event.card:
                investigator.at = ENTRANCE
                game.tell(Returned(investigator.slug))
        if not worlds_left(game):
            fill_track(game)
        yield from ()

    return Trigger(AdventureFailed, run, when)


def worlds_left(game: ElderSign) -> bool:
    """Whether an Other World is still in its deck, in play or a trophy."""
    held = [trophy for investigator in game.present() for trophy in investigator.trophies if trophy in ADVENTURE_CARDS]
    return bool(game.other_world_deck or game.other_worlds or any(ADVENTURE_CARDS[card].other_world for card in held))


@line("masks", lambda: text("es-line-masks"))
def masks() -> tuple[()]:
    """The Masks are among the monsters: the setup puts them into the cup."""
    return ()
