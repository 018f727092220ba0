### Legendy Západu: všechna jména a věty hry česky. Pravidla jsou v rules.cs.ftl.

## Hra

game-name = Legendy Západu
game-tagline = Na koni, s bandity, u karet i v dolech Divokého západu, kde vám nikdo neurčí cestu: vyhraje největší legenda.
rival-name = Muž v černém

## Suroviny

resource-money = peníze
resource-lp = BV
resource-cards = pokerové karty
resource-random-cards = náhodné pokerové karty
resource-nuggets = nuggety
resource-wounds = zranění
resource-heal = zahojená zranění
resource-marshal = BSZ
resource-wanted = BP
resource-actions = akce
resource-cattle = dobytek
side-neutral = neutrální
side-lawman = strážce zákona
side-outlaw = psanec
colour-green = zelená
colour-blue = modrá

## Oblasti a lokace

area-mesitos-point = Mesito's Point
area-darkrock = Darkrock
area-dixon-creek = Dixon Creek
area-sunny-hills = Sunny Hills
area-red-falls = Red Falls
area-cliff-junction = Cliff Junction
area-spikes-view = Spike's View
place-outside-towns = mimo města
kind-store = Obchod
    .help = V jedné akci nakoupíte libovolný počet karet vybavení a vylepšíte libovolný počet zbraní a zvířat.
kind-saloon = Saloon
    .help = Zahájíte partii pokeru: vklad 10 $ a přidat se smí každý, kdo je ve městě.
kind-mine = Důl
    .help = Hledáte zlato: hod dvěma kostkami přinese nuggety a peníze.
kind-bank = Banka
    .help = Prodáte nuggety, každý za 20 $ a 1 BV, nebo banku vyloupíte: 80 $ a 3 BP, překonáte-li stráž.
kind-doctor = Lékař
    .help = Za 10 $ se zahojí všechna zranění a za každé si doberete pokerovou kartu.
kind-cabaret = Kabaret
    .help = Pitka: 1 BV za každých 30 $, najednou nejvýš 4 BV.
kind-ranch = Ranč
    .help = Pořídíte žeton dobytka. Na ranči druhé barvy smíte kradený prodat za 1 BP a jeho bonus.
kind-rail-station = Nádraží
    .help = Odvezete svůj žeton dobytka za 1 BSZ a jeho bonus. Psanci ne.
kind-hideout = Skrýš
    .help = Kdo vstoupí, když je tu bandita, musí s ním hned bojovat.
kind-sheriff-office = Stanice šerifa
    .help = Odtud vyráží šerif a tady končí zatčení psanci.
location-store-darkrock = Obchod v Darkrocku
location-saloon-darkrock = Saloon v Darkrocku
location-sheriff-office = Stanice šerifa
location-bank = Banka
location-store-red-falls = Obchod v Red Falls
location-saloon-red-falls = Saloon v Red Falls
location-doctor = Lékař
location-cabaret = Kabaret
location-ranch-green = Zelený ranč
location-ranch-blue = Modrý ranč
location-mine-sunny-hills = Důl Sunny Hills
location-mine-spikes-view = Důl Spike's View
location-mine-cliff-junction = Důl Cliff Junction
location-rail-station = Nádraží
location-hideout-a-mesitos = Skrýš A, Mesito's Point
location-hideout-a-sunny = Skrýš A, Sunny Hills
location-hideout-b-sunny = Skrýš B, Sunny Hills
location-hideout-b-dixon = Skrýš B, Dixon Creek
location-hideout-c-spikes = Skrýš C, Spike's View
location-hideout-c-cliff = Skrýš C, Cliff Junction
letters-none = žádné
letters-a = A
letters-b = B
letters-c = C
letters-a-b = A a B
letters-a-c = A a C
letters-b-c = B a C
letters-a-b-c = A, B a C

## Pole

space-M1 = Bizoní louka
space-M2 = Skrýš A, Mesito's Point
space-M3 = Zelený ranč
space-M4 = Honácká stezka
space-M5 = Borové stráně
space-M6 = Úpatí stolové hory
space-M7 = Šibeniční stezka
space-M8 = Suchá rokle
space-M9 = Západní prérie
space-M10 = Stará západní cesta
space-M11 = Kojotí pláň
space-D1 = Stanice šerifa
space-D2 = Obchod v Darkrocku, západ
space-D3 = Obchod v Darkrocku, sever
space-D4 = Obchod v Darkrocku, východ
space-D5 = Saloon v Darkrocku, sever
space-D6 = Darkrock, hlavní ulice
space-D7 = Darkrock, východní brána
space-D8 = Saloon v Darkrocku, východ
space-D9 = Banka
space-D10 = Saloon v Darkrocku, západ
space-X1 = Skrýš B, Dixon Creek
space-S1 = Skrýš B, Sunny Hills
space-S2 = Důl Sunny Hills
space-S3 = Tábor zlatokopů
space-S4 = Antilopí hřeben
space-S5 = Slunečnicové údolí
space-S6 = Horní pastviny
space-S7 = Modrý ranč
space-S8 = Skrýš A, Sunny Hills
space-S9 = Chřestýší cesta
space-S10 = Trnitá pláň
space-S11 = Východní prérie
space-R1 = Lékař
space-R2 = Kabaret
space-R3 = Saloon v Red Falls, sever
space-R4 = Saloon v Red Falls, východ
space-R5 = Saloon v Red Falls, západ
space-R6 = Obchod v Red Falls, sever
space-R7 = Obchod v Red Falls, západ
space-R8 = Obchod v Red Falls, východ
space-C1 = Úzký průsmyk
space-C2 = Rozcestí
space-C3 = Větrný vrch
space-C4 = Topolový háj
space-C5 = Vozové koleje
space-C6 = Útes nad řekou
space-C7 = Cliff Junction, křižovatka
space-C8 = Skrýš C, Cliff Junction
space-C9 = Supí vyhlídka
space-C10 = Dřevěný most
space-C11 = Důl Cliff Junction
space-C12 = Vrbový břeh
space-P1 = Osamělý kaktus
space-P2 = Skrýš C, Spike's View
space-P3 = Hřbitovní vrch
space-P4 = Spikeova pláň
space-P5 = Důl Spike's View
space-P6 = Chatrče za městem
space-P7 = Konec trati
space-P8 = Jižní brána
space-P9 = Nákladiště
space-P10 = Bankéřova louka
space-P11 = Stín stolové hory
space-P12 = Nádraží
space-P13 = Přívoz
space-mesa-northern = Severní stolová hora
space-mesa-southern = Jižní stolová hora

## Postavy

character-annie-oakley = Annie Oakleyová
    .about = Ostrostřelkyně, na jejíž vystoupení se hrnuly davy na dvou kontinentech.
character-bass-reeves = Bass Reeves
    .about = Zástupce šerifa, který prý předvedl tisíce hledaných mužů.
character-billy-the-kid = Billy Kid
    .about = Pistolník, který se proslavil dřív, než mu bylo jednadvacet, a brzy nato zemřel.
