"""Encounter sets that several scenarios share: rats, ghouls, terrors, cold, cultists, nightgaunts, locked doors."""

from __future__ import annotations

from typing import Any

from miskatonic.games.card_game.components import ASK, Spawn, gift, slug_of
from miskatonic.games.card_game.declare import enemy, treachery
from miskatonic.games.card_game.effects.cards import discard_this, into_threat_area
from miskatonic.games.card_game.effects.checks import either_check, skill_check
from miskatonic.games.card_game.effects.combining import function
from miskatonic.games.card_game.effects.harm import damage_by_margin, horror_by_margin
from miskatonic.games.card_game.effects.standing import (
    attached_shroud,
    closes_attached,
    doubles_minus,
    forbids_playing,
    slows,
)
from miskatonic.games.card_game.effects.story import place_doom
from miskatonic.games.card_game.effects.timing import ATTACHED_LOCATION, THIS_ENEMY, YOU, after, of_phase
from miskatonic.games.card_game.effects.using import action, answer, forced
from miskatonic.games.card_game.events import EnemySpawned, Investigated, PhaseEnded, RoundEnded, TurnEnded
from miskatonic.games.card_game.rules import agenda
from miskatonic.games.card_game.rules.bearing import Harm
from miskatonic.games.card_game.rules.cards import attach, choose_card, discard_from_play, losable
from miskatonic.games.card_game.rules.encounter import search_encounters
from miskatonic.games.card_game.rules.enemies import nearest_enemy, place_option
from miskatonic.games.card_game.rules.harm import deal
from miskatonic.games.card_game.rules.moving import slip_away
from miskatonic.games.card_game.rules.values import (
    enemies_with,
    has_trait,
    is_enemy,
)
from miskatonic.games.card_game.state import CardGame, Investigator, Location
from miskatonic.kernel.decision import Rules, ask

LOSE_ASSET = ASK("lose_asset", "CG-EFF-07", str, aim="lose")
"""Which asset is lost."""
PLACE = ASK("place", "CG-MOVE-01", str)
"""Which location a card means."""


def has_one_already(location: Location, card: str) -> bool:
    """Whether a copy of a card is attached to a location."""
    return any(slug_of(asset.card) == slug_of(card) for asset in location.attached)


# --- Rats

enemy(
    "swarm_of_rats",
    "Swarm of Rats",
    "Nuée de Rats",
    "01159",
    copies=3,
    encounter_set="rats",
    traits=("Creature",),
    fight=1,
    health=1,
    evade=3,
    damage=1,
    keywords=("hunter",),
)

# --- Ghouls

enemy(
    "ghoul_minion",
    "Ghoul Minion",
    "Serviteur Goule",
    "01160",
    copies=3,
    encounter_set="ghouls",
    traits=("Humanoid", "Monster", "Ghoul"),
    fight=2,
    health=2,
    evade=2,
    damage=1,
    horror=1,
)
enemy(
    "ravenous_ghoul",
    "Ravenous Ghoul",
    "Goule Affamée",
    "01161",
    encounter_set="ghouls",
    traits=("Humanoid", "Monster", "Ghoul"),
    fight=3,
    health=3,
    evade=3,
    damage=1,
    horror=1,
    prey="lowest_health",
)
treachery(
    "grasping_hands",
    "Grasping Hands",
    "Mains Saisissantes",
    "01162",
    copies=3,
    encounter_set="ghouls",
    traits=("Hazard",),
    revelation=skill_check("agility", 3, failed=damage_by_margin()),
)

# --- Striking Fear

treachery(
    "rotting_remains",
    "Rotting Remains",
    "Restes Pourrissants",
    "01163",
    copies=3,
    encounter_set="striking_fear",
    traits=("Terror",),
    revelation=skill_check("willpower", 3, failed=horror_by_margin()),
)


