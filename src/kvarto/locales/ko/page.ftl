### The page: everything but the words of the game itself and the page of rules.

# The name of the page.
# As in English.
name = Kvarto

## The way around

skip = 본문으로 건너뛰기
nav-label = 페이지
nav-home = 첫 페이지
nav-menu = 메뉴
nav-new = 새 게임
nav-lobby = 로비
nav-games = 내 게임
# Said after "My games".
nav-games-wait = (내 차례인 게임 { $count }개)
nav-account = 계정
nav-rules = 규칙
nav-settings = 설정
nav-about = 소개
nav-replay = 기보 열기
language = 언어
close = 닫기

## Titles of the browser's window

title-home = Kvarto: 말 열여섯 개의 게임
title-new = 새 게임 – Kvarto
title-replay = 기보 – Kvarto
title-position = 국면
title-rules = 규칙 – Kvarto
title-settings = 설정 – Kvarto
title-about = 소개 – Kvarto
title-nowhere = 찾을 수 없음 – Kvarto
title-game = { $first } 대 { $second }

## When something goes wrong

# $what is a message of errors.ftl; it begins with a small letter.
page-refused = 그렇게는 안 됩니다: { $what }.
page-not-reached = 서버에 연결할 수 없습니다. 잠시 뒤에 다시 해 보세요.
line-lost = 연결이 끊겼습니다. 다시 연결하는 중…
nowhere-title = 여기에는 아무것도 없습니다
nowhere-text = 이 주소의 페이지는 없습니다.

## The first page

home-about = 놓을 말은 내가 고르지 않습니다. 상대가 건네줍니다. 한 줄에 놓인 넷에 공통점이 있으면 이깁니다. 단, 그것을 알아보고 상대보다 먼저 “콰르토!”를 외쳐야 합니다.
home-play = 게임하기
home-friend = 친구와 하기
home-lobby = 로비로
home-all-games = 내 게임 모두 보기
home-learn = 게임 배우기
home-choose = 게임 고르기
home-resume = 계속: { $first } 대 { $second }

## A new game

opponent-is-computer = 컴퓨터
opponent-is-person = 이 기기에서 둘이
opponent-is-invite = 링크로 초대
opponent-is-watch = 컴퓨터끼리 관전
new-name = 내 이름
name-guest = 게스트
name-one = 플레이어 1
name-two = 플레이어 2
name-other = 상대 플레이어
# A second player of the same name.
namesake = { $name } 2호
kind-standard = 표준
kind-standard-about = 가로줄, 세로줄, 대각선. 네 특징을 모두 봅니다.
kind-beginners = 초보
kind-beginners-about = 특징 몇 가지만 봅니다.
kind-advanced = 고급
kind-advanced-about = 2 × 2 정사각형 아홉 개도 됩니다.
kind-squares = 정사각형만
kind-squares-about = 2 × 2 정사각형만 됩니다.
kind-hard = 어려움
kind-hard-about = 넷의 특징이 둘 같아야 합니다.
kind-own = 내 마음대로
kind-own-about = 무엇을 볼지 직접 정합니다.
calling-spoken-about = 원래 규칙처럼 콰르토를 외쳐야만 이깁니다.
calling-automatic = 자동
calling-automatic-about = 콰르토를 완성한 사람이 저절로 이깁니다.
new-late-call-about = 건넨 뒤에도 그 말이 놓이기 전까지 외칠 수 있습니다.
clock-none = 시계 없음
clock-move = 한 수에 { $seconds }초
clock-place = 놓는 데 { $seconds }초, 건네는 데도 똑같이
clock-main = { $minutes }분, 한 수마다 { $increment }초 추가
clock-whole = 게임 전체에 { $minutes }분
clock-days = 한 수에 { $days }일
starter-dice = 주사위로

## The computer's name at each level

