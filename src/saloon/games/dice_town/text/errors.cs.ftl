### Dice Town: co může být špatně v souboru součástí, česky.

error-component-list = soubor součástí potřebuje seznam '{ $name }'
error-few-deeds = dekretů je { $deeds }; do řady jich je potřeba aspoň { $least }
error-no-such-card = { $list }, položka { $place }: každá položka potřebuje id, jedno z těchto: { $cards }
error-card-twice = { $list }, položka { $place }: '{ $card }' už v souboru je
error-missing-card = { $list }: chybí karta '{ $card }'
