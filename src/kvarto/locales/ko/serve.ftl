# `kvarto serve`.

serve-short-help = 게임을 할 페이지를 엽니다.
serve-help =
    페이지를 제공합니다. 컴퓨터와 두거나, 이 기기에서 둘이 두거나, 게임을 볼 수 있습니다.
    --lan으로 집 네트워크에 열거나 --public-url로 모두가 찾아올 주소를 정하지 않으면
    이 기기에서만 쓸 수 있습니다. 게임은 저장되며 멈춘 뒤에도 이어집니다. Ctrl-C로 멈춥니다.

    모든 옵션은 환경 변수로도 줄 수 있습니다. --public-url은 KVARTO_PUBLIC_URL입니다.
serve-host-help = 연결을 받을 주소.
serve-port-help = 포트. 0이면 비어 있는 아무 포트나 씁니다.
serve-lan-help = 집 네트워크에 열고, 주소와 휴대전화용 QR 코드를 출력합니다.
serve-public-url-help =
    모두가 이 서버를 찾는 주소(예: https://kvarto.example). 링크와 QR 코드에 쓰이며,
    이 주소의 페이지에서만 게임을 할 수 있습니다.
serve-trusted-proxy-help =
    이 서버 앞에서 접속자를 알려 주는 프록시의 주소나 네트워크. 그 밖의 곳에서 알려 주는 것은
    무시합니다. 여러 번 줄 수 있습니다.
serve-data-help = 게임을 저장하는 파일(없으면 내 데이터 폴더의 파일).
serve-keep-days-help =
    끝난 지 이만큼 지난 게스트의 게임을 지웁니다. 계정의 게임은 남습니다. 0이면 모두 남깁니다.
    주지 않으면 --public-url이 있을 때 { $days }일, 없을 때는 모두 남깁니다.
serve-most-games-help = 모든 사람을 합쳐 동시에 열 수 있는 게임의 최대 수.
serve-most-sockets-help = 동시에 연결할 수 있는 페이지의 최대 수.
serve-metrics-help = /metrics에 Prometheus용 수치 페이지를 둘지.
serve-metrics-from-help =
    /metrics를 읽을 수 있는 주소나 네트워크. 없으면 이 컴퓨터만 됩니다. 여러 번 줄 수 있습니다.
serve-open-help = 브라우저에서 페이지를 엽니다.
serve-log-level-help = 어느 수준부터 기록할지. 표준 오류에 한 줄에 하나씩 JSON으로 씁니다.
serve-not-installed =
    서버를 쓰려면 기본 설치만으로는 부족합니다({ $what }).
    이렇게 설치하세요: pip install "kvarto[server]"
serve-bad-public-url =
    모두가 쓸 수 있는 주소가 아닙니다: { $text }
    http:// 또는 https:// 뒤에 브라우저가 쓰는 호스트 이름과 필요하면 포트만 쓰고,
    그 뒤에는 아무것도 쓰지 않습니다: https://kvarto.example
serve-https-needs-proxy =
    { $url } 주소를 쓰려면 이 서버 앞에 TLS를 맡을 것이 있어야 합니다. 그것이 어디 있는지 알려 주세요.
    이 컴퓨터에 있다면 --trusted-proxy 127.0.0.1입니다.
serve-bad-network =
    주소나 네트워크가 아닙니다: { $text }
    192.168.1.7 또는 192.168.1.0/24처럼 쓰세요.
serve-port-taken =
    포트 { $port }번은 이미 쓰이고 있습니다. 다른 kvarto일 수도 있습니다.
    그것을 닫거나 다른 포트를 쓰세요: kvarto serve --port { $next }
serve-cannot-listen = { $host }, 포트 { $port }번에서 연결을 받을 수 없습니다: { $why }.
serve-address = 여기서 게임하세요: { $address }
serve-listening = 연결을 받는 주소: { $address }
serve-file = 게임이 저장되는 파일: { $file }
serve-scan = 또는 같은 네트워크의 휴대전화로 스캔하세요:
serve-how-to-stop = 멈추려면 Ctrl-C를 누르세요.
serve-stopped = 멈췄습니다. 모든 게임을 저장했습니다.
