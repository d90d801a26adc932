### Puzzles: the commands, and what hints say.

## kvarto puzzles

puzzles-help = Tee tehtäviä, joiden vastaus on todistettu, todista ne tai näytä yksi.
puzzles-make-help =
    Tee tehtäviä: asemia arvotaan, ja niistä jäävät ne, joissa ratkaisin todistaa, että oikeita
    vastauksia on täsmälleen yksi. Ctrl-C pysäyttää, ja sama komento jatkaa siitä. Sama siemenluku
    tuottaa samat tehtävät.
puzzles-seed-help = Luku, josta arvonta alkaa.
puzzles-count-help = Montako kutakin lajia ja pelimuotoa kohti (ellei anneta, yhtä monta kuin paketissa).
puzzles-variant-help = Vain tätä pelimuotoa; voi antaa useamman kerran.
puzzles-work-help = Kansio, jossa pidetään kirjaa työn etenemisestä.
puzzles-into-help = Tiedosto valmiille tehtäville (ellei anneta, paketin oma).
puzzles-making = { $variant }, { $kind }
puzzles-stopped = Pysäytetty. Sama komento jatkaa tästä.
puzzles-made = { $count ->
    [one] Tiedostossa { $file } on yksi tehtävä.
   *[other] Tiedostossa { $file } on { $count } tehtävää.
}
puzzles-check-help =
    Todista jokainen tehtävä: että sen vastaus on oikea, ettei muita ole ja ettei mikään tehtävä ole
    sama kuin toinen eri suunnasta katsottuna.
puzzles-file-help = Tarkistettava tiedosto (ellei anneta, paketin oma).
puzzles-sample-help = Todista vain yksi tehtävä näin monesta.
puzzles-checking = Todistetaan
puzzles-checked = { $count ->
    [one] Yksi tehtävä on todistettu.
   *[other] { $count } tehtävää on todistettu.
}
puzzles-wrong = { $count ->
    [one] Yksi tehtävä on väärin.
   *[other] { $count } tehtävää on väärin.
}
puzzle-is-none = { $puzzle }: oikeita vastauksia ei ole tasan yksi
puzzle-has-other-answers = { $puzzle }: oikeat vastaukset ovat { $proven }, eivät { $kept }
puzzle-repeats = { $puzzle }: sama kuin { $other }
no-puzzle-file = tämä ei ole tehtävätiedosto
no-such-puzzle = tällä rivillä ei ole tehtävää: { $text }
puzzles-show-help = Näytä tehtävä, jolla on tämä ID, sen vastaus ja mitä siitä seuraa.
puzzles-title = { $puzzle }: { $task } ({ $variant }, { $rating } pistettä)
puzzles-answer = { $count ->
    [one] Vastaus: { $answers }
   *[other] Vastaukset: { $answers }
}
puzzles-line = Jatkuu näin: { $words }

## What is asked for

puzzle-task-win = Aseta ja anna niin, että voitat
puzzle-task-safe = Anna ainoa turvallinen nappula
puzzle-task-hold = Aseta ja anna niin, ettet häviä
puzzle-task-spot = Löydä quarto ennen kuin se raukeaa
puzzle-task-trap = Nimeä nappula, joka on ansa
