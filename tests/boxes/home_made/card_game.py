"""The card game: an investigator with cards of every kind for its deck, a weakness, and more Rats."""

from miskatonic.games.card_game.components import DeckOption, TokenEffect
from miskatonic.games.card_game.declare import asset, enemy, event, investigator, skill, treachery
from miskatonic.games.card_game.effects.cards import draw, gain_resources
from miskatonic.games.card_game.effects.combining import both, says
from miskatonic.games.card_game.effects.costs import costing
from miskatonic.games.card_game.effects.story import discover, place_doom
from miskatonic.games.card_game.effects.timing import YOU, after
from miskatonic.games.card_game.effects.using import fast, reaction
from miskatonic.games.card_game.events import EnemyDefeated

INVESTIGATOR = "ida_marsh"


def fill() -> None:
    """Declares everything into the box that is open."""
    asset(
        "diving_bell",
        "Diving Bell",
        "Cloche de plongée",
        "91001",
        faction="seeker",
        cost=1,
        icons={"intellect": 1},
        traits=("Item",),
        slots=("hand",),
        lines=(
            fast(draw(1), cost=costing("exhaust")),
            reaction(after(EnemyDefeated, YOU), discover(1), cost=costing("exhaust")),
        ),
    )
    event(
        "low_tide",
        "Low Tide",
        "Marée basse",
        "91002",
        faction="neutral",
        cost=0,
        icons={"wild": 1},
        effect=both(gain_resources(2), discover(1)),
    )
    skill("held_breath", "Held Breath", "Souffle retenu", "91003", faction="seeker", icons={"willpower": 2})
    treachery(
        "the_bends",
        "The Bends",
        "Mal des caissons",
        "91004",
        weakness="basic",
        traits=("Injury",),
        revelation=gain_resources(0),
    )
    treachery(
        "flooded_cellar",
        "Flooded Cellar",
        "Cave inondée",
        "91005",
        copies=2,
        encounter_set="rats",
        revelation=place_doom(1),
    )
    enemy(
        "water_rat",
        "Water Rat",
        "Rat d'eau",
        "91006",
        copies=2,
        encounter_set="rats",
        traits=("Creature",),
        fight=1,
        health=2,
        evade=2,
        damage=1,
    )
    investigator(
        INVESTIGATOR,
        "Ida Marsh",
        "Ida Marsh",
        "91007",
        subtitle_en="The Diver",
        subtitle_fr="La plongeuse",
        faction="seeker",
        skills={"willpower": 3, "intellect": 4, "combat": 3, "agility": 2},
        health=7,
        sanity=7,
        elder_sign=TokenEffect(says("+1", "+1"), modifier=1),
        deck_options=(DeckOption("seeker"), DeckOption("neutral"), DeckOption("guardian", most=2)),
        required=(),
        starter={
            "diving_bell": 2,
            "low_tide": 2,
            "held_breath": 2,
            "machete": 1,
            "beat_cop": 1,
            "guard_dog": 1,
            "evidence": 1,
            "dodge": 1,
            "dynamite_blast": 1,
            "vicious_blow": 1,
            "magnifying_glass": 1,
            "old_book_of_lore": 1,
            "research_librarian": 1,
            "dr_milan_christopher": 1,
            "hyperawareness": 1,
            "medical_texts": 1,
            "mind_over_matter": 1,
            "working_a_hunch": 1,
            "barricade": 1,
            "deduction": 1,
            "knife": 2,
            "flashlight": 2,
            "emergency_cache": 2,
            "guts": 1,
        },
    )
