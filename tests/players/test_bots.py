"""Bots: they play by the rules, the same game for the same seed, and they know only what their seat may know."""

from typing import Any

import msgspec
import pytest

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.rng import seeded
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.state import Outcome
from miskatonic.kernel.table import Table, new_table
from miskatonic.players import Bot, make_bot, play, trial_policy
from miskatonic.players.guessing import by_trying
from miskatonic.players.random_bot import RandomBot
from miskatonic.players.search import SearchBot
from miskatonic.testing import scenario


def table(seed: int, players: int = 4, **options: Any) -> Table[Any]:
    return new_table("elder_sign", seed=seed, players=players, history=False, **options)


def quick_search(seed: int = 0, *, steps: int = 6, iterations: int = 8) -> SearchBot:
    """A search bot that thinks only a little."""
    return SearchBot(trial_policy("elder_sign"), seed=seed, iterations=iterations, steps=steps)


def bot_of(name: str, seed: int = 0) -> Bot:
    return quick_search(seed) if name == "search" else make_bot(name, "elder_sign", seed=seed)


# --- whole games


def test_a_finished_game_is_worth_what_its_goals_have_come_to() -> None:
    score = GAMES["elder_sign"].score
    won, lost = (scenario("elder_sign", ancient_one="yig").set("elder_signs", 5) for _ in range(2))
    won.table.state.outcome = Outcome([0], "es-won-sealed")
    lost.table.state.outcome = Outcome([], "es-lost-devoured")
    assert score(won.table.state, 0) == 1
    assert 0 < score(lost.table.state, 0) < score(lost.set("elder_signs", 8).table.state, 0) <= 0.5


@pytest.mark.parametrize("errata", [False, True])
@pytest.mark.parametrize("players", [1, 4, 8])
@pytest.mark.parametrize("name", ["random", "quick", "heuristic"])
def test_bots_play_whole_games(name: str, players: int, errata: bool) -> None:
    game = table(7, players, errata=errata, draft=errata)
    outcome = play(game, [bot_of(name)] * players)
    assert game.decision is None
    assert outcome == game.outcome


@pytest.mark.parametrize("players", [1, 4, 8])
def test_a_bot_that_thinks_ahead_plays_by_the_rules(players: int) -> None:
    game, bot = table(7, players), quick_search(steps=2, iterations=4)
    while game.decision is not None and len(game.moves) < 150:
        game.choose(*bot.pick(Sight(game)), seat=game.decision.seat)


@pytest.mark.parametrize("name", ["random", "heuristic", "search"])
def test_the_same_seed_gives_the_same_choices(name: str) -> None:
    games = [table(3), table(3)]
    for game in games:
        bot = bot_of(name, seed=11)
        while game.decision is not None and len(game.moves) < 80:
            game.choose(*bot.pick(Sight(game)))
    assert games[0].moves == games[1].moves
    assert games[0].checkpoint == games[1].checkpoint


def test_another_seed_makes_the_random_bot_play_otherwise() -> None:
    games = [table(3), table(3)]
    for seed, game in enumerate(games):
        play(game, [bot_of("random", seed)] * 4)
    assert games[0].moves != games[1].moves


def test_every_seat_is_played_by_its_own_bot() -> None:
    class Witness(RandomBot):
        def pick(self, sight: Sight[Any]) -> list[int]:
            seen.append(sight.seat)
            return super().pick(sight)

    seen: list[int] = []
    play(table(5), {0: Witness(), 1: RandomBot(), 2: RandomBot(), 3: RandomBot()})
    assert set(seen) == {0}


def where_dice_are_rolled_again(bot: Bot) -> Table[Any]:
    """A table at a decision that takes any number of options."""
    for seed in range(20):
        game = table(seed)
        while game.decision is not None:
            if game.decision.kind.name == "reroll":
                return game
            game.choose(*bot.pick(Sight(game)))
    raise AssertionError("nobody has spent a clue")


def test_the_random_bot_takes_any_number_of_options_that_is_allowed() -> None:
    bot = RandomBot(2)
    game = where_dice_are_rolled_again(bot)
    assert game.decision is not None
    picks = [tuple(bot.pick(Sight(game))) for _ in range(300)]
    assert {len(pick) for pick in picks} == set(range(game.decision.least, game.decision.most + 1))
    assert all(len(set(pick)) == len(pick) for pick in picks)
    assert len(set(picks)) > game.decision.most
    first = table(1)
    assert {len(bot.pick(Sight(first))) for _ in range(20)} == {1}


# --- how well they play


def wins(name: str, seeds: range) -> int:
    return sum(bool(play(table(seed), [bot_of(name, seed)] * 4).winners) for seed in seeds)


def test_who_knows_the_chances_wins_far_more_often_than_chance() -> None:
    seeds = range(40)
    assert wins("random", seeds) <= 1
    assert wins("heuristic", seeds) >= 16


