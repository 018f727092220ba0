### Dice Town: všechna pravidla podle čísel, slovy pro hráče.

## 1 Příprava hry

DT-S1 = Hrají dva až pět hráčů. Na jejich počtu závisí jen to, kolik materiálu se použije; zbylé pohárky, kostky a
    bankovky zůstanou v krabici.
DT-S2 = 19 karet Koloniálu se zamíchá do dobírací hromádky lícem dolů. Odhazovací hromádka je zpočátku prázdná.
DT-S3 = 25 Pozemkových dekretů se zamíchá do hromádky lícem dolů a její první tři karty se vyloží lícem vzhůru na místa
    1, 2 a 3. Místo 1 je na plánu nejspodnější a rozdává se vždy jako první.
DT-S4 = Každý dostane pohárek, 5 pokerových kostek a 8 jednodolarových bankovek. Nugety ani karty zatím nikdo nemá.
DT-S5 = Všech 30 nugetů leží ve Zlatém dole bez ohledu na počet hráčů.
DT-S6 = V Bance jsou na začátku 3 dolary, na Dostavníku žádný.
DT-S7 = Odznak Šerifa dostane nejmladší hráč. U tohoto stolu rozhoduje los, viz DT-R1.
DT-S8 = Peníze do hry nepřibývají ani z ní neodcházejí: je jich 8 dolarů na hráče a k tomu 3, tedy 19, 27, 35 nebo 43
    ve dvou, třech, čtyřech nebo pěti hráčích. V pěti se použijí všechny bankovky z krabice.

## 2 Kolo

DT-G1 = Hraje se na kola. Nejprve všichni zároveň sestaví ruku z pěti kostek, pak se místo po místě vyhodnotí městečko.
DT-G2 = Potom si všichni posbírají všech pět kostek a začíná další kolo, pokud hra neskončila (DT-X1).
DT-G3 = Na tahy se nehraje. Na pořadí po směru hodinových ručiček záleží jen tam, kde se na karty ptáme více hráčů ve
    stejnou chvíli (DT-R10).

## 3 Sestavení ruky

DT-H1 = Kdo ještě nemá pět ponechaných kostek, hodí všemi zbývajícími, všichni zároveň a pod pohárkem. Prvním hodem
    hází každý pěti kostkami.
DT-H2 = Vidíte jen svůj hod. Tajně zvolíte, které z těchto kostek si necháte; ostatní si vezmete zpět do ruky a budete
    jimi házet znovu.
DT-H3 = Jakmile se všichni rozhodli, zvednou se pohárky najednou. Ponechané kostky leží odkryté před vámi a v tomto
    kole se už nemění; výjimkou je Profesionální švindlíř při témže odhalení (DT-C4) a zmařený Bouchač (DT-R3).
DT-H4 = Ponechat si právě jednu kostku je zdarma.
DT-H5 = Každá další kostka ponechaná z téhož hodu stojí 1 dolar: dvě kostky 1, tři 2, čtyři 3, pět 4.
DT-H6 = Smíte si také nenechat žádnou. To stojí 1 dolar.
DT-H7 = Zvolit smíte jen to, na co máte, ledaže za vás zaplatí Bouchač (DT-C3). Bez jediného dolaru si musíte nechat
    právě jednu kostku.
DT-H8 = Platí se při odhalení, a to na Dostavník, ne do Banky.
DT-H9 = Takto se se zbývajícími kostkami pokračuje, dokud po některém odhalení nemá někdo pět ponechaných.
DT-H10 = Jakmile má někdo pět kostek, všichni, kdo jich mají méně, hodí ještě právě jednou všemi, které jim zbývají. To
    je poslední hod.
DT-H11 = Výsledek posledního hodu si musíte nechat celý.
DT-H12 = Poslední hod nestojí nic, ať jde o jakýkoli počet kostek.
DT-H13 = Mají-li po témže odhalení pět kostek všichni, poslední hod není.
DT-H14 = Nezáleží na tom, jak se někdo k pěti kostkám dostal, zda s placením, nebo bez něj. Stačí i pět kostek zdarma,
    když si někdo jiný jednou nenechal žádnou a má čtyři.
DT-H15 = Nakonec má každý právě pět kostek a všichni je vidí.
DT-H16 = Ani poslední zbývající kostka není výjimkou: necháte si ji zdarma, nebo si za 1 dolar nenecháte nic a hodíte
    jí znovu. Donekonečna to nejde, protože každé odhalení přidá kostku, stojí dolar, nebo spotřebuje Bouchače.

## 4 Ve městečku

DT-V1 = Vyhodnocuje se v tomto pořadí: 1 Zlatý důl, 2 Banka, 3 Dostavník, 4 Koloniál, 5 Salón, 6 Šerif, 7 Městská
    radnice, 8 Doktor Bedlák.
