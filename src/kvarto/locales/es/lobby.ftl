### Where people meet, and who they are: the lobby, one's own games, the account.

## The lobby

lobby-title = Sala
lobby-coming = Echando un vistazo a la sala…
lobby-here = { $count ->
    [one] Ahora mismo no hay nadie más.
    [many] Hay { $count } de personas aquí.
   *[other] Hay { $count } personas aquí.
}
lobby-anyone = Jugar con quien sea
lobby-wish = Tus preferencias
lobby-seeking = Buscando a alguien…
lobby-seeking-about = La partida empieza sola en cuanto alguien busque lo mismo, o algo parecido. Hasta entonces, quédate en esta página.
lobby-stop = Dejar de buscar
lobby-found = Ya hay alguien. La partida empieza.
lobby-tables = Mesas abiertas
lobby-no-tables = No hay ninguna mesa abierta. Abre una, y quien llegue después podrá sentarse.
lobby-open-table = Abrir una mesa
lobby-your-table = Tu mesa
lobby-to-table = Ir
lobby-sit = Sentarse
lobby-games = Partidas para ver
lobby-placed = { $placed ->
    [0] recién empezada
    [one] una pieza colocada
    [many] { $placed } de piezas colocadas
   *[other] { $placed } piezas colocadas
}
lobby-watch = Ver

## My games

mine-title = Mis partidas
mine-coming = Buscando tus partidas…
mine-none = Todavía no has jugado aquí.
mine-none-about = Lo que juegues aparecerá aquí. Si tienes una cuenta, inicia sesión para ver sus partidas.
mine-running = En curso
mine-tables = A la espera de alguien
mine-finished = Terminadas
mine-older = Partidas más antiguas
mine-download = Guardar todas en .qgn

## The account

sign-in-title = Iniciar sesión
sign-in-do = Entrar
account-guest = De momento estás aquí con el nombre de invitado { $name }. Tus partidas van contigo.
account-name = Nombre
account-name-about = Lo ven los demás en la mesa.
account-password = Contraseña
account-password-about = Al menos ocho caracteres. Van bien unas cuantas palabras que solo a ti se te ocurriría juntar.
# As the messages of errors.ftl, it begins with a small letter.
account-wrong-password = esta no es tu contraseña
password-show = Mostrar
account-new-title = Crear una cuenta
account-new-about = Con una cuenta encuentras tus partidas en todos tus dispositivos y juegas con un nombre propio. No se pide ninguna dirección de correo.
account-new-do = Crear la cuenta
account-has-one = Ya tengo una cuenta
account-forgotten = ¿Has olvidado la contraseña?
account-recover-title = Una contraseña nueva
account-recover-about = Con el código de recuperación que anotaste al crear la cuenta. Se cerrará la sesión en todos los navegadores y recibirás un código nuevo.
account-code = Código de recuperación
account-code-about = Da igual si va en mayúsculas o minúsculas, y con o sin espacios.
account-recover-do = Guardar la nueva contraseña
account-is-yours = Has iniciado sesión. Los demás ven este nombre en la mesa.
account-sign-out = Cerrar sesión
account-password-title = Cambiar la contraseña
account-password-others = Se cerrará la sesión en todos los demás navegadores.
account-old-password = Contraseña actual
account-new-password = Contraseña nueva
account-password-do = Cambiarla
account-password-changed = La contraseña ha cambiado.
account-export-title = Lo que se guarda sobre ti
account-export-about = Todo en un solo archivo: tu nombre, cuándo llegaste y tus partidas.
account-export-do = Guardarlo
account-delete-title = Eliminar la cuenta
account-delete-about = Tu nombre y tu contraseña se olvidan al momento y para siempre. Las partidas se quedan con quienes jugaron contigo, sin tu nombre.
account-delete-do = Eliminar para siempre
account-deleted = La cuenta se ha eliminado.

# The code is shown once.
recovery-title = Anota esto
recovery-about = Si algún día olvidas tu contraseña, este código de recuperación es la única forma de volver. Solo se muestra ahora.
recovery-copy = Copiar
recovery-done = Ya está anotado

## Coming back as a guest from another device

return-title = De vuelta
return-coming = Buscando tus partidas…
return-as-another = En este navegador eres { $name }. Sigue solo si creaste tú este enlace: tus partidas de aquí van contigo, y quien creó el enlace podrá jugarlas.
return-come = Seguir
return-stay = Quedarme como estoy
return-no-code = Esta dirección no está completa. Abre el enlace entero que recibiste.
return-another = En el otro dispositivo puedes crear un enlace nuevo, en el menú de la partida o en la página de la cuenta.
