"""What only Mythos cards do: headlines and environments."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import ASK, CARDS, GATE_MARKERS, MONSTER_CARDS, Movement, slug_of
from miskatonic.games.arkham_horror.effects.checks import own
from miskatonic.games.arkham_horror.events.fate import TerrorRise
from miskatonic.games.arkham_horror.events.people import FoundAgain, SanityGiven, StaminaGiven, WillBeArrested
from miskatonic.games.arkham_horror.events.town import MonsterDefeated, MonsterEnters, MovementEnded
from miskatonic.games.arkham_horror.rules import (
    fates,
    gates,
    harm,
    holding,
    monsters,
    skill_checks,
    trophies,
    windows,
)
from miskatonic.games.arkham_horror.rules.movement import MOVEMENT_POINTS
from miskatonic.games.arkham_horror.rules.places import BARRED, areas, is_street, out_of_the_cell, place_option
from miskatonic.games.arkham_horror.state import (
    JAIL,
    LOST,
    Arkham,
    ArkhamEffect,
    Investigator,
    in_town,
    person,
    piece,
    world_of,
)
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.effect import word
from miskatonic.kernel.hooks import Modifier, Replacement, Settler, Source, Trigger, modifies, settles
from miskatonic.kernel.text import text

BACK_WHERE = ASK("back_where", "AH-STATE-28", str)
COME_BACK = ASK("come_back", "AH-MABI-02", bool)


@word(
    "first_player", lambda effect: text("ah-effect-first-player", effect=effect.text), gives=lambda effect: effect.gives
)
def first_player(game: Arkham, you: Investigator, effect: ArkhamEffect) -> Rules[None]:
    """The first player alone."""
    yield from effect.run(game, you)


# --- headlines


def _release(game: Arkham, you: Investigator) -> Rules[None]:
    for who in game.present():
        if who.at == JAIL:
            who.at = out_of_the_cell(game)
            who.delayed = False
            who.skips = 0
    yield from ()


RELEASE = own(_release, "whoever is in the cell is released", "quiconque est en cellule est relâché", arrest=-1)


@word(
    "trophies_return",
    lambda kind, place: text("ah-effect-trophies-return", monster=piece(kind), place=piece(place)),
    gives=lambda kind, place: {"monster": 0.5},
)
def trophies_return(game: Arkham, you: Investigator, kind: str, place: str) -> Rules[None]:
    """Every trophy that is a monster of a kind is placed somewhere."""
    for who in game.present():
        for monster in [m for m in who.monster_trophies if slug_of(m) == kind]:
            if (yield from monsters.may_appear(game, place)):
                trophies.part_with(game, who, monster)
                yield from monsters.put_on_board(game, monster, place)


def _missing_return(game: Arkham, you: Investigator) -> Rules[None]:
    for who in game.present():
        if who.at == LOST:
            options = [place_option("appear", place) for place in areas(game)]
            who.at = yield from ask(who.seat, BACK_WHERE, options, game.cause)
            who.delayed = False
            who.skips = 0
            game.tell(FoundAgain(who.slug, who.at))


MISSING_RETURN = own(
    _missing_return,
    "whoever is lost in time and space comes back to any place in Arkham",
    "quiconque est perdu dans le temps et l'espace revient n'importe où à Arkham",
    lost=-1,
)


def _flux(game: Arkham, you: Investigator) -> Rules[None]:
    for who in game.present():
        if world_of(who.at) and gates.gates_home(game, who):
            options = [
                Option("yes", True, text("ah-effect-return")),
                Option("no", False, text("ah-option-decline")),
            ]
            if (yield from ask(who.seat, COME_BACK, options, game.cause)):
                yield from gates.come_home(game, who)


POWER_FLUX = own(
    _flux,
    "whoever is in an Other World may return to Arkham at once",
    "quiconque est dans un Autre Monde peut revenir aussitôt à Arkham",
    way_home=1,
)


@word("outlawed", lambda slug: text("ah-effect-outlawed", card=piece(slug)), gives=lambda slug: {"arrest": 0.3})
def outlawed(game: Arkham, you: Investigator, slug: str) -> Rules[None]:
    """Whoever has a certain card in town hides it, or loses it and is arrested."""
    for who in game.present():
        found = [card for card in who.cards if slug_of(card) == slug]
        if found and in_town(who) and not (yield from skill_checks.passes(game, who, "sneak", -1)):
            for card in found:
                holding.discard(game, who, card)
            yield from fates.arrest(game, who)


# --- environments


@word("blood_price", lambda what: text(f"ah-effect-blood-price-{what}"), gives=lambda what: {what: -2})
def blood_price(game: Arkham, you: Investigator, what: str) -> Rules[None]:
    """A die for each point: failures cost one; whoever has nothing left is devoured, the others are rewarded."""
    faces = skill_checks.roll(game, you, you.sanity if what == "sanity" else you.stamina)
    lost = sum(not skill_checks.is_success(you, face) for face in faces)
    yield from harm.lose(game, you, **{what: lost})
    if (you.sanity if what == "sanity" else you.stamina) <= 0:
        yield from harm.devour(game, you)
    elif what == "stamina":
        holding.gain_clues(game, you, 3)
    else:
        holding.gain_clues(game, you, 1)
        yield from holding.draw(game, you, "spell")


# --- environments that stay


def everybody_slower(points: int) -> Modifier:
    """Fewer movement points for everybody."""
    return modifies(MOVEMENT_POINTS, -points)


def fliers_stay() -> Modifier:
    """Fliers do not move."""
    return modifies(monsters.CANNOT_FLY, 1)


def fast_ones_slow() -> Settler:
    """Fast monsters move like others."""

    def answer(game: Arkham, source: Source, usual: Movement, monster: str) -> Movement:
        return "normal" if usual == "fast" else usual

    return settles(monsters.MOVES_AS, answer)


def never_enters(*kinds: str) -> Replacement:
    """Monsters of some kinds do not enter play: another one is drawn."""

    def run(game: Arkham, source: Source, event: MonsterEnters) -> Rules[MonsterEnters | None]:
        yield from ()
        return None if slug_of(event.monster) in kinds else event

    return Replacement(MonsterEnters, run)


def undead_tougher(amount: int) -> Modifier:
    """The undead are tougher."""

    def more(game: Arkham, source: Source, monster: str) -> int:
        return amount if MONSTER_CARDS[monster].undead else 0

    return modifies(monsters.TOUGHNESS, more)


def no_terror() -> Replacement:
    """Terror does not rise."""

    def run(game: Arkham, source: Source, event: TerrorRise) -> Rules[TerrorRise | None]:
        yield from ()
        return None

    return Replacement(TerrorRise, run)


def free_spells() -> Modifier:
    """Spells cost no sanity."""

    def nothing(game: Arkham, source: Source, you: Investigator, spell: str) -> int:
        return -CARDS[spell].sanity_cost

    return modifies(windows.SPELL_COST, nothing)


def no_spells() -> Modifier:
    """Spells cannot be cast."""
    return modifies(windows.NO_SPELLS, 1)


def no_seals() -> Modifier:
    """Gates cannot be sealed."""
    return modifies(gates.NO_SEAL, 1)


def cheaper_seals(clues: int) -> Modifier:
    """Sealing costs fewer clues."""
    return modifies(gates.SEAL_COST, -clues)


def harder_gates(world: str, amount: int = 1) -> Modifier:
    """Gates to a world are harder to close."""

    def more(game: Arkham, source: Source, place: str, you: Investigator) -> int:
        return amount if place in game.gates and GATE_MARKERS[game.gates[place]].world == world else 0

    return modifies(gates.CLOSING, more)


def no_gains(what: str, healer: str) -> Replacement:
    """Nobody regains sanity, or stamina, but by paid care and by a healer."""
    kind: type[SanityGiven] | type[StaminaGiven] = SanityGiven if what == "sanity" else StaminaGiven

    def run(
        game: Arkham, source: Source, event: SanityGiven | StaminaGiven
    ) -> Rules[SanityGiven | StaminaGiven | None]:
        yield from ()
        return event if event.cause == healer else None

    return Replacement(kind, run)


def extra_item(kind: str) -> Trigger:
    """Whoever passes a combat check against some monster draws a unique item more."""

    def of_kind(game: Arkham, source: Source, event: MonsterDefeated) -> bool:
        return slug_of(event.monster) == kind and person(game, event.who) is not None

    def run(game: Arkham, source: Source, event: MonsterDefeated) -> Rules[None]:
        you = person(game, event.who)
        assert you is not None
        yield from holding.draw(game, you, "unique")

    return Trigger(MonsterDefeated, run, of_kind)


def at_end_of_movement(place: str, effect: ArkhamEffect) -> Trigger:
    """What happens to whoever ends a movement at a place."""

    def there(game: Arkham, source: Source, event: MovementEnded) -> bool:
        return event.place == place and person(game, event.who) is not None

    def run(game: Arkham, source: Source, event: MovementEnded) -> Rules[None]:
        you = person(game, event.who)
        assert you is not None
        yield from effect.run(game, you)

    return Trigger(MovementEnded, run, there)


def curfew(exempt: str) -> Trigger:
    """Whoever ends a movement in the streets may be arrested, but for the holder of a card."""

    def outside(game: Arkham, source: Source, event: MovementEnded) -> bool:
        you = person(game, event.who)
        return is_street(event.place) and you is not None and exempt not in you.cards

    def run(game: Arkham, source: Source, event: MovementEnded) -> Rules[None]:
        you = person(game, event.who)
        assert you is not None
        if not (yield from skill_checks.passes(game, you, "will")):
            yield from fates.arrest(game, you)

    return Trigger(MovementEnded, run, outside)


# --- headlines that stay


def no_arrests() -> Replacement:
    """Nobody is arrested."""

    def run(game: Arkham, source: Source, event: WillBeArrested) -> Rules[WillBeArrested | None]:
        yield from ()
        return None

    return Replacement(WillBeArrested, run)


def barred(place: str) -> Settler:
    """Nobody may enter or leave a place."""

    def answer(game: Arkham, source: Source, usual: tuple[str, ...]) -> tuple[str, ...]:
        return (*usual, place)

    return settles(BARRED, answer)
