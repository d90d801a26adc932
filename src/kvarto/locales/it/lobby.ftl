### Where people meet, and who they are: the lobby, one's own games, the account.

## The lobby

lobby-title = Sala
lobby-coming = Uno sguardo in sala…
lobby-here = { $count ->
    [one] In questo momento non c’è nessun altro.
    [many] Qui ci sono { $count } di persone.
   *[other] Qui ci sono { $count } persone.
}
lobby-anyone = Gioca con chiunque
lobby-wish = Le tue preferenze
lobby-seeking = Cerco qualcuno…
lobby-seeking-about = La partita comincia da sola appena qualcuno cerca la stessa cosa, o qualcosa di simile. Fino ad allora resta su questa pagina.
lobby-stop = Smetti di cercare
lobby-found = È arrivato qualcuno. La partita comincia.
lobby-tables = Tavoli aperti
lobby-no-tables = Nessun tavolo è aperto. Aprine uno, e chi arriva dopo potrà sedersi.
lobby-open-table = Apri un tavolo
lobby-your-table = Il tuo tavolo
lobby-to-table = Vai
lobby-sit = Siediti
lobby-games = Partite da guardare
lobby-placed = { $placed ->
    [0] appena cominciata
    [one] un pezzo piazzato
    [many] { $placed } di pezzi piazzati
   *[other] { $placed } pezzi piazzati
}
lobby-watch = Guarda

## My games

mine-title = Le mie partite
mine-coming = Ricerca delle tue partite…
mine-none = Qui non hai ancora giocato.
mine-none-about = Quello che giochi comparirà qui. Se hai un account, accedi per vedere le sue partite.
mine-running = In corso
mine-tables = In attesa di qualcuno
mine-finished = Finite
mine-older = Partite più vecchie
mine-download = Salva tutto in .qgn

## The account

sign-in-title = Accesso
sign-in-do = Accedi
account-guest = Per ora qui hai il nome da ospite { $name }. Le tue partite vengono con te.
account-name = Nome
account-name-about = Lo vedono gli altri al tavolo.
# As in English.
account-password = Password
account-password-about = Almeno otto caratteri. Vanno bene alcune parole che solo a te verrebbe in mente di mettere insieme.
# As the messages of errors.ftl, it begins with a small letter.
account-wrong-password = questa non è la tua password
password-show = Mostra
account-new-title = Crea un account
account-new-about = Con un account ritrovi le tue partite su ogni dispositivo e giochi con un nome tuo. Non serve un indirizzo e-mail.
account-new-do = Crea l’account
account-has-one = Ho già un account
account-forgotten = Password dimenticata?
account-recover-title = Una nuova password
account-recover-about = Con il codice di recupero che hai annotato creando l’account. Tutti i browser verranno disconnessi, e riceverai un nuovo codice.
account-code = Codice di recupero
account-code-about = Maiuscole, minuscole e spazi non contano.
account-recover-do = Imposta la nuova password
account-is-yours = Hai fatto l’accesso. Al tavolo gli altri vedono questo nome.
account-sign-out = Esci
account-password-title = Cambia la password
account-password-others = Tutti gli altri browser verranno disconnessi.
account-old-password = Password attuale
account-new-password = Nuova password
account-password-do = Cambiala
account-password-changed = La password è cambiata.
account-export-title = Che cosa si conserva su di te
account-export-about = Tutto in un solo file: il tuo nome, la data del tuo arrivo e le tue partite.
account-export-do = Salvalo
account-delete-title = Elimina l’account
account-delete-about = Il tuo nome e la tua password vengono dimenticati subito e per sempre. Le partite restano a chi ha giocato con te, senza il tuo nome.
account-delete-do = Elimina per sempre
account-deleted = L’account è eliminato.

# The code is shown once.
recovery-title = Annota questo
recovery-about = Se un giorno dimentichi la password, questo codice di recupero è l’unico modo per tornare. Viene mostrato solo adesso.
recovery-copy = Copia
recovery-done = L’ho annotato

## Coming back as a guest from another device

return-title = Ritorno
return-coming = Ricerca delle tue partite…
return-as-another = In questo browser sei { $name }. Continua solo se questo link l’hai creato tu: le tue partite di qui vengono con te, e chi ha creato il link può giocarle.
return-come = Continua
return-stay = Resto come sono
return-no-code = Questo indirizzo non è completo. Apri tutto il link che hai ricevuto.
return-another = Sull’altro dispositivo puoi creare un nuovo link, nel menu della partita o nella pagina dell’account.
