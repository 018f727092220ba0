### Legendy Západu: co říká jen deska v prohlížeči, česky.

## Lidé a co mají

board-mine = Co mám
board-others = Ostatní
board-sheriff = Šerif
board-bandit = Bandita
board-man = Muž v černém
board-banker = Bankéř
board-fact-lp = Body věhlasu
board-fact-money = Peníze
board-fact-nuggets = Nuggety
board-fact-cards = Karty v ruce
board-fact-wounds = Zranění
board-fact-marshal = Body strážců zákona
board-fact-wanted = Body psanců
board-target = Kdo první dosáhne { $target } bodů, spustí konec
board-locked = Schopnost funguje od 5 bodů
board-my-cattle = Můj dobytek: { $bonus }
board-my-fame = Moje žetony věhlasu: { $tokens }

## Krajina

board-zoom = Přiblížit
board-whole-map = Celá mapa
board-points =
    { $points ->
        [one] 1 bod pohybu
        [few] { $points } body pohybu
       *[other] { $points } bodů pohybu
    }
board-bandit-here = čeká tu bandita

## Příběhy

board-stories = Příběhy
board-story = Příběh: { $discs } z { $needed } disků
board-left =
    { $count ->
        [one] poslední v balíčku
        [few] { $count } v balíčku
       *[other] { $count } v balíčku
    }

## Karty

board-hand = Moje pokerové karty
board-no-cards = V ruce není žádná karta.
board-card = { $card }, { $effect }: { $text }
board-advice-ride = Jeďte na označené pole, nebo něco podnikněte na místě: obojí je akce.
board-advice-act = Vyberte, co tu podniknete: každý čin je akce.
board-advice-end = Akce jste vyčerpali: ukončete tah.
board-pick-second = Teď druhou kartu.
board-pick-which = Co to má být?

## Souboje a poker

board-played-by = hraje { $player }
board-cancelled = Karta souboje nemá účinek.
board-known = Viděné karty: { $cards }
board-won = Vítězí { $side }.
board-ties-attacker = Při shodě vítězí útočník.
board-ties-defender = Při shodě útočník prohrává.
board-showdowns = Jak to dopadlo
board-seen = Viděno
board-attack = Zaútočit: { $player }
board-poker = Poker
board-pot = Bank: { $money } $
board-money = { $money } $
board-no-flop = Společné karty přijdou, až se všichni rozhodnou.
board-banker-cards = Karty bankéře:

## Můj tah

board-actions =
    { $count ->
        [one] zbývá 1 akce
        [few] zbývají { $count } akce
       *[other] zbývá { $count } akcí
    }
board-points-left =
    { $points ->
        [one] zbývá 1 krok
        [few] zbývají { $points } kroky
       *[other] zbývá { $points } kroků
    }
board-ending-round = Konec se blíží: toto kolo se dohraje
board-ending-last = Poslední kolo
board-back = Vrátit
board-ask-again = Ptát se znovu …
board-cut-money = propadlo by { $lost } $
board-cut-nuggets =
    { $lost ->
        [one] propadl by 1 nugget
        [few] propadly by { $lost } nuggety
       *[other] propadlo by { $lost } nuggetů
    }
board-cut-wounds =
    { $lost ->
        [one] 1 zranění bez účinku
        [few] { $lost } zranění bez účinku
       *[other] { $lost } zranění bez účinku
    }

## Obchod a postavy

board-dealt = Moje dvě postavy
board-ability = Schopnost, od 5 bodů
board-visit-store = Prohlédnout obchod
board-leave-store = Zpět do kraje
board-buy = Koupit za { $price } $: { $item }
board-upgrade = Vylepšit za { $price } $: { $item }
board-wares =
    { $count ->
        [0] vyprodáno
        [one] zbývá 1
        [few] zbývají { $count }
       *[other] zbývá { $count }
    }

## Úvod

board-intro-names = Jan, Belle, Eva
board-intro-step = Krok { $step } z { $steps }
board-intro-next = Dál
board-intro-back = Zpět
board-intro-skip = Opustit úvod
board-intro-done = Můžu začít
board-intro-land = Tohle je zdejší kraj: dvě města, tři doly, ranče, skrýše s bandity a nádraží. Hrajete za Kita Carsona s hvězdou, stojí kousek na jih od Dixon Creeku. Vyhrává, kdo má na konci nejvíc bodů věhlasu; u tohoto stolu konec přinese dvacet bodů.
    .title = Zrodí se legenda
board-intro-income = Každý tah začíná malým příjmem: 20 $, dvě pokerové karty, nebo 10 $ a jedna karta. Pokerové karty za vás bojují a mnohé lze zahrát pro to, co na nich stojí.
    .title = Něco do začátku
    .task = Vezměte si 10 $ a kartu.
board-intro-move = Pak přijdou tři akce. Jednou z nich je pohyb: pěšky dvě pole, na koni dál. Svítící pole jsou na dosah, sousedí i rohy, přes obě mesy cesta nevede.
    .title = Tři akce
    .task = Popojděte o jedno pole na východ, k dolu.
board-intro-stop = Jeden krok ještě zbývá, ale zlato je tady. Pohyb ukončí i každá jiná akce.
    .title = Cestou
    .task = Zastavte se tady.
board-intro-prospect = Co můžete dělat, záleží na místě: řeknou to tlačítka dole. V dole se hází dvěma kostkami o zlato. Nugget prodaný v bance v Darkrocku je bod věhlasu a 20 $.
    .title = Zlato
    .task = Hledejte zlato.
board-intro-attack = Dva nuggety! Je tu i Doc Holliday. Ostatní můžete vyzvat na souboj, okrást je a jako strážce zákona zatýkat psance. Vyhraný souboj má cenu dvou bodů.
    .title = Potíže
    .task = Zaútočte na postavu hráčky Belle a zvolte souboj.
board-intro-card = Oba položí kartu a ukážou je naráz; vyšší hodnota vyhrává, při shodě útočník. Krále se jen tak někomu přebít nepodaří.
    .title = Pravé poledne
    .task = Zahrajte krále.
board-intro-end = Vítězství: dva body pro vás, zranění a karta pro poraženého. Je toho víc: poker v saloonech, obchod, bandité, banka k vyloupení, příběhy, které hráči vyprávějí společně, a šerif, který chodí za psanci. Klikněte na cokoli, co nejde, a stůl řekne proč.
    .title = Připraveno
