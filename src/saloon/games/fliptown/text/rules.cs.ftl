### Fliptown: všechna pravidla podle čísel, slovy pro hráče.

## 1 Herní součásti a pojmy

FT-C1 = V krabici jsou 4 mapy a 4 popisovače, 54 pokerových karet včetně dvou žolíků, 14 postav, 12 oboustranných karet
    odměn a 4 kovboti.
FT-C2 = Karty A, 2 až 10, J, Q a K mají hodnotu 1 až 13. Eso má všude hodnotu 1, jen v pokerové ruce to může být jinak.
FT-C3 = V pokerové ruce stojí eso pod dvojkou, nebo nad králem, jak se vám to hodí.
FT-C4 = Žolíky v balíčku nikdy nejsou. Má je jen postava Nevyzpytatelný.
FT-C5 = Peníze, zlato, hvězdy a WANTED se počítají v inventáři: co získáte, zakroužkujete, co utratíte nebo ztratíte,
    přeškrtnete.
FT-C6 = Peněz, zlata, hvězd a WANTED můžete mít libovolně mnoho. Co se nevejde na vytištěnou stupnici, se počítá také.
FT-C7 = Rýžovací pánve i kladívka můžete mít nejvýš po 4. Nespotřebují se a zůstanou vám až do konce.
FT-C8 = Stříbrné hvězdy v inventáři nejsou. Nelze o ně přijít a počítají se až na konci hry.
FT-C9 = Oblastí je pět: stezka ♥, pustina ♠, důl ♦, městečko ♣ a hřbitov, který barvu nemá.
FT-C10 = Zakroužkované místo už znovu navštívit nelze. Výjimkou jsou budovy městečka, ty smíte navštěvovat, kolikrát
    chcete.

## 2 Příprava hry

FT-S1 = Každý dostane mapu a popisovač.
FT-S2 = Oba žolíci se vyřadí, v balíčku zůstane 52 karet.
FT-S3 = Prostřední náhrobek hřbitova je na každé mapě zakroužkován od začátku. Nepřináší WANTED ani odměnu.
FT-S4 = Ve standardní hře začíná každý se 4 $ a 2 zlaty a s ničím jiným, bez ohledu na počet hráčů.
FT-S5 = V sólové hře se hraje bez karet odměn.
FT-S6 = Ve dvou až čtyřech hráčích leží tři náhodné z 12 karet odměn stranou se 7 hvězdami vzhůru. Ostatních devět se
    vrátí do krabice.
FT-S7 = V první hře je lepší postavy a kovboty vynechat. Je to rada, ne pravidlo.
FT-S8 = Ve hře s postavami dostane každý jednu náhodnou, lícem vzhůru a každý jinou. Její počáteční zdroje nahrazují
    FT-S4.
FT-S9 = Kovboti jsou jen pro sólovou hru. Jednoho si zvolíte, nebo vylosujete, a určíte snadnou, normální, či těžkou
    obtížnost.
FT-S10 = Hrajete-li s kovbotem i postavou, může obojí určit jedna karta z balíčku: barva kovbota, hodnota postavu. Pak
    se zamíchá zpět.
FT-S11 = K ničemu jinému hodnota v rohu karty postavy neslouží.

## 3 Kolo

FT-P1 = Hrají se právě tři kola. Každé má šest fází v tomto pořadí.
FT-P2 = Fáze 1: všechny karty balíčku se seberou a zamíchají, ať v minulém kole skončily kdekoli. Natrvalo chybějí jen
    ty, které ukradl kovbot.
FT-P3 = Fáze 2: vrchní karta se odloží lícem dolů a nikdo se na ni nedívá. Je to karta šerifa pro toto kolo, společná
    všem.
FT-P4 = Fáze 3: odehrajete pět tahů.
FT-P5 = Fáze 4: vyhodnotí se pokerové ruce.
FT-P6 = Fáze 5: pánve a kladívka přinesou zlato a peníze.
FT-P7 = Fáze 6: šerif chce zatýkat.
FT-P8 = Po fázi 6 třetího kola hra končí a sčítají se body.

## 4 Tah

FT-T1 = Z balíčku se otočí tři karty do řady. To jsou vyložené karty.
FT-T2 = Nejdřív za vyložené karty tak, jak leží, vyplatí banka (FT-TW2c) a lovení psanci (FT-TW10c), dřív než kdokoli
    kartu změní.
FT-T3 = Vyložené karty jsou společné. Každý použije všechny tři a nikdo si žádnou nebere.
FT-T4 = Každé ze tří karet určíte jinou úlohu: jedna je karta barvy, jedna karta hodnoty, jedna pokerová karta.
FT-T4b = V sólové hře je smíte přehazovat, dokud se definitivně nerozhodnete.
FT-T5 = Všichni hrají svůj tah zároveň, oznámí, jak karty použijí, a každý je smí použít jinak.
FT-T6 = U karty barvy platí jen barva, u karty hodnoty jen hodnota.
FT-T7 = Karta barvy určuje oblast: ♥ stezka, ♠ pustina, ♦ důl, ♣ městečko. Karta hodnoty určuje místo v ní.
FT-T8 = Pokerová karta platí s barvou i hodnotou. Zapíše se do nejvyššího volného pole ve sloupci tohoto kola.
FT-T9 = Karty barvy a hodnoty smíte nechat být a jít místo toho na hřbitov. Pokerová karta se počítá i tak.
FT-T10 = Tah je jedna hlavní akce, v oblasti nebo na hřbitově, se všemi bonusovými akcemi, které přinese.
FT-T11 = Každé místo, které aktivujete, zakroužkujete, ať to dopadne jakkoli.
FT-T12 = Jakmile mají všichni hotovo, vyložené karty se odhodí. Po pěti tazích máte ve sloupci pět karet.
FT-T13 = Průběh tahu: otočí se tři karty; Starosta je smí vyměnit; banka a psanci vyplatí za to, co leží; každý karty
    použije, se všemi změnami, akcemi a schopnostmi; jakmile mají všichni hotovo, otočí se splněné karty odměn, prověří
    se kovbot a karty se odhodí.

## 5 Změna karet za zlato

FT-G1 = V kterémkoli tahu smíte za 2 zlata změnit kartu barvy na libovolnou barvu.
FT-G2 = V kterémkoli tahu smíte zvýšit nebo snížit kartu hodnoty, 1 zlato za každý bod, o tolik, kolik zaplatíte.
FT-G3 = Dokola to nefunguje: z esa nelze klesnout na krále ani z krále vystoupit na eso.
FT-G4 = V jednom tahu smíte provést obě změny.
FT-G5 = Kartu šerifa, kartu loupeže ani pokerovou kartu zlatem změnit nelze.
FT-G6 = Banka se vyhodnocuje před změnou barvy. Změnou si tedy její hvězdy nevysloužíte ani nepokazíte.
FT-G7 = I psanci se hledají před změnou hodnoty. Ze změněné karty se psanec nestane.
FT-G8 = Pro kovbota změněná barva platí (FT-CB4), ke škodě i k užitku.
FT-G9 = Změna platí jen pro vás. Pro ostatní karta zůstává, čím je.
FT-G10 = Změnu barvy smíte koupit v kterémkoli tahu, i když jdete na hřbitov; záleží pak na ní jen kvůli kovbotovi
    (FT-CB4).

