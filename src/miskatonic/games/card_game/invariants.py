"""What must be true at every decision: no card lost or doubled, no number out of its bounds."""

from __future__ import annotations

from collections import Counter

from miskatonic.games.card_game.components import EnemyCard, slug_of
from miskatonic.games.card_game.state import Asset, CardGame, card_of


def check(game: CardGame) -> None:
    """Raises ValueError if anything is impossible."""
    check_cards(game)
    check_numbers(game)
    check_places(game)


def cards_of_game(game: CardGame) -> Counter[str]:
    """Every card that is anywhere, with how often it is there."""
    found: Counter[str] = Counter()
    found.update(enemy.card for enemy in game.enemies)
    for location in game.locations:
        # A location that counts for victory at the end stays where it is.
        found[location.card] += location.card not in game.victory
        found.update(asset.card for asset in location.attached)
    for hero in game.investigators:
        found.update(hero.deck)
        found.update(hero.hand)
        found.update(hero.discard)
        found.update(hero.removed)
        found.update(asset.card for asset in [*hero.play, *hero.threat])
    found.update(game.encounter_deck)
    found.update(game.encounter_discard)
    found.update(game.side_deck)
    found.update(game.set_aside)
    found.update(card for card, _ in game.loose)
    found.update(game.removed)
    found.update(game.victory)
    found.update([game.agenda, *game.agenda_deck, game.act, *game.act_deck])
    if game.test is not None:
        found.update(card for _, card in game.test.committed)
    found.pop("", None)
    return found


def check_cards(game: CardGame) -> None:
    """No card is in two places."""
    for card, times in cards_of_game(game).items():
        if times > 1:
            raise ValueError(f"{card} is in {times} places")


def check_numbers(game: CardGame) -> None:
    """Nothing is negative."""
    for hero in game.investigators:
        for field in ("damage", "horror", "resources", "clues", "actions", "tome_actions"):
            if getattr(hero, field) < 0:
                raise ValueError(f"{hero.slug} has {getattr(hero, field)} {field}")
        for asset in [*hero.play, *hero.threat]:
            check_tokens(asset)
    for enemy in game.enemies:
        if enemy.damage < 0 or enemy.doom < 0 or enemy.clues < 0:
            raise ValueError(f"{enemy.card} has a negative number of tokens")
    for location in game.locations:
        if location.clues < 0 or location.doom < 0:
            raise ValueError(f"{location.card} has a negative number of tokens")
        for asset in location.attached:
            check_tokens(asset)
    if game.agenda_doom < 0 or game.act_clues < 0:
        raise ValueError("there is a negative number of tokens on the agenda or the act")


def check_tokens(asset: Asset) -> None:
    """No negative number of tokens on a card."""
    for field in ("damage", "horror", "uses", "doom", "clues", "resources"):
        if getattr(asset, field) < 0:
            raise ValueError(f"{asset.card} has {getattr(asset, field)} {field}")


def check_places(game: CardGame) -> None:
    """Investigators and enemies are at locations in play, engaged enemies where their investigator is."""
    if game.phase == "setup" or game.outcome is not None:
        return
    places = {location.card for location in game.locations}
    for hero in game.present():
        if hero.at not in places:
            raise ValueError(f"{hero.slug} is nowhere: {hero.at!r}")
    for enemy in game.enemies:
        if not isinstance(card_of(enemy.card), EnemyCard):
            raise ValueError(f"{slug_of(enemy.card)} is no enemy")
        if enemy.at not in places:
            raise ValueError(f"{enemy.card} is nowhere: {enemy.at!r}")
        if enemy.engaged >= 0:
            hero = game.investigators[enemy.engaged]
            if hero.fate or hero.at != enemy.at:
                raise ValueError(f"{enemy.card} is engaged with {hero.slug}, who is not there")
