"""The sheets and the cards of the Epic Battle are those that are printed, and all of them are there."""

import pytest
from tests.cli.commands import run
from tests.games.arkham_horror.published import Row
from tests.games.kingsport import published_sheets as published

from miskatonic.games.arkham_horror.components import ANCIENT_ONES, CARDS, SHEETS, SPECIALS
from miskatonic.games.arkham_horror.state import Section
from miskatonic.games.kingsport.box import BOX
from miskatonic.games.kingsport.components import EPIC_CARDS, GUARDIANS, HERALDS, PLOTS
from miskatonic.kernel.text import render
from miskatonic.testing import rule

SECTIONS: dict[str, Section] = {"I": "battle_attack", "A": "battle_defense"}


@pytest.mark.parametrize("row", published.ANCIENT_ONES, ids=lambda row: row.slug)
def test_an_ancient_one_is_as_printed(row: Row) -> None:
    card = ANCIENT_ONES[row.slug]
    assert (card.en, card.fr, card.combat_rating, card.doom_track) == (
        row.en,
        row.fr,
        row.number("rating"),
        row.number("doom"),
    )
    assert (card.physical, card.magical) == (row.named.get("physical", "none"), row.named.get("magical", "none"))
    assert row.named["power"].split(" = ") == [render(card.power, "en"), render(card.power, "fr")]


@pytest.mark.parametrize("row", published.SHEETS, ids=lambda row: row.slug)
def test_a_sheet_is_as_printed(row: Row) -> None:
    sheet = SHEETS[row.slug]
    assert (sheet.en, sheet.fr, sheet.doom) == (row.en, row.fr, row.number("doom"))
    assert row.slug in (HERALDS if row.named["kind"] == "herald" else GUARDIANS)
    assert sum(card.pile == sheet.pile != "" for card in CARDS.values()) == row.number("cards")


@pytest.mark.parametrize("row", published.EPIC_BATTLE, ids=lambda row: row.slug)
def test_a_card_of_the_epic_battle_is_as_printed(row: Row) -> None:
    card = EPIC_CARDS[row.slug]
    assert (card.en, card.fr, card.pile) == (row.en, row.fr, row.named["pile"])
    assert card.order == tuple(SECTIONS[letter] for letter in row.words("order"))


@rule("KH-EPIC-11")
@pytest.mark.parametrize("row", published.PLOTS, ids=lambda row: row.slug)
def test_a_plot_is_as_printed(row: Row) -> None:
    card = PLOTS[row.slug]
    assert (card.en, card.fr) == (row.en, row.fr)
    assert card.slug.startswith(f"plot_{card.ancient_one}_")
    assert card.order == tuple(SECTIONS[letter] for letter in row.words("order"))


@rule("KH-COMP-03", "KH-COMP-04", "KH-COMP-05", "KH-COMP-12", "KH-COMP-13", "KH-COMP-14", "KH-COMP-23", "KH-COMP-24")
def test_every_sheet_and_every_card_of_the_battle_is_there_but_plots_of_ancient_ones_that_are_not() -> None:
    inventory = run("inventory", "arkham_horror", "--boxes", "kingsport", "--json").json
    rows = {row["kind"]: (row["published"], row["implemented"]) for row in inventory["components"]}
    assert rows["ancient_one"] == (12, 12)
    assert sum(card.copies for card in BOX.components(SPECIALS)) == 52
    assert (rows["herald"], rows["guardian"]) == ((2, 2), (3, 3))
    assert (rows["epic_battle"], rows["plot"]) == ((16, 16), (45, 33))
    assert [(row["kind"], row["number"]) for row in inventory["left_out"]] == [("plot", 12)]
    assert "Tsathoggua" in inventory["left_out"][0]["reason"]
    assert "plot" not in [row["kind"] for row in inventory["missing"]]


@rule("KH-COMP-06", "KH-COMP-18")
def test_the_cards_of_the_box_are_as_many_as_were_printed_and_kept_ones_are_counted_once() -> None:
    base = run("inventory", "arkham_horror", "--json").json["components"]
    full = run("inventory", "arkham_horror", "--boxes", "kingsport", "--json").json
    before = {row["kind"]: row["published"] for row in base}
    added = {row["kind"]: row["published"] - before.get(row["kind"], 0) for row in full["components"]}
    assert sum(added[kind] for kind in ("common_item", "unique_item", "spell", "skill", "ally", "special")) == 112
    of_the_ancient_one = ("location_card", "kingsport_location_card", "mythos", "gate_card", "epic_battle", "plot")
    assert sum(added[kind] for kind in of_the_ancient_one) == 207
    assert (added["special"], full["missing"]) == (52, [])


def test_the_inventory_tells_in_both_languages_what_is_left_out() -> None:
    assert "Left out: 12 × plots." in run("inventory", "arkham_horror", "--boxes", "kingsport_epic").out
    told = run("inventory", "arkham_horror", "--boxes", "kingsport_epic", "--lang", "fr").out
    assert "Non inclus\u202f: 12 × complots." in told