## 6 Stezka (♥)

FT-TR1 = Stezka má 13 zastávek, zleva doprava A až K. Začínáte vlevo před první.
FT-TR2 = Je-li karta barvy srdcová, smíte dojít na kteroukoli zastávku vpravo od vás, jejíž hodnota není vyšší než
    vaše.
FT-TR3 = Přeskočené zastávky se přeškrtnou a jsou po zbytek hry ztraceny. Vracet se nelze.
FT-TR4 = Zastávku, kde skončíte, zakroužkujete, vezmete si odměnu a zůstanete tam do své další akce na stezce.
FT-TR5 = Ukazuje-li zastávka WANTED, musíte si je k odměně vzít.
FT-TR6 = Hodnotu nemusíte využít celou; zastavit smíte i dříve.
FT-TR7 = Není-li v dosahu žádná zastávka, protože máte nízkou hodnotu nebo už jste byli na K, akci na stezce provést
    nelze.
FT-TR8 = Zastávky přinášejí. A: 2 hvězdy; 2: pánev, nebo kladívko; 3: bonus na hřbitově a 1 hvězdu; 4: 3 hvězdy a 1
    WANTED; 5: 12 $; 6: bonus v pustině; 7: 4 hvězdy a 1 WANTED; 8: 8 zlat; 9: bonus v městečku; 10: 5 hvězd a 2
    WANTED; J: až 6 přeškrtnutých WANTED; Q: bonus v dole; K: 6 hvězd a 3 WANTED.
FT-TR9 = S jízdním koněm smí vaše hodnota na stezce platit o 6 víc.

## 7 Pustina (♠)

FT-BL1 = Cílů je 12: slepice 2 až 4, skot 5 až 7, dostavníky 8 až 10, vlaky J až K. S esem není co oloupit.
FT-BL2 = Je-li karta barvy piková, pokusíte se oloupit cíl, jehož hodnota je rovna vaší. Je-li už zakroužkován, nelze
    to.
FT-BL3 = Cíl zakroužkujete a hned si vezmete jeho WANTED, ještě než víte, jak to dopadne.
FT-BL4 = Pak otočíte vrchní kartu balíčku, kartu loupeže. Její hodnota (eso je 1) s bonusem vaší zbraně se porovná s
    hodnotou cíle.
FT-BL5 = Je-li stejná nebo vyšší, loupež se podařila a získáte všechny hvězdy i peníze.
FT-BL6 = Je-li nižší, nepodařila se: získáte polovinu hvězd a žádné peníze.
FT-BL7 = Karta loupeže se odhodí. Každý, kdo loupí, si dobere vlastní, i když jich v jednom tahu loupí víc.
FT-BL8 = Jakmile jsou zakroužkovány všechny tři cíle jednoho druhu, s úspěchem či bez něj, získáte bonusovou akci vedle
    nich: za slepice na hřbitově, za skot v dole, za dostavníky v městečku, za vlaky na stezce.
FT-BL9 = S bandanou vám loupež přinese o 1 WANTED méně.
FT-BL10 = Pistole přidává ke kartě loupeže 2. Puška přidává 4 a pistoli nahrazuje. (Na anglické mapě je 3 a 6, viz
    FT-R1.)
FT-BL11 = Cíle, vždy WANTED, hvězdy a peníze: 2: 1, 2, 1 $; 3: 1, 2, 2 $; 4: 1, 2, 3 $; 5: 2, 4, 1 $; 6: 2, 4, 3 $; 7:
    2, 4, 5 $; 8: 3, 6, 2 $; 9: 3, 6, 4 $; 10: 3, 6, 7 $; J: 4, 8, 3 $; Q: 4, 8, 6 $; K: 4, 8, 10 $.
FT-BL12 = Bandana dovoluje vzít si o jedno méně, nenutí k tomu. Působí sama, pokud si neřeknete o všechna WANTED.

## 8 Důl (♦)

FT-MI1 = Důl má 14 místností na čtyřech patrech, po 2, 3, 4 a 5. Spojují je chodby a každá chodba má své rozmezí
    hodnot.
FT-MI2 = Je-li karta barvy kárová, smíte vstoupit do nezakroužkované místnosti, do které vede chodba od vchodu nebo ze
    zakroužkované místnosti a vaše hodnota leží v jejím rozmezí.
FT-MI3 = Od vchodu vede A až 7 do levé místnosti, 8 až K do pravé.
FT-MI4 = Jedna akce, jedna místnost. Jde se jen dolů, nikdy nahoru.
FT-MI5 = Místnost zakroužkujete a hned získáte vše, co v ní je, včetně WANTED.
FT-MI6 = Každá místnost 3. a 4. patra přináší aspoň 1 WANTED.
FT-MI7 = Můžete-li do více místností, z různých míst shora nebo proto, že se u 10, J a Q nad 4. patrem rozmezí
    překrývají, vyberete si.
FT-MI8 = Není-li taková místnost, s touto hodnotou se do dolu nedostanete.
FT-MI9 = Místnosti 4. patra přinášejí na konci stříbrné hvězdy, jednu za každé zakroužkované místo, zleva doprava:
    náhrobky, budovy, místnosti dolu, zastávky na stezce, cíle loupeží.
FT-MI10 = S krumpáčem smí vaše hodnota v dole platit o 2 víc nebo o 2 méně.
FT-MI11 = Místnosti přinášejí, zleva doprava. 1. patro: kladívko a 1 zlato; pánev a 1 zlato. 2. patro, vždy i 1 zlato:
    bonus v pustině; bonus na stezce; bonus v městečku. 3. patro, vždy i 1 WANTED: 1 hvězdu a 6 zlat; 2 hvězdy a 4
    zlata; 3 hvězdy a 2 zlata; 4 hvězdy. 4. patro: 1, 2, 3, 2 a 1 WANTED.
FT-MI12 = Chodby, po místnostech zleva doprava. Z 1. patra do 2.: z první A–4 a 5–7, z druhé 8–10 a J–K. Z 2. do 3.:
    A–3 a 4–5, pak 6–7 a 8–9, pak 10–J a Q–K. Z 3. do 4.: A–2 a 3–4, pak 5–6 a 7–8, pak 9–10 a 10–J, pak J–Q a Q–K. Z
    každé dvojice vede první doleva dolů, druhá doprava dolů.

## 9 Městečko (♣)

FT-TWa = Je-li karta barvy křížová, navštívíte budovu, jejíž hodnota je rovna vaší. Při první návštěvě ji
    zakroužkujete.
FT-TWb = Při návštěvě smíte využít efekt budovy. První návštěva přinese i to, co je na štítu, 1 hvězdu nebo bonusovou
    akci.
