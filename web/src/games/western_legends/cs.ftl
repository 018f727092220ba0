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
board-pick-second = Teď druhou kartu.
board-pick-which = Co to má být?

## Souboje a poker

board-played-by = hraje { $player }
board-cancelled = Karta souboje nemá účinek.
board-known = Viděné karty: { $cards }
board-won = Vítězí { $side }.
board-ties-attacker = Při shodě vítězí útočník.
board-ties-defender = Při shodě útočník prohrává.
board-attack = Zaútočit: { $player }
board-poker = Poker
board-pot = Bank: ${ $money }
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
board-cut-money = propadlo by ${ $lost }
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

## Úvod

board-intro-open = Ukázat, jak se hraje
