### Opponents and the arena where they play each other.

## kvarto arena

arena-short-help = 레벨끼리 겨루게 하고 실력을 매깁니다.
arena-help =
    레벨끼리 겨루게 합니다. 두 레벨마다 자리를 바꿔 가며 같은 수만큼 두고 실력을 출력합니다.
    Elo 점수와 95% 구간의 절반 폭, 그리고 서로 맞붙은 점수를 백분율로 보여 줍니다.
    Ctrl-C를 누르면 멈추고 그때까지 둔 게임으로 매깁니다.
arena-games-help = 두 레벨마다 둘 게임 수.
arena-levels-help = 어느 레벨인지(예: 1-4,10).
arena-variant-help = standard, advanced, squares, hard, 또는 ch:l 같은 코드.
arena-calling-help = 콰르토를 외쳐야만 이기는지.
arena-seed-help = 시드가 같으면 게임도 같습니다.
arena-processes-help = 동시에 둘 게임 수.
arena-save-help = 결과를 모두 파일에 덧붙이고, 파일에 있는 결과에서 이어 갑니다.
arena-no-such-levels = { $text }: 레벨은 1부터 { $most }까지의 수입니다(예: 1-4,10)
arena-needs-two = 적어도 두 레벨이 있어야 합니다
arena-other-tournament = { $path } 파일에는 다른 대회의 결과나 다른 것이 들어 있습니다
arena-label = 게임
arena-stopped = 게임 { $all }개 가운데 { $played }개를 두고 멈췄습니다.
arena-title = { $variant }, 게임 { $games }개
arena-level = 레벨
arena-name = 이름
# As in English.
arena-elo = Elo
arena-error = ±
arena-played = 게임
arena-won = 승
arena-drawn = 무
arena-lost = 패
arena-score = 점수
arena-nothing = 둔 게임이 없습니다.
