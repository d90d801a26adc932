### The game's own words: pieces, shapes, variants, outcomes.
### Printed edition: the call, 白/黒, 円柱/角柱, 高い/低い and 四角 as printed; 穴無し/穴有り is written 穴なし/穴あり, as is usual today.
### The printed 一列 (in one line) became 列, so that 横列 (row) and 縦列 (column) go with it.

## Pieces

trait-light = 白
trait-dark = 黒
trait-short = 低い
trait-tall = 高い
trait-round = 円柱
trait-square = 角柱
trait-solid = 穴なし
trait-hollow = 穴あり

feature-c = 色
feature-h = 高さ
feature-s = 形
feature-t = 穴

piece-name =
    { $colour ->
        [light] 白
       *[dark] 黒
    }の{ $height ->
        [short] 低い
       *[tall] 高い
    }{ $shape ->
        [round] 円柱
       *[square] 角柱
    }（{ $top ->
        [solid] 穴なし
       *[hollow] 穴あり
    }）
piece-object =
    { $colour ->
        [light] 白
       *[dark] 黒
    }の{ $height ->
        [short] 低い
       *[tall] 高い
    }{ $shape ->
        [round] 円柱
       *[square] 角柱
    }（{ $top ->
        [solid] 穴なし
       *[hollow] 穴あり
    }）

## Shapes; $name is the notation

shape-row = 横列{ $name }
shape-column = 縦列{ $name }
shape-diagonal = 斜め { $name }
shape-square = 四角{ $name }

## Variants

variant-standard = 標準
variant-advanced = 上級（列と四角）
variant-squares = 四角のみ
variant-hard = 難しい（共通の特徴が2つ）
variant-other = { $shapes }：{ $features }{ $required ->
    [1] { "" }
   *[other] （共通の特徴が{ $required }つ）
}
shapes-l = 列
shapes-q = 四角
shapes-lq = 列と四角

## Outcomes

four-alike =
    { $trait ->
        [light] 4つとも白
        [dark] 4つとも黒
        [short] 4つとも低い
        [tall] 4つとも高い
        [round] 4つとも円柱
        [square] 4つとも角柱
        [solid] 4つとも穴なし
       *[hollow] 4つとも穴あり
    }

outcome-quarto = { $winner }の勝ち：{ $shape }、{ $alike }。
outcome-draw = 引き分け：すべての駒が置かれ、勝者はいません。
outcome-agreement = 合意により引き分けです。
outcome-time = { $winner }の勝ち：{ $loser }の時間切れです。
outcome-resignation = { $winner }の勝ち：{ $loser }が投了しました。
outcome-forfeit = { $winner }の勝ち：{ $loser }が宣言しましたが、そこにクアートはありませんでした。
outcome-abandoned = { $winner }の勝ち：{ $loser }が席を立ちました。
outcome-abandoned-nobody = 対局は途中で終わりました。
outcome-aborted = 対局は中止になりました。
outcome-unknown = { $winner }の勝ちです。
outcome-unknown-draw = 対局は引き分けでした。
