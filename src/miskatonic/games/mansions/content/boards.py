"""The boards of the five stories: how their tiles are laid out, where investigators start, and the markers on them."""

from miskatonic.games.mansions.components import Board, Exit

THE_FALL_OF_HOUSE_LYNCH = Board(
    tiles=(
        ("foyer", 6, 2, 180),
        ("hallway_1", 6, 1, 0),
        ("hallway_2", 8, 1, 0),
        ("master_bedroom", 6, 0, 0),
        ("guest_bedroom", 8, 0, 180),
        ("garden", 10, 0, 0),
        ("laboratory", 9, 3, 0),
        ("dining_room", 4, 1, 0),
        ("basement_landing", 2, 1, 0),
        ("ceremony_room", 0, 2, 0),
    ),
    start="foyer.center",
    features={
        "altar": ("ceremony_room.right",),
        "barricade": (
            "foyer.left_hall",
            "dining_room.left",
            "hallway_2.right",
        ),
        "hiding_space": (
            "master_bedroom.left",
            "guest_bedroom.1",
            "kitchen_storage.1",
        ),
    },
    exits=(Exit("foyer.center", "foyer"),),
)

THE_INNER_SANCTUM = Board(
    tiles=(
        ("chapel", 2, 3, 0),
        ("library", 2, 1, 0),
        ("secret_passage", 3, 0, 0),
        ("ceremony_room", 5, 0, 0),
        ("hallway_4", 7, 0, 90),
        ("corner_hallway", 6, 2, 90),
        ("hallway_3", 4, 3, 0),
        ("basement_landing", 8, 1, 180),
        ("furnace_room", 8, 3, 0),
        ("chasm", 10, 1, 0),
        ("crypt", 12, 1, 0),
        ("graveyard", 0, 3, 0),
    ),
    start="chapel.south",
    features={
        "ladder": ("chapel.north",),
        "altar": (
            "ceremony_room.right",
            "crypt.right",
        ),
        "barricade": (
            "library.left",
            "corner_hallway_2.lower",
        ),
        "hiding_space": (
            "chapel.center",
            "bathroom_1.1",
            "furnace_room.right",
        ),
    },
    exits=(Exit("chapel.south", "chapel"),),
)

BLOOD_TIES = Board(
    tiles=(
        ("front_yard", 6, 1, 0),
        ("guest_bedroom", 5, 0, 180),
        ("front_porch", 9, 1, 0),
        ("root_cellar", 8, 3, 0),
        ("furnace_room", 10, 4, 180),
        ("storage_shed", 4, 2, 0),
        ("garden", 3, 0, 0),
        ("graveyard", 2, 2, 0),
        ("cave_2", 2, 4, 0),
        ("crypt", 0, 4, 180),
        ("chasm", 4, 4, 0),
        ("cave_1", 6, 4, 0),
    ),
    start="garden.south_east",
    features={
        "altar": ("furnace_room.left",),
        "campfire": (
            "backyard.north_west",
            "front_yard.path",
        ),
        "barricade": (
            "guest_bedroom.1",
            "root_cellar.east",
        ),
        "hiding_space": (
            "front_yard.north",
            "entryway.1",
        ),
    },
    exits=(
        Exit("front_path.east", "front_path", door=False),
        Exit("front_path.east", "front_path", door=False),
    ),
    corners=(
        ("front_yard.south_east", "patio.east"),
        ("patio.west", "front_path.west"),
        ("backyard.north_west", "graveyard.south_east"),
        ("graveyard.north_east", "backyard.south_west"),
    ),
)

CLASSROOM_CURSES = Board(
    tiles=(
        ("foyer", 2, 4, 180),
        ("hallway_1", 2, 3, 0),
        ("hallway_2", 4, 3, 0),
        ("corner_hallway", 0, 2, 180),
        ("hallway_3", 0, 0, 90),
        ("attic_loft", 0, 4, 0),
        ("tower_room", 0, 6, 270),
        ("gallery", 5, 5, 180),
        ("laboratory", 6, 3, 0),
        ("library", 4, 1, 0),
        ("furnace_room", 2, 2, 180),
    ),
    start="foyer.center",
    features={
        "altar": ("attic_storage.north",),
        "vent": (
            "furnace_room.left",
            "attic_loft.south_west",
        ),
        "barricade": (
            "foyer.right_stairs",
            "library.right",
        ),
        "hiding_space": (
            "coat_room.1",
            "study.left",
            "laboratory.lower",
        ),
    },
    exits=(Exit("foyer.center", "foyer"),),
)

GREEN_EYED_BOY = Board(
    tiles=(
        ("foyer", 3, 6, 180),
        ("gallery", 6, 6, 270),
        ("nursery", 4, 5, 0),
        ("hallway_2", 3, 4, 90),
        ("secret_passage", 5, 3, 90),
        ("attic_loft", 1, 4, 0),
        ("hallway_3", 3, 2, 90),
        ("dining_room", 6, 4, 270),
        ("laboratory", 1, 2, 180),
        ("hallway_1", 3, 1, 180),
        ("corner_hallway", 5, 1, 0),
        ("library", 0, 0, 0),
        ("tower_room", 1, 6, 270),
        ("master_bedroom", 6, 3, 180),
    ),
    start="foyer.center",
    features={
        "barricade": (
            "foyer.center",
            "nursery.1",
            "dining_room.left",
        ),
        "hiding_space": (
            "master_bedroom.left",
            "coat_room.1",
            "attic_storage.north",
            "study.right",
        ),
    },
    exits=(Exit("foyer.center", "foyer"),),
)
