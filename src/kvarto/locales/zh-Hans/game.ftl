### The game's own words: pieces, shapes, variants, outcomes.
### Printed edition: 浅/深, 高, 实心, 直线 and the call are kept. Short is 矮 (printed 低), the usual opposite of 高 for
### things that stand; hollow is 空心 (printed 中空), the everyday opposite of 实心. Round and square are 圆柱 and 方柱 (printed
### 圆/方), so that a piece can be named in one go. The 2×2 square is 四宫格 (printed 四方形), which nobody takes for a square piece.

## Pieces

trait-light = 浅色
trait-dark = 深色
trait-short = 矮
trait-tall = 高
trait-round = 圆柱
trait-square = 方柱
trait-solid = 实心
trait-hollow = 空心

feature-c = 颜色
feature-h = 高度
feature-s = 形状
feature-t = 虚实

# A piece by its four feature values.
piece-name =
    { $colour ->
        [light] 浅色
       *[dark] 深色
    }{ $top ->
        [solid] 实心
       *[hollow] 空心
    }{ $height ->
        [short] 矮
       *[tall] 高
    }{ $shape ->
        [round] 圆柱
       *[square] 方柱
    }
# The same as what somebody places or gives.
piece-object =
    { $colour ->
        [light] 浅色
       *[dark] 深色
    }{ $top ->
        [solid] 实心
       *[hollow] 空心
    }{ $height ->
        [short] 矮
       *[tall] 高
    }{ $shape ->
        [round] 圆柱
       *[square] 方柱
    }

## Shapes; $name is the notation

shape-row = 第 { $name } 行
shape-column = 第 { $name } 列
shape-diagonal = 对角线（{ $name }）
shape-square = 四宫格（{ $name }）

## Variants

variant-standard = 标准
variant-advanced = 进阶（直线和四宫格）
variant-squares = 只算四宫格
variant-hard = 困难（两项共同特征）
# A variant without a name: what counts, where, and how many features must be shared.
variant-other = { $shapes }：{ $features }{ $required ->
    [1] { "" }
   *[other] （{ $required } 项共同特征）
}
shapes-l = 直线
shapes-q = 四宫格
shapes-lq = 直线和四宫格

## Outcomes

# Four pieces that share a value, such as "four tall".
four-alike =
    { $trait ->
        [light] 四枚浅色棋子
        [dark] 四枚深色棋子
        [short] 四枚矮棋子
        [tall] 四枚高棋子
        [round] 四枚圆柱
        [square] 四枚方柱
        [solid] 四枚实心棋子
       *[hollow] 四枚空心棋子
    }

outcome-quarto = { $winner } 获胜：{ $shape }，{ $alike }。
outcome-draw = 和棋：棋子全部放完，无人获胜。
outcome-agreement = 双方同意和棋。
outcome-time = { $winner } 获胜：{ $loser } 超时。
outcome-resignation = { $winner } 获胜：{ $loser } 认输。
outcome-forfeit = { $winner } 获胜：{ $loser } 喊了，但那里没有 Quarto。
outcome-abandoned = { $winner } 获胜：{ $loser } 离开了。
outcome-abandoned-nobody = 这一局中途结束。
outcome-aborted = 这一局已取消。
outcome-unknown = { $winner } 获胜。
outcome-unknown-draw = 这一局是和棋。