character-bloody-knife = Krvavý nůž
    .about = Zvěd, který znal cesty tam, kde jiní viděli jen skálu.
character-calamity-jane = Calamity Jane
    .about = Žena z pohraničí, která ošetřovala nemocné stejně ochotně, jako vyprávěla neuvěřitelné historky.
character-doc-holliday = Doc Holiday
    .about = Zubař s kašlem, balíčkem karet a bez čehokoli, co by mohl ztratit.
character-jesse-james = Jesse James
    .about = Lupič bank a vlaků, o němž se zpívaly balady.
character-kit-carson = Kit Carson
    .about = Lovec a průvodce, který byl v divočině doma.
character-stagecoach-mary = Mary z dostavníku
    .about = Mary Fieldsová, která s poštovním vozem nevynechala jediný den.
character-wild-bill-hickok = Divoký Bill Hickok
    .about = Strážce zákona a karbaník, který nejraději seděl zády ke zdi.
character-wyatt-earp = Wyatt Earp
    .about = Strážce zákona, o kterém slyšel každý.
character-yb-rowdy = Y. B. Rowdy
    .about = Kovboj, kterého nerozhodilo žádné stádo ani špatné karty.

## Vybavení

item-mustang = Mustang
    .text = Pohyb 4.
    .upgraded = Pohyb 5; na konci hry 2 BV.
item-mule = Mula
    .text = Pohyb 3; místo na 2 nuggety navíc.
    .upgraded = Pohyb 4; místo na 2 nuggety navíc; na konci hry 1 BV.
item-revolver = Revolver
    .text = Bez efektu.
    .upgraded = Karta zahraná proti vám v boji platí o 1 méně; na konci hry 1 BV.
item-shotgun = Brokovnice
    .text = Po vyhraném boji si doberete 1 pokerovou kartu.
    .upgraded = Karta zahraná proti vám platí o 1 méně; po vyhraném boji si doberete 1 pokerovou kartu; na konci hry 1 BV.
item-rifle = Karabina
    .text = Před bojem si prohlédnete 2 náhodné karty z rivalovy ruky, nebo 2 bojové karty virtuální postavy.
    .upgraded = Před bojem si prohlédnete celou rivalovu ruku; virtuální postava si dobírá o 1 bojovou kartu méně a 2 si prohlédnete; na konci hry 2 BV.
item-whiskey = Whiskey
    .text = Při získání zahojí 1 zranění. Po své akci pohyb ji smíte vrátit a způsobit 1 zranění postavě jiného hráče na svém poli.
item-ten-gallon = Širák
    .text = Po partii pokeru: 1 BV za výhru, 10 $ za prohru.
item-provisions = Zásoby
    .text = Při získání si doberete 1 pokerovou kartu. Akce: vrátíte je, doberete si 1 pokerovou kartu a zahojí se 1 zranění.
item-miners-map = Mapa
    .text = Po hledání zlata smíte jednou z kostek hodit znovu.
equipment-movement = Pohyb { $count }
equipment-nuggets = Místo na { $count ->
        [one] 1 nugget
        [few] { $count } nuggety
       *[other] { $count } nuggetů
    } navíc
equipment-points = Na konci hry { $count } BV

## Pokerové karty

card-2-spades = 2♠
card-2-clubs = 2♣
card-2-hearts = 2♥
card-2-diamonds = 2♦
card-3-spades = 3♠
card-3-clubs = 3♣
card-3-hearts = 3♥
card-3-diamonds = 3♦
card-4-spades = 4♠
card-4-clubs = 4♣
card-4-hearts = 4♥
card-4-diamonds = 4♦
card-5-spades = 5♠
card-5-clubs = 5♣
card-5-hearts = 5♥
card-5-diamonds = 5♦
card-6-spades = 6♠
card-6-clubs = 6♣
card-6-hearts = 6♥
card-6-diamonds = 6♦
card-7-spades = 7♠
card-7-clubs = 7♣
card-7-hearts = 7♥
card-7-diamonds = 7♦
card-8-spades = 8♠
card-8-clubs = 8♣
card-8-hearts = 8♥
card-8-diamonds = 8♦
card-9-spades = 9♠
card-9-clubs = 9♣
card-9-hearts = 9♥
card-9-diamonds = 9♦
card-10-spades = 10♠
card-10-clubs = 10♣
card-10-hearts = 10♥
card-10-diamonds = 10♦
card-jack-spades = J♠
card-jack-clubs = J♣
card-jack-hearts = J♥
card-jack-diamonds = J♦
card-queen-spades = Q♠
card-queen-clubs = Q♣
card-queen-hearts = Q♥
card-queen-diamonds = Q♦
card-king-spades = K♠
card-king-clubs = K♣
card-king-hearts = K♥
card-king-diamonds = K♦
card-ace-spades = A♠
card-ace-clubs = A♣
card-ace-hearts = A♥
card-ace-diamonds = A♦
poker-cheat = Švindl
    .text = V partii pokeru platí za libovolnou hodnotu a barvu, ve flopu však ne.
poker-sprint = Sprint
    .text = Po své akci pohyb se pohněte až o 2 pole dál.
poker-shootout = Přestřelka
    .text = V boji vám dovolí boj zrušit a začít znovu.
poker-manhunt = Štvanice
    .text = Akce: získáte 1 BV; je-li ve hře psanec, přemístíte šerifa až o 3 pole.
poker-sucker-punch = Rána pěstí
    .text = Po své akci pohyb způsobíte 1 zranění postavě jiného hráče na svém poli.
poker-stick-em-up = Ruce vzhůru!
    .text = Reakce v boji: karta zahraná proti vám platí o 2 méně.
poker-saddle-up = Do sedel!
    .text = Akce: pohnete se až o 6 polí.
poker-quick-draw = Bleskurychlá ruka
    .text = Proti virtuální postavě: její bojová karta nepůsobí a platí o 2 méně.
poker-golden-nugget = Zlatý valoun
    .text = Odhoďte ji při prodeji nuggetů: platí za 1 další prodaný nugget.
poker-trackers-instinct = Instinkt stopaře
    .text = Zahraná v boji: doberete si 1 pokerovou kartu. Akce: doberete si 2 pokerové karty.
poker-lady-luck = Madam Štístko
    .text = Zahraná v partii pokeru: po ní si doberete 1 pokerovou kartu a dostanete 30 $.
poker-payday = Výplata
    .text = Akce: dostanete 30 $.
poker-bulletproof = Neprůstřelná kazajka
    .text = Zahraná v boji: bojová karta nepůsobí a zahojí se vám 1 zranění.
poker-tenacity = Houževnatost
    .text = Akce: v tomto tahu máte 2 akce navíc.
poker-reputation = Pověst
    .text = Akce, jednou za tah: získáte 2 BV.
poker-living-legend = Živoucí legenda
    .text = Akce: získáte 1 BSZ, nebo 1 BP.
