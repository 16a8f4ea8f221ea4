"""What things are worth to the heuristic bot of the card game. An action spent well is worth about 1."""

from __future__ import annotations

from typing import Any

from miskatonic.games.card_game.bot.estimate import attacks_of
from miskatonic.games.card_game.bot.gifts import effects_of, plain_gain, worth_of_lines
from miskatonic.games.card_game.bot.last_fight import FLAT_DAMAGE, THINKING, is_event
from miskatonic.games.card_game.components import AssetCard, EventCard, PlayerCard, SkillCard, slug_of
from miskatonic.games.card_game.rules.values import health_left, sanity_left, soaks
from miskatonic.games.card_game.state import CardGame, Investigator, card_of, investigator_card
from miskatonic.kernel.memory import printed

CLUE = 3.5
"""A clue that the act asks for."""
SPARE_CLUE = 0.25
"""A clue that no act asks for; it may be worth experience."""
DRAW = 0.9
"""An action for a card."""
RESOURCE = 0.55
"""An action for a resource."""
COIN = 0.3
"""A resource that is spent."""
AMMO = 0.6
"""A token of a card that is spent on an ordinary enemy."""
BOSS = 34.0
"""The enemy that the act wants dead."""
WANTED = 6.0
"""An enemy that the scenario wants found and dealt with."""
COMMITTED = 0.5
"""The share of a card's worth that committing it costs."""
KILLERS = 2.5
"""How much dearer it is to commit an event that would win a great fight."""
SAVED_COIN = 0.72
"""What a resource for a point of skill costs while a great fight is to come."""
CHEAP_COIN = 0.2
"""The share of `SAVED_COIN` that a resource for a point of skill costs even who has plenty."""
POOR, SATED = 4, 12
"""Resources from which a resource for a point of skill costs less, and from which it costs hardly anything."""
DOOM = 2.0
"""A doom that goes with an enemy."""
FREEDOM = 1.2
"""Not to be engaged with an enemy, beside its attacks."""
VICTORY = 0.4
"""A victory point."""

LIVES = (34.0, 17.0, 11.0, 6.0, 4.0, 2.6, 1.7, 1.0, 0.5, 0.2)
"""The cost of low health or sanity, by the points left from none on; with more points it is 0."""


def toll(left: int) -> float:
    """What having that little left costs."""
    return LIVES[left] if 0 <= left < len(LIVES) else LIVES[0] if left < 0 else 0.0


PSYCHOSIS, HYPOCHONDRIA = "psychosis", "hypochondria"
"""Weaknesses by which horror brings damage, and damage horror."""


class Body:
    """What an investigator can still take, with what its assets would take for it."""

    __slots__ = ("health", "hypochondriac", "psychotic", "sanity")

    def __init__(self, game: CardGame, investigator: Investigator) -> None:
        self.health = health_left(game, investigator)
        self.sanity = sanity_left(game, investigator)
        if investigator.play:
            for _, damage, horror in soaks(game, investigator):
                self.health += damage
                self.sanity += horror
        self.psychotic = self.hypochondriac = False
        for burden in investigator.threat:
            self.psychotic |= burden.card.startswith(PSYCHOSIS)
            self.hypochondriac |= burden.card.startswith(HYPOCHONDRIA)

    def harm(self, damage: int, horror: int) -> float:
        """What damage and horror cost, with what they bring about by weaknesses."""
        if self.psychotic and horror > 0:
            damage += 1
        elif self.hypochondriac and damage > 0:
            horror += 1
        cost = 0.0
        if damage:
            cost += toll(self.health - damage) - toll(self.health) + 0.3 * damage
        if horror:
            cost += toll(self.sanity - horror) - toll(self.sanity) + 0.3 * horror
        return cost


# --- cards

