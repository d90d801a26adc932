### Two people at two devices: inviting, being there, saying something, watching.

## Titles of the browser's window

title-waiting = 기다리는 중 – Kvarto
title-invited = { $player } 님의 초대 – Kvarto
title-your-turn = 내 차례! { $first } 대 { $second }

## A table that waits for somebody to sit down: for who has made it

waiting-title = 테이블이 준비되었습니다
waiting-link = 함께 게임할 사람에게 이 링크를 보내세요. 먼저 여는 사람이 앉을 수 있습니다.
waiting-lobby = 이 테이블은 로비에 있어 누구나 볼 수 있습니다. 링크를 보낼 수도 있습니다.
waiting-link-label = 내 테이블 링크
waiting-about = 누군가 앉으면 게임이 저절로 시작됩니다.
waiting-only-here = 이 링크는 이 기기에서만 열립니다. 같은 네트워크의 다른 기기와 하려면 Kvarto를 ‘kvarto serve --lan’으로 시작하고 표시된 주소를 여세요.
waiting-qr = 또는 휴대전화로 스캔하세요.
waiting-change = 바꾸기
waiting-withdraw = 초대 취소
waiting-notify = 누가 오면 알림 받기
waiting-notified = 이 페이지가 뒤에 있어도 알려 드립니다.
notify-refused = 이 브라우저에서는 알림을 보낼 수 없습니다.
withdrawn-title = 초대를 취소했습니다
withdrawn-about = 링크는 이제 쓸 수 없습니다.

# Passing an address on.
link-copy = 복사
link-share = 공유
link-qr = 링크 QR 코드

## … and for who is invited

invited-title = { $player } 님이 게임에 초대합니다
invited-sit = 앉기
# $name is that of an account, or was made up before.
invited-as = 내 이름: { $name }
invited-made-up = 임시 이름으로 게임합니다.
# Stands in the empty field for the name.
invited-made-up-name = 임시 이름
taken-title = 이제 빈자리가 없습니다
taken-about = 다른 사람이 앉았거나 { $player } 님이 초대를 취소했습니다.
game-gone-why = 초대가 취소되었거나, 다른 사람이 앉았거나, 두 플레이어만 볼 수 있는 게임일 수 있습니다.

# What is agreed on.
terms-variant = 이기는 방법
# $variant is a kind-standard and the like, $meaning what it means.
variant-meaning = { $variant }. { $meaning }
terms-calling = 외치기
terms-wrong-passes = 틀리게 외치면 그 기회를 잃습니다.
terms-wrong-loses = 틀리게 외치면 게임에서 집니다.
terms-no-pointing = 외치고 나서 가리키지 않아도 됩니다.
terms-clock = 시계
terms-first = 선공
terms-you = 나
terms-guest = 앉는 사람
terms-also = 그 밖에
terms-casual = 상대가 받아들이면 수를 무를 수 있습니다.
terms-serious = 수를 무를 수 없습니다.
terms-watched = 링크가 있으면 누구나 관전할 수 있습니다.
terms-private = 다른 사람은 관전할 수 없습니다.

## Being there

# Beside a player's name; $time is minutes and seconds.
presence-away = 자리 비움 { $time }
presence-grace = 자리 비움, 남은 시간 { $time }
presence-back = 돌아옴
said-sits-down = { $player } 님이 앉았습니다. 게임을 시작합니다.
said-goes-away = { $player } 님이 자리를 비웠습니다.
said-comes-back = { $player } 님이 돌아왔습니다.

## Proposals, and another game

said-you-offer-draw = 무승부를 제안했습니다.
said-you-ask-take-back = 무르기를 부탁했습니다.
said-wants-rematch = { $player } 님이 한 판 더 두고 싶어 합니다.
rematch-waiting = 한 판 더 청했습니다. { $player } 님을 기다리는 중…
rematch-accept = 한 판 더

## Something to say

say-title = 한마디
# $phrase is one of the following.
# As in English.
said-phrase = { $player }: { $phrase }
phrase-hello = 안녕하세요!
phrase-good-luck = 잘 부탁드려요!
phrase-nice-move = 좋은 수네요!
phrase-oops = 앗!
phrase-one-moment = 잠깐만요.
phrase-your-turn = 그쪽 차례예요.
phrase-well-played = 잘 두셨어요!
phrase-thanks = 고맙습니다!
phrase-once-more = 한 판 더 할까요?
phrase-goodbye = 안녕히 계세요!

# Reactions are drawings; these are their names, and what is said aloud.
phrase-smile = 미소
phrase-surprised = 놀람
phrase-thinking = 고민
phrase-applause = 박수
said-smile = { $player } 님이 웃습니다.
said-surprised = { $player } 님이 놀랍니다.
said-thinking = { $player } 님이 고민합니다.
said-applause = { $player } 님이 박수를 칩니다.

## Watching

watching = 관전 중입니다.
watching-behind = 관전 중입니다({ $seconds }초 늦게 보임).
watchers = { $count }명이 관전 중

## In the menu of a game

menu-notify-on = 내 차례 알림: 켬
menu-notify-off = 내 차례 알림: 끔
menu-watch-link = 관전 링크 복사
menu-return-link = 다른 기기에서 이어 하기
return-link-title = 다시 들어오는 링크
return-link-about = 다른 기기에서 이 링크를 열면 같은 플레이어로 이어 할 수 있습니다. 링크를 가진 사람은 나로 게임할 수 있으니 혼자만 간직하세요.
