"""`saloon` with the example game, which has no board of its own and lets all bid at once."""

from examples.copy_me import GAME

import saloon
from saloon.cli import main

saloon.register(GAME)
if __name__ == "__main__":
    main()
