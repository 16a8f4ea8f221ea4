"""Effects that last for a while, and those on the test under way."""

from __future__ import annotations

from miskatonic.games.card_game.components import SKILLS, gift
from miskatonic.games.card_game.effects.combining import choose_someone_here
from miskatonic.games.card_game.effects.harm import margin
from miskatonic.games.card_game.rules.costs import let_last
from miskatonic.games.card_game.rules.enemies import choose_enemy
from miskatonic.games.card_game.rules.skill_test import choose_skill, reveals_no_token
from miskatonic.games.card_game.rules.values import is_blank, is_elite
from miskatonic.games.card_game.state import CardGame, Enemy, Investigator, Lasting
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.effect import word
from miskatonic.kernel.text import text


@word(
    "use_intellect",
    lambda: text("cg-effect-use-intellect"),
    can=lambda game, you: not game.lasts("intellect_instead", you.seat),
)
def use_intellect(game: CardGame, you: Investigator) -> Rules[None]:
    """Each test of combat or agility may be one of intellect until the end of the round."""
    let_last(game, Lasting("intellect_instead", game.using, "round", you.seat))
    yield from ()


@word("lie_low", lambda: text("cg-effect-lie-low"))
def lie_low(game: CardGame, you: Investigator) -> Rules[None]:
    """Only Elite enemies attack until the end of the round."""
    let_last(game, Lasting("safe_but_for_elite", game.using, "round", you.seat))
    yield from ()


@word(
    "reveal_no_tokens",
    lambda: text("cg-effect-no-tokens"),
    can=lambda game, you: not reveals_no_token(game, you),
)
def reveal_no_tokens(game: CardGame, you: Investigator) -> Rules[None]:
    """Skill against difficulty, and nothing else, until the end of the turn."""
    let_last(game, Lasting("no_token", game.using, "turn", you.seat))
    yield from ()


def _to_blank(game: CardGame, you: Investigator) -> list[Enemy]:
    """The enemies at one's location that are not Elite and have not been made blank."""
    return [enemy for enemy in game.enemies_at(you.at) if not is_elite(enemy.card) and not is_blank(game, enemy)]


@word("blank_enemy", lambda: text("cg-effect-blank-enemy"), can=lambda game, you: bool(_to_blank(game, you)))
def blank_enemy(game: CardGame, you: Investigator) -> Rules[None]:
    """The text box of an enemy counts as blank until the end of the phase."""
    card = game.using
    enemy = yield from choose_enemy(game, you.seat, _to_blank(game, you), rule="CG-TERM-29")
    let_last(game, Lasting("blank", card, "phase", piece=enemy.card))
    game.cards_changed()


@word("raise_skill", lambda n: text("cg-effect-raise-skill", n=n), gives=lambda n: gift({"skill": n}))
def raise_skill(game: CardGame, you: Investigator, n: int) -> Rules[None]:
    """A skill of an investigator at one's location is higher until the end of the phase."""
    card = game.using
    investigator = yield from choose_someone_here(game, you)
    chosen = yield from choose_skill(you, list(SKILLS), card, "CG-EFF-07")
    let_last(game, Lasting(chosen, card, "phase", investigator.seat, amount=n))


@word("returns_if_by", lambda least: text("cg-effect-returns", least=least), gives=lambda least: gift({"cards": 1}))
def returns_if_by(game: CardGame, you: Investigator, least: int) -> Rules[None]:
    """The committed card is not lost after a test passed by a margin."""
    if margin(game) >= least:
        game.lasting.append(Lasting("returns_to_hand", game.using, "test", you.seat, piece=game.using))
    yield from ()


@word("turn_the_sign", lambda: text("cg-effect-turn-sign"))
def turn_the_sign(game: CardGame, you: Investigator) -> Rules[None]:
    """The token that was revealed last adds what it would have taken off."""
    assert game.test is not None
    game.test.flipped.append(len(game.test.tokens) - 1)
    yield from ()
