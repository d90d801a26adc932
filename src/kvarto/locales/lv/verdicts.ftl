### What is said of moves and games that are looked at again.

value-win = uzvara
value-draw = neizšķirts
value-loss = zaudējums
value-unknown = nezināms
review-missed-as-placer = { $number }. gājienā { $player } pabeidza quarto un nesauca: { $shapes }.
review-missed-as-receiver = { $number }. gājienā { $player } varēja pieteikt: { $shapes }.
review-called-others = { $number }. gājienā { $player } pieteica to, ko { $other } pabeidza un nepamanīja.
review-lapsed = Līdz ar to nokavēts: { $shapes }.
review-failed-call = { $number }. gājienā { $player } sauca velti.
review-left-open =
    { $count ->
        [1] Pēdējā pozīcijā vēl varēja pieteikt: { $shapes }. To varēja darīt { $player }.
       *[other] Pēdējā pozīcijā vēl varēja pieteikt vienu no šiem: { $shapes }. To varēja darīt { $player }.
    }
review-turning-point = Partija izšķīrās { $number }. gājienā, kad { $player } spēlēja { $word }: bija { $before }, kļuva { $after }.
review-no-mistakes = Neviens nekļūdījās.
review-no-known-mistakes = Neviena kļūda netika atrasta.
review-unjudged = { $count ->
    [zero] Dotajā laikā neizdevās izvērtēt { $count } gājienus.
    [one] Dotajā laikā neizdevās izvērtēt { $count } gājienu.
   *[other] Dotajā laikā neizdevās izvērtēt { $count } gājienus.
}
