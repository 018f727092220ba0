"""The rules of Western Legends, one file a chapter; every moment of the game stands in `moments`."""
