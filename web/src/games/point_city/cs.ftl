### Zboduj město: co říká jen herní deska v prohlížeči, česky.

## Cards and costs

board-icons = { $count }× { $resource }
board-permanent = trvalý zdroj { $resource }
board-points =
    { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }
board-points-word = Body
board-civic = bodovací žeton
board-building = { $building } ({ $gains })
board-no-card = bez karty
board-cost = Stojí { $cost }
board-price-free = zaplatí ji trvalé zdroje
board-price-pay = zaplatíte { $cost }
board-price-short =
    { $count ->
        [one] platilo by se { $cost } a chybí 1 symbol
        [few] platilo by se { $cost } a chybějí { $count } symboly
       *[other] platilo by se { $cost } a chybí { $count } symbolů
    }
board-tag-free = zdarma
board-tag-pay = platíte { $count }
board-tag-short = chybí { $count }
board-tag-both = obě: { $price }

## Market

board-market = Tržiště
board-space = Řada { $row }, sloupec { $column }
board-can-flip = Lze otočit
board-fresh = Nová karta
board-automa-next = Virtuální soupeř ji vezme příště jako kartu číslo { $number }

## Deck

board-deck = Vzít dvě
board-deck-label =
    { $count ->
        [one] Balíček: 1 karta, nahoře { $top }
        [few] Balíček: { $count } karty, nahoře { $top }. Vzít dvě vrchní karty
       *[other] Balíček: { $count } karet, nahoře { $top }. Vzít dvě vrchní karty
    }
board-deck-empty = Balíček je prázdný
board-say-deck = Vezmete dvě vrchní karty balíčku: tu, kterou vidíte, a další, kterou zatím nevidíte.
board-tiers = Karty v balíčku podle úrovně
board-tier = Úroveň { $tier }
board-spent = Utraceno { $count }
board-turns =
    { $count ->
        [one] tah zbývá
        [few] tahy zbývají
       *[other] tahů zbývá
    }
board-turns-left =
    { $count ->
        [one] Zbývá 1 tah včetně tohoto
        [few] Zbývají { $count } tahy včetně tohoto
       *[other] Zbývá { $count } tahů včetně tohoto
    }
board-last-turn =
    { $count ->
        [0] konec hry
       *[other] poslední tah!
    }

## Civic tokens

board-tokens = Vyložené bodovací žetony
board-no-tokens = Všechny bodovací žetony jsou rozebrané.
board-token = { $token }: { $counts }.
board-token-worth =
    { $points ->
        [one] Teď má hodnotu 1 bod.
        [few] Teď má hodnotu { $points } body.
       *[other] Teď má hodnotu { $points } bodů.
    }
board-token-count =
    { $count ->
        [one] 1 bodovací žeton
        [few] { $count } bodovací žetony
       *[other] { $count } bodovacích žetonů
    }
board-automa-token = Tento žeton si vezme virtuální soupeř, až získá veřejnou budovu.
board-counts-flat = na konci { $points } bodů, ať vlastníte cokoli
board-counts-per-permanent =
    { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    } za každý trvalý zdroj { $first }
board-counts-per-pair =
    { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    } za každý pár trvalých zdrojů { $first } a { $second }
board-counts-per-type =
    { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    } za každý druh, jehož trvalé zdroje máte aspoň { $threshold }
board-counts-per-missing-type =
    { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    } za každý druh, jehož trvalý zdroj nemáte
board-counts-per-full-set =
    { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    } za každou sadu všech pěti druhů
board-counts-per-ingenuity =
    { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    } za každou kartu inspirace, která vám na konci zbude

## Cities

board-my-city = Moje město
board-city-of = Město hráče { $player }
board-own-city = Zpět k mému
board-show-city = Ukázat město: { $player }
board-sum = Body na budovách a body bodovacích žetonů
board-parts = budovy { $buildings } + žetony { $tokens }
board-permanents = Trvalý zdroj { $resource }: { $count }.
board-one-more =
    { $points ->
        [one] Další by přes žetony přinesl 1 bod.
        [few] Další by přes žetony přinesl { $points } body.
       *[other] Další by přes žetony přinesl { $points } bodů.
    }
board-others = Budovy bez trvalého zdroje; dole karty inspirace
board-stock = Karty { $resource }: { $count }
board-stock-line = trvalé zdroje { $permanents }, jednoduché karty { $singles }, dvojité karty { $doubles }
board-in-hand = karty k placení
board-mine = Čím můžete platit
board-rivals = Ostatní
board-automa = Soupeř · { $difficulty }
board-cards =
    { $count ->
        [one] 1 karta zdrojů
        [few] { $count } karty zdrojů
       *[other] { $count } karet zdrojů
    }
board-thinks = přemýšlí…
board-no-doings = zatím nic

## Choosing

board-pick-first = Vyberte kartu z tržiště a rozsvítí se možné sousední karty; nebo vezměte dvě z balíčku.
board-pick-next = Teď vyberte svítící sousední kartu, nebo na kartu klikněte znovu a vraťte ji.
board-flip = Otočit
board-say-flip = Otočí vybranou kartu stranou s budovou nahoru. Uvidí ji všichni a nelze to vzít zpět.
board-back = Vrátit
board-bill = K zaplacení: { $count }× { $resource }. Kterými kartami?
board-choose =
    { $count ->
        [one] Vyberte si nahoře bodovací žeton. Číslo dole říká, kolik je pro vás cenný teď.
       *[other] Vyberte si nahoře první z bodovacích žetonů ({ $count }). Číslo dole říká, kolik je pro vás cenný teď.
    }
board-pay-with = Zaplatit:
board-lost =
    { $count ->
        [one] propadne 1 symbol
        [few] propadnou { $count } symboly
       *[other] propadne { $count } symbolů
    }
board-cheapest = nejlevnější
board-intro-open = Jste tu poprvé? Přehrajte si úvod
