"""The agents of Hastur, Yog-Sothoth, Shub-Niggurath and Cthulhu: four encounter sets, of which a game has one."""

from __future__ import annotations

from miskatonic.games.card_game.declare import enemy, treachery
from miskatonic.games.card_game.effects.answers import discard_or_worse, horror_for_all_there
from miskatonic.games.card_game.effects.cards import discard_this, draw, find_weakness, weigh_down
from miskatonic.games.card_game.effects.checks import skill_check
from miskatonic.games.card_game.effects.combining import one_of
from miskatonic.games.card_game.effects.harm import heal_this_enemy, take
from miskatonic.games.card_game.effects.standing import emboldened, skill_and_sanity_lower
from miskatonic.games.card_game.effects.story import place_doom
from miskatonic.games.card_game.effects.timing import THIS_ENEMY, YOU, after, when
from miskatonic.games.card_game.effects.using import action, forced
from miskatonic.games.card_game.events import EnemyAttacks, EnemyDefeated, EnemyEngaged, RoundEnded
from miskatonic.kernel.effect import both

# --- Hastur


enemy(
    "screeching_byakhee",
    "the Screeching Byakhee",
    "le Byakhee Hurlant",
    "01175",
    copies=2,
    encounter_set="agents_of_hastur",
    traits=("Monster", "Byakhee"),
    fight=3,
    health=4,
    evade=3,
    damage=1,
    horror=2,
    keywords=("hunter",),
    prey="lowest_sanity",
    victory=1,
    lines=(emboldened(sanity=4),),
)


treachery(
    "the_yellow_sign",
    "The Yellow Sign",
    "Le Signe Jaune",
    "01176",
    copies=2,
    encounter_set="agents_of_hastur",
    traits=("Omen",),
    revelation=skill_check("willpower", 4, failed=both(take(horror=2), find_weakness("Madness"))),
)

# --- Yog-Sothoth


enemy(
    "yithian_observer",
    "the Yithian Observer",
    "l’Observateur Yithien (m)",
    "01177",
    copies=2,
    encounter_set="agents_of_yog_sothoth",
    traits=("Monster", "Yithian"),
    fight=4,
    health=4,
    evade=3,
    damage=1,
    horror=1,
    prey="fewest_cards",
    victory=1,
    lines=(forced(when(EnemyAttacks, THIS_ENEMY, YOU), discard_or_worse(damage=1, horror=1)),),
)
treachery(
    "offer_of_power",
    "Offer of Power",
    "Offre de Pouvoir (t)",
    "01178",
    copies=2,
    encounter_set="agents_of_yog_sothoth",
    traits=("Pact",),
    keywords=("peril",),
    revelation=one_of(both(draw(2), place_doom(2, may_advance=True)), take(horror=2)),
)

# --- Shub-Niggurath

enemy(
    "relentless_dark_young",
    "the Relentless Dark Young",
    "le Sombre Rejeton Acharné",
    "01179",
    encounter_set="agents_of_shub_niggurath",
    traits=("Monster", "Dark Young"),
    fight=4,
    health=5,
    evade=2,
    damage=2,
    horror=1,
    prey="lowest_agility",
    victory=1,
    lines=(
        forced(
            after(RoundEnded),
            heal_this_enemy(2),
            possible=lambda game, you, event, card: game.enemy(card).damage > 0,
        ),
    ),
)


enemy(
    "goat_spawn",
    "the Goat Spawn",
    "le Rejeton de la Chèvre",
    "01180",
    copies=3,
    encounter_set="agents_of_shub_niggurath",
    traits=("Humanoid", "Monster"),
    fight=3,
    health=3,
    evade=2,
    damage=1,
    keywords=("hunter", "retaliate"),
    lines=(forced(when(EnemyDefeated, THIS_ENEMY), horror_for_all_there(1)),),
)

# --- Cthulhu

enemy(
    "young_deep_one",
    "the Young Deep One",
    "le Jeune Profond",
    "01181",
    copies=2,
    encounter_set="agents_of_cthulhu",
    traits=("Humanoid", "Monster", "Deep One"),
    fight=3,
    health=3,
    evade=3,
    damage=1,
    horror=1,
    keywords=("hunter",),
    prey="lowest_combat",
    lines=(forced(after(EnemyEngaged, THIS_ENEMY, YOU), take(horror=1)),),
)


treachery(
    "dreams_of_rlyeh",
    "Dreams of R'lyeh",
    "Rêves de R’lyeh (t)",
    "01182",
    copies=2,
    encounter_set="agents_of_cthulhu",
    traits=("Omen",),
    revelation=weigh_down(),
    lines=(
        skill_and_sanity_lower("willpower"),
        action(skill_check("willpower", 3, passed=discard_this())),
    ),
)