DT-V2 = Pět z těchto míst patří tomu, kdo má nejvíc kostek jejich hodnoty: 9 Zlatý důl, 10 Banka, J Koloniál, Q Salón,
    K Šerif.
DT-V3 = Nemá-li tu hodnotu na kostkách nikdo, akci nikdo neprovede.
DT-V4 = Jeden hráč smí v kole provést více různých akcí.
DT-V5 = Má-li nejvíc kostek téže hodnoty více hráčů, jednoho z nich vybere Šerif (DT-T1). Každou akci provede jen
    jeden.
DT-V6 = Kostky se nespotřebují. Každá se počítá pro své místo i do pokerové figury.
DT-V7 = Kdo akci získal, musí ji provést, pokud to jde.
DT-V8 = Nepřinese-li akce svému vítězi nic, nepřechází na dalšího v pořadí. (O remízách viz DT-R6.)

## 4a Remízy a Šerif

DT-T1 = Všechny remízy rozhoduje ten, kdo má odznak: o nejvíc kostek jedné hodnoty i mezi dokonale shodnými nejlepšími
    rukama.
DT-T2 = Odznak přechází v kroku 6 okamžitě. Remízy kroků 1 až 6 tedy rozhoduje starý Šerif, remízy kroku 7 a pořadí v
    kroku 8 nový.
DT-T3 = Šerif musí vybrat někoho z remízujících; je-li mezi nimi, smí vybrat sebe. O remíze králů rozhoduje starý
    Šerif, třeba i ve svůj prospěch.
DT-T4 = Remízující si mohou Šerifovu přízeň naklonit nabídkou dolarů, nugetů nebo karet.
DT-T5 = U tohoto stolu podá každý remízující kromě Šerifa jednu tajnou nabídku z toho, co právě vlastní; smí být i
    prázdná. Pak se všechny nabídky ukážou a Šerif vybere.
DT-T6 = Zaplatí se jen nabídka vybraného hráče, celá a ještě před akcí; ostatní propadají. Vybere-li Šerif sebe,
    nedostane nic.
DT-T7 = V nabídce smějí být karty z ruky obojího druhu. Oplocené dekrety ani sliby nabízet nelze.
DT-T8 = Kdo přijal nabídku, tím u doktora Bedláka ještě nic nezískal.
DT-T9 = Není-li v remíze co získat (prázdná Banka, žádné karty Koloniálu, žádná karta, kterou by někdo z remízujících
    mohl ukrást), platí DT-R6.

## 4b Zlatý důl (9)

DT-GM1 = Kdo má nejvíc devítek, vezme si z dolu nuget za každou z nich.
DT-GM2 = Je-li v dole nugetů méně, vezme si všechny, které tam jsou.
DT-GM3 = Prázdný důl kolo nepřeruší. Hra končí až po kroku 8 (DT-X1).

## 4c Banka (10)

DT-BK1 = Kdo má nejvíc desítek, vezme si z Banky všechny dolary. Na počtu desítek už nezáleží.
DT-BK2 = Dolary na Dostavníku v Bance nejsou a nikdo si je nebere.
DT-BK3 = Prázdná Banka nepřinese nic, a tak v ní nikdo nic nezískal.
DT-BK4 = Nemá-li desítku nikdo, zůstanou peníze v Bance.

## 4d Dostavník

DT-SC1 = Dostavník navštívit nelze.
DT-SC2 = Všechny jeho dolary se teď přesunou do Banky k tomu, co v ní leží. Loupež tohoto kola už proběhla, takže
    vyloupit je lze nejdřív v příštím kole.

## 4e Koloniál (J)

DT-GS1 = Kdo má nejvíc kluků, dobere si kartu Koloniálu za každého z nich, tajně si je prohlédne, jednu si nechá a
    ostatní zahodí lícem dolů.
DT-GS2 = Dojde-li při dobírání hromádka, zamíchá se z odhazovací hromádky nová a dobírá se dál. Karty už dobrané se
    nepřimíchávají. Jen proto, že hromádka došla, se ještě nemíchá.
DT-GS3 = Jsou-li prázdné obě hromádky, doberete jen to, co bylo, třeba i nic.
DT-GS4 = V prvním kole se akce provede dvakrát: dobrat, jednu si nechat, ostatní zahodit a pak totéž znovu. Vítěz je
    pro obojí stejný, takže o remíze se rozhoduje jen jednou.
DT-GS5 = Nemá-li v prvním kole kluka nikdo, druhá akce propadá. Do 2. kola se nepřenáší.
DT-GS6 = V ruce smíte mít libovolně mnoho karet.

## 4f Salón (Q)

DT-SA1 = Kdo má nejvíc dam, vybere si jednoho protivníka a vezme mu z ruky poslepu tolik karet, kolik má dam. Jednu si
    nechá a ostatní vrátí.
DT-SA2 = Brát lze karty Koloniálu i Pozemkové dekrety, v libovolné směsi. Oplocené dekrety v ruce nejsou a jsou v
    bezpečí.
