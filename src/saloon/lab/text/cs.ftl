### Laboratoř: tabulky v terminálu, průběh a zprávy, česky.

## Progress

playing = hraje se
tuning = ladí se
drawing = kreslí se
progress-unknown = odhaduje se …
progress-left = zbývá asi { $time }
progress-at-most = zbývá nejvýš { $time }
interrupted = Přerušeno. Co je hotové, zůstává; stejný příkaz naváže.
written = Zapsáno: { $file }

## Tables in the terminal

table-games = her: { $games }
table-seed = semínko { $seed }
table-replays = her na jedno rozdání: { $replays }
table-case = případ
table-starter = začínající, %
table-bots = boti
table-bot = bot
table-seats = míst
table-wins = výher
table-win-share = podíl výher, %
table-score = skóre
table-seat-advantage = záleží na místě?
table-advantage = výhoda
table-seat = místo { $number }
table-order = { $number }. na tahu
table-length = délka hry
table-mean = průměr
table-least = nejméně
table-most = nejvíce
table-decisions = rozhodnutí
table-rounds = kola
table-shared = sdílená vítězství: { $count }
table-endings = konce: { $endings }
table-intervals = V závorkách jsou 95% intervaly; stejně silní hráči by vyhráli po { $even } %.
table-intervals-alone = V závorkách jsou 95% intervaly.
table-speed = { $seconds } s, procesů: { $jobs }; her/s: { $games }, rozhodnutí/s: { $decisions }

## Figures

figure-seat = Místo { $number }
figure-order = { $number }. v pořadí hry
figure-win-share = Podíl vítězství
figure-even = stejně silní hráči
figure-score = Skóre
figure-mean-points = Průměrný počet bodů
figure-winners = vítězové
figure-others = ostatní
figure-winners-alone = vyhrané hry
figure-others-alone = prohrané hry
figure-all = všechny hry
figure-decisions = Rozhodnutí ve hře, všichni hráči dohromady
figure-margin = Body mezi prvním a druhým
figure-games = Hry
figure-median = medián { $number }
figure-luck = Podíl na rozdílech mezi hráči
figure-luck-score = body
figure-luck-won = kdo vyhraje
figure-luck-deal = rozdání
figure-luck-skill = druh bota
figure-luck-play = rozhodnutí a pozdější štěstí
figure-effect = Vítězové oproti ostatním, ve směrodatných odchylkách

## Reports

report-title = { $game }, odehraných her: { $games }
report-players =
    { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }
report-bots = { $bots }
report-options = { $options }
report-components = s vlastními součástmi
report-cases = srovnávaných případů: { $count }
report-deals = rozdání: { $deals }, každé hrané { $replays }×
report-answers = Stručně
report-numbers = Čísla
report-no-luck = Zda rozhoduje štěstí, nebo umění, se ukáže, jen když totéž rozdání hrají znovu jiní boti. Simulujte s --replays { $players } a bude to zde.
report-none = Nikdo nevyhrál.

report-ask-bots = Kteří boti vyhrávají?
report-ask-bots-alone = Jak často se hru podaří porazit?
report-ask-order = Záleží na tom, kdo začíná?
report-ask-seat = Záleží na místě u stolu?
report-ask-choice = { $choice }: s čím se vyhrává?
report-ask-scores = Jaké jsou výsledky?
report-ask-sources = Odkud jsou body?
report-ask-lengths = Jak dlouho to trvá?
report-ask-margins = Jak je to těsné?
report-ask-luck = Kolik je v tom štěstí?
report-ask-differences = Co dělají vítězové jinak?
report-ask-differences-alone = Co je jinak, když se hra podaří porazit?

