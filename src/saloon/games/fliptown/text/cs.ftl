### Fliptown: všechny názvy a texty hry v češtině. Pravidla jsou v rules.cs.ftl.

## Game

game-name = Fliptown
game-tagline = Každý tah tři karty: jedna určí oblast, druhá místo a třetí putuje do pokeru. Kraďte, dolujte, osidlujte městečko a vyhněte se base.

## Options

option-characters = Postavy
    .help = Každý dostane jednu ze 14 postav, s jiným začátkem a schopností na jedno použití.
option-hold-em = Texas hold 'em
    .help = Každý má v každém kole dvě karty navíc; pokerovou ruku tvoří nejlepších pět ze sedmi.
option-competitive = Kompetitivní poker
    .help = Vyplácí se jen nejlepší pokerová ruka u stolu. V sólové hře nemá vliv.
option-cowbot = Kovbot
    .help = V sólové hře: soupeř, který krade karty a boduje za to, co necháte ležet. S postavami určí náhodného kovbota i vaši postavu jedna karta. Ve více hráčích nemá vliv.
    .value-none = Žádný
    .value-jane = Calamity Jane
    .value-billy = Billy the Kid
    .value-bart = Black Bart
    .value-earp = Wyatt Earp
    .value-random = Náhodný
option-difficulty = Obtížnost kovbota
    .help = Kolik kovbot boduje.
    .value-easy = Snadná
    .value-normal = Normální
    .value-hard = Těžká
option-gun-bonus = Zbraně
    .help = Kolik pistole a puška přidají ke kartě loupeže: česká pravidla a anglická mapa se liší.
    .value-rulebook = +2 a +4 (česká pravidla)
    .value-map = +3 a +6 (anglická mapa)
option-jane-trigger = Calamity Jane krade za
    .help = Co nesmíte získat, když v řadě leží srdce: na kartě je hvězda, obrázek v českých pravidlech vypadá jako dolar.
    .value-stars = Hvězdy (karta)
    .value-money = Peníze (česká pravidla)

## Cards

suit-hearts = srdce
suit-spades = piky
suit-diamonds = kára
suit-clubs = kříže
rank-A = A
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-J = J
rank-Q = Q
rank-K = K
card-h1 = A♥
card-h2 = 2♥
card-h3 = 3♥
card-h4 = 4♥
card-h5 = 5♥
card-h6 = 6♥
card-h7 = 7♥
card-h8 = 8♥
card-h9 = 9♥
card-h10 = 10♥
card-h11 = J♥
card-h12 = Q♥
card-h13 = K♥
card-s1 = A♠
card-s2 = 2♠
card-s3 = 3♠
card-s4 = 4♠
card-s5 = 5♠
card-s6 = 6♠
card-s7 = 7♠
card-s8 = 8♠
card-s9 = 9♠
card-s10 = 10♠
card-s11 = J♠
card-s12 = Q♠
card-s13 = K♠
card-d1 = A♦
card-d2 = 2♦
card-d3 = 3♦
card-d4 = 4♦
card-d5 = 5♦
card-d6 = 6♦
card-d7 = 7♦
card-d8 = 8♦
card-d9 = 9♦
card-d10 = 10♦
card-d11 = J♦
card-d12 = Q♦
card-d13 = K♦
card-c1 = A♣
card-c2 = 2♣
card-c3 = 3♣
card-c4 = 4♣
card-c5 = 5♣
card-c6 = 6♣
card-c7 = 7♣
card-c8 = 8♣
card-c9 = 9♣
card-c10 = 10♣
card-c11 = J♣
card-c12 = Q♣
card-c13 = K♣
place-left = levá karta
place-middle = prostřední karta
place-right = pravá karta

## Areas and spaces

