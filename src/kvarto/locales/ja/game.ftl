### The game's own words: pieces, shapes, variants, outcomes.

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

piece-name = { $colour }の{ $height }{ $shape }（{ $top }）

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

four-alike = 4つとも{ $trait }

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
