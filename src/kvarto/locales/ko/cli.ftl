### The command line.

cli-help =
    콰르토. 상대가 놓을 말을 내가 고르는 보드게임입니다. 넷을 맞춰도 외쳐야만 이깁니다.
cli-version-help = 버전을 보여 주고 끝냅니다.
cli-lang-help = 모든 메시지의 언어(예: fi). 없으면 환경 변수 LANGUAGE, LC_ALL, LC_MESSAGES, LANG을 따릅니다.
cli-unknown-language = 여기 없는 언어입니다: { $language }. 고를 수 있는 언어: { $languages }
cli-style-help = 그리는 방법: 컬러, 일반 유니코드, ASCII, 또는 터미널에 맞게.
# As in English.
cli-error = kvarto: { $what }
# As in English.
cli-error-in = { $source }: { $what }
cli-cannot-read = { $path } 파일을 읽을 수 없습니다: { $why }
cli-cannot-write = { $path } 파일에 쓸 수 없습니다: { $why }
cli-standard-input = 표준 입력

standing-to-act = { $player } 차례입니다.
standing-open = 외칠 수 있음: { $shapes }.
standing-lapsed = 무효가 됨: { $shapes }.

seat-first = 선공
seat-second = 후공

## kvarto show

show-help =
    국면 POSITION을 그립니다. 4번 줄부터 1번 줄까지 쓰고, 손에 든 말이나 -를 쓴 다음,
    필요하면 게임 방식과 마지막으로 놓은 칸을 덧붙입니다. 예:
    kvarto show 'A.../.3../..../...5 7 chst:lq'
show-short-help = 국면을 그립니다.
show-variant = 게임 방식: { $variant }.
show-svg-help = 대신 SVG 파일로 그립니다(-는 표준 출력).
show-pieces-help = SVG에 그릴 말의 생김새.
show-theme-help = 밝은 배경용인지 어두운 배경용인지.

## kvarto replay

replay-help = 기보 FILE(.qgn, -는 표준 입력)의 모든 게임을 다시 두어 보고 지금 상황을 알려 줍니다.
replay-short-help = 기보에 있는 게임의 상황을 알려 줍니다.
replay-json-help = 게임마다 JSON 객체를 한 줄씩 출력합니다. 이유가 없는 결과의 이유는 "unknown"입니다.
replay-no-games = { $source }: 게임이 없습니다
replay-game = 게임 { $number }: { $first } - { $second }, { $variant }

## kvarto play: options

play-short-help = 터미널에서 게임을 합니다.
play-command-help =
    한 터미널에서 둘이, 또는 컴퓨터를 상대로 게임을 합니다. 게임 중에 help를 입력하면 쓸 수 있는 말을 볼 수 있습니다.
play-variant-help = standard(기본값), advanced, squares, hard, 또는 ch:l 같은 코드.
play-calling-help = 콰르토를 외쳐야만 이기는지.
play-false-call-help = 틀리게 외치면 잃는 것: 그 기회, 또는 게임.
play-late-call-help = 말을 놓은 쪽은 건넨 뒤에도 그 말이 놓이기 전까지 외칠 수 있습니다.
play-pointing-help = 외칠 때 모양을 가리켜야 하는 사람. 나머지는 외치기만 합니다.
play-clock-help = 시간: -(없음), 60/move, 60/place, 600+5(초와 추가 시간), 3d/move.
play-tournament-help = 대회 규칙대로: 한 수에 1분, 틀리게 외치면 집니다.
play-against-help = 컴퓨터와 둡니다. 1(처음 해 봄)부터 { $strongest }(완벽)까지.
play-one-help = 한 플레이어의 이름.
play-two-help = 다른 플레이어의 이름.
play-starter-help = 선공: 주사위로 정하거나, 플레이어 1 또는 2.
play-start-help = 시작할 국면.
play-seed-help = 이전 게임의 주사위를 그대로 되풀이합니다.
play-save-help = 게임을 .qgn 파일에 덧붙입니다.
play-save-no-record = { $path } 파일에 게임이 아닌 것이 들어 있어 덧붙이지 않습니다
play-tournament-fixes = { $option } 옵션은 --tournament로 정해지므로 함께 쓸 수 없습니다
play-same-names = 두 플레이어의 이름이 달라야 합니다
play-player-one = 플레이어 1
play-player-two = 플레이어 2

