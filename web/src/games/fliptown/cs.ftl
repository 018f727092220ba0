### Fliptown: co říká jen stůl v prohlížeči, česky.

## Co se získává a platí

board-count-stars =
    { $count ->
        [one] 1 hvězda
        [few] { $count } hvězdy
       *[other] { $count } hvězd
    }
board-count-silver =
    { $count ->
        [one] 1 stříbrná hvězda
        [few] { $count } stříbrné hvězdy
       *[other] { $count } stříbrných hvězd
    }
board-count-money = { $count } $
board-count-gold =
    { $count ->
        [one] 1 zlato
        [few] { $count } zlata
       *[other] { $count } zlat
    }
board-count-wanted = { $count } WANTED
board-count-cross-wanted = přeškrtnutí až { $count } WANTED
board-count-pans =
    { $count ->
        [one] 1 rýžovací pánev
        [few] { $count } rýžovací pánve
       *[other] { $count } rýžovacích pánví
    }
board-count-hammers =
    { $count ->
        [one] 1 kladívko
        [few] { $count } kladívka
       *[other] { $count } kladívek
    }
board-count-joker =
    { $count ->
        [one] 1 žolík
        [few] { $count } žolíci
       *[other] { $count } žolíků
    }
board-bonus-trail = bonusová akce na stezce
board-bonus-badlands = bonusová akce v pustině
board-bonus-mine = bonusová akce v dole
board-bonus-town = bonusová akce v městečku
board-bonus-cemetery = bonusová akce na hřbitově
board-free = zdarma

## Políčka

board-pan-or-hammer = Rýžovací pánev, nebo kladívko
board-target = { $gains }; když loupež nevyjde, jen polovina hvězd, žádné peníze a všechny WANTED.
board-silver-trail = na konci 1 stříbrná hvězda za každou zakroužkovanou zastávku na stezce
board-silver-badlands = na konci 1 stříbrná hvězda za každý zakroužkovaný cíl v pustině
board-silver-mine = na konci 1 stříbrná hvězda za každou zakroužkovanou místnost dolu
board-silver-town = na konci 1 stříbrná hvězda za každou zakroužkovanou budovu
board-silver-cemetery = na konci 1 stříbrná hvězda za každý zakroužkovaný náhrobek
board-first-visit = Při první návštěvě: { $gains }.
board-grave-now = Vedle leží a hned získáte: { $gains }.
board-grave-later = Později se sousedním náhrobkem: { $gains }.
board-circled = Zakroužkováno.
board-crossed = Přeskočeno.
board-visited = Už navštíveno.
board-brings = Přinese: { $gains }.
board-costs-gold = Změna karet stojí { board-count-gold }.
board-costs-joker =
    { $count ->
        [one] Stojí žolíka.
       *[other] Stojí { board-count-joker }.
    }
board-odds = Šance na úspěch: { $odds }.
board-does-town-01 = Při první návštěvě už na hřbitově nebudete brát WANTED, při druhé dostanete rýč: 1 hvězdu za každý náhrobek.
board-does-town-02 = Za { $price_bank } $ vložte peníze na červenou, nebo na černou: od příštího tahu vynesou tři karty té barvy hvězdy podle kola: { $bank_1 }, { $bank_2 } a { $bank_3 }.
board-does-town-03 = Škrtněte až { $hideout_cross } WANTED.
board-does-town-04 =
    Kupte tažného koně ({ $price_work_horse } $: kladívko a { $work_horse_stars ->
            [one] hvězda
            [few] { $work_horse_stars } hvězdy
           *[other] { $work_horse_stars } hvězd
        }), nebo jízdního koně ({ $price_trail_horse } $: +{ $trail_horse_step } na stezce).
board-does-town-05 =
    Kupte rýžovací pánev ({ $price_store_pan } $, s { $store_pan_stars ->
            [one] hvězdou
           *[other] { $store_pan_stars } hvězdami
        }), krumpáč ({ $price_pickaxe } $: ±{ $pickaxe_step } v dole, s { $pickaxe_stars ->
            [one] hvězdou
           *[other] { $pickaxe_stars } hvězdami
        }), nebo bandanu ({ $price_bandana } $: o 1 WANTED méně za každou loupež).
