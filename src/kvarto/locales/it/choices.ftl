### What can be chosen: a new game, settings; and about the page.

new-title = Nuova partita
new-begin = Comincia
new-open = Apri il tavolo
new-change-title = Modifica il tavolo
new-change-save = Salva
new-opponent = Con chi?
opponent-is-computer-about = Tu contro un avversario forte quanto vuoi.
opponent-is-person-about = Fianco a fianco, o con il dispositivo in mezzo.
opponent-is-invite-about = Mandi un link; chi lo apre si siede, su qualsiasi dispositivo.
opponent-is-watch-about = Siediti e guarda come se la cavano.
new-level = Che livello?
new-level-one = Primo computer
new-level-two = Secondo computer
new-pass = Passare il dispositivo
new-pass-about = Fra un turno e l’altro il tabellone è coperto finché l’altro non ha il dispositivo.
new-preset = Che tipo di partita?
preset-casual = Amichevole
preset-casual-about = Il gioco della scatola, senza orologio, le mosse si possono ritirare.
preset-tournament = Torneo
preset-tournament-about = Un minuto per mossa, e un annuncio sbagliato costa la partita.
preset-days = Con calma
preset-days-about = Tre giorni per mossa: torna quando vuoi.
preset-beginners = Principianti
preset-beginners-about = Contano solo colore e altezza, con aiuti.
preset-child = Con un bambino
preset-child-about = Lo stesso, e il bambino deve solo annunciare.
preset-edition = Edizione italiana
preset-edition-about =
    { $what ->
        [late-call] Con l’annuncio tardivo, come nelle regole stampate in italiano.
        [hard] I quattro devono avere in comune due caratteristiche, come permettono le regole stampate in italiano.
        [squares] Contano solo i quadrati di 2 × 2, come nelle regole stampate in italiano per i più esperti.
        [clock-place] Un minuto per piazzare e uno per dare, come nelle regole stampate in italiano.
        [clock-main] Quindici minuti per tutta la partita, come nelle regole stampate in italiano.
       *[clock-move] Un minuto per mossa, come nelle regole stampate in italiano per qualsiasi partita.
    }
new-meeting = Chi può venire?
new-in-lobby = Mostralo in sala
new-in-lobby-about = Chiunque sia lì può sedersi, e tutti possono guardare.
new-watched = Altri possono guardare
new-watched-about = Chiunque abbia il link, una volta cominciata la partita.
new-rules = Regole
new-variant = Come si vince?
new-features = Che cosa conta?
new-shapes = Dove?
new-required = I quattro devono avere in comune due caratteristiche
new-calling = Annuncio
calling-spoken = Dei giocatori
new-false-call = Un annuncio sbagliato costa
false-call-ignore = l’occasione
false-call-forfeit = la partita
new-late-call = Annuncio tardivo
new-time = Tempo e inizio
new-clock = Orologio
new-starter = Chi comincia?
starter-is = { $player }
new-casual = Partita amichevole
new-casual-about = Si può mettere in pausa, e le mosse si possono ritirare.
new-help = Aiuti per i giocatori
new-help-none = nessuno
new-help-some = gli aiuti sono attivi
new-help-casual-only = Gli aiuti sono per le partite amichevoli.
aid-threats = Mostra le minacce
aid-threats-about = Le caselle dove un pezzo completerebbe una linea, e che tipo di pezzo.
aid-safe = Mostra i pezzi sicuri
aid-safe-about = Pezzi con cui l’avversario non può vincere subito.
aid-points = Bisogna indicare ciò che si annuncia
aid-points-about = I bambini piccoli possono limitarsi ad annunciare.
new-from-position = La partita comincia da questa posizione.
new-from-empty = Comincia dal tabellone vuoto
settings-title = Impostazioni
settings-theme = Chiaro o scuro
theme-system = come il sistema
theme-light = chiaro
theme-dark = scuro
settings-set = Pezzi
set-wood = Legno
set-wood-about = Legno tornito, visto un po’ dall’alto.
set-flat = Piatti
set-flat-about = Disegni semplici, per schermi piccoli e per chiarezza.
settings-table = Al tavolo
settings-sound = Suoni
settings-speech = Annunci ad alta voce
settings-animation = Pezzi in movimento
settings-coordinates = Lettere e numeri sul tabellone
settings-contrast = Contrasto elevato
about-title = Informazioni su Kvarto
about-game = Kvarto è Quarto, il gioco per due di Blaise Müller, come programma: tutto il gioco della scatola, con l’annuncio. Quasi tutti i programmi vincono per te appena quattro pezzi hanno qualcosa in comune. Qui devi accorgertene tu.
about-page = Il computer gioca a dieci livelli, da qualcuno che non ha mai visto il gioco a chi non sbaglia mai. Dopo una partita dice dove è stata vinta e persa.
about-privacy-title = Che cosa si conserva
about-privacy = Il server conserva le partite e a che punto sei con le lezioni e i problemi, e riconosce il tuo browser da un cookie, così che tu possa tornare al tuo tavolo. Le tue impostazioni restano nel browser. Nulla viene mandato ad altri. Con un account conserva anche il tuo nome e un hash della tua password. La pagina dell’account ti dà tutto ciò che si conserva su di te, e permette di eliminarlo.
about-keys-title = Senza mouse
about-keys = Le frecce si muovono sul tabellone e fra i pezzi, Invio o Spazio sceglie. Le mosse si possono scrivere nel riquadro accanto al tabellone o nel menu della partita, e si possono far leggere righe, colonne e diagonali. Dopo una partita le frecce la scorrono.
about-licence-title = Licenza
about-licence = Kvarto è software libero con licenza MIT. Non è collegato all’editore del gioco da tavolo.
about-version = Versione { $version }
