### Saloon v prohlížeči: všechny věty společné všem hrám, česky.

## The house

title = Saloon
motto = Moderní stolní hry s přáteli i boty
language-en = English
language-cs = Čeština
number = { NUMBER($number) }
nothing = nic
total = Celkem
loading = Okamžik …
close = Zavřít
dismiss = Skrýt
back = Zpět
to-lobby = Do lokálu
to-table = Ke stolu
copy = Kopírovat
copied = Zkopírováno
unofficial = Neoficiální: vydavatelé ani autoři her tento program nevytvořili, neschválili a nepodporují. Názvy her patří jejich vlastníkům.
about = O programu a licence
value-on = Ano
value-off = Ne
value-preset = Podle pravidel

## Lobby

games = Hry
players-from-to =
    { $most ->
        [few] { $least } až { $most } hráči
       *[other] { $least } až { $most } hráčů
    }
minutes = { $minutes } min
play-now = Hrát hned
play-now-help =
    { $bots ->
        [one] Vy a jeden bot. Začíná se hned.
        [few] Vy a { $bots } boti. Začíná se hned.
        [many] Vy a { $bots } bota. Začíná se hned.
       *[other] Vy a { $bots } botů. Začíná se hned.
    }
set-up = Připravit stůl
learn = Naučit se hrát
intro-new = Poprvé?
intro-open = Zahrajte si úvod
your-name = Vaše jméno
their-name = Jméno
default-name = Host
bot-names = Jarda, Sára, Karel, Bára, Vilém, Líza, Čeněk
my-tables = Moje stoly
my-tables-all = Všechny moje stoly ({ $count })
welcome = Jste tu poprvé?
means-play-now = vy a boti, na jedno kliknutí.
means-set-up = přátelé přes odkaz nebo u jedné obrazovky, boti, varianty.
means-learn = hra v několika tazích, krok za krokem.
open-tables = Volné stoly
open-tables-none = Zrovna nikdo nečeká na společnost.
table-my-turn = Jste na tahu
table-playing = Hraje se
table-waiting =
    { $free ->
        [0] Za chvíli se začne
        [one] Jedno místo je volné
        [few] { $free } místa jsou volná
        [many] { $free } místa je volné
       *[other] { $free } míst je volných
    }
table-over = Dohráno
table-closed = Zavřeno
table-do-continue = Pokračovat
table-do-join = Přisednout
table-do-watch = Dívat se
table-do-look = Prohlédnout

## Setting up

set-up-title = { $game }: příprava stolu
how-many = Hráčů
company = Spoluhráči
company-bot = Boti
company-link = Přátelé přes odkaz
company-here = Přátelé u této obrazovky
seat-who = Místo { $number }: kdo
seat-unnamed = Hráč { $number }
sitter-me = Já
sitter-here = Někdo vedle mě
sitter-link = Někdo přes odkaz
sitter-bot = Bot
sitter-link-help = dostane od vás odkaz
bot-level = Jak silný
level-greenhorn = Zelenáč
level-cowpoke = Honák
level-gambler = Hazardér
level-sheriff = Šerif
level-legend = Legenda
single-rules = Jednotlivá pravidla zvlášť
clock = Hodiny
clock-none = Žádné
    .help = Přemýšlejte, jak dlouho chcete.
clock-calm = Klidné
    .help = 90 sekund na každou volbu a 15 minut v zásobě.
clock-brisk = Svižné
    .help = 30 sekund na každou volbu a 5 minut v zásobě.
clock-own = Vlastní
    .help = Když dojde obojí, zaskočí za vás bot, než se vrátíte.
clock-move = Sekund na volbu
clock-bank = Sekund v zásobě
pace = Jak dlouho boti otálejí
pace-instant = Vůbec
pace-brisk = Chvilku
pace-calm = Déle
hints-allowed = Hráči si smějí vyžádat radu od bota
listed = Ukázat stůl v lokálu všem
open-table = Otevřít stůl
no-game-title = Tuhle hru tu nemáme
terms-clock = { $move } s na volbu a { $bank } min v zásobě
terms-no-hints = bez rad
terms-own-components = se součástmi domu

## Joining and waiting

invited = Zvou vás ke hře
seat-free = Volné místo
take-this-seat = Vzít si je
join = Přisednout ke stolu
watch = Jen se dívat
waiting-title =
    { $missing ->
        [0] Za chvíli se začne
        [one] Čeká se na jednoho hráče
        [few] Čeká se na { $missing } hráče
        [many] Čeká se na { $missing } hráče
       *[other] Čeká se na { $missing } hráčů
    }