WORTH: dict[str, float] = {
    # assets
    "leo_de_luca": 4.0,
    "leo_de_luca_1": 4.5,
    "dr_milan_christopher": 3.2,
    "beat_cop": 3.6,
    "beat_cop_2": 4.6,
    "guard_dog": 2.8,
    "research_librarian": 1.6,
    "arcane_initiate": 1.9,
    "stray_cat": 1.9,
    "cat_burglar": 2.6,
    "aquinnah": 3.0,
    "lita_chantler": 6.0,
    "holy_rosary": 3.0,
    "physical_training": 3.4,
    "hard_knocks": 2.6,
    "hyperawareness": 2.6,
    "arcane_studies": 2.6,
    "dig_deep": 2.3,
    "first_aid": 1.6,
    "magnifying_glass": 2.4,
    "magnifying_glass_1": 2.6,
    "flashlight": 1.6,
    "old_book_of_lore": 2.2,
    "medical_texts": 1.0,
    "burglary": 1.3,
    "pickpocketing": 1.2,
    "forbidden_knowledge": 1.2,
    "scrying": 0.4,
    "leather_coat": 2.6,
    "scavenging": 0.9,
    "rabbits_foot": 1.5,
    "daisys_tote_bag": 0.6,
    "heirloom_of_hyperborea": 1.2,
    "wendys_amulet": 1.9,
    "police_badge": 2.6,
    "bulletproof_vest": 3.2,
    "elder_sign_amulet": 3.4,
    "encyclopedia": 1.8,
    "disc_of_itzamna": 2.4,
    "grotesque_statue": 3.0,
    "book_of_shadows": 1.8,
    # events and skills, as cards in hand
    "emergency_cache": 2.0,
    "dynamite_blast": 1.8,
    "evidence": 1.6,
    "dodge": 1.6,
    "working_a_hunch": 2.0,
    "mind_over_matter": 2.6,
    "barricade": 0.7,
    "elusive": 1.8,
    "backstab": 2.6,
    "sneak_attack": 2.4,
    "on_the_lam": 1.4,
    "drawn_to_the_flame": 1.3,
    "ward_of_protection": 1.8,
    "blinding_light": 1.7,
    "blinding_light_2": 2.2,
    "cunning_distraction": 1.2,
    "look_what_i_found": 2.0,
    "lucky": 2.4,
    "lucky_2": 2.8,
    "close_call": 1.2,
    "will_to_survive": 2.2,
    "vicious_blow": 1.7,
    "deduction": 1.5,
    "fearless": 1.0,
    "survival_instinct": 1.2,
    "opportunist": 0.9,
    "guts": 1.2,
    "perception": 1.2,
    "overpower": 1.4,
    "manual_dexterity": 1.2,
    "unexpected_courage": 1.6,
    "cryptic_research": 2.6,
    "hot_streak": 2.4,
    "sure_gamble": 2.4,
    "extra_ammunition": 1.6,
    "mind_wipe": 0.7,
}
"""What cards are worth that data alone do not tell: an asset in play, an event or a skill in hand."""
OWN_WORTH: dict[tuple[str, str], float] = {
    ("daisy_walker", "arcane_studies"): 4.0,
    ("daisy_walker", "dr_milan_christopher"): 2.0,
    ("daisy_walker", "flashlight"): 0.5,
    ("daisy_walker", "forbidden_knowledge"): 2.4,
    ("daisy_walker", "knife"): 4.0,
    ("daisy_walker", "magnifying_glass"): 1.0,
    ("daisy_walker", "medical_texts"): 3.6,
    ("daisy_walker", "mind_over_matter"): 6.0,
    ("daisy_walker", "old_book_of_lore"): 3.6,
    ("daisy_walker", "research_librarian"): 3.0,
    ("daisy_walker", "shrivelling"): 5.0,
    ("agnes_baker", "baseball_bat"): 4.5,
    ("agnes_baker", "blinding_light"): 2.7,
    ("agnes_baker", "dig_deep"): 1.2,
    ("agnes_baker", "forbidden_knowledge"): 1.8,
    ("agnes_baker", "holy_rosary"): 2.0,
    ("agnes_baker", "knife"): 3.0,
    ("agnes_baker", "scavenging"): 0.3,
    ("agnes_baker", "shrivelling"): 6.0,
    ("agnes_baker", "stray_cat"): 0.7,
}
"""What some cards are worth to some investigators, who can do more with them."""
WEAPON = 4.2
"""The first good weapon."""
SPARE_WEAPON = 2.2
"""Any further weapon."""
TOME_BAG, TOME_ROOM = "daisys_tote_bag", 1.0
"""A bag, and what it is worth to have room for a Tome in it."""
WEAKNESS = -5.0
"""A weakness is taken only if it must be."""
NEW_CARD, A_LEVEL = 0.6, 0.5
"""What a card is worth that is not known by name, beside what it gives, and what each of its levels adds."""
DEAD_CARD = 0.3
"""A card that will hardly be played any more."""


STRONGEST = ("roland_banks", "agnes_baker", "skids_otoole", "daisy_walker", "wendy_adams")
"""The investigators that are known by name, the strongest first."""
FIGHTING_SKILLS = {
    "roland_banks": "combat",
    "skids_otoole": "combat",
    "agnes_baker": "willpower",
    "daisy_walker": "intellect",
    "wendy_adams": "agility",
}
"""The skills that investigators fight with."""
GOOD_FIGHTER = 3
"""Combat from which an investigator fights with it."""


def is_known(slug: str) -> bool:
    """Whether a player card or an investigator is known by name: a known card without an entry is worth nothing."""
    return slug in WORTH or slug in STRONGEST


@printed
def fighting_skill(investigator: str) -> str:
    """The skill that an investigator fights with: combat, or the best one of an unknown investigator with low combat."""
    if investigator in FIGHTING_SKILLS:
        return FIGHTING_SKILLS[investigator]
    skills = investigator_card(investigator).skills
    return "combat" if skills["combat"] >= GOOD_FIGHTER else max(skills, key=lambda skill: skills[skill])


