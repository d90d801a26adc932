### The game's own words: pieces, shapes, variants, outcomes.
### Printed edition: 淺/深, 高, 實心/中空, 直線 and the call are kept. Short is 矮 (printed 低), the usual opposite of 高 for
### things that stand. Round and square are 圓柱 and 方柱 (printed 圓/方 of a 柱體), so that a piece can be named in one go.
### The 2×2 square is 四宮格 (printed 四方形), which nobody takes for a square piece. A piece is 棋子 (printed 柱體).

## Pieces

trait-light = 淺色
trait-dark = 深色
trait-short = 矮
trait-tall = 高
trait-round = 圓柱
trait-square = 方柱
trait-solid = 實心
trait-hollow = 中空

feature-c = 顏色
feature-h = 高度
feature-s = 形狀
feature-t = 虛實

# A piece by its four feature values.
piece-name =
    { $colour ->
        [light] 淺色
       *[dark] 深色
    }{ $top ->
        [solid] 實心
       *[hollow] 中空
    }{ $height ->
        [short] 矮
       *[tall] 高
    }{ $shape ->
        [round] 圓柱
       *[square] 方柱
    }
# The same as what somebody places or gives.
piece-object =
    { $colour ->
        [light] 淺色
       *[dark] 深色
    }{ $top ->
        [solid] 實心
       *[hollow] 中空
    }{ $height ->
        [short] 矮
       *[tall] 高
    }{ $shape ->
        [round] 圓柱
       *[square] 方柱
    }

## Shapes; $name is the notation

shape-row = 橫列 { $name }
shape-column = 直行 { $name }
shape-diagonal = 對角線 { $name }
shape-square = 四宮格 { $name }

## Variants

variant-standard = 標準
variant-advanced = 進階（直線和四宮格）
variant-squares = 只算四宮格
variant-hard = 困難（兩項共同特徵）
# A variant without a name: what counts, where, and how many features must be shared.
variant-other = { $shapes }：{ $features }{ $required ->
    [1] { "" }
   *[other] （{ $required } 項共同特徵）
}
shapes-l = 直線
shapes-q = 四宮格
shapes-lq = 直線和四宮格

## Outcomes

# Four pieces that share a value, such as "four tall".
four-alike =
    { $trait ->
        [light] 四顆淺色棋子
        [dark] 四顆深色棋子
        [short] 四顆矮棋子
        [tall] 四顆高棋子
        [round] 四顆圓柱
        [square] 四顆方柱
        [solid] 四顆實心棋子
       *[hollow] 四顆中空棋子
    }

outcome-quarto = { $winner } 獲勝：{ $shape }，{ $alike }。
outcome-draw = 和局：棋子全放完了，沒有人贏。
outcome-agreement = 雙方同意和局。
outcome-time = { $winner } 獲勝：{ $loser } 的時間用完了。
outcome-resignation = { $winner } 獲勝：{ $loser } 認輸。
outcome-forfeit = { $winner } 獲勝：{ $loser } 喊了，但那裡沒有 Quarto。
outcome-abandoned = { $winner } 獲勝：{ $loser } 離開了。
outcome-abandoned-nobody = 這一局中途結束。
outcome-aborted = 這一局取消了。
outcome-unknown = { $winner } 獲勝。
outcome-unknown-draw = 這一局是和局。
