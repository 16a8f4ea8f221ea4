"""The signature cards: one for each investigator, and for nobody else."""

from miskatonic.games.card_game.components import Uses, gift
from miskatonic.games.card_game.declare import asset, event
from miskatonic.games.card_game.effects.cards import draw
from miskatonic.games.card_game.effects.combining import function
from miskatonic.games.card_game.effects.costs import costing
from miskatonic.games.card_game.effects.standing import extra_slots, opens_discard
from miskatonic.games.card_game.effects.timing import YOU, after, when, with_trait
from miskatonic.games.card_game.effects.using import action, answer, forced, played_at, reaction
from miskatonic.games.card_game.events import CardPlayed, EventResolved, TurnBegan
from miskatonic.games.card_game.rules.actions import choose_foe, fight, foes
from miskatonic.games.card_game.rules.costs import let_last
from miskatonic.games.card_game.rules.odds import fight_odds
from miskatonic.games.card_game.rules.seen import put_under
from miskatonic.games.card_game.state import CardGame, Investigator, Lasting
from miskatonic.kernel.decision import Rules

# --- Roland Banks


@function(
    "fight with +1 combat, or +3 if there is a clue at your location; +1 damage",
    "combattre avec +1 en lutte, ou +3 s'il y a un indice dans votre lieu ; +1 dégât",
    lambda game, you: bool(foes(game, you)),
    lambda game, you: fight_odds(game, you, "combat", aim(game, you)),
    name="shoot",
    gives=gift({"enemy_damage": 2}),
)
def shoot(game: CardGame, you: Investigator) -> Rules[None]:
    """Roland aims better where there is something to find."""
    card = game.using
    enemy = yield from choose_foe(game, you)
    yield from fight(game, you, enemy, bonus=aim(game, you), damage=2, source=card)


def aim(game: CardGame, you: Investigator) -> int:
    """What the revolver adds."""
    return 3 if game.location(you.at).clues else 1


asset(
    "rolands_38_special",
    "Roland's .38 Special",
    ".38 Spécial de Roland",
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
    lines=(action(shoot, cost=costing(ammo=1), designator="fight"),),
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


@function(
    "until the end of the round, enemies cannot attack you unless they are Elite",
    "jusqu'à la fin du round, les ennemis ne peuvent pas vous attaquer, sauf les Élites",
    name="lie_low",
)
def lie_low(game: CardGame, you: Investigator) -> Rules[None]:
    """The ordinary enemies do not find Skids."""
    let_last(game, Lasting("safe_but_for_elite", game.using, "round", you.seat))
    yield from ()


event(
    "on_the_lam",
    "On the Lam",
    "En Cavale",
    "01010",
    level=None,
    cost=1,
    icons={"intellect": 1, "agility": 1, "wild": 2},
    traits=("Tactic",),
    fast=True,
    deck_limit=1,
    restricted_to="skids_otoole",
    lines=(played_at(after(TurnBegan, YOU), lie_low),),
)

# --- Agnes Baker


asset(
    "heirloom_of_hyperborea",
    "Heirloom of Hyperborea",
    "Héritage d'Hyperborée",
    "01012",
    subtitle_en="Artifact from Another Life",
    subtitle_fr="Relique d'une Autre Vie",
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


@answer("put it under your deck instead of discarding it", "la placer sous votre deck au lieu de la défausser")
def tuck_away(game: CardGame, you: Investigator, happened: EventResolved, card: str) -> Rules[None]:
    """The event will come again."""
    put_under(game, you, happened.card)
    yield from ()


asset(
    "wendys_amulet",
    "Wendy's Amulet",
    "Amulette de Wendy",
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
        forced(when(EventResolved, YOU), tuck_away),
    ),
)
