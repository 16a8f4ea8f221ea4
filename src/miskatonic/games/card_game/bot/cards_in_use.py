"""What cards are worth to an investigator in its turn: playing them, using them, and looking for clues with them.

A card that is known by name has its entry here. Any other one is judged by what it gives and costs.
"""

from __future__ import annotations

from typing import Any

from miskatonic.games.card_game.bot.estimate import attack_by, attacks_of, between, estimate, raised
from miskatonic.games.card_game.bot.fights import NEVER
from miskatonic.games.card_game.bot.gains import ICONS_OF_A_CARD, Gains
from miskatonic.games.card_game.bot.gifts import EXHAUSTS, gift, tells
from miskatonic.games.card_game.bot.last_fight import PUMPS, THINKING, rounds_left
from miskatonic.games.card_game.bot.plan import clues_wanted
from miskatonic.games.card_game.bot.worth import (
    AMMO,
    BOSS,
    CLUE,
    COIN,
    DRAW,
    FREEDOM,
    OWN_WORTH,
    RESOURCE,
    SPARE_CLUE,
    TOME_BAG,
    WANTED,
    asset_worth,
    cost_in_coins,
    designated,
    fighting_skill,
    is_known,
    is_weapon,
    kept_worth,
    printed_worth,
    weapon_worth,
)
from miskatonic.games.card_game.components import SLOTS, AssetCard, EventCard, slug_of
from miskatonic.games.card_game.effects.costs import FREE, uses_in
from miskatonic.games.card_game.rules.abilities import ActionAbility, FastAbility
from miskatonic.games.card_game.rules.actions import investigating_skill
from miskatonic.games.card_game.rules.agenda import doom_in_play
from miskatonic.games.card_game.rules.cards import excess_of
from miskatonic.games.card_game.rules.values import (
    enemy_health,
    evade_value,
    icons_for,
    shroud,
    skill_value,
    uses_slot,
)
from miskatonic.games.card_game.state import (
    CardGame,
    Enemy,
    Investigator,
    Location,
    agenda_card,
    card_of,
    location_card,
)
from miskatonic.kernel.effect import Gives, Word
from miskatonic.kernel.line import Cost

ENCOUNTER = 3.0
"""What a card of the encounter deck costs."""
SOAK = 0.8
"""The share of what it is worth to have more health and sanity that an asset that takes harm is worth."""
PLACES: dict[str, float] = {
    "your_house": 1.7,
    "southside_historical_society": 2.6,
    "southside_mas_boarding_house": 1.6,
    "downtown_first_bank_of_arkham": 1.6,
    "miskatonic_university": 0.8,
}
"""What the abilities of locations are worth that always bring the same."""
PARLEYS: dict[str, float] = {"herman_collins": 1.5, "peter_warren": 0.0, "victoria_devereux": 0.0}
"""The cultists who can be talked to, each with what that costs beside what everybody can spare."""
FEW_GAINS: dict[str, float] = {"scrying": 0.2, "book_of_shadows": 0.2, "cat_burglar": 0.2, "umordhoth": NEVER}
"""Actions of cards that are seldom worth more than doing nothing."""
CLUE_TOOLS = ("flashlight", "magnifying_glass", "dr_milan_christopher", "burglary", "scavenging")
"""Assets that are of little use once the clues are found."""
BLINDING = ("blinding_light", "blinding_light_2")
"""Events that hurt an enemy by evading it."""
SEARCHERS = ("old_book_of_lore",)
"""Assets that find cards, which are wanted before the last fight rather than in it."""
LAST_SEARCH, SEARCHING, MOST_SEARCHING = 5.0, 0.3, 1.6
"""With so few rounds left a searcher is worth hardly anything; each round before adds this share of its worth, up to the last."""
LAST_CLUES = ("act_the_barrier", "act_what_have_you_done")
"""Acts after which clues are not looked for any more."""
SPARE_SANITY = 2
"""Margin of sanity over health from which an investigator may turn sanity into resources."""
CURE = 2.5
"""What it is worth to be rid of a weakness by which horror brings damage."""
DOOMED = ("arcane_initiate",)
"""Assets that come with a doom."""
DOOM_OF_ONES_OWN = 1.2
"""What the doom costs that an asset comes with."""
MORE_DRAW, HAND_SLOPE = 0.25, 0.06
"""How much more a card is worth while a great fight is to come, and how much less for each card in hand."""
MORE_EARN = 0.45
"""How much more a resource is worth to who can turn it into skill."""
BOOK = 1.3
"""What the best of three cards is worth."""
TEXTS = 1.6
"""How much dearer health is before a great fight than in the next round."""
RICH = 10
"""Resources from which a talent to spend them on makes more of them useless."""
FULL_HAND = 8
"""Cards in hand from which another one is hardly worth drawing."""
TESTS_OF_ACTS = 9.0
"""What an ability of the act itself is worth."""
GIVING_UP = 1.0
"""Rounds left at which an investigator that may resign does so."""
UNTRIED_EVENT, UNTRIED_ABILITY = 0.3, 0.2
"""The value of an event or ability without declared gifts: it was made to be used."""
SAFE_DESIGNATORS = ("fight", "evade", "parley", "resign")
"""Abilities of these kinds provoke no attack of opportunity."""