treachery(
    "frozen_in_fear",
    "Frozen in Fear",
    "Paralysé par la Peur",
    "01164",
    copies=2,
    encounter_set="striking_fear",
    traits=("Terror",),
    revelation=into_threat_area(),
    lines=(
        slows(),
        forced(after(TurnEnded, YOU), skill_check("willpower", 3, passed=discard_this())),
    ),
)
treachery(
    "dissonant_voices",
    "Dissonant Voices",
    "Voix Dissonantes",
    "01165",
    copies=2,
    encounter_set="striking_fear",
    traits=("Terror",),
    revelation=into_threat_area(),
    lines=(
        forbids_playing(),
        forced(after(RoundEnded), discard_this()),
    ),
)

# --- Ancient Evils

treachery(
    "ancient_evils",
    "Ancient Evils",
    "Antiques Fléaux",
    "01166",
    copies=3,
    encounter_set="ancient_evils",
    traits=("Omen",),
    revelation=place_doom(1, may_advance=True),
)

# --- Chilling Cold


@function(
    "choose and discard 1 asset that you control; if you control none, take 2 damage",
    "choisir et défausser 1 soutien que vous contrôlez ; si vous n'en contrôlez aucun, subir 2 dégâts",
    name="lose_an_asset",
    gives=gift({"cards": -1}),
    harm=lambda game, you, by: Harm() if losable(you) else Harm(damage=2),
)
def lose_an_asset(game: CardGame, you: Investigator) -> Rules[None]:
    """An asset goes, or blood flows."""
    assets = losable(you)
    if not assets:
        yield from deal(game, you, damage=2)
        return
    gone = yield from choose_card(game, you, LOSE_ASSET, assets, game.cause)
    yield from discard_from_play(game, gone)


treachery(
    "crypt_chill",
    "Crypt Chill",
    "Froid de la Crypte",
    "01167",
    copies=2,
    encounter_set="chilling_cold",
    traits=("Hazard",),
    revelation=skill_check("willpower", 4, failed=lose_an_asset),
)


@function(
    "attach it to your location; limit 1 per location",
    "l'attacher à votre lieu ; limite de 1 par lieu",
    name="fog_comes",
)
def fog_comes(game: CardGame, you: Investigator) -> Rules[None]:
    """It hangs over the location, unless there is fog already."""
    card = game.using
    if not has_one_already(game.location(you.at), card):
        yield from attach(game, card, you.at)


treachery(
    "obscuring_fog",
    "Obscuring Fog",
    "Brouillard Couvrant",
    "01168",
    copies=2,
    encounter_set="chilling_cold",
    traits=("Hazard",),
    revelation=fog_comes,
    lines=(
        attached_shroud(2),
        forced(after(Investigated, ATTACHED_LOCATION), discard_this()),
    ),
)

# --- Dark Cult


@answer("place 1 doom on it", "placer 1 fatalité dessus")
def doom_on_it(game: CardGame, you: Investigator, event: Any, card: str) -> Rules[None]:
    """The cultist prays."""
    yield from agenda.place_doom_on(game, game.enemy(card))


enemy(
    "acolyte",
    "Acolyte",
    "Acolyte",
    "01169",
    copies=3,
    encounter_set="dark_cult",
    traits=("Humanoid", "Cultist"),
    fight=3,
    health=1,
    evade=2,
    damage=1,
    spawn=Spawn(empty_location=True),
    lines=(forced(after(EnemySpawned, THIS_ENEMY), doom_on_it),),
)
enemy(
    "wizard_of_the_order",
    "Wizard of the Order",
    "Magicien de l'Ordre",
    "01170",
    encounter_set="dark_cult",
    traits=("Humanoid", "Cultist"),
    fight=4,
    health=2,
    evade=2,
    damage=1,
    keywords=("retaliate",),
    spawn=Spawn(empty_location=True),
    lines=(forced(after(PhaseEnded, of_phase("mythos")), doom_on_it),),
)


