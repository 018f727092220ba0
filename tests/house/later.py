"""A future `saloon`, in which a game has a version without an upgrade from today's.

Run as a module, it takes the same flags; so do its worker processes, which load it under another name.
"""

from saloon.cli import main
from saloon.core.registry import load

GAME = "cover_your_assets"

if __name__ in ("__main__", "__mp_main__"):
    load(GAME).version += 1
if __name__ == "__main__":
    main()
