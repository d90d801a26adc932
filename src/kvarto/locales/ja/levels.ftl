### Opponents: a name for each level, and what the opponent is like.

level-newcomer = はじめての人
level-newcomer-about = 今日がはじめて。何でも渡し、クアートもほとんど見落とします。
level-child = 子ども
level-child-about = 渡す前に考えることもあります。斜めより横の列に先に気づきます。
level-beginner = 初心者
level-beginner-about = たいてい考えてから渡しますが、見落としも多めです。
level-casual = 気楽な人
level-casual-about = いつも見てから渡します。穴と斜めはよく見落とします。
level-attentive = 慎重な人
level-attentive-about = 渡すときの見落としはわずかですが、先を考えずに置きます。
level-regular = 常連
level-regular-about = 安全に渡せる駒が残るように置きます。
level-club = 愛好会の会員
level-club-about = あなたに安全な手をあまり残さず、最後の数手は間違えません。
level-strong = 強豪
level-strong-about = 後半は間違えません。クアートの見落としもめったにありません。
level-master = 名人
level-master-about = ほとんど間違えません。
level-perfect = 完璧
level-perfect-about = けっして間違えず、相手が困る手を選びます。
