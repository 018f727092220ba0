### Zboduj město: všechna pravidla podle čísel, slovy pro hráče.

## 1 Herní materiál

PC-K1 = Ve hře je 160 oboustranných karet: na líci je budova, na rubu zdroje. Karta platí za tu stranu, která leží
    vzhůru.
PC-K2 = Každá karta patří do úrovně 1, 2 nebo 3, což na straně budovy označují tečky. Je jich 65, 50 a 45.
PC-K3 = Strana zdrojů ukazuje jeden symbol určitého druhu (jednoduchá karta), dva symboly téhož druhu (dvojitá karta),
    nebo jednu inspiraci. Druhů je pět: společnost, ekonomika, energie, ekologie a průmysl.
PC-K4 = Strana budovy uvádí náklady v těchto pěti druzích a něco přináší: trvalý zdroj, body, obojí, nebo bodovací žeton.
    Víc než jeden trvalý zdroj nedává žádná budova.
PC-K5 = Veřejná budova nedává trvalý zdroj ani vlastní body; přináší místo nich bodovací žeton.
PC-K6 = Ke hře patří 4 startovní karty inspirace bez strany budovy. Jedna z nich nese symbol začínajícího hráče.
PC-K7 = Bodovacích žetonů veřejných budov je 22, každý jiný, a žetony tržiště jsou 2. Přehledová karta nemá na hru žádný
    vliv.

## 2 Příprava hry

PC-S1 = Karty se roztřídí podle úrovní a každý ze tří balíčků se zamíchá zvlášť, stranou zdrojů vzhůru.
PC-S2 = Z úrovní 1, 2 a 3 se použije ve dvou hráčích 40, 24 a 18 karet, ve třech 52, 36 a 28, ve čtyřech 64, 48 a 38.
    Ostatní se vrátí do krabice a na strany budov se nikdo nedívá.
PC-S3 = Balíčky se položí na sebe stranou zdrojů vzhůru: dole úroveň 3, na ní úroveň 2 a nahoře úroveň 1.
PC-S4 = Vrchních 16 karet se po jedné vyloží stranou zdrojů vzhůru na tržiště do mřížky 4 × 4, zleva doprava a shora
    dolů.
PC-S5 = Ve stejném pořadí se tržiště doplňuje i během hry.
PC-S6 = V balíčku pak zbývá 66, 100 nebo 134 karet, podle toho, zda hrají dva, tři, nebo čtyři hráči.
PC-S7 = Všech 22 bodovacích žetonů se zamíchá lícem dolů a pro všechny se jich vyloží lícem vzhůru 10, 12 nebo 14, podle
    toho, zda hrají dva, tři, nebo čtyři. Ostatní se nepoužijí.
PC-S8 = Startovní karty inspirace, kolik je hráčů a vždy i ta se symbolem, se zamíchají a každý dostane jednu. Leží
    viditelně v hráčově zásobě.
PC-S9 = Začíná ten, kdo dostal symbol začínajícího hráče, a hraje se po směru hodinových ručiček. Poslední tah hry tedy
    patří tomu, kdo sedí před začínajícím.

## 3 Váš tah

PC-T1 = Tah probíhá takto: smíte otočit kartu; doberete dvě karty; zaplatíte každou dobranou budovu; za každou veřejnou
    budovu si vezmete žeton; doplní se tržiště. Pak hraje další hráč.
PC-T2 = Musíte dobrat právě dvě karty. Tah nelze vynechat ani vzít méně (jen viz PC-R9).
PC-T3 = Berete buď dvě sousední karty z tržiště, nebo dvě vrchní karty z balíčku.
PC-T4 = Jednu kartu z tržiště a jednu z balíčku vzít nelze.
PC-T5 = Sousední karty mají společnou hranu. Karty, které se dotýkají jen rohem nebo leží na opačných koncích řady,
    sousední nejsou. Dvojic je tedy 24.