class CardsInUse(Gains):
    """The cards that an investigator can play or use now."""

    def clue(self) -> float:
        """What a clue here is worth."""
        if not self.place.clues:
            return -0.5
        if self.wanted:
            return CLUE * self.hurry
        return SPARE_CLUE if location_card(self.place.card).victory else 0.05

    def find_estimate(self, place: Location, shroud_change: int = 0) -> float:
        """The chance to find a clue at a location, with what one would commit if it is hard."""
        skill = investigating_skill(self.game, place)
        margin = skill_value(self.game, self.investigator, skill) - max(0, shroud(self.game, place) + shroud_change)
        if skill == "intellect" and any(slug_of(a.card).startswith("magnifying") for a in self.investigator.play):
            margin += 1
        icons = 0
        if margin < 3:
            icons = sum(icons_for(card, skill) for card in self.investigator.hand)
            if any(skill in PUMPS.get(slug_of(asset.card), ()) for asset in self.investigator.play):
                icons += self.investigator.resources // 2
            icons = min(2, icons, 3 - margin)
        return estimate(self.estimates, margin + icons) - 0.03 * icons

    def investigating(self, shroud_change: int) -> float:
        """Looking for clues here."""
        chance = self.find_estimate(self.place, shroud_change)
        always, failed = self.omens
        return chance * self.clue() - always - (1 - chance) * failed

    def drawing(self) -> float:
        """A card."""
        investigator = self.investigator
        if self.boss:
            return self.better_armed(icons=ICONS_OF_A_CARD) + self.opportunity
        if len(investigator.hand) >= FULL_HAND:
            return 0.35
        return DRAW + (MORE_DRAW if self.coming else 0.0) - HAND_SLOPE * len(investigator.hand)

    def earning(self) -> float:
        """A resource: worth more if something in hand waits for it."""
        investigator = self.investigator
        if self.boss:
            return self.better_armed(income=1) + self.opportunity
        dear = max((cost_in_coins(card) for card in investigator.hand), default=0)
        more = 0.4 if dear > investigator.resources else 0.0
        if self.game.scenario == "the_gathering" and investigator.resources < RICH and has_talent(investigator):
            more = max(more, MORE_EARN)
        return RESOURCE + more - 0.04 * investigator.resources

    def playing(self, card: str) -> float:
        """Playing a card from hand."""
        printed = card_of(card)
        coins = cost_in_coins(card) * COIN
        fast = isinstance(printed, AssetCard | EventCard) and printed.fast
        provoked = 0.0 if fast else self.opportunity
        if isinstance(printed, AssetCard):
            if self.boss and (is_weapon(card) or slug_of(card) in PUMPS):
                return self.better_armed(adding=card, provokes=not fast)
            if self.boss and slug_of(card) in CLUE_TOOLS and not self.wanted:
                return NEVER
            if self.boss and (printed.health or printed.sanity):
                return self.better_armed(adding=card, provokes=not fast)
            worth = asset_worth(self.investigator, card) * tool_share(self.game, card)
            lost = self.lost_for(printed)
            if not lost and (printed.health or printed.sanity):
                worth -= SOAK * self.body.harm(-(printed.health or 0), -(printed.sanity or 0))
            return worth - coins - provoked - lost - self.doom_with(card)
        if attacks := attacks_of(card):
            return self.best_target(attacks[0]) - 0.5 * coins - 0.4
        return self.event(slug_of(card), card) - coins - (0.0 if designated(card) else provoked)

    def doom_with(self, card: str) -> float:
        """What the doom costs that an asset comes with: nothing if the agenda advances next in any case."""
        game = self.game
        if slug_of(card) not in DOOMED or not game.agenda or doom_in_play(game) + 1 >= agenda_card(game.agenda).doom:
            return 0.0
        return DOOM_OF_ONES_OWN

    def lost_for(self, card: AssetCard) -> float:
        """What has to go to make room for an asset."""
        game, investigator = self.game, self.investigator
        lost = 0.0
        for slot in dict.fromkeys(card.slots):
            taken = [asset for asset in investigator.play if uses_slot(asset.card, slot)]
            using = [asset.card for asset in investigator.play + investigator.threat if uses_slot(asset.card, slot)]
            excess = excess_of(game, investigator, slot, [*using, card.slug])
            if excess > 0:
                worths = sorted(in_play_worth(game, investigator, asset.card, asset.uses) for asset in taken)
                lost += sum(worths[:excess])
        return lost

    def event(self, slug: str, card: str) -> float:
        """What an event brings now."""
        game, investigator = self.game, self.investigator
        if slug == "emergency_cache" and self.boss:
            return self.better_armed(income=3) + self.opportunity
        if slug == "emergency_cache":
            return 1.7 - 0.08 * investigator.resources
        if slug == "hot_streak":
            return 3.0 - 0.1 * investigator.resources
        if slug == "working_a_hunch":
            return self.clue() - 0.6 if self.wanted and self.place.clues else NEVER
        if slug == "drawn_to_the_flame":
            return self.clue() * min(2, self.place.clues, self.wanted) - ENCOUNTER if self.wanted else NEVER
        if slug == THINKING:
            return self.thinking() + (cost_in_coins(card) * COIN if self.boss else 0.0)
        if slug == "sneak_attack":
            return self.flat_damage(2, [enemy for enemy in game.enemies_at(investigator.at) if enemy.exhausted])
        if slug == "dynamite_blast":
            return self.blast()
        if slug == "elusive":
            return self.opportunity * 1.1 - 0.8 if self.attackers and not self.boss else NEVER
        if slug in BLINDING:
            return max((self.blinding(enemy) for enemy in self.attackers), default=NEVER)
        if slug == "cunning_distraction":
            return self.opportunity + FREEDOM if self.attackers else NEVER
        if slug == "dark_memory":
            return 2.5 if rounds_left(game) > 6 else 0.0
        if slug in ("cryptic_research", "extra_ammunition", "will_to_survive"):
            return printed_worth(card)
        return NEVER if is_known(slug) else self.new_event(card)

    def new_event(self, card: str) -> float:
        """What an event brings that is not known by name."""
        printed = card_of(card)
        if not isinstance(printed, EventCard) or printed.effect is None:
            return NEVER
        return self.effect_gain(printed.effect) if tells(printed.effect) else UNTRIED_EVENT

    def blinding(self, enemy: Enemy) -> float:
        """Getting away from an enemy, which is hurt by it, in a great fight."""
        if slug_of(enemy.card) != self.boss:
            return self.evading(enemy, "willpower", 1.5)
        margin = skill_value(self.game, self.investigator, "willpower") - evade_value(self.game, enemy)
        spare = self.fight.means.spare("willpower", 2.0)
        chance = between(self.estimates, raised(margin, spare))
        health = self.fight.standing.health - 1
        return BOSS * chance * (self.after(place="evaded", health=health) - self.after())

    def using(self, ability: Any, source: Any) -> float:
        """Using an ability of a card in play."""
        slug = slug_of(source.card)
        if isinstance(ability, FastAbility):
            return self.freely(ability, slug, source.card)
        if attack := attack_by(ability, slug):
            return self.best_target(attack) - (0.9 if attack.spends and not self.boss else 0.0)
        if not isinstance(ability, ActionAbility):
            return NEVER
        safe = ability.designator in SAFE_DESIGNATORS or not (ability.provokes or is_known(slug))
        provoked = 0.0 if safe else self.opportunity
        return self.acting(ability, slug, source.card) - provoked

    def acting(self, ability: ActionAbility, slug: str, card: str) -> float:
        """An ability that takes an action and is no attack."""
        game, investigator, body = self.game, self.investigator, self.body
        if ability.designator == "resign":
            return self.resigning()
        if slug == "parlor":
            return self.winning_lita(0) + self.opportunity
        if slug == "flashlight":
            return self.investigating(-2) - AMMO
        if slug == "mob_enforcer":
            return self.threat(game.enemy(card)) - 4 * COIN
        if slug in PARLEYS:
            return WANTED + 1.0 - PARLEYS[slug]
        if slug == "act_uncovering_the_conspiracy":
            return TESTS_OF_ACTS
        if slug == "act_disrupting_the_ritual":
            skill = max(skill_value(game, investigator, "willpower"), skill_value(game, investigator, "agility"))
            return TESTS_OF_ACTS * estimate(self.estimates, skill + 1 - 3)
        if slug == "first_aid":
            return (
                max(
                    -body.harm(-1, 0) if investigator.damage else 0.0, -body.harm(0, -1) if investigator.horror else 0.0
                )
                - 0.1
            )
        if slug == "medical_texts":
            chance = self.find(2)
            return (
                TEXTS * chance * -body.harm(-1, 0) - (1 - chance) * body.harm(1, 0) - 0.1
                if investigator.damage
                else NEVER
            )
        if slug == "st_marys_hospital":
            return -body.harm(-min(3, investigator.damage), 0) if investigator.damage > 1 else NEVER
        if slug == "downtown_arkham_asylum":
            return -body.harm(0, -min(3, investigator.horror)) if investigator.horror > 1 else NEVER
        if slug == "northside":
            return min(2, self.wanted) * CLUE - 5 * COIN if self.wanted else NEVER
        if slug == "arkham_woods_quiet_glade":
            return max(
                -body.harm(-1, 0) if investigator.damage else 0.0, -body.harm(0, -1) if investigator.horror else 0.0
            )
        if slug == "old_book_of_lore":
            return BOOK
        if slug == "burglary":
            return 1.5 * self.find_estimate(self.place)
        if slug == "the_necronomicon":
            return 0.3 if self.body.sanity > 8 else NEVER
        if slug == "haunted":
            return 2.2
        if slug in ("psychosis", "hypochondria"):
            return CURE if self.body.psychotic else 1.5
        if slug == "locked_door":
            return 1.8 if self.place.clues and self.wanted else NEVER
        if slug == "dreams_of_rlyeh":
            return 1.5
        if slug in PLACES:
            return PLACES[slug]
        if slug == "encyclopedia":
            return 0.3
        return FEW_GAINS[slug] if slug in FEW_GAINS else self.new_action(ability, card)

    def new_action(self, ability: ActionAbility, card: str) -> float:
        """An ability that takes an action, of a card that is not known by name."""
        price = self.price(ability.cost, card) + gift("actions", ability.actions - 1)
        if isinstance(ability.effect, Word) and ability.effect.name == "investigate_with":
            return self.investigating(ability.effect.args[0]) - price
        if ability.designator == "evade":
            return max((self.evading(enemy, "agility") for enemy in self.attackers), default=NEVER) - price
        return (self.effect_gain(ability.effect) if tells(ability.effect) else UNTRIED_ABILITY) - price

    def price(self, cost: Cost, card: str) -> float:
        """What it costs an investigator to pay for an ability of a card, beside actions."""
        if cost is FREE:
            return 0.0
        game, investigator = self.game, self.investigator
        hand = sorted(kept_worth(investigator, held) for held in investigator.hand)
        asset = next((asset for asset in investigator.play if asset.card == card), None)
        price = COIN * cost["resources"] + AMMO / 2 * uses_in(cost)
        price += CLUE * cost["clues"] + CLUE / 2 * cost["group_clues"] * game.started
        price += sum(max(0.0, worth) for worth in hand[: cost["cards"]]) + EXHAUSTS * cost["exhaust"]
        price += self.body.harm(0, cost["horror"]) + 0.4 * (cost["damage_here"] + cost["horror_here"])
        if cost["discard"] and asset is not None:
            price += in_play_worth(game, investigator, card, asset.uses)
        return price

    def find(self, difficulty: int) -> float:
        """The chance of a test of intellect."""
        return estimate(self.estimates, skill_value(self.game, self.investigator, "intellect") - difficulty)

    def resigning(self) -> float:
        """Leaving: when nothing is to be won any more, or one would not live to see it."""
        game = self.game
        if rounds_left(game) > GIVING_UP:
            return NEVER
        return 6.0 if game.scenario == "the_midnight_masks" else NEVER

    def freely(self, ability: FastAbility, slug: str, card: str) -> float:
        """An ability that takes no action."""
        game, investigator = self.game, self.investigator
        if slug == "skids_otoole":
            return 0.4 if investigator.resources >= (2 if self.boss else 5) else NEVER
        if slug in ("beat_cop", "beat_cop_2"):
            return self.beat(slug == "beat_cop")
        if slug == "arcane_initiate":
            return 0.5
        if slug == "stray_cat":
            return self.opportunity - 1.6 if self.attackers and not self.boss else NEVER
        if slug == "forbidden_knowledge":
            return self.knowing()
        if slug == "hospital_debts":
            return 0.3 if game.campaign and investigator.resources > 6 else NEVER
        if slug == "police_badge":
            return 0.5 if self.boss and investigator.actions < 2 else NEVER
        return NEVER if is_known(slug) else self.new_freely(ability, card)

    def new_freely(self, ability: FastAbility, card: str) -> float:
        """An ability that takes no action, of a card that is not known by name.

        One that nothing limits could be used for ever: it is used for what an investigator can have enough of.
        """
        if ability.cost == FREE and ability.limit is None:
            return self.effect_gain(ability.effect) if self.has_need(ability.effect.gives) else NEVER
        worth = self.effect_gain(ability.effect) if tells(ability.effect) else UNTRIED_ABILITY
        worth -= self.price(ability.cost, card)
        return worth if worth > 0 else NEVER

    def has_need(self, gives: Gives) -> bool:
        """Whether an investigator still lacks a quantity."""
        investigator = self.investigator
        enough = {
            "resources": investigator.resources >= RICH,
            "cards": len(investigator.hand) >= FULL_HAND,
            "damage": not investigator.damage,
            "horror": not investigator.horror,
            "clues": not self.wanted,
            "enemies_evaded": not self.attackers,
        }
        return any(amount > 0 and not enough.get(what, True) for what, amount in gives.items())

    def beat(self, leaves: bool) -> float:
        """The Beat Cop helps out: to finish an enemy."""
        best = NEVER
        for enemy in self.game.enemies_at(self.investigator.at):
            if enemy_health(self.game, enemy) - enemy.damage > 1 and leaves:
                continue
            best = max(best, self.threat(enemy) - (3.5 if leaves else 0.6))
        return best

    def knowing(self) -> float:
        """A resource for a horror, which some turn against their enemies."""
        if self.investigator.slug == "agnes_baker" and self.game.enemies_at(self.investigator.at):
            used = any(key.startswith("phase:agnes_baker") for key in self.game.used)
            return (
                NEVER
                if used
                else self.flat_damage(1, self.game.enemies_at(self.investigator.at)) - self.body.harm(0, 1) + 1
            )
        if self.body.psychotic:
            return NEVER
        return 0.4 if self.body.sanity > max(5, self.body.health + SPARE_SANITY) else NEVER


