"""Fliptown (Write Stuff Games, Old Dawg): flip three cards a turn and make a name for yourself in the west."""