area-trail = stezka
area-badlands = pustina
area-mine = důl
area-town = městečko
area-cemetery = hřbitov
space-T1 = zastávka A na stezce
space-T2 = zastávka 2 na stezce
space-T3 = zastávka 3 na stezce
space-T4 = zastávka 4 na stezce
space-T5 = zastávka 5 na stezce
space-T6 = zastávka 6 na stezce
space-T7 = zastávka 7 na stezce
space-T8 = zastávka 8 na stezce
space-T9 = zastávka 9 na stezce
space-T10 = zastávka 10 na stezce
space-T11 = zastávka J na stezce
space-T12 = zastávka Q na stezce
space-T13 = zastávka K na stezce
space-B2 = slepice 2
space-B3 = slepice 3
space-B4 = slepice 4
space-B5 = skot 5
space-B6 = skot 6
space-B7 = skot 7
space-B8 = dostavník 8
space-B9 = dostavník 9
space-B10 = dostavník 10
space-B11 = vlak J
space-B12 = vlak Q
space-B13 = vlak K
space-M1A = místnost s kladívkem
space-M1B = místnost s pánví
space-M2A = místnost s bonusem v pustině
space-M2B = místnost s bonusem na stezce
space-M2C = místnost s bonusem v městečku
space-M3A = místnost se 6 zlaty
space-M3B = místnost se 4 zlaty
space-M3C = místnost se 2 zlaty
space-M3D = místnost se 4 hvězdami
space-M4A = hluboká místnost náhrobků
space-M4B = hluboká místnost budov
space-M4C = hluboká místnost dolu
space-M4D = hluboká místnost stezky
space-M4E = hluboká místnost loupeží
space-town-01 = Hrobník
space-town-02 = Banka
space-town-03 = Skrýš
space-town-04 = Stáje
space-town-05 = Hokynářství
space-town-06 = Kostel
space-town-07 = Hotel
space-town-08 = Pozemkový úřad
space-town-09 = Puškař
space-town-10 = Kauční agenti
space-town-11 = Šerifova kancelář
space-town-12 = Saloon
space-town-13 = Klub prospektorů
space-G00 = náhrobek vlevo nahoře
space-G01 = náhrobek nahoře
space-G02 = náhrobek vpravo nahoře
space-G10 = náhrobek vlevo
space-G11 = náhrobek uprostřed
space-G12 = náhrobek vpravo
space-G20 = náhrobek vlevo dole
space-G21 = náhrobek dole
space-G22 = náhrobek vpravo dole
group-chicken = slepice
group-cattle = skot
group-stagecoach = dostavník
group-train = vlak

## Resources and things

resource-money = peníze
resource-gold = zlato
resource-stars = hvězdy
resource-wanted = WANTED
resource-pans = rýžovací pánev
resource-hammers = kladívko
resource-bonus = bonusová akce
# Nikdy se neukážou: podle těchto klíčů texty událostí volí slova.
unit-money = money
unit-gold = gold
unit-stars = stars
unit-wanted = wanted
unit-pans = pans
unit-hammers = hammers
item-undertaker = přízeň hrobníka
item-shovel = rýč
item-bank-red = vklad do červené
item-bank-black = vklad do černé
item-work-horse = tažný kůň
item-trail-horse = jízdní kůň
item-store-pan = rýžovací pánev z hokynářství
item-pickaxe = krumpáč
item-bandana = bandana
item-pistol = pistole
item-rifle = puška
item-outlaw-j = lov na kluky
item-outlaw-q = lov na královny
item-outlaw-k = lov na krále
item-hotel = nocleh v hotelu
lots-1-2 = pole 1 a 2
lots-2-3 = pole 2 a 3
lots-4-5 = pole 4 a 5
lots-5-6 = pole 5 a 6
lots-7-8 = pole 7 a 8
lots-8-9 = pole 8 a 9
lots-1-4 = pole 1 a 4
lots-2-5 = pole 2 a 5
lots-3-6 = pole 3 a 6
lots-4-7 = pole 4 a 7
lots-5-8 = pole 5 a 8
lots-6-9 = pole 6 a 9
lots-1-2-3 = pole 1, 2 a 3
lots-4-5-6 = pole 4, 5 a 6
lots-7-8-9 = pole 7, 8 a 9
lots-1-4-7 = pole 1, 4 a 7
lots-2-5-8 = pole 2, 5 a 8
lots-3-6-9 = pole 3, 6 a 9
lots-2-4-5 = pole 2, 4 a 5
lots-1-4-5 = pole 1, 4 a 5
lots-1-2-5 = pole 1, 2 a 5
lots-1-2-4 = pole 1, 2 a 4
lots-3-5-6 = pole 3, 5 a 6
lots-2-5-6 = pole 2, 5 a 6
lots-2-3-6 = pole 2, 3 a 6
lots-2-3-5 = pole 2, 3 a 5
lots-5-7-8 = pole 5, 7 a 8
lots-4-7-8 = pole 4, 7 a 8
lots-4-5-8 = pole 4, 5 a 8
lots-4-5-7 = pole 4, 5 a 7
lots-6-8-9 = pole 6, 8 a 9
lots-5-8-9 = pole 5, 8 a 9
lots-5-6-9 = pole 5, 6 a 9
lots-5-6-8 = pole 5, 6 a 8
hand-nothing = žádný pár
hand-one-pair = pár
hand-two-pair = dva páry
hand-three-of-a-kind = trojice
hand-straight = postupka
hand-flush = barva
hand-full-house = full house
hand-four-of-a-kind = poker
hand-straight-flush = čistá postupka
hand-royal-flush = královská postupka

