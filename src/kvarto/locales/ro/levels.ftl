### Opponents: a name for each level, and what the opponent is like.

level-newcomer = novice
level-newcomer-about = Joacă pentru prima oară: dă orice piesă și nu vede cele mai multe quarto-uri.
level-child = copil
level-child-about = Uneori se gândește înainte să dea și vede un rând mai repede decât o diagonală.
level-beginner = începător
level-beginner-about = De obicei se gândește înainte să dea, dar îi scapă multe.
level-casual = jucătoare de ocazie
level-casual-about = Se uită mereu înainte să dea; găurile și diagonalele îi scapă.
level-attentive = jucător atent
level-attentive-about = Îi scapă puține când dă, dar așază fără să se gândească mai departe.
level-regular = obișnuit al casei
level-regular-about = Așază astfel încât să-i rămână ceva sigur de dat.
level-club = jucătoare de club
level-club-about = Îți lasă puține răspunsuri sigure și joacă exact ultimele mutări.
level-strong = jucător puternic
level-strong-about = Joacă exact a doua jumătate a partidei și rareori ratează un quarto.
level-master = maestră
level-master-about = Aproape că nu greșește.
level-perfect = jucător perfect
level-perfect-about = Nu greșește niciodată și preferă mutările la care e greu de răspuns.
