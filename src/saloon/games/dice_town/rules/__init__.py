"""The rules of Dice Town, one file per chapter."""