report-say-best = { $name }: { $share } výher ({ $interval }).
report-say-worst = { $name }: jen { $share } výher ({ $interval }).
report-say-even = Stejně silní hráči by vyhráli po { $even }.
report-say-choice = { $choice } – { $told }
report-say-fair = Žádný bot není s jistotou lepší než ostatní: takové rozdíly vznikají náhodou i tam, kde by všichni vyhrávali po { $even }.
report-say-fair-order = Žádné místo v pořadí není s jistotou lepší ani horší než ostatní: takové rozdíly vznikají náhodou i kolem rovných { $even }.
report-say-fair-seat = Žádné místo u stolu není s jistotou lepší ani horší než ostatní: takové rozdíly vznikají náhodou i kolem rovných { $even }.
report-say-fair-choice = Nic z toho není s jistotou lepší ani horší než ostatní: takové rozdíly vznikají náhodou i kolem rovných { $even }.
report-say-solo = { $name } porazí hru v { $share } her ({ $interval }).
report-say-scores = { $name } má průměrné skóre { $mean } ({ $interval }); polovina jeho her leží mezi { $low } a { $high }.
report-say-sources = Nejvíc bodů ({ $share }) dává: { $source }.
report-say-sources-winners = Nejvíc vítězových bodů ({ $share }) dává: { $source }.
report-say-sources-alone = Ve vyhraných hrách dává nejvíc bodů ({ $share }): { $source }.
report-say-lead-winners = Největší náskok mají vítězové zde: { $source } ({ $winners } oproti { $others } bodům).
report-say-there-winners = Tam mají i největší náskok: { $winners } oproti { $others } bodům u ostatních.
report-say-there-alone = V tom se vyhrané a prohrané hry i nejvíc liší: { $winners } oproti { $others } bodům.
report-say-lead-alone = Vyhrané a prohrané hry se nejvíc liší zde: { $source } ({ $winners } oproti { $others } bodům).
report-say-lengths = Hra má průměrně { $mean } rozhodnutí ({ $interval }); devět z deseti jich má { $low } až { $high }.
report-say-margins = První má před druhým průměrně náskok { $mean } bodů; v { $share } her ({ $interval }) je mezi nimi méně než desetina vítězových bodů.
report-say-luck = Samo rozdání vysvětluje { $deal } rozdílů mezi výsledky ({ $interval }), druh bota { $skill }; zbytek, { $play }, jsou rozhodnutí a štěstí, které z nich plyne.
report-say-luck-alike = Samo rozdání vysvětluje { $deal } rozdílů mezi výsledky ({ $interval }); zbytek jsou rozhodnutí a štěstí, které z nich plyne.
report-say-luck-won = Z rozdílů v tom, kdo vyhraje, vysvětluje rozdání { $deal } ({ $interval }).
report-say-differences = Vítěze odlišuje nejvíc: { $metric } ({ $winners } oproti { $others } u ostatních).
report-say-differences-alone = Vyhrané hry odlišuje nejvíc: { $metric } ({ $winners } oproti { $others } v prohraných).
report-say-differences-none = Nic z toho, co se počítá, vítěze s jistotou neodlišuje.
report-say-differences-kinds = Hrají tu různí boti, takže tohle zároveň odlišuje dobré boty od slabých. Co vyhrává mezi rovnými, ukážou boti jednoho druhu.
report-say-cases = { $label }: { $told }

report-foot-intervals = V závorkách a na úsečkách jsou 95% intervaly: u podílů Wilsonovy, u průměrů Studentovy; nezávislých rozdání: { $deals }. Dutá značka má na interval rozdání příliš málo. Z několika porovnávaných je jeden jmenován, jen když všechny jejich intervaly dohromady platí v 95 %. Čeho mají vítězové víc, nemusí být důvod, proč vyhráli.
report-foot-seed = Semínko náhody { $seed }; stejný příkaz dá stejné hry.
report-foot-made = Vytvořil Saloon { $version }; { $game }, verze { $number }.

report-column-case = Případ
report-column-group = Skupina
report-column-metric = Co
report-column-what = Z čeho
report-column-source = Zdroj
report-column-players = Hráčů ve hře
report-column-games = Her
report-column-score = Průměrné skóre
report-column-decisions = Rozhodnutí
report-column-starter = Výhry začínajících
report-column-margin = Náskok prvního
report-column-deal = Štěstí v rozdání
report-column-share = Podíl
report-column-low = od
report-column-high = do
report-column-even = Stejně silní
report-column-mean = Průměr
report-column-least = Nejméně
report-column-q05 = 5 %
report-column-q25 = 25 %
report-column-q50 = Medián
report-column-q75 = 75 %
report-column-q95 = 95 %
report-column-most = Nejvíce
report-column-median = Medián
report-column-close = Těsné hry
report-column-close-low = od
report-column-close-high = do
report-column-tied = Remízy
report-column-winners = Vítězové
report-column-others = Ostatní
report-column-effect = Rozdíl ve směrodatných odchylkách
report-group-deal = rozdání
report-group-skill = druh bota
report-group-play = rozhodnutí a pozdější štěstí
report-group-decisions = rozhodnutí
report-group-rounds = kola

## Arena

arena-contests = je nový bot lepší?
arena-standings = každý s každým
arena-new = nový
arena-old = starý
arena-bot = bot
arena-games = her
arena-seats = míst
arena-rating = rating
arena-share = podíl výher, %
arena-evidence = důkaz
arena-verdict = závěr
arena-verdict-better = lepší
arena-verdict-not-better = není lepší
arena-verdict-undecided = nerozhodnuto
arena-claims = Zkoušelo se { $better } % vítězství proti rovným { $even } %. Důkaz +{ $bound } znamená „lepší“, -{ $bound } „není lepší“ a takový závěr je mylný nejvýš v 5 % případů.
arena-sure = Pořadí je známo, odehraných her: { $games }; stejně silní hráči by vyhráli po { $even } %. V závorkách jsou 95% intervaly.
arena-unsure = Ne všichni sousedé jsou rozlišeni, odehraných her: { $games }; stejně silní hráči by vyhráli po { $even } %. V závorkách jsou 95% intervaly.

## Tuning

tune-generation = generace { $number }: nejlepší { $share } % vítězství, střed { $mean } %
tune-found = Nalezeno, odehraných her: { $games }:
tune-kept = Staré váhy zůstávají; závěr o nových: { $verdict } ({ $share } % vítězství, her: { $games }).
tune-better = Nové váhy jsou lepší ({ $share } % vítězství, her: { $games }) a jsou zapsány do { $file }.
