### Cover Your Assets: všechna pravidla podle čísel, slovy pro hráče.

## 1 Pojmy

CA-K1 = Aktivum je karta jednoho z deseti sběratelských druhů, od Baseballových karet až po Dům.
CA-K2 = Divoké karty jsou Stříbro a Zlato, v pokročilé hře také Kasička. Divoká karta se hodí ke každému aktivu.
CA-K3 = Sada vzniká jako dvojice: dvě stejná aktiva, nebo aktivum a divoká karta. Později může narůst.
CA-K4 = V každé sadě je aspoň jedno aktivum, všechna její aktiva jsou stejná a divokých karet v ní může být
    libovolně mnoho. Druh sady určují její aktiva, divoké karty na něm nic nemění.
CA-K5 = Sady před hráčem leží na sobě a tvoří jeho hromádku. Záleží jen na jejich pořadí: spodní sada, další sady,
    druhá odshora a vrchní.
CA-K6 = Vrchní sada je odkrytá, sady pod ní jsou zakryté a napadnout je výzvou nelze (výjimka CA-A11). Spodní sadu
    nelze výzvou napadnout nikdy, ani když je v hromádce jediná, a tedy zároveň vrchní. Výměna a Přesun nejsou
    výzvy, a proto se jí dotknout mohou (CA-X3, CA-X5, CA-23A3, CA-23A4).
CA-K7 = Divoké karty leží v sadě vespod, aby bylo vždy vidět nějaké aktivum. Je to jen kvůli přehlednosti, na
    pravidla to nemá vliv.
CA-K8 = Sady se kladou střídavě na šířku a na výšku, aby se daly rozeznat i dvě stejné nad sebou. I to je jen kvůli
    přehlednosti.
CA-K9 = Pokladnička je aktivum za 5 000 $, Kasička je divoká karta pokročilé hry za 1 000 $. Chrastí obě, ale jsou
    to dvě různé karty.

## 2 Příprava kola: klasická hra, 4 až 6 hráčů

CA-S1 = Jeden z hráčů rozdává. Pro první kolo se určí losem, pro další kola platí CA-R3.
CA-S2 = 2 Výměny, 2 Přesuny a 2 Kasičky zůstávají v krabici. Klasická hra se hraje se zbylými 104 kartami.
CA-S3 = Karty se zamíchají a každý hráč dostane 5 karet lícem dolů.
CA-S4 = Zbytek karet leží lícem dolů uprostřed stolu jako dobírací balíček.
CA-S5 = Jedna karta z dobíracího balíčku se otočí lícem nahoru a začne odkládací hromádku.
CA-S6 = Na začátku nikdo nic nemá: každá hromádka se sadami je prázdná.
CA-S7 = Začíná hráč po levici rozdávajícího a dál se hraje po směru hodinových ručiček, tedy vždy doleva.
CA-S8 = Hra pro jednoho hráče neexistuje. Klasická pravidla jsou určena pro 4 až 6 hráčů, ve 2 a ve 3 hráčích platí
    změny z oddílů 9 a 10.

## 3 Tah, klasická hra

CA-T1 = Ve svém tahu provedete právě jednu akci: vytvoříte sadu, odhodíte kartu, nebo vyzvete jiného hráče.
CA-T2 = Tah nelze vynechat. Kdo netvoří sadu ani nevyzývá, musí odhodit kartu.
CA-T3 = Průběh tahu: jedna akce (výzva se dohraje do konce), potom dobírání karet (oddíl 4) a na řadě je hráč po
    levici.

## 3a Vytvoření sady

CA-F1 = Můžete vyložit dvě stejná aktiva z ruky.
CA-F2 = Můžete vyložit jedno aktivum z ruky společně se stejným aktivem z vrcholu odkládací hromádky.
CA-F3 = V obou případech (CA-F1, CA-F2) může být právě jedna z obou karet divoká. Vzniknou tak další tři možnosti:
    aktivum i divoká karta z ruky, aktivum z ruky s divokou kartou z odkládací hromádky, nebo divoká karta z ruky s
    aktivem z odkládací hromádky.
CA-F4 = Dvě divoké karty sadu netvoří, neměly by co zastupovat.
CA-F5 = Nová sada má právě dvě karty, nikdy víc. Jen tažená sada může být hned větší (CA-2P8).
CA-F6 = Aspoň jedna z obou karet musí být z ruky. Z odkládací hromádky lze vzít jen vrchní kartu, a to jen k
    okamžitému vytvoření sady; do ruky se nebere nikdy.
CA-F7 = Vytvořenou sadu položíte na svou hromádku a stává se vaší vrchní sadou.
CA-F8 = Nová sada se nikdy nespojuje s žádnou sadou v hromádce, ani když jsou stejného druhu.
CA-F9 = Po odebrání vrchní karty je na vrcholu odkládací hromádky karta pod ní. Prázdná odkládací hromádka se z
    dobíracího balíčku nedoplňuje a zůstane prázdná až do dalšího odhození.

## 3b Odhození

CA-D1 = Odhodíte jednu libovolnou kartu z ruky lícem nahoru na odkládací hromádku; smí to být i divoká karta.

## 3c Výzva neboli pokus o krádež

CA-C1 = Výzva míří na vrchní sadu jednoho jiného hráče.
CA-C2 = Spodní sadu nelze ukrást. Vyzvat proto lze jen hráče, který má v hromádce aspoň dvě sady.
CA-C3 = Vyzývat smíte, jen když máte ve vlastní hromádce aspoň jednu sadu.
CA-C4 = Výzvu zahájíte jednou kartou z ruky, kterou položíte lícem nahoru před vyzvaného hráče: aktivem téhož druhu,
    jako je napadená sada, nebo divokou kartou.
CA-C5 = Ve výzvě mají odpovídající aktivum a divoká karta stejnou sílu. Na peněžní hodnotě karet tu nezáleží.
CA-C6 = Obránce může odpovědět jednou kartou z ruky: aktivem téhož druhu, jako je sada, nebo divokou kartou. Pak
    může stejně odpovědět vyzyvatel a tak se oba střídají.
CA-C7 = Kdykoli máte odpovědět, můžete to místo toho vzdát, i když vhodnou kartu v ruce máte.
CA-C8 = Výzvu prohrává ten, kdo první nemůže nebo nechce odpovědět.
CA-C9 = Vyhraje-li vyzyvatel, vytvoří napadená sada a všechny karty zahrané oběma stranami jednu sadu na vrcholu
    jeho hromádky. S jeho dosavadní vrchní sadou se nespojí.
CA-C10 = Vyhraje-li obránce, připojí se všechny karty zahrané oběma stranami k napadené sadě a ta zůstane na svém
    místě.