share-link = Odkaz pro ostatní
link-local = Tato adresa vede jen na tento počítač. Aby mohli přijít i ostatní, spusťte server pro celou síť a otevřete ho tu pod adresou tohoto počítače v síti:
seat-mine = vy
seat-mine-too = také vaše
seat-here = je tady
seat-away = je pryč
seat-stand-in = zaskakuje bot
seat-by-link = kdo otevře odkaz
seat-bot = Dát botovi
seat-free-it = Uvolnit místo
fill-with-bots =
    { $missing ->
        [one] Dát volné místo botovi
        [few] Dát { $missing } volná místa botům
        [many] Dát { $missing } volného místa botům
       *[other] Dát { $missing } volných míst botům
    }
begins-by-itself = Jakmile budou všechna místa obsazená, hra začne sama.
other-device = Pokračovat na jiném zařízení
seat-key-help = Kdo otevře tento tajný odkaz, hraje za vás. Otevřete si ho třeba v telefonu a nikomu ho nedávejte.
seat-key-of = Tajný odkaz hráče { $player }
seat-key-title = Přenést si místo sem
seat-key-text = Tento odkaz otevírá místo u stolu, kde sedí { $names }. Hrát pak můžete i na tomto zařízení.
seat-key-warning = Je určen jen tomu, komu místo patří. Pokud jste ho dostali od někoho jiného, ověřte si, že nejde o omyl.
seat-key-take = To místo je moje
leave = Odejít od stolu
leave-sure = Dál za vás bude hrát bot. Kdykoli se můžete vrátit a hru zase převzít.
leave-yes = Odejít
close-table = Zavřít stůl
close-sure = Hra tím pro všechny končí a nedá se v ní pokračovat.
close-yes = Zavřít všem
stay = Zůstat

## At the table

people = U stolu
the-table = Stůl
choices = Co můžete udělat
no-board = Stůl této hry se nepodařilo načíst; tady je prostý přehled.
has-the-turn = je na tahu
watching =
    { $count ->
        [one] Přihlíží jeden divák
        [few] Přihlížejí { $count } diváci
        [many] Přihlíží { $count } diváka
       *[other] Přihlíží { $count } diváků
    }
prompt-sending = Vaše volba je na cestě …
prompt-done =
    { $count ->
        [0] Vaše volba platí.
       *[other] Vaše volba platí. Teď se čeká na další: { $names }.
    }
prompt-stand-in = Právě za vás hraje bot.
prompt-closed = Tento stůl je z vůle hostitele zavřený.
prompt-bot =
    { $count ->
        [0] Okamžik …
        [one] { $names } přemýšlí …
       *[other] Přemýšlejí: { $names } …
    }
prompt-person =
    { $count ->
        [0] Okamžik …
       *[other] Na tahu: { $names }.
    }
tools = Nástroje
undo = Zpět
undo-free = Vzít poslední volbu zpět (U)
undo-by-consent = Požádat stůl o vrácení poslední volby (U)
undo-none = Není co vracet
hint = Rada
hint-thinks = Bot o tom přemýšlí …
hint-says = Bot by zvolil: { $action }
why = Proč ne?
log = Průběh
log-new = Nové
chat = Hovor
rules = Pravidla
menu = Menu
news =
    { $count ->
        [one] jeden nový řádek
        [few] { $count } nové řádky
        [many] { $count } nového řádku
       *[other] { $count } nových řádků
    }
scores = Výsledky
stand-in = Bot hraje za
stand-in-end = Převzít své místo
stand-in-for = { $player }

## Undo

take-back-title = Vrátit volbu
take-back-sure = Od vaší poslední volby se něco ukázalo nebo rozhodoval někdo jiný. Musí souhlasit všichni ostatní; botům to nevadí.
take-back-ask = Požádat stůl
take-back-asks = { $player } žádá o vrácení poslední volby.
take-back-agree = Souhlasím
take-back-refuse = Ne
take-back-waits = { $player } žádá o vrácení poslední volby. Ještě se čeká na odpověď: { $others }.

## Why not