fight-card-2 = 2
fight-card-3 = 3
fight-card-4 = 4
fight-card-5 = 5
fight-card-6 = 6
fight-card-7 = 7
fight-card-8 = 8
fight-card-9 = 9
fight-card-10 = 10
fight-card-11 = J
fight-card-12 = Q
fight-card-13 = K
fight-card-14 = A
hand-high-card = nejvyšší karta
hand-pair = pár
hand-two-pair = dva páry
hand-three-of-a-kind = trojice
hand-straight = straight
hand-flush = flush
hand-full-house = full house
hand-four-of-a-kind = čtveřice
hand-straight-flush = straight flush
hand-royal-flush = royal flush
hand-five-of-a-kind = pětice

## Žetony a kostky

cattle-money = 40 $
cattle-nugget = 1 nugget
cattle-action = 10 $ a 1 akce
cattle-healing = 30 $ a 1 zahojené zranění
cattle-legend = 1 BV
cattle-card = 30 $ a 1 pokerová karta
cattle-reputation = 1 BSZ, nebo 1 BP
cattle-gold-dust = hod zlatokopeckou kostkou
face-nugget = nugget
face-money = 10 $
face-again = 10 $ a znovu
face-blank = nic

## Boje

fight-arrest = zatčení
fight-duel = souboj
fight-robbery = okradení
opponent-player = jiný hráč
opponent-bandit = bandita
opponent-guard = stráž banky
opponent-sheriff = šerif
opponent-gang = banda
opponent-man-in-black = Muž v černém
gang-canyon-gang = Kaňonská banda
gang-war-party = Válečná výprava
gang-night-riders = Noční jezdci
gang-raiders = Nájezdníci
gang-hill-gang = Banda z kopců
gang-train-robbers = Vlakoví lupiči
loot-money = polovina peněz
loot-nuggets = polovina nuggetů
loot-nothing = nic
source-ability = schopnost
source-weapon = zbraň
delivery-wrangle = po železnici
delivery-rustle = jako kradený
income-money = 20 $
income-cards = 2 pokerové karty
income-both = 10 $ a 1 pokerová karta
pile-left = levá
pile-right = pravá
window-join-poker = Přidávání k pokeru
window-fight-reaction = Reakce v boji
window-reroll = Opakování hodů
window-ability = Schopnosti
window-late-goals = Úkoly na závěr tahu

## Příběhové karty

story-the-cattle-baron = Dobytkářský baron
story-strike-it-rich = Zlatá žíla
story-high-noon = Pravé poledne
story-canyon-ambush = Léčka v kaňonu
story-drinks-on-the-house = Platí podnik
story-the-stolen-brand = Ukradený cejch
story-the-travelling-salesman = Podomní obchodník
story-card-sharps = Falešní hráči
story-honest-work = Poctivá práce
story-the-lost-herd = Ztracené stádo
story-medicine-show = Zázračný elixír
story-doctors-orders = Na radu lékaře
story-the-horse-fair = Koňský trh
story-the-gold-shipment = Zásilka zlata
story-war-party-on-the-ridge = Válečná výprava na hřebeni
story-dead-or-alive = Živý nebo mrtvý
story-the-late-stagecoach = Zpožděný dostavník
story-the-long-arm-of-the-law = Dlouhá ruka zákona
story-bank-run = Run na banku
story-prize-bull = Výstavní býk
story-bar-room-brawl = Barová rvačka
story-blood-money = Krvavý prachy
story-claim-jumpers = Zloději záborů
story-the-night-riders = Noční jezdci
story-mail-order = Zásilkový obchod
story-siege-at-the-ranch = Obležený ranč
story-the-railway-clerk = Úředník dráhy
story-the-gunsmith = Puškař
story-bounty-in-the-hills = Odměna v kopcích
story-the-buried-strongbox = Zakopaná truhla
story-bad-water = Zkažená voda
story-rustlers-moon = Měsíc zlodějů dobytka
story-showdown-in-the-street = Zúčtování na ulici
story-moonshine = Domácí pálenka
story-grubstake = Půjčka na začátek
story-x-marks-the-spot = Křížek na mapě
story-stampede = Splašené stádo
story-train-robbers = Vlakoví lupiči
story-election-day = Den voleb
story-campfire-tales = Vyprávění u ohně

## Karty Muže v černém

man-tall-in-the-saddle = Pevně v sedle
man-gold-fever = Zlatá horečka
man-a-large-deposit = Velký vklad
man-calling-you-out = Výzva
man-hand-it-over = Peníze sem!
man-bounty-hunter = Lovec odměn
man-raising-a-posse = Ve jménu zákona
man-railroad-money = Peníze dráhy
man-stocking-up = Velký nákup
man-a-game-at-the-cabaret = Partie v kabaretu

## Úkoly

goal-annie-1 = Nejlepší střelkyně Darkrocku
goal-annie-2 = Klobouk dolů
goal-annie-3 = Lepší karabina
goal-annie-4 = Ani škrábnutí
goal-bass-1 = Dopaden
goal-bass-2 = Důvěryhodná hvězda
goal-bass-3 = Vyčištěné skrýše
goal-bass-4 = Zabavené důkazy
goal-billy-1 = Velká rána
goal-billy-2 = Na každém plakátu
goal-billy-3 = Daleko od zákona
goal-billy-4 = Zásoby do hor
goal-bloody-1 = Jižní skrýše
goal-bloody-2 = Zlato v potoce
goal-bloody-3 = Dobrý honák
goal-bloody-4 = Mapa pro horníky
goal-jane-1 = Jako nová
goal-jane-2 = Potíže v Red Falls
goal-jane-3 = Runda pro všechny
goal-jane-4 = Dlouhá noc
goal-doc-1 = Král saloonu
goal-doc-2 = Silná karta
goal-doc-3 = Co mohu ztratit
goal-doc-4 = Mezi doktory
goal-jesse-1 = Další banka
goal-jesse-2 = Peníze, nebo život
goal-jesse-3 = Obávané jméno
goal-jesse-4 = Čekání na vlak
goal-kit-1 = Věrné zvíře
goal-kit-2 = Zvědova vyhlídka
goal-kit-3 = Dobytek po kolejích
goal-kit-4 = Strava pro kopáče
goal-mary-1 = Nejrychlejší pošta
goal-mary-2 = Zelený cejch
goal-mary-3 = Přepadení na cestě
goal-mary-4 = Večeře v kabaretu
goal-bill-1 = Šťastná židle
goal-bill-2 = Rychlejší než soupeř
goal-bill-3 = Městský maršál
goal-bill-4 = Přípitek bankéři
goal-wyatt-1 = Jménem zákona
goal-wyatt-2 = Sám zákon
goal-wyatt-3 = Klid v Dixon Creeku
goal-wyatt-4 = Klobouk na věšáku
goal-rowdy-1 = Úklid v Sunny Hills
goal-rowdy-2 = Plný měšec
goal-rowdy-3 = Nabroušené nástroje
goal-rowdy-4 = Oslava na ranči

## Co karty dělají

