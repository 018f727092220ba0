### High Bid: every rule by its number, in words for players.

HB-1 = Eight lots lie open. Everybody is dealt 5 bid cards, which only their owner sees; the rest stay in the deck.
HB-2 = You bid exactly one card from your own hand.
HB-3 = Everybody bids at the same time and face down. All can see who has decided, but not what. You may change your
    mind until the last player has decided.
HB-4 = Then all bids are revealed and spent, and the highest valid bid buys a lot. Equal bids cancel each other, so a
    lower bid may win, or none. If agreed before the game, equal bids count instead, and among them the player who
    comes first in the order of seats wins.
HB-5 = The buyer takes one of the open lots, and nothing else.
HB-6 = The game is over when all cards are spent.
HB-7 = Your score is the value of your lots. Equal scores share a place.
HB-8 = The deck, the hands and the sealed bids of others are secret. Spent cards and lots lie open.
HB-9 = You act only when you are asked.