CA-C11 = Všechny karty zahrané ve výzvě tedy připadnou vítězi, poražený nedostane zpět nic.
CA-C12 = Během výzvy si nikdo nedobírá karty.
CA-C13 = Kdo má odpovědět a nemá vhodnou kartu, ať vyzyvatel, nebo obránce, může výzvu jen vzdát. Strana s prázdnou
    rukou prohrává rovnou a o ničem nerozhoduje, protože počet karet vidí všichni (CA-H1).
CA-C14 = Po krádeži je odkrytá další sada okradeného hráče, pokud to není spodní sada, která je v bezpečí.
CA-C15 = Ukradená nebo ubráněná sada je opět obyčejnou odkrytou sadou. V dalších tazích ji může napadnout kdokoli, i
    ten, kdo o ni právě přišel, a to libovolněkrát.
CA-C16 = Počet odpovědí v jedné výzvě omezují jen karty v rukou obou hráčů.

## 4 Dobírání a konec tahu, klasická hra

CA-N1 = Po své akci si dobíráte z dobíracího balíčku, dokud nemáte v ruce 5 karet.
CA-N2 = Jiný hráč, který během vašeho tahu použil karty, si také dobere do 5 karet. Obránce, který výzvu vzdal a
    žádnou kartu nezahrál, si nedobírá.
CA-N3 = Nejprve si dobere všechny své karty hráč na tahu, teprve potom druhý hráč (CA-R9).
CA-N4 = Když karty v dobíracím balíčku nestačí, dobírá se v tomto pořadí, co zbývá. Odkládací hromádka se nikdy
    nemíchá zpět.

## 5 Konec kola

CA-Z1 = Po vyčerpání dobíracího balíčku se hraje dál bez dobírání, dokud všichni nezahrají všechny karty z ruky.
CA-Z2 = I tehdy musí každý, kdo má karty, ve svém tahu něco provést a vynechat nesmí (CA-T1, CA-T2). Zůstávají
    všechny akce dané hry, ve 2 a ve 3 hráčích i tažení sady, v pokročilé hře i vylepšení sady a akční karty;
    kdo neprovede žádnou jinou, musí odhodit.
CA-Z3 = Hráč bez karet v ruce nemá tah a přeskakuje se.
CA-Z4 = Odkrytou vrchní sadu hráče bez karet lze dál napadnout výzvou a její majitel ji nemá čím bránit.
CA-Z5 = Kolo končí, jakmile je prázdný dobírací balíček i ruce všech hráčů.

## 6 Skóre

CA-P1 = Vaše skóre za kolo je součet hodnot všech karet ve všech sadách vaší hromádky: zakrytých, odkrytých i
    spodní.
CA-P2 = Odhozené, vyřazené a nepoužité karty ani karty zbylé na hromádkách na tahání se nikomu nepočítají. Prázdná
    hromádka se sadami má skóre 0.
CA-P3 = Tip k opravdovému stolu: počítá se lépe po hromádkách za 100 000 $.
CA-P4 = Každá karta se počítá svou vlastní hodnotou. Divoká karta nepřebírá hodnotu aktiva, které zastupuje, a za
    velikost ani za počet sad žádná prémie není.

## 7 Konec hry: jeden ze čtyř způsobů, zvolený předem

CA-G1 = Klasická hra: hrají se kola, dokud na konci některého z nich něčí součet za všechna kola nepřekročí
    1 000 000 $. Tento hráč vítězí; přesnou hranici popisuje CA-R4, shodu CA-R5.
CA-G2 = Rychlá hra: jediné kolo a vítězí nejvyšší skóre.
CA-G3 = Tři kola: skóre ze 3 kol se sečte a vítězí nejvyšší součet.
CA-G4 = První, kdo vyhraje 2 kola: zapisuje se jen, kdo měl v kole nejvyšší skóre, a vítězí ten, kdo první vyhrál 2
    kola. Peníze se do dalšího kola nepřenášejí.
CA-G5 = Každé kolo se připravuje znovu se všemi kartami zvolené hry.

## 8a Pokročilá pravidla: příprava a tah

CA-A0 = Pokročilá pravidla doplňují klasická a hraje se se všemi 110 kartami (ve dvou hráčích s 99, CA-2P1): Výměna,
    Přesun a Kasička zůstávají v balíčku.
CA-A1 = V ruce se drží 6 karet: každému se jich rozdá šest a dobírá se do šesti.
CA-A2 = V tahu provedete nejvýše dvě akce. První je povinná.
CA-A3 = Druhá akce je dobrovolná; místo ní můžete ohlásit „Končím svůj tah“.
CA-A4 = Obě akce mohou být různé, nebo dvakrát tatáž.
CA-A5 = Kdo někoho vyzve a prohraje, nesmí téhož hráče až do svého dalšího tahu znovu vyzvat, ať jde o kteroukoli
    sadu (podrobnosti CA-R21, CA-R33). Po vyhrané výzvě můžete téhož hráče vyzvat znovu.
CA-A6 = Je-li vaší první akcí odhození, doberete si hned zpět do 6 karet. Teprve pak může následovat druhá akce.
CA-A7 = Po jakékoli jiné první akci se nedobírá. Všechno ostatní dobírání čeká na konec tahu: nejprve hráč na tahu,
    potom každý další, kdo použil karty (CA-R9).

## 8b Pokročilá pravidla: nové akce

CA-A8 = Vylepšení sady: přidáte jedno aktivum z ruky do své vrchní sady. Musí být stejného druhu jako sada a nesmí
    to být divoká karta; jednou akcí přidáte jednu kartu.
CA-A9 = Zahrání akční karty: zahrajete z ruky Výměnu nebo Přesun (oddíl 8d).
CA-A10 = Všechny akce z oddílu 3 zůstávají k dispozici.

## 8c Pokročilá pravidla: druhá sada odshora

CA-A11 = Kromě vrchní sady lze v hromádce jiného hráče výzvou napadnout i druhou sadu odshora. Hlubší sady ne.
CA-A12 = Spodní sada zůstává i tady v bezpečí (CA-C2), takže druhou sadu odshora lze napadnout jen v hromádce s
    aspoň třemi sadami.
CA-A13 = Výzva druhé sady se zahajuje dvojnásobkem: dvěma aktivy druhu této sady, dvěma divokými kartami, jedním
    takovým aktivem a jednou divokou kartou, nebo jednou Kasičkou. Ve dvoukartových možnostech je divokou kartou
    Stříbro nebo Zlato, stejně jako v CA-J5.
CA-A14 = Po zahájení se odpovídá vždy jednou kartou, ledaže je třeba odpovědět na Kasičku (CA-J5).
CA-A15 = Vyhraje-li vyzyvatel, stane se sada se všemi zahranými kartami jeho vrchní sadou a obráncova vrchní sada
    zůstane vrchní. Vyhraje-li obránce, karty se připojí k napadené sadě a ta zůstane druhá odshora.

## 8d Pokročilá pravidla: akční karty

CA-X1 = Zahraná akční karta je vyřazena ze hry. Odkládá se na zvláštní hromádku na opačné straně dobíracího balíčku,
    než leží odkládací hromádka.
