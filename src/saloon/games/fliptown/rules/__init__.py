"""The rules of Fliptown: every moment of the game, one file a chapter."""