PC-T6 = Každou kartu berete jako tu stranu, kterou ukazuje: dva zdroje, dvě budovy, nebo od každého jedno.
PC-T7 = Dobrání z balíčku je zdarma a vždy přinese dvě karty zdrojů.
PC-T8 = Z dvojice v balíčku vidíte předem první kartu, druhou ne. Jakmile je první dobrána, nelze si to rozmyslet.
PC-T9 = V balíčku musí být dvě karty. Zvolit ho tedy lze v každém tahu kromě úplně posledního.
PC-T10 = Obě karty z tržiště oznamujete najednou, ne jednu po druhé, a dvě karty z balíčku jsou jedno rozhodnutí. Co
    někomu ukázalo něco nového, například otočení, dobrání nebo doplnění, nelze vzít zpět; do té doby smíte od placení
    ustoupit.

## 3a Otočení karty

PC-F1 = Je-li na tržišti celá řada nebo celý sloupec samých karet zdrojů, smíte před dobráním jednu z nich otočit budovou
    vzhůru.
PC-F2 = Za tah smíte otočit jednu kartu, víc ne.
PC-F3 = Otočení je zdarma a není povinné.
PC-F4 = Karta ležící budovou vzhůru se nikdy neobrací zpět.
PC-F5 = Otočená karta zůstane na místě. Smíte ji vzít (a zaplatit), vzít jiné karty, nebo dvě z balíčku.
PC-F6 = V prvním tahu hry vyhovují všechny řady a sloupce, takže lze otočit kteroukoli ze 16 karet.
PC-F7 = Po otočení platí karta ve všem dalším za budovu; jako zdroj už ji vzít nelze. A podruhé se neotáčí, ani kdyby
    zbyla další řada samých zdrojů.
PC-F8 = Rozhoduje, jak tržiště leží právě teď, se vším, co bylo doplněno; otáčet se nemusí jen na začátku hry.

## 3b Dobírání zdrojů

PC-Q1 = Karty zdrojů jsou zdarma. Leží stranou zdrojů vzhůru ve vaší zásobě.
PC-Q2 = Zůstanou v ní, dokud je nespotřebujete, v témže tahu nebo kdykoli později.
PC-Q3 = Dvojitá karta jsou dva zdroje svého druhu. Spotřebuje se celá a nelze ji rozměnit: symbol navíc propadá.
PC-Q4 = Karta inspirace je jeden zdroj libovolného druhu, který určíte při placení. Platí to pro startovní i ostatní.
PC-Q5 = V zásobě smíte mít libovolně mnoho karet.

## 3c Budovy a placení

PC-B1 = Budovu smíte vzít, jen když hned zaplatíte celé její náklady. Nemůžete-li, nelze takovou dvojici vzít.
PC-B2 = Zaplatit je třeba každý symbol nákladů. Nelze platit částečně ani na dluh.
PC-B3 = Platíte kartami ze zásoby a trvalými zdroji budov postavených v dřívějších tazích, libovolně dohromady.
PC-B4 = Spotřebované karty se odhazují a ve hře už nejsou. Trvalé zdroje nepropadají.
PC-B5 = Každý trvalý zdroj zaplatí za tah jeden symbol, i když v něm stavíte dvě budovy. V příštím tahu platí znovu.
PC-B6 = Berete-li kartu zdroje a budovu, smí karta zdroje pomoci zaplatit právě tuto budovu. Počítá se tedy i při
    posouzení, zda na dvojici máte.
PC-B7 = Berete-li dvě budovy, zaplatíte v tomto tahu obě, a to z toho, co jste měli předtím.
PC-B8 = Trvalý zdroj získaný v tomto tahu v něm ještě neplatí (viz PC-R2).
PC-B9 = Zaplacená budova stojí lícem vzhůru ve vašem městě až do konce hry.
PC-B10 = Trvalý zdroj platí jen za svůj druh.
PC-B11 = Budov a trvalých zdrojů smíte mít libovolně mnoho.

