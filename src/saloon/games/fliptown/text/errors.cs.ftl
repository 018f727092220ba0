### Fliptown: co může být špatně v souboru součástí, česky.

error-list-length = { $name } je seznam o { $count } prvcích
error-robberies = vytištěných bonusových akcí v pustině je { $count }; místo je pro { $most }
