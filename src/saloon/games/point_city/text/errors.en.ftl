### Point City: what can be wrong with a components file, in English.

error-component-list = a components file needs a list '{ $name }'
error-component-numbers = { $name } is a list of { $count } numbers
error-card-cost = { $card }.cost is a table of resources, such as {"{"} energy = 2 {"}"}
error-card-gives = { $card }: a building gives a permanent resource or points, or it is civic and gives neither
error-tier-size = tier { $tier } has { $size } cards; there is room for { $most }
error-token-twice = tokens.{ $place }: '{ $token }' appears twice; every token has one table
error-missing-token = the token '{ $token }' is missing; there are: { $tokens }
error-uneven-turns = { $name }: { $cards } cards; minus the 16 of the market, and with two cards per turn, that is not the same number of turns for { $players } players