CA-X2 = Akční kartu nelze zablokovat, odpovědět na ni ani proti ní vznést výzvu.
CA-X3 = Výměna: vrchní sada vaší hromádky a vrchní sada hromádky libovolného jiného hráče si vymění místa. Každá
    leží tam, kde předtím ležela ta druhá.
CA-X4 = Výměna se může týkat i první sady: zúčastnit se smí i hromádka s jedinou sadou, vaše i soupeřova. V obou
    hromádkách musí být aspoň jedna sada.
CA-X5 = Přesun: zvolíte libovolnou hromádku, třeba i svou, a přesunete buď její vrchní sadu dospod, nebo její spodní
    sadu navrch.
CA-X6 = Zahrání akční karty je jedna akce vašeho tahu.
CA-X7 = Bezpečí náleží místu, ne sadě: po Výměně nebo Přesunu je v bezpečí ta sada, která leží vespod, a bývalá
    spodní sada přesunutá navrch je odkrytá.
CA-X8 = Akční karty nejsou divoké. Nikdy nejsou součástí sady, zahájení výzvy, odpovědi ani tažení sady a nemají
    žádnou hodnotu.

## 8e Pokročilá pravidla: Kasička

CA-J1 = Kasička je divoká karta s hodnotou 1 000 $.
CA-J2 = Sady tvoří jako každá divoká karta: jedno aktivum a jedna Kasička, i s pomocí vrchní karty odkládací
    hromádky, nikdy však s další divokou kartou.
CA-J3 = Ve výzvě i v obraně se Kasička počítá jako dvě divoké karty.
CA-J4 = Jednotlivá karta je jedno odpovídající aktivum, jedno Stříbro nebo jedno Zlato.
CA-J5 = Na Kasičku se musí odpovědět dvojnásobkem: dvěma odpovídajícími aktivy, dvěma divokými kartami (Stříbro a
    Zlato v libovolné kombinaci), jedním odpovídajícím aktivem a jedním Stříbrem nebo Zlatem, nebo další Kasičkou.
    Nic jiného nestačí.
CA-J6 = Jakmile někdo na Kasičku odpoví dvojnásobkem, výzva pokračuje jako obvykle po jednotlivých kartách.
CA-J7 = Výzvu vrchní sady lze zahájit samotnou Kasičkou; odpovědí pak musí být dvojnásobek.
CA-J8 = Kasička, která se stala součástí sady, v ní zůstává jako karta za 1 000 $ a při krádeži putuje se sadou.

## 9 Dva hráči

CA-2P1 = Z balíčku se vyřadí všech 8 Domů, 2 Stříbra a 1 Zlato, v klasické hře i šest karet pokročilé hry. Zbude 93
    karet, v pokročilé hře 99.
CA-2P2 = Zvolí se rozdávající, karty se zamíchají a lícem dolů se rozdají tři hromádky na tahání karet po 10
    kartách.
CA-2P3 = Vrchní karta každé hromádky na tahání se otočí lícem nahoru. Je-li to akční karta, platí CA-23A1.
CA-2P4 = Každý hráč dostane 6 karet a dobírá si do 6.
CA-2P5 = Zbylé karty tvoří dobírací balíček a jedna z nich začne odkládací hromádku (CA-R2). Začíná ten, kdo
    nerozdával.
CA-2P6 = Všechny klasické akce zůstávají a přibývá jedna: Tažení sady z hromádek na tahání karet. Takové sadě
    zde říkáme tažená sada.
CA-2P7 = Tažení sady, krok 1: zahrajete z ruky jedno aktivum nebo divokou kartu, která tvoří sadu s jednou nebo
    více odkrytými kartami hromádek na tahání.
CA-2P8 = Tažení sady, krok 2: vaše karta a jedna až tři zvolené odkryté karty vytvoří jednu sadu. Vezmete si
    jich, kolik se k zahrané kartě do jedné sady hodí; výsledek musí splňovat CA-K4, takže jedno aktivum se dvěma
    divokými kartami je tu v pořádku (CA-E3).
CA-2P9 = Tažení sady, krok 3: soupeř může novou sadu napadnout výzvou: odpovídajícím aktivem nebo divokou kartou
    z ruky.
CA-2P10 = Tažení sady, krok 4: výzva pokračuje obvyklým způsobem, obráncem je tvůrce sady (CA-C5 až CA-C8 a
    CA-C11 až CA-C13).
CA-2P11 = Tažení sady, krok 5: pokud výzva nepřijde nebo ji tvůrce vyhraje, položí sadu se všemi zahranými
    kartami navrch své hromádky. Pokud prohraje, položí si ji navrch své hromádky soupeř.
CA-2P12 = Tažení sady, krok 6: teprve když sada leží v hromádce svého majitele, otočí se na každé použité
    hromádce na tahání další karta, pokud tam nějaká je.
CA-2P13 = Potom se dobírá: tvůrce sady do 6 karet a soupeř také do 6, pokud použil karty (v klasické hře tří hráčů
    do 5). V pokročilé hře toto dobírání čeká na konec tahu (CA-A7).
CA-2P14 = Sadu vytvořenou bez hromádek na tahání, tedy z ruky nebo s vrchní odhozenou kartou, takto okamžitě
    napadnout nelze.

## 10 Tři hráči

CA-3P1 = Ve třech se hraje jako ve dvou, jen s následujícími změnami.
CA-3P2 = Hraje se s celým balíčkem: 104 karet, v pokročilé hře 110. V ruce se drží 5 karet, v pokročilé hře 6.
CA-3P3 = Tři hromádky na tahání po 10 kartách leží mezi sousedy, takže každý hráč má jednu po levici a jednu po
    pravici.
CA-3P4 = Při tažení sady použijete právě jednu hromádku na tahání, a to po své levici nebo pravici, nikdy tu
    mezi oběma soupeři. Tažená sada má tedy na začátku dvě karty.
CA-3P5 = Taženou sadu smí výzvou napadnout jen soupeř, který s vámi použitou hromádku sdílí. Třetí hráč ne.
CA-3P6 = Obyčejná výzva (oddíl 3c) může mířit na kteréhokoli z obou soupeřů.

## 11 Pokročilá pravidla ve 2 nebo 3 hráčích

CA-23A1 = Akční karta odkrytá na hromádce na tahání před začátkem kola se vrátí lícem dolů na náhodné místo
    doprostřed té hromádky a odkryje se další karta.
CA-23A2 = Akční karta odkrytá během hry působí ihned: ve dvou na oba hráče, ve třech na ty dva, mezi nimiž hromádka
    leží.
CA-23A3 = Odkrytý Přesun: každý z obou hráčů rozhodne za toho druhého, zda musí přesunout svou vrchní sadu dospod,
    nebo svou spodní sadu navrch.
CA-23A4 = Odkrytá Výměna: oba hráči si navzájem vymění své vrchní sady.
CA-23A5 = Pokud v tu chvíli jeden z nich nebo oba nemají žádnou sadu, vrátí se Výměna lícem dolů doprostřed hromádky
    a odkryje se další karta.
