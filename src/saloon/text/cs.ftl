### Saloon: co říká terminál v každé hře, česky.

## Names

seat-unnamed = Místo { $number }
you = vy
seat-names = Jarda, Sára, Karel, Bára, Vilém, Líza
value-on = Ano
value-off = Ne
value-preset = Podle pravidel
number = { NUMBER($number) }
nothing = nic
total = Celkem

## Playing

table = U stolu: { $players }. Semínko náhody: { $seed }.
table-size =
    { $players ->
        [one] Stůl je pro { $players } hráče.
        [few] Stůl je pro { $players } hráče.
        [many] Stůl je pro { $players } hráče.
       *[other] Stůl je pro { $players } hráčů.
    }
welcome-keys = Volte číslem. ? nápověda, h rada, u zpět, s uložit, q odejít.
ask = {"> "}
thinking = { $player } přemýšlí …
no-such-choice =
    { $count ->
        [1] Volba { $number } tu není; je tu jen 1, nebo ? pro nápovědu.
       *[other] Volba { $number } tu není; napište číslo od 1 do { $count }, nebo ? pro nápovědu.
    }
unknown-input =
    { $count ->
        [1] Nerozumím: „{ $line }“. Napište 1, nebo ? pro nápovědu.
       *[other] Nerozumím: „{ $line }“. Napište číslo od 1 do { $count }, nebo ? pro nápovědu.
    }
adviser = Bot
hint = Bot by zvolil { $number }: { $action }.

## Help

key-number = 1, 2, …: zvolit tuto možnost
key-enter = Enter: znovu ukázat stůl, nebo zvolit jedinou možnost
key-why = proč …: proč něco nejde; pojmenujte akci nebo součást hry vlastními slovy
key-rule = ? { $rule }: text pravidla
key-hint = h: zeptat se bota, co by udělal
key-undo = u: vzít poslední volbu zpět; u! i tehdy, když se mezitím něco ukázalo
key-save = s [SOUBOR]: uložit hru; od té chvíle se tam ukládá po každém tahu
key-quit = q: odejít od stolu
help-rules = Všechna pravidla: saloon rules { $game } --lang cs

## Why not

why-what = Proč co? Pojmenujte akci nebo součást hry.
why-unknown = Nic v této hře se nejmenuje „{ $words }“. Pojmenujte akci nebo součást hry.
why-possible = To jde, je to volba { $number }: { $action }.
why-forbidden = Teď nejde: { $action }.

## Taking back

undo-nothing = Zatím jste nic nezvolili.
undo-done = Poslední volbu jste vzali zpět.
undo-barrier = Mezitím se ukázaly karty nebo rozhodoval někdo jiný, takže by musel souhlasit celý stůl. Botům to nevadí: u! vezme volbu zpět a přijdou znovu tytéž karty.

## Keeping

saved = Hra je uložena v souboru { $file }.
offer-save = Uložit hru? Napište a pro soubor { $file }, jiné jméno souboru, nebo n.
resume-with = Pokračovat můžete příkazem: saloon play { $file }
record-lies = Záznam hry je v souboru { $file }.
record-not-kept = Záznam této hry se neuchoval; uchovalo by ho --save SOUBOR.
goodbye = Na shledanou.

## The end

winner = Vítězí { $players }!
winners = O vítězství se dělí: { $players }!
points-alone =
    { $points ->
        [one] { $player }: 1 bod
        [few] { $player }: { $points } body
       *[other] { $player }: { $points } bodů
    }

## Commands

serve-ready = Saloon má otevřeno: { $address } (zavřete ho klávesami Ctrl-C; všechny hry zůstanou uložené)
games-players =
    { $most ->
        [few] { $least } až { $most } hráče
       *[other] { $least } až { $most } hráčů
    }
games-options = možnosti
replay-title =
    { $players ->
        [one] { $game }, { $players } hráč, semínko náhody { $seed }
        [few] { $game }, { $players } hráči, semínko náhody { $seed }
        [many] { $game }, { $players } hráče, semínko náhody { $seed }
       *[other] { $game }, { $players } hráčů, semínko náhody { $seed }
    }
replay-title-fair =
    { $players ->
        [one] { $game }, { $players } hráč, ověřitelný stůl
        [few] { $game }, { $players } hráči, ověřitelný stůl
        [many] { $game }, { $players } hráče, ověřitelný stůl
       *[other] { $game }, { $players } hráčů, ověřitelný stůl
    }
replay-as = pohled: { $player }
replay-hidden = { $player } dělá volbu, která není vidět.
replay-undo = { $player } bere poslední volbu zpět.
replay-warning = { $file } někdo upravil nebo poškodil, takže to nemusí být odehraná hra: { $problem }
verify-good =
    { $count ->
        [one] { $file }: v pořádku. { $count } řádek vede k zaznamenanému stavu.
        [few] { $file }: v pořádku. Všechny { $count } řádky vedou k zaznamenaným stavům.
        [many] { $file }: v pořádku. { $count } řádku vede k zaznamenaným stavům.
       *[other] { $file }: v pořádku. Všech { $count } řádků vede k zaznamenaným stavům.
    }
verify-fair = Tajemství odpovídá otisku, který byl ukázán před hrou.
verify-salt = { $player }: sůl do losování { $salt }
verify-key = klíč všeho losování { $key }
verify-unfinished = Hra neskončila.
verify-digest = otisk { $digest }

## Files

file-FileNotFoundError = Soubor ani složka neexistuje
file-PermissionError = Není dovoleno číst ani zapisovat
file-IsADirectoryError = Je to složka, ne soubor
file-NotADirectoryError = Taková složka neexistuje
