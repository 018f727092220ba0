### Legendy Západu: všechna pravidla podle čísel, slovy pro hráče.

## 1 Základní zásady

WL-G1 = Vyhrává, kdo má po závěrečném vyhodnocení nejvíc bodů věhlasu (BV).
WL-G2 = Nikdo nemá nikdy zároveň body strážců zákona (BSZ) a body psanců (BP). S aspoň 1 BSZ jste strážce zákona, s
    aspoň 1 BP psanec, jinak neutrální hráč.
WL-G3 = U sebe máte nejvýš 120 $. Co je navíc, propadá.
WL-G4 = U sebe máte nejvýš 4 nuggety, nebo 6, dokud je vaším aktivním zvířetem mula. Co je navíc, propadá.
WL-G5 = Postava má nejvýš 3 zranění. Další už nic nezmění.
WL-G6 = Máte-li přijít o něco, co nemáte, nepřijdete o nic.
WL-G7 = Máte-li přijít o jedno, nebo o druhé, zvolíte to, čeho se vzdát můžete. Nemůžete-li ani jednoho, nepřijdete o
    nic.
WL-G8 = Efekty se sčítají, ale hodnota žádné karty neklesne pod 2.
WL-G9 = Karty 2 až 10 mají svou hodnotu, J platí za 11, Q za 12, K za 13 a A za 14. Na barvě v boji nezáleží.
WL-G10 = Efekt působí sám, jakmile je jeho karta zahrána v situaci, o níž mluví, tedy v boji nebo v partii pokeru.
WL-G11 = Akce uvedená na kartě stojí jednu z vašich akcí. Karta se vyloží, provede a poté odhodí.
WL-G12 = Reakce nestojí žádnou akci: když nastane její chvíle, kartu odhodíte a provedete, co říká.
WL-G13 = Efekty působící v boji se týkají jen právě probíhajícího boje.
WL-G14 = Zvláštní schopnost své postavy smíte využívat, až když dosáhnete 5 BV.
WL-G15 = Na jednom poli může stát libovolný počet figurek.
WL-G16 = O zbraně ani zvířata nelze přijít, každý má tedy vždy nějakou zbraň.
WL-G17 = Všechny karty vybavení téhož druhu jsou stejné, ať je na nich jakékoli jméno.
WL-G18 = Karty hodnoty 9 mají jak efekt, tak akci.
WL-G19 = Karty stejné hodnoty působí stejně, jen u hodnot 2, 8 a 10 se liší červené a černé.
WL-G20 = Odhazujete-li pokerovou kartu a není řeč o náhodě, vybíráte ji z ruky sami. Karta připravená lícem dolů už v
    ruce není.
WL-G21 = Použité i připravené karty se odhazují lícem nahoru a odhazovací balíček smí kdokoli prohlížet.
WL-G22 = Nemáte-li žádnou pokerovou kartu, prohrajete každý boj, který svést musíte. Je to prohraný boj se vším všudy,
    jen se neukazují karty a žádná bojová karta nepůsobí.

## 2 Příprava hry

WL-S1 = Hrací plán leží uprostřed, peníze na svém místě a všechny karty vybavení jsou v zásobníku.
WL-S2 = Všech 52 pokerových karet se zamíchá do balíčku lícem dolů. Odhozené karty leží vedle něj lícem nahoru.
WL-S3 = Na zeleném ranči leží lícem dolů 8 zelených žetonů dobytka, na modrém 8 modrých.
WL-S4 = Šerif začíná na své stanici v Darkrocku.
WL-S5 = Každý dostane desku hráče, 2 kostičky, 2 válečky pro příběhové karty, žeton zranění na poli 0 a figurku. Na tom,
    kterou, nezáleží.
WL-S6 = Každý dostane 2 karty postav, jednu si nechá a druhou vrátí do krabice.
WL-S7 = Začíná hráč, jehož postava má na začátku nejvíc BP. O shodě rozhodne los, i když nemá žádné nikdo.
WL-S8 = Začínající hráč zůstává po celou hru stejný.
WL-S9 = Dostanete pokerové karty, peníze a vybavení své postavy a kostičku položíte na pole BSZ nebo BP, které je u ní
    uvedeno.
WL-S10 = Za body získané při přípravě nejsou žádné odměny z tabulky.
WL-S11 = Figurku postavíte na startovní lokaci. U obchodu a saloonu si vyberete jedno ze tří polí.
WL-S12 = Všichni začínají s 0 BV.
WL-S13 = Všech 40 příběhových karet se zamíchá a rozdělí do dvou stejných balíčků, které leží podmínkou vzhůru.
WL-S14 = Když stojí všechny figurky, dostane každá skrýš bez postavy hráče jednoho banditu.
WL-S15 = Všech 13 bojových karet se zamíchá do balíčku lícem dolů.
WL-S16 = Dohodnete se na délce partie: krátká do 15 BV, střední do 20 BV, dlouhá do 25 BV.
WL-S17 = S úkoly, ve dvou hráčích a v první partii je něco jinak; pro to platí zvláštní pravidla (WL-V1 až WL-V32).
WL-S18 = Každá postava začíná právě s jednou zbraní a bez zvířete.
WL-S19 = Vybavení, které působí při získání, působí i tehdy, když ho dostanete při přípravě.
WL-S20 = Ve dvou hráčích se hry vždy účastní Muž v černém (WL-V9), ve třech až šesti nikdy.
WL-S21 = Karty, peníze a vybavení z přípravy dostanete před prvním tahem a limit karet v ruce se přitom neprověřuje.

## 3 Strážci zákona a psanci

WL-O1 = Za každý získaný BSZ nebo BP postoupí vaše kostička o pole a dostanete odměny všech polí, na která vstoupí.
WL-O2 = Má-li strážce zákona získat BP, nejprve bez náhrady přijde o všechny BSZ a BP pak počítá od 0.
WL-O3 = Psanec nemůže získat BSZ ani provést nic, co by mu je přineslo.
WL-O4 = Psanec se BP zbaví jen ve vězení, kam ho dostane strážce zákona nebo šerif. Pak přijde o všechny.
WL-O5 = Každý bod za polem 9 je místo toho 1 BV.
WL-O6 = Na konci vlastního tahu získáte jako psanec BV podle svého řádku: 1 za 1 až 3 BP, 2 za 4 až 6, 3 za 7 až 9.
WL-O7 = Strážce zákona dostane BV za svůj řádek (1, 2 nebo 3) jen při závěrečném vyhodnocení.
WL-O8 = Během hry se na čísla vedle řádků BSZ nehledí.
WL-O9 = Strážce zákona, kterému se okradení hráče nepodaří, nezískal žádný BP, a BSZ mu tedy zůstanou.
WL-O10 = Strážce zákona se může kdykoli stát psancem tím, že získá BP. Přes vězení lze strany měnit i opakovaně.
WL-O11 = Kdo začíná znovu od 0, dostává odměny polí znovu.
WL-O12 = Pro BV podle WL-O6 platí jen BP, které máte právě v té chvíli. Byli-li jste v témže tahu zatčeni, nezískáte
    nic.

