"""`python -m saloon.cli` is `saloon`."""

from __future__ import annotations

from saloon.cli import main

if __name__ == "__main__":
    main()
