"""Records: games as text that replays to the same state, and matches, which play on a record and undo."""
