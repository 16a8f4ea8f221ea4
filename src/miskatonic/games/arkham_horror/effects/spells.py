"""Lines of spells: what casting them does."""

from __future__ import annotations

from collections.abc import Callable

from miskatonic.games.arkham_horror.components import (
    ASK,
    CARDS,
    MONSTER_CARDS,
)
from miskatonic.games.arkham_horror.effects.using import SAID
from miskatonic.games.arkham_horror.rules import combat, gates, harm, holding, monsters, windows
from miskatonic.games.arkham_horror.rules.skill_checks import EVERY_SUCCESS
from miskatonic.games.arkham_horror.rules.windows import IN_COMBAT, IN_MOVEMENT, IN_UPKEEP
from miskatonic.games.arkham_horror.state import (
    Arkham,
    ArkhamEffect,
    Investigator,
    piece,
    world_of,
)
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.hooks import (
    Ability,
    Source,
    Window,
    owner,
)
from miskatonic.kernel.line import CardAbility, line
from miskatonic.kernel.text import text

ENCHANT = ASK("enchant", "AH-FAQ-057", str)
HEAL_WHOM = ASK("heal_whom", "AH-SPELL-05", str)
IGNORE_ABILITY = ASK("ignore_ability", "AH-FAQ-058", str)


@line(
    "combat_spell",
    lambda bonus, per_success: text(
        "ah-line-combat-spell-each" if per_success else "ah-line-combat-spell", bonus=bonus or per_success
    ),
    gives=lambda bonus, per_success: {"combat": bonus or 2 * per_success},
)
def combat_spell(bonus: int = 0, per_success: int = 0) -> Ability:
    """Cast in combat for its bonus, which lasts while its hands stay busy; with some, each success adds to it."""

    def available(game: Arkham, source: Source) -> bool:
        you = owner(game, source)
        fighting = game.combat is not None and game.combat.seat == you.seat
        return fighting and windows.can_cast(game, you, source.card)

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        won = yield from windows.cast(game, you, source.card, wanted=EVERY_SUCCESS if per_success else 0)
        if won and game.combat is not None:
            combat.keep_up(game.combat, source.card)
            if per_success:
                game.combat.power[source.card] = per_success * won

    return Ability(IN_COMBAT, run, available)


@line("binds", lambda: text("ah-line-binds"), gives=lambda: {"check": 1})
def binds() -> Ability:
    """Cast against a monster's toughness: the combat check is passed, and the spell is gone."""

    def available(game: Arkham, source: Source) -> bool:
        you = owner(game, source)
        fighting = game.combat is not None and game.combat.monster in MONSTER_CARDS and you.sure != "combat"
        return fighting and windows.can_cast(game, you, source.card)

    def run(game: Arkham, source: Source) -> Rules[None]:
        you, fight = owner(game, source), game.combat
        assert fight is not None
        needed = monsters.toughness(game, fight.monster)
        won = yield from windows.cast(game, you, source.card, difficulty=needed)
        if won:
            you.sure = "combat"
            holding.discard(game, you, source.card)

    return Ability(IN_COMBAT, run, available)


@line("enchants", lambda: text("ah-line-enchants"), gives=lambda: {"combat": 1})
def enchants() -> Ability:
    """A physical weapon counts as magical until the end of the combat."""

    def weapons(game: Arkham, you: Investigator) -> list[str]:
        enchanted = game.combat.enchanted if game.combat is not None else []
        return [card for card in you.cards if CARDS[card].weapon == "physical" and card not in enchanted]

    def available(game: Arkham, source: Source) -> bool:
        you = owner(game, source)
        fighting = game.combat is not None and bool(weapons(game, you))
        return fighting and windows.can_cast(game, you, source.card)

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        if (yield from windows.cast(game, you, source.card)) and game.combat is not None:
            options = [holding.card_option("enchant", card) for card in weapons(game, you)]
            game.combat.enchanted.append((yield from ask(you.seat, ENCHANT, options, source.card)))

    return Ability(IN_COMBAT, run, available)


