"""The `miskatonic` command."""


def main() -> None:
    """Runs the command line."""
    from miskatonic.cli.app import app
    from miskatonic.cli.letters import write_plainly

    write_plainly()
    app()
