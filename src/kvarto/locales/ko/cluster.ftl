### Several machines: PostgreSQL, NATS, and what `kvarto db` says about a database elsewhere.

store-away = 지금은 게임을 저장할 수 없습니다. 잠시 뒤에 다시 해 보세요
lease-lost = 이제 다른 서버가 맡고 있습니다: { $place }
no-such-database = { $address } 주소에서 데이터베이스를 열 수 없습니다(주소는 이렇게 씁니다: postgresql://USER@HOST/NAME)
cluster-not-installed =
    PostgreSQL과 NATS를 쓰려면 패키지가 더 필요합니다({ $what }). 이렇게 설치하세요:
    pip install "kvarto[server,cluster]"
database-out-of-reach = { $address } 데이터베이스를 쓸 수 없습니다: { $why }
database-there-too-new =
    { $address } 데이터베이스는 더 새로운 kvarto가 썼습니다. 데이터베이스는 리비전 { $revision }, 이 kvarto가 아는 것은 { $newest }까지입니다.
    더 새로운 kvarto를 다시 쓰거나 이전 사본을 쓰세요.
database-encoding = { $address } 데이터베이스의 문자 인코딩은 { $encoding }입니다. UTF8 인코딩으로 새로 만드세요

db-there-will-be-upgraded = { $address }: 옛 kvarto의 것이라 갱신하고 있습니다.
db-there-made = { $address }: 테이블을 만들었습니다(리비전 { $revision }).
db-there-upgraded = { $address }: 갱신했습니다(리비전 { $before } → { $revision }).
db-there-is-damaged =
    { $file } 데이터베이스에 있어야 할 것이 없습니다:
    { $damages }
db-backup-there =
    PostgreSQL 데이터베이스는 PostgreSQL의 프로그램으로 복사합니다. 서버가 돌고 있어도 됩니다:
    { $command }
db-restore-there =
    PostgreSQL 데이터베이스의 사본은 PostgreSQL의 프로그램으로 되돌립니다. 먼저 모든 서버를 멈추세요:
    { $command }
db-copy-help =
    파일 FROM의 모든 내용을 빈 PostgreSQL 데이터베이스에 복사합니다(예: postgresql://USER@HOST/NAME).
    그러면 여러 컴퓨터가 이어서 쓸 수 있습니다. 먼저 서버를 멈춰야 합니다.
    모두 복사되거나 아무것도 복사되지 않으며, 파일은 그대로 남습니다.
db-copy-short-help = 파일을 PostgreSQL 데이터베이스에 복사합니다.
db-copy-from-file-to-address = FROM에는 데이터베이스 파일을, TO에는 postgresql://USER@HOST/NAME 같은 주소를 쓰세요
db-copying = 복사 중
copy-needs-upgrade = { $file } 파일을 먼저 갱신해야 합니다: kvarto db upgrade --database { $file }
copy-target-not-empty = { $address } 데이터베이스에 이미 내용이 있습니다. 빈 데이터베이스를 만드세요
copy-refused = { $table } 테이블을 복사할 수 없습니다: { $why }
copy-incomplete = { $table } 테이블의 { $here }행 가운데 { $there }행만 복사되었습니다: { $address }
come-again = 이 테이블은 지금 다른 서버로 옮겨 가는 중입니다. 잠시 뒤에 다시 해 보세요

serve-database-help =
    파일 대신 게임을 저장하는 PostgreSQL의 주소(예: postgresql://USER@HOST/NAME).
    그러면 어떤 로드 밸런서 뒤에서든 여러 서버가 게임을 함께 쓸 수 있습니다.
serve-bus-help =
    그 서버들이 서로의 소식을 바로 듣게 해 주는 NATS의 주소(예: nats://HOST:4222).
    없으면 서로에게 보낸 메시지를 데이터베이스에서 찾습니다.
serve-data-or-database = 게임은 한곳에만 저장합니다. --data로 파일을 주거나 --database로 주소를 주세요.
serve-bus-needs-database = 메시지 버스는 데이터베이스를 함께 쓰는 서버에만 필요합니다. 그 데이터베이스를 --database로 알려 주세요.
serve-bad-bus = 메시지 버스의 주소가 아닙니다: { $text }. 주소는 이렇게 씁니다: nats://HOST:4222
