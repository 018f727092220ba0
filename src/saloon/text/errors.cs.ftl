### Saloon: co uživatel udělal špatně, vždy jednou větou, česky.

## Games and tables

error-game = hra '{ $game }' tu není; jsou tu: { $games }
error-language = jazyk '{ $lang }' tu není; jsou tu: { $languages }
error-players = počet hráčů hry { $game } je od { $least } do { $most }, ne { $given }
error-seed = semínko náhody je celé číslo od 0 do { $most }, ne { $given }
error-secret = tajemství má { $size } bajtů
error-options = možnosti hry jsou jména s hodnotami, ne { $given }
error-option = možnost '{ $option }' tu není; jsou tu: { $options }
error-no-options = možnost '{ $option }' tu není; tato hra žádné nemá
error-option-value = možnost '{ $option }' nemůže být '{ $value }'; lze: { $values }
error-option-form = '{ $given }' není možnost hry; napište --option JMÉNO=HODNOTA
error-option-twice = možnost '{ $option }' je zadána dvakrát
error-bot = bot '{ $spec }' tu není; jsou tu: random, greedy, search, search:n=400 (simulací), search:ms=500 (milisekund)
error-bot-budget = '{ $spec }' neříká, kolik smí bot přemýšlet; napište search:n=400 nebo search:ms=500 (1 až 1000000)
error-weight = váha '{ $weight }' tu není; jsou tu: { $weights }
error-bots-count = botů: { $bots }, míst kromě vašeho: { $seats }; uveďte jednoho pro všechna místa, nebo jednoho pro každé

## Playing

error-player = hráč { $player } tu není; hráči jsou 0 až { $last }
error-action = akce { $action } neexistuje; akce jsou 0 až { $last }
error-undo-barrier = mezitím se něco ukázalo, takže by musel souhlasit celý stůl
error-undo-nothing = není co vzít zpět

## Components

error-no-components = hra { $game } nemá součásti, které by šlo vyměnit
error-house-components = '{ $given }' neříká, které hře soubor patří; napište --components HRA=SOUBOR.toml
error-components = součásti jsou tabulky s pojmenovanými položkami, jako v souboru součástí
error-components-toml = { $file } není TOML: { $problem }
error-components-text = { $file } není textový soubor v UTF-8
error-component-table = v souboru součástí chybí tabulka '{ $name }'
error-component-number = { $name } je celé číslo od { $least } do { $most }, ne { $given }
error-component-word = { $name } je jedno ze slov: { $words }
error-component-unknown = '{ $name }' v souboru součástí nic neznamená; sem patří: { $known }

## Records

error-in-file = { $file }: { $problem }
error-record-no-text = toto není záznam Saloonu, není to ani text
error-record-empty = záznam je prázdný; začíná hlavičkou v JSON
error-record-cut = záznam je uťatý v posledním řádku
error-record-header = řádek 1: toto není záznam Saloonu; začíná hlavičkou v JSON
error-record-format = řádek 1: toto není záznam Saloonu ve formátu { $format }
error-record-version = řádek 1: záznam je z verze { $recorded } hry { $game }; tento Saloon hraje verzi { $version }
error-record-header-lacks = řádek 1: v hlavičce chybí '{ $name }'
error-record-header-damaged = řádek 1: hlavička je poškozená: { $problem }
error-record-secret-kept = řádek 1: tajemství tohoto stolu se ukáže až po konci hry
error-record-secret-form = řádek 1: tajemství není šestnáctkové číslo
error-record-secret-wrong = řádek 1: tajemství neodpovídá otisku, který byl ukázán před hrou
error-record-salts = řádek 1: tohle nejsou soli ověřitelného stolu: na každé místo jedna, z písmen bez diakritiky, číslic, pomlček a podtržítek
error-record-line = řádek { $line }: '{ $given }' není volba; má tu být 'akce kontrola'
error-record-choice = řádek { $line }: tato volba zde není možná ({ $problem })
error-record-check = řádek { $line }: volba nevede ke stavu, který je v záznamu
error-record-undo = řádek { $line }: hráč { $player } nemá co vzít zpět
error-record-undo-built-upon = řádek { $line }: na volbě, která se bere zpět, už stavěli ostatní ({ $problem })
error-record-behind-end = řádek { $line }: za koncovým řádkem ještě něco je
error-record-after-end = řádek { $line }: volba po konci hry
error-record-end = koncový řádek chybí nebo nesouhlasí; záznam byl uťat nebo upraven
error-record-early-end = záznam má koncový řádek, ale hra neskončila; řádky chybí

## The command line

error-usage = tento příkaz nedává smysl: { $problem }
error-usage-command = příkaz '{ $command }' tu není; jsou tu: { $commands }
error-usage-option = volba { $option } tu není; všechny vypíše --help
error-usage-missing = chybí { $what }; jak příkaz napsat, ukáže --help
error-usage-value = { $option } potřebuje hodnotu
error-usage-number = { $what } potřebuje celé číslo
error-usage-extra = '{ $given }' je navíc; jak příkaz napsat, ukáže --help
error-file-exists = soubor { $file } už existuje; zvolte jiné jméno, nebo v něm pokračujte: saloon play { $file }
error-folder = { $file } je složka, ne soubor
error-no-file-name = --save potřebuje jméno souboru
error-which-game = jakou hru? Napište saloon play HRA; na výběr: { $games }
error-game-and-resume = zadejte buď hru, nebo --resume SOUBOR, ne obojí
error-fixed-by-record = při pokračování nelze měnit { $option }; co se hraje, určuje záznam
error-no-rule = pravidlo '{ $rule }' ve hře { $game } není; všechna vypíše saloon rules { $game }
error-seat = hráč '{ $player }' tu není; jsou tu: { $seats }
error-entry = záznam má řádků hry: { $count }; --to je číslo od 0 do { $count }
error-no-lab = saloon { $command } potřebuje laboratoř; nainstaluje ji: pip install 'saloon[lab]' ({ $problem })
error-over = tato hra už skončila; prohlédnete si ji příkazem saloon replay { $file }
