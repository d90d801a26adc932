### Puzzles on the page: what is asked, hints in steps, what comes of it.

puzzle-hall-title = Þrautir
puzzle-hall-about = Hver og ein er sönnuð: svarið er eitt og vélin veit hvers vegna hin duga ekki.
puzzle-hall-all = Allar þrautir
puzzle-of-the-day = Þraut dagsins
puzzle-solve = Leysa
puzzle-begin = Næsta þraut
puzzle-next = Næsta þraut
puzzle-kind = Hvað viltu æfa?
puzzle-kind-any = Blandað
puzzle-kind-win = Finndu sigurinn
puzzle-kind-safe = Eini öruggi kubburinn
puzzle-kind-hold = Bjargaðu jafnteflinu
puzzle-kind-spot = Komdu auga á quarto
puzzle-kind-trap = Hvar er gildran?
puzzle-count = { $count ->
    [one] { $count } þraut
   *[other] { $count } þrautir
}
puzzle-title-win = Finndu sigurinn
puzzle-title-safe = Eini öruggi kubburinn
puzzle-title-hold = Bjargaðu jafnteflinu
puzzle-title-spot = Komdu auga á quarto
puzzle-title-trap = Hvar er gildran?
puzzle-ask-win = { $distance ->
    [1] Settu kubbinn og vinndu strax.
    [one] Með einum reit og einum kubbi að rétta vinnurðu örugglega, eftir { $distance } kubb. Hvaða reitur og kubbur?
   *[other] Með einum reit og einum kubbi að rétta vinnurðu örugglega, eftir { $distance } kubba. Hvaða reitur og kubbur?
}
puzzle-ask-safe = Með öllum kubbum nema einum vinnur mótherjinn strax. Hvern réttirðu?
puzzle-ask-hold = Aðeins einn reitur og einn kubbur að rétta halda jafntefli, allt annað tapar. Hvaða reitur og kubbur?
puzzle-ask-spot = { $seconds ->
    [one] Mótherjinn lauk við quarto og kallaði ekki. Bentu á það innan { $seconds } sekúndu.
   *[other] Mótherjinn lauk við quarto og kallaði ekki. Bentu á það innan { $seconds } sekúndna.
}
puzzle-ask-trap = Einn þessara kubba virðist öruggur en tapar samt. Hvern máttu ekki rétta?
puzzle-difficulty = þyngd { $rating }
puzzle-other = Mótherjinn
puzzle-tried-right = Þú hefur leyst þessa.
puzzle-tried-wrong = Þú hefur reynt við þessa áður; hún telur ekki lengur.
puzzle-tried-helped = Þú hefur séð vísbendingu; þessi telur ekki lengur.
puzzle-clock-about = { $seconds ->
    [one] Kubbarnir birtast þegar klukkan fer af stað. Þú hefur { $seconds } sekúndu.
   *[other] Kubbarnir birtast þegar klukkan fer af stað. Þú hefur { $seconds } sekúndur.
}
puzzle-clock-start = Ræsa klukkuna
puzzle-hint = Vísbending { $step } af { $steps }
puzzle-hint-about = Með vísbendingu telur þrautin ekki til stiga.
puzzle-hint-mark = vísbending
puzzle-give-up = Sýna svarið
puzzle-retry = Reyna aftur
puzzle-why-not = Hvers vegna ekki { $word }?
puzzle-right = Rétt!
puzzle-late = Tíminn er liðinn. Hér var það.
puzzle-given-up = Svarið er { $words }.
puzzle-wrong = Ekki þetta. Með bestu spilamennsku: { $ending }.
puzzle-wrong-shape = Þetta er ekki quarto í gildi.
puzzle-rating = Stig
puzzle-rating-about = skekkjumörk ± { $deviation }
puzzle-streak = Dagar í röð
puzzle-streak-days = { $days }
puzzle-streak-best = mest { $days }
puzzle-streak-now = { $days ->
    [one] { $days } dagur í röð.
   *[other] { $days } dagar í röð.
}
puzzle-solved = Leystar
puzzle-solved-about = af { $tried } reyndum
puzzle-new-rating = Stigin þín: { $rating }
puzzle-does-not-count = Þetta telur ekki til stiga.

## Hints, step by step

puzzle-hint-win = Leitaðu að leik sem skilur mótherjann eftir án öruggra kubba.
puzzle-hint-safe = Spyrðu um hvern kubb sem eftir er: við hvað myndi hann ljúka?
puzzle-hint-hold = Allir leikir nema einn tapa. Teldu öruggu kubbana sem eru eftir þegar þú hefur leikið.
puzzle-hint-spot = Skoðaðu línurnar gegnum kubbinn sem síðast var settur, eitt einkenni í einu.
puzzle-hint-trap = Nokkrir kubbar ljúka ekki við neitt. Eftir einn þeirra getur mótherjinn samt sett þannig að ekkert öruggt sé eftir handa þér.
puzzle-hint-line = Settu hann einhvers staðar hér: { $line }.
puzzle-hint-cell = Settu hann á { $cell }. Hvaða kubb má rétta eftir það?
puzzle-hint-dangers = Á merktu reitunum mætti ljúka við eitthvað.
puzzle-hint-distance = { $placements ->
    [one] Setja þarf { $placements } kubb enn áður en gildran lokast.
   *[other] Setja þarf { $placements } kubba enn áður en gildran lokast.
}
puzzle-hint-give = Eitt einkenni kubbsins: { $trait }.
puzzle-hint-shared = Það sem kubbarnir fjórir eiga sameiginlegt: { $trait }.
puzzle-hint-row = Þetta er röð.
puzzle-hint-column = Þetta er dálkur.
puzzle-hint-diagonal = Þetta er skálína.
puzzle-hint-square = Þetta er ferningur.
