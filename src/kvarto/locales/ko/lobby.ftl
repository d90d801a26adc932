### Where people meet, and who they are: the lobby, one's own games, the account.

## The lobby

lobby-title = 로비
lobby-coming = 로비에 들어가는 중…
lobby-here = { $count ->
    [1] 지금은 나 말고 아무도 없습니다.
   *[other] 지금 { $count }명이 있습니다.
}
lobby-anyone = 아무나와 두기
lobby-wish = 원하는 게임
lobby-seeking = 상대를 찾는 중…
lobby-seeking-about = 똑같거나 비슷한 게임을 원하는 사람이 나타나면 저절로 시작합니다. 그때까지 이 페이지에 계세요.
lobby-stop = 그만 찾기
lobby-found = 상대를 찾았습니다. 게임을 시작합니다.
lobby-tables = 열린 테이블
lobby-no-tables = 열린 테이블이 없습니다. 하나 열면 다음에 오는 사람이 앉을 수 있습니다.
lobby-open-table = 테이블 열기
lobby-your-table = 내 테이블
lobby-to-table = 가 보기
lobby-sit = 앉기
lobby-games = 볼 수 있는 게임
lobby-placed = { $placed ->
    [0] 막 시작함
   *[other] 말 { $placed }개 놓음
}
lobby-watch = 관전

## My games

mine-title = 내 게임
mine-coming = 내 게임을 찾는 중…
mine-none = 아직 여기서 게임을 하지 않았습니다.
mine-none-about = 내가 둔 게임이 여기에 나옵니다. 계정이 있으면 로그인해서 그 게임을 보세요.
mine-running = 진행 중
mine-tables = 상대 기다리는 중
mine-finished = 끝난 게임
mine-older = 지난 게임 더 보기
mine-download = 모두 .qgn으로 저장

## The account

sign-in-title = 로그인
sign-in-do = 로그인
account-guest = 지금은 게스트 { $name } 님입니다. 게임은 그대로 가져갑니다.
account-name = 이름
account-name-about = 같은 테이블의 사람들에게 보입니다.
account-password = 비밀번호
account-password-about = 여덟 자 이상. 나만 이어 붙일 법한 낱말 몇 개가 좋습니다.
# As the messages of errors.ftl, it begins with a small letter.
account-wrong-password = 비밀번호가 맞지 않습니다
password-show = 보기
account-new-title = 계정 만들기
account-new-about = 계정이 있으면 어느 기기에서나 내 게임을 찾고 내 이름으로 게임할 수 있습니다. 이메일 주소는 묻지 않습니다.
account-new-do = 계정 만들기
account-has-one = 로그인하기
account-forgotten = 비밀번호를 잊으셨나요?
account-recover-title = 새 비밀번호
account-recover-about = 계정을 만들 때 적어 둔 복구 코드를 쓰세요. 모든 브라우저에서 로그아웃되고 새 코드를 받게 됩니다.
account-code = 복구 코드
account-code-about = 대소문자와 띄어쓰기는 상관없습니다.
account-recover-do = 새 비밀번호 정하기
account-is-yours = 로그인했습니다. 같은 테이블의 사람들에게 이 이름이 보입니다.
account-sign-out = 로그아웃
account-password-title = 비밀번호 바꾸기
account-password-others = 다른 브라우저에서는 모두 로그아웃됩니다.
account-old-password = 현재 비밀번호
account-new-password = 새 비밀번호
account-password-do = 바꾸기
account-password-changed = 비밀번호를 바꿨습니다.
account-export-title = 나에 대해 저장된 것
account-export-about = 이름, 가입한 날, 내 기보까지 모두 파일 하나에 담겨 있습니다.
account-export-do = 저장하기
account-delete-title = 계정 삭제
account-delete-about = 이름과 비밀번호가 바로, 영원히 지워집니다. 게임은 상대에게 내 이름 없이 남습니다.
account-delete-do = 영원히 삭제
account-deleted = 계정을 삭제했습니다.

# The code is shown once.
recovery-title = 적어 두세요
recovery-about = 비밀번호를 잊으면 이 복구 코드로만 돌아올 수 있습니다. 지금 한 번만 보여 드립니다.
recovery-copy = 복사
recovery-done = 적어 두었습니다

## Coming back as a guest from another device

return-title = 돌아오기
return-coming = 내 게임을 찾는 중…
return-as-another = 이 브라우저에서는 { $name } 님입니다. 이 링크를 직접 만들었을 때만 돌아오세요. 여기 있는 게임도 함께 옮겨지고, 링크를 만든 사람이 그 게임을 둘 수 있습니다.
return-come = 돌아오기
return-stay = 그대로 있기
return-no-code = 주소가 온전하지 않습니다. 받은 링크 전체를 여세요.
return-another = 다른 기기에서 게임 메뉴나 계정 페이지로 가면 새 링크를 만들 수 있습니다.
