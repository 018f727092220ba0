### High Bid: všechna pravidla podle čísel, slovy pro hráče.

HB-1 = V nabídce leží osm předmětů. Každý dostane 5 karet nabídek, které vidí jen on; ostatní zůstanou v balíčku.
HB-2 = Nabízíte právě jednu kartu, a to z vlastní ruky.
HB-3 = Všichni nabízejí zároveň a lícem dolů. Je vidět, kdo se rozhodl, ale ne jak. Dokud se nerozhodne poslední,
    můžete si to rozmyslet.
HB-4 = Pak se všechny nabídky ukážou, jsou utracené a nejvyšší z platných kupuje předmět. Stejné nabídky se navzájem
    ruší, takže může vyhrát i nižší, nebo žádná. Dohodnete-li se tak před hrou, stejné nabídky platí a přednost má
    hráč, který je první v pořadí míst.
HB-5 = Kupující si vezme jeden z předmětů v nabídce a nic jiného.
HB-6 = Hra končí, když jsou všechny karty utracené.
HB-7 = Vaše skóre je hodnota vašich předmětů. Stejná skóre se dělí o místo.
HB-8 = Balíček, ruce a zakryté nabídky ostatních jsou tajné. Utracené karty a předměty leží otevřeně.
HB-9 = Jednáte, jen když jste na řadě.
