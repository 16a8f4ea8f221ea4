"""Ancient Ones: what they do in the final battle, and their powers."""

from __future__ import annotations

from typing import Any, Literal

from miskatonic.games.arkham_horror.components import ASK, MYTHOS, slug_of
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
from miskatonic.games.arkham_horror.state import Arkham, Investigator, person, piece
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.effect import word
from miskatonic.kernel.hooks import Modifier, Setter, Source, Trigger, always, modifies, sets
from miskatonic.kernel.line import line
from miskatonic.kernel.text import Text, text

LOSE_TROPHY = ASK("lose_trophy", "AH-FINAL-14", str)

Treasure = Literal["clue", "monster_trophy", "gate_trophy"]


def has(you: Investigator, what: Treasure) -> bool:
    """Whether an investigator has any of it."""
    if what == "clue":
        return you.clues > 0
    return bool(you.monster_trophies if what == "monster_trophy" else you.gate_trophies)


@word("devoured_without", lambda what: text(f"ah-effect-devoured-without-{what}"), gives=lambda what: {"devoured": 0.5})
def devoured_without(game: Arkham, you: Investigator, what: Treasure) -> Rules[None]:
    """An investigator without any of it is devoured."""
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


@word("cursed_or_devoured", lambda: text("ah-effect-cursed-or-devoured"), gives=lambda: {"curse": 1, "devoured": 0.1})
def cursed_or_devoured(game: Arkham, you: Investigator) -> Rules[None]:
    """The cursed are devoured, everybody else is cursed."""
    if you.fate == "cursed":
        yield from harm.devour(game, you)
    else:
        yield from fates.curse(game, you)


# --- powers


def asleep(amount: int) -> Any:
    """A number that counts until the Ancient One awakens."""

    def answer(game: Arkham, source: Source, *_: object) -> int:
        return 0 if game.awake else amount

    return answer


def while_asleep(what: Text) -> Text:
    """A line that works until the Ancient One awakens."""
    return text("ah-line-while-asleep", what=what)


@line("ends_the_world", lambda: text("ah-line-ends-the-world"))
def ends_the_world() -> Trigger:
    """When it awakens, the game is lost."""

    def run(game: Arkham, source: Source, event: Awoke) -> Rules[None]:
        yield from ()
        doom.lose(game, "ah-lost-azathoth")

    return Trigger(Awoke, run, always)


@line("lowers_maximums", lambda amount: while_asleep(text("ah-line-lowers-maximums", amount=amount)))
def lowers_maximums(amount: int = 1) -> tuple[Modifier, Modifier]:
    """Everybody's maximums are lower."""
    return modifies(MAX_SANITY, asleep(-amount)), modifies(MAX_STAMINA, asleep(-amount))


@line("seals_cost", lambda clues: while_asleep(text("ah-line-seals-cost", clues=clues)))
def seals_cost(clues: int) -> Modifier:
    """Changes the number of clues that sealing costs."""
    return modifies(gates.SEAL_COST, asleep(clues - gates.CLUES_TO_SEAL))


@line("rating_is_terror", lambda: text("ah-line-rating-is-terror"))
def rating_is_terror() -> Modifier:
    """Its combat rating is the terror level, negative."""

    def rating(game: Arkham, source: Source) -> int:
        return -game.terror

    return modifies(BATTLE_RATING, rating)


@line("icy_streets", lambda stamina: while_asleep(text("ah-line-icy-streets", stamina=stamina)))
def icy_streets(stamina: int = 1) -> Trigger:
    """Investigators in the streets lose stamina at the end of the Mythos phase."""

    def run(game: Arkham, source: Source, event: TurnEnded) -> Rules[None]:
        for who in game.present():
            if is_street(who.at):
                yield from harm.lose(game, who, stamina=stamina)

    return Trigger(TurnEnded, run, _sleeping)


@line("ignores_climate", lambda climate: while_asleep(text(f"ah-line-ignores-{climate}")))
def ignores_climate(climate: Literal["mystic", "urban", "weather"]) -> Setter:
    """Environments of a kind are discarded without their ability."""

    def ignored(game: Arkham, source: Source, card: str) -> bool:
        return not game.awake and MYTHOS[card].climate == climate

    return sets(mythos.IGNORED_WEATHER, ignored)


@line("masks_about", lambda: text("ah-line-masks-about"))
def masks_about() -> tuple[()]:
    """The Masks are in the cup: the rules put them there."""
    return ()


@line("tougher_monsters", lambda amount: while_asleep(text("ah-line-tougher-monsters", amount=amount)))
def tougher_monsters(amount: int) -> Modifier:
    """Every monster is tougher."""
    return modifies(monsters.TOUGHNESS, asleep(amount))


def _sleeping(game: Arkham, source: Source, event: object) -> bool:
    return not game.awake


def _doom(game: Arkham, source: Source, event: object) -> Rules[None]:
    yield from doom.add_doom(game)


@line("doom_at_defeat", lambda kind: while_asleep(text("ah-line-doom-at-defeat", kind=piece(kind))))
def doom_at_defeat(kind: str) -> Trigger:
    """Doom grows when a monster of a kind is defeated."""

    def of_kind(game: Arkham, source: Source, event: MonsterDefeated) -> bool:
        return not game.awake and slug_of(event.monster) == kind

    return Trigger(MonsterDefeated, _doom, of_kind)


@line("doom_at_loss", lambda: while_asleep(text("ah-line-doom-at-loss")))
def doom_at_loss() -> Trigger:
    """Doom grows when an investigator is lost in time and space."""
    return Trigger(ArrivedLost, _doom, _sleeping)


@line("harder_closing", lambda amount: while_asleep(text("ah-line-harder-closing", n=amount)))
def harder_closing(amount: int) -> Modifier:
    """Gates are harder to close."""
    return modifies(gates.CLOSING, asleep(amount))


@line("lost_are_devoured", lambda: while_asleep(text("ah-line-lost-are-devoured")))
def lost_are_devoured() -> Trigger:
    """An investigator lost in time and space is devoured."""

    def run(game: Arkham, source: Source, event: ArrivedLost) -> Rules[None]:
        you = person(game, event.who)
        assert you is not None
        yield from harm.devour(game, you)

    return Trigger(ArrivedLost, run, _sleeping)