@printed
def printed_worth(card: str) -> float:
    """What a card is worth by itself: an asset in play, an event or a skill in hand."""
    slug = slug_of(card)
    if slug in WORTH:
        return WORTH[slug]
    printed = card_of(card)
    if attacks_of(card):
        return WEAPON
    if not isinstance(printed, PlayerCard):
        return 0.0
    if printed.weakness:
        return 1.0
    gains = sum(plain_gain(effect) for effect in effects_of(card))
    if isinstance(printed, SkillCard):
        return 0.4 + 0.5 * sum(printed.icons.values()) + max(0.0, 0.5 * gains)
    worth = NEW_CARD + A_LEVEL * (printed.level or 0)
    if isinstance(printed, AssetCard):
        return worth + worth_of_lines(printed)
    return worth + max(0.0, gains)


@printed
def weapon_worth(slug: str, investigator: str) -> float:
    """What a weapon is worth in the hands of an investigator: skill, bonus and damage of its best attack."""
    skills = investigator_card(investigator).skills
    best = 0.0
    for attack in attacks_of(slug):
        if attack.spends and not isinstance(card_of(slug), EventCard):
            continue
        damage = attack.damage + (0.8 if attack.extra == "sole" else 0.5 if attack.extra else 0.0)
        skill: Any = attack.skill
        best = max(best, (skills[skill] + attack.bonus) * 0.45 + (damage - 1) * 1.5)
    return best


@printed
def kills(card: str) -> bool:
    """Whether an event is kept for a great fight."""
    return is_event(card) and (slug_of(card) in FLAT_DAMAGE or bool(attacks_of(card)) or slug_of(card) == THINKING)


@printed
def is_weapon(card: str) -> bool:
    """Whether a card in play can be attacked with."""
    return isinstance(card_of(card), AssetCard) and bool(attacks_of(card))


@printed
def designated(card: str) -> bool:
    """Whether playing an event provokes no attacks of opportunity."""
    printed = card_of(card)
    return isinstance(printed, EventCard) and printed.designator in ("fight", "evade")


@printed
def cost_in_coins(card: str) -> int:
    """What a card costs."""
    printed = card_of(card)
    return printed.cost or 0 if isinstance(printed, PlayerCard) else 0


def coin_price(resources: int) -> float:
    """What it costs to spend a resource on a point of skill: less for who has plenty."""
    return SAVED_COIN * max(CHEAP_COIN, min(1.0, (SATED - resources) / (SATED - POOR)))


def commit_price(investigator: Investigator, card: str) -> float:
    """What it costs to commit a card to a test."""
    price = COMMITTED * kept_worth(investigator, card)
    return max(1.0, price * KILLERS) if kills(card) else max(0.05, price)


def armed(investigator: Investigator) -> float:
    """What the best weapon in play is worth that can still be used; 0 without one."""
    return max(
        (
            weapon_worth(slug_of(asset.card), investigator.slug)
            for asset in investigator.play
            if is_weapon(asset.card) and (asset.uses or not needs_tokens(asset.card))
        ),
        default=0.0,
    )


@printed
def needs_tokens(card: str) -> bool:
    """Whether all attacks of a card take tokens."""
    return all(attack.uses for attack in attacks_of(card))


def asset_worth(investigator: Investigator, card: str) -> float:
    """What an asset is worth in play to an investigator, beside what it has there already."""
    slug = slug_of(card)
    if (investigator.slug, slug) in OWN_WORTH:
        return OWN_WORTH[investigator.slug, slug]
    if is_weapon(card):
        have, worth = armed(investigator), weapon_worth(slug, investigator.slug)
        gain = worth - have
        return max(SPARE_WEAPON if needs_tokens(card) else 0.4, 0.8 * gain + (1.0 if not have else 0.5))
    if any(slug_of(asset.card) == slug for asset in investigator.play):
        return DEAD_CARD
    if slug == TOME_BAG:
        tomes = sum(
            "Tome" in card_of(other).traits
            for other in (*investigator.hand, *(asset.card for asset in investigator.play))
        )
        return printed_worth(card) + TOME_ROOM * min(2, tomes)
    return printed_worth(card)


def kept_worth(investigator: Investigator, card: str) -> float:
    """What a card in hand is worth to be kept there."""
    printed = card_of(card)
    if printed.weakness:
        return WEAKNESS
    if isinstance(printed, AssetCard):
        return max(
            DEAD_CARD, asset_worth(investigator, card) - COIN * max(0, cost_in_coins(card) - investigator.resources)
        )
    return OWN_WORTH.get((investigator.slug, slug_of(card))) or printed_worth(card)
