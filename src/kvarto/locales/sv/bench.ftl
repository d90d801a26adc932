### How fast the engine is, and how many positions there are.

bench-short-help = Mät hur snabb motorn är.
bench-help =
    Mät hur snabb motorn är. Först kommer signaturen: hur många noder sökningen besöker för en fast lista
    ställningar, samma på alla datorer tills sökningen ändras. Sedan, för slumpade ställningar som är
    desamma varje gång, utan och med öppningstabellen, hur lång tid det tar att hitta värdet, värdet och
    avståndet, och att bedöma varje drag: för hälften av ställningarna högst p50, för 99 av 100 högst
    p99, för alla högst max.
bench-quick-help = Ta bara några få ställningar, och utan tabellen inga med tre eller fyra pjäser.
bench-full-help =
    Lös också tolv hela partier, räkna oavgjorda bräden, spela på måfå, ta tid på den enkla minimaxen,
    väg en process som spelar, och säg vilka mål som nåddes. Det tar några minuter.
bench-json-help = Skriv också resultaten till en fil (- för standard ut, och inget annat).
bench-signature = Signatur: { $nodes } noder
bench-title = { $variant }: CPU-millisekunder på en kärna, utan tabell
bench-title-with-table = { $variant }: CPU-millisekunder på en kärna, med tabell
bench-no-table = { $variant }: det finns ingen hel öppningstabell än
bench-placed = n
bench-cold = kall
bench-warm = varm
bench-value = värde
bench-distance = värde och avstånd
bench-grade = bedömning
bench-positions = ställn.
bench-p50 = p50
bench-p99 = p99
bench-longest = max
bench-legend =
    n: pjäser på brädet; ställn.: hur många ställningar som mättes.
    kall: inget finns i minnet; varm: samma fråga ställdes alldeles innan.
bench-waiting-title = Bedömning av varje drag med tabell och två kärnor, kall, millisekunder på klockan
bench-games-title = Hela partier från tomt bräde, utan tabell
# As in English.
bench-variant = variant
bench-games-value = värde
bench-games-nodes = noder
bench-seconds = CPU-s
bench-drawn-title = Fulla bräden utan quarto
bench-drawn-boards = bräden
bench-playouts-title = Slumpade partier med Python-reglerna
bench-playouts-games = partier
bench-playouts-speed = partier / s
bench-playouts-drawn = oavgjort
bench-playouts-placed = placerade pjäser
bench-reference-title = Den enkla minimaxen och lösaren, värde och avstånd, CPU-millisekunder
# As in English.
bench-reference = minimax
bench-solver = lösare
bench-agree = Svaren är lika.
bench-disagree = Svaren är OLIKA.
bench-footprint-title = Vad paketet kostar
bench-import = import av kvarto: { $size } CPU-tid
bench-memory = minne under ett standardparti: { $size }
bench-memory-three = minne efter partier i tre varianter: { $size }

## What the engine was to reach

goals-title = Vad som skulle nås; det långsammare av de två spelen räknas
goals-measured = uppmätt
goals-must = krav
goals-aim = mål
goals-reached = uppnått
goal-aim-reached = mål
goal-must-reached = krav
goal-missed = NEJ
goal-not-measured = -
goal-value-8 = värde, p99, n = 8
goal-value-7 = värde, p99, n = 7
goal-value-6 = värde, p99, n = 6
goal-distance-6 = värde och avstånd, p99, n = 6
goal-table = värde och avstånd ur tabellen, p99, n ≤ 5
goal-grade-6 = bedömning av varje drag med avstånd, p99, n = 6
goal-two-cores = bedömning, tabell, 2 kärnor, klocktid, p99, n = 5
goal-whole-lines = helt parti, standard
goal-whole-both = helt parti, linjer och fyrkanter
goal-whole-squares = helt parti, bara fyrkanter
goal-drawn-boards = oavgjorda bräden i standardspelet
goal-memory = minne under spel
goal-import = import av kvarto

## kvarto census

census-short-help = Räkna ställningar och oavgjorda bräden, och vad de är värda.
census-help =
    Räkna de fulla brädena utan quarto, och sedan, efter hur många pjäser som är på brädet, vad som finns
    utan quarto när spegelbilder och liknande räknas som en: brädena, brädena med en pjäs i handen, och
    de av dem där pjäsen inte vinner genast. Hur många av dessa som är vunna, oavgjorda och förlorade för
    den som ska placera är känt så långt spelets öppningstabell räcker.
census-variant-help = standard, advanced, squares, hard, eller en kod som ch:l.
census-levels-help =
    Upp till hur många pjäser på brädet. Varje ytterligare tar ungefär tio gånger så lång tid, och från 8
    hundratals megabyte.
census-json-help = Skriv ett JSON-objekt per rad.
census-counting-drawn = räknar fulla bräden ...
census-counting = räknar bräden med { $placed ->
    [one] en pjäs
   *[other] { $placed } pjäser
} ...
census-drawn-boards = { $variant }: { $boards } av de 16! fulla brädena har ingen quarto.
census-placed = pjäser
census-boards = bräden
census-positions = med pjäs i handen
census-quiet = ingen vinst genast
census-won = vunna
census-drawn = oavgjorda
census-lost = förlorade
census-unknown = -
census-no-table = -: okänt; det här spelet har ingen öppningstabell.
census-table-ends = -: okänt; öppningstabellen för det här spelet slutar vid { $levels ->
    [one] en pjäs.
   *[other] { $levels } pjäser.
}
census-stopped = Stoppat.
census-number = { $count }
