### Where people meet, and who they are: the lobby, one's own games, the account.

## The lobby

lobby-title = Predvorje
lobby-coming = Virimo u predvorje…
lobby-here = { $count ->
    [1] Trenutačno ovdje nema nikoga drugog.
    [one] Ovdje je { $count } osoba.
    [few] Ovdje su { $count } osobe.
   *[other] Ovdje je { $count } osoba.
}
lobby-anyone = Nađi protivnika
lobby-wish = Što vam se igra
lobby-seeking = Tražimo protivnika…
lobby-seeking-about = Partija počinje sama čim netko poželi isto ili nešto slično. Dotad ostanite na ovoj stranici.
lobby-stop = Prekini traženje
lobby-found = Protivnik je nađen. Partija počinje.
lobby-tables = Otvoreni stolovi
lobby-no-tables = Nema otvorenih stolova. Otvorite jedan pa tko sljedeći dođe može sjesti.
lobby-open-table = Otvori stol
lobby-your-table = Vaš stol
lobby-to-table = Idi onamo
lobby-sit = Sjedni
lobby-games = Partije za gledanje
lobby-placed = { $placed ->
    [0] tek počela
    [one] { $placed } figura na ploči
    [few] { $placed } figure na ploči
   *[other] { $placed } figura na ploči
}
lobby-watch = Gledaj

## My games

mine-title = Moje partije
mine-coming = Tražimo vaše partije…
mine-none = Ovdje još niste igrali.
mine-none-about = Ovdje će stajati vaše partije. Ako imate račun, prijavite se da vidite njegove.
mine-running = U tijeku
mine-tables = Čekaju protivnika
mine-finished = Završene
mine-older = Starije partije
mine-download = Spremi sve kao .qgn

## The account

sign-in-title = Prijava
sign-in-do = Prijavi se
account-guest = Zasad ste ovdje gost: { $name }. Vaše partije idu s vama.
account-name = Ime
account-name-about = Vide ga ostali za stolom.
account-password = Lozinka
account-password-about = Barem osam znakova. Dobro je nekoliko riječi koje nitko osim vas ne bi spojio.
account-wrong-password = ovo nije vaša lozinka
password-show = Prikaži
account-new-title = Novi račun
account-new-about = S računom vas vaše partije čekaju na svakom uređaju, a igrate pod svojim imenom. Adresa e-pošte se ne traži.
account-new-do = Otvori račun
account-has-one = Već imam račun
account-forgotten = Zaboravljena lozinka?
account-recover-title = Nova lozinka
account-recover-about = Treba vam kod za oporavak koji ste zapisali kad ste otvarali račun. Svi se preglednici odjavljuju, a vi dobivate novi kod.
account-code = Kod za oporavak
account-code-about = Velika ili mala slova i razmaci nisu važni.
account-recover-do = Postavi novu lozinku
account-is-yours = Prijavljeni ste. Ostali za stolom vide ovo ime.
account-sign-out = Odjavi se
account-password-title = Promjena lozinke
account-password-others = Svi se ostali preglednici time odjavljuju.
account-old-password = Dosadašnja lozinka
account-new-password = Nova lozinka
account-password-do = Promijeni
account-password-changed = Lozinka je promijenjena.
account-export-title = Što se čuva o vama
account-export-about = Sve u jednoj datoteci: vaše ime, kad ste došli i zapisi vaših partija.
account-export-do = Spremi
account-delete-title = Brisanje računa
account-delete-about = Vaše ime i lozinka zaboravljaju se odmah i zauvijek. Partije ostaju onima s kojima ste igrali, bez vašeg imena.
account-delete-do = Izbriši zauvijek
account-deleted = Račun je izbrisan.

recovery-title = Zapišite ovo
recovery-about = Ako ikad zaboravite lozinku, ovaj kod za oporavak jedini je put natrag. Prikazuje se samo sada.
recovery-copy = Kopiraj
recovery-done = Kod je zapisan

## Coming back as a guest from another device

return-title = Povratak
return-coming = Tražimo vaše partije…
return-as-another = U ovom pregledniku vi ste { $name }. Vratite se samo ako ste ovu poveznicu napravili sami: vaše partije odavde idu s vama, a tko je napravio poveznicu može ih igrati.
return-come = Vrati se
return-stay = Ostani ovako
return-no-code = Adresa nije potpuna. Otvorite cijelu poveznicu koju ste dobili.
return-another = Na drugom uređaju možete napraviti novu poveznicu, u izborniku partije ili na stranici računa.
