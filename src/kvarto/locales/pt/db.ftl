### The database: `kvarto db`, and why a file cannot be used.

database-in-use =
    Outro servidor kvarto guarda as partidas dele em { $file }.
    Pare esse, ou dê a este um arquivo próprio: kvarto serve --data OTHER
database-too-new =
    { $file } foi escrito por um kvarto mais novo: está na revisão { $revision }, e este kvarto as conhece até a { $newest }.
    Use de novo o kvarto mais novo, ou volte à cópia de antes: kvarto db restore { $file }.before-{ $revision } --force
not-a-database = { $file } não pode ser lido como banco de dados: { $why }
not-our-database = { $file } é o banco de dados de outro programa, não do kvarto
nothing-in-database = não há nenhum banco de dados do kvarto em { $file }

db-help = Cuida do banco de dados: atualiza, copia, restaura uma cópia, verifica.
db-file-help = O banco de dados (se não for indicado, o que o "kvarto serve" usa).
db-force-help = Substitui um arquivo que já existe.
db-upgrade-help =
    Atualiza o banco de dados de um kvarto mais antigo. Um servidor faz o mesmo quando inicia. Ao lado
    fica uma cópia de como ele era.
db-upgrade-short-help = Atualiza o banco de dados de um kvarto mais antigo.
db-is-newest = { $file } está atualizado: revisão { $revision }.
db-upgraded =
    { $file } passou da revisão { $before } para a { $revision }.
    O que ele era antes está guardado em { $copy }
db-will-be-upgraded =
    { $file } é de um kvarto mais antigo e está sendo atualizado.
    O que ele era antes está guardado em { $copy }
db-backup-help =
    Copia o banco de dados para TARGET tal como está num dado instante. Enquanto isso, um servidor pode
    continuar.
db-backup-short-help = Copia o banco de dados, mesmo com um servidor em execução.
db-copied = { $file } foi copiado para { $copy }
db-restore-help =
    Restaura uma cópia: SOURCE passa a ser o banco de dados. Para isso o servidor tem de estar parado.
db-restore-short-help = Restaura uma cópia do banco de dados.
db-restored = { $file } agora é o que { $copy } era.
db-file-is-there =
    { $file } já existe.
    Com --force ele é substituído, e o que contém se perde.
db-no-file = não há nenhum arquivo { $file }
db-is-damaged =
    { $file } está danificado; pode-se restaurar uma cópia com: kvarto db restore COPY --force
    { $damages }
db-check-help = Examina todo o banco de dados: se está íntegro, em que revisão está, o que contém.
db-check-short-help = Examina todo o banco de dados.
db-sound = { $file } está íntegro: revisão { $revision }.
db-older = Este kvarto usa a revisão { $newest }: um servidor atualiza o banco quando inicia, e o "kvarto db upgrade" também.
db-games =
    { $games ->
        [one] { $games } partida,
        [many] { $games } de partidas,
       *[other] { $games } partidas,
    } { $running } em andamento.
db-people =
    { $people ->
        [one] { $people } pessoa,
        [many] { $people } de pessoas,
       *[other] { $people } pessoas,
    } { $accounts } com conta.
