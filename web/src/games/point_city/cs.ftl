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
board-token-more = Další trvalý zdroj: { $gains }.
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
board-on-buildings = budovy { $points }
board-by-tokens = žetony { $points }
board-permanents = Trvalý zdroj { $resource }: { $count }.
board-one-more =
    { $points ->
        [one] Další by přes žetony přinesl 1 bod.
        [few] Další by přes žetony přinesl { $points } body.
       *[other] Další by přes žetony přinesl { $points } bodů.
    }
board-one-less =
    { $points ->
        [one] Další by přes žetony ubral 1 bod.
        [few] Další by přes žetony ubral { $points } body.
       *[other] Další by přes žetony ubral { $points } bodů.
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
board-may-flip = Kartu s ohnutým růžkem lze nejprve otočit.
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

## Introduction

board-intro-names = Jan, Běla
board-intro-step = Krok { $step } z { $steps }
board-intro-next = Dál
board-intro-back = Zpět
board-intro-skip = Opustit úvod
board-intro-done = Jdu hrát
board-intro-market = Na tržišti leží šestnáct karet. Barevné jsou zdroje, světlé jsou budovy; každá karta má na jedné straně zdroj a na druhé budovu. Vpravo je vaše město a na to, aby bylo nejcennější, máte 17 tahů.
    .title = Město na zelené louce
board-intro-take = Každý tah berete dvě sousední karty, vedle sebe nebo pod sebou. Zdroje jsou zdarma. Ukažte na kartu a přečtete si, co je zač; vyberte ji a rozsvítí se karty, které k ní můžete vzít.
    .title = Dvě karty za tah
    .task = Klikněte na jednu ze dvou karet Společnosti v horní řadě a pak na druhou.
board-intro-refill = Teď jimi můžete platit. Kde ležel zdroj, přišla budova, a kde někdo vezme budovu, přijde zdroj. Běla vzala dva zdroje, takže přibyly čtyři nové budovy; označuje je tečka.
    .title = Tržiště se obrací
board-intro-build = Proužek symbolů říká, co budova stojí. Minigolf chce dvakrát Společnost a tu máte: cenovka je zelená. Přinese trvalou Energii a bod.
    .title = První stavba
    .task = Klikněte na Minigolf a pak na kartu Průmyslu vlevo od něj.
board-intro-pay = Inspirace platí za kterýkoli zdroj, takže můžete zaplatit dvěma způsoby. Nejlevnější je první: co se hodí na všechno, to si nechte.
    .title = Placení
    .task = Vyberte dole dvě karty Společnosti.
board-intro-civic = Trvalá Energie teď stojí ve vašem městě a každý tah zaplatí jednu Energii, navždy. Máte tři: Pošta stojí tři Energie, všechny jsou odškrtnuté, a tak ji máte zdarma.
    .title = Trvalé zdroje platí pořád
    .task = Klikněte na Poštu a na kartu Ekologie vlevo od ní.
board-intro-token = Veřejná budova sama body nemá, zato přinese jeden z žetonů nahoře. Zelené číslo říká, kolik by pro vás žeton znamenal teď; poroste s vaším městem.
    .title = Bodovací žetony
    .task = Vyberte žeton Energie, dva body za každou vaši.
board-intro-flip = V dolní řadě jsou samé zdroje. Tehdy smíte jednu z jejích karet otočit, než si dvě vezmete. Ohnutý růžek označuje karty, které lze otočit.
    .title = Zvědavost
    .task = Klikněte na kartu Ekonomiky v dolní řadě a pak na „Otočit“.
board-intro-end = Teď byste si vzali dvě karty, se Stánkem s párky nebo bez něj. Když se nic nehodí, vezměte dvě z balíčku. Po 17 tazích se sečtou body na budovách a žetonech. Klikněte na cokoli, co nejde, a stůl vám řekne proč.
    .title = Hotovo