## Ways and answers

way-plain = beze změny
way-joker-value = hodnota žolíkem
way-shift-value = hodnota posunutá Prospektorem
way-gold-suit = barva za zlato
way-gold-suit-joker-value = barva za zlato, hodnota žolíkem
way-gold-suit-shift-value = barva za zlato, hodnota posunutá Prospektorem
way-joker-suit = barva žolíkem
way-joker-suit-joker-value = barva i hodnota žolíky
way-joker-suit-shift-value = barva žolíkem, hodnota posunutá Prospektorem
change-none = beze změny
change-gold-hearts = barva na srdce za zlato
change-gold-spades = barva na piky za zlato
change-gold-diamonds = barva na kára za zlato
change-gold-clubs = barva na kříže za zlato
change-joker-hearts = barva na srdce žolíkem
change-joker-spades = barva na piky žolíkem
change-joker-diamonds = barva na kára žolíkem
change-joker-clubs = barva na kříže žolíkem
take-all = všechna WANTED
take-less = méně WANTED
answer-no = ne
answer-yes = ano
reward-money = 4 $
reward-gold = 2 zlata
reward-cross-1 = přeškrtnout 1 WANTED
reward-cross-2 = přeškrtnout 2 WANTED
ability-trail = bonusová akce na stezce
ability-badlands = bonusová akce v pustině
ability-mine = bonusová akce v dole
ability-town = bonusová akce v městečku
ability-cemetery = bonusová akce na hřbitově
ability-gold = zlato za každé WANTED
ability-wanted = přeškrtnout WANTED

## Bounties

bounty-BO1 = 4 zakroužkovaná místa na stezce, v pustině, v dole i v městečku
bounty-BO2 = všechny čtyři bonusové akce na stezce
bounty-BO3 = dohromady 5 pánví a kladívek
bounty-BO4 = všech pět hvězd na štítech v městečku
bounty-BO5 = 9 zlat z místností dolu
bounty-BO6 = jeden cíl každého druhu v pustině
bounty-BO7 = 5 náhrobků kromě prostředního
bounty-BO8 = zastávka K na stezce, nebo dva lovení psanci
bounty-BO9 = 9 WANTED najednou
bounty-BO10 = 4 z těchto 7: pánev, kladívko, jízdní kůň, přízeň hrobníka, bandana, krumpáč, pistole
bounty-BO11 = 30 $ nebo 15 zlat najednou
bounty-BO12 = bonusová akce získaná v každé z pěti oblastí

## Characters and cowbots

character-trailblazer = Průkopník
    .help = Jednou: bonusová akce na stezce.
character-cheat = Podvodník
    .help = Jednou: jedna karta pokerové ruky platí za libovolnou.
character-prospector = Prospektor
    .help = Jednou: posuňte kartu hodnoty o počet svých pánví.
character-settler = Osadník
    .help = Jednou: bonusová akce v městečku.
character-bandit = Bandita
    .help = Jednou: bonusová akce v pustině.
character-marshal = Maršál
    .help = Jednou: doberte si vlastní kartu šerifa.