DT-SA3 = Má-li protivník karet méně, vezmou se mu všechny a všechny až na jednu se vrátí.
DT-SA4 = Protivník musí mít v ruce aspoň jednu kartu. Nemá-li ji nikdo, nestane se nic a nic nebylo získáno.
DT-SA5 = Karty Koloniálu a dekrety mají různé ruby, takže určíte, kolik kterých berete. Které z nich to budou, je
    náhoda (DT-R36).
DT-SA6 = Karta, kterou si necháte, jde do vaší ruky. Ostatní u stolu ji nevidí.

## 4g Šerif (K)

DT-SH1 = Kdo má nejvíc králů, stává se Šerifem a hned si bere odznak.
DT-SH2 = Nemá-li krále nikdo, Šerif se nemění.
DT-SH3 = Kdo je Šerifem na konci hry, má 5 bodů.

## 4h Městská radnice (nejlepší ruka)

DT-TH1 = Nejlepší pokerová figura (DT-P1) přináší dekrety. Tato akce má vítěze vždy.
DT-TH2 = Vítěz dostane dekret z místa 1 a další za každé eso na svých pěti kostkách, postupně z míst 2 a 3.
DT-TH3 = Rozdávají se jen vyložené dekrety, tedy nejvýš tři; z hromádky se žádný nedobírá.
DT-TH4 = Bez nejlepší ruky tu esa nepřinesou nic.
DT-TH5 = Eso se počítá, i když do figury nepatří: J J J J A přinese dva dekrety.
DT-TH6 = Nerozebrané dekrety se pak vrátí na spodek hromádky a vyloží se její tři horní karty, první na místo 1; je-li
    jich méně, vyloží se méně.
DT-TH7 = Dekrety jdou vítězi do ruky a tam jsou skryté.

## 4i Doktor Bedlák

DT-DB1 = Kdo v tomto kole nic nezískal, smí navštívit doktora Bedláka a provést právě jednu akci útěchy. Musí na ni mít
    aspoň jednu odpovídající kostku. Smí si návštěvu také odpustit.
DT-DB2 = Něco jste získali, jestliže vám kroky 1 až 7 přinesly aspoň jeden nuget z dolu, jeden dolar z Banky (i kartou
    Fifty fifty, DT-R7), jednu kartu Koloniálu, jednu kartu v Salónu, odznak (i když jste ho už měli a máte nejvíc
    králů), nebo jeden dekret. Platí to, i když jste o to v témže kole zase přišli.
DT-DB3 = Smí-li na návštěvu více hráčů, o pořadí rozhodne Šerif, jaký je po kroku 6. Jeden po druhém volí, nebo si
    návštěvu odpustí, a každá volba se provede celá, než přijde další.
DT-DB4 = 9 nebo 10, ostnatý drát: vyložte dva dekrety z ruky lícem vzhůru před sebe. Ukrást už je nikdo nemůže. S
    jediným dekretem oplotíte ten jeden, bez dekretů to zvolit nelze (DT-R23).
DT-DB5 = J nebo Q: vezměte si horní kartu z hromádky Koloniálu. Je to jedna karta bez výběru; prázdná hromádka se
    obnoví podle DT-GS2.
DT-DB6 = K, malá šťára: každý protivník vám odevzdá 2 dolary, nebo všechno, má-li méně.
DT-DB7 = Eso, velká šťára: každý protivník, který má nuget, vám jeden odevzdá.
DT-DB8 = Jedna návštěva přinese jednu útěchu, ať jí odpovídá jakýkoli počet kostek.
DT-DB9 = Oplocené dekrety mají své body dál a při shodě bodů se počítají mezi dekrety.
DT-DB10 = Ve dvou nebo třech hráčích bývá doktor Bedlák bez práce, ve čtyřech nebo pěti ho navštěvují často. Tak to má
    být a pravidla jsou stejná.

## 5 Pokerové figury

DT-P1 = Hodnoty od nejnižší jsou 9, 10, J, Q, K, A. Barvy kostky nemají, figura „barva“ tedy neexistuje.
DT-P2 = Od nejlepší: pětice, čtveřice, full house, postupka, trojice, dva páry, pár, nejvyšší kostka.
DT-P3 = Mezi stejnými figurami vyhrává vyšší hodnota, čtyři králové tedy přebijí čtyři kluky. U dvou párů se porovná
    nejprve vyšší pár, pak nižší.
DT-P4 = Ze dvou full housů je lepší ten s vyšší trojicí. Na pár se hledí, jen jsou-li trojice stejné.
DT-P5 = Postupky jsou dvě, od 9 do K a od 10 do A. Lepší je ta s esem.
DT-P6 = Je-li shodné i to, rozhodují jako v pokeru kostky mimo figuru, od nejvyšší.
DT-P7 = O remíze rozhoduje Šerif jen tehdy, jsou-li ruce shodné ve všem; s těmito kostkami to znamená pět stejných
    hodnot.

