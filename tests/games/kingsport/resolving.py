"""Having one encounter in the middle of a lively game: with dice that all show the same, and one way of answering questions."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from miskatonic.games.arkham_horror import GAME
from miskatonic.games.arkham_horror.rules.doom import Awakening
from miskatonic.games.arkham_horror.rules.encounters import end_encounter
from miskatonic.games.arkham_horror.state import Arkham, ArkhamEffect
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.rng import Dice, Rng
from miskatonic.kernel.state import GameOver, caused
from miskatonic.kernel.table import decoder, encode
from miskatonic.testing import scenario

T = TypeVar("T")

YOU, FRIEND, STRAY = "amanda_sharpe", "sister_mary", "joe_diamond"

Answer = Callable[[Sequence[Option[Any]]], Option[Any]]


class Loaded(Rng, dict=True, gc=True):
    """Chance whose dice always show the same face."""

    def roll(self, dice: Dice[T]) -> tuple[T, ...]:
        """That face, as often as there are dice."""
        self.reveal()
        shown: T = self.__dict__["shown"]
        return tuple(shown for _ in dice.faces)


def lively_game() -> bytes:
    """A game in which there is something of everything."""
    g = scenario("arkham_horror", boxes=["kingsport"], seats=[YOU, FRIEND, STRAY], ancient_one="yig")
    g.give(YOU, *["clue"] * 5, "$9", "knife", "axe", "old_journal", "wither", "shrivelling", "holy_water", "elder_sign")
    g.give(YOU, "speed", "luck", "ryan_dean", "bank_loan", "lantern", "food", "necronomicon", "ancient_tome")
    g.give(YOU, "cultist", "ghoul", "zombie", "gate_abyss").give(FRIEND, "clue", "clue", "fight", "axe")
    g.place("gate_the_dreamlands", at="woods").place("gate_yuggoth", at="graveyard").place(
        "gate_rlyeh", at="black_cave"
    )
    g.place("seal", at="the_witch_house").place(FRIEND, at="library").place(STRAY, at="lost_in_time_and_space")
    g.spawn("ghoul", at="northside").spawn("cultist", at="sky").spawn("zombie", at="outskirts").spawn(
        "ghoul", at="woods"
    )
    return encode(g.state)


LIVELY = lively_game()


def first(options: Sequence[Option[Any]]) -> Option[Any]:
    """Whoever is asked says yes, and takes what comes first."""
    return options[0]


def last(options: Sequence[Option[Any]]) -> Option[Any]:
    """Whoever is asked declines, or takes what comes last; but nobody changes weapons for ever."""
    return [option for option in options if option.verb not in ("hold", "use")][-1]


def resolve(effect: ArkhamEffect, at: str, face: int, answer: Answer) -> Arkham:
    """The game after an encounter at a place, all pieces of it accounted for."""
    game: Arkham = decoder(Arkham).decode(LIVELY)
    game.rng = Loaded(game.rng.word, game.rng.reveals, game.rng.secret)
    game.rng.__dict__["shown"] = face
    you = game.present()[0]
    you.at = at
    with suppress(Awakening, GameOver):
        rules = caused(game, at.removesuffix("_1"), effect.run, game, you)
        answer_all(rules, answer)
        answer_all(end_encounter(game), answer)
    GAME.rules.check(game)
    return game


def answer_all(rules: Any, answer: Answer) -> None:
    """Answers every question, up to a number beyond which nothing comes to an end."""
    decision: Decision | None = next(rules, None)
    for _ in range(500):
        if decision is None:
            return
        chosen = [answer(decision.options)] if decision.least <= 1 else list(decision.options)[: decision.least]
        try:
            decision = rules.send(chosen)
        except StopIteration:
            return
    raise AssertionError(f"{decision} is asked for ever")
