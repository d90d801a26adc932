### The page of rules.

rules-title = Regulile
rules-lead = Doi jucători, șaisprezece piese, o singură idee: tu alegi piesa pe care adversarul trebuie s-o așeze. O partidă durează zece până la douăzeci de minute.
rules-play = Joacă o partidă

## Material

rules-material = Tabla și piesele
rules-material-text = Tabla are șaisprezece căsuțe. Cele șaisprezece piese sunt toate diferite: fiecare e deschisă sau închisă la culoare, scundă sau înaltă, rotundă sau pătrată, iar sus e plină sau găurită.
rules-material-example = Tabla goală și toate cele șaisprezece piese în rezervă.

## A turn

rules-turn = O mutare
rules-turn-text = Zarurile hotărăsc cine e primul. Primul ia ce piesă vrea și i-o dă celui de-al doilea. Acesta o pune pe orice căsuță goală, apoi alege o piesă și o dă înapoi. Și tot așa: așezi ce ai primit, apoi dai tu una.
rules-turn-nobody = Piesele nu sunt ale nimănui. O linie poate avea piese așezate de amândoi.
rules-turn-example = Pe tablă sunt trei piese. S-a dat piesa deschisă la culoare, înaltă și pătrată, iar acum trebuie așezată.

## A quarto

rules-quarto = Ce e un quarto
rules-quarto-text = Când patru piese pe un rând, pe o coloană sau pe o diagonală seamănă în cel puțin o privință, ele formează un quarto.
rules-quarto-row = Patru piese înalte pe rândul 2.
rules-quarto-column = Patru piese găurite pe coloana c.
rules-quarto-diagonal = Patru piese rotunde pe o diagonală.
rules-quarto-none = Nu e quarto: cele patru de pe rândul 2 nu au nimic în comun.

## The call

rules-call = Trebuie anunțat
rules-call-text = Nu ajunge să completezi un quarto. Câștigă cine îl vede și strigă „Quarto!” la timp, iar acela nu e neapărat cel care l-a făcut.
rules-call-placer = După ce ai așezat o piesă, poți anunța înainte s-o dai pe următoarea.
rules-call-receiver = Dacă în loc de asta dai o piesă, celălalt poate anunța înainte s-o așeze și câștigă cu ce ai completat tu.
rules-call-lapse = Dacă și celălalt își așază piesa, quarto-ul a expirat. Nimeni nu-l mai poate anunța, iar cele patru piese sunt doar patru piese.
rules-call-example = Ultima piesă s-a așezat pe d1: rândul 1 are patru închise la culoare și patru înalte. Nu s-a anunțat și s-a dat o piesă. Acum celălalt poate anunța rândul 1 în loc să așeze.
rules-pointing = Arată piesele
rules-pointing-text = Ca să anunți, apasă butonul roșu. Ceasurile se opresc și ai 15 secunde să atingi cele patru piese. E bună doar o linie completată de piesa abia așezată.
rules-wrong-call = La fiecare așezare, fiecare jucător are un singur anunț. Dacă e greșit sau dacă piesele nu sunt arătate, anunțul s-a consumat; la turnee costă partida.
rules-end = Sfârșitul
rules-end-text = După a șaisprezecea așezare nu mai e nimic de dat. Cine a așezat poate anunța sau încheia mutarea, apoi celălalt are o ultimă șansă. Dacă până atunci nu a câștigat nimeni, e remiză.

## Variants

rules-variants = Variante
rules-beginners-text = Stabiliți una, două sau trei însușiri care contează și uitați de celelalte. Când devine prea ușor, mai adăugați una.
rules-beginners-example = Când contează doar culoarea: patru piese deschise pe rândul 3.
rules-advanced-text = Liniile câștigă ca de obicei, dar și cele nouă careuri de 2 × 2 căsuțe.
rules-advanced-example = Patru piese închise la culoare în careul din mijloc.
rules-squares-text = Câștigă doar careurile de 2 × 2; rândurile, coloanele și diagonalele nu.
rules-hard-text = Cele patru piese trebuie să semene în cel puțin două privințe.
rules-hard-example = Rândul 1: patru închise la culoare și patru înalte, deci contează și aici.

## What can be agreed on

rules-agree = Ce se poate stabili
rules-automatic-text = Cine completează un quarto câștigă imediat și nimeni nu trebuie să anunțe. Așa joacă multe programe.
rules-late-call = Anunț întârziat
rules-late-call-text = Și după ce a dat piesa, cine a așezat mai poate anunța, până când aceasta e așezată. Câștigă cine anunță primul.
rules-child = Cu un copil
rules-child-text = Un copil mic poate doar să anunțe, fără să arate. Anunțul e bun dacă există undeva un quarto deschis. În partidele amicale, un jucător poate vedea și ce linii amenință și ce piese se pot da fără pericol.
rules-time = Timpul
rules-time-text = La turnee fiecare jucător are un minut pe mutare. Cine rămâne fără timp pierde; doar după a șaisprezecea așezare asta înseamnă numai că nu mai poate anunța.

## Notation

rules-notation = Notația
rules-notation-text = Coloanele sunt de la a la d, din stânga, rândurile de la 1 la 4, de jos. Fiecare piesă este o cifră sau o literă:
rules-notation-moves = b2>7 înseamnă: așezată pe b2, dată piesa 7. Semnul exclamării este un anunț corect, iar semnul întrebării unul greșit, cu rândul, coloana sau diagonala arătată: b2!3, b2?a>7.

## Editions

rules-editions = Unde diferă edițiile
rules-editions-text = Regulile tipărite sunt cam aceleași în toate limbile. Acestea sunt diferențele pe care le știm.
rules-editions-own = Ediția în această limbă
rules-editions-others = Alte ediții
rules-edition-south-slavic = Regulile sârbești, croate și slovene au anunțul întârziat.
rules-edition-danish = În regulile daneze anunți când dai drumul piesei, iar timpul nu e limitat.
rules-edition-greek = Regulile grecești permit să se stabilească mai mult de o însușire comună; acesta e jocul greu. Timpul nu e limitat.
rules-edition-finnish = Regulile finlandeze se pot citi și așa: avansații urmăresc doar careuri.
rules-edition-japanese = Regulile japoneze nu au un joc pentru începători, iar minutul lor este pentru așezat.
rules-edition-swedish = În regulile suedeze și arabe începătorii adaugă însușirile una câte una.
rules-edition-estonian = În regulile finlandeze și estone începătorii pornesc cu o singură valoare: contează doar patru piese deschise la culoare.
rules-edition-romanian = În regulile românești celălalt anunță înainte să ia piesa; e aceeași șansă ca aici.
rules-edition-arabic = Regulile arabe îl lasă pe celălalt să anunțe imediat ce linia e completă și nu spun dacă întâi se dă o piesă. Aici anunțul vine după ce s-a dat.
rules-edition-german = Regulile germane spun limpede că cine așază o piesă renunță la linia care era acolo dinainte.
rules-edition-chinese = În regulile chinezești anunță doar cine a așezat piesa; aici poate și celălalt. O partidă ține cincisprezece minute, iar o mutare cât e nevoie.
rules-edition-minute = În regulile sârbești, croate și persane minutul pe mutare se poate stabili pentru orice partidă.
rules-edition-limit = Regulile românești și slovene limitează timpul fără să spună la cât.
rules-edition-czech = În regulile cehe un joc cu mâinile hotărăște cine începe; în altele, zarurile, tragerea la sorți sau o înțelegere.
