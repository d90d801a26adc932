### What can be chosen: a new game, settings; and about the page.

new-title = Nova partida
new-begin = Começar
new-open = Abrir a mesa
new-change-title = Alterar a mesa
new-change-save = Salvar
new-opponent = Com quem?
opponent-is-computer-about = Você contra um adversário tão forte quanto quiser.
opponent-is-person-about = Lado a lado, ou com o aparelho entre vocês.
opponent-is-invite-about = Você envia um link; quem o abre se senta, em qualquer aparelho.
opponent-is-watch-about = Relaxe e veja como eles se saem.
new-level = Que nível?
new-level-one = Primeiro computador
new-level-two = Segundo computador
new-pass = Passar o aparelho
new-pass-about = Entre os turnos o tabuleiro fica coberto até o outro estar com o aparelho.
new-preset = Que tipo de partida?
preset-casual = Amistosa
preset-casual-about = O jogo da caixa, sem relógio, jogadas podem ser desfeitas.
preset-tournament = Torneio
preset-tournament-about = Um minuto por jogada, e um anúncio errado custa a partida.
preset-days = Sem pressa
preset-days-about = Três dias por jogada: volte quando quiser.
preset-beginners = Iniciantes
preset-beginners-about = Só cor e altura contam, com ajuda.
preset-child = Com uma criança
preset-child-about = O mesmo, e a criança só precisa anunciar.
preset-edition = Edição em português
preset-edition-about =
    { $what ->
        [late-call] Com o anúncio tardio, como nas regras impressas em português.
        [hard] As quatro têm de ter duas características em comum, como permitem as regras impressas em português.
        [squares] Só contam os quadrados de 2 × 2, como nas regras impressas em português para jogadores avançados.
        [clock-place] Um minuto para colocar e um para dar, como nas regras impressas em português.
        [clock-main] Quinze minutos para a partida toda, como nas regras impressas em português.
       *[clock-move] Um minuto por jogada, como nas regras impressas em português para qualquer partida.
    }
new-meeting = Quem pode vir?
new-in-lobby = Mostrar no salão
new-in-lobby-about = Quem estiver lá pode se sentar, e todos podem assistir.
new-watched = Outros podem assistir
new-watched-about = Quem tiver o link, depois que a partida começar.
new-rules = Regras
new-variant = Como se ganha?
new-features = O que conta?
new-shapes = Onde?
new-required = As quatro têm de ter duas características em comum
new-calling = Anúncio
calling-spoken = Pelos jogadores
new-false-call = Um anúncio errado custa
false-call-ignore = a chance
false-call-forfeit = a partida
new-late-call = Anúncio tardio
new-time = Tempo e começo
new-clock = Relógio
new-starter = Quem começa?
starter-is = { $player }
new-casual = Partida amistosa
new-casual-about = Pode ser pausada, e jogadas podem ser desfeitas.
new-help = Ajuda para os jogadores
new-help-none = nenhuma
new-help-some = a ajuda está ligada
new-help-casual-only = A ajuda é para partidas amistosas.
aid-threats = Mostrar ameaças
aid-threats-about = Casas em que uma peça completaria uma linha, e que tipo de peça.
aid-safe = Mostrar peças seguras
aid-safe-about = Peças com as quais o adversário não pode ganhar na hora.
aid-points = É preciso indicar o que se anuncia
aid-points-about = Crianças pequenas podem só anunciar.
new-from-position = A partida começa desta posição.
new-from-empty = Começar com o tabuleiro vazio
settings-title = Configurações
settings-theme = Claro ou escuro
theme-system = como o sistema
theme-light = claro
theme-dark = escuro
settings-set = Peças
set-wood = Madeira
set-wood-about = Madeira torneada, vista um pouco de cima.
set-flat = Planas
set-flat-about = Desenhos simples, para telas pequenas e mais clareza.
settings-table = Na mesa
settings-sound = Sons
settings-speech = Anúncios em voz alta
settings-animation = Peças em movimento
settings-coordinates = Letras e números junto ao tabuleiro
settings-contrast = Alto contraste
about-title = Sobre o Kvarto
about-game = Kvarto é o Quarto, o jogo para dois de Blaise Müller, em forma de programa: o jogo completo da caixa, com o anúncio. A maioria dos programas ganha por você assim que quatro peças combinam. Aqui é você quem precisa ver.
about-page = O computador joga em dez níveis, de alguém que nunca viu o jogo a alguém que nunca erra. Depois de uma partida, ele conta onde ela foi ganha e perdida.
about-privacy-title = O que fica guardado
about-privacy = O servidor guarda as partidas e até onde você chegou nas lições e nos problemas, e reconhece o seu navegador por um cookie, para que você possa voltar à sua mesa. Suas configurações ficam no navegador. Nada é enviado a mais ninguém. Com uma conta, ele guarda também o seu nome e um hash da sua senha. A página da conta dá a você tudo o que se guarda sobre você, e permite apagar.
about-keys-title = Sem mouse
about-keys = As setas percorrem o tabuleiro e as peças; Enter ou Espaço escolhe. As jogadas podem ser digitadas no painel ao lado do tabuleiro ou no menu da partida, e fileiras, colunas e diagonais podem ser lidas em voz alta. Depois de uma partida, as setas a percorrem.
about-licence-title = Licença
about-licence = Kvarto é software livre sob a licença MIT. Não tem ligação com a editora do jogo de tabuleiro.
about-version = Versão { $version }
