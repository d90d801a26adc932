### Opponents: a name for each level, and what the opponent is like.

level-newcomer = újonc
level-newcomer-about = Most játszik először: akármilyen bábut ad, és a legtöbb kvartót nem veszi észre.
level-child = gyerek
level-child-about = Néha gondolkodik, mielőtt ad, és a sort hamarabb meglátja, mint az átlót.
level-beginner = kezdő
level-beginner-about = Többnyire gondolkodik, mielőtt ad, de sok mindent elnéz.
level-casual = alkalmi játékos
level-casual-about = Átadás előtt mindig körülnéz; a lyukakat és az átlókat azért elnézi.
level-attentive = figyelmes játékos
level-attentive-about = Átadáskor keveset néz el, de a letételnél nem gondol előre.
level-regular = rutinos játékos
level-regular-about = Úgy teszi le a bábut, hogy maradjon mit biztonsággal adni.
level-club = klubjátékos
level-club-about = Kevés biztonságos választ hagy neked, és az utolsó lépéseket hibátlanul játssza.
level-strong = erős játékos
level-strong-about = A játszma második felét hibátlanul játssza, és ritkán néz el kvartót.
level-master = mester
level-master-about = Szinte soha nem hibázik.
level-perfect = tévedhetetlen
level-perfect-about = Soha nem hibázik, és azokat a lépéseket kedveli, amelyekre nehéz válaszolni.