def has_talent(investigator: Investigator) -> bool:
    """Whether resources can be turned into the skill that an investigator fights with."""
    skill = fighting_skill(investigator.slug)
    return any(skill in PUMPS.get(slug_of(asset.card), ()) for asset in investigator.play)


def in_play_worth(game: CardGame, investigator: Investigator, card: str, uses: int) -> float:
    """What an asset in play is still worth."""
    slug, printed = slug_of(card), card_of(card)
    worth = OWN_WORTH.get((investigator.slug, slug), 0.0)
    if not worth:
        worth = weapon_worth(slug, investigator.slug) if is_weapon(card) else printed_worth(card)
    if isinstance(printed, AssetCard) and printed.uses is not None and not printed.health:
        worth = 0.1 + worth * uses / 4
    return worth * tool_share(game, card)


def asset_value(game: CardGame, investigator: Investigator, card: str) -> float:
    """What would be lost with an asset, and with those that there would be no room for without it."""
    uses = next((asset.uses for asset in investigator.play if asset.card == card), 0)
    worth = in_play_worth(game, investigator, card, uses)
    if slug_of(card) == TOME_BAG:
        held = [asset for asset in investigator.play if uses_slot(asset.card, "hand")]
        excess = len(held) + sum(uses_slot(burden.card, "hand") for burden in investigator.threat) - SLOTS["hand"]
        worth += sum(
            sorted(in_play_worth(game, investigator, asset.card, asset.uses) for asset in held)[: max(0, excess)]
        )
    return worth


def tool_share(game: CardGame, card: str) -> float:
    """The remaining value of a card: less once its help is no longer needed, or comes too late."""
    slug = slug_of(card)
    if slug in SEARCHERS and game.scenario == "the_gathering":
        return max(0.1, min(MOST_SEARCHING, SEARCHING * (rounds_left(game) - LAST_SEARCH)))
    return 0.2 if slug in CLUE_TOOLS and game.act in LAST_CLUES and not clues_wanted(game) else 1.0