## 3d Veřejné budovy a žetony

PC-C1 = Za každou postavenou veřejnou budovu si vyberete jeden z vyložených bodovacích žetonů.
PC-C2 = Dvě veřejné budovy v jednom tahu přinesou dva žetony, vybrané jeden po druhém.
PC-C3 = Další žetony se nikdy nepřidávají.
PC-C4 = Nezbývá-li žádný žeton, smíte veřejnou budovu postavit také, ale nic nepřinese (viz PC-R7).
PC-C5 = Žeton se počítá až na konci hry a jen svému majiteli.
PC-C6 = Počítá se vaše město na konci hry (u jednoho žetonu zbylé karty), tedy i to, co jste postavili po jeho získání.

## 4 Konec tahu

PC-M1 = Na obě prázdná místa tržiště přijde vrchní karta balíčku, zleva doprava a shora dolů, jedna po druhé.
PC-M2 = Nová karta ukazuje opačnou stranu, než měla karta odtud vzatá: po zdroji přijde budova, po budově zdroj.
PC-M3 = Rozhoduje, jak byla karta vzata. Po kartě, která byla otočena a pak postavena, přijde zdroj.
PC-M4 = Po dobrání z balíčku není co doplňovat.
PC-M5 = Karty na tržišti se nikdy neposouvají a stranu mění jen otočením.
PC-M6 = U skutečného stolu mohou žetony tržiště označit, co bylo vzato, nebo rozhodnout hodem, když si to nikdo
    nepamatuje. Tento stůl si to pamatuje vždy.
PC-M7 = Každý tah kromě posledního tedy ubere z balíčku právě dvě karty.

## 5 Konec hry

PC-G1 = Hra končí v okamžiku, kdy nelze doplnit tržiště.
PC-G2 = To je vždy na konci 17. tahu posledního hráče. Každý měl 17 tahů a na tržišti zbylo 14 karet (v případě PC-R9
    16).
PC-G3 = To je 34, 51 nebo 68 tahů ve dvou, třech nebo čtyřech hráčích. Před posledním z nich je balíček prázdný a hraje
    se z plného tržiště.
PC-G4 = Prázdný balíček hru ještě nekončí. Když zmizí jeho poslední dvě karty, hraje se právě jeden další tah.

## 6 Body

PC-V1 = Počítáte body na svých budovách a hodnotu svých bodovacích žetonů.
PC-V2 = Žetony počítají trvalé zdroje ve městě a nikdy karty v zásobě; výjimkou je jen žeton za karty inspirace.
PC-V3 = Dva žetony mají pevnou hodnotu: 5 a 7 bodů.
PC-V4 = Pět žetonů, pro každý druh jeden, přináší 2 body za každý trvalý zdroj toho druhu.
PC-V5 = Jeden žeton přináší 2 body za každou kartu inspirace, která vám zbyla v zásobě.
PC-V6 = Deset žetonů jmenuje dva druhy a přináší 3 body za každý pár trvalých zdrojů těchto dvou druhů.
PC-V7 = Jeden žeton přináší 2 body za každý druh, jehož máte aspoň 2 trvalé zdroje, jiný 3 body za každý druh, jehož máte
    aspoň 3. Druh se počítá jednou, ať je jich kolikkoli.
PC-V8 = Jeden žeton přináší 4 body za každý z pěti druhů, jehož nemáte žádný trvalý zdroj.
PC-V9 = Jeden žeton přináší 6 bodů za každou úplnou sadu všech pěti trvalých zdrojů.
PC-V10 = Týž trvalý zdroj se smí počítat do několika vašich žetonů.
PC-V11 = Karty zdrojů zbylé v zásobě nepřinášejí žádné body (jen viz PC-V5).
PC-V12 = Vyhrává nejvíc bodů. Při shodě ten, komu zbylo nejvíc karet zdrojů. Trvá-li shoda, dělí se o vítězství právě
    tito hráči.

## 7 Sólový režim proti virtuálnímu soupeři

