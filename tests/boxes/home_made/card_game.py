"""The card game: an investigator with cards of every kind for its deck, a weakness, more Rats, and a scenario of three places."""

from miskatonic.games.card_game.components import DeckOption, Scenario, Side, Spawn, TokenEffect
from miskatonic.games.card_game.declare import (
    act,
    agenda,
    asset,
    enemy,
    event,
    investigator,
    location,
    reference,
    skill,
    treachery,
)
from miskatonic.games.card_game.effects.cards import draw, gain_resources
from miskatonic.games.card_game.effects.costs import costing
from miskatonic.games.card_game.effects.harm import take
from miskatonic.games.card_game.effects.story import discover, place_doom, resign, resolution
from miskatonic.games.card_game.effects.timing import THIS_LOCATION, YOU, after
from miskatonic.games.card_game.effects.using import action, fast, forced, reaction
from miskatonic.games.card_game.events import EnemyDefeated, Entered
from miskatonic.games.card_game.rules.scenarios import (
    award,
    gather,
    make_decks,
    make_encounter_deck,
    put_into_play,
    register,
    start_at,
)
from miskatonic.games.card_game.state import CardGame
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.effect import both
from miskatonic.kernel.text import own_words

INVESTIGATOR = "ida_marsh"
SCENARIO = "the_leak"
PUBLISHED = (
    *("machete", "beat_cop", "guard_dog", "evidence", "dodge", "dynamite_blast", "vicious_blow", "magnifying_glass"),
    *("old_book_of_lore", "research_librarian", "dr_milan_christopher", "hyperawareness", "medical_texts"),
    *("mind_over_matter", "working_a_hunch", "barricade", "deduction", "guts"),
)
"""The published cards of the starter deck."""


def fill() -> None:
    """Declares everything into the box that is open."""
    _deck()
    _scenario()


def set_up(game: CardGame) -> None:
    """The pump house; the sluice and the flooded tunnel beyond it."""
    start_at(game, "pump_house")
    put_into_play(game, "sluice", "flooded_tunnel")
    game.set_aside = ["old_diver"]
    make_decks(game, ["agenda_the_water_rises"], ["act_find_the_leak", "act_close_the_sluice"])
    make_encounter_deck(game, gather(game.edition, SCENARIO, "rats"))


def begin(game: CardGame) -> Rules[None]:
    """Nothing more happens."""
    yield from ()


def resolve(game: CardGame) -> Rules[bool]:
    """Who has closed the sluice has won."""
    yield from ()
    award(game)
    return game.resolution == 1


