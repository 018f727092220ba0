"""Records: games as text that replays to the same state, and matches, which add to a record and undo."""