FT-TWc = Co z toho bude dřív, je na vás.
FT-TWd = Další návštěvy přinášejí jen efekt budovy.
FT-TWe = Budovu smíte navštívit, i když její efekt využít nemůžete nebo nechcete.
FT-TWf = Co koupíte nebo získáte, se vyznačí v oblasti, kde to pomáhá, a pomáhá to až do konce hry.
FT-TW1a = A, Hrobník: když tuto budovu využijete poprvé, nebudete si už na hřbitově brát WANTED. Je to zdarma.
FT-TW1b = Podruhé získáte rýč: 1 hvězdu za každý náhrobek, který zakroužkujete. Víc už tu nic není. První návštěva:
    bonus v dole.
FT-TW2a = 2, Banka: zaplaťte 4 $ a vložte do červené, nebo do černé, za návštěvu jen do jedné. První návštěva: 1
    hvězda.
FT-TW2b = Při jiné návštěvě smíte za další 4 $ přidat i tu druhou. Do každé lze vložit jednou.
FT-TW2c = Na začátku každého dalšího tahu, jsou-li všechny tři vyložené karty vaší barvy (♥♦ červené, ♠♣ černé),
    získáte tolik hvězd, kolikáté je kolo.
FT-TW3 = 3, Skrýš: přeškrtněte až 4 WANTED. První návštěva: 1 hvězda.
FT-TW4a = 4, Stáje: za návštěvu jeden kůň a každý jen jednou. První návštěva: bonus na hřbitově.
FT-TW4b = Tažný kůň stojí 3 $ a přinese kladívko a 1 hvězdu. Jízdní kůň stojí 4 $ a na stezce přidává 6. Smíte mít oba.
FT-TW5a = 5, Hokynářství: za návštěvu jeden předmět a každý jen jednou. První návštěva: bonus na stezce.
FT-TW5b = Rýžovací pánev stojí 3 $ a přinese pánev a 1 hvězdu. Krumpáč stojí 2 $, v dole přidává nebo ubírá 2 a přinese
    1 hvězdu. Bandana stojí 1 $ a ušetří 1 WANTED za loupež.
FT-TW6 = 6, Kostel: za každý 1 $ přeškrtněte jedno WANTED, za návštěvu až 8. První návštěva: 1 hvězda.
FT-TW7a = 7, Hotel: nocleh stojí 2 $ a zakroužkuje další stříbrnou hvězdu z řady 2, 7, 14, 23; jeden za návštěvu. První
    návštěva: bonus v pustině.
FT-TW7b = Na konci se počítá jen poslední zakroužkovaná.
FT-TW8a = 8, Pozemkový úřad: zaplaťte jeden tvar a zakreslete ho do mřížky devíti polí. Dvě pole stojí 4 $, tři v řadě
    6 $, tři do rohu 8 $. První návštěva: bonus na hřbitově.
FT-TW8b = Tvar smíte otočit i převrátit a musí se celý vejít na volná pole. Týž tvar smíte při jiné návštěvě koupit
    znovu.
FT-TW8c = Hvězdy na zabraných polích získáte hned. Řady mřížky jsou 3 1 1, 1 2 1 a 1 1 3.
FT-TW8d = Je-li zabráno všech devět polí, získáte dalších 7 hvězd.
FT-TW8e = Nevejde-li se žádný tvar, nebo na žádný nemáte, nic nezaberete.
FT-TW9a = 9, Puškař: pistole za 3 $; máte-li ji, při další návštěvě puška za 4 $. Za návštěvu jedna zbraň. První
    návštěva: bonus na stezce.
FT-TW9b = S puškou platí jen bonus pušky.
FT-TW10a = 10, Kauční agenti: zakroužkujte jednoho psance, J, Q, nebo K; za návštěvu jednoho. První návštěva: 1 hvězda.
FT-TW10b = Při dalších návštěvách můžete začít lovit i ostatní.
FT-TW10c = Na začátku každého dalšího tahu vám každá vyložená karta lovené hodnoty přinese jednu odměnu dle výběru: 4
    $, 2 zlata, nebo 2 přeškrtnutá WANTED.
FT-TW10d = Dvě nebo tři takové karty platí každá zvlášť, i když mají stejnou hodnotu.
FT-TW11 = J, Šerifova kancelář: podívejte se na kartu šerifa pro toto kolo. Pak si vezměte 1 hvězdu, nebo přeškrtněte 2
    WANTED. První návštěva: bonus v dole.
FT-TW12 = Q, Saloon: 1 hvězda za každé 2 $, za návštěvu až 8 hvězd. První návštěva: 1 hvězda.
FT-TW13 = K, Klub prospektorů: 1 hvězda za každé zlato, za návštěvu až 8 hvězd. První návštěva: bonus v pustině.

## 10 Hřbitov

FT-CE1 = Na hřbitově nezáleží na barvě ani na hodnotě. Zakroužkujete kterýkoli nezakroužkovaný náhrobek.
FT-CE2 = To přinese 1 WANTED, pokud se nepřátelíte s hrobníkem.
FT-CE3 = S rýčem to přinese 1 hvězdu.
FT-CE4 = Mezi každými dvěma sousedy, vedle sebe nebo pod sebou, je odměna; celkem jich je 12. Získáte ji jednou,
    jakmile jsou zakroužkovány oba náhrobky.
FT-CE5 = Jeden náhrobek může přinést více odměn najednou, rohový dvě, krajní tři. Získáte všechny, v pořadí, jaké
    chcete.
FT-CE6 = Prostřední náhrobek je zakroužkován od začátku, takže každý z jeho čtyř sousedů hned přinese odměnu mezi nimi.
FT-CE7 = Odměny: v horní řadě bonus v pustině a 2 hvězdy; pod ní 4 zlata, kladívko a bonus na stezce; v prostřední řadě
    4 $ a 2 zlata; pod ní bonus v dole, pánev a 8 $; v dolní řadě 2 hvězdy a bonus v městečku.
FT-CE8 = Hrobník dovoluje WANTED si nebrat, nenutí k tomu. Neberete si ho, pokud si o něj neřeknete.

## 11 Bonusové akce

FT-BA1 = Bonusová akce je další akce v témže tahu. Smíte ji provést hned.
FT-BA2 = Je otevřená: karty k ní nepotřebujete a hodnotu si zvolíte.
FT-BA3 = Odměny i WANTED získáváte jako obvykle.
FT-BA4 = Bonusová akce může přinést další, a tak dál bez omezení.
FT-BA5 = ♥ kterákoli zastávka vpravo od vás, ty mezi tím propadají. ♠ kterýkoli nezakroužkovaný cíl. ♦ kterákoli
    nezakroužkovaná místnost spojená se vchodem nebo se zakroužkovanou místností. ♣ kterákoli budova, i už navštívená.
    Náhrobek: kterýkoli nezakroužkovaný, i se svým WANTED.

## 12 Fáze 4: poker

FT-PK1 = Nevsází se, nedobírá ani neskládá. Vaše ruka je pět karet ve sloupci tohoto kola.
FT-PK2 = Královská postupka 10 $ a 9 hvězd; čistá postupka 9 $ a 8; poker 8 $ a 7; full house 7 $ a 6; barva 6 $ a 5;
    postupka 5 $ a 4; trojice 4 $ a 3; dva páry 3 $ a 2; pár 2 $ a 1; méně než pár nic.