PC-A1 = Hra se připraví jako pro dva hráče, se 40, 24 a 18 kartami a 10 žetony, s těmito změnami.
PC-A2 = Startovní kartu inspirace dostanete jen vy a začínáte. Virtuální soupeř nemá na začátku nic.
PC-A3 = 10 bodovacích žetonů leží v řadě v náhodném pořadí.
PC-A4 = Jeden žeton tržiště označuje sloupec 1, druhý řadu 2.
PC-A5 = Zvolíte obtížnost: lehkou, střední, nebo vysokou. Mění jen to, kolik virtuální soupeř nakonec boduje.
PC-A6 = Své tahy hrajete jako obvykle, s otáčením, balíčkem i doplňováním, a smíte si vybrat kterýkoli žeton z řady. Po
    každém vašem tahu hraje virtuální soupeř.
PC-A7 = Virtuální soupeř bere vždy dvě karty z tržiště. Nikdy nebere z balíčku a nikdy neotáčí.
PC-A8 = První kartu bere tam, kde se kříží označený sloupec a označená řada. Druhou přímo pod ní.
PC-A9 = Leží-li první karta v řadě 4, je druhá ta v řadě 1 téhož sloupce.
PC-A10 = Virtuální soupeř nic neplatí. Jeho budovy jdou rovnou do jeho města; jeho karty zdrojů se odkládají a nikdy
    neutrácejí.
PC-A11 = Za veřejnou budovu dostane první žeton z řady zleva, lícem dolů: na tom, co říká, nezáleží. Nezbývá-li žádný,
    nedostane nic.
PC-A12 = Pak se tržiště doplní jako obvykle.
PC-A13 = Pak se žeton nad sloupcem posune o sloupec doprava. Byl-li ve sloupci 4, vrátí se do sloupce 1 a boční žeton se
    posune o řadu dolů.
PC-A14 = Byly-li oba v poslední pozici, v řadě 4 a sloupci 4, vrátí se oba na začátek (viz PC-R12).
PC-A15 = Vy bodujete jako obvykle.
PC-A16 = Virtuální soupeř má body na svých budovách a další podle zvolené obtížnosti:
PC-A17 = Lehká: 1 bod za každý svůj trvalý zdroj a 3 za každý svůj žeton.
PC-A18 = Střední: za každý druh 1, 2 nebo 4 body, má-li jeho trvalé zdroje 1, 2, nebo aspoň 3; 5 za každý žeton.
PC-A19 = Vysoká: za každý druh 1, 3 nebo 6 bodů, má-li jeho trvalé zdroje 1, 2, nebo aspoň 3; 7 za každý žeton; 1 za
    každou svou kartu inspirace.
PC-A20 = Oba máte 17 tahů. Poslední patří virtuálnímu soupeři; po něm se nedoplňuje a zbude 14 karet.
PC-A21 = S více body než virtuální soupeř vyhráváte, s méně prohráváte. Při shodě viz PC-R15.
PC-A22 = Ve vašem posledním tahu jsou v balíčku ještě dvě karty, takže máte vždy co vzít.
PC-A23 = Dvě veřejné budovy v jednom tahu přinesou virtuálnímu soupeři první dva žetony zleva.

## 8 Na co se zapomíná

PC-O1 = Doplňujte opačnou stranou, zleva doprava a shora dolů.
PC-O2 = Otáčí se před dobráním, jedna karta, a jen v řadě nebo sloupci samých zdrojů.
PC-O3 = Trvalý zdroj platí za tah jednou, i když stavíte dvě budovy.
PC-O4 = Karta zdroje vzatá v tomto tahu smí zaplatit budovu vzatou v tomto tahu. Vlastní trvalý zdroj té budovy ne.
PC-O5 = Žetony hledí na trvalé zdroje, ne na karty v zásobě.

## 9 Výklad

