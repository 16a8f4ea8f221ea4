"""A story outdoors for one test: graves, caves and campfires, all cards of the keeper, events without effect; weapons to lose."""

from collections.abc import Iterator

import pytest

from miskatonic.games.mansions.components import KEEPER_ACTIONS
from miskatonic.games.mansions.content.boards import BLOOD_TIES
from miskatonic.games.mansions.declare import event, exploration, objective, question, story
from miskatonic.games.mansions.effects.conditions import all_escaped, clue_found, eliminated
from miskatonic.games.mansions.effects.keeper import NOTHING, add_time
from miskatonic.kernel.box import edition_of
from miskatonic.testing import home_made

GROUNDS = "grounds"


@pytest.fixture
def grounds() -> Iterator[str]:
    """The slug of the story."""
    with home_made("mansions"):
        exploration("old_sabre", "Old Sabre", "Vieux sabre", ["sharp_melee_weapon"], damage=2)
        exploration(
            "iron_bar", "Iron Bar", "Barre de fer", ["blunt_melee_weapon", "key"], damage=2, opens="locked_door"
        )
        story(
            GROUNDS,
            "Grounds",
            "Terrains",
            number=6,
            intro=("Outside.", "Dehors."),
            questions=[question(1, ("Why?", "Pourquoi\u202f?"), ("A", ("So.", "Ainsi.")))],
            board=BLOOD_TIES,
            actions=[card.slug for card in edition_of("mansions")[KEEPER_ACTIONS]],
            icons=["bat", "door", "upstairs", "downstairs", "fire", "gun", "question"],
            seeding=[],
            pool=["lantern", "shotgun", "whiskey", "old_sabre"],
            nothing=4,
            rest=["garden", "crypt", "cave_1", "entryway", "patio", "root_cellar", "mud_room", "graveyard"],
            threat=4,
            mythos=4,
            trauma=4,
        )
        event(GROUNDS, 1, 9, "Thunder", "Tonnerre", add_time(9))
        for level in range(2, 6):
            event(GROUNDS, level, 9, "Rain", "Pluie", NOTHING)
        objective(
            GROUNDS,
            "A",
            "Away",
            "Partir",
            reveal=[clue_found(1)],
            investigators=[all_escaped()],
            keeper=[eliminated()],
        )
        yield GROUNDS