FT-PK3 = Ve standardní hře vyhrává každý, kdo má pár nebo víc, ať mají ostatní cokoli.
FT-PK4 = Vyplácí se jen nejlepší kombinace ruky.
FT-PK5 = V postupce je eso nejnižší (A 2 3 4 5), nebo nejvyšší (10 J Q K A), uprostřed nikdy. Královská postupka je
    čistá postupka až po eso.

## 13 Fáze 5: rýžování a práce

FT-PW1 = Každá rýžovací pánev přinese 1 zlato.
FT-PW2 = Každé kladívko přinese 2 $.

## 14 Fáze 6: šerif chce zatýkat

FT-SH1 = Šerifa smíte uplatit: zaplatíte 1 zlato za každé aktivní WANTED (zakroužkované a nepřeškrtnuté) a v tomto kole
    jste v bezpečí.
FT-SH2 = Úplatkem se žádné WANTED nepřeškrtne.
FT-SH3 = O úplatku se rozhodnou všichni dřív, než se karta šerifa otočí.
FT-SH4 = Pak se otočí. Kdo zaplatil úplatek, na toho nemá vliv.
FT-SH5 = Je-li její hodnota (A 1, J 11, Q 12, K 13) stejná nebo vyšší než počet vašich aktivních WANTED, zatčení se
    vyhnete.
FT-SH6 = Je-li nižší, jste zatčeni a platíte: v 1. kole 10 $ nebo 4 hvězdy, ve 2. kole 14 $ nebo 6 hvězd, ve 3. kole 18
    $ nebo 8 hvězd.
FT-SH7 = Nemáte-li dost peněz na celou pokutu, musíte ztratit hvězdy.
FT-SH8 = Se 14 nebo více aktivními WANTED musíte ztratit hvězdy; peníze šerif nevezme. Uplatit ho předtím smíte.
FT-SH9 = Máte-li hvězd málo, ztratíte všechny, které máte, a nic jiného.
FT-SH10 = Zatčení vaše WANTED nemění.
FT-SH11 = Pak se karta šerifa odhodí.

## 15 Karty odměn (2 až 4 hráči)

FT-BY1 = Kdo jako první splní podmínku karty odměny, získá hned 7 hvězd.
FT-BY2 = Splní-li ji v témže tahu více hráčů, získají 7 všichni.
FT-BY3 = Na konci toho tahu se karta otočí na stranu se 4 hvězdami a všichni, kdo ji splní později, získají 4.
FT-BY4 = Každý může každou kartu odměny obodovat jednou. Tutéž kartu může obodovat více hráčů.
FT-BY5 = 12 karet odměn žádá: 4 zakroužkovaná místa v každé ze čtyř oblastí s barvou; čtyři bonusové zastávky stezky; 5
    pánví a kladívek; všech pět štítů s hvězdou v městečku; 9 zlat z dolu; po jednom cíli každého druhu; 5 náhrobků
    kromě prostředního; zastávku K, nebo dva lovené psance; 9 WANTED; 4 různé pomocníky z těchto: pánev, kladívko,
    jízdní kůň, hrobník, bandana, krumpáč, pistole; 30 $, nebo 15 zlat; bonusovou akci z každé z pěti oblastí.

## 16 Postavy

FT-CH1 = Každý má jednu postavu. S čím začíná, je na její kartě a nahrazuje to obvyklé 4 $ a 2 zlata. České názvy
    postav kromě Nevyzpytatelného jsou naše.
FT-CH2 = Schopnost lze využít jednou za hru; Nevyzpytatelný má dva žolíky. Pak se karta zasune napůl pod mapu.
FT-CH3 = Průkopník, Osadník, Bandita, Horník a Vykradač hrobů mají bonusovou akci: na stezce, v městečku, v pustině, v
    dole, na hřbitově. Muž v černém má jednu libovolnou.
FT-CH4 = Podvodník: ve fázi 4 smí být jedna karta vaší ruky jakoukoli kartou.
FT-CH5 = Prospektor: karta hodnoty platí o tolik víc nebo méně, kolik máte pánví. Zlatem ji lze posunout dál.
FT-CH6 = Maršál: když chce šerif zatýkat, smíte dobrat kartu, která je kartou šerifa jen pro vás.
FT-CH7 = Kazatel: před fází 6 smíte přeškrtnout až 6 WANTED.
FT-CH8 = Honák: přeškrtněte 2 WANTED za každé své kladívko.
FT-CH9 = Baronka: získejte tolik zlata, kolik máte aktivních WANTED.
FT-CH10 = Starosta: odhoďte vyložené karty a otočte tři nové, pro všechny. Ve dvou a více hráčích to musí být dřív, než
    kdokoli odehraje svůj tah.
FT-CH11 = Nevyzpytatelný: odhoďte žolíka a karta barvy má libovolnou barvu, nebo karta hodnoty libovolnou hodnotu.
FT-CH12 = Vykradač hrobů začíná s rýčem, Prospektor s pánví, Honák s kladívkem, Bandita se 4 WANTED a Muž v černém s 6.

## 17 Texas Hold 'em

FT-HE1 = Po odložení karty šerifa dostane každý pro toto kolo 2 karty navíc.
FT-HE2 = V sólové hře leží lícem vzhůru. Ve dvou až čtyřech vidí každý až do fáze 4 jen své.
FT-HE3 = Ve fázi 4 tvoří vaši ruku pět nejlepších ze sedmi karet. Karty navíc se pak odhodí.
FT-HE4 = Chcete-li to tvrdší, vyhrává jen nejlepší ruka u stolu. To je kompetitivní varianta.
FT-HE5 = Mezi stejnými kombinacemi rozhoduje nejvyšší karta, pak druhá nejvyšší a tak dále. Je-li všech pět hodnot
    shodných, výhra se rozdělí co nejrovnoměrněji.

## 18 Konec hry

FT-EN1 = Vaše skóre: bod za každé 4 $ a bod za každá 2 zlata, obojí zaokrouhleno dolů, stříbrné hvězdy (hotel a
    nejhlubší místnosti dolu) a hvězdy.
FT-EN2 = Ve dvou až čtyřech vyhrává nejvyšší skóre. Při shodě ten, kdo má nejméně aktivních WANTED, pak nejvíc zlata,
    pak nejvíc peněz; trvá-li shoda, o vítězství se dělíte.
FT-EN3 = Váš titul má dvě slova, jedno podle skóre a způsobu hry, druhé podle aktivních WANTED na konci: Zástupce do 3,
    Statkář do 6, Kovboj do 9, Desperát do 13, Psanec od 14.
FT-EN4 = Slova podle skóre mají tři sloupce: standardní hra, s postavou nebo hold 'em, s obojím.
FT-EN5 = WANTED, pánve, kladívka, předměty, pokerové sloupce a nevyužité schopnosti body nepřinášejí. Peníze a zlato se
    zaokrouhlují každé zvlášť.

## 19 Hra proti kovbotovi (sólo)