PC-R1 = Pravidla karty nevyjmenovávají. Náklady, body i to, co leží na rubu které budovy, pocházejí z fanouškovského
    zpracování. Hodnoty jsou pravděpodobné, ne jisté; liší-li se vaše hra, hrajte s vlastními díly.
PC-R2 = Trvalý zdroj získaný v tomto tahu nepomůže zaplatit druhou budovu téhož tahu: pravidla mluví o budovách
    postavených dříve.
PC-R3 = Dvě budovy jednoho tahu se platí dohromady. Dva symboly dvojité karty tedy mohou připadnout každý jiné z nich.
    Pravidla to výslovně neříkají; zakazují jen rozměňování.
PC-R4 = Trvalé zdroje platí první a samy. Utratit kartu, když některý z nich zahálí, by k ničemu nebylo.
PC-R5 = Zbytek smí zaplatit jakékoli karty, které ho pokryjí, pokud si žádnou z nich nešlo nechat. Jeden symbol lze tedy
    zaplatit jednoduchou kartou, dvojitou kartou, nebo inspirací. Je-li způsobů víc, budete tázáni, druh po druhu, a
    nejlevnější způsob je první: jednoduché karty před dvojitými, dvojité před inspirací.
PC-R6 = Právě vzatou kartu zdroje utratit nemusíte; je to další karta zásoby. Utratíte-li ji, doplní se na její místo i
    tak budova.
PC-R7 = Bez zbylých žetonů lze veřejnou budovu postavit také. Veřejných budov je 30 a žetonů nejvýš 14, takže ve čtyřech
    hráčích se to stává.
PC-R8 = Dokud žetony jsou, jeden si vezmete; žádný nemůže uškodit.
PC-R9 = V úplně posledním tahu je balíček prázdný. Nemá-li pak hráč ani na jednu dvojici z tržiště, nevezme nic, hra
    končí a na tržišti zbude 16 karet. I to byl jeho 17. tah.
PC-R10 = V balíčku nikdy není právě jedna karta: začíná se sudým počtem a každý tah ubere dvě.
PC-R11 = Smíte otočit kartu a pak brát z balíčku. Otočením se nikdy nepřipravíte o vše, co lze vzít: v řadě čtyř zdrojů s
    jedním otočeným zbývají pořád dva sousední a ty jsou zdarma.
PC-R12 = Návrat obou žetonů na začátek se vykládá jako místo, kde začínaly, tedy sloupec 1 a řada 2. Podle jiného výkladu
    následuje po řadě 4 řada 1. To je volba „cesta virtuálního soupeře“; mění jen jeho tahy 13 až 17.
PC-R13 = Žetony se posouvají sloupec po sloupci a pak na další řadu, jak říkají pravidla; ne oba najednou.
PC-R14 = Na střední obtížnosti má virtuální soupeř za druh 1, 2 nebo 4 body, jak říkají pravidla; jiný zdroj uvádí 1, 2
    nebo 3.
PC-R15 = Při shodě bodů s virtuálním soupeřem rozhodují jako obvykle karty zdrojů a jemu se počítají všechny, které vzal.
    Bude jich mít víc, takže ve skutečnosti musíte vést.
PC-R16 = Vezmete-li žeton zprostřed řady, řada se srazí. První zleva je první, který zbyl.
PC-R17 = Virtuální soupeř nemá startovní kartu inspirace.
PC-R18 = Vzal-li virtuální soupeř karty z řady 4 a z řady 1, doplní se nejprve řada 1.
PC-R19 = Při shodě se počítají karty, ne symboly. Dvojitá karta je jedna karta; karty inspirace se počítají.
PC-R20 = Zásoba nemá omezení, nevyměňuje se a karty se neodhazují dobrovolně.
PC-R21 = Dvě budovy v jednom tahu jsou povoleny; pravidla o nich mluví.
PC-R22 = Odhozené karty se nikdy nevracejí a jejich strany budov zůstávají tajné.
PC-R23 = Stejně tak strany budov karet ve vaší zásobě, které už k ničemu nejsou. Na skrytou stranu karet se nikdo nedívá.
PC-R24 = Obě karty tahu se berou zároveň. Na pořadí záleží jen při doplňování a při výběru dvou žetonů po sobě.
PC-R25 = Jak si město rozložíte, je jen pro oko.
PC-R26 = Pravidla vysvětlují jen žetony svého příkladu: jeden druh, páry, tři a více jednoho druhu, karty inspirace.
    Ostatní (5 a 7 bodů, dva a více jednoho druhu, chybějící druhy, úplné sady) jsou odečteny z obrázků žetonů;
    nejméně jistý je ten za chybějící druhy.
