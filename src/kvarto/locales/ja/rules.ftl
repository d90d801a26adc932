### The page of rules.

rules-title = ルール
rules-lead = 2人、16個の駒、ひとつのアイデア。相手が置く駒を、あなたが選びます。1局は10分から20分です。
rules-play = 遊んでみる

## Material

rules-material = ボードと駒
rules-material-text = ボードは16マスです。16個の駒はすべて違い、白か黒、低いか高い、円柱か角柱、穴なしか穴ありの組み合わせになっています。
rules-material-example = 何も置かれていないボードと、残りの駒16個。

## A turn

rules-turn = 手番
rules-turn-text = 先攻はサイコロで決めます。先攻は好きな駒を1つ選び、後攻に渡します。後攻はそれを好きな空きマスに置き、今度は自分が駒を1つ選んで先攻に渡します。あとはこのくり返しです。渡された駒を置いて、駒を渡す。
rules-turn-nobody = 駒はだれのものでもありません。1つの列に、2人の置いた駒が混ざっていてかまいません。
rules-turn-example = ボードに駒が3つ。白の高い角柱が渡されたので、これを置きます。

## A quarto

rules-quarto = クアート
rules-quarto-text = 横、縦、斜めのどれか一列に、共通の特徴が1つでもある駒が4つ並べば、クアートです。
rules-quarto-row = 横列2に、高い駒が4つ。
rules-quarto-column = 縦列cに、穴ありの駒が4つ。
rules-quarto-diagonal = 斜めに、円柱が4つ。
rules-quarto-none = これはクアートではありません。横列2の4つに共通点がありません。

## The call

rules-call = 宣言してこそ勝ち
rules-call-text = クアートをそろえただけでは勝ちになりません。気づいて、間に合ううちに「クアート！」と宣言した人の勝ちです。そろえた人でなくてもかまいません。
rules-call-placer = 駒を置いたら、次の駒を渡す前に宣言できます。
rules-call-receiver = 宣言せずに渡してしまったら、相手は駒を置く前に宣言でき、あなたのそろえたクアートで勝ちます。
rules-call-lapse = 相手も宣言せずに置いたら、そのクアートは無効です。もうだれにも宣言できず、ただの4つの駒に戻ります。
rules-call-example = 最後の駒は d1 に置かれ、横列1は4つとも黒、4つとも高い駒です。宣言はなく、駒が渡されました。相手は今、駒を置く代わりに横列1を宣言できます。
rules-pointing = 場所を示す
rules-pointing-text = 宣言するには赤いボタンを押します。時計が止まるので、15秒以内に4つの駒にタッチしてください。認められるのは、最後に置いた駒でそろった列だけです。
rules-wrong-call = 宣言できるのは、駒が1つ置かれるたびに1人1回です。間違えたり、場所を示せなかったりすると、その1回を失います。大会では負けになります。
rules-end = 終わり
rules-end-text = 16個目の駒が置かれたら、渡す駒はもうありません。置いた人は宣言するか、手番を終えます。次に、相手に最後の機会があります。それでも勝者がいなければ、引き分けです。

## Variants

rules-variants = いろいろな遊び方
rules-beginners-text = 使う特徴を1つか2つか3つに決めて、ほかは気にしないことにします。簡単すぎるようになったら、1つずつ増やしましょう。
rules-beginners-example = 色だけを使うとき：横列3に、白い駒が4つ。
rules-advanced-text = いつもの列に加えて、2×2マスの四角9つでも勝てます。
rules-advanced-example = 真ん中の四角に、黒い駒が4つ。
rules-squares-text = 2×2の四角だけが勝ちになります。横、縦、斜めは数えません。
rules-hard-text = 4つの駒に、共通の特徴が2つ以上必要です。
rules-hard-example = 横列1：4つとも黒、4つとも高いので、ここでも認められます。

## What can be agreed on

rules-agree = 決めておけること
rules-automatic-text = クアートをそろえた人がその場で勝ち、宣言はいりません。多くのプログラムはこの遊び方です。
rules-late-call = 後からの宣言
rules-late-call-text = 置いた人は、駒を渡した後も、それが置かれるまでは宣言できます。先に宣言した人の勝ちです。
rules-child = 子どもと
rules-child-text = 小さな子は、場所を示さずに宣言するだけでもかまいません。どこかに宣言できるクアートがあれば、正しい宣言です。気軽な対局では、どこがリーチか、どの駒なら安全に渡せるかを表示することもできます。
rules-time = 時間
rules-time-text = 大会では1手1分です。時間切れは負けになります。ただし16個目の駒の後は、宣言しなかったことになるだけです。

## Notation

rules-notation = 棋譜の書き方
rules-notation-text = 縦列は左から a〜d、横列は下から 1〜4 です。駒は数字か文字1つで表します。
rules-notation-moves = b2>7 は「b2 に置いて 7 を渡した」という意味です。感嘆符は正しい宣言、疑問符は間違った宣言で、その後に示した横列、縦列、斜めを書きます：b2!3、b2?a>7。

## Editions

rules-editions = 版による違い
rules-editions-text = 印刷されたルールは、どの言語でもほとんど同じです。わかっている違いを挙げます。
rules-editions-own = この言語の版
rules-editions-others = ほかの版
rules-edition-south-slavic = セルビア語、クロアチア語、スロベニア語の版には、後からの宣言があります。
rules-edition-danish = デンマーク語の版では、駒から手を離すときに宣言します。時間の制限はありません。
rules-edition-greek = ギリシャ語の版では、共通の特徴を2つ以上と決めることができます。ここでの「難しい」です。時間の制限はありません。
rules-edition-finnish = フィンランド語の版は、上級者は四角だけをねらうとも読めます。
rules-edition-japanese = 日本語の版には初心者向けの遊び方がなく、1分は駒を置く時間です。
rules-edition-swedish = スウェーデン語とアラビア語の版では、初心者は特徴を1つずつ増やしていきます。
rules-edition-estonian = フィンランド語とエストニア語の版では、初心者は1種類の駒だけで始めます。数えるのは白い駒4つだけです。
rules-edition-romanian = ルーマニア語の版では、相手は駒を受け取る前に宣言します。ここでの機会と同じです。
rules-edition-arabic = アラビア語の版では、列がそろうとすぐに相手も宣言でき、その前に渡すことには触れていません。ここでは渡した後に宣言します。
rules-edition-german = ドイツ語の版には、駒を置く人はその前にできていた列をあきらめる、とはっきり書いてあります。
rules-edition-chinese = 中国語の版では、置いた人だけが宣言します。ここでは相手も宣言できます。1局は15分で、1手の制限はありません。
rules-edition-minute = セルビア語、クロアチア語、ペルシア語の版では、どの対局でも1手1分と決めることができます。
rules-edition-limit = ルーマニア語とスロベニア語の版では、時間に制限がありますが、数字はありません。
rules-edition-czech = チェコ語の版では、だれが始めるかをじゃんけんで決めます。ほかの版ではサイコロ、くじ、または話し合いです。