## 4 Tah

WL-T1 = Hráči se střídají po směru hodinových ručiček od začínajícího hráče.
WL-T2 = Tah má tři části: zahájení, fázi akcí a závěr.
WL-T3 = Při zahájení v tomto pořadí: schopnosti, které tehdy působí; 20 $, nebo 2 pokerové karty, nebo 10 $ a 1 pokerová
    karta; volba aktivní zbraně a zvířete.
WL-T4 = Aktivní je jen jedna zbraň a jedno zvíře, a to po celý tah. Hned je smí nahradit jen právě koupené.
WL-T5 = Bez zvířete jdete pěšky. Máte-li zvířata, je od vašeho příštího zahájení tahu jedno z nich aktivní.
WL-T6 = Smíte provést až 3 akce. Akce navíc, z Houževnatosti nebo z žetonu dobytka, platí jen v tomto tahu.
WL-T7 = Tutéž akci smíte opakovat, není-li u ní řečeno jinak.
WL-T8 = Akce jsou: pohyb, akce karty, boj proti postavě jiného hráče a akce lokace (včetně práce).
WL-T9 = Válečky na příběhové karty a úkoly jsou zdarma a možné jen ve vlastním tahu.
WL-T10 = Na závěr tahu v tomto pořadí: vyhodnotí se příběhové karty s dost válečky; odhodíte karty nad limit; psanec
    získá BV; prověří se konec hry; hraje soused po levici.
WL-T11 = Limit karet v ruce je 5 minus počet zranění. Prověřuje se jen zde.
WL-T12 = Které karty nad limit odhodíte, si vyberete sami.

## 5 Pohyb

WL-M1 = Akce pohyb dává pěšky 2 body pohybu, jinak tolik, kolik má vaše aktivní zvíře.
WL-M2 = Vstup na sousední pole stojí 1 bod.
WL-M3 = Sousední jsou i pole, která se dotýkají jen rohem.
WL-M4 = Dvě stolové hory nejsou pole. Nikdo na ně nesmí vstoupit, pokud to karta nedovolí.
WL-M5 = Body nemusíte vyčerpat. Nevyužité propadají.
WL-M6 = Jakmile začnete dělat cokoli jiného, i zdarma, pohyb končí a zbylé body propadají.
WL-M7 = Psanec nesmí vstoupit na pole se šerifem ani přes ně přejít, ať se pohybuje jakkoli.
WL-M8 = Vstup do skrýše s banditou pohyb ihned ukončí a začne boj. Na pohyb tam už nelze reagovat.
WL-M9 = Sprint a Ránu pěstí lze zahrát jen po akci pohyb, ne po jiném pohybu, a po jedné akci pohyb jen jednu z těchto
    karet.
WL-M10 = Schopnosti Kita Carsona a Billyho Kida a Whiskey působí jen po běžné akci pohyb, ne po pohybu z reakce.
WL-M11 = Na totéž pole smíte během jednoho pohybu vstoupit víckrát; pokaždé za 1 bod.

## 6 Akce karet

WL-K1 = Pokerová karta použitá jako akce se odhodí; Zásoby se vrátí do zásobníku. Jiné karty akce nenabízejí.
WL-K2 = Houževnatost dává v tomto tahu 2 akce navíc: obvykle celkem 5, z toho jedna padne na tuto kartu.
WL-K3 = Štvanici lze zahrát, i když ve hře není žádný psanec. Pak přinese jen svůj BV.
WL-K4 = Štvanice přemísťuje šerifa podle pravidel o šerifovi.
WL-K5 = Živoucí legenda přináší 1 BSZ, nebo 1 BP. Psanec si může vzít jen BP; strážce zákona jím přijde o všechny BSZ.
WL-K6 = Za tah smíte zahrát jen jednu Pověst.
WL-K7 = Zlatý valoun odhozený při prodeji nuggetů platí za další prodaný nugget, třeba i jediný. V ruce nuggetem není:
    nepočítá se do limitu, nelze ho jako nugget ukrást a nic jiného se jím zaplatit nedá.
WL-K8 = Madam Štístko zahraná v partii pokeru přinese po ní 1 pokerovou kartu a 30 $.

## 7 Boj proti postavě jiného hráče

WL-F1 = Stojí akci a obě figurky musejí být na témže poli.
WL-F2 = Na tutéž postavu smíte za tah zaútočit jen jednou, ať jde o jakýkoli typ boje. Na další postavy padnou další
    akce.
WL-F3 = Oznámíte typ boje: zatčení, souboj, nebo okradení.
WL-F4 = Zatýkat smí jen strážce zákona a zatčen může být jen psanec.
WL-F5 = Na souboj vyzvat nebo okrást smí kdokoli kohokoli.
WL-F6 = Bez pokerové karty v ruce boj vyhlásit nelze.
WL-F7 = Efekty před začátkem boje přijdou hned po vyhlášení, střídavě u obou, nejprve u aktivního hráče. Jsou to
    schopnost Annie Oakleyové a karabina, při útoku i při obraně.
WL-F8 = Útočník položí 1 pokerovou kartu lícem dolů.
WL-F9 = Napadený položí také 1 pokerovou kartu lícem dolů, nebo se vzdá. Nemá-li žádnou, vzdát se musí.
WL-F10 = Vzdá-li se napadený, útočník připravenou kartu odhodí a vítězí.
WL-F11 = Obě karty se ukážou najednou a uplatní se všechny efekty: karet, aktivních zbraní i schopností.
WL-F12 = Pak smí nejprve útočník a po něm napadený zahrát Ruce vzhůru!, každý v jednom boji nejvýš jednou.
WL-F13 = Vyhrává vyšší hodnota, při shodě útočník.
WL-F14 = Poražený vždy utrží 1 zranění a dobere si 1 pokerovou kartu, i když se vzdal.
WL-F15 = Odměnu má jen vítězný útočník. Ubráněný hráč nedostane nic než to, co mu za vyhraný boj dá vlastní zbraň.
WL-F16 = Zatčení: získáte 1 BSZ. Poražený přijde o všechny BP, o dobytek a o polovinu peněz i nuggetů (zaokrouhleno
    nahoru), vše jde do zásoby, a skončí na stanici šerifa.
