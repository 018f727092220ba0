### Zboduj město: všechny názvy a texty hry v češtině. Pravidla jsou v rules.cs.ftl.

## Game

game-name = Zboduj město
game-tagline = Každý tah dvě karty: měňte zdroje v budovy a nechte každou budovu pomáhat platit tu další.
rival-name = Virtuální soupeř

## Resources

resource-community = Společnost
resource-economy = Ekonomika
resource-energy = Energie
resource-ecology = Ekologie
resource-industry = Průmysl
resource-double-community = dvojitá Společnost
resource-double-economy = dvojitá Ekonomika
resource-double-energy = dvojitá Energie
resource-double-ecology = dvojitá Ekologie
resource-double-industry = dvojitý Průmysl
resource-ingenuity = Inspirace

## Buildings

building-atm = Bankomat
building-mini-golf = Minigolf
building-newsstand = Novinový stánek
    .short = Nov. stánek
building-market-stall = Tržní stánek
building-bus-stop = Autobusová zastávka
    .short = Zastávka
building-post-office = Pošta
building-pond = Jezírko
building-food-truck = Pojízdné občerstvení
    .short = Občerstvení
building-playground = Dětské hřiště
building-hot-dog-stand = Stánek s párky
    .short = Párky
building-tiny-house = Minidomek
building-tree-house = Domek na stromě
    .short = Dům na stromě
building-bird-feeder = Ptačí krmítko
building-art-gallery = Galerie
building-fountain = Fontána
building-cafe = Kavárna
building-community-garden = Komunitní zahrada
    .short = Zahrada
building-townhouses = Řadové domy
building-cell-tower = Vysílač
building-factory = Továrna
building-radio-station = Rozhlas
building-observatory = Hvězdárna
building-supermarket = Supermarket
building-city-park = Městský park
building-mansion = Vila
building-warehouse = Sklad
building-amusement-park = Zábavní park
    .short = Zábavní park
building-apartments = Bytový dům
building-data-center = Datové centrum
    .short = Dat. centrum
building-quarry = Lom
building-train-station = Nádraží
building-dam = Přehrada

## Civic tokens

token-full-set = Úplné sady
token-flat-low = Menší pevná odměna
token-flat-high = Větší pevná odměna
token-pairs-of-a-type = Dvojice jednoho druhu
token-threes-of-a-type = Trojice jednoho druhu
token-missing-types = Chybějící druhy
token-ingenuity-cards = Karty inspirace
token-economy = Ekonomika
token-industry = Průmysl
token-community = Společnost
token-energy = Energie
token-ecology = Ekologie
token-community-economy = Páry Společnost + Ekonomika
token-economy-ecology = Páry Ekonomika + Ekologie
token-economy-energy = Páry Ekonomika + Energie
token-energy-ecology = Páry Energie + Ekologie
token-economy-industry = Páry Ekonomika + Průmysl
token-community-industry = Páry Společnost + Průmysl
token-energy-industry = Páry Energie + Průmysl
token-community-energy = Páry Společnost + Energie
token-community-ecology = Páry Společnost + Ekologie
token-ecology-industry = Páry Ekologie + Průmysl
## Options

option-difficulty = Obtížnost
    .help = V sólovém režimu: kolik virtuální soupeř boduje za to, co vzal. Ve více hráčích nemá vliv.
    .value-easy = Lehká
    .value-medium = Střední
    .value-hard = Vysoká
option-automa-path = Cesta virtuálního soupeře
    .help = V sólovém režimu: řada, která následuje po poslední. Pravidla připouštějí obojí; záleží na tom v tazích 13 až 17 virtuálního soupeře. Ve více hráčích nemá vliv.
    .value-second-row = Zpět do řady 2, kde začal
    .value-top-row = Dál do řady 1

## Prompts

