"""How items, spells, skills, allies and special cards reach into the rules, where no other hook says it."""

from __future__ import annotations

from typing import Literal

from miskatonic.games.arkham_horror.components import AREAS, ASK, CARDS, MONSTER_CARDS, Defense, Force, slug_of
from miskatonic.games.arkham_horror.events.fate import AncientOneStrikes, Awoke
from miskatonic.games.arkham_horror.events.people import SanityLoss, StaminaLoss
from miskatonic.games.arkham_horror.events.town import CameHome, CombatEnded, MonsterStrikes
from miskatonic.games.arkham_horror.rules import combat, fates, gates, harm, holding, monsters, skill_checks, windows
from miskatonic.games.arkham_horror.rules.abilities import for_owner, owner, wants
from miskatonic.games.arkham_horror.rules.encounters import ENCOUNTER_DRAWN
from miskatonic.games.arkham_horror.rules.movement import MOVEMENT_POINTS
from miskatonic.games.arkham_horror.rules.places import areas, barred, go, place_option
from miskatonic.games.arkham_horror.rules.upkeep import UPKEEP_ACTION
from miskatonic.games.arkham_horror.rules.windows import ANY_TIME, IN_COMBAT, IN_MOVEMENT, IN_UPKEEP
from miskatonic.games.arkham_horror.state import (
    Arkham,
    Investigator,
    piece,
    world_of,
)
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.hooks import Ability, Modifier, Replacement, Settler, Source, Trigger, modifies, settles, total
from miskatonic.kernel.line import line
from miskatonic.kernel.text import text

IGNORE_ABILITY = ASK("ignore_ability", "AH-FAQ-058", str)
ENCHANT = ASK("enchant", "AH-FAQ-057", str)
HEAL_WHOM = ASK("heal_whom", "AH-SPELL-05", str)
HEAL_WHAT = ASK("heal_what", "AH-UPK-04", str)
DRIVE_TO = ASK("drive_to", "AH-FAQ-075", str)

FLUTE_PRICE = 3
"""Sanity, and stamina, that playing the Flute of the Outer Gods costs."""
MANY = 99
"""More successes than any check has."""


# --- weapons


def better_alone() -> Modifier:
    """One more while the other hand is empty."""

    def more(game: Arkham, source: Source, you: Investigator, weapon: str, monster: str) -> int:
        alone = you.hands == [weapon] and (game.combat is None or not hands_busy(game))
        return int(weapon == source.card and alone)

    return modifies(combat.WEAPON_BONUS, more)


def hands_busy(game: Arkham) -> bool:
    """Whether a spell keeps a hand busy."""
    return game.combat is not None and combat.free_hands(game, game.combat) < combat.HANDS


def against_undead(bonus: int) -> Modifier:
    """A bonus against the undead."""

    def more(game: Arkham, source: Source, you: Investigator, weapon: str, monster: str) -> int:
        known = MONSTER_CARDS.get(monster)
        return bonus if weapon == source.card and known is not None and known.undead else 0

    return modifies(combat.WEAPON_BONUS, more)


def double_sixes() -> Modifier:
    """While it is in hand, sixes count twice."""

    def twice(game: Arkham, source: Source, you: Investigator) -> int:
        return int(source.card in you.hands)

    return modifies(combat.SIXES_COUNT_TWICE, twice)


# --- movement


def movement_points(n: int) -> Ability:
    """Exhausted for movement points, in town, by whoever goes on foot."""

    def available(game: Arkham, source: Source) -> bool:
        you = owner(game, source)
        on_foot = you.at in AREAS and game.step == "walk" and you.moved in ("", "walked")
        return on_foot and source.card not in you.exhausted

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        holding.exhaust(game, you, source.card)
        you.points += n
        yield from ()

    return Ability(IN_MOVEMENT, run, available)


def faster(n: int) -> Modifier:
    """More movement points every turn."""
    return modifies(MOVEMENT_POINTS, for_owner(n))


def drives() -> tuple[Ability, Trigger, Trigger]:
    """Instead of walking, to any place in town; after fights and journeys it may be gone."""

    def available(game: Arkham, source: Source) -> bool:
        you = owner(game, source)
        free = you.at in AREAS and you.at not in barred(game) and not you.moved
        return game.step == "walk" and free and source.card not in you.used

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        you.used.append(source.card)
        if not (yield from combat.face_all(game, you)):
            return
        options = [place_option("drive", place) for place in areas(game) if place != you.at]
        to = yield from ask(you.seat, DRIVE_TO, options, source.card)
        you.points, you.moved = 0, "over"
        go(game, you, to)

    def mine(game: Arkham, source: Source, event: CombatEnded | CameHome) -> bool:
        return event.who == owner(game, source).slug

    def wear(game: Arkham, source: Source, event: CombatEnded | CameHome) -> Rules[None]:
        you = owner(game, source)
        if skill_checks.roll(game, you, 1)[0] == 1:
            holding.to_the_box(game, you, source.card)
        yield from ()

    return Ability(IN_MOVEMENT, run, available), Trigger(CombatEnded, wear, mine), Trigger(CameHome, wear, mine)


