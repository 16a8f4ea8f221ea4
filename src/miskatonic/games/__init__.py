"""The games: a package for each."""

IN_THE_MAKING: tuple[str, ...] = ()
"""Games that are not complete. They can be asked for by name, and are listed nowhere."""
