### The course: what is said in each step, to attempts, and around them.

learn-title = 게임 배우기
learn-lead = 짧은 단계 { $count }개. 진짜 보드에서 직접 두어 보고, 답은 모두 증명되어 있습니다.
learn-begin = 시작
learn-go-on = 계속
learn-again = 처음부터 다시
learn-steps = 단계
learn-progress = { $count }단계 중 { $done }단계 완료
# Said after the title of a step.
learn-done = 완료
learn-rules = 규칙 읽기

## Whole games for beginners

learn-path = 한 판 두어 보기
learn-path-about = 처음에는 특징 하나만 봅니다. 너무 쉬워지면 하나씩 더하세요. 상대는 살살 둡니다.
path-1 = 특징 하나
path-2 = 특징 둘
path-3 = 특징 셋
path-4 = 넷 모두
path-counts = 보는 것: { $features }
path-hints = 힌트 있음
path-play = 두기
path-running = 계속
path-played = 두어 봄
path-won = 이김

## Around a step

lesson-number = { $count }단계 중 { $number }단계
lesson-hint = 힌트
lesson-check = 확인
lesson-marked = { $count ->
    [0] 아직 표시한 말이 없습니다.
   *[other] 표시함: { $pieces }.
}
# Said of a piece of the reserve.
lesson-is-marked = 표시함
lesson-again = 다시 해 보기
lesson-next = 다음 단계
lesson-finish = 모든 단계
lesson-start-clock = 시계 시작
lesson-right = 정답입니다.
lesson-wrong = 아쉽네요.
lesson-actions = 내 차례
lesson-between = 단계
lesson-previous = 이전 단계
lesson-unknown = 그런 단계는 없습니다.

## $piece is a piece-name, $alike something like "four tall", $shape a row, column or the like

# $traits are feature values, such as "light and short".
lesson-wrong-piece = 고른 말: { $piece }. 찾는 말에는 없는 특징이 있습니다: { $traits }.
lesson-wrong-no-shape = 그 네 칸은 인정되는 모양이 아닙니다.
lesson-wrong-not-alike = { $shape }: 그곳의 말 네 개에는 공통점이 없습니다.
lesson-wrong-lapsed = { $shape }: { $alike }. 그런데 마지막에 놓은 말이 그 안에 없습니다. 이미 무효가 된 콰르토입니다.
lesson-wrong-completes-nothing = 표시한 말 가운데 아무것도 완성하지 못하는 말이 있습니다: { $piece }.
lesson-wrong-missing = 여기까지는 좋습니다. 그런데 아직 { $count }개가 빠졌습니다.
lesson-wrong-marked = 표시한 말 가운데 안전하지 않은 말이 있습니다: { $piece }. { $cell } 칸에 놓으면 완성됩니다({ $shape }, { $alike }).
lesson-wrong-cell = { $cell } 칸에 놓아도 같은 것 넷이 완성되지 않습니다.
lesson-wrong-gives-win = 건넨 말: { $piece }. 상대가 { $cell } 칸에 놓고 콰르토를 외칩니다({ $shape }, { $alike }).
lesson-wrong-none-safe = 그렇게 놓으면 안전하게 건넬 말이 없습니다. 건넨 말: { $piece }. 상대가 { $cell } 칸에 놓고 콰르토를 외칩니다({ $shape }, { $alike }).
lesson-wrong-let-lapse = 말을 놓았기 때문에 콰르토가 무효가 되었습니다({ $shape }). 이제 아무도 외칠 수 없습니다.
lesson-wrong-not-called = 외치지 않고 말을 건넸습니다. 이제 상대가 콰르토를 외칩니다({ $shape }, { $alike }).
lesson-wrong-missed-win = 바로 이길 수 있었습니다. 손에 든 말({ $piece })을 놓으면 같은 것 넷이 완성되는 칸이 있습니다.
lesson-wrong-even = 안전한 말을 { $count }개 남겼습니다. 내가 하나 건네고 상대가 마지막 것을 건네면, 나에게는 남는 것이 없습니다.
lesson-wrong-still-safe = 상대가 그 말을 { $cell } 칸에 놓아도 아직 안전하게 건넬 말이 있습니다: { $piece }.
lesson-wrong-time = 1분이 지났습니다. 이런 시계를 쓰는 게임이었다면 졌습니다.

## The steps: title, what there is to know, what to do, a hint, and what is said when it is done