## 6 Karty Koloniálu

DT-C1 = Vybavení, šest karet za 1, 2, 3, 4, 5 a 8 bodů, se nikdy nehraje. Boduje tomu, kdo ho má na konci hry.
DT-C2 = Akční karta se odhodí lícem dolů na odhazovací hromádku Koloniálu, hned jak ji zahrajete, ještě před svým
    účinkem a také když je anulována. Smíte ji zahrát už v kole, kdy jste ji získali. Nezahrané akční karty body
    nedávají.
DT-C3 = Bouchač (2 karty), když ukážete kostky: za toto odhalení neplatíte nic, ať si necháte kolik kostek chcete,
    třeba i žádnou.
DT-C4 = Profesionální švindlíř (2 karty), když ukážete kostky: otočte jednu z právě odhalených kostek na libovolnou
    hodnotu.
DT-C5 = Dynamit (1 karta), když využíváte Zlatý důl: najdete dvakrát víc nugetů.
DT-C6 = Fifty fifty (1 karta), když protivník vyloupí Banku: polovina lupu je vaše, zaokrouhleno dolů.
DT-C7 = Na sekeru (1 karta), když navštívíte Koloniál: proveďte jeho akci dvakrát po sobě.
DT-C8 = Vyklepanej Joe (1 karta) se musí zahrát hned, jak ho získáte, takže ho nikdo nikdy nemá v ruce: hráč dle vašeho
    výběru vám odevzdá 4 dolary, nebo všechno, má-li méně.
DT-C9 = Děvčata (1 karta), když kradete v Salónu: proveďte jeho akci dvakrát po sobě, stejnému protivníkovi nebo dvěma
    různým.
DT-C10 = Maršál (1 karta), když se rozhoduje o Šerifovi: starý Šerif zůstane, ať kostky říkají cokoli. Zahrát ho smí
    kdokoli, i starý Šerif.
DT-C11 = Korupce (1 karta), když je vaše Městská radnice: kromě svých dekretů dostanete i horní dekret z hromádky a
    nikomu ho neukážete.
DT-C12 = Hledanej (1 karta), kdykoli protivník zahraje kartu Koloniálu: ta karta nemá žádný účinek.
DT-C13 = Bedlákův elixír (1 karta), když se vyhodnocuje doktor Bedlák: navštívíte ho, i když jste v tomto kole něco
    získali.

## 7 Konec hry a body

DT-X1 = Hra končí po kroku 8 toho kola, v němž je Zlatý důl prázdný nebo v němž mají majitele všechny dekrety, takže
    žádný není v hromádce ani vyložený. Kolo se vždy dohraje.
DT-X2 = Každý nuget má hodnotu 1 bodu.
DT-X3 = Každé 2 dolary mají hodnotu 1 bodu; lichý dolar nic.
DT-X4 = Šerif má 5 bodů.
DT-X5 = Vybavení ve vaší ruce má hodnotu, která je na něm vytištěna.
DT-X6 = Stejně tak každý dekret, 1 až 5 bodů, v ruce i oplocený.
DT-X7 = Vyhrává nejvíc bodů.
DT-X8 = Při shodě vyhrává ten, kdo má nejvíc dekretů včetně oplocených. Počítají se karty, ne jejich body.
DT-X9 = Trvá-li shoda, vybere vítěze mezi remízujícími Šerif; je-li mezi nimi, smí vybrat i sebe.
DT-X10 = Dolary v Bance či na Dostavníku a nugety v dole se nepočítají nikomu.

## 8 Výklad

DT-R1 = Podle pravidel je prvním Šerifem nejmladší hráč. Stůl, který věk nezná, losuje. Volbou „první Šerif“ lze dát
    odznak na první místo a nejmladšího posadit tam.
DT-R2 = Pravidla říkají, že dolary z Dostavníku se do Banky dostanou „příští kolo“. Protože je Dostavník na řadě až po
    Bance, vyjde přesun v kroku 3 nastejno: co se v jednom kole zaplatí, lze vyloupit v příštím, ne až o kolo později.
DT-R3 = Bouchače hlásíte spolu s tajnou volbou a ukáže se s kostkami. Jen s ním smíte zvolit víc, než na kolik máte, a
    ušetří i dolar za to, že si nenecháte nic. Je-li anulován, platíte jako obvykle. Nemáte-li na to, necháte si právě
    tolik kostek, kolik zaplatíte, tedy o jednu víc, než máte dolarů, a vyberete které; ostatními hodíte znovu. Bez
    dolarů je to jedna kostka, i kdyby původně nebyla žádná.
DT-R4 = Profesionální švindlíř se hraje, až všichni ukážou kostky, a to na jednu z vašich kostek tohoto odhalení.
    Musíte tedy mít právě odhalenou kostku; po posledním hodu ji mají jen ti, kdo v něm házeli. V jednom odhalení smíte
    zahrát obě kopie.