## kvarto play: at the table

play-title = 콰르토, { $variant }
play-dice = 주사위: { $first } { $a }, { $second } { $b }.
play-first = 선공: { $first }. 첫 말을 건넵니다.
play-first-set-up = 선공: { $first }, 후공: { $second }.
play-spoken = 콰르토는 외쳐야만 이깁니다. 보이면 바로 !를 입력하세요.
play-forfeit = 틀리게 외치면 게임에서 집니다.
play-late-call = 건넨 뒤에도 외칠 수 있습니다. late를 입력하세요.
play-help-hint = help를 입력하면 쓸 수 있는 것을 모두 볼 수 있습니다.
# Stands before the question; the space at its end separates the two.
play-clock = [{ $time }]{ " " }
play-give = { $player } 님, { $other } 님에게 줄 말을 고르세요(0-F, 또는 help):
play-give-or-call = { $player } 님, { $other } 님에게 줄 말을 고르거나(0-F) 외치세요(!):
play-place = { $player } 님, 말을 놓으세요(a1-d4, 또는 help):
play-place-or-call = { $player } 님, 말을 놓거나(a1-d4) 외치세요(!):
play-place-or-late-call = { $player } 님, 말을 놓거나(a1-d4) 외치세요(!, { $other } 님은 late):
play-place-or-others-late-call = { $player } 님, 말을 놓으세요(a1-d4, { $other } 님은 아직 외칠 수 있음: late):
play-end-turn = { $player } 님, 마지막 차례를 끝내세요(=):
play-end-turn-or-call = { $player } 님, 외치거나(!) 차례를 끝내세요(=):
play-point = { $player } 님, 어느 줄인가요? (1-4, a-d, / 또는 \, 그만두려면 cancel):
play-point-with-squares = { $player } 님, 어느 모양인가요? (1-4, a-d, / 또는 \, 정사각형 a1-c3, 그만두려면 cancel):
play-paused = 게임이 멈춰 있습니다. 계속하려면 resume을 입력하세요:
play-offer-draw = { $player } 님이 무승부를 제안합니다. { $other } 님, 받아들이시겠어요? (yes 또는 no):
play-offer-take-back = { $player } 님이 한 수 무르기를 원합니다. { $other } 님, 받아들이시겠어요? (yes 또는 no):
play-answer-yes-or-no = yes 또는 no로 답해 주세요
play-declined = { $player } 님이 거절했습니다.
play-computer-moves = { $player } 님의 수: { $move }
play-calls = { $player }: “콰르토!”
play-call-failed = 아닙니다. 그곳에는 외칠 수 있는 콰르토가 없습니다.
play-call-not-pointed = 모양을 가리키지 않아 외침은 실패했습니다.
play-refused = 그렇게는 안 됩니다: { $what }.
play-not-understood = 알 수 없는 입력입니다: { $text }. help를 입력하면 쓸 수 있는 것이 나옵니다
play-left = 게임은 끝나지 않은 채로 둡니다.
play-saved = 게임을 { $path } 파일에 덧붙였습니다.

# The words to type are English in every language.
play-help-give = 7, F, DTSH           이 말을 건네기
play-help-place = b2, b2>7             말 놓기, 놓고 나서 말 7 건네기
play-help-call = !, !3                “콰르토!” 외치기, 외치고 가로줄 3 가리키기(quarto도 됨)
play-help-shapes = 1-4 a-d / \ a1-c3    가로줄, 세로줄, 대각선, 정사각형(왼쪽 아래 칸)
play-help-late = late, late 3         건넨 뒤에 외치기(늦은 외침이 있는 게임)
play-help-pass = =, pass              마지막 말을 놓은 뒤 차례 끝내기
play-help-draw = draw                 무승부 제안, 상대는 yes 또는 no로 답함
play-help-back = back                 무르기 부탁
play-help-resign = resign, abort        기권, 첫 말을 놓기 전에 게임 취소
play-help-pause = pause, resume        시계 멈추기, 계속하기
play-help-look = board, moves, help   보드 보기, 수순 보기, 이 목록 보기
play-help-quit = quit                 끝내지 않고 나가기
