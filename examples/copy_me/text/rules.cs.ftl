### High Bid: všechna pravidla podle čísel, slovy pro hráče.

HB-1 = Každý dostane 4 karty nabídek, které vidí jen on. První dražitel se vylosuje.
HB-2 = V nabídce leží až tři předměty. Dražitel vyvolá jeden z nich a nic jiného.
HB-3 = Nabízíte jednu kartu z vlastní ruky, nebo pasujete. Nabízí i dražitel.
HB-4 = Všichni, kdo mají karty, se rozhodují zároveň a lícem dolů. Je vidět, kdo se rozhodl, ale ne jak. Dokud se
    nerozhodne poslední, můžete si to rozmyslet.
HB-5 = Pak se všechny nabídky ukážou a předmět získá ta nejvyšší z platných. Není-li žádná, získá jej dražitel.
HB-6 = Stejné nabídky se navzájem ruší, takže může vyhrát i nižší. Dohodnete-li se tak před hrou, stejné nabídky
    platí a přednost má první po směru hodin od dražitele.
HB-7 = Každá ukázaná karta je utracená. Její majitel si lízne novou, kterou ostatní nevidí, dokud nějaké jsou. Kdo
    pasoval, nelíže.
HB-8 = Vaše skóre je hodnota vašich předmětů. Stejná skóre se dělí o místo.
HB-9 = Kdo předmět získal, je příštím dražitelem. Hra končí, když už žádný předmět nezbývá.
HB-10 = Balíčky, ruce a zakryté nabídky ostatních jsou tajné. Kolik kdo má karet, tajné není; zakrytá karta se počítá,
    jako by byla v ruce.
HB-11 = Jednáte, jen když jste na řadě.