DT-R5 = Bez jediné kostky dané hodnoty akci nezíská nikdo: podle pravidel ji nemusí spustit nikdo.
DT-R6 = Nabídky se nepodávají a Šerifa se nikdo neptá, jde-li v remíze o prázdnou Banku, o Koloniál bez karet, nebo o
    Salón, v němž by nikdo z remízujících neměl co vzít. Mohl-li by aspoň jeden, vybírá Šerif mezi všemi jako obvykle;
    padne-li volba na toho, kdo nemá co vzít, nestane se nic.
DT-R7 = K doktoru Bedlákovi posílají pravidla toho, kdo „nic nezískal“, a mluví také o tom, že nevyhrál žádnou akci.
    Vykládáme to jako DT-DB2. Nabídky se nepočítají; dolar či víc z karty Fifty fifty ano, je to lup z Banky; o co jste
    přišli, se nepočítá nikdy.
DT-R8 = Šerif, který má znovu nejvíc králů, něco získal, protože odznak je výhrou tohoto kroku. Kdo zůstal jen díky
    Maršálovi nebo proto, že krále nikdo neměl, nezískal nic; a nezískal nic ani ten, koho Maršál zastavil.
DT-R9 = Akci nelze odmítnout jen proto, abyste směli k doktoru Bedlákovi (DT-V7).
DT-R10 = Smí-li v téže chvíli zahrát kartu několik hráčů, což se stává jen u Bouchače a Profesionálního švindlíře,
    všichni naráz řeknou, zda ji hrají. Karty pak účinkují jedna po druhé, po směru hodinových ručiček od Šerifovy
    levice, Šerif poslední; kdo je na řadě později, viděl, co bylo předtím, a smí zahrát všechny své karty, které se
    hodí.
DT-R11 = Odhalení probíhá takto: ukážou se kostky a Bouchači, na Bouchače smí odpovědět Hledanej, všichni zaplatí,
    hrají se Profesionální švindlíři (na každého smí odpovědět Hledanej) a teprve pak se hledí, kdo má pět kostek.
DT-R12 = Fifty fifty se hraje, až je znám lup, a jen je-li to aspoň 2 dolary, protože z jednoho by polovina byla nula.
    Lupič si nechá větší díl.
DT-R13 = Ani s Dynamitem nenajdete víc nugetů, než v dole je.
DT-R14 = Na sekeru se hraje na začátku nákupu, ještě před dobíráním, a přidá právě jeden nákup; nejvýš jednou za kolo.
    Kdo si ji nechá v prvním ze dvou nákupů 1. kola, smí ji zahrát na druhý, a jsou tedy tři. Na kartu od doktora
    Bedláka se nevztahuje.
DT-R15 = Děvčata se hrají v Salónu dřív, než se vezme první karta, a nejvýš jednou za kolo. Právě ukradená už pro tuto
    návštěvu přišla pozdě. V každé ze dvou krádeží se bere až tolik karet, kolik máte dam, a jedna se nechává.
DT-R16 = Vyklepanej Joe účinkuje, ať jste ho získali jakkoli: ponechaného v Koloniálu, dobraného u doktora Bedláka či
    jinak. Mezi více kartami dobranými v Koloniálu účinkuje, jen když si ho necháte, a pak jste kartu získali. Hledanej
    ho smí zastavit.
DT-R17 = Maršála lze zahrát, když ten, kdo vyhrál krále, není Šerifem; remíza je tou dobou rozhodnuta, nabídka
    zaplacena a odznak ještě nepřešel. Zaplacená nabídka se nevrací.
DT-R18 = Korupce bere horní kartu hromádky dřív, než se pod ni vrátí nerozebrané dekrety, a nad obvyklé maximum tří.
    Je-li hromádka prázdná, zahrát ji nelze.
DT-R19 = Dekrety si nevybíráte: první je váš automaticky a každé eso přidá další v pořadí.
DT-R20 = Nerozebrané dekrety jdou pod hromádku v pořadí míst, takže ten z nejvyššího místa leží úplně dole. Pamatovat
    si to smí každý.
DT-R21 = Řada se vykládá až po jejich vrácení, shora a od místa 1. Zbývá-li n dekretů, uvidíte tři, nebo všechny, je-li
    jich méně.
DT-R22 = Bedlákův elixír se hraje na začátku kroku 8 a jen pokud jste něco získali. Pak patříte mezi ty, které Šerif
    seřadí. Je-li anulován, na návštěvu nejdete, a dvakrát za kolo nejde nikdo.
DT-R23 = Ostnatý drát zabere právě dva dekrety, nebo jeden, máte-li v ruce jediný; bez dekretu ho zvolit nelze. Co je
    oplocené, to oplocené zůstane.
