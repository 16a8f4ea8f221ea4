"""The agents of Hastur, Yog-Sothoth, Shub-Niggurath and Cthulhu: four encounter sets, of which a game has one."""

from __future__ import annotations

from msgspec.structs import replace

from miskatonic.games.card_game.components import gift
from miskatonic.games.card_game.declare import enemy, treachery
from miskatonic.games.card_game.effects.cards import discard_this, draw
from miskatonic.games.card_game.effects.checks import skill_check
from miskatonic.games.card_game.effects.combining import both, function, one_of
from miskatonic.games.card_game.effects.harm import heal_this_enemy, take
from miskatonic.games.card_game.effects.standing import emboldened, skill_and_sanity_lower
from miskatonic.games.card_game.effects.story import place_doom
from miskatonic.games.card_game.effects.timing import THIS_ENEMY, YOU, after, when
from miskatonic.games.card_game.effects.using import action, answer, forced
from miskatonic.games.card_game.events import EnemyAttacks, EnemyDefeated, EnemyEngaged, RoundEnded
from miskatonic.games.card_game.rules.cards import discard_at_random, put_into_threat_area
from miskatonic.games.card_game.rules.drawing import search
from miskatonic.games.card_game.rules.harm import check_investigator, deal, deal_to_each
from miskatonic.games.card_game.rules.values import has_trait
from miskatonic.games.card_game.state import CardGame, Investigator, card_of
from miskatonic.kernel.decision import Rules

# --- Hastur


enemy(
    "screeching_byakhee",
    "Screeching Byakhee",
    "Byakhee Hurlant",
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


@function(
    "take 2 horror, search your deck for a Madness weakness, draw it, and shuffle your deck",
    "subir 2 horreurs, chercher une faiblesse Folie dans votre deck, la piocher, puis mélanger votre deck",
    name="see_the_yellow_sign",
    gives=gift({"horror": -2}),
)
def see_the_yellow_sign(game: CardGame, you: Investigator) -> Rules[None]:
    """Who has seen it is never the same again."""
    yield from deal(game, you, horror=2)
    if not you.fate:
        yield from search(game, you, is_madness, least=1)


def is_madness(card: str) -> bool:
    """Whether a card is a Madness weakness."""
    return bool(card_of(card).weakness) and has_trait(card, "Madness")


treachery(
    "the_yellow_sign",
    "The Yellow Sign",
    "Le Signe Jaune",
    "01176",
    copies=2,
    encounter_set="agents_of_hastur",
    traits=("Omen",),
    revelation=skill_check("willpower", 4, failed=see_the_yellow_sign),
)

# --- Yog-Sothoth


@answer(
    "discard 1 card at random from your hand; if you cannot, the attack deals +1 damage and +1 horror",
    "défausser 1 carte de votre main au hasard ; si vous ne le pouvez pas, l'attaque inflige +1 dégât et +1 horreur",
)
def takes_memories(game: CardGame, you: Investigator, event: EnemyAttacks, card: str) -> Rules[EnemyAttacks]:
    """It takes what is known, or more."""
    if (yield from discard_at_random(game, you)):
        return event
    return replace(event, damage=event.damage + 1, horror=event.horror + 1)


enemy(
    "yithian_observer",
    "Yithian Observer",
    "Observateur Yithien",
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
    lines=(forced(when(EnemyAttacks, THIS_ENEMY, YOU), takes_memories),),
)
treachery(
    "offer_of_power",
    "Offer of Power",
    "Offre de Pouvoir",
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
    "Relentless Dark Young",
    "Sombre Rejeton Acharné",
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


@answer("each investigator at its location takes 1 horror", "chaque investigateur dans son lieu subit 1 horreur")
def dying_scream(game: CardGame, you: Investigator, event: EnemyDefeated, card: str) -> Rules[EnemyDefeated]:
    """Its end is worse to see than its life."""
    yield from deal_to_each(game, game.at(event.at), horror=1)
    return event


enemy(
    "goat_spawn",
    "Goat Spawn",
    "Rejeton de la Chèvre",
    "01180",
    copies=3,
    encounter_set="agents_of_shub_niggurath",
    traits=("Humanoid", "Monster"),
    fight=3,
    health=3,
    evade=2,
    damage=1,
    keywords=("hunter", "retaliate"),
    lines=(forced(when(EnemyDefeated, THIS_ENEMY), dying_scream),),
)

# --- Cthulhu

enemy(
    "young_deep_one",
    "Young Deep One",
    "Jeune Profond",
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


@function("put it into play in your threat area", "la mettre en jeu dans votre zone de menace", name="dream")
def dream(game: CardGame, you: Investigator) -> Rules[None]:
    """Whoever has no sanity to lose is defeated by the dream alone."""
    put_into_threat_area(game, you, game.drawn[-1])
    yield from check_investigator(game, you)


treachery(
    "dreams_of_rlyeh",
    "Dreams of R'lyeh",
    "Rêves de R'lyeh",
    "01182",
    copies=2,
    encounter_set="agents_of_cthulhu",
    traits=("Omen",),
    revelation=dream,
    lines=(
        skill_and_sanity_lower("willpower"),
        action(skill_check("willpower", 3, passed=discard_this())),
    ),
)
