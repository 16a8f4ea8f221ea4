"""What the columns of the card game's features are called, and what is printed on cards as numbers: see `features.py`."""

from __future__ import annotations

from typing import Any

from miskatonic.games.card_game.bot.estimate import attacks_of
from miskatonic.games.card_game.bot.gifts import gives_of, parts_of
from miskatonic.games.card_game.components import (
    ALL,
    SKILLS,
    AssetCard,
    EventCard,
    Icon,
    PlayerCard,
    SkillCard,
    TreacheryCard,
    slug_of,
)
from miskatonic.games.card_game.state import card_of
from miskatonic.kernel.memory import printed
from miskatonic.players.features import amounts, word_of

QUANTITIES = (
    *("damage", "horror", "trauma", "resources", "cards", "clues", "doom", "actions", "skill", "uses", "experience"),
    *("enemy_damage", "enemies_evaded"),
)
"""What effects give, by name. Other quantities, which boxes bring, count together."""
GIVES = (*QUANTITIES, "other")
DESIGNATORS = ("fight", "evade", "investigate", "parley", "resign")
ICONS: tuple[Icon, ...] = (*SKILLS, "wild")
FAR = 4
"""A distance where there is no way."""
TO_TAKE = "commit"
"""The verb of options that are taken one by one for a test."""

SCENARIO = (
    *("one", "round", "doom_left", "doom_left_in_all", "agendas_left", "doom_soon", "end_soon", "acts_left"),
    *("clues_needed", "clues_held", "clues_missing", "act_clues", "may_advance", "clues_around", "unrevealed"),
    *("locations", "started", "present", "victory", "side_deck", "own_turn", "encounter_deck", "difficulty"),
)
PERSON = (
    *("health", "sanity", "frail", "shaken", "soaks_damage", "soaks_horror", "frail_with_soak", "shaken_with_soak"),
    *("resources", "hand", "clues", "actions", "play", "deck", *SKILLS, *(f"hand_{icon}" for icon in ICONS), "uses"),
    *("shroud", "clues_here", "chance_here", "people_here"),
)
ENEMIES = (
    *("engaged", "engaged_damage", "engaged_horror", "engaged_health", "engaged_with_others", "loose", "loose_ready"),
    *("loose_here", "hunters", "doom_on_enemies", "exhausted", "enemies", "cornered", "could_die", "could_go_mad"),
)
STRONGEST = (
    *("foe_health", "foe_health_each", "foe_chance", "foe_damage", "foe_actions", "foe_distance", "foe_engaged"),
    *("foe_exhausted", "foe_elite", "foe_deals_damage", "foe_deals_horror", "foe_evade_chance"),
)
OTHERS = ("others_health", "others_sanity", "others_mean_health", "others_clues", "others_here", "others_to_play")
TEST = (*("test", "margin", "chance", "test_fight", "test_evade", "test_investigate", "own_test", "tokens", "test_by"),)
POSITION = (*SCENARIO, *PERSON, *ENEMIES, *STRONGEST, *OTHERS, *TEST)

ABILITY = (
    *("an_option", "costs_actions", "costs_resources", "costs_clues", "costs_uses", "exhausts", "discards"),
    *("costs_cards", "costs_horror", *(f"does_{name}" for name in DESIGNATORS), "success", "deals"),
    *(f"gives_{name}" for name in GIVES),
)
AT_ENEMY = (
    *("enemy", "its_health", "its_damage", "its_horror", "its_engaged", "its_exhausted", "its_fist_chance"),
    *("its_evade_chance", "its_best_chance", "its_best_damage", "its_last", "its_doom", "its_elite", "its_victory"),
)
AT_PLACE = (
    *("place", "its_distance", "its_clues", "its_any_clues", "its_revealed", "its_chance", "its_enemies"),
    *("its_threat", "its_people", "nearer_clues", "nearer_foe"),
)
CARD = (
    *("card_cost", "card_icons", "card_fast", *(f"card_{icon}" for icon in ICONS), "asset", "event", "skill"),
    *("treachery", "weakness", "card_health", "card_sanity", "card_uses", "attack_bonus", "attack_damage"),
)
OF_CARD = ("icons_for_test", "left_after", "twin_in_play", "whose", "margin_taken", "number_taken")
OPTION = (*ABILITY, *AT_ENEMY, *AT_PLACE, *CARD, *OF_CARD)

NO_ENEMY, NO_PLACE, NO_CARD = (0.0,) * len(AT_ENEMY), (0.0,) * len(AT_PLACE), (0.0,) * len(CARD)
NO_FOE, NO_OTHERS, NO_TEST = (0.0,) * len(STRONGEST), (0.0,) * len(OTHERS), (0.0,) * len(TEST)


@printed
def card_word(respect: str, card: str) -> int:
    """The word of a card in some respect."""
    return word_of(ALL.get(slug_of(card)), respect)


@printed
def printed_numbers(card: str) -> tuple[float, ...]:
    """What is printed on a card: see `CARD`."""
    found = card_of(card)
    numbers = [0.0] * len(CARD)
    if isinstance(found, PlayerCard):
        icons = [found.icons.get(icon, 0) for icon in ICONS]
        numbers[:8] = [(found.cost or 0) / 4, sum(icons) / 3, found.fast, *icons]
    kinds = (AssetCard, EventCard, SkillCard, TreacheryCard)
    numbers[8:13] = [*(float(isinstance(found, kind)) for kind in kinds), float(bool(found.weakness))]
    if isinstance(found, AssetCard):
        uses = found.uses.amount if found.uses else 0
        numbers[13:16] = [(found.health or 0) / 2, (found.sanity or 0) / 2, uses / 4]
    if attacks := attacks_of(card):
        numbers[16:] = [max(each.bonus for each in attacks) / 2, max(each.damage for each in attacks) / 2]
    return tuple(numbers)


@printed
def given_by(card: str) -> tuple[float, ...]:
    """What all the effects of a card give together."""
    return tuple(amounts(gives_of(card), GIVES))


def given(effect: Any) -> list[float]:
    """What an effect gives; where it does not say, half of what its parts do."""
    if effect.gives:
        return amounts(effect.gives, GIVES)
    total = [0.0] * len(GIVES)
    for part in parts_of(effect):
        for n, amount in enumerate(amounts(part.gives, GIVES)):
            total[n] += amount / 2
    return total
