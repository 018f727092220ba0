"""How long tests go on that draw their cases: `SALOON_TIMES=20` draws twenty times as many, fresh ones."""

from __future__ import annotations

import os

TIMES = int(os.environ.get("SALOON_TIMES", "1"))
