### Puzzles on the page: what is asked, hints in steps, what comes of it.

puzzle-hall-title = Tehtävät
puzzle-hall-about = Jokainen on todistettu: vastauksia on yksi, ja tietokone tietää, miksi muut eivät kelpaa.
puzzle-hall-all = Kaikki tehtävät
puzzle-of-the-day = Päivän tehtävä
puzzle-solve = Ratkaise
puzzle-begin = Seuraava tehtävä
puzzle-next = Seuraava tehtävä
puzzle-kind = Mitä haluaisit harjoitella?
puzzle-kind-any = Sekalaista
puzzle-kind-win = Löydä voitto
puzzle-kind-safe = Ainoa turvallinen nappula
puzzle-kind-hold = Pelasta tasapeli
puzzle-kind-spot = Huomaa quarto
puzzle-kind-trap = Missä ansa on?
puzzle-count = { $count ->
    [one] yksi tehtävä
   *[other] { $count } tehtävää
}
puzzle-title-win = Löydä voitto
puzzle-title-safe = Ainoa turvallinen nappula
puzzle-title-hold = Pelasta tasapeli
puzzle-title-spot = Huomaa quarto
puzzle-title-trap = Missä ansa on?
puzzle-ask-win = { $distance ->
    [one] Aseta nappula ja voita heti.
   *[other] Yhdellä ruudulla ja yhdellä annettavalla nappulalla voitat varmasti { $distance } nappulan kuluttua. Mitkä ne ovat?
}
puzzle-ask-safe = Yhtä lukuun ottamatta jokainen nappula antaa vastustajan voittaa heti. Minkä annat?
puzzle-ask-hold = Vain yksi ruutu ja yksi annettava nappula pitävät tasapelin, kaikki muu häviää. Mitkä ne ovat?
puzzle-ask-spot = Vastustaja sai quarton valmiiksi eikä huutanut. Osoita se, ennen kuin aika loppuu. Aikaa on { $seconds } s.
puzzle-ask-trap = Yksi näistä nappuloista näyttää turvalliselta mutta häviää silti. Mitä niistä et saa antaa?
puzzle-difficulty = vaikeus { $rating }
puzzle-other = Vastustaja
puzzle-tried-right = Olet ratkaissut tämän.
puzzle-tried-wrong = Olet jo yrittänyt tätä; se ei enää vaikuta vahvuuslukuusi.
puzzle-tried-helped = Olet nähnyt vihjeen; tämä ei enää vaikuta vahvuuslukuusi.
puzzle-clock-about = Nappulat näkyvät, kun kello käynnistyy. Aikaa on { $seconds } s.
puzzle-clock-start = Käynnistä kello
puzzle-hint = Vihje { $step }/{ $steps }
puzzle-hint-about = Vihjeen jälkeen tehtävä ei vaikuta vahvuuslukuusi.
puzzle-hint-mark = vihje
puzzle-give-up = Näytä vastaus
puzzle-retry = Yritä uudelleen
puzzle-why-not = Miksei { $word }?
puzzle-right = Oikein!
puzzle-late = Aika loppui. Tämä se oli.
puzzle-given-up = Vastaus on { $words }.
puzzle-wrong = Ei tuo. Parhaalla pelillä: { $ending }.
puzzle-wrong-shape = Tuo ei ole avoin quarto.
puzzle-rating = Vahvuusluku
puzzle-rating-about = virhevara ± { $deviation }
puzzle-streak = Päiviä putkeen
puzzle-streak-days = { $days }
puzzle-streak-best = enimmillään { $days }
puzzle-streak-now = { $days ->
    [one] Yksi päivä putkeen.
   *[other] { $days } päivää putkeen.
}
puzzle-solved = Ratkaistu
puzzle-solved-about = { $tried } yritetystä
puzzle-new-rating = Vahvuuslukusi: { $rating }
puzzle-does-not-count = Se ei vaikuta vahvuuslukuusi.

## Hints, step by step

puzzle-hint-win = Etsi siirto, jonka jälkeen vastustajalta loppuvat turvalliset nappulat.
puzzle-hint-safe = Mieti jokaisesta jäljellä olevasta nappulasta, minkä se täydentäisi.
puzzle-hint-hold = Kaikki siirrot paitsi yksi häviävät. Laske, montako turvallista nappulaa jää siirtosi jälkeen.
puzzle-hint-spot = Katso viimeksi asetetun nappulan kautta kulkevia suoria, yksi ominaisuus kerrallaan.
puzzle-hint-trap = Moni nappula ei täydennä mitään. Yhden jälkeen vastustaja voi kuitenkin asettaa niin, ettei sinulle jää mitään turvallista.
puzzle-hint-line = Aseta se tänne: { $line }.
puzzle-hint-cell = Aseta se ruutuun { $cell }. Minkä nappulan voi sitten antaa?
puzzle-hint-dangers = Merkityissä ruuduissa jotain voisi täydentyä.
puzzle-hint-distance = Ansa sulkeutuu vasta, kun on asetettu vielä { $placements } nappulaa.
puzzle-hint-give = Yksi nappulan ominaisuus: { $trait }.
puzzle-hint-shared = Neljän nappulan yhteinen ominaisuus: { $trait }.
puzzle-hint-row = Se on rivi.
puzzle-hint-column = Se on sarake.
puzzle-hint-diagonal = Se on lävistäjä.
puzzle-hint-square = Se on neliö.
