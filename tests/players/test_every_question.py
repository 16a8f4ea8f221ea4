"""Every bot has an answer to every kind of question: each kind is met in games and situations, and each bot asked there."""

from collections.abc import Iterator
from typing import Any

import pytest

from miskatonic.kernel.decision import KINDS, VERBS, Decision, Kind
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.table import Table, new_table
from miskatonic.players import BOTS, Bot, heuristic, mind, trial_policy
from miskatonic.players.random_bot import RandomBot
from miskatonic.players.search import SearchBot
from miskatonic.testing import scenario

TIMES = 2
"""So often each bot is asked a question of each kind."""

HARNESS = {":stopped": "The harness of tests asks it, to hold a game where it is."}
NOT_MET: dict[str, dict[str, str]] = {
    "card_game": HARNESS,
    "elder_sign": {
        **HARNESS,
        ":order": "Answers that must be given come in the order of the seats, so nobody is asked.",
        ":choose_effect": "Its cards ask by kinds of their own.",
        "elder_sign:choice": "Among the published cards none offers a choice but at midnight and when it attacks.",
    },
}
"""The kinds of question that these games and situations do not come to, by game, each with the reason."""


def bots(game: str) -> dict[str, Bot]:
    """One of each; the one that searches thinks only a little."""
    search = SearchBot(trial_policy(game), seed=1, iterations=2, steps=2)
    return {"random": RandomBot(1), "quick": trial_policy(game), "heuristic": heuristic(game), "search": search}


def games_of_cards() -> Iterator[tuple[Table[Any], Bot]]:
    """Games of the card game: scenarios by chance with decks of all sorts, campaigns by a bot, and what they seldom come to."""
    who = ["roland_banks", "daisy_walker", "skids_otoole", "agnes_baker", "wendy_adams"]
    for seed in range(24):
        seats = [who[(seed + n) % 5] for n in range(1 + seed % 4)]
        for name in ("the_gathering", "the_midnight_masks", "the_devourer_below"):
            decks = ["random"] * len(seats)
            options: dict[str, Any] = {"scenario": name, "seats": seats, "decks": decks}
            yield new_table("card_game", seed=seed, history=False, **options), RandomBot(seed)
        campaign: dict[str, Any] = {
            "campaign": True,
            "seats": seats,
            "difficulty": "easy",
            "away": [1] if seed % 6 == 1 else [],
        }
        yield new_table("card_game", seed=seed, history=False, **campaign), trial_policy("card_game")
    roland, daisy, agnes = "roland_banks", "daisy_walker", "agnes_baker"
    guns = scenario("card_game", seats=[roland]).set("roland_banks.resources", 9)
    guns.give(roland, "extra_ammunition", "play:45_automatic", "play:rolands_38_special")
    yield guns.choose("play:extra_ammunition").table, RandomBot(1)
    spells = scenario("card_game", seats=[agnes])
    spells.give(agnes, "play:book_of_shadows", "play:shrivelling", "play:scrying")
    yield spells.choose("use:book_of_shadows").table, RandomBot(1)
    statue = scenario("card_game", seats=[agnes]).give(agnes, "play:grotesque_statue").choose("investigate")
    while not any(option.startswith("use:grotesque_statue") for option in statue.options):
        statue.table.choose(*statue.options[: statue.decision.least], *(["pass"] if "pass" in statue.options else []))
    yield statue.choose("use:grotesque_statue").table, RandomBot(1)
    foes = scenario("card_game", seats=[roland]).place(roland, at="hallway")
    foes.spawn("young_deep_one", at="hallway", exhausted=True).spawn("ghoul_minion", at="hallway", exhausted=True)
    yield foes.choose("end_turn").table, RandomBot(1)
    for seed in range(4):
        finds = scenario("card_game", seats=[daisy], seed=seed).set("study.clues", 2)
        finds.give(daisy, "play:scavenging", "discard:knife", "discard:flashlight")
        yield finds.choose("investigate").table, trial_policy("card_game")


def games_of_signs() -> Iterator[tuple[Table[Any], Bot]]:
    """Games of Elder Sign by chance and by a bot; the last ones come to what is rare."""
    for seed in (*range(16), 48, 62, 358):
        options = {"players": 1 + seed % 8, "draft": bool(seed % 2), "history": False}
        for player in (RandomBot(seed), trial_policy("elder_sign")):
            yield new_table("elder_sign", seed=seed, **options), player
    yig = scenario("elder_sign", seats=["joe_diamond"], ancient_one="yig", errata=True).set("doom", 7)
    yig.give("joe_diamond", "knife", "axe", "holy_water", "wither").place("mysterious_tome", at="museum:0")
    yield yig.play("move:mysterious_tome", "give_up").table, RandomBot(1)
    yield (
        scenario("elder_sign", seats=["joe_diamond"], errata=True).give("joe_diamond", "find_gate").table,
        RandomBot(1),
    )


PLAYED = {"card_game": games_of_cards, "elder_sign": games_of_signs}
READY = [
    pytest.param(
        game, marks=pytest.mark.skipif(not hasattr(mind(game), "HeuristicBot"), reason="has no bot of its own")
    )
    for game in PLAYED
]


def answered(table: Table[Any], decision: Decision, bot: Bot) -> bool:
    """Whether a bot answers a question by the rules, and the game goes on from there."""
    chosen = bot.pick(Sight(table))
    assert decision.least <= len(chosen) <= decision.most
    assert len(set(chosen)) == len(chosen)
    table.clone().choose(*chosen)
    return True


@pytest.mark.parametrize("game", READY)
def test_every_kind_of_question_is_answered_by_every_bot(game: str) -> None:
    asked: dict[Kind[Any], dict[str, int]] = {}
    everybody = bots(game)
    assert tuple(everybody) == BOTS
    for table, player in PLAYED[game]():
        for _ in range(3000):
            decision = table.decision
            if decision is None:
                break
            assert all(option.verb in VERBS for option in decision.options)
            times = asked.setdefault(decision.kind, dict.fromkeys(everybody, 0))
            for name, bot in everybody.items():
                if times[name] < TIMES:
                    times[name] += answered(table, decision, bot)
            table.choose(*player.pick(Sight(table)))
    declared = {f"{kind.game}:{kind.name}": kind for family in ("", game) for kind in KINDS[family].values()}
    missing = [name for name, kind in declared.items() if kind not in asked]
    assert sorted(missing) == sorted(name for name in NOT_MET[game] if name in declared)
