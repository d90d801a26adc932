### Puzzles on the page: what is asked, hints in steps, what comes of it.

puzzle-hall-title = 문제
puzzle-hall-about = 모두 증명된 문제입니다. 답은 하나이고, 다른 답이 왜 안 되는지 엔진이 압니다.
puzzle-hall-all = 모든 문제
puzzle-of-the-day = 오늘의 문제
puzzle-solve = 풀기
puzzle-begin = 다음 문제
puzzle-next = 다음 문제
puzzle-kind = 무엇을 연습할까요?
puzzle-kind-any = 골고루
puzzle-kind-win = 이기는 수 찾기
puzzle-kind-safe = 하나뿐인 안전한 말
puzzle-kind-hold = 무승부 지키기
puzzle-kind-spot = 콰르토 찾기
puzzle-kind-trap = 함정은 어디에?
puzzle-count = 문제 { $count }개
puzzle-title-win = 이기는 수 찾기
puzzle-title-safe = 하나뿐인 안전한 말
puzzle-title-hold = 무승부 지키기
puzzle-title-spot = 콰르토 찾기
puzzle-title-trap = 함정은 어디에?
puzzle-ask-win = { $distance ->
    [1] 말을 놓고 바로 이기세요.
   *[other] 한 곳에 놓고 하나를 건네면 말 { $distance }개 만에 반드시 이깁니다. 어떤 수일까요?
}
puzzle-ask-safe = 하나만 빼고 어떤 말을 건네도 상대가 바로 이깁니다. 무엇을 건넬까요?
puzzle-ask-hold = 한 곳에 놓고 하나를 건네면 무승부를 지키고, 나머지는 모두 집니다. 어떤 수일까요?
puzzle-ask-spot = 상대가 콰르토를 완성하고도 외치지 않았습니다. { $seconds }초 안에 가리키세요.
puzzle-ask-trap = 안전해 보이지만 건네면 지는 말이 하나 있습니다. 건네면 안 되는 말은 무엇일까요?
# $rating is a number such as 1500.
puzzle-difficulty = 난이도 { $rating }
puzzle-other = 상대
puzzle-tried-right = 이미 푼 문제입니다.
puzzle-tried-wrong = 전에 해 본 문제라 더는 점수에 들어가지 않습니다.
puzzle-tried-helped = 힌트를 보았으니 더는 점수에 들어가지 않습니다.
puzzle-clock-about = 시계가 시작되면 말이 보입니다. { $seconds }초가 있습니다.
puzzle-clock-start = 시계 시작
puzzle-hint = 힌트 { $step }/{ $steps }
puzzle-hint-about = 힌트를 보면 점수에 들어가지 않습니다.
puzzle-hint-mark = 힌트
puzzle-give-up = 답 보기
puzzle-retry = 다시 해 보기
puzzle-why-not = 왜 안 될까요: { $word }
puzzle-right = 정답입니다!
puzzle-late = 시간이 다 됐습니다. 답은 이것입니다.
puzzle-given-up = 답: { $words }.
# $ending is a worth-loss and so on, for whoever solves it.
puzzle-wrong = 그 답은 아닙니다. 서로 최선으로 두면: { $ending }.
puzzle-wrong-shape = 외칠 수 있는 콰르토가 아닙니다.
puzzle-rating = 점수
puzzle-rating-about = 오차 ±{ $deviation }
puzzle-streak = 연속 일수
puzzle-streak-days = { $days }
puzzle-streak-best = 최고 { $days }
puzzle-streak-now = { $days }일 연속.
puzzle-solved = 푼 문제
puzzle-solved-about = 해 본 문제 { $tried }개 중
puzzle-new-rating = 내 점수: { $rating }
puzzle-does-not-count = 점수에 들어가지 않습니다.

## Hints, step by step

# What to look for.
puzzle-hint-win = 상대에게 안전하게 건넬 말이 떨어지게 하는 수를 찾아보세요.
puzzle-hint-safe = 남은 말 하나하나가 무엇을 완성할지 따져 보세요.
puzzle-hint-hold = 하나만 빼고 모두 지는 수입니다. 내 수 다음에 남을 안전한 말을 세어 보세요.
puzzle-hint-spot = 마지막에 놓인 말을 지나는 줄을 특징 하나씩 살펴보세요.
puzzle-hint-trap = 아무것도 완성하지 않는 말이 여럿입니다. 그중 하나를 건네면 상대가 놓은 뒤 나에게 안전한 말이 남지 않습니다.
# $line is a row or a column, for example "row 3".
puzzle-hint-line = 이 줄 어딘가에 놓으세요: { $line }.
puzzle-hint-cell = { $cell } 칸에 놓으세요. 그러면 어떤 말을 건넬 수 있을까요?
puzzle-hint-dangers = 표시된 칸에서 무언가 완성될 수 있습니다.
# $placements is a number, from 3 on.
puzzle-hint-distance = 함정이 닫히기까지 말을 { $placements }개 더 놓아야 합니다.
# $trait is one feature value, for example "dark".
puzzle-hint-give = 그 말의 특징 하나: { $trait }.
puzzle-hint-shared = 말 네 개의 공통점: { $trait }.
puzzle-hint-row = 가로줄입니다.
puzzle-hint-column = 세로줄입니다.
puzzle-hint-diagonal = 대각선입니다.
puzzle-hint-square = 정사각형입니다.
