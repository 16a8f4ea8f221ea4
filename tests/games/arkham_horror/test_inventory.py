"""Everything that is in the box is in the game."""

from tests.cli.commands import run

KINDS = [
    "investigator",
    "ancient_one",
    "common_item",
    "unique_item",
    "spell",
    "skill",
    "ally",
    "special",
    "location_card",
    "location_encounter",
    "gate_card",
    "mythos",
    "monster",
    "gate_marker",
    "location",
    "street",
    "other_world",
]


def test_the_inventory_has_every_kind_of_component_and_nothing_is_missing() -> None:
    inventory = run("inventory", "arkham_horror", "--json").json
    assert [row["kind"] for row in inventory["components"]] == KINDS
    assert all(row["implemented"] == row["published"] > 0 for row in inventory["components"])
    assert inventory["missing"] == []


def test_the_inventory_names_the_kinds_of_components_in_the_language_of_the_reader() -> None:
    assert "Cartes Lieu" in run("inventory", "arkham_horror", "--lang", "fr").out
    assert "Location cards" in run("inventory", "arkham_horror", "--lang", "en").out
