"""The rules of Point City, one file per chapter."""