WL-F17 = Souboj: získáte 2 BV.
WL-F18 = Okradení: získáte 1 BP. Smíte si vzít žeton dobytka a k tomu buď polovinu peněz, nebo polovinu nuggetů
    (zaokrouhleno nahoru), ne obojí.
WL-F19 = Ukradený dobytek, který si nemůžete nechat, se vrací na svůj ranč, aniž ho vidíte. Za vlastní ho vyměnit
    nesmíte.
WL-F20 = Polovina peněz se zaokrouhluje nahoru na desítky dolarů.
WL-F21 = Všechny pokerové karty použité v boji se na konci odhodí.
WL-F22 = Kdo ukázal Přestřelku, smí boj zrušit: všechny zahrané karty se odhodí a boj začne znovu od začátku.
WL-F23 = Bleskurychlá ruka proti postavě jiného hráče ani proti Muži v černém nepůsobí.
WL-F24 = Boj skončený vzdáním útočník ve všech ohledech vyhrál a napadený prohrál.
WL-F25 = Poražený útočník má z boje jen obvyklé zranění a kartu. BSZ i BP zůstávají, jak byly.

## 8 Boj proti virtuální postavě

WL-N1 = Bojových karet se dobírá tolik: 2 za banditu, 3 za stráž banky, 4 za šerifa a za bandu podle příběhové karty.
WL-N2 = Za virtuální postavu hraje soused po pravici bojujícího hráče (o šerifovi viz WL-H6).
WL-N3 = Před začátkem boje působí jen karabina, a to na bojové karty místo pokerových.
WL-N4 = Položíte 1 pokerovou kartu lícem dolů a kdo hraje za soupeře, vybere jednu z bojových karet a udělá totéž.
WL-N5 = Bez pokerové karty ihned prohráváte a bojové karty se nedobírají.
WL-N6 = Obě karty se ukážou. Uplatní se efekty vaší pokerové karty, aktivní zbraně a schopnosti; vybavení a schopnost
    druhého hráče ne.
WL-N7 = Pak smíte zahrát reakce, Ruce vzhůru! nejvýš jednou. Druhý hráč nesmí nikdy.
WL-N8 = Pak působí bojová karta, nebyla-li zrušena.
WL-N9 = Vyhrává vyšší hodnota. Při shodě živý hráč prohrává.
WL-N10 = Prohrajete-li, utržíte 1 zranění a doberete si 1 pokerovou kartu.
WL-N11 = Pokerová karta se odhodí a všechny dobrané bojové karty jdou v náhodném pořadí dospodu balíčku.
WL-N12 = Bojová karta 6: jejímu zranění nezabrání Neprůstřelná kazajka ani Bleskurychlá ruka.
WL-N13 = Bojová karta 9: bez peněz musíte odhodit kartu, bez karet zaplatit; nemáte-li nic, nic se nestane.
WL-N14 = Bojová karta 10: kdo hraje za soupeře, smí boj zrušit. Pokerové karty se odhodí, bojové jdou v náhodném pořadí
    dospodu, doberete si 1 pokerovou kartu a boj začne znovu.
WL-N15 = Za poraženého banditu je 1 BV, nebo 1 BSZ, jak zvolíte; psanec dostane vždy BV.
WL-N16 = Bojové karty 5 a 9: za banditu poraženého v tomto boji si nelze vzít BSZ.
WL-N17 = Bandita po boji zmizí z plánu, ať vyhrál kdokoli.
WL-N18 = Boj s banditou nestojí akci. Přijde, kdykoli postava vstoupí do skrýše s banditou; bez bandity k němu nedojde.
WL-N19 = Bandy z příběhových karet jsou virtuální postavy, ale ne bandité.
WL-N20 = Přestřelka působí i zde: pokerová karta se odhodí, bojové jdou v náhodném pořadí dospodu a boj začne znovu s
    novými.
WL-N21 = Efekty pokerové karty, zbraně a schopnosti přijdou při ukázání karet, před reakcemi a před bojovou kartou.
    Neprůstřelná kazajka tedy hojí dřív, než bojová karta 6 zraní.
WL-N22 = Bojová karta působí, ať vyhraje kdokoli, i když je výsledek už jistý.

## 9 Lokace

WL-L1 = Abyste lokaci využili, musí vaše figurka stát na jejím poli. Každý obchod a saloon má 3 pole, ostatní lokace po
    jednom.
WL-L2 = Práce: v kterékoli lokaci, i ve skrýši, na ranči, na nádraží a na stanici šerifa, si vyděláte 10 $.
WL-L3 = Obchod: v jedné akci nakoupíte libovolný počet karet vybavení a vylepšíte libovolný počet svých zbraní a zvířat.
WL-L4 = Od každého druhu smíte mít jen jednu kartu.
WL-L5 = Nová zbraň nebo zvíře smí být hned aktivní.
WL-L6 = Vylepšení stojí stejně jako nákup. Karta se hned otočí a zůstane aktivní, nebo neaktivní, jak byla.
WL-L7 = Předměty smíte mít nejvýš 3, každý jiný. Se třemi už další koupit ani dostat nelze.
WL-L8 = Předměty nelze vylepšit a odhodit je lze jen vlastním působením, pro úkol, nebo pro příběhovou kartu, která to
    žádá.
WL-L9 = Saloon: jedna akce zahájí partii pokeru.
WL-L10 = Důl: hodíte oběma zlatokopeckými kostkami. Nugget dá 1 nugget, $ dá 10 $, $ se šipkou dá 10 $ a smíte jím házet
    znovu, prázdná strana nedá nic.
WL-L11 = Banka, prodej nuggetů: prodáte libovolný počet nuggetů, každý za 20 $ a 1 BV.
WL-L12 = Bankovní loupež: bojujete se stráží. Možná je jednou za tah, ať dopadne jakkoli, a ne bez pokerové karty v
    ruce.
WL-L13 = Úspěšná loupež přinese 80 $ a 3 BP.
WL-L14 = Neúspěšná loupež přinese 1 BP, 1 zranění a 1 pokerovou kartu.
WL-L15 = Strážce zákona jí v obou případech přijde o všechny BSZ.
WL-L16 = Lékař: za 10 $ se zahojí všechna zranění a za každé si doberete 1 pokerovou kartu.
WL-L17 = Kabaret: za každých utracených 30 $ získáte 1 BV, jednou akcí nejvýš 4 BV.
WL-L18 = Ranč: jednou akcí si vylosujete žeton dobytka v barvě ranče. Smíte mít jen jeden, ať je jakékoli barvy.
WL-L19 = Na svůj žeton se podívat smíte, ostatní ne.
WL-L20 = Prodej kradeného dobytka je zdarma: na ranči druhé barvy vrátíte žeton na jeho ranč, získáte 1 BP a pak bonus
    žetonu. Na jeho vlastním ranči to nejde.