DT-R24 = Šťáry i Vyklepanej Joe berou, co je. Nikdo se nezadluží a nic jiného se místo toho nebere. Zvolit smíte i
    šťáru, která nepřinese nic, a za oběť Joea i toho, kdo nemá ani dolar.
DT-R25 = Hledanej je jen jeden, takže sám sobě odpovídat nemusí. Zastaví kteroukoli akční kartu protivníka ve chvíli,
    kdy je zahrána, v obou fázích a včetně Vyklepanýho Joea; karta se odhodí i tak. Co se ohlašuje zároveň s kartou,
    jako kostka a hodnota u Švindlíře či oběť Joea, je už známo; co se volí později, ne. Na dva Bouchače v jednom
    odhalení se odpovídá po jednom, v pořadí DT-R10.
DT-R26 = Kolik máte peněz a nugetů a kolik karet Koloniálu a dekretů držíte, vidí všichni. Co je na kartách, je skryté.
DT-R27 = Pravidla říkají jen to, že Šerifovu přízeň si lze naklonit nabídkou. Jedna tajná a závazná nabídka každého je
    krátká a spravedlivá. Ve volbě „kola nabídek“ lze nastavit dvě: pak smí každý svou nabídku jednou zvýšit, když
    viděl první nabídky ostatních; ubrat z ní nic nelze. Co je na nabízených kartách, vidí jen Šerif, ostatní vidí
    ruby. Kdo není v remíze, nabízet nemůže.
DT-R28 = O pořadí u doktora Bedláka ani o vítězi hry se nabídky nepodávají.
DT-R29 = Pořadí figur je vytištěno na rubu dekretů, v textu pravidel chybí. Je převzato z přehledu pro hráče, kde je
    postupka pod full housem; jiný zdroj potvrzuje, že pětice existuje a barva ne.
DT-R30 = Pravidla uvádějí šest karet vybavení za 1 až 8 bodů, jednu čtyřbodovou ukazují a sčítají 3, 5 a 2. Jiné
    zpracování hry jmenuje právě 1, 2, 3, 4, 5 a 8. Názvy kromě koně jsou naše a na hru nemají vliv.
DT-R31 = Kolik je kterých dekretů, nevíme; po pěti od hodnot 1, 2, 3, 4 a 5 je náš předpoklad, který odpovídá všemu, co
    pravidla ukazují. Liší-li se vaše hra, hrajte s vlastními díly.
DT-R32 = Důl i dekrety mohou dojít v témže kole. Konec je to i tak jen jeden.
DT-R33 = Nejsou-li žádné karty Koloniálu, nedostane kartu ani vítěz Koloniálu, ani návštěvník doktora Bedláka, a vítěz
    tam nic nezískal.
DT-R34 = Z karet dobraných v Koloniálu nebo vzatých v Salónu si necháte právě jednu, ne víc a ne méně.
DT-R35 = Kartu smíte v její chvíli zahrát, i když nic nezmění, třeba Bouchače, když stejně neplatíte. Taková chvíle ale
    nenastane pro Fifty fifty s lupem pod 2, Děvčata, když nikdo nemá karty, Na sekeru bez karet Koloniálu, Maršála,
    když by odznak stejně zůstal, Korupci s prázdnou hromádkou a Elixír, když jste nic nezískali.
DT-R36 = Pravidla dovolují brát karty Koloniálu „a/nebo“ dekrety a pořadí figur mají na rubu jen dekrety. Oba druhy se
    tedy dají rozeznat: mířit smíte na druh, nikdy na kartu.
DT-R37 = U tohoto stolu se na kartu ptáme každého, kdo by ji podle vědomostí ostatních mohl mít; otázka tedy nic
    neprozradí (DT-I8). Je-li to na vás moc, můžete ohlásit, že v takových chvílích do konce kola nehrajete. Ostatní
    vidí, že jste to ohlásili, ne však které karty máte.

## 9 Příklady

DT-E1 = Prvním hodem padlo Q Q Q Q 9 a máte 8 dolarů. Necháte si čtyři dámy a zaplatíte 3 na Dostavník. Zbývá vám 5
    dolarů a jedna kostka.
DT-E2 = Z hodu si nenecháte nic. Zaplatíte 1 dolar na Dostavník a házíte stejným počtem kostek znovu.
DT-E3 = Po odhalení má někdo pět kostek, ostatním zbývají 2 a 3. Hodí jimi ještě jednou, všechny si nechají a nic
    neplatí; tím jsou ruce hotové.
DT-E4 = Pět rukou: 9 9 9 J K, 10 10 10 K K, J J J J A, Q Q Q A A a 9 Q Q J J. První bere 3 nugety, druhá celou Banku.
    Třetí dobere 4 karty Koloniálu a jednu nechá; čtvrtá vezme protivníkovi 3 karty a jednu nechá. Druhá získává
    odznak, má dva krále proti jednomu. Čtyři kluci jsou nejlepší: třetí ruka dostane za jedno eso dva dekrety, dekret
    z místa 3 jde pod hromádku a esa čtvrté nepřinesou nic. Pátá nezískala nic a smí u doktora Bedláka volit mezi
    ostnatým drátem a kartou Koloniálu; dva dekrety za 5 jsou od té chvíle za drátem v bezpečí.
