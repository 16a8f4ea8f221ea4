"""The cards of the Seeker class."""

from miskatonic.games.card_game.components import SKILLS, AssetCard, gift
from miskatonic.games.card_game.declare import asset, event, skill
from miskatonic.games.card_game.effects.cards import draw, gain_resources, search_for
from miskatonic.games.card_game.effects.checks import boost
from miskatonic.games.card_game.effects.combining import choose_someone_here, function, someone_here
from miskatonic.games.card_game.effects.costs import costing
from miskatonic.games.card_game.effects.harm import take
from miskatonic.games.card_game.effects.standing import bars_enemies, bonus_investigating, skill_bonus
from miskatonic.games.card_game.effects.story import discover
from miskatonic.games.card_game.effects.timing import (
    ATTACHED_LOCATION,
    NOT_ELITE,
    THIS_CARD,
    YOU,
    YOUR_LOCATION,
    after,
    when,
)
from miskatonic.games.card_game.effects.using import action, answer, fast, forced, prevention, reaction
from miskatonic.games.card_game.events import EnemySpawning, EnteredPlay, Investigated, Leaving
from miskatonic.games.card_game.rules import harm
from miskatonic.games.card_game.rules.cards import attach, discard_from_play, return_to_hand, take_from_play
from miskatonic.games.card_game.rules.costs import let_last
from miskatonic.games.card_game.rules.odds import odds_of
from miskatonic.games.card_game.rules.skill_test import choose_skill, skill_test
from miskatonic.games.card_game.rules.values import has_trait
from miskatonic.games.card_game.state import CardGame, Investigator, Lasting, SkillTest, card_of
from miskatonic.kernel.decision import Rules

asset(
    "magnifying_glass",
    "Magnifying Glass",
    "Loupe",
    "01030",
    faction="seeker",
    cost=1,
    icons={"intellect": 1},
    traits=("Item", "Tool"),
    slots=("hand",),
    fast=True,
    lines=(bonus_investigating("intellect"),),
)


CONSULT = search_for(
    "search the top 3 cards of their deck, draw one of them and shuffle the deck",
    "chercher parmi les 3 premières cartes de son deck, en piocher une et mélanger son deck",
    lambda card: True,
    top=3,
)
asset(
    "old_book_of_lore",
    "Old Book of Lore",
    "Vieux Grimoire",
    "01031",
    faction="seeker",
    cost=3,
    icons={"willpower": 1},
    traits=("Item", "Tome"),
    slots=("hand",),
    lines=(action(someone_here(CONSULT), cost=costing("exhaust")),),
)


def is_tome(card: str) -> bool:
    """Whether a card is a Tome asset."""
    return isinstance(card_of(card), AssetCard) and has_trait(card, "Tome")


asset(
    "research_librarian",
    "Research Librarian",
    "Documentaliste",
    "01032",
    faction="seeker",
    cost=2,
    icons={"agility": 1},
    traits=("Ally", "Miskatonic"),
    slots=("ally",),
    health=1,
    sanity=1,
    lines=(
        reaction(
            after(EnteredPlay, THIS_CARD),
            search_for(
                "search your deck for a Tome asset, take it into your hand and shuffle your deck",
                "chercher un soutien Livre dans votre deck, le prendre en main et mélanger votre deck",
                is_tome,
            ),
        ),
    ),
)
asset(
    "dr_milan_christopher",
    "Dr. Milan Christopher",
    "Dr. Milan Christopher",
    "01033",
    subtitle_en="Professor of Entomology",
    subtitle_fr="Professeur d'Entomologie",
    unique=True,
    faction="seeker",
    cost=4,
    icons={"intellect": 1},
    traits=("Ally", "Miskatonic"),
    slots=("ally",),
    health=1,
    sanity=2,
    lines=(
        skill_bonus("intellect"),
        reaction(after(Investigated, YOU), gain_resources(1)),
    ),
)
asset(
    "hyperawareness",
    "Hyperawareness",
    "Hyperconscience",
    "01034",
    faction="seeker",
    cost=2,
    icons={"intellect": 1, "agility": 1},
    traits=("Talent",),
    lines=(
        fast(boost("intellect"), cost=costing(resources=1)),
        fast(boost("agility"), cost=costing(resources=1)),
    ),
)


@function(
    "choose an investigator at your location and test intellect (2); if you pass: heal 1 damage of that investigator; "
    "if you fail: deal 1 damage to that investigator",
    "choisir un investigateur dans votre lieu et faire un test d'intelligence (2) ; en cas de réussite : soigner 1 dégât "
    "de cet investigateur ; en cas d'échec : infliger 1 dégât à cet investigateur",
    odds=lambda game, you: odds_of(game, you, "intellect", 2, failed=take(damage=1)),
    failed=take(damage=1),
    name="operate",
    gives=gift({"damage": 1}),
)
def operate(game: CardGame, you: Investigator) -> Rules[None]:
    """The patient is chosen before the test."""
    card = game.using
    patient = yield from choose_someone_here(game, you)

    def result(test: SkillTest) -> Rules[None]:
        return harm.heal(game, patient, damage=1) if test.passed else harm.deal(game, patient, damage=1)

    yield from skill_test(game, you, "intellect", 2, result, source=card)


asset(
    "medical_texts",
    "Medical Texts",
    "Ouvrages Médicaux",
    "01035",
    faction="seeker",
    cost=2,
    icons={"combat": 1},
    traits=("Item", "Tome"),
    slots=("hand",),
    lines=(action(operate),),
)


