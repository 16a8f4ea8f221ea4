"""The locks."""

from miskatonic.games.mansions.declare import lock
from miskatonic.games.mansions.effects.barriers import needs_key, needs_test, places, sealed
from miskatonic.games.mansions.effects.investigators import take

lock("barred_entry", "Barred Entry", "Entrée gardée", needs_key("password"))
lock("dark_room", "Dark Room", "Salle obscure", places("darkness"))
lock("dreadful_passage", "Dreadful Passage", "Passage effroyable", needs_test("willpower", failed=take(horror=1)))
lock("guarded_passage", "Guarded Passage", "Passage surveillé", needs_test("dexterity", failed=take(damage=1)))
lock("jammed_door", "Jammed Door", "Porte coincée", needs_test("strength"))
lock("locked_door", "Locked Door", "Porte verrouillée", needs_key("silver_key"))
lock("magical_lock", "Magical Lock", "Verrou magique", needs_key("magic_phrase"))
lock("sealed_door", "Sealed Door", "Porte scellée", sealed())
