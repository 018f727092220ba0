"""The rules of Dice Town, one file a chapter."""
