### Dice Town: všechna jména a věty hry česky. Pravidla jsou v rules.cs.ftl.

## Game

game-name = Dice Town
game-tagline = Tajně házejte pokerovými kostkami, plaťte za ty, které si necháte, a rozeberte si městečko: zlato, banku, koloniál, salón, odznak i půdu.

## Dice

face-9 = 9
face-10 = 10
face-J = J
face-Q = Q
face-K = K
face-A = A
place-1 = 1
place-2 = 2
place-3 = 3
place-4 = 4
place-5 = 5
dice-none = 0 kostek
dice-1 = kostku 1
dice-2 = kostku 2
dice-12 = kostky 1 a 2
    .short = 1+2
dice-3 = kostku 3
dice-13 = kostky 1 a 3
    .short = 1+3
dice-23 = kostky 2 a 3
    .short = 2+3
dice-123 = kostky 1, 2 a 3
    .short = 1+2+3
dice-4 = kostku 4
dice-14 = kostky 1 a 4
    .short = 1+4
dice-24 = kostky 2 a 4
    .short = 2+4
dice-124 = kostky 1, 2 a 4
    .short = 1+2+4
dice-34 = kostky 3 a 4
    .short = 3+4
dice-134 = kostky 1, 3 a 4
    .short = 1+3+4
dice-234 = kostky 2, 3 a 4
    .short = 2+3+4
dice-1234 = kostky 1, 2, 3 a 4
    .short = 1+2+3+4
dice-5 = kostku 5
dice-15 = kostky 1 a 5
    .short = 1+5
dice-25 = kostky 2 a 5
    .short = 2+5
dice-125 = kostky 1, 2 a 5
    .short = 1+2+5
dice-35 = kostky 3 a 5
    .short = 3+5
dice-135 = kostky 1, 3 a 5
    .short = 1+3+5
dice-235 = kostky 2, 3 a 5
    .short = 2+3+5
dice-1235 = kostky 1, 2, 3 a 5
    .short = 1+2+3+5
dice-45 = kostky 4 a 5
    .short = 4+5
dice-145 = kostky 1, 4 a 5
    .short = 1+4+5
dice-245 = kostky 2, 4 a 5
    .short = 2+4+5
dice-1245 = kostky 1, 2, 4 a 5
    .short = 1+2+4+5
dice-345 = kostky 3, 4 a 5
    .short = 3+4+5
dice-1345 = kostky 1, 3, 4 a 5
    .short = 1+3+4+5
dice-2345 = kostky 2, 3, 4 a 5
    .short = 2+3+4+5
dice-12345 = kostky 1, 2, 3, 4 a 5
    .short = 1+2+3+4+5
hand-five-of-a-kind = pětice
hand-four-of-a-kind = čtveřice
hand-full-house = full house
hand-straight = postupka
hand-three-of-a-kind = trojice
hand-two-pair = dva páry
hand-pair = pár
hand-high-card = nejvyšší kostka

## Locations

location-gold-mine = Zlatý důl
location-bank = Banka
location-stagecoach = Dostavník
location-general-store = Koloniál
location-saloon = Salón
location-sheriff = Šerif
location-town-hall = Městská radnice
location-doc-badluck = Doktor Bedlák
consolation-barbed-wire = Ostnatý drát
consolation-free-card = Karta z Koloniálu
consolation-small-raid = Malá šťára
consolation-big-raid = Velká šťára

## Cards

card-tobacco = Tabák
    .help = Vybavení: na konci má cenu svých bodů.
card-hat = Klobouk
    .help = Vybavení: na konci má cenu svých bodů.
card-boots = Boty
    .help = Vybavení: na konci má cenu svých bodů.
card-revolver = Revolver
    .help = Vybavení: na konci má cenu svých bodů.
card-saddle = Sedlo
    .help = Vybavení: na konci má cenu svých bodů.
card-horse = Kůň
    .help = Vybavení: na konci má cenu svých bodů.
card-dynamite = Dynamit
    .help = Ve Zlatém dole: najdete dvakrát víc nugetů.
card-girls = Děvčata
    .help = V Salónu: kradete dvakrát.
card-tough-guy = Bouchač
    .help = S kostkami: toto odhalení je zdarma.
card-professional-cheat = Profesionální švindlíř
    .help = Po odhalení: otočte jednu ze svých nových kostek na libovolnou hodnotu.
