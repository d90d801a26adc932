### What can be chosen: a new game, settings; and about the page.

new-title = 新しい対局
new-begin = 始める
new-open = テーブルを開く
new-change-title = テーブルの変更
new-change-save = 保存
new-opponent = だれと？
opponent-is-computer-about = 好きな強さの相手と対局します。
opponent-is-person-about = 並んで座っても、端末をはさんで向かい合っても。
opponent-is-invite-about = リンクを送り、開いた人が席に着きます。相手の端末は何でもかまいません。
opponent-is-watch-about = のんびり成り行きを眺めます。
new-level = 強さは？
new-level-one = 1人目のコンピューター
new-level-two = 2人目のコンピューター
new-pass = 端末を手渡す
new-pass-about = 手番が変わると、相手に端末が渡るまでボードを隠します。
new-preset = どんな対局？
preset-casual = 気軽に
preset-casual-about = 元のルールのまま、時計なし、「待った」あり。
preset-tournament = 大会
preset-tournament-about = 1手1分。間違って宣言すると負けです。
preset-days = じっくり
preset-days-about = 1手3日。好きなときに戻って続けられます。
preset-beginners = 入門
preset-beginners-about = 色と高さだけで遊びます。ヒントつき。
preset-child = 子どもと
preset-child-about = 同じく色と高さだけ。子どもは宣言するだけで大丈夫です。
preset-edition = この言語の版
preset-edition-about =
    { $what ->
        [late-call] この言語の版にある、後からの宣言つきです。
        [hard] この言語の版で認められているとおり、共通の特徴が2つ必要です。
        [squares] この言語の版の上級者向けのとおり、2×2の四角だけで勝ちになります。
        [clock-place] この言語の版にならい、置くのに1分、渡すのに1分です。
        [clock-main] この言語の版のとおり、1局全体で15分です。
       *[clock-move] この言語の版で認められているとおり、どの対局でも1手1分です。
    }
new-meeting = だれが来られる？
new-in-lobby = ロビーに出す
new-in-lobby-about = ロビーにいる人が席に着けます。観戦はだれでもできます。
new-watched = 観戦を許可
new-watched-about = 対局が始まれば、リンクを知っている人はだれでも観戦できます。
new-rules = ルール
new-variant = 勝ち方は？
new-features = 使う特徴は？
new-shapes = どこで？
new-required = 4つの駒に共通の特徴が2つ必要
new-calling = 宣言
calling-spoken = 自分で宣言
new-false-call = 間違った宣言で失うもの
false-call-ignore = その機会
false-call-forfeit = 対局
new-late-call = 後からの宣言
new-time = 時計と先攻
new-clock = 時計
new-starter = 先攻は？
starter-is = { $player }
new-casual = 気軽な対局
new-casual-about = 一時停止と「待った」ができます。
new-help = 手助け
new-help-none = なし
new-help-some = ヒントあり
new-help-casual-only = ヒントは気軽な対局でだけ使えます。
aid-threats = リーチを表示
aid-threats-about = 置けば列がそろうマスと、そろう駒の種類。
aid-safe = 安全な駒を表示
aid-safe-about = 渡しても、相手がすぐには勝てない駒。
aid-points = 宣言したら場所を示す
aid-points-about = 小さな子は宣言するだけでもかまいません。
new-from-position = この局面から始めます。
new-from-empty = 何もないボードから始める
settings-title = 設定
settings-theme = 外観
theme-system = システムに合わせる
theme-light = ライト
theme-dark = ダーク
settings-set = 駒
set-wood = 木
set-wood-about = 木の駒を、少し上から見た姿です。
set-flat = 平面
set-flat-about = 小さな画面でも見やすい、簡素な絵です。
settings-table = 対局中
settings-sound = 音
settings-speech = 宣言を声に出す
settings-animation = 駒の動き
settings-coordinates = ボードの文字と数字
settings-contrast = 高コントラスト
about-title = Kvarto について
about-game = Kvarto は、ブレーズ・ミュラー作の2人用ゲーム「クアート」のソフトウェアです。宣言も含めて、元のルールのまま遊べます。たいていのプログラムは、4つそろえば代わりに勝ちにしてくれます。ここでは、自分で気づかなければなりません。
about-page = コンピューターの強さは10段階。はじめて遊ぶ人から、けっして間違えない相手までいます。対局の後には、どこで勝負が決まったかを教えてくれます。
about-privacy-title = 保存されるもの
about-privacy = サーバーは対局と、レッスンや問題の進みぐあいを保存し、あなたが席に戻れるように、クッキーでブラウザーを見分けます。設定はブラウザーの中に残ります。ほかのだれにも、何も送りません。アカウントを作ると、名前とパスワードのハッシュも保存します。アカウントのページでは、あなたについて保存されているものをすべて受け取り、削除できます。
about-keys-title = マウスを使わずに
about-keys = 矢印キーでボードと駒の上を移動し、Enter かスペースで選びます。ボードの横の欄や対局メニューでは、手を入力したり、横列、縦列、斜めを読み上げたりできます。対局の後は、矢印キーで手順をたどれます。
about-licence-title = ライセンス
about-licence = Kvarto は MIT ライセンスの自由なソフトウェアです。ボードゲームの発売元とは関係ありません。
about-version = バージョン { $version }
