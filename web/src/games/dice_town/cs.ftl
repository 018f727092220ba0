### Dice Town: co říká jen herní deska v prohlížeči, česky.

## What there is

board-money =
    { $count ->
        [one] 1 dolar
        [few] { $count } dolary
       *[other] { $count } dolarů
    }
board-nuggets =
    { $count ->
        [one] 1 nuget
        [few] { $count } nugety
       *[other] { $count } nugetů
    }
board-store-cards =
    { $count ->
        [one] 1 karta Koloniálu
        [few] { $count } karty Koloniálu
       *[other] { $count } karet Koloniálu
    }
board-deeds =
    { $count ->
        [one] 1 dekret
        [few] { $count } dekrety
       *[other] { $count } dekretů
    }
board-points =
    { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }
board-nothing = nic
board-card = { $card }: { $help }
board-card-worth = { $card } ({ $points }): { $help }

## The street

board-round = { $round }. kolo
board-phase-dice = Rozhodnou kostky
board-phase-town = Obchůzka města
board-phase-past = Jak to dopadlo; dole nový hod
board-worth-gold-mine = nuget za každou 9
board-worth-bank = všechno, komu padlo nejvíc 10
board-worth-stagecoach = pojede do Banky
board-worth-general-store = za každé J karta, 1 zůstane
board-worth-saloon = za každou Q karta, 1 zůstane
board-worth-sheriff = odznak: remízy, { $points }
board-worth-town-hall = nejlepší ruka: 1 + 1 za A
board-worth-doc-badluck = pro toho, kdo nic nezískal
board-place-gold-mine = nejvíc devítek bere nuget za každou z nich
board-place-bank = nejvíc desítek bere všechno, co v Bance leží
board-place-stagecoach = sem se nechodí; co se zaplatilo za kostky, pojede po loupeži do Banky
board-place-general-store = nejvíc kluků bere kartu za každého z nich a jednu si nechá
board-place-saloon = nejvíc dam bere za každou z nich kartu z něčí ruky a jednu si nechá
board-place-sheriff = nejvíc králů bere odznak, rozhoduje remízy a má na konci { $points }
board-place-town-hall = nejlepší pokerová ruka dostane první dekret a další za každé své eso
board-place-doc-badluck = kdo v tomto kole nic nezískal, dostane jednu útěchu
board-store-pile =
    { $count ->
        [one] 1 karta v balíčku, odhozeno { $discards }
        [few] { $count } karty v balíčku, odhozeno { $discards }
       *[other] { $count } karet v balíčku, odhozeno { $discards }
    }
board-row = vyložené dekrety: { $deeds }; v balíčku { $count }
board-badge-of = odznak má { $player }
board-lead =
    { $tied ->
        [one] vede { $players }
       *[other] remíza: { $players }; rozhodne Šerif
    }
board-winner = navštěvuje: { $player }
board-paid = −{ $money } $

## Players

board-sheriff = Šerif
board-fenced = za ostnatým drátem: { $deeds }
board-known = víte, že má v ruce: { $cards }
board-dice-kept = kostky { $dice }
board-dice-left =
    { $count ->
        [one] 1 kostka v pohárku
        [few] { $count } kostky v pohárku
       *[other] { $count } kostek v pohárku
    }
board-thinks = přemýšlí …
board-has-chosen = má vybráno
board-public = Body, které spočítá každý; karty v ruce mezi nimi nejsou
board-all-points = Všechny body i s kartami v ruce

## Below the street

board-hand = Moje karty
board-hand-empty = Zatím nemáte v ruce žádnou kartu.
board-news = Co se stalo
board-no-news = Ve městě je klid.
board-roll = Pod vaším pohárkem: co si necháte?
board-roll-chosen = Vybráno. Kostky se ukážou všem naráz.
board-roll-last = Poslední hod: zůstává celý
board-roll-done = Vašich pět kostek stojí.
board-turn-one = Otočte jednu z právě ukázaných kostek
board-die = Kostka: { $face }
board-moment = Můžete zahrát kartu { $card }
board-moment-others = Někdo může zahrát kartu { $card }; vy ji nemáte
board-played = { $player } hraje kartu { $card }.
board-played-face = Kostka má ukazovat { $face }.
board-played-target = Zaplatit má { $target }.
board-amount-fifty-fifty = Lup: { $count } $.
board-amount-dynamite =
    { $count ->
        [one] Bez ní: 1 nuget.
        [few] Bez ní: { $count } nugety.
       *[other] Bez ní: { $count } nugetů.
    }