character-preacher = Kazatel
    .help = Jednou, než přijde šerif: přeškrtněte až 6 WANTED.
character-miner = Horník
    .help = Jednou: bonusová akce v dole.
character-ranch-hand = Honák
    .help = Jednou: přeškrtněte 2 WANTED za každé kladívko.
character-grave-robber = Vykradač hrobů
    .help = Začíná s rýčem. Jednou: bonusová akce na hřbitově.
character-man-in-black = Muž v černém
    .help = Jednou: libovolná bonusová akce.
character-baroness = Baronka
    .help = Jednou: zlato za každé WANTED.
character-mayor = Starosta
    .help = Jednou: tři nové karty pro všechny.
character-wild-card = Nevyzpytatelný
    .help = Dva žolíky: každý určí barvu nebo hodnotu.
cowbot-jane = Calamity Jane
cowbot-billy = Billy the Kid
cowbot-bart = Black Bart
cowbot-earp = Wyatt Earp
trigger-money = peníze
trigger-gold = zlato
trigger-stars = hvězdy
trigger-wanted = WANTED
trigger-bonus = bonusová akce

## Titles and challenges

score-word-greenhorn = Cucák
score-word-seasoned = Vysloužilej
score-word-fearless = Nebojácnej
score-word-sharpshooter = Ostrostřelec
score-word-legendary = Legendární
wanted-word-deputy = zástupce
wanted-word-rancher = statkář
wanted-word-cowboy = kovboj
wanted-word-desperado = desperát
wanted-word-outlaw = psanec
challenge-SC1 = 6 zakroužkovaných míst v každé z pěti oblastí
challenge-SC2 = dohromady 7 pánví a kladívek
challenge-SC3 = žádné WANTED na konci hry
challenge-SC4 = všechno zlato v dole
challenge-SC5 = všechny zastávky s hvězdami na stezce
challenge-SC6 = všech pět hvězd na štítech v městečku
challenge-SC7 = jeden cíl každého druhu v pustině
challenge-SC8 = všech osm vnějších náhrobků
challenge-SC9 = ruka s pokerem nebo lepší
challenge-SC10 = nikdy nezískat WANTED
challenge-SC11 = 30 $ a 15 zlat na konci hry
challenge-SC12 = tři ruce lepší než pár
challenge-SC13 = nejvýše 5 WANTED a žádné zatčení
challenge-SC14 = porazit všechny čtyři kovboty na snadnou obtížnost
challenge-SC15 = porazit kovbota na těžkou obtížnost
challenge-SC16 = kovbot, který ukradl nejvýše jednu kartu
challenge-SC17 = 20 WANTED na konci hry
challenge-SC18 = 24 stříbrných hvězd
challenge-SC19 = zakroužkovaná všechna místa jedné oblasti
challenge-SC20 = titul Legendární

## Prompts

prompt-reflip = Starosto: necháte tyto tři karty, nebo otočíte všem tři nové?
prompt-outlaw = V řadě je lovený psanec: vyberte si odměnu.
prompt-assign = Přidělte tři karty: barva, hodnota, poker.
prompt-act = Vyberte na mapě svou hlavní akci.
prompt-bonus = Bonusové akce a schopnosti: využijte je v libovolném pořadí, nebo pokračujte.
prompt-finish = Váš tah je hotový: ukončete ho, nebo vezměte něco zpět.
prompt-tool = Rýžovací pánev, nebo kladívko?
prompt-cross = Kolik WANTED přeškrtnete?
prompt-office-reward = Viděli jste kartu šerifa: hvězda, nebo přeškrtnout WANTED?
prompt-cheat = Podvodníku: bude jedna karta vaší ruky platit za jinou?
prompt-bribe = Šerif přichází: uplatíte ho?
prompt-redraw = Maršále: doberete si vlastní kartu šerifa?
prompt-fine = Jste zatčeni: zaplatíte penězi, nebo hvězdami?
prompt-effect-town-01 = Hrobník: vezmete si, co nabízí?
prompt-effect-town-02 = Banka: vložíte do některé barvy?
prompt-effect-town-03 = Skrýš: kolik WANTED přeškrtnete?
prompt-effect-town-04 = Stáje: koupíte koně?
prompt-effect-town-05 = Hokynářství: koupíte něco?
prompt-effect-town-06 = Kostel: kolik WANTED přeškrtnete?
prompt-effect-town-07 = Hotel: ubytujete se?
prompt-effect-town-08 = Pozemkový úřad: zaberete pozemek?
prompt-effect-town-09 = Puškař: koupíte zbraň?
prompt-effect-town-10 = Kauční agenti: kterého psance budete lovit?
prompt-effect-town-11 = Šerifova kancelář: podíváte se na kartu šerifa hned, nebo až po bonusu?
prompt-effect-town-12 = Saloon: kolik hvězd si koupíte?
prompt-effect-town-13 = Klub prospektorů: kolik zlata směníte za hvězdy?

