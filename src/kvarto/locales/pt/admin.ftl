### `kvarto admin`.

admin-help = Cuida das pessoas: dar outro nome a uma conta, contar pessoas, procurar uma.
admin-rename-help =
    Dá à conta OLD o nome NEW, por exemplo porque OLD ofende. Todas as partidas dela passam a mostrar o
    novo nome. Uma partida aberta num servidor em execução mostra o antigo até ser guardada.
admin-rename-short-help = Dá outro nome a uma conta.
admin-renamed = { $old } agora se chama { $new }, também em todas as partidas.
admin-people-help =
    Diz quantas pessoas há, ou o que se sabe da conta NAME: desde quando existe, quantas partidas jogou,
    em quantos navegadores está conectada, quando esteve aqui pela última vez.
admin-people-short-help = Conta pessoas, ou procura uma conta.
admin-accounts =
    { $accounts ->
        [one] { $accounts } conta
        [many] { $accounts } de contas
       *[other] { $accounts } contas
    }
admin-guests =
    { $guests ->
        [one] { $guests } convidado
        [many] { $guests } de convidados
       *[other] { $guests } convidados
    }
admin-browsers =
    { $browsers ->
        [one] { $browsers } navegador
        [many] { $browsers } de navegadores
       *[other] { $browsers } navegadores
    }
admin-account = { $name }, desde { $since }
admin-games =
    { $games ->
        [one] { $games } partida
        [many] { $games } de partidas
       *[other] { $games } partidas
    }
admin-last-seen = última visita em { $day }