DT-E5 = Šest nugetů je 6 bodů, 7 dolarů 3, Šerif 5, vybavení 3 + 5 + 2 = 10, dekrety 2 + 1 + 5 + 4 = 12. Dohromady 36.
DT-E6 = Máte nejvíc desítek, Banka je prázdná a nic jiného jste nezískali: k doktoru Bedlákovi smíte.
DT-E7 = Získali jste kartu Koloniálu a hned vám ji v Salónu ukradli. K doktoru Bedlákovi nesmíte, i kdyby to bylo
    všechno.
DT-E8 = K K K K s jakoukoli pátou kostkou přebije J J J J s jakoukoli pátou.
DT-E9 = J J J 9 9 přebije 10 10 10 A A.
DT-E10 = 10 J Q K A přebije 9 10 J Q K.
DT-E11 = Dvě nejlepší ruce mají pět stejných hodnot: vybírá Šerif.
DT-E12 = Shoda bodů: pět dekretů vyhrává nad čtyřmi. Při stejném počtu dekretů vybírá Šerif.
DT-E13 = 1. kolo a vítěz má tři kluky. Dobere 3, jednu si nechá a 2 zahodí, a pak totéž znovu: v ruce 2 karty, zahozené
    4, v hromádce 13.
DT-E14 = Dynamit a nejvíc devítek, totiž dvě: 4 nugety.
DT-E15 = S 0 dolary a čtyřmi hozenými kostkami si můžete nechat jen jednu ze čtyř. S 2 dolary žádnou nebo kteroukoli
    jednu, dvě či tři; všechny čtyři by stály 3 a jdou jen s Bouchačem.
DT-E16 = Nikdo nemá desítku, v Bance jsou 3 dolary a na Dostavníku 5: v Bance jich pak leží 8.
DT-E17 = V dole jsou 2 nugety a vítěz má čtyři devítky: vezme 2, i s Dynamitem. Kolo se dohraje do kroku 8 a pak hra
    končí.
DT-E18 = Lup 7 a Fifty fifty: lupiči zůstanou 4, 3 dostane ten, kdo kartu zahrál. S lupem 1 ji zahrát nelze.
DT-E19 = Malá šťára na hráče s 5, 1 a 0 dolary přinese 3 dolary. Zbudou jim 3, 0 a 0.
DT-E20 = Čtyři dámy proti ruce s jednou kartou Koloniálu a jedním dekretem: vezmete obě, jednu si necháte a druhou
    vrátíte. Kdo má jen oplocené dekrety, toho vybrat nelze.
DT-E21 = O krále remízuje starý Šerif s jiným hráčem. Ten nabídne 2 nugety a je vybrán: nugety dostane starý Šerif,
    odznak druhý hráč, a ten od této chvíle rozhoduje další remízy kola.
DT-E22 = A A A A 9 přinese z plné řady 3 dekrety, s Korupcí 4. A A 9 9 9 také 3.
DT-E23 = Zbývají dva dekrety, oba vyložené, a vítěz nemá eso. Vezme jeden, druhý se vrátí a vyloží znovu. S jedním
    vyloženým dekretem hra pokračuje.
DT-E24 = Pět kostek může padnout 7776 způsoby: 6 je pětic, 150 čtveřic, 300 full housů, 240 postupek, 1200 trojic, 1800
    dvou párů, 3600 párů a 480 nejvyšších kostek. Různých rukou je 252.
DT-E25 = K K Q J 9 přebije K K Q 10 9 druhou kostkou mimo pár. 10 10 10 J J přebije 9 9 9 A A. 9 9 10 J Q přebije 9 J Q
    K A, kde platí jen nejvyšší kostka.
DT-E26 = Ve čtyřech hráčích mají všichni, Banka a Dostavník dohromady v každé chvíli 35 dolarů.
DT-E27 = Máte 1 dolar a necháte si s Bouchačem pět kostek, ale Hledanej ho anuluje. Musíte slevit na dvě kostky,
    zaplatit 1 a třemi házet znovu.
DT-E28 = Vyklepanej Joe přijde na hráče se 3 dolary: dostanete 3 a Joe se odhodí.
DT-E29 = V hromádce Koloniálu je jedna karta, zahozených šest a máte tři kluky. Doberete jednu, šest se zamíchá a
    doberete další dvě. Jednu si necháte; v hromádce jsou pak 4 karty a zahozené 2.
DT-E30 = Jste Šerifem, máte v ruce 3 karty a o dámy remízujete s někým, kdo nemá žádnou; karty nemá ani nikdo další.
    Vyberete-li sebe, není co vzít: nestane se nic a nic jste nezískali.