effect-nothing = Bez efektu
effect-choose = Zvolte jedno:
effect-or = nebo
effect-lose-choice = Musíte jedno z tohoto:
effect-rival-lose-choice = Rival musí jedno z tohoto:
effect-may = Smíte:
effect-may-then = a za to:
effect-if-outlaw = Psanci:
effect-if-lawman = Strážci zákona:
effect-if-neutral = Neutrální hráči:
effect-otherwise = Jinak:
effect-if-arrest = Je-li psanec zatčen:
effect-if-bandits = Je-li na plánu bandita:
effect-gain-money = Dostanete { $count } $
effect-gain-lp = Získáte { $count } BV
effect-gain-cards = Doberete si { $count ->
        [one] 1 pokerovou kartu
        [few] { $count } pokerové karty
       *[other] { $count } pokerových karet
    }
effect-gain-nuggets = Dostanete { $count ->
        [one] 1 nugget
        [few] { $count } nuggety
       *[other] { $count } nuggetů
    }
effect-gain-wounds = Utržíte { $count } zranění
effect-gain-wounds-always = Utržíte { $count } zranění, jež nelze zrušit
effect-gain-heal = Zahojí se { $count } zranění
effect-gain-heal-all = Zahojí se všechna zranění
effect-gain-marshal = Získáte { $count } BSZ
effect-gain-wanted = Získáte { $count } BP
effect-gain-actions = V tomto tahu { $count ->
        [one] 1 akce navíc
        [few] { $count } akce navíc
       *[other] { $count } akcí navíc
    }
effect-lose-money = Přijít o { $count } $
effect-lose-money-half = Přijít o polovinu peněz, zaokrouhleno nahoru
effect-lose-nuggets = Přijít o { $count ->
        [one] 1 nugget
        [few] { $count } nuggety
       *[other] { $count } nuggetů
    }
effect-lose-nuggets-half = Přijít o polovinu nuggetů, zaokrouhleno nahoru
effect-lose-lp = Přijít o { $count } BV
effect-lose-cards = Odhodit { $count ->
        [one] 1 pokerovou kartu
        [few] { $count } pokerové karty
       *[other] { $count } pokerových karet
    }
effect-lose-random-cards = Odhodit { $count ->
        [one] 1 náhodnou pokerovou kartu
        [few] { $count } náhodné pokerové karty
       *[other] { $count } náhodných pokerových karet
    }
effect-lose-wounds = Utržit { $count } zranění
effect-lose-cattle = Vrátit žeton dobytka
effect-steal-money = Vezmete { $count } $ jiné postavě na svém poli
effect-steal-nuggets = Vezmete { $count ->
        [one] 1 nugget
        [few] { $count } nuggety
       *[other] { $count } nuggetů
    } jiné postavě na svém poli
effect-steal-random-cards = Vezmete { $count ->
        [one] 1 náhodnou pokerovou kartu
        [few] { $count } náhodné pokerové karty
       *[other] { $count } náhodných pokerových karet
    } jiné postavě na svém poli
effect-target = Jiná postava na vašem poli:
effect-fight = Boj, soupeř { $gang }: { $count ->
        [one] 1 bojová karta
        [few] { $count } bojové karty
       *[other] { $count } bojových karet
    }
effect-fight-win = Za výhru:
effect-roll = Hodíte { $count ->
        [one] 1 zlatokopeckou kostkou
        [few] { $count } zlatokopeckými kostkami
       *[other] { $count } zlatokopeckými kostkami
    }
effect-roll-blank = Za prázdnou stranu:
effect-reroll = Smíte znovu hodit { $count ->
        [one] 1 kostkou
        [few] { $count } kostkami
       *[other] { $count } kostkami
    }
effect-cancel = Bojová karta nepůsobí
effect-restart = Boj se ruší a začíná znovu
effect-reduce = Karta zahraná proti vám platí o { $count } méně
effect-no-marshal = Za banditu poraženého v tomto boji nelze zvolit BSZ
effect-by-handler = Kdo hraje za soupeře, smí zvolit toto:
effect-move = Pohnete se až o { $count ->
        [one] 1 pole
        [few] { $count } pole
       *[other] { $count } polí
    }
effect-move-sheriff = Je-li ve hře psanec, přemístíte šerifa až o { $count ->
        [one] 1 pole
        [few] { $count } pole
       *[other] { $count } polí
    }
effect-sheriff-further = Šerif smí jít o { $count ->
        [one] 1 pole
        [few] { $count } pole
       *[other] { $count } polí
    } dál
effect-take-item = Vezmete si zdarma jedno z tohoto:
effect-item = { $item }
effect-take-cattle = Vezmete si { $count ->
        [one] 1 žeton
        [few] { $count } žetony
       *[other] { $count } žetonů
    } dobytka z ranče, který si zvolíte
effect-look-cards = Prohlédnete si { $count ->
        [one] 1 náhodnou kartu
        [few] { $count } náhodné karty
       *[other] { $count } náhodných karet
    } z rivalovy ruky
effect-look-hand = Prohlédnete si celou rivalovu ruku
effect-look-fight-cards = Prohlédnete si { $count ->
        [one] 1 náhodnou bojovou kartu
        [few] { $count } náhodné bojové karty
       *[other] { $count } náhodných bojových karet
    }
effect-draws-fewer = Soupeř si dobírá o { $count } méně bojových karet, nejméně { $least }
effect-wild = Platí za kartu libovolné hodnoty a barvy
effect-as-nuggets = Platí za { $count ->
        [one] 1 další prodaný nugget
        [few] { $count } další prodané nuggety
       *[other] { $count } dalších prodaných nuggetů
    }
effect-cross-mesas = Smíte přecházet stolové hory, ne na nich skončit
effect-travel = Z obchodu či saloonu smíte místo toho na kterékoli pole obchodu či saloonu v druhém městě
effect-man-gains = Získá { $count } BV
effect-go-to = Jde sem: { $place }
effect-go-to-player-lp = Jde k hráči s nejvíc BV
effect-go-to-player-money = Jde k nejbohatšímu hráči
effect-go-to-bandit = Jde do nejbližší skrýše s banditou
effect-remove-bandit = Banditu zažene
effect-each-player = Každý hráč musí jedno z tohoto:
effect-each-player-in = Každý hráč zde musí jedno z tohoto: { $place }
effect-each-player-with = Každý hráč, který má toto, musí jedno z tohoto: { $resource }
effect-each-player-in-with = Každý hráč zde, který má toto, musí jedno z tohoto: { $place }, { $resource }
effect-attack = Zaútočí: { $fight }; vyhraje-li, získá { $count } BV
effect-attack-loss = Kdo s ním prohraje, musí navíc jedno z tohoto:
effect-sheriff-toward = Šerif jde až o { $count ->
        [one] 1 pole
        [few] { $count } pole
       *[other] { $count } polí
    } k nejbližšímu psanci
effect-place-bandits = Do prázdných skrýší { $letters } přijdou bandité
effect-poker = Hraje poker s hráči v Red Falls; vyhraje-li, získá { $count } BV, nepřidá-li se nikdo, { $alone } BV

## Kdy karty působí