WL-L21 = Prodejem kradeného dobytka se strážce zákona stane psancem.
WL-L22 = Odvoz dobytka je zdarma: na nádraží vrátíte žeton na jeho ranč, získáte 1 BSZ a pak bonus žetonu. Psanec nesmí.
WL-L23 = Prodej i odvoz jsou zdarma, ale probíhající pohyb ukončí.
WL-L24 = Zranění hojí lékař, Neprůstřelná kazajka, získání Whiskey, akce Zásob, žeton dobytka, příběhové karty a
    schopnosti.
WL-L25 = Bod za prodej či odvoz přijde před bonusem: strážce zákona, který prodal kradený dobytek, je už psanec a BSZ si
    jako bonus zvolit nemůže.

## 10 Poker

WL-P1 = Vsadíte 10 $ do talónu a doberete si 1 pokerovou kartu.
WL-P2 = Kdokoli další, jehož figurka je kdekoli v témže městě, se smí přidat za 10 $ a dobere si 1 pokerovou kartu.
WL-P3 = Z banku se přidá 50 $.
WL-P4 = Nepřidá-li se nikdo, ujme se role bankéře soused po pravici: odloží svou ruku a dobere za něj 4 pokerové karty.
WL-P5 = Vyloží se 3 karty lícem nahoru, flop.
WL-P6 = Každý přiloží lícem dolů právě 2 karty z ruky (1, má-li jen jednu), bankéř 2 ze 4. Ukážou se všechny najednou.
WL-P7 = Nejlepší kombinace bere talón. Je-li mezi nejlepšími aktivní hráč, vyhrává on sám a ostatní prohráli.
WL-P8 = Vyhraje-li aktivní hráč, získá navíc 1 BV.
WL-P9 = Každý poražený si dobere 1 pokerovou kartu. Bankéř nedostane nikdy nic; talón, který vyhraje, jde do banku.
WL-P10 = Mají-li nejlepší kombinaci jen neaktivní hráči, rozdělí si talón po desítkách dolarů rovným dílem a zbytek jde
    do banku. Všichni jsou vítězi: bez bolestného a bez BV.
WL-P11 = Všechny zahrané karty, flop i zbylé karty bankéře se odhodí a kdo hrál bankéře, vezme si zpět svou ruku.
WL-P12 = Od nejlepší: pětice, royal flush, straight flush, čtveřice, full house, flush, straight, trojice, dva páry,
    pár, nejvyšší karta.
WL-P13 = Stejné kombinace porovnávají své karty: full house trojici, pak dvojici; dva páry vyšší, pak nižší; flush kartu
    po kartě odshora; straight nejvyšší kartu.
WL-P14 = Barvy jsou si rovny a ke kartám mimo kombinaci se nepřihlíží.
WL-P15 = Eso nikdy neplatí za 1.
WL-P16 = Švindl (červená 2) je žolík mezi kartami, které přiloží hráč nebo bankéř. Ve flopu je to obyčejná dvojka.
WL-P17 = Kombinace se vždy skládá ze všech přiložených karet a celého flopu. Co leží ve flopu, platí pro všechny.
WL-P18 = U nejvyšší karty se porovnává jen tato jediná karta.
WL-P19 = Z karet bankéře působí jen Švindl.

## 11 Příběhové karty

WL-Y1 = Podmínky vrchních karet obou balíčků vidí všichni.
WL-Y2 = Splníte-li ve svém tahu některou z nich, smíte na volné pole té karty položit váleček.
WL-Y3 = Smíte to udělat jen jednou za tah, i když splňujete obě.
WL-Y4 = Na jedné kartě smíte mít i oba válečky, položené v různých tazích.
WL-Y5 = Máte-li váleček na obou kartách a splníte-li některou podmínku znovu, smíte na ni přemístit druhý váleček. Tím
    jste v tomto tahu přispěli.
WL-Y6 = Ke splnění karty jsou ve dvou až čtyřech hráčích třeba 2 válečky, v pěti a šesti 3.
WL-Y7 = Na konci každého tahu se vyhodnotí každá karta s dost válečky.
WL-Y8 = V tomto pořadí: vrátí se válečky, karta se otočí, rozdají se odměny, nasadí se bandité, přemístí se šerif.
WL-Y9 = Odměnu dostane každý, kdo měl na kartě váleček, a to jednou, ať jich měl kolik chtěl. Ostatní nedostanou nic,
    neříká-li karta jinak.
WL-Y10 = Co dostat nemůžete (předmět, který už máte, něco nad limit), nedostanete, a ani nic místo toho, nenabízí-li to
    karta.
WL-Y11 = Bandité se nasadí do všech skrýší uvedených písmen, kde nestojí postava hráče, bandita ani šerif.
WL-Y12 = Je-li ve hře psanec, smí hráč, jehož tah končí, přemístit šerifa až o uvedený počet polí. Jinak šerif zůstane
    stát.
WL-Y13 = Ukončit někde pohyb znamená jakýkoli pohyb: akcí, reakcí, schopností či jinak.
WL-Y14 = Karty 4, 15, 24, 26, 29 a 38 jsou boje: každý, kdo na nich má váleček, bojuje postupně s bandou. Prohra má
    obvyklé následky, výhra uvedenou odměnu.
WL-Y15 = S oběma válečky na jedné kartě, což se stane jen v pěti a šesti hráčích, nemůžete přispět nikam, dokud se
    nevyhodnotí.
WL-Y16 = Přispět nikdy nemusíte.
WL-Y17 = Odměny přijdou před bandity, bandité před šerifem a to vše před limitem karet a BV psanců.

## 12 Šerif

WL-H1 = Šerif se přemísťuje jen příběhovými kartami, Štvanicí a kartou Muže v černém (WL-V29), a jen je-li ve hře
    psanec.
WL-H2 = Jde nejvýš o daný počet polí a zastaví se, jakmile vstoupí na pole s psancem.
WL-H3 = Tam se pokusí zatknout jednoho psance. Je-li jich víc, vybere ten, kdo šerifa přemísťoval.
WL-H4 = Psanec nejprve odhodí 1 pokerovou kartu, má-li ji, pak přijdou efekty před začátkem boje a pak si připraví
    kartu.
