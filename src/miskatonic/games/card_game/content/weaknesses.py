"""Weaknesses: the one of each investigator, and the basic ones that anybody may have."""

from miskatonic.games.card_game.components import ASK, gift
from miskatonic.games.card_game.declare import asset, enemy, event, treachery
from miskatonic.games.card_game.effects.cards import discard_this, into_threat_area
from miskatonic.games.card_game.effects.combining import both, function
from miskatonic.games.card_game.effects.costs import costing
from miskatonic.games.card_game.effects.harm import take
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
from miskatonic.games.card_game.effects.using import action, answer, fast, forced, reaction
from miskatonic.games.card_game.events import DiscoveringClues, EnemyAttacked, GameEndedFor, Harmed, TurnEnded
from miskatonic.games.card_game.events.told import CluesRemoved, ExperienceLost, HorrorMoved, ResourcesPlaced
from miskatonic.games.card_game.rules.bearing import Harm
from miskatonic.games.card_game.rules.cards import (
    choose_card,
    discard_from_hand,
    discard_from_play,
    discardable,
    find_in_play,
    remove_from_game,
    spend_resources,
)
from miskatonic.games.card_game.rules.harm import check_investigator, suffer_trauma
from miskatonic.games.card_game.state import CardGame, Investigator
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.line import Limit, Line

REMEMBER = ASK("remember", "CG-WEAK-09", str)
"""Which card stays in a hand that is forgotten."""
DEBT = 6

# --- Cover Up


@answer("remove as many clues from this card instead", "retirer autant d'indices de cette carte à la place")
def cover_it_up(game: CardGame, you: Investigator, happened: DiscoveringClues, card: str) -> Rules[None]:
    """Nothing is discovered."""
    asset = find_in_play(game, card)
    amount = min(asset.clues, happened.amount)
    asset.clues -= amount
    game.tell(CluesRemoved(card, amount))
    yield from ()


@function("suffer 1 mental trauma", "subir 1 trauma mental", name="haunted_by_it", gives=gift({"trauma": -1}))
def haunted_by_it(game: CardGame, you: Investigator) -> Rules[None]:
    """Roland cannot forget."""
    yield from suffer_trauma(game, you, mental=1)


treachery(
    "cover_up",
    "Cover Up",
    "Effacer les Traces",
    "01007",
    weakness="signature",
    traits=("Task",),
    revelation=into_threat_area(clues=3),
    lines=(
        reaction(
            when(DiscoveringClues, SOMEBODY_HERE, YOUR_LOCATION),
            cover_it_up,
            possible=lambda game, you, event, card: find_in_play(game, card).clues > 0,
        ),
        forced(after(GameEndedFor, YOU, with_tokens("clues")), haunted_by_it),
    ),
)

# --- The Necronomicon


@function(
    "move 1 horror from this card onto your investigator; once there is none left here, discard this card",
    "déplacer 1 horreur de cette carte sur votre investigateur ; s'il n'en reste plus ici, défausser cette carte",
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


@function("put 1 resource on this card", "placer 1 ressource sur cette carte", name="pay_back")
def pay_back(game: CardGame, you: Investigator) -> Rules[None]:
    """The resource that was spent lies on the card."""
    find_in_play(game, game.using).resources += 1
    game.tell(ResourcesPlaced(game.using, 1))
    yield from ()


@function(
    "earn 2 experience less in this scenario",
    "gagner 2 points d'expérience de moins pour ce scénario",
    name="pay_dearly",
    gives=gift({"experience": -2}),
)
def pay_dearly(game: CardGame, you: Investigator) -> Rules[None]:
    """The debt is paid another way."""
    you.experience -= 2
    game.tell(ExperienceLost(you.slug, you.seat, 2))
    yield from ()


treachery(
    "hospital_debts",
    "Hospital Debts",
    "Frais d'Hôpitaux",
    "01011",
    weakness="signature",
    traits=("Task",),
    revelation=into_threat_area(),
    lines=(
        fast(pay_back, cost=costing(resources=1), limit=Limit(2, "round"), waits=True),
        forced(after(GameEndedFor, YOU, with_tokens("resources", fewer_than=DEBT)), pay_dearly),
    ),
)

# --- Dark Memory

event(
    "dark_memory",
    "Dark Memory",
    "Sombre Souvenir",
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


@function("remove your discard pile from the game", "retirer votre défausse de la partie", name="lose_the_past")
def lose_the_past(game: CardGame, you: Investigator) -> Rules[None]:
    """What lies in the discard pile is gone for good."""
    gone, you.discard = you.discard, []
    game.cards_changed()
    for card in gone:
        yield from remove_from_game(game, card)


treachery(
    "abandoned_and_alone",
    "Abandoned and Alone",
    "Seule et Abandonnée",
    "01015",
    weakness="signature",
    traits=("Madness",),
    revelation=both(take(horror=2, direct=True), lose_the_past),
)

# --- basic weaknesses


@function("discard all but 1 card of your hand", "défausser toutes les cartes de votre main sauf 1", name="forget")
def forget(game: CardGame, you: Investigator) -> Rules[None]:
    """One card stays; a weakness in the hand cannot be chosen to be discarded, so that it is the one."""
    forgotten = discardable(you)
    if forgotten and len(forgotten) == len(you.hand):
        forgotten.remove((yield from choose_card(game, you, REMEMBER, forgotten, game.cause)))
    for card in forgotten:
        yield from discard_from_hand(game, you, card)


treachery("amnesia", "Amnesia", "Amnésie", "01096", weakness="basic", copies=2, traits=("Madness",), revelation=forget)


@function("discard all your resources", "défausser toutes vos ressources", name="trust_nobody")
def trust_nobody(game: CardGame, you: Investigator) -> Rules[None]:
    """All resources are gone."""
    spend_resources(game, you, you.resources)
    yield from ()


treachery(
    "paranoia",
    "Paranoia",
    "Paranoïa",
    "01097",
    weakness="basic",
    copies=2,
    traits=("Madness",),
    revelation=trust_nobody,
)


def shake_it_off() -> Line:
    """Two actions end it."""
    return action(discard_this(), actions=2)


treachery(
    "haunted",
    "Haunted",
    "Hanté",
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
    "Psychose",
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
    "Hypocondrie",
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
    "Mob Enforcer",
    "Sbire de la Pègre",
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
    "Silver Twilight Acolyte",
    "Acolyte du Crépuscule d'Argent",
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
    "Stubborn Detective",
    "Détective Obstiné",
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
