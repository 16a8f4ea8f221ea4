"""The words on every card, made from the effects that run it. Each line has a role, so that a board finds the one it needs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

from miskatonic.games.card_game.components import (
    ALL,
    GAME,
    SCENARIOS,
    SKILLS,
    ActCard,
    AgendaCard,
    AssetCard,
    Card,
    ChaosSymbol,
    EnemyCard,
    EventCard,
    InvestigatorCard,
    LocationCard,
    PlayerCard,
    ReferenceCard,
    Scenario,
    SkillCard,
    Spawn,
    TokenEffect,
    TreacheryCard,
    slug_of,
    token_name,
    trait_text,
)
from miskatonic.games.card_game.state import card_of
from miskatonic.kernel.describing import card_text
from miskatonic.kernel.line import Line
from miskatonic.kernel.memory import printed_at_most
from miskatonic.kernel.reading import CardText
from miskatonic.kernel.text import Lang, Text, join, name, render, text

CardKind = Literal[
    "investigator",
    "asset",
    "event",
    "skill",
    "treachery",
    "enemy",
    "location",
    "act",
    "agenda",
    "reference",
    "scenario",
]

LineRole = Literal[
    "skills",
    "health",
    "cost",
    "icons",
    "slots",
    "uses",
    "keywords",
    "timing",
    "ability",
    "revelation",
    "limit",
    "elder_sign",
    "deck",
    "fight",
    "attack",
    "spawn",
    "prey",
    "shroud",
    "unrevealed",
    "clues",
    "doom",
    "easy_skull",
    "easy_cultist",
    "easy_tablet",
    "easy_elder_thing",
    "hard_skull",
    "hard_cultist",
    "hard_tablet",
    "hard_elder_thing",
    "victory",
]
"""What a line of the words on a card is about."""

Lines = Iterator[tuple[LineRole, Text]]

KINDS: Mapping[type[Card], CardKind] = {
    InvestigatorCard: "investigator",
    AssetCard: "asset",
    EventCard: "event",
    SkillCard: "skill",
    TreacheryCard: "treachery",
    EnemyCard: "enemy",
    LocationCard: "location",
    ActCard: "act",
    AgendaCard: "agenda",
    ReferenceCard: "reference",
}


@printed_at_most(2048)
def describe(slug: str, lang: Lang) -> CardText:
    """The words of a card, by its slug or by the id of a copy (`machete#12`); or of a scenario."""
    card = find(slug)
    if isinstance(card, Scenario):
        title = render(text("cg-describe-scenario"), lang)
        lines = [render(card.intro, lang)] if card.intro else []
        return CardText(slug=slug, kind="scenario", name=card.en if lang == "en" else card.fr, title=title, lines=lines)
    said = (line for _, line in lines_of(card))
    return card_text(card, KINDS[type(card)], " · ".join(titles(card, lang)), said, lang)


def find(slug: str) -> Card | Scenario:
    """The card or the scenario with that slug."""
    if slug_of(slug) in ALL:
        return ALL[slug_of(slug)]
    if slug in SCENARIOS:
        return SCENARIOS[slug]
    raise LookupError(f"there is no card {slug!r}")


def titles(card: Card, lang: Lang) -> Iterator[str]:
    """Who or what it is: the second part of its name, its class, what sort of card it is, its traits."""
    if card.subtitle_en:
        yield card.subtitle_en if lang == "en" else card.subtitle_fr
    if isinstance(card, PlayerCard | InvestigatorCard) and not card.weakness and card.faction != "neutral":
        yield render(text(f"cg-faction-{card.faction}"), lang)
    if card.weakness:
        yield render(text(f"cg-describe-weakness-{card.weakness}"), lang)
    yield render(text(f"cg-kind-{KINDS[type(card)]}"), lang)
    if card.traits:
        yield render(join([trait_text(trait) for trait in card.traits], "comma"), lang)


def lines_of(card: Card) -> Lines:
    """The printed text of a card, line by line."""
    match card:
        case InvestigatorCard():
            yield from investigator_lines(card)
        case PlayerCard():
            yield from player_card_lines(card)
        case TreacheryCard():
            yield from keyword_line(card.keywords)
            if card.revelation is not None:
                yield "revelation", text("cg-describe-revelation", effect=card.revelation.text)
            yield from abilities(card.lines)
        case EnemyCard():
            yield from enemy_lines(card)
        case LocationCard():
            yield from location_lines(card)
        case ActCard():
            yield from act_lines(card)
        case AgendaCard():
            if card.doom:
                yield "doom", text("cg-describe-doom", n=card.doom)
            yield from abilities(card.lines)
        case ReferenceCard():
            yield from token_lines("easy", card.easy)
            yield from token_lines("hard", card.hard)
    if card.victory:
        yield "victory", text("cg-describe-victory", n=card.victory)


def abilities(lines: Iterable[Line]) -> Lines:
    """The lines of the text box."""
    for line in lines:
        yield "ability", line.text


def keyword_line(keywords: Iterable[str]) -> Lines:
    """The keywords, all in one line."""
    words = [text(f"cg-keyword-{keyword}") for keyword in keywords]
    if words:
        yield "keywords", join(words, "comma")


# --- the cards of players


def investigator_lines(card: InvestigatorCard) -> Lines:
    """Skills, health, abilities, the elder sign, and what the deck is made of."""
    skills = [text("cg-describe-skill", skill=text(f"cg-skill-{skill}"), n=card.skills[skill]) for skill in SKILLS]
    yield "skills", join(skills, "comma")
    yield "health", text("cg-describe-health", health=card.health, sanity=card.sanity)
    yield from abilities(card.lines)
    yield "elder_sign", text("cg-describe-elder-sign", effect=card.elder_sign.text)
    choices = [
        text(
            "cg-describe-deck-option",
            faction=text(f"cg-faction-{option.faction}"),
            least=option.least,
            most=option.most,
        )
        for option in card.deck_options
    ]
    required = [name(GAME, slug) for slug in card.required]
    deck = text("cg-describe-deck", n=card.deck_size, choices=join(choices, "comma"))
    yield "deck", text("cg-describe-deck-and", deck=deck, required=join(required, "and")) if required else deck


def player_card_lines(card: PlayerCard) -> Lines:
    """Cost, level and icons; what an asset takes and holds; what the card does."""
    if card.cost is not None:
        yield "cost", text("cg-describe-cost", n=card.cost, level=-1 if card.level is None else card.level)
    elif card.level:
        yield "cost", text("cg-describe-level", n=card.level)
    if card.icons:
        icons = [text("cg-describe-icon", icon=text(f"cg-skill-{icon}"), n=n) for icon, n in card.icons.items()]
        yield "icons", text("cg-describe-icons", icons=join(icons, "comma"))
    if isinstance(card, AssetCard):
        yield from asset_lines(card)
    yield from keyword_line(["fast", *card.keywords] if card.fast else card.keywords)
    if isinstance(card, EventCard):
        yield from event_lines(card)
    yield from abilities(card.lines)
    if isinstance(card, SkillCard):
        yield from skill_lines(card)
    if card.restricted_to:
        yield "limit", text("cg-describe-only", who=name(GAME, card.restricted_to))


def asset_lines(card: AssetCard) -> Lines:
    """Slots, health and sanity, uses; what a weakness does when it is drawn."""
    if card.slots:
        slots = [
            text("cg-describe-slot", slot=text(f"cg-slot-{slot}"), n=card.slots.count(slot))
            for slot in dict.fromkeys(card.slots)
        ]
        yield "slots", text("cg-describe-slots", slots=join(slots, "comma"))
    if card.health is not None or card.sanity is not None:
        yield (
            "health",
            text(
                "cg-describe-soak",
                health=-1 if card.health is None else card.health,
                sanity=-1 if card.sanity is None else card.sanity,
            ),
        )
    if card.uses is not None:
        uses = text("cg-uses", kind=card.uses.kind, n=card.uses.amount)
        yield "uses", text("cg-describe-uses", uses=uses, gone=int(card.uses.discard_when_empty))
    if card.revelation is not None:
        yield "revelation", text("cg-describe-revelation", effect=card.revelation.text)


def event_lines(card: EventCard) -> Lines:
    """When it may be played and what it does."""
    if card.only_in_own_turn:
        yield "timing", text("cg-describe-own-turn")
    if card.effect is not None:
        kind = card.designator or "none"
        yield "ability", text("cg-describe-event", kind=kind, effect=card.effect.text)


def skill_lines(card: SkillCard) -> Lines:
    """What it does if the test is passed, and how many may be committed."""
    for effect in (card.boost, card.passed):
        if effect is not None:
            yield "ability", text("cg-describe-passed", effect=effect.text)
    if card.most is not None:
        yield "limit", text("cg-describe-most", n=card.most)
    if card.own_tests_only:
        yield "limit", text("cg-describe-own-tests")


# --- the cards of scenarios


def enemy_lines(card: EnemyCard) -> Lines:
    """Its values, its attack, where it appears and whom it goes for, its abilities."""
    yield (
        "fight",
        text(
            "cg-describe-enemy",
            fight=card.fight,
            health=card.health,
            each=card.health_per_investigator,
            evade=card.evade,
        ),
    )
    yield "attack", text("cg-describe-attack", damage=card.damage, horror=card.horror)
    if card.spawn is not None:
        yield "spawn", text("cg-describe-spawn", where=spawn_text(card.spawn))
    if card.prey:
        yield "prey", text("cg-describe-prey", prey=card.prey)
    yield from keyword_line(card.keywords)
    yield from abilities(card.lines)


def spawn_text(spawn: Spawn) -> Text:
    """Where an enemy enters play; versions of one location are named once."""
    if spawn.at:
        return join([name(GAME, at) for at in {card_of(at).en: at for at in spawn.at}.values()], "or")
    return text("cg-describe-spawn-empty" if spawn.empty_location else "cg-describe-spawn-prey")


def location_lines(card: LocationCard) -> Lines:
    """Shroud and clues, and what both sides say."""
    if card.anonymous:
        yield "ability", text("cg-describe-anonymous", name=name(GAME, card.slug))
    else:
        yield "shroud", text("cg-describe-location", shroud=card.shroud, clues=card.clues)
    if card.joins:
        yield "ability", text("cg-describe-joins", trait=trait_text(card.joins))
    yield from abilities(card.lines)
    for line in card.unrevealed.lines:
        yield "unrevealed", text("cg-describe-unrevealed", words=line.text)


def act_lines(card: ActCard) -> Lines:
    """What advances it, and what it says."""
    if card.at_round_end_in:
        yield "clues", text("cg-describe-clues-round-end", n=card.clues, at=name(GAME, card.at_round_end_in))
    elif card.clues:
        yield "clues", text("cg-describe-clues", n=card.clues)
    yield from abilities(card.lines)


def token_lines(side: Literal["easy", "hard"], symbols: Mapping[ChaosSymbol, TokenEffect]) -> Lines:
    """What the symbols on the chaos tokens do on one side of the reference card."""
    roles: dict[ChaosSymbol, tuple[LineRole, LineRole]] = {
        "skull": ("easy_skull", "hard_skull"),
        "cultist": ("easy_cultist", "hard_cultist"),
        "tablet": ("easy_tablet", "hard_tablet"),
        "elder_thing": ("easy_elder_thing", "hard_elder_thing"),
    }
    for token, effect in symbols.items():
        words = text("cg-describe-token", side=side, token=token_name(token), effect=effect.text)
        yield roles[token][side == "hard"], words
