"""Arkham Horror with Kingsport: every kind of component that only Kingsport has, beside those of Arkham."""

from tests.boxes.home_made import arkham_horror

from miskatonic.games.arkham_horror.declare import declare, location_card, sheet
from miskatonic.games.arkham_horror.effects.ancient_ones import doom_returns
from miskatonic.games.arkham_horror.effects.people import gain, lose
from miskatonic.games.arkham_horror.rules.doom import MONSTER_LIMIT
from miskatonic.games.arkham_horror.state import Section
from miskatonic.games.kingsport.components import (
    AQUATIC_MARKERS,
    EPIC_CARDS,
    GUARDIANS,
    HERALDS,
    KINGSPORT_LOCATION_CARDS,
    PLOTS,
    RIFT_PROGRESS,
    RIFT_TRACKS,
    RIFTS,
    AquaticMarker,
    EpicCard,
    PlotCard,
    Rift,
    RiftProgress,
    RiftTrack,
    Spaces,
)
from miskatonic.games.kingsport.effects.rounds import afterwards, combat_dice, words_of
from miskatonic.kernel.hooks import modifies
from miskatonic.kernel.line import typed
from miskatonic.kernel.text import own_words

HERALD, GUARDIAN = "the_lantern", "the_heron"
ORDER: tuple[Section, ...] = ("battle_attack", "battle_defense")


def fill() -> None:
    """Declares everything into the box that is open."""
    arkham_horror.fill()
    limit = typed(
        "One monster more may be in town.", "Un monstre de plus peut être en ville.", modifies(MONSTER_LIMIT, 1)
    )
    sheet(HERALDS, HERALD, "The Lantern", "La Lanterne", typed("It glows.", "Elle luit."), doom=1)
    sheet(GUARDIANS, GUARDIAN, "The Heron", "Le Héron", limit)
    words = own_words("It tears the mist.", "Elle déchire la brume.")
    declare(
        RIFTS,
        Rift(
            slug="rift_white_star",
            en="White star rift",
            fr="Faille de l’étoile blanche",
            text=words,
            symbol="star",
            shade="white",
        ),
    )
    groups = (Spaces("rift_track_4_a", ("star",), ()), Spaces("rift_track_4_b", (), ("star",)))
    declare(
        RIFT_TRACKS,
        RiftTrack(
            slug="rift_track_4",
            en="Rift track 4",
            fr="Piste de faille 4",
            text=words,
            number=4,
            groups=groups,
            town="kingsport",
            x=0.838,
            y=0.2,
        ),
    )
    declare(
        RIFT_PROGRESS,
        RiftProgress(
            slug="rpm_the_causeway",
            en="Rift progress: the Causeway",
            fr="Progression de faille : la Chaussée",
            text=words,
            location="the_causeway",
            copies=4,
        ),
    )
    declare(
        AQUATIC_MARKERS,
        AquaticMarker(
            slug="waves_boat_ramp", en="Aquatic marker", fr="Marqueur Aquatique", text=words, location="boat_ramp"
        ),
    )
    location_card(
        "central_hill_h1",
        "central_hill",
        {"hall_school": gain(clue=1), "artists_colony": lose(sanity=1)},
        KINGSPORT_LOCATION_CARDS,
    )
    dice = combat_dice(1)
    declare(
        EPIC_CARDS,
        EpicCard(
            slug="epic_high_water",
            en="High Water",
            fr="Hautes Eaux",
            text=words_of(ORDER, (dice,)),
            pile="green",
            order=ORDER,
            lines=(dice,),
        ),
    )
    late = afterwards(doom_returns(1))
    declare(
        PLOTS,
        PlotCard(
            slug="plot_the_sleeper_1",
            en="It Turns Over",
            fr="Il se retourne",
            text=words_of(ORDER, (late,)),
            ancient_one=arkham_horror.ANCIENT_ONE,
            order=ORDER,
            lines=(late,),
        ),
    )
