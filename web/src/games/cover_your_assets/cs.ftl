### Cover Your Assets: co říká jen hrací plocha v prohlížeči, česky.

## Money

board-number = { NUMBER($number) }
board-thousands = { $thousands }k $
board-pip = { $thousands }k
board-money = { NUMBER($value) } $
board-worth = { $action } · { $value }

## Lines on the cards

board-wild = DIVOKÁ
board-line-baseball-cards = Některé skoro jako nové
board-line-coin-collection = Panna nebo orel, vždy výhra
board-line-piggy-bank = Rozbít jde jen jednou
board-line-cash-mattress = Spí klidně, nevydělává
board-line-bank-account = Nuda, ale jistota
board-line-stocks = V pondělí zas porostou
board-line-motor-boat = Dva krásné dny v roce
board-line-jewels = Babička znala svou cenu
board-line-classic-auto = Startuje jen v neděli
board-line-house = Střecha v ceně
board-line-silver = Hodí se ke každému aktivu
board-line-gold = Hodí se ke každému aktivu
board-line-penny-jar = Bojuje za dvě divoké
board-line-swap = Vyměňte si vrchní sady
board-line-move = Vrchní dospod, nebo naopak

## Stacks

board-you = Vy
board-no-set = zatím žádná sada
board-more =
    { $count ->
        [one] další { $count } · { $value }
        [few] další { $count } · { $value }
       *[other] dalších { $count } · { $value }
    }
board-cards = { $count }× { $card }
board-set = { $player }, { $place }: { $cards }; { $value }
board-place-exposed = odkrytá sada navrchu
board-place-second = druhá sada, napadnutelná dvojnásobkem
board-place-covered = zakrytá sada
board-place-safe = spodní sada v bezpečí
board-stack-title =
    { $count ->
        [one] { $player }: { $count } sada, { $value }
        [few] { $player }: { $count } sady, { $value }
        [many] { $player }: { $count } sady, { $value }
       *[other] { $player }: { $count } sad, { $value }
    }
board-stack-worth = Hodnota celé hromádky
board-in-hand =
    { $count ->
        [one] { $count } karta v ruce
        [few] { $count } karty v ruce
       *[other] { $count } karet v ruce
    }
board-total = Celkem
board-wins =
    { $count ->
        [one] { $count } vyhrané kolo
        [few] { $count } vyhraná kola
       *[other] { $count } vyhraných kol
    }
board-banned = { $player } do svého příštího tahu nesmí napadnout: { $target }
board-asked-turn = na tahu
board-asked-second-action = druhá akce
board-asked-answer = odpovídá
board-asked-contest = napadne ji?
board-asked-order-move = přikazuje

## Piles

board-draw = Balíček
board-draw-pile =
    { $count ->
        [one] Dobírací balíček: { $count } karta
        [few] Dobírací balíček: { $count } karty
       *[other] Dobírací balíček: { $count } karet
    }
board-discard = Odhozené
board-discards =
    { $count ->
        [one] Odkládací hromádka: jediná karta, { $card }
        [few] Odkládací hromádka: { $count } karty, navrchu { $card }
       *[other] Odkládací hromádka: { $count } karet, navrchu { $card }
    }
board-discards-none = Odkládací hromádka je prázdná
board-browse = prohlédnout
board-discard-title =
    { $count ->
        [one] Odhozená { $count } karta
        [few] Odhozené { $count } karty
       *[other] Odhozených { $count } karet
    }
board-close = Zavřít
board-tray = Odhodit sem
board-out = Mimo hru
board-out-of-play =
    { $count ->
        [one] Mimo hru: { $count } karta
        [few] Mimo hru: { $count } karty
       *[other] Mimo hru: { $count } karet
    }
board-pile-name = Hromádka
board-pile =
    { $count ->
        [one] Hromádka na tahání { $number }: odkrytá karta { $card }, pod ní { $count } skrytá
        [few] Hromádka na tahání { $number }: odkrytá karta { $card }, pod ní { $count } skryté
       *[other] Hromádka na tahání { $number }: odkrytá karta { $card }, pod ní { $count } skrytých
    }
board-pile-closed =
    { $count ->
        [one] Hromádka na tahání { $number }: nic odkrytého, { $count } skrytá
        [few] Hromádka na tahání { $number }: nic odkrytého, { $count } skryté
       *[other] Hromádka na tahání { $number }: nic odkrytého, { $count } skrytých
    }