WL-H5 = Nezbude-li mu žádná, ihned prohraje a je zatčen.
WL-H6 = Kdo šerifa přemísťuje, hraje za něj se 4 bojovými kartami. Útočí-li na jeho vlastní postavu, hraje za šerifa
    soused po pravici.
WL-H7 = Vyhraje-li šerif, psanec utrží 1 zranění, dobere si 1 pokerovou kartu a přijde o všechny BP, dobytek a polovinu
    peněz i nuggetů (zaokrouhleno nahoru). Obě figurky jdou na stanici šerifa.
WL-H8 = Vyhraje-li psanec, tedy vyšší hodnotou, žádná odměna není a šerif se vrátí na svou stanici.
WL-H9 = Stát se psancem na poli se šerifem nic nespustí; jen jeho příchod.
WL-H10 = Kartu odhazuje jen vybraný psanec. Ostatních na poli se to netýká.
WL-H11 = Za zatčení šerifem nikdo nezíská BSZ, nejde-li o schopnost.
WL-H12 = Karta odhozená při příchodu šerifa k boji nepatří: začne-li boj znovu, už se neodhazuje.

## 13 Konec hry

WL-Z1 = Jakmile někdo dosáhne cílového počtu BV, dohraje se kolo a pak má každý ještě právě jeden tah.
WL-Z2 = Nakonec měli všichni stejný počet tahů.
WL-Z3 = V závěrečném vyhodnocení se přičtou: BV vylepšených zbraní a zvířat; 1 BV za každých celých 60 $, nejvýš 2; 3 BV
    jedinému psanci s nejvíc BP a 1 BV ostatním psancům, při shodě 1 BV všem; strážcům zákona BV jejich řádku; žetony
    věhlasu.
WL-Z4 = Pak se za každé zranění odečte 1 BV.
WL-Z5 = O shodě rozhoduje víc BSZ nebo BP, pak víc nuggetů, pak méně zranění. Jinak se o vítězství dělí.
WL-Z6 = Kolo vede od začínajícího hráče k jeho sousedovi po pravici, ve dvou hráčích až po kartu Muže v černém.
    Dosáhne-li někdo cíle v posledním tahu kola, následuje už jen jedno kolo.
WL-Z7 = BV z posledního kola platí jako jindy a dosáhnout cíle znovu nic nezmění.
WL-Z8 = Pro nejhledanějšího psance a první rozhodnutí shody platí jen pole kostičky, nejvýš 9.

## 14 Úkoly

WL-V1 = Zamícháte 4 úkoly své postavy a jeden bez prohlédnutí vrátíte do krabice. Zbylé 3 zůstanou tajné.
WL-V2 = Všech 18 žetonů věhlasu tvoří zásobu lícem dolů.
WL-V3 = Ve svém tahu smíte prohlásit za splněný libovolný počet úkolů, jejichž podmínku splňujete. Nestojí to akci a
    není to povinné.
WL-V4 = Za první úkol si vylosujete 1 žeton; za druhý další 2 a ze všech si necháte 2; za třetí další 3 a z pěti si
    necháte 3. Ostatní se zamíchají zpět. Je-li jich v zásobě méně, vylosujete, co zbylo.
WL-V5 = Žetony zůstávají skryté do závěrečného vyhodnocení. Víc než 3 úkoly nesplní nikdo a nové nejsou.
WL-V6 = Žádá-li úkol někde odhodit předmět, vrátí se předmět do zásobníku a jeho působení se nevyužije.
WL-V7 = Vyhraný boj pro úkol je kterýkoli: proti hráči, virtuální postavě i Muži v černém, v útoku i obraně.
WL-V8 = Nesplněné úkoly nic nestojí.

## 15 Ve dvou: Muž v černém

WL-V9 = Ve dvou platí běžná pravidla a podle svých karet hraje i Muž v černém.
WL-V10 = Po posledním tahu každého kola, i závěrečného, se otočí jeho vrchní karta a provede se řádek po řádku. Prázdný
    balíček se znovu zamíchá.
WL-V11 = Pro efekty je hráčem, nikdy nezíská BSZ, BP, zranění ani pokerové karty a vždy jako by měl 120 $ a 4 nuggety.
WL-V12 = V boji si dobere 3 bojové karty a použije nejvyšší, jejíž efekt dopadne na vás. Vaše pokerová karta platí o 1
    méně (nejméně 2) a při shodě vítězí on, i když útočíte vy.
WL-V13 = Útok na něj stojí akci, vyžaduje totéž pole a pokerovou kartu a jde jen jednou za tah. Vyhraný souboj přinese 2
    BV, okradení 1 BP a 60 $ nebo 2 nuggety. Zatknout ho nelze a nikdy se nevzdá; prohra znamená obvyklé zranění a
    kartu.
WL-V14 = Napadne-li vás, připravíte si kartu, nebo se vzdáte. Prohra má obvyklé následky, výhra nic nepřinese.
WL-V15 = Bleskurychlá ruka proti němu nepůsobí. Bere-li mu Billy Kid pokerovou kartu, dobere si ji z balíčku.
WL-V16 = Jeho BV platí: může přivodit konec i vyhrát a při závěrečném vyhodnocení vítězí ve shodě.
WL-V17 = Jeho karta 10 je partie pokeru v kabaretu, ne v saloonu.
WL-V22 = Začíná na nádraží s 0 BV a deseti zamíchanými kartami. Vlastní tahy nemá, nepokládá válečky a k cizímu pokeru
    se nepřidává.
WL-V23 = Jeho výsledek jsou BV na liště. Peníze, nuggety, zranění ani vybavení se mu nepočítají.
WL-V24 = Boj s ním probíhá takto: doberou se jeho 3 bojové karty; vaše karabina působí jako proti virtuální postavě,
    schopnost Annie Oakleyové ne; připravíte si kartu, nebo se vzdáte, útočil-li on; ukáže se vaše karta a jeho
    nejvyšší; efekty, vaše reakce, bojová karta, porovnání; bojové karty jdou v náhodném pořadí dospodu.
WL-V25 = Jeho bojová karta 10 boj zruší, jen kdyby ho jinak prohrál.
WL-V26 = Neprůstřelná kazajka, Ruce vzhůru!, Přestřelka a zbraně proti němu působí. Ránu pěstí a Whiskey na něj použít
    nelze.
WL-V27 = Pro příběhy a úkoly platí za postavu jiného hráče a tam, kde stojí, se bandita nenasadí. Není psanec ani
    strážce zákona a šerif si ho nevšímá.