moment-start-of-turn = Na začátku vašeho tahu:
moment-move-action = Jako akce pohyb:
moment-own-movement = Při vašem pohybu:
moment-after-own-move-action = Po vaší akci pohyb:
moment-card-action = Akce:
moment-on-gain = Když ji získáte:
moment-before-fight-player = Před bojem s postavou jiného hráče:
moment-before-fight-virtual = Před bojem s virtuální postavou:
moment-before-fight = Před bojem:
moment-fight-reveal = V boji:
moment-fight-reveal-player = V boji s postavou jiného hráče:
moment-fight-reveal-virtual = V boji s virtuální postavou:
moment-fight-reaction = Reakce v boji:
moment-after-won-fight = Po vyhraném boji:
moment-after-won-arrest-as-attacker = Po vašem zatčení psance:
moment-after-won-heist-or-rob = Po úspěšné bankovní loupeži či okradení:
moment-after-gaining-wounds = Po utržení zranění:
moment-moving-sheriff = Když přemísťujete šerifa:
moment-deposit = Při prodeji nuggetů ji odhodíte:
moment-after-prospect-roll = Po hledání zlata:
moment-poker-ante = Při vkladu do pokeru:
moment-poker-hand = Zahraná v partii pokeru:
moment-after-won-poker = Po vyhrané partii pokeru:
moment-after-lost-poker = Po prohrané partii pokeru:
needs-wounds = S aspoň { $count ->
        [one] 1 zraněním
        [few] { $count } zraněními
       *[other] { $count } zraněními
    }
needs-outside = Mimo města
needs-return = Vrátíte ji do zásobníku
needs-wish = Chcete-li:
limit-turn = Jednou za tah
limit-action = Jednou za akci

## Co žádají příběhy a úkoly

condition-end-move = Ukončete pohyb
condition-move-spaces-turn = Vstupte v tomto tahu aspoň na { $count ->
        [one] 1 pole
        [few] { $count } pole
       *[other] { $count } polí
    }
condition-prospect = Najděte hledáním zlata aspoň { $count ->
        [one] 1 nugget
        [few] { $count } nuggety
       *[other] { $count } nuggetů
    }
condition-deposit = Prodejte v jedné akci aspoň { $count ->
        [one] 1 nugget
        [few] { $count } nuggety
       *[other] { $count } nuggetů
    }
condition-heist = Pokuste se vyloupit banku
condition-heist-won = Vyloupte banku
condition-revel = Získejte jednou pitkou aspoň { $count } BV
condition-heal = Zahojte si v tomto tahu aspoň { $count } zranění
condition-heal-doctor = Dejte si u lékaře zahojit aspoň { $count } zranění
condition-poker = Zúčastněte se partie pokeru
condition-poker-won = Vyhrajte partii pokeru
condition-active = kterou jste zahájili
condition-hand = s touto nebo lepší kombinací: { $hand }
condition-work = Pracujte v tomto tahu aspoň { $count }×
condition-buy = Něco kupte
condition-buy-item = Kupte předmět
condition-buy-weapon = Kupte zbraň
condition-buy-mount = Kupte zvíře
condition-upgrade = Vylepšete zbraň nebo zvíře
condition-upgrade-weapon = Vylepšete zbraň
condition-upgrade-mount = Vylepšete zvíře
condition-upgrade-item = Vylepšete předmět
condition-acquire-cattle = Pořiďte si na ranči žeton dobytka
condition-deliver-cattle = Odvezte nebo prodejte žeton dobytka
condition-deliver-cattle-wrangle = Odvezte dobytek z nádraží
condition-deliver-cattle-rustle = Prodejte kradený dobytek na druhém ranči
condition-colour = barva: { $colour }
condition-declare-fight = Vyhlaste boj postavě jiného hráče
condition-declare-fight-arrest = Pokuste se zatknout psance
condition-declare-fight-duel = Vyzvěte na souboj postavu jiného hráče
condition-declare-fight-robbery = Pokuste se okrást postavu jiného hráče
condition-win-fight = Vyhrajte boj
condition-win-fight-arrest = Zatkněte psance
condition-win-fight-duel = Vyhrajte souboj, který jste vyhlásili
condition-win-fight-robbery = Okraďte postavu jiného hráče
condition-lose-fight = Prohrajte boj
condition-against-player = proti postavě jiného hráče
condition-against-virtual = proti virtuální postavě
condition-against-bandit = proti banditovi
condition-against-guard = proti stráži banky
condition-against-sheriff = proti šerifovi
condition-after-min-wounds = a mějte pak aspoň { $count } zranění
condition-after-max-wounds = { $count ->
        [0] a nebuďte pak zraněni
        [one] a mějte pak nejvýš 1 zranění
        [few] a mějte pak nejvýš { $count } zranění
       *[other] a mějte pak nejvýš { $count } zranění
    }
condition-gain-in-action-money = Získejte v jedné akci aspoň { $count } $
condition-gain-in-action-lp = Získejte v jedné akci aspoň { $count } BV
condition-gain-in-action-cards = Doberte si v jedné akci aspoň { $count ->
        [one] 1 pokerovou kartu
        [few] { $count } pokerové karty
       *[other] { $count } pokerových karet
    }
condition-gain-in-action-nuggets = Získejte v jedné akci aspoň { $count ->
        [one] 1 nugget
        [few] { $count } nuggety
       *[other] { $count } nuggetů
    }
condition-gain-in-action-wounds = Utržte v jedné akci aspoň { $count } zranění
condition-gain-in-action-heal = Zahojte si v jedné akci aspoň { $count } zranění
condition-gain-in-action-marshal = Získejte v jedné akci aspoň { $count } BSZ
condition-gain-in-action-wanted = Získejte v jedné akci aspoň { $count } BP
condition-gain-points = Získejte v tomto tahu aspoň 1 BSZ nebo 1 BP
condition-gain-points-marshal = Získejte v tomto tahu aspoň 1 BSZ
condition-gain-points-wanted = Získejte v tomto tahu aspoň 1 BP
condition-card-action = Zahrajte pokerovou kartu jako akci
condition-pay = Zaplaťte { $count } $
condition-discard-poker = Odhoďte { $count ->
        [one] 1 pokerovou kartu
        [few] { $count } pokerové karty
       *[other] { $count } pokerových karet
    }
condition-discard-item = Odhoďte předmět
condition-discard-item-named = Odhoďte předmět: { $item }
condition-where = Kde: { $place }
condition-where-or = nebo { $place }
state-marshal = Mějte aspoň { $count } BSZ
state-wanted = Mějte aspoň { $count } BP
state-nuggets = Mějte aspoň { $count ->
        [one] 1 nugget
        [few] { $count } nuggety
       *[other] { $count } nuggetů
    }
state-wounds = Mějte aspoň { $count } zranění
state-cattle = Mějte žeton dobytka
state-items = Mějte aspoň { $count ->
        [one] 1 předmět
        [few] { $count } předměty
       *[other] { $count } předmětů
    }
state-cards = Mějte v ruce aspoň { $count ->
        [one] 1 pokerovou kartu
        [few] { $count } pokerové karty
       *[other] { $count } pokerových karet
    }
