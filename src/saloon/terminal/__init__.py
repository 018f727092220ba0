"""Games in a text terminal: drawing, choosing, explaining, saving."""