why-title = Teď nejde
why-rule = Přečíst pravidlo { $rule }
why-possible = Tohle jde.
ask-why-title = Proč nemůžu …?
ask-why-help = Vyberte, co byste chtěli udělat; ukáže se pravidlo, které tomu brání.
ask-why-search = Hledat, co chcete udělat
ask-why-none = Nic se tu nejmenuje „{ $search }“, nebo je to právě možné.
rules-search = Hledat v pravidlech
rules-none = Žádné pravidlo nemluví o „{ $search }“.

## Chat

chat-empty = Zatím nikdo nic neřekl.
chat-say = Řekněte něco
chat-send = Říct
chat-kept = odejde, až se spojení obnoví
chat-mute = Ztlumit
chat-mute-name = Ztlumit: { $name }
chat-unmute = Zase slyšet
chat-unmute-all = Slyšet je
chat-silenced =
    { $count ->
        [one] Jedna věta od ztlumených.
        [few] { $count } věty od ztlumených.
        [many] { $count } věty od ztlumených.
       *[other] { $count } vět od ztlumených.
    }

## What happens at the table

event-table-said = { $name }: { $text }
event-table-joined = { $player } si přisedá.
event-table-left = { $player } odchází od stolu.
event-table-began = Hra začíná.
event-table-stand-in =
    { $on ->
        [yes] { $player }: zaskakuje bot.
       *[no] { $player } hraje zase bez bota.
    }
event-table-took-back = { $player } bere poslední volbu zpět.
event-table-asks-back = { $player } žádá o vrácení poslední volby.
event-table-answered =
    { $agree ->
        [yes] { $player } souhlasí.
       *[no] { $player } nesouhlasí.
    }
event-table-out-of-time = { $player }: čas vypršel.
event-table-closed = Stůl je zavřený.
event-table-stale = Než vaše volba dorazila, stůl se pohnul dál, takže neplatí. Podívejte se a zvolte znovu.
event-table-refused = To nejde: { $rule }
event-table-counted = Vaše volba platí.
event-table-slow-down = Trochu pomaleji, prosím: nedorazilo všechno, na co jste klikli.

## The connection

offline = Spojení se stolem je přerušené.
offline-kept = Co jste udělali, je uschované a odejde.
offline-nothing-lost = Nic se neztratilo.
offline-retry-in =
    { $seconds ->
        [0] Zkouší se to znovu …
       *[other] Zkusit hned (za { $seconds } s)
    }
offline-retrying = Zkouší se to znovu …

## One screen for several

curtain-pass = Teď hraje { $player }
curtain-text = Předejte zařízení; ostatní se prosím nedívají.
curtain-me = To jsem já: { $player }

## The end

winners =
    { $count ->
        [one] Vítězí { $players }!
       *[other] O vítězství se dělí { $players }!
    }
points-alone =
    { $points ->
        [one] { $player }: 1 bod
        [few] { $player }: { $points } body
       *[other] { $player }: { $points } bodů
    }
rematch = Hrát znovu
rematch-join = K další hře
replay = Přehrát záznam
save-record = Uložit záznam
look-at-board = Prohlédnout stůl
sheet-of = Výsledky hráče { $player }
kept-title = Co z tohoto stolu zůstalo
kept-opened = Otevřen { DATETIME($at, dateStyle: "long") }.
kept-choices =
    { $count ->
        [0] Nikdo ještě nic nezvolil.
        [one] V jeho záznamu je jedna volba. Co znamená, ví verze { $version } této hry.
        [few] V jeho záznamu jsou { $count } volby a vrácení. Co znamenají, ví verze { $version } této hry.
       *[other] V jeho záznamu je { $count } voleb a vrácení. Co znamenají, ví verze { $version } této hry.
    }

## Replay

seen-by = Pohled
seen-by-all = divák (jen to, co je veřejné)
replay-title = Záznam
replay-start = Před první volbou.
replay-first = Na začátek
replay-back = O jednu volbu zpět
replay-play = Přehrát
replay-pause = Zastavit
replay-next = O jednu volbu dál
replay-last = Na konec
replay-moment = Okamžik hry
replay-at = { $number } z { $last }

## Fairness