## Actions

action-reflip = Otočit tři nové karty: { $answer }
    .group = Otočit tři nové karty?
    .short = { $answer }
action-reward = Odměna: { $reward }
    .group = Odměna
    .short = { $reward }
action-assign = Barva: { $suit }, hodnota: { $value }
    .group = Přidělit karty
    .short = barva: { $suit }, hodnota: { $value }
action-ride = Jet na místo: { $stop } ({ $way })
    .group = Stezka
    .short = { $stop } ({ $way })
action-rob = Oloupit: { $target } ({ $way }, { $wanted })
    .group = Pustina
    .short = { $target } ({ $way }, { $wanted })
action-dig = Sestoupit: { $room } ({ $way })
    .group = Důl
    .short = { $room } ({ $way })
action-visit = Navštívit: { $building } ({ $way })
    .group = Městečko
    .short = { $building } ({ $way })
action-mourn = Zakroužkovat: { $grave } ({ $change }, { $wanted })
    .group = Hřbitov
    .short = { $grave } ({ $change }, { $wanted })
action-pass = Nedělat nic
action-ability = Použít schopnost: { $ability }
    .group = Schopnost
    .short = { $ability }
action-effect = Použít teď: { $building }
    .group = Odložené
    .short = { $building }
action-postpone = Nejdřív bonus, budova později
action-skip = Pokračovat bez toho
action-done = Ukončit tah
action-tool = Vzít: { $tool }
action-cross = Přeškrtnout { $amount } WANTED
    .group = Přeškrtnout WANTED
    .short = { $amount }
action-exchange = Směnit { $times }×
    .group = Směnit
    .short = { $times }×
action-buy = Vzít: { $item }
    .group = Vzít
    .short = { $item }
action-claim = Zabrat: { $lots }
    .group = Zabrat
    .short = { $lots }
action-look = Podívat se na kartu šerifa
action-star = Vzít hvězdu
action-cheat = { $place ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
       *[6] 7
    }. karta ruky platí za { $card }
    .group = Podvádět
    .short = { $place ->
            [0] 1
            [1] 2
            [2] 3
            [3] 4
            [4] 5
            [5] 6
           *[6] 7
        }. karta jako { $card }
action-bribe = Uplatit šerifa: { $answer }
    .group = Uplatit šerifa?
    .short = { $answer }
action-redraw = Dobrat jinou kartu šerifa: { $answer }
    .group = Dobrat jinou kartu šerifa?
    .short = { $answer }
action-fine = Zaplatit pokutu: { $resource }
    .group = Zaplatit pokutu
    .short = { $resource }

## Events

event-dealt = { $player }: postava { $character }.
event-bounty-shown = Karta odměny: { $bounty }.
event-cowbot-comes = Vaším soupeřem je { $cowbot }.
event-round-began = Začíná { $round }. kolo.
event-hole-cards = { $player }: karty hold 'em { $card } a { $second }.
event-flipped = Řada: { $card } { $second } { $third }.
event-reflipped = { $player }: otáčí všem tři nové karty.
event-reshuffled = Odhozené karty se zamíchají do nového balíčku.
event-bank-paid = Banka vyplácí: { $player }, { $amount ->
        [one] { $amount } hvězda
        [few] { $amount } hvězdy
       *[other] { $amount } hvězd
    }.
