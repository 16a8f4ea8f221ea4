"""The words on every component of Arkham Horror, made from the effects that run it."""

from __future__ import annotations

from collections.abc import Iterator

from miskatonic.games.arkham_horror.components import (
    CARDS,
    GAME,
    AncientOneCard,
    Area,
    Card,
    Described,
    GateCard,
    GateMarker,
    InvestigatorCard,
    Location,
    LocationCard,
    LocationEncounter,
    MonsterCard,
    MythosCard,
    OtherWorld,
    Street,
)
from miskatonic.games.arkham_horror.state import piece
from miskatonic.kernel.describing import describer
from miskatonic.kernel.registry import Component
from miskatonic.kernel.text import Text, join, signed, text


def lines_of(component: Component) -> Iterator[Text]:
    """The printed text of a component, line by line."""
    match component:
        case InvestigatorCard():
            return investigator_lines(component)
        case AncientOneCard():
            return ancient_one_lines(component)
        case Card():
            return card_lines(component)
        case LocationEncounter():
            return iter([text("ah-describe-encounter", effect=component.effect.text)])
        case LocationCard():
            return (
                text("ah-describe-entry", place=piece(place), effect=effect.text)
                for place, effect in component.encounters.items()
            )
        case GateCard():
            return gate_card_lines(component)
        case MythosCard():
            return mythos_lines(component)
        case MonsterCard():
            return monster_lines(component)
        case GateMarker():
            return gate_lines(component)
        case Location():
            return location_lines(component)
        case Street():
            return street_lines(component)
        case OtherWorld():
            colors = join([text(f"ah-color-{color}") for color in component.colors], "and")
            return iter([text("ah-describe-colors", colors=colors)])
        case Described():
            return iter([component.text])
    raise LookupError(f"nothing is known of {component.slug!r}")


describe = describer(GAME, "ah", lines_of)


def investigator_lines(card: InvestigatorCard) -> Iterator[Text]:
    """Ability, sanity and stamina, skills, what it starts with."""
    yield text("ah-describe-ability", name=card.ability, words=card.text)
    yield text("ah-describe-health", sanity=card.sanity, stamina=card.stamina, focus=card.focus, home=piece(card.home))
    for pair in card.sliders:
        values = [" ".join(map(str, card.skills[which])) for which in pair]
        one, other = (text(f"ah-skill-{which}") for which in pair)
        yield text("ah-describe-skills", one=one, first=values[0], other=other, second=values[1])
    things = [text("ah-money", n=card.money)] if card.money else []
    things += [text("ah-option-spend-clues", n=card.clues)] if card.clues else []
    things += [piece(slug) for slug in card.fixed if not CARDS[slug].fateful]
    things += [text(f"ah-effect-cards-{deck}", n=n) for deck, n in card.random.items()]
    yield text("ah-describe-start", things=join(things))


def ancient_one_lines(card: AncientOneCard) -> Iterator[Text]:
    """Power, worshippers, doom track, what it does in the final battle."""
    yield text("ah-describe-ability", name=card.power, words=card.text)
    yield text("ah-describe-worshippers", words=card.worshippers)
    yield text("ah-describe-track", n=card.doom_track)
    if card.combat_rating:  # without one, or with 0, what it does says how it is fought
        yield text("ah-describe-rating", rating=signed(card.combat_rating))
    for force, defense in (("physical", card.physical), ("magical", card.magical)):
        if defense != "none":
            yield text(f"ah-describe-{force}-{defense}")
    if card.start_of_battle is not None:
        yield text("ah-describe-start-of-battle", effect=card.start_of_battle.text)
    if card.attack is not None:
        yield text("ah-describe-attack", effect=card.attack.text)
    if card.after_attack is not None:
        yield text("ah-describe-after-attack", effect=card.after_attack.text)


def card_lines(card: Card) -> Iterator[Text]:
    """What it does, and what it costs."""
    yield card.text
    if card.price:
        yield text("ah-describe-price", price=card.price)


def gate_card_lines(card: GateCard) -> Iterator[Text]:
    """What happens in the worlds that it names, and in the others."""
    if card.color is None or card.other is None:
        yield text("ah-describe-shuffle")
        return
    for world, effect in card.encounters.items():
        yield text("ah-describe-entry", place=piece(world), effect=effect.text)
    yield text("ah-describe-other", effect=card.other.text)