FT-CB1 = Kovbot nemá tahy. Krade karty a boduje za to, co necháte nezakroužkované.
FT-CB2 = V tahu se aktivuje, má-li aspoň jedna vyložená karta jeho barvu a získali jste to, na co čeká: Calamity Jane
    (♥) hvězdy, Billy the Kid (♠) WANTED, Black Bart (♦) zlato, Wyatt Earp (♣) bonusovou akci.
FT-CB3 = Pak ukradne vrchní kartu balíčku, poslepu a do konce hry; za tah nejvýš jednu.
FT-CB4 = Změnili-li jste kartu barvy, posuzuje se s novou barvou.
FT-CB5 = Odměnu nelze odmítnout jen proto, aby kovbot nekradl.
FT-CB6 = Na konci má kovbot 1, 2 nebo 3 body (snadná, normální, těžká) za každou ukradenou kartu a svůj koeficient za
    každé nezakroužkované místo v oblastech, které se počítají.
FT-CB7 = Na těžkou obtížnost se počítají všechny čtyři oblasti, krát 4, 3, 2 a 1; na normální horní tři, na snadnou
    horní dvě.
FT-CB8 = Hrajete-li za postavu, přidá si 5 bodů, a s variantou hold 'em dalších 5.
FT-CB9 = K vítězství musíte mít víc bodů. Při shodě vyhrává kovbot.
FT-CB10 = Hřbitov se kovbotovi nepočítá nikdy. Přeskočené zastávky jsou nezakroužkované.

## 20 Sólové úkoly

FT-SO1 = Pro sólovou hru je tu 20 úkolů, posuzují se na jejím konci. Nikdo je plnit nemusí. Dva z nich, porazit všechny
    čtyři kovboty na snadnou a jednoho na těžkou obtížnost, zaberou více her.

## 21 Výklad

FT-R1 = Česká pravidla dávají pistoli 2 a pušce 4, na anglické mapě je 3 a 6. Držíme se pravidel; hodnoty z mapy lze
    zvolit.
FT-R2 = Calamity Jane čeká na hvězdy, jak ukazuje její karta. Na obrázku v pravidlech je symbol špatně čitelný a vypadá
    jako peníze; u ostatních tří kovbotů se obojí shoduje. Peníze lze zvolit.
FT-R3 = Podle pravidel kovbot násobí body místa; vzato doslova by měl Billy jen za pustinu 240. Počítáme za každé
    nezakroužkované místo samotný koeficient, což dává výsledky přiměřené třem obtížnostem.
FT-R4 = Jedna věta pravidel mluví u zatýkání o přeškrtnutých WANTED. Všechny ostatní i mapa myslí zakroužkovaná a
    nepřeškrtnutá.
FT-R5 = Tabulka titulů má pět rozmezí skóre, ale dvě její slova splynula. Čteme ji pro standardní hru takto: Cucák pod
    50, Vysloužilej od 50, Nebojácnej od 60, Ostrostřelec od 70, Legendární od 80; v dalších sloupcích o 5 a o 10 víc.
FT-R6 = Hrát musíte, dokud je se zvolenými kartami nebo na hřbitově co. Nikdo kvůli tomu nemusí platit zlatem ani
    žolíkem: nejde-li bez toho nic, smíte nedělat nic a pokerová karta se počítá i tak. I návštěva městečka bez efektu
    je akce.
FT-R7 = Bonusová akce je právo, ne povinnost. Odmítnutá či neproveditelná propadá, ale získána byla (pro Wyatta Earpa i
    pro karty odměn).
FT-R8 = Máte-li bonusových akcí víc, vyberete, která bude další; nová smí přijít před staršími. Všechny je třeba do
    konce tahu provést, nebo odmítnout.
FT-R9 = Na místě získáte nejdřív zdroje a WANTED, pak bonusové akce. V městečku si pořadí efektu a štítu určíte. Bonus
    za skupinu v pustině přijde až po loupeži.
FT-R10 = Je-li třeba karta a balíček je prázdný, zamíchá se nový z odhozených karet, bez vyložených karet, karty
    šerifa, karet hold 'em a ukradených. Pravidla o tom mlčí; nastane to jen při velkém množství loupeží.
FT-R11 = Co děláte, se nedotýká map ostatních, takže hrát mohou všichni zároveň. Karty loupeže se berou ze společného
    balíčku, každému z jeho dílu (FT-R43); balíček nikdo nezná, takže je to spravedlivé.
FT-R12 = Karty odměn se kontrolují po každé změně. „Týž tah“ je každý jednotlivý tah, ve fázích 4, 5 a 6 celá fáze.
    Stačí podmínku splnit na okamžik. Počáteční zdroje se počítají v prvním tahu.
FT-R13 = Karta odměny se symboly všech pěti oblastí žádá bonusovou akci získanou v každé z nich: zastávka, skupina
    cílů, místnost dolu, štít v městečku, odměna na hřbitově. Schopnosti postav se nepočítají. Dalo by se to číst i
    jako jeden bonus každého druhu.
FT-R14 = Karta odměny za pomocníky chce čtyři různé; více pánví je jedna. Počáteční předměty se počítají. Karta za
    štíty s hvězdou myslí budovy 2, 3, 6, 10 a Q.
FT-R15 = Karta odměny za všechny oblasti myslí čtyři oblasti s barvou, které jsou na ní; sólový úkol mluví o každé
    oblasti, tedy i o hřbitově. Budova se počítá jednou. Karta za zlato z dolu počítá to, co bylo v navštívených
    místnostech, jakýmkoli způsobem a za celou hru, i když už je utracené.
FT-R16 = Místnost za náhrobky počítá i prostřední, přinese tedy až 9. Místnost za místnosti počítá i sebe, až 14. Ta za
    cíle počítá i nezdařené loupeže.
FT-R17 = Krumpáč posouvá hodnotu právě o 2, Prospektor právě o počet pánví, nebo vůbec. Obojí lze spojit se zlatem i
    navzájem; mezi A a K musí ležet jen výsledek. Krumpáč funguje jen v dole, Prospektor všude.
FT-R18 = Jízdního koně využít můžete a nemusíte, jen na stezce, a lze ho spojit se zlatem i Prospektorem. Víc než 13
    platí jako 13.
FT-R19 = Na pozemkovém úřadě získáte za návštěvu jeden tvar a kupovat nemusíte.
FT-R20 = Budova už nemusí mít co nabídnout: hotel po čtyřech noclezích, banka po obou vkladech, hrobník po dvou
    využitích (Vykradači hrobů, který rýč má, po jednom), kauční agenti po třech psancích, vyprodaný obchod. Navštívit
    ji smíte i tak.
FT-R21 = Banka a psanci působí od tahu po vaší návštěvě až do konce hry a nic dalšího nestojí.
FT-R22 = Přeškrtnout určitý počet WANTED znamená vždy nejvýš tolik. Kolik, určíte vy.
FT-R23 = Jste-li zatčeni a máte na celou pokutu peníze, smíte zvolit hvězdy, jen máte-li jich plný počet. Dát méně lze,
    jen když v plné výši nezaplatíte ani jedno, nebo se 14 a více WANTED, a to jen ve hvězdách.