@line("weakens", lambda: text("ah-line-weakens"), gives=lambda: {"combat": 2})
def weakens() -> Ability:
    """A monster is less tough, and one of its abilities does not count, until the end of the combat."""

    def available(game: Arkham, source: Source) -> bool:
        you = owner(game, source)
        fighting = game.combat is not None and game.combat.monster in MONSTER_CARDS
        return fighting and windows.can_cast(game, you, source.card)

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        won = yield from windows.cast(game, you, source.card)
        fight = game.combat
        if not won or fight is None:
            return
        found = abilities_of(game, fight.monster)
        combat.keep_up(fight, source.card)
        fight.ignored[source.card] = ""
        if found:
            options = [Option(f"ignore:{name}", name, text(f"ah-ability-{name}")) for name in found]
            fight.ignored[source.card] = yield from ask(you.seat, IGNORE_ABILITY, options, source.card)

    return Ability(IN_COMBAT, run, available)


def abilities_of(game: Arkham, monster: str) -> list[str]:
    """The abilities of a monster that a spell can make useless: all but immunity to magic."""
    found = {
        "ambush": monsters.ambush(game, monster),
        "endless": monsters.endless(game, monster),
        "physical": monsters.physical(game, monster) != "none",
        "magical": monsters.magical(game, monster) == "resistance",
        "nightmarish": monsters.nightmarish(game, monster) > 0,
        "overwhelming": monsters.overwhelming(game, monster) > 0,
        "strikes": MONSTER_CARDS[monster].strikes is not None,
    }
    return [name for name, there in found.items() if there]


@line("finds_gate", lambda: text("ah-line-finds-gate"), gives=lambda: {"way_home": 1})
def finds_gate() -> Ability:
    """From an Other World home at once."""

    def available(game: Arkham, source: Source) -> bool:
        you = owner(game, source)
        return bool(world_of(you.at)) and game.step == "movement" and windows.can_cast(game, you, source.card)

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        if (yield from windows.cast(game, you, source.card)) and world_of(you.at):
            yield from gates.come_home(game, you)

    return Ability(IN_MOVEMENT, run, available)


@line("heals", lambda: text("ah-line-heals"), gives=lambda: {"stamina": 1})
def heals() -> Ability:
    """An investigator here regains stamina equal to the successes of the check."""

    def patients(game: Arkham, you: Investigator) -> list[Investigator]:
        return [person for person in game.at(you.at) if harm.can_gain(game, person, stamina=True)]

    def available(game: Arkham, source: Source) -> bool:
        you = owner(game, source)
        return bool(patients(game, you)) and windows.can_cast(game, you, source.card)

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        won = yield from windows.cast(game, you, source.card)
        if not won or not (people := patients(game, you)):
            return
        options = [Option(f"heal:{who.slug}", who.slug, piece(who.slug), (who.slug,)) for who in people]
        chosen = yield from ask(you.seat, HEAL_WHOM, options, source.card)
        yield from harm.gain_stamina(game, next(who for who in people if who.slug == chosen), won)

    return Ability(IN_UPKEEP, run, available)


@line("evades_by_mist", lambda: text("ah-line-evades-by-mist"), gives=lambda: {"check": 1})
def evades_by_mist() -> Ability:
    """An evade check is passed; the casting is as hard as the monster is aware."""

    def available(game: Arkham, source: Source) -> bool:
        you = owner(game, source)
        return you.sure != "evade" and bool(combat.foe(game, you)) and windows.can_cast(game, you, source.card)

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        modifier = monsters.awareness(game, combat.foe(game, you))
        if (yield from windows.cast(game, you, source.card, modifier=modifier)):
            you.sure = "evade"

    return Ability(combat.BEFORE_EVADING, run, available)


@line("inspires", lambda: text("ah-line-inspires"), gives=lambda: {"check": 1})
def inspires() -> Ability:
    """One more die for all checks until the end of the turn, whatever becomes of the card."""

    def available(game: Arkham, source: Source) -> bool:
        return windows.can_cast(game, owner(game, source), source.card)

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        if (yield from windows.cast(game, you, source.card)):
            you.lasting.append(source.card)

    return Ability(IN_UPKEEP, run, available)


@line(
    "casts",
    lambda window, effect, *, when: text(f"ah-line-cast-in-{SAID[window]}", what=effect.text),
)
def casts(
    window: Window,
    effect: ArkhamEffect,
    *,
    when: Callable[[Arkham, Investigator], bool] | None = None,
) -> CardAbility:
    """A spell that is cast for its effect."""

    def available(game: Arkham, source: Source) -> bool:
        you = owner(game, source)
        if not windows.can_cast(game, you, source.card):
            return False
        if not effect.on_offer(game, you):
            return False
        return when is None or when(game, you)

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        if (yield from windows.cast(game, you, source.card)):
            yield from effect.run(game, you)

    return CardAbility(window, run, available, effect)
