"""Dice Town (Ludovic Maublanc, Bruno Cathala): five poker dice, eight places in town."""