CA-23A6 = Takto použitá akční karta je vyřazena ze hry a na hromádce se odkryje další karta.
CA-23A7 = Akční karta odkrytá na hromádce se nikomu nepočítá jako akce ani jako tah.
CA-23A8 = Akční karty z ruky se hrají podle oddílu 8d beze změny.
CA-23A9 = Všechna ostatní pokročilá pravidla platí beze změny: 6 karet v ruce, dvě akce, vylepšení sady, druhá sada
    odshora i Kasička.

## Výklad pravidel

CA-R1 = Sporné místo: pravidla uvádějí počty karet, ale z hodnot jen 1 000 $ u Kasičky. Počítáme 5 000 $ za aktiva s
    10 kartami, 10 000 nebo 15 000 $ za aktiva s 9, 20 000 $ za aktivum s 8, Stříbro 25 000 $ a Zlato 50 000 $,
    stejně jako dvě jiná zpracování. Které aktivum má kterou hodnotu, plyne ze vzestupného pořadí v pravidlech a ze
    staršího anglického vydání, které se shoduje u Baseballových karet, Pokladničky, Bankovního účtu, Akcií, Šperků,
    Klasického auta a Domu. Motorový člun vychází vylučovací metodou, Peníze pod polštářem jsou pravděpodobné a
    nejistá je Sbírka mincí: v onom vydání, kde bylo každé aktivum desetkrát, měla 10 000 $.
CA-R2 = Hromádky na tahání karet jsou navíc; dobírací balíček i odkládací hromádka jsou ve hře ve 2 a 3 hráčích jako
    obvykle. Název sice svádí k tomu, že se z nich dobírá do ruky, ale anglicky jde o výběr karet do sady, dobírání
    odkrytých karet by odporovalo krokům tažení sady a stránky pro 2 a 3 hráče odkazují nejprve na klasická
    pravidla.
CA-R3 = V každém dalším kole rozdává hráč po levici, tedy ten, kdo minulé kolo začínal. Pravidla o tom mlčí, držíme
    se staršího anglického vydání.
CA-R4 = Sporné místo: klasická hra končí, teprve když součet 1 000 000 $ překročí; přesně 1 000 000 $ nestačí. Tak
    to říká české vydání, kdežto staršímu anglickému vydání a jinému zpracování stačí milionu dosáhnout.
CA-R5 = Překročí-li milion v témže kole více hráčů, vítězí nejvyšší součet a při shodě se o vítězství dělí; stejně
    se shoda řeší i v ostatních způsobech ukončení. Ve hře na 2 vyhraná kola získá vyhrané kolo každý, kdo se dělí o
    nejlepší skóre kola, a všichni, kdo dosáhnou dvou zároveň, se o vítězství dělí.
CA-R6 = Divokou kartu z vrcholu odkládací hromádky lze vzít do sady s aktivem z ruky; je to třetí způsob podle
    pravidel (CA-F3).
CA-R7 = Divokou kartou lze výzvu zahájit i kdykoli odpovědět, třeba několikrát za sebou. Druh sady se tím nikdy
    nezmění.
CA-R8 = O tom, co sadě odpovídá, rozhodují její aktiva, nikdy divoké karty: sadě Motorový člun a Zlato odpovídají
    Motorové čluny nebo kterákoli divoká karta.
CA-R9 = Pořadí dobírání: hráč na tahu, potom ostatní, kdo použili karty, v pořadí, v jakém byli poprvé vtaženi do
    boje (obránce z první akce před obráncem z druhé).
CA-R10 = Kolo končí, když je prázdný dobírací balíček i ruce všech hráčů, i kdyby na hromádkách na tahání ještě něco
    leželo. Tyto karty se nikomu nepočítají.
CA-R11 = Vzdát výzvu je svobodné rozhodnutí: podle pravidel se hráč může rozhodnout sadu nebránit.
CA-R12 = Podmínka CA-C3 se ptá, zda máte v hromádce sadu právě teď. Jakmile ji máte, platí to po zbytek kola,
    protože spodní sadu nelze ukrást a Výměna mění kus za kus. Jak jste k první sadě přišli (vytvořením, tažením,
    nebo výhrou ve výzvě o taženou sadu), je jedno.
CA-R13 = Kartu, kterou jste zahájili výzvu, nelze vzít zpět.
CA-R14 = Vyzyvatel určuje hráče, sadu i zahajovací kartu (nebo karty) najednou.
CA-R15 = Kterou divokou kartu použijete, zda Stříbro, Zlato, nebo Kasičku, je vždy na vás.
CA-R16 = Stejné karty jsou zaměnitelné, takže se každá možnost nabízí jednou za druh karty, ne za každou kartu
    zvlášť.
CA-R17 = Sporné místo: pro výzvu o taženou sadu neplatí CA-C2 ani CA-C3. Sada ještě neleží v žádné hromádce, není to
    tedy chráněná první sada, a soupeř ji smí napadnout, i když sám žádnou sadu nemá; krok 3 v pravidlech žádnou
    podmínku neklade.
CA-R18 = Z použitelných odkrytých karet si lze vzít kterékoli, aspoň jednu, a třeba i méně, než by šlo. S divokou
    kartou z ruky musí být mezi nimi aspoň jedno aktivum a jen jeden druh aktiv. Divoká karta se samými divokými
    kartami není dovolena, chybělo by aktivum.
CA-R19 = Bylo-li použito víc hromádek na tahání, odkrývají se v pořadí na stole od první ke třetí; objeví-li se
    akční karta, provede se celá dřív, než se odkryje další hromádka. To vše se děje před dobíráním a před druhou
    akcí.
CA-R20 = Vyčerpaná hromádka na tahání zůstává prázdná, ničím se nedoplňuje.
CA-R21 = Sporné místo: ve výzvě o taženou sadu je vyzyvatelem soupeř. Tvůrce sady, který ji prohraje, neprohrál
    vlastní výzvu, takže se ho CA-A5 netýká. Soupeř, který ji v pokročilé hře prohraje, je vázán jako každý
    vyzyvatel a nesmí téhož tvůrce do svého dalšího tahu znovu vyzvat, ani kvůli druhé tažené sadě v témže tahu (viz
    CA-R33).
CA-R22 = Sporné místo: v sadách je Kasička divokou kartou, tedy jedno aktivum a jedna Kasička, protože ji pravidla
    mezi divokými kartami uvádějí a tak ji i nazývají. Jiné zpracování ji bere jako samostatný druh (povoluje
    Kasičku s Kasičkou, Stříbrem nebo Zlatem, ale ne s aktivem); toho se nedržíme.
CA-R23 = Sporné místo: Kasičkou lze odpovědět i na jednotlivou kartu, protože pravidla mluví o použití k výzvě i k
    obraně, a druhá strana pak potřebuje dvojnásobek. Jiné zpracování ji připouští jen k zahájení výzvy nebo jako
    odpověď na Kasičku.