board-does-town-06 = Škrtejte WANTED po { $church_price } $, nejvýš { $church_most }.
board-does-town-07 = Přespěte za { $price_hotel } $: stříbrné hvězdy na konci rostou od { $hotel_1 } na { $hotel_2 }, { $hotel_3 } a { $hotel_4 }.
board-does-town-08 = Kupte pozemek: dva díly za { $price_domino } $, tři v řadě za { $price_line } $, tři do rohu za { $price_corner } $. Hvězdy na nich jsou vaše, za všech devět je { $all_lots } navíc.
board-does-town-09 = Kupte pistoli ({ $price_pistol } $), při další návštěvě pušku ({ $price_rifle } $): pomáhají při loupežích.
board-does-town-10 =
    Lovte psance: od příštího tahu každá karta té hodnoty vynese { $outlaw_money } $, { $outlaw_gold ->
            [one] 1 zlato
            [few] { $outlaw_gold } zlata
           *[other] { $outlaw_gold } zlat
        }, nebo přeškrtne { $outlaw_cross } WANTED.
board-does-town-11 =
    Podívejte se na kartu šerifa; pak si vezměte { $office_stars ->
            [one] hvězdu
            [few] { $office_stars } hvězdy
           *[other] { $office_stars } hvězd
        }, nebo přeškrtněte { $office_cross } WANTED.
board-does-town-12 = Kupujte hvězdy po { $saloon_price } $, nejvýš { $saloon_most }.
board-does-town-13 =
    Kupujte hvězdy po { $club_price ->
            [one] 1 zlatu
           *[other] { $club_price } zlatech
        }, nejvýš { $club_most }.

## Poker

board-poker = Pokerové ruce.
board-poker-short = Poker
board-map-short = Mapa
board-hand-royal-flush = Královská postupka
board-hand-straight-flush = Čistá postupka
board-hand-four-of-a-kind = Poker
board-hand-full-house = Full house
board-hand-flush = Barva
board-hand-straight = Postupka
board-hand-three-of-a-kind = Trojice
board-hand-two-pair = Dva páry
board-hand-one-pair = Pár
board-hand-nothing = Nic
board-poker-column = { $round }. kolo: { $cards }.

## Karty

board-lineup = Tři karty tohoto tahu
board-no-lineup = Teď nejsou vyložené žádné karty.
board-card = { $card }, { $place }
board-slots = Barva, hodnota a poker
board-role-suit = Barva
board-role-value = Hodnota
board-role-poker = Poker
board-slot-filled = leží tu { $card }
board-slot-empty = prázdné
board-keeps = do ruky
board-price-suit = Jiná barva za { board-count-gold }.
board-price-value = O jednu výš nebo níž za { board-count-gold } za krok.
board-areas = Oblasti
board-reach =
    { $count ->
        [one] dosažitelné 1 políčko
        [few] dosažitelná { $count } políčka
       *[other] dosažitelných { $count } políček
    }
board-assign = Klikněte na svítící políčko a karty se rozloží samy. Nebo je rozložte: barva určí oblast, hodnota políčko, třetí karta jde do pokeru.
board-lay = Teď klikněte na místo pro tuto kartu.
board-pick-space = Klikněte na svítící políčko.
board-pick-priced = Klikněte na svítící políčko. Cena za změnu karet je napsaná na něm.
board-take-all = Brát všechny WANTED
board-back = Vrátit
board-do-it = Provést
board-way-poker = poker: { $card }
board-way-suit = barva jako { $suit }
board-way-value = hodnota jako { $value }

## Tah

board-round = Kolo { $round }/{ $rounds }
board-turn = Tah { $turn }/{ $turns }
board-between = Konec kola
board-deck = Balíček { $count }
board-this-turn = Tento tah
board-nothing-yet = zatím nic
board-pending = Ještě zbývá
board-robbery-card = Karta loupeže: { $card }
board-triggered = Kdyby tah teď skončil, přijdete o kartu.
board-done-lost = Ukončit tah; co čeká, propadne
board-done-sure = Opravdu se vzdát toho, co čeká?
board-later = Později, nejdřív karty
board-cheat = Která karta ruky platí za jinou?
board-cheat-as = Za kterou kartu platí?

## Vedle mapy

board-side = Co máte a co vám hrozí
board-inventory = Inventář
board-score = Body
board-sheriff = Šerif
board-arrest = Zatčení: { $odds }
board-safe = Nic nehrozí
board-fine = Pokuta
board-bribe = Úplatek
board-bribe-yes = Uplatit
board-bribe-no = Neuplácet
board-loss = riziko { $points } b.
board-bribe-facts = Zatčení by stálo { $fine }; při této šanci je to průměrně { $points } b.
board-bounties = Odměny
board-steals-when = Krade kartu při
board-any-bonus = bonusová akce
board-difficulty = { $difficulty }
board-difficulty-easy = snadná
board-difficulty-normal = normální
board-difficulty-hard = těžká
board-stolen =
    { $count ->
        [0] nic neukradeno
        [one] ukradena 1 karta
        [few] ukradeny { $count } karty
       *[other] ukradeno { $count } karet
    }
