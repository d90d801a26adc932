### What can be chosen: a new game, settings; and about the page.

new-title = 새 게임
new-begin = 시작
new-open = 테이블 열기
new-change-title = 테이블 바꾸기
new-change-save = 저장
new-opponent = 누구와 할까요?
opponent-is-computer-about = 원하는 만큼 강한 상대와 둡니다.
opponent-is-person-about = 나란히, 또는 기기를 사이에 두고.
opponent-is-invite-about = 링크를 보내면 여는 사람이 자리에 앉습니다. 어느 기기든 괜찮습니다.
opponent-is-watch-about = 느긋하게 지켜보세요.
new-level = 얼마나 강하게?
new-level-one = 첫째 컴퓨터
new-level-two = 둘째 컴퓨터
new-pass = 기기 넘겨주기
new-pass-about = 차례가 바뀔 때마다 상대가 기기를 받을 때까지 보드를 가립니다.
new-preset = 어떤 게임을 할까요?
preset-casual = 친선
preset-casual-about = 원래 규칙대로, 시계 없이, 무를 수 있습니다.
preset-tournament = 대회
preset-tournament-about = 한 수에 1분, 틀리게 외치면 집니다.
preset-days = 느긋하게
preset-days-about = 한 수에 사흘. 내킬 때 돌아오세요.
preset-beginners = 초보
preset-beginners-about = 색과 키만 보고, 힌트가 있습니다.
preset-child = 아이와 함께
preset-child-about = 초보와 같고, 아이는 외치기만 하면 됩니다.
# For languages whose printed rules differ. $what is what they have of their own.
preset-edition = 인쇄판 규칙
preset-edition-about =
    { $what ->
        [late-call] 이 언어의 인쇄판 규칙처럼 늦은 외침이 있습니다.
        [hard] 이 언어의 인쇄판 규칙이 허용하는 대로, 넷의 특징이 둘 같아야 합니다.
        [squares] 이 언어의 인쇄판 고급 규칙처럼 2 × 2 정사각형만 됩니다.
        [clock-place] 이 언어의 인쇄판 규칙처럼 놓는 데 1분, 건네는 데 1분입니다.
        [clock-main] 이 언어의 인쇄판 규칙처럼 게임 전체가 15분입니다.
       *[clock-move] 이 언어의 인쇄판 규칙처럼 어떤 게임이든 한 수에 1분입니다.
    }
new-meeting = 누가 올 수 있나요?
new-in-lobby = 로비에 보이기
new-in-lobby-about = 로비에 있는 누구나 앉을 수 있고, 모두가 관전할 수 있습니다.
new-watched = 관전 허용
new-watched-about = 게임이 시작되면 링크가 있는 누구나 볼 수 있습니다.
new-rules = 규칙
new-variant = 무엇으로 이기나요?
new-features = 어떤 특징을 보나요?
new-shapes = 어디에서?
new-required = 넷의 특징이 둘 같아야 함
new-calling = 외치기
calling-spoken = 외쳐야 함
new-false-call = 틀리게 외치면 잃는 것
false-call-ignore = 그 기회
false-call-forfeit = 게임
new-late-call = 늦은 외침
new-time = 시간과 선공
new-clock = 시계
new-starter = 누가 먼저 할까요?
starter-is = { $player }
new-casual = 친선 게임
new-casual-about = 멈출 수 있고, 수를 무를 수 있습니다.
new-help = 플레이어 도움
new-help-none = 없음
new-help-some = 힌트 켜짐
new-help-casual-only = 힌트는 친선 게임에만 있습니다.
aid-threats = 위협 보이기
aid-threats-about = 줄이 완성될 칸과, 어떤 말이면 완성되는지.
aid-safe = 안전한 말 보이기
aid-safe-about = 건네도 상대가 바로 이길 수 없는 말.
aid-points = 외치고 나서 가리키기
aid-points-about = 어린아이는 외치기만 해도 됩니다.
new-from-position = 이 국면에서 게임을 시작합니다.
new-from-empty = 빈 보드에서 시작
settings-title = 설정
settings-theme = 밝게 또는 어둡게
theme-system = 시스템 설정대로
theme-light = 밝게
theme-dark = 어둡게
settings-set = 말
set-wood = 나무
set-wood-about = 깎아 만든 나무 말을 비스듬히 위에서 본 모습.
set-flat = 평면
set-flat-about = 작은 화면에서도 또렷한 단순한 그림.
settings-table = 게임할 때
settings-sound = 소리
settings-speech = 외침을 목소리로 듣기
settings-animation = 말의 움직임
settings-coordinates = 보드의 글자와 숫자
settings-contrast = 고대비
about-title = Kvarto 소개
about-game = Kvarto는 블레즈 뮐러(Blaise Müller)의 2인용 게임 콰르토를 옮긴 소프트웨어입니다. 외치기까지, 인쇄판의 모든 것이 들어 있습니다. 대부분의 프로그램은 말 넷이 맞으면 저절로 이기게 해 주지만, 여기서는 스스로 알아보아야 합니다.
about-page = 컴퓨터는 이 게임을 처음 보는 상대부터 절대 실수하지 않는 상대까지 열 가지 레벨로 둡니다. 게임이 끝나면 승부가 어디서 갈렸는지 알려 줍니다.
about-privacy-title = 저장되는 것
about-privacy = 서버는 게임과 배우기·문제의 진도를 저장하고, 내 테이블로 돌아올 수 있도록 쿠키로 브라우저를 알아봅니다. 설정은 브라우저에 남습니다. 다른 누구에게도 아무것도 보내지 않습니다. 계정이 있으면 이름과 비밀번호의 해시도 저장합니다. 계정 페이지에서 나에 대해 저장된 모든 것을 받고 지울 수 있습니다.
about-keys-title = 마우스 없이
about-keys = 화살표 키로 보드와 말 사이를 옮겨 다니고, Enter나 스페이스로 고릅니다. 수는 보드 옆의 패널이나 게임 메뉴에서 입력할 수 있고, 가로줄과 세로줄, 대각선을 소리 내어 읽게 할 수도 있습니다. 게임이 끝나면 화살표 키로 넘겨 봅니다.
about-licence-title = 라이선스
about-licence = Kvarto는 MIT 라이선스의 자유 소프트웨어입니다. 보드게임의 출판사와는 관련이 없습니다.
about-version = 버전 { $version }