CA-R24 = Sporné místo: Kasička zahraná v odpovědi na Kasičku ji jen vyrovná. Další odpovědí je zase jednotlivá karta
    (CA-J6).
CA-R25 = Sporné místo: na výzvu druhé sady zahájenou Kasičkou se musí nejprve odpovědět dvojnásobkem, protože CA-J5
    je konkrétnější než CA-A14. Na zahájení dvěma kartami stačí jednotlivá karta.
CA-R26 = Výzva vrchní sady se zahajuje právě jednou kartou. Zahájit dvěma kartami lze jen proti druhé sadě odshora.
CA-R27 = Druhou sadu odshora lze napadnout, jen má-li hromádka tři sady nebo víc.
CA-R28 = K vylepšení sady slouží karta z ruky, nikdy vrchní karta odkládací hromádky. Vylepšit lze vrchní sadu i
    tehdy, když je zároveň spodní.
CA-R29 = Věta o Výměně říká doslova, že vyměnit lze „první, tedy horní sadu“. Čteme ji tak, že vyměnit lze i první
    sady, stejně jako jiné zpracování: Výměna je možná, kdykoli je v obou hromádkách aspoň jedna sada.
CA-R30 = Přesun potřebuje hromádku s aspoň dvěma sadami. Jsou-li právě dvě, vyjdou oba směry nastejno.
CA-R31 = Sporné místo: akční kartu lze odhodit jako každou jinou (CA-D1), což bývá ke konci kola nutné, když nemá
    cíl. Nebyla použita, takže CA-X1 neplatí: jde na běžnou odkládací hromádku, kde nemá účinek, a dokud se neodhodí
    něco jiného, nelze vytvořit sadu s ní ani s kartou pod ní. Jiné zpracování ji místo toho vyřazuje ze hry, ale
    podle pravidel patří každá odhozená karta na odkládací hromádku. Pokud akční karta odkládací hromádku začíná,
    prostě tam bez účinku zůstane.
CA-R32 = Vyřazení ze hry platí jen pro toto kolo: v dalším se hraje opět se všemi kartami.
CA-R33 = Sporné místo: zákaz z CA-A5 platí pro každou výzvu proti tomu hráči (vrchní, druhá i tažená sada) od prohry
    do začátku vašeho dalšího tahu; vzdát se znamená prohrát a Výměna i Přesun zůstávají dovoleny. Ve 4 až 6 hráčích
    na něm záleží jen při vaší druhé akci. Ve 2 a 3 hráčích vám brání i napadnout sady, které ten hráč mezitím táhne
    (CA-DEC5), protože v pravidlech stojí „až do svého dalšího tahu“, ne „v tomto tahu“. Klasická hra takový zákaz
    nemá.
CA-R34 = Nemáte-li po první akci v ruce žádnou kartu, váš tah končí a následuje dobírání.
CA-R35 = Obránce si mezi dvěma akcemi hráče na tahu nedobírá.
CA-R36 = Pravidla vybízejí přidat jedno nebo všechna volitelná pravidla: šest karet v ruce, dvě akce, vylepšení
    sady, akční karty, výzva druhé sady, Kasička. Každé lze zapnout zvlášť a pokročilá hra má zapnutá všechna.
    Hraje-li se bez akčních karet nebo bez Kasičky, zůstanou příslušné karty v krabici.
CA-R37 = V pokročilé hře se drží 6 karet v ruce při každém počtu hráčů.
CA-R38 = Sporné místo: „náhodně doprostřed“ znamená na kterékoli místo mezi zakrytými kartami té hromádky se stejnou
    pravděpodobností, ne však navrch, a zbývají-li aspoň dvě karty, ani dospod. Aby se
    neproveditelná Výměna neodkrývala donekonečna, platí dvě výjimky: leží-li nad spodní kartou samé Výměny, vsune
    se pod ni; nezbývá-li žádná zakrytá karta nebo jsou to samé Výměny, vyřadí se ze hry. Při přípravě to nastat nemůže: hromádka má 10 karet a akční karty jsou jen 4.
CA-R39 = Při odkrytém Přesunu se hromádky s méně než dvěma sadami nic netýká a nikdo o ní nerozhoduje; karta je
    přesto spotřebována. Nejprve rozhodne hráč na tahu, pak druhý, ale na pořadí nezáleží, protože každý rozhoduje o
    jiné hromádce. Jeden z obou směrů je nutné zvolit.
CA-R40 = Odkrytá Výměna se týká i prvních sad, stejně jako CA-X4. Ve třech hráčích je hráč na tahu vždy jedním z
    obou dotčených, protože z té hromádky právě táhl.
CA-R41 = Karta odkrytá po akční kartě může být zase akční; naloží se s ní stejně. Nakonec je na hromádce aktivum
    nebo divoká karta, nebo je prázdná: akční karta na ní nikdy neleží jako karta k tažení.
CA-R42 = Nikdo nesmí sám od sebe sadu rozdělit, měnit pořadí sad ani sady spojovat.
CA-R43 = Čtyři karty v ruce ze staršího anglického vydání ani kolující domácí pravidla (divoká karta musí mít aspoň
    hodnotu vrchní karty sady, zakrývání jedinou kartou) se tu nepoužívají.
CA-R44 = I v pokročilé hře se výzva o taženou sadu zahajuje jednotlivou kartou nebo Kasičkou, ne dvěma kartami.
CA-R45 = Sada, kterou jste právě ukradli, leží ve vaší hromádce, takže ji napadnout nemůžete. Druhou akcí v
    pokročilé hře můžete napadnout sadu, která se pod ní odkryla.
CA-R46 = Zda kolo skončilo (CA-Z5), se zjišťuje až po úplném dokončení právě probíhající akce: výzvy, uložení tažené
    sady, odkrytí hromádek na tahání, odkrytých akčních karet a rozhodnutí o nich (CA-DEC6) a dobírání. Odkrytá
    Výměna nebo Přesun tedy mohou změnit hromádky ještě po zahrání poslední karty kola z ruky.
CA-R47 = Dobírání končí u limitu ruky, jak po odhození v první akci (CA-A6), tak na konci tahu. V ruce není nikdy
    víc karet než limit, protože karty do ní přibývají jen dobíráním do limitu.
CA-R48 = Klasická hra trvá tolik kol, kolik je potřeba, obvykle tři. Kdyby milion nikdo nepřekročil ani po 100 kolech,
    protože nikdo nic nesbírá, hra skončí a vítězí nejvyšší součet; shoda jako v CA-R5. Na takové hráče pravidla
    nemyslí, skončit však musí každá hra.

## Příklady

