"""What every game promises, with boxes and without, as checks that can be run on any of them.

`miskatonic check` runs them for a box of one's own, `tests/conformance` for the games and boxes of the project. A check is a
function from a subject (a game with boxes) and a number of games to the faults that it finds.
"""

from pathlib import Path

from miskatonic.conformance.checks import CHECKS
from miskatonic.conformance.subject import Check, Fault, Subject, examined
from miskatonic.kernel.text import PHRASES

__all__ = ["CHECKS", "Check", "Fault", "Subject", "examined"]

PHRASES.add_folder(Path(__file__).parent / "text")
