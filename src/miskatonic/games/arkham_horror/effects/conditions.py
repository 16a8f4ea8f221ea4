"""Effects that depend on how things are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from miskatonic.games.arkham_horror.components import slug_of
from miskatonic.games.arkham_horror.effects.checks import NOTHING, weighed
from miskatonic.games.arkham_horror.rules.skill_checks import skill
from miskatonic.games.arkham_horror.state import SKY, Arkham, ArkhamEffect, Investigator, holds, piece
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.effect import word
from miskatonic.kernel.text import Text, text

Condition = Literal[
    "blessed",
    "calm",
    "cursed",
    "last_sanity",
    "last_stamina",
    "many_seals",
    "monster_in_sky",
    "slow",
    "unique",
    "weak",
]
CONDITIONS: dict[Condition, Callable[[Arkham, Investigator], bool]] = {
    "blessed": lambda game, you: you.fate == "blessed",
    "calm": lambda game, you: game.terror <= 5,
    "cursed": lambda game, you: you.fate == "cursed",
    "last_sanity": lambda game, you: you.sanity == 1,
    "last_stamina": lambda game, you: you.stamina == 1,
    "many_seals": lambda game, you: len(game.seals) >= 4,
    "monster_in_sky": lambda game, you: bool(game.monsters_at(SKY)),
    "slow": lambda game, you: skill(game, you, "speed") <= 2,
    "unique": lambda game, you: bool(holds(you, "unique")),
    "weak": lambda game, you: you.stamina <= 3,
}


def _say(condition: Text, effect: ArkhamEffect, otherwise: ArkhamEffect) -> Text:
    key = "ah-effect-if" if otherwise is NOTHING else "ah-effect-if-else"
    return text(key, condition=condition, effect=effect.text, otherwise=otherwise.text)


@word(
    "if_so",
    lambda condition, effect, otherwise: _say(text(f"ah-if-{condition}"), effect, otherwise),
    gives=lambda condition, effect, otherwise: weighed((0.3, effect), (0.7, otherwise)),
    useful=lambda game, you, condition, effect, otherwise: (
        effect if CONDITIONS[condition](game, you) else otherwise
    ).useful(game, you),
)
def if_so(
    game: Arkham, you: Investigator, condition: Condition, effect: ArkhamEffect, otherwise: ArkhamEffect = NOTHING
) -> Rules[None]:
    """One thing if something is true, perhaps another one if not."""
    yield from (effect if CONDITIONS[condition](game, you) else otherwise).run(game, you)


@word(
    "if_ancient_one",
    lambda slug, effect, otherwise: _say(text("ah-if-ancient-one", who=piece(slug)), effect, otherwise),
    gives=lambda slug, effect, otherwise: weighed((0.1, effect), (0.9, otherwise)),
    useful=lambda game, you, slug, effect, otherwise: (effect if game.ancient_one == slug else otherwise).useful(
        game, you
    ),
)
def if_ancient_one(
    game: Arkham, you: Investigator, slug: str, effect: ArkhamEffect, otherwise: ArkhamEffect = NOTHING
) -> Rules[None]:
    """Something that happens against a certain Ancient One only."""
    yield from (effect if game.ancient_one == slug else otherwise).run(game, you)


@word(
    "if_holding",
    lambda card, effect, otherwise: _say(text("ah-if-holding", card=piece(card)), effect, otherwise),
    gives=lambda card, effect, otherwise: weighed((0.3, effect), (0.7, otherwise)),
)
def if_holding(
    game: Arkham, you: Investigator, card: str, effect: ArkhamEffect, otherwise: ArkhamEffect = NOTHING
) -> Rules[None]:
    """An effect for the holder of a certain card, perhaps another one for all others."""
    mine = any(slug_of(held) == card for held in you.cards)
    yield from (effect if mine else otherwise).run(game, you)