event-outlaw-paid = { $player }: chycený psanec, { $reward }.
event-assigned = { $player }: barva { $suit }, hodnota { $value }, poker { $poker }.
event-suit-changed = { $player }: barva se mění na { $suit } ({ $amount ->
        [0] žolíkem
        [one] za { $amount } zlato
        [few] za { $amount } zlata
       *[other] za { $amount } zlat
    }).
event-value-changed = { $player }: hodnota se mění na { $rank } ({ $amount ->
        [0] bez zlata
        [one] za { $amount } zlato
        [few] za { $amount } zlata
       *[other] za { $amount } zlat
    }).
event-circled = { $player }: zakroužkováno – { $space }.
event-revisited = { $player }: znovu { $building }.
event-robbed = { $player }: loupež ({ $space }) se podařila, karta loupeže je { $card }.
event-failed = { $player }: loupež ({ $space }) se nepodařila, karta loupeže je { $card }.
event-gained = { $player }: +{ $resource ->
        [money] { $amount } $
        [gold] { $amount ->
            [one] { $amount } zlato
            [few] { $amount } zlata
           *[other] { $amount } zlat
        }
        [stars] { $amount ->
            [one] { $amount } hvězda
            [few] { $amount } hvězdy
           *[other] { $amount } hvězd
        }
        [wanted] { $amount } WANTED
        [pans] { $amount ->
            [one] { $amount } pánev
            [few] { $amount } pánve
           *[other] { $amount } pánví
        }
       *[hammers] { $amount ->
            [one] { $amount } kladívko
            [few] { $amount } kladívka
           *[other] { $amount } kladívek
        }
    }.
event-spent = { $player }: −{ $resource ->
        [money] { $amount } $
        [gold] { $amount ->
            [one] { $amount } zlato
            [few] { $amount } zlata
           *[other] { $amount } zlat
        }
       *[stars] { $amount ->
            [one] { $amount } hvězda
            [few] { $amount } hvězdy
           *[other] { $amount } hvězd
        }
    }.
event-crossed = { $player }: přeškrtnuto { $amount } WANTED.
event-bonus = { $player }: bonusová akce, { $area }.
event-passed = { $player }: bez akce.
event-bought = { $player }: nově { $item }.
event-claimed = { $player }: zabrané { $lots }.
event-peeked = { $player }: karta šerifa je { $card }.
event-ability-used = { $player }: využita schopnost ({ $character }).
event-bounty-met = { $player }: splněná karta odměny ({ $bounty }), { $amount ->
        [one] { $amount } hvězda
        [few] { $amount } hvězdy
       *[other] { $amount } hvězd
    }.
event-bounty-turned = Tato karta odměny teď přináší méně: { $bounty }.
event-card-stolen = { $cowbot } krade kartu; celkem jich má { $amount }.
event-cheated = { $player }: podvod, { $card } platí za { $counts_as }.
event-hand-paid = { $player }: { $hand }{ $stars ->
        [0] { $money ->
            [0] .
           *[other] , { $money } $.
        }
        [one] , { $money } $ a { $stars } hvězda.
        [few] , { $money } $ a { $stars } hvězdy.
       *[other] , { $money } $ a { $stars } hvězd.
    }
event-worked = { $player }: vyrýžováno { $gold ->
        [one] { $gold } zlato
        [few] { $gold } zlata
       *[other] { $gold } zlat
    } a vyděláno { $money } $.
event-bribed = { $player }: úplatek šerifovi { $amount ->
        [one] { $amount } zlato
        [few] { $amount } zlata
       *[other] { $amount } zlat
    }.
event-sheriff-shown = Karta šerifa je { $card }.
event-own-sheriff = { $player }: vlastní karta šerifa { $card }.
event-safe = { $player }: šerif odchází s prázdnou.
event-arrested = { $player }: zatčení.
event-fined = { $player }: pokuta { $resource ->
        [money] { $amount } $
        [gold] { $amount ->
            [one] { $amount } zlato
            [few] { $amount } zlata
           *[other] { $amount } zlat
        }
       *[stars] { $amount ->
            [one] { $amount } hvězda
            [few] { $amount } hvězdy
           *[other] { $amount } hvězd
        }
    }.
