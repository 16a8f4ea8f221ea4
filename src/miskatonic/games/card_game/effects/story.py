"""Effects on the scenario: clues, doom, the act, the way out and the end."""

from __future__ import annotations

from miskatonic.games.card_game.components import GAME, gift, trait_text
from miskatonic.games.card_game.effects.harm import margin
from miskatonic.games.card_game.effects.tokens import wanted_enemy
from miskatonic.games.card_game.events import ClueOnAct
from miskatonic.games.card_game.rules import agenda, ending, enemies, harm, places
from miskatonic.games.card_game.rules.encounter import (
    discard_until,
    draw_encounter,
    resolve_encounter,
    search_encounters,
)
from miskatonic.games.card_game.rules.values import CANNOT_SPEND_CLUES, enemies_with, has_trait
from miskatonic.games.card_game.state import CardGame, CardGameEffect, Investigator
from miskatonic.kernel import hooks
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.effect import word
from miskatonic.kernel.hooks import is_set
from miskatonic.kernel.text import join, name, text


@word(
    "discover",
    lambda n: text("cg-effect-discover", n=n),
    can=lambda game, you, n: places.may_discover(game, you),
    gives=lambda n: gift({"clues": n}),
)
def discover(game: CardGame, you: Investigator, n: int = 1) -> Rules[None]:
    """Clues at one's location."""
    return places.discover(game, you, n)


@word(
    "place_doom",
    lambda n, may_advance: text("cg-effect-doom", n=n, advance=int(may_advance)),
    gives=lambda n, may_advance: gift({"doom": -n}),
)
def place_doom(game: CardGame, you: Investigator, n: int = 1, may_advance: bool = False) -> Rules[None]:
    """Doom on the current agenda."""
    return agenda.place_doom(game, n, may_advance=may_advance)


@word(
    "doom_on_nearest",
    lambda n, trait: text(
        "cg-effect-doom-on-nearest", n=n, any=int(not trait), trait=trait_text(trait) if trait else text("cg-nothing")
    ),
    gives=lambda n, trait: gift({"doom": -n}),
)
def doom_on_nearest(game: CardGame, you: Investigator, n: int, trait: str = "") -> Rules[None]:
    """Doom on the nearest enemy, or the nearest one with a trait; nothing if there is none in play."""
    if foes := [enemy for enemy in game.enemies if not trait or has_trait(enemy.card, trait)]:
        yield from agenda.place_doom_on(game, (yield from enemies.nearest_enemy(game, you, foes)), n)


@word(
    "advance_act",
    lambda: text("cg-effect-advance-act"),
)
def advance_act(game: CardGame, you: Investigator) -> Rules[None]:
    """The act advances."""
    return agenda.advance_act(game)


@word(
    "resign",
    lambda: text("cg-effect-resign"),
)
def resign(game: CardGame, you: Investigator) -> Rules[None]:
    """Leaves the scenario."""
    return harm.resign(game, you)


@word(
    "resolution",
    lambda n: text("cg-effect-resolution", n=n),
)
def resolution(game: CardGame, you: Investigator, n: int) -> Rules[None]:
    """The scenario ends with that resolution."""
    ending.reach(game, n)
    yield from ()


# --- clues


@word("gain_clues", lambda n: text("cg-effect-gain-clues", n=n), gives=lambda n: gift({"clues": n}))
def gain_clues(game: CardGame, you: Investigator, n: int) -> Rules[None]:
    """Clues of the token pool."""
    return places.gain_clues(game, you, n)


@word(
    "spend_a_clue",
    lambda: text("cg-effect-spend-clue"),
    can=lambda game, you: you.clues > 0 and not is_set(game, CANNOT_SPEND_CLUES, you.seat),
    gives=lambda: gift({"clues": -1}),
)
def spend_a_clue(game: CardGame, you: Investigator) -> Rules[None]:
    """A clue is spent."""
    agenda.spend_clues(game, you, 1)
    yield from ()


@word("drop_clues_by_margin", lambda: text("cg-effect-drop-clues-by-margin"), gives=lambda: gift({"clues": -1}))
def drop_clues_by_margin(game: CardGame, you: Investigator) -> Rules[None]:
    """As many clues as the test was failed by stay at one's location."""
    return places.drop_clues(game, you, margin(game))


