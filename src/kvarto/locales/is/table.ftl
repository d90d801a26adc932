### kvarto table: the opening tables.

table-help = Telja upp byrjanatöflurnar eða smíða þær.
table-list-help = Segir fyrir hvert spil hve langt tafla þess er sönnuð.
table-none = { $game }: engin tafla; hver staða er reiknuð út
table-there = { $game }: sannað upp í { $levels } kubba á borðinu, stöður sem eru ekki jafntefli: { $exceptions }
table-build-help =
    Smíða töflur þessara spila (GAMES; allra ef engin eru nefnd). Það tekur frá sekúndum, með einu
    einkenni, upp í margar klukkustundir. Ctrl-C stöðvar og sama skipun heldur áfram þaðan.
table-levels-help = Upp í hve marga kubba á borðinu.
table-threads-help = Hve margir kjarnar vinna að því.
table-work-help = Mappan sem geymir hve langt verkið er komið.
table-into-help = Mappan fyrir tilbúnar töflur (annars mappa pakkans).
table-level = { $game }, { $level } á borðinu
table-stopped = Stöðvað. Sama skipun heldur áfram héðan.
table-built = { $game }: tilbúið