prompt-turn = Jste na tahu: doberte dvě karty.
prompt-take = Karta je otočená: teď doberte dvě.
prompt-pay-community = Společnost můžete zaplatit různými kartami: vyberte kterými.
prompt-pay-economy = Ekonomiku můžete zaplatit různými kartami: vyberte kterými.
prompt-pay-energy = Energii můžete zaplatit různými kartami: vyberte kterými.
prompt-pay-ecology = Ekologii můžete zaplatit různými kartami: vyberte kterými.
prompt-pay-industry = Průmysl můžete zaplatit různými kartami: vyberte kterými.
prompt-choose = Vyberte si bodovací žeton.

## Actions

line-1 = 1
line-2 = 2
line-3 = 3
line-4 = 4

action-take-across = Vzít dvě karty z řady { $row }, od sloupce { $column } doprava
    .group = Řada { $row }
    .short = { $column }→
    .words = dvojice sousední vedle tržiště karta koupit stavět budova zdroj
action-take-down = Vzít dvě karty ze sloupce { $column }, od řady { $row } dolů
    .group = Sloupec { $column }
    .short = { $row }↓
    .words = dvojice sousední pod tržiště karta koupit stavět budova zdroj
action-draw = Vzít dvě vrchní karty z balíčku
    .group = Balíček
    .short = dvě karty
    .words = dobrat naslepo
action-flip = Otočit kartu v řadě { $row } a sloupci { $column }
    .group = Otočit v řadě { $row }
    .short = sloupec { $column }
    .words = obrátit líc rub
action-pay = Zaplatit: dvojité karty { $doubles }, inspirace { $ingenuity }, zbytek jednoduchými
    .group = Zaplatit
    .short = dvojité { $doubles }, inspirace { $ingenuity }
    .words = utratit náklady karta
action-choose = Vybrat žeton { $token }
    .group = Žeton
    .short = { $token }
    .words = veřejná budova vzít

## Events

event-first-player = Začíná { $player }.
event-flipped = { $player } otáčí řadu { $row }, sloupec { $column }: { $building }.
event-took = { $player } bere: { $resource } (řada { $row }, sloupec { $column }).
event-drew = { $player } bere z balíčku: { $resource }, { $second }.
event-paid =
    { $player } platí: { $resource }{ $singles ->
        [0] {""}
        [one] {" "}· 1 jednoduchá
        [few] {" "}· { $singles } jednoduché
       *[other] {" "}· { $singles } jednoduchých
    }{ $doubles ->
        [0] {""}
        [one] {" "}· 1 dvojitá
        [few] {" "}· { $doubles } dvojité
       *[other] {" "}· { $doubles } dvojitých
    }{ $ingenuity ->
        [0] {""}
        [one] {" "}· 1 inspirace
        [few] {" "}· { $ingenuity } inspirace
       *[other] {" "}· { $ingenuity } inspirací
    }.
event-built = { $player } staví: { $building } (řada { $row }, sloupec { $column }).
event-chose = { $player } si bere žeton { $token }.
event-no-token = { $player } nedostává žeton: žádný nezbyl.
event-passed = { $player } nemá co vzít.
event-refilled-resource = Nově v řadě { $row } a sloupci { $column }: { $resource }.
event-refilled-building = Nově v řadě { $row } a sloupci { $column }: { $building }.
event-top-shown = Na vrchu balíčku: { $resource }.
event-deck-empty = Balíček je prázdný: zbývá jeden tah.
event-scored =
    { $points ->
        [one] { $player } má 1 bod.
        [few] { $player } má { $points } body.
       *[other] { $player } má { $points } bodů.
    }
event-automa-took = Virtuální soupeř bere: { $resource } (řada { $row }, sloupec { $column }).
event-automa-built = Virtuální soupeř získává: { $building } (řada { $row }, sloupec { $column }).
event-automa-token = Virtuální soupeř dostává žeton { $token }, lícem dolů.
event-automa-no-token = Virtuální soupeř nedostává žeton: žádný nezbyl.
event-automa-moved = Příště bude virtuální soupeř brát od řady { $row } a sloupce { $column }.
event-automa-scored =
    { $points ->
        [one] Virtuální soupeř má 1 bod.
        [few] Virtuální soupeř má { $points } body.
       *[other] Virtuální soupeř má { $points } bodů.
    }

