### High Bid: všechny názvy a texty hry v češtině. Pravidla jsou v rules.cs.ftl.

game-name = Nejvyšší nabídka
game-tagline = Od každého jedna karta lícem dolů, a kdo dá nejvíc, ten si vybere.

## Lots

lot-clock = hodiny
lot-lamp = lampa
lot-vase = váza
lot-mirror = zrcadlo
lot-piano = klavír
lot-carpet = koberec
lot-violin = housle
lot-painting = obraz

## Options

option-ties = Stejné nabídky
    .help = Co se stane, když několik hráčů nabídne totéž.
    .value-cancel = Ruší se navzájem
    .value-seats = Platí první v pořadí míst

## Prompts

prompt-bid = Nabídněte kartu.
prompt-pick = Který předmět si vezmete?

## Actions

action-bid = Nabídnout { $amount }
action-pick = Vzít: { $lot }

## What a table without a board of its own shows

view-hand = Vaše karty
view-sealed = Vaše nabídka, lícem dolů
view-spent = Dříve nabídnuté karty
view-unsold = Předměty k prodeji
view-won = Získané předměty

## Events

event-sealed = Nabízíte { $amount }, lícem dolů.
event-shown = { $player }: nabídka { $amount }.
event-sold = { $lot } – získává { $player }.

## Score sheet

score-lot = Předmět: { $lot }

## Reasons

reason-no-cards = Všechny karty jsou utracené.
reason-unfinished = Hra ještě neskončila.
