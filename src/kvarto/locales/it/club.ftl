# People and where they meet.

# Animals that nobody minds being called.
guest-animals = Lontra | Volpe | Riccio | Scoiattolo | Castoro | Gufo | Pettirosso | Airone | Cigno | Falco | Corvo | Cicogna | Rondine | Picchio | Martin pescatore | Colibrì | Fenicottero | Pinguino | Foca | Delfino | Tartaruga | Salmone | Cavalluccio marino | Lepre | Capriolo | Daino | Alce | Orso | Lupo | Lince | Ermellino | Ghiro | Marmotta | Bisonte | Stambecco | Camoscio | Lama | Alpaca | Canguro | Koala | Panda | Geco | Libellula | Coccinella
guest-name = { $animal } { $number }
# Each also as a woman would be called.
reserved-names = Admin | Amministratore | Amministratrice | Anonimo | Anonima | Arbitro | Arbitra | Assistenza | Avversario | Avversaria | Bot | Computer | Giocatore | Giocatrice | Gestore | Giudice | Kvarto | Mod | Moderatore | Moderatrice | Motore | Nessuno | Operatore | Operatrice | Organizzatore | Organizzatrice | Ospite | Quarto | Qualcuno | Server | Sistema | Squadra | Staff | Supporto | Team | Ufficiale
