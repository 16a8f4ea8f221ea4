"""The traumas: injuries and insanities."""

from miskatonic.games.mansions.declare import trauma
from miskatonic.games.mansions.effects.abilities import attribute_bonus, bonus_to_tests, forced, move_bonus
from miskatonic.games.mansions.effects.afflictions import (
    after_the_first_step,
    blinded,
    burdened,
    covet,
    drop_excess,
    forbids,
    in_company,
    keeper_pays,
    lash_out,
    lingers,
    lose_spells,
    slow_down,
    turn_ends,
    when_in_darkness,
)
from miskatonic.games.mansions.effects.conditions import in_narrow_room
from miskatonic.games.mansions.effects.investigators import (
    be_stunned,
    by_test,
    die,
    place_here,
    pushed_up_to,
    skill_points,
    take,
)
from miskatonic.games.mansions.events import HorrorTestFailed, TurnEnding
from miskatonic.kernel.effect import both

# --- injuries

trauma(
    "broken_arm",
    "Broken Arm",
    "Bras cassé",
    "injury",
    bonus_to_tests(-2, "combat"),
    threshold=8,
)
trauma(
    "broken_leg",
    "Broken Leg",
    "Jambe cassée",
    "injury",
    after_the_first_step(take(damage=1)),
    threshold=4,
)
trauma(
    "back_injury",
    "Back Injury",
    "Blessure au dos",
    "injury",
    burdened(),
    threshold=4,
    effect=drop_excess(),
)
trauma(
    "concussion",
    "Concussion",
    "Commotion",
    "injury",
    attribute_bonus("intellect", -2),
    threshold=8,
    effect=skill_points(-1),
)
trauma(
    "demoralizing_injury",
    "Demoralizing Injury",
    "Blessure démoralisante",
    "injury",
    effect=both(take(horror=1), turn_ends()),
    stays=False,
)
trauma(
    "hearing_loss",
    "Hearing Loss",
    "Perte de l’ouïe",
    "injury",
    attribute_bonus("dexterity", -2),
)
trauma(
    "loss_of_vision",
    "Loss of Vision",
    "Perte de vision",
    "injury",
    blinded(),
)

# --- insanities

trauma(
    "all_alone",
    "All Alone",
    "Tout seul",
    "insanity",
    in_company(by_test("willpower", failed=take(horror=1))),
    several=True,
)
trauma("panic", "Panic", "Panique", "insanity", effect=pushed_up_to(3), stays=False)
trauma("the_only_way_out", "The Only Way Out", "La seule issue", "insanity", threshold=0, effect=die(), stays=False)
trauma("friend", "Friend?", "Un ami\u202f?", "insanity", threshold=0, several=True, effect=lash_out(), stays=False)
trauma(
    "claustrophobia",
    "Claustrophobia",
    "Claustrophobie",
    "insanity",
    forced(TurnEnding, take(horror=1), in_narrow_room()),
)
trauma(
    "nyctophobia",
    "Nyctophobia",
    "Nyctophobie",
    "insanity",
    when_in_darkness(by_test("willpower", failed=take(horror=1))),
)
trauma(
    "paranoia",
    "Paranoia",
    "Paranoïa",
    "insanity",
    forbids("trading"),
    threshold=8,
    several=True,
)
trauma(
    "hysteria",
    "Hysteria",
    "Hystérie",
    "insanity",
    forced(HorrorTestFailed, be_stunned()),
    threshold=8,
)
trauma(
    "catatonia",
    "Catatonia",
    "Catatonie",
    "insanity",
    move_bonus(-1),
    threshold=4,
    effect=slow_down(),
)
trauma(
    "amnesia",
    "Amnesia",
    "Amnésie",
    "insanity",
    attribute_bonus("lore", -2),
    threshold=8,
    effect=lose_spells(),
)
trauma(
    "pyromania",
    "Pyromania",
    "Pyromanie",
    "insanity",
    keeper_pays(1, place_here("fire")),
    threshold=4,
)
trauma(
    "hopelessness",
    "Hopelessness",
    "Désespoir",
    "insanity",
    forbids("skill_points"),
)
trauma(
    "obsession",
    "Obsession",
    "Obsession",
    "insanity",
    lingers("willpower"),
    threshold=4,
)
trauma("jealousy", "Jealousy", "Jalousie", "insanity", several=True, effect=covet(), stays=False)
