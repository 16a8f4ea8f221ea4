"""Where only some letters can be written, the nearest ones are."""

import os
import subprocess
import sys

from miskatonic.cli.letters import plain


def test_the_nearest_letters_one_for_one() -> None:
    words = "« Où allez-vous ? » – l’entrée…"
    assert plain(words) == '" Ou allez-vous ? " - l\'entree.'
    assert len(plain(words)) == len(words)


def test_a_terminal_without_accents_is_no_reason_to_fail() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    command = [sys.executable, "-c", "from miskatonic.cli import main; main()", "rules", "elder_sign", "--lang", "fr"]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert "Regles" in run.stdout