opponent-newcomer = 삐삐
opponent-child = 하나
opponent-beginner = 민수
opponent-casual = 유나
opponent-attentive = 소라
opponent-regular = 준호
opponent-club = 나리
opponent-strong = 태호
opponent-master = 은서
opponent-perfect = 지혜

## At the table

game-coming = 테이블을 준비하는 중…
game-gone = 이 게임은 여기 없습니다
desk-label = 내 자리
board-label = 보드
# What is on a cell of the board, for screen readers.
cell-empty = { $cell }: 비어 있음.
bar-you = 나
bar-level = 레벨 { $number } · { $name }
clock-label = 남은 시간
clock-warning = 10초 남았습니다.
clock-days-left = { $days }일 { $time }

# What is agreed on, in a row of a few words.
agreed-automatic = 안 외쳐도 됨
agreed-forfeit = 틀리게 외치면 패배
agreed-late-call = 늦은 외침

# Who is to do what. Each for: the only player here, a player at this device, somebody else.
duty-place-you = 내 차례: 말을 놓으세요
duty-place-here = { $player } 님, 말을 놓으세요
duty-place-other = { $player } 님이 말을 놓는 중
duty-give-you = { $other } 님에게 줄 말을 고르세요
duty-give-here = { $player } 님, { $other } 님에게 줄 말을 고르세요
duty-give-other = { $player } 님이 { $other } 님에게 줄 말을 고르는 중
duty-give-to-you = { $player } 님이 나에게 줄 말을 고르는 중
duty-end-turn-you = 외치거나 차례를 끝내세요
duty-end-turn-here = { $player } 님, 외치거나 차례를 끝내세요
duty-end-turn-other = { $player } 님에게 외칠 마지막 기회가 있습니다
duty-point-you = 말 네 개를 짚으세요
duty-point-here = { $player } 님, 말 네 개를 짚으세요
duty-point-other = { $player } 님이 외치고 가리키는 중
duty-paused = 게임이 멈춰 있습니다

# The red button.
call = 콰르토!
call-by = 콰르토! ({ $player })
end-turn = 차례 끝내기
point-shape = 어디인지 고르기
point-shape-none = 어디…
point-confirm = 가리키기
point-cancel = 취소
agree = 동의
decline = 거절

# What has happened, for screen readers and as short notes. A call that has failed does not mean
# that there is no quarto: it may have been pointed out wrongly, and nothing may give it away.
said-places = { $player } 님이 { $piece } { $cell } 칸에 놓습니다.
said-gives = { $player } 님이 { $other } 님에게 { $piece } 건넵니다.
said-gives-you = { $player } 님이 나에게 { $piece } 건넵니다.
said-calls = { $player } 님이 “콰르토!”를 외칩니다.
said-call-failed = { $player } 님의 외침은 실패했습니다.
said-your-call-failed = 외침이 실패했습니다.
said-offers-draw = { $player } 님이 무승부를 제안합니다.
said-asks-take-back = { $player } 님이 무르기를 부탁합니다.
said-declined = { $player } 님이 거절합니다.
said-taken-back = 한 수 물렀습니다.
said-resumed = 게임을 계속합니다.

# The throw of dice at the beginning.
dice-throw = 주사위: { $first } { $a }, { $second } { $b }.
dice-begins = { $first } 님이 먼저 합니다.

# The device goes from hand to hand.
cover-title = { $player } 님에게 기기를 건네주세요
cover-ready = { $player } 맞습니다

## The menu of a game

menu-title = 게임 메뉴
menu-elsewhere = 다른 페이지
menu-sound-on = 소리: 켬
menu-sound-off = 소리: 끔
# $what is one of the following, for one of two players at one device.
# As in English.
do-by = { $player }: { $what }
do-ask-take-back = 무르기
do-claim-win = 승리 인정받기
do-pause = 멈추기
do-resume = 계속하기
do-offer-draw = 무승부 제안
do-agree-draw = 무승부로 합의
do-abort = 게임 취소
do-resign = 기권
sure-resign = 기권할까요? 상대가 이깁니다.
sure-draw = 두 분 모두 무승부에 동의하나요?
sure-abort = 게임을 취소할까요? 아무도 이기지 않습니다.
sure-no = 계속 두기

