### The course: what is said in each step, to attempts, and around them.

learn-title = Învață jocul
learn-lead = { $count ->
    [one] Un pas scurt. Joci pe o tablă adevărată, iar fiecare răspuns e demonstrat.
    [few] { $count } pași scurți. La fiecare joci pe o tablă adevărată, iar toate răspunsurile sunt demonstrate.
   *[other] { $count } de pași scurți. La fiecare joci pe o tablă adevărată, iar toate răspunsurile sunt demonstrate.
}
learn-begin = Începe
learn-go-on = Continuă
learn-again = Încă o dată de la început
learn-steps = Pașii
learn-progress = Pași făcuți: { $done } din { $count }
learn-done = făcut
learn-rules = Citește regulile

## Whole games for beginners

learn-path = Partide întregi
learn-path-about = La început contează o singură însușire; mai adaugă una când devine prea ușor. Adversarul e blând.
path-1 = O însușire
path-2 = Două însușiri
path-3 = Trei însușiri
path-4 = Toate patru
path-counts = Ce contează: { $features }
path-hints = cu indicii
path-play = Joacă
path-running = Continuă
path-played = jucată
path-won = câștigată

## Around a step

lesson-number = Pasul { $number } din { $count }
lesson-hint = Indiciu
lesson-check = Verifică
lesson-marked = { $count ->
    [0] Încă nu e marcat nimic.
   *[other] Marcate: { $pieces }.
}
lesson-is-marked = marcată
lesson-again = Mai încearcă
lesson-next = Pasul următor
lesson-finish = Toți pașii
lesson-start-clock = Pornește ceasul
lesson-right = Corect.
lesson-wrong = Nu chiar.
lesson-actions = E rândul tău
lesson-between = Pași
lesson-previous = Pasul anterior
lesson-unknown = Nu există un astfel de pas.

## $piece is a piece-name, $alike something like "four tall", $shape a row, column or the like

lesson-wrong-piece = Piesa aceasta este: { $piece }. Cea pe care o cauți nu este { $traits }.
lesson-wrong-no-shape = Cele patru nu fac o formă care contează.
lesson-wrong-not-alike = Uită-te la { $shape }: cele patru piese de acolo nu au nimic în comun.
lesson-wrong-lapsed = Sunt { $alike } ({ $shape }), dar ultima piesă așezată nu e printre ele. Quarto-ul acela a expirat.
lesson-wrong-completes-nothing = Una dintre piesele marcate nu completează nimic: { $piece }.
lesson-wrong-missing = { $count ->
    [one] Bine până aici, dar mai lipsește o piesă.
    [few] Bine până aici, dar mai lipsesc { $count } piese.
   *[other] Bine până aici, dar mai lipsesc { $count } de piese.
}
lesson-wrong-marked = Una dintre piesele marcate nu e sigură: { $piece }. Pe { $cell } completează { $shape }: { $alike }.
lesson-wrong-cell = Pe { $cell } piesa nu completează patru care seamănă.
lesson-wrong-gives-win = Ai dat: { $piece }. Celălalt o pune pe { $cell } și anunță { $shape }: { $alike }.
lesson-wrong-none-safe = După așezarea aceea nicio piesă nu mai era sigură. Ai dat: { $piece }. Celălalt o pune pe { $cell } și anunță { $shape }: { $alike }.
lesson-wrong-let-lapse = Ai așezat piesa și astfel a expirat { $shape }. Nimeni nu mai poate anunța acolo.
lesson-wrong-not-called = Ai dat o piesă și nu ai anunțat. Acum celălalt anunță { $shape }: { $alike }.
lesson-wrong-missed-win = Puteai câștiga imediat: există o căsuță unde piesa din mâna ta ({ $piece }) completează patru care seamănă.
lesson-wrong-even = { $count ->
    [one] Ai lăsat { $count } piesă sigură. Ai dat una, celălalt o dă pe ultima, iar apoi nu mai ai niciuna.
    [few] Ai lăsat { $count } piese sigure. Ai dat una, celălalt o dă pe ultima, iar apoi nu mai ai niciuna.
   *[other] Ai lăsat { $count } de piese sigure. Ai dat una, celălalt o dă pe ultima, iar apoi nu mai ai niciuna.
}
lesson-wrong-still-safe = Celălalt pune piesa pe { $cell } și mai are una sigură de dat: { $piece }.
lesson-wrong-time = Minutul tău s-a terminat. Într-o partidă cu acest ceas ai fi pierdut.

