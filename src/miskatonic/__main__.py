"""`python -m miskatonic` is the command `miskatonic`."""

from miskatonic.cli import main

if __name__ == "__main__":
    main()
