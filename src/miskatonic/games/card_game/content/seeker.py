"""The cards of the Seeker class."""

from miskatonic.games.card_game.components import gift
from miskatonic.games.card_game.declare import asset, event, skill
from miskatonic.games.card_game.effects.answers import discard_spawning
from miskatonic.games.card_game.effects.cards import (
    attach_here,
    discard_this,
    draw,
    gain_resources,
    search_for,
    take_back_without_clues,
)
from miskatonic.games.card_game.effects.checks import boost
from miskatonic.games.card_game.effects.combining import choose_someone_here, function, someone_here
from miskatonic.games.card_game.effects.costs import costing
from miskatonic.games.card_game.effects.fights import find_more
from miskatonic.games.card_game.effects.harm import take
from miskatonic.games.card_game.effects.lasting import raise_skill, use_intellect
from miskatonic.games.card_game.effects.odds import odds_of
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
from miskatonic.games.card_game.effects.using import action, fast, forced, reaction
from miskatonic.games.card_game.events import EnemySpawning, EnteredPlay, Investigated, Leaving
from miskatonic.games.card_game.rules import harm
from miskatonic.games.card_game.rules.skill_test import skill_test
from miskatonic.games.card_game.state import CardGame, Investigator, SkillTest
from miskatonic.kernel.decision import Rules

asset(
    "magnifying_glass",
    "Magnifying Glass",
    "la Loupe",
    "01030",
    faction="seeker",
    cost=1,
    icons={"intellect": 1},
    traits=("Item", "Tool"),
    slots=("hand",),
    fast=True,
    lines=(bonus_investigating("intellect"),),
)


asset(
    "old_book_of_lore",
    "Old Book of Lore",
    "le Vieux Grimoire",
    "01031",
    faction="seeker",
    cost=3,
    icons={"willpower": 1},
    traits=("Item", "Tome"),
    slots=("hand",),
    lines=(action(someone_here(search_for(top=3)), cost=costing("exhaust")),),
)


asset(
    "research_librarian",
    "Research Librarian",
    "la Documentaliste",
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
            search_for(("Tome",), kind="asset"),
        ),
    ),
)
asset(
    "dr_milan_christopher",
    "Dr. Milan Christopher",
    "le Dr. Milan Christopher",
    "01033",
    subtitle_en="Professor of Entomology",
    subtitle_fr="Professeur d’Entomologie",
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
    "l’Hyperconscience (f)",
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
    "choose an investigator at your location and test intellect (2); if you pass, heal 1 damage from that investigator; "
    "if you fail, deal 1 damage to that investigator",
    "choisissez un investigateur dans votre lieu et faites un test d’intelligence (2) ; en cas de réussite, soignez 1 dégât "
    "de cet investigateur ; en cas d’échec, infligez-lui 1 dégât",
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
    "les Ouvrages Médicaux (m)",
    "01035",
    faction="seeker",
    cost=2,
    icons={"combat": 1},
    traits=("Item", "Tome"),
    slots=("hand",),
    lines=(action(operate),),
)


event(
    "mind_over_matter",
    "Mind over Matter",
    "Le Pouvoir de l’Esprit (t)",
    "01036",
    faction="seeker",
    cost=1,
    icons={"combat": 1, "agility": 1},
    traits=("Insight",),
    fast=True,
    only_in_own_turn=True,
    effect=use_intellect(),
)
event(
    "working_a_hunch",
    "Working a Hunch",
    "Suivre son Intuition (t)",
    "01037",
    faction="seeker",
    cost=2,
    icons={"intellect": 2},
    traits=("Insight",),
    fast=True,
    only_in_own_turn=True,
    effect=discover(1),
)


event(
    "barricade",
    "Barricade",
    "Barricade (t)",
    "01038",
    faction="seeker",
    cost=0,
    icons={"willpower": 1, "intellect": 1, "agility": 1},
    traits=("Insight", "Tactic"),
    effect=attach_here(),
    lines=(
        bars_enemies(),
        forced(after(Leaving, ATTACHED_LOCATION), discard_this()),
    ),
)


skill(
    "deduction",
    "Deduction",
    "Déduction (t)",
    "01039",
    faction="seeker",
    icons={"intellect": 1},
    traits=("Practiced",),
    boost=find_more(),
)


asset(
    "magnifying_glass_1",
    "Magnifying Glass",
    "la Loupe",
    "01040",
    faction="seeker",
    level=1,
    cost=0,
    icons={"intellect": 1},
    traits=("Item", "Tool"),
    slots=("hand",),
    fast=True,
    lines=(bonus_investigating("intellect"), fast(take_back_without_clues())),
)


asset(
    "disc_of_itzamna",
    "Disc of Itzamna",
    "le Disque d’Itzamna",
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
            discard_spawning(),
            cost=costing("discard"),
        ),
    ),
)


asset(
    "encyclopedia",
    "Encyclopedia",
    "l’Encyclopédie (f)",
    "01042",
    faction="seeker",
    level=2,
    cost=2,
    icons={"wild": 1},
    traits=("Item", "Tome"),
    slots=("hand",),
    lines=(action(raise_skill(2), cost=costing("exhaust")),),
)
event(
    "cryptic_research",
    "Cryptic Research",
    "Recherches Mystérieuses (t)",
    "01043",
    faction="seeker",
    level=4,
    cost=0,
    traits=("Insight",),
    fast=True,
    only_in_own_turn=True,
    effect=someone_here(draw(3)),
)
