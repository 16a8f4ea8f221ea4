"""The final battle against the Ancient One."""

from __future__ import annotations

from types import NoneType
from typing import Any

from miskatonic.games.arkham_horror.components import ANCIENT_ONE, ANCIENT_ONES, ASK
from miskatonic.games.arkham_horror.events.fate import (
    AncientOneAttacks,
    AncientOneHurt,
    AncientOneStrikes,
    AttackedAncientOne,
    AttackWarded,
    BattleBegan,
    BattleRound,
    DoomAdded,
    SectionBegins,
    SectionOver,
    UpkeepOver,
    WillAttackAncientOne,
)
from miskatonic.games.arkham_horror.rules import doom
from miskatonic.games.arkham_horror.rules.combat import (
    SIXES_COUNT_TWICE,
    arm,
    combat_bonus,
    discard_used,
    make_ready,
)
from miskatonic.games.arkham_horror.rules.harm import devour, in_play, settle_fall, settle_falls
from miskatonic.games.arkham_horror.rules.monsters import back_to_cup
from miskatonic.games.arkham_horror.rules.skill_checks import EVERY_SUCCESS, check
from miskatonic.games.arkham_horror.rules.upkeep import begin_turn, upkeep
from miskatonic.games.arkham_horror.state import (
    LOST,
    Arkham,
    ArkhamEffect,
    Battle,
    Combat,
    Investigator,
    Section,
)
from miskatonic.kernel.decision import Option, Rules
from miskatonic.kernel.hooks import Settled, Total, before, is_set, reactions, settle, total
from miskatonic.kernel.state import caused
from miskatonic.kernel.text import text

BATTLE_RATING: Total[()] = Total("combat rating of the Ancient One")
STRENGTH: Total[()] = Total("doom tokens at the start of the battle")
WOUND: Total[()] = Total("successes that remove a doom token")
SECTIONS: Settled[tuple[Section, ...]] = Settled("who attacks in a round, in order")
ATTACK: Settled[ArkhamEffect | None] = Settled("what the Ancient One does to each investigator")
AFTER_ATTACK: Settled[ArkhamEffect | None] = Settled("what the Ancient One does once everybody has been attacked")

ORDINARY: tuple[Section, ...] = ("battle_attack", "battle_defense")
"""The sections of a round of which no card says anything else."""

STRIKE_BACK = ASK.mixed("strike_back", "AH-FINAL-08", tuple, str, NoneType)

STRIKE: Option[Any] = Option("attack", None, text("ah-option-attack"), (ANCIENT_ONE,))


def start_battle(game: Arkham) -> Rules[None]:
    """The lost are devoured, the first player is one of the others, Mythos cards are discarded and the doom track filled; then
    what the Ancient One does at the start."""
    sheet = ANCIENT_ONES[game.ancient_one]
    clear_the_table(game)
    for investigator in game.present():
        if investigator.at == LOST:
            yield from devour(game, investigator)
    pass_marker_on(game)
    for investigator in game.present():
        investigator.at = ANCIENT_ONE
        investigator.explored = investigator.delayed = investigator.busy = False
        investigator.skips = 0
        investigator.traded.clear()
    game.doom = total(game, STRENGTH, sheet.doom_track)
    game.battle = Battle(strength=game.doom, rating=total(game, BATTLE_RATING, sheet.combat_rating or 0))
    game.tell(BattleBegan(game.ancient_one))
    if sheet.start_of_battle is not None:
        for investigator in game.present():
            yield from caused(game, game.ancient_one, sheet.start_of_battle.run, game, investigator)
        yield from settle_falls(game)
    check_defeat(game)
    pass_marker_on(game)


def pass_marker_on(game: Arkham) -> None:
    """A first player who has been eliminated as the battle begins leaves the marker to the next one in the battle."""
    if game.investigators[game.first] is None:
        game.first = game.seat_after(game.first)


def clear_the_table(game: Arkham) -> None:
    """Whatever was going on is over; Mythos cards in play are discarded."""
    game.combat = None
    game.checks.clear()
    for monster in [*game.met, *game.rumor_monsters]:
        back_to_cup(game, monster)
    for card in [game.environment, game.rumor, game.mythos, *game.headlines]:
        if card and card not in game.mythos_deck:
            game.mythos_deck.put_under(card)
    game.environment = game.rumor = game.mythos = ""
    game.rumor_tokens = 0
    game.headlines.clear()
    game.shut.clear()
    game.cards_changed()


def check_defeat(game: Arkham) -> None:
    """Without investigators the game is lost."""
    if not game.present():
        doom.lose(game, "ah-lost-devoured")


def begin_round(game: Arkham) -> None:
    """A new round of the battle."""
    assert game.battle is not None
    if game.battle.card:
        game.battle.card = ""
        game.cards_changed()
    begin_turn(game)
    game.battle.warded = False
    game.battle.round += 1
    game.tell(BattleRound(game.battle.round))


