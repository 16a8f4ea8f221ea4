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
    keeper_may,
    lash_out,
    lose_spells,
    slow_down,
    torn_from,
    turn_ends,
    unexplored,
    when_in_darkness,
)
from miskatonic.games.mansions.effects.common import both
from miskatonic.games.mansions.effects.investigators import (
    be_stunned,
    by_test,
    die,
    place_here,
    pushed_up_to,
    skill_points,
    take,
)
from miskatonic.games.mansions.events import CardFound, Given, HorrorTestFailed, Moved, StatusPlaced, TurnEnding
from miskatonic.games.mansions.rules.attribute_tests import MAY_SPEND_SKILL
from miskatonic.games.mansions.rules.house import spaces_of
from miskatonic.games.mansions.rules.keeper_turn import MAY_TRADE

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
trauma(
    "broken_leg",
    "Broken Leg",
    "Jambe cassée",
    "injury",
    after_the_first_step(take(damage=1)),
    threshold=4,
    words=(
        "Once in a turn, when you move on after your first move, take 1 damage.",
        "Une fois par tour, quand vous vous déplacez encore après votre premier déplacement, prenez 1 dégât.",
    ),
)
trauma(
    "back_injury",
    "Back Injury",
    "Blessure au dos",
    "injury",
    burdened(CardFound, drop_excess()),
    burdened(Given, drop_excess()),
    threshold=4,
    effect=drop_excess(),
    words=(
        "You carry one equipment card and one weapon at most.",
        "Vous portez au plus une carte équipement et une arme.",
    ),
)
trauma(
    "concussion",
    "Concussion",
    "Commotion",
    "injury",
    attribute_bonus("intellect", -2),
    threshold=8,
    effect=skill_points(-1),
    words=("Intellect \N{MINUS SIGN}2, but not below 1.", "Intellect \N{MINUS SIGN}2, mais pas moins de 1."),
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
    "Perte de l'ouïe",
    "injury",
    attribute_bonus("dexterity", -2),
    words=("Dexterity \N{MINUS SIGN}2, but not below 1.", "Dextérité \N{MINUS SIGN}2, mais pas moins de 1."),
)
trauma(
    "loss_of_vision",
    "Loss of Vision",
    "Perte de vision",
    "injury",
    blinded(),
    words=(
        "When you explore, every room counts as dark.",
        "Quand vous explorez, toute salle compte comme obscure.",
    ),
)

# --- insanities

trauma(
    "all_alone",
    "All Alone",
    "Tout seul",
    "insanity",
    in_company(by_test("willpower", failed=take(horror=1))),
    several=True,
    words=(
        "When you enter the room of another investigator, or one enters yours, test Willpower; if you fail, take 1 horror. Once "
        "in a turn for each investigator.",
        "Quand vous entrez dans la salle d'un autre investigateur, ou qu'il entre dans la vôtre, testez la Volonté\u202f; en cas "
        "d'échec, prenez 1 horreur. Une fois par tour et par investigateur.",
    ),
)
trauma("panic", "Panic", "Panique", "insanity", effect=pushed_up_to(3), stays=False)
trauma("the_only_way_out", "The Only Way Out", "La seule issue", "insanity", threshold=0, effect=die(), stays=False)
trauma("friend", "Friend?", "Un ami\u202f?", "insanity", threshold=0, several=True, effect=lash_out(), stays=False)
trauma(
    "claustrophobia",
    "Claustrophobia",
    "Claustrophobie",
    "insanity",
    forced(TurnEnding, take(horror=1), lambda game, you: len(spaces_of(game, you.room)) == 1),
    words=(
        "At the end of your turn in a room of a single space, take 1 horror.",
        "À la fin de votre tour dans une salle d'un seul espace, prenez 1 horreur.",
    ),
)
trauma(
    "nyctophobia",
    "Nyctophobia",
    "Nyctophobie",
    "insanity",
    when_in_darkness(Moved, by_test("willpower", failed=take(horror=1))),
    when_in_darkness(StatusPlaced, by_test("willpower", failed=take(horror=1))),
    words=(
        "Once in a turn, when you enter a dark room or yours becomes dark, test Willpower; if you fail, take 1 horror.",
        "Une fois par tour, quand vous entrez dans une salle obscure ou que la vôtre le devient, testez la Volonté\u202f; en cas "
        "d'échec, prenez 1 horreur.",
    ),
)
trauma(
    "paranoia",
    "Paranoia",
    "Paranoïa",
    "insanity",
    forbids(MAY_TRADE),
    threshold=8,
    several=True,
    words=(
        "You neither give cards to other investigators nor take any from them.",
        "Vous ne donnez pas de cartes aux autres investigateurs et n'en recevez pas.",
    ),
)
trauma(
    "hysteria",
    "Hysteria",
    "Hystérie",
    "insanity",
    forced(HorrorTestFailed, be_stunned()),
    threshold=8,
    words=("When you fail a horror test, you are stunned.", "Quand vous ratez un test d'horreur, vous êtes assommé."),
)
trauma(
    "catatonia",
    "Catatonia",
    "Catatonie",
    "insanity",
    move_bonus(-1),
    threshold=4,
    effect=slow_down(),
    words=("You have one movement step less.", "Vous avez une étape de déplacement de moins."),
)
trauma(
    "amnesia",
    "Amnesia",
    "Amnésie",
    "insanity",
    attribute_bonus("lore", -2),
    threshold=8,
    effect=lose_spells(),
    words=("Lore \N{MINUS SIGN}2, but not below 1.", "Savoir \N{MINUS SIGN}2, mais pas moins de 1."),
)
trauma(
    "pyromania",
    "Pyromania",
    "Pyromanie",
    "insanity",
    keeper_may(1, place_here("fire")),
    threshold=4,
    words=(
        "Once in each turn of the keeper, in the keeper action step, the keeper may pay 1 threat to set your room on fire.",
        "Une fois par tour du gardien, pendant l'étape d'actions, le gardien peut payer 1 menace pour mettre le feu à votre "
        "salle.",
    ),
)
trauma(
    "hopelessness",
    "Hopelessness",
    "Désespoir",
    "insanity",
    forbids(MAY_SPEND_SKILL),
    words=("You cannot spend skill points.", "Vous ne pouvez pas dépenser de points de compétence."),
)
trauma(
    "obsession",
    "Obsession",
    "Obsession",
    "insanity",
    torn_from(unexplored),
    threshold=4,
    words=(
        "To leave a room without monsters that still hides cards, test Willpower; if you fail, the step is lost, and you may "
        "leave freely for the rest of the turn.",
        "Pour quitter une salle sans monstre qui cache encore des cartes, testez la Volonté\u202f; en cas d'échec, l'étape est "
        "perdue, et vous pouvez partir librement pendant le reste du tour.",
    ),
)
trauma("jealousy", "Jealousy", "Jalousie", "insanity", several=True, effect=covet(), stays=False)