WL-V28 = Každý hráč na jeho kartách znamená vás dva, v pořadí od začínajícího. Kdo má přijít o jedno, nebo o druhé, volí
    jako obvykle.
WL-V29 = Karta 7: šerif jde nejkratší cestou k nejbližšímu psanci na jiném poli, nejvýš o 4 pole. Dojde-li k němu,
    pokusí se ho zatknout jako obvykle a hraje za něj psancův protihráč. Psance na poli, odkud vyráží, si nevšímá.
WL-V30 = Karta 10: hráči v Red Falls se smějí postupně přidat za 10 $ a 1 kartu. Nepřidá-li se nikdo, získá 2 BV. Jinak
    bank přidá 60 $, on použije nejlepší 2 ze 4 karet a při shodě vítězí: 2 BV a talón jde do banku. Jediný lepší hráč
    bere talón a 1 BV, dva si talón rozdělí. Poražení si doberou 1 kartu.

## 16 První partie

WL-V18 = První partie: bez úkolů, do 15 BV a ve čtyřech s postavami Annie Oakleyová, Bass Reeves, Billy Kid, který
    začíná, a Krvavý nůž, rozdanými náhodně.
WL-V19 = První partie: z předmětů jsou v zásobníku jen Zásoby.
WL-V20 = První partie: nejsou žetony dobytka ani nic, co se s nimi dělá.
WL-V21 = První partie: použijí se jen příběhové karty 2, 3, 5, 8, 9, 12, 14, 17, 18, 19, 21, 22, 23, 29, 30, 31, 33, 35,
    39 a 40, v jediném balíčku.
WL-V31 = První partie v jiném počtu hráčů: postavy se rozdají jako obvykle, vše ostatní je jako v první partii.
WL-V32 = První partie: zbraně, zvířata, bojové karty a všechna ostatní pravidla zůstávají.

## 17 Na co se hráči ptají

WL-J1 = Doc Holiday si dobere jen 1 pokerovou kartu, i když v jedné akci utrží víc zranění.
WL-J2 = Karabina si proti hráči prohlíží pokerové karty, proti virtuální postavě bojové, i proti šerifovi.
WL-J3 = Každá virtuální postava si dobírá jiný počet bojových karet. A pozor na shody: proti hráčům a v pokeru vyhrává
    aktivní hráč, proti virtuálním postavám prohrává.
WL-J4 = Úkoly mají cenu podle štěstí na žetony: za totéž mohou různí hráči dostat různě BV.
WL-J5 = Bez pokerové karty boj vyhlásit nelze a ten, který svést musíte, prohrajete.
WL-J6 = Bandita po každém boji zmizí z plánu.

## 18 Výklad nejasností

WL-R1 = Efekty před začátkem boje přijdou dřív, než si kdo připraví kartu, jako v příkladu v pravidlech; rival Annie
    tedy odhazuje dřív, než vybere kartu.
WL-R2 = Přijde-li útočník schopností Annie o poslední kartu, boj ihned prohrál a napadený kartu připravovat nemusí.
WL-R3 = I vzdání stojí zranění a přinese kartu, protože to pro poraženého platí v každém případě.
WL-R4 = Brokovnice, která v příkladu v pravidlech snižuje hodnotu karty, je vylepšená; základní strana to neumí.
WL-R5 = Ruce vzhůru! snižuje kartu o 2: tak vychází příklad boje s banditou.
WL-R6 = Madam Štístko platí, ať jste partii pokeru vyhráli, nebo prohráli.
WL-R7 = Živoucí legenda a jeden žeton dobytka dávají 1 BSZ, nebo 1 BP, jiný žeton 1 BV: jejich symboly nelze přečíst s
    jistotou.
WL-R8 = Pětice je víc než royal flush, jak říká česká tabulka; podle anglické je to naopak. Všichni sdílejí stejné společné karty, takže se ty dvě nikdy nepotkají a nic na tom nezáleží.
WL-R9 = Žetonů věhlasu je 9 s hodnotou 1, 6 s hodnotou 2 a 3 s hodnotou 3, jak uvádí český seznam; podle anglického 6, 9 a 3 (možnost fame_tokens).
WL-R10 = Shoda s bankéřem patří aktivnímu hráči.
WL-R11 = Zda někdo dosáhl cíle, se u všech prověřuje na konci každého tahu a po kartě Muže v černém. Body, o které
    dotyčný mezitím přišel, neplatí.
WL-R12 = Jednou odemčená schopnost zůstane, i když o BV přijdete, a stejně tak konec jednou spuštěný. BV na liště
    neklesnou pod 0; to může jen konečný součet.
WL-R13 = BV nad 30 se prostě počítají dál.
WL-R14 = Postavy volí všichni najednou a tajně. Pole u obchodů a saloonů se pak volí v pořadí tahů.
WL-R15 = Odměnu nikdo nezná, dokud se karta neotočí. Vyhodnocené karty jdou stranou; další je vidět až potom. Prázdný
    balíček se doplní zamíchanými odloženými kartami, a nejsou-li, zůstane prázdný.
WL-R16 = Činy platí, udály-li se dříve v témže tahu; na stavu věcí záleží ve chvíli, kdy kladete váleček. Válečky lze
    klást do začátku závěru tahu, úkoly plnit, dokud nezačne další hráč.
WL-R17 = Platit či odhazovat pro podmínku smíte, jen když hned položíte váleček.
WL-R18 = Jsou-li hotové dvě karty, určí aktivní hráč pořadí a druhá se vyhodnotí až po první.
WL-R19 = Odměny se rozdávají v pořadí tahů od hráče, jehož tah končí.
WL-R20 = Se 3 zraněními nelze platit dalším zraněním, a tedy ani získat, co by přineslo.
WL-R21 = Proti bojové kartě 7 smíte zvolit zranění, jen máte-li jich méně než 3; jinak musíte odhodit kartu, můžete-li.
WL-R22 = Proti virtuální postavě se nejprve doberou bojové karty, pak karabina 2 náhodné ukáže a pak obě strany volí.
WL-R23 = Mimo svůj tah bojujete zbraní, která byla aktivní naposled. I schopnost a mula platí mimo tah.
WL-R24 = Místo na nuggety u muly platí, jen dokud je aktivní. Zvolíte-li jiné zvíře s více než 4 nuggety, přebytek ihned
    propadne.
WL-R25 = Kartu smíte v téže akci koupit i vylepšit, zaplatíte-li obojí.
WL-R26 = Lékař vás ošetří, jen máte-li zranění.
WL-R27 = Mapa se použije, když jste viděli obě kostky a ještě jste neházeli kvůli šipce, jednou za hledání zlata. Nový
    výsledek nahradí starý.
