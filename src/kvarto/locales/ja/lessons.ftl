### The course: what is said in each step, to attempts, and around them.

learn-title = 遊び方を学ぶ
learn-lead = 短いステップが{ $count }つ。どれも本物のボードで手を動かします。答えはすべて証明済みです。
learn-begin = 始める
learn-go-on = 続ける
learn-again = 最初からもう一度
learn-steps = ステップ
learn-progress = { $count }ステップ中{ $done }ステップ終了
# Said after the title of a step.
learn-done = 終了
learn-rules = ルールを読む

## Whole games for beginners

learn-path = 通しで対局
learn-path-about = はじめは特徴1つだけ。簡単すぎるようになったら、1つずつ増やしましょう。相手は手加減してくれます。
path-1 = 特徴1つ
path-2 = 特徴2つ
path-3 = 特徴3つ
path-4 = 4つすべて
path-counts = 使う特徴：{ $features }
path-hints = ヒントつき
path-play = 遊ぶ
path-running = 続ける
path-played = 対局済み
path-won = 勝ち

## Around a step

lesson-number = ステップ{ $number }/{ $count }
lesson-hint = ヒント
lesson-check = 答え合わせ
lesson-marked = { $count ->
    [0] まだ何も選んでいません。
   *[other] 選んだ駒：{ $pieces }。
}
# Said of a piece of the reserve.
lesson-is-marked = 選択中
lesson-again = もう一度
lesson-next = 次のステップ
lesson-finish = ステップ一覧
lesson-start-clock = 時計を動かす
lesson-right = 正解です。
lesson-wrong = 惜しい。
lesson-actions = あなたの番
lesson-between = ステップ
lesson-previous = 前のステップ
lesson-unknown = そのようなステップはありません。

## $piece is a piece-name, $alike something like "4つとも高い", $shape a row, column or the like

# $traits are feature values, such as "白、低い".
lesson-wrong-piece = それは{ $piece }です。合わないところ：{ $traits }。
lesson-wrong-no-shape = その4つは、勝ちになる並びではありません。
lesson-wrong-not-alike = { $shape }を見てください。その4つに共通点はありません。
lesson-wrong-lapsed = { $shape }は{ $alike }ですが、最後に置いた駒が入っていません。そのクアートはもう無効です。
lesson-wrong-completes-nothing = 選んだ中に、何もそろわない駒があります：{ $piece }。
lesson-wrong-missing = ここまでは合っていますが、あと{ $count }個あります。
lesson-wrong-marked = 選んだ中に、安全でない駒があります：{ $piece }。{ $cell } に置かれると{ $shape }がそろいます（{ $alike }）。
lesson-wrong-cell = { $cell } に置いても、共通点のある4つはそろいません。
lesson-wrong-gives-win = あなたが渡したのは{ $piece }。相手は { $cell } に置いて{ $shape }を宣言します（{ $alike }）。
lesson-wrong-none-safe = そこに置いたので、安全に渡せる駒がなくなりました。あなたが渡したのは{ $piece }。相手は { $cell } に置いて{ $shape }を宣言します（{ $alike }）。
lesson-wrong-let-lapse = 駒を置いたので、{ $shape }は無効になりました。もうだれにも宣言できません。
lesson-wrong-not-called = 宣言せずに駒を渡しました。相手が{ $shape }を宣言します（{ $alike }）。
lesson-wrong-missed-win = すぐに勝てました。手元の駒は{ $piece }。置けば共通点のある4つがそろうマスがあります。
lesson-wrong-even = 安全な駒を{ $count }個残しました。あなたが1つ渡し、最後の1つは相手が渡すので、あなたの分がなくなります。
lesson-wrong-still-safe = 相手はその駒を { $cell } に置き、まだ安全な駒を渡せます：{ $piece }。
lesson-wrong-time = 1分たちました。この時計の対局なら負けになるところです。

## The steps: title, what there is to know, what to do, a hint, and what is said when it is done

