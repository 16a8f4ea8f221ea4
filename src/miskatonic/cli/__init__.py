"""The `miskatonic` command."""


def main() -> None:
    """Runs the command line."""
    from miskatonic.cli.app import app

    app()
