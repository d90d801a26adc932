### Opponents: a name for each level, and what the opponent is like.

level-newcomer = nykomling
level-newcomer-about = Spelar för första gången: ger vilken pjäs som helst och missar de flesta quartor.
level-child = barn
level-child-about = Tänker ibland efter innan pjäsen ges, och ser en rad förr än en diagonal.
level-beginner = nybörjare
level-beginner-about = Tänker för det mesta efter innan pjäsen ges, men missar en hel del.
level-casual = hobbyspelare
level-casual-about = Tittar alltid efter innan pjäsen ges; ihåliga pjäser och diagonaler slinker förbi.
level-attentive = uppmärksam spelare
level-attentive-about = Missar inte mycket när en pjäs ska ges, men placerar utan att tänka framåt.
level-regular = van spelare
level-regular-about = Placerar så att det finns något säkert kvar att ge.
level-club = klubbspelare
level-club-about = Lämnar dig få säkra svar, och spelar de sista dragen felfritt.
level-strong = stark spelare
level-strong-about = Spelar andra halvan av partiet felfritt, och missar sällan en quarto.
level-master = mästare
level-master-about = Gör nästan aldrig fel.
level-perfect = perfekt spelare
level-perfect-about = Gör aldrig fel, och väljer helst drag som är svåra att svara på.
