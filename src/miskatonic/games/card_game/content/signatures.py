"""The signature cards: one for each investigator, in no other deck."""

from miskatonic.games.card_game.components import Uses
from miskatonic.games.card_game.declare import asset, event
from miskatonic.games.card_game.effects.answers import put_under_deck
from miskatonic.games.card_game.effects.cards import draw
from miskatonic.games.card_game.effects.costs import costing
from miskatonic.games.card_game.effects.fights import fight_over_clues
from miskatonic.games.card_game.effects.lasting import lie_low
from miskatonic.games.card_game.effects.standing import extra_slots, opens_discard
from miskatonic.games.card_game.effects.timing import YOU, after, when, with_trait
from miskatonic.games.card_game.effects.using import action, forced, played_at, reaction
from miskatonic.games.card_game.events import CardPlayed, EventResolved, TurnBegan

# --- Roland Banks


asset(
    "rolands_38_special",
    "Roland's .38 Special",
    "le .38 Spécial de Roland",
    "01006",
    level=None,
    cost=3,
    icons={"combat": 1, "agility": 1, "wild": 1},
    traits=("Item", "Weapon", "Firearm"),
    slots=("hand",),
    uses=Uses("ammo", 4),
    unique=True,
    deck_limit=1,
    restricted_to="roland_banks",
    lines=(action(fight_over_clues(bonus=1, with_clues=3), cost=costing(ammo=1), designator="fight"),),
)

# --- Daisy Walker


asset(
    "daisys_tote_bag",
    "Daisy's Tote Bag",
    "Le Fourre-Tout de Daisy",
    "01008",
    level=None,
    cost=2,
    icons={"willpower": 1, "intellect": 1, "wild": 1},
    traits=("Item",),
    unique=True,
    deck_limit=1,
    restricted_to="daisy_walker",
    lines=(extra_slots("hand", 2, "Tome"),),
)

# --- “Skids” O'Toole


event(
    "on_the_lam",
    "On the Lam",
    "En Cavale (t)",
    "01010",
    level=None,
    cost=1,
    icons={"intellect": 1, "agility": 1, "wild": 2},
    traits=("Tactic",),
    fast=True,
    deck_limit=1,
    restricted_to="skids_otoole",
    lines=(played_at(after(TurnBegan, YOU), lie_low()),),
)

# --- Agnes Baker


asset(
    "heirloom_of_hyperborea",
    "Heirloom of Hyperborea",
    "l’Héritage d’Hyperborée (m)",
    "01012",
    subtitle_en="Artifact from Another Life",
    subtitle_fr="Relique d’une Autre Vie",
    level=None,
    cost=3,
    icons={"willpower": 1, "combat": 1, "wild": 1},
    traits=("Item", "Relic"),
    slots=("accessory",),
    unique=True,
    deck_limit=1,
    restricted_to="agnes_baker",
    lines=(reaction(after(CardPlayed, YOU, with_trait("Spell")), draw(1)),),
)

# --- Wendy Adams


asset(
    "wendys_amulet",
    "Wendy's Amulet",
    "l’Amulette de Wendy (f)",
    "01014",
    level=None,
    cost=2,
    icons={"wild": 2},
    traits=("Item", "Relic"),
    slots=("accessory",),
    unique=True,
    deck_limit=1,
    restricted_to="wendy_adams",
    lines=(
        opens_discard(),
        forced(when(EventResolved, YOU), put_under_deck()),
    ),
)
