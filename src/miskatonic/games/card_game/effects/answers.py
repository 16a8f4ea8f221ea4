"""What abilities do that look at what happened: they change it, take its place or leave nothing of it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from miskatonic.games.card_game.events import (
    AboutToFail,
    AssetHarmed,
    DiscoveringClues,
    EnemyAttacks,
    EnemyDefeated,
    EnemyEvaded,
    EnemySpawning,
    EventResolved,
    HittingEnemy,
    Leaving,
    TreacheryRevealed,
)
from miskatonic.games.card_game.events.told import CardReadied, CardShuffledIn, CluesPlaced, CluesRemoved, SkillBoosted
from miskatonic.games.card_game.rules import drawing
from miskatonic.games.card_game.rules.abilities import Answer
from miskatonic.games.card_game.rules.agenda import place_doom_on
from miskatonic.games.card_game.rules.cards import discard_at_random, find_in_play, take_enemy_out
from miskatonic.games.card_game.rules.harm import damage_enemy, deal, deal_to_each
from miskatonic.games.card_game.rules.seen import put_under, shuffle_encounters
from miskatonic.games.card_game.rules.skill_test import skill_test, total_value
from miskatonic.games.card_game.state import CardGame, Investigator, SkillTest
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.text import Text, text


def cancels(words: Text) -> Answer:
    """Nothing is left of what was about to happen."""

    def nothing(game: CardGame, you: Investigator, event: Any, card: str) -> Rules[None]:
        yield from ()

    return Answer(nothing, words)


def cancel_attack() -> Answer:
    """The attack does not take place."""
    return cancels(text("cg-effect-cancel-attack"))


def discard_spawning() -> Answer:
    """The enemy that is about to spawn is discarded."""
    return cancels(text("cg-effect-discard-spawning"))


def reveal_another() -> Answer:
    """The token goes back, and another one counts."""
    return cancels(text("cg-effect-reveal-another"))


def cancel_revelation(horror: int) -> Answer:
    """Cancels the treachery but for the part outside of its revelation."""

    def run(game: CardGame, you: Investigator, event: TreacheryRevealed, card: str) -> Rules[None]:
        yield from deal(game, you, horror=horror)

    return Answer(run, text("cg-effect-cancel-revelation", horror=horror))


# --- attacks


def discard_or_worse(damage: int, horror: int) -> Answer:
    """A card of the hand is lost; the attack is worse where there is none."""

    def run(game: CardGame, you: Investigator, event: EnemyAttacks, card: str) -> Rules[EnemyAttacks]:
        if (yield from discard_at_random(game, you)):
            return event
        return replace(event, damage=event.damage + damage, horror=event.horror + horror)

    return Answer(run, text("cg-effect-discard-or-worse", damage=damage, horror=horror))


def hit_back(n: int) -> Answer:
    """The attacking enemy is hurt; so is the asset."""

    def run(game: CardGame, you: Investigator, event: AssetHarmed, card: str) -> Rules[AssetHarmed]:
        yield from damage_enemy(game, game.enemy(event.source), n, you)
        return event

    return Answer(run, text("cg-effect-hit-back", n=n))


def strike_harder(n: int) -> Answer:
    """The attack of an investigator deals more damage."""

    def run(game: CardGame, you: Investigator, event: HittingEnemy, card: str) -> Rules[HittingEnemy]:
        yield from ()
        return replace(event, damage=event.damage + n)

    return Answer(run, text("cg-effect-strike-harder", n=n))


def horror_for_all_there(n: int) -> Answer:
    """Horror for each investigator at the location of the enemy that is defeated."""

    def run(game: CardGame, you: Investigator, event: EnemyDefeated, card: str) -> Rules[EnemyDefeated]:
        yield from deal_to_each(game, game.at(event.at), horror=n)
        return event

    return Answer(run, text("cg-effect-horror-for-all-there", n=n))


# --- enemies


def spawn_here() -> Answer:
    """The enemy comes to this location, whichever investigator drew it."""

    def run(game: CardGame, you: Investigator, event: EnemySpawning, card: str) -> Rules[EnemySpawning]:
        yield from ()
        return replace(event, at=card, seat=-1)

    return Answer(run, text("cg-effect-spawn-here"))


def doom_on_this(n: int = 1) -> Answer:
    """Doom on the card itself, an enemy or an asset."""

    def run(game: CardGame, you: Investigator, event: Any, card: str) -> Rules[None]:
        enemy = next((enemy for enemy in game.enemies if enemy.card == card), None)
        yield from place_doom_on(game, enemy or find_in_play(game, card), n)

    return Answer(run, text("cg-effect-doom-on-this", n=n))


def ready_this_enemy() -> Answer:
    """The enemy itself is ready again."""

    def run(game: CardGame, you: Investigator, event: Any, card: str) -> Rules[None]:
        game.enemy(card).exhausted = False
        game.tell(CardReadied(card))
        yield from ()

    return Answer(run, text("cg-effect-ready-this"))


def shuffle_into_encounters() -> Answer:
    """The enemy is not defeated: it is in the encounter deck again."""

    def run(game: CardGame, you: Investigator, event: EnemyEvaded, card: str) -> Rules[None]:
        take_enemy_out(game, game.enemy(event.enemy))
        shuffle_encounters(game, event.enemy)
        game.tell(CardShuffledIn(event.enemy))
        yield from ()

    return Answer(run, text("cg-effect-shuffle-into-encounters"))


# --- clues and ways


def refill_clues(each: int) -> Answer:
    """There is always more to find out here."""

    def run(game: CardGame, you: Investigator, event: Any, card: str) -> Rules[None]:
        place = game.location(card)
        game.tell(CluesPlaced(card, each * game.started - place.clues))
        place.clues = each * game.started
        yield from ()

    return Answer(run, text("cg-effect-refill-clues", n=each))


def remove_clues_instead() -> Answer:
    """Nothing is discovered: clues of the card itself go in their place."""

    def run(game: CardGame, you: Investigator, event: DiscoveringClues, card: str) -> Rules[None]:
        asset = find_in_play(game, card)
        amount = min(asset.clues, event.amount)
        asset.clues -= amount
        game.tell(CluesRemoved(card, amount))
        yield from ()

    return Answer(run, text("cg-effect-remove-clues-instead"))


def stays_unless(skill: str, difficulty: int) -> Answer:
    """An investigator who loses the way stays. A test that has to wait for another one comes too late for that."""

    def run(game: CardGame, you: Investigator, event: Leaving, card: str) -> Rules[Leaving | None]:
        lost: list[bool] = []

        def result(test: SkillTest) -> Rules[None]:
            lost.append(not test.passed)
            yield from ()

        yield from skill_test(game, you, skill, difficulty, result, source=card)
        return None if any(lost) else event

    return Answer(run, text("cg-effect-stays-unless", using=skill, difficulty=difficulty))


# --- cards and tests


def put_under_deck() -> Answer:
    """The event that was played goes under the deck."""

    def run(game: CardGame, you: Investigator, event: EventResolved, card: str) -> Rules[None]:
        put_under(game, you, event.card)
        yield from ()

    return Answer(run, text("cg-effect-put-under-deck"))


def lucky(n: int, draw: int = 0) -> Answer:
    """Turns a failure into a success: the remaining difference, if any."""

    def run(game: CardGame, you: Investigator, event: AboutToFail, card: str) -> Rules[AboutToFail | None]:
        test = game.test
        assert test is not None
        test.bonus += n
        game.tell(SkillBoosted(you.slug, you.seat, test.skill, n))
        lacking = max(0, test.difficulty) - total_value(game, you, test)
        left = None if lacking <= 0 and test.automatic != "failure" else replace(event, by=max(0, lacking))
        if draw:
            yield from drawing.draw(game, you, draw)
        return left

    return Answer(run, text("cg-effect-lucky", n=n, draw=draw))
