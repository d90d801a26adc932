### Opponents: a name for each level, and what the opponent is like.

level-newcomer = 新人
level-newcomer-about = 第一次玩：随手给棋，大多数 Quarto 都看不见。
level-child = 小朋友
level-child-about = 有时想一想再给棋；行比对角线看得清楚。
level-beginner = 初学者
level-beginner-about = 多半想过才给棋，但漏看不少。
level-casual = 休闲玩家
level-casual-about = 给棋前总会看一看，空心顶面和对角线却常常漏掉。
level-attentive = 细心玩家
level-attentive-about = 给棋时很少漏看，放棋时却不太往后想。
level-regular = 老玩家
level-regular-about = 放棋时会给自己留下安全的棋子可给。
level-club = 俱乐部棋手
level-club-about = 不给你留多少安全的应手，最后几步下得很精确。
level-strong = 高手
level-strong-about = 后半盘下得很精确，很少漏看 Quarto。
level-master = 大师
level-master-about = 几乎不犯错。
level-perfect = 完美棋手
level-perfect-about = 从不犯错，还专挑难应付的走法。