def _scenario() -> None:
    """Every kind of card that a scenario has."""
    clear = TokenEffect(-1)
    wet = TokenEffect(-2, failed=take(damage=1))
    reference(
        "the_leak_reference",
        "The Leak",
        "La Fuite",
        "91020",
        encounter_set=SCENARIO,
        easy={"skull": clear, "cultist": clear, "tablet": wet},
        hard={"skull": wet, "cultist": wet, "tablet": wet},
    )
    agenda(
        "agenda_the_water_rises",
        "The Water Rises",
        "L’Eau Monte",
        "91021",
        encounter_set=SCENARIO,
        stage=1,
        doom=6,
        back_en="Under Water",
        back_fr="Sous l’Eau",
        advanced=resolution(2),
    )
    act(
        "act_find_the_leak",
        "Find the Leak",
        "Trouver la Fuite",
        "91022",
        encounter_set=SCENARIO,
        stage=1,
        clues=2,
        back_en="It Comes from Below",
        back_fr="Cela Vient d’en Bas",
        advanced=discover(1),
    )
    act(
        "act_close_the_sluice",
        "Close the Sluice",
        "Fermer la Vanne",
        "91023",
        encounter_set=SCENARIO,
        stage=2,
        clues=1,
        at_round_end_in="sluice",
        back_en="Dry Again",
        back_fr="De Nouveau au Sec",
        advanced=resolution(1),
    )
    for slug, en, fr, code, symbol, beside, clues in (
        ("pump_house", "Pump House", "Station de pompage", "91024", "square", ("circle", "triangle"), 2),
        ("sluice", "Sluice", "Vanne", "91025", "circle", ("square",), 1),
        ("flooded_tunnel", "Flooded Tunnel", "Tunnel inondé", "91026", "triangle", ("square",), 1),
    ):
        side = Side(symbol, beside)
        lines = {
            "pump_house": (action(resign()),),
            "flooded_tunnel": (forced(after(Entered, YOU, THIS_LOCATION), take(damage=1)),),
        }.get(slug, ())
        location(
            slug,
            en,
            fr,
            code,
            encounter_set=SCENARIO,
            unrevealed=side,
            revealed=side,
            shroud=2,
            clues=clues,
            victory=int(slug == "sluice"),
            lines=lines,
        )
    enemy(
        "eel",
        "Giant Eel",
        "Anguille géante",
        "91027",
        copies=3,
        encounter_set=SCENARIO,
        traits=("Creature",),
        fight=2,
        health=2,
        evade=3,
        damage=1,
        spawn=Spawn(("flooded_tunnel",)),
    )
    asset(
        "old_diver",
        "Old Diver",
        "Vieux plongeur",
        "91028",
        story=True,
        level=None,
        cost=0,
        deck_limit=1,
        traits=("Ally",),
        slots=("ally",),
        health=2,
        sanity=2,
    )
    register(
        Scenario(
            slug=SCENARIO,
            en="The Leak",
            fr="La Fuite",
            intro=own_words(
                "The cellar is wet, and nobody has left a tap open.",
                "La cave est mouillée, et aucun robinet n’est ouvert.",
            ),
            sets=(SCENARIO, "rats"),
            set_up=set_up,
            begin=begin,
            resolve=resolve,
            agendas=("agenda_the_water_rises",),
            acts=("act_find_the_leak", "act_close_the_sluice"),
            endings={
                0: ("Nobody is left who could close the sluice.", "Il ne reste personne pour fermer la vanne."),
                1: ("The sluice is closed, and the cellar dries.", "La vanne est fermée, et la cave sèche."),
                2: ("The water stands up to the ceiling.", "L’eau monte jusqu’au plafond."),
            },
        )
    )


def _deck() -> None:
    """An investigator, and cards of each kind for its deck."""
    asset(
        "diving_bell",
        "Diving Bell",
        "Cloche de plongée",
        "91001",
        faction="seeker",
        cost=1,
        icons={"intellect": 1},
        traits=("Item",),
        slots=("hand",),
        lines=(
            fast(draw(1), cost=costing("exhaust")),
            reaction(after(EnemyDefeated, YOU), discover(1), cost=costing("exhaust")),
        ),
    )
    event(
        "low_tide",
        "Low Tide",
        "Marée basse",
        "91002",
        faction="neutral",
        cost=0,
        icons={"wild": 1},
        effect=both(gain_resources(2), discover(1)),
    )
    skill("held_breath", "Held Breath", "Souffle retenu", "91003", faction="seeker", icons={"willpower": 2})
    treachery(
        "the_bends",
        "The Bends",
        "Mal des caissons",
        "91004",
        weakness="basic",
        traits=("Injury",),
        revelation=gain_resources(0),
    )
    treachery(
        "flooded_cellar",
        "Flooded Cellar",
        "Cave inondée",
        "91005",
        copies=2,
        encounter_set="rats",
        revelation=place_doom(1),
    )
    enemy(
        "water_rat",
        "Water Rat",
        "Rat d'eau",
        "91006",
        copies=2,
        encounter_set="rats",
        traits=("Creature",),
        fight=1,
        health=2,
        evade=2,
        damage=1,
    )
    investigator(
        INVESTIGATOR,
        "Ida Marsh",
        "Ida Marsh",
        "91007",
        subtitle_en="The Diver",
        subtitle_fr="La plongeuse",
        faction="seeker",
        skills={"willpower": 3, "intellect": 4, "combat": 3, "agility": 2},
        health=7,
        sanity=7,
        elder_sign=TokenEffect(1),
        deck_options=(DeckOption("seeker"), DeckOption("neutral"), DeckOption("guardian", most=2)),
        required=(),
        starter={
            **dict.fromkeys(("diving_bell", "low_tide", "held_breath", "knife", "flashlight", "emergency_cache"), 2),
            **dict.fromkeys(PUBLISHED, 1),
        },
    )
