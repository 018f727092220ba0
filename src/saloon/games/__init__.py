"""The games: one folder each, all built alike."""