state-owns = Vlastněte: { $item }
state-owns-mount = Vlastněte zvíře
state-owns-weapon = Vlastněte zbraň
state-owns-item = Vlastněte předmět
state-upgraded = Vlastněte vylepšené: { $item }
state-upgraded-mount = Vlastněte vylepšené zvíře
state-upgraded-weapon = Vlastněte vylepšenou zbraň

## Výzvy

prompt-choose-character = Zvolte si postavu.
prompt-start-at = Zvolte pole, kde začnete.
prompt-income = Začíná váš tah: vezměte si peníze, karty, nebo od obojího trochu.
prompt-weapon = Zvolte si zbraň pro tento tah.
prompt-mount = Zvolte si zvíře pro tento tah.
prompt-act = Jste na tahu.
prompt-moving = Jděte dál, nebo tu zastavte.
prompt-shopping = Kupte nebo vylepšete ještě něco, nebo z obchodu odejděte.
prompt-deposit = Přidejte Zlaté valouny a určete, kolik nuggetů prodáte.
prompt-discard = Vyberte pokerovou kartu, kterou odhodíte.
prompt-hand-limit = Máte příliš karet: odhazujte až na svůj limit.
prompt-choose = Zvolte jedno z toho.
prompt-lose-choice = Jednoho z toho se musíte vzdát.
prompt-target = Zvolte jinou postavu na svém poli.
prompt-take-item = Vyberte si předmět z obchodu.
prompt-ranch = Zvolte ranč.
prompt-before-fight = Co před bojem přijde dřív?
prompt-attack-card = Vyberte kartu, kterou útočíte.
prompt-defend = Jste napadeni: vyberte kartu, nebo se vzdejte.
prompt-fight-card = Hrajete za soupeře: vyberte bojovou kartu.
prompt-own-card = Vyberte kartu, kterou bojujete.
prompt-reaction = Karty jsou odkryté: budete reagovat?
prompt-loot = Co si od oběti vezmete?
prompt-steal-cattle = Vezmete si dobytek oběti?
prompt-void-fight = Zrušíte boj a začnete znovu?
prompt-handler-void = Zrušíte boj za soupeře?
prompt-ability = Využijete svou schopnost?
prompt-exchange = Přistoupíte na tuto výměnu?
prompt-join-poker = Začíná partie pokeru: přidáte se za 10 $?
prompt-lay = Vyberte karty, které přiložíte k flopu.
prompt-banker-lay = Hrajete za bankéře: vyberte 2 z jeho karet.
prompt-reroll = Hodíte jednou z kostek znovu?
prompt-roll-again = Šipka: hodíte touto kostkou znovu?
prompt-make-active = Začnete koupené hned používat?
prompt-sheriff = Přemístěte šerifa, nebo ho nechte stát.
prompt-sheriff-target = Koho šerif zatkne?
prompt-sheriff-way = Kterou cestou šerif půjde?
prompt-return-fame = Vyberte žeton věhlasu, který vrátíte.
prompt-late-goals = Splníte ještě nějaký úkol, než tah skončí?
prompt-story-order = Který příběh se vyhodnotí dřív?
prompt-contribute-item = Vyberte předmět, který pro příběh odhodíte.
prompt-man-way = Kam jde Muž v černém? Tato místa jsou stejně blízko.

## Akce

action-choose-character = Hrát za postavu { $character }
    .group = Postava
    .short = { $character }
    .words = zvolit postava osoba
action-start-at = Začít zde: { $space }
    .group = Začátek
    .short = { $space }
    .words = místo pole začít
action-income = Vzít: { $income }
    .group = Příjem
    .short = { $income }
    .words = peníze dolary karty dobrat
action-wield = Používat: { $item }
    .group = Zbraň a zvíře
    .short = { $item }
    .words = zbraň zvíře aktivní kůň
action-step = Pohyb: { $space }
    .group = Pohyb
    .short = { $space }
    .words = jít jet vstoupit pole
action-stop = Zastavit zde
    .group = Pohyb
    .short = stát
    .words = konec pohyb zůstat
action-travel = Dostavníkem: { $space }
    .group = Dostavník
    .short = { $space }
    .words = dostavník mary schopnost pohyb
action-play = Zahrát { $card } jako akci
    .group = Akce karet
    .short = { $card }
    .words = karta akce
action-use = Využít: { $item }
    .group = Předměty
    .short = { $item }
    .words = předmět akce zásoby
action-attack = Zaútočit, { $fight }: { $target }
    .group = Boj: { $target }
    .short = { $fight }
    .words = boj zatčení souboj okradení
action-attack-man = Zaútočit na Muže v černém: { $fight }
    .group = Boj: Muž v černém
    .short = { $fight }
    .words = boj souboj okradení
action-work = Pracovat za 10 $
    .group = Lokace
    .short = práce
    .words = peníze výdělek
action-buy = Koupit: { $item }
    .group = Koupit
    .short = { $item }
    .words = obchod nákup vybavení
action-upgrade = Vylepšit: { $item }
    .group = Vylepšit
    .short = { $item }
    .words = obchod zlepšit zbraň zvíře
action-start-poker = Zahájit partii pokeru za 10 $
    .group = Lokace
    .short = poker
    .words = saloon karty hrát
action-prospect = Hledat zlato
    .group = Lokace
    .short = zlato
    .words = důl kostky nugget kopat
action-add-nugget = Přidat { $card } jako nugget
    .group = Zlatý valoun
    .short = { $card }
    .words = prodej zlatý valoun karta
action-sell = Prodat { $nuggets ->
        [one] 1 nugget
        [few] { $nuggets } nuggety
       *[other] { $nuggets } nuggetů
    }
    .group = Prodej
    .short = { $nuggets }
    .words = banka prodej zlato nugget
action-rob-bank = Vyloupit banku
    .group = Lokace
    .short = loupež
    .words = loupež stráž krást
action-see-doctor = Nechat se ošetřit za 10 $
    .group = Lokace
    .short = lékař
    .words = zahojit zranění léčit
action-revel = Pitka za { $points } BV
    .group = Pitka
    .short = { $points } BV
    .words = kabaret pít utratit
action-take-cattle = Pořídit dobytek
    .group = Lokace
    .short = dobytek
    .words = ranč kráva žeton
action-end-turn = Ukončit tah
    .group = Tah
    .short = konec
    .words = konec hotovo
action-deliver = Dodat dobytek { $delivery }
    .group = Dobytek
    .short = { $delivery }
    .words = odvoz prodej nádraží ranč
action-contribute = Váleček na příběh: { $pile }
    .group = Příběh
    .short = { $pile }
    .words = příběh váleček podmínka
action-claim = Splnit svůj úkol { $goal ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    }
    .group = Úkol
    .short = { $goal ->
            [0] 1
            [1] 2
            [2] 3
           *[3] 4
        }
    .words = úkol tajný žeton
action-react = Zahrát { $card }
    .group = Reakce
    .short = { $card }
    .words = reakce karta sprint rána
action-react-item = Využít: { $item }
    .group = Reakce
    .short = { $item }
    .words = reakce předmět whiskey
