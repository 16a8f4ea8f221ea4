"""What only Ancient Ones do in the final battle."""

from __future__ import annotations

from typing import Any, Literal

from miskatonic.games.arkham_horror.components import ASK, MYTHOS, Defense, Movement, slug_of
from miskatonic.games.arkham_horror.effects.checks import own
from miskatonic.games.arkham_horror.events.fate import Awoke, TurnEnded
from miskatonic.games.arkham_horror.events.people import ArrivedLost
from miskatonic.games.arkham_horror.events.town import MonsterDefeated
from miskatonic.games.arkham_horror.rules import (
    battle,
    doom,
    fates,
    gates,
    harm,
    holding,
    monsters,
    mythos,
    skill_checks,
    trophies,
)
from miskatonic.games.arkham_horror.rules.battle import BATTLE_RATING
from miskatonic.games.arkham_horror.rules.bounds import MAX_SANITY, MAX_STAMINA
from miskatonic.games.arkham_horror.rules.places import is_street
from miskatonic.games.arkham_horror.state import Arkham, Investigator, piece
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.effect import word
from miskatonic.kernel.hooks import Modifier, Settled, Settler, Source, Total, Trigger, modifies, settles
from miskatonic.kernel.text import text

LOSE_TROPHY = ASK("lose_trophy", "AH-FINAL-14", str)

Treasure = Literal["clue", "monster_trophy", "gate_trophy"]


def has(you: Investigator, what: Treasure) -> bool:
    """Whether an investigator has any of it."""
    if what == "clue":
        return you.clues > 0
    return bool(you.monster_trophies if what == "monster_trophy" else you.gate_trophies)


@word("devoured_without", lambda what: text(f"ah-effect-devoured-without-{what}"), gives=lambda what: {"devoured": 0.5})
def devoured_without(game: Arkham, you: Investigator, what: Treasure) -> Rules[None]:
    """Whoever has none of it is devoured."""
    if harm.in_play(game, you) and not has(you, what):
        yield from harm.devour(game, you)


@word("lose_trophy", lambda what: text(f"ah-effect-lose-{what}-trophy"), gives=lambda what: {f"{what}_trophy": -1})
def lose_trophy(game: Arkham, you: Investigator, what: Literal["monster", "gate"]) -> Rules[None]:
    """One trophy, as its owner chooses."""
    owned = you.monster_trophies if what == "monster" else you.gate_trophies
    if not owned:
        return
    options = [Option(f"lose:{trophy}", trophy, piece(trophy), (trophy,)) for trophy in holding.distinct(owned)]
    trophy = yield from ask(you.seat, LOSE_TROPHY, options, game.ancient_one)
    if what == "monster":
        trophies.spend_monster(game, you, trophy)
    else:
        trophies.spend_gate(game, you, trophy)


@word("doom_returns", lambda n: text("ah-effect-doom-returns", n=n), gives=lambda n: {"doom": n})
def doom_returns(game: Arkham, you: Investigator, n: int = 1) -> Rules[None]:
    """Doom tokens come back in the final battle, as far as there is room for them."""
    battle.strengthen(game, n)
    yield from ()


@word("roll_for_items", lambda: text("ah-effect-roll-for-items"), gives=lambda: {"item": -3})
def roll_for_items(game: Arkham, you: Investigator) -> Rules[None]:
    """A die for each item: without a success it is lost."""
    for card in holding.items(you):
        if not skill_checks.is_success(you, skill_checks.roll(game, you, 1)[0]):
            yield from holding.lose_cards(game, you, [card], 1, rule="AH-FAQ-102")


def _cursed_or_devoured(game: Arkham, you: Investigator) -> Rules[None]:
    if you.fate == "cursed":
        yield from harm.devour(game, you)
    else:
        yield from fates.curse(game, you)


CURSED_OR_DEVOURED = own(
    _cursed_or_devoured,
    "whoever is cursed is devoured, everybody else is cursed",
    "quiconque est maudit est dévoré, les autres sont maudits",
    curse=1,
    devoured=0.1,
)


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