@function(
    "until the end of the round, you may use your intellect instead of your combat and your agility",
    "jusqu'à la fin du round, vous pouvez utiliser votre intelligence au lieu de votre lutte et de votre agilité",
    lambda game, you: not game.lasts("intellect_instead", you.seat),
    name="think_it_through",
)
def think_it_through(game: CardGame, you: Investigator) -> Rules[None]:
    """Each test of combat or agility may be one of intellect."""
    let_last(game, Lasting("intellect_instead", game.using, "round", you.seat))
    yield from ()


event(
    "mind_over_matter",
    "Mind over Matter",
    "Le Pouvoir de l'Esprit",
    "01036",
    faction="seeker",
    cost=1,
    icons={"combat": 1, "agility": 1},
    traits=("Insight",),
    fast=True,
    only_in_own_turn=True,
    effect=think_it_through,
)
event(
    "working_a_hunch",
    "Working a Hunch",
    "Suivre son Intuition",
    "01037",
    faction="seeker",
    cost=2,
    icons={"intellect": 2},
    traits=("Insight",),
    fast=True,
    only_in_own_turn=True,
    effect=discover(1),
)


@function("attach this card to your location", "attacher cette carte à votre lieu", name="barricade_it")
def barricade_it(game: CardGame, you: Investigator) -> Rules[None]:
    """The event stays there."""
    yield from attach(game, game.using, you.at)


@answer("discard this card", "défausser cette carte")
def pull_down(game: CardGame, you: Investigator, happened: Leaving, card: str) -> Rules[None]:
    """The barricade is gone."""
    yield from discard_from_play(game, card)


event(
    "barricade",
    "Barricade",
    "Barricade",
    "01038",
    faction="seeker",
    cost=0,
    icons={"willpower": 1, "intellect": 1, "agility": 1},
    traits=("Insight", "Tactic"),
    effect=barricade_it,
    lines=(
        bars_enemies(),
        forced(after(Leaving, ATTACHED_LOCATION), pull_down),
    ),
)


@function(
    "1 more clue if it is an investigation",
    "1 indice de plus si c'est une enquête",
    name="find_more",
    gives=gift({"clues": 1}),
)
def find_more(game: CardGame, you: Investigator) -> Rules[None]:
    """Whoever investigates finds more, whoever committed the card."""
    assert game.test is not None
    game.test.clues += int(game.test.kind == "investigate")
    yield from ()


skill(
    "deduction",
    "Deduction",
    "Déduction",
    "01039",
    faction="seeker",
    icons={"intellect": 1},
    traits=("Practiced",),
    boost=find_more,
)


@function(
    "if there are no clues at your location, return this card to your hand",
    "s'il n'y a pas d'indice dans votre lieu, reprendre cette carte en main",
    lambda game, you: not game.location(you.at).clues,
    name="take_back",
)
def take_back(game: CardGame, you: Investigator) -> Rules[None]:
    """The card is in hand again."""
    card = game.using
    if take_from_play(game, card) is not None:
        return_to_hand(game, you, card)
    yield from ()


asset(
    "magnifying_glass_1",
    "Magnifying Glass",
    "Loupe",
    "01040",
    faction="seeker",
    level=1,
    cost=0,
    icons={"intellect": 1},
    traits=("Item", "Tool"),
    slots=("hand",),
    fast=True,
    lines=(bonus_investigating("intellect"), fast(take_back)),
)


asset(
    "disc_of_itzamna",
    "Disc of Itzamna",
    "Disque d'Itzamna",
    "01041",
    subtitle_en="Protective Amulet",
    subtitle_fr="Amulette Protectrice",
    unique=True,
    faction="seeker",
    level=2,
    cost=3,
    icons={"willpower": 1, "intellect": 1, "combat": 1},
    traits=("Item", "Relic"),
    slots=("accessory",),
    lines=(
        reaction(
            when(EnemySpawning, NOT_ELITE, YOUR_LOCATION),
            prevention("discard that enemy", "défausser cet ennemi"),
            cost=costing("discard"),
        ),
    ),
)


@function(
    "choose an investigator at your location and a skill: that investigator gets +2 to it until the end of the phase",
    "choisir un investigateur dans votre lieu et une compétence : cet investigateur y gagne +2 jusqu'à la fin de la phase",
    name="look_it_up",
    gives=gift({"skill": 2}),
)
def look_it_up(game: CardGame, you: Investigator) -> Rules[None]:
    """Whoever reads says who learns what."""
    card = game.using
    investigator = yield from choose_someone_here(game, you)
    chosen = yield from choose_skill(you, list(SKILLS), card, "CG-EFF-07")
    let_last(game, Lasting(chosen, card, "phase", investigator.seat, amount=2))


asset(
    "encyclopedia",
    "Encyclopedia",
    "Encyclopédie",
    "01042",
    faction="seeker",
    level=2,
    cost=2,
    icons={"wild": 1},
    traits=("Item", "Tome"),
    slots=("hand",),
    lines=(action(look_it_up, cost=costing("exhaust")),),
)
event(
    "cryptic_research",
    "Cryptic Research",
    "Recherches Mystérieuses",
    "01043",
    faction="seeker",
    level=4,
    cost=0,
    traits=("Insight",),
    fast=True,
    only_in_own_turn=True,
    effect=someone_here(draw(3)),
)