action-react-ability = Využít schopnost
    .group = Reakce
    .short = schopnost
    .words = reakce schopnost
action-ask-again = Ptát se znovu: { $window }
    .group = Dotazy
    .short = { $window }
    .words = ptát dotaz
action-done = Hotovo
    .group = Odpověď
    .short = hotovo
    .words = konec odejít
action-accept = Ano
    .group = Odpověď
    .short = ano
    .words = souhlas přidat
action-pass = Ne
    .group = Odpověď
    .short = ne
    .words = odmítnout vynechat
action-pass-turn = Ne, a v tomto tahu už se neptat: { $window }
    .group = Odpověď
    .short = v tomto tahu ne
    .words = odmítnout ticho tah
action-pass-game = Ne, a už se neptat: { $window }
    .group = Odpověď
    .short = nikdy
    .words = odmítnout ticho hra
action-option = Zvolit možnost { $option ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
        [6] 7
       *[7] 8
    }
    .group = Volba
    .short = { $option ->
            [0] 1
            [1] 2
            [2] 3
            [3] 4
            [4] 5
            [5] 6
            [6] 7
           *[7] 8
        }
    .words = možnost zvolit
action-discard = Odhodit { $card }
    .group = Odhodit
    .short = { $card }
    .words = karta limit
action-discard-item = Odhodit: { $item }
    .group = Odhodit
    .short = { $item }
    .words = předmět vrátit
action-take-item = Vzít: { $item }
    .group = Předměty
    .short = { $item }
    .words = předmět zdarma
action-ranch = Ranč: { $colour }
    .group = Ranč
    .short = { $colour }
    .words = dobytek ranč
action-target = Zvolit: { $target }
    .group = Postava
    .short = { $target }
    .words = cíl oběť hráč
action-target-man = Zvolit Muže v černém
    .group = Postava
    .short = Muž v černém
    .words = cíl oběť
action-reroll = Hodit znovu kostkou { $die ->
        [0] 1
       *[1] 2
    }
    .group = Kostky
    .short = { $die ->
            [0] 1
           *[1] 2
        }
    .words = kostky mapa znovu
action-prepare = Bojovat s kartou { $card }
    .group = Karta
    .short = { $card }
    .words = boj připravit zahrát
action-surrender = Vzdát se
    .group = Karta
    .short = vzdát se
    .words = vzdát
action-pick = Vybrat bojovou kartu { $fight_card }
    .group = Bojová karta
    .short = { $fight_card }
    .words = soupeř bandita stráž šerif
action-first-effect = Nejdřív { $source }
    .group = Před bojem
    .short = { $source }
    .words = pořadí první efekt
action-loot = Vzít: { $loot }
    .group = Kořist
    .short = { $loot }
    .words = okradení peníze nuggety
action-lay = Přiložit { $card } a { $second }
    .group = { $card }
    .short = { $second }
    .words = poker karty flop
action-return-fame = Vrátit žeton hodnoty { $value }
    .group = Žetony
    .short = { $value }
    .words = věhlas žeton úkol
action-tell-story = Vyhodnotit nejdřív příběh: { $pile }
    .group = Příběh
    .short = { $pile }
    .words = příběh pořadí

## Události

event-chose-character = { $player } hraje za postavu { $character }.
event-first-player = { $player } začíná.
event-started-at = { $player } začíná zde: { $space }.
event-bandit-came = Přišel bandita: { $space }.
event-bandit-left = Bandita zmizel: { $space }.
event-turn-began = Na tahu je { $player }.
event-gained = { $player }: { $resource } +{ $amount }.
event-cut = { $player }: { $resource } { $amount } nad limit, propadá.
event-lost = { $player }: { $resource } −{ $amount }.
event-lost-badge = { $player } přechází na druhou stranu a ztrácí všechny body strážců zákona.
event-unlocked = { $player } už smí využívat zvláštní schopnost.
event-drew = { $player } si dobírá { $amount ->
        [one] 1 pokerovou kartu
        [few] { $amount } pokerové karty
       *[other] { $amount } pokerových karet
    }.
event-drew-card = { $player } si dobírá { $card }.
event-discarded = { $player } odhazuje { $card }.
event-reshuffled = Odhozené pokerové karty se zamíchaly do nového balíčku.
event-wielded = { $player } teď používá: { $item }.
event-moved = { $player } jde sem: { $space }.
event-put-in-jail = { $player } jde do vězení.
event-sheriff-moved = Šerif jde sem: { $space }.
event-played = { $player } hraje { $card } jako akci.
event-reacted = { $player } reaguje kartou { $card }.
event-used = { $player } využívá: { $item }.
event-used-ability = { $player } využívá schopnost, kterou má { $character }.
event-worked = { $player } pracuje.
event-bought = { $player } kupuje: { $item }.
event-upgraded = { $player } vylepšuje: { $item }.
event-got-item = { $player } dostává: { $item }.
event-returned-item = { $player } vrací do obchodu: { $item }.
event-rolled = { $player } hází: { $face }.
event-sold = { $player } prodává bance { $nuggets ->
        [one] 1 nugget
        [few] { $nuggets } nuggety
       *[other] { $nuggets } nuggetů
    }.
event-treated = Lékař ošetřil: { $player }, { $amount } zranění.
event-revelled = { $player } pořádá pitku: { $amount } BV.
event-took-cattle = { $player } si bere žeton dobytka: { $colour }.
event-saw-cattle = { $player } si prohlíží žeton: { $bonus }.
event-delivered = { $player } dodává dobytek { $delivery } ({ $colour }): { $bonus }.
event-cattle-returned = Dobytek se vrací na ranč ({ $colour }): { $player }.
event-declared = { $player } útočí ({ $fight }): { $target }.
event-declared-man = { $player } útočí na Muže v černém: { $fight }.
event-faced = { $player } bojuje, soupeř: { $opponent }, { $cards ->
        [one] 1 bojová karta
        [few] { $cards } bojové karty
       *[other] { $cards } bojových karet
    }.
event-looked = { $player } si prohlíží { $amount ->
        [one] 1 kartu
        [few] { $amount } karty
       *[other] { $amount } karet
    }.