WL-R28 = Kvůli šipce smíte házet znovu, dokud padají šipky, a každá zaplatí 10 $.
WL-R29 = Vše z prodeje, loupeže či krádeže přijde najednou a teprve pak platí limity. Okradený přijde vždy o celou
    polovinu.
WL-R30 = I okradení někoho, kdo nic nemá, přinese BP.
WL-R31 = Zatčení hráčem šerifa nepřemístí. Na stanici šerifa jde jen zatčená figurka, i když tam šerif stojí.
WL-R32 = Psanec na poli se šerifem smí odejít. Šerif ho tam napadne, jen když odejde a vrátí se, což stojí 2 pole.
WL-R33 = Šerif smí do skrýší s bandity i na pole s postavami; bandité ho nezastaví.
WL-R34 = Sprint i jakýkoli jiný pohyb na pole s banditou tam skončí a začne boj.
WL-R35 = Přemístění při zatčení není pohyb a nic nespustí.
WL-R36 = Strážce zákona se BSZ nemůže jen tak vzdát; přijde o ně pouze ziskem BP.
WL-R37 = Bojová karta A nabízí psanci jen BV, nebo BP. Strážce zákona by BP stál všechny BSZ.
WL-R38 = Neprůstřelná kazajka a Bleskurychlá ruka zruší celou bojovou kartu, i zákaz BSZ a nový začátek karty 10;
    zůstane jen zranění karty 6.
WL-R39 = Boj od začátku opakuje efekty před začátkem boje a zahrané karty jsou pryč; komu žádná nezbyla, prohrává. Pro
    omezení za tah je to týž boj, ale Ruce vzhůru! lze zahrát znovu a napadený se smí vzdát.
WL-R40 = Ukážou-li Přestřelku oba, rozhoduje nejprve útočník.
WL-R41 = O přidání k pokeru se rozhoduje v pořadí tahů a každý ví, co udělali předchozí. Každý potřebuje 10 $, aktivní
    hráč také.
WL-R42 = Kdo hraje bankéře, smí vybrat kterékoli 2 ze 4 karet.
WL-R43 = Dva žolíky lze použít zároveň, na pětici tedy stačí tři přirozené karty. Žolík je tím, co dá nejlepší
    kombinaci, třeba i kartou, která už leží.
WL-R44 = S jedinou kartou skládáte nejlepší kombinaci ze čtyř; straight, flush a full house potřebují pět.
WL-R45 = Dojde-li pokerový balíček, zamíchají se odhozené karty. Nejsou-li ani ty, karta se nedobere.
WL-R46 = Peníze a nuggety nikdy nedojdou.
WL-R47 = V zásobníku je od každého druhu karta pro každého, takže se nic nevyprodá.
WL-R48 = Smíte provést méně akcí, než máte.
WL-R49 = Whiskey si smíte koupit i bez zranění; pak nic nezahojí.
WL-R50 = Nejhledanější se určuje jen mezi psanci; Muž v černém BP nemá.
WL-R51 = Město je vše uvnitř jeho hranice: Darkrock má deset polí, Red Falls osm.
WL-R52 = Severovýchodně od Red Falls se čtyři pole (R3, R4, S7, S9) považují za setkávající se v jednom bodě, jsou tedy
    všechna sousední.
WL-R53 = Pracovat smíte tolikrát, kolik máte akcí.
WL-R54 = Ve dvou je sousedem po pravici vždy ten druhý.
WL-R55 = Šerif, který se nepohne, nikoho nezatýká. Smí se také zastavit před psancem.
WL-R56 = Ranč, z něhož je všech 8 žetonů pryč, žádný nenabízí.
WL-R57 = Zvolit smíte kterýkoli ze tří příjmů, i když ho limit 120 $ zkrátí.
WL-R58 = První partie má jeden balíček příběhových karet, a tedy jednu otevřenou podmínku.
WL-R59 = Kde žádný zdroj neříká, co na kartě je, jde o vlastní návrh: většina příběhů, úkolů, schopností a vylepšených
    stran a karty i podrobnosti Muže v černém. Můžete je nahradit tím, co je ve vašem vydání.
WL-R60 = Co smí následovat po akci pohyb (Sprint, Rána pěstí, Whiskey, schopnosti Billyho a Kita), přijde hned po ní,
    před čímkoli jiným a v libovolném pořadí. Jakmile vás posunul Sprint nebo zastavil bandita, nic z toho už nejde.
WL-R61 = Pohyb vstoupí aspoň na jedno pole; pohnout se o žádné zvolit nelze.
WL-R62 = Akce musí něco udělat: pitka potřebuje 30 $, prodej nugget nebo Zlatý valoun, obchod nákup či vylepšení,
    dobytek volné místo a žeton. Akce karet a práce jsou možné vždy.
WL-R63 = Pro úkoly platí v příštím tahu i boje a partie pokeru vyhrané od vašeho posledního tahu. Všechny ostatní činy,
    a pro příběhy všechny, musejí být z právě probíhajícího tahu.
WL-R64 = Ze záporných možností volíte tu, kterou splníte celou. Není-li taková, dáte z některé, co máte.
WL-R65 = Boj s banditou patří k akci, která tam vedla. Prodej a odvoz dobytka, odměny příběhů a BV psanců nepatří k
    žádné.
WL-R66 = Místem boje je pole, kde figurka stojí na jeho začátku, než jde kdo do vězení.
WL-R67 = Cesta dostavníkem Mary je akce pohyb, která vstoupí na 1 pole, a přechod stolové hory platí za vstup na 1 pole.
WL-R68 = Karabina ukáže, co je, je-li karet méně než 2. O kolik méně bojových karet se dobere, se ví před dobráním.
WL-R69 = Reakce a co následuje po akci pohyb patří hráči na tahu. Jen Ruce vzhůru! smí zahrát každý živý bojovník.
WL-R70 = Mimo akce znamená jednou za akci jednou za boj, příběhovou kartu či kartu Muže v černém.
WL-R71 = S kartami z krabice nejsou na konci jednoho tahu nikdy hotové dva příběhy.
WL-R72 = O Přestřelce se po ukázání karet rozhoduje nejdřív; zruší-li boj, nic jiného nepůsobí. O bojové kartě 10 se
    rozhoduje, až má působit, po efektech a reakcích.
WL-R73 = Body získávat nikdo nemusí, a tak se hra, která po 50 kolech neskončila, vyhodnotí.

## 19 Příklady