CA-E1 = Krádež z pravidel, klasická hra, 5 karet v ruce. Sára má dvojici Pokladniček a na ní dvojici Klasických aut,
    v ruce jedno Zlato, žádné Klasické auto a žádnou jinou divokou kartu; Jarda má jednu sadu a v ruce dvě Klasická
    auta. Zahájí Klasickým autem, Sára odpoví Zlatem, Jarda druhým Klasickým autem a Sára už nemá čím odpovědět.
    Jardova nová vrchní sada jsou 4 Klasická auta a Zlato, celkem 110 000 $; Sáře zůstanou Pokladničky; Jarda si
    dobere 2 karty, potom Sára 1 (že její dvojici tvořila dvě Klasická auta, soudíme z obrázku).
CA-E2 = Dva hráči, příklad 1 z pravidel: na hromádkách leží Motorový člun, Motorový člun a Sbírka mincí. Richard
    zahraje Motorový člun s oběma čluny a Hana ho nevyzve. Jeho nová vrchní sada jsou 3 Motorové čluny za 45 000 $;
    na prvních dvou hromádkách se odkryje další karta, na třetí dál leží Sbírka mincí; Richard si dobere 1 kartu.
CA-E3 = Dva hráči, příklad 2 z pravidel: na hromádkách leží Šperky, Zlato a Stříbro. Karel zahraje Akcie se Zlatem a
    Stříbrem, Anna vyzve Akciemi a Karel nemá čím odpovědět. Annina nová vrchní sada jsou dvoje Akcie, Zlato a
    Stříbro za 95 000 $, Karlova hromádka se nezmění. Na druhé a třetí hromádce se odkryje další karta, Šperky
    zůstanou; oba si doberou 1 kartu, Karel první.
CA-E4 = Sada z ruky: dvoje Akcie tvoří dvojici za 20 000 $, Akcie a Stříbro sadu za 35 000 $, Stříbro a Zlato sadu
    netvoří. Z trojích Akcií vyložíte jen dvojici, třetí karta vám zůstane.
CA-E5 = Leží-li na vrcholu odkládací hromádky Zlato, mohou s ním vytvořit sadu Šperky z ruky (65 000 $), Stříbro z
    ruky ne. Leží-li tam Šperky, může s nimi vytvořit sadu Stříbro z ruky (40 000 $).
CA-E6 = V hromádce máte dvojici Akcií a vytvoříte další dvojici Akcií. Máte dvě sady a napadnout lze jen tu vrchní.
CA-E7 = Obrana: A zahájí Stříbrem proti vrchní sadě hráče B, dvěma Domům, B odpoví Domem a A se vzdá. Vrchní sada
    hráče B jsou teď 3 Domy a Stříbro za 85 000 $; A nedostane nic; A si dobere 1 kartu a B také 1.
CA-E8 = S prázdnou hromádkou nemůžete vyzývat. Hráče s jedinou sadou nelze vyzvat. Vrchní sadu Motorový člun a
    Zlato, pod níž leží jiná sada, lze napadnout jen Motorovým člunem, Stříbrem nebo Zlatem (v pokročilé hře i
    Kasičkou).
CA-E9 = V dobíracím balíčku zbývají tři karty; hráč na tahu potřebuje 2 a obránce také 2. Hráč na tahu dostane 2,
    obránce 1 a balíček je prázdný.
CA-E10 = Dobírací balíček je prázdný; A má Šperky, B nic, C Zlato. A musí něco provést, třeba odhodit; B se
    přeskočí; C musí něco provést; pak jsou všechny ruce prázdné a kolo končí.
CA-E11 = B nemá karty a na jiné sadě má dva Domy. C, který nějakou sadu má, zahraje Zlato; B nemůže odpovědět a C
    získá oba Domy a Zlato za 90 000 $.
CA-E12 = Počet karet v dobíracím balíčku po přípravě pro 2, 3, 4, 5 a 6 hráčů: 50, 58, 83, 78, 73 v klasické hře a
    56, 61, 85, 79, 73 v pokročilé.
CA-E13 = Všechny karty klasického balíčku mají dohromady hodnotu 1 385 000 $ ve 3 až 6 hráčích a 1 125 000 $ ve 2; v
    pokročilé hře je to o 2 000 $ víc. Součet všech skóre a hodnot odhozených, nepoužitých a netažených karet dá
    vždy tuto částku.
CA-E14 = Dvojice Šperků a dvojice Akcií mají dohromady hodnotu 50 000 $.
CA-E15 = Pokročilá hra: prohrajete-li první akcí výzvu proti B, nesmíte druhou akcí vyzvat B, ale C ano.
    Vyhrajete-li ji, smíte napadnout sadu, která se u B odkryla.
CA-E16 = Pokročilá hra: máte 6 karet a jako první akci odhodíte, zbude vám 5, hned si 1 doberete a máte 6. Pokud
    jako první akci vytvoříte sadu z ruky, zbudou vám 4 a nedobíráte; 2 karty si doberete až na konci tahu.
CA-E17 = B má odspodu dvojici Pokladniček a dvojici Akcií: druhá sada odshora je spodní a napadnout ji nelze.
    Leží-li na nich ještě dvojice Šperků, lze Akcie napadnout dvojími Akciemi, Akciemi se Stříbrem nebo Zlatem,
    dvěma divokými kartami, třeba Stříbrem a Zlatem, nebo Kasičkou; Šperky lze napadnout Šperky, Stříbrem, Zlatem
    nebo Kasičkou; Pokladničky nikdy.
CA-E18 = V této trojici sad (CA-E17) napadnete Akcie dvojími Akciemi. Vzdá-li se B, máte novou vrchní sadu se 4
    kartami Akcií a hráči B zůstanou Pokladničky a na nich Šperky. Odpoví-li B Akciemi a vy se vzdáte, má B odspodu
    Pokladničky, 5 karet Akcií a Šperky.
CA-E19 = Kasička zahájí výzvu proti sadě Akcií; obránce má v ruce Akcie, Akcie, Stříbro, Kasičku a Motorový člun.
    Odpovědět může dvojími Akciemi, Akciemi a Stříbrem, nebo Kasičkou, anebo se vzdát. Samotné Akcie, samotné
    Stříbro ani Akcie s Kasičkou dovoleny nejsou.
CA-E20 = Kasička zahájí výzvu a obránce odpoví Akciemi a Stříbrem. Vyzyvatel teď potřebuje jednotlivou kartu, nebo
    může zahrát druhou Kasičku, která opět vyžaduje dvojnásobek.
CA-E21 = Akcie s Kasičkou jsou sada Akcií v hodnotě 11 000 $.
CA-E22 = Vaše vrchní sada jsou Šperky a Stříbro a v ruce máte Šperky a Zlato. Sadu můžete vylepšit Šperky, pak má
    hodnotu 55 000 $; Zlatem ji vylepšit nelze.
CA-E23 = A má jedinou dvojici Akcií, B dvojici Pokladniček a na ní dvojici Šperků. A zahraje Výměnu s B: A má teď
    Šperky, vespod a v bezpečí, a B má Pokladničky a na nich Akcie.
