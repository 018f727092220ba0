### Cover Your Assets: co může být špatně v souboru součástí, česky.

error-no-cards = soubor součástí potřebuje pro každou kartu tabulku [[card]]
error-missing-card = chybí karta '{ $card }'; v balíčku jsou: { $cards }
error-removes-no-card = two_players.removed uvádí '{ $card }', což není karta
error-many-action-cards = akčních karet musí být méně než numbers.draft_pile_size, jinak by se hromádka na tahání nedala odkrýt
error-deck-size = karet celkem: { $total }, v klasické hře: { $classic }; v klasické hře jich musí být nejméně { $least } a celkem nejvýše { $most }
error-card-without-id = { $place }. karta nemá id
error-no-such-card = { $place }. karta: '{ $card }' není karta; lze: { $cards }
error-card-twice = { $place }. karta: '{ $card }' už v souboru je; každá karta má jen jednu tabulku
error-card-kind = '{ $card }' je druhu '{ $kind }', ne '{ $given }'