## Moves, typed and listed

moves-title = 수순
moves-none = 아직 둔 수가 없습니다.
looking-back = 지난 수를 보고 있습니다.
looking-back-return = 게임으로 돌아가기
typed-title = 수 입력, 보드 읽어 주기
typed-label = 수
typed-do = 실행
typed-help = b2>7은 b2에 놓고 7을 건네기, b2나 >7은 둘 중 하나만, !는 외치기, !3은 가로줄 3 외치기, ?3은 가로줄 3 읽어 주기, ?는 보드 전체 읽어 주기.
typed-not-understood = 알 수 없는 입력입니다: { $text }.
read-title = 보드 읽어 주기
# $shape is a shape-row and the like, $cells what is on its cells.
# As in English.
read-shape = { $shape }: { $cells }

## After a game, and records

after-label = 게임이 끝난 뒤
result-you-win = 이겼습니다!
result-you-lose = 졌습니다
result-wins = { $player } 승리
result-draw = 무승부
result-none = 결과 없음
rematch = 한 판 더
rematch-there = 다음 게임으로
review-title = 왜 그렇게 됐을까요?
review-coming = 게임을 살펴보는 중…
replay-controls = 게임 넘겨 보기
replay-start = 처음으로
replay-back = 뒤로
replay-onward = 앞으로
replay-end = 끝으로
replay-slider = 게임의 시점
replay-beginning = 처음
share-title = 저장과 공유
share-copy-record = 기보 복사
share-save-record = 기보 저장
share-svg = 그림(SVG)
share-png = 그림(PNG)
share-link = 이 국면의 링크 복사
share-copied = 복사했습니다.
share-not-copied = 이 브라우저에서는 페이지가 복사할 수 없습니다.
share-no-png = 그림을 만들지 못했습니다.

## Games in lists, and titles of pages where people meet

title-lobby = 로비 – Kvarto
title-games = 내 게임 – Kvarto
title-account = 계정 – Kvarto
title-return = 돌아오기 – Kvarto
# $count games wait for a move of whoever reads this; $title is the title without that.
title-turns = ({ $count }) { $title }
# In a row of what is agreed on, as after "automatic calling": a quarto wins only when it is called;
# moves cannot be taken back.
agreed-spoken = 외쳐야 승리
agreed-not-casual = 무르기 없음
mine-your-turn = 내 차례
mine-others-turn = { $player } 님 차례
# $when is such as "in 2 days".
mine-deadline = { $when } 시간 종료
mine-table-link = 링크로 들어오는 테이블
mine-table-lobby = 로비의 테이블
mine-won = 승리
mine-lost = 패배
mine-drawn = 무승부
mine-no-result = 결과 없음
# How a game ended, in a word or two.
ended-quarto = 콰르토
ended-draw = 말을 다 놓음
ended-agreement = 합의
ended-time = 시간 초과
ended-resignation = 기권
ended-forfeit = 틀린 외침
ended-abandoned = 자리를 떠남
ended-aborted = 취소됨
ended-unknown = 이유 모름
return-make = 링크 만들기

## The way to the course

title-learn = 게임 배우기 – Kvarto
# As in English.
title-lesson = { $title } – Kvarto
nav-learn = 배우기

## The way to puzzles and analysis; how a move is judged

nav-puzzles = 문제
nav-analysis = 분석
title-puzzles = 문제 – Kvarto
title-analysis = 분석 – Kvarto
to-analysis = 이 국면 분석하기
to-analysis-game = 이 게임 분석하기
verdict-best = 최선
verdict-fine = 좋음
verdict-mistake = 실수
verdict-blunder = 큰 실수
verdict-decisive = 패착
verdict-unknown = 평가 없음
