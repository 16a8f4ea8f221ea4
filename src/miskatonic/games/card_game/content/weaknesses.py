"""Weaknesses: the one of each investigator, and the basic ones that any investigator may have."""

from miskatonic.games.card_game.components import gift
from miskatonic.games.card_game.declare import asset, enemy, event, treachery
from miskatonic.games.card_game.effects.answers import remove_clues_instead
from miskatonic.games.card_game.effects.cards import (
    discard_this,
    forget,
    into_threat_area,
    lose_all_resources,
    put_resource_here,
    remove_discard_pile,
)
from miskatonic.games.card_game.effects.combining import function
from miskatonic.games.card_game.effects.costs import costing
from miskatonic.games.card_game.effects.harm import lose_experience, mental_trauma, take
from miskatonic.games.card_game.effects.standing import blanks_here, elder_sign_fails, skills_lower, stays_with_horror
from miskatonic.games.card_game.effects.story import place_doom
from miskatonic.games.card_game.effects.timing import (
    DAMAGE,
    HORROR,
    SOMEBODY_HERE,
    THIS_ENEMY,
    YOU,
    YOUR_LOCATION,
    after,
    when,
    with_tokens,
)
from miskatonic.games.card_game.effects.using import action, fast, forced, reaction
from miskatonic.games.card_game.events import DiscoveringClues, EnemyAttacked, GameEndedFor, Harmed, TurnEnded
from miskatonic.games.card_game.events.told import HorrorMoved
from miskatonic.games.card_game.rules.bearing import Harm
from miskatonic.games.card_game.rules.cards import (
    discard_from_play,
    find_in_play,
)
from miskatonic.games.card_game.rules.harm import check_investigator
from miskatonic.games.card_game.state import CardGame, Investigator
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.effect import both
from miskatonic.kernel.line import Limit, Line

DEBT = 6

# --- Cover Up


treachery(
    "cover_up",
    "Cover Up",
    "Effacer les Traces (t)",
    "01007",
    weakness="signature",
    traits=("Task",),
    revelation=into_threat_area(clues=3),
    lines=(
        reaction(
            when(DiscoveringClues, SOMEBODY_HERE, YOUR_LOCATION),
            remove_clues_instead(),
            possible=lambda game, you, event, card: find_in_play(game, card).clues > 0,
        ),
        forced(after(GameEndedFor, YOU, with_tokens("clues")), mental_trauma()),
    ),
)

# --- The Necronomicon


@function(
    "move 1 horror from this card onto your investigator; once there is none left here, discard this card",
    "déplacez 1 horreur de cette carte sur votre investigateur ; s’il n’en reste plus ici, défaussez cette carte",
    name="read_on",
    gives=gift({"horror": -1}),
    harm=lambda game, you, by: Harm(moved_horror=1),
)
def read_on(game: CardGame, you: Investigator) -> Rules[None]:
    """Horror that moves is not taken: nothing answers it."""
    book = find_in_play(game, game.using)
    book.horror -= 1
    you.horror += 1
    game.tell(HorrorMoved(you.slug, you.seat, book.card, 1))
    if not book.horror:
        yield from discard_from_play(game, book.card)
    yield from check_investigator(game, you)


asset(
    "the_necronomicon",
    "The Necronomicon",
    "Le Necronomicon",
    "01009",
    subtitle_en="John Dee Translation",
    subtitle_fr="Traduction de John Dee",
    weakness="signature",
    level=None,
    traits=("Item", "Tome"),
    slots=("hand",),
    deck_limit=1,
    restricted_to="daisy_walker",
    revelation=into_threat_area(horror=3),
    lines=(
        stays_with_horror(),
        elder_sign_fails(),
        action(read_on),
    ),
)

# --- Hospital Debts


treachery(
    "hospital_debts",
    "Hospital Debts",
    "Frais d’Hôpitaux (t)",
    "01011",
    weakness="signature",
    traits=("Task",),
    revelation=into_threat_area(),
    lines=(
        fast(put_resource_here(), cost=costing(resources=1), limit=Limit(2, "round"), waits=True),
        forced(after(GameEndedFor, YOU, with_tokens("resources", fewer_than=DEBT)), lose_experience(2)),
    ),
)

# --- Dark Memory

event(
    "dark_memory",
    "Dark Memory",
    "Sombre Souvenir (t)",
    "01013",
    weakness="signature",
    level=None,
    cost=2,
    traits=("Spell",),
    deck_limit=1,
    restricted_to="agnes_baker",
    effect=place_doom(1, may_advance=True),
    lines=(forced(after(TurnEnded, YOU), take(horror=2), hand=True),),
)

# --- Abandoned and Alone


treachery(
    "abandoned_and_alone",
    "Abandoned and Alone",
    "Seule et Abandonnée (t)",
    "01015",
    weakness="signature",
    traits=("Madness",),
    revelation=both(take(horror=2, direct=True), remove_discard_pile()),
)

# --- basic weaknesses


treachery(
    "amnesia", "Amnesia", "Amnésie (t)", "01096", weakness="basic", copies=2, traits=("Madness",), revelation=forget()
)


treachery(
    "paranoia",
    "Paranoia",
    "Paranoïa (t)",
    "01097",
    weakness="basic",
    copies=2,
    traits=("Madness",),
    revelation=lose_all_resources(),
)


def shake_it_off() -> Line:
    """Two actions end it."""
    return action(discard_this(), actions=2)


treachery(
    "haunted",
    "Haunted",
    "Hanté (t)",
    "01098",
    weakness="basic",
    traits=("Curse",),
    revelation=into_threat_area(),
    lines=(
        skills_lower(),
        shake_it_off(),
    ),
)


treachery(
    "psychosis",
    "Psychosis",
    "Psychose (t)",
    "01099",
    weakness="basic",
    traits=("Madness",),
    revelation=into_threat_area(),
    lines=(
        forced(after(Harmed, YOU, HORROR), take(damage=1, direct=True)),
        shake_it_off(),
    ),
)
treachery(
    "hypochondria",
    "Hypochondria",
    "Hypocondrie (t)",
    "01100",
    weakness="basic",
    traits=("Madness",),
    revelation=into_threat_area(),
    lines=(
        forced(after(Harmed, YOU, DAMAGE), take(horror=1, direct=True)),
        shake_it_off(),
    ),
)
enemy(
    "mob_enforcer",
    "the Mob Enforcer",
    "le Sbire de la Pègre",
    "01101",
    weakness="basic",
    traits=("Humanoid", "Criminal"),
    keywords=("hunter",),
    fight=4,
    health=3,
    evade=3,
    damage=1,
    prey="bearer",
    lines=(action(discard_this(), cost=costing(resources=4), designator="parley"),),
)


enemy(
    "silver_twilight_acolyte",
    "the Silver Twilight Acolyte",
    "l’Acolyte du Crépuscule d’Argent (m)",
    "01102",
    weakness="basic",
    traits=("Humanoid", "Cultist", "Silver Twilight"),
    keywords=("hunter",),
    fight=2,
    health=3,
    evade=3,
    damage=1,
    prey="bearer",
    lines=(forced(after(EnemyAttacked, THIS_ENEMY), place_doom(1)),),
)


enemy(
    "stubborn_detective",
    "the Stubborn Detective",
    "le Détective Obstiné",
    "01103",
    weakness="basic",
    traits=("Humanoid", "Detective"),
    keywords=("hunter",),
    fight=3,
    health=2,
    evade=2,
    damage=1,
    prey="bearer",
    lines=(blanks_here(),),
)
