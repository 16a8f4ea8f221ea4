"""What each action of a turn is worth."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from miskatonic.games.card_game.bot.estimate import ALLY, FIST, attack_by, attacks_of, between, chance, raised
from miskatonic.games.card_game.bot.fights import NEVER, Situation
from miskatonic.games.card_game.bot.last_fight import (
    ALLY_AT,
    BOSSES,
    GATHERING_GHOULS,
    PUMPS,
    THINKING,
    presumed_clues,
    rounds_left,
)
from miskatonic.games.card_game.bot.plan import (
    clues_wanted,
    is_boss,
    is_ready,
    is_wanted,
    meeting_place,
    ways_from,
)
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
    WANTED,
    asset_worth,
    cost_in_coins,
    designated,
    is_weapon,
    printed_worth,
    weapon_worth,
)
from miskatonic.games.card_game.components import AssetCard, EventCard, slug_of
from miskatonic.games.card_game.rules.abilities import ActionAbility, FastAbility
from miskatonic.games.card_game.rules.actions import investigating_skill
from miskatonic.games.card_game.rules.agenda import clues_needed, doom_in_play
from miskatonic.games.card_game.rules.cards import excess_of
from miskatonic.games.card_game.rules.enemies import may_engage
from miskatonic.games.card_game.rules.values import (
    enemy_health,
    evade_value,
    icons_for,
    keywords,
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
    investigator_card,
    location_card,
)
from miskatonic.kernel.decision import Option

ENTERING: dict[str, tuple[int, int]] = {"attic": (0, 1), "cellar": (1, 0), "graveyard": (0, 1)}
"""Damage and horror for whoever enters a location."""
ON_THE_WAY = "hallway"
"""Where the Ghouls come through."""
HASTE = 3.0
"""With so few rounds left nobody avoids enemies on the way."""
STUCK = 0.5
"""How much more there is to fear of an enemy that one would not be rid of."""
READIES = 0.8
"""What there is to fear of an enemy that is exhausted for this round, compared with its attack."""
ENCOUNTER = 3.0
"""What a card of the encounter deck costs."""
SOAK = 0.8
"""The share of what it is worth to have more health and sanity that an asset that takes harm is worth."""
MEETING = 1.6
"""To be where the act goes on."""
PLACES: dict[str, float] = {
    "your_house": 1.7,
    "southside_historical_society": 2.6,
    "southside_mas_boarding_house": 1.6,
    "downtown_first_bank_of_arkham": 1.6,
    "miskatonic_university": 0.8,
}
"""What the abilities of locations are worth that always bring the same."""
CLUE_TOOLS = ("flashlight", "magnifying_glass", "dr_milan_christopher", "burglary", "scavenging")
"""Assets that are of little use once the clues are found."""
BLINDING = ("blinding_light", "blinding_light_2")
"""Events that hurt an enemy by evading it."""
SEARCHERS = ("old_book_of_lore",)
"""Assets that find cards, which are wanted before the last fight rather than in it,"""
LAST_SEARCH, SEARCHING, MOST_SEARCHING = 5.0, 0.3, 1.6
"""with so few rounds left they are worth hardly anything, for each one before a share of their worth, up to this."""
LAST_CLUES = ("act_the_barrier", "act_what_have_you_done")
"""Acts after which nobody looks for clues."""
SPARE_SANITY = 2
"""Who has so much more sanity than health may turn it into resources."""
ICONS_OF_A_CARD = 0.25
"""What a card that is drawn brings to a test, on average."""
CURE = 2.5
"""To be rid of a weakness by which horror brings damage."""
DOOMED = ("arcane_initiate",)
"""Assets that come with a doom,"""
DOOM_OF_ONES_OWN = 1.2
"""and what that costs."""
FLIGHT = 8.0
"""To leave the enemies of the first act behind."""
MORE_DRAW, HAND_SLOPE = 0.25, 0.06
"""How much more a card is worth while a great fight is to come, and how much less for each card in hand."""
MORE_EARN = 0.45
"""How much more a resource is worth to who can turn it into skill."""
BOOK = 1.3
"""The best of three cards."""
TEXTS = 1.6
"""How much dearer health is before a great fight than in the next round."""
RICH = 10
"""With so many resources, and a talent to spend them on, nobody needs more."""
FIGHTING_SKILLS = {"agnes_baker": "willpower", "daisy_walker": "intellect", "wendy_adams": "agility"}
"""The skills that some investigators fight with."""
PATIENCE = 8.0
"""With more rounds left than this there is time to prepare in the Study."""
SLOW, QUICK = 3.0, 2.5
"""Who is bad at investigations leaves so many rounds earlier, who is good at them so many rounds later."""
GOOD_AT_CLUES = 4
"""With so much intellect one is; with two points less one is bad at them."""
TESTS_OF_ACTS = 9.0
"""An ability of the act itself."""
GOOD_FIGHT = 0.3
"""Chances of a great fight that leave time for other enemies elsewhere."""
GIVING_UP = 1.0
"""Rounds left when whoever may resign does so."""


class Turn(Situation):
    """An investigator's turn at one moment."""

    # --- everything

    def score(self, option: Option[Any]) -> float:
        """What an option is worth."""
        kind, _, what = option.id.partition(":")
        if kind == "investigate":
            return self.investigating(0) - self.opportunity
        if kind == "move":
            return self.moves.get(what, NEVER) - self.opportunity
        if kind == "fight":
            return self.fighting(self.game.enemy(what), FIST)
        if kind == "evade":
            return self.evading(self.game.enemy(what), "agility")
        if kind == "play":
            return self.playing(what)
        if kind == "use":
            return self.using(*option.value)
        if kind == "draw":
            return self.drawing() - self.opportunity
        if kind == "resource":
            return self.earning() - self.opportunity
        if kind == "engage":
            return self.engaging(self.game.enemy(what)) - self.opportunity
        if kind == "advance":
            return self.advancing()
        return BOSS * (self.fight.win(actions=0) - self.after()) if self.boss else 0.0

    # --- clues

    def clue(self) -> float:
        """What a clue here is worth."""
        if not self.place.clues:
            return -0.5
        if self.wanted:
            return CLUE * self.hurry
        return SPARE_CLUE if location_card(self.place.card).victory else 0.05

    def find_chance(self, place: Location, shroud_change: int = 0) -> float:
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
        return chance(self.chances, margin + icons) - 0.03 * icons

    def investigating(self, shroud_change: int) -> float:
        """Looking for clues here."""
        odds = self.find_chance(self.place, shroud_change)
        always, failed = self.omens
        return odds * self.clue() - always - (1 - odds) * failed

    # --- going somewhere

    @cached_property
    def moves(self) -> dict[str, float]:
        """What the first step towards each location is worth."""
        game, investigator = self.game, self.investigator
        found: dict[str, float] = {}
        steps = ways_from(game, investigator.at)
        away = self.getting_away()
        for place in game.locations:
            if place.card == investigator.at or place.card not in steps:
                continue
            far, first = steps[place.card]
            worth = self.going_to(place, far)
            if far == 1:
                worth += away
            else:
                worth -= self.danger(game.location(first))
            if worth > found.get(first, NEVER):
                found[first] = worth
        return found

    def getting_away(self) -> float:
        """What it is worth to be gone before the exhausted enemies here ready again."""
        away = 0.0
        if self.investigator.at == ON_THE_WAY and self.game.act in BOSSES:
            away += sum(self.strike(enemy) for enemy in self.passing)
        for enemy in self.game.enemies:
            if slug_of(enemy.card) == self.boss:
                continue
            if enemy.exhausted and enemy.at == self.investigator.at and enemy.engaged < 0:
                hunts = "hunter" in keywords(self.game, enemy)
                away += (self.strike(enemy) + FREEDOM) * (0.3 if hunts else 1.0)
        return away

    def danger(self, place: Location) -> float:
        """What it costs to enter a location."""
        danger = self.body.harm(*ENTERING[place.card]) if place.card in ENTERING else 0.0
        for enemy in self.game.enemies:
            if enemy.at == place.card and enemy.engaged < 0:
                if may_engage(self.game, enemy):
                    fear = 1.2 if self.hasty else 1.2 + STUCK * (1 - self.ease(enemy))
                    danger += fear * self.strike(enemy)
                elif enemy.exhausted:
                    danger += READIES * self.strike(enemy)
        if place.card == ON_THE_WAY:
            danger += sum(self.strike(enemy) for enemy in self.passing)
        return danger

    @cached_property
    def hasty(self) -> bool:
        """Whether there is no time left for caution."""
        return rounds_left(self.game) <= HASTE

    @cached_property
    def passing(self) -> list[Enemy]:
        """The Ghouls that are about to come through the Hallway."""
        if self.game.agenda != GATHERING_GHOULS or self.hasty:
            return []
        return [
            enemy
            for enemy in self.game.enemies
            if enemy.engaged < 0 and enemy.at not in (ON_THE_WAY, ALLY_AT) and "Ghoul" in card_of(enemy.card).traits
        ]

    def ease(self, enemy: Enemy) -> float:
        """How likely one is rid of an enemy by an action."""
        investigator = self.investigator
        margin = skill_value(self.game, investigator, "agility") - evade_value(self.game, enemy)
        most = max((points for points, _ in self.efforts("agility")), default=0)
        return max(self.killing(enemy), chance(self.chances, margin + min(most, max(0, 3 - margin))))

    def going_to(self, place: Location, far: int) -> float:
        """What it is worth an action to go to a location for what is there."""
        game, card = self.game, place.card
        danger = self.danger(place)
        best = -0.5 - danger
        if self.wanted and not (self.place.clues and self.find_chance(self.place) > 0.5):
            clues = presumed_clues(game, place)
            if clues:
                clues = min(clues, self.wanted)
                rate = self.find_chance(place, -2 if self.has_light() else 0)
                if rate > 0:
                    best = max(best, (clues * CLUE * self.hurry - danger) / (far + clues / rate))
        if card == meeting_place(game) and not self.wanted and self.enough_clues() and self.ready:
            best = max(best, (MEETING * self.hurry * 1.5 - danger) / far)
        best = max(best, self.seeking(card, far, danger))
        if (ALLY, card) in game.loose:
            best = max(best, self.winning_lita(far) + self.opportunity)
        if card in PLACES and f"game:{card}:{self.investigator.seat}" not in game.used:
            best = max(best, (PLACES[card] - danger) / (far + 1))
        return best

    @cached_property
    def ready(self) -> bool:
        """Whether what follows the act may come."""
        return is_ready(self.game, self.investigator)

    def seeking(self, place: str, far: int, danger: float) -> float:
        """What it is worth to go where enemies are that should be dead."""
        best = NEVER
        for enemy in self.game.enemies:
            if enemy.at != place:
                continue
            if slug_of(enemy.card) == self.boss:
                best = max(best, self.meeting_boss(enemy, far) + self.opportunity)
            elif (is_wanted(self.game, enemy) or is_boss(self.game, enemy) or enemy.doom) and not self.is_losing:
                kill = self.killing(enemy)
                best = max(best, (kill * self.threat(enemy) - 0.3 * danger) / (far + 1))
        return best

    @property
    def is_losing(self) -> bool:
        """Whether the great fight needs everything."""
        return bool(self.boss) and self.fight.win() <= GOOD_FIGHT

    def enough_clues(self) -> bool:
        """Whether the act could go on with the clues that there are."""
        return not self.wanted and (clues_needed(self.game) > 0 or not self.game.act or bool(meeting_place(self.game)))

    def has_light(self) -> bool:
        """Whether there is a Flashlight with supplies in play."""
        return any(asset.uses and slug_of(asset.card) == "flashlight" for asset in self.investigator.play)

    # --- cards and money

    def drawing(self) -> float:
        """A card."""
        investigator = self.investigator
        if self.boss:
            return self.better_armed(icons=ICONS_OF_A_CARD) + self.opportunity
        if len(investigator.hand) >= 8:
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
        if slug_of(card) not in DOOMED or doom_in_play(game) + 1 >= agenda_card(game.agenda).doom:
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
        return NEVER

    def blinding(self, enemy: Enemy) -> float:
        """Getting away from an enemy, which is hurt by it, in a great fight."""
        if slug_of(enemy.card) != self.boss:
            return self.evading(enemy, "willpower", 1.5)
        margin = skill_value(self.game, self.investigator, "willpower") - evade_value(self.game, enemy)
        spare = self.fight.means.spare("willpower", 2.0)
        odds = between(self.chances, raised(margin, spare))
        health = self.fight.standing.health - 1
        return BOSS * odds * (self.after(place="evaded", health=health) - self.after())

    # --- abilities

    def using(self, ability: Any, source: Any) -> float:
        """Using an ability of a card in play."""
        slug = slug_of(source.card)
        if isinstance(ability, FastAbility):
            return self.freely(ability, slug)
        if attack := attack_by(ability, slug):
            return self.best_target(attack) - (0.9 if attack.spends and not self.boss else 0.0)
        assert isinstance(ability, ActionAbility)
        provoked = 0.0 if ability.designator in ("fight", "evade", "parley", "resign") else self.opportunity
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
        if ability.designator == "parley":
            if slug == "mob_enforcer":
                return self.threat(game.enemy(card)) - 4 * COIN
            return WANTED + 1.0 - (1.5 if slug == "herman_collins" else 0.0)
        if slug == "act_uncovering_the_conspiracy":
            return TESTS_OF_ACTS
        if slug == "act_disrupting_the_ritual":
            skill = max(skill_value(game, investigator, "willpower"), skill_value(game, investigator, "agility"))
            return TESTS_OF_ACTS * chance(self.chances, skill + 1 - 3)
        if slug == "first_aid":
            return (
                max(
                    -body.harm(-1, 0) if investigator.damage else 0.0, -body.harm(0, -1) if investigator.horror else 0.0
                )
                - 0.1
            )
        if slug == "medical_texts":
            odds = self.find(2)
            return (
                TEXTS * odds * -body.harm(-1, 0) - (1 - odds) * body.harm(1, 0) - 0.1 if investigator.damage else NEVER
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
            return 1.5 * self.find_chance(self.place)
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
        return 0.2 if slug != "umordhoth" else NEVER

    def find(self, difficulty: int) -> float:
        """The chance of a test of intellect."""
        return chance(self.chances, skill_value(self.game, self.investigator, "intellect") - difficulty)

    def resigning(self) -> float:
        """Leaving: when nothing is to be won any more, or one would not live to see it."""
        game = self.game
        if rounds_left(game) > GIVING_UP:
            return NEVER
        return 6.0 if game.scenario == "the_midnight_masks" else NEVER

    def freely(self, ability: FastAbility, slug: str) -> float:
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
        return NEVER

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

    def advancing(self) -> float:
        """Spending the clues: at once, but for what can be prepared in peace before."""
        if self.game.act != "act_trapped":
            return 8.0
        if self.attackers:
            return FLIGHT
        return 1.3 if rounds_left(self.game) <= self.patience else -0.1

    @property
    def patience(self) -> float:
        """With so many rounds left one leaves the first act.

        Until then it is the safest place: the Ghoul that comes with the next agenda stays behind in the Study, too.
        """
        intellect = investigator_card(self.investigator.slug).skills["intellect"]
        if intellect >= GOOD_AT_CLUES:
            return PATIENCE - QUICK
        return PATIENCE + SLOW if intellect <= GOOD_AT_CLUES - 2 else PATIENCE


def has_talent(investigator: Investigator) -> bool:
    """Whether resources can be turned into the skill that an investigator fights with."""
    skill = FIGHTING_SKILLS.get(investigator.slug, "combat")
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


def tool_share(game: CardGame, card: str) -> float:
    """What is left of the worth of a card: less once what it would help to find is found, or comes too late."""
    slug = slug_of(card)
    if slug in SEARCHERS and game.scenario == "the_gathering":
        return max(0.1, min(MOST_SEARCHING, SEARCHING * (rounds_left(game) - LAST_SEARCH)))
    return 0.2 if slug in CLUE_TOOLS and game.act in LAST_CLUES and not clues_wanted(game) else 1.0
