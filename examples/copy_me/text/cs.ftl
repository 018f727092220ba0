### High Bid: všechny názvy a texty hry v češtině. Pravidla jsou v rules.cs.ftl.

game-name = Nejvyšší nabídka
game-tagline = Jeden předmět, od každého jedna karta lícem dolů, a pak padne kladívko.

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
    .value-clockwise = Platí první po směru hodin

## Prompts

prompt-pick = Který předmět půjde do dražby?
prompt-bid = Nabídněte kartu, nebo pasujte.

## Actions

action-pick = Vyvolat: { $lot }
action-bid = Nabídnout { $amount }
action-pass = Pasovat

## Events

event-opened = V nabídce je nově { $lot }.
event-put-up = { $player } vyvolává: { $lot }.
event-decided = { $player } má rozhodnuto.
event-shown = { $player }: nabídka { $amount }.
event-sold = { $lot } – získává { $player }.
event-drew = Líznuli jste kartu { $amount }.

## Score sheet

score-lot = Předmět: { $lot }

## Reasons

reason-all-sold = Všechny předměty jsou prodány.
reason-unfinished = Hra ještě neskončila.