CA-E24 = V hromádce jsou odspodu Akcie, Šperky, Domy. Přesunem spodní sady navrch vznikne pořadí Šperky, Domy,
    Akcie: Šperky jsou v bezpečí, Domy druhé odshora, Akcie odkryté. Přesunem vrchní sady původní hromádky dospod
    vznikne pořadí Domy, Akcie, Šperky.
CA-E25 = Pokročilá hra ve dvou: odkryje se Výměna a jeden hráč nemá žádnou sadu. Výměna se vrátí doprostřed
    hromádky, odkryje se další karta a k výměně nedojde.
CA-E26 = Tři hráči sedí po směru hodinových ručiček: první, druhý, třetí; jedna hromádka leží mezi prvním a druhým,
    jedna mezi druhým a třetím, jedna mezi třetím a prvním. První hráč smí táhnout jen z první a z poslední z nich.
    Sadu, kterou první hráč vytáhne z poslední hromádky, smí napadnout jen třetí hráč.
CA-E27 = Klasická hra: po kole má A celkem 1 020 000 $ a B 1 045 000 $, hra tedy končí a vítězí B. Má-li A přesně
    1 000 000 $ a B 990 000 $, milion nikdo nepřekročil a hraje se další kolo (CA-R4).
CA-E28 = Hra na 2 vyhraná kola: A a B mají v 1. kole shodně nejlepší skóre, oba tedy mají jedno vyhrané kolo. Druhé
    kolo vyhraje A, má dvě a hra končí.
CA-E29 = Táhnete sadu se Stříbrem a na hromádkách leží Motorový člun, Motorový člun a Zlato: vzít si můžete
    kterýkoli z člunů nebo oba, pokaždé se Zlatem nebo bez něj, nikdy však samotné Zlato. Leží-li tam Motorový člun,
    Akcie a Zlato: člun, nebo Akcie, se Zlatem nebo bez něj, nikdy však člun a Akcie zároveň.
CA-E30 = Pokročilá hra ve dvou: A napadne výzvou vrchní sadu hráče B a vzdá se. Do konce svého tahu už A nesmí B
    vůbec vyzvat. Ve svém tahu B dvakrát táhne sadu a hráči A se výzva nenabídne (CA-R33). V dalším tahu hráče A
    jsou výzvy proti B opět dovoleny.
CA-E31 = Pokročilá hra: na vrcholu odkládací hromádky jsou Šperky a A na ně odhodí Přesun. Další hráč má v ruce
    Šperky a Stříbro: s odkládací hromádkou sadu vytvořit nemůže, ze Šperků a Stříbra v ruce ano.

## Rozhodnutí

CA-DEC1 = Před hrou se hráči dohodnou na počtu 2 až 6 hráčů, na klasických či pokročilých pravidlech nebo výběru z
    pokročilých, na způsobu ukončení a na botech.
CA-DEC2 = Na začátku tahu s kartami v ruce volíte akci: vytvořit sadu z ruky nebo s vrchní odhozenou kartou, odhodit
    kartu, nebo výzvou s jednou kartou napadnout vrchní sadu. V pokročilé hře můžete také napadnout vrchní sadu
    Kasičkou nebo druhou sadu dvojnásobkem, vylepšit svou vrchní sadu, zahrát Výměnu s některým hráčem, nebo Přesun
    v některé hromádce jedním či druhým směrem. Ve 2 a 3 hráčích můžete také táhnout sadu z jedné karty z ruky a
    zvolených odkrytých karet na hromádkách, na které dosáhnete. Vždy je co hrát, odhodit lze pokaždé.
CA-DEC3 = V pokročilé hře po první akci a všem, co z ní plyne (výzva o vaši taženou sadu, odkrytí hromádek, dobrání
    po odhození), volíte znovu, máte-li ještě karty: cokoli z CA-DEC2 kromě výzev zakázaných v CA-A5, nebo konec
    tahu.
CA-DEC4 = Ve výzvě po zahájení a po každé odpovědi volí strana, která má odpovědět, nejprve obránce: kteroukoli
    povolenou jednotlivou kartu, v pokročilé hře Kasičku, kterýkoli povolený dvojnásobek, je-li třeba odpovědět na
    Kasičku, nebo vzdání. Otázka přijde, i když zbývá jen vzdání (CA-H7), ne však s prázdnou rukou (CA-C13).
CA-DEC5 = Ve 2 a 3 hráčích po tažení sady volí soupeř, který hromádku sdílí: vyzvat odpovídajícím aktivem,
    divokou kartou nebo Kasičkou, nebo nechat být. Dojde-li k výzvě, následuje CA-DEC4 a odpovídá tvůrce sady.
    Soupeř nevolí, má-li prázdnou ruku nebo zákaz podle CA-A5, což vědí všichni; jinak otázku dostane, i když žádnou
    vhodnou kartu nemá (CA-H7).
CA-DEC6 = V pokročilé hře ve 2 a 3 hráčích, když se na hromádce na tahání odkryje Přesun, volí každý z obou
    dotčených hráčů pro hromádku toho druhého: vrchní sadu dospod, nebo spodní navrch. Hromádka s méně než dvěma
    sadami se vynechá. Volby jsou nezávislé a mohou proběhnout současně, jinak začíná hráč na tahu. Vše ostatní
    (dobírání, odkrývání hromádek, náhodné vracení akčních karet, odkrytá Výměna, skóre, přeskakování hráčů, nové
    kolo) proběhne bez volby.

## Skryté informace

CA-H1 = Karty ve své ruce znáte jen vy; kolik jich máte, vědí všichni.
CA-H2 = Karty dobíracího balíčku ani jejich pořadí nezná nikdo; jejich počet znají všichni.
CA-H3 = Vrchní karta odkládací hromádky je vidět. Dřívější odhozené karty viděli všichni, takže nejsou tajné, ale
    pravidla nikomu nedávají právo hromádkou listovat.
CA-H4 = Všechny karty hromádky se hrály lícem nahoru, takže druhy, velikosti, pořadí a hodnoty sad jsou známé všem.
    U opravdového stolu je vidět jen vrchní sada a okraje ostatních; ukazovat druh a velikost každé sady je poctivé
    a ukazovat celý její obsah je dovoleno.
CA-H5 = Z hromádky na tahání vidí všichni vrchní kartu a počet karet, ostatní karty nikdo. Vrátí-li se do ní akční
    karta, všichni vědí, že tam je, ale nikdo neví kde.
CA-H6 = Karty z odkládací hromádky, z hromádek na tahání ani z výzvy se nikdy neberou do ruky. V ruce jsou tedy jen
    karty dobrané naslepo a žádné pravidlo je neodhalí dřív, než je zahrajete.
CA-H7 = Vzdáním se neprozradí, zda jste mohli odpovědět. Proto v CA-DEC4 a CA-DEC5 dostanete otázku, i když vhodnou
    kartu nemáte: její vynechání by vás prozradilo.
