### The database: `kvarto db`, and why a file cannot be used.

database-in-use =
    另一個 kvarto 伺服器正把對局保存在 { $file }。
    把那個停掉，或讓這個用自己的檔案：kvarto serve --data OTHER
database-too-new =
    { $file } 是較新的 kvarto 寫的：它的版次是 { $revision }，而這個 kvarto 只認得到 { $newest }。
    請改用較新的 kvarto，或換回先前的備份：kvarto db restore { $file }.before-{ $revision } --force
not-a-database = { $file } 無法當成資料庫讀取：{ $why }
not-our-database = { $file } 是別的程式的資料庫，不是 kvarto 的
nothing-in-database = { $file } 裡沒有 kvarto 的資料庫

db-help = 照顧資料庫：更新、備份、還原、檢查。
db-file-help = 資料庫（沒給就是 "kvarto serve" 用的那一個）。
db-force-help = 取代已經存在的檔案。
db-upgrade-help =
    把舊版 kvarto 的資料庫更新到最新。伺服器啟動時也會這樣做。
    更新前的樣子會另存一份在旁邊。
db-upgrade-short-help = 把舊版 kvarto 的資料庫更新到最新。
db-is-newest = { $file } 是最新的：版次 { $revision }。
db-upgraded =
    { $file } 已從版次 { $before } 更新到 { $revision }。
    更新前的樣子保存在 { $copy }
db-will-be-upgraded =
    { $file } 是舊版 kvarto 的，正在更新。
    更新前的樣子保存在 { $copy }
db-backup-help =
    把資料庫當下的樣子複製到 TARGET。伺服器可以照常運作。
db-backup-short-help = 複製資料庫，伺服器運作中也可以。
db-copied = { $file } 已複製到 { $copy }
db-restore-help =
    還原備份：SOURCE 會成為資料庫。伺服器必須先停下來。
db-restore-short-help = 還原資料庫的備份。
db-restored = { $file } 已還原成 { $copy } 的內容。
db-file-is-there =
    { $file } 已經存在。
    加上 --force 就會取代它，裡面的東西會消失。
db-no-file = 沒有檔案 { $file }
db-is-damaged =
    { $file } 損壞了；可以還原備份：kvarto db restore COPY --force
    { $damages }
db-check-help = 檢查整個資料庫：是否完好、是哪個版次、裡面有什麼。
db-check-short-help = 檢查整個資料庫。
db-sound = { $file } 完好：版次 { $revision }。
db-older = 這個 kvarto 用的是版次 { $newest }：伺服器啟動時會更新，"kvarto db upgrade" 也會。
db-games = { $games } 局，其中 { $running } 局還在進行。
db-people = { $people } 人，其中 { $accounts } 人有帳號。
