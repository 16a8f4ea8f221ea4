"""The traumas: injuries and insanities."""

from miskatonic.games.mansions.declare import trauma
from miskatonic.games.mansions.effects.abilities import bonus_to_tests
from miskatonic.games.mansions.effects.investigators import die

# --- injuries

trauma(
    "broken_arm",
    "Broken Arm",
    "Bras cassé",
    "injury",
    bonus_to_tests(-2, "combat"),
    threshold=8,
    words=("\N{MINUS SIGN}2 to all your tests in combat.", "\N{MINUS SIGN}2 à tous vos tests en combat."),
)

# --- insanities

trauma("the_only_way_out", "The Only Way Out", "La seule issue", "insanity", threshold=0, effect=die(), stays=False)
