### Cover Your Assets: všechny názvy a texty hry v češtině. Pravidla jsou v rules.cs.ftl.

## Game

game-name = Cover Your Assets
game-tagline = Hromaďte sady, berte sousedům to nejlepší a svůj majetek zakryjte dřív, než to zkusí oni.

## Cards

card-baseball-cards = Baseballové karty
    .short = Baseball
card-coin-collection = Sbírka mincí
    .short = Mince
card-piggy-bank = Pokladnička
    .short = Pokladnička
card-cash-mattress = Peníze pod polštářem
    .short = Polštář
card-bank-account = Bankovní účet
    .short = Účet
card-stocks = Akcie
    .short = Akcie
card-motor-boat = Motorový člun
    .short = Člun
card-jewels = Šperky
    .short = Šperky
card-classic-auto = Klasické auto
    .short = Auto
card-house = Dům
    .short = Dům
card-silver = Stříbro
    .short = Stříbro
card-gold = Zlato
    .short = Zlato
card-penny-jar = Kasička
    .short = Kasička
card-swap = Výměna
    .short = Výměna
card-move = Přesun
    .short = Přesun

## Options

option-rules = Pravidla
    .help = Hrajte klasickou hru, přidejte všechna pokročilá pravidla, nebo si z nich vyberte.
    .value-classic = Klasická
    .value-advanced = Pokročilá
option-end = Konec hry
    .help = Kdy hra skončí a co je třeba k vítězství.
    .value-classic-million = Překročení milionu
    .value-quick = Jedno rychlé kolo
    .value-three-rounds = Nejvyšší součet po třech kolech
    .value-two-wins = První, kdo vyhraje dvě kola
option-hand-six = Šest karet v ruce
    .help = Každý dostane šest karet a dobírá si do šesti.
option-two-actions = Dvě akce
    .help = Po první akci můžete provést ještě druhou, než váš tah skončí.
option-upgrade-action = Vylepšení sady
    .help = Jako akci můžete přidat jedno odpovídající aktivum z ruky do své vrchní sady, ne však divokou kartu.
option-action-cards = Akční karty
    .help = Do balíčku přibudou dvě Výměny a dva Přesuny: mění vrchní sady mezi hráči a pořadí sad v hromádce.
option-second-set-challenge = Výzva o druhou sadu
    .help = Napadnout lze i druhou sadu odshora, zahájíte-li výzvu dvojnásobkem.
option-penny-jar = Kasička
    .help = Do balíčku přibudou dvě Kasičky: divoké karty jen za 1 000 $, ale ve výzvě silné jako dvě.

## Prompts

prompt-turn = Jste na tahu: zvolte akci.
prompt-second-action = Můžete provést druhou akci, nebo ukončit tah.
prompt-answer = Probíhá výzva: odpovězte, nebo to vzdejte.
prompt-contest = Soupeř právě táhne sadu: napadněte ji, než ji uloží, nebo ji nechte být.
prompt-order-move = Odkryl se Přesun: rozhodněte, kterou sadu musí soupeř přesunout.

## Actions

action-discard = Odhodit: { $card }
    .group = Odhodit
    .short = { $card }
    .words = zahodit vyhodit odložit
action-pair = Vytvořit sadu: 2× { $asset }
    .group = Vytvořit sadu
    .short = 2× { $asset }
    .words = dvě dvojice vyložit
action-pair-wild = Vytvořit sadu: { $asset } + { $wild }
    .group = Vytvořit sadu
    .short = { $asset } + { $wild }
action-take-discard = Vytvořit sadu s vrchní odhozenou kartou: { $card }
    .group = Vytvořit sadu
    .short = { $card } + odhozená
    .words = vzít odkládací hromádka dvojice
action-challenge = Výzva – { $target }: { $card }
    .group = Výzva: { $target }
    .short = { $card }
    .words = vyzvat ukrást krádež krást napadnout útok vrchní odkrytá spodní sada
action-answer = Odpovědět: { $card }
    .group = Odpovědět
    .short = { $card }
action-concede = Vzdát výzvu
    .group = Vzdát
    .short = ukončit výzvu
action-answer-double = Odpovědět dvojnásobkem: { $double }
    .group = Odpovědět
    .short = { $double }
action-end-turn = Ukončit tah
    .group = Konec
    .short = ukončit tah
    .words = vynechat přeskočit nic skončit
action-upgrade = Vylepšit vrchní sadu: { $card }
    .group = Vylepšit sadu
    .short = { $card }