@word("put_clue_on_act", lambda: text("cg-effect-clue-on-act"))
def put_clue_on_act(game: CardGame, you: Investigator) -> Rules[None]:
    """A clue of the token pool lies on the act."""
    game.act_clues += 1
    yield from hooks.after(game, ClueOnAct(game.act))


@word(
    "encounter_for_clues",
    lambda n: text("cg-effect-encounter-for-clues", n=n),
    can=lambda game, you, n: bool(game.encounter_deck or game.encounter_discard),
    gives=lambda n: gift({"clues": n}),
)
def encounter_for_clues(game: CardGame, you: Investigator, n: int) -> Rules[None]:
    """The danger comes first; the clues are those of the location where one is by then."""
    yield from draw_encounter(game, you)
    if not you.fate:
        yield from places.discover(game, you, n)


# --- enemies


@word(
    "doom_on_nearest_or_find",
    lambda n, trait: text("cg-effect-doom-or-find", n=n, trait=trait_text(trait)),
    gives=lambda n, trait: gift({"doom": -n}),
)
def doom_on_nearest_or_find(game: CardGame, you: Investigator, n: int, trait: str) -> Rules[None]:
    """Doom on the nearest enemy with a trait; one is looked for where none is in play."""
    if foes := enemies_with(game, trait):
        yield from agenda.place_doom_on(game, (yield from enemies.nearest_enemy(game, you, foes)), n)
    else:
        yield from search_encounters(game, you, wanted_enemy(trait))


@word(
    "doom_for_enemies_at",
    lambda trait, at: text(
        "cg-effect-doom-for-enemies",
        trait=trait_text(trait),
        places=join((text("cg-place-in", place=name(GAME, place)) for place in at), "or"),
    ),
)
def doom_for_enemies_at(game: CardGame, you: Investigator, trait: str, at: tuple[str, ...]) -> Rules[None]:
    """Doom on the agenda for each enemy with a trait at some locations."""
    if near := sum(enemy.at in at for enemy in enemies_with(game, trait)):
        yield from agenda.place_doom(game, near)


@word("dig_for_enemy", lambda trait: text("cg-effect-dig-for-enemy", trait=trait_text(trait)))
def dig_for_enemy(game: CardGame, you: Investigator, trait: str) -> Rules[None]:
    """The encounter deck, with its discard pile shuffled in, brings the lead the next enemy with a trait."""
    if card := (yield from discard_until(game, wanted_enemy(trait))):
        yield from resolve_encounter(game, you, card)


@word(
    "dig_up_enemy_at",
    lambda trait, at, doom: text("cg-effect-dig-up-enemy", trait=trait_text(trait), place=name(GAME, at), doom=doom),
)
def dig_up_enemy_at(game: CardGame, you: Investigator, trait: str, at: str, doom: int) -> Rules[None]:
    """The next enemy of the encounter deck with a trait spawns at a location, with doom on it."""
    if card := (yield from discard_until(game, wanted_enemy(trait))):
        enemy = yield from enemies.spawn(game, card, at=at)
        if enemy is not None:
            yield from agenda.place_doom_on(game, enemy, doom)


@word("turn_into_enemy", lambda slug: text("cg-effect-turn-into-enemy", enemy=name(GAME, slug)))
def turn_into_enemy(game: CardGame, you: Investigator, slug: str) -> Rules[None]:
    """The other side of the card is an enemy that enters play without being drawn."""
    yield from enemies.spawn(game, slug)


@word("into_victory_display", lambda: text("cg-effect-into-victory"))
def into_victory_display(game: CardGame, you: Investigator) -> Rules[None]:
    """The enemy itself goes to the victory display."""
    return harm.to_victory_display(game, game.enemy(game.using))


@word("draw_from_side_deck", lambda: text("cg-effect-side-deck"), can=lambda game, you: bool(game.side_deck))
def draw_from_side_deck(game: CardGame, you: Investigator) -> Rules[None]:
    """The next card of the deck that the scenario has beside the others."""
    game.rng.reveals += 1
    yield from resolve_encounter(game, you, game.side_deck.pop())


@word("each_in_turn", lambda effect: text("cg-effect-each-in-turn", effect=effect.text))
def each_in_turn(game: CardGame, you: Investigator, effect: CardGameEffect) -> Rules[None]:
    """Something happens to each investigator in player order."""
    card = game.using
    for investigator in game.present():
        if not investigator.fate:
            game.using = card
            yield from effect.run(game, investigator)
