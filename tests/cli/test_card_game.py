"""The command line and the card game: its inventory, simulations of scenarios and campaigns, records and speed."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.commands import refused, run

from miskatonic import new_table
from miskatonic.games.card_game.components import ALL
from miskatonic.games.card_game.rules.decks import starter_deck, write_deck
from miskatonic.kernel.sight import Sight
from miskatonic.players.random_bot import RandomBot

PUBLISHED = {
    "investigator": (5, 5),
    "player_card": (57 + 29 + 15, 49 + 26 + 10),
    "weakness": (5 + 7 + 3, 5 + 5 + 3),
    "enemy": (32, 20),
    "treachery": (36, 16),
    "location": (24, 24),
    "act": (7, 7),
    "agenda": (8, 8),
    "story_asset": (1, 1),
    "scenario_reference": (3, 3),
    "scenario": (3, 3),
}
"""How many cards of each kind are in the box, and how many different ones: assets, events and skills; signature weaknesses,
treacheries and enemies. What is printed on the back of another card is no card of its own."""
SETS = {
    "the_gathering": 16,
    "rats": 3,
    "ghouls": 7,
    "striking_fear": 7,
    "ancient_evils": 3,
    "chilling_cold": 4,
    "the_midnight_masks": 20,
    "cult_of_umordhoth": 5,
    "dark_cult": 6,
    "nightgaunts": 4,
    "locked_doors": 2,
    "the_devourer_below": 18,
    "agents_of_hastur": 4,
    "agents_of_yog_sothoth": 4,
    "agents_of_shub_niggurath": 4,
    "agents_of_cthulhu": 4,
}
"""The printed sizes of the encounter sets."""
SIMULATE = ("simulate", "card_game", "--jobs", "1")


def simulated(*options: str) -> Any:
    """The summary of a run."""
    ended = run(*SIMULATE, *options, "--json")
    assert (ended.code, ended.err) == (0, "")
    return ended.json


# --- what there is


def test_the_card_game_can_be_played_by_one_to_four() -> None:
    games = run("games", "--json").json["games"]
    players = {"least": 1, "most": 4}
    assert {"game": "card_game", "title": "Arkham Horror: The Card Game", "players": players, "boxes": []} in games
    assert "le Jeu de Cartes" in run("games", "--lang", "fr").out


def test_every_card_of_the_box_is_there() -> None:
    inventory = run("inventory", "card_game", "--json").json
    counted = {row["kind"]: (row["published"], row["distinct"]) for row in inventory["components"]}
    assert counted == PUBLISHED
    assert all(row["implemented"] == row["published"] for row in inventory["components"])
    assert inventory["missing"] == []
    assert sum(published for published, _ in PUBLISHED.values()) == 5 + 116 + 111 + 3


@pytest.mark.parametrize(("name", "size"), SETS.items())
def test_every_encounter_set_has_its_size(name: str, size: int) -> None:
    assert sum(name in (card.encounter_set, where_lita_is(card)) for card in ALL.values() if card.copies) == size


def where_lita_is(card: Any) -> str:
    """The set of a story asset, which belongs to players once it is earned."""
    return "the_gathering" if getattr(card, "story", False) else ""


def test_the_inventory_is_read_in_both_languages() -> None:
    assert "Scenario reference cards" in run("inventory", "card_game").out
    assert "Traîtrises" in run("inventory", "card_game", "--lang", "fr").out


def test_the_rules_are_listed_and_their_proofs_counted() -> None:
    covered = run("rules", "card_game", "--coverage", "--json").json
    assert covered["rules"] == covered["proven"] + len(covered["unproven"]) == 618
    rule = run("rules", "card_game", "cg-build-02", "--json").json
    assert any("test_deckbuilding.py::" in test for test in rule["proven_by"])


# --- simulations


def test_the_three_scenarios_are_played_in_turn_with_starter_decks() -> None:
    summary = simulated("--games", "6")
    assert (summary["games"], summary["players"], summary["errors"], summary["unfinished"]) == (6, 4, 0, 0)
    assert {name: group["games"] for name, group in summary["by_setup"]["scenario"].items()} == {
        "the_gathering": 2,
        "the_midnight_masks": 2,
        "the_devourer_below": 2,
    }
    assert list(summary["by_setup"]["difficulty"]) == ["standard"]


def test_scenario_investigators_and_difficulty_are_chosen() -> None:
    chosen = ("--scenario", "the_gathering", "--investigators", "roland_banks,daisy_walker", "--difficulty", "expert")
    summary = simulated("--games", "3", *chosen)
    assert summary["players"] == 2
    assert {what: list(groups) for what, groups in summary["by_setup"].items()} == {
        "scenario": ["the_gathering"],
        "difficulty": ["expert"],
        "investigators": ["daisy_walker+roland_banks"],
        "players": ["2"],
    }


def test_whole_campaigns_are_played(tmp_path: Path) -> None:
    file = tmp_path / "campaigns.jsonl"
    summary = simulated("--games", "3", "--campaign", "--players", "2", "--out", str(file))
    assert list(summary["by_setup"]["scenario"]) == ["night_of_the_zealot"]
    for line in map(json.loads, file.read_text().splitlines()):
        assert line["resolution_the_gathering"] in ("R0", "R1", "R2", "R3")
        assert {"experience", "physical_trauma", "mental_trauma", "lost"} <= set(line)


def test_further_investigators_come_by_chance() -> None:
    summary = simulated("--games", "3", "--investigators", "roland_banks", "--players", "3")
    assert all("roland_banks" in group.split("+") for group in summary["by_setup"]["investigators"])


def test_decks_are_given_as_json() -> None:
    deck = json.dumps(write_deck(starter_deck("wendy_adams")))
    for given in (deck, f"[{json.dumps(deck)}]", f"[{deck}]"):
        summary = simulated("--games", "1", "--players", "1", "--set", f"decks={given}")
        assert list(summary["by_setup"]["investigators"]) == ["wendy_adams"]


def test_the_log_of_a_scenario_on_its_own_is_given() -> None:
    given = (
        "--scenario",
        "the_devourer_below",
        "--set",
        "log=past_midnight,got_away:ruth_turner",
        "--set",
        "earlier=1,2",
    )
    assert simulated("--games", "2", "--players", "1", *given)["errors"] == 0


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--scenario", "nowhere"), "There is no scenario called “nowhere”. There are: the_gathering, "),
        (("--investigators", "nobody"), "There is no investigator called “nobody”. There are: roland_banks, "),
        (("--investigators", "roland_banks,roland_banks"), "Roland Banks can only be played once."),
        (
            ("--investigators", "roland_banks,daisy_walker", "--players", "1"),
            "2 investigators are too many for 1 player.",
        ),
        (
            ("--investigators", "roland_banks,daisy_walker,agnes_baker", "--players", "2-4"),
            "3 investigators are too many for 2 players.",
        ),
        (("--players", "5"), "This game is for 1 to 4 players, not 5."),
        (("--difficulty", "nightmare"), "“nightmare”: it can be easy, standard, hard, expert."),
        (("--set", "decks=Machete"), "This deck cannot be played: This is not a deck list"),
        (("--set", "earlier=7", "--scenario", "the_midnight_masks"), "“earlier” cannot be “7”: it can be 0, 1, 2, 3."),
        (("--set", "lead=9"), "“lead” cannot be “9”: it can be -1, 0, 1, 2, 3."),
        (("--set", "away=1"), "Only in a campaign can a player join later."),
        (("--bot", "clever"), "There is no bot called “clever”"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(options: tuple[str, ...], said: str) -> None:
    assert said in refused(*SIMULATE, "--games", "1", *options)
    assert refused(*SIMULATE, "--games", "1", *options, "--lang", "fr") != refused(*SIMULATE, "--games", "1", *options)


def test_the_names_of_investigators_are_read_not_their_slugs() -> None:
    shown = run(*SIMULATE, "--games", "4", "--players", "1-2", "--scenario", "the_gathering").out
    assert " + " in shown
    assert "_banks" not in shown


# --- records and speed


def test_a_record_is_played_again_and_verified(tmp_path: Path) -> None:
    table = new_table("card_game", seed=3, players=2, campaign=True)
    bot = RandomBot(3)
    while table.decision is not None:
        table.choose(*bot.pick(Sight(table)))
    file = tmp_path / "campaign.json"
    file.write_bytes(table.save())
    verified = run("replay", str(file), "--verify", "--json")
    assert verified.code == 0
    assert (verified.json["verified"], verified.json["choices"]) == (True, len(table.moves))
    assert "The Midnight Masks" in run("replay", str(file)).out
    record = json.loads(file.read_bytes())
    record["moves"][5][1] = ["nonsense"]
    file.write_text(json.dumps(record))
    assert run("replay", str(file), "--verify").code != 0


def test_the_engine_is_measured() -> None:
    measured = run("bench", "card_game", "--seconds", "0.2", "--json").json
    assert list(measured) == ["card_game"]
    assert measured["card_game"]["decisions_per_second"] > 0
