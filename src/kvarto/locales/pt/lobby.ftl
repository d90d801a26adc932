### Where people meet, and who they are: the lobby, one's own games, the account.

## The lobby

lobby-title = Salão
lobby-coming = Dando uma olhada no salão…
lobby-here = { $count ->
    [one] No momento não há mais ninguém aqui.
    [many] Há { $count } de pessoas aqui.
   *[other] Há { $count } pessoas aqui.
}
lobby-anyone = Jogar com qualquer um
lobby-wish = Suas preferências
lobby-seeking = Procurando alguém…
lobby-seeking-about = A partida começa sozinha assim que alguém quiser o mesmo, ou algo parecido. Até lá, fique nesta página.
lobby-stop = Parar de procurar
lobby-found = Apareceu alguém. A partida vai começar.
lobby-tables = Mesas abertas
lobby-no-tables = Nenhuma mesa está aberta. Abra uma, e quem chegar depois pode se sentar.
lobby-open-table = Abrir uma mesa
lobby-your-table = Sua mesa
lobby-to-table = Ir para lá
lobby-sit = Sentar-se
lobby-games = Partidas para assistir
lobby-placed = { $placed ->
    [0] acabou de começar
    [one] { $placed } peça colocada
    [many] { $placed } de peças colocadas
   *[other] { $placed } peças colocadas
}
lobby-watch = Assistir

## My games

mine-title = Minhas partidas
mine-coming = Procurando suas partidas…
mine-none = Você ainda não jogou aqui.
mine-none-about = O que você jogar aparecerá aqui. Se tem uma conta, entre para ver as partidas dela.
mine-running = Em andamento
mine-tables = À espera de alguém
mine-finished = Encerradas
mine-older = Partidas mais antigas
mine-download = Salvar tudo em .qgn

## The account

sign-in-title = Entrar
sign-in-do = Entrar
account-guest = Por enquanto, o seu nome de convidado aqui é { $name }. Suas partidas vão com você.
account-name = Nome
account-name-about = Os outros o veem na mesa.
account-password = Senha
account-password-about = Pelo menos oito caracteres. Vão bem algumas palavras que só você juntaria.
# As the messages of errors.ftl, it begins with a small letter.
account-wrong-password = esta não é a sua senha
password-show = Mostrar
account-new-title = Criar uma conta
account-new-about = Com uma conta você encontra suas partidas em qualquer aparelho e joga com um nome só seu. Não se pede endereço de e-mail.
account-new-do = Criar a conta
account-has-one = Já tenho uma conta
account-forgotten = Esqueceu a senha?
account-recover-title = Uma nova senha
account-recover-about = Com o código de recuperação que você anotou ao criar a conta. Todos os navegadores serão desconectados, e você receberá um novo código.
account-code = Código de recuperação
account-code-about = Maiúsculas, minúsculas e espaços não fazem diferença.
account-recover-do = Definir a nova senha
account-is-yours = Você entrou na sua conta. Na mesa, os outros veem este nome.
account-sign-out = Sair
account-password-title = Mudar a senha
account-password-others = Todos os outros navegadores serão desconectados.
account-old-password = Senha atual
account-new-password = Nova senha
account-password-do = Mudar
account-password-changed = A senha foi alterada.
account-export-title = O que fica guardado sobre você
account-export-about = Tudo num só arquivo: seu nome, quando você chegou e suas partidas.
account-export-do = Salvar
account-delete-title = Excluir a conta
account-delete-about = Seu nome e sua senha são esquecidos na hora e para sempre. As partidas ficam com quem jogou com você, sem o seu nome.
account-delete-do = Excluir para sempre
account-deleted = A conta foi excluída.

# The code is shown once.
recovery-title = Anote isto
recovery-about = Se um dia você esquecer a senha, este código de recuperação é o único caminho de volta. Ele só é mostrado agora.
recovery-copy = Copiar
recovery-done = Já anotei

## Coming back as a guest from another device

return-title = De volta
return-coming = Procurando suas partidas…
return-as-another = Neste navegador você é { $name }. Continue só se foi você que criou este link: suas partidas daqui vão junto, e quem criou o link pode jogá-las.
return-come = Continuar
return-stay = Ficar como estou
return-no-code = Este endereço não está completo. Abra o link inteiro que você recebeu.
return-another = No outro aparelho você pode criar um novo link, no menu da partida ou na página da conta.
