### Puzzles: the commands, and what hints say.

## kvarto puzzles

puzzles-help = 답이 증명된 문제를 만들거나, 증명하거나, 하나를 보여 줍니다.
puzzles-make-help =
    문제를 만듭니다. 국면을 무작위로 뽑아, 정답이 꼭 하나라고 풀이기가 증명하는 것만 남깁니다.
    Ctrl-C로 멈추고, 같은 명령으로 이어 갈 수 있습니다. 시드가 같으면 문제도 같습니다.
puzzles-seed-help = 무작위의 시작 값.
puzzles-count-help = 종류와 방식마다 만들 문제 수(없으면 들어 있는 만큼).
puzzles-variant-help = 이 방식만. 여러 번 줄 수 있습니다.
puzzles-work-help = 진행 상황을 저장하는 폴더.
puzzles-into-help = 완성된 문제를 쓸 파일(없으면 패키지의 파일).
# As in English.
puzzles-making = { $variant }, { $kind }
puzzles-stopped = 멈췄습니다. 같은 명령으로 여기서 이어 갈 수 있습니다.
puzzles-made = { $file }: 문제 { $count }개.
puzzles-check-help =
    모든 문제를 증명합니다: 답이 맞는지, 다른 답은 없는지, 다른 문제를 돌려 놓은 것은 아닌지.
puzzles-file-help = 살펴볼 파일(없으면 패키지의 파일).
puzzles-sample-help = 이만큼의 문제 중 하나만 증명합니다.
puzzles-checking = 증명 중
puzzles-checked = 문제 { $count }개가 증명되었습니다.
puzzles-wrong = 문제 { $count }개가 잘못되었습니다.
puzzle-is-none = { $puzzle }: 정답이 꼭 하나가 아닙니다
puzzle-has-other-answers = { $puzzle }: 정답은 { $proven }, 적힌 답은 { $kept }
puzzle-repeats = { $puzzle }: 다른 문제와 같습니다({ $other })
no-puzzle-file = 문제 파일이 아닙니다
no-such-puzzle = 문제가 적힌 줄이 아닙니다: { $text }
puzzles-show-help = 번호가 ID인 문제와 답, 그 뒤의 진행을 보여 줍니다.
puzzles-title = { $puzzle }: { $task } ({ $variant }, { $rating }점)
puzzles-answer = { $count ->
    [1] 답: { $answers }
   *[other] 답(아무거나): { $answers }
}
puzzles-line = 그 뒤: { $words }

## What is asked for

puzzle-task-win = 놓고 건네서 이기세요
puzzle-task-safe = 하나뿐인 안전한 말을 건네세요
puzzle-task-hold = 놓고 건네서 지지 마세요
puzzle-task-spot = 무효가 되기 전에 콰르토를 찾으세요
puzzle-task-trap = 함정인 말을 찾으세요
