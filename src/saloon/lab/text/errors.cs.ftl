### Laboratoř: co nejde tak, jak bylo zadáno, vždy jednou větou, česky.

## Simulations

error-who-plays = řekněte, kdo hraje: --players s { $least } až { $most } boty, třeba random,greedy
error-games = počet her je od 1 do { $most }, ne { $given }
error-replays = jedno rozdání se hraje od 1 do tolika opakování, kolik je her ({ $most }), ne { $given }
error-jobs = počet procesů je od 1 do { $most }, ne { $given }
error-broke-off = hra { $game } (semínko { $seed }) se přerušila: { $problem }
error-endless = neskončila do { $bound } rozhodnutí
error-worker-died = pracovní proces skončil dřív než jeho práce; skript musí simulace spouštět pod `if __name__ == "__main__":` a jediný proces žádný další nepotřebuje
error-not-installed = hru { $game } zná jen tento proces; jiné stroje hrají nainstalované hry
error-other-code = jeden ze strojů clusteru má jinou hru { $game } než tento; nainstalujte na všechny stejný Saloon
error-cluster-address = '{ $address }' není adresa clusteru Ray; napište --ray auto, --ray POČÍTAČ:PORT nebo --ray ray://POČÍTAČ:PORT
error-no-cluster = na adrese { $address } se žádný cluster Ray nehlásí ({ $problem }); spustíte ho příkazem: ray start --head
error-no-cluster-here = na tomto počítači žádný cluster Ray neběží; spustíte ho příkazem: ray start --head
error-jobs-and-ray = zadejte buď --jobs, nebo --ray, ne obojí: cluster má vlastní procesory

## Extras

error-extra = { $what } potřebuje balíčky, které nejsou nainstalované; nainstalujte saloon[{ $extra }]
error-no-observation = hru { $game } nemohou učící se agenti pozorovat: nemá modul { $module }
error-illegal = nedovolené akce buď 'raise', nebo 'lose', ne '{ $given }'

## Files

error-suffix = '{ $file }' musí končit na { $suffix }
error-folder = '{ $file }' je složka, ne soubor
error-exists = '{ $file }' už existuje; zvolte jiné jméno, nebo ho přepište pomocí --force
error-no-folder = složka '{ $folder }', do které má přijít '{ $file }', neexistuje
error-read-only = do složky '{ $folder }' nelze zapisovat
error-not-written = '{ $file }' nelze zapsat: { $problem }
error-no-file = soubor '{ $file }' neexistuje
error-no-parquet = '{ $file }' není soubor Parquet, nebo je poškozený
error-not-ours = '{ $file }' je Parquet, ale nezapsal ho saloon simulate
error-other-format = '{ $file }' má formát { $format } jiného Saloonu; tento čte formát { $ours }, simulujte tedy znovu
error-other-version = '{ $file }' vznikl s verzí { $version } hry { $game }; tady je verze { $ours }, simulujte tedy znovu
error-in-file = '{ $file }': { $problem }
error-in-work = na souboru '{ $file }' právě pracuje jiný příkaz; nechte ho doběhnout, nebo ho zastavte
error-other-work = '{ $file }' obsahuje nedokončenou práci jiného příkazu nebo jiného programu; nejdřív ji dokončete, nebo začněte znovu pomocí --force

## Sweeps

error-sweep-what = řekněte, co se má zkoušet: --set JMÉNO=HODNOTA,HODNOTA s možností hry nebo cestou do součástí
error-sweep-form = '{ $given }' neříká, co se má zkoušet; napište --set JMÉNO=HODNOTA,HODNOTA
error-sweep-twice = { $name } je zadáno dvakrát
error-sweep-values = { $name } potřebuje několik různých hodnot, třeba 2,6,12
error-sweep-name = { $game } nemá možnost ani součásti jménem '{ $name }'; možnosti: { $options }; součásti: { $known }
error-sweep-path = '{ $name }' v součástech hry { $game } není; v '{ $place }' jsou: { $known }
error-sweep-leaf = '{ $name }' není jediná hodnota, ale obsahuje: { $known }
error-sweep-type =
    { $kind ->
        [int] '{ $name }' je celé číslo, což '{ $given }' není
        [float] '{ $name }' je číslo, což '{ $given }' není
       *[bool] '{ $name }' je true nebo false, což '{ $given }' není
    }
error-sweep-no-components = hra { $game } nemá součásti, které by šlo měnit
error-sweep-case = { $label }: { $problem }
error-sweep-many = to dává { $count } případů; srovnat jich lze nejvýš { $most }

## Arena

error-arena-bots = aréna potřebuje aspoň 2 různé boty
error-arena-players = aréna potřebuje stůl aspoň pro 2 hráče, ne { $given }
error-arena-one = na otázku, zda je jeden bot lepší, uveďte právě dva: nového a starého
error-arena-share = --better-by je počet procent od 0.5 do { $most }, ne { $given }
error-arena-weights = { $file } neobsahuje váhy: { $problem }

## Tuning

error-tune-none = boti hry { $game } nemají váhy, které by šlo ladit
error-tune-bot = { $bot } váhy hry nepoužívá; ladit lze greedy nebo search
error-tune-number = { $name } je číslo od { $least } do { $most }, ne { $given }