lesson-features-title = 特徴を見分ける
lesson-features-text = 同じ駒は2つとありません。どの駒も、白か黒、低いか高い、円柱か角柱、穴なしか穴ありです。特徴は4つで、それぞれ2通りあります。
lesson-features-task = 黒で、高くて、円柱で、穴のある駒を見つけてください。
lesson-features-hint = 特徴を1つずつ見ていきましょう。黒の中から高い駒だけ、その中から円柱だけ。残った2つのうち、片方の上に穴があります。
lesson-features-right = それです。ほかにはありません。どの2つの駒も、少なくとも1つの特徴が違います。

lesson-line-title = 共通点のある4つ
lesson-line-text = 横、縦、斜めに並んだ4つの駒は、共通の特徴が1つでもあればクアートです。1つで十分で、ほかはばらばらでかまいません。
lesson-line-task = 3つの列が埋まっています。クアートになっている列の4つの駒を示してください。
lesson-line-hint = 駒の上を見てください。どれにも穴がある列があります。
lesson-line-right = 横列1に、穴ありの駒が4つ。縦列cと斜めの4つには共通点がありません。

lesson-three-title = 共通点のある3つ
lesson-three-text = 共通点のある駒が一列に3つあれば、あと1つでそろいます。こういう3つと、その共通点に気づくことが、このゲームの大半です。
lesson-three-task = 横列2には駒が3つ、空きマスが1つあります。そこに置けばクアートになる駒をすべて選んで、答え合わせをしてください。
lesson-three-hint = 横列2の3つの共通点は何でしょう。色でも、高さでも、形でもありません。同じ特徴の駒なら、どれでも4つ目になります。
lesson-three-right = 3つとも穴ありなので、穴ありの駒ならどれでもそろいます。

lesson-complete-title = 列をそろえる
lesson-complete-text = 置く駒は自分では選べません。相手から渡された駒です。それでも、ちょうど欲しかった駒かもしれません。
lesson-complete-task = 手元の駒を、共通点のある4つがそろうマスに置いてください。
lesson-complete-hint = 縦列aには円柱が3つありますが、あなたの駒は角柱です。別の特徴が同じ3つを探しましょう。
lesson-complete-right = 横列2に、穴ありの駒が4つ。

lesson-call-title = 宣言する
lesson-call-text = そろえただけでは足りません。クアートは宣言してはじめて勝ちになります。駒を置いたら、渡す前に赤いボタンを押し、4つの駒を示してください。
lesson-call-task = たった今 d3 に置きました。宣言して、そろった4つを示してください。
lesson-call-hint = d3 を通る列のうち、横列3と縦列dが埋まっています。どちらかは4つとも黒です。
lesson-call-right = クアート！ 横列3に、黒い駒が4つ。あなたの勝ちです。

lesson-steal-title = 相手の見落としをとらえる
lesson-steal-text = 相手もクアートを見落とすことがあります。宣言せずに駒を渡してきたら、それを置くまでの間は、あなたが宣言できます。
lesson-steal-task = 相手は d2 に置いて、あなたに駒を渡しました。勝ちを横取りしてください。
lesson-steal-hint = 最後の駒が置かれた d2 を通る列です。縦列dの高さを比べてみましょう。
lesson-steal-right = クアート！ 縦列dに、低い駒が4つ。そろえたのは相手でも、宣言したのはあなたです。

lesson-lapse-title = 無効になるクアート
lesson-lapse-text = だれも宣言しないまま次の駒が置かれると、クアートは無効になります。駒はそのまま残りますが、もう宣言できません。宣言できるのは、最後に置いた駒が入った並びだけです。
lesson-lapse-task = たった今 b2 に置きました。そろっている列が2つあります。まだ有効なほうを宣言してください。
lesson-lapse-hint = 横列1は角柱が4つですが、b2 は横列1にありません。b2 を通る埋まった列はどれでしょう。
lesson-lapse-right = クアート！ 縦列bに、高い駒が4つ。横列1の角柱4つはもう無効で、宣言していたら間違いでした。

