"""The cards of the Mystic class."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from miskatonic.games.card_game.components import ASK, Uses, token_name
from miskatonic.games.card_game.declare import asset, event, skill
from miskatonic.games.card_game.effects.answers import cancel_revelation, doom_on_this
from miskatonic.games.card_game.effects.cards import recharge, scry, search_for, uses_into_resources
from miskatonic.games.card_game.effects.checks import boost
from miskatonic.games.card_game.effects.costs import costing
from miskatonic.games.card_game.effects.fights import evade_by_magic, fight_by_magic
from miskatonic.games.card_game.effects.harm import heal
from miskatonic.games.card_game.effects.lasting import blank_enemy
from miskatonic.games.card_game.effects.standing import extra_slots, skill_bonus
from miskatonic.games.card_game.effects.story import encounter_for_clues
from miskatonic.games.card_game.effects.timing import NO_WEAKNESS, THIS_CARD, YOU, after, when
from miskatonic.games.card_game.effects.using import action, answer, fast, forced, played_at, reaction
from miskatonic.games.card_game.events import (
    EnteredPlay,
    PhaseBegan,
    RevealingToken,
    TokenIgnored,
    TreacheryRevealed,
)
from miskatonic.games.card_game.rules.skill_test import draw_token
from miskatonic.games.card_game.state import (
    CardGame,
    CardGameEffect,
    Investigator,
)
from miskatonic.kernel.decision import Option, Rules, ask

TOKEN = ASK("token", "CG-TEST-12", str)
"""Which of the tokens that were revealed counts."""


asset(
    "forbidden_knowledge",
    "Forbidden Knowledge",
    "la Connaissance Interdite",
    "01058",
    faction="mystic",
    cost=0,
    icons={"intellect": 1},
    traits=("Talent",),
    uses=Uses("secret", 4, discard_when_empty=True),
    lines=(fast(uses_into_resources("secret"), cost=costing("exhaust", horror=1)),),
)
asset(
    "holy_rosary",
    "Holy Rosary",
    "le Saint Rosaire",
    "01059",
    faction="mystic",
    cost=2,
    icons={"willpower": 1},
    traits=("Item", "Charm"),
    slots=("accessory",),
    sanity=2,
    lines=(skill_bonus("willpower"),),
)


asset(
    "shrivelling",
    "Shrivelling",
    "le Flétrissement",
    "01060",
    faction="mystic",
    cost=3,
    icons={"combat": 1},
    traits=("Spell",),
    slots=("arcane",),
    uses=Uses("charge", 4),
    lines=(action(fight_by_magic(damage=1, horror=1), cost=costing(charge=1), designator="fight"),),
)


asset(
    "scrying",
    "Scrying",
    "la Divination",
    "01061",
    faction="mystic",
    cost=1,
    icons={"intellect": 1},
    traits=("Spell",),
    slots=("arcane",),
    uses=Uses("charge", 3),
    lines=(action(scry(3), cost=costing("exhaust", charge=1)),),
)
asset(
    "arcane_studies",
    "Arcane Studies",
    "l’Étude des Arcanes (f)",
    "01062",
    faction="mystic",
    cost=2,
    icons={"willpower": 1, "intellect": 1},
    traits=("Talent",),
    lines=(fast(boost("willpower"), cost=costing(resources=1)), fast(boost("intellect"), cost=costing(resources=1))),
)


asset(
    "arcane_initiate",
    "Arcane Initiate",
    "l’Initiée aux Arcanes (f)",
    "01063",
    faction="mystic",
    cost=1,
    icons={"willpower": 1},
    traits=("Ally", "Sorcerer"),
    slots=("ally",),
    health=1,
    sanity=2,
    lines=(
        forced(after(EnteredPlay, THIS_CARD), doom_on_this()),
        fast(search_for(("Spell",), top=3), cost=costing("exhaust")),
    ),
)


event(
    "drawn_to_the_flame",
    "Drawn to the Flame",
    "Attiré vers la Flamme (t)",
    "01064",
    faction="mystic",
    cost=0,
    icons={"willpower": 1, "intellect": 1},
    traits=("Insight",),
    effect=encounter_for_clues(2),
)


event(
    "ward_of_protection",
    "Ward of Protection",
    "Sort de Protection (t)",
    "01065",
    faction="mystic",
    cost=1,
    icons={"wild": 1},
    traits=("Spell", "Spirit"),
    fast=True,
    lines=(played_at(when(TreacheryRevealed, YOU, NO_WEAKNESS), cancel_revelation(horror=1)),),
)


def blinding_light(slug: str, code: str, level: int, cost: int, effect: CardGameEffect) -> None:
    """Both versions of the spell."""
    event(
        slug,
        "Blinding Light",
        "Lumière Aveuglante (t)",
        code,
        faction="mystic",
        level=level,
        cost=cost,
        icons={"willpower": 1, "agility": 1},
        traits=("Spell",),
        effect=effect,
        designator="evade",
    )


blinding_light(
    "blinding_light",
    "01066",
    level=0,
    cost=2,
    effect=evade_by_magic(damage=1),
)
skill(
    "fearless",
    "Fearless",
    "Sans Peur (t)",
    "01067",
    faction="mystic",
    icons={"willpower": 1},
    traits=("Innate",),
    passed=heal(horror=1),
)


event(
    "mind_wipe",
    "Mind Wipe",
    "Mémoire Effacée (t)",
    "01068",
    faction="mystic",
    level=1,
    cost=1,
    icons={"willpower": 1, "combat": 1},
    traits=("Spell",),
    fast=True,
    lines=(played_at(after(PhaseBegan), blank_enemy()),),
)
blinding_light(
    "blinding_light_2",
    "01069",
    level=2,
    cost=1,
    effect=evade_by_magic(damage=2, horror=1),
)


asset(
    "book_of_shadows",
    "Book of Shadows",
    "le Livre des Ombres",
    "01070",
    faction="mystic",
    level=3,
    cost=4,
    icons={"willpower": 1, "intellect": 1},
    traits=("Item", "Tome"),
    slots=("hand",),
    lines=(
        extra_slots("arcane"),
        action(recharge(1, "Spell"), cost=costing("exhaust")),
    ),
)


@cache
def token_option(token: str) -> Option[str]:
    """A token, to be chosen."""
    return Option(f"token:{token}", token, token_name(token))


@answer(
    "reveal 2 tokens instead; resolve one of them and ignore the other",
    "révélez-en 2 ; résolvez-en un et ignorez l’autre",
)
def choose_fate(game: CardGame, you: Investigator, event: RevealingToken, card: str) -> Rules[RevealingToken]:
    """The token that is ignored counts for nothing."""
    assert game.test is not None
    first = draw_token(game, game.test)
    second = draw_token(game, game.test, (first,))
    options = [token_option(token) for token in dict.fromkeys((first, second))]
    chosen = yield from ask(you.seat, TOKEN, options, card)
    game.tell(TokenIgnored(you.slug, you.seat, second if chosen == first else first))
    return replace(event, token=chosen)


asset(
    "grotesque_statue",
    "Grotesque Statue",
    "la Statue Grotesque",
    "01071",
    faction="mystic",
    level=4,
    cost=2,
    icons={"wild": 1},
    traits=("Item", "Relic"),
    slots=("hand",),
    uses=Uses("charge", 4, discard_when_empty=True),
    lines=(
        reaction(
            when(RevealingToken, YOU),
            choose_fate,
            possible=lambda game, you, event, card: not event.token,
            cost=costing(charge=1),
        ),
    ),
)
