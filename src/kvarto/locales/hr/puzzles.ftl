### Puzzles: the commands, and what hints say.

## kvarto puzzles

puzzles-help = Slaže zadatke s dokazanim odgovorima, provjerava ih ili prikazuje jedan.
puzzles-make-help =
    Slaže zadatke: pozicije se biraju nasumce, a ostaju one za koje rješavač dokaže da imaju točno jedan
    ispravan odgovor. Ctrl-C zaustavlja, a ista naredba nastavlja odatle. Isto sjeme daje iste zadatke.
puzzles-seed-help = Sjeme generatora slučajnih brojeva.
puzzles-count-help = Koliko od svake vrste i varijante (ako nije zadano, koliko ih ima u paketu).
puzzles-variant-help = Samo ove varijante; može se navesti više puta.
puzzles-work-help = Mapa u kojoj se čuva dokle se stiglo.
puzzles-into-help = Datoteka za gotove zadatke (ako nije zadana, ona iz paketa).
puzzles-making = { $variant }, { $kind }
puzzles-stopped = Zaustavljeno. Ista naredba nastavlja odavde.
puzzles-made = { $count ->
    [one] { $count } zadatak je u { $file }.
    [few] { $count } zadatka su u { $file }.
   *[other] { $count } zadataka je u { $file }.
}
puzzles-check-help =
    Provjerava svaki zadatak: da mu je odgovor ispravan, da drugog nema i da nijedan zadatak nije isti
    kao neki drugi, samo drukčije okrenut.
puzzles-file-help = Koju datoteku pregledati (ako nije zadana, ona iz paketa).
puzzles-sample-help = Provjerava samo jedan od toliko zadataka.
puzzles-checking = Provjera
puzzles-checked = { $count ->
    [one] { $count } zadatak je dokazan.
    [few] { $count } zadatka su dokazana.
   *[other] { $count } zadataka je dokazano.
}
puzzles-wrong = { $count ->
    [one] { $count } zadatak je pogrešan.
    [few] { $count } zadatka su pogrešna.
   *[other] { $count } zadataka je pogrešno.
}
puzzle-is-none = { $puzzle }: ne postoji točno jedan ispravan odgovor
puzzle-has-other-answers = { $puzzle }: ispravni odgovori su { $proven }, a ne { $kept }
puzzle-repeats = { $puzzle }: isti je kao { $other }
no-puzzle-file = ovo nije datoteka sa zadacima
no-such-puzzle = u ovom retku nema zadatka: { $text }
puzzles-show-help = Prikazuje zadatak s ovim ID-om, njegov odgovor i što iz njega slijedi.
puzzles-title = { $puzzle }: { $task } ({ $variant }, težina { $rating })
puzzles-answer = { $count ->
    [one] Odgovor: { $answers }
    [few] Odgovori: { $answers }
   *[other] Odgovori: { $answers }
}
puzzles-line = Dalje ide: { $words }

## What is asked for

puzzle-task-win = Postavite i dajte tako da pobijedite
puzzle-task-safe = Dajte jedinu sigurnu figuru
puzzle-task-hold = Postavite i dajte tako da ne izgubite
puzzle-task-spot = Uočite quarto prije nego što propadne
puzzle-task-trap = Nađite figuru koja je zamka