card-corruption = Korupce
    .help = Na Městské radnici: vezměte si i vrchní dekret z balíčku.
card-on-credit = Na sekeru
    .help = V Koloniálu: nakupte dvakrát.
card-shaky-joe = Vyklepanej Joe
    .help = Ihned: vámi zvolený hráč vám dá 4 dolary.
card-marshal = Maršál
    .help = Když má odznak změnit majitele: nezmění ho.
card-fifty-fifty = Fifty fifty
    .help = Když protivník vyloupí Banku: polovina lupu je vaše.
card-wanted = Hledanej
    .help = Když protivník zahraje kartu Koloniálu: ta nemá žádný účinek.
card-badluck-elixir = Bedlákův elixír
    .help = U Bedláka: navštivte ho, i když jste něco získali.
card-deed-1 = Dekret 1
    .help = Pozemek: na konci má cenu svých bodů.
card-deed-2 = Dekret 2
    .help = Pozemek: na konci má cenu svých bodů.
card-deed-3 = Dekret 3
    .help = Pozemek: na konci má cenu svých bodů.
card-deed-4 = Dekret 4
    .help = Pozemek: na konci má cenu svých bodů.
card-deed-5 = Dekret 5
    .help = Pozemek: na konci má cenu svých bodů.
back-store = karta Koloniálu
back-deed = dekret

## Options

option-bribe-rounds = Kola nabídek
    .help = Kolikrát podávají remízující hráči nabídku Šerifovi. V druhém kole jsou první nabídky známé a lze je jen zvýšit.
    .value-1 = Jedno
    .value-2 = Dvě
option-first-sheriff = První Šerif
    .help = Podle pravidel má odznak nejmladší hráč: posaďte ho na první místo, nebo losujte.
    .value-random = Losem
    .value-first-seat = První místo

## Prompts

prompt-keep = Tajně zvolte, které kostky si necháte. Jedna je zdarma, každá další stojí dolar, žádná také.
prompt-give-back = Váš Bouchač byl anulován a na všechny kostky nemáte: zvolte, které si necháte.
prompt-play-dynamite = Důl je váš. Zahrát Dynamit?
prompt-play-girls = Salón je váš. Zahrát Děvčata?
prompt-play-professional-cheat = Kostky jsou odhaleny. Zahrát Profesionálního švindlíře?
prompt-play-corruption = Městská radnice je vaše. Zahrát Korupci?
prompt-play-on-credit = Jste na nákupu. Zahrát Na sekeru?
prompt-play-marshal = Odznak má změnit majitele. Zahrát Maršála?
prompt-play-fifty-fifty = Banka byla vyloupena. Zahrát Fifty fifty?
prompt-play-wanted = Protivník zahrál kartu. Zahrát Hledanej a anulovat ji?
prompt-play-badluck-elixir = Doktor Bedlák ordinuje. Zahrát Bedlákův elixír?
prompt-cheat = Zvolte právě odhalenou kostku a hodnotu, kterou má ukazovat.
prompt-offer-money = Je remíza: kolik dolarů nabídnete Šerifovi?
prompt-offer-nuggets = Je remíza: kolik nugetů nabídnete Šerifovi?
prompt-offer-cards = Je remíza: přidejte k nabídce karty, nebo ji uzavřete.
prompt-decide-tie = Jste Šerif: kdo z remízujících to má být?
prompt-keep-drawn = Zvolte kartu, kterou si necháte.
prompt-shake = Vyklepanej Joe: kdo vám dá peníze?
prompt-rob = Zvolte, koho okradete a kolik ze vzatých karet budou dekrety; ostatní budou karty Koloniálu.
prompt-keep-taken = Zvolte kartu, kterou si necháte; ostatní se vrátí.
prompt-order-visits = Jste Šerif: kdo půjde k doktoru Bedlákovi jako další?
prompt-visit = Doktor Bedlák vám nabízí jednu útěchu.
prompt-fence = Zvolte dva dekrety, které oplotíte ostnatým drátem.
prompt-choose-winner = Body i dekrety jsou shodné. Jste Šerif: kdo vyhraje?

## Actions

action-keep = Nechat si { $dice }
    .group = Nechat si
    .short = { $dice }
    .words = kostka odložit zaplatit ponechat žádnou nic
