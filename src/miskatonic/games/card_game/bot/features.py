"""The card game as numbers, for nets: a position for a seat, the options of its question, the result. No card is named.

Everything here is what the seat knows: its own hand, and what lies open.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from math import exp
from typing import Any

from miskatonic.games.card_game.bot.columns import (
    DESIGNATORS,
    FAR,
    GIVES,
    ICONS,
    NO_CARD,
    NO_ENEMY,
    NO_FOE,
    NO_OTHERS,
    NO_PLACE,
    NO_TEST,
    OPTION,
    POSITION,
    TO_TAKE,
    card_word,
    given,
    given_by,
    printed_numbers,
)
from miskatonic.games.card_game.bot.estimate import FIST, attack_by, attacks_of, estimate, estimates_of, margin_of
from miskatonic.games.card_game.components import (
    ALL,
    SKILLS,
    EnemyCard,
    InvestigatorCard,
    LocationCard,
    PlayerCard,
    slug_of,
)
from miskatonic.games.card_game.effects.costs import uses_in
from miskatonic.games.card_game.rules.abilities import ActionAbility, FastAbility, ReactionTrigger
from miskatonic.games.card_game.rules.agenda import clues_needed, doom_in_play
from miskatonic.games.card_game.rules.campaign import CAMPAIGN
from miskatonic.games.card_game.rules.places import routes
from miskatonic.games.card_game.rules.round import TURN
from miskatonic.games.card_game.rules.skill_test import total_value
from miskatonic.games.card_game.rules.values import (
    cost_of,
    enemy_health,
    evade_value,
    fight_value,
    health_left,
    icons_for,
    is_elite,
    keywords,
    sanity_left,
    shroud,
    skill_value,
    soaks,
)
from miskatonic.games.card_game.state import CardGame, Enemy, Location, agenda_card, card_of, enemy_card, location_card
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.effect import Effect
from miskatonic.kernel.registry import BASE
from miskatonic.players.features import NO_WORD, Noted, word, word_of

__all__ = ["NETS", "OPTION", "POSITION", "encoder", "net_of", "rests", "result"]

_OWN = [card.slug for card in ALL.values() if isinstance(card, InvestigatorCard) and card.box == BASE]
_ALONE: list[dict[str, Any]] = [{"players": 1, "seats": [slug]} for slug in _OWN]
_TOGETHER: list[dict[str, Any]] = [{"players": 2}] * 5
NETS: Mapping[str, Sequence[Mapping[str, Any]]] = {
    scenario: [{**setup, "scenario": scenario} for setup in (*_ALONE, *_TOGETHER)] for scenario in CAMPAIGN
}
"""A net for each scenario: each investigator alone, and two of them as often."""


def net_of(state: CardGame, decision: Decision) -> str:
    """Each scenario has its own net."""
    return state.scenario


def result(state: CardGame, seat: int) -> float:
    """Whether the game is won."""
    return float(state.outcome is not None and bool(state.outcome.winners))


def rests(before: CardGame, state: CardGame, decision: Decision) -> bool:
    """Where a turn of the next round begins."""
    return state.round > before.round and decision.kind is TURN


def encoder(state: CardGame, decision: Decision) -> Encoder:
    """What writes down a decision."""
    return Encoder(state, decision)


class Encoder:
    """A decision of one table as numbers."""

    def __init__(self, game: CardGame, decision: Decision) -> None:
        self.game = game
        self.decision = decision
        self.investigator = game.investigators[decision.seat]
        self.estimates = estimates_of(game, self.investigator)
        self.skills = [skill_value(game, self.investigator, skill) for skill in SKILLS]
        self.enemies = {enemy.card: enemy for enemy in game.enemies}
        self.places = {place.card: place for place in game.locations}
        self.here = self.places.get(self.investigator.at)
        self.kind = decision.kind.name

    # --- the position

    def position(self) -> Noted:
        """How things stand for the seat that is asked."""
        foe = self.strongest
        numbers = (
            *self._scenario(),
            *self._person(),
            *self._enemies(),
            *(NO_FOE if foe is None else self._foe(foe)),
            *self._others(),
            *self._test(),
        )
        return Noted(numbers, [*self._words(), *self._card_words()])

    def _scenario(self) -> Sequence[float]:
        game, seat, started = self.game, self.decision.seat, self.game.started
        left, in_all = 12, 12
        if game.agenda:
            doom = agenda_card(game.agenda).doom
            left = doom - doom_in_play(game) if doom else 12
            in_all = left + sum(agenda_card(card).doom for card in game.agenda_deck)
        present = game.present()
        needed = clues_needed(game) if game.act else 0
        held = sum(each.clues for each in present)
        return (
            1.0,
            game.round / 10,
            left / 8,
            in_all / 16,
            len(game.agenda_deck) / 2,
            exp(-max(0, left) / 2),
            exp(-max(0, in_all) / 3),
            len(game.act_deck) / 2,
            needed / started / 3,
            held / started / 3,
            max(0, needed - held) / started / 3,
            game.act_clues / started,
            needed > 0 and held >= needed,
            sum(place.clues for place in game.locations) / started / 3,
            sum(not place.revealed for place in game.locations) / 5,
            len(game.locations) / 8,
            started / 4,
            len(present) / 4,
            len(game.victory) / 4,
            len(game.side_deck) / 5,
            game.active == seat,
            len(game.encounter_deck) / 20,
            ("easy", "standard", "hard", "expert").index(game.difficulty) / 2,
        )

    @cached_property
    def body(self) -> tuple[int, int, int, int]:
        """Health and sanity left, and what assets would take of damage and horror."""
        game, you = self.game, self.investigator
        damage = horror = 0
        for _, of_damage, of_horror in soaks(game, you):
            damage += of_damage
            horror += of_horror
        return health_left(game, you), sanity_left(game, you), damage, horror

    def _person(self) -> Sequence[float]:
        game, you, here = self.game, self.investigator, self.here
        health, sanity, damage, horror = self.body
        icons = [0.0] * len(ICONS)
        for card in you.hand:
            for n, number in enumerate(printed_numbers(card)[3:8]):
                icons[n] += number / 3
        veil = 0 if here is None else shroud(game, here)
        return (
            health / 9,
            sanity / 9,
            exp(-health / 2),
            exp(-sanity / 2),
            damage / 3,
            horror / 3,
            exp(-(health + damage) / 2),
            exp(-(sanity + horror) / 2),
            min(10, you.resources) / 6,
            len(you.hand) / 6,
            you.clues / 3,
            you.actions / 3,
            len(you.play) / 5,
            len(you.deck) / 25,
            *(skill / 5 for skill in self.skills),
            *icons,
            sum(asset.uses for asset in you.play) / 4,
            veil / 4,
            0.0 if here is None else here.clues / 3,
            0.0 if here is None else self._chance("intellect", veil),
            0.0 if here is None else len(game.at(you.at)) / 3,
        )

    def _enemies(self) -> Sequence[float]:
        game, you = self.game, self.investigator
        health, sanity, *_ = self.body
        engaged = damage = horror = lives = elsewhere = loose = ready = here = hunters = doom = exhausted = 0
        for enemy in game.enemies:
            card = enemy_card(enemy.card)
            exhausted += enemy.exhausted
            doom += enemy.doom
            if enemy.engaged == you.seat:
                engaged += 1
                lives += enemy_health(game, enemy) - enemy.damage
                if not enemy.exhausted:
                    damage += card.damage
                    horror += card.horror
            elif enemy.engaged >= 0:
                elsewhere += 1
            else:
                loose += 1
                ready += not enemy.exhausted
                here += enemy.at == you.at and not enemy.exhausted
                hunters += "hunter" in keywords(game, enemy)
        return (
            engaged / 2,
            damage / 2,
            horror / 2,
            lives / 4,
            elsewhere / 2,
            loose / 3,
            ready / 3,
            here / 2,
            hunters / 2,
            doom / 2,
            exhausted / 2,
            len(game.enemies) / 4,
            engaged * exp(-health / 2),
            damage > 0 and health <= damage,
            horror > 0 and sanity <= horror,
        )

    @cached_property
    def strongest(self) -> Enemy | None:
        """The enemy that matters most: an elite one, or the one with most health."""
        game = self.game

        def strength(enemy: Enemy) -> float:
            card = enemy.card
            return enemy_health(game, enemy) - enemy.damage + 3 * card_of(card).unique + 5 * is_elite(card)

        return max(game.enemies, key=strength, default=None)

    def _foe(self, enemy: Enemy) -> Sequence[float]:
        game, you, card = self.game, self.investigator, enemy_card(enemy.card)
        left = enemy_health(game, enemy) - enemy.damage
        chance, damage = self.best_attack(enemy)
        return (
            left / 5,
            left / game.started / 5,
            chance,
            damage / 3,
            min(8.0, left / max(0.1, chance * damage)) / 6,
            self._distance(you.at, enemy.at) / 3,
            enemy.engaged == you.seat,
            enemy.exhausted,
            is_elite(enemy.card),
            card.damage / 2,
            card.horror / 2,
            self._chance("agility", evade_value(game, enemy)),
        )

    def _others(self) -> Sequence[float]:
        game, you = self.game, self.investigator
        others = [each for each in game.present() if each.seat != you.seat]
        if not others:
            return NO_OTHERS
        health = [health_left(game, each) for each in others]
        return (
            min(health) / 9,
            min(sanity_left(game, each) for each in others) / 9,
            sum(health) / len(others) / 9,
            sum(each.clues for each in others) / game.started / 3,
            sum(each.at == you.at for each in others) / 2,
            sum(not each.played for each in others) / 2,
        )

    @cached_property
    def margin(self) -> int:
        """By how much the test under way is above its difficulty, as it stands."""
        game, test = self.game, self.game.test
        if test is None:
            return 0
        return total_value(game, game.investigators[test.seat], test, clamp=False) - max(0, test.difficulty)

    def _test(self) -> Sequence[float]:
        test = self.game.test
        if test is None:
            return NO_TEST
        return (
            1.0,
            self.margin / 4,
            estimate(self.estimates, self.margin),
            test.kind == "fight",
            test.kind == "evade",
            test.kind == "investigate",
            test.seat == self.decision.seat,
            len(test.tokens),
            test.by / 4,
        )

    def _words(self) -> list[int]:
        game, you, decision = self.game, self.investigator, self.decision
        found = [
            word("kind", self.kind),
            word_of(ALL.get(you.slug), "investigator"),
            word_of(ALL.get(game.act), "act"),
            word_of(ALL.get(game.agenda), "agenda"),
        ]
        if you.at:
            found.append(card_word("at", you.at))
        if decision.source:
            found.append(card_word("source", decision.source))
        if self.strongest is not None:
            found.append(card_word("foe", self.strongest.card))
        found += [word_of(ALL.get(each.slug), "with") for each in game.present() if each.seat != decision.seat]
        if (test := game.test) is not None:
            found += [word("test", test.skill), card_word("about", test.target or test.source)]
            found += [word("token", token) for token in test.tokens[:3]]
        return found

    def _card_words(self) -> list[int]:
        you = self.investigator
        return [
            *(card_word("play", asset.card) for asset in you.play),
            *(card_word("threat", asset.card) for asset in you.threat),
            *(card_word("engaged", enemy.card) for enemy in self.game.enemies if enemy.engaged == you.seat),
            *(card_word("hand", card) for card in you.hand),
        ]

    # --- chances and distances

    def _chance(self, skill: str, difficulty: int) -> float:
        return estimate(self.estimates, self.skills[SKILLS.index(skill)] - difficulty)

    def _distance(self, start: str, goal: str) -> float:
        if start == goal:
            return 0.0
        if start not in self.places or goal not in self.places:
            return FAR
        found = routes(self.game).distance(start, goal)
        return FAR if found is None else found

    def best_attack(self, enemy: Enemy) -> tuple[float, float]:
        """Chance and damage of the best attack in play."""
        game, you, estimates = self.game, self.investigator, self.estimates
        best = estimate(estimates, margin_of(game, you, FIST, enemy)), 1.0
        for asset in you.play:
            for attack in attacks_of(asset.card):
                if attack.uses and not asset.uses:
                    continue
                chance = estimate(estimates, margin_of(game, you, attack, enemy))
                damage = attack.damage + (attack.extra in ("sole", "margin")) + 0.5 * (attack.extra == "by two")
                if chance * damage > best[0] * best[1]:
                    best = chance, damage
        return best

    @cached_property
    def to_clues(self) -> Mapping[str, float]:
        """For each place how far it is to the nearest clues."""
        goals = [place.card for place in self.game.locations if place.clues]
        return {place: min((self._distance(place, goal) for goal in goals), default=FAR) for place in self.places}

    # --- the options

    def options(self, taken: Sequence[int]) -> list[Noted]:
        """The options; what is taken of them already raises the margin of a test."""
        margin = self.margin
        for place in taken:
            option = self.decision.options[place]
            if option.verb == TO_TAKE and self.game.test is not None:
                margin += icons_for(option.value, self.game.test.skill)
        return [self._option(option, margin, len(taken)) for option in self.decision.options]

    def _option(self, option: Option[Any], margin: int, taken: int) -> Noted:
        game, you = self.game, self.investigator
        verb, _, named = option.id.partition(":")
        value = option.value
        about = named or (option.pieces[0] if option.pieces else "")
        ability = value[0] if isinstance(value, tuple) and value else None
        words = [word("option", self.kind, verb), word("act", self.kind, verb, game.act)]
        enemy, place, card = NO_ENEMY, NO_PLACE, NO_CARD
        success, deals, icons, left, twin = 0.0, 0.0, 0, 0.0, False
        cost: tuple[float, ...] = (0.0,) * 8
        does = [0.0] * len(DESIGNATORS)
        gives: Sequence[float] = (0.0,) * len(GIVES)
        if isinstance(ability, ActionAbility | FastAbility | ReactionTrigger):
            cost = self._cost(ability)
            gives = given(ability.effect)
            if isinstance(ability, ActionAbility) and ability.designator in DESIGNATORS:
                does[DESIGNATORS.index(ability.designator)] = 1.0
                success, deals = self._by(ability, about)
            words.append(card_word("use", about) if about in self.places or slug_of(about) in ALL else NO_WORD)
        elif isinstance(value, Effect):
            gives = given(value)
            words.append(word("effect", value.name))
        elif verb == "investigate" and self.here is not None:
            success, place = self._chance("intellect", shroud(game, self.here)), self._place(self.here)
        if about in self.enemies:
            enemy = self._enemy(self.enemies[about])
            success = success or {"fight": enemy[6], "evade": enemy[7]}.get(verb, 0.0)
            words.append(card_word("enemy", about))
        elif about in self.places:
            place = self._place(self.places[about])
            words.append(card_word("place", about))
        elif slug_of(about) in ALL:
            found = card_of(about)
            card = printed_numbers(about)
            words += [card_word("card", about), card_word(f"{self.kind} {verb}", about)]
            if ability is None or not any(gives):
                gives = given_by(about)
            if isinstance(found, PlayerCard):
                icons = 0 if game.test is None else icons_for(about, game.test.skill)
                left = max(0, you.resources - cost_of(game, you, about)) / 5 if verb == "play" else 0.0
                twin = any(slug_of(asset.card) == slug_of(about) for asset in you.play)
        if verb == TO_TAKE:
            success = estimate(self.estimates, margin + icons) - estimate(self.estimates, margin)
        numbers = (
            *(1.0, *cost, *does, success, deals, *gives, *enemy, *place, *card),
            *(icons / 2, left, twin, self._whose(about)),
            *(estimate(self.estimates, margin) if game.test is not None else 0.0, taken / 2),
        )
        return Noted(numbers, words)

    def _cost(self, ability: ActionAbility | FastAbility | ReactionTrigger) -> tuple[float, ...]:
        cost = ability.cost
        return (
            ability.actions if isinstance(ability, ActionAbility) else 0,
            cost["resources"] / 2,
            cost["clues"] + cost["group_clues"],
            uses_in(cost),
            cost["exhaust"],
            cost["discard"],
            cost["cards"],
            cost["horror"],
        )

    def _by(self, ability: ActionAbility, card: str) -> tuple[float, float]:
        """Chance and damage of what an action does."""
        game, you = self.game, self.investigator
        if ability.designator == "investigate":
            return (0.0 if self.here is None else self._chance("intellect", shroud(game, self.here))), 0.0
        near = [enemy for enemy in game.enemies if enemy.engaged == you.seat or enemy.at == you.at]
        if ability.designator == "evade":
            return max((self._chance("agility", evade_value(game, enemy)) for enemy in near), default=0.0), 0.0
        attack = attack_by(ability, slug_of(card))
        if attack is None:
            return 0.0, 0.0
        chances = [estimate(self.estimates, margin_of(game, you, attack, enemy)) for enemy in near]
        return max(chances, default=0.0), (attack.damage + (attack.extra in ("sole", "margin"))) / 2

    def _enemy(self, enemy: Enemy) -> tuple[float, ...]:
        game, you = self.game, self.investigator
        card = card_of(enemy.card)
        assert isinstance(card, EnemyCard)
        left = enemy_health(game, enemy) - enemy.damage
        chance, damage = self.best_attack(enemy)
        return (
            1.0,
            left / 4,
            card.damage / 2,
            card.horror / 2,
            enemy.engaged == you.seat,
            enemy.exhausted,
            self._chance("combat", fight_value(game, enemy)),
            self._chance("agility", evade_value(game, enemy)),
            chance,
            damage / 2,
            left <= 1,
            enemy.doom,
            is_elite(enemy.card),
            card.victory,
        )

    def _place(self, place: Location) -> tuple[float, ...]:
        game, you = self.game, self.investigator
        card = location_card(place.card)
        assert isinstance(card, LocationCard)
        clues = place.clues
        if not place.revealed:
            clues = card.clues if card.anonymous else card.clues * game.started
        there = [enemy for enemy in game.enemies if enemy.at == place.card and enemy.engaged < 0]
        threat = sum(
            enemy_card(each.card).damage + enemy_card(each.card).horror for each in there if not each.exhausted
        )
        nearer = self.to_clues[you.at] - self.to_clues[place.card] if you.at in self.places else 0.0
        foe = self.strongest
        to_foe = 0.0
        if foe is not None and you.at in self.places:
            to_foe = self._distance(you.at, foe.at) - self._distance(place.card, foe.at)
        return (
            1.0,
            self._distance(you.at, place.card) / 3,
            clues / game.started / 3,
            clues > 0,
            place.revealed,
            self._chance("intellect", shroud(game, place)) if place.revealed else 0.0,
            len(there) / 2,
            threat / 3,
            len(game.at(place.card)) / 2,
            nearer,
            to_foe,
        )

    def _whose(self, piece: str) -> float:
        """1 for the investigator itself, -1 for another one."""
        if piece == self.investigator.slug:
            return 1.0
        return -float(any(each.slug == piece for each in self.game.investigators))
