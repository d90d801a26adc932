### The game's own words: pieces, shapes, variants, outcomes.
### Printed edition: 밝은/어두운, 큰/작은, 줄, 정사각형 and the call are kept. A piece is 말 (printed 피스), as Korean players say.
### Round and square are 둥근/네모난 (printed 원형/사각형), so that 정사각형 is left for the 2×2 square; solid and hollow are
### 구멍 없는/구멍 있는 (printed 속이 찬/속이 빈), because it is the hole on top that one sees.
### Every piece-name ends with 말 and every piece-object with 말을: that is what makes the particles right.

## Pieces

trait-light = 밝은색
trait-dark = 어두운색
trait-short = 작은 키
trait-tall = 큰 키
trait-round = 둥근 모양
trait-square = 네모난 모양
trait-solid = 구멍 없음
trait-hollow = 구멍 있음

feature-c = 색
feature-h = 키
feature-s = 모양
feature-t = 구멍

# A piece by its four feature values.
piece-name =
    { $colour ->
        [light] 밝고
       *[dark] 어둡고
    } { $height ->
        [short] 작고
       *[tall] 크고
    } { $shape ->
        [round] 둥글고
       *[square] 네모나고
    } { $top ->
        [solid] 구멍 없는
       *[hollow] 구멍 있는
    } 말
# The same as what somebody places or gives.
piece-object =
    { $colour ->
        [light] 밝고
       *[dark] 어둡고
    } { $height ->
        [short] 작고
       *[tall] 크고
    } { $shape ->
        [round] 둥글고
       *[square] 네모나고
    } { $top ->
        [solid] 구멍 없는
       *[hollow] 구멍 있는
    } 말을

## Shapes; $name is the notation

shape-row = 가로줄 { $name }
shape-column = 세로줄 { $name }
shape-diagonal = 대각선 { $name }
shape-square = 정사각형 { $name }

## Variants

variant-standard = 표준
variant-advanced = 고급(줄과 정사각형)
variant-squares = 정사각형만
variant-hard = 어려움(공통 특징 둘)
# A variant without a name: what counts, where, and how many features must be shared.
variant-other = { $shapes }, { $features }{ $required ->
    [1] { "" }
   *[other] { " " }(공통 특징 { $required }개)
}
shapes-l = 줄
shapes-q = 정사각형
shapes-lq = 줄과 정사각형

## Outcomes

# Four pieces that share a value, such as "four tall".
four-alike =
    { $trait ->
        [light] 밝은 말 넷
        [dark] 어두운 말 넷
        [short] 작은 말 넷
        [tall] 큰 말 넷
        [round] 둥근 말 넷
        [square] 네모난 말 넷
        [solid] 구멍 없는 말 넷
       *[hollow] 구멍 있는 말 넷
    }

outcome-quarto = { $winner } 승리: { $shape }, { $alike }.
outcome-draw = 무승부: 말을 모두 놓았고 이긴 사람이 없습니다.
outcome-agreement = 합의로 무승부입니다.
outcome-time = { $winner } 승리: { $loser } 시간 초과.
outcome-resignation = { $winner } 승리: { $loser } 기권.
outcome-forfeit = { $winner } 승리: { $loser } 쪽이 외쳤지만 콰르토가 없었습니다.
outcome-abandoned = { $winner } 승리: { $loser } 쪽이 자리를 떠났습니다.
outcome-abandoned-nobody = 게임이 도중에 끝났습니다.
outcome-aborted = 게임이 취소되었습니다.
outcome-unknown = { $winner } 승리.
outcome-unknown-draw = 무승부로 끝났습니다.
