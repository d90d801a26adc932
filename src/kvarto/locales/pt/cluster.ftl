### Several machines: PostgreSQL, NATS, and what `kvarto db` says about a database elsewhere.

store-away = no momento não é possível guardar as partidas; tente de novo daqui a pouco
lease-lost = agora outro servidor cuida de { $place }
no-such-database = nenhum banco de dados pode ser aberto em { $address } (escreve-se postgresql://USER@HOST/NAME)
cluster-not-installed =
    PostgreSQL e NATS precisam de outros pacotes ({ $what }). Instale com:
    pip install "kvarto[server,cluster]"
database-out-of-reach = o banco de dados { $address } não pode ser usado: { $why }
database-there-too-new =
    { $address } foi escrito por um kvarto mais novo: está na revisão { $revision }, e este kvarto as conhece até a { $newest }.
    Use de novo o kvarto mais novo, ou uma cópia de antes.
database-encoding = o banco de dados { $address } guarda os textos em { $encoding }; crie um com a codificação UTF8

db-there-will-be-upgraded = { $address } é de um kvarto mais antigo e está sendo atualizado.
db-there-made = As tabelas foram criadas em { $address }: revisão { $revision }.
db-there-upgraded = { $address } passou da revisão { $before } para a { $revision }.
db-there-is-damaged =
    Em { $file } falta algo que deveria estar lá:
    { $damages }
db-backup-there =
    Um banco de dados PostgreSQL é copiado com o programa do próprio PostgreSQL, mesmo com servidores em execução:
    { $command }
db-restore-there =
    A cópia de um banco de dados PostgreSQL é restaurada com o programa do próprio PostgreSQL. Antes, pare todos os servidores:
    { $command }
db-copy-help =
    Copia tudo do arquivo FROM para um banco de dados PostgreSQL vazio, como
    postgresql://USER@HOST/NAME, para que várias máquinas possam continuar com ele. Para isso o
    servidor tem de estar parado. Ou tudo é copiado, ou nada; o arquivo fica como está.
db-copy-short-help = Copia um arquivo para um banco de dados PostgreSQL.
db-copy-from-file-to-address = FROM é o arquivo de um banco de dados, e TO é um endereço como postgresql://USER@HOST/NAME
db-copying = Copiando
copy-needs-upgrade = { $file } precisa ser atualizado antes: kvarto db upgrade --database { $file }
copy-target-not-empty = já existe algo em { $address }; crie um banco de dados vazio para isso
copy-refused = { $table } não pode ser copiado: { $why }
copy-incomplete = de { $table }, só { $there } de { $here } linhas chegaram a { $address }
come-again = esta mesa está passando para outro servidor; tente de novo daqui a pouco

serve-database-help =
    O endereço de um banco de dados PostgreSQL que guarda as partidas no lugar de um arquivo, como
    postgresql://USER@HOST/NAME: assim vários servidores podem compartilhá-las, atrás de qualquer
    balanceador de carga.
serve-bus-help =
    O endereço de um NATS pelo qual esses servidores se avisam na hora, como nats://HOST:4222. Se
    não for indicado, eles procuram no banco de dados as mensagens uns dos outros.
serve-data-or-database = As partidas ficam guardadas em um só lugar: ou --data indica um arquivo, ou --database um endereço.
serve-bus-needs-database = Só servidores que compartilham um banco de dados precisam de um barramento de mensagens. Indique o banco com --database.
serve-bad-bus = { $text } não é o endereço de um barramento de mensagens. Escreve-se nats://HOST:4222.
