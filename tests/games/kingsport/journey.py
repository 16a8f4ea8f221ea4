"""A journey by train to the second town, where a rift is closed, and into an Epic Battle."""

from typing import Any

from tests.rules.kingsport.shared import marked, opened

from miskatonic.games.arkham_horror.view.table import view
from miskatonic.kernel.table import Table
from miskatonic.testing import scenario

AMANDA = "amanda_sharpe"
SHOP = "neils_curiosity_shop"
RIFT, TRACK = "rift_white_circle", "rift_track_1"
MARKER = f"rpm_{SHOP}#2"
PLAN = ("train:central_hill", f"walk:{SHOP}", "stop", f"progress:{MARKER}", "done")
"""What Amanda Sharpe does; then Yig wakes, and a card says how the first round of the battle goes."""


def before_the_journey(seed: int) -> Table[Any]:
    """A rift is open in Kingsport, all but one of its markers have been investigated, and one more doom token wakes Yig."""
    g = scenario(
        "arkham_horror",
        seed=seed,
        boxes=["kingsport"],
        seats=[AMANDA],
        ancient_one="yig",
        answers={"epic_battle": "yes", "guardian": "bast"},
    )
    marked(g, "rift_black_hexagon", SHOP)
    opened(g, RIFT, "harborside", "water_st_607", "artists_colony", "hall_school", SHOP, face_down=3)
    return (
        g.set("doom", 9).place(AMANDA, at="train_station").give(AMANDA, "$2").set(f"{AMANDA}.sliders", [3, 0, 0]).table
    )


def goes_as_planned(table: Table[Any]) -> bool:
    """Whether nothing comes in between, and something is asked in the middle of the first round."""
    for option in PLAN:
        if table.decision is None or option not in [each.id for each in table.decision.options]:
            return False
        table.choose(option)
    return table.decision is not None and bool(view(table.state, 0).ancient_one.card)


def before_a_planned_journey() -> Table[Any]:
    """The situation before the journey, with a seed with which all goes as planned."""
    seed = next(seed for seed in range(1, 200) if goes_as_planned(before_the_journey(seed)))
    return before_the_journey(seed)
