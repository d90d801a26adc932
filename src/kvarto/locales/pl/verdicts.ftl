### What is said of moves and games that are looked at again.

value-win = wygrana
value-draw = remis
value-loss = przegrana
value-unknown = nieznane
# Sentences under the table.
review-missed-as-placer = Ruch { $number }: { $player } układa quarto i nie woła ({ $shapes }).
review-missed-as-receiver = Ruch { $number }: { $player } może zawołać, ale nie woła ({ $shapes }).
review-called-others = Ruch { $number }: { $player } woła to, co układa i przeocza { $other }.
review-lapsed = Tym samym przepada: { $shapes }.
review-failed-call = Ruch { $number }: { $player } woła na próżno.
# The last position of a game that broke off.
review-left-open = { $count ->
    [one] W ostatniej pozycji otwarte quarto: { $shapes }. Może je zawołać { $player }.
    [few] W ostatniej pozycji otwarte quarto: { $shapes }. Jedno z nich może zawołać { $player }.
    [many] W ostatniej pozycji otwarte quarto: { $shapes }. Jedno z nich może zawołać { $player }.
   *[other] W ostatniej pozycji otwarte quarto: { $shapes }. Jedno z nich może zawołać { $player }.
}
review-turning-point = Partia rozstrzyga się w ruchu { $number }: { $player } gra { $word } i zmienia ocenę ({ $before } → { $after }).
review-no-mistakes = Nikt nie popełnił błędu.
review-no-known-mistakes = Nie znaleziono błędu.
review-unjudged = { $count ->
    [one] Jednego ruchu nie udało się ocenić w podanym czasie.
    [few] { $count } ruchów nie udało się ocenić w podanym czasie.
    [many] { $count } ruchów nie udało się ocenić w podanym czasie.
   *[other] { $count } ruchu nie udało się ocenić w podanym czasie.
}