board-drawn-general-store = { $player } si prohlíží karty Koloniálu a jednu si nechá
board-drawn-saloon = { $player } si prohlíží karty, které má { $victim }, a jednu si nechá
board-rob = Čí karty děvčata přinesou?
board-rob-how = { $player }: co si vezmete?
board-doc-waits = Doktor Bedlák čeká
board-doc-visit = U doktora Bedláka: { $player }
board-doc-order = Ještě přijdou: { $players }
board-doc-barbed-wire = vyložte dva dekrety z ruky; nikdo už je neukradne.
board-doc-free-card = vezměte vrchní kartu Koloniálu.
board-doc-small-raid = každý vám dá 2 dolary.
board-doc-big-raid = každý vám dá 1 nuget.

## Ties and offers

board-tie = { $place }: remíza. Rozhoduje { $sheriff }.
board-tie-doc = Kdo půjde k doktoru Bedlákovi první? Rozhoduje { $sheriff }.
board-tie-victory = Stejně bodů i dekretů: vítěze určí Šerif.
board-is-sheriff = je Šerif
board-offers-nothing = nenabízí nic
board-sealed = nabídka je hotová
board-verdict-brings = Dostanete: { $goods }.
board-bribe = { $place }: remíza. Co za přízeň nabídnete? Rozhoduje { $sheriff }.
board-bribe-pick = Karty přidáte kliknutím na ně.
board-bribe-cards = Karty: { $cards }
board-offer-help = Nabídky se ukážou naráz; { $sheriff } přijme jen tu od toho, komu dá přednost.
board-less-money = O dolar méně
board-more-money = O dolar více
board-less-nuggets = O nuget méně
board-more-nuggets = O nuget více

## Choosing

board-ask-keep = Klikněte na kostky, které si necháte, a potvrďte to.
board-ask-give-back =
    { $count ->
        [one] Na všechny nemáte: nechte si právě jednu kostku.
        [few] Na všechny nemáte: nechte si právě { $count } kostky.
       *[other] Na všechny nemáte: nechte si právě { $count } kostek.
    }
board-ask-cheat = Vyberte jednu z právě ukázaných kostek a pak její novou hodnotu.
board-ask-face = Teď vyberte, co má ukazovat.
board-ask-rob = Vyberte, komu vezmete karty.
board-ask-split = Které ruby vezmete? Modré jsou z Koloniálu, zelené jsou dekrety.
board-ask-shake = Vyberte, kdo vám musí dát { $money } $.
board-ask-decide-tie = Vyberte, kdo z remízujících má navrch; zaplatí se jen jeho nabídka.
board-ask-order-visits = Vyberte, kdo půjde k doktoru Bedlákovi jako další.
board-ask-choose-winner = Vyberte vítěze.
board-ask-keep-drawn = Vyberte kartu, kterou si necháte.
board-ask-keep-taken = Vyberte kartu, kterou si necháte; ostatní se vrátí.
board-ask-visit = Vyberte útěchu, na kterou máte kostku, nebo se jí vzdejte.
board-ask-fence = Vyberte dva dekrety z ruky.
board-keep-free = Necháte si 1 kostku, zdarma.
board-keep-pay =
    { $count ->
        [0] Nenecháte si nic a hodíte všemi znovu: 1 $ na Dostavník.
        [few] Necháte si { $count } kostky: { $cost } $ na Dostavník.
       *[other] Necháte si { $count } kostek: { $cost } $ na Dostavník.
    }
board-keep-tough =
    { $count ->
        [0] Platí Bouchač: nenecháte si nic, zdarma.
        [one] Platí Bouchač: necháte si 1 kostku, zdarma.
        [few] Platí Bouchač: necháte si { $count } kostky, zdarma.
       *[other] Platí Bouchač: necháte si { $count } kostek, zdarma.
    }