board-buried = skrývá: { $cards }

## Challenge

board-duel-top = O vrchní sadu
board-duel-second = O druhou sadu
board-duel-drafted = O taženou sadu
board-attacks = vyzyvatel
board-defends = obránce
board-drafts = táhne sadu
board-may-contest = může napadnout
board-stakes = vítězi
board-needs-double = Teď platí jen dvojnásobek nebo Kasička

## Choosing

board-hand = Vaše karty
board-hand-empty = Už nemáte žádné karty.
board-card = { $card }, { $value }. { $line }.
board-pick-first = Vyberte kartu: ty se zlatým okrajem vám vynesou sadu.
board-pick-useless = Nic se nehodí: vyberte kartu k odhození.
board-pick-next = Teď vyberte, co k ní patří, nebo ji vraťte.
board-back = Vrátit
board-covered = Sada je zakrytá: napadnout lze jen to, co leží navrchu (CA-K6).

## News and rounds

board-news = Co se stalo
board-round = { $round }. kolo
board-round-over = Konec { $round }. kola
board-round-best =
    { $count ->
        [one] Kolo vyhrává { $players }
       *[other] O kolo se dělí { $players }
    }
board-round-score = Toto kolo
board-rounds-won = Vyhraná kola
board-round-next = Do { $round }. kola

## Introduction

board-intro-names = Jan, Belle, Doc, Annie
board-intro-step = { $step }. krok z { $steps }
board-intro-next = Dál
board-intro-back = Zpět
board-intro-skip = Opustit úvod
board-intro-done = Jdu hrát
board-intro-table = Každý hromadí majetek. Každá vrstva hromádky je jedna sada karet, odkrytá leží navrchu a číslo pod hromádkou říká, kolik má celá cenu. Kdo má nakonec nejvíc peněz, vyhrává.
    .title = Ulice
board-intro-pair = Tohle jsou vaše karty. Ve svém tahu uděláte jednu věc a nejlepší začátek je vyložit dvojici. Co můžete vzít, má mosazný rámeček.
    .title = První sada
    .task = Klikněte na jedny Šperky a potom na druhé.
board-intro-safe = Šperky leží ve vaší hromádce vespod a mají zámek: spodní sadu vám nikdo nikdy nevezme. Ruka se vám sama doplnila na pět karet. Teď hrají ostatní.
    .title = Jako v trezoru
board-intro-discard = Annie odhodila Motorový člun a vy máte druhý v ruce. Vaše karta a vrchní odhozená tvoří sadu také.
    .title = Co jiný zahodí
    .task = Klikněte na svůj Motorový člun a potom na ten odhozený.
board-intro-answer = Čluny leží odkryté navrchu a Belle je chce: útočí vlastním člunem. Odpovědět můžete Motorovým člunem nebo divokou kartou. Stříbro je divoké a hodí se ke všemu.
    .title = Výzva!
    .task = Klikněte na Stříbro a braňte se.
board-intro-won = Belle už člun nemá a vzdává to. Vítěz bere všechny zahrané karty: vaše čluny teď mají cenu 70 000 $. Tučnější sada ale ostatní láká ještě víc.
    .title = Vítěz bere vše
board-intro-steal = Jste znovu na tahu. Annie nechala odkrytý Bankovní účet se Zlatem a vy máte Bankovní účet v ruce. Protože už sami nějakou sadu máte, smíte si na něj troufnout.
    .title = Poslužte si
    .task = Klikněte na svůj Bankovní účet a potom na odkrytou sadu, kterou má Annie.
board-intro-stolen = Neměla čím odpovědět, takže je vaše: 80 000 $, a to přímo navrchu, kde vám ji může vzít každý, kdo má stejnou kartu nebo divokou.
    .title = Lehce nabyl
board-intro-cover = Tak svůj majetek zakryjte. Nová sada navrchu, třeba levná, schová tu bohatou z dosahu.
    .title = Zakryjte ji
    .task = Klikněte na jedny Akcie a potom na druhé.
board-intro-end = A to je celá hra. Když nic jiného nejde, jednu kartu odhodíte. Až dojde dobírací balíček i karty v rukou, počítá se každá karta ve vaší hromádce. Ukažte na cokoli, co nejde, a stůl vám poví proč.
    .title = Hotovo