action-keep-free = Nechat si { $dice } zdarma s Bouchačem
    .group = Nechat si s Bouchačem
    .short = { $dice }
    .words = kostka odložit zdarma ponechat žádnou nic
action-pass = Nechat být
    .group = Nechat být
    .short = ne
    .words = nic ne vynechat odmítnout
action-pass-round = Nechat být a v tomto kole se mě už neptat
    .group = Nechat být
    .short = v tomto kole už ne
    .words = už ne vynechat neptat
action-play = Zahrát kartu { $card }
    .group = Zahrát
    .short = { $card }
    .words = použít karta
action-cheat = Otočit kostku { $die } na { $face }
    .group = Otočit kostku { $die }
    .short = { $face }
    .words = změnit švindlovat
action-choose = Zvolit: { $player }
    .group = Zvolit
    .short = { $player }
    .words = rozhodnout vybrat remíza
action-keep-card = Nechat si kartu { $card }
    .group = Nechat si
    .short = { $card }
    .words = vzít vybrat ponechat
action-shake = Zaplatí: { $target }
    .group = Vyklepanej Joe
    .short = { $target }
    .words = peníze dolary vzít
action-console = Navštívit: { $consolation }
    .group = Doktor Bedlák
    .short = { $consolation }
    .words = návštěva šťára drát útěcha
action-fence = Oplotit: { $deed } a { $second }
    .group = Oplotit
    .short = { $deed } + { $second }
    .words = drát chránit ostnatý
action-seal = Uzavřít nabídku
    .group = Nabídka
    .short = uzavřít
    .words = hotovo konec
action-offer-card = Nabídnout kartu { $card }
    .group = Nabídnout kartu
    .short = { $card }
    .words = úplatek dát
action-rob = Okrást: { $target }, dekretů mezi kartami: { $deeds }
    .group = Okrást: { $target }
    .short = dekrety: { $deeds }
    .words = krást vzít karty salón
action-offer-money =
    { $money ->
        [one] Nabídnout 1 dolar
        [few] Nabídnout { $money } dolary
       *[other] Nabídnout { $money } dolarů
    }
    .group = Nabídnout dolary
    .short = { $money }
    .words = úplatek peníze platit
action-offer-nuggets =
    { $nuggets ->
        [one] Nabídnout 1 nuget
        [few] Nabídnout { $nuggets } nugety
       *[other] Nabídnout { $nuggets } nugetů
    }
    .group = Nabídnout nugety
    .short = { $nuggets }
    .words = úplatek zlato platit

## Events

event-first-sheriff = Prvním Šerifem je { $player }.
event-round-started = Začíná { $count }. kolo.
event-rolled = Padlo vám { $faces }.
event-chose-dice =
    { $count ->
        [0] Nenecháte si žádnou kostku.
        [one] Necháte si 1 kostku.
        [few] Necháte si { $count } kostky.
       *[other] Necháte si { $count } kostek.
    }
event-showed = { $player } si nechává { $faces }.
event-showed-nothing = { $player } si nenechává žádnou kostku.
event-paid =
    { $money ->
        [one] { $player } platí 1 dolar.
        [few] { $player } platí { $money } dolary.
       *[other] { $player } platí { $money } dolarů.
    }
event-gave-back = { $player } nemá na zaplacení a vrací { $faces }.
event-last-rolled = Poslední hod: { $player } má { $faces }.
event-played = { $player } hraje kartu { $card }.
event-cancelled = { $player } anuluje kartou Hledanej kartu { $card }, kterou hraje { $other }.
event-cheated = { $player } otáčí kostku z { $before } na { $face }.
event-nobody = { $location }: odpovídající kostku nikdo nemá.
event-tied = { $location }: remízují { $players }.
event-offered = { $player } nabízí: dolary { $money }, nugety { $nuggets }, karty Koloniálu { $store_cards }, dekrety { $deed_cards }.
event-offered-nothing = { $player } nenabízí nic.
event-offered-cards = Nabízené karty ({ $player }): { $cards }.
event-sealed = Vaše nabídka je uzavřena.
event-decided = { $location }: Šerif ({ $other }) rozhoduje, že vyhrává { $player }.
event-bribed = { $player } platí nabídku, dostává ji { $other }: dolary { $money }, nugety { $nuggets }, karty { $count }.
event-gave-cards = { $player } předává karty, dostává je { $other }: { $cards }.
event-mined =
    { $nuggets ->
        [one] { $player } nachází ve Zlatém dole 1 nuget.
        [few] { $player } nachází ve Zlatém dole { $nuggets } nugety.
       *[other] { $player } nachází ve Zlatém dole { $nuggets } nugetů.
    }