PC-R27 = Čtyři žetony rozdávané navíc v pravidlech nejsou, a nejsou ani v této hře.
PC-R28 = Obrázek příkladu placení z pravidel neznáme; zastupují ho příklady PC-E4 až PC-E8.
PC-R29 = Že zdroj vzatý v tomto tahu smí zaplatit budovu vzatou spolu s ním, potvrzuje i odpověď na otázku hráčů.
PC-R30 = Karty téhož druhu jsou stejné; je jedno, kterou z nich utratíte a zda je inspirace startovní.
PC-R31 = Pravidla dovolují trvalé zdroje a karty libovolně kombinovat. PC-R4 a PC-R5 vynechávají jen placení, které něčím
    plýtvá a nikdy není nutné.

## 10 Příklady

PC-E1 = Bodování. 18 budov s 24 body a trvalé zdroje: ekonomika 4, ekologie 3, energie 2, společnost 2 a průmysl 1.
    Žetony: ekonomika přinese 8, společnost s energií 6, trojice jednoho druhu 6 a karty inspirace 4 za dvě zbylé. To
    je 24 + 8 + 6 + 6 + 4 = 48.
PC-E2 = Ve dvou hráčích se použije 40 + 24 + 18 = 82 karet. Bez tržiště zbývá 66 na 33 tahů a po 34. zbude na tržišti 14.
    Ve třech hráčích je to 116 karet a 51 tahů, ve čtyřech 150 a 68.
PC-E3 = Sousedí (řada 2, sloupec 3) a (řada 2, sloupec 4) nebo (3, 2) a (4, 2). Nesousedí (2, 3) a (3, 4), (1, 1) a
    (1, 4) ani (2, 2) a (2, 4).
PC-E4 = Máte jeden průmysl a chcete kartu společnosti s budovou za dva průmysly: nelze, společnost nepomůže. S jedním
    průmyslem a jednou inspirací to jde.
PC-E5 = Máte jednu společnost a berete kartu energie s budovou za jednu společnost a jednu energii. Obě karty utratíte a
    máte nový trvalý zdroj.
PC-E6 = Budova stojí dvě ekologie a jednu energii. Vaše trvalá ekologie zaplatí jednu, karta energie energii a inspirace
    druhou ekologii.
PC-E7 = Máte trvalou energii a berete dvě budovy, každou za jednu energii a k tomu společnost a průmysl. Trvalý zdroj
    zaplatí jen jednu energii, takže potřebujete tři karty: společnost, průmysl a jednu za druhou energii.
PC-E8 = Dvě sousední budovy: jedna dává trvalou ekonomiku, druhá ekonomiku stojí. Nový trvalý zdroj ji v tomto tahu
    nezaplatí, takže na ni potřebujete kartu.
PC-E9 = Platí se jedna energie a máte jen dvojitou. Utratí se celá a nic se nevrací.
PC-E10 = Platí se jedna energie a máte jednoduchou, dvojitou a inspiraci: tři způsoby. Platí-li se dvě energie, jsou
    způsoby dva: dvojitá, nebo jednoduchá s inspirací.
PC-E11 = Dvě budovy potřebují po jedné energii a máte jednu dvojitou: zaplatí obě.
PC-E12 = Z (3, 4) byl vzat zdroj a z (4, 4) budova. Další karta balíčku přijde na (3, 4) budovou vzhůru, karta po ní na
    (4, 4) stranou zdrojů vzhůru.
