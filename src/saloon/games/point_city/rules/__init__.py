"""The rules of Point City, one file a chapter."""
