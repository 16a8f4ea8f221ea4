"""Arkham Horror as numbers, for nets: a position for a seat, the options of its question, the result. No card is named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any, get_args

from miskatonic.games.arkham_horror.bot.journeys import can_seal, closing_worth, has_sign, openings
from miskatonic.games.arkham_horror.bot.position import features
from miskatonic.games.arkham_horror.bot.worth import card_worth
from miskatonic.games.arkham_horror.components import (
    ANCIENT_ONES,
    AREAS,
    CARDS,
    GATE_MARKERS,
    INVESTIGATORS,
    LOCATIONS,
    MONSTER_CARDS,
    MYTHOS,
    SKILLS,
    Quantity,
)
from miskatonic.games.arkham_horror.odds.options import chance_of_option
from miskatonic.games.arkham_horror.rules import doom
from miskatonic.games.arkham_horror.rules.places import routes
from miskatonic.games.arkham_horror.rules.skill_checks import skill, successes
from miskatonic.games.arkham_horror.state import LOST, Arkham, world_of
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.effect import Effect
from miskatonic.kernel.memory import printed
from miskatonic.players.features import NO_WORD, Noted, amounts, word, word_of

GIVES = (*get_args(Quantity), "other")
"""What effects give. Quantities that boxes bring count together."""
FARTHEST = 9
"""A distance where there is no way."""
LOW = 2
"""Sanity or stamina that is low."""

COUNTED = (
    *("health", "cards", "gone", "battle_bias", "battle", "doom", "seals", "gates", "terror", "clues", "trophies"),
    *("closing", "ready", "away", "lost"),
)
"""What `position.py` counts."""
TOWN = (
    *("one", "turn", "doom_left", "doom_soon", "gates_left", "seals_left", "monsters", "clues_in_town", "players"),
    *("present", "rumor", "rumor_tokens", "closed", "battle_round", "battle_rating"),
)
PERSON = (
    *("own_sanity", "own_stamina", "frail", "shaken", "own_clues", "five_clues", "own_money", "own_cards"),
    *("own_worth", "own_gates", "own_monsters", "explored", "in_world", "own_lost", "delayed", "blessed", "cursed"),
    *("points", "may_seal", "has_sign", *(f"own_{name}" for name in SKILLS), "at_gate", "clues_here"),
    *("monsters_here", "own_turn", "to_gate", "to_clues", "damage_here", "horror_here"),
)
OTHERS = ("others_health", "others_clues", "others_away", "others_explored", "others_at_gates")
UNDER_WAY = (
    *("check", "difficulty", "dice", "successes", "missing", "passed", "fight", "its_toughness", "its_damage"),
    *("its_rating", "asked_amount"),
)
POSITION = (*TOWN, *COUNTED, *PERSON, *OTHERS, *UNDER_WAY)

PLACE = (
    *("place", "its_gate", "its_clues", "its_monsters", "its_gate_distance", "its_clue_distance", "is_location"),
    *("is_sealed", "gate_to_seal", "way_to_seal", "gate_to_close", "is_here", "its_harm", "its_horror", "its_strength"),
    *("its_people", "gate_when_low", "clues_wanted", "its_openings", "its_closing", "its_gate_modifier"),
)
MONSTER = ("monster", "toughness", "damage", "horror", "rating", "awareness")
OF_OPTION = ("an_option", "known_chance", "chance", "nothing", "amount", "card", "card_worth", "number_taken", "whose")
SLIDER = (*(f"more_{name}" for name in SKILLS), *(f"then_{name}" for name in SKILLS))
OPTION = (*OF_OPTION, *(f"gives_{name}" for name in GIVES), *PLACE, *MONSTER, *SLIDER)
NO_PLACE, NO_MONSTER, NO_SLIDER = (0.0,) * len(PLACE), (0.0,) * len(MONSTER), (0.0,) * len(SLIDER)

NETS: Mapping[str, Sequence[Mapping[str, Any]]] = {"arkham_horror": [{"players": n, "boxes": []} for n in (1, 2, 4)]}


def net_of(state: Arkham, decision: Decision) -> str:
    """One net plays all seats."""
    return "arkham_horror"


def result(state: Arkham, seat: int) -> float:
    """Whether the game is won."""
    return float(state.outcome is not None and bool(state.outcome.winners))


def rests(before: Arkham, state: Arkham, decision: Decision) -> bool:
    """Where the upkeep of a later turn begins."""
    return state.turn > before.turn and state.step in ("upkeep", "battle_upkeep")


def encoder(state: Arkham, decision: Decision) -> Encoder:
    """What writes down a decision."""
    return Encoder(state, decision)


@printed
def piece_word(respect: str, piece: str) -> int:
    """The word of a component in some respect; of any other piece by its name."""
    for registry in (CARDS, MONSTER_CARDS, AREAS, INVESTIGATORS, ANCIENT_ONES, MYTHOS):
        if piece in registry:
            return word_of(registry[piece], respect)
    return NO_WORD


class Encoder:
    """A decision of one table as numbers."""

    def __init__(self, game: Arkham, decision: Decision) -> None:
        self.game = game
        self.decision = decision
        self.kind = decision.kind.name
        self.investigator = game.investigators[decision.seat]
        self.seals = self.investigator is not None and game.battle is None and can_seal(game, self.investigator)
        self._goals: dict[str, tuple[int, int]] = {}

    def goals_from(self, place: str) -> tuple[int, int]:
        """How far it is from a place to the nearest gate and to the nearest clues."""
        if place not in self._goals:
            game, ways = self.game, routes(self.game)
            gates = [ways.distance(place, gate) for gate in game.gates]
            clues = [ways.distance(place, at) for at, number in game.clues.items() if number]
            self._goals[place] = (
                min((far for far in gates if far is not None), default=FARTHEST),
                min((far for far in clues if far is not None), default=FARTHEST),
            )
        return self._goals[place]

    # --- the position

    def position(self) -> Noted:
        """How things stand for the seat that is asked."""
        counted = features(self.game)
        numbers = (
            *self._town(),
            *(counted.get(name, 0.0) for name in COUNTED),
            *self._person(),
            *self._others(),
            *self._under_way(),
        )
        return Noted(numbers, self._words())

    def _town(self) -> Sequence[float]:
        game = self.game
        left = ANCIENT_ONES[game.ancient_one].doom_track - game.doom
        battle = game.battle
        return (
            1.0,
            game.turn / 20,
            left / 6,
            exp(-left / 2),
            (doom.gate_limit(game) - len(game.gates)) / 4,
            exp(-(doom.SEALS_TO_WIN - len(game.seals)) / 1.5),
            len(game.monsters) / 8,
            sum(game.clues.values()) / 10,
            game.players / 4,
            len(game.present()) / game.players,
            bool(game.rumor),
            game.rumor_tokens / 4,
            len(game.closed) / 3,
            0.0 if battle is None else battle.round / 5,
            0.0 if battle is None else battle.rating / 5,
        )

    def _person(self) -> Sequence[float]:
        game, you = self.game, self.investigator
        if you is None:
            return (0.0,) * len(PERSON)
        monsters = [MONSTER_CARDS[monster] for monster in game.monsters_at(you.at)]
        to_gate, to_clues = self.goals_from(you.at) if you.at in AREAS else (FARTHEST, FARTHEST)
        return (
            you.sanity / 6,
            you.stamina / 6,
            exp(-you.stamina / 1.5),
            exp(-you.sanity / 1.5),
            min(12, you.clues) / 5,
            you.clues >= 5,
            min(12, you.money) / 6,
            len(you.cards) / 6,
            sum(map(card_worth, you.cards)) / 8,
            len(you.gate_trophies) / 2,
            len(you.monster_trophies) / 4,
            you.explored,
            bool(world_of(you.at)),
            you.at == LOST,
            you.delayed,
            you.fate == "blessed",
            you.fate == "cursed",
            you.points / 4,
            self.seals,
            has_sign(you),
            *(skill(game, you, name) / 4 for name in SKILLS),
            you.at in game.gates,
            game.clues.get(you.at, 0) / 2,
            len(monsters) / 2,
            self.decision.seat == game.active,
            to_gate / 5,
            to_clues / 5,
            sum(card.combat_damage for card in monsters) / 3,
            sum(card.horror_damage for card in monsters) / 3,
        )

    def _others(self) -> Sequence[float]:
        others = [person for person in self.game.present() if person.seat != self.decision.seat]
        if not others:
            return (0.0,) * len(OTHERS)
        return (
            sum(person.sanity + person.stamina for person in others) / len(others) / 10,
            max(person.clues for person in others) / 5,
            sum(bool(world_of(person.at)) for person in others) / 2,
            sum(person.explored for person in others),
            sum(person.at in self.game.gates for person in others) / 2,
        )

    def _under_way(self) -> Sequence[float]:
        game, you = self.game, self.investigator
        made = game.checks[-1] if game.checks else None
        rolled = 0 if made is None or you is None else successes(game, you, made)
        fought = None if game.combat is None or game.combat.monster not in MONSTER_CARDS else game.combat.monster
        foe = None if fought is None else MONSTER_CARDS[fought]
        return (
            made is not None,
            0.0 if made is None else made.difficulty / 2,
            0.0 if made is None else len(made.dice) / 5,
            rolled / 2,
            0.0 if made is None else max(0, made.difficulty - rolled) / 2,
            made is not None and rolled >= made.difficulty,
            foe is not None,
            0.0 if foe is None else foe.toughness / 3,
            0.0 if foe is None else foe.combat_damage / 3,
            0.0 if foe is None else (foe.combat or 0) / 3,
            self.decision.amount / 4,
        )

    def _words(self) -> list[int]:
        game, you, decision = self.game, self.investigator, self.decision
        found = [piece_word("ancient", game.ancient_one), word("kind", self.kind), word("step", game.step)]
        if game.checks:
            made = game.checks[-1]
            found += [word("check", made.kind), word("checked", made.skill)]
        if game.combat is not None:
            found.append(piece_word("fought", game.combat.monster))
        found += [piece_word("news", card) for card in (game.rumor, game.environment, decision.source) if card]
        if you is not None:
            found += [piece_word("investigator", you.slug), piece_word("at", you.at)]
            found += [piece_word("has", card) for card in you.cards]
        return found

    # --- the options

    def options(self, taken: Sequence[int]) -> list[Noted]:
        """The options in their order."""
        return [self._option(option, len(taken)) for option in self.decision.options]

    def _option(self, option: Option[Any], taken: int) -> Noted:
        game, you, value = self.game, self.investigator, option.value
        verb, _, named = option.id.partition(":")
        about = named or (option.pieces[0] if option.pieces else "")
        words = [word("option", self.kind, verb), piece_word(f"{self.kind} {verb}", about)]
        chance = None if you is None else chance_of_option(game, you, option)
        effect = value if isinstance(value, Effect) else None
        if isinstance(value, tuple) and value:
            effect = getattr(value[0], "effect", None)
        gives = {} if effect is None else effect.gives
        if effect is not None:
            words.append(word("effect", effect.name))
        if about not in AREAS and about not in CARDS and about not in MONSTER_CARDS and about not in INVESTIGATORS:
            words.append(word("named", verb, named.partition(":")[0]))
        number = value if isinstance(value, int) and not isinstance(value, bool) else 0
        held = about in CARDS
        numbers = (
            *(1.0, chance is not None, chance or 0.0, value is None or value is False, number / 4),
            *(held, card_worth(about) / 3 if held else 0.0, taken / 2, self._whose(option)),
            *amounts(gives, GIVES),
            *(self._place(about) if about in AREAS else NO_PLACE),
            *(self._monster(about) if about in MONSTER_CARDS else NO_MONSTER),
            *(self._slider(value) if verb == "slide" else NO_SLIDER),
        )
        return Noted(numbers, words)

    def _whose(self, option: Option[Any]) -> float:
        """1 for the investigator itself, -1 for another one."""
        people = [piece for piece in option.pieces if piece in INVESTIGATORS]
        if not people or self.investigator is None:
            return 0.0
        return 1.0 if self.investigator.slug in people else -1.0

    def _place(self, place: str) -> tuple[float, ...]:
        game, you = self.game, self.investigator
        gate, clues, seals = place in game.gates, game.clues.get(place, 0), self.seals
        monsters = [MONSTER_CARDS[monster] for monster in game.monsters_at(place)]
        to_gate, to_clues = self.goals_from(place)
        low = you is not None and min(you.sanity, you.stamina) <= LOW
        explored = you is not None and you.explored
        return (
            1.0,
            gate,
            clues / 2,
            len(monsters) / 2,
            to_gate / 5,
            to_clues / 5,
            place in LOCATIONS,
            place in game.seals,
            gate and seals,
            seals * to_gate / 5,
            gate and explored,
            you is not None and place == you.at,
            sum(card.combat_damage for card in monsters) / 3,
            sum(card.horror_damage for card in monsters) / 3,
            sum(card.toughness for card in monsters) / 3,
            sum(person.at == place for person in game.present() if person.seat != self.decision.seat),
            gate and low,
            clues * (not seals) / 2,
            openings(game.edition).get(place, 0.0),
            closing_worth(game, place) / 10 if gate else 0.0,
            GATE_MARKERS[game.gates[place]].modifier / 3 if gate else 0.0,
        )

    def _monster(self, monster: str) -> tuple[float, ...]:
        card = MONSTER_CARDS[monster]
        rating, awareness = (card.combat or 0) / 3, (card.awareness or 0) / 3
        return (1.0, card.toughness / 3, card.combat_damage / 3, card.horror_damage / 3, rating, awareness)

    def _slider(self, value: Any) -> Sequence[float]:
        """What a slider would change, and to what."""
        you = self.investigator
        if you is None or not isinstance(value, tuple):
            return NO_SLIDER
        number, stop = value
        card = INVESTIGATORS[you.slug]
        more, then = [0.0] * len(SKILLS), [0.0] * len(SKILLS)
        for name in card.sliders[number]:
            if name in SKILLS:
                place = SKILLS.index(name)
                values = card.skills[name]
                more[place] = (values[stop] - values[you.sliders[number]]) / 2
                then[place] = values[stop] / 4
        return (*more, *then)
