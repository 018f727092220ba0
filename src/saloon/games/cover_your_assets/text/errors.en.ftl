### Cover Your Assets: what can be wrong with a components file, in English.

error-no-cards = a components file needs a [[card]] table for every card
error-missing-card = the card '{ $card }' is missing; a deck has: { $cards }
error-removes-no-card = two_players.removed names '{ $card }', which is not a card
error-many-action-cards = there must be fewer action cards than numbers.draft_pile_size, or no pile could open
error-deck-size = { $total } cards in all, { $classic } in the classic game; there must be at least { $least } in the classic game and at most { $most } in all
error-card-without-id = card number { $place } has no id
error-no-such-card = card number { $place }: '{ $card }' is not a card; allowed: { $cards }
error-card-twice = card number { $place }: '{ $card }' appears twice; every card has one table
error-card-kind = '{ $card }' is of kind '{ $kind }', not '{ $given }'
