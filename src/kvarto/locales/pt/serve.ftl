# `kvarto serve`.

serve-short-help = Abre a página onde se joga.
serve-help =
    Põe a página no ar: jogar contra o computador, a dois neste aparelho, ou ver partidas. Ela é só para
    este aparelho, a menos que --lan a abra para a rede de casa ou que --public-url diga onde todos a
    encontram. As partidas ficam guardadas e continuam depois de uma parada. Ctrl-C encerra.

    Cada opção também pode ser dada como variável de ambiente: KVARTO_PUBLIC_URL para --public-url.
serve-host-help = O endereço em que escutar.
serve-port-help = A porta; 0 usa uma que esteja livre.
serve-lan-help = Escuta na rede de casa e mostra o endereço e um código QR para um celular.
serve-public-url-help =
    Onde todos encontram este servidor, por exemplo https://kvarto.example: o endereço dos links e dos
    códigos QR, e o único cujas páginas podem jogar aqui.
serve-trusted-proxy-help =
    O endereço ou a rede de um proxy na frente deste servidor, que diz quem está pedindo. O que outros
    disserem sobre isso é ignorado. Pode ser dada mais de uma vez.
serve-data-help = O arquivo que guarda as partidas (se não for indicado, um na sua pasta de dados).
serve-keep-days-help =
    Apaga as partidas de convidados encerradas há tantos dias; as das contas ficam. 0 guarda todas. Se
    não for indicado, { $days } com --public-url; sem ele, ficam guardadas.
serve-most-games-help = Quantas partidas no máximo ficam abertas ao mesmo tempo, de todas as pessoas juntas.
serve-most-sockets-help = Quantas páginas no máximo ficam conectadas ao mesmo tempo.
serve-metrics-help = Se há uma página de números para o Prometheus em /metrics.
serve-metrics-from-help =
    O endereço ou a rede de onde /metrics pode ser lida; se não for indicado, esta máquina. Pode ser
    dada mais de uma vez.
serve-open-help = Abre a página no navegador.
serve-log-level-help = A partir de que nível registrar, em linhas JSON na saída de erros.
serve-not-installed =
    O servidor precisa de mais do que a instalação básica ({ $what }).
    Instale com: pip install "kvarto[server]"
serve-bad-public-url =
    { $text } não é um endereço para todos. Ele é feito de http:// ou https:// e do nome de um host como
    os navegadores o escrevem, talvez com uma porta, e nada depois: https://kvarto.example
serve-https-needs-proxy =
    Para { $url }, algo na frente deste servidor precisa falar TLS. Diga onde isso fica, com
    --trusted-proxy 127.0.0.1 se for nesta máquina.
serve-bad-network =
    { $text } não é um endereço nem uma rede. Escreva, por exemplo, 192.168.1.7 ou 192.168.1.0/24.
serve-port-taken =
    A porta { $port } está ocupada, talvez por outro kvarto.
    Feche esse, ou use outra porta: kvarto serve --port { $next }
serve-cannot-listen = Não é possível escutar em { $host }, porta { $port }: { $why }.
serve-address = Jogue em { $address }
serve-listening = Escutando em { $address }
serve-file = As partidas ficam guardadas em { $file }
serve-scan = Ou escaneie isto com um celular na mesma rede:
serve-how-to-stop = Aperte Ctrl-C para parar.
serve-stopped = Parado. Todas as partidas estão guardadas.
