### Opponents: a name for each level, and what the opponent is like.

level-newcomer = 新手
level-newcomer-about = 第一次玩：隨便給棋，大部分的 Quarto 都沒看到。
level-child = 小朋友
level-child-about = 有時會想一下再給棋；橫列比對角線容易看到。
level-beginner = 初學者
level-beginner-about = 多半想過才給棋，但漏看不少。
level-casual = 休閒玩家
level-casual-about = 給棋前一定先看，但中空的頂面和對角線常常漏掉。
level-attentive = 細心玩家
level-attentive-about = 給棋時很少漏看，放棋時卻不太往後想。
level-regular = 老玩家
level-regular-about = 放棋時會替自己留下安全的棋子可給。
level-club = 社團好手
level-club-about = 不太留給你安全的應手，最後幾手下得精準。
level-strong = 高手
level-strong-about = 後半盤下得精準，很少漏看 Quarto。
level-master = 大師
level-master-about = 幾乎不出錯。
level-perfect = 完美棋手
level-perfect-about = 從不出錯，還專挑難應付的下法。
