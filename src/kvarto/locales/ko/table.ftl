### kvarto table: the opening tables.

table-help = 초반 표를 나열하거나 만듭니다.
table-list-help = 게임마다 초반 표가 어디까지 증명되었는지 알려 줍니다.
table-none = { $game }: 초반 표 없음, 모든 국면을 탐색합니다
table-there = { $game }: 보드 위의 말 { $levels }개까지 증명됨, 무승부가 아닌 국면 { $exceptions }개
table-build-help =
    게임 GAMES의 초반 표를 만듭니다(안 쓰면 모두). 특징 하나면 몇 초, 길면 몇 시간이 걸립니다.
    Ctrl-C로 멈추고, 같은 명령으로 이어 갈 수 있습니다.
table-levels-help = 보드 위의 말이 몇 개일 때까지.
table-threads-help = 쓸 코어 수.
table-work-help = 진행 상황을 저장하는 폴더.
table-into-help = 완성된 표를 둘 폴더(없으면 패키지 안).
table-level = { $game }, 보드 위에 { $level }개
table-stopped = 멈췄습니다. 같은 명령으로 여기서 이어 갈 수 있습니다.
table-built = { $game }: 완성