FT-R24 = S 0 nebo 1 WANTED úplatek nepotřebujete, karta šerifa nižší než 1 není. Úplatek se platí celý.
FT-R25 = Maršál jedná, až když je karta šerifa vidět, a jen bez úplatku. Rozhoduje nová karta, i kdyby byla horší, a
    pak se odhodí.
FT-R26 = Kazatel jedná po fázi 5, před úplatky. Honák a Baronka mohou jednat, kdykoli ve fázích 3 až 6 o něčem
    rozhodují, nejpozději těsně před úplatkem. Postavy s bonusovou akcí jednají jen ve svém tahu, před hlavní akcí nebo po ní.
FT-R27 = Starosta rozhoduje hned po vyložení karet, před bankou a psanci a dřív, než kdokoli volil. Odhozené karty
    nemají vůbec žádný účinek.
FT-R28 = Žolík mění jednu věc, barvu, nebo hodnotu; v jednom tahu lze použít oba. Fungují jako změny za zlato (FT-G5 až
    FT-G8). Náhodná příprava Nevyzpytatelného přinést nemůže.
FT-R29 = Karta Podvodníka smí být i taková, která už ve hře je; pět stejných hodnot se vyplácí jako poker. S hold 'em
    to smí být kterákoli ze sedmi.
FT-R30 = Kovbot se posuzuje jednou, na konci tahu. Počítají se zisky z banky a psanců, z akcí i schopností tohoto tahu,
    ne však z fází 4 až 6. WANTED, kterému zabránila bandana nebo hrobník, získáno nebylo.
FT-R31 = Že odměnu nelze odmítnout (FT-CB5), se týká míst, která navštívíte. Kupovat ani směňovat nemusíte a mezi 1
    hvězdou a 2 přeškrtnutými WANTED si vyberete volně.
FT-R32 = Pátá pánev či páté kladívko propadá. Na zastávce 2 si můžete zvolit ten druhý předmět.
FT-R33 = Porovnání v hold 'em je doslovné: pět karet od nejvyšší, ať tvoří páry, nebo ne, eso vysoké kromě A 2 3 4 5.
    Podíly se zaokrouhlují dolů a zbytek propadá. Nemá-li nikdo pár, nevyplácí se nic.
FT-R34 = Kompetitivní varianta patří k hold 'em, ale lze ji hrát i bez něj.
FT-R35 = Symboly v seznamu sólových úkolů se nám nedochovaly. Většina je doplněna podle odpovídajících karet odměn;
    jsou pravděpodobné, ne jisté. „Nemějte žádné …“ je náš odhad: za celou hru nezískat žádné WANTED.
FT-R36 = Ve 3. kole přijde šerif před sčítáním bodů. Hvězdy, o které tehdy přijdete, ve skóre chybějí.
FT-R37 = Polovina hvězd je vždy celé číslo, protože všechny cíle jich mají sudý počet.
FT-R38 = Co uvidíte v šerifově kanceláři, víte jen vy. Podívat se smíte i znovu.
FT-R39 = Co jste oznámili, platí. U tohoto stolu se volby všech ukážou společně, až tah skončí (FT-HI6).
FT-R40 = Změny barvy a hodnoty se hlásí a platí s hlavní akcí, ze zlata, které v tu chvíli máte. Zlato od psanců nebo
    ze schopnosti využité předtím pomůže; po hlavní akci už se karty nemění, ani kvůli kovbotovi.
FT-R41 = Bonusová akce smí navázat na to, co přinesl tento tah: sestoupit z právě zakroužkované místnosti, jít dál z
    právě dosažené zastávky, nebo se vrátit do budovy, pro efekt, ne pro štít.
FT-R42 = Nelze platit naprázdno. Hodnota se mění jen pro akci, kterou nová hodnota dovoluje, barva jen pro akci v nové
    barvě nebo zároveň s hřbitovem (FT-G10).
FT-R43 = Karty loupeží se rozdělují dokola: ve více hráčích jsou v jednom tahu vaše karty loupeží každá druhá, třetí či
    čtvrtá karta balíčku, podle počtu hráčů. Nikomu tak štěstí nezávisí na tom, jak rychle hrají ostatní. Dojde-li váš
    díl, pokračuje zamíchanými odhozenými kartami (FT-R10).
FT-R44 = Změna barvy zároveň s hřbitovem se nabízí jen proti kovbotovi; nikdo jiný by si jí nevšiml (FT-G10).
FT-R45 = Podvodník smí ohlásit jen kartu, se kterou je ruka lepší.
FT-R46 = Na co nemá smysl se ptát, na to se hra neptá: maršála jen při zatčení s nejvýše 13 WANTED, odměna za psance
    škrtá aspoň jedno WANTED a v šerifově kanceláři se karta ukáže, jakmile jí nemůže nic předcházet.
FT-R47 = Ve více hráčích váš tah končí, až to řeknete. Do té doby není nic oznámeno a smíte vzít zpět všechno, co vám
    neukázalo žádnou kartu.

## 22 Příklady

FT-E1 = V 1. kole máte ruku Q Q 8 8 a další kartu: dva páry, 3 $ a 2 hvězdy.
FT-E2 = 1 pánev a 3 kladívka přinesou ve fázi 5 1 zlato a 6 $.
FT-E3 = 1. kolo, 8 WANTED a úplatek by stál 8 zlat. Karta šerifa je 6: jste zatčeni a přijdete o 10 $ nebo 4 hvězdy. Od
    8 výš byste byli v bezpečí.
FT-E4 = Na stezce jste ještě nebyli. Karta barvy 4♥, karta hodnoty 7♣: dojdete na kteroukoli zastávku do 7. Zastavíte
    na 3; A a 2 se přeškrtnou a získáte 1 hvězdu a bonus na hřbitově.
FT-E5 = Karta barvy A♠, karta hodnoty 9♦: zakroužkujete 9 a vezmete si 3 WANTED. Karta loupeže je 2♦, to je méně než 9:
    3 hvězdy a žádné peníze.
FT-E6 = Karta barvy Q♦, karta hodnoty 5♣, prázdný důl: dostanete se do levé místnosti, kladívko a 1 zlato. Odtud vede
    dál A až 4 a 5 až 7.
FT-E7 = Karta barvy 7♣, karta hodnoty 5♠, 4 $ a první návštěva hokynářství. Koupíte bandanu a zbývají 3 $; štít přinese
    bonus na stezce a jeho srdce se přeškrtne.
FT-E8 = Zakroužkován je náhrobek dole uprostřed. Zakroužkujete ten vpravo dole: 1 WANTED a bonus v městečku. Později
    ten vpravo uprostřed: 1 WANTED, 2 zlata a 8 $ najednou.
FT-E9 = Karta hodnoty je 9 a máte 3 zlata: může platit jako 6 nebo jako Q a zlato je pryč. S 1 zlatem může být eso
    dvojkou, ale nikdy králem.
FT-E10 = Netknutý hřbitov: náhrobek dole uprostřed přinese 1 WANTED a pánev.
FT-E11 = U hrobníka jste byli dvakrát. Nahoře uprostřed netknutého hřbitova získáte 0 WANTED, 1 hvězdu za rýč a
    kladívko.
