"""The chances that players are shown: beside every option that is a test or may defeat whoever takes it, and of the test under
way.

A chance is that of the test to be passed with nothing more committed and no further card used; under `<option>/most` with all
cards in hand committed that can be. Under `<option>/death` stands the chance to be defeated by what the option itself brings:
attacks of opportunity, what it costs, what tokens do, what failure does; with assets taking as much of it as they can.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from miskatonic.games.card_game.components import SKILLS, Card, EventCard, TreacheryCard
from miskatonic.games.card_game.effects.odds import Chance, evade_odds, fight_odds, investigate_odds, odds_now
from miskatonic.games.card_game.events import Entered
from miskatonic.games.card_game.odds.hints import provokes
from miskatonic.games.card_game.rules.abilities import ActionAbility, FastAbility, ReactionTrigger
from miskatonic.games.card_game.rules.bearing import Harm, Harmful, harm_of, harm_of_attack, kills
from miskatonic.games.card_game.rules.enemies import attackers
from miskatonic.games.card_game.rules.harm import ASSIGN
from miskatonic.games.card_game.rules.round import TURN
from miskatonic.games.card_game.rules.skill_test import commit_options, within_maximum
from miskatonic.games.card_game.rules.values import health_left, icons_for, sanity_left
from miskatonic.games.card_game.state import (
    CardGame,
    CardGameEffect,
    Investigator,
    Lasting,
    SkillTest,
    card_of,
    hooks_in_play,
)
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.effect import EFFECT, AllOf, Effect, Word


def odds(state: CardGame, decision: Decision) -> dict[str, float]:
    """The chance of success of those options that have one, by option id, and the chances beside it."""
    you = state.investigators[decision.seat]
    found: dict[str, float] = {}
    for option in decision.options:
        harm = harm_before(state, you, decision, option)
        if kills(state, you, harm):
            if chance_of(state, you, option) is not None:
                found[option.id] = found[f"{option.id}/most"] = 0.0
            found[f"{option.id}/death"] = 1.0
            continue
        with after(you, harm):
            chance = chance_of(state, you, option)
            death = 0.0 if chance is None else chance.death
            if chance is not None:
                found[option.id] = float(chance)
                if option.verb != "commit":
                    found[f"{option.id}/most"] = chance_with_hand(state, you, option)
            elif option.verb == "move" and decision.kind is TURN:
                death = death_on_entering(state, you, option.value[1])
        if death > 0:
            found[f"{option.id}/death"] = death
    return found


@contextmanager
def after(you: Investigator, harm: list[Harm]) -> Iterator[None]:
    """As if an investigator had suffered that harm before."""
    before = you.damage, you.horror
    you.damage += sum(each.damage + each.direct_damage for each in harm)
    you.horror += sum(each.horror + each.direct_horror + each.moved_horror for each in harm)
    yield
    you.damage, you.horror = before


# --- tests


def chance_with_hand(game: CardGame, you: Investigator, option: Option[Any]) -> float:
    """The chance of an option that is a test, with all cards in hand committed to it that can be."""
    cards = [card for card in you.hand if option.verb != "play" or option.value != card]
    before = len(game.lasting)
    for skill in SKILLS:
        icons = sum(icons_for(card, skill) for card in within_maximum(cards))
        game.lasting.append(Lasting(skill, "", "test", you.seat, amount=icons))
    found = chance_of(game, you, option)
    del game.lasting[before:]
    return float(found or 0.0)


def chance_of(game: CardGame, you: Investigator, option: Option[Any]) -> Chance | None:
    """The chance of one option; None if it is no test."""
    verb, value = option.verb, option.value
    if verb == "investigate":
        return investigate_odds(game, you)
    if verb == "fight":
        return fight_odds(game, you, "combat", 0, game.enemy(value[1]))
    if verb == "evade":
        return evade_odds(game, you, "agility", 0, game.enemy(value[1]))
    if verb == "commit" and game.test is not None:
        tester, hand = game.investigators[game.test.seat], you.hand
        you.hand = [card for card in hand if card != value]
        found = odds_now(game, tester, game.test, icons_for(value, game.test.skill), failing(game.test))
        you.hand = hand
        return found
    effect = effect_of(option)
    likely = None if effect is None else effect.odds(game, you)
    return likely if likely is None or isinstance(likely, Chance) else Chance(likely)


def effect_of(option: Option[Any]) -> CardGameEffect | None:
    """What an option does that uses or plays a card."""
    if option.verb == "use" and isinstance(option.value, tuple):
        effect = getattr(option.value[0], "effect", None)
        return effect if isinstance(effect, Effect) else None
    if option.verb == "play" and isinstance(option.value, str):
        printed = card_of(option.value)
        return printed.effect if isinstance(printed, EventCard) else None
    return None


def failing(test: SkillTest) -> CardGameEffect | None:
    """What failing a test under way does, where the card that asks for it says so."""
    if not test.source:
        return None
    for effect in effects_on(card_of(test.source)):
        for part in parts_of(effect):
            match part:
                case Word(name="skill_check", args=(_, difficulty, _, failed)) if difficulty == test.difficulty:
                    return failed  # type: ignore[no-any-return]
                case Harmful(failed=failed) if failed is not None:
                    return failed
    return None


def effects_on(card: Card) -> Iterator[CardGameEffect]:
    """What a card does, line by line."""
    if isinstance(card, TreacheryCard) and card.revelation is not None:
        yield card.revelation
    for hook in hooks_in_play(card.slug):
        effect = getattr(hook, "effect", None)
        if isinstance(effect, Effect):
            yield effect


def parts_of(effect: CardGameEffect) -> Iterator[CardGameEffect]:
    """What an effect consists of."""
    if isinstance(effect, AllOf):
        for part in effect.effects:
            yield from parts_of(part)
    else:
        yield effect


# --- what kills


def harm_before(game: CardGame, you: Investigator, decision: Decision, option: Option[Any]) -> list[Harm]:
    """The harm that an option does before or beside any test."""
    if decision.kind in ASSIGN:
        return [assigned(game, you, decision, option)]
    if decision.kind is EFFECT:
        return [harm_of(game, you, option.value)]
    if decision.kind is TURN:
        harm = [harm_of_attack(game, you, enemy) for enemy in attackers(game, you)] if provokes(option.value) else []
        if option.verb == "draw" and not you.deck and you.discard:
            harm.append(Harm(horror=1))
    else:
        harm = []
    if (
        option.verb == "use"
        and isinstance(option.value, tuple)
        and isinstance(option.value[0], ActionAbility | FastAbility)
    ):
        harm.append(Harm(horror=option.value[0].cost["horror"]))
    if option.verb in ("use", "play") and (effect := effect_of(option)) is not None:
        harm.append(harm_of(game, you, effect))
    return harm


def assigned(game: CardGame, you: Investigator, decision: Decision, option: Option[Any]) -> Harm:
    """Harm that stays with the investigator counts as direct where it is too much: no asset takes it."""
    if option.value != you.slug:
        return Harm()
    damage = decision.kind is ASSIGN[0]
    left = (health_left if damage else sanity_left)(game, you)
    if decision.amount < left:
        return Harm()
    return Harm(direct_damage=decision.amount) if damage else Harm(direct_horror=decision.amount)


def death_on_entering(game: CardGame, you: Investigator, place: str) -> float:
    """The chance to be defeated by what a location that is known does to those who enter it."""
    if not game.location(place).revealed:
        return 0.0
    survival, here = 1.0, you.at
    you.at = place
    for hook in hooks_in_play(place):
        if (
            isinstance(hook, ReactionTrigger)
            and hook.forced
            and hook.event is Entered
            and isinstance(hook.effect, Effect)
        ):
            chance = hook.effect.odds(game, you)
            if isinstance(chance, Chance):
                survival *= 1 - chance.death
            elif kills(game, you, [harm_of(game, you, hook.effect)]):
                survival = 0.0
    you.at = here
    return 1 - survival


def board_odds(state: CardGame, seat: int | None) -> dict[str, float]:
    """The chance of the test under way: as it stands (`test`); for the tester, who knows its hand, also with everything that it
    could still commit (`test/most`), and the chance that the test defeats it (`test/death`)."""
    test = state.test
    if test is None or test.tokens or test.shown:
        return {}
    tester = state.investigators[test.seat]
    chance = odds_now(state, tester, test, failed=failing(test))
    found = {"test": float(chance)}
    if seat == test.seat:
        cards = within_maximum([option.value for option in commit_options(state, tester, test)])
        icons = sum(icons_for(card, test.skill) for card in cards)
        found["test/most"] = float(odds_now(state, tester, test, icons))
        if chance.death > 0:
            found["test/death"] = chance.death
    return found