fairness = Poctivá hra
fairness-text = Karty i kostky u tohoto stolu vycházejí z jediného klíče. Vznikl společně: něčím přispěl server a něčím hráči, takže si ho nikdo nemohl vybrat. Tady si to ověříte.
fairness-step-1 = Než si kdokoli sedl ke stolu, vylosoval server tajemství o 256 bitech a ukázal jeho otisk. Otisk tajemství pevně určuje, ale neprozrazuje.
fairness-step-2 = Prohlížeč každého hráče otisk viděl a teprve potom vylosoval vlastní číslo, takzvanou sůl. Tajemství a soli dohromady dají klíč a z něj plyne každé zamíchání a každý hod. Boti klíč nedostanou a váš prohlížeč také ne.
fairness-step-3 = Po skončení hry se tajemství ukáže. Kdo ho má, může si otisk i klíč spočítat, porovnat a celou hru přehrát.
fairness-hash = Otisk tajemství
fairness-hash-noted = Stejný otisk si váš prohlížeč poznamenal, když tento stůl uviděl poprvé.
fairness-hash-other = Když váš prohlížeč uviděl tento stůl poprvé, poznamenal si jiný otisk: { $hash }
fairness-hash-not-noted = Tento prohlížeč si otisk nepoznamenal; porovnejte ho s tím, co vidí ostatní u stolu.
fairness-salts = Soli hráčů
fairness-salts-later = budou úplné, až hra začne
fairness-salt-none = žádná
fairness-salt-mine = vaše
fairness-salt-noted = vaše, přesně jak ji vylosoval váš prohlížeč
fairness-salt-other = vaše, jenže váš prohlížeč vylosoval jinou: { $salt }
fairness-secret = Tajemství
fairness-secret-later = ukáže se po skončení hry
fairness-check = Ověřit
fairness-checking = Ověřuje se …
fairness-hash-good = Váš prohlížeč spočítal otisk z tajemství: souhlasí.
fairness-hash-bad = Váš prohlížeč spočítal otisk z tajemství: nesouhlasí!
fairness-key = Klíč z tajemství a solí, spočítaný ve vašem prohlížeči
fairness-record-good =
    { $count ->
        [one] Záznam sedí: { $count } volba vede k zaznamenanému stavu.
        [few] Záznam sedí: všechny { $count } volby vedou k zaznamenaným stavům.
        [many] Záznam sedí: { $count } volby vede k zaznamenaným stavům.
       *[other] Záznam sedí: všech { $count } voleb vede k zaznamenaným stavům.
    }
fairness-record-bad = Záznam nesedí: { $problem }
fairness-record-other = uvádí jiný otisk, tajemství nebo soli než tato stránka
fairness-yourself = Nevěříte nikomu? Po hře si uložte záznam a ověřte ho na vlastním počítači:

## Settings

settings = Nastavení
settings-language = Jazyk
settings-theme = Vzhled
theme-system = Podle systému
theme-light = Světlý
theme-dark = Tmavý
settings-speed = Animace
speed-off = Žádné
speed-fast = Rychlé
speed-normal = Běžné
settings-sound = Zvuky
settings-big-text = Velké písmo
settings-muted = Ztlumení
settings-kept = Uloženo jen v tomto prohlížeči.

## Keys

shortcuts = Klávesy
key-arrows = pohyb mezi tím, co lze zvolit
key-enter = zvolit, nebo vzít do ruky
key-escape = vrátit, zavřít
key-undo = vzít poslední volbu zpět
key-hint = zeptat se bota
key-why = zeptat se, proč něco nejde
key-log = průběh
key-chat = hovor
key-rules = pravidla
key-help = tento přehled
key-step = o jednu volbu zpět nebo dál
key-space-name = Mezerník
key-play = přehrávat, nebo zastavit
key-ends = na začátek nebo na konec

## About

about-title = O Saloonu
about-text = Saloon dává moderní stolní hry na jeden stůl: hrajete v prohlížeči s přáteli i s boty, bez účtu, a každé pravidlo se hlídá a vysvětluje.
about-games-title = Hry
about-games = Saloon je neoficiální. Vydavatelé ani autoři her ho nevytvořili, neschválili a nepodporují. Názvy her a ochranné známky v nich patří svým vlastníkům: Cover Your Assets společnosti Grandpa Beck’s Games, Dice Town společnosti Matagot, Fliptown společnosti Write Stuff Games, Zboduj město (Point City) společnostem Flatout Games a AEG, Legendy Západu (Western Legends) společnostem Kolossal Games a Matagot. Pravidla vyprávíme vlastními slovy. Líbí se vám některá hra? Kupte si ji: s přáteli u opravdového stolu je ještě lepší.
about-data-title = Co se uchovává
about-data = Podepsaná cookie říká, která místa jsou vaše, a server uchovává záznamy stolů. Vaše nastavení zůstává v tomto prohlížeči. Nic se odjinud nenačítá a nikomu jinému se nic neposílá.
about-licences-title = Licence
licence-code = Saloon
    .text = Licence MIT, © The Saloon developers.
