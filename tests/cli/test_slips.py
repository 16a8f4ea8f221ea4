"""Whoever mistypes something is told what was meant, or what would do."""

import pytest
from tests.cli.commands import refused

from miskatonic.cli.play import MOST_PLAYERS
from miskatonic.kernel.game import GAMES


@pytest.mark.parametrize(
    ("args", "english", "french"),
    [
        (["plya"], "plya: did you mean play?", "plya : vouliez-vous dire play ?"),
        (["play", "--terminall"], "--terminall: did you mean --terminal?", "vouliez-vous dire --terminal ?"),
        (["games", "--lang", "frr"], "frr: did you mean fr?", "vouliez-vous dire fr ?"),
        (["bench", "eldr_sign"], "eldr_sign: did you mean elder_sign?", "vouliez-vous dire elder_sign ?"),
        (["play", "--terminal", "--seat", "serch"], "serch: did you mean search?", "vouliez-vous dire search ?"),
        (["play", "--terminal", "--set", "erata=yes"], "erata: did you mean errata?", "vouliez-vous dire errata ?"),
        (
            ["play", "--terminal", "--investigators", "jeny_barnes"],
            "jeny_barnes: did you mean jenny_barnes?",
            "jeny_barnes : vouliez-vous dire jenny_barnes ?",
        ),
        (["play", "--terminal", "--ancient-one", "hastr"], "hastr: did you mean hastur?", "vouliez-vous dire hastur ?"),
        (
            ["simulate", "card_game", "--investigators", "Roland Bank"],
            "did you mean roland_banks?",
            "vouliez-vous dire roland_banks ?",
        ),
        (
            ["simulate", "card_game", "--scenario", "the_gathring"],
            "the_gathring: did you mean the_gathering?",
            "vouliez-vous dire the_gathering ?",
        ),
        (["simulate", "card_game", "--difficulty", "hrad"], "hrad: did you mean hard?", "vouliez-vous dire hard ?"),
        (
            ["simulate", "arkham_horror", "--boxes", "kingsport", "--answer", "gardian=bast"],
            "gardian: did you mean guardian?",
            "vouliez-vous dire guardian ?",
        ),
        (
            ["play", "arkham_horror", "--terminal", "--boxes", "kingsport", "--answer", "kingsport_board=witout"],
            "witout: did you mean without?",
            "vouliez-vous dire without ?",
        ),
        (["serve", "--log-level", "inof"], "inof: did you mean info?", "vouliez-vous dire info ?"),
    ],
)
def test_a_name_that_is_nearly_right_is_met_with_the_right_one(args: list[str], english: str, french: str) -> None:
    assert refused(*args).endswith(english)
    if "--lang" not in args:
        assert refused(*args, "--lang", "fr").endswith(french)


@pytest.mark.parametrize(
    ("args", "english", "french"),
    [
        (
            ["play", "--terminal", "--players", "abc"],
            "--players: a number from 1 to 8, not abc.",
            "--players : un nombre de 1 à 8, pas abc.",
        ),
        (
            ["play", "--terminal", "--players=9"],
            "--players: a number from 1 to 8, not 9.",
            "--players : un nombre de 1 à 8, pas 9.",
        ),
        (
            ["simulate", "card_game", "--players", "abc"],
            "--players: a number from 1 to 4 or a range such as 1-4, not abc.",
            "--players : un nombre de 1 à 4 ou un intervalle comme 1-4, pas abc.",
        ),
        (
            ["simulate", "elder_sign", "--games", "many"],
            "--games: a number from 1 upwards, not many.",
            "--games : un nombre à partir de 1, pas many.",
        ),
        (["play", "--seed", "lucky"], "--seed: a number, not lucky.", "--seed : un nombre, pas lucky."),
        (["serve", "--archive-after", "soon"], "--archive-after: a number from 0 upwards, not soon.", "pas soon."),
    ],
)
def test_what_is_no_number_is_met_with_the_numbers_that_would_do(args: list[str], english: str, french: str) -> None:
    assert refused(*args) == english
    assert refused(*args, "--lang", "fr").endswith(french)


def test_another_language_is_met_with_those_that_there_are() -> None:
    assert refused("games", "--lang", "de") == "--lang: one of en, fr, not de."


def test_as_many_can_play_as_the_largest_game_allows() -> None:
    assert max(game.rules.players[1] for game in GAMES.in_order()) == MOST_PLAYERS
