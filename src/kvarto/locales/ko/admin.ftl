### `kvarto admin`.

admin-help = 사람을 관리합니다: 계정 이름 바꾸기, 사람 수 세기, 찾아보기.
admin-rename-help =
    계정 OLD의 이름을 NEW로 바꿉니다. 예를 들어 OLD가 불쾌한 이름일 때 씁니다.
    모든 게임에 새 이름이 쓰입니다. 돌고 있는 서버에서 열려 있는 게임은 치워질 때까지 옛 이름을 보여 줍니다.
admin-rename-short-help = 계정의 이름을 바꿉니다.
admin-renamed = 이름을 바꿨습니다: { $old } → { $new }. 모든 게임에서도 바뀝니다.
admin-people-help =
    사람이 몇 명인지, 또는 계정 NAME에 대해 알려 줍니다: 언제 만들었는지, 게임을 몇 번 했는지,
    브라우저 몇 개가 로그인해 있는지, 마지막으로 언제 왔는지.
admin-people-short-help = 사람 수를 세거나 계정을 찾아봅니다.
admin-accounts = 계정 { $accounts }개
admin-guests = 게스트 { $guests }명
admin-browsers = 브라우저 { $browsers }개
admin-account = { $name }, { $since }부터
admin-games = 게임 { $games }개
admin-last-seen = 마지막 방문: { $day }
