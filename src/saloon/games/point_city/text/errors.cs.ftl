### Zboduj město: co může být špatně v souboru součástí, česky.

error-component-list = soubor součástí potřebuje seznam '{ $name }'
error-component-numbers = { $name } je seznam { $count } čísel
error-card-cost = { $card }.cost je tabulka zdrojů, například {"{"} energy = 2 {"}"}
error-card-gives = { $card }: budova dává trvalý zdroj nebo body, nebo je veřejná a nedává ani jedno
error-tier-size = úroveň { $tier } má { $size } karet; místo je pro { $most }
error-token-twice = tokens.{ $place }: '{ $token }' už v souboru je; každý žeton má jen jednu tabulku
error-missing-token = chybí žeton '{ $token }'; jsou tyto: { $tokens }
error-uneven-turns = { $name }: { $cards } karet; bez 16 na tržišti a po dvou na tah to nevychází pro { $players } hráče stejně
