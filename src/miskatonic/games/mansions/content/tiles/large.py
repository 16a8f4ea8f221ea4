"""The large tile. Each side as it is printed: rooms with their spaces, links between them, openings at the edges.

Coordinates are in half inches from the upper left corner of the side; a cell is seven of them wide and high.
"""

from miskatonic.games.mansions.declare import link, opening, room, space, tile, tile_side

tile_side(
    "foyer",
    21,
    14,
    [
        room(
            "foyer",
            "the Foyer",
            "le Vestibule",
            space("center", [(8.6, 0), (12.4, 0), (12.4, 14), (8.6, 14)]),
            space("left_hall", [(0, 0), (8.6, 0), (8.6, 8.4), (0, 8.4)]),
            space("right_hall", [(12.4, 0), (21, 0), (21, 8.4), (12.4, 8.4)]),
            space("left_stairs", [(0, 8.4), (8.6, 8.4), (8.6, 14), (0, 14)]),
            space("right_stairs", [(12.4, 8.4), (21, 8.4), (21, 14), (12.4, 14)]),
        ),
    ],
    [
        link("foyer.left_hall", "foyer.center"),
        link("foyer.right_hall", "foyer.center"),
        link("foyer.left_stairs", "foyer.center"),
        link("foyer.right_stairs", "foyer.center"),
        link("foyer.left_hall", "foyer.left_stairs"),
        link("foyer.right_hall", "foyer.right_stairs"),
    ],
    [
        opening("foyer.center", "door", (10.5, 0)),
        opening("foyer.left_hall", "door", (0, 3.5)),
        opening("foyer.right_stairs", "door", (21, 10.5)),
        opening("foyer.left_stairs", "door", (3.5, 14)),
        opening("foyer.right_stairs", "door", (17.5, 14)),
    ],
)
tile_side(
    "front_yard",
    21,
    14,
    [
        room(
            "mud_room",
            "the Mud Room",
            "le Sas d’Entrée",
            space("1", [(0, 0), (6.9, 0), (6.9, 2.8), (2.8, 6.7), (0, 6.7)]),
        ),
        room(
            "front_yard",
            "the Front Yard",
            "la Cour Avant",
            space(
                "path",
                [
                    (6.9, 2.8),
                    (6.9, 3.4),
                    (7.8, 5),
                    (9.4, 6),
                    (11.9, 4.6),
                    (14.2, 5.9),
                    (13.6, 9.5),
                    (13.5, 11.5),
                    (13.8, 14),
                    (6.8, 14),
                    (5.8, 12),
                    (6.2, 9.5),
                    (4.3, 6.7),
                    (2.8, 6.7),
                ],
                [(7.6, 13.6), (13, 13.6)],
            ),
            space(
                "north",
                [(6.9, 0), (13.8, 0), (14.3, 2.5), (14.3, 4), (14.2, 5.9), (11.9, 4.6), (9.4, 6), (7.8, 5), (6.9, 3.4)],
                [(7.4, 0.4), (13.3, 0.4)],
            ),
            space(
                "north_east",
                [(13.8, 0), (21, 0), (21, 7.1), (18.5, 7.4), (16.5, 7), (14.2, 5.9), (14.3, 4), (14.3, 2.5)],
                [(14.4, 0.4), (20.6, 0.4), (20.6, 6.6)],
            ),
            space(
                "south_east",
                [(14.2, 5.9), (16.5, 7), (18.5, 7.4), (21, 7.1), (21, 14), (13.8, 14), (13.5, 11.5), (13.6, 9.5)],
                [(14.4, 13.6), (20.6, 13.6), (20.6, 7.7)],
            ),
            space(
                "west",
                [(0, 6.7), (4.3, 6.7), (6.2, 9.5), (5.8, 12), (6.8, 14), (0, 14)],
                [(0.4, 7.2), (0.4, 13.6), (6, 13.6)],
            ),
            outdoor=True,
        ),
    ],
    [
        link("mud_room.1", "front_yard.path", "door", (4.9, 4.8)),
        link("front_yard.path", "front_yard.north"),
        link("front_yard.path", "front_yard.south_east"),
        link("front_yard.path", "front_yard.west"),
        link("front_yard.north", "front_yard.north_east"),
        link("front_yard.north_east", "front_yard.south_east"),
        link("front_yard.path", "front_yard.north_east", "corner"),
        link("front_yard.north", "front_yard.south_east", "corner"),
    ],
    [
        opening("mud_room.1", "door", (3.5, 0)),
        opening("front_yard.north", "open", (10.5, 0)),
        opening("front_yard.north_east", "open", (17.5, 0)),
        opening("front_yard.north_east", "open", (21, 3.5)),
        opening("front_yard.south_east", "open", (21, 10.5)),
        opening("front_yard.south_east", "open", (17.5, 14)),
        opening("front_yard.path", "open", (10.5, 14)),
        opening("front_yard.west", "open", (3.5, 14)),
        opening("front_yard.west", "open", (0, 10.5)),
    ],
)
tile("tile_l1", "large", "foyer", "front_yard")
