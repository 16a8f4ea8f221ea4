"""Writes the tables of docs/words: what every component said in an earlier source tree, beside what it says now.

git archive cd46ad15 src | tar x -C /tmp/before
python -m tests.language.before_after /tmp/before/src
"""

import argparse
import json
import os
import re
import subprocess
import sys
from pathlib import Path

from miskatonic.kernel.text import LANGUAGES

ROOT = Path(__file__).parents[2]
TABLES = {
    "elder_sign": ("Elder Sign", "elder_sign", ""),
    "card_game": ("The card game", "card_game", ""),
    "arkham_horror": ("Arkham Horror", "arkham_horror", ""),
    "kingsport": ("Kingsport Horror", "arkham_horror", "kingsport kingsport_board kingsport_epic"),
    "mansions": ("Mansions of Madness", "mansions", ""),
}
"""The tables, by file: the title, the game, and the boxes whose components are compared (none: the game's own)."""
COMMIT = "cd46ad15"

READ = """
import json, sys
from miskatonic.kernel.box import edition_of, in_order
from miskatonic.kernel.game import GAMES
found = {}
for table, (_, slug, boxes) in json.loads(sys.argv[1]).items():
    game = GAMES[slug]
    reading = getattr(game, "reading", game)
    edition = edition_of(slug, in_order(slug, boxes.split()))
    beside = getattr(edition, "kinds_beside", lambda kinds: kinds)
    found[table] = {}
    for registry in beside(reading.registries).values():
        for slug in edition[registry].slugs:
            if (registry[slug].box in boxes.split()) == bool(boxes):
                words = {lang: reading.card_text(slug, lang) for lang in ("en", "fr")}
                found[table][slug] = [words["en"].name, {lang: list(said.lines) for lang, said in words.items()}]
print(json.dumps(found))
"""
"""Prints, for each table, the name and the lines of every component. It runs in either source tree."""

Read = dict[str, dict[str, tuple[str, dict[str, list[str]]]]]


def read_in(source: Path) -> Read:
    """The words of all components in a source tree."""
    environment = {**os.environ, "PYTHONPATH": str(source)}
    command = [sys.executable, "-c", READ, json.dumps(TABLES)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, cwd=source)
    read: Read = json.loads(done.stdout)
    return read


def plain(line: str) -> str:
    """A line without the differences that are not compared: apostrophes and kinds of spaces."""
    return re.sub(r"[\s\u00a0\u202f]+", " ", line.replace("’", "'"))


def differing(before: list[str], after: list[str]) -> tuple[list[str], list[str]]:
    """The lines of either side that the other side lacks."""
    sides = ({plain(line) for line in before}, {plain(line) for line in after})
    return [line for line in before if plain(line) not in sides[1]], [
        line for line in after if plain(line) not in sides[0]
    ]


def cell(en: list[str], fr: list[str]) -> str:
    """The lines of one side in both languages."""
    said = [" ".join(en), f"*{' '.join(fr)}*" if fr else ""]
    return "<br>".join(one.replace("|", "\\|").replace("\n", " ") for one in said if one)


def table_of(title: str, before: dict[str, tuple[str, dict[str, list[str]]]], now: Read, name: str) -> str:
    """One file: the components that are in both trees and read otherwise."""
    shared = [slug for slug in now[name] if slug in before]
    rows = []
    for slug in shared:
        sides = [differing(before[slug][1][lang], now[name][slug][1][lang]) for lang in LANGUAGES]
        if any(side for pair in sides for side in pair):
            old, new = (cell(sides[0][n], sides[1][n]) for n in (0, 1))
            rows.append(f"| {now[name][slug][0]} | {old} | {new} |")
    head = (
        f"# {title}: words before and after lines\n\n"
        f"{len(rows)} of the {len(shared)} components that are in both read otherwise than at commit {COMMIT}, before what they "
        "say was made from lines; only the sentences that differ are shown.\n\n"
        "| component | before (en, *fr*) | after (en, *fr*) |\n|---|---|---|\n"
    )
    return head + "\n".join(sorted(rows, key=lambda row: row.strip("| “.").casefold())) + "\n"


def numbers_lost(before: list[str], after: list[str]) -> set[str]:
    """The numbers other than 1 that the lines had and have no more."""
    return set(re.findall(r"\d+", " ".join(before))) - set(re.findall(r"\d+", " ".join(after))) - {"1"}


def main() -> None:
    """Writes all tables, and prints the components that have lost a number other than 1."""
    parser = argparse.ArgumentParser(prog="python -m tests.language.before_after", description=__doc__)
    parser.add_argument("before", type=Path, help="the src folder of the earlier commit")
    before, now = read_in(parser.parse_args().before), read_in(ROOT / "src")
    for name, (title, _, _) in TABLES.items():
        (ROOT / "docs" / "words" / f"{name}.md").write_text(table_of(title, before[name], now, name), encoding="utf-8")
        for slug in (slug for slug in now[name] if slug in before[name]):
            sides = [(before[name][slug][1][lang], now[name][slug][1][lang]) for lang in LANGUAGES]
            if any(numbers_lost(*pair) for pair in sides):
                print(name, slug, *(cell(*side) for side in zip(*sides, strict=True)), sep="\n    ")


if __name__ == "__main__":
    main()
