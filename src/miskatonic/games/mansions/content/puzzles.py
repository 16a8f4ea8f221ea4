"""The puzzles: pieces, starting tiles and rune pictures."""

from miskatonic.games.mansions.declare import lock_layout, lock_piece, rune_puzzle, wiring_layout, wiring_piece

# --- wiring

wiring_piece(1, ("north", "blue", "south", "blue"))
wiring_piece(2, ("north", "red", "south", "red"))
wiring_piece(3, ("north", "blue", "south", "red"))
wiring_piece(4, ("north", "blue", "south", "red"))
wiring_piece(5, ("north", "blue", "south", "blue"))
wiring_piece(6, ("north", "red", "south", "red"))
wiring_piece(7, ("north", "blue", "east", "blue"))
wiring_piece(8, ("north", "red", "east", "red"))
wiring_piece(9, ("north", "blue", "east", "red"))
wiring_piece(10, ("north", "red", "east", "blue"))
wiring_piece(11, ("north", "blue", "south", "blue"), ("east", "red", "west", "red"))
wiring_piece(12, ("north", "blue", "south", "red"), ("east", "blue", "west", "red"))
wiring_piece(13, ("north", "blue", "east", "blue"), ("south", "red", "west", "red"))
wiring_piece(14, ("north", "blue", "east", "red"), ("south", "blue", "west", "red"))
wiring_piece(15, ("north", "red", "south", "red"), ("east", "blue", "west", "red"))

wiring_layout("1A", [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2)], (0, "west", "blue"), (4, "east", "red"))
wiring_layout("1B", [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2)], (0, "west", "red"), (4, "east", "blue"))
wiring_layout("2A", [(0, 0), (0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)], (0, "west", "blue"), (6, "south", "blue"))
wiring_layout("2B", [(0, 0), (0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)], (0, "west", "red"), (6, "south", "red"))
wiring_layout("3A", [(0, 0), (0, 1), (0, 2), (1, 2), (2, 0), (2, 1), (2, 2)], (0, "west", "red"), (4, "west", "blue"))
wiring_layout("3B", [(0, 0), (0, 1), (0, 2), (1, 2), (2, 0), (2, 1), (2, 2)], (0, "west", "blue"), (4, "west", "blue"))

# --- locks

lock_piece(1, "yellow", "blue", "red", "green")
lock_piece(2, "yellow", "blue", "green", "red")
lock_piece(3, "yellow", "red", "blue", "green")
lock_piece(4, "yellow", "yellow", "blue", "red")
lock_piece(5, "blue", "blue", "red", "green")
lock_piece(6, "red", "red", "yellow", "green")
lock_piece(7, "green", "green", "yellow", "blue")
lock_piece(8, "yellow", "blue", "yellow", "red")
lock_piece(9, "blue", "green", "blue", "yellow")
lock_piece(10, "red", "yellow", "red", "blue")
lock_piece(11, "green", "red", "green", "yellow")
lock_piece(12, "yellow", "yellow", "green", "blue")
lock_piece(13, "blue", "red", "red", "yellow")
lock_piece(14, "green", "blue", "red", "red")
lock_piece(15, "yellow", "green", "green", "red")

lock_layout(
    "4A",
    [(0, 0), (0, 1), (2, 0), (2, 1)],
    [(0, "east", 1, "west"), (2, "east", 3, "west")],
    [("yellow", 0, "south"), ("blue", 1, "south"), ("blue", 3, "north"), ("red", 2, "north")],
    2,
)
lock_layout(
    "4B",
    [(0, 0), (0, 1), (2, 0), (2, 1)],
    [(0, "east", 1, "west"), (2, "east", 3, "west")],
    [("green", 0, "south"), ("red", 1, "south"), ("yellow", 3, "north"), ("red", 2, "north")],
    2,
)
lock_layout(
    "5A",
    [(1, 0), (0, 0), (1, 1), (0, 1), (1, 2), (0, 2)],
    [(0, "north", 1, "south"), (2, "north", 3, "south"), (4, "north", 5, "south")],
    [("yellow", 0, "south"), ("blue", 2, "south"), ("red", 4, "south")],
    1,
)
lock_layout(
    "5B",
    [(1, 0), (0, 0), (1, 1), (0, 1), (1, 2), (0, 2)],
    [(0, "north", 1, "south"), (2, "north", 3, "south"), (4, "north", 5, "south")],
    [("green", 0, "south"), ("green", 2, "south"), ("blue", 4, "south")],
    1,
)
lock_layout(
    "6A",
    [(0, 0), (0, 2), (2, 0), (2, 2)],
    [],
    [
        ("yellow", 0, "east"),
        ("blue", 1, "west"),
        ("red", 1, "south"),
        ("yellow", 3, "north"),
        ("green", 3, "west"),
        ("red", 2, "east"),
        ("blue", 2, "north"),
        ("green", 0, "south"),
    ],
    2,
)
lock_layout(
    "6B",
    [(0, 0), (0, 2), (2, 0), (2, 2)],
    [],
    [
        ("red", 0, "east"),
        ("red", 1, "west"),
        ("blue", 1, "south"),
        ("green", 3, "north"),
        ("yellow", 3, "west"),
        ("blue", 2, "east"),
        ("yellow", 2, "north"),
        ("red", 0, "south"),
    ],
    2,
)

# --- runes

rune_puzzle("7", 2, 3)
rune_puzzle("8", 2, 4)
rune_puzzle("9", 3, 3)