WL-E1 = Ve hře jsou Annie, Bass, Billy s 2 BP a Krvavý nůž: začíná hráč za Billyho a za 2 BP odměna nebyla.
WL-E2 = S 1 BSZ získáte 2 BSZ: kostička jde na 3 a dostanete 20 $ (pole 2) a 2 BV (pole 3). Na řádku nezáleží.
WL-E3 = S 5 BP získáte 1 BP: kostička jde na 6, doberete si 1 pokerovou kartu a na konci tahu získáte 2 BV.
WL-E4 = Annie s odemčenou schopností vyzve Basse, který má vylepšenou brokovnici. Bass odhodí 1 kartu. K proti Q: K
    platí za 12, je to shoda, Annie tedy vítězí. Bass utrží 1 zranění a dobere si 1 kartu, Annie získá 2 BV.
WL-E5 = Poker v Darkrocku s bankéřem, talón 60 $, flop J♦ 3♣ 10♠. Bankéřovy 2♦ a J♣ dají trojici spodků, vaše 10♥ a 10♣
    trojici desítek: talón jde do banku. Doberete si 1 kartu a za Madam Štístko ještě 1 a 30 $.
WL-E6 = Billy loupí banku s J♥ proti bojové kartě 3: Neprůstřelná kazajka zruší její 2 zranění a 1 zahojí. Získá 80 $ a
    3 BP a tři bojové karty jdou dospodu.
WL-E7 = Annie zahraje 10♣ proti banditovu Q. Ruce vzhůru! by přineslo jen shodu, která prohrává, tak si je nechá. Q jí
    dá 1 kartu; prohraje, utrží 1 zranění a dobere si 1 kartu. Bandita je pryč.
WL-E8 = Pět hráčů, konec tahu červeného: karta se 3 válečky se vyhodnotí, s 2 ne. Každý ze tří vezme 30 $, nebo 1
    zranění a 50 $. Bandité přijdou do jedné skrýše B a jedné C; v druhých stojí bandita a červený. Ve hře je psanec,
    červený tedy smí přemístit šerifa až o 3 pole.
WL-E9 = Psanec s 50 $, 3 nuggety, 4 BP a dobytkem je zatčen: zbude mu 20 $, 1 nugget a 0 BP, žádný dobytek; 1 zranění, 1
    karta a figurka je na stanici šerifa.
WL-E10 = Strážce zákona se 4 BSZ okrade oběť se 70 $: 0 BSZ, 1 BP a o 40 $ víc; oběti zůstane 30 $.
WL-E11 = Prohraje-li tentýž strážce zákona, 4 BSZ mu zůstanou; má 1 zranění a 1 kartu.
WL-E12 = Strážce zákona s 2 BSZ zkusí banku a prohraje: 0 BSZ, 1 BP, 1 zranění, 1 karta.
WL-E13 = Strážce zákona na poli 8 získá 3 BSZ: pole 9 přinese 6 BV a k tomu přijdou 2 BV.
WL-E14 = Psanec na poli 9 získá 3 BP: 3 BV a další 3 na konci tahu.
WL-E15 = S 2 zraněními a 5 kartami odhodíte na konci tahu 2.
WL-E16 = S 60 $ prodáte 4 nuggety a 1 Zlatý valoun: 5 BV a peníze skončí na 120 $.
WL-E17 = Se 100 $ propijete nejvýš 3 BV, se 120 $ 4.
WL-E18 = U lékaře se 3 zraněními a 10 $: 0 zranění, 0 $, 3 dobrané karty.
WL-E19 = Houževnatost jako první akce vám nechá 4 akce.
WL-E20 = S mustangem z banky do kabaretu: D9, D7, X1, C1, R2 jsou právě 4 pole. Je-li v Dixon Creeku bandita, pohyb tam
    skončí bojem.
WL-E21 = Pěšky z M2 na D2: přes roh na M7, pak na D2, 2 body.
WL-E22 = Banka (D9) a C2 nesousedí, leží mezi nimi stolová hora. Nejkratší cesta je D9, D7, X1, C2: 3 body.
WL-E23 = Psanec na D5, šerif na D1: z D5 na D1 nesmí, z D5 na D2 ano.
WL-E24 = Šerif na D1 smí o 3 pole, psanec stojí na D9: přes D5 a D6 dojde na D9. Psanec odhodí 1 kartu a bojuje proti 4
    bojovým kartám.
WL-E25 = Q proti Q stráže je shoda: prohráváte.
WL-E26 = Na konci 21 BV, 110 $, vylepšený mustang (2), 1 zranění, 6 BP a nejhledanější: 21 + 2 + 1 + 3 - 1 = 26.
WL-E27 = Dva psanci s 5 BP a jeden s 2: každý dostane 1 BV.
WL-E28 = K K 4 4 9 proti K K 4 4 A: na páté kartě nezáleží, je to shoda a vyhrává aktivní hráč.
WL-E29 = A 2 3 4 5 není straight, jen nejvyšší karta eso.
WL-E30 = 9 9 s flopem 9 9 2♦: čtveřice devítek, neboť ve flopu je červená 2 jen dvojka. 9 2♦ s flopem 9 9 K: čtveřice
    devítek díky žolíku.
WL-E31 = Dva přidaní mají společně nejlepší kombinaci před aktivním hráčem: z talónu 80 $ má každý 40 $ a aktivní hráč
    si dobere 1 kartu. Tři si dělí 90 $: každý má 30 $.
WL-E32 = Úkoly: za první 1, za druhý vylosujete 2 a 3: necháte si 2 a 3 a vrátíte 1.
WL-E33 = Bojová karta 9 s 0 $ a 2 zbylými kartami: 1 musíte odhodit. Nemáte-li nic, nic se nestane.
WL-E34 = Bojová karta 7 se 3 zraněními a 1 kartou: kartu musíte odhodit.
WL-E35 = Čtyři v talónu 90 $, dva přidaní jsou nejlepší a mají shodu: každý 40 $, 10 $ do banku; aktivní hráč a čtvrtý
    si doberou po 1 kartě.
WL-E36 = Flop A 9 5 různých barev, 3 4 proti K Q: oba mají nejvyšší kartu eso, je to shoda, takže aktivní hráč bere
    talón a 1 BV.
WL-E37 = Šerif přijde k psanci s 1 pokerovou kartou: odhodí ji, žádná mu nezbyla a k zatčení není třeba bojová karta. 1
    zranění, 1 karta, 0 BP, obě figurky na stanici šerifa.
WL-E38 = Strážce zákona se 4 BSZ vyloupí banku: 0 BSZ, 3 BP, 1 karta (pole 2) a 80 $. Za ztracené BSZ se žádné BV
    neodečítají.