PC-E13 = Na tržišti je jediná budova, na (2, 2). Každá jiná karta leží v řadě nebo sloupci bez ní, takže otočit jich lze
    15. S budovami na (1, 1), (2, 2), (3, 3) a (4, 4) nelze otočit žádnou.
PC-E14 = V prvním tahu otočíte (1, 1), zaplatíte ji a vezmete s (1, 2). Na (1, 1) pak přijde zdroj a na (1, 2) budova.
PC-E15 = Postavíte dvě veřejné budovy a zbývá jeden žeton: vezmete si ho a druhá budova nepřinese nic.
PC-E16 = Dva hráči mají 40 bodů. Jednomu zbyla dvojitá karta a inspirace, druhému tři jednoduché, a ten vyhrává třemi
    kartami proti dvěma. S dvěma kartami by se o vítězství dělili.
PC-E17 = S ekonomikou 3, energií 2, ekologií 1 a jednou kartou inspirace: úplná sada má hodnotu 0, pevné žetony 5 a 7,
    dvojice jednoho druhu 4, trojice jednoho druhu 3, chybějící druhy 8, inspirace 2, ekonomika 6, energie 4,
    ekologie 2, pár ekonomiky s energií 6, ekonomiky s ekologií 3, energie s ekologií 3 a všechny ostatní 0.
PC-E18 = Virtuální soupeř bere v prvním tahu (2, 1) a (3, 1), v pátém (3, 1) a (4, 1), v devátém (4, 1) a (1, 1), ve
    dvanáctém (4, 4) a (1, 4) a pak zase (2, 1) a (3, 1).
PC-E19 = Virtuální soupeř má na budovách 15 bodů, trvalou energii 4, průmysl 2 a společnost 1, 3 žetony a 2 karty
    inspirace. Lehká: 15 + 7 + 9 = 31. Střední: 15 + 7 + 15 = 37. Vysoká: 15 + 10 + 21 + 2 = 48.
PC-E20 = Poslední tah ve dvou hráčích: balíček je prázdný a zvolit ho nelze. Po tahu zbude 14 karet, nic se nedoplní a
    hra končí.

## 11 O čem rozhodujete

PC-D0 = Před hrou: kolik vás hraje; v sólovém režimu i obtížnost a cesta virtuálního soupeře.
PC-D1 = Na začátku tahu, je-li tu celá řada nebo sloupec zdrojů: otočit jednu z jejich karet, nebo ji nechat a rovnou
    brát.
PC-D2 = Pak: jednu z dvojic, na které máte, nebo dvě karty z balíčku. Není-li nic z toho, nikdo se vás neptá (PC-R9).
PC-D3 = Lze-li budovu zaplatit více způsoby: kterými kartami, druh po druhu.
PC-D4 = Za každou veřejnou budovu: který žeton. Poslední zbylý je váš bez ptaní.

## 12 Co víte

PC-H1 = Všichni vidí: co ukazuje tržiště, zdroje na vrchní kartě balíčku a počet jeho karet, všechny zásoby, města a
    žetony, vyložené žetony, které zdroje byly odhozeny, kolikátý je tah; v sólovém režimu i žetony tržiště a pořadí
    řady.
PC-H2 = Nikdo nevidí: balíček pod vrchní kartou, stranu budovy každé karty, která ukazuje (či ukazovala) zdroje, a které
    karty byly vyřazeny.
PC-H3 = Nikdo neví víc než ostatní. Nejistá je jen náhoda.
PC-H4 = Úroveň každé karty je známa, protože úrovně leží v balíčku po sobě.
PC-H5 = Karty smí počítat každý: všech 160 je známo, kromě těch vyřazených.
PC-H6 = Žetony virtuálního soupeře leží lícem dolů, ale všichni je viděli; na tom, co říkají, nezáleží.
PC-H7 = Otočení ukáže budovu všem a doplnění ukáže další zdroje v balíčku.
PC-H8 = Karta se skrytou budovou se ve všem, co hráč může číst, nazývá svým místem nebo zdroji; její číslo by prozradilo,
    co skrývá.
