### Opponents: a name for each level, and what the opponent is like.

level-newcomer = jauniņais
level-newcomer-about = Spēlē pirmo reizi: dod jebkuru figūru un vairumu quarto nepamana.
level-child = bērns
level-child-about = Dažreiz padomā pirms došanas, un rindu ierauga ātrāk nekā diagonāli.
level-beginner = iesācējs
level-beginner-about = Pirms došanas parasti padomā, bet daudz ko palaiž garām.
level-casual = brīvdienu spēlētāja
level-casual-about = Pirms došanas vienmēr paskatās; iedobumi un diagonāles paslīd garām.
level-attentive = vērīgā
level-attentive-about = Dodot palaiž garām maz, bet liek, tālāk nedomājot.
level-regular = pastāvīgais
level-regular-about = Liek tā, lai paliktu kas drošs, ko dot.
level-club = kluba spēlētāja
level-club-about = Atstāj tev maz drošu atbilžu un pēdējos gājienus spēlē precīzi.
level-strong = stiprs spēlētājs
level-strong-about = Partijas otro pusi spēlē precīzi un quarto nepamana reti.
level-master = meistare
level-master-about = Gandrīz nekad nekļūdās.
level-perfect = nekļūdīgā
level-perfect-about = Nekļūdās nekad un izvēlas gājienus, uz kuriem grūti atbildēt.