def is_cultist(card: str) -> bool:
    """Whether a card is an enemy of the cult."""
    return is_enemy(card) and has_trait(card, "Cultist")


@function(
    "place 2 doom on the nearest Cultist enemy; if there is none in play, search the encounter deck and its discard pile"
    " for a Cultist enemy, draw it, and shuffle the encounter deck",
    "placer 2 fatalités sur l'ennemi Cultiste le plus proche ; s'il n'y en a aucun en jeu, chercher un ennemi Cultiste"
    " dans le deck Rencontre et sa pile de défausse, le piocher, puis mélanger le deck Rencontre",
    name="chanting",
    gives=gift({"doom": -2}),
)
def chanting(game: CardGame, you: Investigator) -> Rules[None]:
    """The cult grows stronger, or is found."""
    if cultists := enemies_with(game, "Cultist"):
        nearest = yield from nearest_enemy(game, you, cultists)
        yield from agenda.place_doom_on(game, nearest, 2)
    else:
        yield from search_encounters(game, you, is_cultist)


treachery(
    "mysterious_chanting",
    "Mysterious Chanting",
    "Mystérieuse Mélopée",
    "01171",
    copies=2,
    encounter_set="dark_cult",
    traits=("Hex",),
    revelation=chanting,
)

# --- Nightgaunts


enemy(
    "hunting_nightgaunt",
    "Hunting Nightgaunt",
    "Maigre Bête de la Nuit Chasseresse",
    "01172",
    copies=2,
    encounter_set="nightgaunts",
    traits=("Monster", "Nightgaunt"),
    fight=3,
    health=4,
    evade=1,
    damage=1,
    horror=1,
    keywords=("hunter",),
    lines=(doubles_minus(),),
)


@function(
    "take 1 damage and 1 horror; then disengage from every enemy that is not a Nightgaunt and move to a Central location",
    "subir 1 dégât et 1 horreur ; puis se désengager de chaque ennemi qui n'est pas une Maigre Bête de la Nuit et"
    " se déplacer dans un lieu Central",
    name="carried_off",
    gives=gift({"damage": -1, "horror": -1}),
)
def carried_off(game: CardGame, you: Investigator) -> Rules[None]:
    """Through the air to the middle of the town; only nightgaunts follow."""
    yield from deal(game, you, 1, 1)
    if you.fate:
        return
    central = [place.card for place in game.locations if has_trait(place.card, "Central") and place.card != you.at]
    options = [place_option(card) for card in central]
    to = (yield from ask(you.seat, PLACE, options, game.cause, attached=0)) if options else ""
    yield from slip_away(game, you, to, but=lambda enemy: has_trait(enemy.card, "Nightgaunt"))


treachery(
    "on_wings_of_darkness",
    "On Wings of Darkness",
    "Sur les Ailes des Ténèbres",
    "01173",
    copies=2,
    encounter_set="nightgaunts",
    revelation=skill_check("agility", 4, failed=carried_off),
)

# --- Locked Doors


@function(
    "attach it to the location with the most clues that has no Locked Door",
    "l'attacher au lieu avec le plus d'indices qui n'a pas de Porte Verrouillée",
    name="door_locks",
)
def door_locks(game: CardGame, you: Investigator) -> Rules[None]:
    """Where most is to be found, the door is locked; the lead settles a tie."""
    card = game.using
    free = [place for place in game.locations if not has_one_already(place, card)]
    if free:
        most = max(place.clues for place in free)
        options = [place_option(place.card) for place in free if place.clues == most]
        yield from attach(game, card, (yield from ask(game.lead, PLACE, options, card, rule="CG-PRIO-03", attached=1)))


treachery(
    "locked_door",
    "Locked Door",
    "Porte Verrouillée",
    "01174",
    copies=2,
    encounter_set="locked_doors",
    traits=("Obstacle",),
    revelation=door_locks,
    lines=(
        closes_attached(),
        action(either_check("combat", "agility", 4, passed=discard_this())),
    ),
)
