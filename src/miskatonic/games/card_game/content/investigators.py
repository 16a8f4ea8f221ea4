"""The five investigators: what they can do and what the elder sign does for them."""

from collections.abc import Sequence

from miskatonic.games.card_game.components import DeckOption, Faction, TokenEffect, gift
from miskatonic.games.card_game.declare import investigator
from miskatonic.games.card_game.effects.cards import draw, gain_resources
from miskatonic.games.card_game.effects.checks import gain_actions
from miskatonic.games.card_game.effects.combining import function, says
from miskatonic.games.card_game.effects.costs import costing
from miskatonic.games.card_game.effects.harm import damage_enemy_here
from miskatonic.games.card_game.effects.standing import tome_actions
from miskatonic.games.card_game.effects.story import discover
from miskatonic.games.card_game.effects.timing import HORROR_ON_THIS_CARD, YOU, after, when
from miskatonic.games.card_game.effects.using import fast, prevention, reaction
from miskatonic.games.card_game.events import EnemyDefeated, Harmed, TokenRevealed
from miskatonic.games.card_game.rules.cards import is_in_play
from miskatonic.games.card_game.rules.values import has_trait
from miskatonic.games.card_game.state import CardGame, Investigator, card_of
from miskatonic.kernel.decision import Rules
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


def clues_here(game: CardGame, seat: int) -> int:
    """The clues at an investigator's location; none for one who has left."""
    at = game.investigators[seat].at
    return game.location(at).clues if at else 0


investigator(
    "roland_banks",
    "Roland Banks",
    "Roland Banks",
    "01001",
    subtitle_en="The Fed",
    subtitle_fr="L'Agent Fédéral",
    faction="guardian",
    traits=("Agency", "Detective"),
    skills={"willpower": 3, "intellect": 3, "combat": 4, "agility": 2},
    health=9,
    sanity=5,
    lines=(reaction(after(EnemyDefeated, YOU), discover(1), limit=Limit(1, "round")),),
    elder_sign=TokenEffect(
        says("+1 for each clue at your location.", "+1 pour chaque indice dans votre lieu."), modifier=clues_here
    ),
    deck_options=classes("guardian", "seeker"),
    required=("rolands_38_special", "cover_up"),
    starter=starter((*GUARDIAN, *SEEKER), "guts", "manual_dexterity"),
)

# --- Daisy Walker


def tomes_of(investigator: Investigator) -> int:
    """How many Tomes an investigator controls; one in the threat area is one of them."""
    return sum(has_trait(asset.card, "Tome") for asset in investigator.play + investigator.threat)


@function(
    "draw 1 card for each Tome you control",
    "piocher 1 carte pour chaque Livre que vous contrôlez",
    name="read_up",
    gives=gift({"cards": 1}),
)
def read_up(game: CardGame, you: Investigator) -> Rules[None]:
    """As many cards as there are Tomes."""
    if tomes := tomes_of(you):
        yield from draw(tomes).run(game, you)


investigator(
    "daisy_walker",
    "Daisy Walker",
    "Daisy Walker",
    "01002",
    subtitle_en="The Librarian",
    subtitle_fr="La Bibliothécaire",
    faction="seeker",
    traits=("Miskatonic",),
    skills={"willpower": 3, "intellect": 5, "combat": 2, "agility": 2},
    health=5,
    sanity=9,
    lines=(tome_actions(),),
    elder_sign=TokenEffect(
        says(
            "+0. If you pass, draw 1 card for each Tome you control.",
            "+0. En cas de réussite, piochez autant de cartes que vous contrôlez de Livres.",
        ),
        passed=read_up,
    ),
    deck_options=classes("seeker", "mystic"),
    required=("daisys_tote_bag", "the_necronomicon"),
    starter=starter((*SEEKER, *MYSTIC), "perception", "manual_dexterity"),
)

# --- “Skids” O'Toole

investigator(
    "skids_otoole",
    "“Skids” O'Toole",
    "« Skids » O'Toole",
    "01003",
    subtitle_en="The Ex-Con",
    subtitle_fr="L'Ex-Détenu",
    faction="rogue",
    traits=("Criminal",),
    skills={"willpower": 2, "intellect": 3, "combat": 3, "agility": 4},
    health=8,
    sanity=6,
    lines=(fast(gain_actions(1), cost=costing(resources=2), limit=Limit(1, "turn"), waits=True),),
    elder_sign=TokenEffect(
        says("+2. If you pass, gain 2 resources.", "+2. En cas de réussite, gagnez 2 ressources."),
        modifier=2,
        passed=gain_resources(2),
    ),
    deck_options=classes("rogue", "guardian"),
    required=("on_the_lam", "hospital_debts"),
    starter=starter((*ROGUE, *GUARDIAN), "guts", "overpower"),
)

# --- Agnes Baker


investigator(
    "agnes_baker",
    "Agnes Baker",
    "Agnes Baker",
    "01004",
    subtitle_en="The Waitress",
    subtitle_fr="La Serveuse",
    faction="mystic",
    traits=("Sorcerer",),
    skills={"willpower": 5, "intellect": 2, "combat": 2, "agility": 3},
    health=6,
    sanity=8,
    lines=(reaction(after(Harmed, HORROR_ON_THIS_CARD), damage_enemy_here(1), limit=Limit(1, "phase")),),
    elder_sign=TokenEffect(
        says("+1 for each horror on this card.", "+1 pour chaque horreur sur cette carte."),
        modifier=lambda game, seat: game.investigators[seat].horror,
    ),
    deck_options=classes("mystic", "survivor"),
    required=("heirloom_of_hyperborea", "dark_memory"),
    starter=starter((*MYSTIC, *SURVIVOR), "perception", "unexpected_courage"),
)

# --- Wendy Adams


def amulet_in_play(game: CardGame, seat: int) -> bool:
    """Whether Wendy's Amulet is in play."""
    return is_in_play(game, card_of("wendys_amulet").en)


investigator(
    "wendy_adams",
    "Wendy Adams",
    "Wendy Adams",
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
            prevention(
                "cancel that token, put it back into the bag and reveal another one",
                "annuler ce pion, le remettre dans le sac et en révéler un autre",
            ),
            cost=costing(cards=1),
            limit=Limit(1, "test"),
        ),
    ),
    elder_sign=TokenEffect(
        says(
            "+0. With Wendy's Amulet in play, you succeed automatically.",
            "+0. Si l'Amulette de Wendy est en jeu, vous réussissez automatiquement.",
        ),
        succeeds=amulet_in_play,
    ),
    deck_options=classes("survivor", "rogue"),
    required=("wendys_amulet", "abandoned_and_alone"),
    starter=starter((*SURVIVOR, *ROGUE), "overpower", "unexpected_courage"),
)
