### Several machines: PostgreSQL, NATS, and what `kvarto db` says about a database elsewhere.

store-away = ahora mismo no se pueden guardar las partidas; prueba de nuevo dentro de un momento
lease-lost = ahora otro servidor se ocupa de { $place }
no-such-database = no se puede abrir ninguna base de datos en { $address } (se escribe postgresql://USER@HOST/NAME)
cluster-not-installed =
    PostgreSQL y NATS necesitan más paquetes ({ $what }). Instálalos con:
    pip install "kvarto[server,cluster]"
database-out-of-reach = no se puede usar la base de datos { $address }: { $why }
database-there-too-new =
    { $address } la escribió un kvarto más nuevo: tiene la revisión { $revision }, y este kvarto las conoce hasta la { $newest }.
    Vuelve a usar el kvarto más nuevo, o una copia de antes.
database-encoding = la base de datos { $address } guarda los textos en { $encoding }; crea una con la codificación UTF8

db-there-will-be-upgraded = { $address } es de un kvarto más antiguo y se está actualizando.
db-there-made = Se han creado las tablas en { $address }: revisión { $revision }.
db-there-upgraded = { $address } ha pasado de la revisión { $before } a la { $revision }.
db-there-is-damaged =
    En { $file } falta algo que debería estar:
    { $damages }
db-backup-there =
    Una base de datos PostgreSQL se copia con el programa del propio PostgreSQL, incluso con servidores en marcha:
    { $command }
db-restore-there =
    Una copia de una base de datos PostgreSQL se recupera con el programa del propio PostgreSQL. Antes, detén todos los servidores:
    { $command }
db-copy-help =
    Copia todo lo que hay en el archivo FROM a una base de datos PostgreSQL vacía, como
    postgresql://USER@HOST/NAME, para que varias máquinas puedan seguir con ella. Para eso el servidor
    debe estar detenido. Se copia todo o nada; el archivo queda como está.
db-copy-short-help = Copia un archivo a una base de datos PostgreSQL.
db-copy-from-file-to-address = FROM es el archivo de una base de datos, y TO es una dirección como postgresql://USER@HOST/NAME
db-copying = Copiando
copy-needs-upgrade = primero hay que actualizar { $file }: kvarto db upgrade --database { $file }
copy-target-not-empty = en { $address } ya hay algo; crea una base de datos vacía para esto
copy-refused = no se puede copiar { $table }: { $why }
copy-incomplete = de { $table } solo han llegado a { $address } { $there } de { $here } filas
come-again = esta mesa se está trasladando a otro servidor; prueba de nuevo dentro de un momento

serve-database-help =
    La dirección de una base de datos PostgreSQL que guarda las partidas en lugar de un archivo,
    como postgresql://USER@HOST/NAME: así pueden compartirlas varios servidores, detrás de cualquier
    balanceador de carga.
serve-bus-help =
    La dirección de un NATS por el que esos servidores se avisan al instante, como
    nats://HOST:4222. Si no se indica, buscan en la base de datos los mensajes de los demás.
serve-data-or-database = Las partidas se guardan en un solo sitio: o --data indica un archivo, o --database una dirección.
serve-bus-needs-database = Solo necesitan un bus de mensajes los servidores que comparten una base de datos. Indica la base con --database.
serve-bad-bus = { $text } no es la dirección de un bus de mensajes. Se escribe nats://HOST:4222.
