### Opponents: a name for each level, and what the opponent is like.

level-newcomer = yeni gelen
level-newcomer-about = İlk kez oynuyor: eline gelen taşı verir, quartoların çoğunu görmez.
level-child = çocuk
level-child-about = Vermeden önce bazen düşünür; bir satırı çaprazdan daha çabuk görür.
level-beginner = acemi
level-beginner-about = Vermeden önce çoğunlukla düşünür ama gözünden çok şey kaçar.
level-casual = keyif oyuncusu
level-casual-about = Vermeden önce hep bakar; delikler ve çaprazlar gözünden kaçar.
level-attentive = dikkatli oyuncu
level-attentive-about = Verirken pek yanılmaz ama ilerisini düşünmeden koyar.
level-regular = müdavim
level-regular-about = Verecek güvenli bir şey kalsın diye düşünerek koyar.
level-club = kulüp oyuncusu
level-club-about = Sana az güvenli yanıt bırakır, son hamleleri kusursuz oynar.
level-strong = güçlü oyuncu
level-strong-about = Oyunun ikinci yarısını kusursuz oynar, quarto kaçırdığı enderdir.
level-master = usta
level-master-about = Neredeyse hiç hata yapmaz.
level-perfect = kusursuz oyuncu
level-perfect-about = Hiç hata yapmaz, yanıtlanması zor hamleleri yeğler.