event-robbed-bank =
    { $money ->
        [one] { $player } bere z Banky 1 dolar.
        [few] { $player } bere z Banky { $money } dolary.
       *[other] { $player } bere z Banky { $money } dolarů.
    }
event-bank-empty = Banka je prázdná: nikdo nic nezíská.
event-split-loot =
    { $money ->
        [one] { $player } dostává 1 dolar z lupu, dělí se { $other }.
        [few] { $player } dostává { $money } dolary z lupu, dělí se { $other }.
       *[other] { $player } dostává { $money } dolarů z lupu, dělí se { $other }.
    }
event-stagecoach-arrived =
    { $money ->
        [one] Dostavník přiváží do Banky 1 dolar.
        [few] Dostavník přiváží do Banky { $money } dolary.
       *[other] Dostavník přiváží do Banky { $money } dolarů.
    }
event-drew =
    { $count ->
        [one] { $player } dobírá 1 kartu Koloniálu.
        [few] { $player } dobírá { $count } karty Koloniálu.
       *[other] { $player } dobírá { $count } karet Koloniálu.
    }
event-drew-cards = Dobíráte: { $cards }.
event-reshuffled =
    { $count ->
        [one] Koloniál se znovu míchá: 1 karta.
        [few] Koloniál se znovu míchá: { $count } karty.
       *[other] Koloniál se znovu míchá: { $count } karet.
    }
event-store-empty = V Koloniálu nejsou žádné karty.
event-kept-card =
    { $count ->
        [0] { $player } si nechává kartu.
       *[other] { $player } si nechává kartu a odhazuje { $count }.
    }
event-kept-this = Necháváte si kartu { $card }.
event-shook =
    { $money ->
        [one] Vyklepanej Joe: { $target } platí 1 dolar, dostává ho { $player }.
        [few] Vyklepanej Joe: { $target } platí { $money } dolary, dostává je { $player }.
       *[other] Vyklepanej Joe: { $target } platí { $money } dolarů, dostává je { $player }.
    }
event-took = { $player } bere karty, které drží { $target }: karty Koloniálu { $store_cards }, dekrety { $deed_cards }.
event-took-cards = { $player } si prohlíží karty, které drží { $target }: { $cards }.
event-stole = { $player } si nechává: { $back }. Přichází o to { $target }.
event-stole-this = Ukradená karta: { $card } ({ $target } → { $player }).
event-nobody-to-rob = Salón: není co ukrást.
event-new-sheriff = { $player } přebírá odznak, Šerifem už není { $other }.
event-same-sheriff = { $player } zůstává Šerifem.
event-badge-kept = Maršál rozhodl: Šerifem zůstává { $player }, odznak nezískává { $other }.
event-best-hand = { $player } má nejlepší ruku: { $hand }.
event-got-deed = { $player } dostává { $deed }.
event-got-secret-deed = { $player } bere skrytý dekret.
event-got-this-deed = Váš skrytý dekret: { $deed }.
event-deeds-returned = Pod balíček: { $deeds }.
event-deeds-shown = Vyložené dekrety: { $deeds }.
event-doc-order = Pořadí u doktora Bedláka: { $players }.
event-visited = { $player } u doktora Bedláka: { $consolation }.
event-declined = { $player } od doktora Bedláka nic nechce.
event-fenced = { $player } za ostnatým drátem: { $deed }.
event-raided-money =
    { $money ->
        [one] { $target } platí 1 dolar, dostává ho { $player }.
        [few] { $target } platí { $money } dolary, dostává je { $player }.
       *[other] { $target } platí { $money } dolarů, dostává je { $player }.
    }
event-raided-nugget =
    { $nuggets ->
        [one] { $target } odevzdává 1 nuget, dostává ho { $player }.
        [few] { $target } odevzdává { $nuggets } nugety, dostává je { $player }.
       *[other] { $target } odevzdává { $nuggets } nugetů, dostává je { $player }.
    }
event-scored =
    { $points ->
        [one] { $player } má 1 bod.
        [few] { $player } má { $points } body.
       *[other] { $player } má { $points } bodů.
    }
