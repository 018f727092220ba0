### High Bid: every rule by its number, in words for players.

HB-1 = Everybody is dealt 4 bid cards, which only their owner sees. The first auctioneer is drawn by lot.
HB-2 = Up to three lots lie open. The auctioneer puts one of them, and nothing else, under the hammer.
HB-3 = You bid with one card of your own hand, or you pass. The auctioneer bids too.
HB-4 = All who have cards decide at the same time and face down. It is seen who has decided, but not what. Until the
    last one has decided you may think again.
HB-5 = Then all bids are shown, and the highest one that stands gets the lot. If none stands, the auctioneer gets it.
HB-6 = Equal bids cancel each other, so that a lower bid may win. If so agreed before the game, equal bids stand
    instead, and the first bidder clockwise from the auctioneer prevails.
HB-7 = Every card that was shown is spent. Its owner draws a new one, unseen by the others, while there are any. Who
    passed draws nothing.
HB-8 = Your score is the value of your lots. Equal scores share a place.
HB-9 = Whoever got the lot is the next auctioneer. The game is over when no lot is left.
HB-10 = The decks, the hands and the sealed bids of others are secret. How many cards everybody has is not; a sealed
    card counts as still in hand.
HB-11 = You act only when you are asked.
