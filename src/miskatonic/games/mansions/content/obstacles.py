"""The obstacles."""

from miskatonic.games.mansions.declare import obstacle
from miskatonic.games.mansions.effects.barriers import needs_key, needs_puzzle

obstacle("lockbox", "Lockbox", "Coffret", needs_puzzle("5A"))
obstacle("locked_cabinet", "Locked Cabinet", "Armoire verrouillée", needs_key("brass_key"))
obstacle("manhole_cover", "Manhole Cover", "Plaque d'égout", needs_key("crowbar", kept=True))
obstacle("power_failure", "Power Failure", "Panne de courant", needs_puzzle("3A"))
obstacle("puzzlebox", "Puzzlebox", "Boîte à puzzle", needs_puzzle("7"))
obstacle("short_circuit", "Short Circuit", "Court-circuit", needs_puzzle("1A"))
obstacle("suitcase", "Suitcase", "Valise", needs_puzzle("6A"))