lesson-features-title = 특징 알아보기
lesson-features-text = 똑같은 말은 없습니다. 말마다 밝거나 어둡고, 작거나 크고, 둥글거나 네모나고, 위에 구멍이 없거나 있습니다. 특징은 넷, 값은 여덟입니다.
lesson-features-task = 어둡고 크고 둥글고 구멍 있는 말을 찾으세요.
lesson-features-hint = 특징을 하나씩 보세요. 어두운 말 중에서 큰 것만, 그중에서 둥근 것만. 둘이 남는데 하나는 위에 구멍이 있습니다.
lesson-features-right = 바로 그 말이고, 하나뿐입니다. 어느 두 말이든 적어도 특징 하나가 다릅니다.

lesson-line-title = 같은 것 넷
lesson-line-text = 가로줄, 세로줄, 대각선에 있는 말 네 개가 한 가지 특징이라도 같으면 콰르토입니다. 하나면 됩니다. 나머지는 달라도 상관없습니다.
lesson-line-task = 이 보드에는 가득 찬 줄이 셋 있습니다. 그중 콰르토인 줄의 말 네 개를 가리키세요.
lesson-line-hint = 위쪽을 보세요. 모든 말에 구멍이 있는 줄이 하나 있습니다.
lesson-line-right = 가로줄 1: 구멍 있는 말 넷. 세로줄 c와 대각선의 말 네 개에는 공통점이 없습니다.

lesson-three-title = 공통점이 있는 셋
lesson-three-text = 한 줄에 공통점이 있는 말이 셋이면 하나만 더 있으면 됩니다. 그런 셋과 그 공통점을 알아보는 것이 이 게임의 거의 전부입니다.
lesson-three-task = 가로줄 2에는 말 셋과 빈칸 하나가 있습니다. 거기서 콰르토를 만들 말을 모두 표시하고 확인하세요.
lesson-three-hint = 가로줄 2의 말 셋은 무엇이 같을까요? 색도, 키도, 모양도 아닙니다. 바로 그 점이 같은 말이면 넷이 됩니다.
lesson-three-right = 말 셋 모두 구멍이 있으니, 구멍 있는 말이면 무엇이든 넷이 됩니다.

lesson-complete-title = 줄 완성하기
lesson-complete-text = 놓을 말은 내가 고르지 않습니다. 상대가 건네준 말입니다. 그래도 딱 필요한 말일 수 있습니다.
lesson-complete-task = 손에 든 말을 같은 것 넷이 완성되는 칸에 놓으세요.
lesson-complete-hint = 세로줄 a에 둥근 말이 셋 있지만 내 말은 네모납니다. 다른 특징이 같은 셋을 찾아보세요.
lesson-complete-right = 가로줄 2: 구멍 있는 말 넷.

lesson-call-title = 외치기
lesson-call-text = 완성만으로는 모자랍니다. 콰르토는 외쳐야 이깁니다. 말을 놓은 뒤 건네기 전에 빨간 버튼을 누르고 말 네 개를 가리키세요.
lesson-call-task = 방금 d3 칸에 말을 놓았습니다. 외치고, 완성한 것을 가리키세요.
lesson-call-hint = d3 칸을 지나는 가득 찬 줄은 둘, 가로줄 3과 세로줄 d입니다. 그중 하나는 넷 다 어둡습니다.
lesson-call-right = 콰르토! 가로줄 3: 어두운 말 넷. 이겼습니다.

lesson-steal-title = 놓친 콰르토 가로채기
lesson-steal-text = 상대도 콰르토를 놓칠 수 있습니다. 상대가 외치지 않고 말을 건네면, 그 말을 놓기 전까지는 내가 외칠 수 있습니다.
lesson-steal-task = 상대가 d2 칸에 놓고 말을 건넸습니다. 승리를 가로채세요.
lesson-steal-hint = 마지막 말이 놓인 d2 칸을 지나는 줄이어야 합니다. 세로줄 d의 키를 견주어 보세요.
lesson-steal-right = 콰르토! 세로줄 d: 작은 말 넷. 완성한 것은 상대지만 외친 것은 나입니다.

lesson-lapse-title = 무효가 되는 것
lesson-lapse-text = 다음 말이 놓이기 전에 아무도 외치지 않으면 콰르토는 무효가 됩니다. 말은 그대로 있지만 다시는 외칠 수 없습니다. 마지막에 놓은 말이 들어 있는 모양만 외칠 수 있습니다.
lesson-lapse-task = 방금 b2 칸에 말을 놓았습니다. 여기에는 같은 것 넷인 줄이 둘 있습니다. 아직 유효한 줄을 외치세요.
lesson-lapse-hint = 가로줄 1은 네모난 말 넷이지만 b2 칸은 거기에 없습니다. b2 칸을 지나는 가득 찬 줄은 어느 것일까요?
lesson-lapse-right = 콰르토! 세로줄 b: 큰 말 넷. 가로줄 1의 네모난 말 넷은 무효라, 그것을 외쳤다면 틀린 외침이었습니다.

