### Opponents: a name for each level, and what the opponent is like.

level-newcomer = 입문자
level-newcomer-about = 처음 해 봅니다. 아무 말이나 건네고 콰르토를 거의 못 봅니다.
level-child = 어린이
level-child-about = 가끔은 생각하고 건넵니다. 대각선보다 가로줄을 잘 봅니다.
level-beginner = 초보
level-beginner-about = 대체로 생각하고 건네지만 놓치는 것이 많습니다.
level-casual = 취미 플레이어
level-casual-about = 건네기 전에 늘 살피지만 구멍과 대각선은 곧잘 놓칩니다.
level-attentive = 꼼꼼한 상대
level-attentive-about = 건넬 때는 거의 안 놓치지만 앞을 내다보지 않고 놓습니다.
level-regular = 숙련자
level-regular-about = 안전하게 건넬 말이 남도록 놓습니다.
level-club = 동호회원
level-club-about = 안전하게 응수할 여지를 별로 안 주고, 마지막 몇 수는 정확합니다.
level-strong = 강자
level-strong-about = 게임 후반을 정확하게 두고 콰르토를 좀처럼 놓치지 않습니다.
level-master = 고수
level-master-about = 실수가 거의 없습니다.
level-perfect = 완벽한 상대
level-perfect-about = 절대 실수하지 않고, 받아치기 어려운 수를 골라 둡니다.
