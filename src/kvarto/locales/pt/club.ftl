# People and where they meet.

# Animals that nobody minds being called.
guest-animals = Lontra | Raposa | Texugo | Ouriço | Esquilo | Castor | Coruja | Beija-flor | Sabiá | Garça | Cisne | Falcão | Tucano | Arara | Andorinha | Flamingo | Cegonha | Pinguim | Foca | Golfinho | Tartaruga | Salmão | Cavalo-marinho | Lebre | Corça | Alce | Urso | Lobo | Lince | Onça | Jaguatirica | Tatu | Capivara | Quati | Tamanduá | Marmota | Bisão | Lhama | Alpaca | Canguru | Coala | Panda | Lêmure | Libélula | Vaga-lume | Joaninha
guest-name = { $animal } { $number }
# Each also as a woman would be called.
reserved-names = Admin | Administrador | Administradora | Adversário | Adversária | Alguém | Anfitrião | Anfitriã | Anônimo | Anônima | Anónimo | Anónima | Árbitro | Árbitra | Atendimento | Bot | Computador | Convidado | Convidada | Equipe | Equipa | Jogador | Jogadora | Juiz | Juíza | Kvarto | Mod | Moderador | Moderadora | Motor | Ninguém | Oficial | Operador | Operadora | Organização | Organizador | Organizadora | Quarto | Servidor | Sistema | Suporte
