### What is wrong with what was written: positions, moves, records.

error-at = rândul { $line }, coloana { $column }: { $what }
no-such-piece = nu există piesa aceasta: { $text } (o piesă este o cifră hexazecimală 0-9, A-F, sau patru litere, ca DTSH)
no-such-cell = nu există căsuța aceasta: { $text }
no-such-shape = nu există forma aceasta: { $text } (rânduri 1-4, coloane a-d, diagonale / și \, careuri după căsuța din stânga jos, a1-c3)
no-such-variant = nu există varianta aceasta: { $text } (de exemplu standard, advanced, squares, hard sau un cod precum chst:lq)
position-needs-fields = o poziție are două câmpuri, tabla și piesa din mână (- dacă nu e niciuna), de exemplu A.../.3../..../...5 7
board-needs-rows = o tablă are 4 rânduri despărțite prin /, nu { $count }
row-needs-cells = un rând are 4 căsuțe, nu { $row }
field-twice = câmpul acesta nu își are locul aici: { $text }
board-size = o tablă are 16 căsuțe, nu { $size }
piece-twice = piesa { $piece } apare de două ori
last-cell-empty = ultima piesă nu putea fi așezată pe { $cell }: căsuța e goală
array-shape = pozițiile dintr-un tablou sunt șiruri de 17 numere, nu de forma { $shape }
variant-mismatch = poziția este din varianta { $position }, iar partida din { $game }
not-utf-8 = acesta nu este text UTF-8
no-such-word = nu este o mutare: { $text } (de exemplu b2>7, b2!3, !/ sau ?3,c1>4)
no-such-clock = nu există ceasul acesta: { $text } (de exemplu -, 60/move, 60/place, 600+5 sau 3d/move)
no-such-setting = nu există valoarea aceasta: { $text } (poate fi { $choices })
no-such-tag = nu este un nume de etichetă: { $text } (doar litere, cifre și _)
tag-with-line-end = o etichetă nu poate conține un sfârșit de rând: { $text }
tag-twice = eticheta { $text } apare de două ori
bad-tag = nu este o etichetă: ar trebui să arate ca [Name "text"]
comment-with-brace = un comentariu nu poate conține o acoladă de închidere: { $text }
comment-not-closed = comentariul acesta nu se închide nicăieri
variation-before-move = o ramură trebuie să stea după mutarea pe care o înlocuiește
variation-too-deep = ramurile sunt imbricate pe mai mult de { $depth ->
    [one] un nivel
    [few] { $depth } niveluri
   *[other] { $depth } de niveluri
}
variation-not-closed = ramura aceasta nu se închide nicăieri
unexpected-sign = nu își are locul aici: { $text }
result-missing = lipsește rezultatul (1-0, 0-1, 1/2-1/2 sau * pentru o partidă neterminată)
impossible-move = mutarea { $word } nu putea fi jucată: { $what }
impossible-tag = eticheta { $tag } este imposibilă: { $what }
result-tag-contradicts = eticheta Result spune { $tag }, dar mutările se termină cu { $result }
result-against-moves = rezultatul este { $result }, dar mutările duc la { $expected } ({ $reason })
termination-does-not-fit = Termination { $reason } nu se potrivește cu aceste mutări și cu rezultatul { $result }
turn-not-whole = mutarea dinainte, { $last }, nu e terminată; un cuvânt este o mutare întreagă
result-in-variation = o ramură nu are rezultat propriu
tag-of-the-game = eticheta { $text } o scrie chiar partida
cannot-end-so = partida nu se poate încheia așa acum: { $reason }
call-needs-shape = la un anunț corect { $seat } trebuie să numească forma
call-without-pointing = în partida aceasta { $seat } anunță fără să arate
call-was-right = anunțul a găsit un quarto deschis, deci nu a dat greș
call-was-wrong = anunțul nu a găsit niciun quarto deschis
another-shape-won = prima formă completată este { $shape }
no-game-in-record = nu este nicio partidă în această înregistrare
study-too-long = o analiză are cel mult { $most ->
    [one] { $most } cuvânt
    [few] { $most } cuvinte
   *[other] { $most } de cuvinte
}