## 10 O čem rozhodujete

DT-D1 = Po každém hodu kromě posledního: které kostky si necháte, pokud na to máte, a zda zaplatí Bouchač. Všichni volí
    zároveň a tajně; o to ve hře jde především.
DT-D2 = Byl-li váš Bouchač anulován a nemáte na zaplacení: které kostky si necháte místo toho.
DT-D3 = Po odhalení, i posledním, máte-li Profesionálního švindlíře: zda ho zahrát, na kterou z právě odhalených kostek
    a s jakou hodnotou. S druhým se ptáme znovu.
DT-D4 = Zahraje-li protivník kartu Koloniálu a máte kartu Hledanej: zastavit ji, nebo nechat být.
DT-D5 = V remíze, které se účastníte, nejste-li Šerifem: co nabídnete v dolarech, nugetech a kartách. Všechny nabídky
    jsou tajné, dokud není podána poslední.
DT-D6 = Jako Šerif v remíze: kdo z remízujících akci provede. Viděli jste všechny nabídky.
DT-D7 = Když je důl váš: Dynamit, nebo ne.
DT-D8 = Když protivník vyloupil aspoň 2 dolary: Fifty fifty, nebo ne.
DT-D9 = Na začátku každého nákupu: Na sekeru, nebo ne. Ještě jste nedobírali.
DT-D10 = Z dobraných karet Koloniálu: kterou si necháte. Vidíte je jen vy.
DT-D11 = Když získáte Vyklepanýho Joea: který protivník zaplatí. Zahrát ho musíte.
DT-D12 = Když je Salón váš: Děvčata, nebo ne.
DT-D13 = Při každé krádeži: komu, kolik dekretů a kolik karet Koloniálu. Vidíte jen ruby.
DT-D14 = Ze vzatých karet: kterou si necháte. Okradený bude vědět kterou.
DT-D15 = Když má odznak přejít a máte Maršála: zahrát ho, nebo ne.
DT-D16 = Když je vaše Městská radnice a v hromádce jsou dekrety: Korupce, nebo ne.
DT-D17 = Na začátku kroku 8, pokud jste něco získali: Bedlákův elixír, nebo ne.
DT-D18 = Jako Šerif, smějí-li k doktoru Bedlákovi aspoň dva hráči: v jakém pořadí. Nikdo z nich ještě neřekl, zda
    půjde.
DT-D19 = U doktora Bedláka: jednu z útěch, které dovolují vaše kostky, nebo žádnou.
DT-D20 = S více než dvěma dekrety v ruce: které dva přijdou za ostnatý drát. Uvidí je všichni.
DT-D21 = Jako Šerif, jsou-li na konci shodné body i dekrety: kdo vyhraje.
DT-D22 = Se dvěma koly nabídek: zda svou nabídku zvýšíte. První nabídky všech už znáte; druhé jsou zase tajné.

## 11 Co víte

DT-I1 = Všichni vidí: ponechané kostky, dolary a nugety všech, Banku, Dostavník a důl, tři vyložené dekrety a počet
    dekretů v hromádce, oplocené dekrety, odznak, velikost obou hromádek Koloniálu a kolik karet Koloniálu a dekretů
    kdo drží.
DT-I2 = Dokud se pohárky nezvednou, znáte jen vy svůj hod, které a kolik kostek si necháváte a zda hrajete Bouchače;
    ostatní vidí jen to, že jste se rozhodli. Neponechané kostky se neukazují nikdy, kromě těch, o které přijdete podle
    DT-R3.
DT-I3 = Co je na vašich kartách, vidíte jen vy. Všichni ale viděli, které vyložené dekrety jste vzali; ta jistota trvá,
    dokud vám nějaký dekret někdo neukradne nebo ho nedáte.
DT-I4 = Co jste v Koloniálu dobrali, nechali si a zahodili, víte jen vy. Zahrané karty při zahrání vidí všichni, pak
    leží lícem dolů.
DT-I5 = V Salónu vidí zloděj všechny vzaté karty. Okradený ví, které to byly a která chybí; ostatní vidí jen jejich
    počet a ruby.
DT-I6 = Dekret z Korupce zná jen ten, kdo ho vzal.
DT-I7 = Pořadí v obou dobíracích hromádkách není známo, kromě dekretů, které všichni viděli přijít pod hromádku
    (DT-R20).
DT-I8 = Ze stolu se nedá poznat, kdo má kartu, která by se teď dala zahrát: ptáme se naráz všech, kdo by ji mohli mít,
    a kdo ji nemá, může to jen nechat být (DT-R37).
DT-I9 = Všechny části skóre kromě karet v ruce jsou veřejné, takže skutečné součty jsou známy až na konci.
DT-I10 = Na konci se všechny ruce ukážou a sečtou. Hromádky a neponechané kostky zůstanou skryté.
