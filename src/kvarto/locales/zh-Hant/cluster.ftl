### Several machines: PostgreSQL, NATS, and what `kvarto db` says about a database elsewhere.

store-away = 現在無法保存對局；請稍後再試
lease-lost = { $place } 現在由另一個伺服器負責
no-such-database = 無法在 { $address } 開啟資料庫（位址寫成 postgresql://USER@HOST/NAME）
cluster-not-installed =
    使用 PostgreSQL 和 NATS 還需要別的套件（{ $what }）。請安裝：
    pip install "kvarto[server,cluster]"
database-out-of-reach = 無法使用資料庫 { $address }：{ $why }
database-there-too-new =
    { $address } 是較新的 kvarto 寫的：它的版次是 { $revision }，而這個 kvarto 只認得到 { $newest }。
    請改用較新的 kvarto，或換回先前的備份。
database-encoding = 資料庫 { $address } 用 { $encoding } 編碼保存文字；請建一個 UTF8 編碼的資料庫

db-there-will-be-upgraded = { $address } 是舊版 kvarto 的，正在更新。
db-there-made = 已在 { $address } 建好資料表：版次 { $revision }。
db-there-upgraded = { $address } 已從版次 { $before } 更新到 { $revision }。
db-there-is-damaged =
    { $file } 裡少了應該有的東西：
    { $damages }
db-backup-there =
    PostgreSQL 資料庫要用 PostgreSQL 自己的程式複製，伺服器運作中也可以：
    { $command }
db-restore-there =
    PostgreSQL 資料庫的備份要用 PostgreSQL 自己的程式還原。請先把所有伺服器停下來：
    { $command }
db-copy-help =
    把檔案 FROM 的全部內容複製到一個空的 PostgreSQL 資料庫，例如
    postgresql://USER@HOST/NAME，讓多台機器能接著使用。伺服器必須先停下來。
    要嘛全部複製，要嘛什麼也不複製；檔案保持原樣。
db-copy-short-help = 把檔案複製到 PostgreSQL 資料庫。
db-copy-from-file-to-address = FROM 是資料庫檔案，TO 是 postgresql://USER@HOST/NAME 這樣的位址
db-copying = 正在複製
copy-needs-upgrade = 必須先更新 { $file }：kvarto db upgrade --database { $file }
copy-target-not-empty = { $address } 裡已經有東西；請另建一個空的資料庫
copy-refused = 無法複製 { $table }：{ $why }
copy-incomplete = { $table } 的 { $here } 列中只有 { $there } 列到達 { $address }
come-again = 這張桌子正在移轉到另一個伺服器；請稍後再試

serve-database-help =
    PostgreSQL 的位址，用它代替檔案保存對局，例如 postgresql://USER@HOST/NAME：
    這樣，多台伺服器在任何負載平衡器後面都能共用這些對局。
serve-bus-help =
    讓這些伺服器即時互通訊息的 NATS 的位址，例如 nats://HOST:4222。
    沒給的話，它們就到資料庫裡查看彼此的訊息。
serve-data-or-database = 對局只保存在一個地方：要嘛用 --data 指定檔案，要嘛用 --database 指定位址。
serve-bus-needs-database = 只有共用資料庫的伺服器才需要訊息匯流排。請用 --database 指定資料庫。
serve-bad-bus = { $text } 不是訊息匯流排的位址。位址寫成 nats://HOST:4222。
