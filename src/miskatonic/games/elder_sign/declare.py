"""The words that the decks are declared with: one call, one component."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from miskatonic.games.elder_sign.components import (
    ADVENTURES,
    ANCIENT_ONES,
    CARDS,
    DECKS,
    INVESTIGATORS,
    MASKS,
    MONSTERS,
    MYTHOS,
    OTHER_WORLDS,
    AdventureCard,
    AncientOneCard,
    Card,
    Color,
    Deck,
    InvestigatorCard,
    MonsterCard,
    MythosCard,
    PrintedTask,
)
from miskatonic.games.elder_sign.dice import Need, Task, make_task
from miskatonic.games.elder_sign.effects import belongings, health, using, world
from miskatonic.games.elder_sign.state import ElderSignEffect
from miskatonic.kernel.declaring import Checker, refuse_unknown
from miskatonic.kernel.effect import Effect
from miskatonic.kernel.line import Line
from miskatonic.kernel.text import Text, own_words, sentences, text

CHECKER = Checker({"ElderSignEffect": Effect}, PrintedTask, Need, Task)
"""What holds components against the types of their fields."""
declare = CHECKER.declare

# --- requirements and tasks

lore, peril, terror, clock = Need("lore"), Need("peril"), Need("terror"), Need("clock")


def investigation(n: int) -> Need:
    """Investigation results that add up to at least `n`."""
    return Need("investigation", n)


def pay(sanity: int = 0, stamina: int = 0) -> Need:
    """Sanity or stamina lost when the task is completed."""
    return Need("sanity", sanity) if sanity else Need("stamina", stamina)


def either(*needs: Need) -> Need:
    """A split requirement: any one of those."""
    return Need("either", of=needs)


def task(*needs: Need) -> PrintedTask:
    """An ordinary task."""
    return PrintedTask(needs)


def full(*needs: Need) -> PrintedTask:
    """A monster task that a marker covers completely."""
    return PrintedTask(needs, "full")


def partial(*needs: Need, framed: Sequence[int]) -> PrintedTask:
    """A monster task of which a marker covers the requirements at those positions."""
    if beyond := [place for place in framed if not 0 <= place < len(needs)]:
        raise ValueError(f"a marker cannot cover requirement {beyond[0]}: there are 0 to {len(needs) - 1}")
    return PrintedTask(needs, "partial", tuple(framed))


EMPTY = PrintedTask((), "empty")

# --- icons of rewards and penalties

Icon = Literal[
    "clue",
    "common",
    "unique",
    "spell",
    "ally",
    "elder_sign",
    "gate",
    "monster",
    "doom",
    "remove_doom",
    "sanity",
    "stamina",
]
CLUE: Icon = "clue"
COMMON: Icon = "common"
UNIQUE: Icon = "unique"
SPELL: Icon = "spell"
ALLY: Icon = "ally"
ELDER_SIGN: Icon = "elder_sign"
GATE: Icon = "gate"
MONSTER: Icon = "monster"
DOOM: Icon = "doom"
REMOVE_DOOM: Icon = "remove_doom"
SANITY: Icon = "sanity"
STAMINA: Icon = "stamina"

_ICONS: dict[Icon, Callable[[int], ElderSignEffect]] = {
    "clue": lambda n: belongings.gain("clue", n),
    "common": lambda n: belongings.gain("common", n),
    "unique": lambda n: belongings.gain("unique", n),
    "spell": lambda n: belongings.gain("spell", n),
    "ally": lambda n: belongings.gain("ally", n),
    "elder_sign": world.elder_sign,
    "gate": world.gate,
    "monster": world.monster,
    "doom": world.doom,
    "remove_doom": world.remove_doom,
    "sanity": lambda n: health.lose(sanity=n),
    "stamina": lambda n: health.lose(stamina=n),
}


def icons(slug: str, printed: Sequence[Icon]) -> tuple[ElderSignEffect, ...]:
    """What the icons of a component do, in the printed order; equal ones happen together."""
    refuse_unknown(slug, "icon", printed, _ICONS)
    return tuple(_ICONS[icon](printed.count(icon)) for n, icon in enumerate(printed) if icon not in printed[:n])


# --- texts


def _said(slug: str, lines: Sequence[object]) -> Text:
    """The texts of the lines of a component; anything else is refused."""
    said = [one.text for one in lines if isinstance(one, Line)]
    if not said or len(said) < len(lines):
        raise ValueError(f"{slug}: it is made of lines; typed(English, French, hook, …) makes one of hooks")
    return sentences(said)


# --- adventures and monsters


def quoted(name: str) -> str:
    """The name of a card whose name is a title: sentences quote it."""
    return f"{name} (t)"


def adventure(
    slug: str,
    en: str,
    fr: str,
    *,
    trophies: int,
    tasks: Sequence[PrintedTask],
    ordered: bool = False,
    locked: Color | None = None,
    monsters: int = 0,
    entry: ElderSignEffect | None = None,
    terror: ElderSignEffect | None = None,
    midnight: ElderSignEffect | None = None,
    rewards: Sequence[Icon] = (),
    penalties: Sequence[Icon] = (),
    other_world: bool = False,
) -> AdventureCard:
    """An adventure of the museum."""
    return declare(
        OTHER_WORLDS if other_world else ADVENTURES,
        AdventureCard(
            slug=slug,
            en=quoted(en),
            fr=quoted(fr),
            trophies=trophies,
            tasks=tuple(tasks),
            ordered=ordered,
            locked=locked,
            monsters=monsters,
            entry=entry,
            terror=terror,
            midnight=midnight,
            rewards=icons(slug, rewards),
            penalties=icons(slug, penalties),
            other_world=other_world,
        ),
    )


def monster(
    slug: str,
    en: str,
    fr: str,
    *needs: Need,
    trophies: int,
    rewards: Sequence[Icon] = (),
    locked: Color | None = None,
    midnight: ElderSignEffect | None = None,
    copies: int = 1,
    mask: bool = False,
    cultist: bool = False,
) -> MonsterCard:
    """A monster marker; a Mask joins the cup only against Nyarlathotep."""
    return declare(
        MASKS if mask else MONSTERS,
        MonsterCard(
            slug=slug,
            en=en,
            fr=fr,
            needs=needs,
            trophies=trophies,
            rewards=icons(slug, rewards),
            locked=locked,
            midnight=midnight,
            copies=copies,
            mask=mask,
            cultist=cultist,
        ),
    )


# --- items, spells, allies

USES = ("spend", "cast", "holds")
"""The lines by which a card in hand is used."""


def _card(
    deck: Deck,
    slug: str,
    en: str,
    fr: str,
    parts: Sequence[Line | ElderSignEffect],
    used: Callable[[ElderSignEffect], Line],
    copies: int = 1,
) -> Card:
    """A card of its lines, where an effect alone is what it is `used` for."""
    lines = tuple(used(part) if isinstance(part, Effect) else part for part in parts)
    said = _said(slug, lines)
    uses = [one for one in lines if one.name in USES]
    if len(uses) > 1:
        raise ValueError(f"{slug}: it is used in one way, not in {len(uses)}")
    use = uses[0] if uses else None
    card = Card(
        slug=slug,
        en=en,
        fr=fr,
        deck=deck,
        text=said,
        effect=None if use is None else use.effect,
        window=use.given("window") if use is not None and use.name == "spend" else "before_roll",
        holds=use.given("n") if use is not None and use.name == "holds" else 0,
        untimed=use is not None and use.name == "cast",
        gained=next((one.effect for one in lines if one.name == "when_gained"), None),
        copies=copies,
        lines=lines,
    )
    return declare(DECKS[deck], card)


def common_item(slug: str, en: str, fr: str, *lines: Line | ElderSignEffect) -> Card:
    """A common item: its lines, or the effect that it is spent for before a roll."""
    return _card("common", slug, en, fr, lines, using.spend)


def unique_item(slug: str, en: str, fr: str, *lines: Line | ElderSignEffect) -> Card:
    """A unique item: its lines, or the effect that it is spent for before a roll."""
    return _card("unique", slug, en, fr, lines, using.spend)


def spell(slug: str, en: str, fr: str, *lines: Line | ElderSignEffect, copies: int = 1) -> Card:
    """A spell: its lines, or the effect that it is cast for."""
    return _card("spell", slug, en, fr, lines, using.cast, copies)


def ally(slug: str, en: str, fr: str, *lines: Line) -> Card:
    """An ally with its lines."""
    return _card("ally", slug, en, fr, lines, using.when_gained)


# --- Mythos cards, investigators, Ancient Ones


def _title(halves: tuple[str, str]) -> str:
    """Both titles of a card as one: the second goes on where the first breaks off."""
    return " ".join((halves[0], halves[1].removeprefix("…")))


def mythos(
    slug: str,
    en: tuple[str, str],
    fr: tuple[str, str],
    upper: ElderSignEffect,
    *lines: Line,
    terror: ElderSignEffect | None = None,
    midnight: ElderSignEffect | None = None,
    locked: Color | None = None,
    stays: ElderSignEffect | None = None,
) -> MythosCard:
    """A Mythos card: the titles of its halves, what happens at once, and one kind of lower half."""
    lower: Text | None = None
    if terror is not None:
        lower = text("es-mythos-terror", effect=terror.text)
    elif midnight is not None:
        lower = text("es-mythos-midnight", effect=midnight.text)
    elif locked is not None:
        lower = text("es-mythos-locked", color=locked)
    elif stays is not None:
        lower = text("es-mythos-stays", effect=stays.text)
    elif lines:
        lower = _said(slug, lines)
    return declare(
        MYTHOS,
        MythosCard(
            slug=slug,
            en=quoted(_title(en)),
            fr=quoted(_title(fr)),
            upper=upper,
            stays=stays,
            lower=lower,
            lines=lines,
            terror=terror,
            midnight=midnight,
            locked=locked,
        ),
    )


def investigator(
    slug: str,
    name: str | tuple[str, str],
    title: tuple[str, str],
    ability: tuple[str, str],
    *lines: Line,
    sanity: int,
    stamina: int,
    common: int = 0,
    unique: int = 0,
    spell: int = 0,
    clue: int = 0,
    ally: str = "",
    choice: int = 0,
) -> InvestigatorCard:
    """An investigator: starting items by kind, the ability's name and its lines."""
    en, fr = (name, name) if isinstance(name, str) else name
    if ally not in DECKS["ally"]:
        refuse_unknown(slug, "ally", [ally], (one for one, card in CARDS.items() if card.deck == "ally"))
    start = {"common": common, "unique": unique, "spell": spell, "clue": clue}
    return declare(
        INVESTIGATORS,
        InvestigatorCard(
            slug=slug,
            en=en,
            fr=fr,
            title=own_words(*title),
            ability=own_words(*ability),
            text=_said(slug, lines),
            sanity=sanity,
            stamina=stamina,
            start={kind: n for kind, n in start.items() if n},
            ally=ally,
            choice=choice,
            lines=lines,
        ),
    )


def ancient_one(
    slug: str,
    name: str,
    ability: tuple[str, str],
    *lines: Line,
    elder_signs: int,
    doom_track: int,
    monster_spaces: Sequence[int],
    awakens: ElderSignEffect | None = None,
    attack: ElderSignEffect | None = None,
    combat: Sequence[Need] = (),
    fr: str = "",
) -> AncientOneCard:
    """An Ancient One. `awakens` and `attack` concern each investigator in turn, as their effects say. Without a line, its ability
    is what happens when it awakens. `fr` is its French name, where that is another one."""
    says = text("es-describe-awakens", effect=awakens.text) if awakens and not lines else _said(slug, lines)
    return declare(
        ANCIENT_ONES,
        AncientOneCard(
            slug=slug,
            en=name,
            fr=fr or name,
            ability=own_words(*ability),
            text=says,
            lines=lines,
            elder_signs=elder_signs,
            doom_track=doom_track,
            monster_spaces=tuple(monster_spaces),
            awakens=awakens,
            attack=attack,
            combat=make_task(combat) if combat else None,
            masks=any(one.name == "masks" for one in lines),
        ),
    )
