"""Questions that come again and again can be passed for some time: their kinds say by which answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from miskatonic import new_table
from miskatonic.kernel.decision import KINDS, NONE, VERBS, Decision, Kind, Option
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.table import Table
from miskatonic.players import make_bot

TITLES: dict[str, tuple[str, dict[str, Any]]] = {
    "elder_sign": ("elder_sign", {"players": 4}),
    "arkham_horror": ("arkham_horror", {"players": 4}),
    "kingsport": ("arkham_horror", {"players": 4, "boxes": ("kingsport", "kingsport_board", "kingsport_epic")}),
    "card_game": ("card_game", {"players": 4}),
    "mansions": ("mansions", {"players": 5, "monster_skill": True}),
}
BOTS = {"random": (0, 1, 2), "heuristic": (3,)}
"""The seeds of the games that bots play: random ones get into every corner, the others are asked what people are."""
CHOICES = 400
"""The choices of a game at most."""

TURNS = {
    "elder_sign": {"retry", "focus"},
    "arkham_horror": {"walk", "trade_give", "trade_take"},
    "kingsport": {"walk", "trade_give", "trade_take"},
    "card_game": {"turn"},
    "mansions": {"act", "keeper_acts", "walk_monster", "trade", "solve"},
}
"""What a turn, an attempt or a trade is made of: who would pass these would not play."""


def does_nothing(option: Option[Any]) -> bool:
    """Whether an answer leaves things as they are: its verb says so, or the rules are told no, or nothing."""
    return VERBS[option.verb].aim == "pass" or option.value is None or option.value is False


def can_be_passed(decision: Decision) -> bool:
    """Whether there is something to do, and an answer that does nothing."""
    idle = [option for option in decision.options if does_nothing(option)]
    return decision.least == 0 or 0 < len(idle) < len(decision.options)


def games_of(title: str) -> Iterator[Table[Any]]:
    """Games that bots play, before each choice."""
    game, options = TITLES[title]
    for name, seeds in BOTS.items():
        for seed in seeds:
            table = new_table(game, seed=seed, **options)
            bot = make_bot(name, game, seed=seed)
            while table.decision is not None and len(table.moves) < CHOICES:
                yield table
                table.choose(*bot.pick(Sight(table)))


@pytest.mark.parametrize("title", TITLES)
def test_what_is_asked_often_and_can_be_passed_can_be_passed_for_some_time(title: str) -> None:
    asked: Counter[Kind[Any]] = Counter()
    passed: Counter[Kind[Any]] = Counter()
    rounds = set[tuple[int, int]]()
    for table in games_of(title):
        decision = table.decision
        assert decision is not None
        rounds.add((table.seed, next(iter(table.state.length().values()), 0)))
        asked[decision.kind] += can_be_passed(decision)
        passed[decision.kind] += decision.passing != ""
    assert TURNS[title] <= KINDS[TITLES[title][0]].keys()
    often = {kind.name for kind, times in asked.items() if times > len(rounds) and not kind.passing}
    assert often - TURNS[title] == set()
    assert {kind.name for kind, times in passed.items() if kind.passing and not times} == set(), (
        "without such an answer"
    )


def test_where_several_may_be_taken_none_of_them_passes() -> None:
    table = new_table("card_game", seed=0, players=4)
    bot = make_bot("random", "card_game", seed=0)
    while (decision := table.decision) is not None and decision.kind.name != "commit_other":
        table.choose(*bot.pick(Sight(table)))
    assert decision is not None
    assert decision.least == 0
    assert decision.passing == NONE
