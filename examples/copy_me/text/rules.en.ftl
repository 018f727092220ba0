### High Bid: every rule by its number, in words for players.

HB-1 = Eight lots lie open. Everybody is dealt 5 bid cards, which only their owner sees; the rest stay in the deck.
HB-2 = You bid exactly one card, and it is one of your own hand.
HB-3 = All bid at the same time and face down. It is seen who has decided, but not what. Until the last one has
    decided you may think again.
HB-4 = Then all bids are shown and spent, and the highest one that stands buys a lot. Equal bids cancel each other, so
    that a lower bid may win, or none. If so agreed before the game, equal bids stand instead, and the player who comes
    first in the order of seats prevails.
HB-5 = The buyer takes one of the open lots, and nothing else.
HB-6 = The game is over when all cards are spent.
HB-7 = Your score is the value of your lots. Equal scores share a place.
HB-8 = The deck, the hands and the sealed bids of others are secret. Spent cards and lots lie open.
HB-9 = You act only when you are asked.