lesson-safe-title = 안전한 말 건네기
lesson-safe-text = 상대가 놓을 말은 내가 고릅니다. 상대가 넷을 완성할 말을 주면 집니다. 그러니 건네기 전에 무엇이 위협인지 살피세요.
lesson-safe-task = 상대가 바로 이길 수 없는 말을 건네세요.
lesson-safe-hint = 가로줄 1에 크고 둥근 말이 셋 있습니다. 그러니 크지도 둥글지도 않은 말을 건네야 합니다.
lesson-safe-right = 안전합니다. 작고 네모나서 가로줄 1에서 아무것도 완성하지 못합니다.

lesson-block-title = 막기
lesson-block-text = 안전한 말이 없을 때도 있습니다. 그럴 때는 손에 든 말을 쓰세요. 위협이 있는 곳에 놓아 빈칸을 메우면 위협이 사라집니다.
lesson-block-task = 건넬 수 있는 말이 남도록 놓고, 그 말을 건네세요. 방법은 하나뿐입니다.
lesson-block-hint = 세로줄 d를 보세요. 밝고 둥근 말 셋과 빈칸 하나가 있습니다.
lesson-block-right = d4 칸에 놓아 세로줄 d를 끊었고, 이제 안전한 말이 하나 생겼습니다. 다른 수를 두었다면 바로 졌을 것입니다.

lesson-count-title = 안전한 말 세기
lesson-count-text = 게임 후반에는 안전한 말이 줄어듭니다. 몇 개 남았는지 알면 앞일도 알 수 있습니다.
lesson-count-task = 여기서 안전하게 건넬 수 있는 말을 모두 표시하고 확인하세요.
lesson-count-hint = 위협하는 줄이 둘 있습니다. 세로줄 c에는 구멍 없는 말이 셋, 가로줄 4에는 어두운 말이 셋. 둘 다 아닌 말이 안전합니다.
lesson-count-right = 안전한 말은 셋, 밝고 구멍 있는 말들입니다.

lesson-last-safe-title = 마지막 안전한 말 건네기
lesson-last-safe-text = 마지막 안전한 말을 건네면, 상대는 그것을 놓고 나서 안전하지 않은 말을 건넬 수밖에 없습니다. 그 말로 이깁니다.
lesson-last-safe-task = 안전한 말이 하나만 남도록 놓고, 그 말을 건네세요.
lesson-last-safe-hint = 새 위협을 만드세요. 가로줄 1에는 밝고 큰 말이 이미 둘 있고, 내 말도 밝고 큽니다.
lesson-last-safe-right = 상대가 그 말을 어디에 놓든 나에게 건넬 안전한 말은 없습니다.

lesson-parity-title = 홀수와 짝수
lesson-parity-text = 안전한 말은 번갈아 건넵니다. 나, 상대, 나… 내가 건넬 차례에 홀수 개가 남아 있으면 마지막은 내가 건넵니다. 짝수면 상대가 건넵니다. 그러니 홀수가 되도록 놓으세요.
lesson-parity-task = 놓고 나면 안전한 말이 홀수가 되는 칸을 찾고, 그중 하나를 건네세요.
lesson-parity-hint = c1이나 d2 칸에 놓으면 둘이 남고, a1이나 a2 칸에 놓으면 하나도 없습니다. 어느 칸이 남았나요?
lesson-parity-right = 안전한 말이 셋이었습니다. 내가 하나, 상대가 하나, 마지막은 다시 내가 건넵니다. 그러면 상대에게는 안전한 말이 없습니다.

lesson-squares-title = 정사각형
lesson-squares-text = 고급 게임에서는 2 × 2 칸의 정사각형에 모인 넷도 이깁니다. 그런 정사각형은 아홉 개인데, 무심코 지나치기 쉽습니다.
lesson-squares-task = 여기서는 정사각형도 됩니다. 말을 놓고, 외치고, 완성한 것을 가리키세요.
lesson-squares-hint = 보드 한가운데를 보세요. 네 칸 중 세 칸에 작은 말이 있습니다.
lesson-squares-right = 콰르토! 한가운데의 정사각형: 작은 말 넷.

lesson-clock-title = 시계와 겨루기
lesson-clock-text = 대회에서는 한 수에 1분이 주어집니다. 시간을 다 쓰면 지고, 외치면 시계가 멈춥니다.
lesson-clock-task = 1분이 있습니다. 말을 놓고, 외치고, 완성한 것을 가리키세요.
lesson-clock-hint = 내 말은 둥급니다. 대각선을 따라 보세요.
lesson-clock-right = 제시간에 콰르토! a1에서 d4까지의 대각선: 둥근 말 넷. 이제 다 배웠으니 한 판 두어 보세요.
