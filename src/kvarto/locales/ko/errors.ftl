### What goes wrong, said so that one knows what to do next.

## Actions

hand-is-full = 이미 손에 말이 있습니다: { $piece }
hand-is-empty = 손에 놓을 말이 없습니다
piece-is-placed = 이미 보드에 있는 말입니다: { $piece }
cell-is-occupied = { $cell } 칸에는 이미 말이 있습니다
game-is-over = 이미 끝난 게임입니다
call-is-pending = { $seat } 플레이어가 외쳤으니 먼저 가리켜야 합니다
point-before-call = { $seat } 플레이어는 가리키기 전에 먼저 외쳐야 합니다
calling-is-automatic = 이 게임에서는 콰르토를 외치지 않아도 됩니다
nothing-placed-to-call = 외칠 만한 말이 아직 놓이지 않았습니다
call-is-used = { $seat } 플레이어는 이번 말에 대해 이미 외쳤습니다
not-your-chance-to-call = 지금은 { $seat } 플레이어가 외칠 때가 아닙니다
not-your-turn-to-give = 지금은 { $seat } 플레이어가 건넬 차례가 아닙니다
not-your-turn-to-place = 지금은 { $seat } 플레이어가 놓을 차례가 아닙니다
not-your-turn-to-end-turn = 지금은 { $seat } 플레이어가 차례를 끝낼 때가 아닙니다
now-is-not-the-time-to-give = { $seat } 플레이어는 지금 말을 건넬 수 없습니다
now-is-not-the-time-to-place = { $seat } 플레이어는 지금 말을 놓을 수 없습니다
now-is-not-the-time-to-end-turn = 건네지 않고 끝낼 수 있는 것은 16번째 말을 놓은 마지막 차례뿐입니다
nothing-to-undo = 무를 수가 없습니다

## At the table

bad-name = 이름은 보이는 글자 1~{ $longest }자여야 합니다: { $text }
table-not-open = 아직 열리지 않은 테이블입니다
too-late = 시간이 지나 늦었습니다
already-away = 이미 자리를 비운 플레이어입니다
not-away = 자리에 있는 플레이어입니다
game-is-paused = 게임이 멈춰 있습니다
not-paused = 게임이 멈춰 있지 않습니다
already-proposed = 이미 제안했습니다
just-declined = 방금 거절당했습니다. 다음 수 뒤에 다시 제안할 수 있습니다
nothing-proposed = 답할 제안이 없습니다
only-in-casual-games = 친선 게임에서만 할 수 있습니다
too-late-to-abort = 게임은 첫 말을 놓기 전에만 취소할 수 있습니다. 기권은 할 수 있습니다
the-clock-decides = 시계가 있는 게임이므로 시계가 결정합니다
other-is-here = 상대가 자리에 있습니다
grace-not-over = 상대가 자리를 비운 지 얼마 되지 않았습니다
bad-event = 이 버전에서 읽을 수 없는 기록입니다: { $text }

## The server

bad-message = 게임 메시지가 아닙니다: { $what }
message-too-long = 메시지는 최대 { $longest }자입니다
no-such-game = 여기 없는 게임이거나 다른 사람의 게임입니다
no-such-lesson = 그런 단계는 없습니다
lesson-asks-otherwise = 이 단계에서 할 일은 다른 것입니다
not-your-seat = 내 자리가 아닙니다
not-your-table = 테이블을 연 사람만 바꿀 수 있습니다
own-table = 내가 연 테이블입니다. 다른 사람이 앉아야 합니다
table-is-taken = 방금 다른 사람이 앉았습니다
nobody-sits-here-yet = 누군가 앉아야 게임이 시작됩니다
not-a-shape = 이 네 칸은 가로줄도 세로줄도 대각선도 정사각형도 아닙니다
no-such-level = 없는 레벨입니다({ $level }). 레벨은 1부터 { $highest }까지입니다
game-goes-on = 아직 끝나지 않은 게임입니다
not-our-page = 다른 사이트에서 온 요청입니다
nobody-yet = 처음 보는 브라우저입니다. 페이지를 새로 고쳐 주세요
not-our-host = 이 서버의 이름이 아닙니다: { $host }. 맞다면 --public-url 옵션으로 시작하세요
server-error = 서버에 문제가 생겼습니다. 기록해 두었습니다
too-many-requests = 요청이 너무 많습니다. { $seconds }초 뒤에 다시 해 보세요
too-many-open = 열린 것이 너무 많습니다. 몇 개를 닫거나 { $seconds }초 뒤에 다시 해 보세요
name-mixes-scripts = 라틴 문자와 키릴 문자처럼 비슷하게 생긴 글자를 이름에 섞을 수 없습니다
name-misleads = 게스트나 컴퓨터, 운영자로 오해할 수 있어 쓸 수 없는 이름입니다
name-is-taken = 이미 누가 쓰고 있거나 그와 아주 비슷한 이름입니다
password-length = 비밀번호는 { $shortest }~{ $longest }자여야 합니다
password-is-name = 이름을 그대로 비밀번호로 쓸 수 없습니다
password-is-common = 누구나 쉽게 맞힐 수 있는 비밀번호입니다
wrong-name-or-password = 이름이나 비밀번호가 맞지 않습니다
wrong-name-or-code = 이름이나 복구 코드가 맞지 않습니다. 코드는 한 번만 쓸 수 있습니다
too-many-guesses = 너무 여러 번 시도했습니다. { $seconds }초 뒤에 다시 해 보세요
has-account = 이미 계정이 있습니다
needs-account = 계정이 필요합니다. 먼저 로그인하세요
no-such-account = 그런 이름의 계정은 없습니다: { $name }
no-such-return-code = 이 코드로는 돌아올 수 없습니다. 너무 오래되었을 수 있습니다
no-puzzle = 그런 문제는 없습니다: { $puzzle }
no-puzzles = 이런 종류의 문제는 없습니다
not-an-answer = 여기서는 답이 될 수 없습니다: { $text }
no-such-hint = 없는 힌트입니다({ $step }). 힌트는 모두 { $last }개입니다
puzzle-not-begun = 시간제한이 있는 문제입니다. 먼저 시작하세요
page-not-built = 페이지가 아직 만들어지지 않았습니다. kvarto 폴더에서 "make" 또는 "python web/build.py" 명령을 실행하세요.

# What the two seats are called in errors.
error-seat-first = 선공
error-seat-second = 후공