def plan_round(game: Arkham) -> Rules[None]:
    """Cards may say who attacks in this round, and in which order."""
    battle = game.battle
    assert battle is not None
    yield from reactions(game, UpkeepOver(battle.round))
    check_defeat(game)
    sections = settle(game, SECTIONS, ORDINARY)
    battle.sections = None if sections == ORDINARY else list(sections)


def next_section(game: Arkham) -> Section | None:
    """The section that comes next in this round; None if it is over."""
    battle = game.battle
    assert battle is not None
    if battle.sections is not None:
        return battle.sections.pop(0) if battle.sections else None
    return {"battle_upkeep": ORDINARY[0], ORDINARY[0]: ORDINARY[1]}.get(game.step)


def begin_section(game: Arkham, section: Section) -> Rules[None]:
    """What cards do at the beginning of a section."""
    yield from reactions(game, SectionBegins(section))
    yield from settle_falls(game)
    check_defeat(game)


def end_section(game: Arkham, section: Section) -> Rules[None]:
    """What cards do at the end of a section."""
    yield from reactions(game, SectionOver(section))
    yield from settle_falls(game)
    check_defeat(game)


def battle_upkeep(game: Arkham, you: Investigator) -> Rules[None]:
    """An upkeep as in every turn, and trading as if all were in one place."""
    you.traded.clear()
    yield from upkeep(game, you)


def battle_attack(game: Arkham, you: Investigator) -> Rules[None]:
    """A combat check, whose successes add up with those of the others."""
    yield from reactions(game, WillAttackAncientOne(you.slug))
    combat = game.combat = Combat(you.seat, ANCIENT_ONE, horror_over=True)
    arm(game, you, ANCIENT_ONE)
    if not (yield from make_ready(game, you, combat, STRIKE_BACK, STRIKE, game.ancient_one)):
        game.combat = None
        yield from settle_fall(game, you)
        check_defeat(game)
        return
    assert game.battle is not None
    modifier = game.battle.rating + combat_bonus(game, you, combat)
    twice = is_set(game, SIXES_COUNT_TWICE, you)
    won = yield from check(
        game, you, "fight", modifier, kind="combat", monster=ANCIENT_ONE, wanted=EVERY_SUCCESS, double_sixes=twice
    )
    yield from discard_used(game, you)
    game.combat = None
    wound(game, won)
    yield from reactions(game, AttackedAncientOne(you.slug, won))
    yield from settle_fall(game, you)
    check_defeat(game)


def wound(game: Arkham, won: int) -> None:
    """As many successes as there are players remove a doom token."""
    battle = game.battle
    assert battle is not None
    battle.successes += won
    hits, battle.successes = divmod(battle.successes, total(game, WOUND, game.players))
    weaken(game, hits, won)


def weaken(game: Arkham, hits: int, won: int = 0) -> None:
    """Doom tokens are removed; with the last one, the Ancient One is banished."""
    battle = game.battle
    assert battle is not None
    battle.strength = max(0, battle.strength - hits)
    game.doom = battle.strength
    game.tell(AncientOneHurt(won, battle.strength))
    if not battle.strength:
        doom.end(game, won=True, reason="ah-won-banished")


def strengthen(game: Arkham, n: int = 1, *, beyond: bool = False) -> None:
    """Doom tokens come back, as far as there is room for them on the track, or `beyond` it."""
    battle = game.battle
    assert battle is not None
    room = n if beyond else ANCIENT_ONES[game.ancient_one].doom_track - battle.strength
    if (n := min(n, room)) > 0:
        battle.strength += n
        game.doom = battle.strength
        game.tell(DoomAdded(game.doom))


def ancient_one_attacks(game: Arkham) -> Rules[None]:
    """Every investigator suffers the attack of the Ancient One."""
    sheet = ANCIENT_ONES[game.ancient_one]
    game.tell(AncientOneAttacks(game.ancient_one))
    assert game.battle is not None
    if game.battle.warded or (yield from before(game, AncientOneStrikes(game.ancient_one))) is None:
        game.battle.warded = True
        game.tell(AttackWarded(game.ancient_one))
        return
    attack, after_attack = settle(game, ATTACK, sheet.attack), settle(game, AFTER_ATTACK, sheet.after_attack)
    for investigator in game.present():
        if attack is not None and in_play(game, investigator):
            yield from caused(game, game.ancient_one, attack.run, game, investigator)
            yield from settle_fall(game, investigator)
    check_defeat(game)
    if after_attack is not None and (leader := next(iter(game.present()), None)) is not None:
        yield from caused(game, game.ancient_one, after_attack.run, game, leader)
        yield from settle_falls(game)
    check_defeat(game)
