### Legendy Západu: co může být špatně v souboru součástí, česky.

error-component-list = { $name } je seznam, v němž něco je
error-component-count = { $name } je seznam, který má délku { $count }, ne { $given }
error-component-sum = čísla v { $name } dávají dohromady { $sum }, ne { $given }
error-component-order = { $name } je „{ $word }“; jména a jejich pořadí zůstávají
error-component-twice = { $name }: „{ $word }“ tu je dvakrát
error-component-title = { $name } je text, který má nejvýš { $most } písmen a jeden řádek
error-component-step = { $name } je tabulka právě s jedním z těchto slov: { $words }
error-component-options = { $name } nabízí aspoň dvě možnosti
error-component-single = { $name } je tabulka právě s jednou surovinou
error-component-tens = { $name }: peníze jsou po desítkách, ne { $given }
error-component-needs = { $name } musí uvést také „{ $word }“
error-component-rank-twice = { $name }: karty hodnoty { $rank } už dělají něco jiného
error-component-rank-missing = pro pokerové karty hodnoty { $rank } a barvy { $colour } není uvedeno, co dělají
error-component-one-way = { $name }: { $space } sousedí s { $other }, ale { $other } ne s { $space }
error-component-both-sides = { $name }: nikdo nezačíná s body strážců zákona i psanců zároveň
