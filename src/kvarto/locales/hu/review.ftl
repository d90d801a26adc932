### The engine at the command line: values, graded moves, reviews of games.

engine-json-help = JSON-t ír ki, soronként egy objektumot.
engine-threads-help = Hány szálat használjon.
engine-no-table-help = Mindent kereséssel dönt el, a megnyitástáblázat nélkül.
engine-time-limit-help = Ennyi másodperc után lemond az állásról.

## kvarto solve

solve-help =
    Minden állásról (POSITION) megmondja, ki nyer a legjobb játékkal, és addig hány bábu kerül még a
    táblára. Egy állás egy argumentum, idézőjelben. Ha az argumentum - vagy nincs, az állásokat a
    szabványos bemenetről olvassa, soronként egyet; az üres és a # jellel kezdődő sorok kimaradnak.
    Például: kvarto solve 'A.../.3../..../...5 7 chst:lq'
solve-short-help = Megmondja, ki nyer egy állásban.
solve-cold-help = Minden állás előtt elfelejt mindent, amit tanult.
solve-cold-one-thread = a --cold csak egy szállal működik
solve-nothing = hiányzik a POSITION (vagy -, ha az állások a szabványos bemenetről jönnek)
solve-wrong-line = { $line }. sor: { $what }

solve-win = { $position }: { $player } következik, és nyer { $distance ->
    [0] ezzel a bemondással: { $shapes }
    [one] a következő bábuval
   *[other] { $distance } bábun belül
}.
solve-draw = { $position }: { $player } következik, és az állás döntetlen.
solve-loss = { $position }: { $player } következik, és veszít { $distance ->
    [one] a következő bábuval
   *[other] { $distance } bábun belül
}.
solve-unknown = { $position }: { $player } következik, és nem tudni, ki nyer.

## kvarto grade

grade-help =
    Egy állás (POSITION) minden szabályos lépéséről megmondja, hová vezet a soron lévőnek, elöl a legjobb.
    Például: kvarto grade '05F./..../.A3./9..6 C'
grade-short-help = Megmondja, mit ér minden lépés.
grade-nothing = nincs értékelhető lépés: a tábla megtelt
grade-win = Nyer { $distance ->
    [0] azonnal
   *[other] { $distance } bábun belül
} ({ $count }):
grade-draw = Döntetlen ({ $count }):
grade-loss = Veszít { $distance ->
    [0] azonnal
   *[other] { $distance } bábun belül
} ({ $count }):
grade-unknown = Nem ismert ({ $count }):

## kvarto review

review-help =
    Értékeli egy .qgn fájl (FILE) játszmáinak minden lépését (- a szabványos bemenet): mit ért az állás
    előtte és utána, mi lett volna jobb, mely kvartók kerülték el a figyelmet, és hol dőlt el a játszma.
review-short-help = Megmondja, hol nyerték meg és veszítették el a lejegyzett játszmákat.

review-value-lost = { $before } → { $after }
review-verdict-mistake = hiba
review-verdict-blunder = durva hiba
review-verdict-decisive = döntő hiba
review-remark = { $verdict }; jobb: { $words }
review-remark-more = { $verdict }; jobb: { $words } (+{ $more })

review-left-win = Az utolsó állásban { $player } következik, és a legjobb játékkal nyer.
review-left-draw = Az utolsó állásban { $player } következik, és a legjobb játékkal döntetlen.
review-left-loss = Az utolsó állásban { $player } következik, és a legjobb játékkal is veszít.
review-accuracy = { $player }: értéktartó lépések: { $kept }/{ $judged } ({ $percent }%).
