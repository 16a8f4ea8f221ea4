"""Encounter sets that several scenarios share: rats, ghouls, terrors, cold, cultists, nightgaunts, locked doors."""

from __future__ import annotations

from miskatonic.games.card_game.components import ASK, Spawn, gift
from miskatonic.games.card_game.declare import enemy, treachery
from miskatonic.games.card_game.effects.answers import doom_on_this
from miskatonic.games.card_game.effects.cards import attach_here, attach_to_most_clues, discard_this, into_threat_area
from miskatonic.games.card_game.effects.checks import either_check, skill_check
from miskatonic.games.card_game.effects.combining import function
from miskatonic.games.card_game.effects.harm import damage_by_margin, horror_by_margin, take
from miskatonic.games.card_game.effects.moves import carried_off
from miskatonic.games.card_game.effects.standing import (
    attached_shroud,
    closes_attached,
    doubles_minus,
    forbids_playing,
    slows,
)
from miskatonic.games.card_game.effects.story import doom_on_nearest_or_find, place_doom
from miskatonic.games.card_game.effects.timing import ATTACHED_LOCATION, THIS_ENEMY, YOU, after, of_phase
from miskatonic.games.card_game.effects.using import action, forced
from miskatonic.games.card_game.events import EnemySpawned, Investigated, PhaseEnded, RoundEnded, TurnEnded
from miskatonic.games.card_game.rules.bearing import Harm
from miskatonic.games.card_game.rules.cards import choose_card, discard_from_play, losable
from miskatonic.games.card_game.rules.harm import deal
from miskatonic.games.card_game.state import CardGame, Investigator
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.effect import both

LOSE_ASSET = ASK("lose_asset", "CG-EFF-07", str, aim="lose")
"""Which asset is lost."""


# --- Rats

enemy(
    "swarm_of_rats",
    "the Swarm of Rats",
    "la Nuée de Rats",
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
    "the Ghoul Minion",
    "le Serviteur Goule",
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
    "the Ravenous Ghoul",
    "la Goule Affamée",
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
    "Mains Saisissantes (t)",
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
    "Restes Pourrissants (t)",
    "01163",
    copies=3,
    encounter_set="striking_fear",
    traits=("Terror",),
    revelation=skill_check("willpower", 3, failed=horror_by_margin()),
)


treachery(
    "frozen_in_fear",
    "Frozen in Fear",
    "Paralysé par la Peur (t)",
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
    "Voix Dissonantes (t)",
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
    "Antiques Fléaux (t)",
    "01166",
    copies=3,
    encounter_set="ancient_evils",
    traits=("Omen",),
    revelation=place_doom(1, may_advance=True),
)

# --- Chilling Cold


@function(
    "choose and discard 1 asset that you control; if you control none, take 2 damage",
    "choisissez et défaussez 1 soutien que vous contrôlez ; si vous n’en contrôlez aucun, subissez 2 dégâts",
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
    "Froid de la Crypte (t)",
    "01167",
    copies=2,
    encounter_set="chilling_cold",
    traits=("Hazard",),
    revelation=skill_check("willpower", 4, failed=lose_an_asset),
)


treachery(
    "obscuring_fog",
    "Obscuring Fog",
    "Brouillard Couvrant (t)",
    "01168",
    copies=2,
    encounter_set="chilling_cold",
    traits=("Hazard",),
    revelation=attach_here(once=True),
    lines=(
        attached_shroud(2),
        forced(after(Investigated, ATTACHED_LOCATION), discard_this()),
    ),
)

# --- Dark Cult


enemy(
    "acolyte",
    "the Acolyte",
    "l’Acolyte (m)",
    "01169",
    copies=3,
    encounter_set="dark_cult",
    traits=("Humanoid", "Cultist"),
    fight=3,
    health=1,
    evade=2,
    damage=1,
    spawn=Spawn(empty_location=True),
    lines=(forced(after(EnemySpawned, THIS_ENEMY), doom_on_this()),),
)
enemy(
    "wizard_of_the_order",
    "the Wizard of the Order",
    "le Magicien de l’Ordre",
    "01170",
    encounter_set="dark_cult",
    traits=("Humanoid", "Cultist"),
    fight=4,
    health=2,
    evade=2,
    damage=1,
    keywords=("retaliate",),
    spawn=Spawn(empty_location=True),
    lines=(forced(after(PhaseEnded, of_phase("mythos")), doom_on_this()),),
)


treachery(
    "mysterious_chanting",
    "Mysterious Chanting",
    "Mystérieuse Mélopée (t)",
    "01171",
    copies=2,
    encounter_set="dark_cult",
    traits=("Hex",),
    revelation=doom_on_nearest_or_find(2, "Cultist"),
)

# --- Nightgaunts


enemy(
    "hunting_nightgaunt",
    "the Hunting Nightgaunt",
    "la Maigre Bête de la Nuit Chasseresse",
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


treachery(
    "on_wings_of_darkness",
    "On Wings of Darkness",
    "Sur les Ailes des Ténèbres (t)",
    "01173",
    copies=2,
    encounter_set="nightgaunts",
    revelation=skill_check("agility", 4, failed=both(take(1, 1), carried_off("Central", but="Nightgaunt"))),
)

# --- Locked Doors


treachery(
    "locked_door",
    "Locked Door",
    "Porte Verrouillée (t)",
    "01174",
    copies=2,
    encounter_set="locked_doors",
    traits=("Obstacle",),
    revelation=attach_to_most_clues("locked_door"),
    lines=(
        closes_attached(),
        action(either_check("combat", "agility", 4, passed=discard_this())),
    ),
)