action-swap = Zahrát Výměnu vrchních sad – druhý hráč: { $target }
    .group = Výměna
    .short = { $target }
action-move = Zahrát Přesun – hromádka: { $target }, { $direction }
    .group = Přesun: { $target }
    .short = { $direction }
action-challenge-second = Výzva druhé sady – { $target }: { $double }
    .group = 2. sada: { $target }
    .short = { $double }
action-draft = Táhnout sadu: { $card } + { $piles }
    .group = Táhnout sadu
    .short = { $card } + { $piles }
action-contest = Napadnout taženou sadu: { $card }
    .group = Napadnout
    .short = { $card }
action-let-pass = Nechat taženou sadu být
    .group = Nechat být
    .short = bez výzvy
action-order-move = Přikázat soupeři: { $direction }
    .group = Přikázat
    .short = { $direction }

direction-top-to-bottom = vrchní sada dospod
direction-bottom-to-top = spodní sada navrch

double-two-assets = dvě odpovídající aktiva
double-asset-silver = odpovídající aktivum a Stříbro
double-asset-gold = odpovídající aktivum a Zlato
double-two-silvers = dvě Stříbra
double-silver-gold = Stříbro a Zlato
double-two-golds = dvě Zlata
double-penny-jar = Kasička

piles-1 = hromádka 1
piles-2 = hromádka 2
piles-12 = hromádky 1 a 2
piles-3 = hromádka 3
piles-13 = hromádky 1 a 3
piles-23 = hromádky 2 a 3
piles-123 = hromádky 1, 2 a 3

## Events

event-round-started = Začíná { $count }. kolo, rozdává { $player }.
event-starter = První odhozená karta: { $card }.
event-discarded = { $player } odhazuje: { $card }.
event-formed = { $player } tvoří sadu: { $asset }, { NUMBER($value) } $.
event-formed-with-discard = { $player } tvoří sadu s vrchní odhozenou kartou: { $asset }, { NUMBER($value) } $.
event-challenged = { $player } – výzva proti: { $target } ({ $asset }).
event-challenged-second = { $player } – výzva druhé sady proti: { $target } ({ $asset }).
event-contested = { $player } – výzva o taženou sadu proti: { $target } ({ $asset }).
event-played = { $player } hraje: { $card }.
event-conceded = { $player } výzvu vzdává.
event-stolen = { $player } získává sadu ({ $asset }) v hodnotě { NUMBER($value) } $, přichází o ni { $target }.
event-defended = { $player } odolává a sada ({ $asset }) má teď hodnotu { NUMBER($value) } $. Výzvu prohrává { $target }.
event-upgraded = { $player } vylepšuje vrchní sadu: { $asset }, teď { NUMBER($value) } $.
event-swapped = { $player } a { $target } si vyměňují vrchní sady.
event-moved = { $player } rozhoduje o Přesunu – hromádka: { $target }, { $direction }.
event-drafted = { $player } táhne sadu: { $card } + { $piles }.
event-let-passed = { $player } nechává taženou sadu být.
event-draft-placed = { $player } ukládá taženou sadu: { $asset }, { NUMBER($value) } $.
event-turned-up =
    { $pile ->
        [0] Na hromádce 1 se odkrývá: { $card }.
        [1] Na hromádce 2 se odkrývá: { $card }.
       *[2] Na hromádce 3 se odkrývá: { $card }.
    }
event-reburied =
    { $pile ->
        [0] Karta { $card } se vrací do hromádky 1.
        [1] Karta { $card } se vrací do hromádky 2.
       *[2] Karta { $card } se vrací do hromádky 3.
    }
event-drew =
    { $count ->
        [one] { $player } dobírá { $count } kartu.
        [few] { $player } dobírá { $count } karty.
        [many] { $player } dobírá { $count } karty.
       *[other] { $player } dobírá { $count } karet.
    }
event-drew-card = Dobíráte: { $card }.
event-turn-ended = { $player } končí tah.
event-scored = { $player } – skóre za kolo: { NUMBER($value) } $.
event-round-won = { $player } vyhrává kolo.

## Score sheet

score-earlier-rounds =
    { $rounds ->
        [one] 1. kolo
        [2] 1. a 2. kolo
       *[other] 1. až { $rounds }. kolo
    }
score-cards = { $count }× { $card }
score-rounds-won = Vyhraná kola

## Reasons