event-saw-card = V ruce má { $target }: { $card }.
event-saw-fight-card = Mezi bojovými kartami: { $fight_card }.
event-prepared = { $player } pokládá kartu lícem dolů.
event-gave-up = { $player } se vzdává.
event-helpless = { $player } nemá žádnou kartu a prohrává.
event-showed = { $player } ukazuje { $card }.
event-showed-fight-card = Bojová karta: { $fight_card }.
event-cancelled = Bojová karta je zrušena.
event-lowered = { $player } snižuje soupeřovu kartu o { $amount }.
event-voided = { $player } ruší boj: začíná znovu.
event-voided-by-man = Muž v černém ruší boj: začíná znovu.
event-won = { $player } vyhrává, { $value } proti { $against }.
event-was-beaten = { $player } prohrává, { $value } proti { $against }.
event-arrested = { $player } končí v poutech.
event-stole = { $player } okrádá: { $target }, { $resource } { $amount }.
event-stole-card = { $player } bere kartu { $card }: { $target }.
event-stole-cattle = { $player } bere dobytek ({ $colour }): { $target }.
event-wounded = { $player } zraňuje: { $target }.
event-poker-began = { $player } zahajuje partii pokeru: { $location }.
event-joined = { $player } se přidává.
event-stayed-out = { $player } se nepřidává.
event-banker-played-by = Nikdo se nepřidal; za bankéře hraje { $player }.
event-banker-card = Karta bankéře: { $card }.
event-flop = Flop: { $card } { $second } { $third }.
event-laid = { $player } má vybráno.
event-showed-hand = { $player } ukazuje { $card }: { $hand }.
event-banker-showed = Bank ukazuje { $card }: { $hand }.
event-won-pot = { $player } vyhrává { $amount } $.
event-bank-won-pot = Talón { $amount } $ jde do banku.
event-contributed = { $player } pokládá váleček na příběh: { $pile }.
event-moved-disc = { $player } přemísťuje váleček na příběh: { $pile }.
event-story-told = Vyhodnocuje se příběh: { $story }.
event-story-opened = Otevřel se nový příběh: { $pile }.
event-claimed = { $player } plní úkol: { $goal }.
event-drew-fame = { $player } losuje { $amount ->
        [one] 1 žeton
        [few] { $amount } žetony
       *[other] { $amount } žetonů
    } věhlasu.
event-saw-fame = { $player } má žeton hodnoty { $value }.
event-returned-fame = { $player } vrací žeton.
event-end-set-off = Cíl je dosažen: toto kolo se dohraje a přijde ještě jedno.
event-last-round = Začíná poslední kolo.
event-man-turned = Muž v černém obrací kartu „{ $card }“.
event-man-moved = Muž v černém jde sem: { $space }.
event-man-gained = Muž v černém získává { $amount } BV.
event-man-attacked = Muž v černém útočí ({ $fight }): { $target }.
event-man-poker = Muž v černém hraje v kabaretu poker.
event-scored = { $player } končí s { $amount } BV.
event-man-scored = Muž v černém končí s { $amount } BV.
event-man-lowered = { $player } bojuje s Mužem v černém: karta platí o { $amount } méně.
event-lived-as-outlaw = { $player } končí tah jako psanec.

## Možnosti

option-length = Délka
    .help = Kolik bodů věhlasu přivodí konec.
    .value-short = Krátká, 15 BV
    .value-medium = Střední, 20 BV
    .value-long = Dlouhá, 25 BV
option-goals = Úkoly
    .help = Každý má tři tajné úkoly, které přinášejí žetony věhlasu.
option-first-game = První partie
    .help = Jednodušší partie na seznámení: 15 BV, bez úkolů, bez dobytka, z předmětů jen Zásoby, dvacet příběhových karet.
option-fame-tokens = Žetony věhlasu
    .help = S úkoly: kolik žetonů má hodnotu 1, 2 a 3; vydání se liší.
    .value-czech = 9, 6 a 3 (české vydání)
    .value-english = 6, 9 a 3 (anglické vydání)

## Terminál

terminal-round = { $round }. kolo, do { $target } BV
terminal-ending-round = konec se blíží
terminal-ending-last = poslední kolo!
terminal-actions = { $count ->
        [one] zbývá 1 akce
        [few] zbývají { $count } akce
       *[other] zbývá { $count } akcí
    }
terminal-points = { $count ->
        [one] zbývá 1 pole
        [few] zbývají { $count } pole
       *[other] zbývá { $count } polí
    }
terminal-story = Příběh ({ $pile }):
terminal-fight = Boj
terminal-face-down = karta lícem dolů
terminal-poker = Poker, talón { $pot } $
terminal-banker = Bank
terminal-sheriff = šerif
terminal-bandit = bandita
terminal-lp = { $count } BV
terminal-money = { $count } $
terminal-nuggets = { $count ->
        [one] 1 nugget
        [few] { $count } nuggety
       *[other] { $count } nuggetů
    }
terminal-wounds = { $count } zranění
terminal-cards = { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }
terminal-marshal = { $count } BSZ
terminal-wanted = { $count } BP
terminal-cattle = dobytek: { $colour }
terminal-fame = { $count ->
        [one] 1 žeton
        [few] { $count } žetony
       *[other] { $count } žetonů
    } věhlasu
terminal-hand = Vaše karty
terminal-own-cattle = Váš dobytek přinese: { $bonus }
terminal-own-fame = Vaše žetony věhlasu: { $values }
terminal-legend = Na mapě: čísla v kroužku jsou hráči, ☆ šerif, ! bandita, ■ Muž v černém; podtržená pole jsou na dosah. V seznamech: + vylepšeno, * používá se, ✓ teď splněno.
terminal-how-to =
    V každém tahu si vezmete příjem a provedete tři akce: pohyb po mapě, využití místa, kde stojíte, akci pokerové
    karty, nebo boj s jinou postavou na vašem poli.

    O vítězství rozhodují body věhlasu (BV): prodávejte nuggety v bance, pořádejte pitky v kabaretu, vyhrávejte
    souboje a poker, porážejte bandity. Body strážců zákona (BSZ) z vás dělají strážce zákona a přinášejí odměny;
    body psanců (BP) psance, který získává BV každý tah, ale může být zatčen.

    V boji oba položí pokerovou kartu; vyšší vyhrává. Proti hráčům patří shoda útočníkovi, proti banditům, stráži a
    šerifovi jde proti vám. Poražený utrží zranění a dobere si kartu.

    Něco nejde? Zeptejte se, například: proč zatčení, nebo: proč koupit mustang.

## Důvody

reason-target-reached = Cíl byl dosažen a poslední kolo skončilo.
reason-out-of-rounds = Uplynulo padesát kol.
reason-unfinished = Hra ještě neskončila.

## Výsledky

score-points = Body na liště
score-equipment = Vylepšené zbraně a zvířata
score-money = Zbylé peníze
score-most-wanted = Nejhledanější psanec
score-outlaw = Psanec
score-lawman = Strážce zákona
score-fame = Žetony věhlasu
score-wounds = Zranění

## Metriky

metric-points-gold = Prodané nuggety
metric-points-cabaret = Kabaret
metric-points-cattle = Dobytek
metric-points-fights = Boje
metric-points-poker = Poker
metric-points-stories = Příběhy
metric-points-outlaw = Život psance
metric-points-cards = Karty zahrané kvůli bodům
metric-points-other = Schopnosti, ostatní na kartách a zbytek
metric-points-lawman = Život strážce zákona
metric-points-equipment = Vylepšené zbraně a zvířata
metric-points-money = Zbylé peníze
metric-points-wounds = Zranění
metric-points-fame = Žetony věhlasu
metric-fights-won = Vyhrané boje
metric-fights-lost = Prohrané boje
metric-arrests = Zatčení psanci
metric-times-arrested = Vlastní zatčení
metric-story-discs = Válečky na příbězích
metric-poker-games = Partie pokeru
metric-pots-won = Vyhrané banky
metric-goals = Splněné úkoly
metric-character = Postava