# --- checks that are passed


def wins_check(
    kind: Literal["evade", "combat", "close"],
    *,
    stamina: int = 0,
    discard: bool = False,
    token: bool = False,
    exhaust: bool = False,
    sanity_back: int = 0,
    against: tuple[str, ...] = (),
) -> Ability:
    """The next check of a kind, perhaps against certain monsters, is passed without dice; not against an Ancient One."""
    window = combat.BEFORE_EVADING if kind == "evade" else IN_COMBAT if kind == "combat" else ANY_TIME

    def available(game: Arkham, source: Source) -> bool:
        you = owner(game, source)
        if you.sure == kind or game.awake or you.stamina < stamina or source.card in you.exhausted:
            return False
        if against and slug_of(combat.foe(game, you)) not in against:
            return False
        if kind == "close":
            return you.explored and you.at in game.gates and game.step == "encounter"
        return True

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        harm.pay(game, you, stamina=stamina)
        if token:
            holding.use_up(game, you, source.card)
        if discard:
            holding.discard(game, you, source.card)
        if exhaust:
            holding.exhaust(game, you, source.card)
        you.sure = kind
        yield from harm.gain_sanity(game, you, sanity_back)

    return Ability(window, run, available)


# --- losses and blows


def cancels_all(what: Literal["sanity", "stamina"]) -> Replacement:
    """Discarded against all of one loss."""
    kind: type[SanityLoss] | type[StaminaLoss] = SanityLoss if what == "sanity" else StaminaLoss

    def run(game: Arkham, source: Source, event: SanityLoss | StaminaLoss) -> Rules[SanityLoss | StaminaLoss | None]:
        you = owner(game, source)
        if event.who != you.slug or event.amount < 1:
            return event
        if not (yield from wants(you, source.card, event.amount)):
            return event
        holding.discard(game, you, source.card)
        return None

    return Replacement(kind, run)


def wards_off() -> tuple[Replacement, Replacement]:
    """Discarded against the blow of a monster, or against the attack of the Ancient One in one round, on everybody."""

    def blow(game: Arkham, source: Source, event: MonsterStrikes) -> Rules[MonsterStrikes | None]:
        you = owner(game, source)
        if event.who != you.slug or not event.damage or event.check != "combat":
            return event
        if not (yield from wants(you, source.card, event.damage)):
            return event
        holding.discard(game, you, source.card)
        return MonsterStrikes(event.who, event.monster, event.check, 0)

    return Replacement(MonsterStrikes, blow), wards_off_attack()


def wards_off_attack() -> Replacement:
    """Discarded against the whole attack of the Ancient One in one round, on everybody."""

    def attack(game: Arkham, source: Source, event: AncientOneStrikes) -> Rules[AncientOneStrikes | None]:
        you = owner(game, source)
        if not (yield from wants(you, source.card)):
            return event
        holding.discard(game, you, source.card)
        return None

    return Replacement(AncientOneStrikes, attack)


def gone_when_awake() -> Trigger:
    """Discarded when the Ancient One awakens."""

    def run(game: Arkham, source: Source, event: Awoke) -> Rules[None]:
        holding.discard(game, owner(game, source), source.card)
        yield from ()

    return Trigger(Awoke, run, lambda game, source, event: True)


# --- rare items


def new_encounter(sanity: int) -> Ability:
    """After an encounter card was drawn: another one in its place, for sanity."""

    def available(game: Arkham, source: Source) -> bool:
        return source.card not in owner(game, source).exhausted

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        holding.exhaust(game, you, source.card)
        yield from harm.lose(game, you, sanity=sanity)

    return Ability(ENCOUNTER_DRAWN, run, available)


def slays_all() -> Ability:
    """Before a combat check: every monster here is defeated, at the price of 3 sanity and 3 stamina."""

    def available(game: Arkham, source: Source) -> bool:
        you = owner(game, source)
        fighting = game.combat is not None and game.combat.monster in game.monsters
        return fighting and you.sanity >= FLUTE_PRICE and you.stamina >= FLUTE_PRICE

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        holding.discard(game, you, source.card)
        harm.pay(game, you, FLUTE_PRICE, FLUTE_PRICE)
        for monster in game.monsters_at(you.at):
            yield from combat.take_down(game, you, monster)

    return Ability(IN_COMBAT, run, available)


def home_by_any_gate() -> Modifier:
    """Back from an Other World by any gate."""
    return modifies(gates.ANY_GATE_HOME, for_owner(1))