def mythos_lines(card: MythosCard) -> Iterator[Text]:
    """Gate, clue, monsters; then what the card is about."""
    if card.kind == "special":
        yield text("ah-describe-shuffle")
        return
    yield text(f"ah-describe-mythos-{card.climate or card.kind}")
    if card.gate:
        yield text("ah-describe-burst-at" if card.burst else "ah-describe-gate-at", place=piece(card.gate))
    if card.surge:
        yield text("ah-describe-surge")
    if card.doom:
        yield text("ah-describe-doom", n=card.doom)
    for place in card.clues:
        yield text("ah-describe-clue-at", place=piece(place))
    for box, symbols in (("white", card.white), ("black", card.black)):
        words = join([text(f"ah-symbol-{symbol}") for symbol in symbols], "comma")
        yield text(f"ah-describe-{box}", symbols=words)
    if card.effect is not None:
        yield text("ah-describe-encounter", effect=card.effect.text)
    if card.text is not None:
        yield text("ah-describe-lasts", words=card.text) if card.lasts else card.text
    if card.ongoing is not None:
        yield text("ah-describe-ongoing", effect=card.ongoing.text)
    if card.passes is not None:
        yield text("ah-describe-passes", words=card.passes)
    if card.fails is not None:
        yield text("ah-describe-fails", words=card.fails)


def monster_lines(card: MonsterCard) -> Iterator[Text]:
    """Both sides of the marker."""
    yield text(
        "ah-describe-moves",
        movement=text(f"ah-movement-{card.movement}"),
        symbol=text(f"ah-symbol-{card.symbol}"),
        awareness=signed(card.awareness),
    )
    if card.horror is not None:
        yield text("ah-describe-horror", rating=signed(card.horror), damage=card.horror_damage)
    if card.combat is not None:
        rating = "−X" if card.wild else signed(card.combat)
        yield text("ah-describe-combat", rating=rating, damage=card.combat_damage, toughness=card.toughness)
    abilities = [name for name in ("ambush", "elusive", "endless", "undead", "mask") if getattr(card, name)]
    words = [text(f"ah-ability-{name}") for name in abilities]
    words += [
        text(f"ah-describe-{name}", n=n) for name in ("nightmarish", "overwhelming") if (n := getattr(card, name))
    ]
    if words:
        yield join(words, "comma")
    for force, defense in (("physical", card.physical), ("magical", card.magical)):
        if defense != "none":
            yield text(f"ah-describe-{force}-{defense}")
    for effect in (card.moves, card.first, card.strikes):
        if effect is not None:
            yield effect.text
    if card.frightens is not None:
        yield text("ah-describe-frightens", effect=card.frightens.text)
    if card.beaten is not None:
        yield text("ah-describe-beaten", effect=card.beaten.text)
    if card.text is not None:
        yield card.text


def gate_lines(card: GateMarker) -> Iterator[Text]:
    """Where it leads and how hard it is to close."""
    yield text(
        "ah-describe-gate",
        world=piece(card.world),
        modifier=signed(card.modifier),
        symbol=text(f"ah-symbol-{card.symbol}"),
    )


def street_lines(card: Street) -> Iterator[Text]:
    """Which streets are joined to them."""
    if card.beside:
        yield text("ah-describe-street", ways=join([piece(way) for way in card.beside], "and"))
    yield from area_lines(card)


def area_lines(card: Area) -> Iterator[Text]:
    """What boards of boxes have on their places: trains, ways that are hard to go, signs."""
    if card.depot and card.box:
        yield text("ah-describe-depot")
    if card.halts:
        yield text("ah-describe-halts")
    if card.remote:
        yield text("ah-describe-remote")
    for sign in card.signs:
        yield text(f"ah-describe-sign-{sign}")


def location_lines(card: Location) -> Iterator[Text]:
    """Whether gates can open there, and what it offers."""
    yield text("ah-describe-stable" if card.stable else "ah-describe-unstable")
    if card.services and card.service is not None:
        offers = join([service.text for service in card.services], "or")
        yield text("ah-describe-service", name=card.service, effect=offers)
    if card.icons:
        yield text("ah-describe-icons", icons=join([text(f"ah-icon-{icon}") for icon in card.icons], "comma"))
    if card.closes_at:
        yield text("ah-describe-closes", n=card.closes_at)
    yield from area_lines(card)