event-chose-winner = Šerif ({ $other }) volí vítěze: { $player }.

## Score sheet

score-nuggets =
    { $count ->
        [one] 1 nuget
        [few] { $count } nugety
       *[other] { $count } nugetů
    }
score-money =
    { $count ->
        [one] 1 dolar
        [few] { $count } dolary
       *[other] { $count } dolarů
    }
score-sheriff = Šerifský odznak
score-equipment = { $card }
score-deeds =
    { $count ->
        [one] 1 dekret (dekrety rozhodují při shodě bodů)
        [few] { $count } dekrety (rozhodují při shodě bodů)
       *[other] { $count } dekretů (rozhodují při shodě bodů)
    }
score-chosen = Volba Šerifa

## Reasons

reason-mine-empty = Zlatý důl je prázdný.
reason-deeds-gone = Všechny dekrety našly své majitele.
reason-mine-and-deeds = Zlatý důl je prázdný a všechny dekrety našly své majitele.
reason-unfinished = Hra ještě neskončila.

## Terminal

terminal-round = { $round }. kolo
terminal-reveal = { $reveal }. hod
terminal-last-roll = poslední hod!
terminal-left = zbývá: nugety { $mine }, dekrety { $deeds }
terminal-nuggets =
    { $count ->
        [one] 1 nuget
        [few] { $count } nugety
       *[other] { $count } nugetů
    }
terminal-dollars =
    { $count ->
        [one] 1 dolar
        [few] { $count } dolary
       *[other] { $count } dolarů
    }
terminal-price =
    { $count ->
        [0] zdarma
       *[other] { $count } $
    }
terminal-store = karty { $pile }, odhozené { $discards }
terminal-backs = karty Koloniálu { $store }, dekrety { $deeds }
terminal-offer = Vaše nabídka: { $offer }
terminal-hand = V ruce: { $cards }
terminal-known = Víte o kartách: { $cards }
terminal-fenced = Oploceno: { $cards }
terminal-points =
    { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }
terminal-legend = [K] ponechaná kostka · <?> kostka pod pohárkem · 1<K> vaše kostka pod pohárkem s číslem místa · ✪ Šerif · ◀ má rozhodnout · ✓ má zvoleno · + a skryté karty
terminal-how-to =
    V každém kole všichni tajně hodí pěti kostkami a naráz zvolí, které si nechají: jedna je zdarma, každá další stojí
    dolar, žádná také. Jakmile má někdo pět kostek, ostatní hodí ještě jednou zdarma a nechají si, co padne.

    Pak se vyhodnotí městečko. Nejvíc 9 těží nugety, nejvíc 10 vyloupí Banku, nejvíc J nakupuje, nejvíc Q krade karty,
    nejvíc K bere odznak a nejlepší pokerová ruka dostane dekrety: jeden a další za každé eso. Šerif rozhoduje všechny
    remízy a dá se podplatit. Kdo nic nezískal, smí navštívit doktora Bedláka.

    Hra končí, když je důl prázdný nebo jsou rozebrány všechny dekrety. Nugety, dekrety a vybavení mají cenu svých bodů,
    dva dolary jeden bod, odznak pět. Něco nejde? Zeptejte se třeba: proč nechat.

## Metrics

metric-income-gold-mine = Zlatý důl: vytěžené nugety
metric-income-bank = Banka: vybrané dolary
metric-income-stagecoach = Dostavník: dolary zaplacené za kostky
metric-income-general-store = Koloniál: ponechané karty
metric-income-saloon = Salón: ukradené karty
metric-income-sheriff = Šerif: získaný nebo udržený odznak
metric-income-town-hall = Městská radnice: získané dekrety
metric-income-doc-badluck = Doktor Bedlák: návštěvy
metric-offers = Nabídky Šerifovi
metric-bribes = Nabídky, které Šerif přijal
metric-bribes-taken = Nabídky přijaté v úřadu Šerifa
metric-cards-played = Zahrané karty z Koloniálu
metric-store-cards = Karty z Koloniálu na konci
metric-deeds = Dekrety na konci
metric-nuggets = Nugety na konci
metric-points-nuggets = Nugety
metric-points-money = Peníze
metric-points-badge = Šerifský odznak
metric-points-equipment = Vybavení
metric-points-deeds = Dekrety
