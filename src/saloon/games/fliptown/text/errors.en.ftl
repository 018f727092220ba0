### Fliptown: what can be wrong with a components file, in English.

error-list-length = { $name } is a list of { $count }
error-robberies = { $count } bonus actions in the badlands are printed; there is room for { $most }
