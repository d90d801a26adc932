### The page of rules.

rules-title = Zasady gry
rules-lead = Dwoje graczy, szesnaście figur, jeden pomysł: to ty wybierasz figurę, którą musi postawić przeciwnik. Partia trwa od dziesięciu do dwudziestu minut.
rules-play = Zagraj partię

## Material

rules-material = Plansza i figury
rules-material-text = Plansza ma szesnaście pól. Figur też jest szesnaście i nie ma dwóch takich samych: każda jest jasna albo ciemna, niska albo wysoka, okrągła albo kwadratowa, a na górze ma otwór albo go nie ma.
rules-material-example = Pusta plansza i wszystkie szesnaście figur w zapasie.

## A turn

rules-turn = Ruch
rules-turn-text = Kostki decydują, kto jest pierwszy. Pierwszy gracz wybiera dowolną figurę i podaje ją drugiemu. Drugi stawia ją na wolnym polu, po czym sam wybiera figurę i podaje ją z powrotem. I tak dalej: stawiasz to, co dostajesz, a potem podajesz następną.
rules-turn-nobody = Figury są niczyje. Linia może powstać z figur, które stawiały obie strony.
rules-turn-example = Na planszy stoją trzy figury. Teraz trzeba postawić podaną: jasną, wysoką i kwadratową.

## A quarto

# As in English.
rules-quarto = Quarto
rules-quarto-text = Quarto to cztery figury w rzędzie, kolumnie albo na przekątnej, które łączy choć jedna cecha.
rules-quarto-row = Cztery wysokie figury w rzędzie 2.
rules-quarto-column = Cztery figury z otworem w kolumnie c.
rules-quarto-diagonal = Cztery okrągłe figury na przekątnej.
rules-quarto-none = To nie quarto: figur w rzędzie 2 nic nie łączy.

## The call

rules-call = Trzeba zawołać
rules-call-text = Samo ułożenie quarto nie wystarcza. Wygrywa ten, kto je zobaczy i w porę zawoła „Quarto!”, nawet jeśli ułożył je ktoś inny.
rules-call-placer = Po postawieniu figury możesz zawołać, dopóki nie podasz następnej.
rules-call-receiver = Jeśli zamiast tego podasz figurę, może zawołać drugi gracz, zanim ją postawi, i wygrywa dzięki twojemu quarto.
rules-call-lapse = Jeśli drugi gracz też tylko postawi figurę, quarto przepada. Nikt go już nie zawoła, a cztery figury są po prostu czterema figurami.
rules-call-example = Ostatnia figura stanęła na d1: w rzędzie 1 są cztery ciemne i cztery wysokie. Nikt nie zawołał, a następna figura jest już podana. Teraz drugi gracz może zamiast stawiać zawołać rząd 1.
rules-pointing = Wskazywanie
rules-pointing-text = Żeby zawołać, naciśnij czerwony przycisk. Zegary stają, a ty masz 15 sekund, żeby dotknąć czterech figur. Liczy się tylko linia, w której stoi figura postawiona przed chwilą.
rules-wrong-call = Po każdej postawionej figurze każdy gracz ma jeden okrzyk. Okrzyk błędny albo bez wskazania przepada; w turnieju przegrywa partię.
rules-end = Koniec
rules-end-text = Po szesnastej figurze nie ma już czego podać. Kto ją postawił, może zawołać albo zakończyć ruch, potem ostatnią szansę ma drugi gracz. Jeśli nikt do tej pory nie wygrał, jest remis.

## Variants

rules-variants = Warianty
rules-beginners-text = Umówcie się na jedną, dwie albo trzy cechy, a o reszcie zapomnijcie. Gdy zrobi się za łatwo, dołóżcie następną.
rules-beginners-example = Liczy się tylko kolor: cztery jasne figury w rzędzie 3.
rules-advanced-text = Oprócz linii wygrywa też każdy z dziewięciu kwadratów 2 × 2 pola.
rules-advanced-example = Cztery ciemne figury w środkowym kwadracie.
rules-squares-text = Wygrywają tylko kwadraty 2 × 2; rzędy, kolumny i przekątne się nie liczą.
rules-hard-text = Cztery figury muszą mieć co najmniej dwie wspólne cechy.
rules-hard-example = Rząd 1: cztery ciemne i cztery wysokie, więc liczy się także tutaj.

