"""What only certain monsters do."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import CARDS, LOCATIONS, Skill, slug_of
from miskatonic.games.arkham_horror.effects.checks import own
from miskatonic.games.arkham_horror.effects.town import drawn_in
from miskatonic.games.arkham_horror.rules import gates, harm, holding, monsters, skill_checks
from miskatonic.games.arkham_horror.rules.combat import FIGHTS_WITH
from miskatonic.games.arkham_horror.rules.monsters import (
    COMBAT_DAMAGE,
    COMBAT_RATING,
    ENDLESS,
    TOUGHNESS,
    hunted,
    shift,
)
from miskatonic.games.arkham_horror.rules.places import board
from miskatonic.games.arkham_horror.state import Arkham, ArkhamEffect, Investigator, in_town, piece, world_of
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.effect import word
from miskatonic.kernel.hooks import Modifier, Source, modifies, settles
from miskatonic.kernel.line import line
from miskatonic.kernel.text import join, text

# --- moving


def _quake(game: Arkham, you: Investigator) -> Rules[None]:
    if skill_checks.roll(game, you, 1)[0] >= 4:
        for person in game.present():
            if in_town(person):
                yield from harm.lose(game, person, stamina=1)


QUAKE: ArkhamEffect = own(
    _quake,
    "it does not move; roll a die instead: with 4 to 6, each investigator in Arkham loses 1 stamina",
    "il ne se déplace pas ; lancez un dé à la place : de 4 à 6, chaque investigateur à Arkham perd 1 de résistance",
    each_stamina=-0.5,
)


def _hunt(game: Arkham, you: Investigator) -> Rules[None]:
    hound = game.cause
    here = game.monsters[hound]
    prey = [person for person in game.present() if person.at in LOCATIONS and not LOCATIONS[person.at].takes]
    if not prey or game.at(here):
        return
    routes = board(game.edition).by()
    if here not in routes.connections:
        near = prey
    else:
        nearest = routes.nearest(here, [person.at for person in prey])
        near = [person for person in prey if person.at in nearest]
    if near:
        shift(game, hound, (yield from hunted(game, hound, near)).at)


HUNT: ArkhamEffect = own(
    _hunt,
    "it goes straight to the nearest investigator at a location other than the asylum and the hospital",
    "il va droit sur l'investigateur le plus proche dans un lieu autre que l'asile et l'hôpital",
)


# --- striking


def _swept_away(game: Arkham, you: Investigator) -> Rules[None]:
    yield from harm.lose_in_time_and_space(game, you)


SWEPT_AWAY: ArkhamEffect = own(
    _swept_away,
    "whoever fails against it is lost in time and space",
    "quiconque échoue contre lui se perd dans le temps et l'espace",
    lost=1,
)


def _carried_off(game: Arkham, you: Investigator) -> Rules[None]:
    if world_of(you.at):
        yield from gates.come_home(game, you)
    else:
        yield from drawn_in().run(game, you)


CARRIED_OFF: ArkhamEffect = own(
    _carried_off,
    "whoever fails against it is drawn through the nearest open gate; in an Other World, back to Arkham",
    "quiconque échoue contre elle est aspiré par le portail ouvert le plus proche ; dans un Autre Monde, ramené à Arkham",
)


@word("lose_weapon_or_spell", lambda: text("ah-effect-lose-weapon-or-spell"), gives=lambda: {"item": -1})
def lose_weapon_or_spell(game: Arkham, you: Investigator) -> Rules[None]:
    """A weapon or a spell, as its owner chooses."""
    among = [card for card in you.cards if CARDS[card].deck == "spell" or CARDS[card].weapon is not None]
    yield from holding.lose_cards(game, you, among, 1, rule="AH-COMBAT-19")


# --- before the horror check


def _black_bargain(game: Arkham, you: Investigator) -> Rules[None]:
    monster = game.cause
    if (yield from skill_checks.passes(game, you, "luck", -1)):
        holding.gain_clues(game, you, 2)
        monsters.back_to_cup(game, monster)
    else:
        monsters.back_to_cup(game, monster)
        yield from harm.devour(game, you)


BLACK_BARGAIN: ArkhamEffect = own(
    _black_bargain,
    "before the horror check make a Luck (−1) check: gain 2 clues if you pass, be devoured if you fail. Then it is gone",
    "avant le test d'horreur, faites un test de Chance (−1) : gagnez 2 indices en cas de réussite, soyez dévoré en cas "
    "d'échec. Puis il disparaît",
    clue=1,
    devoured=0.5,
)


def _bloated_sight(game: Arkham, you: Investigator) -> Rules[None]:
    if not (yield from skill_checks.passes(game, you, "will", -2)) and game.combat is not None:
        game.combat.doomed = True


BLOATED_SIGHT: ArkhamEffect = own(
    _bloated_sight,
    "before the horror check make a Will (−2) check: if you fail, you fail the horror check and the combat checks, too",
    "avant le test d'horreur, faites un test de Volonté (−2) : en cas d'échec, vous ratez aussi le test d'horreur et les tests "
    "de combat",
)


# --- what they are like


def _in_frenzy(game: Arkham) -> bool:
    return game.terror >= 6


def _weaker(game: Arkham, source: Source, monster: str) -> int:
    return -3 if _in_frenzy(game) else 0


def _stronger(game: Arkham, source: Source, monster: str) -> int:
    return 2 if _in_frenzy(game) else 0


def _no_end(game: Arkham, source: Source, endless: bool, monster: str) -> bool:
    return endless or _in_frenzy(game)


FRENZY = (
    modifies(COMBAT_RATING, _weaker),
    modifies(COMBAT_DAMAGE, _stronger),
    settles(ENDLESS, _no_end),
)
"""The rating +1 and the damage 1 of a maniac become −2 and 3 at high terror."""


def stronger_in(environment: str, rating: int) -> Modifier:
    """Its combat rating is another one while a certain environment is in play."""

    def more(game: Arkham, source: Source, monster: str) -> int:
        return rating if game.environment == environment else 0

    return modifies(COMBAT_RATING, more)


def _lore(game: Arkham, source: Source, usual: Skill, monster: str) -> Skill:
    return "lore"


BY_LORE = settles(FIGHTS_WITH, _lore)


@line(
    "tougher", lambda amount, *kinds: text("ah-line-tougher", amount=amount, kinds=join(piece(kind) for kind in kinds))
)
def tougher(amount: int, *kinds: str) -> Modifier:
    """Monsters of some kinds are tougher."""

    def more(game: Arkham, source: Source, monster: str) -> int:
        return amount if slug_of(monster) in kinds else 0

    return modifies(TOUGHNESS, more)
