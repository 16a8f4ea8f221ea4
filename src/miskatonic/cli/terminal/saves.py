"""Where games at the terminal are kept: one file a game, written again after every choice."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from miskatonic.folders import data_folder, private_file, private_folder
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.text import text


class Saves:
    """The saved games of one user."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or data_folder()
        self.under_way = self.folder / "games"
        self.finished = self.folder / "finished"

    def new_file(self, game: str) -> Path:
        """A file that no other game is kept in."""
        stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
        names = (stem, *(f"{stem}-{n}" for n in range(2, 1000)))
        return next(file for name in names if not (file := self.under_way / f"{name}.json").exists())

    def latest(self, game: str | None = None) -> Path:
        """The game that was played last."""
        found = sorted(self.under_way.glob(f"{game or ''}*.json"), key=lambda file: (file.stat().st_mtime, file.name))
        if not found:
            raise MiskatonicError(text("cli-error-nothing-to-resume"))
        return found[-1]

    def keep(self, file: Path, data: bytes) -> None:
        """Writes a game into its file; folders of our own are for their user alone."""
        if file.parent == self.under_way:
            private_folder(self.folder)
            private_folder(self.under_way)
        write(file, data)

    def finish(self, file: Path) -> Path:
        """The game is over: its record goes where it is not resumed by mistake."""
        private_folder(self.finished)
        return file.rename(self.finished / file.name)


def write(file: Path, data: bytes) -> None:
    """Replaces the file as a whole, for its user alone: an interruption leaves the old one or the new one, never a half."""
    half = file.with_name(f".{file.name}.part")
    private_file(half)
    half.write_bytes(data)
    half.replace(file)
