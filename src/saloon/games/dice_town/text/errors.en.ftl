### Dice Town: what can be wrong with a components file, in English.

error-component-list = a components file needs a list '{ $name }'
error-few-deeds = there are { $deeds } deeds; at least { $least } are needed for the row
error-no-such-card = { $list }, entry { $place }: every entry needs an id, one of: { $cards }
error-card-twice = { $list }, entry { $place }: '{ $card }' appears twice
error-missing-card = { $list }: the card '{ $card }' is missing
