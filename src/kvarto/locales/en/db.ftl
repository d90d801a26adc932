### The database: `kvarto db`, and why a file cannot be used.

database-in-use =
    Another kvarto server keeps its games in { $file }.
    Stop that one, or give this one a file of its own: kvarto serve --data OTHER
database-too-new =
    { $file } was written by a newer kvarto: it has revision { $revision }, and this kvarto knows those up to { $newest }.
    Use the newer kvarto again, or go back to the copy from before: kvarto db restore { $file }.before-{ $revision } --force
not-a-database = { $file } cannot be read as a database: { $why }
not-our-database = { $file } is the database of another program, not of kvarto
nothing-in-database = there is no kvarto database in { $file }

db-help = Look after the database: bring it up to date, copy it, put a copy back, check it.
db-file-help = The database (the one that "kvarto serve" uses if not given).
db-force-help = Replace a file that is there.
db-upgrade-help =
    Bring the database of an older kvarto up to date. A server does the same when it starts. A copy
    of what it was is kept beside it.
db-upgrade-short-help = Bring the database of an older kvarto up to date.
db-is-newest = { $file } is up to date: revision { $revision }.
db-upgraded =
    { $file } has been brought from revision { $before } to { $revision }.
    What it was before is kept in { $copy }
db-will-be-upgraded =
    { $file } is of an older kvarto, and is being brought up to date.
    What it was before is kept in { $copy }
db-backup-help =
    Copy the database into TARGET as it is at one moment. A server may go on meanwhile.
db-backup-short-help = Copy the database, even while a server runs.
db-copied = { $file } has been copied into { $copy }
db-restore-help =
    Put a copy back: SOURCE becomes the database. The server must be stopped for it.
db-restore-short-help = Put a copy of the database back.
db-restored = { $file } is what { $copy } was.
db-file-is-there =
    { $file } is there already.
    With --force it is replaced, and what is in it is lost.
db-no-file = there is no file { $file }
db-is-damaged =
    { $file } is damaged; a copy can be put back with: kvarto db restore COPY --force
    { $damages }
db-check-help = Look through the whole database: is it sound, which revision has it, what is in it.
db-check-short-help = Look through the whole database.
db-sound = { $file } is sound: revision { $revision }.
db-older = This kvarto uses revision { $newest }: a server brings it up to date when it starts, and so does "kvarto db upgrade".
db-games =
    { $games ->
        [one] 1 game,
       *[other] { $games } games,
    } of which { $running } { $running ->
        [one] goes
       *[other] go
    } on.
db-people =
    { $people ->
        [one] 1 person,
       *[other] { $people } people,
    } { $accounts } with an account.
