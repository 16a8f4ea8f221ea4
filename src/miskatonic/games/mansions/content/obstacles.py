"""The obstacles."""

from miskatonic.games.mansions.declare import obstacle
from miskatonic.games.mansions.effects.barriers import needs_key

obstacle("locked_cabinet", "Locked Cabinet", "Armoire verrouillée", needs_key("brass_key"))
obstacle("manhole_cover", "Manhole Cover", "Plaque d'égout", needs_key("crowbar"))