reason-classic-million = Součet překročil milion.
reason-quick = Jediné kolo skončilo.
reason-three-rounds = Všechna tři kola skončila.
reason-two-wins = Rozhodla dvě vyhraná kola.
reason-rounds-out = Sto kol je za vámi a milion nikdo nepřekročil.
reason-unfinished = Hra ještě neskončila.

## Metrics

metric-steals = Ukradené sady
metric-losses = Sady ztracené krádeží
metric-defences = Ubráněné sady
metric-challenges = Zahájené výzvy
metric-sets = Vytvořené sady
metric-discards = Odhozené karty
metric-biggest-set = Největší sada v dolarech
metric-wilds = Žolíci v konečné hromádce
metric-rounds-won = Vyhraná kola
metric-earlier-rounds = Předchozí kola
metric-assets = Majetek
metric-money-silver = Stříbro
metric-money-gold = Zlato
metric-money-penny-jar = Kasičky

## Terminal

terminal-round = { $round }. kolo
terminal-draw = Dobírací balíček { $count }
terminal-discard = Odkládací hromádka: { $card } (+{ $count })
terminal-discard-single = Odkládací hromádka: { $card }
terminal-discard-empty = Odkládací hromádka je prázdná
terminal-thousands = { $thousands }k
terminal-money = { NUMBER($value) } $
terminal-hand-count =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
terminal-total = celkem { $value }
terminal-wins =
    { $count ->
        [one] { $count } výhra
        [few] { $count } výhry
        [many] { $count } výhry
       *[other] { $count } výher
    }
terminal-no-set = zatím nic
terminal-more =
    { $count ->
        [one] další { $count } · { $value }
        [few] další { $count } · { $value }
       *[other] dalších { $count } · { $value }
    }
terminal-hand = Vaše karty
terminal-hand-empty = žádné
terminal-drafts = Hromádky na tahání
terminal-draft-empty = prázdná
terminal-draft-under = +{ $count }
terminal-draft-hides = skrývá: { $cards }
terminal-duel = Výzva o sadu: { $set }
terminal-duel-second = Výzva o druhou sadu: { $set }
terminal-duel-drafted = Tažená sada: { $set }
terminal-duel-stakes = vítěz bere { $value }
terminal-duel-attacks = útočí
terminal-duel-defends = brání se
terminal-duel-double = odpovědět lze jen dvojnásobkem nebo Kasičkou
terminal-drew = Dobíráte: { $cards }.
terminal-legend = ▲ odkrytá, lze ji napadnout · △ druhá shora, v pokročilé hře také · 🔒 v bezpečí vespod · S Z K divoké karty v sadě · 30k je 30 000 $
terminal-how-to =
    Sbírejte sady: dvě stejné karty, nebo jedna z nich a divoká (Stříbro, Zlato). Nová sada zakryje tu pod sebou.
    Napadnout lze jen odkrytou sadu na vrcholu hromádky; tu spodní nikdo nikdy neukradne.

    Odkrytou sadu napadnete kartou jejího druhu nebo divokou kartou. Majitel může odpovědět stejně, potom zase vy,
    dokud to někdo nevzdá. Vítěz bere sadu i se všemi zahranými kartami.

    Krást můžete, jen když sami nějakou sadu máte.
terminal-how-to-drafts =
    Hromádky na tahání: místo sady z ruky můžete zahrát jednu kartu k odkrytým kartám, které se k ní hodí, na hromádkách
    ve vašem dosahu. Kdo hromádku sdílí, může sadu napadnout dřív, než ji uložíte.
terminal-how-to-two-actions = Dvě akce: po první akci můžete provést ještě druhou, nebo tah ukončit.
terminal-how-to-upgrades = Vylepšení: k vrchní sadě můžete z ruky přidat aktivum stejného druhu.
terminal-how-to-action-cards = Akční karty: Výměna vymění vaši vrchní sadu za cizí, Přesun přesune sadu v některé hromádce shora dolů nebo zdola nahoru.
terminal-how-to-second-sets = Druhé sady: napadnout lze i sadu pod tou vrchní, a to dvojnásobkem, dvěma hodícími se kartami najednou.
terminal-how-to-penny-jars = Kasička: divoká karta, která platí za dvojnásobek a odpovědět na ni lze zase jen dvojnásobkem.
terminal-how-to-score =
    Až dojde dobírací balíček i všechny karty v rukou, počítá se hodnota každé karty ve vaší hromádce. Něco nejde?
    Zeptejte se třeba: proč výzva, nebo: proč zlato.
terminal-lacks = Takovou kartu v ruce nemáte: { $card }.