## The steps: title, what there is to know, what to do, a hint, and what is said when it is done

lesson-features-title = Vezi însușirile
lesson-features-text = Nu există două piese la fel. Fiecare e deschisă sau închisă la culoare, scundă sau înaltă, rotundă sau pătrată, plină sau găurită sus: patru însușiri, opt valori.
lesson-features-task = Găsește piesa care e închisă la culoare, înaltă, rotundă și găurită.
lesson-features-hint = Ia însușirile pe rând: dintre cele închise doar cele înalte, dintre acestea doar cele rotunde. Rămân două; una are o gaură sus.
lesson-features-right = Aceasta e, și e singura. Fiecare piesă diferă de oricare alta prin cel puțin o însușire.

lesson-line-title = Patru care seamănă
lesson-line-text = Patru piese pe un rând, o coloană sau o diagonală sunt un quarto dacă au o însușire comună. Una ajunge; în rest pot fi oricum.
lesson-line-task = Trei linii de pe tablă sunt pline. Arată cele patru piese ale celei care e un quarto.
lesson-line-hint = Uită-te la partea de sus a pieselor. Pe una dintre linii fiecare piesă are o gaură.
lesson-line-right = Rândul 1: patru piese găurite. Pe coloana c și pe diagonală cele patru nu au nimic în comun.

lesson-three-title = Trei cu ceva în comun
lesson-three-text = Trei piese pe o linie cu ceva în comun o așteaptă doar pe a patra. Să vezi asemenea grupuri de trei, și ce au în comun, e jumătate din joc.
lesson-three-task = Rândul 2 are trei piese și o căsuță goală. Marchează fiecare piesă care ar face acolo un quarto, apoi verifică.
lesson-three-hint = Ce au în comun cele trei de pe rândul 2? Nu culoarea, nu înălțimea, nu forma. Orice altă piesă la fel le face patru.
lesson-three-right = Toate trei sunt găurite, deci orice piesă găurită le face patru.

lesson-complete-title = Completează o linie
lesson-complete-text = Nu alegi niciodată piesa pe care o așezi: ți-a dat-o celălalt. Dar poate fi tocmai cea de care ai nevoie.
lesson-complete-task = Așază piesa din mână acolo unde completează patru care seamănă.
lesson-complete-hint = Coloana a are trei rotunde, dar piesa ta e pătrată. Caută trei care au altceva în comun cu ea.
lesson-complete-right = Rândul 2: patru piese găurite.

lesson-call-title = Anunță-l
lesson-call-text = Nu ajunge să-l completezi: un quarto câștigă când e anunțat. După ce ai așezat și înainte să dai, apasă butonul roșu și arată cele patru piese.
lesson-call-task = Tocmai ai așezat piesa pe d3. Anunță și arată ce ai completat.
lesson-call-hint = Două linii prin d3 sunt pline: rândul 3 și coloana d. Pe una dintre ele toate patru sunt închise la culoare.
lesson-call-right = Quarto! Rândul 3: patru piese închise la culoare. Ai câștigat.

lesson-steal-title = Prinde un anunț ratat
lesson-steal-text = Și celuilalt îi poate scăpa un quarto. Dacă îți dă o piesă fără să anunțe, anunțul e al tău, cât timp nu ai așezat piesa.
lesson-steal-task = Celălalt a așezat pe d2 și ți-a dat o piesă. Ia-i victoria.
lesson-steal-hint = Trebuie să fie o linie prin d2, unde s-a așezat ultima piesă. Compară înălțimile pe coloana d.
lesson-steal-right = Quarto! Coloana d: patru piese scunde. Le-a completat celălalt, dar le-ai anunțat tu.

lesson-lapse-title = Ce expiră
lesson-lapse-text = Dacă nimeni nu anunță până se așază următoarea piesă, quarto-ul a expirat. Piesele rămân pe loc, dar nu mai poate fi anunțat niciodată. Se poate anunța doar o formă în care e ultima piesă așezată.
lesson-lapse-task = Tocmai ai așezat piesa pe b2. Aici două linii au patru care seamănă; anunț-o pe cea care mai contează.
lesson-lapse-hint = Rândul 1 are patru piese pătrate, dar b2 nu e pe rândul 1. Ce linie plină trece prin b2?
lesson-lapse-right = Quarto! Coloana b: patru piese înalte. Cele patru piese pătrate de pe rândul 1 au expirat; un anunț acolo ar fi fost greșit.

