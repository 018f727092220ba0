### The lab: what cannot be done as asked, in one sentence each, in English.

## Simulations

error-who-plays = say who plays: --players with { $least } to { $most } bots, such as random,greedy
error-games = the number of games is from 1 to { $most }, not { $given }
error-replays = a deal is played at least once and at most as often as there are games ({ $most }), not { $given } times
error-jobs = the number of jobs is from 1 to { $most }, not { $given }
error-broke-off = game { $game } (seed { $seed }) broke off: { $problem }
error-endless = it did not end within { $bound } choices
error-worker-died = a worker process ended before its work was done; a script must start simulations under `if __name__ == "__main__":`, and a single job needs no other process
error-not-installed = { $game } is known in this process only; other machines play installed games
error-other-code = a machine of the cluster has another { $game } than this one; install the same Saloon on all of them
error-cluster-address = '{ $address }' is not the address of a Ray cluster; write --ray auto, --ray HOST:PORT or --ray ray://HOST:PORT
error-no-cluster = no Ray cluster answers at { $address } ({ $problem }); start one with: ray start --head
error-no-cluster-here = no Ray cluster runs on this machine; start one with: ray start --head
error-jobs-and-ray = give either --jobs or --ray, not both: a cluster has its own processors

## Extras

error-extra = { $what } needs packages that are not installed; install saloon[{ $extra }]
error-no-observation = { $game } cannot be observed by learning agents: it has no module { $module }
error-illegal = illegal actions either 'raise' or 'lose', not '{ $given }'

## Files

error-suffix = '{ $file }' has to end in { $suffix }
error-folder = '{ $file }' is a folder, not a file
error-exists = '{ $file }' exists already; choose another name, or overwrite it with --force
error-no-folder = there is no folder '{ $folder }' to write '{ $file }' to
error-read-only = the folder '{ $folder }' cannot be written to
error-not-written = '{ $file }' cannot be written: { $problem }
error-no-file = there is no file '{ $file }'
error-no-parquet = '{ $file }' is not a Parquet file, or is damaged
error-not-ours = '{ $file }' is Parquet, but saloon simulate did not write it
error-other-format = '{ $file }' has the format { $format } of another Saloon; this one reads format { $ours }, so simulate it again
error-other-version = '{ $file }' was played with version { $version } of { $game }; this is version { $ours }, so simulate it again
error-in-file = '{ $file }': { $problem }
error-in-work = '{ $file }' is being worked on by another command; let it finish, or stop it
error-other-work = '{ $file }' holds the unfinished work of another command or of other code; finish that first, or start over with --force

## Sweeps

error-sweep-what = say what to try: --set NAME=VALUE,VALUE with an option or a path into the components
error-sweep-form = '{ $given }' does not say what to try; write --set NAME=VALUE,VALUE
error-sweep-twice = { $name } is set twice
error-sweep-values = { $name } needs several different values, such as 2,6,12
error-sweep-name = { $game } has no option and no components called '{ $name }'; options: { $options }; components: { $known }
error-sweep-path = there is no '{ $name }' in the components of { $game }; at '{ $place }' there are: { $known }
error-sweep-leaf = '{ $name }' is not a single value but holds: { $known }
error-sweep-type =
    { $kind ->
        [int] '{ $name }' is a whole number, not '{ $given }'
        [float] '{ $name }' is a number, not '{ $given }'
       *[bool] '{ $name }' is true or false, not '{ $given }'
    }
error-sweep-no-components = { $game } has no components to change
error-sweep-case = { $label }: { $problem }
error-sweep-many = that makes { $count } cases; a sweep has at most { $most }

## Arena

error-arena-bots = an arena needs at least 2 different bots
error-arena-players = an arena needs a table of at least 2 players, not { $given }
error-arena-one = to ask whether one bot is better, name exactly two: the new one and the old one
error-arena-share = --better-by is a percentage from 0.5 to { $most }, not { $given }
error-arena-weights = { $file } holds no weights: { $problem }

## Tuning

error-tune-none = the bots of { $game } have no weights to tune
error-tune-bot = { $bot } does not use the weights of a game; tune greedy or search
error-tune-number = { $name } is a number from { $least } to { $most }, not { $given }
