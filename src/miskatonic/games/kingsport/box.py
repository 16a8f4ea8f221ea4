"""The box and its parts. Each component declared in `content/` belongs to one of the three."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from miskatonic.games.arkham_horror.components import ANCIENT_ONES, GAME
from miskatonic.kernel.box import Box, LeftOut
from miskatonic.kernel.setup import Field, Pick
from miskatonic.kernel.text import Text, name, own_words, text

HERE = Path(__file__).parent
WITHOUT = "without"
"""The answer that leaves the board in the box."""
BOARD_QUESTION = "kingsport_board"
EPIC_QUESTION = "epic_battle"

BOX = Box(
    "kingsport",
    GAME,
    "Kingsport Horror",
    "L’Horreur de Kingsport",
    text=HERE / "text",
    ledger=HERE / "ledger.toml",
    published={
        "investigator": 8,
        "ancient_one": 4,
        "herald": 2,
        "guardian": 3,
        "common_item": 14,
        "unique_item": 12,
        "spell": 11,
        "skill": 12,
        "ally": 11,
        "special": 52,
        "monster": 28,
    },
)
"""The people and their cards, the monsters, the Ancient Ones, heralds and guardians."""

BOARD = BOX.part(
    Box(
        "kingsport_board",
        GAME,
        "Kingsport Horror: the town",
        "L’Horreur de Kingsport : la ville",
        published={
            "location": 12,
            "street": 3,
            "other_world": 2,
            "gate_marker": 4,
            "location_card": 36,
            "kingsport_location_card": 56,
            "location_encounter": 276,
            "gate_card": 32,
            "mythos": 22,
            "rift": 3,
            "rift_progress": 12,
            "rift_track": 3,
            "aquatic_marker": 2,
        },
        listed=False,
    ),
    lambda answers: answers.get(BOARD_QUESTION) != WITHOUT,
)
"""The town of Kingsport, its rifts, and all cards of the Ancient One but those of the battle."""

EPIC = BOX.part(
    Box(
        "kingsport_epic",
        GAME,
        "Kingsport Horror: Epic Battle only",
        "L’Horreur de Kingsport : Bataille Épique seule",
        ledger=HERE / "ledger.toml",
        published={"epic_battle": 16, "plot": 45},
        left_out=[
            LeftOut(
                "plot",
                12,
                own_words(
                    "Plots of Abhoth, Glaaki, Shudde M’ell and Tsathoggua, Ancient Ones of a box that is not here.",
                    "Complots d’Abhoth, Glaaki, Shudde M’ell et Tsathoggua, Grands Anciens d’une boîte qui n’est pas ici.",
                ),
            )
        ],
    )
)
"""The Epic Battle, which can be played with the game itself alone."""


def epic_battle(boxes: tuple[str, ...], answers: Mapping[str, str]) -> bool:
    """Whether cards say how the final battle goes: as is asked with the whole box, always with the Epic Battle alone."""
    return EPIC.slug in boxes and (answers.get(EPIC_QUESTION) == "yes" or BOX.slug not in boxes)


@EPIC.veto("ancient_one")
def needs_a_battle(ancient_one: str, boxes: tuple[str, ...], answers: Mapping[str, str]) -> Text | None:
    """There is no Epic Battle with an Ancient One that cannot be fought."""
    fought = ancient_one not in ANCIENT_ONES or ANCIENT_ONES[ancient_one].combat_rating is not None
    return (
        None if fought or not epic_battle(boxes, answers) else text("kh-error-no-battle", who=name(GAME, ancient_one))
    )


BOX.question(
    Field(
        option=BOARD_QUESTION,
        label=text("kh-setup-board"),
        help=text("kh-setup-board-help"),
        kind="pick",
        picks=(Pick("with", text("kh-setup-board-with")), Pick(WITHOUT, text("kh-setup-board-without"))),
        usual="with",
        chance=False,
    )
)
BOX.question(Field(option=EPIC_QUESTION, label=text("kh-setup-epic"), help=text("kh-setup-epic-help"), kind="flag"))