FT-E12 = Zakroužkován je náhrobek vlevo nahoře a ten pod ním, vpravo nahoře ne. Nahoře uprostřed teď získáte bonus v
    pustině a kladívko, v pořadí, jaké chcete.
FT-E13 = Pistole, cíl 9, karta loupeže 7: 7 + 2 = 9 stačí, 3 WANTED, 6 hvězd a 4 $. S 6 se nepodaří, 3 hvězdy; s
    hodnotami anglické mapy by se podařila.
FT-E14 = Puška, cíl K, karta loupeže 9: 13 stačí, 4 WANTED, 8 hvězd a 10 $.
FT-E15 = Bandana, cíl 2, karta loupeže A: 0 WANTED, 1 hvězda, žádné peníze.
FT-E16 = Dva kusy skotu jsou zakroužkované, oba bez úspěchu. Loupíte třetí: po loupeži máte bonus v dole.
FT-E17 = Třetí místnost 3. patra je zakroužkovaná a vaše hodnota je 10: můžete do obou místností pod ní. S J jen do té
    pravé z nich.
FT-E18 = Zakroužkovaná je jen levá místnost 1. patra. S 9 můžete jen do pravé místnosti 1. patra, s 5 jen do prostřední
    ve 2. patře.
FT-E19 = Jízdní kůň, hodnota 8, stojíte na 5: v dosahu jsou zastávky 6 až K.
FT-E20 = 2. kolo, vklad do červené a vyloženo je 2♥ 9♦ K♦: 2 hvězdy dřív než cokoli jiného. Změníte-li pak kartu barvy
    na ♣, hvězdy vám zůstanou.
FT-E21 = Lovíte krále a vyloženo je K♠ K♦ 4♣: dvě odměny, třeba 4 $ a 2 přeškrtnutá WANTED.
FT-E22 = Tři pole v horní řadě stojí 6 $ a přinesou 3 + 1 + 1 = 5 hvězd. Celá mřížka třemi řadami stojí 18 $ a přinese
    14 + 7 = 21 hvězd.
FT-E23 = Třetí nocleh v hotelu znamená 14 stříbrných hvězd, ne 2 + 7 + 14.
FT-E24 = 2. kolo, 14 WANTED, 30 $, 3 hvězdy, 5 zlat. Na úplatek nemáte a zatkne vás jakákoli karta šerifa. Ztratíte 3
    hvězdy a peníze vám zůstanou.
FT-E25 = 3. kolo, 10 WANTED, 18 $, 7 hvězd, karta šerifa 4: musíte zaplatit 18 $. S 8 hvězdami byste si mohli vybrat.
FT-E26 = 23 $, 7 zlat, 41 hvězd, dva noclehy v hotelu a místnost za budovy s 8 budovami: 5 + 3 + 41 + 7 + 8 = 64. S 9
    WANTED je z vás Nebojácnej kovboj.
FT-E27 = Calamity Jane. Zakroužkovali jste 5 zastávek, 4 cíle, 7 budov a 6 místností, ukradla 4 karty a hrajete za
    postavu. Snadná: 32 + 24 + 4 + 5 = 65. Normální: 32 + 24 + 12 + 8 + 5 = 81. Těžká: 32 + 24 + 12 + 8 + 12 + 5 = 93.
FT-E28 = Billy a vyloženo je 3♠ 8♥ J♦. Za 2 zlata změníte kartu barvy, 3♠, na srdce a zastavíte na 10 se 2 WANTED.
    Žádné piky už tu nejsou: neukradne nic.
FT-E29 = Dva hráči splní tutéž kartu odměny v jednom tahu a oba získají 7 hvězd. Třetí o dva tahy později získá 4.
FT-E30 = Maršál má v 1. kole 6 WANTED a karta šerifa je 3. Rozhodne nová karta: s 9 je v bezpečí, s A zatčen.
FT-E31 = Baronka má před úplatkem 11 WANTED a 1 zlato. Vezme si 11 zlat a 11 zaplatí; zbývá 1.
FT-E32 = Podvodník má 10♥ J♥ Q♥ K♥ 3♣. Ze 3♣ udělá A♥: královská postupka, 10 $ a 9 hvězd.
FT-E33 = A 2 3 4 5 v různých barvách je postupka. Q K A 2 3 není nic.
FT-E34 = Dva hráči mají 70 bodů. Jeden má 5 WANTED, druhý 3 a vyhrává.

## 23 O čem rozhodujete

FT-DE1 = Před hrou: kolik vás hraje, zda s postavami, s hold 'em a kompetitivně, a jaké hodnoty mají zbraně. V sólové
    hře i kovbot (nebo los) a obtížnost.
FT-DE2 = Jako Starosta, jednou, po vyložení karet: nechat je, nebo vyměnit. Ostatní čekají.
FT-DE3 = Na začátku tahu, za každou kartu lovené hodnoty: 4 $, 2 zlata, nebo až 2 přeškrtnutá WANTED.
FT-DE4 = V tahu: která ze tří karet je pokerová a která ze zbylých dvou karta barvy a karta hodnoty. Způsobů je šest a
    váš uvidí ostatní, až mají všichni hotovo.
FT-DE5 = Hlavní akce: v oblasti vaší barvy, nebo na hřbitově. Vůbec nic jen podle FT-R6.
FT-DE6 = Zda změníte barvu, za 2 zlata nebo žolíkem, a na kterou; i zároveň s hřbitovem.
FT-DE7 = Zda změníte hodnotu: za zlato po bodech, žolíkem, v dole krumpáčem, na stezce koněm, pánvemi Prospektora.
FT-DE8 = Na stezce: která ze zastávek v dosahu.
FT-DE9 = Na zastávce 2: pánev, nebo kladívko.
FT-DE10 = V dole, je-li jich víc: která místnost.
FT-DE11 = Na hřbitově: který náhrobek, a je-li odměn víc, v jakém pořadí.
FT-DE12 = V městečku při první návštěvě: dřív efekt, nebo štít.
FT-DE13 = V bance: do červené, do černé, nebo nic.
FT-DE14 = Ve stájích, v hokynářství a u puškaře: co koupíte z toho, na co máte, nebo nic.
FT-DE15 = V hotelu: ubytovat se, nebo ne.
FT-DE16 = Na pozemkovém úřadě: který tvar, jak otočený a kam, nebo nic.
FT-DE17 = U kaučních agentů: který psanec, nebo žádný.
FT-DE18 = V šerifově kanceláři, po tajném pohledu: 1 hvězda, nebo až 2 přeškrtnutá WANTED.
FT-DE19 = V kostele, saloonu a klubu: kolikrát směníte, 0 až 8krát.
FT-DE20 = Ve skrýši, na zastávce J a podobně: kolik WANTED přeškrtnete.
FT-DE21 = Čekají-li bonusové akce: která bude další a kam povede, nebo že ji odmítnete.
FT-DE22 = Ve svém tahu, s postavou s bonusovou akcí: zda ji využijete teď; jako Muž v černém i kterou.
FT-DE23 = Ve fázích 3 až 6, jako Baronka nebo Honák: zda schopnost využijete teď.
FT-DE24 = Ve fázi 4, jako Podvodník: zda schopnost využijete, u které karty a čím se karta stane.
FT-DE25 = Ve fázi 4 s hold 'em: o ničem. Pět nejlepších ze sedmi karet se najde samo.
FT-DE26 = Před fází 6, jako Kazatel: zda a kolik WANTED.
FT-DE27 = Ve fázi 6, se 2 a více WANTED a dostatkem zlata: zda šerifa uplatíte. Všichni volí zároveň; kartu šerifa
    znají jen ti, kdo se na ni podívali.