def rests() -> Ability:
    """A point of sanity or stamina in each upkeep."""

    def choices(game: Arkham, you: Investigator) -> list[Option[str]]:
        return [
            Option(f"heal:{what}", what, text(f"ah-effect-gain-{what}", n=1))
            for what, hurt in (
                ("sanity", harm.can_gain(game, you, sanity=True)),
                ("stamina", harm.can_gain(game, you, stamina=True)),
            )
            if hurt
        ]

    def available(game: Arkham, source: Source) -> bool:
        you = owner(game, source)
        return source.card not in you.used and bool(choices(game, you))

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        you.used.append(source.card)
        if (yield from ask(you.seat, HEAL_WHAT, choices(game, you), source.card)) == "sanity":
            yield from harm.gain_sanity(game, you, 1)
        else:
            yield from harm.gain_stamina(game, you, 1)

    return Ability(IN_UPKEEP, run, available)


# --- spells


def combat_spell() -> Ability:
    """Cast in combat for its bonus, which lasts while its hands stay busy; with some, each success adds to it."""

    def available(game: Arkham, source: Source) -> bool:
        you = owner(game, source)
        fighting = game.combat is not None and game.combat.seat == you.seat
        return fighting and windows.can_cast(game, you, source.card)

    def run(game: Arkham, source: Source) -> Rules[None]:
        you, each = owner(game, source), CARDS[source.card].per_success
        won = yield from windows.cast(game, you, source.card, wanted=MANY if each else 0)
        if won and game.combat is not None:
            combat.keep_up(game.combat, source.card)
            if each:
                game.combat.power[source.card] = each * won

    return Ability(IN_COMBAT, run, available)


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


def heals() -> Ability:
    """Somebody here regains as much stamina as the check had successes."""

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


def inspires() -> Ability:
    """One more die for all checks until the end of the turn, whatever becomes of the card."""

    def available(game: Arkham, source: Source) -> bool:
        return windows.can_cast(game, owner(game, source), source.card)

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        if (yield from windows.cast(game, you, source.card)):
            you.lasting.append(source.card)

    return Ability(IN_UPKEEP, run, available)


# --- allies


@line("pierces", lambda force: text(f"ah-line-pierces-{force}"))
def pierces(force: Force) -> Settler:
    """The owner's attacks ignore resistance to a force."""

    def answer(game: Arkham, source: Source, defense: Defense, you: Investigator, by: Force) -> Defense:
        return "none" if defense == "resistance" and by == force and you.seat == source.seat else defense

    return settles(combat.PIERCES, answer)


@line("claims_endless", lambda: text("ah-line-claims-endless"))
def claims_endless() -> Modifier:
    """Endless monsters are trophies."""
    return modifies(combat.CLAIMS_ENDLESS, for_owner(1))


@line("not_haunted", lambda: text("ah-line-not-haunted"))
def not_haunted() -> Modifier:
    """No sanity is lost to nightmarish monsters."""
    return modifies(combat.NOT_HAUNTED, for_owner(1))


@line("not_overwhelmed", lambda: text("ah-line-not-overwhelmed"))
def not_overwhelmed() -> Modifier:
    """No stamina is lost to overwhelming monsters."""
    return modifies(combat.NOT_OVERWHELMED, for_owner(1))


# --- special cards


def income(money: int) -> Ability:
    """Dollars in each upkeep, then a die: with a 1 the card is gone. Nobody rolls in the first upkeep."""

    def available(game: Arkham, source: Source) -> bool:
        return source.card not in owner(game, source).used and not game.awake

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        holding.gain_money(game, you, money)
        if source.card not in you.fresh and skill_checks.roll(game, you, 1)[0] == 1:
            holding.discard(game, you, source.card)
        yield from ()

    return Ability(UPKEEP_ACTION, run, available)


def fades() -> Ability:
    """A die in each upkeep but the first: with a 1 the blessing or curse is over."""

    def available(game: Arkham, source: Source) -> bool:
        you = owner(game, source)
        due = source.card not in you.used and source.card not in you.fresh
        return due and not total(game, fates.FATE_STAYS, 0, you)

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        if skill_checks.roll(game, you, 1)[0] == 1:
            yield from fates.lose_fate(game, you)

    return Ability(UPKEEP_ACTION, run, available)


def loan() -> tuple[Ability, Ability]:
    """Interest in each upkeep but the first; the loan may be paid back at any time."""

    def due(game: Arkham, source: Source) -> bool:
        you = owner(game, source)
        return source.card not in you.used and source.card not in you.fresh and not game.awake

    def interest(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        if skill_checks.roll(game, you, 1)[0] > 3:
            return
        if holding.money_for(game, you):
            yield from holding.spend_money(game, you, 1)
            return
        you.forfeited.append(slug_of(source.card))
        holding.discard(game, you, source.card)
        owned = holding.items(you)
        yield from holding.lose_cards(game, you, owned, len(owned), rule="AH-COMP-39")

    def rich(game: Arkham, source: Source) -> bool:
        return holding.money_for(game, owner(game, source)) >= 10

    def pay_back(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        yield from holding.spend_money(game, you, 10)
        holding.discard(game, you, source.card)

    return Ability(UPKEEP_ACTION, interest, due), Ability(ANY_TIME, pay_back, rich)
