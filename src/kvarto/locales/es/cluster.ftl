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