def test_thinking_ahead_finds_the_purchase_that_wins_the_game_without_knowing_the_game() -> None:
    g = scenario("elder_sign", seats=["joe_diamond", "kate_winthrop"], ancient_one="yig").set("elder_signs", 9)
    g.give("joe_diamond", "yuggoth", "r_lyeh", "the_abyss", "plateau_of_leng", "the_dreamlands").choose("move:entrance")
    assert len(g.options) > 5
    chosen = SearchBot(seed=1, iterations=60, steps=4).pick(Sight.within(g.table))
    assert [g.options[n] for n in chosen] == ["buy:elder_sign"]


# --- what they know


def lookalike(game: Table[Any], seed: int, *, chance: bool = False) -> Table[Any] | None:
    """A table that nobody at it can tell from the given one, though every deck is in another order, and the cup too (and
    chance will bring something else); None if something that was hidden has come out since the step began."""
    state = msgspec.msgpack.decode(game.checkpoint, type=game.rules.state_type)
    rng = seeded(seed)
    for name in ("adventure", "other_world", "common", "unique", "spell", "ally", "mythos"):
        state.deck(name).shuffle(rng)
    state.cup.shuffle(rng)
    if chance:
        state.rng.word = rng.next()
    twin: Table[Any] = Table(game.rules, state, game.options, game.seed, history=False)
    for move in game.moves[game.checkpoint_after :]:
        if twin.decision is None or any(twin.decision.index(option) < 0 for option in move.options):
            return None
        twin.choose(*move.options)
    same = twin.decision == game.decision and twin.view(0) == game.view(0)
    return twin if same else None


def positions(number: int) -> list[Table[Any]]:
    """Tables at different decisions of games that are played well, in the middle of a step as well as at its start."""
    found: list[Table[Any]] = []
    bot, seed = trial_policy("elder_sign"), 0
    while len(found) < number:
        game, seed = table(seed), seed + 1
        while game.decision is not None and len(found) < number:
            if len(game.moves) % 7 == 6 and not bot.sure(Sight(game)):
                found.append(game.clone())
            game.choose(*bot.pick(Sight(game)))
    return found


def test_search_does_not_look_into_the_decks() -> None:
    compared = started = 0
    for game in positions(24):
        if (twin := lookalike(game, 99)) is not None:
            assert twin.checkpoint != game.checkpoint
            assert quick_search(5, iterations=24).pick(Sight(twin)) == quick_search(5, iterations=24).pick(Sight(game))
            compared += 1
            started += len(game.moves) > game.checkpoint_after
    assert compared >= 10
    assert started >= 2, "some of them in the middle of a step"


def test_search_does_not_know_what_chance_will_bring() -> None:
    compared = 0
    for game in positions(24):
        if (twin := lookalike(game, 99, chance=True)) is not None:
            assert quick_search(5, iterations=24).pick(Sight(twin)) == quick_search(5, iterations=24).pick(Sight(game))
            compared += 1
    assert compared >= 4


def test_rules_that_are_under_way_have_not_looked_ahead() -> None:
    """Dealt anew in the same way, two tables that look alike go on alike, whatever their decks were before."""
    compared = 0
    for n, game in enumerate(positions(40)):
        if (twin := lookalike(game, 7 + n)) is None:
            continue
        pair = [game.clone(), twin]
        for one in pair:
            one.rules.determinize(one.state, 0, seeded(n))
            bot = RandomBot(n)
            for _ in range(60):
                if one.decision is not None:
                    one.choose(*bot.pick(Sight(one)))
        assert pair[0].checkpoint == pair[1].checkpoint
        compared += 1
    assert compared >= 30


def test_bots_leave_the_table_as_it_is() -> None:
    for game in positions(4):
        for name in ("random", "heuristic", "search"):
            before = (game.checkpoint, list(game.moves), game.decision, game.state.rng.word)
            bot_of(name).pick(Sight(game))
            assert before == (game.checkpoint, list(game.moves), game.decision, game.state.rng.word)


# --- what is refused


def test_an_unknown_bot_is_refused_with_the_names_of_those_that_there_are() -> None:
    with pytest.raises(MiskatonicError, match=r"“oracle”.*random, quick, heuristic, search"):
        make_bot("oracle", "elder_sign")


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(MiskatonicError, match="no game called “chess”"):
        make_bot("random", "chess")


@pytest.mark.parametrize("name", GAMES.names())
def test_a_bot_guesses_in_a_world_that_is_made_up_without_cloning_it(name: str) -> None:
    """The choices that led there may not be possible in the game that the checkpoint holds."""
    game = new_table(name, seed=3, players=2, history=False)
    while game.checkpoint_after == len(game.moves):
        game.choose(*RandomBot(3).pick(Sight(game)))
    assert game.decision is not None
    world = game.imagine(game.decision.seat, seeded(9))
    assert (world.made_up, game.made_up) == (True, False)
    assert world.decision is not None
    chosen = by_trying(Sight.within(world))
    assert world.decision.least <= len(chosen) <= world.decision.most
    while world.made_up:
        world.choose(*RandomBot(3).pick(Sight(world)))
    assert world.clone().checkpoint == world.checkpoint
