"""The Mythos cards."""

from miskatonic.games.mansions.declare import mythos
from miskatonic.games.mansions.effects.common import both
from miskatonic.games.mansions.effects.conditions import alone, any_of, in_room_named, room_with
from miskatonic.games.mansions.effects.investigators import be_stunned, by_test, pushed_up_to, take

# --- bat

mythos(
    "swarm_of_bats",
    "Swarm of Bats",
    "Nuée de chauves-souris",
    "bat",
    by_test("dexterity", failed=take(damage=1)),
    cost=1,
)
mythos("whispers", "Whispers", "Murmures", "bat", take(horror=1), cost=1, condition=alone())
mythos(
    "eyes_in_the_dark",
    "Eyes in the Dark",
    "Des yeux dans le noir",
    "bat",
    both(take(horror=1), pushed_up_to(2)),
    cost=1,
    condition=any_of(in_room_named("Basement", fr="Cave"), room_with("darkness")),
)

# --- upstairs

mythos(
    "loose_floorboards",
    "Loose Floorboards",
    "Plancher branlant",
    "upstairs",
    by_test("dexterity", failed=be_stunned()),
    cost=1,
    condition=in_room_named("Bedroom", "Hallway", "Foyer", "Attic", fr="Chambre, Couloir, Vestibule, Grenier"),
)
