"""The locks."""

from miskatonic.games.mansions.declare import lock
from miskatonic.games.mansions.effects.barriers import needs_key, needs_puzzle, needs_test, places, sealed
from miskatonic.games.mansions.effects.investigators import take

lock("barred_entry", "the Barred Entry", "l’Entrée gardée (f)", needs_key("password"))
lock("dark_room", "the Dark Room", "la Salle obscure", places("darkness"))
lock(
    "dreadful_passage", "the Dreadful Passage", "le Passage effroyable", needs_test("willpower", failed=take(horror=1))
)
lock("electric_lock", "the Electric Lock", "le Verrou électrique", needs_puzzle("2A"))
lock("guarded_passage", "the Guarded Passage", "le Passage surveillé", needs_test("dexterity", failed=take(damage=1)))
lock("jammed_door", "the Jammed Door", "la Porte coincée", needs_test("strength"))
lock("locked_door", "the Locked Door", "la Porte verrouillée", needs_key("silver_key"))
lock("magical_lock", "the Magical Lock", "le Verrou magique", needs_key("magic_phrase"))
lock("opening_the_gate", "Opening the Gate", "Ouvrir le portail", needs_puzzle("9"))
lock("padlocked_door", "the Padlocked Door", "la Porte cadenassée", needs_puzzle("4A"))
lock("runelocked_door", "the Runelocked Door", "la Porte scellée par des runes", needs_puzzle("8"))
lock("sealed_door", "the Sealed Door", "la Porte scellée", sealed())
