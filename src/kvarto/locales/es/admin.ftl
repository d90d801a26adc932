### `kvarto admin`.

admin-help = Se ocupa de las personas: cambiar el nombre de una cuenta, contarlas, buscar una.
admin-rename-help =
    Da a la cuenta OLD el nombre NEW, por ejemplo porque OLD ofende. Todas sus partidas llevan el nombre
    nuevo. Una partida abierta en un servidor en marcha muestra el antiguo hasta que se guarda.
admin-rename-short-help = Cambia el nombre de una cuenta.
admin-renamed = { $old } se llama ahora { $new }, también en todas las partidas.
admin-people-help =
    Dice cuántas personas hay, o lo que se sabe de la cuenta NAME: desde cuándo existe, cuántas partidas
    ha jugado, en cuántos navegadores tiene la sesión abierta, cuándo estuvo aquí por última vez.
admin-people-short-help = Cuenta a las personas, o busca una cuenta.
admin-accounts =
    { $accounts ->
        [one] { $accounts } cuenta
        [many] { $accounts } de cuentas
       *[other] { $accounts } cuentas
    }
admin-guests =
    { $guests ->
        [one] { $guests } invitado
        [many] { $guests } de invitados
       *[other] { $guests } invitados
    }
admin-browsers =
    { $browsers ->
        [one] { $browsers } navegador
        [many] { $browsers } de navegadores
       *[other] { $browsers } navegadores
    }
admin-account = { $name }, desde el { $since }
admin-games =
    { $games ->
        [one] { $games } partida
        [many] { $games } de partidas
       *[other] { $games } partidas
    }
admin-last-seen = última visita el { $day }
