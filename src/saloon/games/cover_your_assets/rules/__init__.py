"""The rules of Cover Your Assets, one file per chapter."""