event-scored = { $player }: { $amount ->
        [one] { $amount } bod
        [few] { $amount } body
       *[other] { $amount } bodů
    }.
event-cowbot-scored = { $cowbot }: { $amount ->
        [one] { $amount } bod
        [few] { $amount } body
       *[other] { $amount } bodů
    }.

## Scores and endings

score-stars = Hvězdy
score-money = Peníze ({ $count } $)
score-gold = Zlato ({ $count })
score-hotel = Hotel ({ $count ->
        [one] { $count } nocleh
        [few] { $count } noclehy
       *[other] { $count } noclehů
    })
score-room = Stříbrné hvězdy: { $space }
score-wanted = Zbývající WANTED: { $count }
score-title = Titul: { $score_word } { $wanted_word }
score-challenge = Splněný úkol: { $challenge }
score-cowbot-trail = Nezakroužkovaná místa na stezce
score-cowbot-badlands = Nezakroužkovaná místa v pustině
score-cowbot-mine = Nezakroužkovaná místa v dole
score-cowbot-town = Nezakroužkovaná místa v městečku
score-cowbot-stolen = Ukradené karty
score-cowbot-character = Proti postavě
score-cowbot-hold-em = S hold 'em
reason-third-round = Skončilo třetí kolo.
reason-cowbot-beaten = Kovbot je poražen.
reason-cowbot-won = K vítězství je potřeba víc bodů, než má kovbot.
reason-unfinished = Hra ještě neskončila.

## Terminal

terminal-turn = { $round }. kolo, { $turn }. tah
terminal-round = { $round }. kolo
terminal-deck = karet v balíčku: { $count }
terminal-no-lineup = Žádné karty nejsou otočené.
terminal-lineup = Řada
terminal-suit = barva
terminal-value = hodnota
terminal-poker = Poker:
terminal-hole = hold 'em:
terminal-arrest = Zatčení { $percent } %, úplatek { $bribe ->
        [one] { $bribe } zlato
        [few] { $bribe } zlata
       *[other] { $bribe } zlat
    }
terminal-sheriff = karta šerifa
terminal-score = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
terminal-hotel = hotel { $count }☆
terminal-nothing-owned = zatím bez nákupů
terminal-cowbot = ukradených karet: { $count }; krade za: { $trigger }
terminal-pending = Čeká:
terminal-opens = { $free } zdarma, { $paid } za zlato
terminal-how-to = Přidělte tři karty: karta barvy určí oblast, karta hodnoty místo a třetí karta jde do pokerové ruky. Dvě zlata změní barvu, jedno zlato hodnotu o krok. Místo toho můžete vždy zakroužkovat náhrobek. Místa přinášejí peníze, zlato, hvězdy, WANTED a bonusové akce. Po pěti tazích se vyplatí pokerová ruka, pracují pánve a kladívka a přijde šerif: zatkne toho, kdo má víc WANTED, než ukazuje jeho karta.
terminal-legend = $ peníze, ◆ zlato, ★ hvězdy, ☆ stříbrné hvězdy, ☠ WANTED, ⊙ pánve, ⚒ kladívka; ♥ stezka, ♠ pustina, ♦ důl, ♣ městečko, † hřbitov; (A) zakroužkováno, ×A× ztraceno, ▸A lze vybrat.

## Metrics

metric-points-trail = Stezka
metric-points-badlands = Pustina
metric-points-mine = Důl
metric-points-town = Městečko
metric-points-cemetery = Hřbitov
metric-points-poker = Poker
metric-points-bounties = Karty odměn
metric-points-money = Peníze
metric-points-gold = Zlato
metric-points-character = Hvězdy postavy
metric-points-fines = Hvězdy zaplacené jako pokuta
metric-spaces-trail = Místa na stezce
metric-spaces-badlands = Místa v pustině
metric-spaces-mine = Místa v dole
metric-spaces-town = Místa v městečku
metric-spaces-cemetery = Místa na hřbitově
metric-wanted = WANTED na konci
metric-arrests = Zatčení
metric-poker-hand = Nejlepší pokerová ruka
metric-character = Postava