FT-DE28 = Ve fázi 6, jako Maršál, když je karta šerifa vidět: zda doberete vlastní.
FT-DE29 = Jste-li zatčeni a můžete dát obojí: peníze, nebo hvězdy.
FT-DE30 = Při loupeži s bandanou, nebo u náhrobku s přízní hrobníka: zda si WANTED přece jen vezmete.

## 24 Co víte

FT-HI1 = Pořadí balíčku nezná nikdo. Všechny vyložené a odhozené karty jsou veřejné, počítat je smíte.
FT-HI2 = Kartu šerifa do fáze 6 nezná nikdo kromě těch, kdo se na ni v tomto kole podívali. Říkat to nemusejí.
FT-HI3 = Karty navíc v hold 'em vidíte do fáze 4 jen vy. V sólové hře leží odkryté.
FT-HI4 = Co kovbot ukradl, nikdo nikdy neuvidí. Kolik karet má, známo je.
FT-HI5 = Všechny mapy, inventáře, pokerové sloupce, postavy a karty odměn jsou veřejné.
FT-HI6 = Co v tahu děláte, uvidí ostatní, až mají všichni hotovo: vaše karty, mapu i karty loupeže. Od té chvíle je to
    veřejné.
FT-HI7 = Nepoužité karty odměn a postavy jsou mimo hru a nikdo je nezná.
FT-HI8 = Žádný úplatek se neukáže, dokud se nerozhodli všichni. Pak se otočí karta šerifa.
FT-HI9 = Pohled v šerifově kanceláři ukáže jen kartu tohoto kola. Co jste viděli, se nikdo jiný nedozví, u stolu ani v
    záznamu.

## 25 Jak dobře hrát

FT-ST1 = Rozumná hra přinese kolem 73 bodů, v polovině her 68 až 77. Ostrostřelec je běžný, 80 a víc je dobrý výsledek.
FT-ST2 = Za hru bývá kolem 13 bonusových akcí, skoro tolik co tahů. Nejlépe se začíná první návštěvou A, 4, 5, 7, 8, 9,
    J a K v městečku a místnostmi 2. patra.
FT-ST3 = Na konci jsou 4 $ nebo 2 zlata bod. Saloon dá hvězdu za 2 $, klub za 1 zlato. Choďte tam pozdě, se 16 $ nebo 8
    zlaty.
FT-ST4 = Noclehy v hotelu mají cenu 2, 5, 7 a 9 bodů, každý za 2 $. Čtyři jsou 23 bodů za 8 $ a čtyři návštěvy: začněte
    brzy, nebo vůbec.
FT-ST5 = Na pozemkovém úřadě se vyplatí tři v řadě, 2 $ za pole. Krajní řada nebo sloupec přinese 5 hvězd za 6 $, celá
    mřížka 21 za 18 $.
FT-ST6 = S W aktivními WANTED a bez úplatku vás zatknou v (W − 1) případech ze 13, až do 14. Jedno WANTED navíc stojí v
    kolech 1, 2 a 3 asi 0,3, 0,5 a 0,6 hvězdy.
FT-ST7 = Šerif bere 4, 6 a 8 hvězd a víc ne. Nad 13 WANTED další zločiny nic nestojí a snížit je z 18 na 14 nemá smysl.
FT-ST8 = Můžete-li, plaťte penězi: 10 $, 14 $ a 18 $ jsou 2,5, 3,5 a 4,5 bodu, hvězdy 4, 6 a 8.
FT-ST9 = Úplatek se vyplatí, je-li (W − 1) / 13 pokuty víc než půl bodu za každé WANTED: jen ve 3. kole, s 6 až 15
    WANTED a se zlatem, které jinak nevyužijete, ledaže jste viděli nízkou kartu šerifa.
FT-ST10 = Beze zbraně se loupež podaří v (14 − hodnota) případech ze 13. V průměru přinese 1,9 hvězdy u 2, 3,1 u 7, 3,9
    u 10 a 4,3 u K. I nezdařený vlak přinese 4. Pistole přidá 2 případy ze 13.
FT-ST11 = Každá přeskočená zastávka je ztracená; pět až šest zastávek je běžných. Nejlepší jsou 5, 8, 7, 10, K a
    bonusové 6, 9 a Q. Zpočátku je dobrá blízká zastávka lepší než daleká.
FT-ST12 = V dole nejdřív 1. patro, protože pánev či kladívko platí každé kolo, pak 2. pro bonus, pak 3. a nakonec
    místnost za budovy nebo za místnosti: těch bývá nejvíc.
FT-ST13 = Pánev z 1. kola přinese 3 zlata, kladívko 6 $; ve 3. kole jen 1 zlato nebo 2 $.
FT-ST14 = Hřbitov je na špatné karty. Začněte pánví pod středem a kladívkem nad ním; bonusové akce přinesou dva dolní
    náhrobky vlevo a dva pravé v dolní řadě.
FT-ST15 = V bodech má pár cenu 1,5, dva páry 2,8, trojice 4, postupka 5,3, barva 6,5, full house 7,8, poker 9. Páry si
    nechávejte a se třemi kartami jedné barvy jděte po barvě. Pár nebo víc vyjde skoro v 9 kolech z 10.
FT-ST16 = Zlato je nejcennější uprostřed hry, kdy jediné promění nepotřebnou hodnotu v budovu, kterou chcete. Nechte si
    2 až 4 do 3. kola.
FT-ST17 = 7 hvězd z karty odměny je tolik, kolik přinese poker. Hleďte, které dvě ze tří jdou k sobě. Mapy ostatních
    jsou veřejné; nezávoďte, jste-li o celý tah pozadu.
FT-ST18 = Proti kovbotovi kroužkujte to, co násobí 4 a 3: každá zastávka má proti Jane cenu 4 bodů. Leží-li tu jeho
    barva, vyhněte se tomu, na co čeká, nebo změňte kartu barvy, je-li to jediná shoda.
FT-ST19 = Nebráníte-li se, ukradne kovbot za hru 4 až 6 karet. Pro hráče městečka a dolu jsou nejtěžší Jane a Billy,
    nejlehčí Bart a Earp.
FT-ST20 = Na co se zapomíná: banka a psanci na začátku tahu, hvězda za rýč, odměny kolem prostředního náhrobku, že
    změněná karta neplatí pro banku, že štít platí jednou, že nezdařená loupež přináší všechna WANTED a žádné peníze.
