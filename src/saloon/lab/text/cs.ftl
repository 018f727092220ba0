### Laboratoř: tabulky v terminálu, průběh a zprávy, česky.

## Progress

playing = hraje se
tuning = ladí se
progress-unknown = odhaduje se …
progress-left = zbývá asi { $time }
progress-at-most = zbývá nejvýš { $time }
interrupted = Přerušeno. Co je hotové, zůstává; stejný příkaz naváže.
written = Zapsáno: { $file }

## Tables in the terminal

table-games = her: { $games }
table-seed = semínko { $seed }
table-replays = her na jedno rozdání: { $replays }
table-bots = boti
table-bot = bot
table-seats = míst
table-wins = výher
table-win-share = podíl výher, %
table-score = skóre
table-seat-advantage = výhoda místa
table-advantage = výhoda
table-seat = místo { $number }
table-order = pořadí { $number }
table-length = délka hry
table-mean = průměr
table-least = nejméně
table-most = nejvíce
table-decisions = rozhodnutí
table-rounds = kola
table-shared = sdílená vítězství: { $count }
table-endings = konce: { $endings }
table-intervals = V závorkách jsou 95% intervaly; stejně silní hráči by vyhráli po { $even } %.
table-orders = „pořadí 0“ je, kdo ve hře rozhoduje jako první, „pořadí 1“ další místo.
table-speed = { $seconds } s, procesů: { $jobs }; her/s: { $games }, rozhodnutí/s: { $decisions }
