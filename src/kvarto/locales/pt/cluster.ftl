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