CA-H8 = Skóre kol i součty znají všichni. Ve hře na 2 vyhraná kola se zapisují jen vítězové kol.
CA-H9 = Všichni vědí, které karty jsou ve hře dvou hráčů vyřazeny: 8 Domů, 2 Stříbra a 1 Zlato.
CA-H10 = Co můžete zahrát a každá nápověda z toho plynoucí závisí na vaší ruce a vidíte to jen vy. Z vašeho dobírání
    ostatní vidí jen počet karet.
CA-H11 = Od tažení sady do konce výzvy o ni není na použitých hromádkách na tahání vidět žádná karta. Další se
    odkryjí až v kroku 6 (CA-2P12), takže je během boje o sadu nikdo nezná.

## Strategie

CA-ST1 = Narostlou sadu co nejdřív zakryjte. Každá krádež i obrana ji zvětší a učiní lákavější, jak varuje i
    Dědečkův tip v pravidlech.
CA-ST2 = Vaši první sadu nikdo neukradne, takže cenná dvojice nebo aktivum se Zlatem jsou peníze uložené na celé
    kolo. Příliš dlouho na ni ale nečekejte: první sada je i vaše povolení vyzývat.
CA-ST3 = Krást je lepší než budovat. Mezi třemi boty hrajícími na hodnotu vyhrál zloděj (nejdřív krade, jinak tvoří
    sady) 31 až 32 % kol ve 4 hráčích a stavitel (nejdřív tvoří sady, krade až nakonec) 13 %, přičemž průměr je
    25 %; jako všechna čísla jednoduchých botů v tomto oddílu (klasická pravidla) ukazuje jen tendenci, ne dokonalou
    hru.
CA-ST4 = Divoké karty si nechávejte na výzvy, netvořte z nich sady. Boti, kteří je do vyčerpání dobíracího balíčku
    do sad nedávali, si polepšili: stavitel z 13 na 28 % výher, bot hrající na hodnotu z 24 na 30 %.
CA-ST5 = Divokou kartou útočte jen na velkou sadu. Zvýšení nejmenší hodnoty cíle ze 30 000 $ na 60 000 $ a 120 000 $
    zvedlo podíl výher botů z 25 na 29 a 32 %.
CA-ST6 = Máte-li odpovídající aktivum, zahajte výzvu jím a divokou kartu si nechte na další odpověď. Prohraná
    zahajovací karta je dárek do obráncovy sady.
CA-ST7 = Braňte se, když na tom záleží. Boti, kteří se divokými kartami nebránili nikdy, přišli asi o 4 % skóre
    (316 000 $ proti 330 000 $), kdežto na přesné hranici hodnoty, od níž se bránili (0 až 100 000 $), téměř
    nezáleželo.
CA-ST8 = Mezi takovými boty uspěje asi 72 až 75 % výzev. Ve 4 až 6 hráčích počítejte s 35 až 40 výzvami a asi 70
    tahy za kolo.
CA-ST9 = Odhadněte obránce: jestliže jste neviděli U karet, k odpovědi by se hodilo A z nich a obránce drží H karet,
    nemá čím odpovědět s pravděpodobností C(U-A, H) / C(U, H). Při 6 odpovídajících aktivech a 12 divokých kartách
    mezi 98 neviděnými odpoví ruka o 5 kartách v 65 % případů, o 3 ve 46 % a o 2 ve 34 %. Útočte na ty, kdo právě
    utratili karty, a na konci na ty, kdo nemají žádné.
CA-ST10 = Počítejte karty: každé aktivum je ve hře desetkrát, devětkrát nebo osmkrát, divokých karet je 12 (ve dvou
    hráčích 9). Jsou-li všechny ostatní karty druhu vidět, mohou na sadu útočit jen divoké karty.
CA-ST11 = Ze všech počátečních rukou o 5 kartách má 47 % divokou kartu, 55 % dvojici stejných aktiv a 82 % může
    vytvořit nějakou sadu.
CA-ST12 = Obvyklé kolo mezi boty: ve 4 hráčích průměrně 330 000 $ a vítěz 540 000 až 610 000 $, v 5 hráčích
    265 000 $ a 510 000 až 595 000 $, v 6 hráčích 220 000 $ a 490 000 až 580 000 $; největší sada má hodnotu 180 000
    až 320 000 $. Hra do milionu trvala 2,7, 3,0 a 3,2 kola ve 4, 5 a 6 hráčích; starší anglické vydání mluví o
    třech až pěti.
CA-ST13 = Odhazujte levné karty druhu, který další hráč nemá odkrytý ani nesbírá. Divokou kartu dalšímu hráči
    nenechávejte, ledaže ji nemá k čemu přidat; vaše odhozená karta se nabízí nejprve jemu.
CA-ST14 = Kartu odpovídající vaší odkryté sadě si nechte na obranu a karty odpovídající odkrytým sadám ostatních na
    útok. Osamělá karta, která neodpovídá ničemu na stole, je přirozeným kandidátem na odhození.
CA-ST15 = Na konci už nikdo nedobírá, takže rozhodují počty karet v ruce a utracené divoké karty. Jednu divokou
    kartu si nechte na poslední tahy, nezůstaňte bez karet dřív než ostatní, protože vaše sady lze dál krást (tip z
    pravidel), a nakonec velkou sadu zakryjte jakoukoli malou dvojicí.
CA-ST16 = Na místě u stolu téměř nezáleží: počínaje začínajícím hráčem vyhráli boti ve 4 hráčích 27, 26, 25 a 22 %
    kol.
CA-ST17 = Pokročilá hra: dvěma akcemi můžete v jednom tahu ukrást a zakrýt; u velkých sad to tak hrajte. Napadnout
    lze i druhou sadu odshora, takže velká sada je opravdu v bezpečí až pod dvěma dalšími, nebo vespod díky Přesunu.
CA-ST18 = Pokročilá hra: nejlepší Přesun pošle vaši velkou vrchní sadu dospod, kde je nedotknutelná, nebo soupeřovu
    bohatou spodní sadu navrch, abyste ji druhou akcí napadli. Nejlepší Výměna dá malou dvojici za největší odkrytou
    sadu, třeba i chráněnou první sadu v hromádce s jedinou sadou, a vy ji pak zakryjete.
CA-ST19 = Pokročilá hra: v sadě má Kasička hodnotu pouhých 1 000 $, ve výzvě si však vynutí dvojnásobek. Použijte ji
    proti hráčům s málo kartami, nebo k zahájení výzvy druhé sady jedinou kartou.
CA-ST20 = Tažením sady (2 a 3 hráči) riskujete jen jednu kartu z ruky a ve dvou hráčích můžete získat až tři
    další. Táhněte druhy, jichž zbývá málo neviděných karet, a před velkou taženou sadou donuťte soupeře utratit odpovědi.
    Častá chyba je zapomenout, že taženou sadu lze napadnout dřív, než se dostane do vaší hromádky.
