"""The obstacles."""

from miskatonic.games.mansions.declare import obstacle
from miskatonic.games.mansions.effects.barriers import needs_key, needs_puzzle

obstacle("lockbox", "the Lockbox", "le Coffret", needs_puzzle("5A"))
obstacle("locked_cabinet", "the Locked Cabinet", "l’Armoire verrouillée (f)", needs_key("brass_key"))
obstacle("manhole_cover", "the Manhole Cover", "la Plaque d’égout", needs_key("crowbar", kept=True))
obstacle("power_failure", "the Power Failure", "la Panne de courant", needs_puzzle("3A"))
obstacle("puzzlebox", "the Puzzlebox", "la Boîte à puzzle", needs_puzzle("7"))
obstacle("short_circuit", "the Short Circuit", "le Court-circuit", needs_puzzle("1A"))
obstacle("suitcase", "the Suitcase", "la Valise", needs_puzzle("6A"))
