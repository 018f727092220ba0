"""The rules of Cover Your Assets, one file a chapter."""
