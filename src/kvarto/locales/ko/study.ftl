### Puzzles, the analysis board, and the review of a game.

# Whoever has no name.
player-first = 선공
player-second = 후공

## What a move or a position is worth to who is to act

# Put after a dash or into a sentence; $distance is how many more pieces are placed.
worth-win = { $distance ->
    [0] 바로 승리
    [1] 다음 말로 승리
   *[other] 말 { $distance }개 만에 승리
}
worth-win-sometime = 승리
worth-draw = 무승부
worth-loss = { $distance ->
    [0] 바로 패배
    [1] 다음 말로 패배
   *[other] 말 { $distance }개 만에 패배
}
worth-loss-sometime = 패배
worth-unknown = 모름

## Moves told step by step

step-places = { $player } 쪽이 { $cell } 칸에 놓습니다.
step-gives = { $player } 쪽이 { $piece } 건넵니다.
step-calls = { $player } 쪽이 콰르토를 외치고 이깁니다({ $shape }).
step-you-places = { $cell } 칸에 놓습니다.
step-you-gives = { $piece } 건넵니다.
step-you-calls = 콰르토를 외치고 이깁니다({ $shape }).
# A move in words, put together from the next three.
# As in English.
move-whole = { $parts }:
move-place = { $cell } 칸에 놓기
move-give = { $piece } 건네기
move-call = 외치기({ $shape })
playback-label = 수순 따라가기
playback-begins = 여기서 시작합니다.
playback-again = 다시 보기

## Somebody is to find a move

attempt-place = 손에 든 말을 놓으세요.
attempt-give = 건넬 말을 고르세요.
attempt-give-or-call = 말을 건네거나 외치세요.
attempt-end-turn = 외치거나 차례를 끝내세요.
attempt-point = 말 네 개를 짚으세요.
attempt-take-back = 놓은 말 무르기
attempt-no-shape = 이 넷은 인정되는 가로줄, 세로줄, 대각선, 정사각형이 아닙니다. 다시 해 보세요.

## The review of a game

accuracy-share = { $percent }%
accuracy-kept = { $judged }수 가운데 { $kept }수가 지킬 것을 지켰습니다.
standing-title = 형세의 흐름
standing-label = 수마다의 형세입니다. 위로 갈수록 { $first } 쪽, 아래로 갈수록 { $second } 쪽이 이기고 있었습니다. 아래 표도 같은 내용입니다.
standing-side = { $player } 승리
standing-as-table = 표로 보기
standing-move = 수
standing-player = 플레이어
standing-stood = 둔 뒤
standing-verdict = 평가
standing-show = 그래프로 보기
# $ending is a worth-win.
standing-wins = { $player }: { $ending }
standing-won = { $player } 승리함
retry-title = 다시 두어 보기
retry-about = { $number }수: { $player } 차례. 서로 최선으로 두면 결과는 ‘{ $value }’입니다. 그것을 지키는 수를 찾으세요.
retry-right = 맞습니다. 결과를 지켰습니다: { $value }.
retry-wrong = 그 수는 아닙니다. 이어지는 수순을 보세요.
retry-again = 한 번 더

## The analysis board

analysis-title = 분석
study-variant = 이기는 방법
study-overlay = 보드에 표시
study-overlay-values = 수의 평가
study-overlay-threats = 위협
study-overlay-nothing = 표시 안 함
study-worth-title = 국면의 평가
# $ending is a worth-win and so on.
study-worth = 서로 최선으로 두면: { $ending }.
study-gives = { $player } 쪽이 { $other } 쪽에 말을 건넬 차례입니다.
study-places = { $player } 쪽이 { $piece } 놓을 차례입니다.
study-placed = { $cell } 칸에 놓았습니다. 이제 건넬 말을 고르세요.
study-over = 게임은 여기서 끝났습니다.
study-progress = 평가 진행률
study-graded = { $total }수 중 { $graded }수
study-nodes = · 살펴본 국면 { $nodes }개
study-stop = 멈추기
study-stopped = { $total }수 중 { $graded }수를 평가하고 멈췄습니다.
study-go-on = 계속
study-call = 외치기: { $shape }
study-best-moves = 가장 좋은 수
study-all-moves = { $count ->
    [1] 하나뿐인 수
   *[other] 모든 수 { $count }개
}
study-group-win = { $count }수 승리
study-group-draw = { $count }수 무승부
study-group-loss = { $count }수 패배
study-group-unknown = { $count }수 모름
study-line = 최선의 수순
study-line-help = 칸이나 말, 수를 가리키면 그 최선의 수순이 여기에 나옵니다.
study-line-best = 최선의 수순 보기
study-threats = 위협
study-no-threats = 아직 무언가를 완성할 수 있는 말이 없습니다.
study-safe = { $count ->
    [0] 남은 말 { $total }개 가운데 안전하게 건넬 말이 없습니다.
   *[other] 남은 말 { $total }개 가운데 { $count }개는 건네도 상대가 바로 이기지 못합니다.
}
study-lapsed = 무효가 되어 이제 소용없음: { $shapes }.
study-no-moves = 보드에서 수를 두면 여기에 적힙니다. 되돌아가서 다른 수를 두면 변화수가 됩니다.
study-comment = { $word } 주석
study-comment-start = 시작 주석
study-promote = 본수순으로 삼기
study-cut = 여기부터 지우기
study-open-title = 다른 국면이나 게임
study-paste = 국면이나 기보 붙여 넣기
study-paste-about = ‘A.../.3../..../...5 7’ 같은 국면, 또는 기보
study-copy-link = 이 분석의 링크 복사
set-up-title = 국면 배치하기
set-up-help = 말을 고르고 칸을 고르세요. 놓인 말을 누르면 다시 집습니다. 손에 남은 말이 놓을 말이 됩니다.
set-up-last = 마지막에 놓은 말
set-up-last-none = 없음: 모든 콰르토가 무효
set-up-last-about = 이 말을 지나는 콰르토는 아직 외칠 수 있습니다.
set-up-empty-hand = 손에 든 말 내려놓기
set-up-clear = 보드 비우기
set-up-done = 분석
set-up-cancel = 취소

## Records, positions by their address, and what a move means

review-better = 더 나은 수: { $words }.
# The loser gave the piece with which the winner completed a shape and called.
why-gift = { $player } 쪽이 { $piece } 건넸고, 그 말로 완성되었습니다({ $shape }).
# What a move in notation means.
word-turn = ({ $cell } 칸에 놓고 { $piece } 건넴.)
word-give = ({ $piece } 건넴.)
review-look = 보기
replay-title = 기보 열기
replay-about = 여기서든 다른 데서든 .qgn 파일로 저장한 게임을 볼 수 있습니다.
replay-file = 파일 고르기
replay-paste = 또는 붙여 넣기
replay-open = 열기
replay-another = 다른 기보 열기
position-begin = 여기서 게임 시작
position-first-gives = 선공이 말을 건넬 차례입니다.
position-second-gives = 후공이 말을 건넬 차례입니다.
position-first-places = 선공이 { $piece } 놓을 차례입니다.
position-second-places = 후공이 { $piece } 놓을 차례입니다.
