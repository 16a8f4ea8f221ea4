"""What went wrong, as one clear sentence in the reader's language."""

from miskatonic.kernel.text import Lang, Text, render, shortened


class MiskatonicError(Exception):
    """Anything that a person or a program did that cannot be done. Nothing has been changed when it is raised."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = shortened(text)

    def __str__(self) -> str:
        return render(self.text, "en")

    def say(self, lang: Lang) -> str:
        """The sentence in that language."""
        return render(self.text, lang)


class IllegalChoice(MiskatonicError):
    """An option that is not offered, too few or too many of them, or the wrong seat."""


class BadSetup(MiskatonicError):
    """Options that no game can be set up with."""


class BadSave(MiskatonicError):
    """A saved or recorded game that is damaged, foreign or of another version."""


class RulesChanged(BadSave):
    """A game that was recorded with other rules than those of today: it cannot be played again as it was."""


class UndoRefused(MiskatonicError):
    """Nothing to take back, or something random or hidden has been seen since."""


class Impossible(MiskatonicError, ValueError):
    """A position that no game can come to."""