board-do-keep =
    { $cost ->
        [0] Nechat { $count }, zdarma
       *[other] Nechat { $count }, zaplatit { $cost } $
    }
board-do-keep-none =
    { $cost ->
        [0] Nenechat nic, zdarma
       *[other] Nenechat nic, zaplatit { $cost } $
    }
board-do-offer = Nabídnout { $goods }
board-do-offer-nothing = Nenabídnout nic
board-do-pass-round = Nechat být celé kolo
board-back = Vrátit
board-unasked = Neptat se na karty, které nemám

## Introduction

board-intro-names = Jan, Belle, Doc
board-intro-step = Krok { $step } z { $steps }
board-intro-next = Dál
board-intro-back = Zpět
board-intro-skip = Opustit úvod
board-intro-done = Jdu na to
board-intro-town = Tohle je hlavní ulice. Každý dům připadne tomu, kdo má nejvíc kostek s jeho hodnotou: devítky vedou do Zlatého dolu, desítky do Banky, kluci do Koloniálu, dámy do Salónu, králové k odznaku. Nugety, dekrety, dolary a některé karty jsou na konci body.
    .title = Komu bude město patřit?
board-intro-roll = Všichni hodí najednou pěti kostkami, každý pod svým pohárkem. Váš hod nikdo nevidí. Jednu kostku si můžete nechat zdarma, každá další stojí dolar a nenechat si žádnou také. Zbytkem se háže znovu.
    .title = Pod pohárkem
    .task = Klikněte na obě devítky a pak na „Nechat 2, zaplatit 1 $“.
board-intro-street = Všichni ukázali, co si nechávají. Vaše devítky stojí pod Zlatým dolem: vedete tam a rámeček to ukazuje. V Bance vede Belle, v Koloniálu a o odznak Doc. Zaplacené dolary leží na Dostavníku a později pojedou do Banky.
    .title = Co je necháno, to stojí
board-intro-again = Ostatními kostkami se hodilo znovu. Dva kluci: Doc má také dva, takže byste v Koloniálu vedli spolu.
    .title = Druhý hod
    .task = Klikněte na oba kluky a pak na „Nechat 2, zaplatit 1 $“.
board-intro-last = Belle a Doc mají pět kostek, a tak jste svou poslední kostkou hodili ještě jednou, zdarma: dáma. Pak se město obchází zleva doprava. Dvě devítky vám vynesly dva nugety, Belle vyloupila Banku a Dostavník ji zase naplnil.
    .title = Obchůzka města
board-intro-offer = V Koloniálu je remíza mezi vámi a Docem. Rozhoduje Šerif, totiž Belle, a její přízeň si můžete naklonit dolary, nugety nebo kartami. Nabídky se ukážou naráz a zaplatí se jen ta vybraná.
    .title = Slovo se Šerifem
    .task = Nabídněte jeden dolar: klikněte na + u dolarů a pak na „Nabídnout 1 dolar“.
board-intro-store = Belle rozhodla ve váš prospěch. Za dva kluky si prohlédnete dvě karty a jednu si necháte. Hnědé karty jsou za body, modré se hrají, když přijde jejich chvíle.
    .title = V Koloniálu
    .task = Nechte si Koně, má cenu 8 bodů.
board-intro-saloon = Vaše dáma je ve městě jediná: Salón je váš. Za jednu dámu berete jednu kartu z něčí ruky, naslepo; vidíte jen ruby.
    .title = V Salónu
    .task = Klikněte na Belle: má dva dekrety.
board-intro-end = Dekret za 5 bodů! Doc má nejvíc králů a je novým Šerifem. Tři desítky, které má Belle, jsou nejlepší pokerová ruka: Radnice jí dala dekret a další za eso. Kdo nic nezíská, jde k doktoru Bedlákovi. Až dojde zlato v dole nebo dekrety, sečtou se body. Klikněte na cokoli, co nejde, a stůl vám řekne proč.
    .title = Připraveno

# On a phone, where the whole name has no room.
board-town-hall-short = Radnice
