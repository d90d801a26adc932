### The course: what is said in each step, to attempts, and around them.

learn-title = Naucz się grać
learn-lead = { $count ->
    [one] Jeden krótki krok. Grasz na prawdziwej planszy, a każda odpowiedź jest udowodniona.
    [few] { $count } krótkie kroki. W każdym grasz na prawdziwej planszy, a każda odpowiedź jest udowodniona.
    [many] { $count } krótkich kroków. W każdym grasz na prawdziwej planszy, a każda odpowiedź jest udowodniona.
   *[other] { $count } krótkiego kroku. W każdym grasz na prawdziwej planszy, a każda odpowiedź jest udowodniona.
}
learn-begin = Zacznij
learn-go-on = Dalej
learn-again = Jeszcze raz od początku
learn-steps = Kroki
learn-progress = Ukończone kroki: { $done } z { $count }
# Said after the title of a step.
learn-done = ukończony
learn-rules = Przeczytaj zasady

## Whole games for beginners

learn-path = Całe partie
learn-path-about = Na początku liczy się tylko jedna cecha; gdy zrobi się za łatwo, dołóż następną. Przeciwnik jest wyrozumiały.
path-1 = Jedna cecha
path-2 = Dwie cechy
path-3 = Trzy cechy
path-4 = Wszystkie cztery
path-counts = Co się liczy: { $features }
path-hints = z podpowiedziami
path-play = Graj
path-running = Graj dalej
path-played = zagrana
path-won = wygrana

## Around a step

lesson-number = Krok { $number } z { $count }
lesson-hint = Podpowiedź
lesson-check = Sprawdź
lesson-marked = { $count ->
    [0] Nic jeszcze nie jest zaznaczone.
   *[other] Zaznaczone: { $pieces }.
}
# Said of a piece of the reserve.
lesson-is-marked = zaznaczona
lesson-again = Spróbuj ponownie
lesson-next = Następny krok
lesson-finish = Wszystkie kroki
lesson-start-clock = Włącz zegar
lesson-right = Dobrze.
lesson-wrong = Nie całkiem.
lesson-actions = Twój ruch
lesson-between = Kroki
lesson-previous = Poprzedni krok
lesson-unknown = Nie ma takiego kroku.

## $piece is a piece-name, $alike something like "cztery wysokie", $shape a row, column or the like

# $traits are feature values, such as "jasna i niska".
lesson-wrong-piece = Wybrana figura jest { $piece }. Szukana nie jest { $traits }.
lesson-wrong-no-shape = Te cztery nie tworzą niczego, co się liczy.
lesson-wrong-not-alike = Spójrz, { $shape }: tych czterech figur nic nie łączy.
lesson-wrong-lapsed = Owszem, jest tu quarto ({ $shape }: { $alike }), ale bez ostatnio postawionej figury. To quarto przepadło.
lesson-wrong-completes-nothing = Jedna z zaznaczonych figur nie daje quarto: { $piece }.
lesson-wrong-missing = { $count ->
    [one] Na razie dobrze, ale brakuje jeszcze jednej figury.
    [few] Na razie dobrze, ale brakuje jeszcze { $count } figur.
    [many] Na razie dobrze, ale brakuje jeszcze { $count } figur.
   *[other] Na razie dobrze, ale brakuje jeszcze { $count } figury.
}
lesson-wrong-marked = Jedna z zaznaczonych figur nie jest bezpieczna: { $piece }. Na { $cell } daje quarto: { $shape }, { $alike }.
lesson-wrong-cell = Na { $cell } ta figura nie dopełnia czwórki ze wspólną cechą.
lesson-wrong-gives-win = Podajesz tę figurę: { $piece }. Drugi gracz stawia ją na { $cell } i woła: { $shape }, { $alike }.
lesson-wrong-none-safe = Po takim postawieniu żadna figura nie była bezpieczna. Podana figura: { $piece }. Drugi gracz stawia ją na { $cell } i woła: { $shape }, { $alike }.
lesson-wrong-let-lapse = Figura stanęła na planszy i tym samym quarto przepadło: { $shape }. Nikt go już nie zawoła.
lesson-wrong-not-called = Figura podana, a okrzyku nie było. Teraz woła drugi gracz: { $shape }, { $alike }.
lesson-wrong-missed-win = Można było od razu wygrać: jest pole, na którym figura z twojej ręki ({ $piece }) dopełnia czwórkę ze wspólną cechą.
lesson-wrong-even = Bezpieczne figury, które zostały: { $count }. Jedną podajesz ty, ostatnią drugi gracz, i nie zostaje ci żadna.
lesson-wrong-still-safe = Drugi gracz stawia tę figurę na { $cell } i wciąż ma bezpieczną do podania: { $piece }.
lesson-wrong-time = Twoja minuta minęła. W partii z takim zegarem to przegrana.

