"""The five investigators: what they can do and what the elder sign does for them."""

from collections.abc import Sequence

from miskatonic.games.card_game.components import DeckOption, Faction, TokenEffect
from miskatonic.games.card_game.declare import investigator
from miskatonic.games.card_game.effects.answers import reveal_another
from miskatonic.games.card_game.effects.cards import gain_resources
from miskatonic.games.card_game.effects.checks import gain_actions
from miskatonic.games.card_game.effects.costs import costing
from miskatonic.games.card_game.effects.harm import damage_enemy_here
from miskatonic.games.card_game.effects.standing import tome_actions
from miskatonic.games.card_game.effects.story import discover
from miskatonic.games.card_game.effects.timing import HORROR_ON_THIS_CARD, YOU, after, when
from miskatonic.games.card_game.effects.tokens import CLUES_HERE, OWN_HORROR, cards_with, draw_for_each, is_out
from miskatonic.games.card_game.effects.using import fast, reaction
from miskatonic.games.card_game.events import EnemyDefeated, Harmed, TokenRevealed
from miskatonic.kernel.line import Limit


def classes(own: Faction, other: Faction) -> tuple[DeckOption, ...]:
    """What an investigator may have in the deck: all of its own class and of none, and of another one up to level 2."""
    return DeckOption(own), DeckOption("neutral"), DeckOption(other, most=2)


# What the box has of each class for a first game: one copy each.
GUARDIAN = (
    "45_automatic",
    "physical_training",
    "beat_cop",
    "first_aid",
    "machete",
    "guard_dog",
    "evidence",
    "dodge",
    "dynamite_blast",
    "vicious_blow",
)
SEEKER = (
    "magnifying_glass",
    "old_book_of_lore",
    "research_librarian",
    "dr_milan_christopher",
    "hyperawareness",
    "medical_texts",
    "mind_over_matter",
    "working_a_hunch",
    "barricade",
    "deduction",
)
ROGUE = (
    "switchblade",
    "burglary",
    "pickpocketing",
    "41_derringer",
    "leo_de_luca",
    "hard_knocks",
    "elusive",
    "backstab",
    "sneak_attack",
    "opportunist",
)
MYSTIC = (
    "forbidden_knowledge",
    "holy_rosary",
    "shrivelling",
    "scrying",
    "arcane_studies",
    "arcane_initiate",
    "drawn_to_the_flame",
    "ward_of_protection",
    "blinding_light",
    "fearless",
)
SURVIVOR = (
    "leather_coat",
    "scavenging",
    "baseball_bat",
    "rabbits_foot",
    "stray_cat",
    "dig_deep",
    "cunning_distraction",
    "look_what_i_found",
    "lucky",
    "survival_instinct",
)


def starter(classes: Sequence[str], *neutral: str) -> dict[str, int]:
    """The deck that the box suggests for a first game: the cards of both classes once, those of none twice."""
    return {**dict.fromkeys(classes, 1), **dict.fromkeys(("knife", "flashlight", "emergency_cache", *neutral), 2)}


# --- Roland Banks


investigator(
    "roland_banks",
    "Roland Banks",
    "Roland Banks",
    "01001",
    subtitle_en="The Fed",
    subtitle_fr="L’Agent Fédéral",
    faction="guardian",
    traits=("Agency", "Detective"),
    skills={"willpower": 3, "intellect": 3, "combat": 4, "agility": 2},
    health=9,
    sanity=5,
    lines=(reaction(after(EnemyDefeated, YOU), discover(1), limit=Limit(1, "round")),),
    elder_sign=TokenEffect(CLUES_HERE),
    deck_options=classes("guardian", "seeker"),
    required=("rolands_38_special", "cover_up"),
    starter=starter((*GUARDIAN, *SEEKER), "guts", "manual_dexterity"),
)

# --- Daisy Walker


investigator(
    "daisy_walker",
    "Daisy Walker",
    "Daisy Walker (f)",
    "01002",
    subtitle_en="The Librarian",
    subtitle_fr="La Bibliothécaire",
    faction="seeker",
    traits=("Miskatonic",),
    skills={"willpower": 3, "intellect": 5, "combat": 2, "agility": 2},
    health=5,
    sanity=9,
    lines=(tome_actions(),),
    elder_sign=TokenEffect(0, passed=draw_for_each(cards_with("Tome"))),
    deck_options=classes("seeker", "mystic"),
    required=("daisys_tote_bag", "the_necronomicon"),
    starter=starter((*SEEKER, *MYSTIC), "perception", "manual_dexterity"),
)

# --- “Skids” O'Toole

investigator(
    "skids_otoole",
    "“Skids” O'Toole",
    "« Skids » O’Toole",
    "01003",
    subtitle_en="The Ex-Con",
    subtitle_fr="L’Ex-Détenu",
    faction="rogue",
    traits=("Criminal",),
    skills={"willpower": 2, "intellect": 3, "combat": 3, "agility": 4},
    health=8,
    sanity=6,
    lines=(fast(gain_actions(1), cost=costing(resources=2), limit=Limit(1, "turn"), waits=True),),
    elder_sign=TokenEffect(2, passed=gain_resources(2)),
    deck_options=classes("rogue", "guardian"),
    required=("on_the_lam", "hospital_debts"),
    starter=starter((*ROGUE, *GUARDIAN), "guts", "overpower"),
)

# --- Agnes Baker


investigator(
    "agnes_baker",
    "Agnes Baker",
    "Agnes Baker (f)",
    "01004",
    subtitle_en="The Waitress",
    subtitle_fr="La Serveuse",
    faction="mystic",
    traits=("Sorcerer",),
    skills={"willpower": 5, "intellect": 2, "combat": 2, "agility": 3},
    health=6,
    sanity=8,
    lines=(reaction(after(Harmed, HORROR_ON_THIS_CARD), damage_enemy_here(1), limit=Limit(1, "phase")),),
    elder_sign=TokenEffect(OWN_HORROR),
    deck_options=classes("mystic", "survivor"),
    required=("heirloom_of_hyperborea", "dark_memory"),
    starter=starter((*MYSTIC, *SURVIVOR), "perception", "unexpected_courage"),
)

# --- Wendy Adams


investigator(
    "wendy_adams",
    "Wendy Adams",
    "Wendy Adams (f)",
    "01005",
    subtitle_en="The Urchin",
    subtitle_fr="La Gamine",
    faction="survivor",
    traits=("Drifter",),
    skills={"willpower": 4, "intellect": 3, "combat": 1, "agility": 4},
    health=7,
    sanity=7,
    lines=(
        reaction(
            when(TokenRevealed, YOU),
            reveal_another(),
            cost=costing(cards=1),
            limit=Limit(1, "test"),
        ),
    ),
    elder_sign=TokenEffect(0, succeeds=is_out("wendys_amulet")),
    deck_options=classes("survivor", "rogue"),
    required=("wendys_amulet", "abandoned_and_alone"),
    starter=starter((*SURVIVOR, *ROGUE), "overpower", "unexpected_courage"),
)