## Score sheet

score-buildings =
    { $count ->
        [one] 1 budova
        [few] { $count } budovy
       *[other] { $count } budov
    }
score-token = { $token }
score-permanents =
    { $count ->
        [one] 1 trvalý zdroj
        [few] { $count } trvalé zdroje
       *[other] { $count } trvalých zdrojů
    }
score-tokens =
    { $count ->
        [one] 1 bodovací žeton
        [few] { $count } bodovací žetony
       *[other] { $count } bodovacích žetonů
    }
score-ingenuity =
    { $count ->
        [one] 1 karta inspirace
        [few] { $count } karty inspirace
       *[other] { $count } karet inspirace
    }
score-cards-left =
    { $count ->
        [one] 1 zbylá karta zdrojů (rozhoduje shody)
        [few] { $count } zbylé karty zdrojů (rozhodují shody)
       *[other] { $count } zbylých karet zdrojů (rozhodují shody)
    }

## Reasons

reason-last-turn = Byl odehrán poslední tah.
reason-automa-beaten = Porazili jste virtuálního soupeře.
reason-automa-won = Virtuální soupeř má navrch.
reason-unfinished = Hra ještě neskončila.

## Metrics

metric-points-buildings = Budovy
metric-points-tokens = Žetony
metric-buildings = Postavené budovy
metric-permanents = Trvalé zdroje
metric-tokens = Získané žetony
metric-resources = Vzaté karty zdrojů
metric-draws = Tahy s lízáním z balíčku
metric-flips = Otočené karty
metric-passes = Vynechané tahy
metric-cards-left = Zbylé karty zdrojů

## Terminal

terminal-turn = Tah { $turn } z { $turns }
terminal-last-turn = poslední tah!
terminal-deck = Balíček { $count }, na vrchu { $top }
terminal-deck-empty = Balíček je prázdný
terminal-tokens = Vyložené žetony
terminal-no-tokens = žádné
terminal-stock = Zásoba
terminal-permanents = Trvalé
terminal-owned = Žetony
terminal-empty = prázdná
terminal-points =
    { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }
terminal-buildings =
    { $count ->
        [one] 1 budova
        [few] { $count } budovy
       *[other] { $count } budov
    }
terminal-turns-left =
    { $count ->
        [one] zbývá 1 tah
        [few] zbývají { $count } tahy
       *[other] zbývá { $count } tahů
    }
terminal-automa-next = příště bere ▶
terminal-lost =
    { $count ->
        [one] 1 symbol propadne
        [few] { $count } symboly propadnou
       *[other] { $count } symbolů propadne
    }
terminal-worth = teď { $points }
terminal-legend = ☻ společnost · $ ekonomika · ↯ energie · ♣ ekologie · ⚙ průmysl · ★ inspirace (libovolný druh) · náklady (v závorce co zaplatí trvalé zdroje) ▸ co přináší · (+2) co by další přidal žetonům · ✓ máte na ni · ◎ bodovací žeton · ▶ co příště vezme virtuální soupeř
terminal-how-to =
    Každý tah vezměte dvě sousední karty z tržiště, nebo dvě vrchní z balíčku. Karty zdrojů jsou zdarma a jdou do vaší
    zásoby. Budovy platíte kartami ze zásoby, které tím zmizí, a trvalými zdroji budov, které už stojí: ty platí každý
    tah znovu.

    Kde byl vzat zdroj, přijde budova, a naopak. Ukazuje-li celá řada nebo sloupec samé zdroje, smíte před dobráním jednu
    kartu otočit.

    Po 17 tazích sečtete body na budovách. Veřejné budovy (◎) přinášejí žeton, který na konci počítá vaše trvalé zdroje.
    Něco nejde? Zeptejte se třeba: proč řada 2, nebo: proč otočit.
