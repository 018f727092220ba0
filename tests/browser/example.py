"""`saloon` with the example game, which has no board of its own and lets everybody bid at once."""

from examples.copy_me import GAME
from tests.browser.dealing import deal_alike

import saloon
from saloon.cli import main

saloon.register(GAME)
if __name__ == "__main__":
    deal_alike()
    main()