## The steps: title, what there is to know, what to do, a hint, and what is said when it is done

lesson-features-title = Zobacz cechy
lesson-features-text = Nie ma dwóch takich samych figur. Każda jest jasna albo ciemna, niska albo wysoka, okrągła albo kwadratowa, z otworem na górze albo bez: cztery cechy, osiem wartości.
lesson-features-task = Znajdź figurę ciemną, wysoką, okrągłą i z otworem.
lesson-features-hint = Idź cecha po cesze: z ciemnych tylko wysokie, z tych tylko okrągłe. Zostają dwie, a jedna z nich ma na górze otwór.
lesson-features-right = To ta i tylko ta. Każda figura różni się od każdej innej co najmniej jedną cechą.

lesson-line-title = Cztery z czymś wspólnym
lesson-line-text = Cztery figury w rzędzie, kolumnie albo na przekątnej to quarto, jeśli łączy je co najmniej jedna cecha. Jedna wystarczy; pozostałe mogą być dowolne.
lesson-line-task = Trzy linie na tej planszy są pełne. Wskaż cztery figury tej, która jest quarto.
lesson-line-hint = Popatrz z góry. W jednej z linii każda figura ma otwór.
lesson-line-right = Rząd 1: cztery figury z otworem. W kolumnie c i na przekątnej czwórki nic nie łączy.

lesson-three-title = Trzy z czymś wspólnym
lesson-three-text = Trzem figurom w linii, które coś łączy, brakuje tylko czwartej. Dostrzegać takie trójki i to, co je łączy: na tym głównie polega gra.
lesson-three-task = W rzędzie 2 stoją trzy figury i jedno pole jest wolne. Zaznacz wszystkie figury, które dałyby tam quarto, i sprawdź.
lesson-three-hint = Co łączy trójkę w rzędzie 2? Nie kolor, nie wysokość, nie kształt. Każda figura, która też to ma, dopełnia czwórkę.
lesson-three-right = Wszystkie trzy mają otwór, więc czwórkę dopełni każda figura z otworem.

lesson-complete-title = Dokończ linię
lesson-complete-text = Nigdy nie wybierasz figury, którą stawiasz: podaje ci ją drugi gracz. Ale może to być właśnie ta, której potrzebujesz.
lesson-complete-task = Postaw figurę z ręki tam, gdzie dopełni czwórkę ze wspólną cechą.
lesson-complete-hint = W kolumnie a są trzy okrągłe, ale twoja figura jest kwadratowa. Poszukaj trójki, z którą łączy ją inna cecha.
lesson-complete-right = Rząd 2: cztery figury z otworem.

lesson-call-title = Zawołaj
lesson-call-text = Ułożyć to za mało: quarto wygrywa dopiero zawołane. Po postawieniu, a przed podaniem, naciśnij czerwony przycisk i wskaż cztery figury.
lesson-call-task = Twoja figura właśnie stanęła na d3. Zawołaj i wskaż swoje quarto.
lesson-call-hint = Przez d3 biegną dwie pełne linie: rząd 3 i kolumna d. W jednej z nich wszystkie cztery są ciemne.
lesson-call-right = Quarto! Rząd 3: cztery ciemne figury. Wygrywasz.

lesson-steal-title = Wykorzystaj przeoczenie
lesson-steal-text = Drugi gracz też może przeoczyć quarto. Jeśli poda ci figurę bez wołania, okrzyk należy do ciebie, dopóki jej nie postawisz.
lesson-steal-task = Drugi gracz postawił figurę na d2 i podał ci następną. Odbierz mu wygraną.
lesson-steal-hint = To musi być linia przez d2, bo tam stanęła ostatnia figura. Porównaj wysokości w kolumnie d.
lesson-steal-right = Quarto! Kolumna d: cztery niskie figury. Ułożył je drugi gracz, ale okrzyk był twój.

lesson-lapse-title = Co przepada
lesson-lapse-text = Jeśli nikt nie zawoła, zanim stanie następna figura, quarto przepada. Figury zostają na miejscu, ale nikt już go nie zawoła. Liczy się tylko układ z ostatnio postawioną figurą.
lesson-lapse-task = Twoja figura właśnie stanęła na b2. W dwóch liniach cztery figury coś łączy; zawołaj tę, która jeszcze się liczy.
lesson-lapse-hint = W rzędzie 1 są cztery kwadratowe, ale b2 nie leży w rzędzie 1. Która pełna linia biegnie przez b2?
lesson-lapse-right = Quarto! Kolumna b: cztery wysokie figury. Cztery kwadratowe w rzędzie 1 przepadły; okrzyk za nie byłby błędny.