lesson-safe-title = 安全な駒を渡す
lesson-safe-text = 相手が置く駒は、あなたが選びます。相手の4つがそろう駒を渡せば負けです。渡す前に、リーチを確かめましょう。
lesson-safe-task = 相手がすぐには勝てない駒を渡してください。
lesson-safe-hint = 横列1に、高い円柱が3つあります。ですから、高い駒も円柱も渡せません。
lesson-safe-right = 安全です。低い角柱なので、横列1では何もそろいません。

lesson-block-title = ふさぐ
lesson-block-text = 安全な駒が1つもないこともあります。そんなときは手元の駒が頼りです。リーチの空きマスに置けば、そのリーチは消えます。
lesson-block-task = 渡せる駒が残るように置いて、それを渡してください。方法は1つだけです。
lesson-block-hint = 縦列dを見てください。白い円柱が3つと、空きマスが1つあります。
lesson-block-right = d4 に置いて縦列dをつぶしたので、安全な駒が1つできました。ほかの手なら、すぐに負けていました。

lesson-count-title = 安全な駒を数える
lesson-count-text = 後半になると、安全な駒は減っていきます。あといくつ残っているかがわかれば、先が読めます。
lesson-count-task = ここで安全に渡せる駒をすべて選んで、答え合わせをしてください。
lesson-count-hint = リーチは2つ。縦列cは穴なしが3つ、横列4は黒が3つです。どちらでもない駒が安全です。
lesson-count-right = 安全なのは3つ。白の穴ありです。

lesson-last-safe-title = 最後の安全な駒を渡す
lesson-last-safe-text = 最後の安全な駒を渡すと、相手はそれを置いた後、安全でない駒を渡すしかありません。あなたはそれで勝ちます。
lesson-last-safe-task = 安全な駒が1つだけ残るように置いて、それを渡してください。
lesson-last-safe-hint = 新しいリーチを作りましょう。横列1には白の高い駒がもう2つあり、あなたの駒も白で高い駒です。
lesson-last-safe-right = 相手がその駒をどこに置いても、あなたに渡せる安全な駒は残りません。

lesson-parity-title = 奇数か偶数か
lesson-parity-text = 安全な駒は、あなた、相手、あなた…と交互に渡していきます。自分が渡す番に残りが奇数なら、最後の1つを渡すのはあなた、偶数なら相手です。奇数になるように置きましょう。
lesson-parity-task = 置いた後に安全な駒が奇数になるマスを見つけ、その駒を1つ渡してください。
lesson-parity-hint = c1 と d2 では安全な駒が2つ残り、a1 と a2 では残りません。あとはどのマスでしょう。
lesson-parity-right = 安全な駒は3つでした。あなた、相手、そして最後の1つはまたあなた。相手にはもう、安全に渡せる駒がありません。

lesson-squares-title = 四角
lesson-squares-text = 上級では、2×2マスの四角に4つそろえても勝ちです。四角は9つあり、つい見落としがちです。
lesson-squares-task = ここでは四角も使います。駒を置いて宣言し、そろった4つを示してください。
lesson-squares-hint = ボードの真ん中を見てください。4マスのうち3マスに低い駒があります。
lesson-squares-right = クアート！ 真ん中の四角に、低い駒が4つ。

lesson-clock-title = 時間との勝負
lesson-clock-text = 大会では1手1分です。時間切れは負けになりますが、宣言すると時計は止まります。
lesson-clock-task = 1分あります。駒を置いて宣言し、そろった4つを示してください。
lesson-clock-hint = あなたの駒は円柱です。斜めをたどってみましょう。
lesson-clock-right = クアート、間に合いました！ a1 から d4 への斜めに、円柱が4つ。これで必要なことはすべて身につきました。対局してみましょう。
