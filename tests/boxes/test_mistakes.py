"""Mistakes in boxes are told where they are written, in a sentence that says what would be right."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.boxes.home_made import card_game

from miskatonic import new_table
from miskatonic.games.arkham_horror.declare import ancient_one as ancient_one_of_arkham
from miskatonic.games.arkham_horror.effects.ancient_ones import harder_closing
from miskatonic.games.arkham_horror.effects.monsters import alters
from miskatonic.games.card_game.components import DeckOption, Scenario, TokenEffect
from miskatonic.games.card_game.declare import investigator
from miskatonic.games.card_game.effects.combining import says
from miskatonic.games.card_game.rules.campaign import CAMPAIGN
from miskatonic.games.card_game.rules.scenarios import register
from miskatonic.games.card_game.setup import CardGameOptions
from miskatonic.games.card_game.state import CardGame
from miskatonic.games.card_game.view.report import in_turn
from miskatonic.games.elder_sign.declare import ancient_one
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.errors import BadSetup
from miskatonic.kernel.line import typed
from miskatonic.kernel.registry import NAMES
from miskatonic.testing import home_made


@pytest.fixture
def cards() -> Iterator[None]:
    with home_made("card_game"):
        card_game.fill()
        yield


def lay_out(game: CardGame) -> None:
    """Nothing lies on the table."""


def rules(game: CardGame) -> Rules[Any]:
    yield from ()
    return True


SOUND: dict[str, Any] = {"sets": ("rats",), "set_up": lay_out, "begin": rules, "resolve": rules}


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"sets": ("rtas",)}, "the_leak: there is no encounter set 'rtas'; did you mean 'rats'?"),
        ({"act": "act_traped"}, "the_leak: there is no act 'act_traped'; did you mean 'act_trapped'?"),
        ({"agenda": "act_trapped"}, "the_leak: there is no agenda 'act_trapped'"),
        ({"set_up": rules}, "the_leak: set_up asks nobody anything and must not yield"),
        ({"resolve": lay_out}, "the_leak: resolve is rules and must yield"),
    ],
)
def test_a_scenario_that_cannot_be_played_is_refused(cards: None, wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match="the_leak") as refused:
        register(Scenario(slug="the_leak", en="The Leak", fr="La fuite", **{**SOUND, **wrong}))
    assert str(refused.value).startswith(sentence)


@pytest.mark.parametrize(
    ("starter", "sentence"),
    [
        ({"diving_bel": 2}, "diving_bel: did you mean diving_bell?"),
        ({"diving_bell": 2, "low_tide": 2}, "30"),
    ],
)
def test_a_starter_deck_that_is_none_is_told(cards: None, starter: dict[str, int], sentence: str) -> None:
    investigator(
        "ada_marsh",
        "Ada Marsh",
        "Ada Marsh",
        "91090",
        faction="seeker",
        skills={"willpower": 3, "intellect": 4, "combat": 3, "agility": 2},
        health=7,
        sanity=7,
        elder_sign=TokenEffect(says("+1", "+1"), modifier=1),
        deck_options=(DeckOption("seeker"), DeckOption("neutral")),
        required=(),
        starter=starter,
    )
    with pytest.raises(BadSetup) as refused:
        new_table("card_game", boxes=["home_made"], seats=["ada_marsh"], scenario="the_gathering")
    assert sentence in str(refused.value)


def test_an_ancient_one_may_have_a_french_name() -> None:
    with home_made("elder_sign"):
        ancient_one(
            "the_sleeper",
            "The Sleeper",
            ("Snoring", "Ronflement"),
            typed("It sleeps.", "Il dort."),
            elder_signs=9,
            doom_track=9,
            monster_spaces=[3],
            fr="Le Dormeur",
        )
        assert NAMES["elder_sign/the_sleeper"]["fr"] == "Le Dormeur"
    with home_made("arkham_horror"):
        ancient_one_of_arkham(
            "the_sleeper",
            "The Sleeper",
            ("Snoring", "Ronflement"),
            harder_closing(1),
            worshippers=alters("cultist", toughness=1),
            combat_rating=-2,
            doom_track=9,
            fr="Le Dormeur",
        )
        assert NAMES["arkham_horror/the_sleeper"]["fr"] == "Le Dormeur"


def test_a_scenario_of_a_box_takes_its_turn_in_simulations(cards: None) -> None:
    register(Scenario(slug="the_leak", en="The Leak", fr="La fuite", **SOUND))
    played = in_turn(CardGameOptions(boxes=["home_made"]))
    assert [setup["scenario"] for setup in played] == [*CAMPAIGN, "the_leak"]