lesson-safe-title = Podaj bezpieczną figurę
lesson-safe-text = To ty wybierasz, co postawi drugi gracz. Jeśli podasz figurę, która dopełni mu czwórkę, przegrasz, więc przed podaniem sprawdź, co grozi.
lesson-safe-task = Podaj figurę, po której drugi gracz nie może od razu wygrać.
lesson-safe-hint = W rzędzie 1 są trzy figury wysokie i okrągłe. Podana figura nie może więc być ani wysoka, ani okrągła.
lesson-safe-right = Bezpieczna: jest niska i kwadratowa, więc w rzędzie 1 niczego nie dopełnia.

lesson-block-title = Zablokuj
lesson-block-text = Czasem nie ma bezpiecznej figury. Wtedy pomoże ta z ręki: wstaw ją w lukę, a groźba znika.
lesson-block-task = Postaw figurę tak, żeby zostało coś do podania, i to podaj. Jest tylko jeden sposób.
lesson-block-hint = Spójrz na kolumnę d: trzy figury jasne i okrągłe oraz jedno wolne pole.
lesson-block-right = Na d4 twoja figura psuje kolumnę d i jest teraz jedna bezpieczna figura. Wszystko inne od razu by przegrało.

lesson-count-title = Policz bezpieczne
lesson-count-text = W drugiej połowie partii bezpiecznych figur ubywa. Kto wie, ile ich zostało, wie, co będzie dalej.
lesson-count-task = Zaznacz wszystkie figury, które można tu bezpiecznie podać, i sprawdź.
lesson-count-hint = Grożą dwie linie: w kolumnie c są trzy bez otworu, w rzędzie 4 trzy ciemne. Bezpieczne jest to, co nie jest ani takie, ani takie.
lesson-count-right = Bezpieczne są trzy: jasne z otworem.

lesson-last-safe-title = Podaj ostatnią bezpieczną
lesson-last-safe-text = Jeśli podasz ostatnią bezpieczną figurę, drugi gracz musi ją postawić i podać ci taką, która bezpieczna nie jest. Nią wygrasz.
lesson-last-safe-task = Postaw figurę tak, żeby została tylko jedna bezpieczna, i podaj ją.
lesson-last-safe-hint = Stwórz nową groźbę: w rzędzie 1 stoją już dwie jasne i wysokie, a twoja figura też jest jasna i wysoka.
lesson-last-safe-right = Gdziekolwiek drugi gracz postawi tę figurę, nie ma już dla ciebie nic bezpiecznego.

lesson-parity-title = Parzyście czy nie
lesson-parity-text = Bezpieczne figury podaje się na zmianę: ty, drugi gracz, ty… Jeśli przed twoim podaniem jest ich nieparzyście, ostatnią podasz ty. Jeśli parzyście, drugi gracz. Stawiaj więc tak, żeby było nieparzyście.
lesson-parity-task = Znajdź pole, po którym bezpiecznych figur jest nieparzyście, i podaj jedną z nich.
lesson-parity-hint = Na c1 i d2 zostają dwie bezpieczne, na a1 i a2 żadna. Które pole jeszcze jest?
lesson-parity-right = Bezpieczne były trzy: jedną podajesz ty, jedną drugi gracz, ostatnią znów ty. Potem on nie ma już nic bezpiecznego.

lesson-squares-title = Kwadraty
lesson-squares-text = W grze dla zaawansowanych wygrywają też cztery figury w kwadracie 2 × 2 pola. Takich kwadratów jest dziewięć i łatwo je przeoczyć.
lesson-squares-task = Tu liczą się kwadraty. Postaw figurę, zawołaj i wskaż swoje quarto.
lesson-squares-hint = Spójrz na środek planszy: na trzech z czterech pól stoją niskie figury.
lesson-squares-right = Quarto! Kwadrat w środku: cztery niskie figury.

lesson-clock-title = Na czas
lesson-clock-text = W turnieju masz minutę na każdy ruch. Komu skończy się czas, przegrywa; okrzyk zatrzymuje zegar.
lesson-clock-task = Masz minutę. Postaw figurę, zawołaj i wskaż swoje quarto.
lesson-clock-hint = Twoja figura jest okrągła. Popatrz wzdłuż przekątnych.
lesson-clock-right = Quarto, w samą porę! Przekątna od a1 do d4: cztery okrągłe figury. Wiesz już wszystko, czego trzeba; zagraj partię.
