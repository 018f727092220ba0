"""The kernel: what every game is made of. It knows no game, no network and no clock."""