board-cowbot-stolen = Krádeže
board-cowbot-character = Postava
board-cowbot-hold-em = Hold ’em
board-rivals = Ostatní
board-show-map = Ukázat mapu: { $player }
board-map-of = Mapa: { $player }, tak jak byla na začátku tahu.
board-own-map = { $player } · zpět na mou mapu
board-thinks = přemýšlí …
board-news = Co se stalo
board-news-close = Zavřít
board-more = Více
board-character = Postava
board-uses-left =
    { $count ->
        [0] využita
       *[other] ještě nevyužita
    }
board-hole = Karty hold ’em

## Úkoly a konec

board-challenges = Sólové úkoly
board-challenges-kept = V tomto prohlížeči zatím splněno: { $count } z { $all }.
board-challenge-kept = splněno
board-challenge-now = podle současného stavu
board-challenge-new = nově

## Úvod

board-intro-names = Jan
board-intro-step = Krok { $step } z { $steps }
board-intro-next = Dál
board-intro-back = Zpět
board-intro-skip = Opustit úvod
board-intro-done = Jdu na to
board-intro-map = Tohle je vaše mapa: stezka, pustina plná kořisti, důl, městečko a hřbitov. Hrají se tři kola po pěti tazích; v každém tahu se otočí tři karty a vy je využijete, jak nejlépe umíte. Hvězdy jsou body.
    .title = Divoký západ
board-intro-cards = U jedné karty se počítá barva a určí oblast: srdce vedou na stezku. U druhé se počítá hodnota a určí políčko. Třetí si necháte do pokerové ruky.
    .title = Tři karty, tři úlohy
    .task = Klikněte na 4♥ a pak na místo Barva; klikněte na 7♣ a pak na Hodnota.
board-intro-ride = Se sedmičkou můžete dojít na kteroukoli zastávku do 7. Co přeskočíte, je navždy přeškrtnuté. Zastávka 3 přinese hvězdu a bonusovou akci na hřbitově.
    .title = Stezka
    .task = Klikněte na zastávku 3 na stezce.
board-intro-bonus = Bonusová akce nepotřebuje karty: stačí kterýkoli náhrobek. Mezi každými dvěma něco leží a je to vaše, když jsou oba zakroužkované. Prostřední už je. Kopání vás stojí jedno WANTED.
    .title = Jedno vede k druhému
    .task = Zakroužkujte náhrobek dole uprostřed: nad ním leží rýžovací pánev.
board-intro-rob = Pánev přinese zlato po každém kole. Teď piky: pustina. Můžete také rovnou kliknout na políčko a karty se rozloží samy. Rozhodne karta loupeže: na všechno je třeba 9 nebo víc.
    .title = Pustina
    .task = Oloupte dostavník 9.
board-intro-gold = Přišla dvojka: nevyšlo to. Polovina hvězd, žádné peníze, a přesto 3 WANTED. Teď máte kříž do městečka, ale Kostel za 6 nepotřebujete.
    .title = Smůla
    .task = Položte J♣ na Barvu a 6♠ na Hodnotu.
board-intro-store = Zlato mění karty: za 1 zlato se hodnota posune o jednu, za 2 zlata se barva změní na libovolnou. Štítky na mapě říkají cenu každého políčka.
    .title = Zlato otevírá dveře
    .task = Jděte do Hokynářství na 5 za 1 zlato.
board-intro-buy = Budovy lze navštěvovat znovu a znovu; jejich štíty zaplatí jen jednou. S bandanou jsou loupeže méně nápadné: o jedno WANTED méně.
    .title = V městečku
    .task = Kupte dole bandanu.
board-intro-chain = Cedule hokynářství přináší bonusovou akci na stezce. Co zbývá, stojí vpravo, a pořadí volíte vy.
    .title = Řetěz pokračuje
    .task = Dojděte na zastávku 5: 12 $.
board-intro-end = Po pěti tazích se vyplatí pokerová ruka, pánve a kladívka pracují a přijde šerif: je-li jeho karta nižší než počet vašich WANTED, platíte, pokud jste ho předtím neuplatili. Pravděpodobnost vidíte nad mapou. Klikněte na cokoli, co nejde, a stůl vám řekne proč.
    .title = Připraveni
