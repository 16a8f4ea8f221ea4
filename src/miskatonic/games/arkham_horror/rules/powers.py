"""The powers of Ancient Ones and of their worshippers."""

from __future__ import annotations

from typing import Any

from miskatonic.games.arkham_horror.components import MYTHOS, Defense, Movement, slug_of
from miskatonic.games.arkham_horror.events.fate import Awoke, TurnEnded
from miskatonic.games.arkham_horror.events.people import ArrivedLost
from miskatonic.games.arkham_horror.events.town import MonsterDefeated
from miskatonic.games.arkham_horror.rules import doom, gates, harm, monsters, mythos
from miskatonic.games.arkham_horror.rules.battle import BATTLE_RATING
from miskatonic.games.arkham_horror.rules.bounds import MAX_SANITY, MAX_STAMINA
from miskatonic.games.arkham_horror.rules.places import is_street
from miskatonic.games.arkham_horror.state import Arkham, Investigator
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.hooks import Modifier, Settled, Settler, Source, Total, Trigger, modifies, settles


def asleep(amount: int) -> Any:
    """A number that counts until the Ancient One awakens."""

    def answer(game: Arkham, source: Source, *_: object) -> int:
        return 0 if game.awake else amount

    return answer


# --- worshippers


def worshippers(question: Total[str], amount: int, kind: str) -> Modifier:
    """A number of the worshippers is higher or lower."""

    def more(game: Arkham, source: Source, monster: str) -> int:
        return amount if slug_of(monster) == kind else 0

    return modifies(question, more)


def worshippers_frighten(rating: int, damage: int, kind: str) -> tuple[Settler, Modifier]:
    """The worshippers, who frighten nobody by themselves, do."""

    def answer(game: Arkham, source: Source, usual: int | None, monster: str) -> int | None:
        return rating if slug_of(monster) == kind else usual

    return settles(monsters.FRIGHTENS, answer), worshippers(monsters.HORROR_DAMAGE, damage, kind)


def worshippers_move(movement: Movement, kind: str) -> Settler:
    """The worshippers move in another way."""

    def answer(game: Arkham, source: Source, usual: Movement, monster: str) -> Movement:
        return movement if slug_of(monster) == kind else usual

    return settles(monsters.MOVES_AS, answer)


def worshippers_are(question: Settled[bool, str], kind: str) -> Settler:
    """The worshippers have an ability."""

    def answer(game: Arkham, source: Source, usual: bool, monster: str) -> bool:
        return usual or slug_of(monster) == kind

    return settles(question, answer)


def worshippers_resist(defense: Defense, kind: str) -> Settler:
    """Magic does less to the worshippers, or nothing."""

    def answer(game: Arkham, source: Source, usual: Defense, monster: str) -> Defense:
        return defense if slug_of(monster) == kind else usual

    return settles(monsters.MAGICAL, answer)


# --- powers


def end_of_all() -> Trigger:
    """When it awakens, the game is lost."""

    def run(game: Arkham, source: Source, event: Awoke) -> Rules[None]:
        yield from ()
        doom.lose(game, "ah-lost-azathoth")

    return Trigger(Awoke, run, lambda game, source, event: True)


def dreams_of_madness() -> tuple[Modifier, Modifier]:
    """Everybody's maximums are lower by 1."""
    return modifies(MAX_SANITY, asleep(-1)), modifies(MAX_STAMINA, asleep(-1))


def dearer_seals(amount: int) -> Modifier:
    """Sealing costs more clues."""
    return modifies(gates.SEAL_COST, asleep(amount))


def rating_is_terror() -> Modifier:
    """Its combat rating is the terror level, negative."""

    def rating(game: Arkham, source: Source) -> int:
        return -game.terror

    return modifies(BATTLE_RATING, rating)


def icy_winds() -> tuple[Trigger, Modifier]:
    """Whoever is in the streets at the end of the Mythos phase loses stamina; weather does not count."""

    def cold(game: Arkham, source: Source, event: TurnEnded) -> bool:
        return not game.awake

    def run(game: Arkham, source: Source, event: TurnEnded) -> Rules[None]:
        for person in game.present():
            if is_street(person.at):
                yield from harm.lose(game, person, stamina=1)

    def weather(game: Arkham, source: Source, card: str) -> int:
        return int(not game.awake and MYTHOS[card].climate == "weather")

    return Trigger(TurnEnded, run, cold), modifies(mythos.IGNORED_WEATHER, weather)


def tougher_monsters(amount: int) -> Modifier:
    """Every monster is tougher."""
    return modifies(monsters.TOUGHNESS, asleep(amount))


def anger(kind: str) -> tuple[Trigger, Trigger]:
    """Doom grows when a worshipper is defeated, and when somebody is lost in time and space."""

    def of_kind(game: Arkham, source: Source, event: MonsterDefeated) -> bool:
        return not game.awake and slug_of(event.monster) == kind

    def sleeping(game: Arkham, source: Source, event: ArrivedLost) -> bool:
        return not game.awake

    def run(game: Arkham, source: Source, event: MonsterDefeated | ArrivedLost) -> Rules[None]:
        yield from doom.add_doom(game)

    return Trigger(MonsterDefeated, run, of_kind), Trigger(ArrivedLost, run, sleeping)


def key_and_gate() -> tuple[Modifier, Trigger]:
    """Gates are harder to close, and whoever is lost in time and space is devoured."""

    def sleeping(game: Arkham, source: Source, event: ArrivedLost) -> bool:
        return not game.awake

    def run(game: Arkham, source: Source, event: ArrivedLost) -> Rules[None]:
        you: Investigator = next(person for person in game.present() if person.slug == event.who)
        yield from harm.devour(game, you)

    return modifies(gates.CLOSING, asleep(1)), Trigger(ArrivedLost, run, sleeping)
