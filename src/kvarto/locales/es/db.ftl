### The database: `kvarto db`, and why a file cannot be used.

database-in-use =
    Otro servidor de kvarto guarda sus partidas en { $file }.
    Detén ese, o dale a este un archivo propio: kvarto serve --data OTHER
database-too-new =
    { $file } lo escribió un kvarto más nuevo: tiene la revisión { $revision }, y este kvarto las conoce hasta la { $newest }.
    Vuelve a usar el kvarto más nuevo, o recupera la copia de antes: kvarto db restore { $file }.before-{ $revision } --force
not-a-database = { $file } no se puede leer como base de datos: { $why }
not-our-database = { $file } es la base de datos de otro programa, no de kvarto
nothing-in-database = no hay ninguna base de datos de kvarto en { $file }

db-help = Cuida la base de datos: la actualiza, la copia, recupera una copia, la comprueba.
db-file-help = La base de datos (si no se indica, la que usa "kvarto serve").
db-force-help = Reemplaza un archivo que ya existe.
db-upgrade-help =
    Actualiza la base de datos de un kvarto más antiguo. Un servidor hace lo mismo al arrancar. A su
    lado queda una copia de cómo era.
db-upgrade-short-help = Actualiza la base de datos de un kvarto más antiguo.
db-is-newest = { $file } está al día: revisión { $revision }.
db-upgraded =
    { $file } ha pasado de la revisión { $before } a la { $revision }.
    Lo que era antes queda guardado en { $copy }
db-will-be-upgraded =
    { $file } es de un kvarto más antiguo y se está actualizando.
    Lo que era antes queda guardado en { $copy }
db-backup-help =
    Copia la base de datos en TARGET tal como está en un instante. Mientras tanto puede seguir en
    marcha un servidor.
db-backup-short-help = Copia la base de datos, incluso con un servidor en marcha.
db-copied = { $file } se ha copiado en { $copy }
db-restore-help =
    Recupera una copia: SOURCE pasa a ser la base de datos. Para eso el servidor debe estar detenido.
db-restore-short-help = Recupera una copia de la base de datos.
db-restored = { $file } es ahora lo que era { $copy }.
db-file-is-there =
    { $file } ya existe.
    Con --force se reemplaza, y lo que contiene se pierde.
db-no-file = no hay ningún archivo { $file }
db-is-damaged =
    { $file } está dañado; se puede recuperar una copia con: kvarto db restore COPY --force
    { $damages }
db-check-help = Revisa toda la base de datos: si está íntegra, qué revisión tiene, qué contiene.
db-check-short-help = Revisa toda la base de datos.
db-sound = { $file } está íntegro: revisión { $revision }.
db-older = Este kvarto usa la revisión { $newest }: un servidor la actualiza al arrancar, y también "kvarto db upgrade".
db-games =
    { $games ->
        [one] { $games } partida,
        [many] { $games } de partidas,
       *[other] { $games } partidas,
    } { $running } en curso.
db-people =
    { $people ->
        [one] { $people } persona,
        [many] { $people } de personas,
       *[other] { $people } personas,
    } { $accounts } con cuenta.
