"""The locks."""

from miskatonic.games.mansions.declare import lock
from miskatonic.games.mansions.effects.barriers import needs_key, needs_puzzle, needs_test, places, sealed
from miskatonic.games.mansions.effects.investigators import take

lock("barred_entry", "Barred Entry", "Entrée gardée", needs_key("password"))
lock("dark_room", "Dark Room", "Salle obscure", places("darkness"))
lock("dreadful_passage", "Dreadful Passage", "Passage effroyable", needs_test("willpower", failed=take(horror=1)))
lock("electric_lock", "Electric Lock", "Verrou électrique", needs_puzzle("2A"))
lock("guarded_passage", "Guarded Passage", "Passage surveillé", needs_test("dexterity", failed=take(damage=1)))
lock("jammed_door", "Jammed Door", "Porte coincée", needs_test("strength"))
lock("locked_door", "Locked Door", "Porte verrouillée", needs_key("silver_key"))
lock("magical_lock", "Magical Lock", "Verrou magique", needs_key("magic_phrase"))
lock("opening_the_gate", "Opening the Gate", "Ouvrir le portail", needs_puzzle("9"))
lock("padlocked_door", "Padlocked Door", "Porte cadenassée", needs_puzzle("4A"))
lock("runelocked_door", "Runelocked Door", "Porte scellée par des runes", needs_puzzle("8"))
lock("sealed_door", "Sealed Door", "Porte scellée", sealed())
