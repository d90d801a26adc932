### The database: `kvarto db`, and why a file cannot be used.

database-in-use =
    다른 kvarto 서버가 게임을 이 파일에 저장하고 있습니다: { $file }
    그 서버를 멈추거나 이 서버에 다른 파일을 주세요: kvarto serve --data OTHER
database-too-new =
    { $file } 파일은 더 새로운 kvarto가 썼습니다. 파일은 리비전 { $revision }, 이 kvarto가 아는 것은 { $newest }까지입니다.
    더 새로운 kvarto를 다시 쓰거나 이전 사본으로 되돌리세요: kvarto db restore { $file }.before-{ $revision } --force
not-a-database = { $file } 파일을 데이터베이스로 읽을 수 없습니다: { $why }
not-our-database = { $file } 파일은 kvarto가 아닌 다른 프로그램의 데이터베이스입니다
nothing-in-database = { $file } 파일에는 kvarto 데이터베이스가 없습니다

db-help = 데이터베이스를 관리합니다: 갱신, 복사, 되돌리기, 검사.
db-file-help = 데이터베이스(없으면 "kvarto serve"가 쓰는 것).
db-force-help = 이미 있는 파일을 덮어씁니다.
db-upgrade-help =
    옛 kvarto의 데이터베이스를 최신으로 갱신합니다. 서버도 시작할 때 똑같이 합니다.
    갱신 전의 사본을 옆에 남겨 둡니다.
db-upgrade-short-help = 옛 kvarto의 데이터베이스를 최신으로 갱신합니다.
db-is-newest = { $file }: 최신입니다(리비전 { $revision }).
db-upgraded =
    { $file }: 갱신했습니다(리비전 { $before } → { $revision }).
    갱신 전의 사본: { $copy }
db-will-be-upgraded =
    { $file }: 옛 kvarto의 것이라 갱신하고 있습니다.
    갱신 전의 사본: { $copy }
db-backup-help =
    데이터베이스를 지금 상태 그대로 TARGET에 복사합니다. 서버는 그동안 계속 돌아도 됩니다.
db-backup-short-help = 데이터베이스를 복사합니다. 서버가 돌고 있어도 됩니다.
db-copied = 복사했습니다: { $file } → { $copy }
db-restore-help =
    사본을 되돌립니다. SOURCE가 데이터베이스가 됩니다. 먼저 서버를 멈춰야 합니다.
db-restore-short-help = 데이터베이스의 사본을 되돌립니다.
db-restored = 되돌렸습니다: { $copy } → { $file }
db-file-is-there =
    이미 있는 파일입니다: { $file }
    --force를 쓰면 덮어쓰고, 안에 있던 내용은 사라집니다.
db-no-file = 파일이 없습니다: { $file }
db-is-damaged =
    { $file } 파일이 손상되었습니다. 사본을 되돌리려면: kvarto db restore COPY --force
    { $damages }
db-check-help = 데이터베이스 전체를 살핍니다: 온전한지, 어느 리비전인지, 무엇이 들어 있는지.
db-check-short-help = 데이터베이스 전체를 살핍니다.
db-sound = { $file }: 온전합니다(리비전 { $revision }).
db-older = 이 kvarto는 리비전 { $newest } 데이터베이스를 씁니다. 서버가 시작할 때 갱신하며, "kvarto db upgrade"로도 됩니다.
db-games = 게임 { $games }개, 그중 { $running }개 진행 중.
db-people = 사람 { $people }명, 그중 { $accounts }명이 계정이 있음.