licence-icons = Ikony
    .text = game-icons.net, autoři Lorc, Delapouite a další, CC BY 3.0 (creativecommons.org/licenses/by/3.0). Přebarveno a zasazeno do vlastních kreseb.
licence-fonts = Písma
    .text = Sancreek (Vernon Adams), Bevan (The Bevan Project Authors), Zilla Slab (The Mozilla Foundation); SIL Open Font License 1.1, z balíčků Fontsource.
licence-libraries = Knihovny
    .text = Svelte (MIT), Project Fluent (Apache 2.0), noble-hashes (MIT).
nowhere-title = Tady nic není
nowhere-text = Tato adresa nikam nevede.
no-table-title = Tento stůl nelze otevřít

## Problems

problem-offline = Server neodpovídá. Běží a jste připojeni?
problem-unknown = Nepovedlo se to a server neřekl proč.
problem-asked-already = Stůl už jste žádali a nesouhlasil.
problem-bad-clock = Hodiny dávají na volbu 1 sekundu až 7 dní a do zásoby nejvýš 7 dní.
problem-bad-key = Tento tajný odkaz žádné místo neotevírá; možná kus chybí.
problem-bad-promise = Takový stůl server nikdy neslíbil; otevřete nový.
problem-bad-salt = Sůl má 1 až 64 písmen bez diakritiky, číslic, pomlček a podtržítek a patří k vlastnímu místu.
problem-bad-request = Server požadavku nerozuměl: { $what }.
problem-bad-setup = Takhle hru připravit nelze.
problem-began = Hra už začala.
problem-busy = Server má moc práce; zkuste to za chvíli.
problem-chat-full = U tohoto stolu už nelze nic říct.
problem-chat-too-long = Na jednu větu je to příliš dlouhé.
problem-closed = Tento stůl je zavřený.
problem-damaged = Záznam tohoto stolu je poškozený, nelze ho otevřít.
problem-hidden = Dokud se hraje, smíte se dívat jen vlastníma očima.
problem-no-action = Taková akce není.
problem-no-game = Tuhle hru tu nemáme.
problem-no-hints = U tohoto stolu se hraje bez rad.
problem-no-language = Tímto jazykem server nemluví.
problem-no-level = Tak silný bot tu není.
problem-no-moment = Tak daleko hra nedošla.
problem-no-name = Jméno musí mít aspoň jedno písmeno.
problem-no-page = Na této adrese nic není.
problem-no-person = Tam nikdo nesedí.
problem-no-seat = Takové místo u stolu není.
problem-no-table = Takový stůl není. Možná kus odkazu chybí.
problem-not-asked = Nikdo se vás neptá.
problem-not-away = Na tomto místě někdo je, nebo ještě před chvílí byl.
problem-not-host = To smí jen hostitel stolu.
problem-not-over = Hra ještě neskončila.
problem-not-playing = Teď se nehraje.
problem-not-your-seat = Toto místo není vaše.
problem-not-your-turn = Teď nejste na řadě.
problem-nothing-to-take-back = Není co vracet.
problem-old-promise = Slib tohoto stolu je starší než jeden den; otevřete nový.
problem-only-players = To smějí jen hráči.
problem-origin = Tato stránka sem nepatří.
problem-other-version = Tento stůl začal s verzí { $began } této hry a dnes se tu hraje verze { $now }: stůl je zavřený a jeho záznam zůstává uložen.
problem-promise-used = Tento stůl už je otevřený.
problem-record-too-long = Tento záznam je příliš dlouhý.
problem-seat-taken = Někdo byl rychlejší: místo je obsazené.
problem-server = Na serveru se něco pokazilo. Stůl stojí, jak stál; zkuste to znovu.
problem-storage = Server teď nemůže zapisovat; zkuste to za chvíli.
problem-table-full = U tohoto stolu se stalo už příliš mnoho; přijímá jen volby.
problem-too-fast = Příliš mnoho požadavků; chvíli počkejte.
problem-too-large = Tohle je příliš velké.
problem-too-many-take-backs = Vracelo se tu už tolik voleb, že to stačilo.
problem-too-slow = Spojení nestačilo.