PC-H9 = Boti vidí to, co vy.
PC-H10 = Druhá karta z balíčku je vidět až po rozhodnutí. Pak jsou známy obě karty, jen se svými zdroji, i karta další.
PC-H11 = Které žetony se nehrají, je známo, protože všechny ostatní byly vyloženy.

## 13 Jak dobře hrát

PC-ST1 = Nejdřív trvalé zdroje. Kdo myslí jen na body, zůstane daleko vzadu. První svého druhu má cenu přes půl bodu za
    každý zbývající tah.
PC-ST2 = Na bodovacích žetonech záleží: bez nich bude na konci chybět kolem deseti bodů. Dva až čtyři na hráče jsou běžné.
PC-ST3 = Náhodná hra přinese 20 až 25 bodů, rozumná kolem 45. Město z příkladu v pravidlech má 48.
PC-ST4 = Za hru uvidíte 35 karet včetně startovní a asi z poloviny stavíte. Pár nevyužitých karet na konci je běžných.
PC-ST5 = Žetony berte, dokud je z čeho vybírat, ale takové, které se hodí k tomu, co máte. Páry a úplné sady chtějí
    rovnováhu, jeden druh a trojice soustředění.
PC-ST6 = Žeton za 7 bodů je dobrý vždy. Úplné sady zřídka přinesou víc než 12 a chybějící druhy sluší městu dvou či tří
    druhů.
PC-ST7 = Nejvýhodnější jsou bodové budovy úrovně 1: 4 body za 2 zdroje, v dalších úrovních za 3 nebo 4.
PC-ST8 = Veřejné budovy stojí 3, 4 nebo 5 zdrojů jednoho druhu. Se třemi trvalými zdroji druhu jsou ty z úrovně 1 zdarma.
PC-ST9 = Za zdrojem úrovně 1 je v 10 případech ze 13 budova s trvalým zdrojem téhož druhu, ve 2 veřejná a v 1 bodová.
    Svůj vlastní druh nikdy nestojí.
PC-ST10 = V úrovních 2 a 3 skrývá inspirace vždy veřejnou nebo bodovou budovu. Dvojitá karta skrývá trvalý zdroj svého
    druhu, v úrovni 3 ve 4 případech z 5.
PC-ST11 = Vrchní karta balíčku přijde na první uvolněné místo. Vezmete-li tam zdroj, ukážete ostatním její budovu;
    vezmete-li budovu, zůstane jako zdroj, který znáte.
PC-ST12 = Dva vzaté zdroje jsou dvě budovy pro ostatní. Hleďte, na co pak bude mít další hráč.
PC-ST13 = Jednoduchá karta má uprostřed hry cenu asi 1,4 bodu, dvojitá 1,75, inspirace 2,1. V posledních tazích ji ztrácejí.
PC-ST14 = Balíček je slabý, ledaže nemáte na nic dobrého nebo potřebujete jeho vrchní kartu.
PC-ST15 = V posledních dvou tazích platí jen body. Utraťte i inspiraci, nedržíte-li její žeton.
PC-ST16 = Otáčet lze jistě v prvních dvou tazích hry a pak zase později, když se kupuje hodně budov. Otáčejte pro sebe,
    ne pro dalšího hráče.
PC-ST17 = Začínat je malá výhoda.
PC-ST18 = V sólovém režimu víte, co virtuální soupeř vezme. Nechte mu zdroje a dobré budovy z jeho cesty berte.
PC-ST19 = Co je zpočátku těžké: kterou stranou doplnit, použít trvalý zdroj jen jednou a plánovat, když se tržiště mění.
    Nejtěžší jsou první dvě budovy.
