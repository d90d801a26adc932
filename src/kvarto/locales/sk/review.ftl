### The engine at the command line: values, graded moves, reviews of games.

# Options that several commands share.
engine-json-help = Vypísať JSON, jeden objekt na riadok.
engine-threads-help = Koľko vlákien použiť.
engine-no-table-help = Všetko prehľadávať, bez tabuľky otvorení.
engine-time-limit-help = Vzdať pozíciu po toľkých sekundách.

## kvarto solve

solve-help =
    Povie, kto pri najlepšej hre vyhrá v každej pozícii POSITION a po koľkých položených kameňoch.
    Pozícia je jeden argument, v úvodzovkách. S - alebo bez ničoho sa pozície čítajú zo štandardného
    vstupu, jedna na riadok; prázdne riadky a riadky, ktoré sa začínajú na #, sa preskočia.
    Napríklad: kvarto solve 'A.../.3../..../...5 7 chst:lq'
solve-short-help = Povie, kto v pozícii vyhrá.
solve-cold-help = Pred každou pozíciou zabudnúť všetko, čo sa vie.
solve-cold-one-thread = --cold ide len s jedným vláknom
solve-nothing = chýba pozícia POSITION (alebo -, aby sa pozície čítali zo štandardného vstupu)
solve-wrong-line = riadok { $line }: { $what }

# $player is to act; $distance is how many more pieces are placed.
solve-win = { $position }: na ťahu je { $player } a vyhráva { $distance ->
    [0] ohlásením: { $shapes }
    [one] ďalším kameňom
    [few] po { $distance } kameňoch
    [many] po { $distance } kameňa
   *[other] po { $distance } kameňoch
}.
solve-draw = { $position }: na ťahu je { $player } a je to remíza.
solve-loss = { $position }: na ťahu je { $player } a prehráva { $distance ->
    [one] ďalším kameňom
    [few] po { $distance } kameňoch
    [many] po { $distance } kameňa
   *[other] po { $distance } kameňoch
}.
solve-unknown = { $position }: na ťahu je { $player } a nevie sa, kto vyhrá.

## kvarto grade

grade-help =
    Povie, k čomu v pozícii POSITION vedie každý dovolený ťah, najlepší prvý.
    Napríklad: kvarto grade '05F./..../.A3./9..6 C'
grade-short-help = Povie, akú hodnotu má každý ťah.
grade-nothing = nie je ťah, ktorý by sa dal hodnotiť: doska je plná
# A group of moves that are worth the same, and how many there are.
grade-win = Vyhráva { $distance ->
    [0] hneď
    [one] po jednom kameni
    [few] po { $distance } kameňoch
    [many] po { $distance } kameňa
   *[other] po { $distance } kameňoch
} ({ $count }):
grade-draw = Remíza ({ $count }):
grade-loss = Prehráva { $distance ->
    [0] hneď
    [one] po jednom kameni
    [few] po { $distance } kameňoch
    [many] po { $distance } kameňa
   *[other] po { $distance } kameňoch
} ({ $count }):
grade-unknown = Nevie sa ({ $count }):

## kvarto review

review-help =
    Posúdi každý ťah partií zo súboru .qgn FILE (- je štandardný vstup): akú mal hodnotu pred a po, čo
    bolo lepšie, ktoré quartá sa prehliadli a kde sa partia rozhodla.
review-short-help = Povie, kde sa zapísané partie vyhrali a prehrali.

# The table of moves: one line a move, with the value for the player who made it.
review-value-lost = { $before } → { $after }
review-verdict-mistake = chyba
review-verdict-blunder = hrubá chyba
review-verdict-decisive = rozhodujúci
review-remark = { $verdict }; lepšie { $words }
review-remark-more = { $verdict }; lepšie { $words } (+{ $more })

review-left-win = V poslednej pozícii je na ťahu { $player } a pri najlepšej hre vyhráva.
review-left-draw = V poslednej pozícii je na ťahu { $player } a pri najlepšej hre je to remíza.
review-left-loss = V poslednej pozícii je na ťahu { $player } a pri najlepšej hre prehráva.
review-accuracy = { $player }: { $kept } z { $judged } ťahov bez straty ({ $percent } %).
