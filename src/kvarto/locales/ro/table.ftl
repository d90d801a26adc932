### kvarto table: the opening tables.

table-help = Arată tabelele de deschideri sau le construiește.
table-list-help = Spune pentru fiecare joc până unde e demonstrat tabelul lui.
table-none = { $game }: fără tabel; fiecare poziție se caută
table-there = { $game }: demonstrat până la { $levels } piese pe tablă; poziții care nu sunt remize: { $exceptions }
table-build-help =
    Construiește tabelele acestor jocuri (GAMES, toate dacă nu e numit niciunul). Durează de la câteva
    secunde, cu o singură însușire, la multe ore. Ctrl-C oprește, iar aceeași comandă continuă de unde
    a rămas.
table-levels-help = Până la câte piese pe tablă.
table-threads-help = Câte nuclee lucrează.
table-work-help = Dosarul care ține minte până unde s-a ajuns.
table-into-help = Dosarul pentru tabelele gata făcute (dacă lipsește, cel al pachetului).
table-level = { $game }, { $level } pe tablă
table-stopped = Oprit. Aceeași comandă continuă de aici.
table-built = { $game }: construit