lesson-safe-title = Dă o piesă sigură
lesson-safe-text = Tu alegi ce așază celălalt. Dacă îi dai o piesă care completează patru, pierzi partida, așa că uită-te la amenințări înainte să dai.
lesson-safe-task = Dă o piesă cu care celălalt nu poate câștiga imediat.
lesson-safe-hint = Pe rândul 1 sunt trei înalte și rotunde. Deci piesa pe care o dai nu trebuie să fie nici înaltă, nici rotundă.
lesson-safe-right = Sigură: e scundă și pătrată, deci nu completează nimic pe rândul 1.

lesson-block-title = Blochează
lesson-block-text = Uneori nu există nicio piesă sigură. Atunci folosește piesa din mână: pusă unde e amenințarea, umple golul și amenințarea dispare.
lesson-block-task = Așază piesa astfel încât să-ți rămână ceva de dat, apoi dă. Există o singură cale.
lesson-block-hint = Uită-te la coloana d: trei piese deschise și rotunde și o căsuță liberă.
lesson-block-right = Pe d4 piesa ta rupe coloana d, iar acum există o piesă sigură. Cu orice altceva ai fi pierdut imediat.

lesson-count-title = Numără ce e sigur
lesson-count-text = În a doua jumătate a partidei piesele sigure se împuținează. Cine știe câte au rămas știe ce urmează.
lesson-count-task = Marchează fiecare piesă care se poate da aici fără pericol, apoi verifică.
lesson-count-hint = Două linii amenință: coloana c are trei pline, rândul 4 trei închise la culoare. Sigur e ce nu e nici una, nici alta.
lesson-count-right = Trei sunt sigure: cele deschise și găurite.

lesson-last-safe-title = Dă ultima piesă sigură
lesson-last-safe-text = Dacă dai ultima piesă sigură, celălalt trebuie s-o așeze și apoi să-ți dea ceva ce nu e sigur. Cu asta câștigi.
lesson-last-safe-task = Așază piesa astfel încât să rămână o singură piesă sigură, și dă-o.
lesson-last-safe-hint = Fă o amenințare nouă: pe rândul 1 stau deja două deschise și înalte, iar piesa ta e și ea deschisă și înaltă.
lesson-last-safe-right = Oriunde ar pune celălalt piesa, nu-i mai rămâne nimic sigur să-ți dea.

lesson-parity-title = Par sau impar
lesson-parity-text = Piesele sigure se dau pe rând: tu, celălalt, tu… Dacă rămâne un număr impar când e rândul tău să dai, ultima o dai tu. Dacă e par, o dă celălalt. Așa că așază încât să fie impar.
lesson-parity-task = Găsește căsuța după care numărul pieselor sigure e impar și dă una dintre ele.
lesson-parity-hint = Pe c1 și d2 rămân două piese sigure, pe a1 și a2 niciuna. Ce căsuță mai e?
lesson-parity-right = Erau trei sigure: tu dai una, celălalt una, și tu pe ultima. Apoi celălalt nu mai are nimic sigur de dat.

lesson-squares-title = Careuri
lesson-squares-text = În jocul avansat câștigă și patru într-un careu de 2 × 2 căsuțe. Sunt nouă astfel de careuri și scapă ușor vederii.
lesson-squares-task = Aici contează careurile. Așază piesa, anunță și arată ce ai completat.
lesson-squares-hint = Uită-te la mijlocul tablei: trei din cele patru căsuțe au piese scunde.
lesson-squares-right = Quarto! Careul din mijloc: patru piese scunde.

lesson-clock-title = Contra cronometru
lesson-clock-text = La un turneu ai un minut pentru fiecare mutare. Cine rămâne fără timp pierde; anunțul oprește ceasul.
lesson-clock-task = Ai un minut. Așază piesa, anunță și arată ce ai completat.
lesson-clock-hint = Piesa ta e rotundă. Uită-te pe diagonale.
lesson-clock-right = Quarto, la timp! Diagonala de la a1 la d4: patru piese rotunde. Acum știi tot ce trebuie; joacă o partidă.
