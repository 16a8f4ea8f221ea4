"""What the options of a turn lead to and risk beside the test that they are: locations, attacks of opportunity, failures that
hurt somebody, assets that have to make room.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from typing import Any

from msgspec.structs import replace

from miskatonic.games.card_game.components import GAME, AssetCard
from miskatonic.games.card_game.events import Entered
from miskatonic.games.card_game.rules.abilities import ActionAbility, ReactionTrigger
from miskatonic.games.card_game.rules.actions import playing, takes_an_action
from miskatonic.games.card_game.rules.cards import excess_of
from miskatonic.games.card_game.rules.costs import price
from miskatonic.games.card_game.rules.enemies import SAFE, attackers
from miskatonic.games.card_game.rules.round import TURN
from miskatonic.games.card_game.rules.values import ACTION_COST, keywords, shroud, uses_slot
from miskatonic.games.card_game.state import CardGame, Enemy, Investigator, card_of, enemy_card, location_card
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.hooks import index_of
from miskatonic.kernel.text import Text, name, text

PROVOKING = ("investigate", "move", "engage", "draw", "resource")
"""Those of the nine actions that engaged enemies seize as an opportunity, beside playing a card and using one."""
NINE_ACTIONS = (*PROVOKING, "fight", "evade")
"""The actions that everybody may take, but for playing a card and using one."""


def hints(state: CardGame, decision: Decision) -> dict[str, Text]:
    """What the options of a turn lead to and risk, by option id."""
    if decision.kind is not TURN:
        return {}
    told = with_risks(state, state.investigators[decision.seat], decision.options)
    return {option.id: option.hint for option in told if option.hint is not None}


def with_risks(game: CardGame, investigator: Investigator, options: Sequence[Option[Any]]) -> list[Option[Any]]:
    """The options of a turn, each with where it leads and what it risks."""
    ready = attackers(game, investigator)
    attack = attack_hint(ready) if ready else None
    return [
        warned(
            warned(warned(option, surcharge(game, investigator, option.value)), loss(game, investigator, option.value)),
            attack if provokes(option.value) else None,
        )
        for option in with_places(game, options)
    ]


def with_places(game: CardGame, options: Sequence[Option[Any]]) -> list[Option[Any]]:
    """Each move with the known values of the location: its shroud, its clues, the effects of entering it."""
    return [
        reduce(warned, known_of(game, option.value[1]), option)
        if isinstance(option.value, tuple) and option.value[0] == "move"
        else option
        for option in options
    ]


def known_of(game: CardGame, at: str) -> Iterator[Text]:
    """The text of the upper side of a location for an investigator that considers going there."""
    place = game.location(at)
    if not place.revealed:
        yield text("cg-hint-unrevealed")
        return
    yield text("cg-hint-place", shroud=shroud(game, place), clues=place.clues)
    for line in location_card(at).lines:
        for hook in line.hooks:
            if isinstance(hook, ReactionTrigger) and hook.forced and hook.event is Entered:
                yield text("cg-hint-entering", effect=hook.effect.text)


def surcharge(game: CardGame, investigator: Investigator, value: Any) -> Text | None:
    """How many actions an option takes, if cards make it dearer than it usually is."""
    if ACTION_COST not in index_of(game):
        return None
    if isinstance(value, str):
        kind, usual = playing(value), int(takes_an_action(value))
    elif isinstance(value[0], ActionAbility):
        kind, usual = value[0].designator, value[0].actions
    else:
        kind, usual = value[0], int(value[0] in NINE_ACTIONS)
    actions = price(game, investigator, kind, usual) if usual else 0
    return text("cg-hint-actions", n=actions) if actions > usual else None


def loss(game: CardGame, investigator: Investigator, value: Any) -> Text | None:
    """The harm to an investigator of an option beside its price, or of its failure."""
    if isinstance(value, str):
        return text("cg-hint-no-room") if lacks_room(game, investigator, value) else None
    if isinstance(value, tuple) and value[0] == "fight":
        return fight_risk(game, investigator, game.enemy(value[1]))
    if isinstance(value, tuple) and value[0] == "investigate" and not game.location(investigator.at).clues:
        return text("cg-hint-no-clues")
    return None


def lacks_room(game: CardGame, investigator: Investigator, card: str) -> bool:
    """Whether an asset would drive another one out of its slot."""
    printed = card_of(card)
    in_play = [asset.card for asset in investigator.play + investigator.threat]
    return isinstance(printed, AssetCard) and any(
        excess_of(game, investigator, slot, [other for other in (*in_play, card) if uses_slot(other, slot)]) > 0
        for slot in dict.fromkeys(printed.slots)
    )


def provokes(value: Any) -> bool:
    """Whether engaged enemies attack on the option with that value in a turn."""
    if isinstance(value, str):
        return takes_an_action(value) and playing(value) not in SAFE
    if not isinstance(value, tuple):
        return False
    if isinstance(value[0], ActionAbility):
        return value[0].provokes
    return value[0] in PROVOKING


def fight_risk(game: CardGame, investigator: Investigator, enemy: Enemy) -> Text | None:
    """What comes of a blow that misses."""
    if enemy.engaged not in (-1, investigator.seat):
        return text("cg-hint-friend-hit", who=name(GAME, game.investigators[enemy.engaged].slug))
    if not enemy.exhausted and "retaliate" in keywords(game, enemy):
        return text("cg-hint-retaliates")
    return None


def attack_hint(enemies: Sequence[Enemy]) -> Text:
    """Enemies that attack before anything else happens, and what they deal together."""
    cards = [enemy_card(enemy.card) for enemy in enemies]
    return text(
        "cg-hint-opportunity",
        enemy=name(GAME, enemies[0].card),
        n=len(enemies),
        damage=sum(card.damage for card in cards),
        horror=sum(card.horror for card in cards),
    )


def warned(option: Option[Any], risk: Text | None) -> Option[Any]:
    """An option with a risk beside what its hint says; the words of a card are a sentence already."""
    if risk is None:
        return option
    if option.hint is None:
        return replace(option, hint=risk)
    sentence = isinstance(option.value, tuple) and isinstance(option.value[0], ActionAbility)
    return replace(option, hint=text("cg-hint-and-risk", hint=option.hint, sentence=int(sentence), risk=risk))