## What can be agreed on

rules-agree = Na co można się umówić
rules-automatic-text = Quarto od razu daje wygraną temu, kto je ułożył, i nikt nie musi wołać. Tak działa wiele programów.
rules-late-call = Późny okrzyk
rules-late-call-text = Kto postawił figurę, może zawołać także po podaniu następnej, dopóki ta nie stanie na planszy. Wygrywa, kto zawoła pierwszy.
rules-child = Z dzieckiem
rules-child-text = Małe dziecko może tylko zawołać, bez wskazywania. Okrzyk jest dobry, jeśli gdziekolwiek jest otwarte quarto. W partiach towarzyskich można też włączyć graczowi podpowiedzi: gdzie są groźby i które figury bezpiecznie jest podać.
rules-time = Czas
rules-time-text = W turnieju każdy ma minutę na ruch. Komu skończy się czas, przegrywa; tylko po szesnastej figurze oznacza to po prostu, że okrzyku nie będzie.

## Notation

rules-notation = Zapis
rules-notation-text = Kolumny to a–d od lewej, rzędy 1–4 od dołu. Każda figura to cyfra albo litera:
rules-notation-moves = b2>7 oznacza: figura na b2, podana 7. Wykrzyknik to dobry okrzyk, a pytajnik błędny, razem ze wskazanym rzędem, kolumną lub przekątną: b2!3, b2?a>7.

## Editions

rules-editions = Czym różnią się wydania
rules-editions-text = Drukowane zasady są niemal takie same we wszystkich językach. Oto różnice, które znamy.
rules-editions-own = Wydanie w tym języku
rules-editions-others = Inne wydania
rules-edition-south-slavic = Zasady serbskie, chorwackie i słoweńskie mają późny okrzyk.
rules-edition-danish = W zasadach duńskich woła się, puszczając figurę, a czasu nic nie ogranicza.
rules-edition-greek = Zasady greckie pozwalają umówić się na więcej niż jedną wspólną cechę; to wariant trudny. Czasu nic nie ogranicza.
rules-edition-finnish = Zasady fińskie można rozumieć tak, że zaawansowani układają same kwadraty.
rules-edition-japanese = Zasady japońskie nie mają gry dla początkujących, a minuta jest na postawienie figury.
rules-edition-swedish = W zasadach szwedzkich i arabskich początkujący dokładają cechę po cesze.
rules-edition-estonian = W zasadach fińskich i estońskich początkujący zaczynają od jednej wartości: liczą się tylko cztery jasne figury.
rules-edition-romanian = W zasadach rumuńskich drugi gracz woła, zanim weźmie figurę; to ta sama szansa co tutaj.
rules-edition-arabic = Zasady arabskie pozwalają drugiemu graczowi zawołać, gdy tylko linia jest pełna, i nie wspominają o podaniu figury. Tutaj woła się po podaniu.
rules-edition-german = Zasady niemieckie mówią wprost, że kto stawia figurę, rezygnuje z linii, która była wcześniej.
rules-edition-chinese = W zasadach chińskich woła tylko ten, kto postawił figurę; tutaj może także drugi gracz. Partia trwa kwadrans, a ruch tyle, ile trzeba.
rules-edition-minute = W zasadach serbskich, chorwackich i perskich na minutę na ruch można umówić się w każdej partii.
rules-edition-limit = Zasady rumuńskie i słoweńskie ograniczają czas, ale nie podają liczby.
rules-edition-czech = W zasadach czeskich o tym, kto zaczyna, decyduje gra w papier, kamień i nożyce; gdzie indziej kostki, los albo umowa.
